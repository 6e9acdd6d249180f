"""A drive's health in short: a word, a shape, a tone, the reasons, and the three most important figures."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QRectF
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QPushButton

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import PERCENTAGE_USED, Health
from disktune_contract.health.sample import LastVerdict, ata_temperature_c
from disktune_contract.health.verdict import HealthJudgement, HealthVerdict
from disktune_contract.record import record
from disktune_contract.said.verdicts import COUNTED
from disktune_contract.sentence import in_turn
from disktune_gui.health.wording import verdict
from disktune_gui.text.facts import FactRow, FactSection, listed
from disktune_gui.text.formats import number, quantity
from disktune_gui.text.said import said
from disktune_gui.text.wording import day, moment
from disktune_gui.theming import icons

# -- the button beside health data that only an administrator may read -------------------------------------


class UnlockHealth(QPushButton):
    """Hidden until there is something to unlock."""

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("&Unlock"))
        self.setToolTip(self.tr("Asks for an administrator's password to read the health data"))
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
        return words.format(state=_word(known.last.verdict), day=day(known.last.at))
    if known is not None and known.health.asleep:
        return translate("Health", "Unknown, standby")
    return _word(state_of(known))


def _word(state: HealthVerdict) -> str:
    return {
        HealthVerdict.GOOD: translate("Health", "Good"),
        HealthVerdict.CAUTION: translate("Health", "Caution"),
        HealthVerdict.FAILING: translate("Health", "Failing"),
        HealthVerdict.UNKNOWN: translate("Health", "Unknown"),
    }[state]


def read_at(known: KnownHealth) -> str:
    """Return when the health was read, as a sentence; of a drive that sleeps when it was read last."""
    if known.last is not None:
        return translate("Health", "Last read at {time}.").format(time=moment(known.last.at))
    return translate("Health", "Read at {time}.").format(time=moment(known.at, seconds=True))


def reasons(known: KnownHealth, otherwise: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return why the verdict is what it is, *otherwise* without a reason, and what could not be read.

    Of a drive that sleeps that comes first, and then why the last verdict was what it was, where that is kept.
    """
    if known.last is not None:
        return (known.health.note, *known.last.why)
    return (*(known.judged.why or otherwise), known.health.note)


def explanation(known: KnownHealth | None) -> str:
    """Return why, and when it was read."""
    if known is None:
        return translate(
            "Health", "The health is not known. Overview and Health read it where DiskTune may open the drive."
        )
    return said(in_turn(*reasons(known), read_at(known)))


def accessible(known: KnownHealth | None) -> str:
    """Return the text for screen readers."""
    return translate("Health", "Health: {state}").format(state=label(known))


def draw_mark(painter: QPainter, box: QRectF, state: HealthVerdict, colour: QColor) -> None:
    """Draw the mark of a verdict."""
    icons.draw(painter, box, MARKS[state], colour)


# -- a drive's health in short: verdict, reasons, and three figures ----------------------------------------

HOURS_A_YEAR = 8766


@record
class ShownHealth:
    """What a card shows."""

    state: HealthVerdict
    title: str
    """The verdict in words."""
    why: str
    """Sentences: the reasons, or why nothing is known."""
    lasting: tuple[FactRow, ...] = ()
    """Power-on time and wear, as far as the drive reports them."""
    warmth: tuple[FactRow, ...] = ()
    """The temperature, if it is known."""
    read: str = ""
    """When it was read, as a sentence."""

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
        first = FactRow(translate("Overview", "Condition"), self.title, self.why)
        return FactSection(translate("Overview", "Health"), (first, *self.figures))


def shown(drive: Drive, known: KnownHealth | None, why_not: str) -> ShownHealth:
    """Return what is known of the health of *drive*; *why_not* is why it could not be asked now."""
    temperature = _temperature(drive, None)
    if known is None:
        why = why_not or translate("Health", "Reading the health data…")
        return ShownHealth(HealthVerdict.UNKNOWN, translate("Health", "Unknown"), why, (), temperature)
    health, judged = known.health, known.judged
    return ShownHealth(
        shown_state(known),
        label(known) if health.asleep or known.last is not None else verdict(judged),
        said(in_turn(why_not, *reasons(known, _well(judged)))),
        (*_power_on(health), *_wear(health)),
        _temperature(drive, health),
        read_at(known),
    )


def _well(judged: HealthJudgement) -> tuple[str, ...]:
    """Return why nothing counts against a drive."""
    if judged.verdict is not HealthVerdict.GOOD or not judged.evidence:
        return ()
    above = [one for one in judged.evidence if one.value]
    if not above:
        return (translate("Health", "No counter that predicts failures is above 0."),)
    named = (f"{said(COUNTED[one.counter])} ({number(one.value)})" for one in above)
    words = translate("Health", "Counted so far: {counters}. Only new ones matter.")
    return (words.format(counters=listed(named)),)


def power_on_hours(health: Health) -> int | None:
    """Return the hours that a drive was on; None if it does not report them in a known format."""
    if health.nvme is not None:
        return health.nvme.power_on_hours
    return health.ata.power_on_hours if health.ata is not None else None


def percentage_used(health: Health) -> int | None:
    """Return how much of the endurance that the vendor estimated is used; None if the drive does not report it."""
    if health.nvme is not None:
        return health.nvme.percentage_used
    if health.scsi is not None:
        return health.scsi.percentage_used
    return health.ata.statistic(*PERCENTAGE_USED) if health.ata is not None else None


def temperature_c(drive: Drive, health: Health | None) -> float | None:
    """Return the temperature in °C: the kernel's, which is newer, else the drive's own."""
    if drive.temperature_c is not None:
        return drive.temperature_c
    if health is None or health.asleep:
        return None
    if health.nvme is not None:
        return health.nvme.temperature_c
    if health.scsi is not None:
        return health.scsi.temperature_c
    return ata_temperature_c(health.ata) if health.ata is not None else None


def _power_on(health: Health) -> tuple[FactRow, ...]:
    hours = power_on_hours(health)
    if hours is None:
        return ()
    years = translate("Health", "{number} years").format(number=number(hours / HOURS_A_YEAR, 1))
    note = years if hours >= HOURS_A_YEAR else ""
    return (FactRow(translate("Overview", "Power-on time"), quantity(hours, "h"), note),)


def _wear(health: Health) -> tuple[FactRow, ...]:
    used = percentage_used(health)
    if used is None:
        return ()
    return (FactRow(translate("Overview", "Percentage used"), quantity(used, "%")),)


def _temperature(drive: Drive, health: Health | None) -> tuple[FactRow, ...]:
    now = temperature_c(drive, health)
    if now is None:
        return ()
    return (FactRow(translate("Overview", "Temperature"), quantity(round(now), "°C")),)
