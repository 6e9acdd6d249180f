"""fstrim on the simulated machine: it takes its time, and the kernel counts what it discards."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable

from disktune_contract.drives import recognition
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.inventory import usage
from disktune_helper.system.companion.trim_tools import Room, RunningTrim, TrimEnd

_FREE_SHARE = 0.37
_BYTES_S = 60e9
"""What a solid-state drive discards in a second."""


class SimulatedTrim:
    """`disktune_helper.system.companion.trim_tools.TrimTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts) -> None:
        self._ports = ports
        self._trimmed: set[str] = set()

    def room(self, point: str) -> Room | None:
        """Return the size of the partition that is mounted there, a part of which is free."""
        found = self._mounted(point)
        return None if found is None else Room(found[1], int(found[1] * _FREE_SHARE) // 4096 * 4096)

    def start(self, point: str, _mount: int) -> RunningTrim:
        """Begin to trim it; what was trimmed before is not trimmed again, as with ext4."""
        found, room = self._mounted(point), self.room(point)
        if found is None or room is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), point)
        length = 0 if point in self._trimmed else room.free_bytes
        return _Running(self._ports, found[0], length, lambda: self._trimmed.add(point))

    def _mounted(self, point: str) -> tuple[SimulatedDrive, int] | None:
        """Return the drive and the bytes of what is mounted at *point*."""
        lines = usage.mount_lines(self._ports, own=True)
        # Of a btrfs the number of its device, not its own.
        number = next((line.numbers[0] for line in lines if line.point == point and line.numbers), "")
        name = self._ports.resolve(f"/sys/dev/block/{number}").rpartition("/")[2]
        if (device := self._ports.world.device(name)) is not None:
            return device, device.size_bytes
        for drive in self._ports.world.drives.values():
            for partition in drive.partitions:
                if drive.partition_name(partition) == name:
                    return drive, partition.sectors * recognition.SECTOR_BYTES
        return None


class _Running:
    def __init__(
        self, ports: SimulatedPorts, drive: SimulatedDrive, length: int, done: Callable[[], None]
    ) -> None:
        self._clocks, self._drive, self._length, self._done = ports.world.clocks, drive, length, done
        self._ends = self._clocks.clock() + length / _BYTES_S
        self._stopped = False

    def wait(self, timeout_s: float) -> TrimEnd | None:
        left = self._ends - self._clocks.clock()
        if self._stopped:
            return TrimEnd(-signal.SIGKILL, "", "")
        self._clocks.sleep(max(0.0, min(timeout_s, left)))
        if left > timeout_s:
            return None
        self._drive.counters.add_discarded(self._length)
        self._done()
        return TrimEnd(0, f"/proc/self/fd/3: {self._length / 2**30:.1f} GiB ({self._length} bytes) trimmed\n", "")

    def stop(self) -> None:
        self._stopped = True

    def close(self) -> None:
        self._stopped = True
