"""What drives said of their health while this window is open, for whoever shows it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health_history.last_verdict import last_verdict
from disktune_contract.identity.health import Health
from disktune_contract.identity.verdict import HealthVerdict, judge
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.client.unasked import why_not_asked
from disktune_gui.health.badge import KnownHealth, state_of
from disktune_gui.services.health_history import HealthHistory

Told = Callable[[KnownHealth | None, str], None]


class HealthNews(QObject):
    """One for each session. Nothing is asked unless somebody wants it (`ask`), and all that others ask is heard.

    A verdict stays until the drive leaves or another one comes in its place, until the drive does not answer, or
    until no helper is there that could ask it again. It is compared with the samples that are kept, so that
    a counter that rose since an earlier session is noticed.
    """

    changed = pyqtSignal()
    """What `of` returns may be another thing than before."""

    def __init__(self, session: Session, history: HealthHistory, clock: Callable[[], float] = time.time) -> None:
        super().__init__(session)
        self._session, self._history, self._clock = session, history, clock
        self._known: dict[DriveRef, KnownHealth] = {}
        session.health_read.connect(self._on_read)
        session.drives_changed.connect(self._on_drives)
        session.privilege_changed.connect(self._on_privilege)

    def of(self, drive: Drive) -> KnownHealth | None:
        """Return what is known of a drive now, None if it was not asked."""
        return self._known.get(drive.ref)

    def ask(self, owner: QObject, drive: Drive, told: Told) -> None:
        """Ask a drive for *owner*: *told* gets what is known then, or None and why the drive did not say it."""

        def answered(health: Health) -> None:
            # Nothing is known of a drive that left in the meantime, and was compared with nothing.
            told(self.of(drive) or KnownHealth(health, judge(health), self._clock()), "")

        def refused(_fault: Fault, why: str) -> None:
            told(None, why)

        if self._session.may("health"):
            self._session.request(owner, "health", OfDrive(drive.ref), answered, refused)
        else:
            told(None, why_not_asked(self._session))

    def fails(self, drive: Drive) -> bool:
        """Return whether a drive is known to fail; one that was not asked is not."""
        return state_of(self.of(drive)) is HealthVerdict.FAILING

    def _on_read(self, ref: DriveRef, health: Health | None) -> None:
        drive = next((one for one in self._session.drives if one.ref == ref), None)
        if drive is None:
            # It left before the answer came; another one may be in its place soon.
            return
        if health is None:
            self._known.pop(ref, None)
        else:
            now = self._clock()
            judged = judge(health, now, self._history.before(drive, health, now))
            last = last_verdict(self._history.of(drive), now) if health.asleep else None
            self._known[ref] = KnownHealth(health, judged, now, last)
            self._history.keep(drive, health, now)
        self.changed.emit()

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        there = {drive.ref for drive in drives}
        gone = self._known.keys() - there
        for ref in gone:
            del self._known[ref]
        if gone:
            self.changed.emit()

    def _on_privilege(self) -> None:
        if self._known and not self._session.may("health"):
            self._known.clear()
            self.changed.emit()
