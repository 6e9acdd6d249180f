"""What works on the lab's arrays, without a lab: fio understands every spell, and all stop when it is over."""

from __future__ import annotations

import random
import subprocess
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from tests.lab.arrays.fio_loads import HOT_BYTES, READING, WRITING, Done, Kind, Place, Team, at_work, command
from tests.lab.scenario import Failed

SIZE = 64 << 20


def device(folder: Path, *, writable: bool = False) -> Place:
    """Return a place that is a file, which fio takes for a device as well as any."""
    path = folder / "device"
    with path.open("wb") as file:
        file.truncate(SIZE)
    return Place("device", str(path), SIZE, writable)


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("kind", [*READING, *WRITING], ids=lambda kind: kind.name)
def test_fio_understands_every_spell(kind: Kind, tmp_path: Path) -> None:
    place = device(tmp_path) if kind in READING else Place("files", folder=str(tmp_path))
    for seed in range(2):
        words = command(place, kind, 10, random.Random(seed))  # noqa: S311
        done = subprocess.run([*words, "--parse-only"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("seed", range(20))
def test_a_device_under_a_file_system_is_only_read(seed: int, tmp_path: Path) -> None:
    place, dice = device(tmp_path), random.Random(seed)  # noqa: S311
    for kind in place.kinds:
        words = command(place, kind, 10, dice)
        assert {"--readonly", "--direct=1", f"--filename={place.device}"} <= set(words)
        assert kind.rw in ("read", "randread")
        told = dict(word.partition("=")[::2] for word in words)
        first, size = int(told["--offset"]), int(told["--size"])
        assert first + size <= SIZE
        assert not kind.hot or (size == HOT_BYTES and first % HOT_BYTES == 0)


def test_only_where_it_may_a_device_is_written(tmp_path: Path) -> None:
    kinds = device(tmp_path, writable=True).kinds
    assert {kind.rw for kind in kinds} >= {"read", "randread", "write", "randrw"}
    assert all("--direct=0" not in kind.options for kind in kinds)
    assert Place("files", folder="/x").kinds == WRITING


@pytest.mark.tools
def test_who_works_stops_at_once_when_it_is_over(tmp_path: Path) -> None:
    place, done = device(tmp_path), Done()
    team = Team({"reader": partial(at_work, place, random.Random(2), done)})  # noqa: S311
    with team:
        deadline = time.monotonic() + 60
        while not done.now:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        began = time.monotonic()
    assert time.monotonic() - began < 8, "a spell lasts at least that long"
    team.check()
    assert done.spells == {}


@pytest.mark.tools
def test_what_was_done_is_counted(tmp_path: Path) -> None:
    done = Done()
    words = command(device(tmp_path), READING[1], 1, random.Random(1))  # noqa: S311
    printed = subprocess.run([*words, "--number_ios=5"], capture_output=True, text=True, check=True).stdout
    done.add(READING[1], printed)
    assert (done.spells, done.written_bytes) == ({"look-up": 1}, 0)
    assert done.requests >= 5
    assert done.read_bytes >= 5 * 4096


def test_who_cannot_go_on_says_so() -> None:
    def stumble(_over: threading.Event) -> None:
        raise OSError("no such drive")

    with Team({"reader": stumble}) as team:
        pass
    with pytest.raises(Failed, match="reader: OSError: no such drive"):
        team.check()
