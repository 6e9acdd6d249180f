"""The grid, and many lines with many points, in one item of a chart: each a polyline in pixels, one pixel wide.

A curve of pyqtgraph looks for its bounds, is told of every change of the view and keeps a path. With 48 of them
that was half of the time of a frame, and the lines themselves a third.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PyQt6.QtCore import QLineF, QRectF
from PyQt6.QtGui import QPainter, QPen, QPolygonF
from PyQt6.QtWidgets import QGraphicsItem
from pyqtgraph import functions

from disktune_gui.charts import line_sample
from disktune_gui.charts.line_bounds import Flat


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
                drawn_with = self._pens[style] = line_sample.pen(style, 1)
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
