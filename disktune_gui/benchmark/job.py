"""A measurement under way, from reading the settings in force to the stored results. No widgets."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement, Stage, unusual
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import (
    Measure,
    MeasureEnded,
    MeasureFolder,
    MeasureResult,
    MeasureSample,
    Started,
)
from disktune_contract.messages.protocol import Class
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.workloads import BY_ID as BY_ID_OF_WORKLOADS
from disktune_gui.client.requests import JobEvents
from disktune_gui.client.session import Session
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.services.archive import Archive, Circumstances
from disktune_gui.store import bodies
from disktune_gui.store.bodies import MeasurementBody
from disktune_gui.store.entry import ResultKind, new_id
from disktune_gui.text.said import said
from disktune_gui.text.series import Trace
from disktune_gui.text.wording import english_value

CANCEL_MS = 5000
"""How long a cancelled measurement may take to report its end; removing a large file takes the longest."""


@dataclass
class StepRun:
    """One workload of the job."""

    workload: str
    trace: Trace = field(default_factory=Trace)
    result: Measurement | None = None
    at: float | None = None
    """When it began, in seconds since the epoch; None before it has."""


class BenchmarkJob(QObject):
    """One job; each has an object of its own."""

    step_done = pyqtSignal(StepRun)
    """One that has its result now."""
    ended = pyqtSignal(str, object)  # Fault | None
    """What to report of it (empty if all is as asked for), and the fault; leaving something out is none."""

    def __init__(
        self,
        session: Session,
        archive: Archive,
        drive: Drive,
        choice: WorkloadChoice,
        request: Measure | MeasureFolder,
    ) -> None:
        super().__init__(session)
        self.drive, self.choice, self.request = drive, choice, request
        self.steps = tuple(StepRun(workload.id) for workload in choice.workloads)
        self.current = 0
        """Number of the step that runs."""
        self.last: MeasureSample | None = None
        self.cancelling = False
        self._session, self._archive = session, archive
        self._privilege = session.privilege
        self._events = JobEvents(session, self, self._verb("cancel"))
        self._began: Circumstances | None = None
        self._began_s = time.monotonic()
        self.began_at = time.time()
        """In seconds since the epoch: no result of it is older."""
        self._asking = self._over = False
        self._give_up = QTimer(self)
        self._give_up.setSingleShot(True)
        self._give_up.setInterval(CANCEL_MS)
        self._give_up.timeout.connect(lambda: self._end(self.tr("DiskTune stopped waiting for the helper.")))
        session.measure_sample.connect(self._on_sample)
        session.measure_result.connect(self._on_result)
        session.measure_ended.connect(self._on_ended)
        session.privilege_changed.connect(self._on_privilege)

    # -- start and stop ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Request the settings in force, then measure: the helper answers one after the other."""
        self._asking = True
        self._archive.observe(self, self.drive, self._on_observed)
        self._session.request(self, self._verb("measure"), self.request, self._on_started, self._on_refused)

    def cancel(self) -> None:
        """Stop; `ended` follows, at the latest after `CANCEL_MS`."""
        if self.cancelling or self._over:
            return
        self.cancelling = True
        self._give_up.start()
        self._events.cancel()

    def file_bytes(self, workload: str) -> int:
        """Return how large the file of *workload* is, 0 where the request has none."""
        declared = BY_ID_OF_WORKLOADS.get(workload)
        if declared is None or not isinstance(self.request, MeasureFolder):
            return 0
        return declared.file_bytes or (self.request.file_mib or declared.file_mib.usual) << 20

    def left_s(self) -> float | None:
        """Return about how long it still takes, None before that can be estimated."""
        if self.last is None or self.last.progress < 0.02:
            return None
        spent_s = time.monotonic() - self._began_s
        return spent_s * (1 - self.last.progress) / self.last.progress

    def step_share(self) -> float:
        """Return how far the step is that runs, 0 to 1, by its runs and their seconds."""
        workload = self.choice.workloads[self.current]
        runs = self.request.runs or workload.runs.usual
        seconds = self.request.seconds or (workload.seconds.usual if workload.seconds is not None else 0)
        if self.last is None or not seconds:
            return 0.0
        return min(1.0, (self.last.run + min(1.0, self.last.elapsed_s / seconds)) / runs)

    def _verb(self, verb: str) -> str:
        """Return the operation: a path is for the user's own helper alone (security-requirements.md R16)."""
        return f"{verb}-folder" if isinstance(self.request, MeasureFolder) else verb

    # -- from the helper -----------------------------------------------------------------------------------

    def _on_observed(self, began: Circumstances) -> None:
        self._began = began

    def _on_started(self, started: Started) -> None:
        self._events.number = started.job
        if self._over:
            # It was given up before the helper answered.
            self._events.cancel()
            self.deleteLater()
            return
        self._asking = False
        self._events.take_early()
        if self.cancelling and not self._over:
            self._events.cancel()

    def _on_refused(self, fault: Fault, why: str) -> None:
        self._asking = False
        self._end(why, fault)

    def _on_sample(self, sample: MeasureSample) -> None:
        self._events.sort(sample, self._take_sample)

    def _on_result(self, done: MeasureResult) -> None:
        self._events.sort(done, self._take_result)

    def _on_ended(self, ended: MeasureEnded) -> None:
        self._events.sort(ended, self._take_end)

    def _take_sample(self, sample: MeasureSample) -> None:
        if not self._over and sample.step < len(self.steps):
            self.current, self.last = sample.step, sample
            if self.steps[sample.step].at is None:
                self.steps[sample.step].at = max(self.began_at, time.time() - sample.elapsed_s)
            if sample.stage is Stage.RUNNING:
                self.steps[sample.step].trace.add(sample)

    def _take_result(self, done: MeasureResult) -> None:
        if not self._over and done.step < len(self.steps):
            step = self.steps[done.step]
            if step.result is None:
                step.result = done.result
                self.step_done.emit(step)

    def _take_end(self, ended: MeasureEnded) -> None:
        if self._over:
            return
        # A step may be reported at the end only, and what was skipped has no result.
        for result in ended.results:
            step = next((one for one in self.steps if one.workload == result.workload), None)
            if step is not None and step.result is None:
                step.result = result
                self.step_done.emit(step)
        why = "" if ended.fault is None else ended.why
        self._end(said(in_turn(why, *ended.skipped)), ended.fault)

    def _on_privilege(self, privilege: Class) -> None:
        if isinstance(self.request, MeasureFolder):
            return
        if self._privilege is Class.TUNE and privilege is not Class.TUNE:
            self._end(self.tr("The measurement was interrupted."))

    def _end(self, why: str = "", fault: Fault | None = None) -> None:
        if self._over:
            return
        self._over = True
        self._give_up.stop()
        self._store()
        self.ended.emit(why, fault)
        if not self._asking:
            # Otherwise the answer names what is to be stopped.
            self.deleteLater()

    # -- keeping -------------------------------------------------------------------------------------------

    def _store(self) -> None:
        """Store every workload that was measured to its end, also of a job that was cancelled later.

        Only now: nothing is asked of the drive while it is being measured. That includes what it is set to now:
        another window, or another program, may have changed it meanwhile.
        """
        began = self._began
        done = tuple((step, step.result) for step in self.steps if step.result is not None)
        if began is None or not done:
            return
        session, archive = self._session, self._archive
        batch = new_id() if len(self.steps) > 1 else ""
        profile = self.choice.profile.id if self.choice.profile is not None else ""

        def keep(now: Circumstances) -> None:
            words = changed_meanwhile(began, now)
            if words:
                session.notice.emit(said(words))
            for step, result in done:
                told = replace(result, notes=(*result.notes, words)) if words else result
                # The helper that measures a file may not ask drives for their self-tests.
                if more := tuple(
                    one
                    for one in dict.fromkeys((*began.before.upkeep, *now.before.upkeep))
                    if one not in result.upkeep
                ):
                    told = replace(told, notes=(unusual(more), *told.notes), upkeep=(*told.upkeep, *more))
                body = MeasurementBody(told, bodies.samples(step.trace), batch, profile)
                figure, unit = bodies.figure(told)
                each = replace(began, at=step.at or began.at)
                archive.keep(each, ResultKind.MEASUREMENT, step.workload, figure, unit, bodies.to_body(body))

        # The job itself is about to be destroyed.
        archive.observe(session, self.drive, keep)


def changed_meanwhile(began: Circumstances, ended: Circumstances) -> str:
    """Return a sentence that names the settings that were changed while it was measured; empty if none was.

    It is kept with the result, and so in English.
    """
    now = {held.setting: held.value for held in ended.settings}
    changed = [
        Sentence(
            "{setting} ({before} → {after})",
            setting=BY_ID[held.setting].label,
            before=english_value(BY_ID[held.setting], held.value),
            after=english_value(BY_ID[held.setting], now[held.setting]),
        )
        for held in began.settings
        if held.setting in BY_ID and now.get(held.setting, held.value) != held.value
    ]
    if not changed:
        return ""
    return Sentence(
        "{drive}: {settings} changed during the measurement. Measure again.",
        drive=began.drive.title,
        settings=listed(changed),
    )
