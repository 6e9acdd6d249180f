"""Running measurements: one thread each, at most one a drive, every one of them can be cancelled.

The engines are loaded by the first measurement: starting must not wait for them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from disktune_contract.messages.faults import MEASUREMENT, Fault, Refusal, busy
from disktune_contract.messages.measurement import (
    FlickerBeat,
    FlickerEnded,
    Measure,
    MeasureEnded,
    MeasureFolder,
    MeasureResult,
    MeasureSample,
)
from disktune_contract.record import field, record
from disktune_contract.sentence import Sentence, labelled
from disktune_helper.system import errors
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Node, Ports

if TYPE_CHECKING:
    from disktune_contract.measuring.measurement import Measurement
    from disktune_helper.bench.bench import Bench
    from disktune_helper.bench.bench_step import BenchStep
    from disktune_helper.bench.meter import Tell, Tick

    Opener = Callable[[BenchStep, Tell], Bench]


FOLDER = "a directory"
"""What is measured, where it is no drive: one at a time, whichever directory."""


@record
class _Job:
    number: int
    target: str
    """Kernel name of the drive, or `FOLDER`."""
    cancelled: threading.Event = field(default_factory=threading.Event)


class Jobs:
    """The measurements of one session."""

    def __init__(self, ports: Ports, emit: Callable[[str, object], None], numbers: Iterator[int]) -> None:
        self._ports = ports
        self._emit = emit
        self._numbers = numbers
        self._lock = threading.RLock()
        self._ended = threading.Condition(self._lock)
        self._jobs: dict[int, _Job] = {}

    @property
    def running(self) -> bool:
        """Whether any measurement is under way."""
        with self._lock:
            return bool(self._jobs)

    def measures(self, target: str) -> bool:
        """Return whether the drive of that kernel name, or `FOLDER`, is being measured."""
        with self._lock:
            return any(job.target == target for job in self._jobs.values())

    def start(self, node: Node, request: Measure) -> int:
        """Begin to measure; *node* is closed at the end. Raises `Refusal` if the drive is being measured."""
        from disktune_helper.bench import bench_step, opening  # noqa: PLC0415

        steps = bench_step.of_drive(request, node.size_bytes())
        job = self._admit(node.name)

        def opened(one: BenchStep, tell: Tell) -> Bench:
            return opening.drive_bench(node, self._ports, one, tell, job.cancelled, hands_over=True)

        self._begin(job, steps, opened, node.close)
        return job.number

    def start_flicker(self, node: Node) -> int:
        """Begin to read in a rhythm; *node* is closed at the end. Raises `Refusal` if the drive is measured."""
        job = self._admit(node.name)
        self._run(job, lambda: self._flicker(job, node))
        return job.number

    def start_folder(self, request: MeasureFolder) -> int:
        """Begin to measure a file in a directory. Raises `Refusal`."""
        from disktune_helper.bench import opening  # noqa: PLC0415

        benches = opening.FolderBenches(self._ports, request)
        job = self._admit(FOLDER)
        self._begin(job, benches.steps, lambda one, tell: benches.open(one, tell, job.cancelled), benches.close)
        return job.number

    def cancel(self, number: int) -> None:
        """Stop a measurement; one that has ended already is not an error."""
        with self._lock:
            job = self._jobs.get(number)
        if job:
            job.cancelled.set()

    def cancel_all(self) -> None:
        """Stop every measurement."""
        with self._lock:
            for job in self._jobs.values():
                job.cancelled.set()

    def drain(self, timeout_s: float) -> bool:
        """Wait until every measurement has ended; return whether all did in time."""
        with self._lock:
            return self._ended.wait_for(lambda: not self._jobs, timeout_s)

    def _admit(self, target: str) -> _Job:
        with self._lock:
            if self.measures(target):
                raise Refusal(Fault.BUSY, busy(MEASUREMENT))
            job = _Job(next(self._numbers), target)
            self._jobs[job.number] = job
            return job

    def _begin(self, job: _Job, steps: tuple[BenchStep, ...], opened: Opener, close: Callable[[], None]) -> None:
        self._run(job, lambda: self._work(job, steps, opened, close))

    def _run(self, job: _Job, work: Callable[[], None]) -> None:
        try:
            errors.start(work, f"measure {job.target}")
        except Refusal:
            with self._lock:
                del self._jobs[job.number]
            raise

    def _work(self, job: _Job, steps: tuple[BenchStep, ...], opened: Opener, close: Callable[[], None]) -> None:
        results: list[Measurement] = []
        skipped: list[str] = []

        def measure() -> None:
            for number, step in enumerate(steps):
                try:
                    results.append(self._measure(job, step, opened, number, len(steps)))
                except Refusal as error:
                    # One step that this drive cannot do is no reason to lose the others.
                    if error.fault is not Fault.NOT_SUPPORTED or len(steps) == 1:
                        raise
                    skipped.append(labelled(step.workload.label, error.why))
            if skipped and not results:
                raise Refusal(Fault.NOT_SUPPORTED, skipped[0])

        mistake = Sentence("Stopped by an internal error of the helper.")
        fault, why = self._to_its_end(job, measure, close, "measure", mistake)
        self._emit("measure-ended", MeasureEnded(job.number, tuple(results), fault, why, tuple(skipped)))

    def _flicker(self, job: _Job, node: Node) -> None:
        from disktune_helper.bench.reader import DriveLight  # noqa: PLC0415

        def flicker() -> None:
            with closing(DriveLight(node, self._ports, job.cancelled)) as light:
                light.flicker(lambda beat, reads: self._emit("flicker-beat", FlickerBeat(job.number, beat, reads)))

        mistake = Sentence("Stopped by an internal error of the helper.")
        fault, why = self._to_its_end(job, flicker, node.close, "flicker", mistake)
        self._emit("flicker-ended", FlickerEnded(job.number, fault, why))

    def _to_its_end(
        self, job: _Job, work: Callable[[], None], close: Callable[[], None], name: str, mistake: str
    ) -> tuple[Fault | None, str]:
        """Do *work* and end the job; return what stopped it, and why; *mistake* for an internal error."""
        try:
            work()
        except Refusal as error:
            return error.fault, error.why
        except Exception as error:
            log_mistake(name, error)
            return Fault.INTERNAL, mistake
        finally:
            self._end(job, close)
        return None, ""

    def _end(self, job: _Job, close: Callable[[], None]) -> None:
        with suppress(OSError):
            close()
        with self._lock:
            del self._jobs[job.number]
            self._ended.notify_all()

    def _measure(self, job: _Job, step: BenchStep, opened: Opener, number: int, count: int) -> Measurement:
        def tell(tick: Tick) -> None:
            progress = (number + (tick.run + tick.share) / step.runs) / count
            self._emit("measure-sample", sample(job.number, number, tick, progress))

        with opened(step, tell) as bench:
            for _ in range(step.runs):
                bench.run()
            result = bench.result()
        self._emit("measure-result", MeasureResult(job.number, number, result))
        return result


def sample(job: int, step: int, tick: Tick, progress: float) -> MeasureSample:
    """Return the event for one moment of a run; *progress* is that of the whole job, 0 to 1."""
    return MeasureSample(
        job=job,
        step=step,
        run=tick.run,
        stage=tick.stage,
        elapsed_s=tick.elapsed_s,
        position_bytes=tick.position_bytes,
        bytes_s=tick.bytes_s,
        iops=tick.iops,
        latency_s=tick.latency_s,
        worst_s=tick.worst_s,
        depth=tick.depth,
        progress=min(1.0, progress),
        temperature_c=tick.temperature_c,
    )
