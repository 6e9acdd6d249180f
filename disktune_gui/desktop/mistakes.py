"""A mistake of the program's own while it runs: logged, told in a sentence, and no end of the window.

PyQt ends the process by SIGABRT where an exception leaves a slot and nothing takes it. What else goes on in the
window, such as a trial, must not end with that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import TracebackType

from PyQt6.QtCore import QCoreApplication

from disktune_gui.text.harmless import harmless

MOST = 100
"""Lines of code of which a mistake is told; each once, since one in painting is made sixty times a second."""
LONGEST = 1000
"""Characters of an exception that are logged: it can carry a text of another machine."""


def go_on(tell: Callable[[str], None] = lambda _words: None) -> None:
    """From now on log an uncaught exception on standard error, *tell* the user of it, and go on."""
    places: set[object] = set()

    def take(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        # Rarely needed, and six modules that each start would load.
        import traceback  # noqa: PLC0415

        place = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)][-1:]
        if str(place) in places or len(places) >= MOST:
            return
        places.add(str(place))
        words = harmless("".join(traceback.format_exception_only(kind, error)).strip())[:LONGEST]
        sys.stderr.write(f"{''.join(traceback.format_tb(trace, -20))}{words}\n")
        tell(
            QCoreApplication.translate(
                "Mistake",
                "An internal error interrupted an action. Check what was done last; if something looks wrong, "
                "restart DiskTune.",
            )
        )

    sys.excepthook = take
