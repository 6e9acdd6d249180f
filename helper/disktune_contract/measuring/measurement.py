"""The results of a measurement: runs, long writes, and what has to be known to trust and compare them.

Bytes, seconds and bytes per second throughout. Everything here crosses the pipe and is stored unchanged:
`wire.plain` and `wire.load` turn it into JSON and back.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum

from disktune_contract.measuring.latency import Latency, between, merged
from disktune_contract.measuring.workload import Engine, Metric
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed

# -- a long write: its speed, and how soon the drive recovers ----------------------------------------------
#
# Solid-state drives take writes in a part of their flash that is fast (SLC), and shingled hard disks in a part
# that is not shingled. When it is full, the speed falls to what the rest can do. The drive empties it when it is
# idle.

MOST_POINTS = 1000
"""A write is reported in so many parts of equal size: each is a thousandth of what is written at most."""

REST_WRITES = 2
"""The short writes after pauses have as many bytes in all as so many long writes, at most."""

RESTS_S = (30, 60, 120, 300, 600)
"""Pauses in seconds after which a short write measures how much of the cache is free again. Each begins with a
full cache, since the write before filled what was free."""


@record
class WritePoint:
    """A part of the write; all but the last have the same number of bytes."""

    end_bytes: int
    """Bytes written when it ended."""
    bytes_s: float
    elapsed_s: float
    """When it ended, in seconds since the write began."""
    temperature_c: float | None = None
    """The warmest drive below the folder, as last seen; None: no sensor of the kernel reports it."""


@record
class SpeedLevel:
    """A speed that was sustained, in bytes per second: the median of its parts with the interval at 95%."""

    bytes_s: float
    low: float
    high: float


@record
class Drop:
    """A place after which the write stayed slower. The interval is at 95%."""

    position_bytes: int
    low_bytes: int
    high_bytes: int
    before: SpeedLevel
    after: SpeedLevel
    gradual: bool = False
    """Whether the speed fell over a stretch, which the interval then covers."""
    temperature_c: float | None = None
    """Of the drive when it fell."""

    @property
    def middle_bytes_s(self) -> float:
        """The speed between both, where neither is nearer (geometric mean)."""
        return math.sqrt(self.before.bytes_s * self.after.bytes_s)


@record
class SpeedCourse:
    """What the speeds of a write amount to."""

    level: SpeedLevel | None
    """Of the whole write; None where too little was written."""
    drops: tuple[Drop, ...] = ()
    """In their order."""
    declined: float | None = None
    """The share of the speed that was lost steadily from beginning to end, where that explains it better."""


@record
class Rest:
    """A pause, and the short write after it."""

    pause_s: int
    written_bytes: int
    """By the short write."""
    back_bytes: int
    """What of it was fast: so much of the cache was free again."""
    low_bytes: int
    high_bytes: int
    whole: bool
    """Whether all of it was fast, which is as much as the size that was found for the cache."""


@record
class LongWrite:
    """The course of a long write. Sizes in bytes, times in seconds."""

    points: tuple[WritePoint, ...]
    course: SpeedCourse
    sync_s: float
    """What it took in the end until the drive had emptied its own volatile cache (fdatasync)."""
    limit_c: float | None = None
    """The temperature at which the write would have been stopped; None: no sensor."""
    buffered_by: str = ""
    """The file system, if it may keep written data in memory of its own: then a drop may be that of memory."""
    rests: tuple[Rest, ...] = ()
    rest_asked: bool = False
    """Whether the rest time was to be measured."""

    @property
    def drop(self) -> Drop | None:
        """The first drop."""
        return self.course.drops[0] if self.course.drops else None

    @property
    def cache_is_full_at(self) -> Drop | None:
        """The drop at which the fast cache was full; None if there is none, or another cause is as likely."""
        drop = self.drop
        return drop if drop is not None and not self.buffered_by and not self.was_hot(drop) else None

    def was_hot(self, drop: Drop) -> bool:
        """Whether the drive was so warm at *drop* that heat may have slowed it."""
        return (
            drop.temperature_c is not None
            and self.limit_c is not None
            and drop.temperature_c >= self.limit_c - NEAR_LIMIT_K
        )


NEAR_LIMIT_K = 8.0
"""So close to its limit a drive may already slow itself: NVMe drives begin some degrees below the temperature that
they name as their warning (NVM Express Base Specification 2.0c, 8.15.5, host controlled thermal management)."""


# -- block devices between a directory and its drives ------------------------------------------------------


@record
class PathLayer:
    """One block device that all reads and writes of the directory, or a part of them, go through."""

    name: str
    """The kernel name."""
    kind: str
    """A word of `disktune_contract.layers.stack.LayerKind`."""
    label: str = ""
    """What its administrator calls it."""
    form: str = ""
    """Which of its kind: ``LUKS2``, ``raid1``."""


@record
class DataPath:
    """The way of data between a file system and its drives. All names are the kernel's."""

    file_system: str
    """By which the file system is meant: `disktune_contract.layers.stack.FileSystem.name`."""
    kind: str
    """``ext4``."""
    layers: tuple[PathLayer, ...] = ()
    """Upper layers first, the drives last; partitions are left out."""
    read_ahead: str = ""
    """The device whose read-ahead and share of the writeback cache files follow; empty if the file system has its
    own, or that is unknown."""
    own_read_ahead: bool = False
    queues: tuple[str, ...] = ()
    """Whose request queues everything goes through: where schedulers and queue sizes take effect."""
    drives: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    """Those of ``drives`` that all take part in whatever is written, as members of one array."""


_NAMES = {
    "array": "md",
    "crypt": "dm-crypt",
    "volume": "LVM",
    "linear": "LVM",
    "striped": "LVM",
    "mirror": "LVM",
    "raid": "LVM RAID",
    "thin": "LVM thin",
    "thin-pool": "LVM thin pool",
    "cache": "LVM cache",
    "integrity": "dm-integrity",
}
"""What people call the kinds of layers; the others are called by their own word."""


def layers_between(path: DataPath) -> tuple[PathLayer, ...]:
    """Return the layers above the drives, upper ones first."""
    return tuple(layer for layer in path.layers if layer.name not in path.drives)


def called(layer: PathLayer) -> str:
    """Return what a layer is called: ``LUKS2 (sda5_crypt)``, ``LVM (debian/home)``, ``md (media)``."""
    name = layer.form if layer.kind == "crypt" and layer.form else _NAMES.get(layer.kind, layer.kind)
    return f"{name} ({layer.label})" if layer.label else name


def in_words(path: DataPath) -> str:
    """Return all layers as one text, the drives last: ``LVM (debian/home), LUKS2 (sda5_crypt), sda``."""
    return ", ".join((*map(called, layers_between(path)), *path.drives))


# -- the result of a measurement ---------------------------------------------------------------------------


class Stage(StrEnum):
    """What a measurement is busy with."""

    PREPARING = "preparing"
    """The file is being written, or the cache filled; its speed is no result."""
    RUNNING = "running"
    RESTING = "resting"
    """The drive is left idle, or its recovery is measured."""


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
    """What other programs moved on the drive during the run."""
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

    That is so where nothing was done, and for a percentile of too few requests for one to exceed it.
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
    """Kernel names of the whole drives that it is on; empty if it is on none or that is unknown."""
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
    return Sentence("Unusual conditions: {conditions}.", conditions=words)


def elsewhere(found: FolderFacts, drive: str) -> str:
    """Return why a file in a directory cannot measure the drive or array *drive*; empty if it can."""
    if found.drives == (drive,) or drive in found.members or _is_layer(found, drive):
        return ""
    if not found.drives:
        return Sentence("Select a folder on {drive}.", drive=drive)
    if drive in found.drives:
        return Sentence(
            "Select a folder on {drive}.",
            drive=drive,
        )
    return Sentence(
        "This is on {drives}. Select a folder on {drive}.",
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
    """`Engine.BONNIE`: all its figures."""
    folder: FolderFacts | None = None
    notes: tuple[str, ...] = ()
    """Sentences about what distorts the figure."""
    long_write: LongWrite | None = None
    """`Pattern.LONG_WRITE`: speed over the bytes written."""
    upkeep: tuple[str, ...] = ()
    """`Drive.upkeep` before or after any run; ``notes`` have it as a sentence."""

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
        """What other programs moved on the drive during all runs, None if unknown."""
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


# -- file systems on no local drive, or with a cache of their own ------------------------------------------

MEMORY = frozenset({"tmpfs", "ramfs", "devtmpfs", "hugetlbfs"})
NETWORK = frozenset(
    {
        "nfs",
        "nfs4",
        "cifs",
        "smb3",
        "9p",
        "virtiofs",
        "ceph",
        "afs",
        "glusterfs",
        "fuse.sshfs",
        "fuse.rclone",
    }
)


def keeps_writes(kind: str) -> bool:
    """Return whether a file system may keep written data in memory even where that is not wanted (O_DIRECT).

    OpenZFS before 2.3 takes such requests into its own cache (zfs(4), zfs_dio_enabled), and so may a FUSE program.
    """
    return kind in ("zfs", "fuseblk") or kind.startswith("fuse.")


def no_long_write(found: FolderFacts) -> str:
    """Return why a long write is meaningless in a directory, empty if it is not."""
    if found.filesystem in MEMORY:
        return Sentence("This is not on a drive.")
    if found.filesystem in NETWORK:
        return Sentence("This is not on a drive.")
    return ""
