"""Which drives are listed, in which groups and order, and their description in the list."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from enum import IntEnum
from typing import Protocol

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import HIDDEN_KINDS, VOLUMES, Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.drives.row_look import Words
from disktune_gui.text.formats import size

# -- which drives are listed, in which groups and order (no Qt) --------------------------------------------


class DriveGroup(IntEnum):
    """Headings of the list, in order. The number never is 0, which represents "no group" in a model index."""

    DRIVES = 1
    ARRAYS = 2
    OTHER = 3
    """Optical drives, and what is no drive at all."""
    VOLUMES = 4
    """Of drives that are not there, or are none of the above; the others are below their drive."""


_OF_KIND = {
    DriveKind.ARRAY: DriveGroup.ARRAYS,
    DriveKind.OPTICAL: DriveGroup.OTHER,
    DriveKind.LOOP: DriveGroup.OTHER,
    DriveKind.ZRAM: DriveGroup.OTHER,
    DriveKind.RAM: DriveGroup.OTHER,
    DriveKind.VOLUME: DriveGroup.VOLUMES,
}
"""All others are drives."""
_ORDER = (
    *(
        DriveKind.ATA,
        DriveKind.SCSI,
        DriveKind.USB,
        DriveKind.NVME,
        DriveKind.MMC,
        DriveKind.VIRTIO,
        DriveKind.OTHER,
    ),
    *(DriveKind.ARRAY, DriveKind.OPTICAL, DriveKind.LOOP, DriveKind.ZRAM, DriveKind.RAM, DriveKind.VOLUME),
)
"""Kinds in the order of the list: drives that share a connection are beside each other."""


@record
class Selection:
    """What the list is to show of all drives there are."""

    text: str = ""
    """Words that must all occur in what is known of a drive, whatever their case."""
    hidden: bool = False
    """Also the kinds that are listed only when asked for, without volumes."""
    volumes: bool = False
    """Also volumes, each below the first drive that it is on."""

    def omits(self, kind: DriveKind) -> bool:
        """Return whether drives of a kind are left out."""
        return kind in HIDDEN_KINDS and not (self.volumes if kind in VOLUMES else self.hidden)


class ChosenKinds(Protocol):
    """What the user has chosen to see."""

    show_hidden: bool
    show_volumes: bool


def selected_kinds(chosen: ChosenKinds) -> Selection:
    """Return the list as the user has chosen it, without a search."""
    return Selection(hidden=chosen.show_hidden, volumes=chosen.show_volumes)


def grouped(
    drives: Collection[Drive], selection: Selection, note: Callable[[Drive], str] = lambda _drive: ""
) -> dict[DriveGroup, tuple[Drive, ...]]:
    """Return the drives to list, by group; groups in order and never empty, drives by kind and in natural order.

    *note* is what the user noted on a drive.
    """
    found: dict[DriveGroup, list[Drive]] = {}
    hosts = {drive.name: drive for drive in drives if drive.volume is None}
    for drive in sorted(drives, key=lambda one: _below_host(one, hosts)):
        if matches(drive, selection, note):
            kind = _host(drive, hosts).kind
            found.setdefault(_OF_KIND.get(kind, DriveGroup.DRIVES), []).append(drive)
    return {group: tuple(found[group]) for group in DriveGroup if group in found}


def _host(drive: Drive, hosts: Mapping[str, Drive]) -> Drive:
    """Return the first drive that a volume is on; what is no volume, or has none, itself."""
    below = drive.volume.drives if drive.volume is not None else ()
    return next((hosts[name] for name in below if name in hosts), drive)


def _below_host(drive: Drive, hosts: Mapping[str, Drive]) -> tuple[object, ...]:
    """Return the sort key by which volumes follow the first drive that they are on, by their names."""
    host = _host(drive, hosts)
    return (_ORDER.index(host.kind), natural(host), host is not drive, natural(drive))


def matches(drive: Drive, selection: Selection, note: Callable[[Drive], str] = lambda _drive: "") -> bool:
    """Return whether *drive* is to be listed; *note* is what the user noted on it."""
    if selection.omits(drive.kind):
        return False
    if not selection.text:
        return True
    partitions = (f"{part.name} {' '.join(part.mounts)}" for part in drive.partitions)
    known = (
        drive.name,
        drive.model,
        drive.serial,
        drive.link,
        *drive.usage.mounts,
        *drive.usage.volumes,
        *partitions,
        note(drive),
    )
    text = " ".join(known).casefold()
    return all(word in text for word in selection.text.casefold().split())


def natural(drive: Drive) -> tuple[int, list[tuple[int, str]]]:
    """Return the sort key of a drive: sda before sdaa, nvme2n1 before nvme10n1."""
    pieces = re.findall(r"\d+|\D+", drive.name)
    words = [(int(piece), "") if piece.isdigit() else (-1, piece) for piece in pieces]
    # sdz is the 26th and sdaa the 27th: the shorter name of one kind came first.
    return (len(drive.name) if drive.name.startswith("sd") else 0, words)


def key(drive: Drive) -> tuple[str, str]:
    """Return what makes a row of the list the same row as before."""
    return (drive.name, drive.identity)


# -- the description of drives in the list: headings, text, picture ----------------------------------------
#
# Also for the list that is on the screen before the rest of the program is loaded, so it imports next to nothing.

translate = QCoreApplication.translate

_ICONS = {
    DriveKind.NVME: "nvme",
    DriveKind.USB: "usb",
    DriveKind.MMC: "card",
    DriveKind.VIRTIO: "virtual",
    DriveKind.LOOP: "virtual",
    DriveKind.ZRAM: "virtual",
    DriveKind.RAM: "virtual",
    DriveKind.ARRAY: "array",
    DriveKind.VOLUME: "layer",
    DriveKind.OPTICAL: "disc",
}
_CAPACITY = re.compile(r"\s*\b\d+(?:\.\d+)?\s?[GT]i?B\b", re.IGNORECASE)
_SSD = re.compile(r"\s*\bSSD\b", re.IGNORECASE)
_SUFFIX = re.compile(r"(?<=\w)-\S*\d\S*$")


def your_drives() -> str:
    """Return the first row, below which all drives are."""
    return translate("DriveModel", "Your Drives")


def heading(group: DriveGroup) -> str:
    """Return the heading of a group of drives."""
    return {
        DriveGroup.DRIVES: translate("DriveModel", "Drives"),
        DriveGroup.ARRAYS: translate("DriveModel", "Arrays"),
        DriveGroup.OTHER: translate("DriveModel", "Other devices"),
        DriveGroup.VOLUMES: translate("DriveModel", "Volumes"),
    }[group]


def short_name(drive: Drive) -> str:
    """Return a drive's name without what the list leaves out: "SSD", its capacity, the end of its model number."""
    if drive.kind in (DriveKind.ARRAY, DriveKind.VOLUME):
        return drive.title
    short = drive.title
    for left_out in (_CAPACITY, _SSD, _SUFFIX):
        short = left_out.sub("", short)
    return short.strip() or drive.title


def capacity(drive: Drive, system: UnitSystem) -> str:
    """Return the size of a drive."""
    return size(drive.size_bytes, system) if drive.size_bytes else translate("DriveModel", "no medium")


def icon_of(drive: Drive) -> str:
    """Return the name of the icon of a drive's kind."""
    return _ICONS.get(drive.kind, "hdd" if drive.rotational else "ssd")


def plain_words(drive: Drive) -> Words:
    """Return what a row shows of a drive before anything is known of its health."""
    # Where there is no health to know, its kind is the mark.
    mark = icon_of(drive) if drive.kind in HIDDEN_KINDS else "unknown"
    return Words(short_name(drive), drive.name, mark, indented=drive.volume is not None)
