"""What a drive is and does, in the few words of the list and of the line under its name."""

from __future__ import annotations

from disktune_contract.arrays.md import noun
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.identity.identification import Identification

_KINDS = {
    DriveKind.MMC: "Memory card or soldered flash",
    DriveKind.VIRTIO: "Virtual disk",
    DriveKind.OPTICAL: "Optical drive",
    DriveKind.LOOP: "File shown as a drive (loop)",
    DriveKind.ZRAM: "Compressed memory (zram)",
    DriveKind.RAM: "Memory (RAM disk)",
}


def headline(drive: Drive) -> str:
    """Return the line under a drive's name: what it is, how it is connected, what it is used for."""
    use = drive.usage
    places = [*use.mounts[:2], *(["…"] if len(use.mounts) > 2 else []), *(["swap"] if use.swap else [])]
    warmth = "" if drive.temperature_c is None else f"{drive.temperature_c:.0f} °C"
    said = [type_of(drive)] if type_of(drive) != drive.title else []
    said += [drive.link, ", ".join(places), *(f"in {name}" for name in use.arrays), warmth]
    return " · ".join(part for part in said if part)


def type_of(drive: Drive, found: Identification | None = None) -> str:
    """Return what kind of thing a drive is, as a person says it."""
    if drive.array is not None:
        return f"Array, {drive.array.level.upper().replace('RAID', 'RAID ')}".strip(", ")
    if drive.kind in _KINDS:
        return _KINDS[drive.kind]
    kind = {None: "Drive", True: "Hard disk", False: "Solid-state drive"}[drive.rotational]
    rpm = found.ata.rotation_by_standard.rpm if found is not None and found.ata is not None else None
    bus = {DriveKind.USB: " on USB", DriveKind.NVME: " (NVMe)"}.get(drive.kind, "")
    return f"{kind}{bus}, {rpm:,} rpm" if rpm and drive.rotational else kind + bus


def progress(array: ArrayInfo) -> str:
    """Return what an array is doing, e.g. ``rebuild, 61.0 %``; empty if nothing."""
    if not array.operation:
        return ""
    done = "" if array.progress_percent is None else f", {array.progress_percent:.1f} %"
    return noun(array.operation) + done
