"""The kernel's files as text: attributes of block devices, and what the machine runs on."""

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
from disktune_contract.settings.saved import Supply
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.ports import Ports

# -- what the machine runs on: mains, or its battery -------------------------------------------------------

_SUPPLIES = "/sys/class/power_supply"


def supply(ports: Ports) -> Supply:
    """Return what the machine runs on now."""
    return {True: Supply.MAINS, False: Supply.BATTERY, None: Supply.UNKNOWN}[on_mains(ports)]


def on_mains(ports: Ports) -> bool | None:
    """Return whether anything feeds the machine from outside; None on machines that do not report it.

    A charger is of type ``Mains``, or of type ``USB`` where it is plugged into such a port; what charges a mouse
    is neither (the kernel's Documentation/ABI/testing/sysfs-class-power, ``type``, ``online`` and ``scope``).
    """
    online: dict[str, list[bool]] = {"Mains": [], "USB": []}
    for name in ports.names(_SUPPLIES):
        kind = text_of(ports, f"{_SUPPLIES}/{name}/type")
        state = text_of(ports, f"{_SUPPLIES}/{name}/online")
        if kind in online and state and text_of(ports, f"{_SUPPLIES}/{name}/scope") != "Device":
            # 2 is on as well: a charger that has agreed on a voltage of its own (same document).
            online[kind].append(state != "0")
    # A port to which no charger is plugged proves nothing where there is a socket of its own for one; nor does it
    # on a machine without a battery.
    if any(online["Mains"]) or any(online["USB"]):
        return True
    return False if online["Mains"] or (online["USB"] and has_battery(ports)) else None


def has_battery(ports: Ports) -> bool:
    """Return whether a battery can feed the machine; that of a mouse cannot."""
    return any(
        text_of(ports, f"{_SUPPLIES}/{name}/type") == "Battery"
        and text_of(ports, f"{_SUPPLIES}/{name}/scope") != "Device"
        for name in ports.names(_SUPPLIES)
    )


# -- reading attributes of a block device below /sys/class/block -------------------------------------------
#
# Absent, unreadable and empty are all None.

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
    """Return the directories of the sensors of the drive's temperature: drivetemp, nvme.

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
