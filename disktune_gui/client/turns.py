"""Requests to many drives, a few drives at a time.

The helper queues 256 requests and refuses more than 200 a second, and a machine may have 200 drives. An object
that asks many drives takes a turn for each, and all of them share the limits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer

from disktune_gui.owned import later, while_alive

AT_ONCE = 8
"""Drives that have their turn at the same time."""
QUESTIONS, PACE_MS = 40, 400
"""At most this many requests are sent in this time, which leaves half of what the helper accepts to others."""


class DriveTurn(QObject):
    """The turn of one drive: it ends with `Turns.end`, or with the object that asks."""

    def __init__(self, owner: QObject, ask: Callable[[DriveTurn], object], questions: int) -> None:
        """*ask* is called with the turn, sends up to *questions* requests, and ends it with the last answer."""
        super().__init__(owner)
        self.ask, self.questions = ask, questions


class Turns(QObject):
    """One for each session."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[DriveTurn] = []
        self._running: list[DriveTurn] = []
        self._sent = 0
        """Requests since the timer started."""
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.setInterval(PACE_MS)
        self._pace.timeout.connect(self._on_pace)

    def take(self, turn: DriveTurn, *, first: bool = False) -> None:
        """Let *turn* ask, at once or later; before all others if *first*."""
        turn.destroyed.connect(while_alive(self, partial(self._on_gone, turn)))
        self._waiting.insert(0 if first else len(self._waiting), turn)
        self._go_on()

    def drop(self, turn: DriveTurn) -> None:
        """Do not ask, unless the turn has begun."""
        if turn in self._waiting:
            self._waiting.remove(turn)
            turn.deleteLater()

    def end(self, turn: DriveTurn) -> None:
        """End *turn* and let the next one begin."""
        if turn in self._running:
            self._running.remove(turn)
            turn.deleteLater()
            self._go_on()

    def _on_gone(self, turn: DriveTurn, _gone: object = None) -> None:
        for turns in (self._waiting, self._running):
            if turn in turns:
                turns.remove(turn)
        # The other turns of the same object go, too.
        later(self, self._go_on)

    def _go_on(self) -> None:
        while self._waiting and len(self._running) < AT_ONCE and self._sent < QUESTIONS:
            turn = self._waiting.pop(0)
            self._running.append(turn)
            self._sent += turn.questions
            if not self._pace.isActive():
                self._pace.start()
            turn.ask(turn)

    def _on_pace(self) -> None:
        self._sent = 0
        self._go_on()
