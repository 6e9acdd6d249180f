"""Notices about a drive's health, each given once: a pure state machine over readings of it.

`advance` takes what is known of a drive and one more reading, and returns the notices and what is known then. What
is known can be kept in a file, so that a program that starts again repeats nothing.

There are two sorts of notices. A *rise* is of a counter: an old value never is one, so the first reading only sets
where to start. A *state*, such as wear, is reported when it is first seen, because it needs attention no matter
when it began.

Values flicker. So after a rise was reported, `QUIET_S` passes before the same counter is reported again, and then
only if it is higher than what was reported. A state is reported again only after it was clearly over (its `clear`)
for ``rearm_s``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum

from disktune_contract.health import self_tests
from disktune_contract.health.health import PERCENTAGE_USED, Health
from disktune_contract.health.verdict import (
    RULES,
    WORN_PERCENT,
    Counter,
    CounterValue,
    counters,
    predicts,
)
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import temperature

# -- one reading of a drive's health -----------------------------------------------------------------------


@record
class DriveReading:
    """What a drive was like at one time. None is not known, and changes nothing."""

    at: float
    """Seconds since 1970, UTC."""
    failing: tuple[str, ...] | None = None
    """Why the drive predicts its failure, a sentence each; empty if it does not."""
    counters: tuple[CounterValue, ...] = ()
    wear_percent: int | None = None
    spare_percent: int | None = None
    spare_threshold_percent: int | None = None
    temperature_c: float | None = None
    limit_c: float | None = None
    """The drive's own: WCTEMP, the SCT or hwmon maximum, the SCSI reference temperature; None if it names none."""
    failed_test: str | None = None
    """Which self-test failed that no later one has outdated, in sentences; empty if there is none."""


def reading_of(health: Health, at: float, limit_c: float | None = None) -> DriveReading | None:
    """Return the reading in *health*, read at *at*; None if the drive itself reported nothing.

    *limit_c* is the drive's own highest temperature in °C where *health* does not have it.
    """
    if not health.reported:
        return None
    reading = DriveReading(
        at,
        predicts(health),
        counters(health),
        limit_c=limit_c,
        failed_test=self_tests.told(health.self_tests),
    )
    if health.nvme is not None:
        return replace(
            reading,
            wear_percent=health.nvme.percentage_used,
            spare_percent=health.nvme.available_spare_percent,
            spare_threshold_percent=health.nvme.available_spare_threshold_percent,
            temperature_c=health.nvme.temperature_c,
        )
    if health.scsi is not None:
        own = health.scsi.reference_temperature_c
        return replace(
            reading,
            wear_percent=health.scsi.percentage_used,
            temperature_c=health.scsi.temperature_c,
            limit_c=own if own is not None else limit_c,
        )
    if health.emmc is not None:
        return replace(reading, wear_percent=health.emmc.wear_percent)
    told = health.ata.statistics if health.ata is not None else None
    statistics = {(one.page, one.offset): one.value for one in told or ()}
    return replace(reading, wear_percent=statistics.get(PERCENTAGE_USED))


# -- notices from readings: a pure state machine -----------------------------------------------------------

DAY_S = 86_400.0
QUIET_S = DAY_S
"""A counter that keeps rising is reported once in this time."""
BETTER_S = 7 * DAY_S
"""Pending sectors that were fewer for so long have been written again: those that come after that are new ones."""
WORN_FROM_PERCENT = 90
"""Above it there is time left to replace the drive: 100 is the endurance that its vendor estimated."""
UNWORN_PERCENT = 80
SPARE_MARGIN_PERCENT = 5
HOT_S = 300.0
"""A drive that works hard is hot for a moment; five minutes are a matter of its cooling."""
HOT_GAP_S = 900.0
"""Readings further apart are no evidence about the time between them."""
COOL_MARGIN_C = 5.0
COOL_S = 3600.0


class NoticeKind(StrEnum):
    """What a notice is about; the values are kept in files."""

    FAILING = "failing"
    SELF_TEST = "self-test"
    REALLOCATED = "reallocated"
    PENDING = "pending"
    UNREADABLE = "unreadable"
    LINK = "link"
    WORN = "worn"
    SPARE = "spare"
    HOT = "hot"


@record
class KnownCondition:
    """What is known of one counter or state."""

    name: str
    """A `Counter` or a `NoticeKind`."""
    value: int = 0
    """Of a counter the highest that was reported, or from which a rise counts; of a state 1 while it lasts."""
    told_at: float | None = None
    better_since: float | None = None
    """Since when it is clearly over, or lower than ``value``."""
    since: float | None = None
    """Since when a state is seen in every reading."""
    seen_at: float | None = None
    """When it was last seen."""


@record
class NoticeState:
    """All that is known of a drive."""

    identity: str
    matters: tuple[KnownCondition, ...] = ()
    at: float = 0.0
    """The time of the last reading."""

    def of(self, name: str) -> KnownCondition | None:
        """Return what is known of a counter or a state."""
        return next((one for one in self.matters if one.name == name), None)


@record
class Notice:
    """One notice for the user."""

    kind: NoticeKind
    says: str
    """What happened and what to do, in sentences."""


State = Callable[[DriveReading], bool | None]


@record
class NoticeRule:
    """When a notice is made."""

    kind: NoticeKind
    label: str
    """A noun phrase."""
    source: str
    """Where the threshold comes from; not shown."""
    counted: tuple[Counter, ...] = ()
    """A rise of one of these is reported."""
    instead: Counter | None = None
    """Counts the same events; it is used where none of ``counted`` is reported."""
    holds: State | None = None
    clear: State | None = None
    says: Callable[[DriveReading], str] | None = None
    lasting_s: float = 0.0
    rearm_s: float = BETTER_S


def _failing(one: DriveReading) -> bool | None:
    return bool(one.failing) if one.failing is not None else None


def _failed_test(one: DriveReading) -> bool | None:
    return bool(one.failed_test) if one.failed_test is not None else None


def _not(holds: State) -> State:
    def clear(one: DriveReading) -> bool | None:
        found = holds(one)
        return not found if found is not None else None

    return clear


def _spare(one: DriveReading, margin: int = 0) -> bool | None:
    if one.spare_percent is None or one.spare_threshold_percent is None:
        return None
    return one.spare_percent < one.spare_threshold_percent + margin


def _above(one: DriveReading, margin: float = 0.0) -> bool | None:
    if one.temperature_c is None or one.limit_c is None:
        return None
    return one.temperature_c > one.limit_c - margin


def _worn(one: DriveReading, limit: int = WORN_FROM_PERCENT) -> bool | None:
    return one.wear_percent > limit if one.wear_percent is not None else None


_REPLACE = Sentence("Replace the drive.")


def _says_failing(one: DriveReading) -> str:
    return in_turn(*(one.failing or ()), Sentence("Back up now."), _REPLACE)


def _says_failed_test(one: DriveReading) -> str:
    return in_turn(one.failed_test or "", Sentence("Back up now."))


def _says_worn(one: DriveReading) -> str:
    used = Sentence("{percent}% of its life is used.", percent=one.wear_percent)
    return in_turn(used, _REPLACE if (one.wear_percent or 0) >= WORN_PERCENT else "")


def _says_spare(one: DriveReading) -> str:
    left = Sentence(
        "{percent}% spare blocks left (threshold {threshold}%).",
        percent=one.spare_percent,
        threshold=one.spare_threshold_percent,
    )
    return in_turn(left, _REPLACE)


def _says_hot(one: DriveReading) -> str:
    return Sentence(
        "{temperature}, above its limit of {limit} for 5 minutes. Improve cooling.",
        temperature=temperature(one.temperature_c),
        limit=temperature(one.limit_c),
    )


NOTICES: tuple[NoticeRule, ...] = (
    NoticeRule(
        NoticeKind.FAILING,
        Sentence("Predicted failure"),
        source="ACS-4 SMART RETURN STATUS and attribute thresholds; NVM Express log 02h; SPC-5 page 2Fh",
        holds=_failing,
        clear=_not(_failing),
        says=_says_failing,
    ),
    NoticeRule(
        NoticeKind.SELF_TEST,
        Sentence("Failed self-test"),
        source="the drive's own log, counted as smartctl(8) does for bit 7 of its exit status",
        holds=_failed_test,
        clear=_not(_failed_test),
        says=_says_failed_test,
        # A log does not flicker: after a test that passed, the next failure is another one.
        rearm_s=0.0,
    ),
    NoticeRule(
        NoticeKind.REALLOCATED,
        Sentence("New reallocated sectors"),
        source=f"{RULES[Counter.REALLOCATED].source}, {RULES[Counter.RETIRED].source}; SBC-4",
        counted=(Counter.REALLOCATED, Counter.RETIRED, Counter.GROWN_DEFECTS),
    ),
    # A sector that is pending is offline uncorrectable, too, in most drives: that is one event.
    NoticeRule(
        NoticeKind.PENDING,
        Sentence("New pending sectors"),
        source=RULES[Counter.PENDING].source,
        counted=(Counter.PENDING,),
        instead=Counter.OFFLINE,
    ),
    NoticeRule(
        NoticeKind.UNREADABLE,
        Sentence("New uncorrectable errors"),
        source=f"{RULES[Counter.UNCORRECTABLE].source}; NVM Express log 02h; SPC-5 log pages 02h to 05h",
        counted=(Counter.UNCORRECTABLE, Counter.MEDIA, Counter.UNCORRECTED),
    ),
    NoticeRule(
        NoticeKind.LINK,
        Sentence("New CRC errors on the link"),
        source="ACS-4, logs 04h and 11h",
        counted=(Counter.INTERFACE_CRC,),
        instead=Counter.LINK_CRC,
    ),
    NoticeRule(
        NoticeKind.WORN,
        Sentence("Wear above 90%"),
        source="percentage used: NVM Express log 02h, ACS-4 log 04h page 7, SBC-4 log page 11h",
        holds=_worn,
        clear=_not(lambda one: _worn(one, UNWORN_PERCENT)),
        says=_says_worn,
    ),
    NoticeRule(
        NoticeKind.SPARE,
        Sentence("Spare below the threshold"),
        source="the drive's own: NVM Express log 02h, available spare threshold",
        holds=_spare,
        clear=_not(lambda one: _spare(one, SPARE_MARGIN_PERCENT)),
        says=_says_spare,
    ),
    NoticeRule(
        NoticeKind.HOT,
        Sentence("Temperature above the limit"),
        source="the drive's own: WCTEMP, SCT, SCSI log page 0Dh; none is assumed",
        holds=_above,
        clear=_not(lambda one: _above(one, COOL_MARGIN_C)),
        says=_says_hot,
        lasting_s=HOT_S,
        rearm_s=COOL_S,
    ),
)
"""In the order in which they are reported."""

RESTARTING = frozenset({Counter.LINK_CRC})
"""Counters that begin at 0 whenever the drive does (ACS-4, log 11h): a lower value is where to start from."""


def advance(story: NoticeState, reading: DriveReading) -> tuple[NoticeState, tuple[Notice, ...]]:
    """Return what is known after *reading*, and its notices; none about what was seen later already."""
    known = {one.name: one for one in story.matters}
    told: list[Notice] = []
    for rule in NOTICES:
        told += _state(rule, known, reading) if rule.holds is not None else _rises(rule, known, reading)
    return NoticeState(story.identity, tuple(known.values()), max(reading.at, story.at)), tuple(told)


def _is_old(one: KnownCondition | None, at: float) -> bool:
    """Return whether a reading is older than the last: of two sources, such as a file and the drive, one is later.

    If it is older by more than a day, the clock was wrong.
    """
    return one is not None and one.seen_at is not None and 0 < one.seen_at - at < DAY_S


# -- counters that rise ------------------------------------------------------------------------------------


def _rises(rule: NoticeRule, known: dict[str, KnownCondition], reading: DriveReading) -> Iterator[Notice]:
    found = {one.counter: one.value for one in reading.counters}
    wanted = [counter for counter in rule.counted if counter in found]
    if not wanted and rule.instead in found and rule.instead is not None:
        wanted = [rule.instead]
    said = []
    for counter in wanted:
        before = known.get(counter.value)
        if _is_old(before, reading.at):
            continue
        counted, new = _counted(before, counter, found[counter], reading.at)
        known[counter.value] = replace(counted, seen_at=reading.at)
        said += [RULES[counter].new(new)] if new else []
    if said:
        yield Notice(rule.kind, in_turn(*said))


def _counted(known: KnownCondition | None, counter: Counter, value: int, at: float) -> tuple[KnownCondition, int]:
    """Return what is known of a counter now, and how many new ones are to be reported."""
    if known is None or (value < known.value and counter in RESTARTING):
        told_at = known.told_at if known is not None else None
        return KnownCondition(counter.value, value, told_at), 0
    if value == known.value:
        return replace(known, better_since=None), 0
    if value < known.value:
        since = _earlier(known.better_since, at)
        if at - since >= BETTER_S:
            return replace(known, value=value, better_since=None), 0
        return replace(known, better_since=since), 0
    if known.told_at is not None and 0 <= at - known.told_at < QUIET_S:
        return replace(known, better_since=None), 0
    return KnownCondition(counter.value, value, at), value - known.value


def _earlier(since: float | None, at: float) -> float:
    """Return the beginning of something; a time that is still to come was that of a wrong clock."""
    return at if since is None or since > at else since


# -- states ------------------------------------------------------------------------------------------------


def _state(rule: NoticeRule, known: dict[str, KnownCondition], reading: DriveReading) -> Iterator[Notice]:
    holds = rule.holds(reading) if rule.holds is not None else None
    one, at = known.get(rule.kind.value, KnownCondition(rule.kind.value)), reading.at
    if holds is None or _is_old(one, at):
        return
    if holds:
        gone_on = one.since is not None and one.seen_at is not None and 0 <= at - one.seen_at <= HOT_GAP_S
        since = one.since if one.since is not None and gone_on else at
        one = replace(one, better_since=None, since=since)
        if not one.value and at - since >= rule.lasting_s:
            one = replace(one, value=1, told_at=at)
            if rule.says is not None:
                yield Notice(rule.kind, rule.says(reading))
    else:
        one = _over(rule, replace(one, since=None), reading)
    known[rule.kind.value] = replace(one, seen_at=at)


def _over(rule: NoticeRule, one: KnownCondition, reading: DriveReading) -> KnownCondition:
    """Return what is known of a state that is not seen: it is reported again once it was clearly over for long."""
    if not one.value:
        return one
    if rule.clear is None or not rule.clear(reading):
        return replace(one, better_since=None)
    since = _earlier(one.better_since, reading.at)
    quiet = one.told_at is not None and 0 <= reading.at - one.told_at < QUIET_S
    if reading.at - since >= rule.rearm_s and not quiet:
        return KnownCondition(rule.kind.value)
    return replace(one, better_since=since)
