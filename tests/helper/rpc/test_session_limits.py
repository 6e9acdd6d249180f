"""How long a session lasts: without use, at most, at the door; no other program of the user stops its clock."""

from __future__ import annotations

import os
import select
import threading
from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.messages.privilege import Class
from disktune_contract.wire import MAX_LINE
from disktune_helper.rpc.session_limits import (
    AT_DOOR_FIRST_S,
    AT_DOOR_IDLE_S,
    IDLE_LIMIT_S,
    SESSION_LIMIT_S,
    SessionLimits,
)
from disktune_helper.session.session import SessionContext
from disktune_helper.system.ports import Ports
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Clock
from tests.helper.rpc.helper_window import Open, Window

POLL = select.poll
GARBAGE = (b"GET / HTTP/1.1\r\n", b"\n", b'{"id": 1, "op": "alive"}\n', b"x" * (MAX_LINE + 1))


def test_nobody_there_for_ten_minutes_ends_a_privileged_session(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(Class.INSPECT)
    later = opened.ports.monotonic() + IDLE_LIMIT_S
    monkeypatch.setattr(opened.ports, "monotonic", lambda: later)
    opened.send("\n")
    assert opened.event("session-ending")["why"] == "Not used for 10 min."


def test_a_privileged_session_ends_after_eight_hours_however_much_it_is_used(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(Class.TUNE)
    for _ in range(int(SESSION_LIMIT_S // (IDLE_LIMIT_S - 1))):
        assert "ok" in opened.ask("alive")
        wait(opened, monkeypatch, IDLE_LIMIT_S - 1)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, IDLE_LIMIT_S - 1)
    assert opened.event("session-ending")["why"] == "Open for 8 hours."


def test_what_a_window_asks_by_itself_keeps_no_session_open_for_which_a_password_was_given(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(Class.TUNE)
    [drive] = [one for one in opened.ask("drives")["ok"]["drives"] if one["name"] == "sda"]
    ref = {name: drive[name] for name in ("name", "identity", "diskseq")}
    wait(opened, monkeypatch, IDLE_LIMIT_S / 2)
    assert "ok" in opened.ask("scrubs", drive=ref)
    wait(opened, monkeypatch, IDLE_LIMIT_S / 2)
    assert opened.event("session-ending")["why"] == "Not used for 10 min."


def test_one_that_takes_no_password_stays_for_it(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(Class.INSPECT)
    [drive] = [one for one in opened.ask("drives")["ok"]["drives"] if one["name"] == "sda"]
    ref = {name: drive[name] for name in ("name", "identity", "diskseq")}
    for _ in range(3):
        wait(opened, monkeypatch, IDLE_LIMIT_S - 1)
        assert "ok" in opened.ask("scrubs", drive=ref)


def wait(opened: Window, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Move the helper's clock on, and let it look: half a line has come."""
    # The moment more: where the machine has been up for a power of two of seconds, a sum loses its last bits.
    now = opened.ports.monotonic() + seconds + 1e-6
    monkeypatch.setattr(opened.ports, "monotonic", lambda: now)
    opened.send(" ")


def test_who_says_nothing_at_the_door_leaves_soon(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(at_door=True)
    wait(opened, monkeypatch, AT_DOOR_FIRST_S)
    assert opened.event("session-ending")["why"] == "Not used for 30 s."


def test_who_does_nothing_at_the_door_leaves_sooner_than_elsewhere(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(at_door=True)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, AT_DOOR_FIRST_S + 1)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, AT_DOOR_IDLE_S)
    assert opened.event("session-ending")["why"] == "Not used for 3 min."


def test_the_time_without_use_begins_after_a_trial(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, look = threading.Semaphore(0), SessionLimits.reached

    def counted(self: SessionLimits) -> str:
        found = look(self)
        looked.release()
        return found

    monkeypatch.setattr(SessionLimits, "reached", counted)
    opened = window(at_door=True)
    opened.apply("sdb", "ata.apm", 64, trial_s=120)
    while looked.acquire(blocking=False):
        pass
    # The first look may have begun before the clock was moved on.
    for seconds in (119, 0, 0):
        wait(opened, monkeypatch, seconds)
        assert looked.acquire(timeout=PATIENCE_S)
    wait(opened, monkeypatch, 2)
    opened.event("trial-ended")
    wait(opened, monkeypatch, AT_DOOR_IDLE_S - 10)
    assert "ok" in opened.ask("alive")


@pytest.mark.parametrize("garbage", GARBAGE)
def test_the_first_line_that_is_none_ends_a_session_at_the_door(window: Open, garbage: bytes) -> None:
    opened = window(at_door=True)
    opened.send(garbage + b'\n{"id": 2, "op": "alive", "args": {}}\n')
    rest = opened.rest()
    assert [line["fault"] for line in rest] == ["protocol"]


def test_what_is_on_trial_is_reverted_when_garbage_ends_the_session(window: Open) -> None:
    opened = window(at_door=True)
    trial = opened.apply("sdb", "ata.apm", 64, trial_s=60)["ok"]["trial"]
    opened.send("nonsense\n")
    assert opened.event("trial-ended")["trial"] == trial


def test_somebody_else_who_empties_the_pipe_does_not_stop_the_clock(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program of the same user can open it; what is on trial would not have been reverted."""
    again, stolen = threading.Event(), threading.Event()

    class Thief:
        def __init__(self) -> None:
            self._poll, self._first = POLL(), -1

        def register(self, fd: int, mask: int) -> None:
            self._first = fd if self._first < 0 else self._first
            self._poll.register(fd, mask)

        def poll(self, timeout: int | None = None) -> list[tuple[int, int]]:
            if stolen.is_set():
                again.set()
            ready = self._poll.poll(timeout)
            if self._first in dict(ready) and not stolen.is_set():
                os.read(self._first, 1 << 16)
                stolen.set()
            return ready

    monkeypatch.setattr("select.poll", Thief)
    one = window(Class.INSPECT)
    one.send("anything\n")
    assert stolen.wait(PATIENCE_S)
    assert again.wait(PATIENCE_S)
    assert "ok" in one.ask("alive")


@pytest.mark.parametrize("busy", [False, True])
def test_the_clock_is_looked_at_when_the_next_limit_is_reached(busy: bool) -> None:
    clock = Clock()
    session = cast("SessionContext", SimpleNamespace(privilege=Class.TUNE, busy=busy))
    limits = SessionLimits(cast("Ports", SimpleNamespace(monotonic=clock)), session, at_door=False)
    assert limits.seconds_left() == IDLE_LIMIT_S
    clock.now += SESSION_LIMIT_S - 60
    limits.used()
    assert limits.seconds_left() == (IDLE_LIMIT_S if busy else 60)
