"""What work on arrays needs of the machine beyond files and drives: an interface, and the one that is real."""

from __future__ import annotations

import os
import select
from contextlib import suppress
from typing import Protocol

from disktune_helper.system import processes, programs
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.system_ports import attributes_of

CHANGES = ("array_state", "sync_action", "sync_completed", "degraded")
"""Attributes that the kernel wakes a reader for (sysfs_notify in drivers/md/md.c)."""


class ArrayWaiter(Protocol):
    """Waits until something about an array changes."""

    def wait(self, timeout_s: float) -> None:
        """Return when something has changed, or after *timeout_s*."""

    def close(self) -> None:
        """Let go of the files."""


class ArrayTools(Protocol):
    """Programs, and files that tell when they change."""

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
    """poll(2) on attributes of sysfs: they are always readable, and say POLLPRI when they have changed."""

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
        """Read every file: the kernel tells of changes since the last read of this descriptor."""
        for file in list(self._files):
            try:
                os.pread(file.fileno(), 4096, 0)
            except OSError:
                # The array is gone; its files would say so for ever.
                self._poll.unregister(file)
                self._files.remove(file)
                file.close()

    def close(self) -> None:
        for file in self._files:
            file.close()
        self._files.clear()
