"""When a rating of starts or load cycles is used up at the rate of the last days, and whether a change slowed it:
computed, and in sentences.

Counted is by calendar days, with the hours in which the computer was off: a forecast in years is meant for the use
that the drive has. Days differ, so the uncertainty is that between the days: the ratio of counts to time, with its
standard error and Student's t (Cochran, "Sampling Techniques", 3rd edition, 2.11 and 6.4), never less than
that of a Poisson process. It is valid as long as the use does not change.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import StrEnum

from disktune_contract.health.sample import DAY_S, HealthSample
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number

COMMON_LOADS = (300_000, 600_000)
"""Load cycles in common data sheets: WD Blue and Green of 3.5 inch have the first, WD Red, Seagate BarraCuda and
IronWolf and Travelstar the second."""
COMMON_STARTS = (50_000,)
"""Start-stop cycles in common data sheets of 3.5 inch drives."""

SPAN_DAYS = 30
"""A rate is that of so many days at most."""
LEAST_DAYS = 4.0
"""Fewer days are not enough: one of them may have been a backup."""
PROOF_DAYS = 1.0
"""So long after a change the days before it can be compared with those since."""
LATEST_YEARS = 50
"""A later end is not stated as a year."""

_APART_S = 0.75 * DAY_S
"""Samples closer to each other are no further days."""
_LEAST_SPANS = 3
_YEAR_S = 365.25 * DAY_S
_OFF_BY_H = 2
"""Hours that the drive may have counted more than have passed: it counts whole ones, and by its own clock."""
_STUDENT_95 = (
    *(12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131),
    *(2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Two-sided, by degrees of freedom from 1."""
_NONE_SEEN = 3.0
"""Of what was not seen at all there may be up to so many, at 95% (rule of three)."""


class Worn(StrEnum):
    """What is counted."""

    LOADS = "loads"
    """Load cycles: the heads were parked."""
    STARTS = "starts"
    """Start-stop cycles of the motor."""


@record
class Rate:
    """How many a day, with the interval at 95%."""

    a_day: float
    low: float
    high: float
    days: float
    """The time that it was seen over."""


@record
class Forecast:
    """When a rating is used up; times in seconds since 1970."""

    rated: int
    spent_at: float | None
    """None: not within `LATEST_YEARS`. In the past or now, if the rating is used up."""
    earliest: float | None
    latest: float | None


@record
class Budget:
    """What is left of a rating."""

    worn: Worn
    count: int
    by_drive: bool
    """Whether the drive reports its rating; otherwise it is that of data sheets, which differ."""
    rate: Rate
    forecasts: tuple[Forecast, ...]
    """One for each rating, the lowest first."""


class RateChange(StrEnum):
    """What a change did to a rate."""

    LESS = "less"
    MORE = "more"
    SAME = "same"
    """No difference that the days before had not had among themselves."""


@record
class RateProof:
    """The rates before and after a change."""

    at: float
    """Of the change, in seconds since 1970."""
    before: Rate
    after_a_day: float
    after_days: float
    effect: RateChange


def budget(samples: Iterable[HealthSample], worn: Worn, now: float, rated: int | None = None) -> Budget | None:
    """Return what is left, None where too few days are known. *rated* is what the drive reports itself."""
    past = consistent([one for one in samples if one.at <= now], worn)
    rate = _rate(_spans(past, worn, since=now - SPAN_DAYS * DAY_S))
    if rate is None:
        return None
    count, at = _value(past[-1], worn), past[-1].at
    common = COMMON_LOADS if worn is Worn.LOADS else COMMON_STARTS
    ratings = (rated,) if rated else common
    return Budget(worn, count, bool(rated), rate, tuple(_forecast(count, at, one, rate) for one in ratings))


def proof(samples: Iterable[HealthSample], worn: Worn, changed_at: float, now: float) -> RateProof | None:
    """Return what a change did, None where too few days before it or less than one after it are known."""
    past = consistent([one for one in samples if one.at <= now], worn)
    before = [one for one in past if one.at <= changed_at]
    after = [one for one in past if one.at >= changed_at]
    spans = _spans(before, worn, since=changed_at - SPAN_DAYS * DAY_S)
    rate = _rate(spans)
    days = (after[-1].at - after[0].at) / DAY_S if after else 0.0
    if rate is None or days < PROOF_DAYS:
        return None
    a_day = (_value(after[-1], worn) - _value(after[0], worn)) / days
    # A day more is further from the rate than the mean of all days is.
    error = math.sqrt(_variance(spans) * (1 + rate.days / days))
    width = _student(len(spans)) * error if rate.a_day else _NONE_SEEN / min(days, rate.days)
    effect = (
        RateChange.SAME
        if abs(a_day - rate.a_day) <= width
        else RateChange.LESS
        if a_day < rate.a_day
        else RateChange.MORE
    )
    return RateProof(changed_at, rate, a_day, days, effect)


def consistent(samples: Sequence[HealthSample], worn: Worn) -> list[HealthSample]:
    """Return the samples up to the last that can be of one drive with one clock, oldest first.

    Where a count falls, or the drive was on for longer than time has passed, the clock was wrong or the counter
    began again; what is before that is left out.
    """
    found: list[HealthSample] = []
    for one in sorted(samples, key=lambda one: one.at, reverse=True):
        if getattr(one, worn.value) is None:
            continue
        if found and not _can_follow(one, found[-1], worn):
            break
        found.append(one)
    return found[::-1]


def _can_follow(one: HealthSample, later: HealthSample, worn: Worn) -> bool:
    if _value(one, worn) > _value(later, worn):
        return False
    if one.power_on_hours is None or later.power_on_hours is None:
        return True
    on = later.power_on_hours - one.power_on_hours
    return 0 <= on <= (later.at - one.at) / 3600 + _OFF_BY_H


def _value(one: HealthSample, worn: Worn) -> int:
    value: int = getattr(one, worn.value)
    return value


_Span = tuple[float, int]
"""Days, and how many were counted in them."""


def _spans(samples: Sequence[HealthSample], worn: Worn, since: float) -> list[_Span]:
    """Return the days between samples since a time, and what was counted in each; a day or more at a time."""
    points: list[HealthSample] = []
    for one in reversed(samples):
        if one.at >= since and (not points or points[-1].at - one.at >= _APART_S):
            points.append(one)
    points.reverse()
    return [
        ((later.at - one.at) / DAY_S, _value(later, worn) - _value(one, worn))
        for one, later in itertools.pairwise(points)
    ]


def _rate(spans: Sequence[_Span]) -> Rate | None:
    days = sum(one for one, _ in spans)
    if len(spans) < _LEAST_SPANS or days < LEAST_DAYS:
        return None
    a_day = sum(count for _, count in spans) / days
    if not a_day:
        return Rate(0.0, 0.0, _NONE_SEEN / days, days)
    width = _student(len(spans)) * math.sqrt(_variance(spans))
    return Rate(a_day, max(0.0, a_day - width), a_day + width, days)


def _variance(spans: Sequence[_Span]) -> float:
    """Return the variance of the rate of all spans together, at least that of a Poisson process."""
    days, counted = sum(one for one, _ in spans), sum(count for _, count in spans)
    squares = sum((count - counted / days * length) ** 2 for length, count in spans)
    return max(squares * len(spans) / (len(spans) - 1), counted) / days**2


def _student(spans: int) -> float:
    return _STUDENT_95[min(spans - 1, len(_STUDENT_95)) - 1]


def _forecast(count: int, at: float, rated: int, rate: Rate) -> Forecast:
    left = max(0, rated - count)
    expected, soon, late = (_after(at, left, a_day) for a_day in (rate.a_day, rate.high, rate.low))
    return Forecast(rated, expected, soon, late)


def _after(at: float, left: int, a_day: float) -> float | None:
    if not left:
        return at
    seconds = left / a_day * DAY_S if a_day else math.inf
    return at + seconds if seconds <= LATEST_YEARS * _YEAR_S else None


def years_left(known: Budget, now: float) -> float:
    """Return in how many years the highest rating is used up, infinity if that is too far."""
    spent_at = known.forecasts[-1].spent_at
    return math.inf if spent_at is None else (spent_at - now) / _YEAR_S


# -- in sentences ------------------------------------------------------------------------------------------

PARKED_TOO_OFTEN = Sentence("The heads parked more often than rated.")
STARTED_TOO_OFTEN = Sentence("The motor started more often than rated.")


def rate_words(rate: Rate) -> str:
    """Return how many a day, with the interval."""
    return Sentence(
        "{count} a day, {low} to {high}", count=_count(rate.a_day), low=_count(rate.low), high=_count(rate.high)
    )


def sentence(known: Budget, place: int = -1) -> str:
    """Return when a rating is used up; *place* is that of the rating, the highest if none is given."""
    one = known.forecasts[place]
    rated = number(one.rated)
    if one.spent_at is not None and known.count >= one.rated:
        return _of(known, PARKED_TOO_OFTEN, STARTED_TOO_OFTEN)
    label = _of(known, Sentence("Load cycles"), Sentence("Start-stop cycles"))
    values: dict[str, object] = {"label": label, "rated": rated}
    if one.spent_at is None:
        return Sentence("{label}: {rated} last for decades.", **values)
    year, first = _year(one.spent_at), _year(one.earliest if one.earliest is not None else one.spent_at)
    values |= {"year": year, "first": first}
    if one.latest is None:
        return Sentence("{label}: at this rate {rated} in {year}, not before {first}.", **values)
    last = _year(one.latest)
    if first == last:
        return Sentence("{label}: at this rate {rated} in {year}.", **values)
    return Sentence("{label}: at this rate {rated} in {year} ({first} to {last}).", last=last, **values)


def rating(known: Budget) -> str:
    """Return whose rating it is."""
    if known.by_drive:
        return Sentence("The drive reports this rating.")
    return Sentence("A common rating; the drive reports none.")


def proven(found: RateProof) -> str:
    """Return what a change did."""
    before, after = _count(found.before.a_day), _count(found.after_a_day)
    words = Sentence("{after} a day, {before} before.", after=after, before=before)
    return {
        RateChange.LESS: words,
        RateChange.MORE: words,
        RateChange.SAME: in_turn(Sentence("No meaningful difference."), words),
    }[found.effect]


def _of(known: Budget, loads: str, starts: str) -> str:
    return loads if known.worn is Worn.LOADS else starts


def _count(a_day: float) -> str:
    return number(a_day, 1 if a_day < 10 else 0)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year
