"""Opening the files of the kernel that settings are written to: those that `attributes` lists, and no others."""

from __future__ import annotations

import errno
import os
from typing import Protocol

from disktune_helper.system.attributes import WRITABLE, locate, scrub_limit
from disktune_helper.system.sysfs import KERNEL_NAME


class KernelTree:
    """What `attributes` asks about this machine's files."""

    def names(self, path: str) -> list[str]:
        try:
            return sorted(os.listdir(path))
        except OSError:
            return []

    def resolve(self, path: str) -> str:
        return os.path.realpath(path)


class AttributeOpener(Protocol):
    """Opens attributes in another process."""

    def attribute(self, name: str, attribute: str) -> int:
        """As `own_attribute`."""

    def scrub_limit(self, uuid: str, devid: int) -> int:
        """Return the limit of a device of a mounted btrfs, open for writing; raises OSError."""


_elsewhere: AttributeOpener | None = None


def open_through(opener: AttributeOpener) -> None:
    """Have attributes opened by *opener* from here on."""
    global _elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _elsewhere = opener


def open_attribute(name: str, attribute: str) -> int:
    """Return an attribute of a drive, open for writing; raises OSError."""
    return own_attribute(name, attribute) if _elsewhere is None else _elsewhere.attribute(name, attribute)


def open_scrub_limit(uuid: str, devid: int) -> int:
    """Return the limit of a device of a mounted btrfs, open for writing; raises OSError."""
    if _elsewhere is not None:
        return _elsewhere.scrub_limit(uuid, devid)
    return own_file(scrub_limit(uuid, devid, 0))


def own_attribute(name: str, attribute: str) -> int:
    """Open an attribute that `attributes` lists in this process; raises PermissionError for any other."""
    if attribute not in WRITABLE or not KERNEL_NAME.fullmatch(name):
        raise PermissionError(errno.EPERM, "not an attribute that DiskTune writes", attribute)
    path = locate(KernelTree(), name, attribute)
    if path is None:
        raise FileNotFoundError(errno.ENOENT, "no such attribute", attribute)
    return own_file(path)


def own_file(path: str) -> int:
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
