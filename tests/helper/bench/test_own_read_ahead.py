"""What the kernel reads ahead for a file is no other use of the drive, whichever device's read-ahead it is."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from disktune_contract.measuring.measurement import DataPath, FolderFacts, Run
from disktune_contract.workloads import of_folder
from disktune_helper.bench import bench_step
from disktune_helper.bench.bench import BTRFS_READ_AHEAD, Bench, RunResult
from tests.helper.bench.scripted import GIB, Scripted

OWN = 64 * 2**20
KIB = 1024


class Maker:
    """Reads `OWN` bytes of a file, and has the kernel read so many more."""

    program = "test"

    def __init__(self, drive: Scripted, ahead: int) -> None:
        self._drive, self._ahead = drive, ahead

    def prepare(self, *_: object) -> None:
        pass

    def make(self, *_: object) -> RunResult:
        self._drive.counted += OWN + self._ahead
        return RunResult(Run(OWN, 0, 1.0, OWN // 4096, 0, 0.1))

    def close(self) -> None:
        pass


def foreign(ahead: int, path: DataPath, **above: str) -> int | None:
    drive = Scripted(above=above)
    step = bench_step.of_folder(of_folder("/home", "dd.read-4k.first"))[0]
    facts = FolderFacts("/home", path.kind, ("sdx",), GIB, path=path)
    ports: Any = drive
    with Bench(Maker(drive, ahead), step, ports, ("sdx",), lambda _: None, threading.Event(), facts) as bench:
        return bench.run().foreign_bytes


@pytest.mark.parametrize(("volume", "windows"), [("128", 4), ("1024", 4)])
def test_two_windows_that_fio_has_doubled_by_the_volume_on_top(volume: str, windows: int) -> None:
    path, most = DataPath("254:1", "ext4", read_ahead="dm-1"), windows * int(volume) * KIB
    above = {"dm-1": volume}
    assert foreign(most, path, **above) == 0
    assert foreign(most + 4 * KIB, path, **above) == 4 * KIB


def test_a_btrfs_reads_ahead_by_its_own() -> None:
    path = DataPath("0:45", "btrfs", own_read_ahead=True)
    assert foreign(4 * BTRFS_READ_AHEAD, path) == 0
    assert foreign(4 * BTRFS_READ_AHEAD + 4 * KIB, path) == 4 * KIB
