"""The button beside health data that only an administrator may read."""

from __future__ import annotations

from PyQt6.QtWidgets import QPushButton


class UnlockHealth(QPushButton):
    """Hidden until there is something to unlock."""

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("&Unlock"))
        self.setToolTip(self.tr("Asks for an administrator's password to read the health data"))
        self.hide()
