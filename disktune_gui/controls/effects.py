"""The charts of a comparison: how much faster or slower each value is, and every pair, round by round."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

from disktune_contract.messages.comparison import Pair
from disktune_contract.record import record
from disktune_gui.controls.drawn import DrawnChart
from disktune_gui.text.formats import formats
from disktune_gui.theming import theme

# -- the pairs of a comparison, round by round -------------------------------------------------------------

_BEFORE, _PAIRS_DOT = 5, 4.0
"""Style of what is in force; radius of a dot in pixels."""


class PairChart(DrawnChart):
    """Two dots a round: grey as it is, coloured with the candidate. The scale begins where the least figure is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: Sequence[Pair] = ()
        self._style = 0
        self._rounds = 1
        self._words: Callable[[float], str] = str
        self.setMinimumHeight(150)

    def draw(self, pairs: Sequence[Pair], style: int, rounds: int, words: Callable[[float], str]) -> None:
        """Show *pairs* in line style *style* over *rounds* rounds; *words* formats a figure."""
        self._pairs, self._style, self._rounds, self._words = pairs, style, max(rounds, 1), words
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Draw the scale, then the pairs."""
        low, high = scale(self._pairs)
        metrics = painter.fontMetrics()
        left = max(metrics.horizontalAdvance(self._words(one)) for one in (low, high)) + 16
        area = QRectF(left, 14, self.width() - left - 16, self.height() - 46)
        if area.width() < 40 or area.height() < 20:
            return
        words, grid = QColor(theme.chart_foreground()), theme.line(self.palette())
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            painter.setPen(QPen(grid, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(words)
            text = self._words(low + share * (high - low)) if self._pairs else ""
            place = QRectF(0, y - 9, left - 8, 18)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text)
        width = area.width() / self._rounds
        every = max(1, round(28 / width))
        for number in range(0, self._rounds, every):
            place = QRectF(area.left() + number * width, area.bottom() + 5, width * every, 18)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), str(number + 1))
        for pair in self._pairs:
            self._paint_pair(painter, area, pair, low, high)

    def _paint_pair(self, painter: QPainter, area: QRectF, pair: Pair, low: float, high: float) -> None:
        width = area.width() / self._rounds

        def place(share: float, speed: float) -> QPointF:
            height = (speed - low) / (high - low) * area.height()
            return QPointF(area.left() + (pair.round + share) * width, area.bottom() - height)

        ends = (place(0.28, pair.before), place(0.72, pair.after))
        colours = (QColor(theme.series(_BEFORE).colour), QColor(theme.series(self._style % 5).colour))
        painter.setPen(QPen(colours[1], 1, Qt.PenStyle.DotLine if pair.disturbed else Qt.PenStyle.SolidLine))
        painter.drawLine(*ends)
        for end, colour in zip(ends, colours, strict=True):
            painter.setPen(QPen(colour, 1.4))
            painter.setBrush(QColor(theme.chart_background()) if pair.disturbed else colour)
            painter.drawEllipse(end, _PAIRS_DOT, _PAIRS_DOT)


def scale(pairs: Sequence[Pair]) -> tuple[float, float]:
    """Return the ends of the scale: a tenth of the spread beyond the least and the greatest figure."""
    speeds = [one for pair in pairs for one in (pair.before, pair.after)]
    if not speeds:
        return 0.0, 1.0
    low, high = min(speeds), max(speeds)
    # Not finer than 2 %: noise is not to fill the chart.
    spread = max(high - low, 0.02 * high, 1e-9)
    return max(0.0, low - 0.1 * spread), low + 1.1 * spread


# -- how much faster or slower each value is: pairs, estimate, interval ------------------------------------

ROW = 46
"""Pixels of one value's row."""
_EDGE = 12
_HALF_MARK = 24
_DOT = 3.2
_LEAST_RANGE = 0.04
"""The scale reaches at least so far to either side, as a share: so that noise looks like noise."""
_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0)
"""Shares from mark to mark; the last is beyond every scale, so that "no change" is the only mark."""
_MOST_MARKS = 3.5
"""To either side."""
_GAP = 6
"""Pixels between the texts of two marks."""


@record
class Dot:
    """A pair, as the ratio of its figures; one that was disturbed is drawn hollow."""

    ratio: float
    disturbed: bool


@record
class Effect:
    """One row. Ratios are those of the figure to that with what is in force."""

    label: str
    dots: Sequence[Dot]
    ratio: float | None
    low: float | None
    high: float | None
    faint: bool = False
    """Whether it was dropped early."""
    note: str = ""
    """A few words at the right end."""


class EffectChart(DrawnChart):
    """Rows of `Effect` over a common scale, with the band in which a difference is negligible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[Effect] = ()
        self._margin = 1.02
        self._reach = _LEAST_RANGE
        self._waits = False
        self._worse, self._better = self.tr("← worse"), self.tr("better →")
        self._same = self.tr("no change")
        self.setMinimumHeight(ROW + 40)

    def draw(self, rows: Sequence[Effect], margin: float, *, waits: bool = False) -> None:
        """Show *rows*; *margin* is a ratio above 1. What is better is on the right, of *waits* the shorter."""
        self._rows, self._margin, self._waits = rows, margin, waits
        self._reach = reach(rows, margin)
        self.setMinimumHeight(ROW * max(1, len(rows)) + 48)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the height of the rows."""
        return QSize(480, ROW * max(1, len(self._rows)) + 56)

    # -- drawing -------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Draw scale, band and rows."""
        metrics = painter.fontMetrics()
        # Wide enough for the words at either end of the scale, and for half a mark beside them.
        ends = [metrics.horizontalAdvance(words) + _HALF_MARK for words in (self._worse, self._better)]
        left = min(
            self.width() * 0.34, max([metrics.horizontalAdvance(row.label) for row in self._rows] + ends[:1])
        )
        # The rows have room for their dots, whatever the notes say.
        right = min(
            self.width() * 0.42, max([metrics.horizontalAdvance(row.note) for row in self._rows] + ends[1:])
        )
        area = QRectF(
            _EDGE + left + 14, _EDGE, self.width() - left - right - 2 * _EDGE - 28, self.height() - 2 * _EDGE - 22
        )
        if area.width() < 40 or area.height() < 20:
            return
        self._paint_scale(painter, area)
        height = min(float(ROW), area.height() / max(1, len(self._rows)))
        for number, row in enumerate(self._rows):
            band = QRectF(area.left(), area.top() + number * height, area.width(), height)
            self._paint_row(painter, band, row, number, left)

    def _x(self, area: QRectF, ratio: float) -> float:
        share = (1 - ratio if self._waits else ratio - 1) / self._reach
        return area.center().x() + max(-1.0, min(1.0, share)) * area.width() / 2

    def marks(self, metrics: QFontMetrics, width: float) -> list[tuple[float, str]]:
        """Return the marks of a scale of *width* pixels as shares with their texts, which do not overlap."""
        marks: list[tuple[float, str]] = []
        for step in (one for one in _STEPS if self._reach / one <= _MOST_MARKS):
            each = math.floor(self._reach / step)
            # No figure can fall by more than 100%.
            shares = [number * step for number in range(-each, each + 1) if number * step > -1]
            marks = [
                (share, formats.local(f"{share:+.0%}".replace("-", "−")) if share else self._same)
                for share in shares
            ]
            room = [metrics.horizontalAdvance(text) + _GAP for _, text in marks]
            apart = step / self._reach * width / 2
            if all((one + other) / 2 <= apart for one, other in pairwise(room)):
                break
        return marks

    def _paint_scale(self, painter: QPainter, area: QRectF) -> None:
        words, grid = QColor(theme.chart_foreground()), theme.line(self.palette())
        band = QColor(grid)
        band.setAlpha(70)
        low, high = self._x(area, 1 / self._margin), self._x(area, self._margin)
        painter.fillRect(QRectF(min(low, high), area.top(), abs(high - low), area.height()), band)
        for share, text in self.marks(painter.fontMetrics(), area.width()):
            x = self._x(area, 1 + share)
            style = Qt.PenStyle.DotLine if share else Qt.PenStyle.SolidLine
            painter.setPen(QPen(grid if share else words, 1, style))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(words)
            place = QRectF(x - 60, area.bottom() + 3, 120, 18)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), text)

        painter.drawText(QRectF(_EDGE, area.bottom() + 3, 120, 18), int(Qt.AlignmentFlag.AlignLeft), self._worse)
        place = QRectF(self.width() - _EDGE - 120, area.bottom() + 3, 120, 18)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), self._better)

    def _paint_row(self, painter: QPainter, band: QRectF, row: Effect, number: int, left: float) -> None:
        colour = QColor(theme.series(number % 5).colour)
        words = QColor(theme.chart_foreground())
        middle = band.center().y()
        painter.setPen(words if row.faint else self.palette().color(self.foregroundRole()))
        label = painter.fontMetrics().elidedText(row.label, Qt.TextElideMode.ElideRight, round(left) + 2)
        place = QRectF(_EDGE, band.top(), left + 2, band.height())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), label)
        painter.setPen(words)
        place = QRectF(band.right() + 12, band.top(), self.width() - band.right() - 12, band.height())
        note = painter.fontMetrics().elidedText(row.note, Qt.TextElideMode.ElideRight, round(place.width()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), note)
        self._paint_dots(painter, band, row, colour)
        if row.ratio is None:
            return
        if row.low is not None and row.high is not None:
            painter.setPen(QPen(colour, 3))
            ends = [QPointF(self._x(band, one), middle + 7) for one in (row.low, row.high)]
            painter.drawLine(*ends)
            for end in ends:
                painter.drawLine(end + QPointF(0, -4), end + QPointF(0, 4))
        x = self._x(band, row.ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, middle + 1),
                    QPointF(x + 6, middle + 7),
                    QPointF(x, middle + 13),
                    QPointF(x - 6, middle + 7),
                ]
            )
        )

    def _paint_dots(self, painter: QPainter, band: QRectF, row: Effect, colour: QColor) -> None:
        soft = QColor(colour)
        soft.setAlpha(110)
        for number, dot in enumerate(row.dots):
            # Spread a little, always in the same way, so that equal ones can be distinguished.
            y = band.center().y() - 10 + (number % 3 - 1) * 3
            painter.setPen(QPen(soft, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush if dot.disturbed else soft)
            painter.drawEllipse(QPointF(self._x(band, dot.ratio), y), _DOT, _DOT)


def reach(rows: Sequence[Effect], margin: float) -> float:
    """Return how far the scale has to reach to either side of 1 to show all of *rows*, as a share."""
    ratios = [dot.ratio for row in rows for dot in row.dots if not dot.disturbed]
    ratios += [one for row in rows for one in (row.ratio, row.low, row.high) if one is not None]
    furthest = max([abs(ratio - 1) for ratio in ratios] + [margin - 1], default=0.0)
    return min(max(_LEAST_RANGE, furthest * 1.1), 10.0)
