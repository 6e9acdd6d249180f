"""Reading attributes of a block device below /sys/class/block: absent, unreadable and empty are all None."""

from __future__ import annotations

from disktune_contract.drives.block_files import (
    ROOT,
    Texts,
    binary,
    libata_directory,
    number,
    place,
    text,
    text_of,
    udev,
    udev_entries,
)
from disktune_contract.patterns import pattern_of
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.ports import Ports

__all__ = [
    "KERNEL_NAME",
    "ROOT",
    "binary",
    "libata_directory",
    "number",
    "place",
    "sensors",
    "suspended",
    "text",
    "udev",
    "udev_entries",
    "udev_since",
]

KERNEL_NAME = pattern_of(r"[a-z][a-z0-9_]{0,15}(?:[!.-][a-z0-9_]{1,15}){0,3}")
"""Kernel names of block devices: sda, nvme0n1, md_d0, dm-0, cciss!c0d0 (security-requirements.md R8)."""


def suspended(ports: Ports, name: str) -> bool:
    """Return whether the kernel has suspended the drive: then even opening it would start it (block/blk-pm.c)."""
    return text(ports, name, "device/power/runtime_status") in ("suspended", "suspending")


def sensors(ports: Ports, name: str) -> list[str]:
    """Return the directories of what tells the drive's temperature: drivetemp, nvme.

    None of a drive that the kernel has suspended: drivetemp asks by a command (drivers/hwmon/drivetemp.c), for
    which the kernel would start it.
    """
    if suspended(ports, name):
        return []
    # With native multipath the disk's device is a subsystem, which has no sensor; its controller has.
    controller = nvme_controller(ports, name) if name.startswith("nvme") else None
    folders = (f"{ROOT}/{name}/device/hwmon", controller or f"{ROOT}/{name}/device")
    return [f"{place}/{child}" for place in folders for child in ports.names(place) if child.startswith("hwmon")]


def udev_since(ports: Texts, name: str) -> str:
    """Return when udev saw the device first, in microseconds since the start; empty if it has not."""
    lines = text_of(ports, f"/run/udev/data/b{text(ports, name, 'dev')}").split("\n")
    return next((line[2:] for line in lines if line.startswith("I:")), "")
