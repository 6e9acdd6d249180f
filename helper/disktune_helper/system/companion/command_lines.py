"""Every command line that a helper of root's may have started while it serves a window: data, and the question.

The companion of `starting` asks it. A program that is not here is not started, whoever asks for it, and neither is
one with another argument (security-requirements.md R13, R14).
"""

from __future__ import annotations

import errno
import fcntl
import os
import re
import stat
from collections.abc import Sequence
from enum import Enum

from disktune_contract.record import record
from disktune_helper.system.companion.unprivileged_child import powerless, wrapped

_ARRAY = r"md[_0-9][a-z0-9_]{0,15}"
_DRIVE = r"[a-z][a-z0-9_]{0,31}"
"""Kernel names that are the same in the name of a unit (systemd.unit(5), string escaping)."""
_UUID = r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_NUMBER = r"\d{1,20}"
_FIO = r"/usr/s?bin/fio"


def _literally(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(re.escape(word) for word in words)


class Lent(Enum):
    """What a program may be lent."""

    DRIVE = "a drive that is open for reading"
    DIRECTORY = "a directory that is open to be named, and for nothing else"


@record
class CommandLine:
    """Regular expressions for each word, and for any number of further ones."""

    words: tuple[str, ...]
    more: tuple[str, ...] = ()
    outlives: bool = True
    """Whether it goes on when the helper is killed: what changes something is not stopped halfway."""
    lent: Lent = Lent.DRIVE

    def admit(self, command: Sequence[str]) -> bool:
        """Return whether it is such a command."""
        first, further = command[: len(self.words)], command[len(self.words) :]
        if len(first) != len(self.words):
            return False
        alike = all(re.fullmatch(one, word) for one, word in zip(self.words, first, strict=True))
        return alike and all(any(re.fullmatch(one, word) for one in self.more) for word in further)


_FIO_READS = (
    *_literally(
        ("--readonly", "--thread", "--randrepeat=0", "--invalidate=0", "--group_reporting", "--eta=never")
    ),
    r"--iomem_align=4096",
    *_literally(
        ("--name=disktune", "--output-format=json+", "--norandommap", "--time_based", "--registerfiles=1")
    ),
    rf"--filename=/proc/self/fd/{_NUMBER}",
    r"--rw=(rand)?read",
    r"--direct=[01]",
    r"--ioengine=(psync|io_uring|libaio)",
    rf"--(bs|iodepth|numjobs|runtime|size|offset|offset_increment)={_NUMBER}",
    rf"--iodepth_batch_(submit|complete_max)={_NUMBER}",
    rf"--status-interval={_NUMBER}ms",
)

FSTRIM = CommandLine(
    (r"/usr/sbin/fstrim", r"--verbose", rf"/proc/self/fd/{_NUMBER}"), outlives=False, lent=Lent.DIRECTORY
)
"""Stopped halfway it has discarded less, and nothing is lost by that."""

COMMAND_LINES = (
    CommandLine((r"/usr/sbin/mdadm", r"--grow", r"--bitmap=internal", rf"/dev/{_ARRAY}")),
    CommandLine((r"/usr/bin/systemctl", r"start", r"--no-block", r"disktune-saved-guard\.path")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-boost@{_ARRAY}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-recording@{_DRIVE}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-scrub@(start|resume|hold)-{_UUID}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start", r"disktune-trial@[0-9a-f]{16}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-long-trial@{_DRIVE}\.service")),
    FSTRIM,
    CommandLine((*_literally(powerless([])), _FIO, r"--version"), outlives=False),
    CommandLine((*_literally(wrapped([])), _FIO, r"--readonly"), _FIO_READS, outlives=False),
)


def check(command: object) -> CommandLine:
    """Return the row of a command line; raises PermissionError if it has none."""
    if not isinstance(command, list) or not all(isinstance(word, str) and "\n" not in word for word in command):
        raise PermissionError(errno.EPERM, "not a command line")
    for line in COMMAND_LINES:
        if line.admit(command):
            return line
    raise PermissionError(errno.EPERM, f"not a command line that DiskTune starts: {command[:1]}")


def check_lent(number: object, fd: int, lent: Lent = Lent.DRIVE) -> None:
    """Raise PermissionError unless *fd* is what a program is *lent*, and *number* one that it may have."""
    if type(number) is not int or not 3 <= number < 700:
        raise PermissionError(errno.EPERM, "not a number for a descriptor")
    flags, kind = fcntl.fcntl(fd, fcntl.F_GETFL), os.fstat(fd).st_mode
    if lent is Lent.DIRECTORY:
        right = stat.S_ISDIR(kind) and bool(flags & os.O_PATH)
    else:
        right = stat.S_ISBLK(kind) and not flags & os.O_PATH and flags & os.O_ACCMODE == os.O_RDONLY
    if not right:
        raise PermissionError(errno.EPERM, f"not {lent.value}")
