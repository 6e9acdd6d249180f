"""From Apply to the end of the trial: unlocking, the request, its answer, and how the trial ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import (
    MAX_TRIAL_S,
    AnswerIn,
    Applied,
    Apply,
    ChangeResult,
    TrialEnd,
    TrialEnded,
    TrialExtended,
)
from disktune_contract.messages.faults import UNCHANGED, Fault
from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.record import replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import unsavable
from disktune_contract.settings.setting import Value
from disktune_gui.client.session import Session
from disktune_gui.controls.message import MessageBar
from disktune_gui.editing import change_summary
from disktune_gui.editing.planned_values import Draft
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trials import TrialBars, TrialEnds
from disktune_gui.saved_settings.controller import Keeping
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.settings.drafting import Drafting
from disktune_gui.settings.row_view import ShownResult
from disktune_gui.text import wording
from disktune_gui.text.said import labelled, said

translate = QCoreApplication.translate

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
            message = self.tr("Reverted there.")
        told = said(in_turn(bar.gone, message))
        words = labelled(bar.title, told)
        self._tell(bar.drive, words, tone, self._keeping.ended(ended))
        return words, tone

    def vanished(self, bar: TrialBar) -> None:
        """Show that it is unknown how a trial ended."""
        words = self.tr("{drive}: no result of the trial. Check the values.")
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
            offer = self.tr("Try A&gain")
        if words:
            self._message.show_text(words, tone=tone, action=offer, about="trials")
        else:
            self._message.dismiss()


# -- from Apply to the trial: unlocking, the request, and its answer ---------------------------------------


Plan = tuple[Drive, Draft]

ANSWER_S = 5
"""Seconds by which each further drive on trial lengthens the trial."""
HOLD_MS = 30_000
"""Interval at which trials already begun are extended while other drives are still being changed: of many
drives on a slow computer, the first trial would be over before the last drive has answered."""


def trial_s(plans: Sequence[Plan]) -> int:
    """Return how many seconds to wait for the user's answer."""
    changes = tuple(one for _, draft in plans for one in draft.reviewed())
    return min(MAX_TRIAL_S, change_summary.trial_s(changes) + ANSWER_S * (len(plans) - 1))


class _Run:
    """The changes that are being made together: who has not answered, and what is on trial without a bar."""

    def __init__(self, plans: Sequence[Plan], *, keep: bool) -> None:
        self.plans, self.keep = tuple(plans), keep
        self.waiting = {drive.ref for drive, _ in plans}
        self.on_trial: list[tuple[Plan, Applied]] = []


class Applying(QObject):
    """Sends changes of one or several drives; all trials begin once every drive has answered."""

    changed = pyqtSignal()
    """What is to be shown has changed."""
    told = pyqtSignal(DriveRef, str, str)
    """A message: the drive, a sentence, its tone."""
    outdated = pyqtSignal(DriveRef)
    """The values of a drive have to be read again."""

    def __init__(
        self, session: Session, drafting: Drafting, keeping: Keeping, trials: TrialBars, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._drafting = session, drafting
        self._keeping, self._trials = keeping, trials
        self._runs: list[_Run] = []
        self._hold = QTimer(self)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_hold)

    def apply(self, plans: Sequence[Plan], *, keep: bool = False) -> None:
        """Unlock if that is needed, then send the changes.

        With *keep* the trial of a drive is kept as soon as all drives have answered, if this drive then reports
        each of its values as wanted; otherwise its bar asks, as usual.
        """
        unlocked = self._session.may("apply")
        for drive, _ in plans:
            waits = self.tr("Setting…") if unlocked else translate("Window", "Waiting for the password…")
            self._drafting.of(drive.ref).busy = waits
        self.changed.emit()
        if unlocked:
            self._send(plans, keep=keep)
        else:
            self._session.unlock(
                self, lambda: self._send(plans, keep=keep), lambda why: self._not_unlocked(plans, why)
            )

    def _send(self, plans: Sequence[Plan], *, keep: bool) -> None:
        run = _Run(plans, keep=keep)
        self._runs.append(run)
        for drive, _ in plans:
            desk = self._drafting.of(drive.ref)
            desk.busy = self.tr("Setting…")
            self._keeping.save_when_kept(drive.ref, wanted=desk.boot and not unsavable(drive))
        self.changed.emit()
        if len(plans) > 1:
            self._hold.start()
        for drive, draft in plans:
            # None of several may be over before the last has been changed.
            seconds = trial_s(plans) if len(plans) == 1 else MAX_TRIAL_S
            self._session.request(
                self,
                "apply",
                Apply(drive.ref, draft.in_order(), seconds),
                partial(self._on_applied, run, (drive, draft)),
                partial(self._on_refused, run, drive.ref),
            )

    def try_long(self, trials: LongTrials, drive: Drive, draft: Draft, span: LongSpan, *, keep: bool) -> None:
        """Apply *draft* for hours: a service keeps the trial, even if this window is closed."""
        self._drafting.of(drive.ref).busy = self.tr("Setting…")
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

    def _not_unlocked(self, plans: Sequence[Plan], why: str) -> None:
        for drive, _ in plans:
            self._free(drive.ref)
        self.told.emit(plans[0][0].ref, self.tr("No settings were changed. {why}").format(why=why), "caution")

    def _on_refused(self, run: _Run, ref: DriveRef, fault: Fault, why: str) -> None:
        self._on_not_applied(ref, fault, why)
        self._on_answer(run, ref)

    def _on_not_applied(self, ref: DriveRef, fault: Fault, why: str) -> None:
        self._free(ref)
        # A helper that died in the middle did something, or nothing: the settings have to be read.
        sure = fault not in (Fault.INTERNAL, Fault.IO_ERROR, Fault.DRIVE_GONE, Fault.CANCELLED)
        opening = said(UNCHANGED) if sure else self.tr("The result is unknown.")
        # The helper may have reported the same.
        words = why if opening.rstrip(".") in why else said(in_turn(opening, why))
        self.told.emit(ref, words, "danger")
        self.outdated.emit(ref)

    def _on_applied(self, run: _Run, plan: Plan, applied: Applied) -> None:
        drive = plan[0]
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
                brief=_brief(applied, result),
            )
            for result in applied.results
            if result.setting in BY_ID
        }
        if change_summary.failed(applied):
            self.told.emit(drive.ref, change_summary.not_applied(applied), "danger")
        else:
            desk.draft = desk.draft.applied()
        if applied.trial:
            run.on_trial.append((plan, applied))
        self._on_answer(run, drive.ref)
        self.changed.emit()
        self.outdated.emit(drive.ref)

    # -- the trials ------------------------------------------------------------------------------------------

    def _on_answer(self, run: _Run, ref: DriveRef) -> None:
        run.waiting.discard(ref)
        if run.waiting:
            return
        self._runs.remove(run)
        if not self._runs:
            self._hold.stop()
        seconds = trial_s([plan for plan, _ in run.on_trial]) if run.on_trial else 0
        # An older helper on another machine cannot: there a trial lasts as long as it was applied for.
        cannot = self._session.may("apply") and not self._session.may("answer-in")
        for (drive, _), applied in run.on_trial:
            if run.keep and all(result.after == result.wanted for result in applied.results):
                self._begin(drive, applied)
                self._trials.bars[applied.trial].keep.click()
            elif cannot or len(run.plans) == 1 or applied.trial_s == seconds:
                self._begin(drive, applied)
            else:
                self._ask(drive, applied, seconds)
        for drive, _ in run.plans:
            if not any(drive is plan[0] for plan, _ in run.on_trial):
                self._keeping.save_when_kept(drive.ref, wanted=False)

    def _on_hold(self) -> None:
        """Extend the trials; one that has ended all the same is noticed when the time to answer begins."""
        for run in self._runs if self._session.may("answer-in") else ():
            for _, applied in run.on_trial:
                again = AnswerIn(applied.trial, MAX_TRIAL_S)
                self._session.request(self, "answer-in", again, lambda _reply: None, lambda _fault, _why: None)

    def _ask(self, drive: Drive, applied: Applied, seconds: int) -> None:
        """Start the time to answer."""

        def begun(reply: TrialExtended) -> None:
            self._begin(drive, replace(applied, trial_s=reply.seconds_left))

        def failed(_fault: Fault, _why: str) -> None:
            # The helper is gone, or the trial: the bar finds out what became of the values.
            self._trials.adopt(drive, applied.trial)
            self._keeping.save_when_kept(drive.ref, wanted=False)

        self._session.request(self, "answer-in", AnswerIn(applied.trial, seconds), begun, failed)

    def _begin(self, drive: Drive, applied: Applied) -> None:
        self._trials.begin(drive, applied)
        self._keeping.save_when_kept(drive.ref, wanted=False)

    def _free(self, ref: DriveRef) -> None:
        self._drafting.of(ref).busy = ""
        self.changed.emit()


def _went_wrong(applied: Applied, result: ChangeResult) -> bool:
    """Return whether a change failed, or was made and could not be restored after another one had failed."""
    if result.fault is not None:
        return result.fault is not Fault.CANCELLED
    restored = any(one.setting == result.setting and one.fault is None for one in applied.restored)
    return change_summary.failed(applied) and result.changed and not restored


def _brief(applied: Applied, result: ChangeResult) -> str:
    """Return what became of a change in a few words; empty where only a sentence can say it."""
    if change_summary.failed(applied) or result.fault is not None:
        return ""
    if result.after is None:
        return translate("SettingRow", "sent, not readable")
    was = wording.value_words(BY_ID[result.setting], result.before)
    return translate("SettingRow", "set, was {value}").format(value=was)
