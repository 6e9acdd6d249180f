"""Requests that take more than one answer: to several drives at once, for a job and its events, and waited
for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol, TypeVar

from PyQt6.QtCore import QEventLoop, QObject

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import OfJob
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.owned import later

# -- which events are of one job of the helper, and stopping it: some come before the answer with its number --


class NumberedEvent(Protocol):
    """What the helper says unasked of one of its jobs."""

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
        """What came before the answer: it may be of any job."""

    def sort(self, event: Event, take: Callable[[Event], None]) -> None:
        """Have *take* take *event* if it is of this job; before the number is known, by `take_early`."""
        if self.number is None:
            self._early.append(lambda: self.sort(event, take))
        elif event.job == self.number:
            take(event)

    def take_early(self) -> None:
        """Have what came before the number was known taken now, in its order."""
        early, self._early = self._early, []
        for sort in early:
            sort()

    def cancel(self) -> None:
        """Ask the helper to stop the job; nothing before its number is known."""
        if self.number is not None:
            owner, job = self._owner, OfJob(self.number)
            self._session.request(owner, self._cancel_verb, job, lambda _reply: None, lambda _fault, _why: None)


# -- one question to several drives at once: each has a lane of its own, and answers when it can -----------

Answers = dict[DriveRef, StateList]


def settings(
    owner: QObject, session: Session, refs: Collection[DriveRef], done: Callable[[Answers], None]
) -> None:
    """Ask on behalf of *owner* what each of *refs* is set to; *done* gets what came when all have answered.

    It is in the order of the drives' names, not in that of its coming; one that does not tell is left out.
    """
    waiting = set(refs)
    found: Answers = {}

    def take(ref: DriveRef, reply: StateList | None) -> None:
        waiting.discard(ref)
        if reply is not None:
            found[ref] = reply
        if not waiting:
            done({one: found[one] for one in sorted(found, key=lambda one: one.name)})

    def refused(ref: DriveRef, _fault: object, _why: str) -> None:
        take(ref, None)

    for ref in tuple(waiting):
        session.request(owner, "settings", OfDrive(ref), partial(take, ref), partial(refused, ref))


# -- letting the program run until something is so, where there is no window to go on by itself ------------

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
