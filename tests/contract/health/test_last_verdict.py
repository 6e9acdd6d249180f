"""The last verdict on a drive in standby is that of its last sample with a status, judged as it was then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.sample import HealthSample, earlier, last_verdict, sample
from disktune_contract.health.verdict import Counter, HealthVerdict, counters, judge
from tests.contract.health.samples import DAY, NOW, at, disk
from tests.narrowed import present

GOOD = HealthVerdict.GOOD


def taken(health: Health, days: float) -> HealthSample:
    return present(sample(health, NOW - days * DAY))


@pytest.mark.parametrize(
    ("past", "health"),
    [
        ((), disk(_5=0, _197=0)),
        ((), disk(_5=2, _197=0)),
        (((70, disk(_5=2)),), disk(_5=2)),
        (((70, disk(_5=2)), (20, disk(_5=2))), disk(_5=3)),
        (((1, disk(_199=4)),), disk(_199=9)),
        ((), Health(ata=AtaHealth(False, (), rotating=True))),
        ((), Health(ata=replace(disk(_187=3).ata, rotating=False))),  # type: ignore[type-var]  # there is one
    ],
)
def test_it_is_what_was_said_at_the_time(past: tuple[tuple[float, Health], ...], health: Health) -> None:
    before = [taken(one, days) for days, one in past]
    judged = judge(health, NOW, earlier(before, counters(health), NOW))
    last = present(last_verdict([*before, taken(health, 0)], NOW + 5 * DAY))
    assert (last.at, last.verdict) == (NOW, judged.verdict)
    if judged.verdict is HealthVerdict.CAUTION:
        assert last.why == judged.why


def test_a_sample_without_a_status_is_no_verdict() -> None:
    assert last_verdict([], NOW) is None
    assert last_verdict([at(1, value=0)], NOW) is None
    last = present(last_verdict([at(9, value=0, status=GOOD), at(1, value=5)], NOW))
    assert (last.at, last.verdict) == (NOW - 9 * DAY, GOOD)


def test_a_sample_of_the_future_is_passed_over() -> None:
    last = present(last_verdict([at(2, status=GOOD), at(-1, status=HealthVerdict.FAILING)], NOW))
    assert last.verdict is GOOD


def test_what_came_later_does_not_change_what_was_said() -> None:
    last = present(last_verdict([at(2, Counter.PENDING, 0, status=GOOD), at(1, Counter.PENDING, 7)], NOW))
    assert (last.verdict, last.why) == (GOOD, ())
