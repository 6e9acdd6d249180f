"""A chart with its heading, its legend in words and its table twin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from disktune_gui.charts.heat_map import HeatMap
from disktune_gui.charts.legend import Legend, LegendEntry
from disktune_gui.charts.line_chart import LineChart
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme
from disktune_gui.widgets.table_twin import TableTwin

_NAMED = 24
"""Lines up to which each is named: with more, the legend would take the room of the chart."""


class ChartPanel(QWidget):
    """Either the chart or the table is shown; both always say the same."""

    def __init__(self, heading: str, choice: QWidget | None = None) -> None:
        """*choice* stands in place of the heading, if it says what the chart shows."""
        super().__init__()
        self.chart = LineChart()
        self.heat = HeatMap()
        self.table = TableTwin()
        self._lines: Sequence[ChartLine] = ()
        self._keys: tuple[LegendEntry, ...] = ()
        self._tabular = self._heated = False
        self._heading = PlainLabel()
        self._heading.setFont(theme.scaled(self.font(), 1, bold=True))
        self._legend = Legend()
        self._nothing = PlainLabel()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.chart)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.heat)
        self._stack.addWidget(self.table)
        top = QHBoxLayout()
        top.setSpacing(16)
        # Not `choice or …`: an empty combo box is false.
        top.addWidget(self._heading if choice is None else choice)
        top.addWidget(self._legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(self._stack, 1)
        self._heading.setVisible(choice is None)
        self.set_heading(heading)

    @property
    def heading(self) -> str:
        """What the chart is called."""
        return self._heading.text()

    def set_heading(self, heading: str) -> None:
        """Call the chart, and its table, *heading*."""
        self._heading.setText(heading)
        for picture in (self.chart, self.heat):
            picture.setAccessibleName(
                QCoreApplication.translate("Chart", "Chart: {heading}").format(heading=heading)
            )
        self.table.setAccessibleName(
            QCoreApplication.translate("Chart", "Table: {heading}").format(heading=heading)
        )

    def draw(self, lines: Sequence[ChartLine]) -> None:
        """Show *lines*, and their names where there is more than one."""
        self._lines = lines
        self.chart.draw_lines(lines)
        self._choose()
        keys = tuple(LegendEntry(line.name, line.style, line.joined) for line in lines)
        if keys != self._keys:
            self._keys = keys
            self._write_legend()

    def say_when_empty(self, sentence: str) -> None:
        """Show *sentence* in place of a chart whose lines have no points; without one it is an empty frame."""
        self._nothing.setText(sentence)
        self._choose()

    def set_table(self, table: DataTable) -> None:
        """Give the table its contents."""
        self.table.set_table(table)

    def show_table(self, on: bool) -> None:
        """Show the table if *on*, else the chart."""
        self._tabular = on
        self._choose()

    def show_heat(self, on: bool) -> None:
        """Let the map of the surface be the chart if *on*."""
        self._heated = on
        self._choose()

    def _choose(self) -> None:
        empty = bool(self._nothing.text()) and not any(len(line.x) for line in self._lines)
        picture = self.heat if self._heated else self._nothing if empty else self.chart
        self._stack.setCurrentWidget(self.table if self._tabular else picture)

    def save(self, path: Path) -> None:
        """Write the chart, as a drawing if *path* ends in ``.svg``, else as a picture; raises OSError."""
        (self.heat if self._heated else self.chart).save(path)

    @property
    def shows_table(self) -> bool:
        """Whether the table is in front."""
        return self._stack.currentWidget() is self.table

    def set_summary(self, sentence: str) -> None:
        """Say in a sentence what the chart shows, to a screen reader."""
        for widget in (self.chart, self.heat, self.table):
            if widget.accessibleDescription() != sentence:
                widget.setAccessibleDescription(sentence)

    def _write_legend(self) -> None:
        if len(self._keys) > _NAMED:
            words = QCoreApplication.translate("Chart", "{count} lines. The table names them.")
            self._legend.say(words.format(count=len(self._keys)))
            return
        self._legend.show_keys([key for key in self._keys if key.name] if len(self._keys) > 1 else ())
