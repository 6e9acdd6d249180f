"""The two views of the activity page: one drive with its figures, and all drives in one chart and one table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, title_among
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.activity.metrics import ActivityMetric, ago, figures, metrics
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.panel import ChartPanel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.text import wording
from disktune_gui.text.formats import rate
from disktune_gui.text.plain import PlainLabel, TitledLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, History, Value
from disktune_gui.text.tabular import Cell, DataTable, Instant, shown
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

translate = QCoreApplication.translate

MARKS_S = {60: 10, 300: 60, 900: 180}
"""Seconds between the marks of the time axis, for each length of time shown."""

NAMED_DRIVES = 4
"""Above this number the legend has kernel names only; the table below identifies the drives."""


class ActivityView(QWidget):
    """What both have in common: a history to show, and units to show it in."""

    changed = pyqtSignal()
    """The user chose another chart."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self.history = history
        self.units = UnitSystem.SI
        self.metrics: tuple[ActivityMetric, ...] = metrics(self.units)
        self.choice = ChoiceBox()
        self.choice.setAccessibleName(translate("Activity", "Chart view"))
        self.choice.activated.connect(lambda _index: self._on_choice())

    def use_units(self, units: UnitSystem) -> None:
        """Show quantities in *units* from now on."""
        self.units, self.metrics = units, metrics(units)
        self._on_choice()

    def _on_choice(self) -> None:
        self.set_axes()
        self.changed.emit()

    def chosen(self) -> ActivityMetric:
        """Return what the user wants to see in the chart that can be chosen."""
        key = self.choice.currentData()
        return next(metric for metric in self.metrics if metric.key == key)

    def fill_choice(self, items: Sequence[ActivityMetric]) -> None:
        """Offer *items*."""
        for metric in items:
            self.choice.addItem(metric.label, metric.key)

    def set_axes(self) -> None:
        """Give the charts the scales that units and choice ask for."""
        raise NotImplementedError

    def draw(self, drives: Sequence[Drive], span_s: float, end_s: float | None, clock_offset: float) -> None:
        """Show the *span_s* before *end_s*; *clock_offset* turns the helper's clock into time of day."""
        raise NotImplementedError

    def summarise(self, drives: Sequence[Drive]) -> bool:
        """Update the descriptions for screen readers; return whether there was anything to describe."""
        raise NotImplementedError

    def show_tables(self, on: bool) -> None:
        """Show tables in place of charts."""
        raise NotImplementedError


class OneDriveView(ActivityView):
    """Throughput above, a chart of the user's choice below, the current figures beside them."""

    def __init__(self, history: History) -> None:
        super().__init__(history)
        self.fill_choice(self.metrics[1:])
        self.above = ChartPanel(self.metrics[0].label)
        self.below = ChartPanel("", self.choice)
        self.values: list[QLabel] = []
        charts = QVBoxLayout()
        charts.setSpacing(12)
        charts.addWidget(self.above, 3)
        charts.addWidget(self.below, 2)
        across = flush(QHBoxLayout(self), 24)
        across.addLayout(charts, 1)
        across.addWidget(self._figures())
        self.set_axes()

    def _figures(self) -> QWidget:
        panel = QWidget()
        grid = flush(QGridLayout(panel))
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        heading = PlainLabel(self.tr("Current"))
        heading.setFont(theme.scaled(self.font(), 1, bold=True))
        grid.addWidget(heading, 0, 0, 1, 2)
        big = theme.scaled(self.font(), 1.3)
        for row, figure in enumerate(figures(None, self.units)):
            label = PlainLabel(figure.label)
            value = TitledLabel(figure.label, shown(figure.value))
            column = PlainLabel(figure.iostat)
            value.setFont(big)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.setForegroundRole(self.palette().ColorRole.PlaceholderText)
            column.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for widget in (label, value, column):
                words = self.tr("{help} iostat: {column}.")
                widget.setToolTip(as_tip(words.format(help=figure.help, column=figure.iostat).strip()))
            grid.addWidget(label, 2 * row + 1, 0)
            grid.addWidget(column, 2 * row + 1, 1)
            grid.addWidget(value, 2 * row + 2, 0, 1, 2)
            grid.setRowMinimumHeight(2 * row + 2, value.sizeHint().height() + 8)
            self.values.append(value)
        grid.setRowStretch(2 * len(self.values) + 1, 1)
        panel.setFixedWidth(max(170, panel.sizeHint().width()))
        return panel

    def set_axes(self) -> None:
        metric = self.chosen()
        self.below.set_heading(metric.label)
        for panel, shown_metric in ((self.above, self.metrics[0]), (self.below, metric)):
            _set_scale(panel, shown_metric)

    def draw(self, drives: Sequence[Drive], span_s: float, end_s: float | None, clock_offset: float) -> None:
        name = drives[0].name
        for panel, metric in ((self.above, self.metrics[0]), (self.below, self.chosen())):
            _set_time(panel, span_s)
            panel.draw(
                [
                    ChartLine(part, style, *self.history.line(name, value, span_s, end_s))
                    for style, (part, value) in enumerate(metric.parts)
                ]
            )
            if panel.shows_table:
                columns = [(f"{part} ({metric.axis})", name, value) for part, value in metric.parts]
                panel.set_table(_table(self.history, columns, span_s, end_s, clock_offset))
        activity = self.history.latest(name)
        for label, figure in zip(self.values, figures(activity, self.units), strict=True):
            label.setText(shown(figure.value))

    def summarise(self, drives: Sequence[Drive]) -> bool:
        for panel, metric in ((self.above, self.metrics[0]), (self.below, self.chosen())):
            parts = []
            for part, value in metric.parts:
                known = [v for v in self.history.line(drives[0].name, value, 900)[1] if not math.isnan(v)]
                if known:
                    parts.append(
                        self.tr("{name}: current {now}{unit}, maximum {most}{unit}.").format(
                            name=part, now=shown(known[-1]), most=shown(max(known)), unit=metric.unit
                        )
                    )
            panel.set_summary(said(in_turn(*parts)) or translate("Activity", "No data recorded."))
        return self.history.latest(drives[0].name) is not None

    def show_tables(self, on: bool) -> None:
        self.above.show_table(on)
        self.below.show_table(on)


class AllDrivesView(ActivityView):
    """One line for each drive, and a table of what each does now."""

    def __init__(self, history: History) -> None:
        super().__init__(history)
        self.fill_choice(self.metrics)
        self.panel = ChartPanel("", self.choice)
        self.now = TableTwin()
        self.now.widen_first_column("000 MiB/s")
        self.now.setAccessibleName(self.tr("Current activity"))
        self._styles: dict[str, int] = {}
        column = flush(QVBoxLayout(self), 12)
        column.addWidget(self.panel, 3)
        column.addWidget(self.now, 2)
        self.set_axes()

    def set_axes(self) -> None:
        metric = self.chosen()
        self.panel.set_heading(metric.label)
        _set_scale(self.panel, metric)

    def draw(self, drives: Sequence[Drive], span_s: float, end_s: float | None, clock_offset: float) -> None:
        _set_time(self.panel, span_s)
        metric = self.chosen()
        for drive in drives:
            # A drive keeps its colour when another one comes or goes.
            self._styles.setdefault(drive.name, len(self._styles))
        named = len(drives) <= NAMED_DRIVES
        self.panel.draw(
            [
                ChartLine(
                    _title(drive) if named else drive.name,
                    self._styles[drive.name],
                    *self.history.line(drive.name, metric.total, span_s, end_s),
                )
                for drive in drives
            ]
        )
        if self.panel.shows_table:
            columns = [(f"{drive.name} ({metric.axis})", drive.name, metric.total) for drive in drives]
            self.panel.set_table(_table(self.history, columns, span_s, end_s, clock_offset))
        self.now.set_table(self._current(drives))

    def _current(self, drives: Sequence[Drive]) -> DataTable:
        header = (
            translate("Drive", "Drive"),
            self.tr("Read"),
            self.tr("Write"),
            self.tr("Read IOPS"),
            self.tr("Write IOPS"),
            self.tr("Latency"),
            translate("Sentences", "Queue depth"),
            self.tr("Utilization"),
        )
        rows: list[tuple[Cell, ...]] = []
        for drive in drives:
            now = figures(self.history.latest(drive.name), self.units)
            rows.append((_title(drive), *(figure.value for figure in now)))
        return DataTable(header, rows)

    def summarise(self, drives: Sequence[Drive]) -> bool:
        known = [
            (activity.utilisation, drive, activity)
            for drive in drives
            if (activity := self.history.latest(drive.name)) is not None
        ]
        busiest = [entry for entry in known if entry[0] > 0]
        if not busiest:
            quiet, unknown = self.tr("No drive is active."), translate("Activity", "No data recorded.")
            self.panel.set_summary(quiet if known else unknown)
            return bool(known)
        _, drive, activity = max(busiest, key=lambda entry: entry[0])
        self.panel.set_summary(
            self.tr("{active} of {count} active. Busiest: {drive}, reading {read}, writing {write}.").format(
                active=len(busiest),
                count=len(drives),
                drive=title_among(drive, drives),
                read=rate(activity.read_bytes_s, self.units),
                write=rate(activity.write_bytes_s, self.units),
            )
        )
        return True

    def show_tables(self, on: bool) -> None:
        self.panel.show_table(on)


def _title(drive: Drive) -> str:
    """Return the title, kernel name first: in a narrow column it distinguishes three drives of one model."""
    return f"{drive.name} · {drive.model}" if drive.model else drive.name


def _set_scale(panel: ChartPanel, metric: ActivityMetric) -> None:
    panel.chart.set_y_axis(metric.axis, wording.figure, unit=metric.unit, least=metric.least, top=metric.top)


def _set_time(panel: ChartPanel, span_s: float) -> None:
    panel.chart.set_x_axis(-span_s, 0.0, range(0, -int(span_s) - 1, -MARKS_S[int(span_s)]), ago)


def _table(
    history: History,
    columns: Sequence[tuple[str, str, Value]],
    span_s: float,
    end_s: float | None,
    clock_offset: float,
) -> DataTable:
    """Return the readings behind a chart, newest first: header, drive and figure of each column."""
    if end_s is None:
        return DataTable((), ())
    rows: dict[float, list[Cell]] = {}
    for number, (_, name, value) in enumerate(columns):
        for at_s, activity in history.readings(name, span_s, end_s):
            row = rows.setdefault(at_s, [None] * len(columns))
            row[number] = None if activity is None else value(activity)
    header = (translate("Activity", "Time"), *(title for title, _, _ in columns))
    return DataTable(
        header,
        [(Instant(at_s + clock_offset), *rows[at_s]) for at_s in sorted(rows, reverse=True)],
    )
