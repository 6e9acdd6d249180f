"""What follows from reports and counters: speeds, the end, windows, the member that holds the others back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from disktune_contract.arrays.array import ArrayMember, ArrayReport, Limit, Role
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.slowdown_causes import WINDOWS, IoUser, IoUsers
from disktune_contract.drives.activity import DiskStat
from disktune_contract.messages.look import ActivitySample
from tests.sample_drive import make_drive

NAMES = ("sda", "sdb", "sdc")
TOTAL = 2_000_000_000
DRIVES = {name: make_drive(name, model="Example 1 TB") for name in NAMES}


def report(at_s: float, done: int, **changes: object) -> ArrayReport:
    members = tuple(
        ArrayMember(
            f"{name}1", Role.IN_SYNC, ("in_sync",), slot, drives=(name,), start_bytes=1 << 20,
            size_bytes=TOTAL * 512, drive_bytes=TOTAL * 512 + (1 << 21), rotational=True, counts_use=True,
        )
        for slot, name in enumerate(NAMES)
    )  # fmt: skip
    made = ArrayReport(
        name="md0", at_s=at_s, level="raid5", state="clean", metadata="1.2", raid_disks=3, degraded=0,
        action="check", last_action="check", done_sectors=done, total_sectors=TOTAL, waiting=None,
        speed_kib_s=100_000, slowest=Limit(1000, own=False), fastest=Limit(200_000, own=False), size_bytes=1,
        component_bytes=1, chunk_bytes=1 << 19, layout=2, read_ahead_bytes=1 << 21, mismatch_sectors=0,
        policy="bitmap", bitmap=None, stripe_cache=256, stripe_cache_used=0, threads=0, members=members,
    )  # fmt: skip
    return replace(made, **changes)  # type: ignore[arg-type]


def running(model: ArrayModel, *, seconds: int, sectors_s: int = 200_000) -> None:
    """Let a check run for a while, looked at every two seconds."""
    for second in range(0, seconds, 2):
        model.add_report(report(float(second), second * sectors_s))


def stat(name: str, second: int, *, busy: float, wait_ms: int = 8, iops: int = 80) -> DiskStat:
    reads = iops * second
    return DiskStat(
        name, reads, 0, reads * 512, reads * wait_ms, 0, 0, 0, 0, 1, int(1000 * busy * second), reads * wait_ms
    )


def samples(slow: str, *, foreign_iops: int = 0, seconds: int = 80) -> Iterator[ActivitySample]:
    """Yield a reading a second: *slow* is always busy, perhaps because of what is done to another partition."""
    for second in range(seconds):
        found = [stat("md0", second, busy=0, iops=0)]
        for name in NAMES:
            is_slow = name == slow
            extra = foreign_iops if is_slow else 0
            busy = 0.99 if is_slow else 0.2
            found.append(stat(name, second, busy=busy, wait_ms=90 if is_slow else 8, iops=80 + extra))
            found.append(stat(f"{name}1", second, busy=busy, iops=80))
        yield ActivitySample(float(second), tuple(found))


def test_speeds_are_those_between_looks() -> None:
    model = ArrayModel()
    running(model, seconds=40)
    assert [speed for _, speed in model.speeds] == pytest.approx([200_000 * 512] * 19)


def test_other_limits_begin_the_forecast_anew_and_another_operation_everything() -> None:
    model = ArrayModel()
    running(model, seconds=100)
    assert len(model.marks) == 50
    model.add_report(report(100.0, 20_000_000, fastest=Limit(5_000_000, own=True)))
    assert [mark.at_s for mark in model.marks] == [98.0, 100.0]
    model.add_report(report(102.0, 0, action="idle", done_sectors=None))
    assert not model.marks


def test_a_member_that_holds_the_others_back_is_named() -> None:
    model = ArrayModel()
    model.add_report(report(0.0, 0))
    for sample in samples("sdb"):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    assert len(model.windows) == WINDOWS
    assert model.suspect is not None
    assert model.suspect.drive == "sdb"


def test_members_that_the_kernel_does_not_count_are_not_taken_for_idle_ones() -> None:
    model = ArrayModel()
    first = report(0.0, 0)
    uncounted = tuple(replace(member, counts_use=member.drives == ("sdb",)) for member in first.members)
    model.add_report(replace(first, members=uncounted))
    for sample in samples("sdb"):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    assert {use.drive for window in model.windows for use in window} == {"sdb"}
    assert model.suspect is None


def test_nobody_holds_back_what_goes_as_fast_as_it_may() -> None:
    model = ArrayModel()
    model.add_report(report(0.0, 0, speed_kib_s=100_000, fastest=Limit(110_000, own=True)))
    for sample in samples("sdb"):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    assert model.suspect is None
    assert [cause.id for cause in model.causes(DRIVES)] == ["limit"]


def test_one_on_which_another_partition_is_used_is_not() -> None:
    model = ArrayModel()
    model.add_report(report(0.0, 0))
    for sample in samples("sdb", foreign_iops=60):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    assert model.windows[-1][1].other_iops == pytest.approx(60, rel=0.05)
    assert model.suspect is None
    assert [cause.id for cause in model.causes(DRIVES)] == ["other-work"]


def test_nobody_is_watched_while_nothing_runs() -> None:
    model = ArrayModel()
    model.add_report(report(0.0, 0, action="idle", done_sectors=None))
    for sample in samples("sdb"):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    assert not model.windows
    assert ArrayModel().suspect is None
    assert ArrayModel().causes(DRIVES) == ()


def test_who_reads_is_told_by_two_looks() -> None:
    model = ArrayModel()
    model.add_report(report(0.0, 0))
    for sample in samples("sdb", foreign_iops=60):
        model.add_counters(sample.at_s, sample.drives, DRIVES)
    model.add_users(IoUsers(0.0, (IoUser(5, "updatedb", 0, 0),), 0))
    model.add_users(IoUsers(10.0, (IoUser(5, "updatedb", 90_000_000, 0),), 0))
    assert "updatedb (5, 9.0 MB/s)" in model.causes(DRIVES)[0].words
