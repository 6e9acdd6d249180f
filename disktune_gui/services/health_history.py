"""Keeps what drives said of their health, and gives it back: samples of months, and what rose since.

Nothing is asked here, and `HealthNews` hears what others ask. A drive that cannot be told from others has a
history only as long as it is connected.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health_history import keeping
from disktune_contract.health_history.earlier import earlier
from disktune_contract.health_history.sample import HealthSample, sample
from disktune_contract.identity.health import Health
from disktune_contract.identity.verdict import Reading, counters
from disktune_gui.client.session import Session
from disktune_gui.desktop.user_files import reason
from disktune_gui.store import health_files, smartd_logs
from disktune_gui.store.health_files import HealthFiles
from disktune_gui.store.smartd_logs import SmartdLogs

Past = Callable[[Drive, float], tuple[HealthSample, ...]]
"""Returns samples of a drive up to a time in seconds since 1970."""


class HealthHistory(QObject):
    """One for each session. The demo's is forgotten when the program ends."""

    changed = pyqtSignal(str)
    """There is a new sample of the drive of this kernel name."""

    def __init__(
        self,
        session: Session,
        files: HealthFiles | None = None,
        clock: Callable[[], float] = time.time,
        logs: SmartdLogs | None = None,
        *,
        past: Past | None = None,
    ) -> None:
        """Of the demo's drives *past* says what they would have counted before; it is never written anywhere."""
        super().__init__(session)
        self._past = past
        self._session, self._clock = session, clock
        self._files = files or HealthFiles(
            None if session.place.demo else health_files.folder(),
            # What a timer of this computer sampled.
            None if session.place.elsewhere else health_files.SYSTEM,
        )
        self._logs = logs or SmartdLogs(None if session.place.elsewhere else smartd_logs.FOLDER)
        self._heard: dict[DriveRef, tuple[HealthSample, ...]] = {}
        """Of this session, by drive: what could not be written is not forgotten before its end."""
        self._why_not = self._told = ""
        """Why the last sample could not be written, and what was said of that."""
        session.drives_changed.connect(self._on_drives)

    def of(self, drive: Drive) -> tuple[HealthSample, ...]:
        """Return all samples of a drive that are not later than now, oldest first."""
        now = self._clock()
        return tuple(one for one in self._all(drive) if one.at <= now)

    def before(self, drive: Drive, health: Health, now: float) -> Reading | None:
        """Return what *health*, read *now*, is compared with; None without an earlier sample."""
        return earlier(self._all(drive), counters(health), now)

    def _all(self, drive: Drive) -> tuple[HealthSample, ...]:
        if self._past is not None and drive.ref not in self._heard:
            self._heard[drive.ref] = self._past(drive, self._clock())
        heard = self._heard.get(drive.ref, ())
        if not _is_one(drive):
            return heard
        return keeping.merged(heard, self._files.read(drive.identity), self._logs.of(drive))

    def keep(self, drive: Drive, health: Health, now: float) -> None:
        """Keep what a drive said just *now*, if it said anything itself."""
        new = sample(health, now, sector_bytes=drive.logical_sector_bytes)
        if new is None:
            return
        before = self._heard.get(drive.ref, ())
        heard = self._heard[drive.ref] = keeping.kept((*before, new), now)
        if _is_one(drive) and (self._why_not or not _says_the_same(before, new)):
            self._write(drive, heard, now)
        self.changed.emit(drive.name)

    def _write(self, drive: Drive, heard: tuple[HealthSample, ...], now: float) -> None:
        try:
            self._files.add(drive.identity, heard, now)
        except OSError as error:
            why = reason(error)
            if why != self._why_not:
                text = self.tr("The health history could not be saved. It is kept until DiskTune ends. {reason}")
                self._told = text.format(reason=why)
                self._session.notice.emit(self._told)
            self._why_not = why
        else:
            self._why_not = ""
            self._session.settled.emit(self._told)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        there = {drive.ref for drive in drives}
        self._heard = {ref: heard for ref, heard in self._heard.items() if ref in there}


def _says_the_same(before: tuple[HealthSample, ...], new: HealthSample) -> bool:
    """Return whether a sample of the same ten minutes has the same counters and status: once is enough."""
    last = before[-1] if before else None
    if last is None or not 0 <= new.at - last.at < keeping.SLOT_S:
        return False
    return (last.counters, last.failing, last.failed_test, last.status) == (
        new.counters,
        new.failing,
        new.failed_test,
        new.status,
    )


def _is_one(drive: Drive) -> bool:
    """Return whether a drive can be recognized later."""
    return bool(drive.identity) and not drive.same_identity_as
