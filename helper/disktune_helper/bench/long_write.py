"""A long write to a file without a name, in parts, past the page cache; what ends it, and the pauses after it."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable

from disktune_contract.measuring import speed_drops
from disktune_contract.measuring.measurement import (
    MOST_POINTS,
    REST_WRITES,
    RESTS_S,
    Drop,
    FolderFacts,
    LongWrite,
    Rest,
    Run,
    Stage,
    WritePoint,
    keeps_writes,
)
from disktune_contract.measuring.workload import Sync
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import duration, size
from disktune_contract.version import VERSION
from disktune_helper.bench import disturbance, folders, remarks
from disktune_helper.bench.bench import RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import SAMPLE_S, Meter, Tell, Tick
from disktune_helper.system.file_bench import Noise
from disktune_helper.system.ports import FileBenchPorts, Ports, Scratch

# -- what ends a long write early: time, heat, and room for others -----------------------------------------

LOOK_S = 0.5
"""Seconds between two checks of the free space. Even a drive of 10 GB/s fills no more than 5 GB meanwhile; a
twentieth of the file system is kept free."""


class Limits:
    """Checks all limits when it is time to; the time this takes is not part of any write's time."""

    def __init__(self, ports: Ports, outside: FileBenchPorts, facts: FolderFacts, seconds: int) -> None:
        self._ports, self._outside, self._facts, self._seconds = ports, outside, facts, seconds
        self._begun = self._room_at = self._heat_at = ports.monotonic()
        self.fault = Fault.NO_ROOM
        """What kind of limit was reached."""
        self.celsius: float | None = None
        """Of the warmest drive below, as last seen."""
        self.limit_c: float | None = None
        """The lowest limit of these drives."""

    @property
    def elapsed_s(self) -> float:
        """Seconds since the write began, pauses and looks included."""
        return self._ports.monotonic() - self._begun

    def begin(self) -> None:
        """Let the time begin."""
        self._begun = self._ports.monotonic()
        self._room_at = self._heat_at = self._begun

    def reached(self, done_bytes: int, *, timed: bool = True) -> str:
        """Return a sentence stating which limit is reached after *done_bytes*, empty if none is.

        Without *timed*, the time limit does not apply.
        """
        now = self._ports.monotonic()
        if timed and now - self._begun >= self._seconds:
            return Sentence(
                "The limit of {time} was reached after {size}.",
                time=duration(self._seconds),
                size=size(done_bytes),
            )
        if now >= self._heat_at:
            self._heat_at = now + disturbance.INTERVAL_S
            self.celsius, self.limit_c = disturbance.warmest(self._ports, self._facts.drives)
            if why := disturbance.too_hot(self._ports, self._facts.drives):
                self.fault = Fault.TOO_HOT
                return why
        if now >= self._room_at:
            self._room_at = now + LOOK_S
            return self._no_room(done_bytes)
        return ""

    def _no_room(self, done_bytes: int) -> str:
        try:
            look = self._outside.look(self._facts.folder)
        except OSError:
            # The file stays open and continues to exist; the write itself reports a full file system.
            return ""
        spare = folders.spare_bytes(look)
        if look.free_bytes >= spare:
            return ""
        self.fault = Fault.NO_ROOM
        return Sentence(
            "Stopped after {size}: {free} free, {spare} kept.",
            size=size(done_bytes),
            free=size(look.free_bytes),
            spare=size(spare),
        )


# -- writing a file in parts of equal size, and how fast each of them was ----------------------------------


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

        *meter* gets a sample several times a second, as of a part of *total*.
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


# -- how soon a fast cache that was full is free again -----------------------------------------------------
#
# Measured by pauses, and after each a write until it is full once more.

STEP_S = 0.2
"""A pause is this long at a time: it can be cancelled in between."""
PARTS = 100
"""A cache that is all free is measured in so many parts."""
SLOW_PARTS = 6
"""After so many slow parts it is full. They take longer than a pause of the drive, and are little to write."""

Resting = Callable[[float, int, float, float], None]
"""Called with the seconds since the pause or the write began, the bytes of the write and its speed, and the share
of all that is done, 0 to 1."""


class Pauses:
    """Pause and write, longer from one to the next, until the whole cache was free or a limit is reached."""

    def __init__(
        self,
        ports: Ports,
        scratch: Scratch,
        noise: Noise,
        limits: Limits,
        *,
        drop: Drop,
        length: int,
        seconds: int,
        tell: Resting,
        cancelled: threading.Event,
    ) -> None:
        """*drop* is where the cache was full, *length* that of the file: these writes are to the same bytes.

        They take *seconds* at most, pauses not counted, and the last of them what it needs to its end.
        """
        self._ports, self._scratch, self._noise, self._limits = ports, scratch, noise, limits
        self._drop, self._tell, self._cancelled = drop, tell, cancelled
        self._most = REST_WRITES * length
        self._seconds, self._spent_s = seconds, 0.0
        self.done: tuple[Rest, ...] = ()
        self.written_bytes = 0
        self.why = ""
        """Why it ended before the whole cache was free, where a limit did."""

    def measure(self) -> tuple[Rest, ...]:
        """Return the result of each pause. Raises OSError, and Refusal if it is cancelled."""
        for number, pause_s in enumerate(RESTS_S):
            if self._most - self.written_bytes < self._drop.position_bytes:
                self.why = Sentence(
                    "The limit of short writes was reached: {size}.",
                    size=size(self.written_bytes),
                )
                break
            self._pause(number, pause_s)
            self.done = (*self.done, self._write(number, pause_s))
            if self.why or self.done[-1].whole:
                break
        return self.done

    def _pause(self, number: int, pause_s: int) -> None:
        begun, told = self._ports.monotonic(), 0.0
        while (passed := self._ports.monotonic() - begun) < pause_s:
            if self._cancelled.is_set():
                raise remarks.cancelled()
            if passed - told >= 1:
                told = passed
                self._tell(passed, 0, 0.0, (sum(RESTS_S[:number]) + passed) / sum(RESTS_S))
            self._scratch.pause(min(STEP_S, pause_s - passed))

    def _write(self, number: int, pause_s: int) -> Rest:
        """Write until it is slow, or the whole cache is written; return how much of it was fast."""
        drop, block = self._drop, len(self._noise.draw())
        part = max(1, drop.position_bytes // (PARTS * block)) * block
        writer = PartWriter(self._ports, self._scratch, self._noise, part)
        # Not more than surely fits into the cache: one part too many would be slow.
        wanted = max(1, drop.low_bytes // part)
        speeds: list[float] = []
        begun, share = self._ports.monotonic(), sum(RESTS_S[: number + 1]) / sum(RESTS_S)
        at, low, high = 0, 0, 0
        while len(speeds) < wanted and len(speeds) - at < SLOW_PARTS:
            speeds.append(writer.part(part, None, 0, self._cancelled))
            self.written_bytes += part
            self._tell(self._ports.monotonic() - begun, writer.done_bytes, speeds[-1], share)
            at, low, high = speed_drops.fast_parts(speeds, drop.before.bytes_s, drop.after.bytes_s)
            self.why = self._limits.reached(self.written_bytes, timed=False)
            if self.why:
                break
        whole = at == wanted
        self._spent_s += writer.seconds
        if not whole and self._spent_s > self._seconds:
            self.why = self.why or Sentence(
                "The limit of {time} was reached by short writes.",
                time=duration(self._seconds),
            )
        if whole:
            return Rest(pause_s, writer.done_bytes, drop.position_bytes, drop.low_bytes, drop.high_bytes, whole)
        # The drop may be anywhere in the part that is counted last.
        least, most = max(0, low - 1) * part, min(len(speeds), high + 1) * part
        back = min(at * part, drop.position_bytes)
        return Rest(pause_s, writer.done_bytes, back, min(least, back), max(back, most), whole)


# -- a long write to a file without a name, and the pauses after it ----------------------------------------
#
# It makes one request at a time, past the page cache.
#
# It ends with the bytes, the time, the heat or the room that it may use, whichever comes first, and what was
# measured until then is a result. A file without a name cannot be left behind, whatever ends this process.

WRITE_SHARE = 0.5
"""Of the progress, where rests follow the write."""


class LongWriteMaker:
    """Writes one file from beginning to end."""

    program = f"DiskTune {VERSION}, pwrite"

    def __init__(
        self, ports: Ports, outside: FileBenchPorts, step: BenchStep, scratch: Scratch, facts: FolderFacts
    ) -> None:
        """Take over *scratch*; raises Refusal if it cannot be written past the page cache."""
        self._ports, self._step, self._scratch, self._facts = ports, step, scratch, facts
        self._limits = Limits(ports, outside, facts, step.seconds)
        try:
            scratch.bypass_cache()
        except OSError as error:
            scratch.close()
            raise _not_direct(error) from error

    def close(self) -> None:
        self._scratch.close()

    def prepare(self, _index: int, _tell: Tell, _cancelled: threading.Event) -> None:
        """Empty the file."""
        self._scratch.empty()

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        noise = Noise(self._step.workload.block_bytes)
        whole = WRITE_SHARE if self._step.workload.rests else 1.0

        def warm(tick: Tick) -> None:
            tell(replace(tick, share=tick.share * whole, temperature_c=self._limits.celsius))

        try:
            return self._made(Meter(index, warm), noise, index, tell, cancelled)
        finally:
            # Not only when it is closed: until then others may need the room.
            self._scratch.empty()

    def _made(self, meter: Meter, noise: Noise, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        busy = self._ports.thread_time()
        writer = PartWriter(self._ports, self._scratch, noise, part_bytes(self._step))
        points, why = self._write(writer, meter, cancelled)
        busy = self._ports.thread_time() - busy
        sync_s = self._synced()
        found = LongWrite(
            points=tuple(points),
            course=speed_drops.course(points),
            sync_s=sync_s,
            limit_c=self._limits.limit_c,
            buffered_by=self._facts.filesystem if keeps_writes(self._facts.filesystem) else "",
            rest_asked=self._step.workload.rests,
        )
        run = Run(
            bytes_read=0,
            bytes_written=writer.done_bytes,
            seconds=writer.seconds,
            reads=0,
            writes=writer.requests,
            processor_s=min(busy, writer.seconds),
            write_latency=meter.latency(),
            engine_limited=busy >= remarks.ENGINE_LIMIT * writer.seconds,
        )
        untimed = 0
        if self._step.workload.rests:
            found, untimed, also = self._rested(found, noise, index, tell, cancelled)
            why = why or also
        return RunResult(run, long_write=found, untimed_bytes=untimed, ended_early=why)

    def _write(self, writer: PartWriter, meter: Meter, cancelled: threading.Event) -> tuple[list[WritePoint], str]:
        """Write part after part; return them, and why it ended before its bytes were written."""
        limits, total = self._limits, self._step.span_bytes
        points: list[WritePoint] = []
        limits.begin()
        why = limits.reached(0)
        while not why and writer.done_bytes < total:
            try:
                speed = writer.part(min(total - writer.done_bytes, writer.part_length), meter, total, cancelled)
            except OSError as error:
                if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) or not points:
                    raise _failed(error) from error
                why = _full(writer.done_bytes)
                break
            points.append(WritePoint(writer.done_bytes, speed, limits.elapsed_s, limits.celsius))
            why = limits.reached(writer.done_bytes)
        if not points:
            raise Refusal(limits.fault, why)
        return points, why

    def _synced(self) -> float:
        before = self._ports.monotonic()
        try:
            self._scratch.sync(Sync.FDATASYNC)
        except OSError as error:
            raise remarks.file_refusal(error) from error
        return self._ports.monotonic() - before

    def _rested(
        self, found: LongWrite, noise: Noise, index: int, tell: Tell, cancelled: threading.Event
    ) -> tuple[LongWrite, int, str]:
        """Return *found* with the results of the pauses, the bytes written for them, and why they ended early."""
        drop = found.cache_is_full_at
        if drop is None:
            return found, 0, ""

        def resting(elapsed_s: float, done: int, bytes_s: float, share: float) -> None:
            part = WRITE_SHARE + (1 - WRITE_SHARE) * share
            tell(
                Tick(
                    index,
                    Stage.RESTING,
                    elapsed_s,
                    done,
                    bytes_s,
                    0.0,
                    None,
                    None,
                    1.0,
                    part,
                    self._limits.celsius,
                )
            )

        pauses = Pauses(
            self._ports,
            self._scratch,
            noise,
            self._limits,
            drop=drop,
            length=found.points[-1].end_bytes,
            seconds=self._step.seconds,
            tell=resting,
            cancelled=cancelled,
        )
        try:
            rests = pauses.measure()
        except OSError as error:
            if error.errno not in (errno.ENOSPC, errno.EDQUOT):
                raise remarks.file_refusal(error) from error
            rests, pauses.why = pauses.done, _full(pauses.written_bytes)
        return replace(found, rests=rests), pauses.written_bytes, pauses.why


def _not_direct(error: OSError) -> Refusal:
    if error.errno in (errno.EINVAL, errno.EOPNOTSUPP):
        return Refusal(
            Fault.NOT_SUPPORTED,
            Sentence("This file system has no direct I/O."),
        )
    return remarks.file_refusal(error)


def _failed(error: OSError) -> Refusal:
    return _not_direct(error) if error.errno == errno.EINVAL else remarks.file_refusal(error)


def _full(done_bytes: int) -> str:
    return Sentence(
        "No space was left after {size}; the file was removed.",
        size=size(done_bytes),
    )
