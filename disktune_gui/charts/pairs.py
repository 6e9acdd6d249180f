"""Every pair of a comparison: the figure as it is and with the other value, round by round, joined."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen
from PyQt6.QtWidgets import QWidget

from disktune_contract.messages.comparison import Pair
from disktune_gui.charts.drawn import DrawnChart
from disktune_gui.theming import theme

_BEFORE, _DOT = 5, 4.0
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
        """Show *pairs* in line style *style* over *rounds* rounds; *words* say a figure."""
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
            painter.drawEllipse(end, _DOT, _DOT)


def scale(pairs: Sequence[Pair]) -> tuple[float, float]:
    """Return the ends of the scale: a tenth of the spread beyond the least and the greatest figure."""
    speeds = [one for pair in pairs for one in (pair.before, pair.after)]
    if not speeds:
        return 0.0, 1.0
    low, high = min(speeds), max(speeds)
    # Not finer than 2 %: noise is not to fill the chart.
    spread = max(high - low, 0.02 * high, 1e-9)
    return max(0.0, low - 0.1 * spread), low + 1.1 * spread
