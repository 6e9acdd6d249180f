"""The cards at the head of Overview: the verdict on the drive's health, and four facts on it."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

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
from disktune_gui.controls.cards import CAPTION, FACT, GAP, TITLE, Card, LinkButton, SizedLabel, caption
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.speed_gauge import Gauge, GaugeBar, gauge_of
from disktune_gui.controls.step_chart import StepChart, StepLine
from disktune_gui.health.badge import MARKS, ShownHealth, UnlockHealth, power_on
from disktune_gui.overview.find_drive import FindDrive
from disktune_gui.overview.rescue_text import RescueStep
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.saved_text import tool
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.formats import quantity, rate, temperature
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.text.wording import day
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

translate = QCoreApplication.translate

# -- the health of a drive: the verdict, why, and if there is a problem what to do about it ----------------


class StepRow(QWidget):
    """A number, what to do, what to know of it, and a button."""

    def __init__(self, button: QWidget | None = None) -> None:
        super().__init__()
        self.number = SizedLabel("", bold=True, faint=True)
        self.title, self.note = PlainLabel().wrap_selectable(), caption().wrap_selectable()
        self.number.setFixedWidth(pixels(self.font(), 18))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(self.number)
        row.addLayout(words, 1)
        if button is not None:
            row.addWidget(button)

    def show_step(self, number: int, step: RescueStep) -> None:
        """Show *step*."""
        self.number.setText(f"{number}")
        self.title.setText(step.title)
        self.note.setText(step.note)
        self.note.setVisible(bool(step.note))


class Rise(QWidget):
    """How a counter rose: its name above a small chart. Hidden without one."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.chart = caption(), StepChart((180, 76))
        column = flush(QVBoxLayout(self), 2)
        column.addWidget(self.name)
        column.addWidget(self.chart)
        self.setFixedWidth(pixels(self.font(), 220))
        self.hide()

    def show_line(self, line: StepLine | None, now: float) -> None:
        """Show *line* from its first value to *now*, seconds since 1970; None hides it."""
        self.setVisible(line is not None)
        if line is not None:
            self.name.setText(line.name)
            self.chart.setAccessibleName(line.name)
            self.chart.show_lines((StepLine("", line.points),), (line.points[0][0], now), "", 5.0)


class RescueList(QWidget):
    """What to copy, in order, and with which programs."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[FactRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(pixels(self.font(), 26), 0, 0, 0)
        self._column.setSpacing(2)

    def show_section(self, found: FactSection) -> None:
        """Show the rows of *found*."""
        if found.rows == self.rows:
            return
        self.rows = found.rows
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for row in self.rows:
            words = labelled(row.label, row.value)
            self._column.addWidget(PlainLabel(words).wrap_selectable())
            if row.note:
                self._column.addWidget(caption(row.note).wrap_selectable())


class VerdictSteps(Card):
    """Small and calm for a good drive. *finder* is its last row: where the drive is, and its light."""

    health_wanted = pyqtSignal()
    unlock_asked = pyqtSignal()
    wake_wanted = pyqtSignal()
    boost_wanted = pyqtSignal(str)
    """The user wants to speed up what runs on the array of this kernel name."""

    def __init__(self, finder: FindDrive) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Health"))
        self.mark = IconMark("", 20)
        self.title = ToneLabel()
        self.title.setFont(theme.scaled(self.font(), TITLE, bold=True))
        self.why, self.read = PlainLabel(), caption()
        for label in (self.title, self.why):
            label.wrap_selectable()
        self.rise = Rise()
        self.reasons = LinkButton(self.tr("Show Reasons"))
        self.unlock, self.wake = UnlockHealth(), QPushButton(self.tr("Wake and Read"))
        self.copy_first, self.boost = QPushButton(), QPushButton(self.tr("Boost…"))
        self.copy_first.setProperty("primary", True)
        self.rescue = RescueList()
        self.steps = (StepRow(self.copy_first), StepRow(self.boost))
        self.finder = finder
        self._array = ""
        self._lay_out()
        self.reasons.clicked.connect(self.health_wanted)
        self.unlock.clicked.connect(self.unlock_asked)
        self.wake.clicked.connect(self.wake_wanted)
        self.copy_first.clicked.connect(lambda _checked: self.open_rescue(self.rescue.isHidden()))
        self.boost.clicked.connect(lambda _checked: self.boost_wanted.emit(self._array))
        self.open_rescue(False)

    def _lay_out(self) -> None:
        head, below = QHBoxLayout(), QHBoxLayout()
        for row in (head, below):
            row.setSpacing(pixels(self.font(), 8))
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        head.addWidget(self.unlock)
        head.addWidget(self.wake)
        below.addWidget(self.read)
        below.addWidget(self.reasons)
        below.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(pixels(self.font(), 4))
        words.addLayout(head)
        words.addWidget(self.why)
        words.addLayout(below)
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(pixels(self.font(), 16))
        top.addLayout(words, 1)
        top.addWidget(self.rise, 0, Qt.AlignmentFlag.AlignTop)
        column = self.column()
        column.setSpacing(pixels(self.font(), 4))
        column.addLayout(top)
        copy, boost = self.steps
        for part in (copy, self.rescue, boost, self.finder):
            column.addWidget(part)

    def open_rescue(self, opened: bool) -> None:
        """Show what to copy first, or hide it."""
        self.rescue.setVisible(opened)
        self.copy_first.setText(self.tr("Hide") if opened else translate("Window", "What to Copy First…"))

    def show_health(self, shown: ShownHealth, *, locked: bool, asleep: bool) -> None:
        """Show it; *locked* offers to unlock, *asleep* to wake the drive."""
        self.mark.show_icon(MARKS[shown.state], shown.tone)
        self.title.setText(shown.title)
        self.why.setText(shown.why)
        self.read.setText(shown.read)
        self.read.setVisible(bool(shown.read))
        self.unlock.setVisible(locked)
        self.wake.setVisible(asleep and not locked)
        self.setAccessibleDescription("\n".join(filter(None, (shown.title, shown.why))))

    def show_steps(
        self, copy: RescueStep | None, waits: tuple[RescueStep, ...], rescue: FactSection | None
    ) -> None:
        """Show what to do about a drive that fails; None for one that does not."""
        waiting = waits[0] if waits else None
        number = 0
        for row, step in zip(self.steps, (copy, waiting), strict=True):
            row.setVisible(step is not None)
            if step is not None:
                number += 1
                row.show_step(number, step)
        fails = copy is not None
        self.finder.lead(number + 1 if fails else 0, self.tr("Replace this drive") if fails else "")
        self._array = waiting.array if waiting is not None else ""
        if rescue is None:
            self.open_rescue(False)
        else:
            self.rescue.show_section(rescue)


# -- four facts: how long it was on, how warm and how fast it is, how it is set; without widgets -----------


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


def speed(found: ReadSpeed | None, limited: str, units: UnitSystem, beside: str = "") -> CardAnswer:
    """Return the last throughput of a drive, and whether it is as fast as it should be.

    *limited* is what keeps it from that, in two words, *beside* how it differs from the one before.
    """
    if found is None:
        words = limited or translate("Overview", "not measured")
        return CardAnswer(UNKNOWN, words, "faint")
    limited = speed_gauge.unless_refuted(limited, found)
    parts = (speed_gauge.answer(found, limited, units), day(found.at))
    return CardAnswer(
        rate(found.bytes_s, units),
        "\n".join(filter(None, (said(listed(filter(None, parts))), beside))),
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


# -- the widgets of the four facts -------------------------------------------------------------------------


class FactTile(Card):
    """An icon with a name, the fact, what to know of it, and a link for what can be done."""

    def __init__(self, name: str, icon: str, action: QPushButton | None = None) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.title, self.why = ToneLabel(), caption()
        self.title.setFont(theme.scaled(self.font(), FACT, bold=True))
        for label in (self.title, self.why):
            label.wrap_selectable()
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
        grid = flush(QGridLayout(self), pixels(self.font(), GAP))
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
