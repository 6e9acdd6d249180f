"""The history of a drive's health: samples as lines and as a table, what changed lately, and the hourly timer."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.record import record
from disktune_contract.said.verdicts import COUNTED
from disktune_contract.units import MB
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.page import is_same
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.drive_health.parts import FilledPlace
from disktune_gui.health import history_text
from disktune_gui.services.sample_timer import SampleTimer, TimerState
from disktune_gui.services.services import Services
from disktune_gui.text import wording
from disktune_gui.text.facts import FactSection
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import Cell, DataTable, Moment
from disktune_gui.text.wording import clock, day

if TYPE_CHECKING:
    from disktune_gui.controls.panel import ChartPanel


# -- the samples of a drive's health as lines and as a table (no widgets) ----------------------------------

translate = QCoreApplication.translate

DAY_S = 86_400.0
MONTH_S = 30 * DAY_S
_GB = 1000 * MB


class HistorySpan(IntEnum):
    """How much of the past is shown."""

    DAY = 1
    MONTH = 30
    ALL = 0


Read = Callable[[HealthSample], float | None]


@record
class HistoryFigure:
    """What a chart can show."""

    key: str
    label: str
    axis: str
    unit: str
    lines: tuple[tuple[str, Read], ...]
    least: float
    """The scale never ends below this."""
    top: float | None = None


def figures() -> tuple[HistoryFigure, ...]:
    """Return all charts there are."""
    return (
        HistoryFigure(
            "temperature",
            translate("HealthHistory", "Temperature"),
            "°C",
            " °C",
            (
                (translate("HealthHistory", "Temperature"), lambda one: one.temperature_c),
                (translate("HealthHistory", "Highest of the day"), lambda one: one.hottest_c),
                (translate("HealthHistory", "Lowest of the day"), lambda one: one.coolest_c),
            ),
            40.0,
        ),
        HistoryFigure(
            "wear",
            translate("HealthHistory", "Wear"),
            "%",
            "%",
            (
                (translate("HealthHistory", "Percentage used"), lambda one: one.wear_percent),
                (translate("HealthHistory", "Available spare"), lambda one: one.spare_percent),
            ),
            10.0,
        ),
        HistoryFigure(
            "errors",
            translate("HealthHistory", "Error counters"),
            translate("HealthHistory", "errors"),
            "",
            tuple((said(COUNTED[counter]), _count_of(counter)) for counter in Counter),
            5.0,
        ),
        HistoryFigure(
            "loads",
            translate("HealthHistory", "Load cycles"),
            translate("HealthHistory", "cycles"),
            "",
            ((translate("HealthHistory", "Load cycles"), lambda one: one.loads),),
            10.0,
        ),
        HistoryFigure(
            "starts",
            translate("HealthHistory", "Start-stop cycles"),
            translate("HealthHistory", "cycles"),
            "",
            ((translate("HealthHistory", "Start-stop cycles"), lambda one: one.starts),),
            10.0,
        ),
        HistoryFigure(
            "written",
            translate("HealthHistory", "Data written"),
            "GB",
            " GB",
            ((translate("HealthHistory", "Data written"), _written),),
            1.0,
        ),
    )


def _count_of(counter: Counter) -> Read:
    return lambda one: one.count(counter)


def _written(one: HealthSample) -> float | None:
    return one.bytes_written / _GB if one.bytes_written is not None else None


def reported(figure: HistoryFigure, samples: Sequence[HealthSample]) -> bool:
    """Return whether any sample has something of a figure."""
    return any(read(one) is not None for one in samples for _, read in figure.lines)


def within(samples: Sequence[HealthSample], span: HistorySpan, now: float) -> list[HealthSample]:
    """Return the samples of the time that is shown."""
    return [one for one in samples if span is HistorySpan.ALL or one.at >= now - span * DAY_S]


# -- chart and table ---------------------------------------------------------------------------------------


def lines(figure: HistoryFigure, samples: Sequence[HealthSample], now: float) -> list[ChartLine]:
    """Return a line for each part of a figure that the drive reports; x is in seconds, 0 is now."""
    found: list[ChartLine] = []
    for name, read in figure.lines:
        points = [(one.at - now, float(value)) for one in samples if (value := read(one)) is not None]
        # Of a dozen error counters, only those that were ever above 0 could be distinguished.
        if points and (figure.key != "errors" or any(y for _, y in points)):
            found.append(
                ChartLine(name, len(found), [x for x, _ in points], [y for _, y in points], dots=len(points) < 40)
            )
    return found


def axis(
    samples: Sequence[HealthSample], span: HistorySpan, now: float
) -> tuple[float, tuple[float, ...], Callable[[float], str]]:
    """Return where the axis of time begins, its marks, and their words; 0 is now."""
    if span is HistorySpan.ALL:
        length = max((now - one.at for one in samples), default=MONTH_S)
        length = max(length, DAY_S)
    else:
        length = span * DAY_S
    marks = tuple(-length * place / 6 for place in range(6, -1, -1))
    words = (lambda x: clock(now + x)) if length <= 2 * DAY_S else (lambda x: day(now + x))
    return -length, marks, words


_ORIGINS = {
    Origin.LOOK: QT_TRANSLATE_NOOP("HealthHistory", "DiskTune"),
    Origin.TIMER: QT_TRANSLATE_NOOP("HealthHistory", "timer"),
    Origin.SMARTD: QT_TRANSLATE_NOOP("HealthHistory", "smartd"),
}


def table(samples: Sequence[HealthSample]) -> DataTable:
    """Return every sample with everything that any of them has, newest first."""
    columns: list[tuple[str, Read]] = [
        (translate("HealthHistory", "Temperature (°C)"), lambda one: one.temperature_c),
        (translate("HealthHistory", "Lowest (°C)"), lambda one: one.coolest_c),
        (translate("HealthHistory", "Highest (°C)"), lambda one: one.hottest_c),
        (translate("HealthHistory", "Used (%)"), lambda one: one.wear_percent),
        (translate("HealthHistory", "Spare (%)"), lambda one: one.spare_percent),
        (translate("HealthHistory", "Power-on time (h)"), lambda one: one.power_on_hours),
        (translate("HealthHistory", "Start-stop cycles"), lambda one: one.starts),
        (translate("HealthHistory", "Load cycles"), lambda one: one.loads),
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


# -- the switch for hourly health samples by systemd -------------------------------------------------------


class TimerSwitch(QWidget):
    """Shows what systemd reports whenever it comes into view, and the command where the box cannot do it."""

    def __init__(self, timer: SampleTimer) -> None:
        super().__init__()
        self._timer = timer
        self.tick = QCheckBox(self.tr("&Sample every hour, also without this window"))
        self.tick.setToolTip(
            self.tr("Enables disktune-health.timer of systemd, which asks for an administrator's password")
        )
        self.why = PlainLabel()
        self.why.setWordWrap(True)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = QPushButton(self.tr("Copy Command"))
        self.copy_button.clicked.connect(self._copy)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.why, 1)
        row.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
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


# -- the history of a drive's health: chart, changes and forecast ------------------------------------------


class HistoryView(QWidget):
    """Shows the samples kept of one drive, without asking the drive.

    The chart is made when it is first seen, as on Activity; without pyqtgraph there is the table.
    """

    def __init__(self, services: Services, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._services, self._clock = services, clock
        self._drive: Drive | None = None
        self._samples: tuple[HealthSample, ...] = ()
        self._changes: tuple[JournalEntry, ...] = ()
        self._figures = figures()
        self.figure, self.span = ChoiceBox(), ChoiceBox()
        self.table_button = QPushButton(self.tr("Show &Table"))
        self.panel: ChartPanel | None = None
        self.rows = TableTwin()
        """The table, where there is no chart to show."""
        self._inside = QWidget()
        self.place = FilledPlace(self._inside)
        self.since, self.budget, self.hint = PlainLabel(), PlainLabel(), PlainLabel()
        self.timer = TimerSwitch(services.sample_timer)
        self._lay_out()
        self.figure.activated.connect(lambda _index: self._draw())
        self.span.activated.connect(lambda _index: self._draw())
        self.table_button.toggled.connect(self._show_table)
        services.health_history.changed.connect(self._on_changed)
        services.preferences.changed.connect(self._look)

    @property
    def table(self) -> DataTable:
        """Every sample of the time that is shown."""
        return table(self._within())

    def section(self, health: Health | None) -> FactSection:
        """Return in words what is kept of the drive, whether or not it is shown."""
        units = self._services.preferences.units
        return history_text.section(self._kept(), self._clock(), units, health, self._changes)

    def data(self, health: Health | None) -> dict[str, object] | None:
        """Return the same for a program."""
        return history_text.data(self._kept(), self._clock(), health)

    def _kept(self) -> tuple[HealthSample, ...]:
        return self._services.health_history.of(self._drive) if self._drive is not None else ()

    def show_drive(self, drive: Drive | None) -> None:
        """Switch to *drive*."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        if another:
            self._samples, self._changes = (), ()
            self._look()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        if self.panel is None and self.table_button.isEnabled():
            self._make_chart()
        self._look()

    def _look(self) -> None:
        """Read what is kept, if the view is visible."""
        if self.isVisible():
            self._ask_journal()
            self._renew()

    def _make_chart(self) -> None:
        inside = self._inside.layout()
        try:
            from disktune_gui.controls.panel import ChartPanel  # noqa: PLC0415  # see the class
        except ImportError:
            self.table_button.setChecked(True)
            self.table_button.setEnabled(False)
            return
        self.panel = ChartPanel("")
        self.panel.table.fit_columns()
        if inside is not None:
            inside.replaceWidget(self.rows, self.panel)
        self.rows.hide()
        self._show_table(self.table_button.isChecked())

    def _show_table(self, on: bool) -> None:
        if self.panel is not None:
            self.panel.show_table(on)

    def _ask_journal(self) -> None:
        drive = self._drive
        if drive is None or not drive.identity or not self._services.session.may("journal"):
            return

        def told(reply: JournalEntries) -> None:
            if is_same(drive, self._drive):
                self._changes = reply.entries
                self._draw()

        query = JournalQuery(drive.identity)
        self._services.session.request(self, "journal", query, told, lambda _fault, _why: None)

    def _on_changed(self, name: str) -> None:
        if self.isVisible() and self._drive is not None and self._drive.name == name:
            self._renew()

    def _renew(self) -> None:
        self._samples = self._kept()
        self._offer()
        self._draw()

    def _offer(self) -> None:
        """Offer the charts that the drive has figures for; what was chosen stays chosen."""
        wanted = [one for one in self._figures if reported(one, self._samples)]
        if [one.key for one in wanted] == [self.figure.itemData(at) for at in range(self.figure.count())]:
            return
        chosen = self.figure.currentData()
        self.figure.clear()
        for one in wanted:
            self.figure.addItem(one.label, one.key)
        self.figure.setCurrentIndex(max(0, self.figure.findData(chosen)))

    def _within(self) -> list[HealthSample]:
        return within(self._samples, HistorySpan(self.span.currentData()), self._clock())

    def _draw(self) -> None:
        now, samples = self._clock(), self._within()
        figure = next((one for one in self._figures if one.key == self.figure.currentData()), None)
        self.place.show_state(
            filled=figure is not None, why_not=self.tr("No health of this drive has been read so far.")
        )
        known = self._services.health_news.of(self._drive) if self._drive is not None else None
        self.since.setText(history_text.since(self._samples, now, self._services.preferences.units))
        health = known.health if known is not None else None
        self.budget.setText("\n".join(history_text.budget_sentences(self._samples, now, health, self._changes)))
        for label in (self.since, self.budget):
            label.setVisible(bool(label.text()))
        if figure is None:
            return
        if self.panel is None:
            self.rows.set_table(self.table)
            return
        left, marks, words = axis(samples, HistorySpan(self.span.currentData()), now)
        self.panel.chart.set_x_axis(left, 0.0, marks, words)
        self.panel.chart.set_y_axis(
            figure.axis, wording.figure, unit=figure.unit, least=figure.least, top=figure.top
        )
        drawn = lines(figure, samples, now)
        self.panel.set_heading(figure.label)
        self.panel.draw(drawn)
        self.panel.set_table(self.table)
        self.panel.set_summary(self.since.text() or self.tr("One sample so far."))

    def _lay_out(self) -> None:
        self.figure.setAccessibleName(self.tr("Chart view"))
        self.span.setAccessibleName(self.tr("Time shown"))
        for label, span in (
            (self.tr("1 day"), HistorySpan.DAY),
            (self.tr("30 days"), HistorySpan.MONTH),
            (self.tr("All"), HistorySpan.ALL),
        ):
            self.span.addItem(label, int(span))
        self.span.setCurrentIndex(1)
        self.table_button.setCheckable(True)
        self.rows.fit_columns()
        self.rows.setAccessibleName(self.tr("Samples"))
        inside = QVBoxLayout(self._inside)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.rows)
        for words in (self.since, self.budget, self.hint):
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.hint.setText(self.tr("DiskTune keeps a sample whenever it reads the health."))
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.figure)
        bar.addWidget(self.span)
        bar.addWidget(self.table_button)
        bar.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(bar)
        column.addWidget(self.since)
        column.addWidget(self.place, 1)
        column.addWidget(self.budget)
        column.addWidget(self.hint)
        column.addWidget(self.timer)
