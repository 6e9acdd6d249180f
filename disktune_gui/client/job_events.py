"""Which events are of one job of the helper, and stopping it: some come before the answer with its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from PyQt6.QtCore import QObject

from disktune_contract.messages.measurement import OfJob
from disktune_gui.client.session import Session


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
