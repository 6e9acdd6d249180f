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
from disktune_gui.text.formats import size

# -- which drives are listed, in which groups and order (no Qt) --------------------------------------------


class DriveGroup(IntEnum):
    """Headings of the list, in order. The number never is 0, which represents "no group" in a model index."""

    ATA = 1
    NVME = 2
    SCSI = 3
    USB = 4
    CARDS = 5
    VIRTUAL = 6
    ARRAYS = 7
    OTHER = 8
    OPTICAL = 9
    MEMORY = 10
    VOLUMES = 11
    """Of drives that are not there, or are none of the above; the others are below their drive."""


_OF_KIND = {
    DriveKind.ATA: DriveGroup.ATA,
    DriveKind.NVME: DriveGroup.NVME,
    DriveKind.SCSI: DriveGroup.SCSI,
    DriveKind.USB: DriveGroup.USB,
    DriveKind.MMC: DriveGroup.CARDS,
    DriveKind.VIRTIO: DriveGroup.VIRTUAL,
    DriveKind.ARRAY: DriveGroup.ARRAYS,
    DriveKind.OTHER: DriveGroup.OTHER,
    DriveKind.OPTICAL: DriveGroup.OPTICAL,
    DriveKind.LOOP: DriveGroup.MEMORY,
    DriveKind.ZRAM: DriveGroup.MEMORY,
    DriveKind.RAM: DriveGroup.MEMORY,
    DriveKind.VOLUME: DriveGroup.VOLUMES,
}


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
    """Return the drives to list, by group; groups in order and never empty, drives in natural order of name.

    *note* is what the user noted on a drive.
    """
    found: dict[DriveGroup, list[Drive]] = {}
    hosts = {drive.name: drive for drive in drives if drive.volume is None}
    for drive in sorted(drives, key=lambda one: _below_host(one, hosts)):
        if matches(drive, selection, note):
            found.setdefault(_OF_KIND[_host(drive, hosts).kind], []).append(drive)
    return {group: tuple(found[group]) for group in DriveGroup if group in found}


def _host(drive: Drive, hosts: Mapping[str, Drive]) -> Drive:
    """Return the first drive that a volume is on; what is no volume, or has none, itself."""
    below = drive.volume.drives if drive.volume is not None else ()
    return next((hosts[name] for name in below if name in hosts), drive)


def _below_host(drive: Drive, hosts: Mapping[str, Drive]) -> tuple[object, ...]:
    """Return the sort key by which volumes follow the first drive that they are on, by their names."""
    host = _host(drive, hosts)
    return (natural(host), host is not drive, natural(drive))


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

_OUTLINES = {
    DriveKind.NVME: "stick",
    DriveKind.USB: "plug",
    DriveKind.MMC: "card",
    DriveKind.VIRTIO: "cloud",
    DriveKind.LOOP: "cloud",
    DriveKind.ZRAM: "cloud",
    DriveKind.RAM: "cloud",
    DriveKind.ARRAY: "stack",
    DriveKind.VOLUME: "layer",
    DriveKind.OPTICAL: "disc",
}


def all_drives() -> tuple[str, str]:
    """Return both lines of the first row, below which all drives are."""
    return translate("DriveModel", "All Drives"), translate("DriveModel", "Health, settings and activity")


def heading(group: DriveGroup) -> str:
    """Return the heading of a group of drives."""
    return {
        DriveGroup.ATA: translate("DriveModel", "SATA and PATA"),
        DriveGroup.NVME: translate("DriveModel", "NVMe"),
        DriveGroup.SCSI: translate("DriveModel", "SCSI and SAS"),
        DriveGroup.USB: translate("DriveModel", "USB"),
        DriveGroup.CARDS: translate("DriveModel", "Memory cards"),
        DriveGroup.VIRTUAL: translate("DriveModel", "Virtual disks"),
        DriveGroup.ARRAYS: translate("DriveModel", "RAID arrays"),
        DriveGroup.OTHER: translate("DriveModel", "Other drives"),
        DriveGroup.OPTICAL: translate("DriveModel", "Optical drives"),
        DriveGroup.MEMORY: translate("DriveModel", "Loop, zram and RAM"),
        DriveGroup.VOLUMES: translate("DriveModel", "Volumes"),
    }[group]


def identity(drive: Drive, system: UnitSystem) -> str:
    """Return the constant part of the second line: kernel name, size."""
    return f"{drive.name} · {capacity(drive, system)}"


def capacity(drive: Drive, system: UnitSystem) -> str:
    """Return the size of a drive."""
    return size(drive.size_bytes, system) if drive.size_bytes else translate("DriveModel", "no medium")


def outline_of(drive: Drive) -> str:
    """Return the name of a drive's picture in `row_look.DRAWN`."""
    return _OUTLINES.get(drive.kind, "disk" if drive.rotational else "chip")
