"""What systemd keeps running shuts itself in before it works; what restores after it depends on no wall."""

from __future__ import annotations

import io

import pytest

from disktune_helper.cli import boost, by_systemd, long_trial, record, scrub
from disktune_helper.long_trials.keeper import LongTrialKeeper
from disktune_helper.raid.boost_runner import BoostRunner
from disktune_helper.scrub.keeper import HoldKeeper
from disktune_helper.system.companion import shutting_in

HOLD = "hold-01234567-89ab-cdef-0123-456789abcdef"
DONE: list[str] = []


@pytest.fixture(autouse=True)
def _no_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    DONE.clear()
    monkeypatch.setattr(by_systemd, "is_started", lambda _unit, _stderr: True)
    monkeypatch.setattr(by_systemd, "settle", lambda _capabilities, _stopped: None)
    monkeypatch.setattr(shutting_in, "shut_in_face", lambda word: DONE.append(f"shut in {word}"))
    monkeypatch.setattr(BoostRunner, "run", lambda _self: DONE.append("run"))
    monkeypatch.setattr(BoostRunner, "clear", lambda _self: DONE.append("restored"))
    monkeypatch.setattr(HoldKeeper, "run", lambda _self: DONE.append("run"))
    monkeypatch.setattr(HoldKeeper, "end", lambda _self: DONE.append("restored"))
    monkeypatch.setattr(record._Job, "make", lambda _self: DONE.append("run"))
    monkeypatch.setattr(record._Job, "clear", lambda _self: DONE.append("restored"))
    monkeypatch.setattr(LongTrialKeeper, "run", lambda _self, _drive: DONE.append("run"))


def test_a_keeper_shuts_itself_in_before_it_begins() -> None:
    boost.run(["md0"], io.StringIO())
    long_trial.run(["sda"], io.StringIO())
    scrub.run([HOLD], io.StringIO())
    record.run(["sda"], io.StringIO())
    faces = ("boost", "long-trial", "scrub", "record")
    assert [done for face in faces for done in (f"shut in {face}", "run")] == DONE


def test_what_restores_after_a_keeper_depends_on_no_companion() -> None:
    boost.run(["md0", "end"], io.StringIO())
    scrub.run([HOLD, "end"], io.StringIO())
    record.run(["sda", "end"], io.StringIO())
    assert DONE == ["restored", "restored", "restored"]


def test_a_keeper_that_cannot_be_shut_in_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_word: str) -> None:
        raise OSError

    monkeypatch.setattr(shutting_in, "shut_in_face", refused)
    monkeypatch.setattr(shutting_in, "log_mistake", lambda where, _error: DONE.append(where))
    boost.run(["md0"], io.StringIO())
    assert DONE == ["boost", "run"]
