"""Several requests at once, and waiting for requests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from PyQt6.QtCore import QEventLoop, QObject

from disktune_gui.client.session import Session
from disktune_gui.owned import later

# -- several requests at once ------------------------------------------------------------------------------

Key = TypeVar("Key")


def gather(
    owner: QObject,
    session: Session,
    asked: Mapping[Key, tuple[str, object]],
    done: Callable[[dict[Key, Any], tuple[str, ...]], None],
) -> None:
    """Send some requests on behalf of *owner*: by any key, their operations and arguments.

    When all are over *done* gets the answers in the order of *asked*, and each reason for which one was refused.
    """
    due, found, refused = set(asked), dict[Key, Any](), dict[str, None]()

    def answered(key: Key, reply: object) -> None:
        found[key] = reply
        end(key)

    def failed(key: Key, _fault: object, why: str) -> None:
        refused[why] = None
        end(key)

    def end(key: Key) -> None:
        due.discard(key)
        if not due:
            done({one: found[one] for one in asked if one in found}, tuple(refused))

    for key, (verb, args) in asked.items():
        session.request(owner, verb, args, partial(answered, key), partial(failed, key))


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
