"""Calls that die with the object they are for.

An answer, a timer or a signal may come when the widgets that it would paint are gone, and PyQt ends the
program that touches one. A bound method of a QObject is disconnected from signals in time. A lambda or a partial
is not, and a call that waits in a queue is not either. These go through here, under the name of their owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from PyQt6 import sip
from PyQt6.QtCore import QObject, QTimer

P = ParamSpec("P")


def while_alive(owner: QObject, call: Callable[P, object]) -> Callable[P, None]:
    """Return *call*, as something that does nothing from the moment at which *owner* is destroyed."""

    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        if not sip.isdeleted(owner):
            call(*args, **kwargs)

    return guarded


def later(owner: QObject, call: Callable[[], object], milliseconds: int = 0) -> None:
    """Call *call* when the event loop comes to it, unless *owner* is destroyed before."""
    QTimer.singleShot(milliseconds, while_alive(owner, call))
