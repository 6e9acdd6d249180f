"""The verdict on a drive when it last said how it is, from what was kept of it: for one that is in standby now."""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.health_history.earlier import earlier
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.identity.verdict import HealthVerdict, weighed, worst
from disktune_contract.record import record


@record
class LastVerdict:
    """What was made of a sample."""

    at: float
    """When it was taken, in seconds since 1970."""
    verdict: HealthVerdict
    """Never UNKNOWN."""
    why: tuple[str, ...] = ()
    """What counted against the drive, a sentence each. What it said of itself is kept as a verdict alone."""


def last_verdict(samples: Iterable[HealthSample], now: float) -> LastVerdict | None:
    """Return the verdict on the last sample that has the drive's own status; None if none has.

    It is judged as it was at its time: by the drive's own status, and by its counters beside those of the samples
    before it. Samples without a status are passed over: smartd's of ATA drives, and those of earlier versions.
    """
    past = [one for one in samples if one.at <= now]
    last = max((one for one in past if one.status is not None), key=lambda one: one.at, default=None)
    if last is None or last.status is None:
        return None
    before = earlier(past, last.counters, last.at)
    _, findings = weighed(last.counters, last.at, before)
    verdict = worst(last.status, *(weight for weight, _ in findings))
    return LastVerdict(last.at, verdict, tuple(why for _, why in findings))
