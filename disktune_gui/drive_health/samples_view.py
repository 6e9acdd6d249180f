"""The samples kept of a drive's health: their chart, their table, when ratings are used up, the hourly timer."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from enum import IntEnum

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.sample import DAY_S, HealthSample, Origin
from disktune_contract.health.verdict import Counter
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.record import record
from disktune_contract.said.health_words import COUNTED
from disktune_contract.units import MB
from disktune_gui.controls.cards import TITLE, Card
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.page import is_same
from disktune_gui.controls.step_chart import MOST_LINES, StepChart, StepLine, moved
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.health import history_text
from disktune_gui.services.sample_timer import SampleTimer, TimerState
from disktune_gui.services.services import Services
from disktune_gui.text.formats import formats
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable, Moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

# -- The samples as lines of a chart and as a table --------------------------------------------------------

translate = QCoreApplication.translate

_GB = 1000 * MB
Read = Callable[[HealthSample], float | None]


@record
class ChartFigure:
    """What a chart can show."""

    key: str
    label: str
    unit: str
    """After a value, with its space."""
    lines: tuple[tuple[str, Read], ...]
    least: float
    """The scale never ends below this."""


def figures(samples: Sequence[HealthSample]) -> tuple[ChartFigure, ...]:
    """Return all charts there are; first the error counters that rose, if any did."""
    rose = _rose(samples)
    label = said(COUNTED[rose[0]]) if len(rose) == 1 else translate("HealthHistory", "Error counters")
    return (
        ChartFigure("rose", label, "", tuple((said(COUNTED[one]), _count_of(one)) for one in rose), 5.0),
        ChartFigure(
            "wear",
            translate("HealthHistory", "Wear"),
            "%",
            (
                (translate("HealthHistory", "used"), lambda one: one.wear_percent),
                (translate("HealthHistory", "spare"), lambda one: one.spare_percent),
            ),
            10.0,
        ),
        ChartFigure(
            "temperature",
            translate("HealthHistory", "Temperature"),
            f" {formats.degree}",
            (
                (translate("HealthHistory", "now"), lambda one: formats.degrees(one.temperature_c)),
                (translate("HealthHistory", "highest of the day"), lambda one: formats.degrees(one.hottest_c)),
                (translate("HealthHistory", "lowest of the day"), lambda one: formats.degrees(one.coolest_c)),
            ),
            formats.degrees(40.0),
        ),
        _one("loads", translate("Sentences", "Load cycles"), "", lambda one: one.loads),
        _one("starts", translate("Sentences", "Start-stop cycles"), "", lambda one: one.starts),
        _one("written", translate("HealthHistory", "Data written"), " GB", _written),
    )


def _one(key: str, label: str, unit: str, read: Read) -> ChartFigure:
    return ChartFigure(key, label, unit, (("", read),), 10.0)


def _rose(samples: Sequence[HealthSample]) -> list[Counter]:
    """Return the error counters that moved, those that rose most first."""
    values: dict[Counter, set[int]] = {counter: set() for counter in Counter}
    for one in samples:
        for counted in one.counters:
            values[counted.counter].add(counted.value)
    rises = {counter: max(each) - min(each) for counter, each in values.items() if len(each) > 1}
    return sorted(rises, key=lambda counter: -rises[counter])


def _count_of(counter: Counter) -> Read:
    return lambda one: one.count(counter)


def _written(one: HealthSample) -> float | None:
    return one.bytes_written / _GB if one.bytes_written is not None else None


def reported(figure: ChartFigure, samples: Sequence[HealthSample]) -> bool:
    """Return whether any sample has something of a figure."""
    return any(read(one) is not None for one in samples for _, read in figure.lines)


_ORIGINS = {
    Origin.LOOK: QT_TRANSLATE_NOOP("HealthHistory", "DiskTune"),
    Origin.TIMER: QT_TRANSLATE_NOOP("HealthHistory", "timer"),
    Origin.SMARTD: QT_TRANSLATE_NOOP("HealthHistory", "smartd"),
}


def table(samples: Sequence[HealthSample]) -> DataTable:
    """Return every sample with everything that any of them has, newest first."""
    degree = formats.degree
    columns: list[tuple[str, Read]] = [
        (
            translate("HealthHistory", "Temperature ({unit})").format(unit=degree),
            lambda one: formats.degrees(one.temperature_c),
        ),
        (
            translate("HealthHistory", "Lowest ({unit})").format(unit=degree),
            lambda one: formats.degrees(one.coolest_c),
        ),
        (
            translate("HealthHistory", "Highest ({unit})").format(unit=degree),
            lambda one: formats.degrees(one.hottest_c),
        ),
        (translate("HealthHistory", "Used (%)"), lambda one: one.wear_percent),
        (translate("HealthHistory", "Spare (%)"), lambda one: one.spare_percent),
        (translate("HealthHistory", "Power-on time (h)"), lambda one: one.power_on_hours),
        (translate("Sentences", "Start-stop cycles"), lambda one: one.starts),
        (translate("Sentences", "Load cycles"), lambda one: one.loads),
        (translate("HealthHistory", "Written (GB)"), _written),
        *((said(COUNTED[counter]), _count_of(counter)) for counter in Counter),
    ]
    there = [(title, read) for title, read in columns if any(read(one) is not None for one in samples)]
    header = (
        translate("HealthHistory", "Time"),
        *(title for title, _ in there),
        translate("HealthHistory", "Source"),
    )
    rows: list[tuple[Cell, ...]] = [
        (Moment(one.at), *(read(one) for _, read in there), translate("HealthHistory", _ORIGINS[one.origin]))
        for one in reversed(samples)
    ]
    return DataTable(header, rows)


# -- the card of the chart: what rose, or another figure, over a time --------------------------------------


class ChartSpan(IntEnum):
    """How many days of the past are shown."""

    DAY = 1
    MONTH = 30
    YEAR = 365
    ALL = 0


class ChartCard(Card):
    """Hidden while there are not two samples to compare."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._clock = clock
        self._drive: Drive | None = None
        self._samples: tuple[HealthSample, ...] = ()
        self._figures: tuple[ChartFigure, ...] = ()
        self._degree = ""
        """The unit of temperatures in these figures."""
        self.figure, self.span = ChoiceBox(), ChoiceBox()
        self.figure.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.chart = StepChart()
        self.figure.setAccessibleName(QCoreApplication.translate("Activity", "Chart view"))
        self.span.setAccessibleName(self.tr("Time shown"))
        self.figure.setFont(theme.scaled(self.font(), TITLE, bold=True))
        for label, span in (
            (self.tr("1 day"), ChartSpan.DAY),
            (self.tr("1 month"), ChartSpan.MONTH),
            (self.tr("1 year"), ChartSpan.YEAR),
            (self.tr("All"), ChartSpan.ALL),
        ):
            self.span.addItem(label, int(span))
        self.span.setCurrentIndex(3)
        for box in (self.figure, self.span):
            box.setFrame(False)
            box.activated.connect(lambda _index: self._draw())
        row = QHBoxLayout()
        row.addWidget(self.figure)
        row.addStretch(1)
        row.addWidget(self.span)
        column = self.column()
        column.addLayout(row)
        column.addWidget(self.chart)
        self.hide()

    def show_samples(self, drive: Drive | None, samples: tuple[HealthSample, ...]) -> None:
        """Show the samples of *drive*, oldest first; of another drive than before, what rose."""
        chosen = self.figure.currentData() if is_same(drive, self._drive) else None
        if (samples, formats.degree) == (self._samples, self._degree) and chosen is not None:
            return
        self._drive, self._samples, self._degree = drive, samples, formats.degree
        offered = tuple(one for one in figures(samples) if reported(one, samples))
        if chosen is None or [one.key for one in offered] != [one.key for one in self._figures]:
            self.figure.clear()
            for one in offered:
                self.figure.addItem(one.label, one.key)
            self.figure.setCurrentIndex(max(0, self.figure.findData(chosen)))
        self._figures = offered
        self.setVisible(len(samples) > 1 and bool(offered))
        self._draw()

    def _draw(self) -> None:
        figure = next((one for one in self._figures if one.key == self.figure.currentData()), None)
        if figure is None:
            return
        now, days = self._clock(), ChartSpan(self.span.currentData())
        begin = now - days * DAY_S if days else self._samples[0].at
        lines = []
        for name, read in figure.lines:
            points = moved([(one.at, value) for one in self._samples if (value := read(one)) is not None], begin)
            lines += [StepLine(name, points)] if points else []
        self.chart.setAccessibleName(figure.label)
        self.chart.show_lines(lines[:MOST_LINES], (begin, now), figure.unit, figure.least)


# -- the switch for hourly health samples by systemd -------------------------------------------------------


class TimerSwitch(QWidget):
    """Shows what systemd reports whenever it comes into view, and the command where the box cannot do it."""

    def __init__(self, timer: SampleTimer) -> None:
        super().__init__()
        self._timer = timer
        self.tick = QCheckBox(self.tr("&Sample every hour"))
        self.tick.setToolTip(self.tr("Enables disktune-health.timer"))
        self.why = PlainLabel()
        self.why.wrap_selectable()
        self.copy_button = QPushButton(self.tr("Copy Command"))
        self.copy_button.clicked.connect(self._copy)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.why, 1)
        row.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        column = flush(QVBoxLayout(self), 4)
        column.addWidget(self.tick)
        column.addLayout(row)
        self.tick.clicked.connect(self._on_tick)
        timer.changed.connect(self._show_state)
        self._show_state()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._timer.read()

    def _on_tick(self, on: bool) -> None:
        self._timer.switch(on)
        # What is shown is what systemd reported, not what was wanted.
        self._show_state()

    def _copy(self) -> None:
        clipboard.copy(self._timer.command)

    def _show_state(self) -> None:
        state = self._timer.state
        self.tick.setTristate(state is TimerState.PARTLY)
        self.tick.setCheckState(
            {TimerState.ON: Qt.CheckState.Checked, TimerState.PARTLY: Qt.CheckState.PartiallyChecked}.get(
                state, Qt.CheckState.Unchecked
            )
        )
        self.tick.setEnabled(state is not TimerState.UNKNOWN and not self._timer.busy)
        self.why.setText(self._timer.why)
        self.why.setVisible(bool(self._timer.why))
        self.tick.setAccessibleDescription(self._timer.why)
        self.copy_button.setVisible(bool(self._timer.why and self._timer.command) and not self._timer.busy)
        self.copy_button.setToolTip(as_tip(self._timer.command))


# -- the samples of a drive --------------------------------------------------------------------------------


class SamplesView(QWidget):
    """Shows what is kept, without asking the drive."""

    def __init__(self, services: Services, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._services, self._clock = services, clock
        self._drive: Drive | None = None
        self._samples: tuple[HealthSample, ...] = ()
        self._changes: tuple[JournalEntry, ...] = ()
        self.since, self.budget = PlainLabel(), PlainLabel()
        self.rows = TableTwin()
        self.rows.fit_columns()
        self.rows.setAccessibleName(self.tr("Samples"))
        self.timer = TimerSwitch(services.sample_timer)
        column = flush(QVBoxLayout(self))
        for label in (self.since, self.budget):
            label.wrap_selectable()
            column.addWidget(label)
        column.addWidget(self.rows, 1)
        column.addWidget(self.timer)

    @property
    def table(self) -> DataTable:
        """Every sample."""
        return table(self._samples)

    def show_samples(self, drive: Drive | None, samples: tuple[HealthSample, ...]) -> None:
        """Show the samples of *drive*, oldest first."""
        if not is_same(drive, self._drive):
            self._changes = ()
        self._drive, self._samples = drive, samples
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._ask_journal()
        self._show()

    def _ask_journal(self) -> None:
        drive = self._drive
        if drive is None or not drive.identity or not self._services.session.may("journal"):
            return

        def told(reply: JournalEntries) -> None:
            if is_same(drive, self._drive):
                self._changes = reply.entries
                self._show()

        query = JournalQuery(drive.identity)
        self._services.session.request(self, "journal", query, told, lambda _fault, _why: None)

    def _show(self) -> None:
        now, drive = self._clock(), self._drive
        known = self._services.health_news.of(drive) if drive is not None else None
        health = known.health if known is not None else None
        self.since.setText(history_text.since(self._samples, now, self._services.preferences.units))
        self.budget.setText("\n".join(history_text.budget_sentences(self._samples, now, health, self._changes)))
        for label in (self.since, self.budget):
            label.setVisible(bool(label.text()))
        self.rows.set_table(self.table)
