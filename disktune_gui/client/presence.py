"""Whether somebody is at the window: keys and buttons, of whichever widget.

The windows are heard, not the application: that would have Python called for each of the thousands of events of a
page that is laid out, which took a quarter of the time of its first click.
"""

from __future__ import annotations

import time
from typing import Any

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, pyqtSignal

INTERVAL_S = 60
"""At most so often it is told; a helper leaves after ten minutes without a word."""

_INPUT = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})


class Presence(QObject):
    """Hears the input of every window that has had the focus since `listen` was called, or was there then."""

    noticed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = -float(INTERVAL_S)
        self._listens = False

    def listen(self) -> None:
        """Begin. A program without windows has nobody at them."""
        application = _of_windows()
        if application is not None and not self._listens:
            self._listens = True
            application.focusWindowChanged.connect(self._hear)
            for window in application.allWindows():
                self._hear(window)

    def stop(self) -> None:
        """Hear no more."""
        application = _of_windows()
        if application is not None and self._listens:
            self._listens = False
            application.focusWindowChanged.disconnect(self._hear)
            for window in application.allWindows():
                window.removeEventFilter(self)

    def _hear(self, window: QObject | None) -> None:
        if window is not None:
            # Qt has it once, however often it is installed.
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Tell whenever a key or a button is pressed."""
        if event is not None and event.type() in _INPUT:
            now = time.monotonic()
            if now - self._at >= INTERVAL_S:
                self._at = now
                self.noticed.emit()
        return super().eventFilter(watched, event)


def _of_windows() -> Any:
    """Return the application, None if it has no windows; QtGui is not loaded for one that has none."""
    application = QCoreApplication.instance()
    return application if application is not None and application.inherits("QGuiApplication") else None
