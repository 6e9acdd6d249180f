"""One md array in full: what its page shows, as `disktune_helper.raid.reading` finds it in sysfs.

Sources: Documentation/admin-guide/md.rst and drivers/md/md.c of Linux 6.12. Sizes are bytes unless the name has
another unit. None is unknown or absent, never zero: kernels differ in which files they have.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.record import record
from disktune_contract.sentence import Sentence

IDLE, FROZEN = "idle", "frozen"
"""Values of ``sync_action`` when nothing runs, and when nothing may run."""

OPERATIONS = frozenset({"resync", "recover", "reshape", "check", "repair"})
"""Its values when something runs."""

REDUNDANT = frozenset({"raid1", "raid4", "raid5", "raid6", "raid10"})
"""Levels that can lack members and still work; of these the kernel counts what is missing."""


class Role(StrEnum):
    """What a member is to the array."""

    IN_SYNC = "in-sync"
    REBUILDING = "rebuilding"
    """It has a slot and does not have all of its data yet."""
    SPARE = "spare"
    JOURNAL = "journal"
    REPLACEMENT = "replacement"
    """It is being filled to take the place of a member that still works."""
    FAULTY = "faulty"


@record
class ArrayMember:
    """A device of the array. ``name`` is its kernel name, e.g. ``sda1``."""

    name: str
    role: Role
    states: tuple[str, ...]
    """The kernel's words (md.rst, dev-XXX/state)."""
    slot: int | None = None
    """Its place in the array; None for a spare and for one that failed."""
    errors: int | None = None
    """Read errors that did not throw it out of the array, mostly because they were corrected (md.rst, errors)."""
    bad_ranges: int | None = None
    """Ranges in its list of bad blocks."""
    bad_sectors: int | None = None
    """512-byte sectors in them."""
    size_bytes: int | None = None
    """What it gives to the array."""
    drives: tuple[str, ...] = ()
    """Kernel names of the whole drives it is on: one, or more if it is a volume."""
    start_bytes: int | None = None
    """Where on the drive its data begin; None if that is not one place on one drive."""
    drive_bytes: int | None = None
    """The size of that drive."""
    rotational: bool | None = None
    """Whether the kernel takes that drive for a hard disk."""
    counts_use: bool | None = None
    """Whether the kernel keeps statistics of that drive (queue/iostats)."""
    number: int | None = None
    """The kernel's descriptor number, as mdstat prints it behind the name."""
    major: int | None = None
    minor: int | None = None
    """The numbers of its device."""


@record
class Limit:
    """One end of the range of speeds, in KiB/s for each member. ``own``: the array has a value of its own."""

    kib_s: int
    own: bool


def limit_of(text: str) -> Limit | None:
    """Return a limit, which the kernel shows as ``1000 (system)`` or ``5000 (local)``; None for any other text."""
    digits, _, origin = text.partition(" ")
    shown = digits.isdecimal() and digits.isascii() and len(digits) < 19
    return Limit(int(digits), own=origin == "(local)") if shown else None


@record
class ArrayBitmap:
    """The write-intent bitmap."""

    location: str
    """``none``, ``+8`` and the like (512-byte sectors from the superblock), or ``file``."""
    chunk_bytes: int | None = None
    """How much of a member one bit covers."""
    file: str = ""
    """The path of the file that it is in."""

    @property
    def place(self) -> Sentence:
        """Where it is, in words, without the distance from the superblock."""
        if self.location == "none":
            return Sentence("none")
        return Sentence("in a file") if self.location == "file" else Sentence("on the members")


@record
class ArrayReport:
    """Everything about one array at one moment; ``at_s`` is the clock of `ActivitySample`."""

    name: str
    at_s: float
    level: str
    state: str
    """``array_state``: clean, active, write-pending, read-auto, readonly, inactive, broken …"""
    metadata: str
    raid_disks: int | None
    degraded: int | None
    """Slots without a member in sync; None for levels without redundancy."""
    action: str | None
    """``sync_action``; None where the level has no such thing. `IDLE` may still mean that something waits."""
    last_action: str | None
    done_sectors: int | None
    """512-byte sectors finished, of each member; of the whole array for the resync of a RAID 10."""
    total_sectors: int | None
    waiting: Waiting | None
    speed_kib_s: int | None
    """The kernel's mean of the last half minute, for each member."""
    slowest: Limit | None
    fastest: Limit | None
    size_bytes: int | None
    component_bytes: int | None
    chunk_bytes: int | None
    layout: int | None
    read_ahead_bytes: int | None
    mismatch_sectors: int | None
    """What differed in the last check, in 512-byte sectors, granular to pages."""
    policy: str | None
    """How members agree again after a crash (``consistency_policy``)."""
    bitmap: ArrayBitmap | None
    stripe_cache: int | None
    stripe_cache_used: int | None
    threads: int | None
    members: tuple[ArrayMember, ...] = ()
    partial: bool = False
    """Whether the last check or repair left a part out: it was stopped, or another start was set."""
    kernel: str = ""
    """The release of the kernel, as uname reports it; empty where it could not be read."""
    uuid: str = ""
    """As mdadm prints it; empty where the kernel does not show it."""
    disks_before: int | None = None
    """While a reshape changes their number, how many members it had."""
    new_layout: int | None = None
    new_chunk_bytes: int | None = None
    """What a reshape changes these to."""

    @property
    def operation(self) -> str | None:
        """What runs or waits its turn, in the kernel's word; None if nothing does."""
        return self.action if self.action in OPERATIONS else None

    @property
    def frozen(self) -> bool:
        """Whether it is paused: nothing runs, and nothing will until it is resumed."""
        return self.action == FROZEN

    @property
    def fraction(self) -> float | None:
        """How much of the operation is done, 0 to 1."""
        if self.done_sectors is None or not self.total_sectors:
            return None
        return min(1.0, self.done_sectors / self.total_sectors)

    def began(self, now: float) -> float | None:
        """Return about when it began: as if always at its present speed. None if that is unknown."""
        if self.operation is None or self.done_sectors is None or not self.speed_kib_s:
            return None
        return now - self.done_sectors / 2 / self.speed_kib_s

    @property
    def stripe_bytes(self) -> int | None:
        """How many bytes of the array are in one stripe: a chunk on every member that carries data."""
        disks = data_disks(self.level, self.raid_disks or 0, self.layout or 0)
        return disks * self.chunk_bytes if disks and self.chunk_bytes else None


def data_disks(level: str, raid_disks: int, layout: int) -> int | None:
    """Return how many members' worth of data a stripe has; None where there are no stripes or it is unknown.

    A stripe of RAID 10 may include a part of a member's worth, which is not counted.
    """
    if level == "raid10":
        count = _copies(layout)
        return raid_disks // count or None if count else None
    spent = {"raid0": 0, "raid4": 1, "raid5": 1, "raid6": 2}.get(level)
    return raid_disks - spent if spent is not None and raid_disks > spent else None


def spared(level: str, raid_disks: int) -> int:
    """Return the number of missing members with which a check has nothing left to compare."""
    return {"raid1": raid_disks - 1, "raid4": 1, "raid5": 1, "raid6": 2, "raid10": raid_disks // 2}.get(level, 0)


def borne(level: str, raid_disks: int, layout: int) -> int:
    """Return how many members the array bears to lose, whichever they are.

    A RAID 10 bears one less than it has copies of everything; where that is not known, they are taken for the
    usual two.
    """
    return (_copies(layout) or 2) - 1 if level == "raid10" else spared(level, raid_disks)


def _copies(layout: int) -> int:
    """Return how many copies a RAID 10 keeps of everything; 0 where its layout is not known.

    ``layout`` has the near copies in its lowest byte and the far copies in the next (raid10.c setup_geo).
    """
    return (layout & 0xFF) * (layout >> 8 & 0xFF)
