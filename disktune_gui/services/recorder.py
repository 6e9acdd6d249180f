"""Records the activity of drives and the operations of arrays, whichever page is open."""

from __future__ import annotations

import time
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.forecast import ProgressMark, array_remaining_s, extended
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_gui.client.asked import ByDrive
from disktune_gui.client.session import Session
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import OperationTracker
from disktune_gui.text.series import History
from disktune_gui.text.steady import SteadyEnd

# -- operations of arrays: watched while the window is open, stored at their end ---------------------------


class Operations(QObject):
    """One for each session, which owns it."""

    remembered = pyqtSignal(str)
    """The identity of an array whose history has grown."""
    failed = pyqtSignal(str)
    """Why an operation could not be stored."""
    estimated = pyqtSignal()
    """There is a new estimate of when an operation ends."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._chronicles: dict[str, OperationTracker] = {}
        self._ends: ByDrive[_Forecast] = ByDrive(session)
        session.drives_changed.connect(self._on_drives)
        session.own_ends = self._with_ends

    def take(self, ref: DriveRef, report: ArrayReport, boost: str = "") -> None:
        """Take in the present state of an array; *boost* is the preset with which it is sped up, if any."""
        self._ends.setdefault(ref, _Forecast()).add(report)
        self.estimated.emit()
        if not ref.identity:
            return  # An array without an identity has no history.
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

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        """Ask the arrays with an operation, or with one before: the list is read every few seconds meanwhile."""
        for drive in drives:
            if drive.kind is DriveKind.ARRAY and drive.array is not None and self._is_of_interest(drive):
                take = partial(self.take, drive.ref)
                self._session.request(self, "array", OfDrive(drive.ref), take, lambda _fault, _why: None)

    def _is_of_interest(self, drive: Drive) -> bool:
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
        if left is None and report.speed_kib_s and report.total_sectors is not None:
            left = (report.total_sectors - report.done_sectors) / 2 / report.speed_kib_s
        self.end.add(time.monotonic(), left)


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
