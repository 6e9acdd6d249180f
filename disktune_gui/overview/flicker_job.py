"""Having a drive read in a rhythm, from the request to its end. No widgets."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Flicker, FlickerBeat, FlickerEnded, Started
from disktune_contract.messages.protocol import Class
from disktune_gui.client.job_events import JobEvents
from disktune_gui.client.session import Session

CANCEL_MS = 5000
"""How long it may take to say that it has stopped: a read of a failing drive may take seconds."""


class FlickerJob(QObject):
    """One job; made anew for each."""

    beat = pyqtSignal(int, bool)
    """Its number, and whether the drive is read from now on, or left alone."""
    ended = pyqtSignal(str, object)  # Fault | None
    """What to say of it (empty if all is as asked for), and the fault."""

    def __init__(self, session: Session, drive: Drive, *, wake: bool = False) -> None:
        super().__init__(session)
        self.drive = drive
        self.stopping = False
        self._session, self._wake = session, wake
        self._events = JobEvents(session, self)
        self._asking = self._over = False
        self._held = session.privilege
        self._give_up = QTimer(self)
        self._give_up.setSingleShot(True)
        self._give_up.setInterval(CANCEL_MS)
        self._give_up.timeout.connect(self._on_no_end)
        session.flicker_beat.connect(self._on_event)
        session.flicker_ended.connect(self._on_event)
        session.left.connect(self._on_left)

    def start(self) -> None:
        """Begin."""
        self._asking = True
        request = Flicker(self.drive.ref, wake=self._wake)
        self._session.request(self, "flicker", request, self._on_started, self._on_refused)

    def stop(self) -> None:
        """Stop; `ended` follows, at the latest after `CANCEL_MS`."""
        if self.stopping or self._over:
            return
        self.stopping = True
        self._give_up.start()
        self._events.cancel()

    def _on_started(self, started: Started) -> None:
        self._asking = False
        self._events.number = started.job
        if self.stopping:
            self._events.cancel()
        if self._over:
            # It was given up before the helper answered.
            self.deleteLater()
            return
        self._events.take_early()

    def _on_refused(self, fault: Fault, why: str) -> None:
        self._asking = False
        self._end(why, fault)

    def _on_event(self, event: FlickerBeat | FlickerEnded) -> None:
        self._events.sort(event, self._take)

    def _take(self, event: FlickerBeat | FlickerEnded) -> None:
        if self._over:
            return
        if isinstance(event, FlickerEnded):
            self._end("" if event.fault in (None, Fault.CANCELLED) else event.why, event.fault)
        else:
            self.beat.emit(event.beat, event.reads)

    def _on_left(self, privilege: Class) -> None:
        # It went to the strongest helper of then.
        if privilege is self._held:
            self._end(self.tr("The drive is no longer read."), Fault.INTERNAL)

    def _on_no_end(self) -> None:
        self._end(self.tr("The helper did not report the end. The reads stop within a minute."))

    def _end(self, why: str = "", fault: Fault | None = None) -> None:
        if self._over:
            return
        self._over = True
        self._give_up.stop()
        self.ended.emit(why, fault)
        if not self._asking:
            # Otherwise the answer names what is to be stopped.
            self.deleteLater()
