"""What comes out of a measurement: the runs, and what has to be known to trust and to compare them.

Bytes, seconds and bytes per second throughout. Everything here crosses the pipe and is stored unchanged:
`wire.plain` and `wire.load` turn it into JSON and back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from disktune_contract.measuring.data_path import DataPath
from disktune_contract.measuring.latency import Latency, between, merged
from disktune_contract.measuring.long_write import LongWrite
from disktune_contract.measuring.workload import Engine, Metric
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed


class Stage(StrEnum):
    """What a measurement is busy with."""

    PREPARING = "preparing"
    """The file is being written, or the cache filled; its speed is no result."""
    RUNNING = "running"
    RESTING = "resting"
    """The drive is left alone, or it is measured how far it has recovered."""


@record
class Run:
    """One run, the unit of comparison.

    ``void`` is a sentence where the figures mean nothing, as when the computer was suspended during it: such a run
    is shown and not counted. Rates of a mixed run are those of reads and writes together.
    """

    bytes_read: int
    bytes_written: int
    seconds: float
    reads: int
    """Requests completed."""
    writes: int
    processor_s: float
    """Processor time of the engine, its system calls included."""
    read_latency: Latency | None = None
    """None where one request was not timed apart from the others."""
    write_latency: Latency | None = None
    device_bytes: int | None = None
    """What the kernel counted as read from and written to the drive during the run; None: it does not count."""
    foreign_bytes: int | None = None
    """What others moved on the drive during the run."""
    engine_limited: bool = False
    """Whether the engine's processor time, not the drive, set the speed."""
    void: str = ""

    @property
    def bytes_moved(self) -> int:
        """Bytes read and written."""
        return self.bytes_read + self.bytes_written

    @property
    def bytes_s(self) -> float:
        """Throughput."""
        return self.bytes_moved / self.seconds if self.seconds > 0 else 0.0

    @property
    def iops(self) -> float:
        """Requests completed per second."""
        return (self.reads + self.writes) / self.seconds if self.seconds > 0 else 0.0


def figure(run: Run, metric: Metric) -> float | None:
    """Return the figure of a run, in bytes or requests per second or seconds; None if it does not have it.

    That is so where nothing was done, and for a percentile of fewer requests than it takes for one to lie beyond.
    """
    if metric is Metric.THROUGHPUT:
        return run.bytes_s or None
    if metric is Metric.IOPS:
        return run.iops or None
    waits = merged((run.read_latency, run.write_latency))
    return between(waits, _SHARES[metric]) if waits is not None else None


_SHARES = {Metric.P50: 0.5, Metric.P99: 0.99}


@record
class Point:
    """The speed at one place of the drive."""

    position_bytes: int
    bytes_s: float


@record
class Access:
    """One block read anywhere: how far from the one before, and how long it took."""

    position_bytes: int
    distance_bytes: int
    """From the end of the block before, without a sign."""
    latency_s: float


@record
class Figure:
    """One of the figures of a program that measures many things at once (bonnie++)."""

    name: str
    """In the program's own words."""
    value: float
    unit: str
    """``B/s`` or ``1/s``."""
    processor_percent: float | None = None
    worst_latency_s: float | None = None


@record
class FolderFacts:
    """A directory that a file is to be measured in, and what its file system does to the figure."""

    folder: str
    filesystem: str
    """As in /proc/self/mountinfo, e.g. ``ext4``."""
    drives: tuple[str, ...]
    """Kernel names of the whole drives that it lies on; empty if it is on none or that is unknown."""
    free_bytes: int
    """Free to this user."""
    notes: tuple[str, ...] = ()
    """Sentences about what distorts the figure: copy-on-write, compression, encryption, memory, the network."""
    refusal: str = ""
    """Why nothing can be measured here; empty if it can."""
    members: tuple[str, ...] = ()
    """Whole drives that take part in whatever is written to the one array among ``drives``."""
    path: DataPath | None = None
    """The layers between; None if they are unknown."""


def unusual(upkeep: Iterable[str]) -> str:
    """Return what `Drive.upkeep` means for a measurement, in sentences; empty if there is nothing."""
    words = listed(upkeep)
    if not words:
        return ""
    return Sentence("Unusual conditions: {conditions}. The figures can be lower than usual.", conditions=words)


def elsewhere(found: FolderFacts, drive: str) -> str:
    """Return why a file in a directory says nothing of the drive or array *drive*; empty if it does."""
    if found.drives == (drive,) or drive in found.members or _is_layer(found, drive):
        return ""
    if not found.drives:
        return Sentence("The drive of this directory is unknown. Select a directory on {drive}.", drive=drive)
    if drive in found.drives:
        return Sentence(
            "A file here may be stored on any of {drives}. Select a directory that is only on {drive}.",
            drives=", ".join(found.drives),
            drive=drive,
        )
    return Sentence(
        "This directory is on {drives}, not on {drive}. Select a directory on {drive}.",
        drives=", ".join(found.drives),
        drive=drive,
    )


def _is_layer(found: FolderFacts, drive: str) -> bool:
    """Return whether *drive* is a volume that a directory's data go through; drives are in ``drives``."""
    path = found.path
    return path is not None and drive not in path.drives and any(layer.name == drive for layer in path.layers)


@record
class Measurement:
    """The result of one workload."""

    workload: str
    """Its id."""
    engine: Engine
    program: str
    """What made the requests, and how: ``disktune 1.0, preadv``, ``fio-3.33, io_uring``."""
    offset_bytes: int
    span_bytes: int
    """How much of the drive, or how large a file, the requests were spread over."""
    block_bytes: int
    depth: int
    jobs: int
    seconds: int
    """Length of a run that was asked for."""
    runs: tuple[Run, ...]
    curve: tuple[Point, ...] = ()
    """`Pattern.SURFACE`: speed over the place."""
    accesses: tuple[Access, ...] = ()
    """`Pattern.SURFACE`: access time over the seek distance."""
    figures: tuple[Figure, ...] = ()
    """`Engine.BONNIE`: everything it says."""
    folder: FolderFacts | None = None
    notes: tuple[str, ...] = ()
    """Sentences about what distorts the figure."""
    long_write: LongWrite | None = None
    """`Pattern.LONG_WRITE`: speed over the bytes written."""
    upkeep: tuple[str, ...] = ()
    """`Drive.upkeep` before or after any run; ``notes`` say it in a sentence."""

    @property
    def counted(self) -> tuple[Run, ...]:
        """The runs that are not void."""
        return tuple(run for run in self.runs if not run.void)

    @property
    def median_bytes_s(self) -> float:
        """Median throughput of the runs that count, 0 without any."""
        return spread([run.bytes_s for run in self.counted])[0]

    @property
    def slowest_bytes_s(self) -> float:
        """Throughput of the slowest run that counts."""
        return spread([run.bytes_s for run in self.counted])[1]

    @property
    def fastest_bytes_s(self) -> float:
        """Throughput of the fastest run that counts."""
        return spread([run.bytes_s for run in self.counted])[2]

    @property
    def median_iops(self) -> float:
        """Median of requests per second of the runs that count."""
        return spread([run.iops for run in self.counted])[0]

    @property
    def device_bytes(self) -> int | None:
        """What the kernel counted on the drive during all runs, None where it does not."""
        return _sum([run.device_bytes for run in self.runs])

    @property
    def foreign_bytes(self) -> int | None:
        """What others moved on the drive during all runs, None if unknown."""
        return _sum([run.foreign_bytes for run in self.runs])

    @property
    def engine_share(self) -> float:
        """Processor time of the engine over elapsed time; above 1 with several threads."""
        seconds = sum(run.seconds for run in self.counted)
        return sum(run.processor_s for run in self.counted) / seconds if seconds else 0.0

    @property
    def engine_limited(self) -> bool:
        """Whether the engine, not the drive, set the speed of any run that counts."""
        return any(run.engine_limited for run in self.counted)


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Return median, smallest and largest; three zeroes for no values."""
    if not values:
        return 0.0, 0.0, 0.0
    ordered = sorted(values)
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return median, ordered[0], ordered[-1]


def _sum(values: Sequence[int | None]) -> int | None:
    known = [value for value in values if value is not None]
    return sum(known) if known and len(known) == len(values) else None
