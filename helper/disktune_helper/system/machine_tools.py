"""What arrays, scrubs and TRIM need of the machine beyond files and drives: interfaces, and the real ones."""

from __future__ import annotations

import os
import select
import subprocess
import threading
import time
from contextlib import suppress
from typing import Protocol

from disktune_contract.messages.faults import Refusal
from disktune_contract.record import record
from disktune_helper.system import attribute_writer, errors, held_files, processes, programs
from disktune_helper.system.companion import starting
from disktune_helper.system.drive_commands import nodes
from disktune_helper.system.drive_commands.nodes import KernelDevice
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.privilege import ENVIRONMENT
from disktune_helper.system.system_ports import attributes_of

# -- what TRIM needs of the machine ------------------------------------------------------------------------
#
# The room of a file system, and fstrim: an interface, and its implementation for this machine.

FSTRIM = "/usr/sbin/fstrim"
_MOST_BYTES = 64 << 10
_ROOM_S = 2.0
"""How long a file system may take to say how much room it has; it has the figures in memory."""


@record
class Room:
    """Size and free space of a file system in bytes; blocks that only root may use are free, too."""

    size_bytes: int
    free_bytes: int
    usable_bytes: int | None = None
    """What of it other users may write; None if all of it."""


@record
class TrimEnd:
    """How fstrim ended: exit status, negative for a signal; its output; the last line of its error output."""

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
        """Close it; if it still runs it is killed."""


class TrimTools(Protocol):
    """The system as TRIM sees it."""

    def room(self, point: str) -> Room | None:
        """Return the room of the file system that is mounted at *point*; None if it does not answer."""

    def start(self, point: str, mount: int) -> RunningTrim:
        """Start fstrim on the mount of that number (/proc/self/mountinfo, first field), which is at *point*.

        Raises OSError; ESTALE if another mount is there.
        """


_late: dict[str, threading.Thread] = {}
"""By mount points: the last question that was not answered in time."""


class SystemTrim:
    """The machine this program runs on."""

    def room(self, point: str) -> Room | None:
        if point in _late and _late[point].is_alive():
            return None
        found: list[Room] = []

        def ask() -> None:
            with suppress(OSError):
                block, *counts = held_files.room(point)
                found.append(Room(*(block * count for count in counts)))

        # A file system whose drive or daemon is dead never answers, and its drive's lane must not wait for it.
        try:
            asking = errors.start(ask, f"room {point}")
        except Refusal:
            return None
        asking.join(_ROOM_S)
        if asking.is_alive():
            _late[point] = asking
        return found[0] if found else None

    def start(self, point: str, mount: int) -> RunningTrim:
        fd = held_files.open_mount(point, mount)
        try:
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


# -- what work on arrays needs in addition to files and drives ---------------------------------------------
#
# An interface, and its implementation for this machine.

CHANGES = ("array_state", "sync_action", "sync_completed", "degraded")
"""Attributes that the kernel wakes a reader for (sysfs_notify in drivers/md/md.c)."""


class ArrayWaiter(Protocol):
    """Waits until something about an array changes."""

    def wait(self, timeout_s: float) -> None:
        """Return when something has changed, or after *timeout_s*."""

    def close(self) -> None:
        """Close the files."""


class ArrayTools(Protocol):
    """Programs, and files that report when they change."""

    def add_bitmap(self, array: str) -> None:
        """Give *array* a write-intent bitmap on its members; raises OSError."""

    def start_boost(self, array: str) -> None:
        """Let a process that outlives this one keep the boost of *array*; raises OSError."""

    def stop_boost(self, array: str) -> None:
        """End that process, and wait until it has restored everything; raises OSError."""

    def attributes(self, name: str) -> ChangingNode:
        """Return a node through which attributes of a drive can be written, without opening the drive."""

    def watch(self, array: str) -> ArrayWaiter:
        """Begin to watch an array."""


class SystemTools:
    """The machine this program runs on."""

    def add_bitmap(self, array: str) -> None:
        programs.add_bitmap(array)

    def start_boost(self, array: str) -> None:
        programs.start_boost(array)

    def stop_boost(self, array: str) -> None:
        programs.stop_boost(array)

    def attributes(self, name: str) -> ChangingNode:
        return attributes_of(name)

    def watch(self, array: str) -> ArrayWaiter:
        return SystemWatch(array)


class SystemWatch:
    """poll(2) on attributes of sysfs: they are always readable, and report POLLPRI when they have changed."""

    def __init__(self, array: str) -> None:
        self._files = []
        self._poll = select.poll()
        for name in CHANGES:
            with suppress(OSError):
                file = open(f"/sys/class/block/{array}/md/{name}", "rb", buffering=0)  # noqa: SIM115  # closed below
                self._files.append(file)
                self._poll.register(file, select.POLLPRI | select.POLLERR)
        self._arm()

    def wait(self, timeout_s: float) -> None:
        with processes.may_be_ended():
            self._poll.poll(int(timeout_s * 1000))
        self._arm()

    def _arm(self) -> None:
        """Read every file: the kernel reports changes since the last read of this descriptor."""
        for file in list(self._files):
            try:
                os.pread(file.fileno(), 4096, 0)
            except OSError:
                # The array is gone; its files would report that forever.
                self._poll.unregister(file)
                self._files.remove(file)
                file.close()

    def close(self) -> None:
        for file in self._files:
            file.close()
        self._files.clear()


# -- what scrubs need of the machine -----------------------------------------------------------------------
#
# The kernel's answers, limits and units: an interface, and its implementation for this machine.

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
        """Let systemd start ``disktune-scrub@WORD-UUID``, WORD being start, resume or hold. Raises OSError."""

    def stop_unit(self, word: str, uuid: str) -> None:
        """Let systemd end it and wait until it has; raises OSError."""

    def run(self, word: str, point: str, mount: int) -> RunningScrub:
        """Start btrfs-progs itself, to ``start`` or ``resume``, on that mount; raises OSError."""

    def wait(self, seconds: float) -> None:
        """Wait; the one place where a keeper may be asked to end."""


class SystemScrub:
    """The machine this program runs on."""

    def device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        return nodes.device(point, uuid, devid)

    def cancel(self, point: str, uuid: str) -> None:
        nodes.cancel(point, uuid)

    def set_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        attribute_writer.write_scrub_limit(uuid, devid, bytes_s)

    def installed(self) -> bool:
        return os.path.exists(BTRFS)

    def start_unit(self, word: str, uuid: str) -> None:
        programs.start_scrub(word, uuid)

    def stop_unit(self, word: str, uuid: str) -> None:
        programs.stop_scrub(word, uuid)

    def run(self, word: str, point: str, mount: int) -> RunningScrub:
        fd = held_files.open_mount(point, mount)
        try:
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
