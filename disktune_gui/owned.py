"""Calls that end with the object they are for.

An answer, a timer or a signal may come when its widgets are destroyed, and PyQt ends the
program that touches one. A bound method of a QObject is disconnected from signals in time. A lambda or a partial
is not, nor is a queued call. These go through here, with their owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from PyQt6 import sip
from PyQt6.QtCore import QObject, QTimer

P = ParamSpec("P")


def while_alive(owner: QObject, call: Callable[P, object]) -> Callable[P, None]:
    """Return *call* wrapped so that it does nothing once *owner* is destroyed."""

    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        if not sip.isdeleted(owner):
            call(*args, **kwargs)

    return guarded


def later(owner: QObject, call: Callable[[], object], milliseconds: int = 0) -> None:
    """Call *call* from the event loop, unless *owner* is destroyed before."""
    QTimer.singleShot(milliseconds, while_alive(owner, call))
