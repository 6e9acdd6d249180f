"""What systemd keeps running: started by nobody else, shut in before it works; what restores needs no wall."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Sequence
from typing import TextIO

import pytest

from disktune_helper import faces, main
from disktune_helper.changes import trial_keeper
from disktune_helper.cli import boost, by_systemd, long_trial, record, scrub
from disktune_helper.long_trials.keeper import LongTrialKeeper
from disktune_helper.raid.boost_runner import BoostRunner
from disktune_helper.scrub.keeper import HoldKeeper
from disktune_helper.system import log, privilege, programs
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


def test_what_records_shuts_itself_in_before_it_begins(done: list[str]) -> None:
    record.run(["sda"], io.StringIO())
    assert done == ["shut in record", "run"]


def test_what_restores_after_a_keeper_depends_on_no_companion(done: list[str]) -> None:
    boost.run(["md0", "end"], io.StringIO())
    scrub.run([HOLD, "end"], io.StringIO())
    record.run(["sda", "end"], io.StringIO())
    assert done == ["restored", "restored", "restored"]
    for words in (["boost", "md0", "end"], ["scrub", HOLD, "end"]):
        assert faces.holder_of(words) == "", "and it does not leave root, for which it would take one"


KEEPERS = {"boost": "md0", "long-trial": "sda", "scrub": HOLD}


@pytest.fixture
def of_systemd(done: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the program be begun as root's by systemd, and note whom it would leave root for."""

    def leave(face: faces.Face, whose: str) -> None:
        done.append(f"left for {whose} with {face.opens}")

    monkeypatch.setattr("os.getppid", lambda: 1)
    monkeypatch.setenv("INVOCATION_ID", "0")
    monkeypatch.setattr(faces, "_sealing", True)
    monkeypatch.setattr(faces, "load_all", lambda _words: None)
    monkeypatch.setattr(privilege, "settle", os.environ.clear)
    monkeypatch.setattr(privilege, "by_sudo", lambda: "")
    monkeypatch.setattr(main, "_leave_root", leave)
    monkeypatch.setattr(log, "log_mistake", lambda where, _error: done.append(f"mistake of {where}"))
    return done


@pytest.mark.parametrize("name", KEEPERS)
def test_a_keeper_leaves_root_before_it_begins(of_systemd: list[str], name: str) -> None:
    main.main(["disktune-helper", name, KEEPERS[name]])
    opened = "/dev/kmsg" if name == "long-trial" else ""
    assert of_systemd == [f"left for {name} with {opened}", "run"]


@pytest.mark.parametrize("name", KEEPERS)
def test_a_keeper_that_cannot_leave_root_goes_on(
    of_systemd: list[str], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_face: faces.Face, _whose: str) -> None:
        raise OSError

    monkeypatch.setattr(main, "_leave_root", refused)
    main.main(["disktune-helper", name, KEEPERS[name]])
    assert of_systemd == [f"mistake of {name}", "run"]


def test_a_person_s_command_leaves_root_as_what_serves_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("INVOCATION_ID", raising=False)
    assert faces.holder_of(["boost", "md0"]) == "tune"
    assert faces.needs(["boost", "md0"]) == "leaving-tune"


@pytest.mark.parametrize("word", ["start", "resume"])
def test_what_starts_btrfs_progs_stays_root_s(word: str) -> None:
    assert faces.holder_of(["scrub", HOLD.replace("hold", word)]) == ""
