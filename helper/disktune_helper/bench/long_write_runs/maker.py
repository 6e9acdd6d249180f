"""A long write to a file without a name, one request at a time past the page cache, and the pauses after it.

It ends with the bytes, the time, the heat or the room that it may use, whichever comes first, and what was
measured until then is a result. A file without a name cannot be left behind, whatever ends this process.
"""

from __future__ import annotations

import errno
import threading

from disktune_contract.measuring import speed_drops
from disktune_contract.measuring.folder_kinds import keeps_writes
from disktune_contract.measuring.long_write import LongWrite, WritePoint
from disktune_contract.measuring.measurement import FolderFacts, Run, Stage
from disktune_contract.measuring.workload import Sync
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import size
from disktune_contract.version import VERSION
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import Made
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.long_write_runs import rest_time
from disktune_helper.bench.long_write_runs.limits import Limits
from disktune_helper.bench.long_write_runs.parts import PartWriter, part_bytes
from disktune_helper.bench.meter import Meter, Tell, Tick
from disktune_helper.system.bench_io.noise import Noise
from disktune_helper.system.file_bench_ports import Outside, Scratch
from disktune_helper.system.ports import Ports

WRITE_SHARE = 0.5
"""Of the progress, where rests follow the write."""


class LongWriteMaker:
    """Writes one file from beginning to end."""

    program = f"DiskTune {VERSION}, pwrite"

    def __init__(
        self, ports: Ports, outside: Outside, step: BenchStep, scratch: Scratch, facts: FolderFacts
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

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> Made:
        noise = Noise(self._step.workload.block_bytes)
        whole = WRITE_SHARE if self._step.workload.rests else 1.0

        def warm(tick: Tick) -> None:
            tell(replace(tick, share=tick.share * whole, temperature_c=self._limits.celsius))

        try:
            return self._made(Meter(index, warm), noise, index, tell, cancelled)
        finally:
            # Not only when it is closed: until then others may need the room.
            self._scratch.empty()

    def _made(self, meter: Meter, noise: Noise, index: int, tell: Tell, cancelled: threading.Event) -> Made:
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
        return Made(run, long_write=found, untimed_bytes=untimed, ended_early=why)

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
        """Return *found* with what came of the pauses, the bytes that took, and why they ended early."""
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

        pauses = rest_time.Pauses(
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
            Sentence(
                "Direct writes are not possible in this directory: its file system supports no direct I/O. The "
                "page cache would be measured instead of the drive."
            ),
        )
    return remarks.file_refusal(error)


def _failed(error: OSError) -> Refusal:
    return _not_direct(error) if error.errno == errno.EINVAL else remarks.file_refusal(error)


def _full(done_bytes: int) -> str:
    return Sentence(
        "The file system had no space left after {size}, so the write was stopped and the file removed.",
        size=size(done_bytes),
    )
