"""The program's own read engine, one request at a time: in order, at one place, anywhere.

Three of its workloads are those of hdparm, with its block of 2 MiB, so that figures compare:

==============  ===================  =======================================================================
workload        hdparm 9.65          what differs here
==============  ===================  =======================================================================
drive.cached    ``-T``               hdparm looks at one byte in 512 of what it has read, which this does not; it
                                     also times its lseek and getitimer calls again and subtracts them, which for
                                     one preadv and one clock call in 2 MiB is below 0.1 % and left in.
drive.buffered  ``-t``               The cache is dropped before each run. hdparm drops it after its only run, and
                                     has been seen to report 25 times too much for a drive that something else
                                     holds open.
drive.direct    ``-t --direct``      Nothing.
==============  ===================  =======================================================================

hdparm fails when its two or three seconds lead past the end of the drive; a run here ends there and says so.
"""

from __future__ import annotations

import operator
import threading
from collections.abc import Iterator, Sequence
from itertools import repeat

from disktune_contract.measuring.workload import Cache, Pattern
from disktune_contract.version import VERSION
from disktune_helper.bench import places, remarks
from disktune_helper.bench.bench import Made
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.cpu_pinning import Still
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell
from disktune_helper.system.ports import Node, Ports, Reader

PRIME_BYTES = 64 << 10
"""Read once before the runs of a drive: a multiple of every sector size, too little to warm the drive's cache."""

SMALL_BYTES = 64 << 10
"""Up to here a read is mostly waiting and waking up. Of larger ones the kernel does parts at the same time, where
there is more than one processor for it."""


class ReadMaker:
    """Reads with preadv, into one buffer that stays the same for all runs."""

    program = f"DiskTune {VERSION}, preadv"

    def __init__(self, node: Node, ports: Ports, step: BenchStep) -> None:
        """Open the drive of *node* again, which may be closed afterwards; raises Refusal."""
        self._name, self._ports, self._step = node.name, ports, step
        self._block = min(step.workload.block_bytes, step.span_bytes)
        self._end = step.offset_bytes + step.span_bytes
        self._place = step.offset_bytes
        try:
            direct = step.workload.cache is Cache.DIRECT
            self._reader: Reader = node.reader(direct=direct, buffer_bytes=step.workload.block_bytes)
        except OSError as error:
            raise remarks.refusal(error, ports, node.name, step.offset_bytes) from error

    def close(self) -> None:
        self._reader.close()

    def prepare(self, index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        workload = self._step.workload
        try:
            if index == 0:
                # Spins the drive up, moves its heads, and fills a cache that is meant to be warm.
                warm = workload.pattern is Pattern.SAME_PLACE
                self._reader.read(self._place, self._block if warm else min(self._block, PRIME_BYTES))
            if workload.cache is Cache.COLD:
                self._reader.drop_caches()
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, self._place) from error

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        try:
            return self._timed(Meter(index, tell), cancelled)
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, self._place) from error

    def _timed(self, meter: Meter, cancelled: threading.Event) -> Made:
        """Read until the run's time is over or the drive ends."""
        still = Still(self._ports, wanted=self._block <= SMALL_BYTES)
        try:
            busy = self._ports.thread_time()
            seconds = self._read_until(meter, cancelled, still)
            busy = self._ports.thread_time() - busy
        finally:
            still.leave()
        run = meter.reads(seconds, busy)
        return Made(run, ended_early=remarks.drive_ends(run, self._step.seconds))

    def _read_until(self, meter: Meter, cancelled: threading.Event, still: Still) -> float:
        """Read place after place; return the seconds that took.

        Between two requests there is no more than noting the time. What a sample is worth is worked out when it is
        due, five times a second, and so is whether the run is over or was cancelled.
        """
        clock, block, sample = self._ports.monotonic_ns, self._block, round(SAMPLE_S * 1e9)
        read = self._reader.reading(block)
        times: list[int] = []
        note, short = times.append, 0
        position = self._place
        start = before = now = clock()
        over = start + self._step.seconds * 1_000_000_000
        due = min(start + sample, over)
        try:
            for position in self._places():
                count = read(position)
                now = clock()
                if count != block:
                    raise remarks.ended_early(self._ports, self._name, position + count, self._end)
                note(now)
                if now >= due:
                    if cancelled.is_set():
                        raise remarks.cancelled()
                    if now >= over:
                        break
                    elapsed, done = now - start, len(times)
                    took, share = _differences(before, times), elapsed / (over - start)
                    meter.sample(elapsed / 1e9, position + block, done * block, done, took, share)
                    times.clear()
                    still.look()
                    due = min(max(due + sample, now), over)
                    # What the telling took belongs to no request.
                    before = clock()
            else:
                position = self._end - self._step.span_bytes % block
                short = self._last_piece(position)
                if short:
                    now = clock()
                    note(now)
        except OSError:
            self._place = position
            raise
        seconds, done = max((now - start) / 1e9, 1e-9), len(times)
        reached = min(position + block, self._end)
        meter.rest(seconds, reached, done * block - short, done, _differences(before, times), 1.0)
        return seconds

    def _last_piece(self, position: int) -> int:
        """Read what lies beyond the last whole block; return how much less than a block that is, 0 for nothing."""
        length = self._end - position
        if not length:
            return 0
        count = self._reader.read(position, length)
        if count != length:
            raise remarks.ended_early(self._ports, self._name, position + count, self._end)
        return self._block - length

    def _places(self) -> Iterator[int]:
        """Return where to read whole blocks: for ever, or until the drive ends."""
        step = self._step
        if step.workload.pattern is Pattern.SEQUENTIAL:
            return iter(range(step.offset_bytes, self._end - step.span_bytes % self._block, self._block))
        return (
            repeat(step.offset_bytes)
            if step.workload.pattern is Pattern.SAME_PLACE
            else places.one_by_one(places.anywhere(step))
        )


def _differences(before: int, times: Sequence[int]) -> list[int]:
    """Return how long each of some requests took that were done at *times*, one begun when the last was done."""
    return list(map(operator.sub, times, (before, *times[:-1])))
