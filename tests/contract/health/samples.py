"""Samples and answers of drives for the tests of the history."""

from __future__ import annotations

from typing import Any

from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.verdict import Counter, CounterValue

NOW = 1_700_000_000.0
DAY = 86_400.0


def disk(**raw: int) -> Health:
    """Return a hard disk's answer: raw values by attribute, as ``_5=2``."""
    attributes = tuple(
        AtaAttribute(int(number[1:]), 100, 100, 10, value, pre_failure=False) for number, value in raw.items()
    )
    return Health(ata=AtaHealth(True, attributes, rotating=True))


def at(days: float, counter: Counter = Counter.REALLOCATED, value: int | None = None, **more: Any) -> HealthSample:
    """Return a sample of so many *days* ago; a negative number lies in the future."""
    counters = (CounterValue(counter, value),) if value is not None else ()
    return HealthSample(NOW - days * DAY, counters=counters, **more)
