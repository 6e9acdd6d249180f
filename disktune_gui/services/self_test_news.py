"""Which drives run a self-test, as they said last, for whoever would disturb it. Nothing is asked for that."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.identity.self_tests import RunningSelfTest, SelfTests
from disktune_contract.sentence import Sentence
from disktune_gui.client.session import Session

SPARE_S = 600
UNKNOWN_S = 86_400
"""How long a test may take beyond twice the drive's estimate, and one without an estimate: a busy drive takes
longer, but a test of yesterday is not asked about today."""


class SelfTestNews(QObject):
    """One for each session; hears what drives answer to others."""

    changed = pyqtSignal()
    """A drive said whether it tests itself."""

    def __init__(self, session: Session, clock: Callable[[], float] = time.time) -> None:
        super().__init__(session)
        self._clock, self._session = clock, session
        self._running: dict[DriveRef, tuple[float, RunningSelfTest]] = {}
        session.self_tests_read.connect(self._on_read)
        session.drives_changed.connect(self._on_drives)

    def seen_at(self, drive: Drive) -> float | None:
        """Return when a test was last seen running (seconds since the epoch); None if none may run any more."""
        if drive.ref not in self._running:
            return None
        at, test = self._running[drive.ref]
        most = UNKNOWN_S if test.minutes_left is None else 2 * 60 * test.minutes_left + SPARE_S
        return at if self._clock() <= at + most else None

    def testing(self) -> list[Drive]:
        """Return the drives that may be testing themselves."""
        return [drive for drive in self._session.drives if self.seen_at(drive) is not None]

    def upkeep(self, drive: Drive) -> tuple[str, ...]:
        """Return a noun phrase for each test that is under way at a drive, as `Drive.upkeep` has them."""
        return tuple(
            Sentence("{work} of {name}", work=Sentence("self-test"), name=one.name) for one in self.under(drive)
        )

    def under(self, drive: Drive) -> list[Drive]:
        """Return who may be testing itself: the drive, or members of the array."""
        return [one for one in self.testing() if one.ref == drive.ref or drive.name in one.usage.arrays]

    def _on_read(self, ref: DriveRef, tests: SelfTests) -> None:
        if tests.running is not None:
            self._running[ref] = (self._clock(), tests.running)
        elif not tests.asleep:
            self._running.pop(ref, None)
        self.changed.emit()

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        for ref in self._running.keys() - {drive.ref for drive in drives}:
            del self._running[ref]
