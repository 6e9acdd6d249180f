"""A drive's health in short: a word, a shape, a tone, the reasons, and the three most important figures."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QPushButton

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.health.figures import percentage_used, power_on_hours, temperature_c
from disktune_contract.health.health import Health
from disktune_contract.health.sample import LastVerdict
from disktune_contract.health.verdict import (
    MORE_OFTEN,
    RULES,
    Counter,
    CounterEvidence,
    HealthJudgement,
    HealthVerdict,
)
from disktune_contract.record import record, replace
from disktune_contract.said import health_words
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.formats import number, quantity, temperature
from disktune_gui.text.said import said
from disktune_gui.text.wording import clock, day

# -- the button beside health data that only an administrator may read -------------------------------------


class UnlockHealth(QPushButton):
    """Hidden until there is something to unlock."""

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("&Unlock"))
        self.hide()


# -- a drive's health as a badge: word, shape, tone, tooltip -----------------------------------------------
#
# The shape is for those who see no colours.

translate = QCoreApplication.translate

TONES = {
    HealthVerdict.GOOD: "good",
    HealthVerdict.CAUTION: "caution",
    HealthVerdict.FAILING: "danger",
    HealthVerdict.UNKNOWN: "info",
}
"""Names of meanings in the theme."""
MARKS = {
    HealthVerdict.GOOD: "good",
    HealthVerdict.CAUTION: "caution",
    HealthVerdict.FAILING: "failing",
    HealthVerdict.UNKNOWN: "unknown",
}
"""Names of icons."""

UNREADABLE = (Counter.PENDING, Counter.OFFLINE, Counter.UNCORRECTABLE, Counter.MEDIA)
"""Data that could not be read comes first, and a self-test finds out more."""

_KINDS = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})


@record
class KnownHealth:
    """The health that a drive reported, and the verdict on it."""

    health: Health
    judged: HealthJudgement
    at: float
    """When it was read, in seconds since the epoch."""
    last: LastVerdict | None = None
    """The verdict kept of a drive that does not report its health now, as one that sleeps."""

    def repeats(self, before: KnownHealth | None) -> bool:
        """Return whether nothing but a date is shown otherwise than it was *before*."""
        return before is not None and before.told == self.told

    @property
    def told(self) -> tuple[object, ...]:
        """All of it but its date; what a counter is compared with has one to the minute."""
        evidence = tuple(replace(one, since=(one.since or 0) // 60) for one in self.judged.evidence)
        return self.health, replace(self.judged, evidence=evidence), self.last


def has_health(drive: Drive) -> bool:
    """Return whether a drive can report its wear or count errors; arrays, memory and cards do not."""
    return drive.kind in _KINDS or drive.is_emmc


def state_of(known: KnownHealth | None) -> HealthVerdict:
    """Return the verdict now; UNKNOWN before the drive was asked, and while it sleeps."""
    return known.judged.verdict if known is not None else HealthVerdict.UNKNOWN


def shown_state(known: KnownHealth | None) -> HealthVerdict:
    """Return the verdict that a badge shows: the last one, dated by `label`, where there is none of now."""
    last = known.last if known is not None else None
    return last.verdict if last is not None else state_of(known)


def label(known: KnownHealth | None) -> str:
    """Return the word or two of the badge."""
    if known is not None and known.last is not None:
        words = translate("Health", "{state} on {day}")
        return words.format(state=word(known.last.verdict), day=day(known.last.at))
    return word(state_of(known))


def word(state: HealthVerdict) -> str:
    """Return a verdict as a word."""
    return {
        HealthVerdict.GOOD: translate("Health", "Good"),
        HealthVerdict.CAUTION: translate("Health", "Caution"),
        HealthVerdict.FAILING: translate("Health", "Failing"),
        HealthVerdict.UNKNOWN: translate("Health", "Unknown"),
    }[state]


_OF_ARRAY = {
    Alarm.HEALTHY: HealthVerdict.GOOD,
    Alarm.BUSY: HealthVerdict.GOOD,
    Alarm.DEGRADED: HealthVerdict.CAUTION,
    Alarm.INACTIVE: HealthVerdict.CAUTION,
    Alarm.FAILED: HealthVerdict.FAILING,
}


def state_of_array(array: ArrayInfo) -> HealthVerdict:
    """Return the verdict whose mark an array has."""
    return next((state for alarm, state in _OF_ARRAY.items() if alarm == array.alarm), HealthVerdict.UNKNOWN)


def label_of_array(array: ArrayInfo) -> str:
    """Return the word of an array's badge."""
    words = {
        Alarm.DEGRADED: translate("Home", "Degraded"),
        Alarm.INACTIVE: translate("Home", "Inactive"),
        Alarm.FAILED: translate("Home", "Failed"),
    }
    return next((one for alarm, one in words.items() if alarm == array.alarm), word(state_of_array(array)))


def read_at(known: KnownHealth) -> str:
    """Return when the health was read, as a sentence; of a drive that sleeps when it was read last.

    Empty if that is unknown, as of many files.
    """
    at = known.last.at if known.last is not None else known.at
    if not at:
        return ""
    if day(at) != day(known.at):
        return translate("Health", "Read on {day}.").format(day=day(at))
    return translate("Health", "Read today at {time}.").format(time=clock(at))


def reasons(known: KnownHealth, otherwise: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return why the verdict is what it is, *otherwise* without a reason, and what could not be read.

    Of a drive that sleeps that comes first, and then why the last verdict was what it was, where that is kept.
    """
    if known.last is not None:
        return (known.health.note, *known.last.why)
    return (*(known.judged.why or otherwise), known.health.note)


def counters_against(known: KnownHealth | None) -> list[CounterEvidence]:
    """Return the counters that count against a drive, the worst first."""
    if known is None:
        return []
    evidence = known.judged.evidence if known.last is None else known.last.evidence
    against = [one for one in evidence if one.weight is not HealthVerdict.GOOD]
    return sorted(against, key=lambda one: one.counter not in UNREADABLE)


def counts_against(known: KnownHealth | None) -> list[str]:
    """Return a sentence for each of these counters."""
    found = []
    for one in counters_against(known):
        rule = RULES[one.counter]
        new = one.new or not rule.present_from
        found.append(rule.new(one.new) if new else rule.present(one.value))
    return found


def explanation(known: KnownHealth | None) -> str:
    """Return why, and when it was read."""
    if known is None:
        return translate("Health", "Never read.")
    return said(in_turn(*reasons(known), read_at(known)))


def accessible(known: KnownHealth | None) -> str:
    """Return the text for screen readers."""
    return translate("Health", "Health: {state}").format(state=label(known))


# -- a drive's health in short: verdict, reasons, and three figures ----------------------------------------

HOURS_A_YEAR = 8766
MOST_REASONS = 2


@record
class ShownHealth:
    """What a card shows."""

    state: HealthVerdict
    title: str
    """The verdict in words."""
    why: str
    """Sentences: the worst reasons, or why nothing is known."""
    lasting: tuple[FactRow, ...] = ()
    """Power-on time and wear, as far as the drive reports them."""
    warmth: tuple[FactRow, ...] = ()
    """The temperature, if it is known."""
    read: str = ""
    """When it was read, as a sentence."""
    all_why: str = ""
    """All reasons."""

    @property
    def tone(self) -> str:
        """The meaning of the colour of the verdict; empty where nothing is known."""
        return "" if self.state is HealthVerdict.UNKNOWN else TONES[self.state]

    @property
    def figures(self) -> tuple[FactRow, ...]:
        """All of them."""
        return (*self.lasting, *self.warmth)

    def section(self) -> FactSection:
        """Return the same as rows, for text."""
        first = FactRow(translate("Overview", "Condition"), self.title, self.all_why or self.why)
        return FactSection(translate("Overview", "Health"), (first, *self.figures))


def shown(drive: Drive, known: KnownHealth | None, why_not: str) -> ShownHealth:
    """Return what is known of the health of *drive*; *why_not* is why it could not be asked now."""
    if drive.array is not None:
        return ShownHealth(state_of_array(drive.array), label_of_array(drive.array), said(drive.array.why))
    temperature = _temperature(drive, None)
    if known is None:
        # Before the first answer there is nothing to say, and soon there is.
        unread = unknown_title(drive, None) if why_not else "–"
        return ShownHealth(HealthVerdict.UNKNOWN, unread, why_not, (), temperature)
    health, judged = known.health, known.judged
    state = shown_state(known)
    title = health_words.title(known.last or judged, health)
    return ShownHealth(
        state,
        unknown_title(drive, health) if state is HealthVerdict.UNKNOWN else said(title),
        said(in_turn(why_not, *worst(_with_count_first(known, reasons(known, _well(judged)))))),
        (*_power_on(health), *_wear(health)),
        _temperature(drive, health),
        read_at(known),
        said(in_turn(why_not, *reasons(known, _well(judged)))),
    )


def _with_count_first(known: KnownHealth, why: tuple[str, ...]) -> tuple[str, ...]:
    """Return the reasons of a drive that fails, with what rose before what it predicts."""
    rose = shown_state(known) is HealthVerdict.FAILING and any(one.new for one in counters_against(known)[:1])
    first = tuple(counts_against(known)[:1]) if rose else ()
    return (*first, *(one for one in why if one not in first))


def worst(why: tuple[str, ...]) -> tuple[str, ...]:
    """Return the reasons that a card has room for; its counters show the others."""
    return tuple(one for one in why if one and one != MORE_OFTEN)[:MOST_REASONS]


def unknown_title(drive: Drive, health: Health | None) -> str:
    """Return that the health of a drive is unknown, and the one reason."""
    words = translate("Health", "Unknown: {reason}")
    return words.format(reason=said(health_words.unknown_reason(drive, health)))


def _well(judged: HealthJudgement) -> tuple[str, ...]:
    """Return what a good drive has counted."""
    counted = health_words.good_sentence(judged.evidence) if judged.verdict is HealthVerdict.GOOD else ""
    return (counted,) if counted else ()


def power_on(hours: int) -> str:
    """Return a power-on time in one unit."""
    if hours >= HOURS_A_YEAR:
        return translate("Health", "{number} years").format(number=number(hours / HOURS_A_YEAR, 1))
    months = round(hours * 12 / HOURS_A_YEAR)
    if months:
        return said(Sentence.counted(months, "{n} month", "{n} months"))
    return said(Sentence.counted(round(hours / 24), "{n} day", "{n} days"))


def _power_on(health: Health) -> tuple[FactRow, ...]:
    hours = power_on_hours(health)
    if hours is None:
        return ()
    return (FactRow(translate("Overview", "Power-on time"), quantity(hours, "h"), power_on(hours)),)


def _wear(health: Health) -> tuple[FactRow, ...]:
    used = percentage_used(health)
    if used is None:
        return ()
    return (FactRow(translate("Overview", "Percentage used"), quantity(used, "%")),)


def _temperature(drive: Drive, health: Health | None) -> tuple[FactRow, ...]:
    now = temperature_c(drive, health)
    if now is None:
        return ()
    return (FactRow(translate("Overview", "Temperature"), temperature(now)),)
