"""Runs made by fio: started, followed, stopped; on a file of the user's, or on a raw drive that it only reads."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable

from disktune_contract.measuring.latency import percentile
from disktune_contract.measuring.measurement import Run, Stage
from disktune_contract.measuring.workload import Cache, Sync
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem, duration, size
from disktune_helper.bench import fio, remarks
from disktune_helper.bench.bench import RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.fio import FioReport, Reports
from disktune_helper.bench.meter import Tell, Tick
from disktune_helper.bench.reader import PRIME_BYTES
from disktune_helper.system import ports as file_bench_ports
from disktune_helper.system.ports import Child, Ended, Node, Ports, Scratch
from disktune_helper.system.text_files import text_of

POLL_S = 0.1
"""Seconds between two checks for cancellation."""
PATIENCE_S = 10
"""How much longer than its run fio may take before it is stopped: it has been seen to hang (axboe/fio#52)."""
LAYOUT_CHUNK = 1 << 20

Start = Callable[[list[str]], Child]
"""Starts fio with these arguments; raises OSError."""


class FioRuns:
    """What runs on files and on raw drives have in common."""

    def __init__(
        self, ports: Ports, step: BenchStep, version: str, start: Start, filename: str, copy: str = ""
    ) -> None:
        self._ports, self._step, self._start = ports, step, start
        workload = step.workload
        self._io_engine = fio.io_engine(workload, text_of(ports, "/proc/sys/kernel/io_uring_disabled"))
        self._arguments = fio.arguments(step, filename, self._io_engine, copy)
        self.program = f"{version}, {self._io_engine}"

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None:
        """Nothing."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        last = self._follow(index, tell, cancelled)
        return self._made(last, 0.0)

    def _made(self, last: FioReport, sync_s: float) -> RunResult:
        workload, seconds = self._step.workload, last.runtime_s + sync_s
        run = Run(
            bytes_read=last.reads.bytes,
            bytes_written=last.writes.bytes,
            seconds=seconds,
            reads=last.reads.requests,
            writes=last.writes.requests,
            processor_s=last.processor_s,
            read_latency=last.reads.latency(),
            write_latency=last.writes.latency(),
            engine_limited=last.processor_s >= remarks.ENGINE_LIMIT * workload.jobs * max(seconds, 1e-3),
        )
        early, wanted = "", workload.total_bytes
        if wanted is not None and run.bytes_moved < wanted:
            early = Sentence(
                "Limit of {time} reached after {share}.",
                time=duration(seconds),
                share=f"{run.bytes_moved / wanted:.0%}",
            )
        return RunResult(run, ended_early=early)

    # -- one run -------------------------------------------------------------------------------------------

    def _follow(self, index: int, tell: Tell, cancelled: threading.Event) -> FioReport:
        """Let fio do a run; return its last report. Raises Refusal."""
        try:
            child = self._start(self._arguments)
        except OSError as error:
            raise Refusal(Fault.IO_ERROR, remarks.not_started("fio", error)) from error
        reports, last = Reports(), None
        broken = ""
        try:
            last = self._listen(child, reports, index, tell, cancelled)
        except ValueError as error:
            broken = str(error)
        finally:
            ended = file_bench_ports.end(child, self._ports.monotonic)
        if cancelled.is_set():
            raise remarks.cancelled()
        if last is not None and last.error == errno.EINVAL and self._step.workload.cache is Cache.DIRECT:
            raise Refusal(Fault.NOT_SUPPORTED, _not_direct(self._step.workload.block_bytes))
        if why := broken or self._complaint(reports, last, ended):
            raise Refusal(Fault.IO_ERROR, _failed(why, child.said(), reports.remarks))
        assert last is not None  # noqa: S101  # else there was a complaint
        return last

    def _listen(
        self, child: Child, reports: Reports, index: int, tell: Tell, cancelled: threading.Event
    ) -> FioReport | None:
        clock = self._ports.monotonic
        deadline = clock() + self._step.seconds + PATIENCE_S
        last: FioReport | None = None
        while not cancelled.is_set():
            data = child.read(POLL_S)
            if data is None:
                break
            for report in reports.feed(data):
                self._tell(index, tell, last, report)
                last = report
            if clock() > deadline:
                raise ValueError(Sentence("it did not finish in time"))
        return last

    def _complaint(self, reports: Reports, last: FioReport | None, ended: Ended) -> str:
        if ended.status < 0:
            return Sentence("it was killed by signal {signal}", signal=-ended.status)
        if last is not None and last.error:
            return os.strerror(last.error)
        if ended.status:
            return Sentence("it exited with status {status}", status=ended.status)
        if last is None or reports.torn:
            return Sentence("the report is invalid")
        return "" if last.reads.requests + last.writes.requests else Sentence("it transferred no data")

    def _tell(self, index: int, tell: Tell, before: FioReport | None, now: FioReport) -> None:
        reads = fio.since(before.reads if before else None, now.reads)
        writes = fio.since(before.writes if before else None, now.writes)
        seconds = max(reads.runtime_s, writes.runtime_s)
        if seconds <= 0:
            return
        bins = dict(reads.bins)
        for number, count in writes.bins.items():
            bins[number] = bins.get(number, 0) + count
        moved, requests = reads.bytes + writes.bytes, reads.requests + writes.requests
        workload, total = self._step.workload, now.reads.bytes + now.writes.bytes
        ends = fio.once(workload) or workload.appends
        whole = workload.total_bytes or (self._step.span_bytes if ends else None)
        share = max(now.runtime_s / self._step.seconds, total / whole if whole else 0.0)
        tell(
            Tick(
                run=index,
                stage=Stage.RUNNING,
                elapsed_s=now.runtime_s,
                position_bytes=self._step.offset_bytes + total % max(1, self._step.span_bytes),
                bytes_s=moved / seconds,
                iops=requests / seconds,
                latency_s=percentile(bins, 0.5),
                worst_s=fio.longest_s(bins),
                depth=fio.in_flight(bins, seconds),
                share=min(1.0, share),
            )
        )


class FioOnFile(FioRuns):
    """On a file without a name in a directory of the user's."""

    def __init__(
        self, ports: Ports, step: BenchStep, version: str, start: Start, scratch: Scratch, copy: Scratch | None
    ) -> None:
        """Take over *scratch*, and *copy*, which a big copy goes to meanwhile where the workload has one."""
        super().__init__(ports, step, version, start, scratch.argument, copy.argument if copy else "")
        self._scratch, self._copy = scratch, copy

    def close(self) -> None:
        for scratch in filter(None, (self._scratch, self._copy)):
            scratch.close()

    @property
    def _fresh(self) -> bool:
        """Whether each run writes a new file, as dd does: growing costs more than overwriting."""
        workload = self._step.workload
        return workload.appends or (workload.writes and workload.total_bytes is not None)

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None:
        workload, scratch = self._step.workload, self._scratch
        try:
            if self._fresh:
                scratch.empty()
            else:
                for file in filter(None, (scratch, self._copy)):
                    self._lay_out(file, index, tell, cancelled)
            if workload.cache is Cache.WARM:
                scratch.warm(self._step.span_bytes)
            else:
                scratch.forget()
        except OSError as error:
            raise remarks.file_refusal(error) from error

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        last = self._follow(index, tell, cancelled)
        sync_s = 0.0
        if self._step.workload.sync in (Sync.FDATASYNC, Sync.FSYNC):
            # fio has no way to wait once, at the end, for the data alone; so it is done here, and its time counts.
            before = self._ports.monotonic()
            try:
                self._scratch.sync(self._step.workload.sync)
            except OSError as error:
                raise remarks.file_refusal(error) from error
            sync_s = self._ports.monotonic() - before
        return self._made(last, sync_s)

    def _lay_out(self, file: Scratch, index: int, tell: Tell, cancelled: threading.Event) -> None:
        """Write *file* full, so that reads have something to read: of what cannot be compressed, or of zeros."""
        clock, total = self._ports.monotonic, self._step.span_bytes
        if file.size_bytes() >= total:
            return
        start = told = clock()
        done = shown = file.size_bytes() // LAYOUT_CHUNK * LAYOUT_CHUNK
        while done < total:
            if cancelled.is_set():
                raise remarks.cancelled()
            count = min(LAYOUT_CHUNK, total - done)
            part = bytes(count) if self._step.workload.zeros else os.urandom(count)
            file.write_at(done, part)
            done += len(part)
            now = clock()
            if now - told >= fio.INTERVAL_MS / 1000:
                speed = (done - shown) / (now - told)
                told, shown = now, done
                tell(preparing(index, now - start, done, speed))


def preparing(index: int, elapsed_s: float, done: int, bytes_s: float) -> Tick:
    """Return a sample for the time in which the file to be measured is written."""
    return Tick(index, Stage.PREPARING, elapsed_s, done, bytes_s, 0.0, None, None, 1.0, 0.0)


def _not_direct(block_bytes: int) -> str:
    return Sentence(
        "Direct requests of {size} are not possible here.",
        size=size(block_bytes, UnitSystem.IEC),
    )


def _failed(why: str, said: str, remarks: str) -> str:
    """Return a sentence: fio failed, why, and its last message, limited to one line of 200 characters."""
    words = [line.strip() for line in (*remarks.splitlines(), *said.splitlines()) if line.strip()]
    last = words[-1][:200] if words else ""
    if last and why not in last:
        return Sentence("fio failed: {why} ({said}).", why=why, said=last)
    return Sentence("fio failed: {why}.", why=last or why)


class FioOnDrive(FioRuns):
    """On a raw drive, which it may only read."""

    def __init__(
        self,
        node: Node,
        ports: Ports,
        step: BenchStep,
        version: str,
        start: Callable[[list[str], tuple[int, ...]], Child],
    ) -> None:
        """*start* starts fio, with descriptors to inherit, so that it cannot write. Raises Refusal."""
        try:
            # Kept open to the end: fio opens this descriptor, not a name that may have come to mean another drive.
            reader = node.reader(direct=True, buffer_bytes=PRIME_BYTES)
        except OSError as error:
            raise remarks.refusal(error, ports, node.name, step.offset_bytes) from error
        self._reader = reader
        super().__init__(ports, step, version, lambda arguments: start(arguments, reader.fds), reader.path)
        try:
            reader.read(step.offset_bytes, min(PRIME_BYTES, step.span_bytes))
        except OSError as error:
            reader.close()
            raise remarks.refusal(error, ports, node.name, step.offset_bytes) from error

    def close(self) -> None:
        self._reader.close()
