"""What scrubs need of the machine: the kernel's answers, limits, units. An interface, and the real one."""

from __future__ import annotations

import errno
import os
import subprocess
import time
from typing import Protocol

from disktune_contract.messages.protocol import Level
from disktune_helper.system import attributes, processes, programs
from disktune_helper.system.companion.trim_tools import mount_of
from disktune_helper.system.drive_commands import ioctls, mounted_btrfs
from disktune_helper.system.drive_commands.mounted_btrfs import KernelDevice
from disktune_helper.system.environment import ENVIRONMENT
from disktune_helper.system.kernel_files import attribute_files

BTRFS = "/usr/bin/btrfs"


class RunningScrub(Protocol):
    """btrfs-progs, running a scrub."""

    def wait(self) -> int:
        """Wait until it ends and return its exit status; whatever a signal raises comes out of this."""


class ScrubTools(Protocol):
    """The system as scrubs see it."""

    def device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        """Return what the kernel knows of a device of the btrfs that is mounted at *point*; raises OSError."""

    def cancel(self, point: str, uuid: str) -> None:
        """Stop the scrub; raises OSError, ENOTCONN if none runs."""

    def set_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        """Set the limit of a device in bytes per second, 0 for none; raises OSError."""

    def installed(self) -> bool:
        """Return whether btrfs-progs is there."""

    def start_unit(self, word: str, uuid: str) -> None:
        """Let systemd start ``disktune-scrub@WORD-UUID``: start, resume or hold. Raises OSError."""

    def stop_unit(self, word: str, uuid: str) -> None:
        """Let systemd end it and wait until it has; raises OSError."""

    def run(self, word: str, point: str, mount: int) -> RunningScrub:
        """Start btrfs-progs itself, to ``start`` or ``resume``, on that mount; raises OSError."""

    def wait(self, seconds: float) -> None:
        """Wait; the one place where a keeper may be told to end."""


class SystemScrub:
    """The machine this program runs on."""

    def device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        return mounted_btrfs.device(point, uuid, devid)

    def cancel(self, point: str, uuid: str) -> None:
        mounted_btrfs.cancel(point, uuid)

    def set_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        known = attributes.scrub_limit(uuid, devid, bytes_s)
        ioctls.check(Level.CHANGE if known else 0, "attribute")
        fd = attribute_files.open_scrub_limit(uuid, devid)
        try:
            os.write(fd, str(bytes_s).encode("ascii"))
        finally:
            os.close(fd)

    def installed(self) -> bool:
        return os.path.exists(BTRFS)

    def start_unit(self, word: str, uuid: str) -> None:
        programs.start_scrub(word, uuid)

    def stop_unit(self, word: str, uuid: str) -> None:
        programs.stop_scrub(word, uuid)

    def run(self, word: str, point: str, mount: int) -> RunningScrub:
        fd = os.open(point, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            if mount_of(fd) != mount:
                raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), point)
            # Named by its descriptor: no path goes to a program of root's. In the foreground, to see its end.
            command = [BTRFS, "scrub", "resume" if word == "resume" else "start", "-B", f"/proc/self/fd/{fd}"]
            # What it prints is for the journal; the signals of this process are not its own.
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, env=ENVIRONMENT, cwd="/", pass_fds=(fd,), start_new_session=True
            )
        finally:
            os.close(fd)
        return SystemRunningScrub(process)

    def wait(self, seconds: float) -> None:
        with processes.may_be_ended():
            time.sleep(seconds)


class SystemRunningScrub:
    """btrfs-progs, started."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def wait(self) -> int:
        with processes.may_be_ended():
            return self._process.wait()
