"""Loads the modules for charts while the pointer rests on what will show some: the click comes later.

Not before: it takes a fifth of a second and 26 MiB, which a user who never opens a chart does not have to pay.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from PyQt6.QtCore import QEvent, QObject, QTimer
from PyQt6.QtWidgets import QWidget

REST_MS = 60
"""A pointer that only passes by has left by then."""
PARTS = ("numpy", "pyqtgraph", "disktune_gui.controls.panel")
"""One after the other, each in a turn of the event loop: what is clicked meanwhile waits for one at most."""


class ChartsAhead(QObject):
    """Loads the modules for charts, once the pointer has come and stays."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._load_one)

    def come(self) -> None:
        """The pointer is on something that will show charts."""
        if not self._timer.isActive() and PARTS[-1] not in sys.modules:
            self._timer.start(REST_MS)

    def leave(self) -> None:
        """The pointer is there no longer."""
        self._timer.stop()

    def heed(self, place: QWidget) -> None:
        """Load while the pointer rests anywhere on *place*."""
        place.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """See the pointer come to a place and leave it."""
        if event is not None and event.type() is QEvent.Type.Enter:
            self.come()
        elif event is not None and event.type() is QEvent.Type.Leave:
            self.leave()
        return super().eventFilter(watched, event)

    def _load_one(self) -> None:
        if find_spec("pyqtgraph") is None:
            return
        missing = [part for part in PARTS if part not in sys.modules]
        if missing:
            import_module(missing[0])
            self._timer.start(0)
