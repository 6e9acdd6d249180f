"""Naming the slow member: never a healthy one in hours of mixed work, a slow one within a minute."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract.arrays.slowdown_causes import WINDOW_S, WINDOWS, MemberUse, suspect
from disktune_contract.drives.activity import Activity
from tests.amounts import amount
from tests.narrowed import present

MB = 1_000_000
HOUR = round(3600 / WINDOW_S)


@dataclass
class Disk:
    """A member: its speed in order, and what one request somewhere else costs it."""

    name: str
    speed: float
    seek_s: float
    kind: str = "a"
    partition_iops: float = 0.0
    """Requests of other work to the same drive at their busiest, a second."""
    flush_s: float = 0.0
    """What it costs to write out a cache in which something is."""


@dataclass
class Work:
    """What a machine does to an array in that time."""

    seed: int
    disks: list[Disk]
    request_bytes: float = 256e3
    array_iops: float = 0.0
    """Requests to the file system on the array at their busiest, a second, spread over the members."""
    hot: float = 0.0
    """Share of them that goes to the first member: a journal, a hot stripe, the mirror that is read."""
    commits: float = 0.0
    """Commits of a journal at their busiest, a second: three writes and two flushes on the first two members. The
    others, on which nothing was written, have nothing to flush."""
    least_bytes_s: float = 1 * MB
    target: str = ""
    known: bool = False
    """Whether the kernel's statistics of partitions and of the array tell what is not the sync."""
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)  # noqa: S311

    def windows(self) -> Iterator[tuple[MemberUse, ...]]:
        """Yield window after window; load comes and goes in spells of minutes."""
        spell_left, load = 0, 0.0
        while True:
            if spell_left <= 0:
                spell_left, load = self.chance.randint(1, 20), self.chance.random() ** 2
            spell_left -= 1
            yield self.window(load)

    def window(self, load: float) -> tuple[MemberUse, ...]:
        """Return one window: the sync goes as fast as the member that has least time left for it."""
        extra = {disk.name: self.more(index, disk, load) for index, disk in enumerate(self.disks)}
        flushing = {disk.name: self.flushing(index, disk, load) for index, disk in enumerate(self.disks)}
        free = {
            d.name: max(0.0, 1 - extra[d.name] * d.seek_s * self.about(0.1) - flushing[d.name]) for d in self.disks
        }
        # A switch back to the sync costs a seek, too.
        rate = max(self.least_bytes_s, min(free[d.name] * d.speed * self.about(0.05) for d in self.disks))
        return tuple(self.use(disk, rate, extra[disk.name], flushing[disk.name], load) for disk in self.disks)

    def more(self, index: int, disk: Disk, load: float) -> float:
        """Return the requests a second that are not the sync's."""
        share = (1 - self.hot) / len(self.disks) + (self.hot if index == 0 else 0.0)
        commits = 3 * self.commits if index < 2 else 0.0
        return load * (self.array_iops * share + disk.partition_iops + commits) * self.about(0.3)

    def flushing(self, index: int, disk: Disk, load: float) -> float:
        """Return the share of the time that goes to flushes."""
        return (
            min(0.95, 2 * load * self.commits * disk.flush_s * self.about(0.1))
            if self.commits and index < 2
            else 0.0
        )

    def use(self, disk: Disk, rate: float, extra: float, flushing: float, load: float) -> MemberUse:
        sync_iops = rate / self.request_bytes * self.about(0.08)
        busy = min(1.0, rate / disk.speed + extra * disk.seek_s * self.about(0.1) + flushing)
        wait_ms = (
            1000 * flushing * disk.flush_s
            + 1000 * (self.request_bytes / disk.speed) * (1 + 3 * busy)
            + 1000 * disk.seek_s * extra / max(1.0, extra + sync_iops)
        )
        moved = rate * self.about(0.02) + extra * 16e3
        writes = disk.name == self.target
        extra_reads = extra if writes else 0.0
        return MemberUse(
            disk.name,
            disk.kind,
            Activity(
                read_bytes_s=extra_reads * 16e3 if writes else moved,
                write_bytes_s=moved if writes else 0.0,
                discard_bytes_s=0.0,
                read_iops=extra_reads if writes else sync_iops + extra,
                write_iops=sync_iops if writes else 0.0,
                mean_wait_ms=wait_ms,
                read_wait_ms=wait_ms,
                write_wait_ms=wait_ms,
                utilisation=busy,
                mean_queue=busy * 4,
                flushing=flushing,
            ),
            rotational=disk.seek_s > 1e-3,
            # Of the array's requests nobody knows to which member they went: each may have got all.
            other_iops=1.3 * load * (disk.partition_iops + self.array_iops + 3 * self.commits)
            if self.known
            else None,
        )

    def about(self, spread: float) -> float:
        return 1 + spread * self.chance.uniform(-1, 1)


def named(work: Work, count: int) -> tuple[int, str] | None:
    """Return in which window which drive is named first, None if none is in *count* windows."""
    seen: list[tuple[MemberUse, ...]] = []
    for number, window in zip(range(count), work.windows(), strict=False):
        seen.append(window)
        found = suspect(seen)
        if found is not None:
            return number, found.drive
    return None


@st.composite
def healthy(draw: st.DrawFn) -> Work:
    """Return members of one make with the spread that such drives have, and any mixture of work."""
    count = draw(st.integers(2, 8))
    speed = draw(st.sampled_from((60 * MB, 120 * MB, 200 * MB, 500 * MB, 3000 * MB)))
    solid = speed >= 500 * MB
    chance = random.Random(draw(st.integers(0, 10_000)))  # noqa: S311
    disks = [
        Disk(
            f"sd{chr(97 + index)}",
            speed * chance.uniform(0.9, 1.1),
            chance.uniform(1e-4, 3e-4) if solid else chance.uniform(6e-3, 14e-3),
            partition_iops=draw(st.sampled_from((0.0, 0.0, 40.0, 90.0, 300.0))) * (30 if solid else 1),
            flush_s=chance.uniform(1e-3, 20e-3),
        )
        for index in range(count)
    ]
    return Work(
        seed=draw(st.integers(0, 10_000)),
        disks=disks,
        request_bytes=draw(st.sampled_from((4e3, 64e3, 128e3, 512e3))),
        array_iops=draw(st.sampled_from((0.0, 50.0, 200.0, 1000.0))) * (30 if solid else 1),
        hot=draw(st.sampled_from((0.0, 0.2, 0.6, 1.0))),
        commits=draw(st.sampled_from((0.0, 5.0, 30.0, 150.0))),
        least_bytes_s=draw(st.sampled_from((0.5 * MB, 1 * MB, 20 * MB))),
        target=draw(st.sampled_from(("", "sda", "sdb"))),
        known=draw(st.booleans()),
    )


@pytest.mark.slow
@given(healthy())
@settings(max_examples=amount(60), deadline=None)
def test_no_healthy_member_is_ever_named_in_an_hour_of_mixed_work(work: Work) -> None:
    assert named(work, HOUR) is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nor_in_a_day_of_the_worst_that_we_could_think_of(seed: int) -> None:
    """The system lives on one of two mirrors, and reads go to that one."""
    disks = [Disk("sda", 150 * MB, 9e-3, partition_iops=120), Disk("sdb", 150 * MB, 9e-3)]
    assert named(Work(seed, disks, array_iops=150, hot=1.0, request_bytes=64e3), 24 * HOUR) is None


@pytest.mark.slow
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("seed", range(2))
def test_nor_where_a_journal_lies_on_drives_that_are_slow_to_write_out_their_cache(seed: int, known: bool) -> None:
    """Cheap solid drives take milliseconds for it; in a RAID 10 the journal is on two of the members."""
    disks = [
        Disk(f"sd{name}", 400 * MB, 2e-4, flush_s=flush)
        for name, flush in zip("abcd", (9e-3, 6e-3) * 2, strict=True)
    ]
    assert named(Work(seed, disks, commits=60, least_bytes_s=100 * MB, known=known), 24 * HOUR) is None


@given(
    slow=st.integers(0, 3),
    factor=st.floats(5.0, 20.0),
    seed=st.integers(0, 10_000),
    iops=st.sampled_from((0.0, 5.0, 10.0)),
    known=st.booleans(),
)
@settings(max_examples=amount(60), deadline=None)
def test_a_member_at_a_fifth_is_named_within_a_minute(
    slow: int, factor: float, seed: int, iops: float, known: bool
) -> None:
    disks = [Disk(f"sd{chr(97 + index)}", 150 * MB, 9e-3) for index in range(4)]
    disks[slow].speed /= factor
    # At a quarter of its speed chance may hide it for more than a minute; nobody promises that.
    found = named(Work(seed, disks, array_iops=iops, known=known), round(60 / WINDOW_S))
    assert found == (WINDOWS - 1, disks[slow].name)


def test_the_target_of_a_recovery_is_named_when_the_others_wait_for_it() -> None:
    disks = [Disk(f"sd{name}", 150 * MB, 9e-3) for name in "abc"]
    disks[1].speed /= 5
    assert named(Work(1, disks, target="sdb", known=True), 4) == (WINDOWS - 1, "sdb")
    assert named(Work(1, disks, target="sdb"), 40) is None, "without knowing what else it does"


# -- what acquits ------------------------------------------------------------------------------------------


def window(**changes: float) -> tuple[MemberUse, ...]:
    """Return a window in which sdb is slow, with *changes* to what sdb did."""
    usual = Activity(20e6, 0, 0, 80, 0, 8, 8, None, 0.2, 1)
    slow = replace(usual, mean_wait_ms=90, utilisation=0.99, **changes)
    return (MemberUse("sda", "x", usual), MemberUse("sdb", "x", slow), MemberUse("sdc", "x", usual))


def test_the_evidence_is_that_of_the_last_window() -> None:
    found = present(suspect([window()] * WINDOWS))
    assert (found.drive, found.busy, found.others_busy) == ("sdb", 0.99, 0.2)
    assert (found.wait_ms, found.others_wait_ms, found.bytes_s) == (90, 8, 20e6)


@pytest.mark.parametrize(
    "changes",
    [
        {"read_bytes_s": 30e6},
        {"read_iops": 125.0},
        {"write_iops": 45.0},
        {"utilisation": 0.75},
        {"mean_wait_ms": 12.0},
        {"read_bytes_s": 0.0},
        {"flushing": 0.5},
        {"discarding": 0.5},
    ],
    ids=str,
)
def test_whatever_else_explains_it(changes: dict[str, float]) -> None:
    usual = window()
    changed = replace(usual[1], activity=replace(usual[1].activity, **changes))
    assert suspect([(usual[0], changed, usual[2])] * WINDOWS) is None


def test_what_is_on_its_way_from_one_window_to_the_next_is_no_other_work() -> None:
    """MB/s of three members of a RAID 5 in the lab, whose slow one had seven MB of requests before it."""
    usual = window()
    seen = [
        tuple(
            replace(use, activity=replace(use.activity, read_bytes_s=moved * MB, read_iops=12.0))
            for use, moved in zip(usual, row, strict=True)
        )
        for row in ((1.32, 1.49, 1.32), (1.19, 1.49, 1.19), (1.95, 1.48, 1.95))
    ]
    assert present(suspect(seen)).drive == "sdb"
    more = tuple(
        replace(use, activity=replace(use.activity, read_bytes_s=2 * MB * (1 + (use.drive == "sdb"))))
        for use in seen[2]
    )
    assert suspect([seen[0], more, more]) is None


def test_two_windows_are_not_enough_nor_two_drives_in_turn() -> None:
    slow_b = window()
    slow_a = tuple(replace(use, drive={"sda": "sdb", "sdb": "sda"}.get(use.drive, use.drive)) for use in slow_b)
    assert suspect([slow_b] * (WINDOWS - 1)) is None
    assert suspect([slow_b, slow_a, slow_b]) is None


def test_drives_of_different_makes_are_not_compared() -> None:
    other = tuple(replace(use, kind="y" if use.drive == "sdb" else "x") for use in window())
    assert suspect([other] * WINDOWS) is None


def test_an_array_without_members_accuses_nobody() -> None:
    assert suspect([(), (), ()]) is None
