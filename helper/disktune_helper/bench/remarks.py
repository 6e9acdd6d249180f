"""What distorts a figure, in sentences, and what an error of the system means for a measurement."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from disktune_contract.measuring.measurement import FolderFacts, Run
from disktune_contract.measuring.workload import Cache, Target
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.units import size
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.system.ports import Ports

FOREIGN_LIMIT = 0.02
"""Share of other use above which a result is marked (reference: interleaved tests see 2 % as noise)."""

CACHED_LIMIT = 0.9
"""A read whose drive moved less than this share of it came from memory."""

ENGINE_LIMIT = 0.9
"""Share of processor time above which the engine, not the drive, set the speed."""

QUEUE_LIMIT = 0.7
"""The same where many requests are to be in flight: while the engine sees to some, others wait for it. On a drive
of memory it was as fast as fio up to 0.64, and 5 % slower at 0.81 (docs/decisions/0011)."""


def notes(
    step: BenchStep, runs: Sequence[Run], early: Sequence[str], folder: FolderFacts | None
) -> tuple[str, ...]:
    """Return a sentence for each thing that distorts the figure. *early*: why runs were short."""
    found = [f"Run {number}: {run.void}" for number, run in enumerate(runs, 1) if run.void]
    # The runs of one workload end early for one reason; the first says enough.
    found += [sentence for sentence in early if sentence][:1]
    counted = [run for run in runs if not run.void]
    found += _about_use(step, counted)
    limited = [run for run in counted if run.engine_limited]
    if limited and step.workload.cache is not Cache.WARM:
        share = sum(run.processor_s for run in limited) / sum(run.seconds for run in limited)
        found.append(
            f"The CPU may have been the limit: the measurement kept it {share:.0%} busy. The drive may be "
            "faster than this."
        )
    return (*found, *(folder.notes if folder else ()))


def _about_use(step: BenchStep, runs: Sequence[Run]) -> list[str]:
    """Return what the kernel's counters say about these runs."""
    workload = step.workload
    found: list[str] = []
    if not runs or workload.cache is Cache.WARM:
        return found
    own = sum(run.bytes_moved for run in runs)
    foreign = sum(run.foreign_bytes or 0 for run in runs)
    if foreign > FOREIGN_LIMIT * own:
        found.append(
            f"Other programs used the drive during the measurement: {size(foreign)}, against {size(own)} "
            "read here. Measure again when the drive is idle."
        )
    moved = [run.device_bytes for run in runs if run.device_bytes is not None]
    if len(moved) < len(runs):
        if workload.target is Target.DRIVE:
            found.append("The kernel does not count this drive's transfers, so use by other programs is unknown.")
        else:
            found.append(
                "The transfers of the drive below this folder are not counted, so use by other programs is "
                "unknown."
            )
    elif not workload.writes and sum(moved) < CACHED_LIMIT * own:
        why = (
            "Direct reads are not affected."
            if workload.target is Target.DRIVE and workload.cache is Cache.COLD
            else "The figure is not that of the drive."
        )
        found.append(
            f"Part of the data came from a cache, not from the drive: it moved {size(sum(moved))} of "
            f"{size(own)}. {why}"
        )
    return found


def drive_ends(run: Run, seconds: int) -> str:
    """Return a sentence if a run in order is shorter than *seconds* because the drive ended."""
    if run.seconds >= seconds:
        return ""
    return (
        f"The drive ends here: a run read {size(run.bytes_read)} in {run.seconds:.2f} s"
        f" instead of reading for {seconds} s."
    )


def place(position: int) -> str:
    """Return a position on a drive in words."""
    return f"{position / (1 << 30):.2f} GiB"


def file_refusal(error: OSError) -> Refusal:
    """Return the refusal that an error of the operating system amounts to while a file was prepared."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Refusal(
            Fault.NO_ROOM,
            f"There is no space left for the file, and the unfinished file was removed: {error.strerror}.",
        )
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Refusal(Fault.PERMISSION, f"No file can be created in this directory: {error.strerror}.")
    if error.errno in (errno.ENOENT, errno.ESTALE, errno.ENODEV, errno.ENXIO):
        return Refusal(Fault.DRIVE_GONE, "The directory no longer exists.")
    return Refusal(Fault.IO_ERROR, f"The file could not be written: {error.strerror}.")


def ended_early(ports: Ports, name: str, position: int, end: int) -> Refusal:
    """Return what a read that gives nothing before the end of the drive means."""
    if is_gone(ports, name):
        return gone(ports, name)
    return Refusal(
        Fault.IO_ERROR, f"The drive returned no data at {place(position)}, before its end at {place(end)}."
    )


def refusal(error: OSError, ports: Ports, name: str, position: int) -> Refusal:
    """Return the refusal that an error of the operating system amounts to while the drive *name* was read."""
    if error.errno in (errno.EACCES, errno.EPERM):
        return Refusal(Fault.PERMISSION, f"Reading {name} directly needs administrator rights.")
    if error.errno == errno.ENOMEDIUM:
        return Refusal(Fault.NOT_SUPPORTED, "There is no medium in this drive to read from.")
    if error.errno in (errno.ENODEV, errno.ENXIO) or is_gone(ports, name):
        return gone(ports, name)
    return Refusal(Fault.IO_ERROR, f"The drive could not be read at {place(position)}: {error.strerror}.")


def gone(ports: Ports, name: str) -> Refusal:
    """Return the refusal that says that the drive was pulled, or that its medium was."""
    if _may_lose_its_medium(ports, name):
        return Refusal(
            Fault.DRIVE_GONE,
            f"The drive {name} reports no medium. The medium was removed, or the drive was disconnected.",
        )
    return Refusal(
        Fault.DRIVE_GONE, f"The drive {name} is no longer available. It was disconnected or turned off."
    )


def cancelled() -> Refusal:
    """Return what ends a run that nobody wants any more."""
    return Refusal(Fault.CANCELLED, "The measurement was cancelled.")


def is_gone(ports: Ports, name: str) -> bool:
    """Return whether the drive was removed: its directory is gone, or for the moment its capacity is 0."""
    try:
        return ports.read_text(f"/sys/class/block/{name}/size").strip() == "0"
    except OSError:
        return True


def _may_lose_its_medium(ports: Ports, name: str) -> bool:
    """Return whether a drive that is still there takes media in and out, as a card reader does."""
    try:
        return ports.read_text(f"/sys/class/block/{name}/removable").strip() == "1"
    except OSError:
        return False
