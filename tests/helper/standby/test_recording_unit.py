"""The unit that records, and the face of the helper that it starts."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from disktune_contract.sentence import Sentence
from disktune_helper.cli import record
from disktune_helper.decode.fields import DecodeError
from disktune_helper.system import trace_instance
from disktune_helper.system.companion import starting

ROOT = Path(__file__).resolve().parents[3]
UNIT = ROOT / "helper/systemd/disktune-recording@.service"


def test_it_ends_by_itself() -> None:
    assert "RuntimeMaxSec=73h" in UNIT.read_text()


def test_it_has_one_capability_and_reads_drives_alone() -> None:
    said = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE))
    assert said["CapabilityBoundingSet"] == "CAP_SYS_RAWIO"
    assert said["DeviceAllow"] == "block-* r"


@pytest.mark.parametrize("verb", ["start", "stop"])
def test_the_companion_starts_and_stops_it(verb: str) -> None:
    command = ["/usr/bin/systemctl", verb, "disktune-recording@nvme0n1.service"]
    assert starting.check(command).outlives
    for other in ([*command[:2], "disktune-recording@SDA.service"], [*command, "ssh.service"]):
        with pytest.raises(PermissionError):
            starting.check(other)
    with pytest.raises(PermissionError):
        starting.check(["/usr/bin/systemctl", "enable", command[2]])


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.EINVAL, "Invalid argument"), "Only power mode and number of requests: kernel lockdown."),
        (
            OSError(errno.EPERM, "Operation not permitted"),
            "Only power mode and number of requests: kernel lockdown.",
        ),
        (OSError(errno.ENOSPC, "No space left on device"), "No space left on device."),
        (DecodeError("a header that is none"), "a header that is none."),
    ],
)
def test_why_there_is_no_trace_is_a_sentence(error: OSError | DecodeError, words: str) -> None:
    why = record._why_no_trace(error)
    assert isinstance(why, Sentence)
    assert words in why
    assert "only power mode and number of requests" in why.lower()


def test_only_instances_of_dead_recorders_are_removed(tmp_path: Path) -> None:
    names = ["disktune-7@100", "disktune-8@100", "disktune-7", "other-7@100", "disktune-x@1"]
    for name in names:
        (tmp_path / "instances" / name).mkdir(parents=True)
    asked: list[str] = []

    def lives(mark: str) -> bool:
        asked.append(mark)
        return mark == "8@100"

    assert trace_instance.sweep(str(tmp_path), lives) == []
    assert sorted(asked) == ["7@100", "8@100"]
    assert sorted(one.name for one in (tmp_path / "instances").iterdir()) == sorted(names[1:])


def test_an_instance_that_somebody_reads_stays_and_is_told(tmp_path: Path) -> None:
    # rmdir of an instance in use is EBUSY; of a directory with something in it, ENOTEMPTY.
    (tmp_path / "instances" / "disktune-7@100" / "busy").mkdir(parents=True)
    assert trace_instance.sweep(str(tmp_path), lambda _mark: False) == ["disktune-7@100"]


def test_where_there_is_no_tracefs_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    places: Sequence[str] = (str(tmp_path / "a"), str(tmp_path / "b"))
    monkeypatch.setattr(trace_instance, "PLACES", places)
    assert trace_instance.place() is None
    (tmp_path / "b" / "instances").mkdir(parents=True)
    assert trace_instance.place() == places[1]
    assert trace_instance.sweep(places[0], lambda _mark: False) == []
