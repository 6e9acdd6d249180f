"""A chart with its heading, its legend and its table twin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QStyle, QVBoxLayout, QWidget

from disktune_contract.record import record
from disktune_gui.controls import dense_lines
from disktune_gui.controls.drawn import HeatMap
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

# -- the legend: names of a chart's lines, each with a sample ----------------------------------------------

_WITHIN, _BETWEEN = 5, 14
"""Pixels between a sample and its name, and between entries."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


@record
class LegendEntry:
    """An entry: what the line is called, its style, and whether its points are joined."""

    name: str
    style: int
    joined: bool


class Legend(QWidget):
    """Entries side by side, from the end of the line on; what has no room goes on in the next line.

    No sample is separated from its name. It takes the room available: a long name must not widen the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.keys: tuple[LegendEntry, ...] = ()
        self.remark = ""
        # No layout may ask for a height at a width: everything around it would then get its preferred height, not
        # its minimum.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_keys(self, keys: Sequence[LegendEntry]) -> None:
        """Show *keys* in place of those before."""
        self._take(tuple(LegendEntry(harmless(key.name), key.style, key.joined) for key in keys), "")

    def say(self, words: str) -> None:
        """Show *words* in place of entries, as there are too many."""
        self._take((), words)

    def _take(self, keys: tuple[LegendEntry, ...], remark: str) -> None:
        self.keys, self.remark = keys, remark
        self.setAccessibleName(remark or ", ".join(key.name for key in keys))
        self.updateGeometry()
        self._fit()
        self.update()

    # -- places --------------------------------------------------------------------------------------------

    def places(self, width: int) -> list[QRect]:
        """Return the place of each entry in *width* pixels, read from left to right."""
        rows: list[list[QSize]] = [[]]
        for wanted in (self._size(key, width) for key in self.keys):
            taken = sum(one.width() + _BETWEEN for one in rows[-1])
            if rows[-1] and taken + wanted.width() > width:
                rows.append([])
            rows[-1].append(wanted)
        found, top = [], 0
        for row in rows:
            left = width - sum(one.width() for one in row) - _BETWEEN * (len(row) - 1)
            for one in row:
                found.append(QRect(left, top, one.width(), one.height()))
                left += one.width() + _BETWEEN
            top += max((one.height() for one in row), default=0)
        return found

    def _size(self, key: LegendEntry, width: int) -> QSize:
        before = dense_lines.WIDE + _WITHIN
        room = QRect(0, 0, max(1, width - before), 1 << 14)
        words = self.fontMetrics().boundingRect(room, _WRAPPED, key.name)
        return QSize(before + words.width() + 1, max(words.height(), dense_lines.TALL))

    def height_at(self, width: int) -> int:
        """Return the height of all lines in *width* pixels."""
        if self.remark:
            room = QRect(0, 0, max(1, width), 1 << 14)
            return self.fontMetrics().boundingRect(room, _WRAPPED, self.remark).height()
        return max((place.bottom() + 1 for place in self.places(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(0, self.height_at(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Keep the room of all lines: a row beside a heading does not ask for a height at its width.

        Before it is shown it has no width of its own, and would want a line for each entry.
        """
        self.setMinimumHeight(self.height_at(self.width()) if self.isVisible() else 0)

    # -- looks ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw samples and names."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        if self.remark:
            painter.drawText(
                self.rect(), int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignRight), self.remark
            )
        # Level with the heading.
        painter.translate(0, (self.height() - self.height_at(self.width())) // 2)
        for key, place in zip(self.keys, self.places(self.width()), strict=True):
            self._paint(painter, key, place)
        painter.end()

    def _paint(self, painter: QPainter, key: LegendEntry, place: QRect) -> None:
        line = min(place.height(), self.fontMetrics().height())
        sample = QRect(
            place.left(), place.top() + (line - dense_lines.TALL) // 2, dense_lines.WIDE, dense_lines.TALL
        )
        words = place.adjusted(dense_lines.WIDE + _WITHIN, 0, 0, 0)
        direction = self.layoutDirection()
        painter.drawImage(
            QStyle.visualRect(direction, self.rect(), sample), dense_lines.picture(key.style, joined=key.joined)
        )
        aligned = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(
            QStyle.visualRect(direction, self.rect(), words),
            int(Qt.TextFlag.TextWordWrap) | int(aligned),
            key.name,
        )


# -- a chart with its heading, its legend in words and its table twin --------------------------------------

_NAMED = 24
"""Lines up to which each is named: with more, the legend would take the room of the chart."""


class ChartPanel(QWidget):
    """Either the chart or the table is shown; both always have the same content."""

    def __init__(self, heading: str, choice: QWidget | None = None) -> None:
        """*choice* replaces the heading, if it names what the chart shows."""
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
        column = flush(QVBoxLayout(self), 6)
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
        """Describe in a sentence what the chart shows, for screen readers."""
        for widget in (self.chart, self.heat, self.table):
            if widget.accessibleDescription() != sentence:
                widget.setAccessibleDescription(sentence)

    def _write_legend(self) -> None:
        if len(self._keys) > _NAMED:
            words = QCoreApplication.translate("Chart", "{count} lines, see the table.")
            self._legend.say(words.format(count=len(self._keys)))
            return
        self._legend.show_keys([key for key in self._keys if key.name] if len(self._keys) > 1 else ())
