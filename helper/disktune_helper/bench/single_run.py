"""One run at a time of one workload on one drive, for comparisons: same buffer, place and length every time."""

from __future__ import annotations

import threading

from disktune_contract.measuring.measurement import Run
from disktune_contract.measuring.workload import OFFSET_STEP, Cache, Pattern
from disktune_contract.messages.comparison import Compare
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.units import size
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import bench_step, opening, remarks
from disktune_helper.bench.bench import Bench
from disktune_helper.system.ports import Node, Ports


@record
class RunReading:
    """What a run gave. ``void`` is a sentence where it and those before it mean nothing."""

    bytes_s: float
    disturbed: str = ""
    void: str = ""


class WorkloadRuns:
    """Runs of one workload, as many as wanted, and what is run before them and thrown away."""

    def __init__(self, bench: Bench, warm_up: Bench | None) -> None:
        self._bench, self._warm_up = bench, warm_up
        self._cache = bench.step.workload.cache

    def warm_up(self) -> None:
        """Run and throw away; raises Refusal."""
        if self._warm_up is not None:
            self._warm_up.run()

    def run(self) -> RunReading:
        """Run once; raises Refusal."""
        run = self._bench.run()
        return RunReading(run.bytes_s, _disturbed(run, self._cache), run.void)

    def close(self) -> None:
        """Let go of the drive."""
        for bench in (self._bench, self._warm_up):
            if bench is not None:
                bench.close()


def open_meter(ports: Ports, node: Node, request: Compare, cancelled: threading.Event) -> WorkloadRuns:
    """Return what measures *request*; *node* may be closed then. Raises Refusal if the workload does not fit."""
    drive_bytes = node.size_bytes()
    declared = BY_ID.get(request.workload)
    if declared is not None and (declared.seconds is None or declared.pattern is Pattern.SURFACE):
        why = Sentence(
            "“{workload}” does not consist of short runs, so it is not compared.", workload=declared.label
        )
        raise Refusal(Fault.NOT_SUPPORTED, why)
    real = _step(request, request.offset_bytes, request.seconds, drive_bytes)
    bench = opening.drive_bench(node, ports, real, lambda _: None, cancelled)
    if not request.warm_up_s:
        return WorkloadRuns(bench, None)
    offset = request.offset_bytes
    if real.workload.offset and real.workload.cache is not Cache.WARM:
        # Elsewhere: what the warm-up read must not lie in the drive's own cache when the run begins.
        offset = (offset + drive_bytes // 2) % drive_bytes // OFFSET_STEP * OFFSET_STEP
    warm = _step(request, offset, request.warm_up_s, drive_bytes)
    return WorkloadRuns(bench, opening.drive_bench(node, ports, warm, lambda _: None, cancelled))


def _step(request: Compare, offset: int, seconds: int, drive_bytes: int) -> bench_step.BenchStep:
    one = Measure(request.drive, (request.workload,), request.catalogue, offset, seconds, 1)
    return bench_step.of_drive(one, drive_bytes)[0]


def _disturbed(run: Run, cache: Cache) -> str:
    """Return the sentence that says what else went on on the drive; empty if nothing did."""
    foreign, device, own = run.foreign_bytes, run.device_bytes, run.bytes_moved
    if foreign is not None and foreign > remarks.FOREIGN_LIMIT * own:
        return Sentence(
            "Other programs or the kernel used the drive: {other}, against {own} here.",
            other=size(foreign),
            own=size(own),
        )
    if cache is not Cache.WARM and device is not None and device < remarks.CACHED_LIMIT * own:
        return Sentence("Part of the data was read from memory, not from the drive.")
    return ""
