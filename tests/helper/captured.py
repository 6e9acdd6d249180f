"""A captured drive plays its part again: `Ports` over a file that ``disktune-helper capture`` wrote.

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
from disktune_helper.decode import fields, sense
from disktune_helper.system.attributes import RESCAN, locate, may_write
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import ChangingNode, FileBenchPorts, Node, Queue, Reader

IDENTIFY_DEVICE, CHECK_POWER_MODE = 0xEC, 0xE5
PASS_THROUGH_16 = 0x85


class CapturedPorts:
    """The machine on which the capture was made, as far as the drive is concerned."""

    root = "/nonexistent"

    def __init__(self, record: dict[str, Any], clock: Callable[[], float]) -> None:
        if record["format"] != 1:
            raise ValueError(f"a capture of format {record['format']}")
        self.record = record
        self._clock = clock
        self._files: dict[str, Any] = dict(record["files"])
        self.ata = _virtual_drive(record, clock)

    def read_bytes(self, path: str) -> bytes:
        content = self._files.get(path, errno.ENOENT)
        if isinstance(content, int):
            raise OSError(content, os.strerror(content), path)
        return bytes.fromhex(content["hex"]) if isinstance(content, dict) else str(content).encode()

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode("utf-8", "replace")

    def names(self, path: str) -> list[str]:
        found: list[str] = self.record["folders"].get(path, [])
        return found

    def resolve(self, path: str) -> str:
        found: str = self.record["links"].get(path, path)
        return found

    def modified(self, path: str) -> float | None:
        return None

    def outside(self) -> FileBenchPorts:
        raise AssertionError("a capture has no programs")

    def open_drive(self, name: str) -> Node:
        return self.open_for_change(name)

    def open_for_change(self, name: str) -> ChangingNode:
        if self.record["node"] is None or name != self.record["drive"]:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
        return CapturedNode(self)

    def write(self, path: str, text: str) -> None:
        """Change a file as its drive's driver would after a write, for plain numbers and bracketed lists."""
        before = self.read_text(path)
        if "[" in before:
            words = before.replace("[", "").replace("]", "").split()
            if text not in words:
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), path)
            text = " ".join(f"[{word}]" if word == text else word for word in words)
        self._files[path] = f"{text}\n"

    def monotonic(self) -> float:
        return self._clock()

    def monotonic_ns(self) -> int:
        return round(self._clock() * 1e9)

    def suspended(self) -> float:
        return 0.0

    def now(self) -> float:
        return self._clock()

    def thread_time(self) -> float:
        return self._clock()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


class CapturedNode:
    """The drive, opened."""

    def __init__(self, ports: CapturedPorts) -> None:
        self._ports, self._node = ports, ports.record["node"]
        self.name: str = ports.record["drive"]
        self.rdev = (self._node["rdev"][0], self._node["rdev"][1])

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        if self._ports.ata is not None and cdb[0] == PASS_THROUGH_16:
            return self._ports.ata.sg_io(cdb, reply_bytes, outgoing)
        answer = self._recorded("commands", cdb=cdb.hex(), out=outgoing.rstrip(b"\0").hex())
        sense, data = bytes.fromhex(answer["sense"]), bytes.fromhex(answer["data"])
        return SgReply(answer["status"], answer["host"], answer["driver"], sense, data)

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        answer = self._recorded("admin", opcode=opcode, cdw10=cdw10, cdw11=cdw11, namespace=namespace)
        return NvmeReply(answer["status"], answer["result"], bytes.fromhex(answer["data"]))

    def _recorded(self, kind: str, **asked: object) -> dict[str, Any]:
        """Return the answer of then; what was never asked gets no such ioctl."""
        for answer in self._node[kind]:
            # Captures of before anything went out with a command say nothing of it.
            if all(answer.get(key, "") == value for key, value in asked.items()):
                if "errno" in answer:
                    raise OSError(answer["errno"], os.strerror(answer["errno"]))
                found: dict[str, Any] = answer
                return found
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    def size_bytes(self) -> int:
        size: int = self._node["size_bytes"]
        return size

    def disk_sequence(self) -> int | None:
        sequence: int | None = self._node["disk_sequence"]
        return sequence

    def geometry(self) -> tuple[int, int, int, int] | None:
        found = self._node["geometry"]
        return None if found is None else (found[0], found[1], found[2], found[3])

    def write_attribute(self, attribute: str, text: str) -> None:
        assert may_write(attribute, text)
        if attribute != RESCAN:
            path = locate(self._ports, self.name, attribute)
            assert path is not None
            self._ports.write(path, text)

    def set_read_only(self, *, on: bool) -> None:
        raise PermissionError(errno.EACCES, "a capture has no flag", self.name)

    def wide_pio(self) -> bool:
        found: bool | None = self._node.get("wide_pio")
        if found is None:
            raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))
        return found

    def set_wide_pio(self, *, on: bool) -> None:
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    def flush(self) -> None:
        """There is nothing to write out."""

    def reread_partitions(self) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:
        raise PermissionError(errno.EPERM, "a capture holds no data", self.name)

    def queue(self, depth: int, block_bytes: int) -> Queue:
        raise PermissionError(errno.EPERM, "a capture holds no data", self.name)

    def close(self) -> None:
        """Nothing is held open."""


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
