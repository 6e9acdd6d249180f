"""Records the activity of drives and the operations of arrays, whichever page is open."""

from __future__ import annotations

import time
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import OperationTracker
from disktune_gui.text.series import History

# -- operations of arrays: watched while the window is open, stored at their end ---------------------------


class Operations(QObject):
    """One for each session, which owns it."""

    remembered = pyqtSignal(str)
    """The identity of an array whose history has grown."""
    failed = pyqtSignal(str)
    """Why an operation could not be stored."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._chronicles: dict[str, OperationTracker] = {}
        session.drives_changed.connect(self._on_drives)

    def take(self, ref: DriveRef, report: ArrayReport, boost: str = "") -> None:
        """Take in the present state of an array; *boost* is the preset with which it is sped up, if any."""
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
