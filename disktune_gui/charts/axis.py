"""An axis of a chart: pyqtgraph's, with marks that are given and painted directly.

Its own paint finds marks, measures their words and records a picture, which is then played: 1 ms each time that
anything moves, of which there are twelve in a page of six charts (pyqtgraph 0.13.1 and 0.14.0).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PyQt6.QtCore import QLineF, QRectF, QSizeF, Qt
from PyQt6.QtGui import QFont, QPainter

_TICK, _WORDS = 4, 6
"""Pixels: how far a mark reaches into the chart, and how far its words are from the axis."""
_KNOWN = 500
"""Words whose size is remembered."""
_SHARE = 0.8
"""Of the height of a line, in which digits stand."""


class MarkedAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph is not typed
    """The axis on the left of a chart or below it."""

    def __init__(self, orientation: str) -> None:
        """*orientation* is ``left`` or ``bottom``."""
        self._marks: Sequence[tuple[float, str]] = ()
        self._sizes: dict[str, QSizeF] = {}
        self._font = QFont()
        """That which the sizes are of."""
        super().__init__(orientation)

    def set_marks(self, marks: Sequence[tuple[float, str]]) -> None:
        """Mark these places with these words."""
        self._marks = marks
        self.update()

    def paint(self, painter: QPainter, _option: Any, _widget: Any) -> None:
        """Draw the axis, its marks, and what has room of their words."""
        bounds, room = self.mapRectFromParent(self.geometry()), self.boundingRect()
        below, (first, last) = self.orientation == "bottom", self.range
        if first == last or bounds.isEmpty():
            return
        lines, words = [_edge(bounds, below)], []
        self._begin(painter)
        for value, text in self._marks:
            if not min(first, last) <= value <= max(first, last):
                continue
            share, size = (value - first) / (last - first), self._size(painter, text)
            if below:
                x, y = bounds.left() + share * bounds.width(), bounds.top()
                lines.append(QLineF(x, y, x, y - _TICK))
                place = QRectF(x - size.width() / 2, y + _WORDS, size.width(), size.height())
            else:
                x, y = bounds.right(), bounds.bottom() - share * bounds.height()
                lines.append(QLineF(x, y, x + _TICK, y))
                place = QRectF(x - _WORDS - size.width(), y - size.height() / 2, size.width(), size.height())
            if room.contains(place):
                words.append((place, text))
        painter.setPen(self.pen())
        painter.drawLines(*lines)
        painter.setPen(self.textPen())
        flags = int(Qt.TextFlag.TextDontClip) | int(
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            if below
            else Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        for place, text in words:
            painter.drawText(place, flags, text)

    def _begin(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        if painter.font() != self._font or len(self._sizes) > _KNOWN:
            self._font = QFont(painter.font())
            self._sizes.clear()

    def _size(self, painter: QPainter, text: str) -> QSizeF:
        size = self._sizes.get(text)
        if size is None:
            place = painter.boundingRect(QRectF(0, 0, 100, 100), int(Qt.AlignmentFlag.AlignCenter), text)
            size = self._sizes[text] = QSizeF(place.width(), place.height() * _SHARE)
        return size


def _edge(bounds: QRectF, below: bool) -> QLineF:
    """Return the axis itself, a pixel longer than the chart at either end."""
    if below:
        return QLineF(bounds.left() - 1, bounds.top() + 1, bounds.right() + 1, bounds.top() + 1)
    return QLineF(bounds.right() - 1, bounds.top() - 1, bounds.right() - 1, bounds.bottom() + 1)
