"""A measurement under way, from reading the settings in force to the stored results. No widgets."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from PyQt6.QtCore import pyqtSignal

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
)
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.workloads import find
from disktune_gui.client.jobs import HelperJob, NumberedEvent, WorkKind
from disktune_gui.client.session import Session
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.services.archive import Archive, Circumstances
from disktune_gui.store import bodies
from disktune_gui.store.bodies import MeasurementBody
from disktune_gui.store.entry import ResultKind, new_id
from disktune_gui.text.said import said
from disktune_gui.text.series import Trace
from disktune_gui.text.wording import english_value


@dataclass
class StepRun:
    """One workload of the job."""

    workload: str
    trace: Trace = field(default_factory=Trace)
    result: Measurement | None = None
    at: float | None = None
    """When it began, in seconds since the epoch; None before it has."""


class BenchmarkJob(HelperJob):
    """One job; each has an object of its own."""

    kind = WorkKind.BENCHMARK
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
        in_folder = isinstance(request, MeasureFolder)
        super().__init__(session, drive, "cancel-folder" if in_folder else "cancel")
        self.choice, self.request = choice, request
        self.steps = tuple(StepRun(workload.id) for workload in choice.workloads)
        self.current = 0
        """Number of the step that runs."""
        self.last: MeasureSample | None = None
        self.count_of_steps = len(self.steps) if len(self.steps) > 1 else 0
        self._archive = archive
        self._verb = "measure-folder" if in_folder else "measure"
        """A path is for the user's own helper alone (security-requirements.md R16)."""
        self._began: Circumstances | None = None
        self._began_s = time.monotonic()
        self.began_at = time.time()
        """In seconds since the epoch: no result of it is older."""
        for event in (session.measure_sample, session.measure_result, session.measure_ended):
            event.connect(self._sort)

    def start(self) -> None:
        """Request the settings in force, then measure: the helper answers one after the other."""
        self.begin()
        self._archive.observe(self, self.drive, self._on_observed)
        self.ask(self._verb, self.request)

    def file_bytes(self, workload: str) -> int:
        """Return how large the file of *workload* is, 0 where the request has none."""
        declared = find(workload)
        if declared is None or not isinstance(self.request, MeasureFolder):
            return 0
        return declared.file_bytes or (self.request.file_mib or declared.file_mib.usual) << 20

    def left_s(self) -> float | None:
        """Return about how long it still takes, None before that can be estimated."""
        if self.progress is None or self.progress < 0.02:
            return None
        return (time.monotonic() - self._began_s) * (1 - self.progress) / self.progress

    def step_share(self) -> float:
        """Return how far the step is that runs, 0 to 1, by its runs and their seconds."""
        workload = self.choice.workloads[self.current]
        runs = self.request.runs or workload.runs.usual
        seconds = self.request.seconds or (workload.seconds.usual if workload.seconds is not None else 0)
        if self.last is None or not seconds:
            return 0.0
        return min(1.0, (self.last.run + min(1.0, self.last.elapsed_s / seconds)) / runs)

    # -- from the helper -----------------------------------------------------------------------------------

    def _on_observed(self, began: Circumstances) -> None:
        self._began = began

    def _take(self, event: NumberedEvent) -> None:
        if isinstance(event, MeasureSample):
            self._take_sample(event)
        elif isinstance(event, MeasureResult):
            self._take_result(event.step, event.result)
        elif isinstance(event, MeasureEnded):
            # A step may be reported at the end only, and what was skipped has no result.
            names = [step.workload for step in self.steps]
            for result in event.results:
                if result.workload in names:
                    self._take_result(names.index(result.workload), result)
            why = "" if event.fault is None else event.why
            self._end(said(in_turn(why, *event.skipped)), event.fault)

    def _take_sample(self, sample: MeasureSample) -> None:
        if sample.step < len(self.steps):
            self.current, self.last, self.progress = sample.step, sample, sample.progress
            self.number_of_step = sample.step + 1 if self.count_of_steps else 0
            step = self.steps[sample.step]
            if step.at is None:
                step.at = max(self.began_at, time.time() - sample.elapsed_s)
            if sample.stage is Stage.RUNNING:
                step.trace.add(sample)
            self.moved.emit()

    def _take_result(self, number: int, result: Measurement) -> None:
        if number < len(self.steps) and self.steps[number].result is None:
            self.steps[number].result = result
            self.step_done.emit(self.steps[number])

    def _lost(self) -> None:
        self._end(self.tr("Interrupted."), Fault.INTERNAL)

    def _end(self, why: str, fault: Fault | None) -> None:
        def tell() -> None:
            self._store()
            self.ended.emit(why, fault)

        self._finish(why, fault, tell)

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
        batch = new_id() if self.choice.profile is not None else ""
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
