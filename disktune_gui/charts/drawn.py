"""A chart that is painted directly: for few marks that change seldom, where a plotting library only costs time."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QBuffer, QEvent, QSize
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtSvg import QSvgGenerator
from PyQt6.QtWidgets import QWidget

from disktune_gui import theme


class DrawnChart(QWidget):
    """Its subclasses paint; this looks after the background, the theme and the files."""

    def paint(self, painter: QPainter) -> None:
        """Draw everything but the background."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw on the screen."""
        painter = QPainter(self)
        self._all(painter)
        painter.end()

    def changeEvent(self, event: QEvent | None) -> None:
        """Take the colours of a new theme."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for about the room of a line chart."""
        return QSize(480, 220)

    def save_png(self, path: Path) -> None:
        """Write what is seen as a picture; raises OSError."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        self.grab().save(content, "PNG")
        path.write_bytes(content.data().data())

    def save_svg(self, path: Path) -> None:
        """Write the chart as a drawing; raises OSError."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(content)
        generator.setSize(self.size())
        generator.setResolution(self.logicalDpiX())
        generator.setViewBox(self.rect())
        painter = QPainter(generator)
        self._all(painter)
        painter.end()
        path.write_bytes(content.data().data())

    def _all(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(theme.chart_background()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self.paint(painter)
