"""What systemd keeps running: started by nobody else, shut in before it works; what restores needs no wall."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TextIO

import pytest

from disktune_helper.changes import trial_keeper
from disktune_helper.cli import boost, by_systemd, long_trial, record, scrub
from disktune_helper.long_trials.keeper import LongTrialKeeper
from disktune_helper.raid.boost_runner import BoostRunner
from disktune_helper.scrub.keeper import HoldKeeper
from disktune_helper.system import programs
from disktune_helper.system.companion import shutting_in

Face = Callable[[Sequence[str], TextIO], int]
HOLD = "hold-01234567-89ab-cdef-0123-456789abcdef"
TRIAL = "0" * 16
DRIVES = ("", "sda/../sdb", "sda.service", "-sda", "sda sdb", "SDA", "cciss!c0d0", "a" * 40, "sda\n")
ARRAYS = ("sda", "md", "md0/../sda", "md0.service", "-md0", "md0 md1", "md_" + "x" * 40, "")
TRIALS = ("x", "../" + "0" * 13, "0" * 15 + "\n")
FACES: dict[Face, tuple[str, tuple[str, ...], str]] = {
    record.run: ("sda", DRIVES, "systemctl start disktune-recording@sda"),
    boost.run: ("md0", ARRAYS, "systemctl start disktune-boost@md0"),
    long_trial.run: ("sda", DRIVES, "systemctl start disktune-long-trial@sda"),
    scrub.run: (HOLD, (HOLD[5:], "", "hold-x"), f"systemctl start disktune-scrub@{HOLD}"),
    trial_keeper.run: (TRIAL, TRIALS, ""),
}
"""What each may be given, what it may not, and what whoever is not systemd is told."""


@pytest.mark.parametrize("run", FACES, ids=lambda run: run.__module__)
def test_wrong_usage_is_one_sentence(run: Face) -> None:
    right, wrong, _told = FACES[run]
    for arguments in ([], [right, "now"], [right, "end", "end"], *([name] for name in wrong)):
        said = io.StringIO()
        assert run(arguments, said) == 2, arguments
        assert len(said.getvalue().splitlines()) == 1


@pytest.mark.parametrize("run", FACES, ids=lambda run: run.__module__)
def test_whoever_is_not_systemd_is_told_how_to(run: Face, monkeypatch: pytest.MonkeyPatch) -> None:
    # Process 1 is the parent of tests as well where whoever started them has gone.
    monkeypatch.setattr("os.getppid", lambda: 2)
    right, _wrong, told = FACES[run]
    said = io.StringIO()
    assert run([right], said) == 64
    assert told in said.getvalue()


@pytest.mark.parametrize(
    ("unit_of", "names", "why"),
    [(programs._recording_unit, DRIVES, "part of a unit"), (programs._checked, ARRAYS, "array")],
)
def test_no_other_name_becomes_part_of_a_command(
    unit_of: Callable[[str], str], names: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.path.isdir", lambda _path: True)
    for name in names:
        with pytest.raises(OSError, match=why):
            unit_of(name)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is done where systemd starts it and there is no machine."""
    found: list[str] = []
    monkeypatch.setattr(by_systemd, "is_started", lambda _unit, _stderr: True)
    monkeypatch.setattr(by_systemd, "settle", lambda _capabilities, _stopped: None)
    monkeypatch.setattr(shutting_in, "shut_in_face", lambda word: found.append(f"shut in {word}"))
    keepers = ((BoostRunner, "run", "clear"), (HoldKeeper, "run", "end"), (record._Job, "make", "clear"))
    for keeper, runs, ends in keepers:
        monkeypatch.setattr(keeper, runs, lambda _self: found.append("run"))
        monkeypatch.setattr(keeper, ends, lambda _self: found.append("restored"))
    monkeypatch.setattr(LongTrialKeeper, "run", lambda _self, _drive: found.append("run"))
    return found


def test_a_keeper_shuts_itself_in_before_it_begins(done: list[str]) -> None:
    boost.run(["md0"], io.StringIO())
    long_trial.run(["sda"], io.StringIO())
    scrub.run([HOLD], io.StringIO())
    record.run(["sda"], io.StringIO())
    faces = ("boost", "long-trial", "scrub", "record")
    assert [told for face in faces for told in (f"shut in {face}", "run")] == done


def test_what_restores_after_a_keeper_depends_on_no_companion(done: list[str]) -> None:
    boost.run(["md0", "end"], io.StringIO())
    scrub.run([HOLD, "end"], io.StringIO())
    record.run(["sda", "end"], io.StringIO())
    assert done == ["restored", "restored", "restored"]


def test_a_keeper_that_cannot_be_shut_in_goes_on(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_word: str) -> None:
        raise OSError

    monkeypatch.setattr(shutting_in, "shut_in_face", refused)
    monkeypatch.setattr(shutting_in, "log_mistake", lambda where, _error: done.append(where))
    boost.run(["md0"], io.StringIO())
    assert done == ["boost", "run"]
