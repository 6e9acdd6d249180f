"""Signals that end the program: nobody looks for them, they wake Qt's event loop."""

from __future__ import annotations

import os
import signal
from types import FrameType

from PyQt6.QtCore import QObject, QSocketNotifier
from PyQt6.QtWidgets import QApplication

from disktune_gui.owned import later

UNASKED = "disktune-unasked"
"""Property of the application: windows close without a question, which nobody would answer."""


class QuitOnSignals(QObject):
    """Has *application* close its windows and leave on SIGINT and SIGTERM, as long as the process lives.

    Python acts on a signal when it runs next, which in Qt's event loop may be never. So it writes a byte into a
    pipe, at once and from whatever thread, and Qt calls into Python because there is something to read.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        # Not a socketpair: the module of sockets is not loaded at the start for this alone.
        self._heard, told = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        # A byte that finds the pipe full is not missed: those before it wake as well.
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._leave)
        # The stubs want a voidptr where PyQt takes a number.
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)  # type: ignore[call-overload]
        self._notifier.activated.connect(self._on_byte)

    def _on_byte(self) -> None:
        """Empty the pipe. What matters is that this is Python: `_leave` is called before its first line."""
        os.read(self._heard, 4096)

    def _leave(self, _number: int, _frame: FrameType | None) -> None:
        # Not here: a window may be half made. Python calls this between any two of its steps.
        later(self, self._close)

    def _close(self) -> None:
        self._application.setProperty(UNASKED, True)
        self._application.closeAllWindows()
        self._application.quit()
