"""A captured drive plays its part again, and can be changed: `Ports` over a file of ``disktune-helper capture``.

What the file holds is answered in the same way. An ATA drive is more than that: its identify page makes a
virtual drive of it, so that its settings can be changed and read back.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Any

from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_helper.cli import saved_drive
from disktune_helper.decode import fields, sense
from disktune_helper.system.attributes import RESCAN, locate, may_write
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.ports import ChangingNode, Node

IDENTIFY_DEVICE, CHECK_POWER_MODE = 0xEC, 0xE5
PASS_THROUGH_16 = 0x85


class CapturedPorts(saved_drive.CapturedPorts):
    """The machine on which the capture was made, with a clock that goes."""

    def __init__(self, record: dict[str, Any], clock: Callable[[], float]) -> None:
        super().__init__(record)
        self._clock = clock
        self.ata = _virtual_drive(record, clock)

    def open_drive(self, name: str) -> Node:
        return self.open_for_change(name)

    def open_for_change(self, name: str) -> ChangingNode:
        super().open_drive(name)
        return CapturedNode(self)

    def write(self, path: str, text: str) -> None:
        """Change a file as its drive's driver would after a write, for plain numbers and bracketed lists."""
        before = self.read_text(path)
        if "[" in before:
            words = before.replace("[", "").replace("]", "").split()
            if text not in words:
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), path)
            text = " ".join(f"[{word}]" if word == text else word for word in words)
        self.files[path] = f"{text}\n"

    def monotonic(self) -> float:
        return self._clock()

    def monotonic_ns(self) -> int:
        return round(self._clock() * 1e9)

    def now(self) -> float:
        return self._clock()

    def thread_time(self) -> float:
        return self._clock()


class CapturedNode(saved_drive.CapturedNode):
    """The drive, opened to change it."""

    def __init__(self, ports: CapturedPorts) -> None:
        super().__init__(ports.record)
        self._ports = ports

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        if self._ports.ata is not None and cdb[0] == PASS_THROUGH_16:
            return self._ports.ata.sg_io(cdb, reply_bytes, outgoing)
        return super().sg_io(cdb, reply_bytes, timeout_ms, outgoing)

    def write_attribute(self, attribute: str, text: str) -> None:
        assert may_write(attribute, text)
        if attribute != RESCAN:
            path = locate(self._ports, self.name, attribute)
            assert path is not None
            self._ports.write(path, text)

    def set_read_only(self, *, on: bool) -> None:
        raise PermissionError(errno.EACCES, "a capture has no flag", self.name)

    def set_wide_pio(self, *, on: bool) -> None:
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    def flush(self) -> None:
        """There is nothing to write out."""

    def reread_partitions(self) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def _virtual_drive(record: dict[str, Any], clock: Callable[[], float]) -> AtaDrive | None:
    """Return an ATA drive that identifies itself, and sleeps, as the captured one did; None if it was none."""
    words, power = None, Power.ACTIVE
    for answer in (record["node"] or {}).get("commands", ()):
        cdb = bytes.fromhex(answer["cdb"])
        if cdb[0] != PASS_THROUGH_16 or "errno" in answer:
            continue
        if cdb[14] == IDENTIFY_DEVICE and len(answer["data"]) == 1024:
            words = fields.from_bytes(bytes.fromhex(answer["data"]))
        if cdb[14] == CHECK_POWER_MODE:
            sensed = bytes.fromhex(answer["sense"])
            found = sense.ata_result(answer["status"], answer["host"], sensed, registers_wanted=True).registers
            power = Power(found.count) if found else power
    return AtaDrive(words, clock=clock, power=power) if words else None
