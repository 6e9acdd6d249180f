"""Errors of the program: uncaught exceptions are logged and shown, and what was shown is kept for a report."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from types import TracebackType

from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QObject

from disktune_gui.text.harmless import harmless

# -- uncaught exceptions: logged and shown, without ending the window --------------------------------------
#
# PyQt ends the process by SIGABRT where an exception leaves a slot and nothing takes it. What else goes on in the
# window, such as a trial, must not end with that.

MOST_PLACES = 100
"""Lines of code whose errors are shown; each once, since one in painting occurs sixty times a second."""
LONGEST = 1000
"""Characters of an exception that are logged: it can carry a text of another machine."""


def go_on(tell: Callable[[str], None] = lambda _words: None) -> None:
    """From now on log an uncaught exception on standard error, notify the user by calling *tell*, and go on."""
    places: set[object] = set()

    def take(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        # Rarely needed, and six modules that each start would load.
        import traceback  # noqa: PLC0415

        place = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)][-1:]
        if str(place) in places or len(places) >= MOST_PLACES:
            return
        places.add(str(place))
        words = harmless("".join(traceback.format_exception_only(kind, error)).strip())[:LONGEST]
        sys.stderr.write(f"{''.join(traceback.format_tb(trace, -20))}{words}\n")
        tell(
            QCoreApplication.translate(
                "Mistake",
                "Internal error. Check what was done last, then restart DiskTune.",
            )
        )

    sys.excepthook = take


# -- the errors that the window has shown, and how each is reported ----------------------------------------

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
        """Let problems be reported by *report*, as long as *window* exists."""
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
