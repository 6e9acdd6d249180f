"""What a workload is: all that has to be specified of a measurement so that its figure has a meaning.

A workload is data, as a setting is. The window shows it, the helper runs it, and neither sends the other more than
its id and a few whole numbers within the bounds declared here. The declarations are in
`disktune_contract.workloads`.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record


class Engine(StrEnum):
    """What makes the requests. Figures of different engines are not compared with each other."""

    READER = "reader"
    """The helper itself."""
    FIO = "fio"
    """fio, 3.33 or newer."""
    BONNIE = "bonnie"
    """bonnie++."""


class Target(StrEnum):
    """What the requests go to."""

    DRIVE = "drive"
    """The raw drive. It is only ever read."""
    FOLDER = "folder"
    """A file of DiskTune's, in a directory that the user chose."""


class Pattern(StrEnum):
    """Where each request is, relative to the one before."""

    SEQUENTIAL = "sequential"
    """Each right behind the one before."""
    RANDOM = "random"
    """Anywhere in the span, uniformly, at multiples of the block size."""
    SAME_PLACE = "same-place"
    """Always the first block of the span."""
    SURFACE = "surface"
    """Long reads at places spread evenly over the drive, then single blocks anywhere: speed and access time."""
    LONG_WRITE = "long-write"
    """One file from beginning to end, for as long as it takes to fill the drive's fast cache."""
    FILE_SYSTEM = "file-system"
    """What a program does with many files: create, write, rewrite, read, seek, delete."""


class Cache(StrEnum):
    """What part the kernel's page cache has."""

    DIRECT = "direct"
    """None: requests go past it (O_DIRECT)."""
    COLD = "cold"
    """Requests go through it; what it contained was dropped beforehand."""
    WARM = "warm"
    """Everything asked for is in it already."""


class Sync(StrEnum):
    """When what was written has to have reached the drive."""

    NONE = "none"
    """Whenever the kernel likes. For buffered writes the figure is that of memory."""
    FDATASYNC = "fdatasync"
    """Once, at the end, the data: dd's conv=fdatasync. The time counts."""
    FSYNC = "fsync"
    """Once, at the end, the data and what the file system notes about it: dd's conv=fsync. The time counts."""
    DSYNC = "dsync"
    """After every single write, the data: dd's oflag=dsync."""
    SYNC = "sync"
    """After every single write, the data and what the file system notes about it: dd's oflag=sync."""


class Metric(StrEnum):
    """The figure by which a comparison judges a workload: one, declared beforehand."""

    THROUGHPUT = "throughput"
    """Bytes per second."""
    IOPS = "iops"
    """Requests per second."""
    P50 = "p50"
    """What half of the requests wait at most, in seconds: how long one usually waits."""
    P99 = "p99"
    """What all but one in a hundred wait at most, in seconds: how long the wait is that one notices."""

    @property
    def lower_is_better(self) -> bool:
        """Whether it is a latency, of which less is better."""
        return self in (Metric.P50, Metric.P99)


@record
class Bounds:
    """What a request may ask for: ``usual`` unless it asks for another value from ``least`` to ``most``."""

    least: int
    usual: int
    most: int

    def admits(self, value: int) -> bool:
        """Return whether *value* may be asked for."""
        return type(value) is int and self.least <= value <= self.most


SECONDS = Bounds(1, 5, 60)
RUNS = Bounds(1, 5, 20)
LIMIT_S = 60
"""A run that is over when it has moved so many bytes ends after this time at the latest: no drive keeps the user
waiting for hours (security-requirements.md R12)."""

FILE_MIB = Bounds(16, 1024, 65_536)
"""MiB of the file that a folder is measured with: KDiskMark's own range, and its usual value."""

OFFSET_STEP = 1 << 20
"""Places to start at are multiples of this: a whole number of sectors of every drive, and of the usual stripes."""

MAX_TOTAL_S = 600
"""All runs of one workload together take no longer. Excepted are bonnie++, which is as slow as it is, and long
writes, which have a limit of their own (security-requirements.md R12)."""

MAX_STEPS = 64
"""Workloads in one request: no profile has more."""


@record
class Workload:
    """One kind of measurement.

    Either ``seconds`` or ``total_bytes`` ends a run. Some have both: then a run that has not moved ``total_bytes``
    in that time ends there, and the result shows that.
    """

    id: str
    """Never changes: results are stored by it."""
    label: str
    purpose: str
    """What a person learns from it, in a sentence or two."""
    engine: Engine
    target: Target
    pattern: Pattern
    block_bytes: int
    """Bytes of one request."""
    depth: int = 1
    """Requests in flight at a time, in each job."""
    jobs: int = 1
    """Threads that make requests."""
    read_percent: int = 100
    """Share of the requests that read, 0 to 100; the others write."""
    cache: Cache = Cache.DIRECT
    sync: Sync = Sync.NONE
    zeros: bool = False
    """Whether the file consists of zeros, which some file systems and drives compress; else of random data."""
    seconds: Bounds | None = SECONDS
    runs: Bounds = RUNS
    total_bytes: int | None = None
    """Bytes after which a run is over."""
    appends: bool = False
    """Whether each run begins with an empty file, which its writes make longer; it ends at the file's size at the
    latest."""
    metric: Metric = Metric.THROUGHPUT
    """What a comparison judges it by."""
    beside_bytes: int = 0
    """Bytes of one write of a big copy that runs at the same time, in order and through the page cache, in a file
    of its own; 0: none. What it writes is not counted."""
    file_bytes: int | None = None
    """Size of the file where it belongs to the measurement; None: the user chooses within ``file_mib``."""
    file_mib: Bounds = FILE_MIB
    """MiB of the file that the user may choose."""
    rests: bool = False
    """`Pattern.LONG_WRITE`: whether short writes after pauses measure how soon the drive recovers."""
    offset: bool = False
    """Whether a request may specify where on the drive to start."""
    points: int = 0
    """`Pattern.SURFACE`: places that are read in order."""
    accesses: int = 0
    """`Pattern.SURFACE`: blocks that are read anywhere, to time the access."""
    point_bytes: int = 0
    """`Pattern.SURFACE`: bytes read at each place; ``block_bytes`` is what an access reads."""
    counterpart: str = ""
    """The command or the named test of another program that does the same."""

    @property
    def writes(self) -> bool:
        """Whether anything is written; only to a file of DiskTune's."""
        return self.read_percent < 100 or self.beside_bytes > 0

    @property
    def files(self) -> int:
        """How many files of the same size it needs."""
        return 2 if self.beside_bytes else 1

    @property
    def comparable(self) -> bool:
        """Whether values of settings can be compared with it: short runs, one figure, and the drive at work."""
        if self.pattern in (Pattern.SURFACE, Pattern.FILE_SYSTEM, Pattern.LONG_WRITE) or self.seconds is None:
            return False
        return self.target is Target.DRIVE or self.reaches_the_drive

    @property
    def reaches_the_drive(self) -> bool:
        """Whether its figure is the drive's; else it is that of memory."""
        return self.cache is not Cache.WARM and (
            self.cache is Cache.DIRECT or not self.writes or self.sync is not Sync.NONE
        )

    @property
    def limit_s(self) -> int:
        """Seconds after which a run is over at the latest, unless the request sets another time."""
        return self.seconds.usual if self.seconds else LIMIT_S


class Summary(StrEnum):
    """Which of several runs a program shows as the figure. Here it is the median; others do otherwise."""

    MEDIAN = "median"
    MEAN = "mean"
    BEST = "best"


@record
class Profile:
    """Workloads that belong together and are measured one after the other."""

    id: str
    label: str
    purpose: str
    steps: tuple[str, ...]
    """Ids of workloads; all of one target."""
    axis: str = ""
    """The field of `Workload` that a chart of the steps has as x-axis: ``block_bytes``, ``depth``, ``jobs``."""
    series: tuple[str, ...] = ()
    """The fields that distinguish the lines of that chart."""
    counterpart: str = ""
    summary: Summary = Summary.MEDIAN
    """What the counterpart shows, for comparison with its figures."""
