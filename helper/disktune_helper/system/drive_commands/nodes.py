"""Where commands go: nodes of /dev, proven to be the drives that sysfs shows; directories of mounted btrfs.

A confined process opens none itself: `system.companion.drive_holder` does it for that process.
"""

from __future__ import annotations

import errno
import mmap
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from disktune_contract.drives import block_files
from disktune_contract.drives.drive import node_of
from disktune_contract.messages.privilege import Level
from disktune_contract.record import record
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply

# -- the scrub of a mounted btrfs, by the directory it is mounted on ---------------------------------------
#
# The kernel answers only to who has CAP_SYS_ADMIN and has the file system open (fs/btrfs/ioctl.c). What was
# opened is asked for its UUID first: by then something else may be mounted there.


@record
class KernelDevice:
    """What the kernel knows of a device of a mounted btrfs. Sizes in bytes."""

    allocated_bytes: int
    size_bytes: int
    path: str
    progress: tuple[int, ...] | None
    """The 15 numbers of struct btrfs_scrub_progress; None if no scrub of it runs."""


class BtrfsAsker(Protocol):
    """Asks in another process."""

    def ask_device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        """As `device`."""

    def cancel_scrub(self, point: str, uuid: str) -> None:
        """As `cancel`."""


_btrfs_elsewhere: BtrfsAsker | None = None


def ask_through(asker: BtrfsAsker) -> None:
    """Have file systems opened by *asker* from here on."""
    global _btrfs_elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _btrfs_elsewhere = asker


def device(point: str, uuid: str, devid: int) -> KernelDevice:
    """Return what is known of a device of the btrfs *uuid*, which is mounted at *point*.

    Raises OSError: ESTALE if that is not mounted there, ENODEV for no such device.
    """
    ioctls.check(Level.LOOK, "request")
    return (
        own_device(point, uuid, devid)
        if _btrfs_elsewhere is None
        else _btrfs_elsewhere.ask_device(point, uuid, devid)
    )


def cancel(point: str, uuid: str) -> None:
    """Stop its scrub; raises OSError, ENOTCONN if none runs."""
    ioctls.check(Level.CHANGE, "request")
    if _btrfs_elsewhere is None:
        own_cancel(point, uuid)
    else:
        _btrfs_elsewhere.cancel_scrub(point, uuid)


def own_device(point: str, uuid: str, devid: int) -> KernelDevice:
    """Ask for a device in this process."""
    with _opened(point, uuid) as fd:
        allocated, size, path = ioctls.btrfs_device(fd, devid)
        return KernelDevice(allocated, size, path.decode("utf-8", "replace"), ioctls.btrfs_scrub(fd, devid))


def own_cancel(point: str, uuid: str) -> None:
    """Stop the scrub in this process."""
    with _opened(point, uuid) as fd:
        ioctls.btrfs_cancel(fd)


def bytes_of(uuid: str) -> bytes:
    """Return the 16 bytes of a UUID; raises ValueError. The module ``uuid`` would take 6 ms of each start."""
    found = bytes.fromhex(uuid.replace("-", ""))
    if len(found) != 16:
        raise ValueError(f"not a UUID: {uuid[:40]!r}")
    return found


def text_of(uuid: bytes) -> str:
    """Return 16 bytes as the text of a UUID."""
    digits = uuid.hex()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


@contextmanager
def _opened(point: str, uuid: str) -> Iterator[int]:
    fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        try:
            found = ioctls.btrfs_uuid(fd)
        except OSError as error:
            if error.errno != errno.ENOTTY:
                raise
            found = b""
        if found != bytes_of(uuid):
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), point)
        yield fd
    finally:
        os.close(fd)


# -- nodes of /dev, proven to be the drives that sysfs shows -----------------------------------------------
#
# They are opened for reading.

BLOCK_DEVICES = block_files.ROOT


class OpenDrive(Protocol):
    """An open node."""

    fd: int
    """For reading; -1 for who only looks, where another process has the drive open."""
    name: str
    rdev: tuple[int, int]
    """Major and minor number."""

    def sg_io(self, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes) -> SgReply:
        """As `ioctls.sg_io`."""

    def nvme_admin(
        self, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
    ) -> NvmeReply:
        """As `ioctls.nvme_admin`."""

    def number(self, request: int) -> int:
        """As `ioctls.get_u64`."""

    def send_number(self, request: int, number: int) -> None:
        """As `ioctls.send_number`."""

    def geometry(self) -> tuple[int, int, int, int]:
        """As `ioctls.geometry`."""

    def array_metadata(self, offset: int) -> bytes:
        """Return the 4096 bytes at a byte *offset* if metadata of md begin there, else nothing; raises OSError."""

    def opened_again(self, *, direct: bool) -> int:
        """Return a descriptor of its own for reading the very same node, past the kernel's cache if *direct*.

        Raises PermissionError for who only looks, where another process has the drive open.
        """

    def flush(self, fd: int) -> None:
        """Drop what the kernel has cached of the device that *fd* of `opened_again` reads; raises OSError.

        The drive may be closed by then.
        """

    def close(self) -> None:
        """Close the drive."""


METADATA_BYTES = 4096
"""Metadata of md take no more, and begin at a multiple of it."""
MAGIC_OF_MD = 0xA92B4EFC
"""linux/raid/md_p.h; version 0.90 has it in the byte order of the machine that made the array."""
_MAGICS_OF_MD = (MAGIC_OF_MD.to_bytes(4, "little"), MAGIC_OF_MD.to_bytes(4, "big"))


class OwnDrive:
    """A drive of this process: its node, if that is open."""

    def __init__(self, fd: int, rdev: tuple[int, int], name: str = "") -> None:
        self.fd, self.rdev, self.name = fd, rdev, name
        self.folder = -1
        """Its directory below /sys/devices, if `attribute_writer` keeps that open."""

    def sg_io(self, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes) -> SgReply:
        return ioctls.sg_io(self.fd, cdb, reply_bytes, timeout_ms, outgoing)

    def nvme_admin(
        self, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
    ) -> NvmeReply:
        return ioctls.nvme_admin(self.fd, opcode, namespace, cdw10, cdw11, reply_bytes, timeout_ms)

    def number(self, request: int) -> int:
        return ioctls.get_u64(self.fd, request)

    def send_number(self, request: int, number: int) -> None:
        ioctls.send_number(self.fd, request, number)

    def geometry(self) -> tuple[int, int, int, int]:
        return ioctls.geometry(self.fd)

    def array_metadata(self, offset: int) -> bytes:
        fd = self.opened_again(direct=True)
        try:
            # A mapping, because a read past the cache wants whole pages.
            with mmap.mmap(-1, METADATA_BYTES, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as page:
                found = page[: os.preadv(fd, [page], offset)]
        finally:
            os.close(fd)
        # Nothing else that is on a drive leaves this process.
        return found if found[:4] in _MAGICS_OF_MD else b""

    def opened_again(self, *, direct: bool) -> int:
        # /proc/self/fd opens the very node that was checked, whatever /dev contains by now.
        flags = os.O_RDONLY | os.O_CLOEXEC | (os.O_DIRECT if direct else 0)
        return os.open(f"/proc/self/fd/{self.fd}", flags)

    def flush(self, fd: int) -> None:
        ioctls.send_number(fd, ioctls.BLKFLSBUF, 0)

    def close(self) -> None:
        for fd in (self.folder, self.fd):
            if fd >= 0:
                os.close(fd)
        self.folder = self.fd = -1


_elsewhere: Callable[[str], OpenDrive] | None = None


def open_through(opener: Callable[[str], OpenDrive]) -> None:
    """Have drives opened by *opener* from here on."""
    global _elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _elsewhere = opener


def opened_elsewhere() -> bool:
    """Return whether another process opens drives for this one."""
    return _elsewhere is not None


def open_drive(name: str) -> OpenDrive:
    """Open ``/dev/<name>``; raises OSError, ENODEV if it is not the block device that sysfs shows."""
    return own_drive(name) if _elsewhere is None else _elsewhere(name)


def named_drive(name: str) -> OwnDrive:
    """Return a drive of which no node is opened: an open array cannot be stopped, and a drive may sleep."""
    return OwnDrive(-1, device_number(os.path.realpath(f"{BLOCK_DEVICES}/{name}")) or (0, 0), name)


def own_drive(name: str) -> OwnDrive:
    """Do so in this process."""
    fd = os.open(node_of(name), os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        found = os.fstat(fd)
        number = (os.major(found.st_rdev), os.minor(found.st_rdev))
        if not stat.S_ISBLK(found.st_mode) or number != device_number(f"{BLOCK_DEVICES}/{name}"):
            raise FileNotFoundError(errno.ENODEV, "the device node is not the drive that the kernel lists", name)
    except BaseException:
        os.close(fd)
        raise
    return OwnDrive(fd, number, name)


def gone(name: str) -> FileNotFoundError:
    """Return the error for a drive whose name leads to another one, or to none."""
    return FileNotFoundError(errno.ENODEV, "the drive is no longer available", name)


def device_number(place: str) -> tuple[int, int] | None:
    """Return major and minor of a directory of /sys/class/block, None if there is no such device."""
    try:
        folder = os.open(place, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        return number_in(folder)
    finally:
        os.close(folder)


def number_in(folder: int) -> tuple[int, int] | None:
    """Return major and minor from the open directory of a block device, None if it is gone."""
    try:
        fd = os.open("dev", os.O_RDONLY | os.O_CLOEXEC, dir_fd=folder)
        with open(fd, encoding="ascii") as file:
            major, minor = file.read().split(":")
    except OSError:
        return None
    return int(major), int(minor)
