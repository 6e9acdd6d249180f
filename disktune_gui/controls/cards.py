"""Parts that several pages are made of: a switch between views."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget


class SegmentedControl(QWidget):
    """A row of joined buttons, one of which is on."""

    chosen = pyqtSignal(int)
    """The user wants this one, counted from the left."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.buttons = [QPushButton(name) for name in names]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 0)
        row.setSpacing(0)
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            self._group.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self._group.idClicked.connect(self.chosen)

    def show_choice(self, number: int, shown: Sequence[bool]) -> None:
        """Switch one on, and show only the buttons that are *shown*."""
        for button, there in zip(self.buttons, shown, strict=True):
            button.setVisible(there)
        self.buttons[number].setChecked(True)
