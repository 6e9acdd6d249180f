"""Clicks and keys that come faster than they are dealt with: what else is due has its turn between two of them.

Qt takes all input that waits, one after the other, before it reads from a pipe again. On a slow computer 85 quick
clicks on drives kept it from that for 20 s, and a helper that is not read for 10 s leaves.
"""

from __future__ import annotations

import time

from PyQt6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject
from PyQt6.QtGui import QWindow
from PyQt6.QtWidgets import QWidget

from disktune_gui.owned import later

PATIENCE_S = 1.0
"""How long input is dealt with before anything else has its turn."""
_TURN_MS = 100
"""How long such a turn lasts at most, but for what has begun."""
_INPUT = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress, QEvent.Type.Wheel}
)


class BetweenClicks(QObject):
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
