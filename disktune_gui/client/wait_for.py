"""Letting the program run until something is so, where there is no window to go on by itself."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEventLoop

from disktune_gui.client.session import Session
from disktune_gui.owned import later

LOOK_MS = 50
LIST_MS = 60_000
"""How long the list of drives may take: the demo's needs 1.5 s of processor time, many times that on a busy
machine."""


def wait(ready: Callable[[], bool], news: object, timeout_ms: int) -> bool:
    """Let the program run until *ready* says so, asked whenever the signal *news* comes; return whether it did."""
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
    """As `wait`, for what no signal tells of."""
    for _ in range(0, timeout_ms, LOOK_MS):
        if ready():
            return True
        pause(LOOK_MS)
    return ready()


def wait_for_list(session: Session, notices: list[str], timeout_ms: int) -> bool:
    """Let the program run until the drives are listed; return whether they are.

    Where *notices* tell of a helper that is missing or has ended, nothing is waited for.
    """
    wait_for(lambda: session.listed or (bool(notices) and not session.may("drives")), timeout_ms)
    return session.listed


def pause(milliseconds: int) -> None:
    """Let the program run for a while."""
    loop = QEventLoop()
    later(loop, loop.quit, milliseconds)
    loop.exec()
