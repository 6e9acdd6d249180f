"""What TRIM needs of the machine: the room of a file system, and fstrim. An interface, and the real one."""

from __future__ import annotations

import errno
import os
import subprocess
from typing import Protocol

from disktune_contract.record import record
from disktune_helper.system.companion import starting

FSTRIM = "/usr/sbin/fstrim"
_MOST_BYTES = 64 << 10


@record
class Room:
    """Size and free space of a file system in bytes; blocks that only root may use are free, too."""

    size_bytes: int
    free_bytes: int


@record
class TrimEnd:
    """How fstrim ended: exit status, negative for a signal; what it printed; the last line that it said."""

    status: int
    printed: str
    said: str


class RunningTrim(Protocol):
    """An fstrim that runs."""

    def wait(self, timeout_s: float) -> TrimEnd | None:
        """Return how it ended, None if it has not after *timeout_s*."""

    def stop(self) -> None:
        """Have the kernel stop: it looks between two groups of blocks whether the process is to die."""

    def close(self) -> None:
        """Let go of it; if it still runs it is killed."""


class TrimTools(Protocol):
    """The system as TRIM sees it."""

    def room(self, point: str) -> Room | None:
        """Return the room of the file system that is mounted at *point*; None if it does not answer."""

    def start(self, point: str, mount: int) -> RunningTrim:
        """Start fstrim on the mount of that number (/proc/self/mountinfo, first field), which is at *point*.

        Raises OSError; ESTALE if another mount is there.
        """


class SystemTrim:
    """The machine this program runs on."""

    def room(self, point: str) -> Room | None:
        try:
            found = os.statvfs(point)
        except OSError:
            return None
        return Room(found.f_blocks * found.f_frsize, found.f_bfree * found.f_frsize)

    def start(self, point: str, mount: int) -> RunningTrim:
        # Not opened for reading, which Landlock would refuse: it only says which directory is meant.
        fd = os.open(point, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            if mount_of(fd) != mount:
                raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), point)
            # Named by its descriptor: no path goes to a program of root's.
            return SystemTrimProcess(starting.start([FSTRIM, "--verbose", f"/proc/self/fd/{fd}"], (fd,)))
        finally:
            os.close(fd)


class SystemTrimProcess:
    """fstrim, started."""

    def __init__(self, process: starting.Program) -> None:
        self._process = process

    def wait(self, timeout_s: float) -> TrimEnd | None:
        try:
            status = self._process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None
        printed, said = (
            "" if pipe is None else os.read(pipe.fileno(), _MOST_BYTES).decode("utf-8", "replace")
            for pipe in (self._process.stdout, self._process.stderr)
        )
        return TrimEnd(status, printed, (said.strip().splitlines() or [""])[-1][:200])

    def stop(self) -> None:
        self._process.kill()

    def close(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        with self._process:
            pass


def mount_of(fd: int) -> int | None:
    """Return the number of the mount that an open file is on (proc(5), /proc/PID/fdinfo), None if unknown."""
    with open(f"/proc/self/fdinfo/{fd}", encoding="ascii") as file:
        return next((int(line.split()[1]) for line in file if line.startswith("mnt_id:")), None)
