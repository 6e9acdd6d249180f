"""Records the activity of drives, the operations of arrays and running scrubs, whichever page is open."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract import scrub
from disktune_contract.arrays.array import ArrayReport, Role
from disktune_contract.arrays.forecast import ProgressMark, array_remaining_s, extended
from disktune_contract.arrays.operation_record import STEP_S, Fall, OperationReading, OperationRecord, fall
from disktune_contract.arrays.slowdown_causes import IoUsers
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.action import Scrub, ScrubDeed
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import record, replace
from disktune_contract.scrub import PoolList, ScrubList, ScrubReport, ScrubState
from disktune_gui.client.asked import ByDrive
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import OperationRecorder, OperationTracker, Programs
from disktune_gui.text.series import History

# -- The end of something whose estimates jump -------------------------------------------------------------

_SHARE = 0.2
"""How much of a new estimate counts."""
_JUMP = 0.4
"""A change of more than this share of the time left means other circumstances, such as another limit."""
_LEAST_S = 60.0
_RECENT_S = 4.0
"""A report that a page has just got spares the array another question."""


class SteadyEnd:
    """When something ends, by a clock of the caller's."""

    def __init__(self) -> None:
        self.at: float | None = None

    def forget(self) -> None:
        """Begin again, with the next estimate alone."""
        self.at = None

    def add(self, now: float, left_s: float | None) -> float | None:
        """Take in an estimate made *now* of the time left, None if there is none; return the end."""
        if left_s is None:
            return self.at
        end = now + left_s
        if self.at is None or abs(end - self.at) > max(_JUMP * max(left_s, self.at - now), _LEAST_S):
            self.at = end
        else:
            self.at += _SHARE * (end - self.at)
        return self.at


# -- operations of arrays: watched while the window is open, stored at their end ---------------------------


class Operations(QObject):
    """One for each session, which owns it."""

    remembered = pyqtSignal(str)
    """The identity of an array whose history has grown."""
    failed = pyqtSignal(str)
    """Why an operation could not be stored."""
    estimated = pyqtSignal()
    """There is a new estimate of when an operation ends."""

    def __init__(
        self, session: Session, past: Callable[[ArrayReport, float], OperationRecord] | None = None
    ) -> None:
        """*past* returns what the demo's arrays did before, of which nothing is written."""
        super().__init__(session)
        self._session, self._past = session, past
        self._chronicles: dict[str, OperationTracker] = {}
        self._recorders: dict[str, OperationRecorder] = {}
        self._falls: dict[str, tuple[OperationRecord | None, Fall | None]] = {}
        self._sample: ActivitySample | None = None
        self._programs: tuple[float, Programs] = (0.0, {})
        """When they were asked for last, by the monotonic clock, and what they had read and written."""
        self._ends: ByDrive[_Forecast] = ByDrive(session)
        self._taken: ByDrive[float] = ByDrive(session)
        """When a page got the last report of an array, by the monotonic clock."""
        session.drives_changed.connect(self._on_drives)
        session.activity.connect(self._on_activity)
        session.own_ends = self._with_ends
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._on_quit)

    def take(self, ref: DriveRef, report: ArrayReport, boost: str = "") -> None:
        """Take in what a page knows of an array; *boost* is the preset with which it is sped up, if any."""
        self._taken[ref] = time.monotonic()
        self._add(ref, report, boost)

    def _add(self, ref: DriveRef, report: ArrayReport, boost: str = "") -> None:
        self._ends.setdefault(ref, _Forecast()).add(report)
        self.estimated.emit()
        if not ref.identity:
            return  # An array without an identity has no history.
        self._record(ref.identity, report)
        chronicle = self._chronicles.setdefault(ref.identity, OperationTracker(time.time))
        over = chronicle.add(report, ref.identity, boost)
        if over is None:
            return
        try:
            operation_history.remember(operation_history.path(), over)
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
        self.remembered.emit(ref.identity)

    def ends_at(self, drive: Drive) -> float | None:
        """Return when the operation of an array ends, by the monotonic clock; None if that is unknown."""
        if drive.array is None or drive.array.operation is None:
            return None
        known = self._ends[drive.ref].end.at if drive.ref in self._ends else None
        if known is None and drive.array.finish_minutes is not None:
            return time.monotonic() + drive.array.finish_minutes * 60
        return known

    def _with_ends(self, drives: tuple[Drive, ...]) -> tuple[Drive, ...]:
        """Replace the kernel's estimate, which is the speed of half a minute, where there is a better one."""

        def mended(drive: Drive) -> Drive:
            at = self.ends_at(drive)
            if at is None or drive.array is None:
                return drive
            left = max(0.0, at - time.monotonic()) / 60
            return replace(drive, array=replace(drive.array, finish_minutes=left))

        return tuple(mended(drive) if drive.array is not None else drive for drive in drives)

    # -- the record from minute to minute; the tray keeps the same file ------------------------------------

    def recorded(self, drive: Drive) -> tuple[OperationRecord | None, Fall | None]:
        """Return what runs on an array, or ran last, and when its speed fell."""
        if not drive.identity:
            return None, None
        known = self._recorder(drive.identity).record
        if drive.identity not in self._falls or self._falls[drive.identity][0] is not known:
            self._falls[drive.identity] = known, fall(known) if known is not None else None
        return self._falls[drive.identity]

    def _recorder(self, identity: str) -> OperationRecorder:
        if identity not in self._recorders:
            file = None if self._session.place.demo else operation_history.record_file(identity)
            self._recorders[identity] = OperationRecorder(file)
        return self._recorders[identity]

    def _record(self, identity: str, report: ArrayReport) -> None:
        recorder = self._recorder(identity)
        if (reading := self._reading(report)) is None:
            recorder.pause()
        elif recorder.due(report.at_s):
            if recorder.record is None and self._past is not None:
                recorder.record = self._past(report, time.time())
            recorder.add(reading, time.time(), report.at_s, self._ask_programs)

    def _reading(self, report: ArrayReport) -> OperationReading | None:
        """Return what is recorded of a report; counters only while a page has them read."""
        done, total = report.done_sectors, report.total_sectors
        if report.operation is None or report.waiting is not None or done is None or not total:
            return None
        sample, works = self._sample, (Role.IN_SYNC, Role.REBUILDING, Role.REPLACEMENT)
        fresh = sample is not None and abs(sample.at_s - report.at_s) <= _RECENT_S
        return OperationReading(
            array=report.name,
            operation=report.operation,
            total=total / 2,
            done=done / 2,
            level=report.level,
            limit_kib_s=report.fastest.kib_s if report.fastest is not None else None,
            members=tuple(
                (one.name, one.drives[0])
                for one in report.members
                if one.role in works and len(one.drives) == 1 and one.counts_use is not False
            ),
            stats={stat.name: stat for stat in sample.drives} if sample is not None and fresh else {},
        )

    def _on_activity(self, sample: ActivitySample) -> None:
        self._sample = sample

    def _ask_programs(self) -> Programs:
        """Return what programs had moved a minute ago, if it was asked then, and ask again."""
        asked, known = self._programs
        self._session.request(self, "io-users", Nothing(), self._on_users, lambda _fault, _why: None)
        return known if time.monotonic() - asked < 2 * STEP_S else {}

    def _on_users(self, reply: IoUsers) -> None:
        moved = {(one.pid, one.name): one.read_bytes + one.written_bytes for one in reply.users}
        self._programs = time.monotonic(), moved

    def _on_quit(self) -> None:
        for recorder in self._recorders.values():
            recorder.write()

    # -- readings ------------------------------------------------------------------------------------------

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        """Ask the arrays with an operation, or with one before: the list is read every few seconds meanwhile."""
        for drive in drives:
            if drive.kind is DriveKind.ARRAY and drive.array is not None and self._is_of_interest(drive):
                take = partial(self._add, drive.ref)
                self._session.request(self, "array", OfDrive(drive.ref), take, lambda _fault, _why: None)

    def _is_of_interest(self, drive: Drive) -> bool:
        if time.monotonic() - self._taken.get(drive.ref, -_RECENT_S) < _RECENT_S:
            return False
        chronicle = self._chronicles.get(drive.identity)
        working = drive.array is not None and drive.array.operation is not None
        return working or (chronicle is not None and chronicle.running)


class _Forecast:
    """When the operation of one array ends."""

    def __init__(self) -> None:
        self.end = SteadyEnd()
        self._marks: tuple[ProgressMark, ...] = ()
        self._before: tuple[object, ...] = ()

    def add(self, report: ArrayReport) -> None:
        """Take in a report; after a change of the speed limits, earlier progress does not predict the rest."""
        about = (report.operation, report.waiting, report.slowest, report.fastest)
        if about != self._before:
            self._marks = () if about[:2] != self._before[:2] else self._marks[-1:]
            self.end.forget()
            self._before = about
        if report.operation is None or report.done_sectors is None or report.waiting is not None:
            return
        self._marks = extended(self._marks, ProgressMark(report.at_s, report.done_sectors))
        left = array_remaining_s(report, self._marks)
        self.end.add(time.monotonic(), array_remaining_s(report) if left is None else left)


# -- activity of drives, from the first sample on: pages are made later ------------------------------------


class ActivityRecorder(QObject):
    """One for each session, which owns it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.history = History()
        self.clock_offset = time.time() - time.monotonic()
        """Seconds from the helper's clock to the time of day."""
        self._session = session
        session.activity.connect(self._on_activity)

    def _on_activity(self, sample: ActivitySample) -> None:
        self.clock_offset = time.time() - sample.at_s
        # The list is read again every half a minute: some disks would never sleep if they were asked every second.
        self.history.add(sample, {drive.name: drive.temperature_c for drive in self._session.drives})


# -- Scrubs of btrfs and scans of pools of ZFS that run, by the answers that pages get and a look now and then ---

LOOK_MS = 10_000
"""How often what runs is read, while the window can be seen."""


@record
class ScrubNow:
    """A scrub that runs."""

    drive: DriveRef
    title: str
    fraction: float | None
    ends_at: float | None
    """By the monotonic clock."""
    uuid: str = ""
    """Of a btrfs; a pool has none."""


class ScrubWatch(QObject):
    """One for each session. Asks once for what was there before the window, then only while something runs."""

    changed = pyqtSignal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._running: dict[str, ScrubNow] = {}
        self._ends: dict[str, SteadyEnd] = {}
        self._asked: set[str] = set()
        """What is scrubbed, of which was asked."""
        self._awaited: set[tuple[DriveRef, str]] = set()
        """Drives and operations whose answer is to come."""
        self._timer = SeenTimer(session, self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        session.work_answered.connect(self._on_answered)
        session.drives_changed.connect(self._on_drives)
        self._on_drives(session.drives)

    def running(self) -> tuple[ScrubNow, ...]:
        """Return those that run."""
        return tuple(self._running.values())

    def pause(self, one: ScrubNow, send: Callable[[str, object], None]) -> None:
        """Let *send* request that a scrub is paused; btrfs keeps the position."""
        send("scrub", Scrub(one.drive, one.uuid, ScrubDeed.STOP))

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        here = {ref: drive for drive in drives for ref in drive.usage.checked}
        for ref in here.keys() - self._asked:
            self._ask(here[ref].ref, ref)
        self._asked = set(here)

    def ask_all(self) -> None:
        """Ask for all again: the kernel and a file know what the last scrub found, no drive is asked."""
        self._asked.clear()
        self._on_drives(self._session.drives)

    def _ask(self, drive: DriveRef, what: str) -> None:
        verb = "scrubs" if what.startswith("btrfs:") else "pools"
        if not self._session.may(verb) or (drive, verb) in self._awaited:
            return
        self._awaited.add((drive, verb))

        def over(*_answer: object) -> None:
            self._awaited.discard((drive, verb))

        # What is answered comes by a signal, as does what others ask: `_on_answered`.
        self._session.request(self, verb, OfDrive(drive), over, over)

    def _look(self) -> None:
        for one in self._running.values():
            self._ask(one.drive, "btrfs:" if one.uuid else "zfs:")

    def _on_answered(self, _verb: str, args: object, reply: object) -> None:
        drive = getattr(args, "drive", None)
        if not isinstance(drive, DriveRef) or not isinstance(reply, ScrubList | ScrubReport | PoolList):
            return
        if isinstance(reply, PoolList):
            self._take_pools(drive, reply)
        else:
            for report in reply.file_systems if isinstance(reply, ScrubList) else (reply,):
                self._take(drive, report)
        if bool(self._running) != self._timer.isActive():
            (self._timer.start if self._running else self._timer.stop)()
        self.changed.emit()

    def _take(self, drive: DriveRef, report: ScrubReport) -> None:
        if scrub.state(report) is not ScrubState.RUNNING:
            self._running.pop(report.uuid, None)
            return
        whole = scrub.whole(report)
        left = whole.seconds * (1 / whole.fraction - 1) if whole.seconds and whole.fraction else None
        self._keep(report.uuid, ScrubNow(drive, report.title, whole.fraction, None, report.uuid), left)

    def _take_pools(self, drive: DriveRef, reply: PoolList) -> None:
        for pool in reply.pools:
            runs = next((scan for scan in pool.scans if scan.running and not scan.paused), None)
            if runs is None:
                self._running.pop(pool.name, None)
            else:
                self._keep(pool.name, ScrubNow(drive, pool.name, runs.fraction, None), runs.left_s)

    def _keep(self, key: str, one: ScrubNow, left_s: float | None) -> None:
        ends = self._ends.setdefault(key, SteadyEnd())
        if key not in self._running:
            ends.forget()
        at = ends.add(time.monotonic(), left_s)
        self._running[key] = ScrubNow(one.drive, one.title, one.fraction, at, one.uuid)
