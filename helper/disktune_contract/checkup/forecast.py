"""A budget of starts or load cycles in sentences, and as facts of a check."""

from __future__ import annotations

import math
from datetime import UTC, datetime

from disktune_contract.checkup.check import ReadFact
from disktune_contract.health.budget import Budget, RateChange, RateProof, Worn
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number

PARKED_TOO_OFTEN = Sentence("The heads parked more often than rated.")
STARTED_TOO_OFTEN = Sentence("The motor started more often than rated.")

_YEAR_S = 365.25 * 86_400


def years_left(known: Budget, now: float) -> float:
    """Return in how many years the highest rating is used up, infinity if that is too far."""
    spent_at = known.forecasts[-1].spent_at
    return math.inf if spent_at is None else (spent_at - now) / _YEAR_S


def facts(known: Budget) -> tuple[ReadFact, ...]:
    """Return the rate as a fact of a check."""
    rate = known.rate
    value = Sentence(
        "{count} a day, {low} to {high}", count=_count(rate.a_day), low=_count(rate.low), high=_count(rate.high)
    )
    what = Sentence("Rate of the last {days} days", days=round(rate.days))
    return (ReadFact(what, value, source=Sentence("samples of DiskTune")),)


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
