"""What a block device is: whether it is a drive, of which kind, what it is called, what it is on.

By the kernel's files alone, which everybody may read. The helper makes its list of drives with it, and the window
the one that it shows until the helper has answered: so both say the same.
"""

from __future__ import annotations

import re
from posixpath import basename, dirname

from disktune_contract.drives import block_files, identify_page
from disktune_contract.drives.block_files import BlockFiles, Texts
from disktune_contract.drives.drive import DriveKind
from disktune_contract.patterns import pattern_of

SECTOR_BYTES = 512
"""sysfs counts start and size in 512-byte units whatever the drive's sectors are (block/genhd.c)."""

NOT_DRIVES = pattern_of(r"mmcblk\d+(boot\d+|rpmb)|nvme\d+c\d+n\d+|fd\d+")
"""Special areas of cards, hidden NVMe paths, floppies."""

ARRAY_NAME = pattern_of(r"md[_0-9].*")

VOLUME_NAME = pattern_of(r"dm-\d+|bcache\d+")

OF_LVM = pattern_of(r"LVM-(?P<group>[0-9A-Za-z]{32})(?P<volume>[0-9A-Za-z]{32})(?:-(?P<layer>[a-z]+))?")
"""``dm/uuid`` of logical volumes (lvm2 lib/misc/lvm-string.c, build_dm_uuid)."""
_PART_OF_LVM = pattern_of(
    r".*_(?:[rm]image(?:_\d+)?|rmeta_\d+|mlog|[tcv]data|[tc]meta|[tc]pool|corig|cvol|wcorig|iorig|imeta|pmspare|vorigin)"
    r"(?:_rimage_\d+)?"
)
"""Names that LVM keeps for what it makes volumes of (lib/misc/lvm-string.c, _lvname_has_reserved_string)."""
_PART_OF_OTHERS = pattern_of(r"CRYPT-(?:TEMP|SUBDEV)-|stratis-\d+-private-[0-9a-f]+-(?:flex|physical)-")
"""The same of cryptsetup (lib/libdevmapper.h) and stratisd (src/engine/strat_engine/names.rs), by ``dm/uuid``."""

_KIND_BY_NAME = (
    (pattern_of(r"nvme\d+n\d+"), DriveKind.NVME),
    (ARRAY_NAME, DriveKind.ARRAY),
    (VOLUME_NAME, DriveKind.VOLUME),
    (pattern_of(r"mmcblk\d+"), DriveKind.MMC),
    (pattern_of(r"vd[a-z]+"), DriveKind.VIRTIO),
    (pattern_of(r"sr\d+"), DriveKind.OPTICAL),
    (pattern_of(r"loop\d+"), DriveKind.LOOP),
    (pattern_of(r"zram\d+"), DriveKind.ZRAM),
    (pattern_of(r"ram\d+"), DriveKind.RAM),
)
MAY_BE_EMPTY = frozenset(
    {
        DriveKind.OPTICAL,
        DriveKind.USB,
        DriveKind.MMC,
        DriveKind.ARRAY,
        DriveKind.ATA,
        DriveKind.SCSI,
        DriveKind.NVME,
    }
)
"""Card readers without a card, arrays that did not start; of the rest, no size means that nothing is there."""

_HEARSAY = frozenset({DriveKind.VIRTIO, DriveKind.ARRAY, DriveKind.VOLUME})
"""Kinds that say of themselves that they turn for want of knowing better, or because something below them does."""

_TYPE_OPTICAL = "5"
"""SCSI peripheral device type of CD and DVD drives (SPC-4, standard INQUIRY data)."""


def is_whole(files: Texts, name: str) -> bool:
    """Return whether a block device is a whole drive, array or volume, and no part of one."""
    if is_partition(files, name) or NOT_DRIVES.fullmatch(name):
        return False
    return not (is_volume(name) and _is_part_of_volume(files, name))


def is_partition(files: Texts, name: str) -> bool:
    """Return whether a block device is a part of another one."""
    return block_files.text(files, name, "partition") is not None


def is_volume(name: str) -> bool:
    """Return whether a kernel name is that of a volume: the device mapper's or bcache's."""
    return VOLUME_NAME.fullmatch(name) is not None


def _is_part_of_volume(files: Texts, name: str) -> bool:
    """Return whether a volume is one of those that its maker makes the volumes of that people name.

    What is set on it reaches no file: a file system is on the volume above, which has a queue of its own.
    """
    uuid = block_files.text(files, name, "dm/uuid") or ""
    of_lvm = OF_LVM.fullmatch(uuid)
    if of_lvm is None:
        return _PART_OF_OTHERS.match(uuid) is not None
    label = block_files.text(files, name, "dm/name") or ""
    return bool(of_lvm["layer"]) or _PART_OF_LVM.fullmatch(label) is not None


def kind_of(files: BlockFiles, name: str) -> DriveKind:
    """Return how a drive is attached."""
    for pattern, kind in _KIND_BY_NAME:
        if pattern.fullmatch(name):
            return kind
    if not name.startswith("sd"):
        return DriveKind.OTHER
    if block_files.text(files, name, "device/type") == _TYPE_OPTICAL:
        return DriveKind.OPTICAL
    place = block_files.place(files, name)
    if re.search(r"/usb\d+/", place):
        return DriveKind.USB
    return DriveKind.ATA if block_files.libata_above(place) else DriveKind.SCSI


def size_bytes(files: Texts, name: str) -> int:
    """Return the size of a block device; 0 if it has none now."""
    return (block_files.number(files, name, "size") or 0) * SECTOR_BYTES


def rotational(files: Texts, name: str, kind: DriveKind) -> bool | None:
    """Return whether it turns, None if nobody knows."""
    told = block_files.number(files, name, "queue/rotational")
    # A bridge or a hypervisor answers 1 for want of knowing better; only a drive's own word counts.
    return None if told is None or kind in _HEARSAY else bool(told)


# -- names ---------------------------------------------------------------------------------------------------


def model_of(files: BlockFiles, name: str, kind: DriveKind, own: str) -> str:
    """Return what the list calls a drive whose `own_model` is *own*; empty where it has only its kernel name."""
    if kind is DriveKind.ARRAY:
        return one_line(block_files.udev(files, name).get("MD_DEVNAME", ""))
    return own or ("Virtual disk" if kind is DriveKind.VIRTIO else "")


def own_model(files: BlockFiles, name: str) -> str:
    """Return the model of a drive as a person would write it, of a volume what its administrator calls it.

    An ATA drive's own words where the kernel remembers them: SCSI's field has 16 of 40 characters.
    """
    if is_volume(name):
        return volume_label(files, name)
    if words := identify_page.kept(files, name):
        return one_line(identify_page.string(words, 27, 46) or "")
    return scsi_model(files, name, block_files.udev(files, name))


def scsi_model(files: Texts, name: str, udev: dict[str, str]) -> str:
    """Return the model of a drive that is not ATA, with the vendor in front."""
    udev_model = udev.get("ID_MODEL", "").replace("_", " ")
    told = (block_files.text(files, name, f"device/{file}") for file in ("model", "name"))
    found = next(filter(None, told), udev_model)
    vendor = block_files.text(files, name, "device/vendor") or ""
    # virtio's vendor is a PCI number, which tells nobody anything.
    if vendor in ("", "ATA") or vendor.startswith("0x") or found.startswith(vendor):
        return one_line(found)
    return one_line(f"{vendor} {found}")


def volume_label(files: Texts, name: str) -> str:
    """Return what the administrator calls a volume; ``group/volume`` of LVM, which writes it ``group-volume``."""
    told = (block_files.text(files, name, file) for file in ("dm/name", "bcache/label"))
    label = one_line(next(filter(None, told), ""))
    if OF_LVM.fullmatch(block_files.text(files, name, "dm/uuid") or "") is None:
        return label
    # A hyphen in a name is doubled (lvm2 libdm/libdm-string.c, dm_build_dm_name).
    group, divider, volume = re.sub(r"(?<!-)((?:--)*)-(?!-)", r"\1/", label, count=1).partition("/")
    return f"{group}{divider}{volume}".replace("--", "-")


def one_line(text: str) -> str:
    """Return text from a drive with white space folded and nothing in it that a terminal would obey."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())


# -- what it is on -------------------------------------------------------------------------------------------


def below(files: BlockFiles, name: str) -> list[str]:
    """Return what a device is directly on: a partition on its drive, a volume on its parts; a drive on nothing."""
    if is_partition(files, name):
        return [basename(dirname(block_files.place(files, name)))]
    return files.names(f"{block_files.ROOT}/{name}/slaves")


def bottoms(files: BlockFiles, name: str) -> tuple[str, ...]:
    """Return the drives and arrays that a volume is on, through whatever is between; each once.

    An array is one of them though it is on drives itself: it is a thing that has settings of its own.
    """
    found: dict[str, None] = {}
    waiting, seen = below(files, name), set[str]()
    while waiting:
        one = waiting.pop(0)
        if one in seen:
            continue
        seen.add(one)
        further = [] if one.startswith("md") and not is_partition(files, one) else below(files, one)
        waiting += further
        if not further:
            found[one] = None
    return tuple(found)
