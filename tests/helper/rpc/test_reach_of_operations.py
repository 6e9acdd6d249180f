"""What an operation may do to drives: no more than its row and its class say, in whichever thread."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from disktune_contract.messages.privilege import CLASSES, Class, Level
from disktune_contract.messages.protocol import VERBS, Nothing
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.rpc.server import RequestTurn, Server, TakenRequest
from disktune_helper.session.session import DriveWorkers, SessionContext
from disktune_helper.system import errors
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S


def may() -> Level:
    """Return the highest level that the calling thread may send."""
    found = Level.NOTHING
    for level in (Level.LOOK, Level.CHANGE):
        try:
            ioctls.check(level, "command")
        except PermissionError:
            break
        found = level
    return found


@pytest.fixture
def nowhere() -> Iterator[int]:
    fd = os.open(os.devnull, os.O_WRONLY)
    yield fd
    os.close(fd)


@pytest.mark.parametrize("privilege", Class)
def test_an_operation_does_what_its_row_and_its_class_say(
    privilege: Class, nowhere: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Level] = []

    def probe(_session: SessionContext, _args: object) -> Nothing:
        errors.start(lambda: found.append(may()), "of the operation").join(PATIENCE_S)
        found.append(may())
        return Nothing()

    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    folders = (MemoryFolder(), MemoryFolder())
    handlers = dict.fromkeys(VERBS, probe)
    server = Server(SimulatedPorts(World()), privilege, folders, nowhere, handlers=handlers)
    for row in VERBS.values():
        found.clear()
        server._answer(RequestTurn(TakenRequest(1, row.name, None, ""), None, last=True))
        assert found == [min(row.reaches, CLASSES[privilege].most)] * 2, row.name
        assert may() is CLASSES[privilege].most, row.name


def test_less_is_never_more_within() -> None:
    with ioctls.at_most(Level.NOTHING), ioctls.at_most(Level.CHANGE):
        assert may() is Level.NOTHING
    assert may() is Level.CHANGE


def test_a_lane_that_an_operation_opens_is_not_bound_by_it() -> None:
    """What was on trial is restored there, whichever request came first."""
    found: list[Level] = []
    done = threading.Event()
    with ioctls.at_most(Level.NOTHING):
        DriveWorkers().submit("sda", lambda: (found.append(may()), done.set()))  # type: ignore[arg-type, func-returns-value]
    assert done.wait(PATIENCE_S)
    assert found == [Level.CHANGE]


def test_what_changes_is_for_those_who_may() -> None:
    for verb in VERBS.values():
        most = max(CLASSES[privilege].most for privilege in verb.classes)
        assert verb.reaches <= most, verb.name
    # The one that does less where it may not: the kernel's cache is then not dropped.
    changing = {verb.name for verb in VERBS.values() if verb.reaches is Level.CHANGE}
    assert {name for name in changing if VERBS[name].classes != {Class.TUNE}} == {"measure"}


def test_every_class_is_declared() -> None:
    assert CLASSES.keys() == set(Class)
