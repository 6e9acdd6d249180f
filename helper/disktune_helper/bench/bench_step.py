"""What is to be measured, with every number checked against what the workload declares and the drive has."""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.measuring.workload import (
    FILE_MIB,
    MAX_STEPS,
    MAX_TOTAL_S,
    OFFSET_STEP,
    Bounds,
    Pattern,
    Target,
    Workload,
)
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.record import record
from disktune_contract.units import size
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
    workloads = _workloads(request.workloads, request.catalogue, Target.DRIVE)
    if drive_bytes <= 0:
        raise Refusal(Fault.NOT_SUPPORTED, "There is no medium in this drive to read from.")
    if request.offset_bytes < 0 or request.offset_bytes % OFFSET_STEP:
        raise Refusal(Fault.OUT_OF_RANGE, "The start position must be a whole number of MiB.")
    if request.offset_bytes >= drive_bytes:
        end = f"{drive_bytes / (1 << 30):.2f} GiB"
        raise Refusal(Fault.OUT_OF_RANGE, f"The start position is past the drive's end at {end}.")
    if request.offset_bytes and not all(workload.offset for workload in workloads):
        raise Refusal(Fault.OUT_OF_RANGE, "This workload covers the whole drive and has no start position.")
    span = drive_bytes - request.offset_bytes
    for workload in workloads:
        if workload.pattern in (Pattern.RANDOM, Pattern.SURFACE) and span < max(workload.block_bytes, 1 << 20):
            raise Refusal(Fault.NOT_SUPPORTED, f"A drive of {size(span)} is too small for this workload.")
        if workload.depth > 1 and span < workload.block_bytes:
            why = (
                f"From this position, {size(span)} remain to the drive's end: less than one request of "
                "this workload."
            )
            raise Refusal(Fault.OUT_OF_RANGE, why)
    return tuple(_step(workload, request, request.offset_bytes, span) for workload in workloads)


def of_folder(request: MeasureFolder) -> tuple[BenchStep, ...]:
    """Return the steps of a request for files in a directory; raises Refusal."""
    workloads = _workloads(request.workloads, request.catalogue, Target.FOLDER)
    wanted = request.file_mib
    if wanted is not None and not FILE_MIB.admits(wanted):
        raise Refusal(Fault.OUT_OF_RANGE, f"The file size must be {FILE_MIB.least} to {FILE_MIB.most} MiB.")
    chosen = (FILE_MIB.usual if wanted is None else wanted) << 20
    return tuple(_step(workload, request, 0, workload.file_bytes or chosen) for workload in workloads)


def _workloads(ids: Sequence[str], catalogue: str, target: Target) -> list[Workload]:
    if catalogue != DIGEST:
        why = "The versions of the window and the helper differ. Install the same version of both."
        raise Refusal(Fault.NOT_SUPPORTED, why)
    if not 1 <= len(ids) <= MAX_STEPS:
        raise Refusal(Fault.OUT_OF_RANGE, f"A measurement has 1 to {MAX_STEPS} workloads.")
    found = []
    for name in ids:
        workload = BY_ID.get(name)
        if workload is None:
            raise Refusal(Fault.NOT_SUPPORTED, f"There is no workload {name[:40]!r}.")
        if workload.target is not target:
            other = "a raw drive" if target is Target.DRIVE else "a directory"
            raise Refusal(Fault.NOT_SUPPORTED, f"“{workload.label}” cannot be run on {other}.")
        found.append(workload)
    return found


def _step(workload: Workload, request: Measure | MeasureFolder, offset: int, span: int) -> BenchStep:
    seconds, runs = workload.limit_s, workload.runs.usual
    if request.seconds is not None and workload.seconds is not None:
        seconds = _within(workload.seconds, request.seconds, "A run takes {} to {} s.")
    if request.runs is not None:
        runs = _within(workload.runs, request.runs, "A measurement has {} to {} runs.")
    longest = max(MAX_TOTAL_S, workload.seconds.most if workload.seconds else 0)
    if seconds * runs > longest:
        raise Refusal(Fault.OUT_OF_RANGE, "All runs together take at most 10 min.")
    return BenchStep(workload, offset, span, seconds, runs)


def _within(bounds: Bounds, value: int, sentence: str) -> int:
    if not bounds.admits(value):
        raise Refusal(Fault.OUT_OF_RANGE, sentence.format(bounds.least, bounds.most))
    return value
