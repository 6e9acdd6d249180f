"""One running command: its parsed line, its terminal, and its session, which has the window's own operations.

As root the process gives up what its class does not need and confines itself, as a helper of a window does. As any
other user it is of class browse.
"""

from __future__ import annotations

import os
import queue
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TextIO, TypeVar

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import TrialEnd
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.measurement import OfJob
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, Nothing, OfDrive
from disktune_contract.record import replace
from disktune_contract.said.changes import NO_SUSPEND
from disktune_contract.settings.setting import State
from disktune_helper import faces
from disktune_helper.changes import operations
from disktune_helper.cli.common.command_line import (
    BY_NAME,
    CommandEnds,
    Exit,
    ParsedLine,
    TerminalCommand,
    bad_input,
    needs_root,
    of_refusal,
    parsed,
    usage,
)
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.faces import FACES
from disktune_helper.rpc.handlers import HANDLERS, Handlers
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.trials import RESTORING_S
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.files import NotWritten

_LOOK_S = 0.2

MARGIN_S = 10.0
"""How long before the keeper takes a drive for hung that is reported here: the keeper kills this process."""

Task = Callable[[], object]
Waiting = Callable[[list[str]], None]
"""Is called again and again with the lanes that have not answered."""

Emitted = tuple[str, object]
"""An event: its name and its message."""


class CommandWork:
    """What a command works with."""

    def __init__(
        self,
        line: ParsedLine,
        terminal: Terminal,
        session: SessionContext,
        events: queue.SimpleQueue[Emitted],
        handlers: Handlers = HANDLERS,
    ) -> None:
        self.line, self.terminal, self.session, self.events = line, terminal, session, events
        self._handlers = handlers
        self._drives: tuple[Drive, ...] | None = None
        self.awake = False
        """Whether the computer is kept from suspending."""

    @property
    def as_root(self) -> bool:
        """Whether drives can be asked."""
        return self.session.privilege is not Class.BROWSE

    @property
    def drives(self) -> tuple[Drive, ...]:
        """Every drive there is, hidden kinds included; listed once."""
        if self._drives is None:
            found = self.ask("drives", Nothing())
            assert isinstance(found, DriveList)  # noqa: S101  # by the table of replies
            self._drives = found.drives
        return self._drives

    def ask(self, verb: str, request: object) -> Any:
        """Carry out an operation of the protocol as a helper does for a window; raises `Refusal`."""
        operation = VERBS[verb]
        if self.session.privilege not in operation.classes:
            raise needs_root((self.line.command.name, *self.line.names))
        with ioctls.at_most(operation.reaches):
            return self._handlers[verb](self.session, request)

    def ask_each(
        self, verb: str, requests: Mapping[str, object], patience_s: float, waiting: Waiting
    ) -> dict[str, Any]:
        """Carry out an operation on several drives side by side; return each answer, or what it has raised.

        *requests* are by drive. A drive that does not answer in *patience_s* seconds has a `Refusal`.
        """
        return self._side_by_side(
            {drive: partial(self.ask, verb, request) for drive, request in requests.items()}, patience_s, waiting
        )

    def _side_by_side(self, tasks: Mapping[str, Task], patience_s: float, waiting: Waiting) -> dict[str, Any]:
        """Run *tasks*, each in the lane that it is named after; return what each returns or raises, in order."""
        ended: queue.SimpleQueue[tuple[str, object]] = queue.SimpleQueue()
        for lane, task in tasks.items():
            self.session.lanes.submit(lane, partial(_end_into, ended, lane, task))
        outcomes: dict[str, object] = {}
        until_s = self.session.ports.monotonic() + patience_s
        while (left := [lane for lane in tasks if lane not in outcomes]) and (
            self.session.ports.monotonic() < until_s
        ):
            with suppress(queue.Empty):
                lane, outcome = ended.get(timeout=_LOOK_S)
                outcomes[lane] = outcome
                continue
            waiting(left)
        why = f"The drive has not answered for {round(patience_s)} s. Its changes are reverted when it does."
        return {lane: outcomes.get(lane, Refusal(Fault.IO_ERROR, why)) for lane in tasks}

    def told_by(self, job: int, cancel: Callable[[int], object] | None = None) -> Iterator[object]:
        """Yield the events of a job; Ctrl-C, SIGTERM and a terminal that closes cancel it, by *cancel* if given.

        A caller that has received the event of its end stops the iteration.
        """
        cancelled = False
        while True:
            if self.terminal.stopped and not cancelled:
                cancelled = True
                if cancel is not None:
                    cancel(job)
                else:
                    self.ask("cancel", OfJob(job))
            with suppress(queue.Empty):
                yield self.events.get(timeout=_LOOK_S)[1]

    def say_awake(self) -> None:
        """Print that the computer does not suspend, where that is so."""
        if self.awake:
            self.terminal.say(f"  {NO_SUSPEND}")

    # -- trials --------------------------------------------------------------------------------------------

    def revert_left_behind(self) -> None:
        """Revert what a helper left on trial that died, as every helper of the class does when it starts."""
        trials = self.session.trials
        left = {trials.drive_of(token): token for token in trials.adopt()}
        self.revert(left, TrialEnd.SESSION_ENDED, lambda _: None)

    def trial_left_s(self) -> float:
        """Return how long it is until the first of the trials is over, in seconds."""
        return self.session.trials.seconds_left() or 0.0

    def revert(self, trials: Mapping[str, str], end: TrialEnd, waiting: Waiting) -> dict[str, Any]:
        """Revert trials, by drive, side by side; return for each a `TrialEnded`, or what it has raised."""
        taken: dict[str, Task] = {}
        refused: dict[str, Any] = {}
        for drive, token in trials.items():
            try:
                # All at once: a trial that waited for the one before would be over for its keeper, which then
                # ends this process.
                taken[drive] = partial(operations.revert, self.session, self.session.trials.take(token), end)
            except Refusal as error:
                refused[drive] = error
        return {**refused, **self._side_by_side(taken, RESTORING_S - MARGIN_S, waiting)}

    def close(self) -> None:
        """Let go of whatever else it works with; nothing here."""

    def settings(self, drive: Drive) -> StateList:
        """Return every setting of a drive; raises `Refusal`."""
        found = self.ask("settings", OfDrive(drive.ref))
        assert isinstance(found, StateList)  # noqa: S101  # by the table of replies
        return found

    def states(self, drive: Drive) -> dict[str, State]:
        """Return the state of every setting of a drive, by its id; raises `Refusal`."""
        return {state.setting: state for state in self.settings(drive).states}


def _end_into(ended: queue.SimpleQueue[tuple[str, object]], lane: str, task: Task) -> None:
    """Run a task and put what it returns or raises into a queue."""
    try:
        outcome = task()
    except Exception as error:
        outcome = error
    ended.put((lane, outcome))


Work = TypeVar("Work", bound=CommandWork)

MAX_FILE = 64 << 20
"""Bytes of a file of results; one of a profile has some 100 kB."""


def with_files(line: ParsedLine) -> ParsedLine:
    """Return *line* with the files that it names, read before root's privileges are gone; raises `CommandEnds`."""
    if line.command.reads_input and not line.names:
        return replace(line, files=(_content("-"),))
    if not line.command.files:
        return line
    if len(line.names) != line.command.files:
        raise bad_input(f"Name {line.command.files} files. Usage: disktune-helper {line.command.synopsis}")
    return replace(line, files=tuple(map(_content, line.names)))


def _content(name: str) -> bytes:
    try:
        if name == "-":
            found = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with open(name, "rb") as file:
                found = file.read(MAX_FILE + 1)
    except OSError as error:
        raise bad_input(f"{name[:200]} could not be read: {error.strerror}.") from None
    if len(found) > MAX_FILE:
        raise bad_input(f"{name[:200]} is larger than {MAX_FILE >> 20} MiB and was not read.")
    return found


def begin(line: ParsedLine, terminal: Terminal) -> CommandWork:
    """Return the work of a command on this machine's drives; raises `CommandEnds` if its user may not."""
    command = line.command
    if os.geteuid() != 0 and not nodes.opened_elsewhere():
        if not command.for_users:
            raise needs_root((command.name, *line.names))
        return kept_awake(on_this_machine(line, terminal, Class.BROWSE))
    from disktune_helper.system import privilege  # noqa: PLC0415  # ctypes, only where there is something to give up

    if nodes.opened_elsewhere():
        # This was root's, and is nobody's by now.
        ioctls.limit_to(line.as_root)
        return on_this_machine(line, terminal, line.as_root, privilege.by_sudo())
    from disktune_helper.system.companion import changing_root, shutting_in  # noqa: PLC0415

    who = privilege.by_sudo()
    privilege.settle()
    # Before the confinement: a confined process starts no such program.
    awake = _keeps_awake(command)
    try:
        if line.as_root is Class.TUNE:
            changing_root.demand_time()
        # No more than there is: in a container root may lack some of it.
        ioctls.limit_to(line.as_root)
        shutting_in.shut_in(line.as_root)
    except privilege.StartNotAllowed as error:
        raise CommandEnds(Exit.NO_PERMISSION, f"{error}.") from None
    except OSError as error:
        raise CommandEnds(Exit.NO_PERMISSION, f"root's privileges could not be limited: {error}.") from None
    work: CommandWork = on_this_machine(line, terminal, line.as_root, who)
    work.awake = awake
    return work


def kept_awake(work: Work) -> Work:
    """Inhibit suspend for as long as a command of the user's lives, if its kind needs that and logind lets it."""
    work.awake = _keeps_awake(work.line.command)
    return work


def _keeps_awake(command: TerminalCommand) -> bool:
    if not command.keeps_awake:
        return False
    from disktune_helper.system import programs  # noqa: PLC0415

    return programs.keep_awake(f"disktune {command.name} measures a drive.")


def on_this_machine(
    line: ParsedLine,
    terminal: Terminal,
    privilege: Class,
    who: str = "",
    kind: type[Work] = CommandWork,  # type: ignore[assignment]  # the usual one of them
) -> Work:
    """Return the work with a session of this class over the machine's own ports, files and services."""
    from disktune_helper.rpc.server import keep_trial, store_of_root, system_folders  # noqa: PLC0415
    from disktune_helper.system.system_ports import SystemPorts  # noqa: PLC0415

    events: queue.SimpleQueue[Emitted] = queue.SimpleQueue()
    terminal.heed_signals()
    session = SessionContext(
        SystemPorts(),
        privilege,
        system_folders(),
        lambda name, args: events.put((name, args)),
        lambda: None,
        store_of_root,
        who=who,
        start_keeper=keep_trial,
    )
    return kind(line, terminal, session, events)


def run(words: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Carry out the command that *words* begin with; return the exit status."""
    return carry_out(words, Terminal(stdout, stderr, os.environ), begin)


def carry_out(
    words: Sequence[str], terminal: Terminal, begin: Callable[[ParsedLine, Terminal], CommandWork]
) -> int:
    """Carry out the command that *words* begin with by what *begin* makes; return the exit status."""
    command = BY_NAME[words[0]]
    try:
        line = parsed(command, words[1:])
        if line.wants_help:
            terminal.say(usage(command))
            return Exit.DONE
        terminal.quiet = line.has("--json")
        function = faces.function_of(FACES[command.name].command)
        work = begin(with_files(line), terminal)
    except CommandEnds as ending:
        terminal.complain(ending.why)
        return ending.status
    status = carried_out(work, function)
    if terminal.broken is not None and status == Exit.DONE:
        raise terminal.broken
    return status


def carried_out(work: CommandWork, run: Callable[[CommandWork], int]) -> int:
    """Run a command; return its exit status, with a sentence for what was refused."""
    try:
        try:
            return run(work)
        except Refusal as error:
            raise of_refusal(error) from None
        except NotWritten as error:
            raise CommandEnds(Exit.NOT_DONE, error.sentence) from None
    except CommandEnds as ending:
        work.terminal.complain(ending.why)
        return ending.status
    finally:
        work.session.stop_work()
        work.close()
        work.terminal.ignore_signals()
