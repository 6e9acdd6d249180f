"""A drive as the list shows it: address, identity, size, what it is used for, and whether it is asleep."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.record import record

# -- whether a drive is asleep -----------------------------------------------------------------------------


class PowerMode(StrEnum):
    """The power mode of an ATA drive (ACS-4, CHECK POWER MODE)."""

    ACTIVE_OR_IDLE = "active_or_idle"
    """The one awake state that a drive without finer states reports."""
    IDLE = "idle"
    IDLE_A = "idle_a"
    IDLE_B = "idle_b"
    """Heads usually parked."""
    IDLE_C = "idle_c"
    """Usually turning more slowly as well."""
    NV_CACHE_RUNNING = "nv_cache_running"
    """Working from the non-volatile cache, motor running or starting."""
    NV_CACHE_STOPPED = "nv_cache_stopped"
    """Working from the non-volatile cache, motor stopped or stopping."""
    STANDBY_Y = "standby_y"
    """As standby, but quicker to wake."""
    STANDBY = "standby"
    """Motor stopped; also called standby_z."""
    SLEEP = "sleep"
    """Only a reset wakes it. Nothing can be asked of the drive, so only the program that put it to sleep knows."""
    UNKNOWN = "unknown"
    """It could not be asked, or gave no known answer. That is not "standby"."""

    @property
    def asleep(self) -> bool:
        """Whether reading from the drive would have to wake it first."""
        return self in {PowerMode.STANDBY, PowerMode.STANDBY_Y, PowerMode.SLEEP}


# -- a drive as the list shows it --------------------------------------------------------------------------


def node_of(name: str) -> str:
    """Return the path of the node of the drive with a kernel name: ``/dev/sda``, ``/dev/cciss/c0d0``."""
    return "/dev/" + name.replace("!", "/")


def kernel_name(text: str) -> str:
    """Return the kernel name, as sysfs writes it, of what others call ``/dev/NAME`` or ``NAME``.

    A directory's name can have no "/" in it: sysfs has "!" in its place (lib/kobject.c, kobject_set_name_vargs).
    /proc/diskstats and udev's ``%k`` keep the "/".
    """
    return text.removeprefix("/dev/").replace("/", "!")


class DriveKind(StrEnum):
    """How a drive is attached; decides its group in the list."""

    ATA = "ata"
    NVME = "nvme"
    SCSI = "scsi"
    USB = "usb"
    MMC = "mmc"
    VIRTIO = "virtio"
    ARRAY = "array"
    VOLUME = "volume"
    """What the device mapper or bcache makes of drives: LUKS, logical volumes, multipath …"""
    OPTICAL = "optical"
    LOOP = "loop"
    ZRAM = "zram"
    RAM = "ram"
    OTHER = "other"


VOLUMES = frozenset({DriveKind.VOLUME})
"""What is listed with the drives that it is on, when volumes are asked for."""

HIDDEN_KINDS = frozenset({DriveKind.OPTICAL, DriveKind.LOOP, DriveKind.ZRAM, DriveKind.RAM}) | VOLUMES
"""Kinds that are listed only when asked for: they are not tuned by accident."""


@record
class DriveRef:
    """Which drive a request means: an address, and proof of what is expected to be there.

    ``name`` is the kernel name (``sda``); ``identity`` what `Drive.identity` was; ``diskseq`` the kernel's disk
    sequence number (linux/fs.h BLKGETDISKSEQ), which changes whenever the node gets another disk, None where
    the kernel has none.
    """

    name: str
    identity: str
    diskseq: int | None = None


@record
class Partition:
    """A partition and what is on it. Sizes in bytes; ``start`` in 512-byte units, as the kernel counts."""

    name: str
    start: int
    size_bytes: int
    mounts: tuple[str, ...] = ()
    swap: bool = False
    holders: tuple[str, ...] = ()
    """Kernel names of the dm and md devices built on it."""


@record
class Usage:
    """What a drive is used for, directly and through its partitions and what is built on them."""

    mounts: tuple[str, ...] = ()
    swap: bool = False
    arrays: tuple[str, ...] = ()
    """md arrays it is a member of."""
    volumes: tuple[str, ...] = ()
    """Names of the device-mapper volumes (LVM, LUKS) on it."""
    checked: tuple[str, ...] = ()
    """What on it is scrubbed: ``btrfs:UUID`` of each one that is mounted, ``zfs:POOL`` of each pool."""
    system: bool = False
    """Whether the running system is on it: /, /usr, /boot or /boot/efi."""
    known: bool = True
    """Whether the kernel's lists of mounts and swap could be read. If not, more may use it than is named here."""

    @property
    def idle(self) -> bool:
        """Whether nothing uses it, for all that can be known; what is unknown may be a use."""
        return self.known and not (self.mounts or self.swap or self.arrays or self.volumes)


@record
class Member:
    """A member of an md array. ``slot`` is its place in the array, None for a spare or a failed one."""

    name: str
    slot: int | None
    state: str
    """The kernel's words, comma separated: in_sync, spare, faulty … (md.rst, dev-XXX/state)."""


@record
class ArrayInfo:
    """What is particular to an md array. Sizes in KiB as /proc/mdstat prints them."""

    level: str
    state: str
    raid_disks: int | None
    working_disks: int | None
    operation: str | None
    """resync, recovery, reshape, check … or None."""
    progress_percent: float | None
    speed_kib_s: int | None
    finish_minutes: float | None
    members: tuple[Member, ...] = ()
    alarm: str = ""
    """A word of `disktune_contract.arrays.alarms.Alarm`; empty if it is unknown."""
    why: str = ""
    """The evidence for it, in a sentence or two; why it is unknown if it is."""


@record
class VolumeFact:
    """A file of the kernel about a volume, by its name, and what it shows: ``state``, ``dirty_data`` of bcache."""

    name: str
    text: str


@record
class VolumeInfo:
    """What is particular to a volume. Unknown text is empty."""

    kind: str
    """A word of `disktune_contract.layers.stack.LayerKind`."""
    form: str = ""
    """Which of its kind: ``LUKS2``, the cache mode of bcache."""
    on: tuple[str, ...] = ()
    """Kernel names of what it is directly on."""
    drives: tuple[str, ...] = ()
    """Kernel names of the drives and arrays below all that."""
    makes_requests: bool = False
    """Whether it has a request queue of its own, as multipath can; all others pass on what they get."""
    stops_trim: str = ""
    """Why TRIM for it does not reach the drives, in a sentence or two; empty if no layer stops it."""
    trim_stopped_at: str = ""
    """Kernel name of the layer that stops it, the lowest if several do: perhaps a drive that takes none."""
    thin_pool: str = ""
    """What its administrator calls the thin pool that it is on; empty if it is on none."""
    facts: tuple[VolumeFact, ...] = ()
    """What the kernel shows of its state: of bcache."""


EMMC = "eMMC"
"""`Drive.link` of what is soldered to the board and speaks as a card does."""


@record
class Drive:
    """One whole drive, array or volume. Unknown text is empty, unknown numbers are None."""

    name: str
    kind: DriveKind
    identity: str
    """``wwn:…``, ``nguid:…``, ``uuid:…``, else ``serial:MODEL:SERIAL``; empty if the drive reports none.

    Of a volume ``luks:…``, ``lv:…``, ``bcache:…`` or ``dm:…`` with all of what the device mapper calls its UUID.
    """
    diskseq: int | None
    model: str
    serial: str
    firmware: str
    wwn: str
    size_bytes: int
    logical_sector_bytes: int
    physical_sector_bytes: int
    rotational: bool | None
    removable: bool
    read_only: bool
    link: str
    """The connection in words, e.g. ``SATA 6 Gb/s`` or ``PCIe 8.0 GT/s ×4``."""
    temperature_c: float | None
    partitions: tuple[Partition, ...]
    usage: Usage
    array: ArrayInfo | None = None
    volume: VolumeInfo | None = None
    same_identity_as: tuple[str, ...] = ()
    """Kernel names of other drives that report the same identity; such a drive cannot be saved for."""
    saved: bool = False
    """Whether it is known from a file alone, and is not there."""
    upkeep: tuple[str, ...] = ()
    """Noun phrases: what makes it slower than usual, such as a degraded array on it, a resync or a scrub."""

    @property
    def ref(self) -> DriveRef:
        """How a request names this drive."""
        return DriveRef(self.name, self.identity, self.diskseq)

    @property
    def is_emmc(self) -> bool:
        """Whether it is an eMMC, which reports its wear, and no card of a slot."""
        return self.kind is DriveKind.MMC and self.link == EMMC

    @property
    def title(self) -> str:
        """What a person calls it: the model, or the kernel name of something without one."""
        return self.model or self.name

    @property
    def full_title(self) -> str:
        """The title with the kernel name, which no other drive has at the same time."""
        return f"{self.model} ({self.name})" if self.model else self.name


def title_among(drive: Drive, drives: Iterable[Drive]) -> str:
    """Return what a sentence calls a drive: its title, and its kernel name if others of *drives* are alike."""
    alike = any(one.title == drive.title and one.name != drive.name for one in drives)
    return drive.full_title if alike else drive.title


_WITH_MOTORS = frozenset({DriveKind.ATA, DriveKind.SCSI, DriveKind.USB})


def can_spin_down(drive: Drive) -> bool:
    """Return whether a drive may have a motor that stops: it is rotational, or that is unknown."""
    return drive.kind in _WITH_MOTORS and drive.rotational is not False
