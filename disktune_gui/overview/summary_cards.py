"""Four facts on a drive, a card each: how long it was on, how warm and how fast it is, how it is set."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from disktune_contract.checkup.check import Facts
from disktune_contract.checkup.usual import ReadSpeed, read_speed
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.figures import power_on_hours, temperature_c
from disktune_contract.health.health import Health, plausible_c
from disktune_contract.health.identification import Identification
from disktune_contract.health.sample import HealthSample
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import Family, FileRef, SavedFile
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID as WORKLOADS
from disktune_gui.controls import speed_gauge
from disktune_gui.controls.cards import CAPTION, FACT, GAP, Card, LinkButton, SizedLabel, caption
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.speed_gauge import Gauge, GaugeBar, gauge_of
from disktune_gui.health.badge import power_on
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.saved_text import tool
from disktune_gui.text.formats import quantity, rate, temperature
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import day
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

# -- the content of the cards; without widgets -------------------------------------------------------------

translate = QCoreApplication.translate

_HIGHEST, _MAXIMUM = (5, 0x20), (5, 0x58)
"""Highest temperature so far, and the highest specified one: page and offset in the statistics (ACS-4, 9.5.8)."""

UNKNOWN = "–"
"""In place of a fact that is not known; the line below states why."""


@record
class CardAnswer:
    """The content of a card."""

    title: str
    why: str = ""
    tone: str = ""
    """As `ToneLabel` has it."""
    tip: str = ""
    gauge: Gauge | None = None


# -- how long it was on ------------------------------------------------------------------------------------


def age(health: Health | None, past: Iterable[HealthSample], why_unread: str = "") -> CardAnswer:
    """Return for how long the drive was on, and how often it was started, as far as it counts that."""
    hours = power_on_hours(health) if health is not None else None
    if hours is None:
        return CardAnswer(UNKNOWN, _why_not(health) if health is not None else why_unread, "faint")
    starts = next((one.starts for one in reversed(tuple(past)) if one.starts is not None), None)
    if health is not None and health.nvme is not None:
        starts = health.nvme.power_cycles
    often = said(Sentence.counted(starts, "{n} start", "{n} starts")) if starts is not None else ""
    return CardAnswer(power_on(hours), said(listed(filter(None, (quantity(hours, "h"), often)))))


# -- how fast ----------------------------------------------------------------------------------------------


def speed(found: ReadSpeed | None, limited: str, units: UnitSystem) -> CardAnswer:
    """Return the last throughput of a drive, and whether it is as fast as it should be.

    *limited* is what keeps it from that, in two words.
    """
    if found is None:
        words = limited or translate("Overview", "not measured")
        return CardAnswer(UNKNOWN, words, "faint")
    limited = speed_gauge.unless_refuted(limited, found)
    parts = (speed_gauge.answer(found, limited, units), day(found.at))
    return CardAnswer(
        rate(found.bytes_s, units),
        said(listed(filter(None, parts))),
        "caution" if limited or found.slow else "",
        speed_gauge.basis(found.usual, units),
        gauge_of(found),
    )


# -- how warm ----------------------------------------------------------------------------------------------


def warmth(
    drive: Drive,
    health: Health | None,
    found: Identification | None,
    past: Iterable[HealthSample],
    why_unread: str = "",
) -> CardAnswer:
    """Return the temperature now, the highest so far, and the limit of the drive itself.

    Without a temperature it states why: *why_unread* where the drive was not asked or did not answer.
    """
    now, limit = temperature_c(drive, health), limit_c(health, found)
    parts = []
    if (highest := _highest(health, past)) is not None and (now is None or highest >= now):
        parts.append(translate("Overview", "highest {celsius}").format(celsius=temperature(highest)))
    if limit is not None:
        parts.append(translate("Overview", "limit {celsius}").format(celsius=temperature(limit)))
    if now is None:
        why_not = _why_not(health) if health is not None else why_unread
        return CardAnswer(UNKNOWN, why_not, "faint")
    above = limit is not None and now > limit
    return CardAnswer(temperature(now), said(listed(parts)), "danger" if above else "")


def _why_not(health: Health) -> str:
    if health.asleep:
        return translate("Overview", "in standby")
    if health.note and (health.scsi is not None or not health.reported):
        return said(health.note)
    return translate("Overview", "Not reported.")


def limit_c(health: Health | None, found: Identification | None) -> int | None:
    """Return the highest temperature that the drive is specified for, in °C; None if it does not report one."""
    if found is not None and found.nvme is not None:
        return found.nvme.warning_temperature_c
    if health is None:
        return None
    if health.scsi is not None:
        return health.scsi.reference_temperature_c
    return plausible_c(health.ata.statistic(*_MAXIMUM)) if health.ata is not None else None


def _highest(health: Health | None, past: Iterable[HealthSample]) -> int | None:
    ata = health.ata if health is not None else None
    own = plausible_c(ata.statistic(*_HIGHEST)) if ata is not None else None
    seen = (warm for one in past for warm in (one.temperature_c, one.hottest_c))
    return max((warm for warm in (own, *seen) if warm is not None), default=None)


# -- how it is set -----------------------------------------------------------------------------------------


def settings(facts: Facts | None, others: ClaimList | None) -> CardAnswer:
    """Return the number of saved settings, and how many of them have another value now, by which tool.

    *others* is what other tools set on the drive, None before it is read.
    """
    if facts is None or facts.saved is None:
        why = translate("Overview", "could not be read") if facts is not None else ""
        return CardAnswer(UNKNOWN, why, "faint")
    title = said(Sentence.counted(len(facts.saved), "{n} saved", "{n} saved"))
    if not facts.saved:
        return CardAnswer(title, "", "faint")
    if not facts.restores:
        return CardAnswer(title, translate("Overview", "not applied"), "caution")
    off = drifted(facts, others)
    if not off:
        return CardAnswer(title, translate("Overview", "applied at boot"))
    tools = sorted({tool(one.culprit) for one in off if one.culprit is not None})
    words = (
        Sentence.counted(
            len(off), "{n} differs, set by {tools}", "{n} differ, set by {tools}", tools=listed(tools)
        )
        if tools
        else Sentence.counted(len(off), "{n} differs now", "{n} differ now")
    )
    return CardAnswer(title, said(words), "caution")


def drifted(facts: Facts, others: ClaimList | None) -> tuple[saved_state.SavedState, ...]:
    """Return the saved settings that are known to have another value now."""
    # The file of the drive, as far as this needs it.
    file = SavedFile(FileRef(Family.DRIVE, facts.drive.identity), "", values=facts.saved or ())
    saved = {one.setting for one in file.values}
    states = [one for one in facts.states or () if one.setting in saved]
    found = saved_state.gather(states, (file,), others or ClaimList(()), supply=facts.supply)
    return tuple(one for one in found.values() if one.drifted)


# -- the widgets of the cards ------------------------------------------------------------------------------


class FactTile(Card):
    """An icon with a name, the fact, what to know of it, and a link for what can be done."""

    def __init__(self, name: str, icon: str, action: QPushButton | None = None) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.title, self.why = ToneLabel(), caption()
        self.title.setFont(theme.scaled(self.font(), FACT, bold=True))
        for label in (self.title, self.why):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if action is None:
            # What is below does not move while the drive is being asked.
            self.why.setMinimumHeight(2 * self.why.fontMetrics().lineSpacing())
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.gauge = GaugeBar()
        head = QHBoxLayout()
        head.setSpacing(pixels(self.font(), 4))
        head.addWidget(IconMark(icon))
        head.addWidget(SizedLabel(name, CAPTION, faint=True), 1)
        column = self.column(12)
        column.setSpacing(pixels(self.font(), 3))
        column.addLayout(head)
        column.addWidget(self.title)
        column.addWidget(self.gauge)
        column.addWidget(self.why, 1)
        if action is not None:
            # On a line of its own: otherwise a caption would have half of a narrow tile.
            column.addWidget(action, 0, Qt.AlignmentFlag.AlignRight)

    def show_answer(self, answer: CardAnswer) -> None:
        """Show *answer*."""
        self.title.setText(answer.title)
        self.title.set_tone(answer.tone)
        self.why.setText(answer.why)
        self.gauge.show_gauge(answer.gauge)
        self.setToolTip(as_tip(answer.tip))
        self.setAccessibleDescription("\n".join(filter(None, (answer.title, answer.why, answer.tip))))


class FactTiles(QWidget):
    """The four facts of one drive; of an array or a volume, which has no health, the last two."""

    measure_wanted = pyqtSignal()
    causes_wanted = pyqtSignal()
    """The user wants to see why the drive is slow."""
    history_wanted = pyqtSignal()
    settings_wanted = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.measure, self.history = LinkButton(self.tr("Measure")), LinkButton(self.tr("History"))
        self._is_slow = False
        every = LinkButton(self.tr("All Settings"))
        self.age = FactTile(self.tr("Powered on"), "history")
        self.warmth = FactTile(self.tr("Temperature"), "heat", self.history)
        self.speed = FactTile(self.tr("Read speed"), "gauge", self.measure)
        self.settings = FactTile(self.tr("Settings"), "sliders", every)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(pixels(self.font(), GAP))
        for place, tile in enumerate((self.age, self.warmth, self.speed, self.settings)):
            grid.addWidget(tile, *divmod(place, 2))
        for place in (0, 1):
            grid.setColumnStretch(place, 1)
        self.measure.clicked.connect(self._on_measure)
        self.history.clicked.connect(self.history_wanted)
        every.clicked.connect(self.settings_wanted)

    def show_speed(self, answer: CardAnswer, kind: DriveKind, why_not: str) -> None:
        """Show the speed. Let it be measured, or show why it cannot be; if it is low, offer the causes."""
        self.speed.show_answer(answer)
        self._is_slow = answer.tone == "caution"
        self.measure.setText(self.tr("Causes") if self._is_slow else self.tr("Measure"))
        self.measure.setEnabled(self._is_slow or not why_not)
        quick = WORKLOADS[read_speed(kind)]
        seconds = quick.runs.usual * (quick.seconds.usual if quick.seconds is not None else 1)
        tip = self.tr("Reads for {time}").format(time=quantity(seconds, "s"))
        self.measure.setToolTip(as_tip("" if self._is_slow else why_not or tip))

    def _on_measure(self) -> None:
        (self.causes_wanted if self._is_slow else self.measure_wanted).emit()
