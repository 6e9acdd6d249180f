"""What the kernel remembers of an ATA drive from when it last asked; everybody may read it, nothing wakes up."""

from __future__ import annotations

from disktune_helper.decode import identify_words, scsi
from disktune_helper.decode.error import DecodeError
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports

Words = tuple[int, ...]
"""The 256 words of IDENTIFY DEVICE, as numbers."""


def identify(ports: Ports, name: str) -> Words | None:
    """Return IDENTIFY as the kernel remembers it: libata's ``id`` file, else VPD page 89h. World-readable."""
    try:
        if port := sysfs.libata_directory(ports, name):
            return _libata_words(ports, name, port)
        if page := sysfs.binary(ports, name, "device/vpd_pg89"):
            data = scsi.ata_identify(page)
            return identify_words.from_bytes(data) if data else None
    except (OSError, DecodeError):
        pass
    return None


def _libata_words(ports: Ports, name: str, port: str) -> Words | None:
    """Return ``ata_device/devP.D/id``; D is the SCSI target behind the port, 0 for all but PATA slaves."""
    place = sysfs.place(ports, name).split("/")
    target = next((part.split(":")[2] for part in place if part.startswith("target")), "0") if place else "0"
    for child in ports.names(port):
        if not child.startswith("link"):
            continue
        devices = [entry for entry in ports.names(f"{port}/{child}") if entry.startswith("dev")]
        for device in devices:
            if device.rpartition(".")[2] == target or len(devices) == 1:
                text = ports.read_text(f"{port}/{child}/{device}/ata_device/{device}/id")
                return identify_words.parse_text(text)
    return None
