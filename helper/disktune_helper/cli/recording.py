"""What passes between this program and one drive, written down and masked: files, folders, links, commands.

`RecordingPorts` and `RecordingNode` take the place of `Ports` and `Node`; they pass on every question, and refuse
every change.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from disktune_contract.drives import identify_page
from disktune_contract.drives.identify_page import Words
from disktune_helper.cli.masking import CaptureMasks
from disktune_helper.decode import identify_words
from disktune_helper.decode.error import DecodeError
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.environment import SANDBOX
from disktune_helper.system.file_bench_ports import Outside
from disktune_helper.system.ports import ChangingNode, Node, Ports, Queue, Reader

PAGES = ("inquiry", "vpd_pg00", "vpd_pg80", "vpd_pg83", "vpd_pg89", "vpd_pgb0", "vpd_pgb1", "vpd_pgb2")
"""What the kernel keeps of a SCSI disk's own answers, in /sys/block/*/device."""
_UDEV_KEYS = ("ID_MODEL", "ID_SERIAL_SHORT", "ID_BUS", "ID_ATA", "MD_UUID", "MD_DEVNAME")
"""What a fixture needs. The rest of udev's database names file systems, labels and owners."""

_IDENTIFY_DEVICE, _IDENTIFY_PACKET = 0xEC, 0xA1
_PASS_THROUGH_16 = 0x85
_BEFORE_IDENTIFY = 60
"""What page 89h says of the translation, before the drive's own words."""
_CNS_CONTROLLER, NVME_PAGE_BYTES = 1, 4096

Record = dict[str, Any]


def _masked(masks: CaptureMasks, path: str, content: bytes) -> bytes:
    """Return a file's content without any of the numbers."""
    name = path.rpartition("/")[2]
    if name == "id":
        try:
            words = masks.words(identify_words.parse_text(content.decode("latin-1")))
        except DecodeError:
            return b""
        lines = (words[start : start + 8] for start in range(0, 256, 8))
        return "".join(" ".join(f"{word:04x}" for word in line) + "\n" for line in lines).encode()
    if name == "vpd_pg89":
        data = identify_page.in_vpd(content)
        if data is None:
            return masks.data(content[:_BEFORE_IDENTIFY])
        return content.replace(data, _packed(masks.words(identify_words.from_bytes(data))))
    return masks.data(content) if name in PAGES else masks.text(content.decode("latin-1")).encode("latin-1")


def identify_answer(cdb: bytes, data: bytes) -> Words | None:
    """Return the words if this was IDENTIFY (PACKET) DEVICE and it was answered whole."""
    return identify_words.from_bytes(data) if _identifies(cdb) and len(data) == 512 else None


def _identifies(cdb: bytes) -> bool:
    return cdb[0] == _PASS_THROUGH_16 and cdb[14] in (_IDENTIFY_DEVICE, _IDENTIFY_PACKET)


def _packed(words: Words) -> bytes:
    return b"".join(word.to_bytes(2, "little") for word in words)


class RecordingPorts:
    """`Ports` that shows one drive alone and remembers what was asked and what came of it."""

    def __init__(self, ports: Ports, drive: str) -> None:
        self.ports = ports
        self._drive = drive
        self.files: dict[str, bytes | int] = {}
        """Contents, or the errno that came instead."""
        self._folders: dict[str, list[str]] = {}
        self._links: dict[str, str] = {}
        self.nodes: list[RecordingNode] = []

    def record(self, masks: CaptureMasks) -> Record:
        """Return it all, masked and ready for JSON: text as text, other bytes as hexadecimal digits."""
        return {
            "files": {
                masks.text(path): content if isinstance(content, int) else _plain(_masked(masks, path, content))
                for path, content in self.files.items()
            },
            "folders": {masks.text(path): list(map(masks.text, names)) for path, names in self._folders.items()},
            "links": {masks.text(path): masks.text(place) for path, place in self._links.items() if path != place},
            "node": self.nodes[0].record(masks) if self.nodes else None,
        }

    def read_bytes(self, path: str) -> bytes:
        """Read a file, unless it is about people and not about drives: what is mounted where."""
        try:
            if path in _NOBODYS_BUSINESS:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
            found = _relevant(path, self.ports.read_bytes(path), self._drive)
        except OSError as error:
            self.files[path] = error.errno or errno.EIO
            raise
        self.files[path] = found
        return found

    def read_text(self, path: str) -> str:
        """Read a file as text."""
        return self.read_bytes(path).decode("utf-8", "replace")

    def names(self, path: str) -> list[str]:
        """List a directory; of all drives there is only one."""
        self._folders[path] = [self._drive] if path == sysfs.ROOT else self.ports.names(path)
        return self._folders[path]

    def resolve(self, path: str) -> str:
        """Follow links."""
        self._links[path] = self.ports.resolve(path)
        return self._links[path]

    def modified(self, path: str) -> float | None:
        """Pass on the question; no drive depends on the answer."""
        return self.ports.modified(path)

    def outside(self) -> Outside:
        """Refuse: a capture starts nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads")

    def open_drive(self, name: str) -> Node:
        """Open the drive; what is then asked of it is remembered."""
        self.nodes.append(RecordingNode(self.ports.open_drive(name)))
        return self.nodes[-1]

    def open_for_change(self, name: str) -> ChangingNode:
        """Refuse: a capture changes nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", name)

    def monotonic(self) -> float:
        """Pass on the clock."""
        return self.ports.monotonic()

    def monotonic_ns(self) -> int:
        """Pass on the clock."""
        return self.ports.monotonic_ns()

    def suspended(self) -> float:
        """Pass on how long the machine has slept."""
        return self.ports.suspended()

    def now(self) -> float:
        """Pass on the time of day."""
        return self.ports.now()

    @property
    def root(self) -> str:
        """Pass on where configuration is read."""
        return self.ports.root

    def thread_time(self) -> float:
        """Pass on the processor time."""
        return self.ports.thread_time()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        """Pass on where to run."""
        return self.ports.keep_to(processors)


class RecordingNode:
    """A `Node` that remembers commands and answers. It neither measures nor changes anything."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self.name, self.rdev = node.name, node.rdev
        self.commands: list[tuple[bytes, bytes, SgReply | int]] = []
        """Command, what went out with it, and the answer or the error number."""
        self.admin: list[tuple[int, int, int, int, NvmeReply | int]] = []
        self._size = node.size_bytes()
        self._sequence = node.disk_sequence()
        self._geometry: tuple[int, int, int, int] | None = None
        self._wide_pio: bool | None = None

    def record(self, masks: CaptureMasks) -> Record:
        """Return it all, masked and ready for JSON."""
        return {
            "rdev": list(self.rdev),
            "size_bytes": self._size,
            "disk_sequence": self._sequence,
            "geometry": list(self._geometry) if self._geometry else None,
            "wide_pio": self._wide_pio,
            "commands": [
                {"cdb": cdb.hex(), "out": out.rstrip(b"\0").hex(), **_scsi_answer(masks, cdb, reply)}
                for cdb, out, reply in self.commands
            ],
            "admin": [
                {**_admin_command(*command), **_nvme_answer(masks, command[1], reply)}
                for *command, reply in self.admin
            ],
        }

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        """Pass a command on."""
        try:
            reply = self._node.sg_io(cdb, reply_bytes, timeout_ms, outgoing)
        except OSError as error:
            self.commands.append((cdb, outgoing, error.errno or errno.EIO))
            raise
        self.commands.append((cdb, outgoing, reply))
        return reply

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        """Pass a command on."""
        try:
            reply = self._node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
        except OSError as error:
            self.admin.append((opcode, cdw10, cdw11, namespace, error.errno or errno.EIO))
            raise
        self.admin.append((opcode, cdw10, cdw11, namespace, reply))
        return reply

    def size_bytes(self) -> int:
        """Return the capacity when the drive was opened."""
        return self._size

    def disk_sequence(self) -> int | None:
        """Return the disk sequence number when the drive was opened."""
        return self._sequence

    def geometry(self) -> tuple[int, int, int, int] | None:
        """Ask for HDIO_GETGEO, which can wake a drive: here only if the look does."""
        self._geometry = self._node.geometry()
        return self._geometry

    def wide_pio(self) -> bool:
        """Pass the question on."""
        self._wide_pio = self._node.wide_pio()
        return self._wide_pio

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:  # noqa: ARG002
        """Refuse: a capture measures nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", self.name)

    def queue(self, depth: int, block_bytes: int) -> Queue:  # noqa: ARG002
        """Refuse: a capture measures nothing."""
        raise PermissionError(errno.EPERM, "a capture only reads", self.name)

    def close(self) -> None:
        """Let go of the drive."""
        self._node.close()


_NOBODYS_BUSINESS = ("/proc/1/mountinfo", "/proc/self/mountinfo", "/proc/swaps", SANDBOX)


def _relevant(path: str, content: bytes, drive: str) -> bytes:
    """Return the part of a file that is about the drive; names that people give to volumes are left out."""
    text = content.decode("utf-8", "replace")
    if path.startswith("/run/udev/"):
        kept = [line for line in text.splitlines() if line.removeprefix("E:").partition("=")[0] in _UDEV_KEYS]
        return "".join(f"{line}\n" for line in kept).encode()
    if path == "/proc/mdstat":
        about = re.compile(rf"^{drive} :|[ ]{drive}p?\d*\[", re.MULTILINE)
        parts = re.split(r"\n(?=md\S* : )|\n\s*\n", text)
        kept = [part for part in parts if part.startswith(("Personalities", "unused")) or about.search(part)]
        return "".join(f"{part}\n" for part in kept).encode()
    if path.endswith("/dm/name"):
        return b"volume\n"
    return content


def _plain(content: bytes) -> object:
    """Return text where it is text that survives the way there and back, else its bytes in hexadecimal."""
    with suppress(UnicodeDecodeError):
        text = content.decode("ascii")
        if all(character.isprintable() or character in "\n\t" for character in text):
            return text
    return {"hex": content.hex()}


def _scsi_answer(masks: CaptureMasks, cdb: bytes, reply: SgReply | int) -> Record:
    if isinstance(reply, int):
        return {"errno": reply}
    words = identify_answer(cdb, reply.data)
    # In a part of the page, as some bridges answer, the numbers have their bytes swapped or are cut off.
    data = _packed(masks.words(words)) if words else b"" if _identifies(cdb) else masks.data(reply.data)
    status = {"status": reply.status, "host": reply.host_status, "driver": reply.driver_status}
    return {**status, "sense": reply.sense.hex(), "data": data.hex()}


def _admin_command(opcode: int, cdw10: int, cdw11: int, namespace: int) -> Record:
    return {"opcode": opcode, "cdw10": cdw10, "cdw11": cdw11, "namespace": namespace}


def _nvme_answer(masks: CaptureMasks, cdw10: int, reply: NvmeReply | int) -> Record:
    if isinstance(reply, int):
        return {"errno": reply}
    hide: Callable[[bytes], bytes] = masks.data
    if len(reply.data) == NVME_PAGE_BYTES:
        hide = masks.identify_controller if cdw10 == _CNS_CONTROLLER else masks.identify_namespace
    return {"status": reply.status, "result": reply.result, "data": hide(reply.data).hex()}
