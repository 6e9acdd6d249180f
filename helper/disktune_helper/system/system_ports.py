"""This machine behind the interface of `disktune_helper.system.ports`."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from disktune_contract.messages.privilege import Level
from disktune_helper.system import attribute_writer, listed_files
from disktune_helper.system.attribute_writer import KernelTree
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.drive_commands.ioctls import NotListed, NvmeReply, SgReply
from disktune_helper.system.drive_commands.nodes import BLOCK_DEVICES, OpenDrive
from disktune_helper.system.ports import READ_LIMIT

if TYPE_CHECKING:
    from disktune_helper.system.ports import ChangingNode, FileBenchPorts, Node, Queue, Reader


class SystemNode:
    """An open node of /dev, to look through."""

    _most = Level.LOOK

    def __init__(self, name: str, drive: OpenDrive) -> None:
        self.name = name
        self.rdev = drive.rdev
        self._drive = drive
        self._fd = drive.fd

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        with ioctls.at_most(self._most):
            return self._drive.sg_io(cdb, reply_bytes, timeout_ms, outgoing)

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        with ioctls.at_most(self._most):
            return self._drive.nvme_admin(opcode, namespace, cdw10, cdw11, reply_bytes, timeout_ms=20_000)

    def size_bytes(self) -> int:
        try:
            return self._drive.number(ioctls.BLKGETSIZE64)
        except NotListed:
            # A user's own process makes no request of a drive, and needs none: the end of a node is the drive's
            # (block/fops.c, blkdev_llseek).
            return os.lseek(self._fd, 0, os.SEEK_END)

    def disk_sequence(self) -> int | None:
        try:
            return self._drive.number(ioctls.BLKGETDISKSEQ)
        except NotListed:
            # As above. The node was proven to be this drive's when it was opened, and leads to no other later.
            with suppress(OSError, ValueError):
                return int(SystemPorts().read_text(f"{BLOCK_DEVICES}/{self.name}/diskseq"))
            return None
        except OSError:
            return None

    def geometry(self) -> tuple[int, int, int, int] | None:
        try:
            return self._drive.geometry()
        except OSError:
            return None

    def wide_pio(self) -> bool:
        return self._drive.number(ioctls.HDIO_GET_32BIT) != 0

    def array_metadata(self, offset: int) -> bytes:
        return self._drive.array_metadata(offset)

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:
        from disktune_helper.system.direct import SystemReader  # noqa: PLC0415  # needed by few sessions

        fd = self._drive.opened_again(direct=direct)
        return SystemReader(fd, buffer_bytes, partial(self._drive.flush, fd))

    def queue(self, depth: int, block_bytes: int) -> Queue:
        # ctypes: a tenth of the start-up time.
        from disktune_helper.system.aio import AioQueue  # noqa: PLC0415

        fd = self._drive.opened_again(direct=True)
        try:
            return AioQueue(fd, depth, block_bytes)
        except BaseException:
            os.close(fd)
            raise

    def close(self) -> None:
        self._drive.close()


class SystemChangingNode(SystemNode):
    """An open node of /dev, through which the drive is changed."""

    _most = Level.CHANGE

    def write_attribute(self, attribute: str, text: str) -> None:
        attribute_writer.write(self._drive, attribute, text)

    def flush(self) -> None:
        # Also through a descriptor for reading (block/fops.c blkdev_fsync).
        os.fsync(self._fd)

    def reread_partitions(self) -> None:
        self._drive.send_number(ioctls.BLKRRPART, 0)

    def set_read_only(self, *, on: bool) -> None:
        self._drive.send_number(ioctls.BLKROSET, int(on))

    def set_wide_pio(self, *, on: bool) -> None:
        self._drive.send_number(ioctls.HDIO_SET_32BIT, int(on))


def attributes_of(name: str) -> SystemChangingNode:
    """Return a node through which attributes can be written and nothing else: no device is opened."""
    return SystemChangingNode(name, nodes.named_drive(name))


class SystemPorts(KernelTree):
    """The machine this program runs on."""

    root = "/"

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode("utf-8", "replace")

    def read_bytes(self, path: str) -> bytes:
        fd = listed_files.open_file(path)
        try:
            parts, room = [], READ_LIMIT
            while part := os.read(fd, 65536):
                room -= len(part)
                if room < 0:
                    raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), path)
                parts.append(part)
            return b"".join(parts)
        finally:
            os.close(fd)

    def modified(self, path: str) -> float | None:
        try:
            return os.stat(path).st_mtime
        except OSError:
            return None

    def outside(self) -> FileBenchPorts:
        from disktune_helper.system.file_bench import SystemFileBenchPorts  # noqa: PLC0415  # needed by few sessions

        return SystemFileBenchPorts()

    def open_drive(self, name: str) -> Node:
        return SystemNode(name, nodes.open_drive(name))

    def open_for_change(self, name: str) -> ChangingNode:
        ioctls.check(Level.CHANGE, "drive")
        return SystemChangingNode(name, nodes.open_drive(name))

    def monotonic(self) -> float:
        return time.monotonic()

    monotonic_ns = staticmethod(time.monotonic_ns)

    def suspended(self) -> float:
        # Only one of the two goes on while the machine sleeps (clock_gettime(2)).
        return time.clock_gettime(time.CLOCK_BOOTTIME) - time.monotonic()

    def now(self) -> float:
        return time.time()

    def thread_time(self) -> float:
        return time.thread_time()

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        before = frozenset(os.sched_getaffinity(0))
        os.sched_setaffinity(0, processors)
        return before
