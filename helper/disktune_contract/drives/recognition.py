"""What a block device is: its kind, its names, what it is on; and ATA's IDENTIFY page as the kernel keeps it.

Only files of the kernel are used, which every user may read. The helper makes its list of drives with it, and the
window the list that it shows until the helper has answered, so both show the same.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from posixpath import basename, dirname

from disktune_contract.drives import block_files
from disktune_contract.drives.block_files import BlockFiles, Texts
from disktune_contract.drives.drive import DriveKind
from disktune_contract.patterns import pattern_of

# -- the IDENTIFY page of an ATA drive as the kernel keeps it ----------------------------------------------
#
# Every user may read it, and no drive wakes up. The rest of the page is decoded by the helper alone.

Words = tuple[int, ...]
"""The 256 words of IDENTIFY DEVICE, as numbers."""

WORD_COUNT = 256
ATA_INFORMATION = 0x89
"""The VPD page of a translation that has the IDENTIFY page in it (SAT-4, ATA Information)."""

_FIRST_WORD = pattern_of(r"^[0-9a-fA-F]{4}", re.MULTILINE)
_WORD_OR_CRUFT = pattern_of(r"([0-9a-fA-F]{4})|[0-9a-fA-F]{0,3}[^0-9a-fA-F]")
_HALF_WORD = pattern_of(r"[0-9a-fA-F]{1,3}")


def kept(files: BlockFiles, name: str) -> Words | None:
    """Return the 256 words as the kernel remembers them: libata's ``id`` file, else VPD page 89h."""
    try:
        if port := block_files.libata_directory(files, name):
            return _of_libata(files, name, port)
        if page := block_files.binary(files, name, "device/vpd_pg89"):
            data = in_vpd(page)
            return from_bytes(data) if data else None
    except (OSError, ValueError):
        pass
    return None


def _of_libata(files: BlockFiles, name: str, port: str) -> Words | None:
    """Return ``ata_device/devP.D/id``; D is the SCSI target behind the port, 0 for all but PATA slaves."""
    place = block_files.place(files, name).split("/")
    target = next((part.split(":")[2] for part in place if part.startswith("target")), "0") if place else "0"
    for child in files.names(port):
        if not child.startswith("link"):
            continue
        devices = [entry for entry in files.names(f"{port}/{child}") if entry.startswith("dev")]
        for device in devices:
            if device.rpartition(".")[2] == target or len(devices) == 1:
                return parse_text(files.read_text(f"{port}/{child}/{device}/ata_device/{device}/id"))
    return None


def in_vpd(data: bytes) -> bytes | None:
    """Return the 512 bytes of IDENTIFY DEVICE on page 89h, as the translation remembered them.

    They begin at byte 60 of the page; a page without them, or with zeros in their place, gives None.
    """
    if len(data) < 4 or data[1] != ATA_INFORMATION:
        return None
    found = data[4 : 4 + int.from_bytes(data[2:4], "big")][56 : 56 + 512]
    return found if len(found) == 512 and any(found) else None


def parse_text(text: str) -> Words:
    """Return the words of a dump in hexadecimal, reading what ``hdparm --Istdin`` reads.

    Lines before the first that starts with four digits are skipped. From there on every four digits in a row are a
    word, and whatever is between words is skipped. What follows the 256th word is ignored.

    Raises ValueError where there are fewer words, or where the dump breaks off in the middle of one.
    """
    if (plain := _plain(text)) is not None:
        return plain
    first = _FIRST_WORD.search(text)
    if first is None:
        raise ValueError(
            "There is no IDENTIFY page in this text: no line starts with a word of four hexadecimal digits."
        )
    words: list[int] = []
    end = first.start()
    for match in _WORD_OR_CRUFT.finditer(text, first.start()):
        if match[1]:
            words.append(int(match[1], 16))
            end = match.end()
        if len(words) == WORD_COUNT:
            break
    if len(words) < WORD_COUNT:
        raise ValueError(f"An IDENTIFY page has 256 words of four hexadecimal digits; this has {len(words)}.")
    if _HALF_WORD.fullmatch(text[end:].strip()):
        raise ValueError("An IDENTIFY page has 256 words of four hexadecimal digits; this ends with half a word.")
    return tuple(words)


def _plain(text: str) -> Words | None:
    """Return the words of nothing but 256 of four digits, as the kernel writes them; None of any other text.

    It gives what the search for words gives, in a tenth of the time.
    """
    words = text.split()
    # A line that begins with a space is no line of words.
    if text[:1].isspace() or len(words) != WORD_COUNT or {*map(len, words)} != {4}:
        return None
    try:
        return struct.unpack(f">{WORD_COUNT}H", bytes.fromhex("".join(words)))
    except ValueError:
        return None


def from_bytes(data: bytes) -> Words:
    """Return the words of the 512 bytes that the drive sent. Raises ValueError on any other length."""
    if len(data) != 2 * WORD_COUNT:
        raise ValueError(f"An IDENTIFY page is 512 bytes long; this is {len(data)}.")
    return struct.unpack(f"<{WORD_COUNT}H", data)


def string(words: Sequence[int], first: int, last: int) -> str | None:
    """Return the text in words *first* to *last*, without the padding; None if nothing is left.

    The first character of each pair is the high byte. Drives pad with spaces on either side, and some put NULs
    anywhere. Bytes above 7Fh, which the standard forbids, are read as Latin-1 so that every page can be shown.
    """
    raw = b"".join(words[word].to_bytes(2, "big") for word in range(first, last + 1))
    return raw.replace(b"\0", b"").decode("latin-1").strip() or None


# -- what a block device is: its kind, its names, what it is on --------------------------------------------

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
"""Kinds that report themselves as rotational by default, or because something below them is."""

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
    """Return whether it is rotational, None if unknown."""
    told = block_files.number(files, name, "queue/rotational")
    # A bridge or a hypervisor reports 1 by default; only a drive's own report counts.
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
    if words := kept(files, name):
        return one_line(string(words, 27, 46) or "")
    return scsi_model(files, name, block_files.udev(files, name))


def scsi_model(files: Texts, name: str, udev: dict[str, str]) -> str:
    """Return the model of a drive that is not ATA, with the vendor in front."""
    udev_model = udev.get("ID_MODEL", "").replace("_", " ")
    told = (block_files.text(files, name, f"device/{file}") for file in ("model", "name"))
    found = next(filter(None, told), udev_model)
    vendor = block_files.text(files, name, "device/vendor") or ""
    # virtio's vendor is a PCI number, which is of no use to a reader.
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
