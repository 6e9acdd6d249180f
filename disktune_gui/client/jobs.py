"""One job of the helper, whatever it does: request, early events, cancelling, the end of the helper."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_gui.client.session import Session

GIVE_UP_MS = 5000
"""How long a cancelled job may take to report its end; removing a large file takes the longest."""


class WorkKind(StrEnum):
    """What may run on a drive for longer than a request takes."""

    TRIAL = "trial"
    LONG_TRIAL = "long-trial"
    EXPERIMENT = "experiment"
    BENCHMARK = "benchmark"
    BLINK = "blink"
    TRIM = "trim"
    ARRAY = "array"
    """An operation on an array, boosted or not."""
    SCRUB = "scrub"
    SELF_TEST = "self-test"
    RECORDING = "recording"
    EJECT = "eject"


class NumberedEvent(Protocol):
    """An event that the helper sends about one of its jobs."""

    @property
    def job(self) -> int:
        """The number of the job."""


class HelperJob(QObject):
    """One job, made for it and destroyed after it. Subclasses take its events and report its end.

    The helper names a job in its answer. Events that came before may belong to any job: they wait for the name,
    and so does cancelling.
    """

    moved = pyqtSignal()
    """It has made progress, or is being cancelled."""
    finished = pyqtSignal()
    """It is over; `why` and `fault` state how."""

    kind: WorkKind
    give_up_ms: int | None = GIVE_UP_MS
    """None for a job whose owner decides how long a cancelled one may take."""

    def __init__(self, session: Session, drive: Drive, cancel_verb: str = "cancel") -> None:
        super().__init__(session)
        self.drive = drive
        self.cancelling = self.over = False
        self.number_of_step = self.count_of_steps = 0
        """The step that runs, from 1, and how many there are; 0 if it has none."""
        self.progress: float | None = None
        """The share that is done, 0 to 1."""
        self.why = ""
        """Once it is over: what went wrong, in a sentence."""
        self.fault: Fault | None = None
        self.number: int | None = None
        """The helper's number, None until it has answered."""
        self._session, self._cancel_verb = session, cancel_verb
        self._asking = False
        """Whether the answer to the request is to come: it names what may have to be stopped."""
        self._early: list[NumberedEvent] = []
        self._helper = session.privilege
        """The class of the helper that does it: the strongest that may."""
        self._give_up = QTimer(self)
        self._give_up.setSingleShot(True)
        self._give_up.timeout.connect(self._on_no_end)
        session.left.connect(self._on_left)

    def left_s(self) -> float | None:
        """About how long it still takes, in seconds; None if that is unknown."""
        return None

    # -- start and stop ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Announce it; to be called before the first request."""
        self._session.job_began.emit(self)

    def ask(self, verb: str, request: object) -> None:
        """Send the request whose answer names the job."""
        self._asking = True
        if self._helper not in VERBS[verb].classes:
            self._helper = Class.BROWSE
        self._session.request(self, verb, request, self._on_started, self._on_refused)

    def cancel(self) -> None:
        """Stop; the end follows."""
        if self.cancelling or self.over:
            return
        self.cancelling = True
        if self.give_up_ms is not None:
            self._give_up.start(self.give_up_ms)
        self._stop()
        self.moved.emit()

    def _stop(self) -> None:
        """Ask the helper to stop; does nothing before the number is known."""
        if self.number is not None:
            job = OfJob(self.number)
            self._session.request(self, self._cancel_verb, job, lambda _reply: None, lambda _fault, _why: None)

    def _finish(self, why: str = "", fault: Fault | None = None, tell: Callable[[], None] = lambda: None) -> None:
        """End it once; *tell* emits the subclass's own signal."""
        if self.over:
            return
        self.over, self.why, self.fault = True, why, fault
        self._give_up.stop()
        tell()
        self.finished.emit()
        self._leave()

    def _leave(self) -> None:
        """Be destroyed, but not before it is known what the helper has begun."""
        if self.over and not self._asking:
            self.deleteLater()

    # -- from the helper -----------------------------------------------------------------------------------

    def _on_started(self, started: Started) -> None:
        self.number, self._asking = started.job, False
        if self.cancelling or self.over:
            self._stop()
        early, self._early = self._early, []
        for event in early:
            self._sort(event)
        self._leave()

    def _on_refused(self, fault: Fault, why: str) -> None:
        self._asking = False
        self._end(why, fault)
        self._leave()

    def _sort(self, event: NumberedEvent) -> None:
        """Take an event if it is of this job; before the number is known, it waits."""
        if self.number is None:
            self._early.append(event)
        elif event.job == self.number and not self.over:
            self._take(event)

    def _on_left(self, privilege: Class) -> None:
        if privilege is self._helper and not self.over:
            self._lost()

    def _take(self, event: NumberedEvent) -> None:
        """Take in an event of this job."""
        raise NotImplementedError

    def _end(self, why: str, fault: Fault | None) -> None:
        """End it, because the helper refused it or does not report its end."""
        raise NotImplementedError

    def _lost(self) -> None:
        """End it because its helper has ended."""
        self._end(self.tr("The helper stopped; its work was interrupted."), Fault.INTERNAL)

    def _on_no_end(self) -> None:
        self._end(self.tr("The helper did not report the end."), None)
