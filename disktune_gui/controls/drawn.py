"""Charts that are painted directly, a map of the surface among them, and any chart as a file."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from PyQt6.QtCore import QBuffer, QEvent, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QBrush, QColor, QHelpEvent, QLinearGradient, QPainter, QPaintEvent
from PyQt6.QtSvg import QSvgGenerator
from PyQt6.QtWidgets import QSizePolicy, QToolTip, QWidget

from disktune_gui.desktop import user_files
from disktune_gui.text.plain import as_tip
from disktune_gui.text.tabular import shown
from disktune_gui.theming import theme

# -- a chart as a file: what is seen, as a picture or as a drawing -----------------------------------------

FORMATS = ("png", "svg")


def save(widget: QWidget, path: Path, background: QBrush) -> None:
    """Write *widget* as a drawing if *path* ends in ``.svg``, else as a PNG; raises OSError.

    Qt's own generator: pyqtgraph's exporter fails on lines drawn segment by segment (0.13.1 and 0.14.0).
    """
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    if path.suffix.lower() == ".svg":
        generator = QSvgGenerator()
        generator.setOutputDevice(content)
        generator.setSize(widget.size())
        # Axes are recorded pictures: at another resolution they would be replayed at another size.
        generator.setResolution(widget.logicalDpiX())
        generator.setViewBox(widget.rect())
        painter = QPainter(generator)
        painter.fillRect(widget.rect(), background)
        widget.render(painter)
        painter.end()
    else:
        widget.grab().save(content, "PNG")
    user_files.save(path, content.data().data())


# -- a map of the surface, coloured by speed ---------------------------------------------------------------
#
# It has a cell for each place, row by row from the upper left corner on. Colours go from dark to light with
# growing speed and stay apart for colour-blind readers, as those of matplotlib's cividis (Nuñez, Anderton,
# Renslow 2018) do, from which the stops are taken.

_STOPS = ("#00224e", "#35456c", "#666970", "#948e77", "#c8b866", "#fee838")
_GAP = 1.0
_SCALE_HEIGHT = 34
"""Room below the cells for the scale, in pixels."""


class HeatMap(QWidget):
    """Draws values, of which none is negative."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: tuple[float, ...] = ()
        self._places: tuple[float, ...] = ()
        self._words: Callable[[float], str] = str
        self._unit = ""
        self.setMinimumHeight(140)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(480, 220)

    def draw_values(
        self, places: Sequence[float], values: Sequence[float], words: Callable[[float], str], unit: str
    ) -> None:
        """Show *values*; *words* returns the label of each of *places*."""
        self._places, self._values, self._words, self._unit = tuple(places), tuple(values), words, unit
        self.update()

    def save(self, path: Path) -> None:
        """Write what is seen; raises OSError."""
        save(self, path, QBrush(QColor(theme.chart_background())))

    # -- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.chart_background()))
        top = max(self._values, default=0.0) or 1.0
        for number, value in enumerate(self._values):
            painter.fillRect(self._cell(number), colour(value / top))
        self._draw_scale(painter, top)
        painter.end()

    def _draw_scale(self, painter: QPainter, top: float) -> None:
        box = QRectF(8, self.height() - _SCALE_HEIGHT + 14, min(260.0, self.width() - 16), 8)
        gradient = QLinearGradient(box.topLeft(), box.topRight())
        for index, name in enumerate(_STOPS):
            gradient.setColorAt(index / (len(_STOPS) - 1), QColor(name))
        painter.fillRect(box, gradient)
        painter.setPen(QColor(theme.chart_foreground()))
        base = box.top() - 3
        painter.drawText(QPointF(box.left(), base), "0")
        end = f"{shown(top)} {self._unit}"
        painter.drawText(QPointF(box.right() - painter.fontMetrics().horizontalAdvance(end), base), end)

    def _columns(self) -> int:
        """Return how many cells a row has, so that they are about square."""
        width, height = max(1, self.width() - 16), max(1, self.height() - _SCALE_HEIGHT - 12)
        return max(1, math.ceil(math.sqrt(len(self._values) * width / height)))

    def _cell(self, number: int) -> QRectF:
        columns = self._columns()
        rows = math.ceil(len(self._values) / columns)
        width = (self.width() - 16) / columns
        height = (self.height() - _SCALE_HEIGHT - 12) / rows
        return QRectF(
            8 + number % columns * width,
            8 + number // columns * height,
            max(1.0, width - _GAP),
            max(1.0, height - _GAP),
        )

    # -- values under the pointer --------------------------------------------------------------------------

    def text_at(self, position: QPointF) -> str:
        """Return the place and speed of the cell at *position*; empty if there is none."""
        for number in range(len(self._values)):
            if self._cell(number).contains(position):
                return f"{self._words(self._places[number])}: {shown(self._values[number])} {self._unit}"
        return ""

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), as_tip(self.text_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)


def colour(share: float) -> QColor:
    """Return the colour for *share* of the fastest, 0 to 1."""
    place = min(1.0, max(0.0, share)) * (len(_STOPS) - 1)
    index = min(len(_STOPS) - 2, int(place))
    low, high, rest = QColor(_STOPS[index]), QColor(_STOPS[index + 1]), place - index
    mixed = (round(a + (b - a) * rest) for a, b in zip(low.getRgb()[:3], high.getRgb()[:3], strict=True))
    return QColor(*mixed)


# -- a chart that is painted directly ----------------------------------------------------------------------
#
# For few marks that change seldom, where a plotting library only costs time.


class DrawnChart(QWidget):
    """Its subclasses paint; this handles the background, the theme and the files."""

    def paint(self, painter: QPainter) -> None:
        """Draw everything but the background."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw on the screen."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.chart_background()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self.paint(painter)
        painter.end()

    def changeEvent(self, event: QEvent | None) -> None:
        """Use the colours of a new theme."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.update()

    def sizeHint(self) -> QSize:
        """Return about the size of a line chart."""
        return QSize(480, 220)

    def save(self, path: Path) -> None:
        """Write the chart as a picture or as a drawing, by the end of its name; raises OSError."""
        save(self, path, QBrush(QColor(theme.chart_background())))
