"""What the list says of what drives are: headings, the line that stays true, the picture.

Also for the list that is on the screen before the rest of the program is loaded, so it imports next to nothing.
"""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.units import UnitSystem
from disktune_gui.drives.groups import DriveGroup
from disktune_gui.text.amounts import size

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
    """Return what stands above the drives of a group."""
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
    """Return of the second line what stays true: kernel name, size."""
    return f"{drive.name} · {capacity(drive, system)}"


def capacity(drive: Drive, system: UnitSystem) -> str:
    """Return the size of a drive."""
    return size(drive.size_bytes, system) if drive.size_bytes else translate("DriveModel", "no medium")


def outline_of(drive: Drive) -> str:
    """Return the picture of a drive, by its name in `outlines`."""
    return _OUTLINES.get(drive.kind, "disk" if drive.rotational else "chip")
