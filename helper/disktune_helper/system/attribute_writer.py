"""Writing the files of the kernel that settings have: those that `attributes` lists, and no others.

Below /sys/devices are the settings of drives, and also the registers of PCI devices, their removal, and the
switches of processors. Landlock cannot distinguish them: its rules are fixed when they come into force, and a
drive may come later. So a confined process writes none of them (security-requirements.md R9, R20):
`companion.drive_holder` does, which finds the file by the names of a drive and of an attribute, and asks the table
for the text.
"""

from __future__ import annotations

import errno
import os
from typing import Protocol

from disktune_contract.messages.privilege import Level
from disktune_helper.system.attributes import locate, may_write, scrub_limit
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.nodes import BLOCK_DEVICES, OpenDrive, OwnDrive, gone, number_in


class KernelTree:
    """What `attributes` asks about this machine's files."""

    def names(self, path: str) -> list[str]:
        try:
            return sorted(os.listdir(path))
        except OSError:
            return []

    def resolve(self, path: str) -> str:
        return os.path.realpath(path)


class AttributeWriter(Protocol):
    """Writes attributes in another process."""

    def write_attribute(self, name: str, rdev: tuple[int, int], attribute: str, text: str) -> None:
        """As `own_write`, of the drive of this name and number."""

    def write_scrub_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        """As `own_scrub_limit`."""


_elsewhere: AttributeWriter | None = None


def write_through(writer: AttributeWriter) -> None:
    """Have attributes written by *writer* from here on."""
    global _elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _elsewhere = writer


def write(drive: OpenDrive, attribute: str, text: str) -> None:
    """Write *text* to an attribute of this very drive; raises OSError, ENODEV if it is gone."""
    _check(may_write(attribute, text))
    if _elsewhere is not None:
        _elsewhere.write_attribute(drive.name, drive.rdev, attribute, text)
    else:
        own = drive if isinstance(drive, OwnDrive) else OwnDrive(-1, drive.rdev, drive.name)
        own_write(own, attribute, text)


def write_scrub_limit(uuid: str, devid: int, bytes_s: int) -> None:
    """Limit the scrub of a device of a mounted btrfs, in bytes a second, 0 for none; raises OSError."""
    _check(bool(scrub_limit(uuid, devid, bytes_s)))
    if _elsewhere is not None:
        _elsewhere.write_scrub_limit(uuid, devid, bytes_s)
    else:
        own_scrub_limit(uuid, devid, bytes_s)


def _check(listed: bool) -> None:  # the one question
    ioctls.check(Level.CHANGE if listed else 0, "attribute")


# -- in the process that writes ----------------------------------------------------------------------------


def own_write(drive: OwnDrive, attribute: str, text: str) -> None:
    """Write *text* to an attribute of this very drive; raises OSError, NotListed for what has no row."""
    _check(may_write(attribute, text))
    # What is the machine's outlives the array through which it was reached.
    own = None if attribute.startswith("@sysctl/") else _own_folder(drive)
    try:
        path = locate(KernelTree(), drive.name, attribute)
        if path is None:
            raise FileNotFoundError(errno.ENOENT, "no such attribute", attribute)
        fd = _open(path)
        if own is not None and not _is_at(drive, own):
            os.close(fd)
            raise gone(drive.name)
    finally:
        if own is not None and own != drive.folder:
            os.close(own)
    _write(fd, text)


def own_scrub_limit(uuid: str, devid: int, bytes_s: int) -> None:
    """Limit a scrub; raises OSError, NotListed for what is no file of a limit."""
    path = scrub_limit(uuid, devid, bytes_s)
    _check(bool(path))
    _write(_open(path), str(bytes_s))


def _write(fd: int, text: str) -> None:
    """Write *text* at once, so that the kernel's verdict is this call's and not that of a later flush; close."""
    try:
        os.write(fd, text.encode("ascii"))
    finally:
        os.close(fd)


def _own_folder(drive: OwnDrive) -> int:
    """Open the directory that the kernel has for this very drive; raises OSError (ENODEV) if there is none.

    While a drive is open, its directory stays the same: it is opened once, and checked with each write.
    """
    if drive.folder >= 0:
        return drive.folder
    folder = open_folder(os.path.realpath(os.path.join(BLOCK_DEVICES, drive.name)))
    if number_in(folder) != drive.rdev:
        os.close(folder)
        raise gone(drive.name)
    if drive.fd >= 0:
        drive.folder = folder
    return folder


def _is_at(drive: OwnDrive, own: int) -> bool:
    """Return whether the drive whose open directory is *own* is still there, and is what its name leads to.

    No directory above it goes before it does. So what was opened by a path while it was there is its own, and not
    that of another drive that was given the same name.
    """
    try:
        found = os.stat(os.path.join(BLOCK_DEVICES, drive.name))
    except OSError:
        return False
    return os.path.samestat(found, os.fstat(own)) and number_in(own) == drive.rdev


def _open(path: str) -> int:
    """Open a file below one of `_ROOTS` for writing, by no symbolic link below its directory; raises OSError."""
    folder = open_folder(os.path.realpath(os.path.dirname(path)))
    try:
        return os.open(os.path.basename(path), os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
    finally:
        os.close(folder)


_ROOTS = ("/sys/devices/", "/sys/fs/btrfs/", "/proc/sys/dev/")
"""Where attributes really are."""


def open_folder(path: str) -> int:
    """Open the directory *path* below one of `_ROOTS` step by step, refusing any symbolic link on the way."""
    _, top, *parts = path.split("/")
    if ".." in parts or not f"{path}/".startswith(_ROOTS):
        raise PermissionError(errno.EPERM, "not a directory of attributes", path)
    folder = os.open(f"/{top}", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    for part in parts:
        try:
            inner = os.open(part, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
        finally:
            os.close(folder)
        folder = inner
    return folder
