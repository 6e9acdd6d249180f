"""Opening the kernel's files: attributes that settings are written to and files of /proc, those listed and no
others.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Protocol

from disktune_contract.patterns import pattern_of
from disktune_helper.system.attributes import WRITABLE, locate, scrub_limit
from disktune_helper.system.sysfs import KERNEL_NAME

# -- the files of /proc that this program reads ------------------------------------------------------------
#
# `companion.drive_holder` opens them for a confined process. Landlock grants a directory with all that is below
# it: a process that may read /proc may read the environment of root's processes, and with CAP_SYS_RAWIO the
# kernel's memory. A rule for one file there does not last, because the kernel forgets its inode.

_OWN = ("/proc/self/", "/proc/thread-self/")

_READ = pattern_of(
    r"/proc/(?:cmdline|cpuinfo|crypto|diskstats|mdstat|meminfo|stat|swaps|uptime|1/mountinfo|1/net/unix"
    r"|[1-9]\d{0,9}/(?:cgroup|comm|stat|status)"
    r"|sys/(?:kernel/(?:io_uring_disabled|osrelease|random/boot_id)|dev/raid/speed_limit_(?:max|min)))"
)

_proc_elsewhere: Callable[[str], int] | None = None


def open_proc_through(opener: Callable[[str], int]) -> None:
    """Have files opened by *opener* from here on."""
    global _proc_elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _proc_elsewhere = opener


def open_file(path: str) -> int:
    """Return a descriptor for reading a file below /proc; raises OSError."""
    if _proc_elsewhere is None or path.startswith(_OWN):
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    return _proc_elsewhere(path)


def own_proc_file(path: str) -> int:
    """Do so in this process; raises PermissionError for a file that is not listed here."""
    if not _READ.fullmatch(path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
    return os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)


# -- opening the files that settings of the kernel are written to ------------------------------------------
#
# Those that `attributes` lists, and no others. `companion.shutting_in` opens them for a confined process.


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
