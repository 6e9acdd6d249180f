"""Reading a drive one request at a time: the program's own engine, its places and processor; flickering its
light.

Three of its workloads are those of hdparm, with its block of 2 MiB, so that figures compare:

==============  ===================  =======================================================================
workload        hdparm 9.65          what differs here
==============  ===================  =======================================================================
drive.cached    ``-T``               hdparm accesses one byte in 512 of what it has read; this does not. It
                                     also times its lseek and getitimer calls again and subtracts them, which for
                                     one preadv and one clock call in 2 MiB is below 0.1 % and left in.
drive.buffered  ``-t``               The cache is dropped before each run. hdparm drops it after its only run, and
                                     has been seen to report 25 times too much for a drive that another program
                                     keeps open.
drive.direct    ``-t --direct``      Nothing.
==============  ===================  =======================================================================

hdparm fails when its two or three seconds lead past the end of the drive; a run here ends there and notes it.
"""

from __future__ import annotations

import operator
import random
import threading
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, repeat
from sys import byteorder

from disktune_contract.measuring.workload import Cache, Pattern
from disktune_contract.messages.measurement import FLICKER_BEATS, FLICKER_ON_S, FLICKER_PERIOD_S
from disktune_contract.version import VERSION
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell
from disktune_helper.system.ports import Node, Places, Ports, Reader
from disktune_helper.system.processes import stat_fields

# -- where the requests of a run go: in order, or anywhere -------------------------------------------------
#
# Places are drawn by the hundred, in one number made of all of them: each sixteen bytes of it are a place, and
# Python's arithmetic with such numbers is done in C. One after the other they cost four times as much, which at
# half a million requests a second was a fifth of the time (docs/decisions/0015-read-benchmarks.md).

_PIECE = 256
"""Drawn at a time where one is wanted after the other."""

_FIELD_BITS, _FIELD_BYTES = 128, 16
"""Room for the product of a drawn number and the number of blocks."""
_DRAWN_BITS = 53
"""As `random.Random.random` draws: 2^53 blocks of 512 bytes are 4 ZiB."""
_PLACE_BITS = 64


def places(step: BenchStep) -> Places:
    """Return where whole blocks of a step are to be read."""
    return anywhere(step) if step.workload.pattern is Pattern.RANDOM else _in_order(step)


def _in_order(step: BenchStep) -> Places:
    block, at = step.workload.block_bytes, step.offset_bytes
    end = at + step.span_bytes // block * block

    def found(count: int) -> memoryview:
        nonlocal at
        before, at = at, min(at + count * block, end)
        return memoryview(array("Q", range(before, at, block)))

    return found


def anywhere(step: BenchStep, draw: Callable[[int], int] | None = None) -> Places:
    """Return random places in a step's span, without end, at multiples of its block; different ones in every run.

    The same ones again would be answered from the drive's own cache. *draw* returns a number of so many random
    bits.
    """
    block = step.workload.block_bytes
    blocks, first = step.span_bytes // block, step.offset_bytes
    bits = draw or random.Random().getrandbits  # noqa: S311  not a secret
    made: dict[int, tuple[int, int, int]] = {}

    def masks(count: int) -> tuple[int, int, int]:
        ones = int.from_bytes((1).to_bytes(_FIELD_BYTES, "little") * count, "little")
        return ones * ((1 << _DRAWN_BITS) - 1), ones * ((1 << _PLACE_BITS) - 1), ones * first

    def found(count: int) -> memoryview:
        if count not in made:
            made[count] = masks(count)
        drawn, whole, start = made[count]
        # A random share of 2^53, times the blocks, in whole blocks; no field runs over into the next.
        numbers = (bits(_FIELD_BITS * count) & drawn) * blocks >> _DRAWN_BITS & whole
        fields = (numbers * block + start).to_bytes(_FIELD_BYTES * count, byteorder)
        # The half of each field that is not 0 comes first on little-endian machines.
        return memoryview(fields).cast("Q")[byteorder == "big" :: 2]

    return found


def one_by_one(found: Places) -> Iterator[int]:
    """Return the same places one after the other, without end."""
    return chain.from_iterable(map(found, repeat(_PIECE)))


# -- reading in a rhythm, to identify a drive by its activity light ----------------------------------------
#
# The places are drawn anywhere on the drive: reads served from its own cache would not reach the medium, and a
# hard disk without a light can be identified by the sound of its heads. Nothing is written.

BLOCK_BYTES = 64 << 10
"""A multiple of every sector size (`reader.PRIME_BYTES`): small enough that a read of a slow drive ends with the
beat that it belongs to."""

Wait = Callable[[float], bool]
"""Waits so many seconds, or until it is over; returns whether it is."""


class DriveLight:
    """The activity light of a drive, as far as reading makes it blink."""

    def __init__(self, node: Node, ports: Ports, cancelled: threading.Event, wait: Wait | None = None) -> None:
        """Open the drive of *node* again, past the kernel's cache; raises `Refusal`."""
        self._name, self._ports, self._cancelled = node.name, ports, cancelled
        self._wait = wait or cancelled.wait
        self._blocks = node.size_bytes() // BLOCK_BYTES
        if not self._blocks:
            raise remarks.ended_early(ports, node.name, 0, BLOCK_BYTES)
        try:
            self._reader = node.reader(direct=True, buffer_bytes=BLOCK_BYTES)
        except OSError as error:
            raise remarks.refusal(error, ports, node.name, 0) from error

    def close(self) -> None:
        """Close the drive."""
        self._reader.close()

    def flicker(self, tell: Callable[[int, bool], None]) -> None:
        """Go through all beats, or until it is cancelled; *tell* gets the number of each and whether it reads.

        Raises `Refusal` for a place that cannot be read, and when it is cancelled.
        """
        # A drive that has to spin up first does so before the rhythm begins.
        self._read()
        start = self._now()
        for beat in range(FLICKER_BEATS):
            begin = start + beat * FLICKER_PERIOD_S
            if self._now() >= begin + FLICKER_ON_S:
                # A read took longer than its beat: the next beat is in time again.
                continue
            tell(beat, True)
            while self._now() < begin + FLICKER_ON_S:
                self._read()
            tell(beat, False)
            if self._wait(max(0.0, begin + FLICKER_PERIOD_S - self._now())):
                raise remarks.cancelled()

    def _now(self) -> float:
        return self._ports.monotonic_ns() / 1e9

    def _read(self) -> None:
        if self._cancelled.is_set():
            raise remarks.cancelled()
        place = random.randrange(self._blocks) * BLOCK_BYTES  # noqa: S311  not a secret
        try:
            count = self._reader.read(place, BLOCK_BYTES)
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, place) from error
        if count != BLOCK_BYTES:
            raise remarks.ended_early(self._ports, self._name, place + count, place + BLOCK_BYTES)


# -- keeps the thread that measures on one processor -------------------------------------------------------
#
# A thread that sleeps for every read is woken on whichever processor is idle just then. That one has to leave its
# own sleep first and has nothing of the program in its caches, so that on a quiet machine a read costs up to
# twice as much processor time, and takes longer, than on the processor of the read before (docs/decisions/0015).
#
# It may stay only while no other thread wants to run there: time spent waiting for a processor is not the drive's
# time.

CROWDED = 0.1
"""Share of the time spent in waiting for the processor above which the thread may run anywhere again. Where the
kernel does its own work for the drive on the same one, it waits about a microsecond for each read: 1.2 % of the
time at 10,000 a second, 2 to 8 % at 35,000, and is still quicker than elsewhere."""

_PROCESSOR = 39 - 3
"""Field 39, ``processor``, among those from the third on (proc_pid_stat(5))."""


class ProcessorPinning:
    """The calling thread stays where it is until `leave`, or until `look` finds that it has to wait there."""

    def __init__(self, ports: Ports, *, wanted: bool) -> None:
        """Keep the calling thread here; it stays as free as it was unless that is *wanted*."""
        self._ports = ports
        self._allowed: frozenset[int] | None = None
        if not wanted:
            return
        # Some kernels do not count what is waited for, and some sandboxes permit no such thing.
        with suppress(OSError, ValueError, IndexError):
            fields = stat_fields(ports.read_text("/proc/thread-self/stat"))
            self._waited_ns, self._looked_ns = self._waited(), ports.monotonic_ns()
            self._allowed = ports.keep_to(frozenset({int(fields[_PROCESSOR])}))

    def look(self) -> None:
        """Leave if the thread had to wait for its processor since the last look."""
        if self._allowed is None:
            return
        try:
            waited, now = self._waited(), self._ports.monotonic_ns()
        except (OSError, ValueError, IndexError):
            self.leave()
            return
        if waited - self._waited_ns > CROWDED * (now - self._looked_ns):
            self.leave()
        self._waited_ns, self._looked_ns = waited, now

    def leave(self) -> None:
        """Let the thread run wherever it was allowed to before."""
        if self._allowed is not None:
            with suppress(OSError):
                self._ports.keep_to(self._allowed)
            self._allowed = None

    def _waited(self) -> int:
        return _waited_ns(self._ports)


def waited_s(ports: Ports) -> float:
    """Return the seconds for which the calling thread was ready and did not run; 0 where that is not counted."""
    try:
        return _waited_ns(ports) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _waited_ns(ports: Ports) -> int:
    """Return the same in nanoseconds (sched-stats.rst)."""
    return int(ports.read_text("/proc/thread-self/schedstat").split()[1])


# -- the program's own read engine, one request at a time --------------------------------------------------
#
# ==============  ===================  ================================================================
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

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        try:
            return self._timed(Meter(index, tell), cancelled)
        except OSError as error:
            raise remarks.refusal(error, self._ports, self._name, self._place) from error

    def _timed(self, meter: Meter, cancelled: threading.Event) -> RunResult:
        """Read until the run's time is over or the drive ends."""
        still = ProcessorPinning(self._ports, wanted=self._block <= SMALL_BYTES)
        try:
            busy = self._ports.thread_time()
            seconds = self._read_until(meter, cancelled, still)
            busy = self._ports.thread_time() - busy
        finally:
            still.leave()
        run = meter.reads(seconds, busy)
        return RunResult(run, ended_early=remarks.drive_ends(run, self._step.seconds))

    def _read_until(self, meter: Meter, cancelled: threading.Event, still: ProcessorPinning) -> float:
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
                    # The time that reporting took belongs to no request.
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
        """Read the rest after the last whole block; return how much less than a block that is, 0 for nothing."""
        length = self._end - position
        if not length:
            return 0
        count = self._reader.read(position, length)
        if count != length:
            raise remarks.ended_early(self._ports, self._name, position + count, self._end)
        return self._block - length

    def _places(self) -> Iterator[int]:
        """Return where to read whole blocks: without end, or until the drive ends."""
        step = self._step
        if step.workload.pattern is Pattern.SEQUENTIAL:
            return iter(range(step.offset_bytes, self._end - step.span_bytes % self._block, self._block))
        return (
            repeat(step.offset_bytes)
            if step.workload.pattern is Pattern.SAME_PLACE
            else one_by_one(anywhere(step))
        )


def _differences(before: int, times: Sequence[int]) -> list[int]:
    """Return how long each of some requests took that were done at *times*, one begun when the last was done."""
    return list(map(operator.sub, times, (before, *times[:-1])))
