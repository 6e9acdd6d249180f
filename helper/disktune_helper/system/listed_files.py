"""Opening the files of /proc that this program reads, and what btrfs-progs keeps for root of a scrub; no others.

`companion.drive_holder` opens them for a confined process. Landlock grants a directory with all that is below it:
a process that may read /proc may read the environment of root's processes, and with CAP_SYS_RAWIO the kernel's
memory. A rule for one file there does not last, because the kernel forgets its inode.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

from disktune_contract.patterns import FORM_OF_UUID, pattern_of

_OWN = ("/proc/self/", "/proc/thread-self/")

SCRUB_RECORDS = "/var/lib/btrfs/scrub.status."
"""A file for each UUID."""
_ELSEWHERE = ("/proc/", SCRUB_RECORDS)

_READ = pattern_of(
    r"/proc/(?:cmdline|cpuinfo|crypto|diskstats|mdstat|meminfo|stat|swaps|uptime|1/mountinfo|1/net/unix"
    r"|[1-9]\d{0,9}/(?:cgroup|comm|stat|status)"
    r"|sys/(?:kernel/(?:io_uring_disabled|osrelease|random/boot_id)|dev/raid/speed_limit_(?:max|min)))"
    rf"|{SCRUB_RECORDS}{FORM_OF_UUID}"
)

_file_elsewhere: Callable[[str], int] | None = None


def open_files_through(opener: Callable[[str], int]) -> None:
    """Have these files opened by *opener* from here on."""
    global _file_elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _file_elsewhere = opener


def open_file(path: str) -> int:
    """Return a descriptor for reading a file; raises OSError."""
    if _file_elsewhere is None or path.startswith(_OWN) or not path.startswith(_ELSEWHERE):
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    return _file_elsewhere(path)


def own_listed_file(path: str) -> int:
    """Do so in this process; raises PermissionError for a file that is not listed here."""
    if not _READ.fullmatch(path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
    return os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
