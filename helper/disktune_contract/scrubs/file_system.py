"""A mounted btrfs and its scrub, and a pool of ZFS, as the helper reads them.

Numbers are those of the kernel (include/uapi/linux/btrfs.h, struct btrfs_scrub_progress) and of btrfs-progs, which
keeps the result of the last scrub in a file (cmds/scrub.c).
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record


class ScrubState(StrEnum):
    """How the scrub of a device stands."""

    NEVER = "never"
    """btrfs-progs has no record of one."""
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    """It was cancelled; btrfs-progs keeps the position. To pause a scrub is the same."""
    INTERRUPTED = "interrupted"
    """The program that ran it ended before it did: a restart, or a crash."""
    UNKNOWN = "unknown"
    """Neither the kernel nor the record could be read."""


@record
class ScrubErrors:
    """What a scrub found. ``corrected`` and ``uncorrectable`` are of those before them."""

    read: int = 0
    """Blocks that the drive could not read."""
    csum: int = 0
    """Blocks of data with another checksum."""
    verify: int = 0
    """Blocks of metadata with another checksum or generation."""
    super_block: int = 0
    memory: int = 0
    """How often the kernel had no memory: what it then skipped was not checked."""
    corrected: int = 0
    uncorrectable: int = 0
    unverified: int = 0
    """Blocks that failed first and were right when they were read again."""

    @property
    def found(self) -> int:
        """How many errors there were."""
        return self.read + self.csum + self.verify + self.super_block


@record
class ScrubFigures:
    """How far a scrub of one device is, or was when it ended."""

    data_bytes: int
    tree_bytes: int
    errors: ScrubErrors = ScrubErrors()
    no_csum: int = 0
    """Blocks of data without a checksum, which nobody can check."""
    last_physical: int = 0
    """The place on the device in bytes up to which everything was done."""

    @property
    def done_bytes(self) -> int:
        """Bytes that were read and checked."""
        return self.data_bytes + self.tree_bytes


@record
class ErrorCounters:
    """What a device got wrong since the counters were reset (``devinfo/N/error_stats``); kept over restarts."""

    write: int = 0
    read: int = 0
    flush: int = 0
    corruption: int = 0
    generation: int = 0


@record
class ScrubDevice:
    """One device of a file system."""

    devid: int | None
    """None where the kernel tells only processes that may open the file system which device has which number."""
    name: str
    """Its kernel name: a drive, a partition, a volume; empty if it is missing."""
    drives: tuple[str, ...] = ()
    """Kernel names of the drives that it is on."""
    missing: bool = False
    rotational: bool | None = None
    size_bytes: int | None = None
    allocated_bytes: int | None = None
    """In chunks, whether or not files fill them."""
    total_bytes: int | None = None
    """What a scrub of it reads: `judging.expected_bytes`."""
    limit_bytes_s: int | None = None
    """``scrub_speed_max``: 0 is no limit; None where the kernel has none (before 5.14)."""
    counters: ErrorCounters | None = None
    state: ScrubState = ScrubState.UNKNOWN
    started: float | None = None
    """Seconds since the epoch; of one that was resumed, when it first began."""
    resumed: float | None = None
    seconds: int | None = None
    """How long it has run, pauses not counted."""
    figures: ScrubFigures | None = None


@record
class DeviceLimit:
    """A limit of one device in bytes per second; 0 is none."""

    devid: int
    bytes_s: int


@record
class ScrubHold:
    """Limits that hold until the scrub has ended, and are then what they were before."""

    limits: tuple[DeviceLimit, ...]
    before: tuple[DeviceLimit, ...]
    began: float
    """Seconds since the epoch."""


@record
class ScrubReport:
    """One mounted btrfs."""

    uuid: str
    label: str
    points: tuple[str, ...]
    """Where this process has it mounted."""
    at_s: float
    """The helper's monotonic clock when it was read."""
    devices: tuple[ScrubDevice, ...]
    used_bytes: int | None = None
    """On all devices together, copies counted."""
    live: bool = False
    """Whether the kernel was asked if a scrub runs."""
    why: str = ""
    """A sentence: why it was not, or could not be."""
    read_only: bool = False
    tool: bool = True
    """Whether btrfs-progs is installed."""
    hold: ScrubHold | None = None
    failed: str = ""
    """A sentence: what went wrong when the last limits were restored; empty if nothing did."""

    @property
    def title(self) -> str:
        """What a person calls it: its label, else where it is mounted, else its UUID."""
        return self.label or next(iter(self.points), self.uuid)


@record
class ScrubList:
    """The btrfs file systems on a drive."""

    file_systems: tuple[ScrubReport, ...]


class ScanKind(StrEnum):
    """What a scan of a pool of ZFS reads and writes."""

    SCRUB = "scrub"
    ERROR_SCRUB = "error scrub"
    """Of the blocks alone that were wrong before (``zpool scrub -e``)."""
    RESILVER = "resilver"
    SEQUENTIAL = "sequential resilver"
    """In the order of the device, checksums not verified: dRAID, ``zpool replace -s``."""


@record
class PoolScan:
    """A scan of a pool that runs, or the last of its kind."""

    kind: ScanKind
    device: str = ""
    """The virtual device that a sequential resilver rebuilds; empty if it is the whole pool."""
    running: bool = False
    paused: bool = False
    cancelled: bool = False
    moment: str = ""
    """When it began, or ended, as zpool writes it."""
    fraction: float | None = None
    """0 to 1 of what is to be done; None if zpool does not say."""
    left_s: int | None = None
    repaired_bytes: int | None = None
    errors: int | None = None
    """How many the scan found, of one that has ended."""


@record
class ZfsPool:
    """What ``zpool status -p`` says of a pool; shown, never changed."""

    name: str
    health: str
    """ONLINE, DEGRADED, FAULTED …"""
    scans: tuple[PoolScan, ...] = ()
    """Empty if none was requested, or if no line of one was understood."""
    read_errors: int | None = None
    write_errors: int | None = None
    checksum_errors: int | None = None
    """Of all devices together; None if a line could not be read."""
    lost: str = ""
    """What zpool says of known data errors; empty where there are none."""
    others: tuple[str, ...] = ()
    """Warnings of scans, and lines that were not understood, as zpool prints them."""


@record
class PoolList:
    """The pools of ZFS on a drive."""

    pools: tuple[ZfsPool, ...]
    why: str = ""
    """A sentence: why zpool could not be asked; empty if it was."""
