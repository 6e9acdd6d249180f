"""Nodes of /dev: opened for reading, and proven to be the drives that sysfs shows.

A process that is shut in opens none itself: `system.companion.drive_holder` does it for that process.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from typing import Protocol

from disktune_contract.drives import block_files
from disktune_contract.drives.drive import node_of
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply

BLOCK_DEVICES = block_files.ROOT


class OpenDrive(Protocol):
    """An open node."""

    fd: int
    rdev: tuple[int, int]
    """Major and minor number."""

    def sg_io(self, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes) -> SgReply:
        """As `ioctls.sg_io`."""

    def nvme_admin(
        self, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
    ) -> NvmeReply:
        """As `ioctls.nvme_admin`."""

    def opened_again(self, *, direct: bool) -> int:
        """Return a descriptor of its own for reading the very same node, past the kernel's cache if *direct*."""

    def close(self) -> None:
        """Let go of the drive."""


class OwnDrive:
    """A node that this process has opened."""

    def __init__(self, fd: int, rdev: tuple[int, int]) -> None:
        self.fd, self.rdev = fd, rdev

    def sg_io(self, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes) -> SgReply:
        return ioctls.sg_io(self.fd, cdb, reply_bytes, timeout_ms, outgoing)

    def nvme_admin(
        self, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
    ) -> NvmeReply:
        return ioctls.nvme_admin(self.fd, opcode, namespace, cdw10, cdw11, reply_bytes, timeout_ms)

    def opened_again(self, *, direct: bool) -> int:
        # /proc/self/fd opens the very node that was checked, whatever /dev says by now.
        flags = os.O_RDONLY | os.O_CLOEXEC | (os.O_DIRECT if direct else 0)
        return os.open(f"/proc/self/fd/{self.fd}", flags)

    def close(self) -> None:
        os.close(self.fd)


_elsewhere: Callable[[str], OpenDrive] | None = None


def open_through(opener: Callable[[str], OpenDrive]) -> None:
    """Have drives opened by *opener* from here on."""
    global _elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _elsewhere = opener


def open_drive(name: str) -> OpenDrive:
    """Open ``/dev/<name>``; raises OSError, ENODEV if it is not the block device that sysfs shows."""
    return own_drive(name) if _elsewhere is None else _elsewhere(name)


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
    return OwnDrive(fd, number)


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
