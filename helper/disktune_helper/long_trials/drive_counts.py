"""What a drive counts itself, before the first change of a long trial and at its end; never in between.

Some firmware takes a question for activity, and the standby timer on trial would never run out. A drive that
sleeps, or does not say whether it does, is not asked.
"""

from __future__ import annotations

from disktune_contract.health_history.sample import HealthSample, sample
from disktune_contract.identity.verdict import Counter
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.long_trial import Harm, HarmKind, Seen
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_helper.inventory import health
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.long_trials import harm_watch
from disktune_helper.long_trials.order_files import Baseline

_LINK = (Counter.INTERFACE_CRC, Counter.LINK_CRC)
_MEDIA = (Counter.MEDIA, Counter.UNCORRECTABLE, Counter.UNCORRECTED)
"""Attribute 199 or the device statistics; the NVMe log, attribute 187, or the SCSI error counter pages."""


def baseline(sight: Sight, message: int) -> Baseline:
    """Return what is known of a drive before the first change; what it does not tell is None.

    *message* is the sequence number of the kernel's last message.
    """
    ports, name, counted = sight.ports, sight.name, _counted(sight)
    stat = harm_watch.stat_of(ports, name)
    return Baseline(
        message=message,
        slept_s=ports.suspended(),
        began_s=ports.monotonic(),
        requests=harm_watch.requests(stat) if stat else None,
        waited_ms=harm_watch.waited_ms(stat) if stat else None,
        busy_ms=stat.busy_ms if stat else None,
        timeouts=harm_watch.timeouts_of(ports, name),
        suspended_ms=harm_watch.suspended_ms_of(ports, name),
        starts=counted.starts if counted else None,
        loads=counted.loads if counted else None,
        link_errors=_first(counted, _LINK),
        media_errors=_first(counted, _MEDIA),
    )


def compared(sight: Sight, base: Baseline, seen: Seen) -> Seen:
    """Return *seen* with what the drive has counted since *base* was read."""
    counted = _counted(sight)
    if counted is None:
        return seen
    return replace(
        seen,
        starts=_more(counted.starts, base.starts),
        loads=_more(counted.loads, base.loads),
        link_errors=_more(_first(counted, _LINK), base.link_errors),
        media_errors=_more(_first(counted, _MEDIA), base.media_errors),
    )


def harm_in(seen: Seen, after_s: float) -> tuple[Harm, ...]:
    """Return the signs of harm that are in what the drive counted."""
    found = []
    if seen.link_errors:
        words = Sentence("The drive counted {count} CRC errors on its link.", count=seen.link_errors)
        found.append(Harm(HarmKind.COUNTER, words, after_s))
    if seen.media_errors:
        words = Sentence("The drive counted {count} errors that it could not correct.", count=seen.media_errors)
        found.append(Harm(HarmKind.COUNTER, words, after_s))
    return tuple(found)


def _counted(sight: Sight) -> HealthSample | None:
    try:
        return sample(health.health(sight), sight.ports.now())
    except Refusal:
        return None


def _first(counted: HealthSample | None, counters: tuple[Counter, ...]) -> int | None:
    """Return the first of *counters* that a drive has, None if it has none or was not asked."""
    if counted is None:
        return None
    return next((value for one in counters if (value := counted.count(one)) is not None), None)


def _more(now: int | None, before: int | None) -> int | None:
    return None if now is None or before is None or now < before else now - before
