"""Whether somebody is at the window: keys and buttons, of whichever widget."""

from __future__ import annotations

import time

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, pyqtSignal

INTERVAL_S = 60
"""At most so often it is told; a helper leaves after ten minutes without a word."""

_INPUT = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})


class Presence(QObject):
    """Hears all input of the program once `listen` was called."""

    noticed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = -float(INTERVAL_S)

    def listen(self) -> None:
        """Begin."""
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def stop(self) -> None:
        """Hear no more."""
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Tell whenever a key or a button is pressed."""
        if event is not None and event.type() in _INPUT:
            now = time.monotonic()
            if now - self._at >= INTERVAL_S:
                self._at = now
                self.noticed.emit()
        return super().eventFilter(watched, event)
