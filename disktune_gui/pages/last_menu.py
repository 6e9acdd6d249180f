"""The button above the rows for what concerns all settings of a drive at once: making them last."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QMenu, QPushButton


class LastButton(QPushButton):
    """Opens a menu: take over from other tools, hand over to them, forget."""

    take_over_asked = pyqtSignal()
    hand_over_asked = pyqtSignal()
    forget_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("&Make it last"))
        self.setToolTip(self.tr("What is put back at every start, and what other tools set"))
        menu = QMenu(self)
        self.take_over = menu.addAction(self.tr("&Take over from other tools…"))
        self.hand_over = menu.addAction(self.tr("&Hand over to another tool…"))
        menu.addSeparator()
        self.forget = menu.addAction(self.tr("&Forget all that is saved for this drive"))
        for action, signal in (
            (self.take_over, self.take_over_asked),
            (self.hand_over, self.hand_over_asked),
            (self.forget, self.forget_asked),
        ):
            if action is not None:
                action.triggered.connect(lambda _checked, signal=signal: signal.emit())
        self.setMenu(menu)
