"""The health that drives reported: in this window, and over months.

Nothing is requested for the history; `HealthNews` also evaluates the requests of others. A drive
without a unique identity has a history only as long as it is connected.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health import sample, smartd_log
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample, LastVerdict, earlier, last_verdict
from disktune_contract.health.verdict import HealthVerdict, Reading, counters, judge
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.asked import ByDrive, why_not_asked
from disktune_gui.client.session import Session
from disktune_gui.desktop.user_files import reason
from disktune_gui.health.badge import KnownHealth, has_health, state_of
from disktune_gui.owned import later
from disktune_gui.store import health_files
from disktune_gui.store.health_files import HealthFiles

# -- smartd's logs: never copied, so what smartd deletes disappears here, too ------------------------------

FOLDER = Path(smartd_log.FOLDER)


class SmartdLogs:
    """The logs of all drives; an unchanged one is not read again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[tuple[int, int], tuple[HealthSample, ...]]] = {}

    def of(self, drive: Drive) -> tuple[HealthSample, ...]:
        """Return what smartd logged of a drive, a sample a day, oldest first; none if it cannot be read."""
        if self._folder is None:
            return ()
        try:
            files = sorted(self._folder.iterdir())
        except OSError:
            return ()
        its = (file for file in files if smartd_log.is_of(file.name, drive))
        return tuple(one for file in its for one in self._samples(file, drive))

    def _samples(self, file: Path, drive: Drive) -> tuple[HealthSample, ...]:
        try:
            with file.open("rb") as opened:
                status = os.fstat(opened.fileno())
                state = (status.st_mtime_ns, status.st_size)
                if file not in self._read or self._read[file][0] != state:
                    opened.seek(max(0, status.st_size - smartd_log.MOST_BYTES))
                    text = opened.read(smartd_log.MOST_BYTES).decode("utf-8", "replace")
                    self._read[file] = state, smartd_log.samples(text, drive)
        except OSError:
            return ()
        return self._read[file][1]


# -- the history: samples of months, and what rose since ---------------------------------------------------

Past = Callable[[Drive, float], tuple[HealthSample, ...]]
"""Returns samples of a drive up to a time in seconds since 1970."""


class HealthHistory(QObject):
    """One for each session. In the demo it is in memory only."""

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
        """*past* returns earlier samples of the demo's drives; they are never written to a file."""
        super().__init__(session)
        self._past = past
        self._session, self._clock = session, clock
        self._files = files or HealthFiles(
            None if session.place.demo else health_files.folder(),
            # Samples of this computer's timer.
            None if session.place.elsewhere else health_files.SYSTEM,
        )
        self._logs = logs or SmartdLogs(None if session.place.elsewhere else FOLDER)
        self._heard: ByDrive[tuple[HealthSample, ...]] = ByDrive(session)
        """Samples of this session, by drive: those that could not be written are kept until its end."""
        self._why_not = self._told = ""
        """Why the last sample could not be written, and the notice about it."""

    def of(self, drive: Drive) -> tuple[HealthSample, ...]:
        """Return all samples of a drive that are not later than now, oldest first."""
        now, found = self._clock(), self._all(drive)
        return tuple(one for one in found if one.at <= now) if found and found[-1].at > now else found

    def before(self, drive: Drive, health: Health, now: float) -> Reading | None:
        """Return what *health*, read *now*, is compared with; None without an earlier sample."""
        return earlier(self._all(drive), counters(health), now)

    def _all(self, drive: Drive) -> tuple[HealthSample, ...]:
        if self._past is not None and drive.ref not in self._heard:
            self._heard[drive.ref] = self._past(drive, self._clock())
        heard = self._heard.get(drive.ref, ())
        if not _is_one(drive):
            return heard
        return sample.merged(heard, self._files.read(drive.identity), self._logs.of(drive))

    def keep(self, drive: Drive, health: Health, now: float) -> None:
        """Keep what a drive reported just *now*, if it reported anything."""
        new = sample.sample(health, now, sector_bytes=drive.logical_sector_bytes)
        if new is None:
            return
        before = self._heard.get(drive.ref, ())
        heard = self._heard[drive.ref] = sample.kept((*before, new), now)
        if _is_one(drive) and (self._why_not or not _says_the_same(before, new)):
            self._write(drive, heard, now)
        self.changed.emit(drive.name)

    def _write(self, drive: Drive, heard: tuple[HealthSample, ...], now: float) -> None:
        try:
            self._files.add(drive.identity, heard, now)
        except OSError as error:
            why = reason(error)
            if why != self._why_not:
                text = self.tr("Health history not saved, kept until the end. {reason}")
                self._told = text.format(reason=why)
                self._session.notice.emit(self._told)
            self._why_not = why
        else:
            self._why_not = ""
            self._session.settled.emit(self._told)


def _says_the_same(before: tuple[HealthSample, ...], new: HealthSample) -> bool:
    """Return whether a sample of the same ten minutes has the same counters and status: one is enough."""
    last = before[-1] if before else None
    if last is None or not 0 <= new.at - last.at < sample.SLOT_S:
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


# -- the latest health of drives, while this window is open ------------------------------------------------

Told = Callable[[KnownHealth | None, str], None]

DAY_S = 86_400.0
_AT_ONCE = 4
"""Drives that are asked at the same time: one that takes half a minute does not keep the others waiting."""


class HealthNews(QObject):
    """One for each session. After `begin` each drive is asked once a day, and answers to others count as well.

    A verdict is kept with its time until the drive disappears or reports another one, even if the helper ends. It
    is compared with the stored samples, so that a counter that rose since an earlier session is noticed. Of a
    drive that does not report its health now, the verdict on its last sample is known with its date.
    """

    changed = pyqtSignal()
    """The result of `of` may have changed."""

    def __init__(self, session: Session, history: HealthHistory, clock: Callable[[], float] = time.time) -> None:
        super().__init__(session)
        self._session, self._history, self._clock = session, history, clock
        self._known: dict[DriveRef, KnownHealth] = {}
        self._asked: ByDrive[float] = ByDrive(session)
        """When each drive was asked last, in seconds since the epoch."""
        self._recalled: ByDrive[bool] = ByDrive(session)
        """Drives whose samples were read because no helper could ask them."""
        self._begun = self._due = False
        self._under_way = 0
        """Drives that are being asked for `begin`."""
        session.health_read.connect(self._on_read)
        session.drives_changed.connect(self._on_drives)
        session.privilege_changed.connect(self._look)

    def begin(self) -> None:
        """Ask each drive once, a few at a time, as soon as a helper that may runs; no password is asked for.

        Each has a turn of the event loop, so that the list of drives is painted first. The helper does not wake a
        drive in standby. Until then, and where no helper may ask, the last verdict is that of the samples, which
        are read of all drives before the first is asked.
        """
        self._begun = True
        self._look()

    def look_again(self) -> None:
        """Ask the drives again that were asked a day ago: a window may stay open for weeks."""
        for ref in [ref for ref, at in self._asked.items() if self._clock() - at >= DAY_S]:
            del self._asked[ref]
        self._look()

    def ask_all(self) -> None:
        """Ask every drive again."""
        self._asked.clear()
        self._look()

    def _look(self) -> None:
        if self._begun and not self._due:
            self._due = True
            later(self, self._go_on)

    def _go_on(self) -> None:
        self._due = False
        drives = [one for one in self._session.drives if has_health(one)]
        known = self._recalled.keys() | self._asked.keys()
        unread = next((one for one in drives if one.ref not in known), None)
        if unread is not None:
            self._recall(unread)
            self._look()
        elif self._session.may("health"):
            waiting = [one for one in drives if one.ref not in self._asked]
            for drive in waiting[: _AT_ONCE - self._under_way]:
                self._under_way += 1
                self.ask(self, drive, self._on_asked)

    def _on_asked(self, *_told: object) -> None:
        self._under_way -= 1
        self._look()

    def _recall(self, drive: Drive) -> None:
        self._recalled[drive.ref] = True
        known = self._remembered(drive, Health(), self._clock())
        if known.last is not None and drive.ref not in self._known:
            self._known[drive.ref] = known
            self.changed.emit()

    def _remembered(self, drive: Drive, health: Health, now: float) -> KnownHealth:
        """Return what is known of a drive that does not report its health: the verdict on its last sample."""
        return KnownHealth(health, judge(health), now, last_verdict(self._history.of(drive), now))

    def _of_file(self, health: Health) -> KnownHealth:
        """Return the health in a file as the verdict of its day, if the file has that."""
        judged, at = judge(health), self._session.read_at
        last: LastVerdict | None = None
        if at is not None and judged.verdict is not HealthVerdict.UNKNOWN:
            last = LastVerdict(at, judged.verdict, judged.why)
        return KnownHealth(health, judged, 0.0, last)

    def of(self, drive: Drive) -> KnownHealth | None:
        """Return what is known of a drive, None if nothing ever was, or its samples were not read so far."""
        return self._known.get(drive.ref)

    def recalled(self, drive: Drive) -> KnownHealth | None:
        """Return what is known of a drive, of its samples where nothing else is."""
        if drive.ref not in self._known.keys() | self._recalled.keys():
            self._recall(drive)
        return self.of(drive)

    def ask(self, owner: QObject, drive: Drive, told: Told) -> None:
        """Ask a drive for *owner*: *told* gets what is known then, and why it is not new.

        What is known is None for a drive that never reported anything; why is empty if the drive answered.
        """

        def answered(health: Health) -> None:
            # Nothing is known of a drive that disappeared in the meantime, and it was compared with nothing.
            told(self.of(drive) or KnownHealth(health, judge(health), self._clock()), "")

        def refused(_fault: Fault, why: str) -> None:
            if not self._session.may("health"):
                # The helper ended before the drive was asked.
                self._asked.pop(drive.ref, None)
            told(self.of(drive), why)

        if self._session.may("health"):
            self._asked[drive.ref] = self._clock()
            # A drive may take seconds to answer; its samples are known now.
            self.recalled(drive)
            self._session.request(owner, "health", OfDrive(drive.ref), answered, refused)
        else:
            told(self.of(drive), why_not_asked(self._session))

    def fails(self, drive: Drive) -> bool:
        """Return whether a drive is known to fail; one that was not asked is not."""
        return state_of(self.of(drive)) is HealthVerdict.FAILING

    def _on_read(self, ref: DriveRef, health: Health | None) -> None:
        drive = next((one for one in self._session.drives if one.ref == ref), None)
        if drive is None:
            # It disappeared before the answer came; its name may soon be another drive's.
            return
        if health is None:
            # The caller that asked gets the reason; what was known is kept with its time.
            return
        now = self._clock()
        if drive.saved:
            self._known[ref] = self._of_file(health)
        elif health.reported:
            judged = judge(health, now, self._history.before(drive, health, now))
            self._known[ref] = KnownHealth(health, judged, now)
            self._history.keep(drive, health, now)
        else:
            self._known[ref] = self._remembered(drive, health, now)
        self.changed.emit()

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        self._look()
        gone = self._known.keys() - {drive.ref for drive in drives}
        for ref in gone:
            del self._known[ref]
        if gone:
            self.changed.emit()
