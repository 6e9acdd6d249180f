"""One comparison, from the request to the values being back: by one helper, or by two that the window joins."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.change import OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.comparison import (
    CompareEnded,
    CompareRound,
    CompareRun,
    CompareSwitch,
    Switch,
    Switched,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureSample, Started
from disktune_contract.messages.protocol import Class
from disktune_contract.record import replace
from disktune_contract.settings.setting import Risk
from disktune_gui.client.requests import JobEvents
from disktune_gui.client.session import Session
from disktune_gui.experiment.model import Undertaking
from disktune_gui.text.said import said

News = CompareRun | CompareRound | CompareEnded | CompareSwitch | MeasureSample


class ExperimentJob(QObject):
    """Reads the raw drive: root's helper does all of it."""

    news = pyqtSignal(object)  # CompareRun | CompareRound | MeasureSample
    """A run or a round; or a moment of a file that is being written beforehand."""
    ended = pyqtSignal(CompareEnded)
    """Of one that was refused, without a result."""

    _cancel_verb = "cancel"

    def __init__(self, session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> None:
        super().__init__(session)
        self.task = task
        self._session = session
        self._most_risk, self._wake = most_risk, wake
        self._events = JobEvents(session, self, self._cancel_verb)
        self.trial = ""
        """The name that root's helper gives to the values to restore; empty before the start and after the end."""
        self._cancelled = self._over = False
        self._asking = False
        """Whether the answer to the first request is still to come: it names what would have to be stopped."""
        for signal in (session.compare_run, session.compare_round, session.compare_ended):
            signal.connect(self._on_news)

    def start(self) -> None:
        """Begin."""
        self._asking = True
        request = self.task.request(most_risk=self._most_risk, wake=self._wake)
        self._session.request(self, self.task.verb, request, self._on_started, self._on_refused)

    def cancel(self) -> None:
        """Stop; `ended` follows when the values are back."""
        if not (self._cancelled or self._over):
            self._cancelled = True
            self._events.cancel()

    def abandon(self) -> None:
        """Ignore it from now on, and let the helper that still measures stop."""
        if not self._over:
            self._over = True
            self._events.cancel()
            self._leave()

    def _leave(self) -> None:
        """Be destroyed, but not before it is known what the helper has begun."""
        if self._over and not self._asking:
            self.deleteLater()

    def _on_started(self, started: Started) -> None:
        self._events.number, self._asking = started.job, False
        self.trial = started.trial or self.trial
        if self._cancelled or self._over:
            self._events.cancel()
        self._events.take_early()
        self._leave()

    def _on_refused(self, fault: Fault, why: str) -> None:
        self._asking = False
        self._end(CompareEnded(0, None, (), fault, why))
        self._leave()

    def _on_news(self, news: News) -> None:
        self._events.sort(news, self._take_unless_over)

    def _take_unless_over(self, news: News) -> None:
        if not self._over:
            self._take(news)

    def _take(self, news: News) -> None:
        if isinstance(news, CompareEnded):
            self._end(news)
        else:
            self.news.emit(news)

    def _end(self, ended: CompareEnded) -> None:
        if not self._over:
            self._over = True
            self.ended.emit(ended)
            self._leave()


class FolderExperimentJob(ExperimentJob):
    """Writes a file: the user's helper measures, root's switches values, and the window passes on their messages.

    It is over when both are: the one has stopped measuring, and the other has restored everything.
    """

    _cancel_verb = "cancel-folder"

    def __init__(self, session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> None:
        super().__init__(session, task, most_risk=most_risk, wake=wake)
        self._measured: CompareEnded | None = None
        """What the user's half has ended with."""
        self._stuck: tuple[str, ...] = ()
        self._trouble: tuple[Fault, str] | None = None
        """What ended it here, if anything did."""
        self._asked_back = False
        session.compare_switch.connect(self._on_news)
        session.measure_sample.connect(self._on_news)
        session.trial_ended.connect(self._on_trial_ended)
        session.left.connect(self._on_left)

    def start(self) -> None:
        self._asking = True
        request = self.task.hold(most_risk=self._most_risk, wake=self._wake)
        self._session.request(self, "hold", request, self._on_held, self._on_refused)

    def cancel(self) -> None:
        if not (self._cancelled or self._over):
            super().cancel()
            # At once, not only when the last run has stopped.
            self._revert()

    # -- root's half ---------------------------------------------------------------------------------------

    def _on_held(self, held: OfTrial) -> None:
        self.trial = held.trial
        if self._cancelled or self._over:
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
            self.tr("{setting} could not be restored: {why}").format(
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
        if ended.end is TrialEnd.TIMED_OUT and not self._cancelled:
            why = self.tr("A run took too long. The values were restored.")
            self._trouble = self._trouble or (Fault.CHANGED_MEANWHILE, why)
        self._events.cancel()
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
        self._events.cancel()
        self._revert()

    def _on_left(self, privilege: Class) -> None:
        if privilege is Class.BROWSE and self._measured is None and not self._over:
            self._measured = CompareEnded(
                0,
                None,
                (),
                Fault.CANCELLED,
                self.tr("The experiment was interrupted."),
            )
            self._revert()

    def _take(self, news: News) -> None:
        if isinstance(news, CompareSwitch):
            self._switch(news)
        elif isinstance(news, CompareEnded):
            self._measured = news
            self._revert()
            self._end_if_done()
        else:
            super()._take(news)

    def _cancelled_ended(self) -> CompareEnded:
        return CompareEnded(0, None, (), Fault.CANCELLED, self.tr("The experiment was cancelled."))

    def _end_if_done(self) -> None:
        measured = self._measured
        if measured is None or self.trial:
            return
        fault, why = self._trouble or (measured.fault, measured.why)
        self._end(replace(measured, stuck=self._stuck, fault=fault, why=why))


def job_of(session: Session, task: Undertaking, *, most_risk: Risk, wake: bool) -> ExperimentJob:
    """Return what carries *task* out."""
    kind = FolderExperimentJob if task.where is not None else ExperimentJob
    return kind(session, task, most_risk=most_risk, wake=wake)
