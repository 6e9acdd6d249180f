"""Writing a file in parts of equal size, and how fast each of them was."""

from __future__ import annotations

import threading

from disktune_contract.measuring.long_write import MOST_POINTS
from disktune_helper.bench import remarks
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import SAMPLE_S, Meter
from disktune_helper.system.bench_io.noise import Noise
from disktune_helper.system.file_bench_ports import Scratch
from disktune_helper.system.ports import Ports


def part_bytes(step: BenchStep) -> int:
    """Return the bytes of a part: so many requests that `MOST_POINTS` are enough."""
    block = step.workload.block_bytes
    return -(-step.span_bytes // (MOST_POINTS * block)) * block


class PartWriter:
    """Writes from the beginning of the file on. Only the time of the writes counts."""

    def __init__(self, ports: Ports, scratch: Scratch, noise: Noise, part_length: int) -> None:
        self._clock, self._scratch, self._noise = ports.monotonic_ns, scratch, noise
        self.part_length = part_length
        self.done_bytes = 0
        self.requests = 0
        self._total_ns = 0
        self._untold: list[int] = []
        """Latencies of the requests since the last sample, in nanoseconds."""
        self._untold_bytes = 0

    @property
    def seconds(self) -> float:
        """What all writes took."""
        return max(self._total_ns / 1e9, 1e-9)

    def part(self, length: int, meter: Meter | None, total: int, cancelled: threading.Event) -> float:
        """Write *length* bytes and return their speed in bytes/s; raises OSError, and Refusal if cancelled.

        *meter* hears of it several times a second, as of a part of *total*.
        """
        begun_ns, end = self._total_ns, self.done_bytes + length
        while self.done_bytes < end:
            if cancelled.is_set():
                raise remarks.cancelled()
            data = self._noise.draw()[: end - self.done_bytes]
            before = self._clock()
            self._scratch.write_at(self.done_bytes, data)
            took = self._clock() - before
            self._total_ns += took
            self.done_bytes += len(data)
            self.requests += 1
            if meter is not None:
                self._note(meter, took, len(data), total)
        if meter is not None and end >= total and self._untold:
            self._tell(meter, total)
        return length / max(self._total_ns - begun_ns, 1) * 1e9

    def _note(self, meter: Meter, took: int, length: int, total: int) -> None:
        self._untold.append(took)
        self._untold_bytes += length
        if self.seconds - meter.sampled_s >= SAMPLE_S:
            self._tell(meter, total)

    def _tell(self, meter: Meter, total: int) -> None:
        count, share = len(self._untold), self.done_bytes / total
        meter.sample(self.seconds, self.done_bytes, self._untold_bytes, count, self._untold, share)
        self._untold, self._untold_bytes = [], 0
