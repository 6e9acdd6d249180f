"""Whether a user is at the window, and a timer that runs only while the window can be seen.

Event filters are installed on the windows, not on the application: that would call Python for each of the
thousands of events of a page's layout, which took a quarter of the time of its first click.
"""

from __future__ import annotations

import time
from typing import Any

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QTimer, pyqtSignal

from disktune_gui.client.session_signals import SessionSignals

# -- timer that runs only while the window can be seen -----------------------------------------------------


class SeenTimer(QTimer):
    """A timer that does not run while the window of *session* is hidden or minimised, even if started then.

    When the window is seen again, one that repeats is due at once, and one that does not starts again.
    """

    def __init__(self, session: SessionSignals, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wanted = False
        self.timeout.connect(self._on_timeout)
        session.hidden_changed.connect(self._on_hidden)

    def start(self, msec: int | None = None) -> None:
        """Run, every *msec* milliseconds if given, as soon as the window can be seen."""
        self._wanted = True
        if msec is not None:
            self.setInterval(msec)
        if not self._session.hidden:
            super().start()

    def stop(self) -> None:
        """Stop."""
        self._wanted = False
        super().stop()

    def isActive(self) -> bool:
        """Return whether it runs, or will as soon as the window can be seen."""
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


# -- keys, buttons and the wheel, in any widget ------------------------------------------------------------

INTERVAL_S = 60
"""`noticed` is emitted at most once in this time; a helper exits after ten minutes without a request."""

_INPUT = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})


class Presence(QObject):
    """Watches the input of every window that has had the focus since `listen` was called, or existed then."""

    noticed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = -float(INTERVAL_S)
        self._listens = False

    def listen(self) -> None:
        """Start watching, if the program has windows."""
        application = _of_windows()
        if application is not None and not self._listens:
            self._listens = True
            application.focusWindowChanged.connect(self._hear)
            for window in application.allWindows():
                self._hear(window)

    def stop(self) -> None:
        """Stop watching."""
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
        """Emit `noticed` when a key or a button is pressed or the wheel is turned."""
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
