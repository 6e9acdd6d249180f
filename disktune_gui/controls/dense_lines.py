"""The lines of a chart: how one is drawn, a sample of it, and many points in as many pixels as there are.

A curve of pyqtgraph computes its bounds, is notified of every change of the view and keeps a path. With 48 of
them that was half of the time of a frame, and the lines themselves a third.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np
from PyQt6.QtCore import QLineF, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PyQt6.QtWidgets import QGraphicsItem
from pyqtgraph import functions
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol

from disktune_gui.theming import theme
from disktune_gui.theming.theme import Series

# -- a long line reduced to the points that a chart has room for -------------------------------------------
#
# These are the least and the greatest of what falls on one pixel. A chart of 500 pixels shows nothing more of
# 14,400 points, and drawing time grows with them. Without Qt.

Flat: TypeAlias = "array[float]"
"""x and y in turn."""


class LineBounds:
    """A line that may grow at its end: what was summed up once is not read again.

    For each power of two there are buckets of as many points, made when they are first needed.
    """

    def __init__(self, x: Sequence[float], y: Sequence[float]) -> None:
        """*x* ascends; *y* may have gaps, which are NaN."""
        self.x, self.y = x, y
        self._buckets: dict[int, Flat] = {}
        self._peak, self._seen = 0.0, 0

    def of(self, x: Sequence[float], y: Sequence[float]) -> bool:
        """Return whether it is of that line, which may have grown since."""
        return x is self.x and y is self.y and len(y) >= self._seen

    @property
    def peak(self) -> float:
        """The largest value, 0 if there is none above that."""
        fresh = self.y[self._seen :] if self._seen else self.y
        self._seen = len(self.y)
        self._peak = max((value for value in fresh if value > self._peak), default=self._peak)
        return self._peak

    def runs(self, left: float, right: float, most: int) -> Iterator[Flat]:
        """Yield what to draw between two places of x, at most *most* points or a few more, split at gaps.

        One point beyond either end belongs to it: the line comes from there.
        """
        first = max(0, bisect_left(self.x, left) - 1)
        last = min(len(self.x), bisect_right(self.x, right) + 1)
        if first >= last:
            return
        if last - first <= most:
            flat = array(
                "d", (one for pair in zip(self.x[first:last], self.y[first:last], strict=True) for one in pair)
            )
        else:
            flat = self._summed(first, last, most)
        yield from _split(flat)

    def _summed(self, first: int, last: int, most: int) -> Flat:
        # Two points for each bucket.
        step = 1 << max(1, math.ceil(math.log2(2 * (last - first) / most)))
        buckets = self._buckets.setdefault(step, array("d"))
        for start in range(len(buckets) // 4 * step, len(self.x) - step + 1, step):
            buckets.extend(_bucket(self.x, self.y, start, start + step))
        begin, end = first // step, min(-(-last // step), len(buckets) // 4)
        found = buckets[4 * begin : 4 * end]
        if end * step < last:
            # The last bucket is not full yet.
            found.extend(_bucket(self.x, self.y, end * step, last))
        return found


def _bucket(x: Sequence[float], y: Sequence[float], first: int, last: int) -> tuple[float, float, float, float]:
    """Return the least and the greatest of some points, in the order in which they are; NaN if one is missing."""
    values = y[first:last]
    if math.isnan(sum(values)):
        return (x[first], math.nan, x[last - 1], math.nan)
    low, high = min(values), max(values)
    if values[0] <= values[-1]:
        return (x[first], low, x[last - 1], high)
    return (x[first], high, x[last - 1], low)


def _split(flat: Flat) -> Iterator[Flat]:
    """Yield the parts between gaps."""
    if not math.isnan(sum(flat[1::2])):
        yield flat
        return
    begin = 0
    for at in range(0, len(flat), 2):
        if math.isnan(flat[at + 1]):
            if at > begin:
                yield flat[begin:at]
            begin = at + 2
    if len(flat) > begin:
        yield flat[begin:]


# -- the style of a line, and its sample in a legend -------------------------------------------------------

WIDE, TALL = 42, 10
"""Of a sample, in pixels: the longest strokes are seen in it whole."""
THICK = 2
"""Of a line, in pixels."""
_FINE = 2
"""Dots of a picture for a pixel, for screens that have as many."""


def pen(style: int, thick: int = THICK) -> QPen:
    """Return the pen of line style *style*, *thick* pixels wide."""
    series = theme.series(style)
    made = QPen(QColor(series.colour), thick)
    made.setCosmetic(True)
    if series.dashes:
        made.setDashPattern([one / thick for one in series.dashes])
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


def marker_size(series: Series) -> int:
    """Return how many pixels a marker takes: shapes with corners need more of them to be distinguishable."""
    return 5 if series.marker == "o" else 8


def picture(style: int, *, joined: bool) -> QImage:
    """Return a piece of the line, or its marker if its points are not *joined*."""
    image = QImage(WIDE * _FINE, TALL * _FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_FINE, _FINE)
    if joined:
        drawn = pen(style)
        # As wide as in the chart, whatever the picture is scaled by.
        drawn.setCosmetic(False)
        painter.setPen(drawn)
        painter.drawLine(QPointF(1, TALL / 2), QPointF(WIDE - 1, TALL / 2))
    else:
        series = theme.series(style)
        painter.translate(WIDE / 2, TALL / 2)
        drawSymbol(painter, series.marker, marker_size(series), QPen(Qt.PenStyle.NoPen), QColor(series.colour))
    painter.end()
    return image


# -- the grid, and many lines with many points, in one item of a chart -------------------------------------
#
# Each line is a polyline in pixels, one pixel wide.


class DenseLines(QGraphicsItem):
    """Belongs to the view of a chart, in whose pixels it draws."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self._view = view
        # The grid is behind everything.
        self.setZValue(-1)
        self._drawn: list[tuple[QPen, QPolygonF]] = []
        self._pens: dict[int, QPen] = {}
        self._grid: list[QLineF] = []
        self._grid_pen = QPen()
        self._painted = QRectF()

    def set_grid_pen(self, pen: QPen) -> None:
        """Draw the grid with *pen*, and take the colours of the lines from the theme again."""
        self._grid_pen = pen
        self._pens.clear()

    def draw(
        self,
        lines: Sequence[tuple[int, Sequence[Flat]]],
        left: float,
        right: float,
        top: float,
        marks: Sequence[float],
    ) -> None:
        """Draw each line's style and runs, and a level line at each of *marks*.

        The view is from *left* to *right* and from 0 to *top*.
        """
        rect: QRectF = self._view.rect()
        wide, high = rect.width() / ((right - left) or 1.0), rect.height() / (top or 1.0)
        self._grid = [
            QLineF(0, rect.height() - mark * high, rect.width(), rect.height() - mark * high) for mark in marks
        ]
        if rect != self._painted:
            self.prepareGeometryChange()
            self._painted = QRectF(rect)
        self._drawn = []
        for style, runs in lines:
            drawn_with = self._pens.get(style)
            if drawn_with is None:
                drawn_with = self._pens[style] = pen(style, 1)
            for run in runs:
                flat = np.frombuffer(run.tobytes(), float)
                x, y = (flat[::2] - left) * wide, rect.height() - flat[1::2] * high
                self._drawn.append((drawn_with, functions.arrayToQPolygonF(x, y)))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._painted

    def paint(self, painter: QPainter | None, _option: Any, _widget: Any = None) -> None:
        if painter is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self._grid:
            painter.setPen(self._grid_pen)
            painter.drawLines(*self._grid)
        for pen, polygon in self._drawn:
            painter.setPen(pen)
            painter.drawPolyline(polygon)
