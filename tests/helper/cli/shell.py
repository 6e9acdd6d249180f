"""A person, or a script, that gives commands on the simulated machine."""

from __future__ import annotations

import io
import json
import queue
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from disktune_contract.messages.privilege import Class
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.command_line import BY_NAME, CommandEnds, needs_root, parsed
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.cli.common.work import CommandWork, Emitted
from disktune_helper.faces import FACES, function_of
from tests.helper.conftest import Bench, Clock


class Typed(Terminal):
    """A terminal at which *answers* are typed, one for each time that the command waits; time passes."""

    def __init__(self, clock: Clock, answers: Sequence[str | None], *, asks: bool) -> None:
        super().__init__(io.StringIO(), io.StringIO(), {})
        self.asks = self.live = asks
        self._clock = clock
        self._answers = list(answers)
        self.on_wait: Callable[[Typed], None] = lambda _terminal: None

    def wait(self, seconds: float) -> str | None:
        """Let time go by, and return what is typed."""
        self.on_wait(self)
        if self.stopped:
            return None
        self._clock.sleep(seconds)
        return self._answers.pop(0) if self._answers else None


@dataclass
class Said:
    """What came of a command."""

    status: int
    out: str
    complaints: str

    @property
    def json(self) -> Any:
        """Standard output, read as JSON."""
        return json.loads(self.out)


@dataclass
class Shell:
    """Runs command lines as root, or as a user, over one simulated machine."""

    bench: Bench
    answers: list[str | None] = field(default_factory=list)
    """What is typed at a terminal; without any there is none."""
    on_wait: Callable[[Typed], None] = lambda _terminal: None
    works: list[CommandWork] = field(default_factory=list)
    """Every command so far."""

    def __call__(self, line: str, *, at_terminal: bool = False) -> Said:
        """Run a command line."""
        words = shlex.split(line)
        command = BY_NAME[words[0]]
        terminal = Typed(self.bench.clock, self.answers, asks=at_terminal or bool(self.answers))
        terminal.on_wait = self.on_wait
        try:
            known = works.with_files(parsed(command, words[1:]))
            terminal.quiet = known.has("--json")
            work = self._work(known, terminal)
            status = works.carried_out(work, function_of(FACES[command.name].command))
        except CommandEnds as ending:
            terminal.complain(ending.why)
            status = ending.status
        assert isinstance(terminal.stdout, io.StringIO)
        assert isinstance(terminal.stderr, io.StringIO)
        return Said(int(status), terminal.stdout.getvalue(), terminal.stderr.getvalue())

    def _work(self, line: Any, terminal: Typed) -> CommandWork:
        """Give the session of the machine to a command, as its own process would make one."""
        session = self.bench.session
        if session.privilege is Class.BROWSE and not line.command.for_users:
            raise needs_root((line.command.name, *line.names))
        events: queue.SimpleQueue[Emitted] = queue.SimpleQueue()
        emit: Callable[[str, object], None] = lambda name, args: events.put((name, args))  # noqa: E731
        session.emit = session.jobs._emit = session.activity._emit = emit
        # The command before has ended it; a process would be a new one.
        session.ending = False
        self.works.append(CommandWork(line, terminal, session, events))
        return self.works[-1]
