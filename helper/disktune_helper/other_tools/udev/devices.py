"""The devices for whose events udev evaluates the rules, as far as a tree of files shows them.

A drive is several devices: the block device, its partitions, the SCSI device with what hangs on it, the host, the
NVMe controller, the record of its write-back. What the tree does not show is `UNKNOWN`, which is neither
absent nor empty. Source: systemd 252, src/libsystemd/sd-device/sd-device.c.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from enum import Enum
from typing import Final

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.other_tools.match import KnownDrive
from disktune_helper.system.attributes import locate


class _Unknown(Enum):
    UNKNOWN = "unknown"


UNKNOWN: Final = _Unknown.UNKNOWN
"""What the tree does not show."""
Text = str | _Unknown
"""A text, or unknown."""

_OF_KERNEL = ("MAJOR", "MINOR", "DISKSEQ", "SEQNUM", "PARTN", "PARTNAME", "MODALIAS", "DRIVER", "DEVPATH")
"""Properties that the kernel gives and that cannot be known without the device."""

BLOCK, PARTITION = "block", "partition"
"""Kinds of devices; all others are called as their subsystems are."""

_DEEPEST = 40
"""Directories above a device that are followed; real devices have about a dozen."""


@record
class UdevDevice:
    """One device: its subsystem, its name, and its directory below /sys/devices."""

    kind: str
    """`BLOCK`, `PARTITION`, or its subsystem."""
    name: Text
    path: Text

    @property
    def subsystem(self) -> str:
        """The name of its subsystem."""
        return BLOCK if self.kind == PARTITION else self.kind


def devices(facts: KnownDrive, kind: str) -> tuple[UdevDevice, ...]:
    """Return the devices of *kind* that belong to the drive; in a tree without /sys those that there must be."""
    path: Text = facts.files.resolve(f"/sys/class/block/{facts.name}") if facts.present else UNKNOWN
    if kind == BLOCK:
        return (UdevDevice(BLOCK, facts.name, path),)
    if kind == PARTITION:
        return tuple(_partitions(facts, path))
    above = _above(facts, kind, path)
    return (above,) if above is not None else ()


def _partitions(facts: KnownDrive, path: Text) -> Iterator[UdevDevice]:
    if path is UNKNOWN or "uevent" not in facts.files.names(path):
        # Nothing of the drive is there, or not all of it: it may have partitions.
        separator = "p" if facts.name[-1:].isdigit() else ""
        yield UdevDevice(PARTITION, f"{facts.name}{separator}1", UNKNOWN)
        return
    for name in facts.files.names(path):
        if name.startswith(facts.name) and "partition" in facts.files.names(f"{path}/{name}"):
            yield UdevDevice(PARTITION, name, f"{path}/{name}")


_SCSI_NAMES = pattern_of(r"(sd|sr|st)[a-z0-9]+")


def _above(facts: KnownDrive, kind: str, path: Text) -> UdevDevice | None:
    is_scsi = _SCSI_NAMES.fullmatch(facts.name) is not None
    if path is UNKNOWN:
        fits = {"nvme": facts.name.startswith("nvme"), "bdi": True}.get(kind, is_scsi)
        return UdevDevice(kind, UNKNOWN, UNKNOWN) if fits else None
    if kind == "bdi":
        number = facts.attribute("dev") or ""
        return UdevDevice(kind, number, facts.files.resolve(f"/sys/class/bdi/{number}"))
    if kind == "nvme":
        place = locate(facts.files, facts.name, "@nvme/x")
    elif kind == "scsi_host":
        place = locate(facts.files, facts.name, "@host/x")
    else:
        found = re.match(r"(.*/(\d+:\d+:\d+:\d+))/block/", path)
        below = {"scsi": "", "scsi_disk": "scsi_disk", "scsi_device": "scsi_device"}.get(kind)
        if found is None or below is None:
            return None
        place = f"{found.group(1)}/{below}/{found.group(2)}/x" if below else f"{found.group(1)}/x"
    return UdevDevice(kind, os.path.basename(os.path.dirname(place)), os.path.dirname(place)) if place else None


def parents(facts: KnownDrive, device: UdevDevice) -> tuple[UdevDevice, ...] | None:
    """Return the device and those above it, from the inside to the outside; None if they are unknown."""
    if device.path is UNKNOWN:
        return None
    chain = [device]
    path = os.path.dirname(device.path)
    while path.startswith("/sys/devices/") and len(chain) < _DEEPEST:
        names = facts.files.names(path)
        if "uevent" in names or "subsystem" in names:
            chain.append(UdevDevice(_linked(facts, path, "subsystem"), os.path.basename(path), path))
        path = os.path.dirname(path)
    return tuple(chain)


def _linked(facts: KnownDrive, path: str, link: str) -> str:
    """Return the last part of what a link of a device points to, empty if there is no such link."""
    if link not in facts.files.names(path):
        return ""
    target = facts.files.resolve(f"{path}/{link}")
    return "" if target == f"{path}/{link}" else os.path.basename(target)


def driver(facts: KnownDrive, device: UdevDevice) -> Text:
    """Return the name of the device's driver, empty if it has none, as no block device has one."""
    if device.kind in (BLOCK, PARTITION):
        return ""
    return UNKNOWN if device.path is UNKNOWN else _linked(facts, device.path, "driver")


def attribute(facts: KnownDrive, device: UdevDevice, name: str) -> Text | None:
    """Return an attribute without the line's end; None if the device has none of this name."""
    if device.path is UNKNOWN:
        return UNKNOWN
    if name in ("driver", "subsystem", "module"):
        return _linked(facts, device.path, name) or None
    path = os.path.normpath(f"{device.path}/{name}")
    try:
        return facts.files.read_text(path).rstrip("\n")
    except PermissionError:
        return UNKNOWN
    except (OSError, ValueError):
        return None


def exists(facts: KnownDrive, path: str) -> bool:
    """Return whether there is a file or directory at *path*, in which ``*`` may represent one name."""
    before, star, after = path.partition("/*/")
    if star:
        return any(exists(facts, f"{before}/{name}/{after}") for name in facts.files.names(before)[:64])
    place = os.path.normpath(path)
    return os.path.basename(place) in facts.files.names(os.path.dirname(place))


def kernel_properties(facts: KnownDrive, device: UdevDevice, action: str) -> dict[str, Text]:
    """Return the properties that the kernel sends with the event."""
    own = {BLOCK: "disk", PARTITION: "partition", "scsi": "scsi_device"}.get(device.kind)
    found: dict[str, Text] = {"ACTION": action, "SUBSYSTEM": device.subsystem}
    if own is not None:
        found["DEVTYPE"] = own
    if device.kind in (BLOCK, PARTITION) and device.name is not UNKNOWN:
        found["DEVNAME"] = f"/dev/{device.name}"
    if device.path is UNKNOWN:
        return dict.fromkeys(_OF_KERNEL, UNKNOWN) | found
    found["DEVPATH"] = device.path.removeprefix("/sys")
    found["SEQNUM"] = UNKNOWN
    text = attribute(facts, device, "uevent")
    if isinstance(text, str):
        pairs = (line.partition("=") for line in text.splitlines()[:64])
        found |= {key: value for key, equals, value in pairs if equals and key != "DEVNAME"}
    return found
