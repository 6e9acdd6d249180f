"""Two nights side by side: whether the drive is in standby more than before, and what was changed in between."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, listed
from disktune_contract.standby.culprit_rules import by_rule
from disktune_contract.standby.diagnosis import KIND_WORDS, percent
from disktune_contract.standby.night import SHORT_S, RecordingContext, SettingChange, often
from disktune_contract.standby.recording import Recording

_HOUR_S = 3600.0
_DAYS_A_YEAR = 365
_SAME_SHARE = 0.05
"""A smaller difference of the share in standby is no difference: one visit more or less makes it."""
_LENGTHS = 2.0
"""Nights of which one is this many times as long as the other are not compared: day and night differ."""
_FEWER = 0.5
"""A culprit whose bursts per hour fell below this factor, or rose above its inverse, has changed."""
_LEAST_AN_HOUR = 0.25
"""Bursts an hour, below which a culprit neither comes nor goes."""


class RecordingsOutcome(StrEnum):
    """How the second night compares with the first."""

    BETTER = "better"
    SAME = "same"
    WORSE = "worse"
    UNKNOWN = "unknown"
    """The nights cannot be compared."""


class CulpritTrend(StrEnum):
    """What became of a culprit from the first night to the second."""

    GONE = "gone"
    NEW = "new"
    FEWER = "fewer"
    MORE = "more"
    SAME = "same"


@record
class PowerDraw:
    """What the drive draws, in watts, from its data sheet."""

    idle_w: float
    """Spinning, without a request."""
    standby_w: float

    @property
    def known(self) -> bool:
        """Whether both make sense together."""
        return 0 <= self.standby_w < self.idle_w < _MOST_W


_MOST_W = 100.0


@record
class CulpritChange:
    """One culprit in both nights, in bursts begun per hour."""

    name: str
    rule: str
    became: CulpritTrend
    before_h: float
    after_h: float


@record
class Energy:
    """Calculated from the time in standby and the data sheet, not measured."""

    saved_wh: float
    """In a night of the second one's length; negative if it draws more."""
    year_kwh: float
    """If every day had one such night."""


@record
class RecordingsComparison:
    """The result of comparing two nights."""

    outcome: RecordingsOutcome
    verdict: str
    """One sentence, or two."""
    why_not: tuple[str, ...] = ()
    """Why the nights cannot be compared, or only with care."""
    share_before: float | None = None
    """In standby, 0 to 1."""
    share_after: float | None = None
    starts_before_h: float = 0.0
    starts_after_h: float = 0.0
    bursts_before_h: float = 0.0
    bursts_after_h: float = 0.0
    culprits: tuple[CulpritChange, ...] = ()
    """What has changed most first."""
    changes: tuple[SettingChange, ...] = ()
    """What DiskTune changed between the nights."""
    energy: Energy | None = None


def compare(
    before: RecordingContext, after: RecordingContext, draw: PowerDraw | None = None
) -> RecordingsComparison:
    """Return how *after* compares with *before*; both are of one drive, *before* is the earlier."""
    blocked, cautions = _obstacles(before, after)
    first, second = before.standby_share, after.standby_share
    outcome = RecordingsOutcome.UNKNOWN
    if not blocked and first is not None and second is not None:
        outcome = _outcome(second - first)
    return RecordingsComparison(
        outcome,
        _verdict(outcome, before, after),
        (*blocked, *cautions),
        first,
        second,
        _an_hour(before, before.recording.starts),
        _an_hour(after, after.recording.starts),
        _an_hour(before, before.recording.bursts),
        _an_hour(after, after.recording.bursts),
        _culprits(before, after),
        _changed(before, after),
        _energy(after, first, second, draw) if outcome is not RecordingsOutcome.UNKNOWN else None,
    )


def _changed(before: RecordingContext, after: RecordingContext) -> tuple[SettingChange, ...]:
    """Return what DiskTune changed between the nights, each setting once; what was taken back is no change."""
    found: dict[str, SettingChange] = {}
    for one in after.changes:
        if before.recording.until <= one.at <= after.recording.began:
            first = found.get(one.setting, one)
            found[one.setting] = replace(one, before=first.before)
    return tuple(one for one in found.values() if one.before != one.after)


def _outcome(more: float) -> RecordingsOutcome:
    if abs(more) < _SAME_SHARE:
        return RecordingsOutcome.SAME
    return RecordingsOutcome.BETTER if more > 0 else RecordingsOutcome.WORSE


def _verdict(outcome: RecordingsOutcome, before: RecordingContext, after: RecordingContext) -> str:
    first, second = before.standby_share, after.standby_share
    if outcome is RecordingsOutcome.UNKNOWN or first is None or second is None:
        return Sentence("The recordings cannot be compared.")
    values = {"before": percent(first), "after": percent(second)}
    starts = _starts(before, after)
    if outcome is RecordingsOutcome.SAME:
        says = Sentence("No meaningful difference: {after}% in standby, {before}% before.", **values)
    else:
        says = Sentence("{after}% in standby, {before}% before.", **values)
    return Sentence("{says} {starts}", says=says, starts=starts) if starts else says


def _starts(before: RecordingContext, after: RecordingContext) -> str:
    """Return how often it started, which is what more standby may cost; empty if it never did."""
    if not before.recording.starts and not after.recording.starts:
        return ""
    return Sentence(
        "It started {after} times, {before} before.", after=after.recording.starts, before=before.recording.starts
    )


def can_compare(before: Recording, after: Recording) -> bool:
    """Return whether two recordings of one drive can be compared."""
    return not _blocked(before, after)


def _blocked(one: Recording, other: Recording) -> list[str]:
    """Return why two recordings cannot be compared."""
    blocked: list[str] = []
    if not one.spans or not other.spans:
        blocked.append(Sentence("One lacks the power mode."))
    if min(one.seconds, other.seconds) < SHORT_S / 2:
        blocked.append(Sentence("One is shorter than 30 min."))
    elif max(one.seconds, other.seconds) > _LENGTHS * min(one.seconds, other.seconds):
        lengths = {"before": often(one.seconds), "after": often(other.seconds)}
        blocked.append(Sentence("Their lengths differ too much: {before} and {after}.", **lengths))
    return blocked


def _obstacles(before: RecordingContext, after: RecordingContext) -> tuple[list[str], list[str]]:
    """Return why the nights cannot be compared, and what calls for care."""
    one, other = before.recording, after.recording
    blocked = _blocked(one, other)
    cautions: list[str] = []
    unseen = set(one.blind) ^ set(other.blind)
    if unseen:
        kinds = listed(KIND_WORDS[kind] for kind in sorted(unseen))
        cautions.append(Sentence("Only one shows {kinds}.", kinds=kinds))
    if bool(one.lost) != bool(other.lost):
        cautions.append(Sentence("The kernel dropped events of one."))
    if _hours_apart(one.began, other.began) > _MOST_HOURS_APART:
        cautions.append(Sentence("They began at different times of day."))
    return blocked, cautions


_MOST_HOURS_APART = 4.0


def _hours_apart(one: float, other: float) -> float:
    """Return how far apart two moments are by the time of the day, 0 to 12 hours."""
    apart = abs(other - one) / _HOUR_S % 24
    return min(apart, 24 - apart)


def _an_hour(night: RecordingContext, count: int) -> float:
    return count / night.recording.seconds * _HOUR_S if night.recording.seconds > 0 else 0.0


# -- culprits ----------------------------------------------------------------------------------------------


def _culprits(before: RecordingContext, after: RecordingContext) -> tuple[CulpritChange, ...]:
    first, second = _rates(before), _rates(after)
    found = []
    for key in dict.fromkeys((*first, *second)):
        one, other = first.get(key, 0.0), second.get(key, 0.0)
        if max(one, other) >= _LEAST_AN_HOUR:
            found.append(CulpritChange(key[1], key[0], _became(one, other), one, other))
    return tuple(sorted(found, key=lambda change: -abs(change.after_h - change.before_h)))


def _rates(night: RecordingContext) -> dict[tuple[str, str], float]:
    """Return the bursts an hour that each culprit began, by its rule and name."""
    found: dict[tuple[str, str], float] = {}
    for rule, group in by_rule(night, night.recording.culprits):
        found[rule.id, group.name] = _an_hour(night, group.began)
    return found


def _became(before_h: float, after_h: float) -> CulpritTrend:
    if before_h <= 0:
        return CulpritTrend.NEW
    if after_h <= 0:
        return CulpritTrend.GONE
    if after_h < before_h * _FEWER:
        return CulpritTrend.FEWER
    return CulpritTrend.MORE if after_h > before_h / _FEWER else CulpritTrend.SAME


# -- energy ------------------------------------------------------------------------------------------------


def _energy(
    after: RecordingContext, first: float | None, second: float | None, draw: PowerDraw | None
) -> Energy | None:
    """Return what the difference in standby comes to; both nights are taken to be as long as the second.

    A start draws more than idling for some seconds: at a few starts an hour, no more than the error of the sheet.
    """
    if draw is None or not draw.known or first is None or second is None:
        return None
    hours = after.recording.seconds / _HOUR_S
    saved = (second - first) * hours * (draw.idle_w - draw.standby_w)
    nights = min(1.0, 24 / hours) if hours > 0 else 0.0
    return Energy(saved, saved * nights * _DAYS_A_YEAR / 1000)
