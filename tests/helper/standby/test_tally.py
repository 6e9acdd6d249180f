"""Counting bursts, and that counting takes no more memory than is set."""

from __future__ import annotations

import pytest

from disktune_contract.standby.recording import MOST_CULPRITS, QUIET_S, SLOTS, AccessKind
from disktune_helper.standby import recorder
from disktune_helper.standby.kernel_trace import DriveAccess, Who
from disktune_helper.standby.recorder import Tally


def access(program: str, kind: AccessKind = AccessKind.READ, *others: str, wakes: bool = True) -> DriveAccess:
    return DriveAccess(0, kind, Who(program), "sda1", others=tuple(map(Who, others)), wakes=wakes)


def test_the_median_time_between_bursts() -> None:
    counted = Tally(0.0, 60)
    for at in (100, 160, 230, 290):
        counted.add(access("cron"), at)
    (cron,) = counted.culprits()
    assert cron.every_s == 60.0
    assert cron.slots == tuple(sorted({int(at / (3600 / SLOTS)) for at in (100, 160, 230, 290)}))


def test_two_bursts_have_no_median() -> None:
    counted = Tally(0.0, 60)
    for at in (100, 160):
        counted.add(access("cron"), at)
    assert counted.culprits()[0].every_s is None


def test_those_who_share_count_in_turn_and_the_first_began() -> None:
    counted = Tally(0.0, 60)
    for number in range(10):
        counted.add(access("first", AccessKind.JOURNAL, "second"), 100 + number / 10)
    found = {one.program: one for one in counted.culprits()}
    assert (found["first"].requests, found["second"].requests) == (5, 5)
    assert (found["first"].began, found["second"].began) == (1, 0)
    assert (found["first"].bursts, found["second"].bursts) == (1, 1)


def test_one_burst_starts_the_drive_once() -> None:
    counted = Tally(0.0, 60)
    counted.add(access("asks", wakes=False), 100)
    counted.add(access("reads"), 101)
    counted.woke()
    counted.woke()
    found = {one.program: (one.began, one.woke) for one in counted.culprits()}
    assert found == {"asks": (1, 0), "reads": (0, 1)}


@pytest.mark.parametrize(("pause_s", "bursts"), [(QUIET_S - 0.1, 1), (QUIET_S, 2)])
def test_a_pause_ends_a_burst(pause_s: float, bursts: int) -> None:
    counted = Tally(0.0, 60)
    counted.add(access("a"), 100)
    counted.add(access("a"), 100 + pause_s)
    assert counted.bursts == bursts


def test_memory_is_bounded_and_nothing_is_dropped_silently() -> None:
    counted = Tally(0.0, 60)
    for number in range(3000):
        counted.add(access(f"p{number}"), 100 + number)
    found = counted.culprits()
    assert len(found) == MOST_CULPRITS
    assert len(counted._counts) == recorder._MOST
    assert sum(one.requests for one in found) + counted.left_out() == 3000


def test_a_recording_that_goes_on_for_longer_stays_within_its_parts() -> None:
    counted = Tally(1000.0, 1)
    counted.add(access("early"), 990)
    counted.add(access("late"), 5000)
    assert {one.slots for one in counted.culprits()} == {(0,), (SLOTS - 1,)}
