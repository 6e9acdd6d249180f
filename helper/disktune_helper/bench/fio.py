"""fio: its arguments, and its reports.

It runs on a file in a directory of the user's, as the user; or on a raw drive, which it may only read, as nobody
(`disktune_helper.system.companion.new_process`). Its arguments are made of the workload's own words and
numbers (security-requirements.md R13). It prints a whole report every quarter of a second (``--status-interval``);
the difference between one and the next is what happened meanwhile, the latencies of that time included.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from disktune_contract.measuring.latency import Latency, bucket, latency, middle_ns
from disktune_contract.measuring.workload import Cache, Pattern, Sync, Target, Workload
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.bench.bench_step import BenchStep

INTERVAL_MS = 250
REPORT_LIMIT = 4 << 20
"""Bytes of one report; fio's are 20 KB."""
REMARK_LIMIT = 2000
"""Characters kept of what fio prints between reports."""
_ALIGNED = "--iomem_align=4096"
"""Buffers begin at a page, as those of dd and cp do. Else fio's begin 16 bytes behind one where requests are not
direct, and the kernel copies to them at down to a third of the speed (docs/decisions/0016)."""
_LARGEST = (1 << 64) - 1
"""fio counts in 64 bits (stat.h, struct thread_stat)."""
_LARGEST_ERRNO = 4095
"""What a system call can return as one (include/linux/err.h, MAX_ERRNO)."""
_INVALID = Sentence("the report is invalid")


def arguments(step: BenchStep, filename: str, io_engine: str, copy: str = "") -> list[str]:
    """Return everything behind the program's path. *filename* is of a descriptor that it inherits.

    *copy* is the file that a big copy goes to meanwhile, where the workload has one.
    """
    workload = step.workload
    found = ["--readonly"] if workload.target is Target.DRIVE else []
    found += [
        "--name=disktune",
        f"--filename={filename}",
        f"--rw={_pattern(workload)}",
        f"--bs={workload.block_bytes}",
        f"--direct={int(workload.cache is Cache.DIRECT)}",
        f"--ioengine={io_engine}",
        f"--iodepth={workload.depth}",
        f"--numjobs={workload.jobs}",
        "--thread",
        _ALIGNED,
        f"--runtime={step.seconds}",
        f"--size={_share(step)}",
        "--randrepeat=0",
        # Our own descriptors do what there is to drop or to keep.
        "--invalidate=0",
        # Jobs that differ are reported separately, in order: the first is the one that counts.
        *([] if workload.beside_bytes else ["--group_reporting"]),
        "--output-format=json+",
        f"--status-interval={INTERVAL_MS}ms",
        "--eta=never",
        *_varying(step),
        *_batched(step, io_engine),
    ]
    return [*found, *_beside(step, copy)] if workload.beside_bytes else found


def _batched(step: BenchStep, io_engine: str) -> list[str]:
    """Return what lets fio begin and complete many requests of a raw drive in one call, as the own engine does.

    By default it makes a call for each that begins: more than twice the processor time (decision 0015).
    """
    depth = step.workload.depth
    if step.workload.target is not Target.DRIVE or depth == 1:
        return []
    found = [f"--iodepth_batch_submit={depth}", f"--iodepth_batch_complete_max={depth}"]
    return [*found, "--registerfiles=1"] if io_engine == "io_uring" else found


def _varying(step: BenchStep) -> list[str]:
    """Return the arguments that only some workloads have."""
    workload, found = step.workload, []
    if step.offset_bytes:
        found.append(f"--offset={step.offset_bytes}")
    if workload.pattern is Pattern.RANDOM and not once(workload):
        found.append("--norandommap")
    if _apart(workload):
        found.append(f"--offset_increment={_share(step)}")
    if workload.zeros:
        found.append("--zero_buffers")
    if 0 < workload.read_percent < 100:
        found.append(f"--rwmixread={workload.read_percent}")
    if workload.total_bytes is None and not workload.appends and not once(workload):
        found.append("--time_based")
    elif workload.writes:
        # Into an empty file, as dd does, or a database that appends. Without the first, fio would reserve the room
        # beforehand; without the second it would delete the file and make another.
        found += ["--fallocate=none", "--file_append=1"]
    if workload.sync in (Sync.DSYNC, Sync.SYNC):
        found.append(f"--sync={workload.sync}")
    return found


def _beside(step: BenchStep, filename: str) -> list[str]:
    """Return the arguments of a second job: a big copy, as the kernel writes one back from its cache.

    It is written out from the beginning, eight writes at a time, as the kernel's flusher does with a copy that is
    larger than memory; else a file as small as ours would stay in memory for half a minute. It never asks the
    kernel for all three of wait, write and wait: that would make it urgent, and write-back throttling would let it
    pass (fs/sync.c, WB_SYNC_ALL).
    """
    return [
        "--name=copy",
        f"--filename={filename}",
        "--rw=write",
        f"--bs={step.workload.beside_bytes}",
        "--direct=0",
        "--ioengine=psync",
        "--thread",
        _ALIGNED,
        f"--runtime={step.seconds}",
        f"--size={step.span_bytes // step.workload.beside_bytes * step.workload.beside_bytes}",
        "--invalidate=0",
        "--time_based",
        "--sync_file_range=wait_before,write:8",
    ]


def once(workload: Workload) -> bool:
    """Return whether every block may be read only once: the second time it would come from the kernel's cache."""
    return workload.cache is Cache.COLD and not workload.writes


def _apart(workload: Workload) -> bool:
    """Return whether each job has a part of the file: in order, all would else ask for the same blocks."""
    return workload.jobs > 1 and (once(workload) or workload.pattern is Pattern.SEQUENTIAL)


def _share(step: BenchStep) -> int:
    """Return how many bytes of the file each job goes through, in whole blocks."""
    workload = step.workload
    span = step.span_bytes // workload.jobs if _apart(workload) else step.span_bytes
    return span // workload.block_bytes * workload.block_bytes


def _pattern(workload: Workload) -> str:
    kind = {0: "write", 100: "read"}.get(workload.read_percent, "rw")
    return f"rand{kind}" if workload.pattern is Pattern.RANDOM else kind


def io_engine(workload: Workload, io_uring_disabled: str) -> str:
    """Return fio's ioengine for a workload. *io_uring_disabled* is that file of /proc/sys/kernel (Linux 6.6)."""
    if workload.depth == 1:
        return "psync"
    return "io_uring" if io_uring_disabled.strip() in ("", "0") else "libaio"


@record
class Side:
    """What was read, or what was written, up to a report."""

    bytes: int
    requests: int
    runtime_s: float
    bins: dict[int, int]
    """Latencies by bucket of `disktune_contract.measuring.latency`."""
    mean_s: float
    max_s: float

    def latency(self) -> Latency | None:
        """Return the latencies of all requests."""
        return latency(self.bins, mean_s=self.mean_s, max_s=self.max_s)


@record
class FioReport:
    """One report: totals since the start."""

    reads: Side
    writes: Side
    error: int
    """An errno, 0 if all went well."""
    processor_s: float
    """Of all jobs, system calls included, without what fio needs to begin and to end."""

    @property
    def runtime_s(self) -> float:
        """How long the run has taken so far."""
        return max(self.reads.runtime_s, self.writes.runtime_s)


class Reports:
    """Takes what fio prints, in any pieces, and gives the reports in it. What never ends is an error."""

    def __init__(self) -> None:
        self._rest = b""
        self._lines: list[bytes] | None = None
        self._length = 0
        self.remarks = ""
        """What fio printed between reports, its errors among them."""

    @property
    def torn(self) -> bool:
        """Whether a report has begun and not ended."""
        return self._lines is not None or bool(self._rest.strip())

    def feed(self, data: bytes) -> Iterator[FioReport]:
        """Yield the reports that *data* completes; raises ValueError for one that is none."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > REPORT_LIMIT:
            raise ValueError(Sentence("the report is invalid"))
        for line in lines:
            # A report begins and ends at the left edge; everything in it is indented.
            if line == b"{":
                self._lines, self._length = [line], 1
            elif self._lines is None:
                if len(self.remarks) < REMARK_LIMIT:
                    self.remarks += line[:REMARK_LIMIT].decode("utf-8", "replace").strip() + "\n"
            else:
                self._lines.append(line)
                self._length += len(line)
                if line == b"}":
                    text, self._lines = b"\n".join(self._lines), None
                    yield _read(text)
                elif self._length > REPORT_LIMIT:
                    raise ValueError(Sentence("the report is invalid"))


def _read(text: bytes) -> FioReport:
    try:
        return report(json.loads(text))
    except RecursionError as error:
        raise ValueError(_INVALID) from error


def report(told: Any) -> FioReport:
    """Return the figures of the first group of jobs in a report; raises ValueError if it is not fio's.

    An error of any is an error of it.
    """
    try:
        job = told["jobs"][0]
        errors = [_number(one["error"], _LARGEST_ERRNO) for one in told["jobs"]]
        # Shares of the jobs' time, summed over all of them.
        busy = (_seconds(job["usr_cpu"]) + _seconds(job["sys_cpu"])) / 100 * _number(job["job_runtime"]) / 1000
        return FioReport(_side(job["read"]), _side(job["write"]), next(filter(None, errors), 0), busy)
    except (KeyError, IndexError) as error:
        raise ValueError(Sentence("the report is invalid")) from error
    except (TypeError, AttributeError, ValueError, OverflowError) as error:
        raise ValueError(_INVALID) from error


def _number(told: Any, most: int = _LARGEST) -> int:
    """Return a whole number as fio counts; raises ValueError for one that it cannot have counted."""
    found = int(told)
    if not 0 <= found <= most:
        raise ValueError("out of range")
    return found


def _seconds(told: Any) -> float:
    """Return a time or a share; raises ValueError for one that cannot be."""
    found = float(told)
    if not 0 <= found <= _LARGEST:
        raise ValueError("out of range")
    return found


def _side(told: Any) -> Side:
    times = told["clat_ns"]
    bins: dict[int, int] = {}
    for key, count in times.get("bins", {}).items():
        number = bucket(_number(key))
        bins[number] = bins.get(number, 0) + _number(count)
    return Side(
        bytes=_number(told["io_bytes"]),
        requests=_number(told["total_ios"]),
        runtime_s=_number(told["runtime"]) / 1000,
        bins=bins,
        mean_s=_seconds(times.get("mean", 0.0)) / 1e9,
        max_s=_seconds(times.get("max", 0)) / 1e9,
    )


def since(before: Side | None, now: Side) -> Side:
    """Return what happened between two reports; of the longest latency that is the bucket it is in."""
    if before is None:
        return now
    bins = {number: count - before.bins.get(number, 0) for number, count in now.bins.items()}
    return Side(
        bytes=now.bytes - before.bytes,
        requests=now.requests - before.requests,
        runtime_s=now.runtime_s - before.runtime_s,
        bins={number: count for number, count in bins.items() if count > 0},
        mean_s=0.0,
        max_s=0.0,
    )


def longest_s(bins: dict[int, int]) -> float | None:
    """Return the middle of the highest bucket with anything in it, in seconds."""
    return middle_ns(max(bins)) / 1e9 if bins else None


def in_flight(bins: dict[int, int], seconds: float) -> float:
    """Return the mean number of requests in flight, by Little's law."""
    return sum(middle_ns(number) * count for number, count in bins.items()) / 1e9 / seconds
