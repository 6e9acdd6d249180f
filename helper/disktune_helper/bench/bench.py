"""One workload on one target, kept open for all the runs that are to be compared.

Common to all makers: counting the I/O of other programs, noticing a suspend, cancelling at once, and reporting
what distorts the figure. How a run is made is known to a `Maker`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from types import TracebackType
from typing import Protocol

from disktune_contract.drives.activity import SECTOR_BYTES, DiskStat
from disktune_contract.measuring.measurement import (
    Access,
    Figure,
    FolderFacts,
    LongWrite,
    Measurement,
    Point,
    Run,
    unusual,
)
from disktune_contract.measuring.workload import Cache, Engine, Pattern
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import duration
from disktune_helper.bench import disturbance, remarks
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import Tell
from disktune_helper.decode import diskstats
from disktune_helper.drives.upkeep import UpkeepReader
from disktune_helper.system import errors
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

GRACE_S = 0.3
"""How long a cancelled run may take to end on its own before it is abandoned."""

POLL_S = 0.05
"""How often the waiting side checks for cancellation."""

SLEPT_S = 0.05
"""Time asleep from which on a run is void. The two clocks are read one after the other."""


@record
class RunResult:
    """The result of one run as its maker reports it, without the I/O of other programs."""

    run: Run
    curve: tuple[Point, ...] = ()
    accesses: tuple[Access, ...] = ()
    figures: tuple[Figure, ...] = ()
    long_write: LongWrite | None = None
    untimed_bytes: int = 0
    """Bytes read or written in addition, which do not count."""
    ended_early: str = ""
    """A sentence if the run is shorter than was asked for."""
    engine: Engine | None = None
    """Who made it, if not the workload's own engine."""
    engine_remark: str = ""
    """A sentence on why that is so, or why it is not."""


class Maker(Protocol):
    """Makes the requests of one workload. Used from one thread at a time, but not always the same."""

    program: str
    """For `Measurement.program`."""

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None:
        """Do what belongs before run *index* and does not count; raises as `make`."""

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        """Do run *index* (from 0) and return it; raises Refusal, CANCELLED soon after *cancelled*."""

    def close(self) -> None:
        """Release everything; also while a run hangs in another thread."""


class Bench:
    """Runs of one workload, as many as wanted; what is between them is the caller's business."""

    def __init__(
        self,
        maker: Maker,
        step: BenchStep,
        ports: Ports,
        drives: Sequence[str],
        tell: Tell,
        cancelled: threading.Event,
        folder: FolderFacts | None = None,
        *,
        read_ahead_of: str = "",
        heeds_heat: bool = False,
    ) -> None:
        """Take over *maker*. *drives* are the kernel names of the drives below; exactly one can be counted.

        *read_ahead_of* is the kernel name of the device whose read-ahead applies, if it is none of these; for a
        *folder* it is taken from its path.

        With *heeds_heat* the maker itself ends a run whose drive gets too hot, and that run is a result.
        """
        self._maker, self.step, self._ports = maker, step, ports
        self._drive = drives[0] if len(drives) == 1 else ""
        self._drives = drives
        path = folder.path if folder is not None else None
        self._read_ahead_of = read_ahead_of or (path.read_ahead if path is not None else "") or self._drive
        self._least_read_ahead = BTRFS_READ_AHEAD if path is not None and path.own_read_ahead else 0
        self._too_hot = ""
        self._heeds_heat = heeds_heat
        self._tell, self._cancelled, self._folder = tell, cancelled, folder
        self._made: list[RunResult] = []
        self._upkeep: dict[str, None] = {}
        """What else kept the drives busy before or after any run: `Drive.upkeep`."""
        self._lock = threading.Lock()
        self._hanging = False

    def __enter__(self) -> Bench:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Release the target. A run that hangs in the kernel keeps it until the kernel answers."""
        if not self._hanging:
            self._maker.close()

    def run(self) -> Run:
        """Do the next run and return it.

        Returns within half a second of a cancellation, even from a read that the drive does not answer: such a
        read is left behind in its thread, which ends with it. Raises Refusal.
        """
        made = self._in_thread(len(self._made))
        self._made.append(made)
        return made.run

    @property
    def last(self) -> Run:
        """The run that was last done; raises IndexError before the first."""
        return self._made[-1].run

    def result(self) -> Measurement:
        """Return what the runs so far amount to; raises Refusal (VOID) if none of them means anything."""
        step, workload, made = self.step, self.step.workload, self._made
        runs = tuple(one.run for one in made)
        if runs and all(run.void for run in runs):
            raise Refusal(Fault.VOID, runs[-1].void)
        last = made[-1] if made else None
        return Measurement(
            workload=workload.id,
            engine=(last.engine if last else None) or workload.engine,
            program=self._maker.program,
            offset_bytes=step.offset_bytes,
            span_bytes=step.span_bytes,
            block_bytes=min(workload.block_bytes, step.span_bytes),
            depth=workload.depth,
            jobs=workload.jobs,
            seconds=step.seconds,
            runs=runs,
            curve=last.curve if last else (),
            accesses=last.accesses if last else (),
            figures=last.figures if last else (),
            folder=self._folder,
            notes=(
                *filter(None, (unusual(self._upkeep),)),
                *remarks.notes(
                    step, runs, [one.ended_early for one in made], self._folder, last.engine_remark if last else ""
                ),
            ),
            long_write=last.long_write if last else None,
            upkeep=tuple(self._upkeep),
        )

    def _in_thread(self, index: int) -> RunResult:
        ended, stop = threading.Event(), disturbance.Stop(self._cancelled)
        made: list[RunResult] = []
        failures: list[BaseException] = []

        def work() -> None:
            try:
                made.append(self._watched(index, stop))
            except BaseException as error:  # noqa: BLE001, RUF100  handed to the thread that waits
                failures.append(error)
            finally:
                with self._lock:
                    ended.set()
                    if self._hanging:
                        self._maker.close()

        def watch() -> None:
            # In a thread of its own: a drive that hangs may leave this unanswered, too.
            while not ended.is_set():
                if why := disturbance.too_hot(self._ports, self._drives):
                    self._too_hot = why
                    stop.set()
                    return
                ended.wait(disturbance.INTERVAL_S)

        # The watch first: nothing runs without it.
        if not self._heeds_heat:
            errors.start(watch, "heat")
        try:
            errors.start(work, "run")
        except Refusal:
            ended.set()
            raise
        while not ended.wait(POLL_S):
            if stop.is_set():
                ended.wait(GRACE_S)
                with self._lock:
                    self._hanging = not ended.is_set()
                break
        if self._cancelled.is_set():
            raise remarks.cancelled()
        if self._too_hot:
            raise Refusal(Fault.TOO_HOT, self._too_hot)
        if failures:
            raise failures[0]
        return made[0]

    # -- what else happened --------------------------------------------------------------------------------

    def _watched(self, index: int, stop: threading.Event) -> RunResult:
        """Do a run and return it with what the kernel counted meanwhile."""
        self._note_upkeep()
        try:
            self._maker.prepare(index, self._tell, stop)
            before, slept = self._counters(), self._ports.suspended()
            made = self._maker.make(index, self._tell, stop)
        except Refusal as error:
            if error.fault is Fault.IO_ERROR and self._drive and remarks.is_gone(self._ports, self._drive):
                # To a program on a file it is an error like any other.
                raise remarks.gone(self._ports, self._drive) from error
            raise
        after, slept = self._counters(), self._ports.suspended() - slept
        self._note_upkeep()
        return replace(made, run=self._judged(made, before, after, slept))

    def _note_upkeep(self) -> None:
        self._upkeep.update(dict.fromkeys(UpkeepReader(self._ports).of(self._drives)))

    def _counters(self) -> DiskStat | None:
        if not self._drive or not self._keeps_count():
            return None
        try:
            return diskstats.parse(self._ports.read_text("/proc/diskstats")).get(self._drive)
        except OSError:
            return None

    def _judged(self, made: RunResult, before: DiskStat | None, after: DiskStat | None, slept_s: float) -> Run:
        """Return the run with what the kernel counted meanwhile, void if the machine slept."""
        run = made.run
        device = foreign = None
        if before is not None and after is not None:
            read = (after.sectors_read - before.sectors_read) * SECTOR_BYTES
            written = (after.sectors_written - before.sectors_written) * SECTOR_BYTES
            device = read + written
            foreign = self._foreign(run.bytes_read + made.untimed_bytes, read, written)
            if self.step.workload.pattern is Pattern.LONG_WRITE:
                foreign = _beside(run.bytes_written + made.untimed_bytes, read, written)
        void = run.void
        if slept_s > SLEPT_S:
            void = Sentence(
                "Invalid: the computer was suspended for {time}.",
                time=duration(slept_s),
            )
        elif run.seconds <= 0:
            void = Sentence("Invalid: the clock did not advance.")
        return replace(run, device_bytes=device, foreign_bytes=foreign, void=void)

    def _foreign(self, own: int, read: int, written: int) -> int | None:
        """Return what others moved, None if file system and read-ahead add an unknown amount."""
        workload = self.step.workload
        if workload.writes or (workload.cache is Cache.COLD and workload.pattern is Pattern.RANDOM):
            return None
        # What is in memory asks nothing of the drive.
        expected = 0 if workload.cache is Cache.WARM else own
        return max(0, read - expected - self._read_ahead_slack()) + written

    def _read_ahead_slack(self) -> int:
        """Return how much the kernel may have read in one run beyond what was asked for, in bytes.

        It keeps one window ahead and starts the next one when the first is entered (mm/readahead.c); a window
        is as long as read_ahead_kb or one request, whichever is larger. fio advises the kernel that it reads in
        sequence, which doubles the window (fio's fadvise_hint; mm/fadvise.c, POSIX_FADV_SEQUENTIAL).
        """
        workload = self.step.workload
        if workload.cache is Cache.DIRECT:
            return 0
        ahead = self._read_ahead_bytes() * (2 if workload.engine is Engine.FIO else 1)
        return 2 * max(ahead, workload.block_bytes) * workload.jobs

    def _read_ahead_bytes(self) -> int:
        """Return the read-ahead that the kernel goes by: of the topmost device, not of the drive below it."""
        text = text_of(self._ports, f"/sys/class/block/{self._read_ahead_of}/queue/read_ahead_kb")
        return max(int(text) * 1024 if text.isdecimal() else 0, self._least_read_ahead)

    def _keeps_count(self) -> bool:
        """Return whether the kernel counts this drive's transfers (queue/iostats)."""
        return self._attribute("iostats") != "0"

    def _attribute(self, attribute: str) -> str:
        """Return an attribute of the drive's queue, empty if there is none."""
        return text_of(self._ports, f"/sys/class/block/{self._drive}/queue/{attribute}")


BTRFS_READ_AHEAD = 4 * 2**20
"""Bytes: what a btrfs has of its own is at least this (fs/btrfs/disk-io.c, `open_ctree`)."""

OWN_METADATA = 0.02
"""What a file system may write beside a long file, as a share of it: journal, checksums, extents."""


def _beside(own: int, read: int, written: int) -> int:
    """Return what others moved while *own* bytes were written in one file."""
    return max(0, written - round(own * (1 + OWN_METADATA))) + read
