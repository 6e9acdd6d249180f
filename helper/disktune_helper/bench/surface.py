"""The whole surface: speed from the first sector to the last, and the time it takes to reach any other place.

As the benchmark of GNOME Disks (gdu-benchmark-dialog.c), so that curves compare: places spread evenly, at each a
page that is not timed, which takes the seek, and then one long read that is; afterwards single blocks anywhere.
All figures are kept, not their mean alone.
"""

from __future__ import annotations

import random
import threading

from disktune_contract.measuring.measurement import Access, Point, Run
from disktune_contract.sentence import Sentence
from disktune_contract.version import VERSION
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import MIN_SAMPLE_S, Meter, Tell
from disktune_helper.system.ports import Node, Ports, Reader

PAGE_BYTES = 4096

CURVE_SHARE = 0.75
"""The curve takes no more than this part of a run's time, so that the accesses come to their turn."""


class SurfaceMaker:
    """Reads places in order, then blocks anywhere, one at a time."""

    program = f"DiskTune {VERSION}, preadv"

    def __init__(self, node: Node, ports: Ports, step: BenchStep) -> None:
        """Open the drive of *node* again, which may be closed afterwards; raises Refusal."""
        self._name, self._ports, self._step = node.name, ports, step
        workload = step.workload
        self._length = min(workload.point_bytes, step.span_bytes // PAGE_BYTES * PAGE_BYTES)
        self._points = max(1, min(workload.points, step.span_bytes // self._length))
        self._place = 0
        try:
            self._reader: Reader = node.reader(direct=True, buffer_bytes=self._length)
        except OSError as error:
            raise remarks.refusal(error, ports, node.name, 0) from error

    def close(self) -> None:
        self._reader.close()

    def prepare(self, index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        """The first place is preceded by a read that is not timed, as all are."""

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        meter = Meter(index, tell)
        start, busy = self._ports.monotonic_ns(), self._ports.thread_time()
        try:
            curve, read_ns = self._curve(meter, start, cancelled)
            accesses = self._accesses(meter, start, cancelled)
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, self._place) from error
        busy = self._ports.thread_time() - busy
        whole_s = (self._ports.monotonic_ns() - start) / 1e9
        # Speed is that of the long reads, latency that of the single blocks.
        run = Run(
            bytes_read=len(curve) * self._length,
            bytes_written=0,
            seconds=read_ns / 1e9,
            reads=len(curve),
            writes=0,
            processor_s=min(busy, read_ns / 1e9),
            read_latency=meter.latency(),
            engine_limited=busy >= remarks.ENGINE_LIMIT * whole_s,
        )
        untimed = (len(curve) + len(accesses)) * PAGE_BYTES
        return RunResult(
            run, tuple(curve), tuple(accesses), untimed_bytes=untimed, ended_early=self._early(curve, accesses)
        )

    def _early(self, curve: list[Point], accesses: list[Access]) -> str:
        if len(curve) == self._points and len(accesses) == self._step.workload.accesses:
            return ""
        return Sentence(
            "Stopped at {positions} of {all_positions} positions, {accesses} of {all_accesses} accesses.",
            positions=len(curve),
            all_positions=self._points,
            accesses=len(accesses),
            all_accesses=self._step.workload.accesses,
        )

    def _curve(self, meter: Meter, start: int, cancelled: threading.Event) -> tuple[list[Point], int]:
        """Return the speed at each place, and the nanoseconds that the timed reads took."""
        read, clock, length = self._reader.read, self._ports.monotonic_ns, self._length
        limit = self._step.seconds * CURVE_SHARE
        curve: list[Point] = []
        total = done = 0
        for index in range(self._points):
            place = self._place = self._position(index)
            self._whole(read(place, PAGE_BYTES), PAGE_BYTES, place)
            before = clock()
            self._whole(read(place, length), length, place)
            now = clock()
            self._look(cancelled)
            total += now - before
            done += 1
            speed = length / max(now - before, 1) * 1e9
            curve.append(Point(place, speed))
            elapsed = (now - start) / 1e9
            if elapsed - meter.sampled_s >= MIN_SAMPLE_S:
                meter.note(elapsed, place + length, speed, done, (now - before), (index + 1) / self._points / 2)
                done = 0
            if elapsed >= limit:
                break
        return curve, total

    def _position(self, index: int) -> int:
        """Return where place *index* begins: the first at the beginning, the last as far back as it fits."""
        last = self._step.span_bytes - self._length
        spread = last * index // max(1, self._points - 1)
        return spread // PAGE_BYTES * PAGE_BYTES

    def _accesses(self, meter: Meter, start: int, cancelled: threading.Event) -> list[Access]:
        """Return the time that single blocks anywhere take."""
        read, clock = self._reader.read, self._ports.monotonic_ns
        block, wanted = self._step.workload.block_bytes, self._step.workload.accesses
        blocks, limit = self._step.span_bytes // block, self._step.seconds
        draw = random.Random().random  # noqa: S311  not a secret
        found: list[Access] = []
        pending: list[int] = []
        end = self._place + self._length
        for index in range(wanted):
            place = self._place = int(draw() * blocks) * block
            before = clock()
            self._whole(read(place, block), block, place)
            now = clock()
            self._look(cancelled)
            found.append(Access(place, abs(place - end), (now - before) / 1e9))
            pending.append(now - before)
            end = place + block
            elapsed = (now - start) / 1e9
            if elapsed - meter.sampled_s >= 2 * MIN_SAMPLE_S or index + 1 == wanted or elapsed >= limit:
                share = 0.5 + (index + 1) / wanted / 2
                meter.sample(elapsed, end, len(pending) * block, len(pending), pending, share)
                pending.clear()
            if elapsed >= limit:
                break
        return found

    def _look(self, cancelled: threading.Event) -> None:
        if cancelled.is_set():
            raise remarks.cancelled()

    def _whole(self, count: int, length: int, place: int) -> None:
        """Raise Refusal if a read came back short: by its capacity the drive has more."""
        if count < length:
            raise remarks.ended_early(self._ports, self._name, place + count, self._step.span_bytes)
