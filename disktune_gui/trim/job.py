"""TRIM under way, from the request to its end. No widgets."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.protocol import Class
from disktune_contract.messages.trim import TrimEnded, TrimNow, TrimProgress
from disktune_gui.client.job_events import JobEvents
from disktune_gui.client.session import Session


class TrimJob(QObject):
    """One job; made anew for each."""

    progress = pyqtSignal(TrimProgress)
    ended = pyqtSignal(TrimEnded)
    """However it ended, exactly once."""

    def __init__(self, session: Session, drive: Drive, targets: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self.cancelling = self.over = False
        self._session = session
        self._request = TrimNow(drive.ref, targets, agreed=True)
        self._events = JobEvents(session, self)
        session.trim_progress.connect(self._on_progress)
        session.trim_ended.connect(self._on_ended)
        session.left.connect(self._on_left)

    def start(self) -> None:
        """Ask the helper; whoever calls has unlocked."""
        self._session.request(self, "trim", self._request, self._on_started, self._on_refused)

    def cancel(self) -> None:
        """Stop the file system under way, and begin with no further one; `ended` follows."""
        if self.cancelling or self.over:
            return
        self.cancelling = True
        self._events.cancel()

    def _on_started(self, reply: Started) -> None:
        self._events.number = reply.job
        if self.cancelling:
            self._events.cancel()
        self._events.take_early()

    def _on_refused(self, fault: Fault, why: str) -> None:
        self._end(TrimEnded(0, (), fault, why))

    def _on_progress(self, event: TrimProgress) -> None:
        self._events.sort(event, self._tell)

    def _on_ended(self, event: TrimEnded) -> None:
        self._events.sort(event, self._end)

    def _tell(self, event: TrimProgress) -> None:
        if not self.over:
            self.progress.emit(event)

    def _on_left(self, privilege: Class) -> None:
        number = self._events.number
        if privilege is Class.TUNE and number is not None:
            why = self.tr("TRIM was interrupted. What was trimmed so far stays trimmed.")
            self._end(TrimEnded(number, (), Fault.INTERNAL, why))

    def _end(self, event: TrimEnded) -> None:
        if not self.over:
            self.over = True
            self.ended.emit(event)
