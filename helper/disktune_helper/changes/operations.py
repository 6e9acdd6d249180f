"""Changing settings on trial: apply, keep, revert."""

from __future__ import annotations

from disktune_contract.catalog import BY_ID
from disktune_contract.folders import RUNTIME
from disktune_contract.messages.change import (
    EXTENDED_TRIAL_S,
    MAX_TRIAL_S,
    MIN_TRIAL_S,
    AnswerIn,
    Applied,
    Apply,
    OfTrial,
    TrialEnd,
    TrialEnded,
    TrialExtended,
    TrialStage,
    TrialState,
)
from disktune_contract.messages.faults import Fault, Refusal, out_of_range
from disktune_contract.sentence import Sentence, labelled
from disktune_contract.settings.setting import UNREADABLE, Risk
from disktune_helper.long_trials.order_files import refuse_if_tried
from disktune_helper.raid.boost_state import refuse_if_boosted
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.settings.trials import Trial
from disktune_helper.system.log import log_mistake
from disktune_helper.system.processes import sandboxed
from disktune_helper.system.trial_names import TOKEN


def apply(session: SessionContext, request: Apply) -> Applied:
    """Put settings on trial: all of them, or none. Raises `Refusal` before anything is changed."""
    _refuse_time(request.trial_s)
    session.refuse_if_busy(request.drive.name, measuring=False)
    refuse_if_boosted(session, request.drive.name, [change.setting for change in request.changes])
    refuse_if_tried(session, request.drive.name, [change.setting for change in request.changes])
    if session.trials.adopt():
        session.wake()
    with session.open(request.drive) as found:
        # How to revert is written down before the first change, so that no death of this process can lose it.
        checked = engine.check(found, request.changes)
        refuse_without_earlier(checked)
        if any(BY_ID[change.setting].risk >= Risk.HANG for change in checked.changes):
            from disktune_helper.changes import saving  # noqa: PLC0415

            saving.watch_risky(session, found.kind, request.drive, [change.setting for change in checked.changes])
        trial = session.trials.begin(request.drive, checked.earlier)
        try:
            result = engine.apply(found, checked)
        except BaseException:
            session.trials.start_clock(trial, 0)
            session.wake()
            raise
        session.journal.record(request.drive, result.results, "apply")
        session.journal.record(request.drive, result.restored, "undone")
    if result.failed or not any(one.changed for one in result.results):
        session.trials.forget(trial)
        return Applied("", 0, result.results, result.restored)
    session.trials.start_clock(trial, request.trial_s)
    session.wake()
    return Applied(trial.token, request.trial_s, result.results, kept=session.trials.is_kept(trial))


def _refuse_time(seconds: int) -> None:
    if not MIN_TRIAL_S <= seconds <= MAX_TRIAL_S:
        raise out_of_range(f"{MIN_TRIAL_S} s", f"{MAX_TRIAL_S} s")


def refuse_without_earlier(checked: engine.CheckedChanges) -> None:
    """Raise `Refusal` for a value that could not be restored: nothing would end its trial but keeping it."""
    back = {item.setting for item in checked.earlier} | checked.unseen
    for change in checked.changes:
        if change.setting not in back:
            raise Refusal(Fault.NOT_SUPPORTED, labelled(BY_ID[change.setting].label, UNREADABLE))


def keep(session: SessionContext, request: OfTrial) -> TrialEnded:
    """Let what is on trial stay."""
    if request.trial in session.holds:
        why = Sentence("An experiment tests these values.")
        raise Refusal(Fault.BUSY, why)
    trial = session.trials.keep(request.trial)
    return TrialEnded(trial.token, trial.drive.name, TrialEnd.KEPT)


def revert_now(session: SessionContext, request: OfTrial) -> TrialEnded:
    """Revert what is on trial, on request."""
    end = TrialEnd.COMPARED if request.trial in session.holds else TrialEnd.REVERTED
    return revert(session, session.trials.take(request.trial), end)


def answer_in(session: SessionContext, request: AnswerIn) -> TrialExtended:
    """Begin the time to answer of one of several drives. Raises `Refusal` if its trial is over."""
    _refuse_time(request.seconds)
    return _end_in(session, request.trial, request.seconds)


def extend(session: SessionContext, request: OfTrial) -> TrialExtended:
    """Give the user more time to decide. Raises `Refusal` if the trial is over."""
    return _end_in(session, request.trial, EXTENDED_TRIAL_S)


def _end_in(session: SessionContext, trial: str, seconds: int) -> TrialExtended:
    """Let a trial end *seconds* from now; the keeper waits as long."""
    if trial in session.holds:
        raise Refusal(Fault.BUSY, Sentence("An experiment tests these values."))
    left = session.trials.end_in(trial, seconds)
    session.wake()
    return TrialExtended(trial, round(left))


def look(session: SessionContext, request: OfTrial) -> TrialState:
    """Return the state of a trial that may have been another helper's."""
    if TOKEN.fullmatch(request.trial) is None:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("That trial has already ended."))
    files = session.trials.files
    try:
        held = files.find(request.trial)
    except OSError as error:
        raise Refusal(
            Fault.IO_ERROR,
            Sentence(
                "Trials cannot be listed: {folder}: {reason}.",
                folder=RUNTIME,
                reason=error.strerror,
            ),
        ) from None
    if held is None and not session.runtime.exists() and sandboxed(session.ports):
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("Trials cannot be listed from a sandbox."))
    if held is None:
        return TrialState(TrialStage.OVER, files.ended(request.trial))
    return TrialState(TrialStage.OPEN if files.lives(held) else TrialStage.LEFT)


def revert(session: SessionContext, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Revert everything of a trial and end it; never raises for what the drive does."""
    session.holds.pop(trial.token, None)
    ended = revert_values(session, trial, end)
    session.trials.forget(trial)
    return ended


def revert_and_tell(session: SessionContext, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Do the same, and write down for other helpers, before the trial is gone, how it ended."""
    session.holds.pop(trial.token, None)
    ended = revert_values(session, trial, end)
    try:
        session.trials.files.forget_old_ends()
        session.trials.files.write_end(ended)
    except OSError as error:
        log_mistake("trial", error)
    session.trials.forget(trial)
    return ended


def revert_values(session: SessionContext, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Revert everything of a trial and return the outcome; never raises for what the drive does."""
    try:
        with session.open(trial.drive) as found:
            results = engine.restore(found, trial.earlier)
        session.journal.record(trial.drive, results, end.value)
    except Refusal as error:
        results = engine.not_restored(trial.earlier, error)
    return TrialEnded(trial.token, trial.drive.name, end, results)
