"""Whether somebody is at the window, and a timer for what only somebody who looks has use of.

The windows are heard, not the application: that would have Python called for each of the thousands of events of a
page that is laid out, which took a quarter of the time of its first click.
"""

from __future__ import annotations

import time
from typing import Any

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QTimer, pyqtSignal

from disktune_gui.client.session_signals import SessionSignals

# -- a timer for what only somebody who looks has use of ---------------------------------------------------


class SeenTimer(QTimer):
    """Rests while the window of *session* is hidden or minimised, however often it is started then.

    When the window is seen again, one that repeats is due at once, and one that does not begins anew.
    """

    def __init__(self, session: SessionSignals, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wanted = False
        self.timeout.connect(self._on_timeout)
        session.hidden_changed.connect(self._on_hidden)

    def start(self, msec: int | None = None) -> None:
        """Run, every *msec* milliseconds if they are named, as soon as somebody looks."""
        self._wanted = True
        if msec is not None:
            self.setInterval(msec)
        if not self._session.hidden:
            super().start()

    def stop(self) -> None:
        """Run no more."""
        self._wanted = False
        super().stop()

    def isActive(self) -> bool:
        """Return whether it runs, or will as soon as somebody looks."""
        return self._wanted

    def _on_timeout(self) -> None:
        # Only one that repeats goes on.
        self._wanted = super().isActive()

    def _on_hidden(self, hidden: bool) -> None:
        if not self._wanted:
            return
        if hidden:
            super().stop()
            return
        super().start()
        if not self.isSingleShot():
            self.timeout.emit()


# -- whether somebody is at the window: keys and buttons, of whichever widget ------------------------------
#
# The windows are heard, not the application: that would have Python called for each of the thousands of events of
# a page that is laid out, which took a quarter of the time of its first click.

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
