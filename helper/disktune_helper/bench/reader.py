"""The program's own read engine: sequential and cached reads of a whole drive, one request at a time.

The three workloads are those of hdparm, with its block of 2 MiB, so that figures compare:

=========  ===================  ============================================================================
workload   hdparm 9.65          what differs here
=========  ===================  ============================================================================
CACHED     ``-T``               hdparm looks at one byte in 512 of what it has read, which this does not; it also
                                times its lseek and getitimer calls again and subtracts them, which for one preadv
                                and one clock call in 2 MiB is below 0.1 % and left in.
BUFFERED   ``-t``               The cache is dropped before each run. hdparm drops it after its only run, and has
                                been seen to report 25 times too much for a drive that something else holds open.
DIRECT     ``-t --direct``      Nothing.
=========  ===================  ============================================================================

hdparm fails when its two or three seconds lead past the end of the drive; a run here ends there and says so.
"""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field

from disktune_contract.activity import SECTOR_BYTES, DiskStat
from disktune_contract.faults import Fault, Refusal
from disktune_contract.messages import Measure, Measurement, Run, Workload
from disktune_contract.units import size
from disktune_helper.ports import Node, Ports, Reader

BLOCK_BYTES = 2 << 20
"""Bytes of one read: TIMING_BUF_MB of hdparm.c. Also the most that has to finish before Cancel is seen."""

ALIGNMENT = 1 << 20
"""Offsets are multiples of this: a whole number of sectors of every drive, and of the usual stripes."""

SECONDS = range(1, 61)
RUNS = range(1, 21)
MAX_TOTAL_S = 600
"""Bounds of a request (requirement R12)."""

PRIME_BYTES = 64 << 10
"""Read once before the runs of a drive: a multiple of every sector size, too little to warm the drive's cache."""

SAMPLE_S = 0.1
"""Seconds between samples. A drive that needs longer for one block gives one sample per block."""

MIN_SAMPLE_S = 0.05
"""The remainder of a run is a sample of its own from this length on: never more than 20 a second."""

GRACE_S = 0.3
"""How long a cancelled run may take to end by itself before it is left behind."""

POLL_S = 0.05
"""How often the waiting side looks whether it was cancelled."""

FOREIGN_LIMIT = 0.02
"""Share of other use above which a result is marked (reference: interleaved tests see 2 % as noise)."""

CACHED_LIMIT = 0.9
"""A buffered read whose drive moved less than this share of it came from memory."""

ENGINE_LIMIT = 0.9
"""Share of processor time above which the engine, not the drive, set the speed."""

Sample = Callable[[int, float, int, float], None]
"""Called with run, seconds since the start of the run, position in bytes, bytes per second."""


@dataclass
class _Totals:
    """What the runs add up to."""

    runs: list[Run] = field(default_factory=list)
    own: int = 0
    counted: bool = True
    read: int = 0
    written: int = 0
    busy_s: float = 0.0
    short: bool = False
    """Whether a run reached the end of the drive before its time was over."""


def check(request: Measure, drive_bytes: int) -> None:
    """Raise Refusal if *request* is out of its bounds or does not fit a drive of *drive_bytes*."""
    if request.seconds not in SECONDS:
        raise Refusal(Fault.OUT_OF_RANGE, "A run takes 1 to 60 seconds.")
    if request.runs not in RUNS:
        raise Refusal(Fault.OUT_OF_RANGE, "A measurement has 1 to 20 runs.")
    if request.seconds * request.runs > MAX_TOTAL_S:
        raise Refusal(Fault.OUT_OF_RANGE, "All runs together take at most 10 minutes.")
    if drive_bytes <= 0:
        raise Refusal(Fault.NOT_SUPPORTED, "There is no medium in this drive to read from.")
    if request.offset_bytes < 0 or request.offset_bytes % ALIGNMENT:
        raise Refusal(Fault.OUT_OF_RANGE, "The place to start at is a whole number of MiB.")
    if request.offset_bytes >= drive_bytes:
        raise Refusal(
            Fault.OUT_OF_RANGE, f"The place to start at is past the drive's end at {_place(drive_bytes)}."
        )


def measure(
    node: Node,
    ports: Ports,
    request: Measure,
    sectors: Callable[[], DiskStat | None],
    on_sample: Sample,
    cancelled: threading.Event,
) -> Measurement:
    """Measure what *request* says on an open drive and return the result.

    *sectors* returns the kernel's counters of this drive, None where it keeps none. *on_sample* is called from the
    measuring thread. Returns within half a second of *cancelled*, even from a read that the drive does not answer:
    such a read is left behind in its thread, which ends with it. Raises Refusal: OUT_OF_RANGE, NOT_SUPPORTED,
    PERMISSION, CANCELLED, DRIVE_GONE, IO_ERROR.
    """
    job = _Job(node, ports, request, sectors, on_sample, cancelled)
    ended = threading.Event()
    failures: list[BaseException] = []

    def work() -> None:
        try:
            job.run()
        except BaseException as error:  # noqa: BLE001, RUF100  handed to the thread that waits
            failures.append(error)
        finally:
            ended.set()

    threading.Thread(target=work, name=f"measure {node.name}", daemon=True).start()
    while not ended.wait(POLL_S):
        if cancelled.is_set():
            ended.wait(GRACE_S)
            break
    if cancelled.is_set():
        raise Refusal(Fault.CANCELLED, "The measurement was cancelled.")
    if failures:
        raise failures[0]
    return job.result()


class _Job:
    """One measurement. Created in the caller's thread, run in its own."""

    def __init__(
        self,
        node: Node,
        ports: Ports,
        request: Measure,
        sectors: Callable[[], DiskStat | None],
        on_sample: Sample,
        cancelled: threading.Event,
    ) -> None:
        self._node, self._ports, self._request = node, ports, request
        self._sectors, self._on_sample, self._cancelled = sectors, on_sample, cancelled
        self._totals = _Totals()
        self._place = request.offset_bytes
        try:
            self._bytes = node.size_bytes()
            check(request, self._bytes)
            self._block = min(BLOCK_BYTES, self._bytes - request.offset_bytes)
            # Opened here and not in the thread: the caller may close the node as soon as it has its answer.
            direct = request.workload is Workload.DIRECT
            self._reader: Reader = node.reader(direct=direct, buffer_bytes=BLOCK_BYTES)
        except OSError as error:
            raise _refusal(error, node, request.offset_bytes) from error

    def run(self) -> None:
        """Do all runs; raises Refusal."""
        with closing(self._reader):
            try:
                # Not timed: spins the drive up, moves its heads, and for CACHED fills the cache.
                cached = self._request.workload is Workload.CACHED
                self._reader.read(self._place, self._block if cached else min(self._block, PRIME_BYTES))
                for index in range(self._request.runs):
                    if self._request.workload is Workload.BUFFERED:
                        self._reader.drop_caches()
                    self._one_run(index)
            except OSError as error:
                raise _refusal(error, self._node, self._place) from error

    def _one_run(self, index: int) -> None:
        totals = self._totals
        before = self._sectors()
        busy, start = self._ports.thread_time(), self._ports.monotonic()
        run = self._read_until(index, start)
        totals.busy_s += self._ports.thread_time() - busy
        after = self._sectors()
        totals.runs.append(run)
        totals.own += run.bytes_read
        if before is None or after is None:
            totals.counted = False
        else:
            totals.read += (after.sectors_read - before.sectors_read) * SECTOR_BYTES
            totals.written += (after.sectors_written - before.sectors_written) * SECTOR_BYTES

    def _read_until(self, index: int, start: float) -> Run:
        """Read until the run's time is over or the drive ends, and return the run."""
        read, clock, end = self._reader.read, self._ports.monotonic, self._bytes
        same_place, limit_s = self._request.workload is Workload.CACHED, float(self._request.seconds)
        position = self._place = self._request.offset_bytes
        done, sampled, sampled_s, elapsed = 0, 0, 0.0, 0.0
        while elapsed < limit_s and position < end:
            count = read(position, min(self._block, end - position))
            elapsed = clock() - start
            if self._cancelled.is_set():
                raise Refusal(Fault.CANCELLED, "The measurement was cancelled.")
            if count <= 0:
                raise _ended_early(self._node, position, end)
            done += count
            if not same_place:
                position = self._place = position + count
            if elapsed - sampled_s >= SAMPLE_S:
                self._on_sample(index, elapsed, position, (done - sampled) / (elapsed - sampled_s))
                sampled, sampled_s = done, elapsed
        if elapsed < limit_s:
            self._totals.short = True
        seconds = max(elapsed, 1e-9)
        if elapsed - sampled_s >= MIN_SAMPLE_S or not sampled:
            self._on_sample(index, elapsed, position, (done - sampled) / max(elapsed - sampled_s, 1e-9))
        return Run(done, seconds, done / seconds)

    def result(self) -> Measurement:
        """Return what the runs amount to."""
        totals, request = self._totals, self._request
        counted = totals.counted and _keeps_count(self._ports, self._node.name)
        # Cached reads ask nothing of the drive once the block is in memory.
        expected = 0 if request.workload is Workload.CACHED else totals.own
        foreign = max(0, totals.read - expected - self._read_ahead_slack()) + totals.written if counted else None
        share = min(1.0, totals.busy_s / sum(run.seconds for run in totals.runs))
        median, slowest, fastest = spread([run.bytes_s for run in totals.runs])
        return Measurement(
            workload=request.workload,
            offset_bytes=request.offset_bytes,
            block_bytes=self._block,
            runs=tuple(totals.runs),
            median_bytes_s=median,
            slowest_bytes_s=slowest,
            fastest_bytes_s=fastest,
            device_bytes=totals.read if counted else None,
            foreign_bytes=foreign,
            engine_share=share,
            notes=notes(request, totals.runs, totals.read if counted else None, foreign, share, totals.short),
        )

    def _read_ahead_slack(self) -> int:
        """Return how much the kernel may have read beyond what was asked for, in bytes.

        It keeps one window ahead and starts the next one when the first is entered (mm/readahead.c); a window
        is as long as read_ahead_kb or one request, whichever is larger.
        """
        if self._request.workload is Workload.DIRECT:
            return 0
        text = _attribute(self._ports, self._node.name, "read_ahead_kb")
        window = max(int(text) * 1024 if text.isdecimal() else 0, BLOCK_BYTES)
        return 2 * window * self._request.runs


def spread(rates: Sequence[float]) -> tuple[float, float, float]:
    """Return median, slowest and fastest of at least one rate."""
    ordered = sorted(rates)
    middle = len(ordered) // 2
    median = ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
    return median, ordered[0], ordered[-1]


def notes(
    request: Measure,
    runs: Sequence[Run],
    device_bytes: int | None,
    foreign_bytes: int | None,
    engine_share: float,
    short: bool,
) -> tuple[str, ...]:
    """Return a sentence for each thing that distorts the figure."""
    found = []
    own = sum(run.bytes_read for run in runs)
    on_drive = request.workload is not Workload.CACHED
    if short:
        least = min(run.seconds for run in runs)
        found.append(
            f"The drive ends here: a run read {size(runs[0].bytes_read)} in {least:.2f} s"
            f" instead of reading for {request.seconds} s."
        )
    if on_drive and foreign_bytes is not None and foreign_bytes > FOREIGN_LIMIT * own:
        found.append(
            f"Something else used the drive meanwhile: {size(foreign_bytes)}, against {size(own)} read here."
            " Measure again when it is quiet."
        )
    if request.workload is Workload.BUFFERED and device_bytes is not None and device_bytes < CACHED_LIMIT * own:
        found.append(
            "Part of this came from the kernel's cache, not from the drive:"
            f" it moved {size(device_bytes)} of {size(own)}. Direct reads are not affected."
        )
    if on_drive and engine_share >= ENGINE_LIMIT:
        found.append(
            f"The processor was the limit, not the drive: reading kept it busy {engine_share:.0%} of the time."
            " The drive may be faster than this."
        )
    if on_drive and foreign_bytes is None:
        found.append("The kernel does not count this drive's transfers, so use by others cannot be told.")
    return tuple(found)


def _place(position: int) -> str:
    """Return a position on a drive in words."""
    return f"{position / (1 << 30):.2f} GiB"


def _attribute(ports: Ports, name: str, attribute: str) -> str:
    """Return an attribute of the drive's queue, empty if there is none."""
    with suppress(OSError):
        return ports.read_text(f"/sys/class/block/{name}/queue/{attribute}").strip()
    return ""


def _keeps_count(ports: Ports, name: str) -> bool:
    """Return whether the kernel counts this drive's transfers (queue/iostats)."""
    return _attribute(ports, name, "iostats") != "0"


def _is_gone(node: Node) -> bool:
    """Return whether the drive was removed: the kernel sets the capacity of a removed disk to 0."""
    try:
        return node.size_bytes() == 0
    except OSError:
        return True


def _ended_early(node: Node, position: int, end: int) -> Refusal:
    """Return what a read that gives nothing before the end of the drive means."""
    if _is_gone(node):
        return Refusal(Fault.DRIVE_GONE, f"The drive {node.name} is gone: it was unplugged or turned off.")
    return Refusal(
        Fault.IO_ERROR, f"The drive gave no data at {_place(position)}, before its end at {_place(end)}."
    )


def _refusal(error: OSError, node: Node, position: int) -> Refusal:
    """Return the refusal that an error of the operating system amounts to."""
    if error.errno in (errno.EACCES, errno.EPERM):
        return Refusal(Fault.PERMISSION, f"Reading {node.name} directly needs administrator rights.")
    if error.errno == errno.ENOMEDIUM:
        return Refusal(Fault.NOT_SUPPORTED, "There is no medium in this drive to read from.")
    if error.errno in (errno.ENODEV, errno.ENXIO) or _is_gone(node):
        return Refusal(Fault.DRIVE_GONE, f"The drive {node.name} is gone: it was unplugged or turned off.")
    return Refusal(Fault.IO_ERROR, f"The drive could not be read at {_place(position)}: {error.strerror}.")
