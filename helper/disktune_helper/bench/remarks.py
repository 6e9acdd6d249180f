"""What distorts a figure, in sentences, and what an error of the system means for a measurement."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from disktune_contract.measuring.measurement import FolderFacts, Run
from disktune_contract.measuring.workload import Cache, Target
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence, in_turn
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
of memory it was as fast as fio up to 0.64, and 5 % slower at 0.81 (docs/decisions/0015)."""


def notes(
    step: BenchStep, runs: Sequence[Run], early: Sequence[str], folder: FolderFacts | None, engine: str = ""
) -> tuple[str, ...]:
    """Return a sentence for each thing that distorts the figure.

    *early*: why runs were short; *engine*: a sentence on who made the runs.
    """
    found: list[str] = [
        Sentence("Run {number}: {why}", number=number, why=run.void)
        for number, run in enumerate(runs, 1)
        if run.void
    ]
    # The runs of one workload end early for one reason; one sentence is enough.
    found += [sentence for sentence in early if sentence][:1]
    counted = [run for run in runs if not run.void]
    found += _about_use(step, counted)
    limited = [run for run in counted if run.engine_limited]
    if limited and step.workload.cache is not Cache.WARM:
        share = sum(run.processor_s for run in limited) / sum(run.seconds for run in limited)
        found.append(
            Sentence("The CPU was busy; the drive may be faster.")
            if share < QUEUE_LIMIT
            else Sentence(
                "The CPU may be the limit ({share} busy).",
                share=f"{share:.0%}",
            )
        )
    if engine:
        found.append(engine)
    return (*found, *(folder.notes if folder else ()))


def _about_use(step: BenchStep, runs: Sequence[Run]) -> list[str]:
    """Return remarks from the kernel's counters about these runs."""
    workload = step.workload
    found: list[str] = []
    if not runs or workload.cache is Cache.WARM:
        return found
    own = sum(run.bytes_moved for run in runs)
    foreign = sum(run.foreign_bytes or 0 for run in runs)
    if foreign > FOREIGN_LIMIT * own:
        found.append(
            Sentence(
                "Other use of the drive: {other}, against {own} here.",
                other=size(foreign),
                own=size(own),
            )
        )
    moved = [run.device_bytes for run in runs if run.device_bytes is not None]
    if len(moved) < len(runs):
        found.append(Sentence("Other use of the drive is unknown."))
    elif not workload.writes and sum(moved) < CACHED_LIMIT * own:
        why = (
            Sentence("Direct reads are not affected.")
            if workload.target is Target.DRIVE and workload.cache is Cache.COLD
            else Sentence("The figure is not the drive's.")
        )
        found.append(
            in_turn(
                Sentence(
                    "Part came from a cache: {moved} of {all} moved.",
                    moved=size(sum(moved)),
                    all=size(own),
                ),
                why,
            )
        )
    return found


def drive_ends(run: Run, seconds: int) -> str:
    """Return a sentence if a run in order is shorter than *seconds* because the drive ended."""
    if run.seconds >= seconds:
        return ""
    return Sentence(
        "The drive ends here: {size} in {time} instead of {wanted}.",
        size=size(run.bytes_read),
        time=f"{run.seconds:.2f} s",
        wanted=f"{seconds} s",
    )


def not_started(program: str, error: OSError) -> str:
    """Return that a program that measures could not be started, and why."""
    return Sentence("{program} could not be started: {error}.", program=program, error=error.strerror)


def place(position: int) -> str:
    """Return a position on a drive in words."""
    return f"{position / (1 << 30):.2f} GiB"


def file_refusal(error: OSError) -> Refusal:
    """Return the refusal that an error of the operating system amounts to while a file was prepared."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Refusal(
            Fault.NO_ROOM,
            Sentence(
                "No space is left; the file was removed: {error}.",
                error=error.strerror,
            ),
        )
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        why = Sentence("No file can be created here: {error}.", error=error.strerror)
        return Refusal(Fault.PERMISSION, why)
    if error.errno in (errno.ENOENT, errno.ESTALE, errno.ENODEV, errno.ENXIO):
        return Refusal(Fault.DRIVE_GONE, Sentence("There is no such folder."))
    return Refusal(Fault.IO_ERROR, Sentence("It could not be written: {why}.", why=error.strerror))


def ended_early(ports: Ports, name: str, position: int, end: int) -> Refusal:
    """Return what a read that gives nothing before the end of the drive means."""
    if is_gone(ports, name):
        return gone(ports, name)
    return Refusal(
        Fault.IO_ERROR,
        Sentence(
            "No data at {position}, before the end at {end}.",
            position=place(position),
            end=place(end),
        ),
    )


def refusal(error: OSError, ports: Ports, name: str, position: int | None) -> Refusal:
    """Return the refusal that an error of the operating system amounts to while the drive *name* was read.

    *position* is None where it is not known which of many requests failed.
    """
    if error.errno in (errno.EACCES, errno.EPERM):
        return Refusal(Fault.PERMISSION, Sentence("Reading it needs permission."))
    if error.errno == errno.ENOMEDIUM:
        return Refusal(Fault.NOT_SUPPORTED, Sentence("There is no medium in this drive."))
    if error.errno in (errno.ENODEV, errno.ENXIO) or is_gone(ports, name):
        return gone(ports, name)
    if position is None:
        return Refusal(Fault.IO_ERROR, Sentence("It could not be read: {why}.", why=error.strerror))
    why = Sentence("It could not be read at {position}: {error}.", position=place(position), error=error.strerror)
    return Refusal(Fault.IO_ERROR, why)


def gone(ports: Ports, name: str) -> Refusal:
    """Return the refusal for a drive that was disconnected, or whose medium was removed."""
    if _may_lose_its_medium(ports, name):
        return Refusal(
            Fault.DRIVE_GONE,
            Sentence(
                "There is no medium in {drive}.",
                drive=name,
            ),
        )
    return Refusal(
        Fault.DRIVE_GONE,
        Sentence("{drive} is no longer available.", drive=name),
    )


def cancelled() -> Refusal:
    """Return the refusal that ends a cancelled run."""
    return Refusal(Fault.CANCELLED, Sentence("The measurement was cancelled."))


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
