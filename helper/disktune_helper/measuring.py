"""Running measurements: one thread each, at most one a drive, every one of them can be cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import field

from disktune_contract.activity import DiskStat
from disktune_contract.faults import Fault, Refusal
from disktune_contract.messages import Measure, MeasureEnded, MeasureSample
from disktune_contract.record import record
from disktune_helper.bench import reader
from disktune_helper.decode import diskstats
from disktune_helper.log import log_mistake
from disktune_helper.ports import Node, Ports


@record
class _Job:
    number: int
    drive: str
    cancelled: threading.Event = field(default_factory=threading.Event)


class Jobs:
    """The measurements of one session."""

    def __init__(self, ports: Ports, emit: Callable[[str, object], None], numbers: Iterator[int]) -> None:
        self._ports = ports
        self._emit = emit
        self._numbers = numbers
        self._lock = threading.Lock()
        self._jobs: dict[int, _Job] = {}

    @property
    def running(self) -> bool:
        """Whether any measurement is under way."""
        with self._lock:
            return bool(self._jobs)

    def measures(self, drive: str) -> bool:
        """Return whether the drive of that kernel name is being measured."""
        with self._lock:
            return any(job.drive == drive for job in self._jobs.values())

    def start(self, node: Node, request: Measure) -> int:
        """Begin to measure; *node* is closed at the end. Raises `Refusal` if the drive is being measured."""
        reader.check(request, node.size_bytes())
        with self._lock:
            if any(job.drive == node.name for job in self._jobs.values()):
                raise Refusal(Fault.BUSY, "This drive is being measured already.")
            job = _Job(next(self._numbers), node.name)
            self._jobs[job.number] = job
        threading.Thread(
            target=self._work, args=(job, node, request), name=f"measure {node.name}", daemon=True
        ).start()
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

    def _work(self, job: _Job, node: Node, request: Measure) -> None:
        try:
            end = self._measure(job, node, request)
        finally:
            node.close()
            with self._lock:
                del self._jobs[job.number]
        self._emit("measure-ended", end)

    def _measure(self, job: _Job, node: Node, request: Measure) -> MeasureEnded:
        def sample(run: int, elapsed_s: float, position_bytes: int, bytes_s: float) -> None:
            self._emit("measure-sample", MeasureSample(job.number, run, elapsed_s, position_bytes, bytes_s))

        def counters() -> DiskStat | None:
            try:
                return diskstats.parse(self._ports.read_text("/proc/diskstats")).get(node.name)
            except OSError:
                return None

        try:
            result = reader.measure(node, self._ports, request, counters, sample, job.cancelled)
        except Refusal as error:
            return MeasureEnded(job.number, None, error.fault, error.why)
        except Exception as error:
            log_mistake("measure", error)
            return MeasureEnded(
                job.number, None, Fault.INTERNAL, "The helper made a mistake and stopped measuring."
            )
        return MeasureEnded(job.number, result)
