"""A drive whose clock only reads move: Node, Ports, Reader and Queue in one."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from dataclasses import astuple, dataclass, field
from typing import cast

from disktune_contract.drives.activity import DiskStat
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.messages.measurement import Measure
from disktune_helper.bench import bench_step
from disktune_helper.bench.meter import Tick
from disktune_helper.bench.opening import drive_bench
from disktune_helper.system.aio import PlaceError
from disktune_helper.system.ports import Node, Places, Ports, Turn

GIB = 1 << 30
MB = 1_000_000

Samples = list[Tick]


@dataclass
class Scripted:
    """A read takes time, and nothing else does. Queued reads are done one after the other, oldest first."""

    root = "/nonexistent"

    bytes_s: float = 200 * MB
    access_s: float = 0.0
    """What every read takes in addition."""
    capacity: int = 64 * GIB
    name: str = "sdx"
    busy: float = 0.1
    clock: float = 1000.0
    slept: float = 0.0
    processor: float = 0.0
    allowed: frozenset[int] = frozenset(range(4))
    """Processors that its thread may run on; it runs on the last of them, and waits there for its turn."""
    crowded: float = 0.0
    """For which share of the time."""
    counted: int = 0
    written: int = 0
    foreign: float = 0.0
    from_drive: float = 1.0
    error: tuple[int, int] | None = None
    attributes: dict[str, str] = field(default_factory=lambda: {"iostats": "1\n", "read_ahead_kb": "128\n"})
    above: dict[str, str] = field(default_factory=dict)
    """What is on it, by kernel name: its read-ahead in KiB."""
    reads: list[tuple[int, int]] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    after_read: Callable[[int], None] = lambda _: None
    buffer: int = 0
    sensor: dict[str, str] = field(default_factory=dict)
    """Files of the kernel's sensor in the drive; empty if there is none."""
    queued: list[tuple[int, int]] = field(default_factory=list)
    deepest: int = 0

    # Node
    def size_bytes(self) -> int:
        return self.capacity

    def reader(self, *, direct: bool, buffer_bytes: int) -> Scripted:
        self.buffer = buffer_bytes
        self.log.append("direct" if direct else "buffered")
        return self

    def queue(self, depth: int, block_bytes: int) -> ScriptedQueue:
        self.log.append(f"queue of {depth}")
        return ScriptedQueue(self, depth, block_bytes)

    # Reader
    path = "/dev/scripted"
    fds: tuple[int, ...] = ()

    def read(self, offset: int, length: int) -> int:
        assert length <= self.buffer
        self.reads.append((offset, length))
        if self.error and offset >= self.error[1]:
            raise OSError(self.error[0], os.strerror(self.error[0]))
        count = max(0, min(length, self.capacity - offset))
        seconds = self.access_s + count / self.bytes_s
        self.clock += seconds
        self.processor += self.busy * seconds
        self.counted += round(count * (self.from_drive + self.foreign))
        self.after_read(len(self.reads))
        return count

    def content(self, offset: int, length: int) -> bytes:
        return bytes(self.read(offset, length))

    def reading(self, length: int) -> Callable[[int], int]:
        return lambda offset: self.read(offset, length)

    def drop_caches(self) -> None:
        self.log.append("drop")

    def close(self) -> None:
        self.log.append("close")

    # Ports
    def monotonic_ns(self) -> int:
        return round(self.clock * 1e9)

    def suspended(self) -> float:
        return self.slept

    def thread_time(self) -> float:
        return self.processor

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        before, self.allowed = self.allowed, processors
        self.log.append(f"keep to {sorted(processors)}")
        return before

    def names(self, path: str) -> list[str]:
        return ["hwmon3"] if self.sensor and path.endswith("/device/hwmon") else []

    def read_text(self, path: str) -> str:
        if "/device/" in path:
            *_, attribute = path.split("/")
            if attribute not in self.sensor:
                raise FileNotFoundError(path)
            return self.sensor[attribute]
        if path == "/proc/thread-self/schedstat":
            return f"123 {round(self.crowded * self.clock * 1e9)} 7\n"
        if path == "/proc/thread-self/stat":
            return f"4711 (a name) of) R {'0 ' * 35}{max(self.allowed)} 0 0\n"
        if path == "/proc/diskstats":
            line = " ".join(map(str, astuple(self.stat())[1:]))
            return f"   8       0 {self.name} {line}\n".replace(" None", " 0")
        if path == f"/sys/class/block/{self.name}/size":
            return f"{self.capacity // 512}\n"
        return self._attribute(*path.rsplit("/", 1))

    def _attribute(self, folder: str, attribute: str) -> str:
        if attribute == "read_ahead_kb" and (device := folder.split("/")[-2]) in self.above:
            return f"{self.above[device]}\n"
        if attribute not in self.attributes:
            raise FileNotFoundError(f"{folder}/{attribute}")
        assert folder == f"/sys/class/block/{self.name}" + ("" if attribute == "removable" else "/queue")
        return self.attributes[attribute]

    def stat(self) -> DiskStat:
        """Return counters of which only the sectors matter here."""
        return DiskStat(self.name, 0, 0, self.counted // 512, 0, 0, 0, self.written // 512, 0, 0, 0, 0)


@dataclass
class ScriptedQueue:
    """Its queue: one read is done at each look."""

    drive: Scripted
    depth: int
    block_bytes: int
    in_flight: list[tuple[int, int]] = field(default_factory=list)

    kind = "scripted"

    def begin(self, places: Places, clock: Callable[[], int]) -> Turn:
        self.in_flight.clear()
        self.places, self.clock = places, clock
        return self.turn

    def turn(self, count: int) -> list[int]:
        found = self.places(count).tolist()
        assert len(found) == count
        self.in_flight += ((self.clock(), offset) for offset in found)
        assert len(self.in_flight) <= self.depth
        self.drive.deepest = max(self.drive.deepest, len(self.in_flight))

        begun, offset = self.in_flight.pop(0)
        self.drive.buffer = self.block_bytes
        try:
            count = self.drive.read(offset, self.block_bytes)
        except OSError as error:
            raise PlaceError(error.errno or 0, offset) from error
        if count != self.block_bytes:
            raise PlaceError(errno.ENODATA, offset)
        return [begun]

    def close(self) -> None:
        self.drive.log.append("close")


def run(
    drive: Scripted, wanted: Measure, samples: Samples | None = None, cancelled: threading.Event | None = None
) -> Measurement:
    """Do what is asked for and return the result."""
    tell = ([] if samples is None else samples).append
    node, ports = cast(Node, drive), cast(Ports, drive)
    (one,) = bench_step.of_drive(wanted, drive.capacity)
    with drive_bench(node, ports, one, tell, cancelled or threading.Event()) as bench:
        for _ in range(one.runs):
            bench.run()
        return bench.result()
