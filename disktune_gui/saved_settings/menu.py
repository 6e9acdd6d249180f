"""The button above the rows for what concerns all settings of a drive at once: making them last."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QMenu, QPushButton

from disktune_gui.text.plain import as_tip


class LastButton(QPushButton):
    """Opens a menu: save for the next boot, import from and export to other tools, copy, forget."""

    save_asked = pyqtSignal()
    exchange_asked = pyqtSignal()
    copy_asked = pyqtSignal()
    forget_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("Per&sistence"))
        self.setToolTip(self.tr("Settings that DiskTune or other tools apply at boot"))
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.save = menu.addAction(self.tr("&Apply at Boot…"))
        self.exchange = menu.addAction(self.tr("&Import / Export…"))
        if self.exchange is not None:
            self.exchange.setToolTip(self.tr("Takes settings of other tools, or shows yours as text for them"))
        self.copy = menu.addAction(self.tr("&Copy Current Values as Commands"))
        menu.addSeparator()
        self.forget = menu.addAction(self.tr("&Delete Saved Settings"))
        for action, signal in (
            (self.save, self.save_asked),
            (self.exchange, self.exchange_asked),
            (self.copy, self.copy_asked),
            (self.forget, self.forget_asked),
        ):
            if action is not None:
                action.triggered.connect(lambda _checked, signal=signal: signal.emit())
        self.setMenu(menu)

    def show_refusal(self, why: str) -> None:
        """Offer to save only if nothing is against it; else say *why* not."""
        if self.save is not None:
            self.save.setEnabled(not why)
            self.save.setToolTip(as_tip(why))
            self.save.setStatusTip(why)

    def show_saved(self, some: bool, locked: str = "") -> None:
        """Offer to forget what is saved only where there is something; *locked* is why it cannot be forgotten."""
        if self.forget is not None:
            self.forget.setEnabled(some and not locked)
            self.forget.setToolTip(as_tip(locked))
            self.forget.setStatusTip(locked)
