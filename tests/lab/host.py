"""The guest's line to the host: what is said, and what is asked of QEMU, one JSON object a line."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

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

    def _answer(self) -> Any:
        waiting = b""
        while not waiting.endswith(b"\n"):
            waiting += os.read(self._port, 65536)
        answer = json.loads(waiting)
        if "error" in answer:
            raise RuntimeError(f"QEMU: {answer['error']['desc']}")
        return answer["return"]
