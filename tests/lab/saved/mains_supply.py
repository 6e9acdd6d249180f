"""The mains plug of a machine that has one: the kernel's own driver asks ACPI, and tells udev."""

from __future__ import annotations

import os
from pathlib import Path

from tests.lab.scenario import Failed, run

SCRATCH = 0x3FF
"""The register in which the host's ACPI table looks: anything but 0 means that the plug is out."""
SOCKET = Path("/sys/class/power_supply/MAIN")


def connect(plugged: bool) -> None:
    """Put the plug in or pull it out; the kernel tells of it as it does when the firmware notifies it."""
    run("modprobe", "ac")
    _move(plugged)
    _see(plugged)
    (SOCKET / "uevent").write_text("change\n", encoding="ascii")


def come_late(plugged: bool) -> None:
    """Move the plug while the kernel has no driver for it, and let the driver come then, as after a slow start."""
    run("modprobe", "-r", "ac")
    _move(plugged)
    run("modprobe", "ac")
    _see(plugged)


def _move(plugged: bool) -> None:
    port = os.open("/dev/port", os.O_WRONLY)
    try:
        os.pwrite(port, bytes([not plugged]), SCRATCH)
    finally:
        os.close(port)


def _see(plugged: bool) -> None:
    if (SOCKET / "online").read_text(encoding="ascii").strip() != str(int(plugged)):
        raise Failed("the kernel does not see the plug")
