"""What is to be measured, with every number checked against what the workload declares and the drive has."""

from __future__ import annotations

from disktune_contract.measuring import own
from disktune_contract.measuring.workload import (
    MAX_STEPS,
    MAX_TOTAL_S,
    OFFSET_STEP,
    Pattern,
    Target,
    Workload,
)
from disktune_contract.messages.faults import OTHER_VERSION, Fault, Refusal, invalid, out_of_range, unknown
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.units import number, size
from disktune_contract.workloads import BY_ID, DIGEST


@record
class BenchStep:
    """One workload, ready to be done."""

    workload: Workload
    offset_bytes: int
    span_bytes: int
    """Bytes of the drive from the offset on, or of the file, that requests may go to."""
    seconds: int
    """Length of a run, or its limit."""
    runs: int


def of_drive(request: Measure, drive_bytes: int) -> tuple[BenchStep, ...]:
    """Return the steps of a request for a raw drive of *drive_bytes*; raises Refusal."""
    workloads = _workloads(request, Target.DRIVE)
    if drive_bytes <= 0:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("There is no medium in this drive."))
    if request.offset_bytes < 0 or request.offset_bytes % OFFSET_STEP:
        raise invalid("the start position is not in whole MiB", Fault.OUT_OF_RANGE)
    if request.offset_bytes >= drive_bytes:
        raise out_of_range(0, f"{drive_bytes / (1 << 30):.2f} GiB")
    if request.offset_bytes and not all(workload.offset for workload in workloads):
        raise invalid("the workload has no start position", Fault.OUT_OF_RANGE)
    span = drive_bytes - request.offset_bytes
    for workload in workloads:
        if workload.pattern in (Pattern.RANDOM, Pattern.SURFACE) and span < max(workload.block_bytes, 1 << 20):
            why = Sentence("A drive of {size} is too small for this workload.", size=size(span))
            raise Refusal(Fault.NOT_SUPPORTED, why)
        if workload.depth * workload.jobs > 1 and span < workload.block_bytes * workload.jobs:
            raise invalid(f"{size(span)} after the start position are less than one request", Fault.OUT_OF_RANGE)
    return tuple(_step(workload, request, request.offset_bytes, span) for workload in workloads)


def of_folder(request: MeasureFolder) -> tuple[BenchStep, ...]:
    """Return the steps of a request for files in a directory; raises Refusal."""
    workloads = _workloads(request, Target.FOLDER)
    return tuple(_step(workload, request, 0, _file_bytes(workload, request.file_mib)) for workload in workloads)


def _file_bytes(workload: Workload, wanted_mib: int | None) -> int:
    """Return the size of the file of a workload, as wanted where it is for the user to choose; raises Refusal."""
    bounds = workload.file_mib
    if wanted_mib is not None and not bounds.admits(wanted_mib):
        raise out_of_range(f"{number(bounds.least)} MiB", f"{number(bounds.most)} MiB")
    return workload.file_bytes or (bounds.usual if wanted_mib is None else wanted_mib) << 20


def other_catalogue() -> Refusal:
    """Return what refuses a request of a window that means other workloads by the same ids."""
    return Refusal(Fault.NOT_SUPPORTED, OTHER_VERSION)


def _workloads(request: Measure | MeasureFolder, target: Target) -> list[Workload]:
    if request.catalogue != DIGEST:
        raise other_catalogue()
    if not 1 <= len(request.workloads) + len(request.own) <= MAX_STEPS:
        raise out_of_range(1, MAX_STEPS)
    found = []
    for name in request.workloads:
        workload = BY_ID.get(name)
        if workload is None:
            raise unknown(name)
        if workload.target is not target:
            raise invalid(f"{name} runs elsewhere", Fault.NOT_SUPPORTED)
        found.append(workload)
    for mine in request.own:
        if not mine.admitted or mine.target is not target:
            raise invalid("a workload of the user's own is out of its bounds", Fault.OUT_OF_RANGE)
        found.append(own.workload(mine))
    return found


def _step(workload: Workload, request: Measure | MeasureFolder, offset: int, span: int) -> BenchStep:
    seconds, runs = workload.limit_s, workload.runs.usual
    if request.seconds is not None and workload.seconds is not None:
        seconds, bounds = request.seconds, workload.seconds
        if not bounds.admits(seconds):
            raise out_of_range(f"{bounds.least} s", f"{bounds.most} s")
    if request.runs is not None:
        runs, bounds = request.runs, workload.runs
        if not bounds.admits(runs):
            raise out_of_range(bounds.least, bounds.most)
    longest = max(MAX_TOTAL_S, workload.seconds.most if workload.seconds else 0)
    if seconds * runs > longest:
        raise invalid("all runs take at most 10 min together", Fault.OUT_OF_RANGE)
    return BenchStep(workload, offset, span, seconds, runs)
