"""What a verdict compares with: what every counter was before it rose last, from the samples of months."""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.health_history.sample import HealthSample
from disktune_contract.identity.verdict import RULES, CounterValue, Reading


def earlier(samples: Iterable[HealthSample], counted: Iterable[CounterValue], now: float) -> Reading | None:
    """Return the reading that the counters *counted* at *now* are compared with, None without a sample before.

    A rise counts for as long as the rule of its counter says (`CounterRule.counts_s`). So each counter is compared
    with the last sample from before that time, or with the first if none is as old. In between every rise is added
    up: some counters begin at 0 when the computer starts (`iotmo_cnt`) or the drive does (PHY events), and pending
    sectors come and go.

    Samples later than *now* are passed over: the clock was wrong then, or is now.
    """
    past = sorted((one for one in samples if one.at < now), key=lambda one: one.at)
    found = tuple(base for one in counted if (base := _base(past, one, now)) is not None)
    times = [one.at for one in found if one.at is not None]
    return Reading(min(times), found) if times else None


def _base(past: list[HealthSample], counted: CounterValue, now: float) -> CounterValue | None:
    """Return what a counter was before all rises that still count, and since when."""
    values = [(one.at, value) for one in past if (value := one.count(counted.counter)) is not None]
    if not values:
        return None
    since = now - RULES[counted.counter].counts_s
    first = max((place for place, (at, _) in enumerate(values) if at <= since), default=0)
    at, before = values[first]
    rises = 0
    for value in (*(value for _, value in values[first + 1 :]), counted.value):
        if value >= before:
            rises += value - before
        elif RULES[counted.counter].restarts:
            rises += value
        before = value
    return CounterValue(counted.counter, max(0, counted.value - rises), at)
