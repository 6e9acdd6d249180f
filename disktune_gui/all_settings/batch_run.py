"""Applying to several drives side by side, as one trial: the time to answer begins with the last answer."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import MAX_TRIAL_S, AnswerIn, Applied, Apply, TrialExtended
from disktune_contract.messages.faults import Fault
from disktune_contract.record import replace
from disktune_gui.all_settings import batch
from disktune_gui.all_settings.batch import DrivePreview
from disktune_gui.all_settings.grid import Cell
from disktune_gui.client.session import Session
from disktune_gui.editing.trials import TrialBars

HOLD_MS = 30_000
"""While drives are being changed the trials of the others begin anew so often: of many, on a slow computer, the
first would be over before the last has answered."""


class BatchRun(QObject):
    """Unlocks, sends the drives their changes, and begins their trials when all have answered."""

    waits_for = pyqtSignal(tuple)
    """The drives that are being changed."""
    came_to = pyqtSignal(Drive, object)  # dict[str, Cell]
    """What applying came to on a drive, by setting."""
    ended = pyqtSignal()
    refused = pyqtSignal(str)
    """Nothing was applied, for the reason in this sentence."""

    def __init__(self, session: Session, trials: TrialBars, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._trials = session, trials
        self._entries: tuple[DrivePreview, ...] = ()
        self._waiting: dict[DriveRef, Drive] = {}
        """Drives that have not answered."""
        self._applied: list[tuple[DrivePreview, Applied]] = []
        """What is on trial, and has no bar yet."""
        self._hold = QTimer(self)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_hold)

    def start(self, entries: Iterable[DrivePreview]) -> None:
        """Apply all of *entries*, after the password where it takes one."""
        self._entries = tuple(entries)
        if self._session.may("apply"):
            self._send()
        else:
            self._session.unlock(self, self._send, self.refused.emit)

    def _send(self) -> None:
        self._waiting = {entry.drive.ref: entry.drive for entry in self._entries}
        self._applied.clear()
        if not self._entries:
            self.ended.emit()
            return
        self.waits_for.emit(tuple(self._waiting.values()))
        self._hold.start()
        for entry in self._entries:
            # None of several may be over before the last has been changed.
            seconds = batch.trial_s(entry.reviewed, 1) if len(self._entries) == 1 else MAX_TRIAL_S
            self._session.request(
                self,
                "apply",
                Apply(entry.drive.ref, entry.changes, seconds),
                lambda reply, entry=entry: self._on_applied(entry, reply),  # type: ignore[misc]
                lambda fault, why, entry=entry: self._on_not_applied(entry, fault, why),  # type: ignore[misc]
            )

    def _on_applied(self, entry: DrivePreview, applied: Applied) -> None:
        if applied.trial:
            self._applied.append((entry, applied))
        self._on_answer(entry, batch.results(applied))

    def _on_not_applied(self, entry: DrivePreview, _fault: Fault, why: str) -> None:
        failed = Cell(self.tr("failed"), "danger", why)
        self._on_answer(entry, dict.fromkeys((change.setting for change in entry.changes), failed))

    def _on_answer(self, entry: DrivePreview, cells: dict[str, Cell]) -> None:
        del self._waiting[entry.drive.ref]
        self.came_to.emit(entry.drive, cells)
        if self._waiting:
            self.waits_for.emit(tuple(self._waiting.values()))
        else:
            self._hold.stop()
            self._ask_all()

    def _on_hold(self) -> None:
        """Let none be over yet; one that is all the same shows when the time to answer begins."""
        for _, applied in self._applied if self._session.may("answer-in") else ():
            again = AnswerIn(applied.trial, MAX_TRIAL_S)
            self._session.request(self, "answer-in", again, lambda _reply: None, lambda _fault, _why: None)

    # -- the time to answer ----------------------------------------------------------------------------------

    def _ask_all(self) -> None:
        """Let the time of all trials begin."""
        on_trial = tuple(self._applied)
        seconds = batch.trial_s([one for entry, _ in on_trial for one in entry.reviewed], len(on_trial))
        # An older helper on another machine cannot: there a trial lasts as long as it was applied for.
        cannot = self._session.may("apply") and not self._session.may("answer-in")
        for entry, applied in on_trial:
            if cannot or applied.trial_s == seconds:
                self._begin(entry, applied)
            else:
                self._ask(entry, applied, seconds)
        if not on_trial:
            self.ended.emit()

    def _ask(self, entry: DrivePreview, applied: Applied, seconds: int) -> None:
        def begun(reply: TrialExtended) -> None:
            self._begin(entry, replace(applied, trial_s=reply.seconds_left))

        def failed(_fault: Fault, _why: str) -> None:
            # The helper is gone, or the trial: the bar finds out what became of the values.
            self._trials.adopt(entry.drive, applied.trial)
            self._done(applied)

        self._session.request(self, "answer-in", AnswerIn(applied.trial, seconds), begun, failed)

    def _begin(self, entry: DrivePreview, applied: Applied) -> None:
        self._trials.begin(entry.drive, applied)
        self._done(applied)

    def _done(self, applied: Applied) -> None:
        self._applied = [one for one in self._applied if one[1].trial != applied.trial]
        if not self._applied:
            self.ended.emit()
