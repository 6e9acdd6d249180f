"""Comparing values of settings by a file in a directory of the user's: this half measures, and asks for values.

It runs as the user, in the class that may change nothing. Root's half (`disktune_helper.experiment.raw_drive`)
knows how to restore the values, and does so whatever happens here; the file has no name, so it never stays
behind.
"""

from __future__ import annotations

import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING

from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring import measurement
from disktune_contract.measuring.measurement import Run, Stage
from disktune_contract.measuring.workload import Metric, Target, Workload
from disktune_contract.messages.comparison import CompareFolder, CompareSwitch, Switched
from disktune_contract.messages.faults import Fault, Refusal, invalid, unknown
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import size
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import opening
from disktune_helper.bench.jobs import sample
from disktune_helper.bench.meter import Tell, Tick
from disktune_helper.drives import identity
from disktune_helper.experiment import rounds
from disktune_helper.experiment.rounds import RoundReading, Rounds

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext
    from disktune_helper.system.ports import Ports

POLL_S = 0.1
"""How often to look, while a value is awaited, whether it was cancelled."""


def begin(session: SessionContext, request: CompareFolder) -> int:
    """Begin to take turns, and return the number of the job. Raises Refusal."""
    rounds.check(request, request.candidates)
    identity.check_present(session.ports, request.drive)
    session.refuse_if_busy(request.drive.name)
    session.refuse_if_folder_busy()
    made = FolderExperiment(session, session.next_number(), request)
    made.start()
    return made.number


class FolderExperiment(Rounds):
    """One comparison in a file."""

    def __init__(self, session: SessionContext, number: int, request: CompareFolder) -> None:
        """Check everything that can be checked before anything is done; raises Refusal."""
        if request.candidates > 1 and not request.interleaved:
            why = Sentence("These settings cannot be switched: compare one value at a time.")
            raise Refusal(Fault.OUT_OF_RANGE, why)
        workload = _declared(request.workload)
        course = Course(
            request.candidates, request.rounds, interleaved=request.interleaved, metric=workload.metric
        )
        self._cancelled = threading.Event()
        self._file = FolderMeter(session.ports, request, self._preparing, self._cancelled)
        super().__init__(session, number, request, course, self._file)
        self._layered = self._file.layered
        self._hold_s = rounds.hold_s(request)
        self._word = threading.Condition()
        self._in_force = 0

    def cancel(self) -> None:
        self._cancelled.set()

    def switched(self, told: Switched) -> None:
        """Take note that the values of an arm are in force."""
        with self._word:
            self._in_force = told.arm
            self._word.notify_all()

    def _measure(self) -> str:
        # The file is written first: that may take minutes, and no value has to be in force for it.
        self._file.prepare()
        return super()._measure()

    def _switch(self, arm: int) -> None:
        self._ask(arm)
        with self._word:
            while not self._word.wait_for(lambda: self._in_force == arm, POLL_S):
                if self._cancelled.is_set():
                    raise rounds.cancelled()

    def _stay(self, arm: int) -> None:
        if arm:
            self._ask(arm)

    def _ask(self, arm: int) -> None:
        self._session.emit("compare-switch", CompareSwitch(self.number, arm, self._hold_s))

    def _preparing(self, tick: Tick) -> None:
        """Report how far the file is written; the samples of a comparison's runs are not used."""
        if tick.stage is Stage.PREPARING:
            share = tick.position_bytes / self._file.span_bytes
            self._session.emit("measure-sample", sample(self.number, 0, tick, share))

    def _restore(self) -> tuple[str, ...]:
        return ()


class FolderMeter:
    """Runs on one file of the user's, in the figure of the workload."""

    def __init__(self, ports: Ports, request: CompareFolder, tell: Tell, cancelled: threading.Event) -> None:
        """Check directory, room and programs; raises Refusal."""
        workload = _declared(request.workload)
        # The usual lengths are checked there; those of a comparison are its own.
        asked = MeasureFolder(request.folder, (request.workload,), request.catalogue, request.file_mib)
        self._benches = benches = opening.FolderBenches(ports, asked)
        if why := measurement.elsewhere(benches.facts, request.drive.name):
            raise Refusal(Fault.WRONG_DRIVE, why)
        path = benches.facts.path
        self.layered = path is not None and len(path.layers) > len(path.drives)
        """Whether anything is between the file system and its drives."""
        real = replace(benches.steps[0], seconds=request.seconds)
        self._metric = workload.metric
        self.span_bytes = real.span_bytes
        with ExitStack() as undo:
            undo.callback(benches.close)
            self._bench = benches.open(real, tell, cancelled)
            undo.callback(self._bench.close)
            self._warm = benches.open(replace(real, seconds=max(1, request.warm_up_s)), tell, cancelled)
            undo.pop_all()
        self._meter = opening.WorkloadRuns(self._bench, self._warm)
        self._warms_up = request.warm_up_s > 0

    def prepare(self) -> None:
        """Write the file, which the first run does; raises Refusal."""
        self._warm.run()

    def warm_up(self) -> None:
        if self._warms_up:
            self._meter.warm_up()

    def run(self) -> RoundReading:
        reading = self._meter.run()
        run = self._bench.last
        value = measurement.figure(run, self._metric)
        return RoundReading(value or 0.0, reading.disturbed or _lacking(value, run, self._metric), reading.void)

    def close(self) -> None:
        self._meter.close()
        self._benches.close()


def _declared(name: str) -> Workload:
    """Return the workload of that id; raises Refusal if no comparison can be made with it in a file."""
    workload = BY_ID.get(name)
    if workload is None:
        raise unknown(name)
    if workload.target is not Target.FOLDER or not workload.comparable:
        raise invalid(f"{name} has no short runs", Fault.NOT_SUPPORTED)
    return workload


def _lacking(value: float | None, run: Run, metric: Metric) -> str:
    """Return a sentence stating why a run has no figure; empty if it has."""
    if value is not None:
        return ""
    done = run.reads + run.writes
    if metric is Metric.P99 and done:
        return Sentence.counted(
            done,
            "Only {n} request, too few for a 99th percentile.",
            "Only {n} requests, too few for a 99th percentile.",
        )
    return Sentence("A run of {size} gave no figure.", size=size(run.bytes_moved))
