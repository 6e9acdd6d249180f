"""The errors that the window has shown, and the way from each of them to a report of it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtCore import QObject

MOST = 20
"""Errors that are remembered; older ones are seldom to blame for what is reported."""


class Problems:
    """What was shown as an error, newest last."""

    def __init__(self) -> None:
        self._recent: deque[tuple[float, str]] = deque(maxlen=MOST)
        self._window: tuple[QObject, Callable[[], object]] | None = None

    def note(self, words: str) -> None:
        """Remember an error that is shown now; one that is shown again counts as its newest."""
        kept = [one for one in self._recent if one[1] != words]
        self._recent.clear()
        self._recent.extend((*kept, (time.time(), words)))

    @property
    def recent(self) -> tuple[tuple[float, str], ...]:
        """When each was shown last (seconds since the epoch), and its words."""
        return tuple(self._recent)

    def lead_to(self, window: QObject, report: Callable[[], object]) -> None:
        """Let problems be reported by *report*, as long as *window* is there."""
        self._window = (window, report)

    @property
    def reportable(self) -> bool:
        """Whether there is a window that lets one report a problem."""
        return self._window is not None and not sip.isdeleted(self._window[0])

    def ask(self) -> None:
        """Let the user report a problem, where that is possible."""
        if self._window is not None and self.reportable:
            self._window[1]()


problems = Problems()
"""Those of this process."""
