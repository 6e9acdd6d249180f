"""One comparison, from the request to the values being back: by one helper, or by two that the window joins."""

from __future__ import annotations

import time

from PyQt6.QtCore import pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.change import OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.comparison import (
    CompareEnded,
    CompareRun,
    CompareSwitch,
    Switch,
    Switched,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.privilege import Class
from disktune_contract.record import replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Risk
from disktune_gui.client.jobs import HelperJob, NumberedEvent, WorkKind
from disktune_gui.client.session import Session
from disktune_gui.experiment.model import Undertaking
from disktune_gui.text.said import said


class ExperimentJob(HelperJob):
    """Reads the raw drive: root's helper does all of it."""

    kind = WorkKind.EXPERIMENT
    give_up_ms = None
    news = pyqtSignal(object)  # CompareRun | CompareRound | MeasureSample
    """A run or a round; or a moment of a file that is being written beforehand."""
    ended = pyqtSignal(CompareEnded)
    """Of one that was refused, without a result."""

    _own_cancel = "cancel"

    def __init__(self, session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> None:
        super().__init__(session, task.drive, self._own_cancel)
        self.task = task
        self._most_risk, self._wake = most_risk, wake
        self.trial = ""
        """The name that root's helper gives to the values to restore; empty before the start and after the end."""
        self._run: CompareRun | None = None
        self._ran_at = 0.0
        for signal in (session.compare_run, session.compare_round, session.compare_ended):
            signal.connect(self._sort)

    def start(self) -> None:
        """Begin."""
        self.begin()
        self.ask(self.task.verb, self.task.request(most_risk=self._most_risk, wake=self._wake))

    def abandon(self) -> None:
        """Ignore it from now on, and let the helper that still measures stop."""
        if not self.over:
            self._stop()
            self._finish()

    def left_s(self) -> float | None:
        """Return about how long the rest takes, by the last run."""
        return max(0.0, self._run.left_s - (time.monotonic() - self._ran_at)) if self._run is not None else None

    def _on_started(self, started: Started) -> None:
        self.trial = started.trial or self.trial
        super()._on_started(started)

    def _take(self, event: NumberedEvent) -> None:
        if isinstance(event, CompareEnded):
            self._close(event)
            return
        if isinstance(event, CompareRun):
            self._run, self._ran_at = event, time.monotonic()
            self.number_of_step, self.count_of_steps = min(event.done + 1, event.total), event.total
            self.progress = event.done / event.total if event.total else None
        self.news.emit(event)
        self.moved.emit()

    def _end(self, why: str, fault: Fault | None) -> None:
        self._close(CompareEnded(0, None, (), fault, why))

    def _close(self, ended: CompareEnded) -> None:
        why = said(in_turn(ended.why, *ended.stuck)) if ended.fault is not None or ended.stuck else ""
        self._finish(why, ended.fault, lambda: self.ended.emit(ended))


class FolderExperimentJob(ExperimentJob):
    """Writes a file: the user's helper measures, root's switches values, and the window passes on their messages.

    It is over when both are: the one has stopped measuring, and the other has restored everything.
    """

    _own_cancel = "cancel-folder"

    def __init__(self, session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> None:
        super().__init__(session, task, most_risk=most_risk, wake=wake)
        self._measured: CompareEnded | None = None
        """What the user's half has ended with."""
        self._stuck: tuple[str, ...] = ()
        self._trouble: tuple[Fault, str] | None = None
        """What ended it here, if anything did."""
        self._asked_back = False
        session.compare_switch.connect(self._sort)
        session.measure_sample.connect(self._sort)
        session.trial_ended.connect(self._on_trial_ended)

    def start(self) -> None:
        self.begin()
        self._asking = True
        request = self.task.hold(most_risk=self._most_risk, wake=self._wake)
        self._session.request(self, "hold", request, self._on_held, self._on_refused)

    def cancel(self) -> None:
        if not (self.cancelling or self.over):
            super().cancel()
            # At once, not only when the last run has stopped.
            self._revert()

    # -- root's half ---------------------------------------------------------------------------------------

    def _on_held(self, held: OfTrial) -> None:
        self.trial = held.trial
        if self.cancelling or self.over:
            self._asking = False
            self._measured = self._cancelled_ended()
            self._revert()
            self._leave()
            return
        request = self.task.folder_request()
        self._session.request(self, "compare-folder", request, self._on_started, self._on_not_measured)

    def _switch(self, asked: CompareSwitch) -> None:
        if self._asked_back or not self.trial:
            return
        self._session.request(
            self,
            "switch",
            Switch(self.trial, asked.arm, asked.hold_s),
            lambda _reply: self._on_switched(asked),
            self._on_trouble,
        )

    def _on_switched(self, asked: CompareSwitch) -> None:
        told = Switched(asked.job, asked.arm)
        self._session.request(self, "switched", told, lambda _reply: None, self._on_trouble)

    def _revert(self) -> None:
        if self._asked_back:
            return
        if not self.trial:
            self._end_if_done()
            return
        self._asked_back = True
        self._session.request(self, "put-back", OfTrial(self.trial), self._on_reverted, self._on_not_reverted)

    def _on_reverted(self, ended: TrialEnded) -> None:
        self.trial = ""
        self._stuck = tuple(
            self.tr("{setting} not restored: {why}").format(
                setting=said(BY_ID[result.setting].label), why=said(result.why)
            )
            for result in ended.results
            if result.fault is not None
        )
        self._end_if_done()

    def _on_not_reverted(self, fault: Fault, _why: str) -> None:
        if fault is Fault.INTERNAL:
            # The helper is gone. The page is notified next, and finds out what became of the trial.
            return
        # It is over already: the helper has restored the values on its own, and reports that.
        self.trial = ""
        self._end_if_done()

    def _on_trial_ended(self, ended: TrialEnded) -> None:
        if not self.trial or ended.trial != self.trial:
            return
        if ended.end is TrialEnd.TIMED_OUT and not self.cancelling:
            why = self.tr("Run too long; values restored.")
            self._trouble = self._trouble or (Fault.CHANGED_MEANWHILE, why)
        self._stop()
        self._on_reverted(ended)

    # -- the user's half -----------------------------------------------------------------------------------

    def _on_not_measured(self, fault: Fault, why: str) -> None:
        self._asking = False
        self._measured = CompareEnded(0, None, (), fault, why)
        self._revert()
        self._leave()

    def _on_trouble(self, fault: Fault, why: str) -> None:
        """Stop because one half could not do what the other needs."""
        self._trouble = self._trouble or (fault, why)
        self._stop()
        self._revert()

    def _on_left(self, privilege: Class) -> None:
        if privilege is Class.BROWSE and self._measured is None and not self.over:
            self._measured = CompareEnded(
                0,
                None,
                (),
                Fault.CANCELLED,
                self.tr("Interrupted."),
            )
            self._revert()

    def _take(self, event: NumberedEvent) -> None:
        if isinstance(event, CompareSwitch):
            self._switch(event)
        elif isinstance(event, CompareEnded):
            self._measured = event
            self._revert()
            self._end_if_done()
        else:
            super()._take(event)

    def _cancelled_ended(self) -> CompareEnded:
        return CompareEnded(0, None, (), Fault.CANCELLED, self.tr("Cancelled."))

    def _end_if_done(self) -> None:
        measured = self._measured
        if measured is None or self.trial:
            return
        fault, why = self._trouble or (measured.fault, measured.why)
        self._close(replace(measured, stuck=self._stuck, fault=fault, why=why))


def job_of(session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> ExperimentJob:
    """Return what carries *task* out."""
    kind = FolderExperimentJob if task.where is not None else ExperimentJob
    return kind(session, task, most_risk=most_risk, wake=wake)
