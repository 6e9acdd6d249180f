"""Several requests at once, the events of a job, and waiting for requests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol, TypeVar

from PyQt6.QtCore import QEventLoop, QObject

from disktune_contract.messages.measurement import OfJob
from disktune_gui.client.session import Session
from disktune_gui.owned import later

# -- events of one job of the helper: some come before its number is known ---------------------------------


class NumberedEvent(Protocol):
    """An event that the helper sends about one of its jobs."""

    @property
    def job(self) -> int:
        """The number of the job."""


Event = TypeVar("Event", bound=NumberedEvent)


class JobEvents:
    """The events of one job."""

    def __init__(self, session: Session, owner: QObject, cancel_verb: str = "cancel") -> None:
        """Ask for *owner*; *cancel_verb* is the operation that stops the job."""
        self._session, self._owner, self._cancel_verb = session, owner, cancel_verb
        self.number: int | None = None
        """The helper's number, None until it has answered."""
        self._early: list[Callable[[], None]] = []
        """What came before the answer: it may belong to any job."""

    def sort(self, event: Event, take: Callable[[Event], None]) -> None:
        """Call *take* with *event* if it is of this job; before the number is known, `take_early` does."""
        if self.number is None:
            self._early.append(lambda: self.sort(event, take))
        elif event.job == self.number:
            take(event)

    def take_early(self) -> None:
        """Sort the events that came before the number was known, in their order."""
        early, self._early = self._early, []
        for sort in early:
            sort()

    def cancel(self) -> None:
        """Ask the helper to stop the job; does nothing before its number is known."""
        if self.number is not None:
            owner, job = self._owner, OfJob(self.number)
            self._session.request(owner, self._cancel_verb, job, lambda _reply: None, lambda _fault, _why: None)


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
