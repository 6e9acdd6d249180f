"""What a drive is and does, in the few words of the list and of the line under its name."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract import units
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind, VolumeInfo
from disktune_contract.health.figures import temperature_c
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.layers.stack import LayerKind
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.drives import groups
from disktune_gui.text.formats import temperature
from disktune_gui.text.said import said

translate = QCoreApplication.translate

_KINDS = {
    DriveKind.MMC: QT_TRANSLATE_NOOP("Drive", "Memory card or eMMC"),
    DriveKind.VIRTIO: QT_TRANSLATE_NOOP("Drive", "Virtual disk"),
    DriveKind.OPTICAL: QT_TRANSLATE_NOOP("Drive", "Optical drive"),
    DriveKind.LOOP: QT_TRANSLATE_NOOP("Drive", "Loop device (file)"),
    DriveKind.ZRAM: QT_TRANSLATE_NOOP("Drive", "Compressed RAM disk (zram)"),
    DriveKind.RAM: QT_TRANSLATE_NOOP("Drive", "RAM disk"),
}

_VOLUMES = {
    LayerKind.CRYPT: QT_TRANSLATE_NOOP("Drive", "Encrypted volume"),
    LayerKind.VOLUME: QT_TRANSLATE_NOOP("Drive", "Logical volume"),
    LayerKind.MIRROR: QT_TRANSLATE_NOOP("Drive", "Mirrored volume"),
    LayerKind.RAID: QT_TRANSLATE_NOOP("Drive", "RAID volume"),
    LayerKind.THIN: QT_TRANSLATE_NOOP("Drive", "Thin volume"),
    LayerKind.CACHE: QT_TRANSLATE_NOOP("Drive", "Cached volume"),
    LayerKind.WRITECACHE: QT_TRANSLATE_NOOP("Drive", "Volume with a write cache"),
    LayerKind.SNAPSHOT: QT_TRANSLATE_NOOP("Drive", "Snapshot"),
    LayerKind.ORIGIN: QT_TRANSLATE_NOOP("Drive", "Volume with snapshots"),
    LayerKind.INTEGRITY: QT_TRANSLATE_NOOP("Drive", "Volume with checksums (integrity)"),
    LayerKind.VERITY: QT_TRANSLATE_NOOP("Drive", "Verified volume (verity)"),
    LayerKind.VDO: QT_TRANSLATE_NOOP("Drive", "Compressed volume (VDO)"),
    LayerKind.MULTIPATH: QT_TRANSLATE_NOOP("Drive", "Multipath device"),
    LayerKind.PARTITION: QT_TRANSLATE_NOOP("Drive", "Partition of a volume"),
    LayerKind.BCACHE: QT_TRANSLATE_NOOP("Drive", "bcache volume"),
}
"""All others are a device mapper volume."""

_DRIVES = {
    None: QT_TRANSLATE_NOOP("Drive", "Drive"),
    True: QT_TRANSLATE_NOOP("Drive", "Hard disk"),
    False: QT_TRANSLATE_NOOP("Drive", "Solid-state drive"),
}
_ON_BUS = {
    DriveKind.USB: {
        None: QT_TRANSLATE_NOOP("Drive", "USB drive"),
        True: QT_TRANSLATE_NOOP("Drive", "USB hard disk"),
        False: QT_TRANSLATE_NOOP("Drive", "USB solid-state drive"),
    },
    DriveKind.NVME: {
        None: QT_TRANSLATE_NOOP("Drive", "NVMe drive"),
        True: QT_TRANSLATE_NOOP("Drive", "NVMe hard disk"),
        False: QT_TRANSLATE_NOOP("Drive", "NVMe solid-state drive"),
    },
}
"""By whether it rotates."""


def headline(drive: Drive, health: Health | None = None) -> str:
    """Return what a drive is, how it is connected, what it is used for, and how warm it is, in a line.

    *health* has the temperature of a drive of which the kernel knows none.
    """
    warm = temperature_c(drive, health)
    return _line([type_of(drive), *_connection(drive), "" if warm is None else temperature(warm)], drive)


def place_of(drive: Drive, units: UnitSystem) -> str:
    """Return the line under a drive's name: its device, what it is, its size, and what it is used for."""
    return _line([drive.name, type_of(drive), groups.capacity(drive, units), *_connection(drive)], drive)


def _line(parts: list[str], drive: Drive) -> str:
    return " · ".join(part for part in parts if part and part != drive.title)


def _connection(drive: Drive) -> list[str]:
    """Return how a drive is connected, and what it is used for."""
    use = drive.usage
    places = [
        *use.mounts[:2],
        *(["…"] if len(use.mounts) > 2 else []),
        *([translate("Drive", "swap")] if use.swap else []),
    ]
    members = (translate("Drive", "member of {array}").format(array=name) for name in use.arrays)
    return [said(drive.link), _below(drive.volume), said(listed(places)), *members]


def _below(volume: VolumeInfo | None) -> str:
    """Return which drives a volume is on."""
    if volume is None or not volume.drives:
        return ""
    return translate("Drive", "on {drives}").format(drives=said(listed(volume.drives)))


def type_of(drive: Drive, found: Identification | None = None) -> str:
    """Return the type of a drive in everyday words."""
    if drive.array is not None:
        level = drive.array.level
        if level.startswith("raid"):
            return translate("Drive", "RAID {level} array").format(level=level.removeprefix("raid"))
        if not level:
            return translate("Drive", "md array")
        return translate("Drive", "md array, {level}").format(level=level)
    if drive.volume is not None:
        return _type_of_volume(drive.volume)
    if drive.kind in _KINDS:
        return translate("Drive", _KINDS[drive.kind])
    kind = translate("Drive", _ON_BUS.get(drive.kind, _DRIVES)[drive.rotational])
    rpm = found.ata.rotation_by_standard.rpm if found is not None and found.ata is not None else None
    return said(listed([kind, units.quantity(rpm, "rpm")])) if rpm and drive.rotational else kind


def _type_of_volume(volume: VolumeInfo) -> str:
    known = next((words for kind, words in _VOLUMES.items() if kind == volume.kind), "")
    name = translate("Drive", known) if known else translate("Drive", "Device mapper volume")
    return f"{name} ({volume.form})" if volume.form else name


def progress(array: ArrayInfo) -> str:
    """Return what an array is doing, e.g. ``rebuild, 61.0%``; empty if nothing."""
    if not array.operation:
        return ""
    name = noun(array.operation)
    if array.progress_percent is None:
        return said(name)
    done = f"{units.number(array.progress_percent, 1)}%"
    return said(listed((name, done)))
