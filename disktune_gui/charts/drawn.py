"""A chart that is painted directly: for few marks that change seldom, where a plotting library only costs time."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QEvent, QSize
from PyQt6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QWidget

from disktune_gui.charts import picture
from disktune_gui.theming import theme


class DrawnChart(QWidget):
    """Its subclasses paint; this looks after the background, the theme and the files."""

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
        """Take the colours of a new theme."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for about the room of a line chart."""
        return QSize(480, 220)

    def save(self, path: Path) -> None:
        """Write the chart as a picture or as a drawing, by the end of its name; raises OSError."""
        picture.save(self, path, QBrush(QColor(theme.chart_background())))
