"""The throughput of drives, as the rows of Your Drives show it."""

from __future__ import annotations

from disktune_contract.drives.activity import DiskStat
from disktune_contract.messages.look import ActivitySample
from disktune_gui.home.rows import LENGTH, Throughput


def stat(name: str, sectors: int) -> DiskStat:
    return DiskStat(name, sectors, 0, sectors, 0, 0, 0, 0, 0, 0, 0, 0)


def test_an_idle_drive_is_looked_at_once_and_a_busy_one_each_time() -> None:
    throughput = Throughput()
    moved = [
        throughput.add(ActivitySample(float(at), (stat("sda", 0), stat("sdb", at * 8000)))) for at in range(4)
    ]
    assert moved == [set(), {"sda", "sdb"}, {"sdb"}, {"sdb"}]
    assert throughput.now("sda") == (0.0, 0.0)
    assert throughput.now("sdb") == (8000 * 512, 0.0)
    assert throughput.heights("sda") == ()
    assert throughput.heights("sdb") == (1.0, 1.0, 1.0)


def test_nothing_is_known_before_two_samples_nor_of_a_drive_that_left() -> None:
    throughput = Throughput()
    throughput.add(ActivitySample(0.0, (stat("sda", 0),)))
    assert throughput.now("sda") is None
    throughput.add(ActivitySample(1.0, (stat("sda", 100),)))
    throughput.add(ActivitySample(2.0, ()))
    assert throughput.now("sda") is None


def test_a_minute_is_kept_and_a_quiet_minute_needs_no_paint() -> None:
    throughput = Throughput()
    for at in range(2 * LENGTH):
        throughput.add(ActivitySample(float(at), (stat("sda", min(at, 3)),)))
    assert throughput.heights("sda") == ()
    assert throughput.add(ActivitySample(2.0 * LENGTH, (stat("sda", 3),))) == set()
