"""A chart as a file: what is seen, as a picture or as a drawing."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QBuffer
from PyQt6.QtGui import QBrush, QPainter
from PyQt6.QtSvg import QSvgGenerator
from PyQt6.QtWidgets import QWidget

from disktune_gui.desktop import user_files

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
