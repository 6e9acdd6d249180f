"""From Apply to the trial: unlocking, the request, and what its answer leaves on the table."""

from __future__ import annotations

import time

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import Applied, Apply, ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.client.session import Session
from disktune_gui.editing import change_summary
from disktune_gui.editing.draft import Draft
from disktune_gui.editing.trials import TrialBars
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.controller import Keeping
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.settings.drafting import Drafting
from disktune_gui.settings.row import ShownResult
from disktune_gui.text.said import said


class Applying(QObject):
    """Applies what lies on the table of a drive; the table stays busy until the answer is there."""

    changed = pyqtSignal()
    """A table is busy, or no longer, or what is on it is another."""
    told = pyqtSignal(DriveRef, str, str)
    """What did not succeed on a drive: a sentence, its tone."""
    outdated = pyqtSignal(DriveRef)
    """The drive has to be asked what it has now."""

    def __init__(
        self, session: Session, drafting: Drafting, keeping: Keeping, trials: TrialBars, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._drafting, self._keeping, self._trials = session, drafting, keeping, trials

    def apply(self, drive: Drive, draft: Draft) -> None:
        """Apply *draft* to *drive*, after the password where it takes one."""
        if self._session.may("apply"):
            self._send(drive, draft)
            return
        self._drafting.of(drive.ref).busy = self.tr("Waiting for the password…")
        self.changed.emit()
        self._session.unlock(
            self, lambda: self._send(drive, draft), lambda why: self._not_unlocked(drive.ref, why)
        )

    def _send(self, drive: Drive, draft: Draft) -> None:
        desk = self._drafting.of(drive.ref)
        desk.busy = self.tr("Applying…")
        self._keeping.save_when_kept(drive.ref, wanted=desk.boot and not saved_state.refusal(drive))
        self.changed.emit()
        request = Apply(drive.ref, draft.in_order(), change_summary.trial_s(draft.reviewed()))
        self._session.request(
            self,
            "apply",
            request,
            lambda reply: self._on_applied(drive, reply),
            lambda fault, why: self._on_not_applied(drive.ref, fault, why),
        )

    def try_long(self, trials: LongTrials, drive: Drive, draft: Draft, span: LongSpan, *, keep: bool) -> None:
        """Apply *draft* for hours: a service keeps it, whatever becomes of this window."""
        self._drafting.of(drive.ref).busy = self.tr("Applying…")
        self.changed.emit()

        def begun() -> None:
            self._free(drive.ref)
            desk = self._drafting.of(drive.ref)
            desk.draft, desk.results = desk.draft.applied(), {}
            self.changed.emit()
            self.outdated.emit(drive.ref)

        def refused(why: str) -> None:
            self._on_not_applied(drive.ref, Fault.NOT_SUPPORTED, why)

        trials.order(drive.ref, draft.in_order(), span, keep=keep, then=begun, failed=refused)

    def _not_unlocked(self, ref: DriveRef, why: str) -> None:
        self._free(ref)
        self.told.emit(ref, self.tr("No settings were changed. {why}").format(why=why), "caution")

    def _on_not_applied(self, ref: DriveRef, fault: Fault, why: str) -> None:
        self._free(ref)
        # A helper that died in the middle did something, or nothing: only the drive knows.
        sure = fault not in (Fault.INTERNAL, Fault.IO_ERROR, Fault.DRIVE_GONE, Fault.CANCELLED)
        opening = (
            said(Sentence("No settings were changed."))
            if sure
            else self.tr("It is unknown whether settings were changed.")
        )
        # The helper may have said so itself.
        words = why if opening.rstrip(".") in why else said(in_turn(opening, why))
        self.told.emit(ref, words, "danger")
        self.outdated.emit(ref)

    def _on_applied(self, drive: Drive, applied: Applied) -> None:
        desk = self._drafting.of(drive.ref)
        self._free(drive.ref)
        now = time.time()
        desk.results = {
            result.setting: ShownResult(
                change_summary.result_in(applied, result),
                not change_summary.failed(applied),
                value=None if change_summary.failed(applied) else result.after,
                error=_went_wrong(applied, result),
                at=now,
            )
            for result in applied.results
            if result.setting in BY_ID
        }
        if change_summary.failed(applied):
            self.told.emit(drive.ref, change_summary.not_applied(applied), "danger")
        else:
            desk.draft = desk.draft.applied()
        if applied.trial:
            self._trials.begin(drive, applied)
        self._keeping.save_when_kept(drive.ref, wanted=False)
        self.changed.emit()
        self.outdated.emit(drive.ref)

    def _free(self, ref: DriveRef) -> None:
        self._drafting.of(ref).busy = ""
        self.changed.emit()


def _went_wrong(applied: Applied, result: ChangeResult) -> bool:
    """Return whether a change failed, or was done and could not be restored after another one had failed."""
    if result.fault is not None:
        return result.fault is not Fault.CANCELLED
    restored = any(one.setting == result.setting and one.fault is None for one in applied.restored)
    return change_summary.failed(applied) and result.changed and not restored
