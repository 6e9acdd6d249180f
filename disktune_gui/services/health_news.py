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
from disktune_gui.health.badge import KnownHealth, has_health, state_of
from disktune_gui.owned import later
from disktune_gui.services.health_history import HealthHistory

Told = Callable[[KnownHealth | None, str], None]

DAY_S = 86_400.0


class HealthNews(QObject):
    """One for each session. From `begin` on each drive is asked once a day, and all that others ask is heard.

    A verdict stays with its time until the drive leaves or says something else, whatever becomes of the helper. It
    is compared with the samples that are kept, so that a counter that rose since an earlier session is noticed.
    Of a drive that does not say how it is now, the verdict on its last sample is known with its date.
    """

    changed = pyqtSignal()
    """What `of` returns may be another thing than before."""

    def __init__(self, session: Session, history: HealthHistory, clock: Callable[[], float] = time.time) -> None:
        super().__init__(session)
        self._session, self._history, self._clock = session, history, clock
        self._known: dict[DriveRef, KnownHealth] = {}
        self._asked: dict[DriveRef, float] = {}
        """When each drive was asked last, in seconds since the epoch."""
        self._recalled: set[DriveRef] = set()
        """Those whose samples were looked up for want of a helper."""
        self._begun = self._busy = False
        session.health_read.connect(self._on_read)
        session.drives_changed.connect(self._on_drives)
        session.privilege_changed.connect(self._on_privilege)

    def begin(self) -> None:
        """Ask each drive once, one after the other, as soon as a helper runs that may; no password is asked for.

        Each has a turn of the event loop, so that the list of drives is painted first. The helper leaves a drive
        alone that sleeps. Until then, and where nobody may ask, the last verdict is that of the samples.
        """
        self._begun = True
        self._look()

    def look_again(self) -> None:
        """Ask those once more that were asked a day ago: a window may stay open for weeks."""
        for ref in [ref for ref, at in self._asked.items() if self._clock() - at >= DAY_S]:
            del self._asked[ref]
        self._look()

    def _look(self) -> None:
        if self._begun and not self._busy:
            self._busy = True
            later(self, self._go_on)

    def _go_on(self) -> None:
        may = self._session.may("health")
        done = set(self._asked) if may else self._recalled | self._asked.keys()
        drive = next((one for one in self._session.drives if has_health(one) and one.ref not in done), None)
        self._busy = drive is not None
        if drive is None:
            return
        if may:
            self.ask(self, drive, lambda *_: later(self, self._go_on))
        else:
            self._recall(drive)
            later(self, self._go_on)

    def _recall(self, drive: Drive) -> None:
        self._recalled.add(drive.ref)
        known = self._remembered(drive, Health(), self._clock())
        if known.last is not None and drive.ref not in self._known:
            self._known[drive.ref] = known
            self.changed.emit()

    def _remembered(self, drive: Drive, health: Health, now: float) -> KnownHealth:
        """Return what is known of a drive that does not say how it is: the verdict on its last sample."""
        return KnownHealth(health, judge(health), now, last_verdict(self._history.of(drive), now))

    def of(self, drive: Drive) -> KnownHealth | None:
        """Return what is known of a drive, None if it was never asked."""
        return self._known.get(drive.ref)

    def ask(self, owner: QObject, drive: Drive, told: Told) -> None:
        """Ask a drive for *owner*: *told* gets what is known then, and why it is not new.

        What is known is None of a drive that never said anything; why is empty if the drive answered.
        """

        def answered(health: Health) -> None:
            # Nothing is known of a drive that left in the meantime, and was compared with nothing.
            told(self.of(drive) or KnownHealth(health, judge(health), self._clock()), "")

        def refused(_fault: Fault, why: str) -> None:
            if not self._session.may("health"):
                # The helper went before the drive was asked.
                self._asked.pop(drive.ref, None)
            told(self.of(drive), why)

        if self._session.may("health"):
            self._asked[drive.ref] = self._clock()
            # A drive may take seconds to answer; what was kept of it is known now.
            if drive.ref not in self._known.keys() | self._recalled:
                self._recall(drive)
            self._session.request(owner, "health", OfDrive(drive.ref), answered, refused)
        else:
            told(self.of(drive), why_not_asked(self._session))

    def fails(self, drive: Drive) -> bool:
        """Return whether a drive is known to fail; one that was not asked is not."""
        return state_of(self.of(drive)) is HealthVerdict.FAILING

    def _on_read(self, ref: DriveRef, health: Health | None) -> None:
        drive = next((one for one in self._session.drives if one.ref == ref), None)
        if drive is None:
            # It left before the answer came; another one may be in its place soon.
            return
        if health is None:
            # Why is told to whoever asked; what was known is as old as it says.
            return
        now = self._clock()
        if health.reported:
            judged = judge(health, now, self._history.before(drive, health, now))
            self._known[ref] = KnownHealth(health, judged, now)
            self._history.keep(drive, health, now)
        else:
            self._known[ref] = self._remembered(drive, health, now)
        self.changed.emit()

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        there = {drive.ref for drive in drives}
        self._asked = {ref: at for ref, at in self._asked.items() if ref in there}
        self._recalled &= there
        self._look()
        gone = self._known.keys() - there
        for ref in gone:
            del self._known[ref]
        if gone:
            self.changed.emit()

    def _on_privilege(self) -> None:
        self._look()
