"""From Apply to the end of the trial: unlocking, the request, its answer, and how the trial ended."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import Applied, Apply, ChangeResult, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Value
from disktune_gui.client.session import Session
from disktune_gui.controls.message import MessageBar
from disktune_gui.editing import change_summary
from disktune_gui.editing.planned_values import Draft
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trials import TrialBars, TrialEnds
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.controller import Keeping
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.settings.drafting import Drafting
from disktune_gui.settings.row import ShownResult
from disktune_gui.text.said import said

# -- messages on how trials ended, below the rows ----------------------------------------------------------

AS_ASKED = (TrialEnd.KEPT, TrialEnd.REVERTED, TrialEnd.COMPARED)
"""Ends of a trial that the user wanted."""
_TOO_LATE = (TrialEnd.TIMED_OUT, TrialEnd.RECOVERED)
"""Ends after which the same may be tried again: the user did not decline it."""


class TrialReports(QObject):
    """Shows in *message* how trials ended, as long as nothing else is shown there."""

    def __init__(
        self, message: MessageBar, keeping: Keeping, in_view: Callable[[], Drive | None], parent: QObject
    ) -> None:
        """*keeping* saves what was kept; *in_view* returns the drive that the page shows."""
        super().__init__(parent)
        self._message, self._keeping, self._in_view = message, keeping, in_view
        self._ends = TrialEnds()
        self._tried: dict[str, dict[str, Value]] = {}
        """The values on trial, by trial."""
        self._again: dict[DriveRef, dict[str, Value]] = {}
        """What was reverted because it was not confirmed in time."""

    def began(self, drive: Drive, applied: Applied) -> None:
        """Another trial of *drive* runs: the message about the last one is no longer true."""
        self._again.pop(drive.ref, None)
        self._tried[applied.trial] = {result.setting: result.wanted for result in applied.results}
        self._ends.began(drive.ref)
        if self._message.about == "trials":
            self._show(self._keeping.offer())

    def ended(self, bar: TrialBar, ended: TrialEnded) -> tuple[str, str]:
        """Show how a trial ended, after those before; return the sentences and their tone."""
        tone = "good" if ended.end in AS_ASKED else "caution"
        if any(result.fault is not None for result in ended.results):
            tone = "danger"
        tried = self._tried.pop(ended.trial, {})
        if ended.end in _TOO_LATE:
            self._again[bar.drive] = tried
        message = change_summary.trial_end(ended)
        if bar.gone and tone != "danger":
            message = self.tr("The changes were reverted there.")
        told = said(in_turn(bar.gone, message))
        words = self.tr("{drive}: {message}").format(drive=bar.title, message=told)
        self._tell(bar.drive, words, tone, self._keeping.ended(ended))
        return words, tone

    def vanished(self, bar: TrialBar) -> None:
        """Show that it is unknown how a trial ended."""
        words = self.tr("{drive}: The trial ended without a result. Check the current values.")
        self._tell(bar.drive, words.format(drive=bar.title), "caution", "")

    def to_apply_again(self, drive: Drive) -> dict[str, Value]:
        """Return what was reverted on *drive* because it was not confirmed; it is offered once."""
        return self._again.pop(drive.ref, {})

    def _tell(self, drive: DriveRef, words: str, tone: str, offer: str) -> None:
        """Add to the message about trials that ended before.

        *offer* are the words of a button that saves what was kept, empty if there is nothing to save.
        """
        if self._message.about != "trials":
            self._ends.clear()
        self._ends.add(drive, words, tone)
        self._show(offer)

    def _show(self, offer: str) -> None:
        words, tone = self._ends.told()
        drive = self._in_view()
        if not offer and drive is not None and drive.ref in self._again:
            offer = self.tr("Apply A&gain")
        if words:
            self._message.show_text(words, tone=tone, action=offer, about="trials")
        else:
            self._message.dismiss()


# -- from Apply to the trial: unlocking, the request, and its answer ---------------------------------------


class Applying(QObject):
    """Applies the plan of a drive; the plan is busy until the answer is there."""

    changed = pyqtSignal()
    """A plan is busy, or no longer, or its content changed."""
    told = pyqtSignal(DriveRef, str, str)
    """What failed on a drive: a sentence, its tone."""
    outdated = pyqtSignal(DriveRef)
    """The current settings of the drive have to be read."""

    def __init__(
        self, session: Session, drafting: Drafting, keeping: Keeping, trials: TrialBars, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._drafting, self._keeping, self._trials = session, drafting, keeping, trials

    def apply(self, drive: Drive, draft: Draft) -> None:
        """Apply *draft* to *drive*, after the password where it is needed."""
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
        """Apply *draft* for hours: a service keeps the trial, even if this window is closed."""
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
        # A helper that died in the middle did something, or nothing: the settings have to be read.
        sure = fault not in (Fault.INTERNAL, Fault.IO_ERROR, Fault.DRIVE_GONE, Fault.CANCELLED)
        opening = (
            said(Sentence("No settings were changed."))
            if sure
            else self.tr("It is unknown whether settings were changed.")
        )
        # The helper may have reported the same.
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
    """Return whether a change failed, or was made and could not be restored after another one had failed."""
    if result.fault is not None:
        return result.fault is not Fault.CANCELLED
    restored = any(one.setting == result.setting and one.fault is None for one in applied.restored)
    return change_summary.failed(applied) and result.changed and not restored
