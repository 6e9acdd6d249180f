"""Widgets in one place, of which one is in front, and that one alone says how much room they need."""

from __future__ import annotations

from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QStackedWidget


class FrontStack(QStackedWidget):
    """What is not in front must not make the window taller."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return front.minimumSizeHint() if front is not None else QSize()
