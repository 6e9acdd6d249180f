"""Qt's event loop: signals that end the program wake it, quick clicks leave other work its turn; waiting in it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSocketNotifier
from PyQt6.QtGui import QWindow
from PyQt6.QtWidgets import QApplication, QWidget

from disktune_gui.owned import later

if TYPE_CHECKING:
    from disktune_gui.client.session import Session

# -- signals that end the program: they wake Qt's event loop -----------------------------------------------

UNASKED = "disktune-unasked"
"""Property of the application: windows close without a question, which no user would answer."""
RESTART = "disktune-restart"
"""Property of the application: the program is to start again, as it was started, once its window is closed."""


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


# -- clicks and keys that arrive faster than they are handled ----------------------------------------------
#
# Other events have their turn between two of them.
#
# Qt takes all input that waits, one after the other, before it reads from a pipe again. On a slow computer 85
# quick clicks on drives kept it from that for 20 s, and a helper that is not read for 10 s leaves.

PATIENCE_S = 1.0
"""How long input is handled before anything else has its turn."""
_TURN_MS = 100
"""How long such a turn lasts at most, but for what has begun."""
_INPUT = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress, QEvent.Type.Wheel}
)


class InputStarvationGuard(QObject):
    """Watches the input of *window*, wherever in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._since: float | None = None
        """When the first input since the last turn came; None if there was none."""
        window.installEventFilter(self)
        self._watch()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Let what is due have its turn before a click that has waited."""
        if event is not None and isinstance(watched, QWindow):
            # Here nothing of the program is under way, and no widget has been chosen for the event.
            if event.type() in _INPUT:
                self._look()
        elif event is not None and event.type() == QEvent.Type.Show:
            self._watch()
        return super().eventFilter(watched, event)

    def _watch(self) -> None:
        # It has none before it is shown for the first time.
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def _look(self) -> None:
        if self._since is not None and time.monotonic() - self._since >= PATIENCE_S:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, _TURN_MS)
            self._since = None
        if self._since is None:
            self._since = time.monotonic()
            later(self, self._on_turn)

    def _on_turn(self) -> None:
        self._since = None


# -- waiting in an event loop, where there is no window ----------------------------------------------------

LOOK_MS = 50
LIST_MS = 60_000
"""How long the list of drives may take: the demo's needs 1.5 s of processor time, many times that on a busy
machine."""


def wait(ready: Callable[[], bool], news: object, timeout_ms: int) -> bool:
    """Run the event loop until *ready* is true, checked at each signal *news*; return whether it is."""
    if ready():
        return True
    loop = QEventLoop()

    def look(*_: object) -> None:
        if ready():
            loop.quit()

    news.connect(look)  # type: ignore[attr-defined]  # a bound signal
    later(loop, loop.quit, timeout_ms)
    loop.exec()
    news.disconnect(look)  # type: ignore[attr-defined]
    return ready()


def wait_for(ready: Callable[[], bool], timeout_ms: int) -> bool:
    """Wait as `wait` does, for a condition that no signal announces."""
    for _ in range(0, timeout_ms, LOOK_MS):
        if ready():
            return True
        pause(LOOK_MS)
    return ready()


def wait_for_list(session: Session, notices: list[str], timeout_ms: int) -> bool:
    """Run the event loop until the drives are listed; return whether they are.

    Stop waiting if *notices* report that the helper is missing or has ended.
    """
    wait_for(lambda: session.listed or (bool(notices) and not session.may("drives")), timeout_ms)
    return session.listed


def pause(milliseconds: int) -> None:
    """Run the event loop for this time."""
    loop = QEventLoop()
    later(loop, loop.quit, milliseconds)
    loop.exec()
