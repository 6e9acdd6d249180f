"""Changing settings on trial: apply, keep, put back."""

from __future__ import annotations

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.change import (
    MAX_TRIAL_S,
    MIN_TRIAL_S,
    Applied,
    Apply,
    OfTrial,
    TrialEnd,
    TrialEnded,
    TrialLook,
    TrialStage,
)
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Risk
from disktune_helper.raid.boost_hold import refuse_if_boosted
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.settings.trial_files import Trial
from disktune_helper.settings.trial_names import TOKEN
from disktune_helper.system.environment import sandboxed
from disktune_helper.system.files import RUNTIME


def apply(session: SessionContext, request: Apply) -> Applied:
    """Put settings on trial: all of them, or none. Raises `Refusal` before anything is changed."""
    if not MIN_TRIAL_S <= request.trial_s <= MAX_TRIAL_S:
        raise Refusal(Fault.OUT_OF_RANGE, f"A trial lasts {MIN_TRIAL_S} to {MAX_TRIAL_S} seconds.")
    session.refuse_if_busy(request.drive.name, measuring=False)
    refuse_if_boosted(session, request.drive.name, [step.setting for step in request.steps])
    if session.trials.adopt():
        session.wake()
    with session.open(request.drive) as found:
        # The way back is written down before the first step, so that no death of this process can lose it.
        plan = engine.plan(found, request.steps)
        _refuse_without_way_back(plan)
        if any(BY_ID[step.setting].risk >= Risk.HANG for step in plan.steps):
            from disktune_helper.saved import saving  # noqa: PLC0415

            saving.watch_risky(session, found.kind, request.drive, [step.setting for step in plan.steps])
        trial = session.trials.begin(request.drive, plan.restores)
        try:
            outcome = engine.carry_out(found, plan)
        except BaseException:
            session.trials.start_clock(trial, 0)
            session.wake()
            raise
        session.journal.record(request.drive, outcome.results, "apply")
        session.journal.record(request.drive, outcome.undone, "undone")
    if outcome.failed or not any(result.changed for result in outcome.results):
        session.trials.forget(trial)
        return Applied("", 0, outcome.results, outcome.undone)
    session.trials.start_clock(trial, request.trial_s)
    session.wake()
    return Applied(trial.token, request.trial_s, outcome.results, kept=session.trials.is_kept(trial))


def _refuse_without_way_back(plan: engine.ChangePlan) -> None:
    """Raise `Refusal` for a value that could not be put back: nothing would end its trial but keeping it."""
    back = {item.setting for item in plan.restores} | plan.unseen
    for step in plan.steps:
        if step.setting not in back:
            label = BY_ID[step.setting].label
            why = f"{label}: what it is now is not known, so it could not be put back. Nothing was changed."
            raise Refusal(Fault.NOT_SUPPORTED, why)


def keep(session: SessionContext, request: OfTrial) -> TrialEnded:
    """Let what is on trial stay."""
    if request.trial in session.holds:
        why = "An experiment is trying these values; what it finds can be kept when it is over."
        raise Refusal(Fault.BUSY, why)
    trial = session.trials.keep(request.trial)
    return TrialEnded(trial.token, trial.drive.name, TrialEnd.KEPT)


def put_back_now(session: SessionContext, request: OfTrial) -> TrialEnded:
    """Put back what is on trial, because somebody says so."""
    end = TrialEnd.COMPARED if request.trial in session.holds else TrialEnd.PUT_BACK
    return put_back(session, session.trials.take(request.trial), end)


def look(session: SessionContext, request: OfTrial) -> TrialLook:
    """Say how a trial stands that may have been another helper's."""
    if TOKEN.fullmatch(request.trial) is None:
        raise Refusal(Fault.NOT_SUPPORTED, "There is no such trial.")
    files = session.trials.files
    try:
        held = files.find(request.trial)
    except OSError as error:
        raise Refusal(Fault.IO_ERROR, f"What is on trial cannot be seen: {RUNTIME}: {error.strerror}.") from None
    if held is None and not session.runtime.exists() and sandboxed(session.ports):
        raise Refusal(Fault.NOT_SUPPORTED, "What is on trial cannot be seen from within a sandbox.")
    if held is None:
        return TrialLook(TrialStage.OVER, files.ended(request.trial))
    return TrialLook(TrialStage.OPEN if files.lives(held) else TrialStage.LEFT)


def put_back(session: SessionContext, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Put everything of a trial back and end it; never raises for what the drive does."""
    session.holds.pop(trial.token, None)
    ended = restore(session, trial, end)
    session.trials.forget(trial)
    return ended


def restore(session: SessionContext, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Put everything of a trial back and say how that went; never raises for what the drive does."""
    try:
        with session.open(trial.drive) as found:
            results = engine.put_back(found, trial.restores)
        session.journal.record(trial.drive, results, end.value)
    except Refusal as error:
        results = engine.not_put_back(trial.restores, error)
    return TrialEnded(trial.token, trial.drive.name, end, results)
