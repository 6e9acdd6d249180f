"""The guest's line to the host: what is said, and what is asked of QEMU, one JSON object a line."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from tests.lab.machines import Disk
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

PORT, SERIAL = Path("/dev/virtio-ports/lab"), Path("/dev/ttyS0")
"""QEMU's and User-Mode Linux's, which has no such port."""
CMDLINE = Path("/proc/cmdline")
"""User-Mode Linux is given the job there."""


def is_in_qemu() -> bool:
    """Return whether QEMU runs this machine, and has made its drives."""
    return "lab.job=" not in CMDLINE.read_text(encoding="utf-8")


class Host:
    """The other end of the machine's line."""

    def __init__(self) -> None:
        self._port = os.open(PORT if is_in_qemu() else SERIAL, os.O_RDWR | os.O_NOCTTY)

    def say(self, **message: object) -> None:
        """Tell the host something that needs no answer."""
        os.write(self._port, json.dumps(message).encode() + b"\n")

    def qmp(self, execute: str, **arguments: object) -> Any:
        """Let QEMU carry out a command of its machine protocol; raises RuntimeError if it refuses."""
        self.say(qmp=execute, arguments={name.replace("_", "-"): value for name, value in arguments.items()})
        return self._answer()

    def plug(self, role: str) -> None:
        """Plug in a drive that the machine's table calls *role*."""
        self.say(plug=role)
        self._answer()

    def cut_power(self) -> None:
        """Let the machine lose its power; does not return. The scenario starts again after the next boot."""
        self.say(power="cut")
        while True:
            time.sleep(60)

    def pull(self, role: str) -> None:
        """Pull a drive out, without asking the guest."""
        self.qmp("device_del", id=f"{role}-device")

    def throttle(self, role: str, bytes_s: int, requests_s: int = 0) -> None:
        """Give a drive another speed from now on; 0 requests a second is no limit of their number."""
        limits = {"bps-total": bytes_s, "iops-total": requests_s}
        self.qmp("qom-set", path=f"/objects/{role}-limit", property="limits", value=limits)

    def _answer(self) -> Any:
        waiting = b""
        while not waiting.endswith(b"\n"):
            waiting += os.read(self._port, 65536)
        answer = json.loads(waiting)
        if "error" in answer:
            raise RuntimeError(f"QEMU: {answer['error']['desc']}")
        return answer["return"]


FIRST_NUMBER = 0x100
"""Of the drives that stand in for QEMU's. Scenarios number from 1 those that they make."""


class HostWithoutDrives(Host):
    """User-Mode Linux's: the guest has made the drives itself, and has to plug, pull and throttle them."""

    def __init__(self, disks: Sequence[Disk]) -> None:
        super().__init__()
        self._disks = {disk.role: (disk, FIRST_NUMBER + number) for number, disk in enumerate(disks)}
        self._drives: dict[str, VirtualDrive] = {}
        for disk in disks:
            if disk.plugged:
                self.plug(disk.role)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for role in tuple(self._drives):
            self.pull(role)

    def plug(self, role: str) -> None:
        """Make the drive."""
        disk, number = self._disks[role]
        self._drives[role] = VirtualDrive(disk.serial, number)

    def pull(self, role: str) -> None:
        """Take it away, whatever it is doing."""
        self._drives.pop(role).end()

    def throttle(self, role: str, bytes_s: int, requests_s: int = 0) -> None:
        """Have it answer at another speed from now on."""
        self._drives[role].ask("take", bytes_s=bytes_s, requests_s=requests_s)
