"""A drive's health in short: the verdict, why, and the three figures that everybody looks for."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import ata_temperature_c
from disktune_contract.identity.health import PERCENTAGE_USED, Health
from disktune_contract.identity.verdict import HealthJudgement, HealthVerdict
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_gui.health.badge import TONES, KnownHealth, label, read_at, reasons, shown_state
from disktune_gui.health.counters_text import JUDGED
from disktune_gui.health.wording import verdict
from disktune_gui.text.amounts import number, quantity
from disktune_gui.text.facts import FactRow, FactSection, listed
from disktune_gui.text.said import said

translate = QCoreApplication.translate

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
    """Return why nothing speaks against a drive."""
    if judged.verdict is not HealthVerdict.GOOD or not judged.evidence:
        return ()
    above = [one for one in judged.evidence if one.value]
    if not above:
        return (translate("Health", "No counter that predicts failures is above 0."),)
    named = (f"{translate('Overview', JUDGED[one.counter])} ({number(one.value)})" for one in above)
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
