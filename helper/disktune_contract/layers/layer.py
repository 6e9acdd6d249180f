"""What is between a file system and its drives: each block device as a layer, and what is mounted on them.

Everything here is what the kernel and udev show to every user. What only root could ask (the tables of the device
mapper) is left unknown: a logical volume whose parts say nothing of its mapping is a `LayerKind.VOLUME`.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record


class LayerKind(StrEnum):
    """What a block device is to what is on it."""

    DRIVE = "drive"
    PARTITION = "partition"
    ARRAY = "array"
    """md."""
    CRYPT = "crypt"
    """dm-crypt: LUKS, plain, BitLocker …"""
    VOLUME = "volume"
    """A logical volume of LVM, linear or striped: the kernel tells only root which."""
    LINEAR = "linear"
    STRIPED = "striped"
    MIRROR = "mirror"
    RAID = "raid"
    """dm-raid, as LVM makes it; BIOS RAID by dmraid."""
    THIN = "thin"
    THIN_POOL = "thin-pool"
    CACHE = "cache"
    WRITECACHE = "writecache"
    SNAPSHOT = "snapshot"
    ORIGIN = "origin"
    """A volume that has snapshots: what is written to it is copied first (dm-snapshot)."""
    INTEGRITY = "integrity"
    VERITY = "verity"
    VDO = "vdo"
    MULTIPATH = "multipath"
    BCACHE = "bcache"
    LOOP = "loop"
    ZRAM = "zram"
    OTHER = "other"


OWN_READ_AHEAD = frozenset({"btrfs", "bcachefs", "fuseblk", "zfs"})
"""Kinds of file systems with a read-ahead of their own, whatever they are on.

They call super_setup_bdi (Linux 6.12: fs/btrfs/super.c, fs/bcachefs/fs.c, fs/fuse/inode.c); all other kinds that
are on a block device share its backing_dev_info (fs/super.c, setup_bdev_super). ZFS reads ahead in its own cache.
"""

SWAP = "swap"
"""The kind of what the kernel swaps to, a file system for all that matters here."""


@record
class Layer:
    """One block device. Sizes in bytes; unknown text is empty, unknown numbers are None."""

    name: str
    """The kernel name: ``sda1``, ``dm-0``."""
    kind: LayerKind
    below: tuple[str, ...] = ()
    """Kernel names of what it is directly on; none of a drive, and of a loop device see `file_system`."""
    label: str = ""
    """What its administrator calls it: ``sda5_crypt``, ``vg/root``, the name of an array."""
    uuid: str = ""
    """As the kernel tells it: ``dm/uuid`` (``CRYPT-LUKS2-…``, ``LVM-…``), ``md/uuid``."""
    form: str = ""
    """Which of its kind: ``LUKS2``, ``raid1``, the cache mode of bcache."""
    size_bytes: int = 0
    read_ahead_kib: int | None = None
    """None of a partition, too: it has that of its drive."""
    discard_max_bytes: int | None = None
    """The most that one discard may cover; 0 where discard does not pass."""
    scheduler: str = ""
    """The selected one; empty where the device has none to select from."""
    has_requests: bool = False
    """Whether it makes requests of what is written and read (blk-mq); else it hands on what it gets."""
    rotational: bool | None = None
    content: str = ""
    """What is on it, as udev found by blkid: ``crypto_LUKS``, ``LVM2_member``, ``ext4``."""
    file: str = ""
    """The file that a loop device is in, as the kernel names it."""
    file_system: str = ""
    """The `FileSystem.name` of that in which this file is, if that is on a block device."""


@record
class FileSystem:
    """What is mounted, or swapped to. Sizes in KiB."""

    name: str
    """By which this one and no other is meant: the kernel's device number, ``zfs:POOL`` or ``swap:NUMBER``."""
    kind: str
    devices: tuple[str, ...]
    """Kernel names of what it is on."""
    points: tuple[str, ...] = ()
    """Where it is mounted, in the order of the kernel's list; none of swap."""
    uuid: str = ""
    read_ahead_kib: int | None = None
    """Its own, of the kinds in `OWN_READ_AHEAD`, as far as the kernel shows it."""
    points_left_out: int = 0
    """How many more mount points there are."""

    @property
    def swap(self) -> bool:
        """Whether it is swap."""
        return self.kind == SWAP

    @property
    def own_read_ahead(self) -> bool:
        """Whether it does not follow the read-ahead of the device that it is on."""
        return self.kind in OWN_READ_AHEAD

    @property
    def title(self) -> str:
        """What a person calls it: where it is mounted first, else its kind."""
        return self.points[0] if self.points else self.kind


@record
class Layers:
    """Every block device, in the kernel's order, and everything mounted on them."""

    layers: tuple[Layer, ...] = ()
    file_systems: tuple[FileSystem, ...] = ()
    known: bool = True
    """Whether the kernel's lists of mounts and swap could be read. If not, more may be mounted than is named."""
