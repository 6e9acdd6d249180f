"""A desktop user's command over several drives: its helper changes them side by side, and keeps all or none."""

from __future__ import annotations

import os
import queue
import shlex
import threading
from collections.abc import Iterator

import pytest

from disktune_contract.messages.privilege import Class
from disktune_gui.demo.ata.device import Power
from disktune_helper.cli.common import desktop_work
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.command_line import BY_NAME, ParsedLine, parsed
from disktune_helper.cli.common.desktop_work import DesktopWork, Pipes
from disktune_helper.cli.common.work import CommandWork, Emitted
from disktune_helper.faces import FACES, function_of
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.rpc.server import Server
from disktune_helper.session.session import SessionContext
from disktune_helper.system import programs
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S
from tests.helper.cli.shell import Typed
from tests.helper.conftest import Bench, make_bench


class Desktop:
    """A user at a terminal, and the helper that pkexec has started for the command."""

    def __init__(self) -> None:
        self.bench: Bench = make_bench()
        self._folders = (MemoryFolder(), MemoryFolder())
        self._threads: list[threading.Thread] = []
        self._fds: list[int] = []

    def run(self, line: str, answers: list[str | None]) -> tuple[int, str, str]:
        """Run a command line; return its status and what it printed."""
        words = shlex.split(line)
        terminal = Typed(self.bench.clock, answers, asks=bool(answers))
        events: queue.SimpleQueue[Emitted] = queue.SimpleQueue()
        session = SessionContext(
            self.bench.ports,
            Class.BROWSE,
            self._folders,
            lambda name, args: events.put((name, args)),
            lambda: None,
        )
        work = DesktopWork(parsed(BY_NAME[words[0]], words[1:]), terminal, session, events)
        work.take(self._pipes())
        status = works.carried_out(work, function_of(FACES[words[0]].command))
        for thread in self._threads:
            thread.join(PATIENCE_S)
        return int(status), terminal.stdout.getvalue(), terminal.stderr.getvalue()  # type: ignore[attr-defined]

    def _pipes(self) -> Pipes:
        (requests, ask), (hear, answers) = os.pipe(), os.pipe()
        refused, say = os.pipe()
        _, nowhere = os.pipe()
        os.write(say, b'{"refused": "No."}\n')
        server = Server(self.bench.ports, Class.TUNE, self._folders, answers, handlers=HANDLERS)
        self._threads.append(threading.Thread(target=server.run, args=(requests, None)))
        self._threads[-1].start()
        return Pipes((refused, say), (hear, ask), nowhere)

    def read_ahead(self) -> list[object]:
        return [self.bench.states(name)["block.read_ahead"].value for name in ("sda", "sdb", "sdc")]


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    made = Desktop()
    yield made
    made.bench.session.stop_work()


def test_several_drives_are_kept_by_their_helper(desktop: Desktop) -> None:
    status, out, complaints = desktop.run("set 'sd[abc]' -a 1024 --keep", [])
    assert (status, desktop.read_ahead()) == (0, [512, 512, 512]), complaints
    assert out.count("changes kept.") == 3


@pytest.mark.slow
def test_a_person_is_asked_once_about_several_drives(desktop: Desktop) -> None:
    before = desktop.read_ahead()
    status, out, complaints = desktop.run("set 'sd[abc]' -a 1024", [None, "n"])
    assert (status, desktop.read_ahead()) == (1, before), complaints
    assert out.count("changes reverted.") == 3
    status, _, complaints = desktop.run("set 'sd[abc]' -a 1024", ["y"])
    assert (status, desktop.read_ahead()) == (0, [512, 512, 512]), complaints


def test_actions_are_done_by_the_helper_after_the_question(desktop: Desktop) -> None:
    ata = desktop.bench.world.drives["sdb"].ata
    assert ata is not None
    status, out, complaints = desktop.run("act sdb -yC", ["n"])
    assert (status, ata.power) == (1, Power.ACTIVE), complaints
    assert "Spin Down (Standby) was not done." in out
    status, out, complaints = desktop.run("act sdb -yC --yes", [])
    assert (status, ata.power) == (0, Power.STANDBY), complaints
    assert out.count("asleep now (standby)") == 2


@pytest.mark.slow
@pytest.mark.parametrize("pipes", [None, Pipes((-1, -1), (-1, -1), -1)])
@pytest.mark.parametrize(
    ("line", "agrees", "awake"),
    [
        ("bench sda", True, True),
        ("bench sda", False, False),
        ("list", True, False),
    ],
)
def test_what_suspend_would_spoil_holds_it_off_for_a_user_too(
    monkeypatch: pytest.MonkeyPatch, pipes: Pipes | None, line: str, agrees: bool, awake: bool
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(programs, "keep_awake", lambda _why: agrees)
    bench = make_bench()
    terminal = Typed(bench.clock, [], asks=False)

    def here(given: ParsedLine, *_: object, kind: type[CommandWork] = CommandWork) -> CommandWork:
        return kind(given, terminal, bench.session, queue.SimpleQueue())

    monkeypatch.setattr(works, "on_this_machine", here)
    words = shlex.split(line)
    work = desktop_work.begin(parsed(BY_NAME[words[0]], words[1:]), terminal, pipes)
    work.say_awake()
    assert ("does not suspend" in terminal.stdout.getvalue()) == awake  # type: ignore[attr-defined]
