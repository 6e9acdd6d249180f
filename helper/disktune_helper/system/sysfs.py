"""Reading attributes of a block device below /sys/class/block: absent, unreadable and empty are all None."""

from __future__ import annotations

import re

from disktune_contract.patterns import pattern_of
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.drive_commands.nodes import BLOCK_DEVICES
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import Texts, text_of

ROOT = BLOCK_DEVICES

KERNEL_NAME = pattern_of(r"[a-z][a-z0-9_]{0,15}(?:[!.-][a-z0-9_]{1,15}){0,3}")
"""Kernel names of block devices: sda, nvme0n1, md_d0, dm-0, cciss!c0d0 (security-requirements.md R8)."""


def text(ports: Texts, name: str, attribute: str) -> str | None:
    """Return an attribute without surrounding white space, None if there is none or it is empty."""
    return text_of(ports, f"{ROOT}/{name}/{attribute}").strip("\0") or None


def number(ports: Texts, name: str, attribute: str) -> int | None:
    """Return a decimal attribute, None if there is none or it is not a whole number."""
    found = text(ports, name, attribute)
    try:
        return int(found) if found is not None else None
    except ValueError:
        return None


def binary(ports: Ports, name: str, attribute: str) -> bytes | None:
    """Return an attribute that holds bytes, such as a VPD page; None if there is none."""
    try:
        return ports.read_bytes(f"{ROOT}/{name}/{attribute}") or None
    except OSError:
        return None


def place(ports: Ports, name: str) -> str:
    """Return the device's real directory below /sys/devices, which tells how it is connected."""
    return ports.resolve(f"{ROOT}/{name}")


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


def udev(ports: Texts, name: str) -> dict[str, str]:
    """Return what udev's database says of the device; world-readable, empty if udev does not run."""
    return udev_entries(ports, f"b{text(ports, name, 'dev')}")


def udev_entries(ports: Texts, device: str) -> dict[str, str]:
    """Return what udev's database says of a device by its own name for it: ``b8:0``, ``+pci:0000:00:17.0``."""
    # A label may have in it what Python takes for the end of a line, and udev does not.
    lines = text_of(ports, f"/run/udev/data/{device}").split("\n")
    return dict(line[2:].split("=", 1) for line in lines if line.startswith("E:") and "=" in line)


def udev_since(ports: Texts, name: str) -> str:
    """Return when udev saw the device first, in microseconds since the start; empty if it has not."""
    lines = text_of(ports, f"/run/udev/data/b{text(ports, name, 'dev')}").split("\n")
    return next((line[2:] for line in lines if line.startswith("I:")), "")


def libata_directory(ports: Ports, name: str) -> str | None:
    """Return ``/sys/devices/…/ataN`` above a drive that libata drives, None for every other drive."""
    found = re.match(r"(.*?/ata\d+)/host\d+/", place(ports, name))
    return found.group(1) if found else None
