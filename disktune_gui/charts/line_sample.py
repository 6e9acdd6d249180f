"""How a line of a chart is drawn, and a sample of it to stand in a legend."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QPen
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol

from disktune_gui.theming import theme
from disktune_gui.theming.theme import Series

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
    """Return how many pixels a marker takes: shapes with corners need more of them to be told apart."""
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
