"""The ring through which target_core_user hands SCSI commands to a program, and how a disk is made of it.

Layout: include/uapi/linux/target_core_user.h and Documentation/target/tcmu-design.rst of Linux 6.1.
"""

from __future__ import annotations

import mmap
import os
import select
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

TARGET = Path("/sys/kernel/config/target")
CORE = TARGET / "core" / "user_0"
WAIT_S = 30.0

_MAILBOX = struct.Struct("<HHII")
"""version, flags, offset and size of the command ring; the heads follow at fixed places."""
_CMD_HEAD, _CMD_TAIL = 12, 64
_ENTRY = struct.Struct("<IHBB")
"""length with the operation in its low 3 bits, command id, kernel's flags, ours."""
_OPERATION, _IS_COMMAND = 0x7, 1
_UNKNOWN_OPERATION = 0x1
_SENSE_BYTES = 96


@dataclass(frozen=True)
class Answer:
    """Status, sense data (as many bytes as there are) and data for the initiator."""

    status: int
    sense: bytes = b""
    data: bytes = b""


Handler = Callable[[bytes, bytes, int], Answer]
"""Takes CDB, data from the initiator, and room for data to it in bytes."""


class Disk:
    """A ``/dev/sdX`` whose commands *handler* answers. Used as a context, it is gone at the end."""

    def __init__(self, name: str, number: int, size_bytes: int, handler: Handler) -> None:
        self._handler = handler
        self._core = CORE / name
        # An NAA 5 designator of no company (IEEE OUI 000000); the nexus is the initiator's end.
        self._fabric = TARGET / "loopback" / f"naa.5000000000000{number:03x}"
        self._nexus = f"naa.5000000000001{number:03x}"
        for module in ("target_core_user", "tcm_loop"):
            subprocess.run(["modprobe", module], check=True)
        before = set(Path("/sys/class/uio").glob("uio*")) if Path("/sys/class/uio").exists() else set()
        self._core.mkdir(parents=True)
        settings = f"dev_size={size_bytes},hw_block_size=512,dev_config=lab/{name},nl_reply_supported=-1"
        (self._core / "control").write_text(settings)
        (self._core / "enable").write_text("1")
        (uio,) = set(Path("/sys/class/uio").glob("uio*")) - before
        node = Path("/dev") / uio.name
        wait(node.exists, "udev made no node for the ring")
        self._fd = os.open(node, os.O_RDWR)
        self._map = mmap.mmap(self._fd, int((uio / "maps/map0/size").read_text(), 16))
        version, _, self._ring, self._ring_bytes = _MAILBOX.unpack_from(self._map)
        if version != 2:
            raise RuntimeError(f"target_core_user speaks version {version}")

    def link(self) -> None:
        """Let the disk appear; the handler must be served from another thread while this goes on."""
        group = self._fabric / "tpgt_1"
        (group / "lun" / "lun_0").mkdir(parents=True)
        (group / "nexus").write_text(self._nexus)
        (group / "lun" / "lun_0" / "disk").symlink_to(self._core)

    def find(self) -> str:
        """Return the kernel name once the kernel has made a disk of it."""
        address = (self._fabric / "tpgt_1" / "address").read_text().strip()
        found: list[str] = []

        def look() -> bool:
            found[:] = [path.name for path in Path("/sys/class/scsi_disk").glob(f"{address}:*/device/block/*")]
            return bool(found)

        wait(look, "the kernel made no disk of it")
        return found[0]

    def unlink(self) -> None:
        """Take everything away again, in the order in which the kernel lets it go."""
        group = self._fabric / "tpgt_1"
        (group / "lun" / "lun_0" / "disk").unlink()
        for folder in (group / "lun" / "lun_0", group, self._fabric, self._core):
            folder.rmdir()

    # -- the ring ----------------------------------------------------------------------------------------------

    def serve(self, timeout_s: float) -> None:
        """Answer what is waiting, or wait up to *timeout_s* for something to come."""
        if select.select([self._fd], [], [], timeout_s)[0]:
            try:
                os.read(self._fd, 4)
            except OSError:
                # EIO: the disk was taken away while we waited.
                return
        for place in self._waiting():
            self._answer(place)

    def _waiting(self) -> Iterator[int]:
        """Yield the place of every entry from tail to head, which is over when the next one is asked for."""
        while True:
            head, tail = (struct.unpack_from("<I", self._map, at)[0] for at in (_CMD_HEAD, _CMD_TAIL))
            if head == tail:
                return
            place = self._ring + tail
            length, _, _, _ = _ENTRY.unpack_from(self._map, place)
            if length & _OPERATION == _IS_COMMAND:
                yield place
            elif length & _OPERATION:
                self._map[place + 7] = _UNKNOWN_OPERATION
            struct.pack_into("<I", self._map, _CMD_TAIL, (tail + (length & ~_OPERATION)) % self._ring_bytes)
            # The kernel looks at each at once: those that follow may take the drive a while.
            os.write(self._fd, b"\0\0\0\0")

    def _answer(self, place: int) -> None:
        vectors, _bidirectional, _integrity = struct.unpack_from("<III", self._map, place + 8)
        cdb_place = struct.unpack_from("<Q", self._map, place + 24)[0]
        areas = [struct.unpack_from("<QQ", self._map, place + 48 + 16 * index) for index in range(vectors)]
        room = sum(length for _, length in areas)
        cdb = bytes(self._map[cdb_place : cdb_place + _cdb_bytes(self._map[cdb_place])])
        # Only the command says which way the data goes; what comes from the initiator lies there already.
        given = b"".join(self._map[start : start + length] for start, length in areas) if _writes(cdb) else b""
        answer = self._handler(cdb, given, 0 if given else room)
        rest = answer.data[:room]
        for start, length in areas if not given else ():
            part, rest = rest[:length], rest[length:]
            # What is not answered is zero and not what the area held for another request.
            self._map[start : start + length] = part.ljust(length, b"\0")
        struct.pack_into("<B3xI", self._map, place + 8, answer.status, min(len(answer.data), room))
        self._map[place + 16 : place + 16 + _SENSE_BYTES] = answer.sense[:_SENSE_BYTES].ljust(_SENSE_BYTES, b"\0")


def _cdb_bytes(opcode: int) -> int:
    """Return the length of a command by its group code (SPC-4 4.2.5.1)."""
    return {0: 6, 1: 10, 2: 10, 4: 16, 5: 12}.get(opcode >> 5, 16)


_WRITING = frozenset({0x0A, 0x2A, 0xAA, 0x8A, 0x15, 0x55, 0x41, 0x93, 0x42})
"""WRITE, MODE SELECT, WRITE SAME and UNMAP bring data along (SBC-3 table 24)."""


_PASS_THROUGH = frozenset({0x85, 0xA1})


def _writes(cdb: bytes) -> bool:
    if cdb[0] in _PASS_THROUGH:
        # T_LENGTH says whether there is data, T_DIR which way it goes (SAT-4 12.2.2).
        return bool(cdb[2] & 3) and not cdb[2] & 8
    return cdb[0] in _WRITING


def wait(holds: Callable[[], object], complaint: str) -> None:
    deadline = time.monotonic() + WAIT_S
    while not holds():
        if time.monotonic() > deadline:
            raise RuntimeError(complaint)
        time.sleep(0.1)
