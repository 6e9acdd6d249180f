"""Applying to several drives, one after the other, so that a mistake shows before it is made everywhere."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Applied, Apply
from disktune_contract.messages.faults import Fault
from disktune_gui.all_settings import batch
from disktune_gui.all_settings.batch import DrivePreview
from disktune_gui.all_settings.grid import Cell
from disktune_gui.client.session import Session
from disktune_gui.editing.trials import TrialBars


class BatchRun(QObject):
    """Unlocks, sends each drive its changes, and begins its trial."""

    began_with = pyqtSignal(Drive)
    came_to = pyqtSignal(Drive, object)  # dict[str, Cell]
    """What applying came to on a drive, by setting."""
    ended = pyqtSignal()
    refused = pyqtSignal(str)
    """Nothing was applied, for the reason in this sentence."""

    def __init__(self, session: Session, trials: TrialBars, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._trials = session, trials
        self._queue: list[DrivePreview] = []
        self._together = 0
        """How many drives are changed in all: with many, each trial is longer."""

    def start(self, entries: Iterable[DrivePreview]) -> None:
        """Apply all of *entries*, after the password where it takes one."""
        self._queue = list(entries)
        self._together = len(self._queue)
        if self._session.may("apply"):
            self._next()
        else:
            self._session.unlock(self, self._next, self._not_unlocked)

    def _not_unlocked(self, why: str) -> None:
        self._queue.clear()
        self.refused.emit(why)

    def _next(self) -> None:
        if not self._queue:
            self.ended.emit()
            return
        entry = self._queue.pop(0)
        self.began_with.emit(entry.drive)
        request = Apply(entry.drive.ref, entry.changes, batch.trial_s(entry.reviewed, self._together))
        self._session.request(
            self,
            "apply",
            request,
            lambda reply: self._on_applied(entry, reply),
            lambda fault, why: self._on_not_applied(entry, fault, why),
        )

    def _on_applied(self, entry: DrivePreview, applied: Applied) -> None:
        # Before the result: what holds of it depends on the trial.
        if applied.trial:
            self._trials.begin(entry.drive, applied)
        self.came_to.emit(entry.drive, batch.results(applied))
        self._next()

    def _on_not_applied(self, entry: DrivePreview, _fault: Fault, why: str) -> None:
        failed = Cell(self.tr("failed"), "danger", why)
        self.came_to.emit(entry.drive, dict.fromkeys((change.setting for change in entry.changes), failed))
        self._next()
