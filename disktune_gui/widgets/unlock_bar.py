"""The offer to see what only an administrator may see."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from disktune_gui.text.plain import PlainLabel


class UnlockBar(QFrame):
    """A sentence and a button."""

    asked = pyqtSignal()

    def __init__(self, words: str = "") -> None:
        """*words* say what is to be had, where that is something else than values."""
        super().__init__()
        text = PlainLabel(words or self.tr("Some values can be read only with an administrator's password."))
        text.setWordWrap(True)
        button = QPushButton(self.tr("&Unlock"))
        button.clicked.connect(self.asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.addWidget(text, 1)
        row.addWidget(button)
