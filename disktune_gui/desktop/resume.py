"""Says when the computer wakes from suspend: drives may have lost what they were set to, and no device tells."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtDBus import QDBusConnection


class Resume(QObject):
    """Listens to logind; where there is none, nothing is ever said."""

    woke = pyqtSignal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QDBusConnection.systemBus().connect(
            "org.freedesktop.login1",
            "/org/freedesktop/login1",
            "org.freedesktop.login1.Manager",
            "PrepareForSleep",
            self.on_sleep,
        )

    @pyqtSlot(bool)
    def on_sleep(self, begins: bool) -> None:
        """Take in that suspend *begins*, or is over."""
        if not begins:
            self.woke.emit()
