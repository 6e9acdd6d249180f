"""A timer for what only somebody who looks has use of."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer

from disktune_gui.client.session_signals import SessionSignals


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
