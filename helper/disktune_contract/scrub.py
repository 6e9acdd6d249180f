"""Scrubs of btrfs and ZFS: how the helper reads a file system or a pool, and what follows from its figures."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.sentence import Sentence

# -- btrfs and its scrub, and a pool of ZFS, as the helper reads them --------------------------------------
#
# Numbers are those of the kernel (include/uapi/linux/btrfs.h, struct btrfs_scrub_progress) and of btrfs-progs,
# which keeps the result of the last scrub in a file (cmds/scrub.c).


class ScrubState(StrEnum):
    """The state of the scrub of a device."""

    NEVER = "never"
    """btrfs-progs has no record of one."""
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    """It was cancelled; btrfs-progs keeps the position. Pausing a scrub is the same."""
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

    @property
    def result(self) -> Sentence:
        """What was found, as a sentence."""
        if self.uncorrectable:
            return uncorrectable(self.uncorrectable)
        if self.found:
            return Sentence.counted(self.found, "{n} error, corrected.", "{n} errors, all corrected.")
        return Sentence("No errors.")


def uncorrectable(errors: int) -> Sentence:
    """Return how many *errors* remain, as a sentence."""
    return Sentence.counted(errors, "{n} uncorrectable error.", "{n} uncorrectable errors.")


@record
class ScrubFigures:
    """How far a scrub of one device is, or was when it ended."""

    data_bytes: int
    tree_bytes: int
    errors: ScrubErrors = ScrubErrors()
    no_csum: int = 0
    """Blocks of data without a checksum, which cannot be checked."""
    last_physical: int = 0
    """The place on the device in bytes up to which everything was done."""

    @property
    def done_bytes(self) -> int:
        """Bytes that were read and checked."""
        return self.data_bytes + self.tree_bytes


@record
class ErrorCounters:
    """Errors of a device since the counters were reset (``devinfo/N/error_stats``); kept over restarts."""

    write: int = 0
    read: int = 0
    flush: int = 0
    corruption: int = 0
    generation: int = 0


@record
class ScrubDevice:
    """One device of a file system."""

    devid: int | None
    """None where the kernel shows only processes that may open the file system which device has which number."""
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
    """What a scrub of it reads: `expected_bytes`."""
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
class TemporaryScrubLimits:
    """Limits that apply until the scrub has ended, and are then restored."""

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
    hold: TemporaryScrubLimits | None = None
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
    """0 to 1 of what is to be done; None if zpool does not print it."""
    left_s: int | None = None
    repaired_bytes: int | None = None
    errors: int | None = None
    """How many the scan found, of one that has ended."""


@record
class ZfsPool:
    """What ``zpool status -p`` prints about a pool; shown, never changed."""

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
    """What zpool prints about known data errors; empty where there are none."""
    others: tuple[str, ...] = ()
    """Warnings of scans, and lines that were not understood, as zpool prints them."""


@record
class PoolList:
    """The pools of ZFS on a drive."""

    pools: tuple[ZfsPool, ...]
    why: str = ""
    """A sentence: why zpool could not be asked; empty if it was."""


# -- extent, progress and state of a scrub, from its figures -----------------------------------------------

LEAST_LIMIT, MOST_LIMIT = 1_000_000, 100_000_000_000
"""Bytes per second that may be set: with less a large drive takes years, and no drive does more."""

_AS_A_WHOLE = (
    ScrubState.RUNNING,
    ScrubState.INTERRUPTED,
    ScrubState.STOPPED,
    ScrubState.UNKNOWN,
    ScrubState.FINISHED,
    ScrubState.NEVER,
)
"""States of the whole, by precedence: the first that any device has."""


def expected_bytes(allocated: int | None, used: int | None, of_all: int | None) -> int | None:
    """Return what a scrub of a device reads in bytes, None if that is unknown.

    It reads what files use within the chunks that are *allocated* on the device. How full these are is known of
    all devices together: *used* bytes of *of_all* allocated ones (``allocation/*/disk_used``, ``disk_total``). So
    it is exact for copies on every device, and an estimate where devices are filled differently.
    """
    if allocated is None or used is None or not of_all:
        return None
    return min(allocated, round(allocated * used / of_all))


def fraction(device: ScrubDevice) -> float | None:
    """Return how far the scrub of a device is, 0 to 1; None if unknown. While it runs it is never 1."""
    if device.state is ScrubState.FINISHED:
        return 1.0
    if device.figures is None or not device.total_bytes:
        return None
    most = 0.999 if device.state is ScrubState.RUNNING else 1.0
    return min(most, device.figures.done_bytes / device.total_bytes)


def state(report: ScrubReport) -> ScrubState:
    """Return the state of the scrub of the file system: running if it runs on any device."""
    found = {device.state for device in report.devices if not device.missing}
    return next((one for one in _AS_A_WHOLE if one in found), ScrubState.UNKNOWN)


@record
class WholeScrub:
    """A scrub over all devices."""

    done_bytes: int
    total_bytes: int | None
    errors: ScrubErrors
    no_csum: int
    started: float | None
    seconds: int | None

    @property
    def fraction(self) -> float | None:
        """How far it is, 0 to 1; None if unknown."""
        return min(1.0, self.done_bytes / self.total_bytes) if self.total_bytes else None


def whole(report: ScrubReport) -> WholeScrub:
    """Return the sums over the devices that have been scrubbed, or are."""
    devices = [device for device in report.devices if device.figures is not None]
    figures = [device.figures for device in devices if device.figures is not None]
    totals = [device.total_bytes for device in devices]
    return WholeScrub(
        done_bytes=sum(one.done_bytes for one in figures),
        total_bytes=None if None in totals or not totals else sum(total or 0 for total in totals),
        errors=added(one.errors for one in figures),
        no_csum=sum(one.no_csum for one in figures),
        started=min((device.started for device in devices if device.started is not None), default=None),
        seconds=max((device.seconds for device in devices if device.seconds is not None), default=None),
    )


def added(errors: Iterable[ScrubErrors]) -> ScrubErrors:
    """Return the sum of the errors of several devices."""
    rows = [tuple(one.__dict__.values()) for one in errors]
    return ScrubErrors(*(sum(column) for column in zip(*rows, strict=True))) if rows else ScrubErrors()


def continued(before: ScrubFigures, now: ScrubFigures) -> ScrubFigures:
    """Return the figures of a scrub that was stopped and goes on."""
    return ScrubFigures(
        before.data_bytes + now.data_bytes,
        before.tree_bytes + now.tree_bytes,
        added((before.errors, now.errors)),
        before.no_csum + now.no_csum,
        now.last_physical,
    )


def limited(report: ScrubReport) -> bool:
    """Return whether any device has a limit."""
    return any(device.limit_bytes_s for device in report.devices)


def may_resume(report: ScrubReport) -> bool:
    """Return whether btrfs-progs has a position from which a scrub goes on."""
    return state(report) in (ScrubState.STOPPED, ScrubState.INTERRUPTED)
