"""What a drive is and does, in the few words of the list and of the line under its name."""

from __future__ import annotations

from disktune_contract.arrays.md import noun
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.identity.identification import Identification
from disktune_contract.units import number, quantity

_KINDS = {
    DriveKind.MMC: "Memory card or eMMC",
    DriveKind.VIRTIO: "Virtual disk",
    DriveKind.OPTICAL: "Optical drive",
    DriveKind.LOOP: "Loop device (file)",
    DriveKind.ZRAM: "Compressed RAM disk (zram)",
    DriveKind.RAM: "RAM disk",
}

_DRIVES = {None: "Drive", True: "Hard disk", False: "Solid-state drive"}
_ON_BUS = {
    DriveKind.USB: {None: "USB drive", True: "USB hard disk", False: "USB solid-state drive"},
    DriveKind.NVME: {None: "NVMe drive", True: "NVMe hard disk", False: "NVMe solid-state drive"},
}
"""By whether it rotates."""


def headline(drive: Drive) -> str:
    """Return the line under a drive's name: what it is, how it is connected, what it is used for."""
    use = drive.usage
    places = [*use.mounts[:2], *(["…"] if len(use.mounts) > 2 else []), *(["swap"] if use.swap else [])]
    warmth = "" if drive.temperature_c is None else quantity(round(drive.temperature_c), "°C")
    said = [type_of(drive)] if type_of(drive) != drive.title else []
    said += [drive.link, ", ".join(places), *(f"member of {name}" for name in use.arrays), warmth]
    return " · ".join(part for part in said if part)


def type_of(drive: Drive, found: Identification | None = None) -> str:
    """Return what kind of thing a drive is, as a person says it."""
    if drive.array is not None:
        level = drive.array.level
        if level.startswith("raid"):
            return f"RAID {level.removeprefix('raid')} array"
        return f"md array, {level}".strip(", ")
    if drive.kind in _KINDS:
        return _KINDS[drive.kind]
    kind = _ON_BUS.get(drive.kind, _DRIVES)[drive.rotational]
    rpm = found.ata.rotation_by_standard.rpm if found is not None and found.ata is not None else None
    return f"{kind}, {quantity(rpm, 'rpm')}" if rpm and drive.rotational else kind


def progress(array: ArrayInfo) -> str:
    """Return what an array is doing, e.g. ``rebuild, 61.0%``; empty if nothing."""
    if not array.operation:
        return ""
    if array.progress_percent is None:
        return noun(array.operation)
    return f"{noun(array.operation)}, {number(array.progress_percent, 1)}%"
