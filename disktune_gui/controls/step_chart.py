"""What a drive counted over months, as steps: a chart without a library."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QSizePolicy, QWidget

from disktune_contract.health.sample import DAY_S
from disktune_contract.record import record
from disktune_gui.controls.cards import CAPTION
from disktune_gui.text import wording
from disktune_gui.text.series import ceiling
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

MOST_LINES = 4
_WIDTH = 400
_WHOLE = 100.0
_SPARE = 8
"""Pixels between the plot and the words around it."""


@record
class StepLine:
    """One count over time."""

    name: str
    points: tuple[tuple[float, float], ...]
    """Seconds since 1970, and the value from then on; oldest first."""


def moved(points: Sequence[tuple[float, float]], begin: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Return where values change, from the last one at or before *begin* on."""
    first = max((place for place, (at, _) in enumerate(points) if at <= begin), default=0)
    found: list[tuple[float, float]] = []
    for at, value in points[first:]:
        if not found or found[-1][1] != value:
            found.append((at, value))
    return tuple(found)


class StepChart(QWidget):
    """Steps from value to value; each line ends in its last value and its name."""

    def __init__(self, least: tuple[int, int] = (240, 132)) -> None:
        """*least* is the least width, and the height, in pixels at letters of the usual size."""
        super().__init__()
        self._least = least
        self._lines: tuple[StepLine, ...] = ()
        self._span = (0.0, 1.0)
        self._top = 1.0
        self._unit = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._resize()

    def show_lines(self, lines: Sequence[StepLine], span: tuple[float, float], unit: str, least: float) -> None:
        """Show *lines* in a *span* of time, seconds since 1970; the scale ends at *least* or above."""
        before = self._visible()
        self._lines, self._span, self._unit = tuple(lines), span, unit
        most = max((y for line in lines for _, y in line.points), default=0.0)
        self._top = ceiling(most, least=least)
        if unit == "%" and most <= _WHOLE:
            self._top = min(self._top, _WHOLE)
        self.setAccessibleDescription("; ".join(self._end(line) for line in self._lines))
        if self._visible() != before:
            self.update()

    def _visible(self) -> tuple[object, ...]:
        """Return what can be seen of what is shown: half a pixel of time cannot."""
        begin, end = self._span
        half = max(1.0, end - begin) / max(1, 2 * self.width())
        lines = [(line.name, [(round((at - begin) / half), y) for at, y in line.points]) for line in self._lines]
        return lines, round(half), self._top, self._unit, wording.day(begin), wording.day(end)

    @property
    def lines(self) -> tuple[StepLine, ...]:
        """What is shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        return QSize(pixels(self.font(), _WIDTH), pixels(self.font(), self._least[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), self._least[0]), self.sizeHint().height())

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._resize()

    def _resize(self) -> None:
        self.setFont(theme.scaled(QWidget().font(), CAPTION))

    def _end(self, line: StepLine) -> str:
        value = wording.figure(line.points[-1][1]) if line.points else "–"
        return f"{value}{self._unit} {line.name}".rstrip()

    # -- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            # Time runs from left to right in every language, as in all charts.
            self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        metrics = QFontMetricsF(self.font())
        scale = [f"{wording.figure(at)}{self._unit}" for at in self._marks()]
        left = max((metrics.horizontalAdvance(words) for words in scale), default=0.0) + _SPARE
        names = [self._end(line) for line in self._lines]
        right = min(max((metrics.horizontalAdvance(one) for one in names), default=0.0), self.width() * 0.35)
        plot = QRectF(left, metrics.height() / 2, self.width() - left - right - 2 * _SPARE, 0)
        plot.setBottom(self.height() - metrics.height() - _SPARE / 2)
        self._paint_scale(painter, plot, scale)
        self._paint_times(painter, plot, metrics)
        self._paint_lines(painter, plot, metrics)
        painter.end()

    def _marks(self) -> tuple[float, ...]:
        """Return the marks of the scale; a count has no halves."""
        half = self._top / 2
        return (0.0, half, self._top) if self._unit or half.is_integer() else (0.0, self._top)

    def _paint_scale(self, painter: QPainter, plot: QRectF, words: list[str]) -> None:
        palette = self.palette()
        for at, text in zip(self._marks(), words, strict=True):
            y = self._y(plot, at)
            painter.setPen(QPen(theme.line(palette), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.secondary(palette))
            box = QRectF(0, y - 10, plot.left() - _SPARE, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_times(self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF) -> None:
        painter.setPen(theme.secondary(self.palette()))
        begin, end = self._span
        write = wording.clock if end - begin <= 2 * DAY_S else wording.day
        count, taken = max(1, min(5, int(plot.width() // pixels(self.font(), 90)))), -1.0
        for number in range(count + 1):
            at = begin + (end - begin) * number / count
            words = write(at)
            width = metrics.horizontalAdvance(words)
            x = min(max(0.0, self._x(plot, at) - width / 2), plot.right() - width + width * (number == count) / 2)
            if x > taken:
                painter.drawText(QPointF(x, self.height() - metrics.descent()), words)
                taken = x + width + _SPARE

    def _paint_lines(self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF) -> None:
        ends: list[float] = []
        for number, line in enumerate(self._lines):
            if not line.points:
                continue
            style = theme.series(number)
            pen = QPen(QColor(style.colour), 2)
            if style.dashes:
                pen.setDashPattern([length / 2 for length in style.dashes])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(self._corners(plot, line)))
            y = self._y(plot, line.points[-1][1])
            # Words of lines that end at the same height are one below the other. The way is chosen once: in the
            # middle it would change with each step.
            step = metrics.height() if y < plot.center().y() else -metrics.height()
            while any(abs(y - other) < metrics.height() for other in ends):
                y += step
            ends.append(y)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            room = QRectF(plot.right() + _SPARE, y - metrics.height() / 2, 0, metrics.height())
            room.setRight(self.width())
            words = metrics.elidedText(self._end(line), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, words)

    def _corners(self, plot: QRectF, line: StepLine) -> list[QPointF]:
        """Return the corners of a line; of all values within a pixel those that differ to the eye."""
        at, last = line.points[0]
        found = [QPointF(max(plot.left(), self._x(plot, at)), self._y(plot, last))]
        (begin, end), left = self._span, plot.left()
        scale = plot.width() / max(1.0, end - begin)
        for x, within in groupby(line.points[1:], lambda one: round(max(left, left + scale * (one[0] - begin)))):
            values = [value for _, value in within]
            ends = (min(values), max(values), values[-1]) if len(values) > 1 else values
            if ends[0] == ends[-1] == last == max(ends):
                continue
            last = ends[-1]
            found.append(QPointF(x, found[-1].y()))
            found += [QPointF(x, self._y(plot, value)) for value in ends]
        return [*found, QPointF(plot.right(), found[-1].y())]

    def _x(self, plot: QRectF, at: float) -> float:
        begin, end = self._span
        return plot.left() + plot.width() * (at - begin) / max(1.0, end - begin)

    def _y(self, plot: QRectF, value: float) -> float:
        return plot.bottom() - plot.height() * min(1.0, value / self._top)
