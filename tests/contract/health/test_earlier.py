"""What a verdict compares with: a rise counts as long as its rule says; restarts and bad clocks mislead nobody."""

from __future__ import annotations

import pytest

from disktune_contract.health.health import AtaHealth, Health, PhyEvent
from disktune_contract.health.sample import HealthSample, earlier
from disktune_contract.health.verdict import Counter, CounterValue, HealthVerdict, Reading, counters, judge
from tests.contract.health.samples import DAY, NOW, at, disk

CRC, PENDING, TIMEOUTS = Counter.INTERFACE_CRC, Counter.PENDING, Counter.KERNEL_TIMEOUTS


def new(counter: Counter, now: int, *before: HealthSample) -> int:
    """Return how many came that still count."""
    found = earlier(before, (CounterValue(counter, now),), NOW)
    return now - found.counters[0].value if found is not None else 0


def verdict(health: Health, *before: HealthSample) -> HealthVerdict:
    return judge(health, NOW, earlier(before, counters(health), NOW)).verdict


def test_without_a_sample_there_is_nothing_to_compare_with() -> None:
    assert earlier((), (CounterValue(CRC, 5),), NOW) is None
    assert earlier((at(1),), (CounterValue(CRC, 5),), NOW) is None


def test_sixty_days_without_a_rise_are_good_and_a_day_less_is_not() -> None:
    six = disk(_5=6)
    assert verdict(six, at(59, value=6)) is HealthVerdict.CAUTION
    assert verdict(six, at(61, value=6), at(30, value=6)) is HealthVerdict.GOOD
    assert verdict(six, at(61, value=5), at(30, value=6)) is HealthVerdict.CAUTION
    assert verdict(six, at(100, value=5), at(61, value=6), at(30, value=6)) is HealthVerdict.GOOD


def test_a_rise_is_told_from_before_it() -> None:
    found = earlier(
        (at(90, value=1), at(70, value=1), at(3, value=4)), (CounterValue(Counter.REALLOCATED, 5),), NOW
    )
    assert found == Reading(NOW - 70 * DAY, (CounterValue(Counter.REALLOCATED, 1, NOW - 70 * DAY),))


@pytest.mark.parametrize(("days", "count"), [(1, 2), (6.9, 2), (7.1, 0), (50, 0)])
def test_errors_of_the_cable_count_for_a_week(days: float, count: int) -> None:
    assert new(CRC, 646, at(80, CRC, 644), at(days + 0.01, CRC, 644), at(days, CRC, 646)) == count


def test_a_counter_that_starts_with_the_computer_is_added_up() -> None:
    assert new(TIMEOUTS, 3, at(2, TIMEOUTS, 5), at(1, TIMEOUTS, 0)) == 3
    assert new(TIMEOUTS, 1, at(2, TIMEOUTS, 5)) == 1
    assert new(TIMEOUTS, 0, at(2, TIMEOUTS, 5)) == 0


def test_a_counter_of_the_past_that_fell_is_no_rise() -> None:
    assert new(PENDING, 0, at(2, PENDING, 5)) == 0
    assert new(PENDING, 3, at(2, PENDING, 5)) == 0
    assert new(PENDING, 5, at(3, PENDING, 5), at(2, PENDING, 0)) == 5
    assert new(PENDING, 1, *(at(9 - day, PENDING, day % 2) for day in range(8))) == 1, "never more than there are"


def test_samples_of_the_future_are_passed_over() -> None:
    assert new(CRC, 7, at(1, CRC, 5), at(-300, CRC, 900)) == 2
    assert earlier((at(-300, CRC, 900),), (CounterValue(CRC, 7),), NOW) is None


def test_what_a_sample_did_not_know_is_compared_with_an_older_one() -> None:
    found = earlier((at(2, CRC, 5), at(1, PENDING, 0)), (CounterValue(CRC, 6), CounterValue(PENDING, 1)), NOW)
    assert found == Reading(
        NOW - 2 * DAY, (CounterValue(CRC, 5, NOW - 2 * DAY), CounterValue(PENDING, 0, NOW - DAY))
    )


def test_a_drive_that_was_switched_off_and_on_is_not_accused() -> None:
    # Of this event healthy links count some at every start; only failed commands are judged.
    link = Health(
        ata=AtaHealth(True, (), rotating=True, phy_events=(PhyEvent(0x001, 0, False), PhyEvent(0x00A, 9, False)))
    )
    assert verdict(link, at(1, Counter.LINK_CRC, 0)) is HealthVerdict.GOOD
