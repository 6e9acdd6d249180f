"""The md arrays of a machine as ``/proc/mdstat`` tells them.

Sources: drivers/md/md.c (md_seq_show, status_resync), md-bitmap.c and raid*.c of Linux 6.12. Sizes are in KiB, as
the kernel prints them. None is unknown or absent, never zero.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.sentence import Sentence

MOST_MEMBERS = 1920
"""What the superblock has room for (md.c, super_1_load: a page less 256 bytes, two bytes each)."""


class ArrayState(StrEnum):
    """Whether the array works."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    """Not started. Healthy for a container of external metadata, a failed assembly for anything else."""
    BROKEN = "broken"
    """Too many members failed; everything but reading what is still there fails."""


class ReadOnly(StrEnum):
    """Why nothing is written to the array."""

    READ_ONLY = "read-only"
    AUTO = "auto-read-only"
    """Until the first write: nothing is written, not even by a resync, before a program writes to it."""


def noun(operation: str) -> str:
    """Return what people call an operation of ``/proc/mdstat`` or ``sync_action``: a recovery is a rebuild."""
    return _NOUNS.get(operation, operation)


_NOUNS = {
    "recovery": Sentence("rebuild"),
    "recover": Sentence("rebuild"),
    "resync": Sentence("resync"),
    "reshape": Sentence("reshape"),
    "check": Sentence("check"),
    "repair": Sentence("repair"),
}


class Waiting(StrEnum):
    """Why an operation that is due does not run."""

    DELAYED = "delayed"
    """Another array that shares a drive with this one goes first."""
    PENDING = "pending"
    """The array is read-only; the first write, or making it writable, starts the operation."""
    REMOTE = "remote"
    """Another node of the cluster does it."""


@record
class MdMember:
    """A device of an array, in the order printed."""

    name: str
    """Kernel name without ``/dev``, e.g. ``sda1``, ``nvme0n1p2``, ``md126``."""
    index: int
    """The kernel's descriptor number. It is not the place in `MdArray.slots`, and may exceed ``raid_disks``."""
    flags: tuple[str, ...] = ()
    """Letters: W write-mostly, J journal, F faulty, S spare, R replacement. Some vendors add others."""


@record
class MdBitmap:
    """The write-intent bitmap, which limits a resync to what was being written."""

    used_pages: int
    total_pages: int
    memory_kib: int
    chunk_bytes: int
    """How much of each member one bit covers."""
    file: str | None = None
    """Path of an external bitmap; None if it lies on the members."""


@record
class MdArray:
    """One array."""

    name: str
    state: ArrayState
    read_only: ReadOnly | None = None
    level: str | None = None
    """``raid0``, ``raid1``, ``raid5``, ``raid10``, ``linear`` …; None for an inactive array."""
    members: tuple[MdMember, ...] = ()
    blocks_kib: int | None = None
    """Usable size; for an inactive array the sum of what its members offer."""
    metadata: str | None = None
    """``1.2``, ``0.90``, ``non-persistent``, ``external:imsm`` (container), ``external:/md127/0`` (in it)."""
    raid_disks: int | None = None
    """Slots, used or not; None for levels without redundancy."""
    working_disks: int | None = None
    """Slots that are not degraded."""
    slots: str | None = None
    """One character per slot: ``U`` in sync, ``_`` missing, failed or being rebuilt, ``E`` kept in spite of read
    errors (Synology)."""
    near_copies: int | None = None
    """RAID 10: copies on neighbouring drives at the same place; not printed where it is 1."""
    far_copies: int | None = None
    """RAID 10: copies further down ("far") or in the next stripe ("offset"); not printed where it is 1."""
    operation: str | None = None
    """``resync`` (also for a repair), ``recovery``, ``reshape`` or ``check``. While ``waiting`` is DELAYED the
    kernel says ``resync`` whatever it is going to be."""
    progress_percent: float | None = None
    done: int | None = None
    """KiB finished, of each member; of the whole array for the resync of a RAID 10."""
    total: int | None = None
    """KiB to do, counted as ``done``."""
    finish_minutes: float | None = None
    """The kernel's estimate over the last half minute; absurdly large when the operation is stalled."""
    speed_kib_s: int | None = None
    """Per member."""
    waiting: Waiting | None = None
    bitmap: MdBitmap | None = None


@record
class MdStat:
    """Everything ``/proc/mdstat`` says."""

    arrays: tuple[MdArray, ...]
    unused: tuple[str, ...] = ()
    """Devices that belong to no array yet."""
    unparsed: tuple[str, ...] = ()
    """What was not understood, at most one entry per line: prompts, mail text, and what future kernels may add."""
