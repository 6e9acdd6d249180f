"""bonnie++: its arguments, the line that it prints at the end, and its run.

It needs files with names, so it gets a directory of its own, which is locked while it is in use. A directory that
a killed helper left behind is therefore recognized as unused, and the next helper removes it.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from contextlib import suppress

from disktune_contract.drives.activity import SECTOR_BYTES
from disktune_contract.measuring.measurement import Figure, Run, Stage
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.units import size
from disktune_contract.workloads.files import PASSES, TIMES_MEMORY
from disktune_helper.bench import remarks
from disktune_helper.bench.bench import RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import Tell, Tick
from disktune_helper.decode import diskstats
from disktune_helper.system import ports as file_bench_ports
from disktune_helper.system.ports import BenchDirectory, Child, Ended, Ports

POLL_S = 0.25
REPORT_LIMIT = 65_536
"""Bytes kept of what it prints; its result line has some three hundred."""
KIB = 1024
FILES = 16
"""Thousands of small files: what bonnie++ itself takes."""

STAGES = 12
"""Lines that it prints while it works, one for each part."""

_FIELDS: tuple[tuple[str, int, str, int], ...] = (
    ("Sequential output, per character", 9, "B/s", 38),
    ("Sequential output, block", 11, "B/s", 39),
    ("Sequential output, rewrite", 13, "B/s", 40),
    ("Sequential input, per character", 15, "B/s", 41),
    ("Sequential input, block", 17, "B/s", 42),
    ("Random seeks", 19, "1/s", 43),
    ("Sequential create", 26, "1/s", 44),
    ("Sequential stat", 28, "1/s", 45),
    ("Sequential delete", 30, "1/s", 46),
    ("Random create", 32, "1/s", 47),
    ("Random stat", 34, "1/s", 48),
    ("Random delete", 36, "1/s", 49),
)
"""Name, column of the figure, unit, column of the worst latency, in a line of format 1.98 (bon_csv2html of
bonnie++ 2.00). Behind each figure is the share of the processor in percent; throughput is in KiB/s."""

_FORMATS = ("1.97", "1.98")
_FIELDS_OF_1_97 = 48
"""MAX_ITEMS of bon_csv2html in bonnie++ 1.97."""
_NUMBER = pattern_of(r"\d{1,15}(?:\.\d{1,15})?", re.ASCII)
"""Bounded, so that no output becomes a number too large for what processes it."""
_LATENCY = pattern_of(r"(\d{1,15})(us|ms|s)", re.ASCII)
_PER_SECOND = {"us": 1_000_000, "ms": 1000, "s": 1}


def arguments(folder: str, file_bytes: int) -> list[str]:
    """Return the arguments after the program's path. The file has to be twice the memory size given to it."""
    mib = file_bytes >> 20
    return ["-q", "-d", folder, "-s", f"{mib}M", "-r", str(mib // 2), "-n", str(FILES), "-m", "DiskTune"]


def figures(line: str) -> tuple[Figure, ...]:
    """Return the figures in a result line; raises ValueError if it is not one.

    A part that was over too soon to be timed is printed as ``+++++`` and is left out.
    """
    fields = line.strip().split(",")
    if len(fields) == _FIELDS_OF_1_97:
        # 1.98 has two more fields here: the number of seeks, and of the processes that make them.
        fields[7:7] = ["", ""]
    if fields[0] not in _FORMATS or len(fields) < 50:
        raise ValueError(Sentence("not a result of bonnie++ 1.97"))
    found = []
    for name, column, unit, latency in _FIELDS:
        if _NUMBER.fullmatch(fields[column]):
            value = float(fields[column]) * (KIB if unit == "B/s" else 1)
            share = float(fields[column + 1]) if _NUMBER.fullmatch(fields[column + 1]) else None
            found.append(Figure(name, value, unit, share, _latency_s(fields[latency])))
    return tuple(found)


def _latency_s(text: str) -> float | None:
    found = _LATENCY.fullmatch(text)
    return int(found[1]) / _PER_SECOND[found[2]] if found else None


class BonnieRuns:
    """Runs of bonnie++ in a directory of the user's."""

    def __init__(
        self,
        ports: Ports,
        step: BenchStep,
        version: str,
        start: Callable[[list[str]], Child],
        nest: BenchDirectory,
        drives: tuple[str, ...],
    ) -> None:
        """Take over *nest*, its directory. *drives*: the drives below, for the live figures."""
        self._ports, self._step, self._start, self._nest = ports, step, start, nest
        self._drive = drives[0] if len(drives) == 1 else ""
        self.program = version or "bonnie++"

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None:
        """It writes everything that it reads."""

    def close(self) -> None:
        self._nest.close()

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        begun = self._ports.monotonic()
        try:
            child = self._start(arguments(self._nest.path, self._step.span_bytes))
        except OSError as error:
            raise Refusal(Fault.IO_ERROR, remarks.not_started("bonnie++", error)) from error
        printed = ""
        try:
            printed = self._listen(child, index, begun, tell, cancelled)
        finally:
            ended = file_bench_ports.end(child, self._ports.monotonic)
            with suppress(OSError):
                self._nest.clear()
        if cancelled.is_set():
            raise remarks.cancelled()
        return self._made(printed, child.said(), ended, self._ports.monotonic() - begun)

    def _made(self, printed: str, said: str, ended: Ended, seconds: float) -> RunResult:
        lines = printed.strip().splitlines()
        if ended.status or not lines:
            words = [line[:200] for line in said.splitlines() if line.strip()][-1:]
            why = words[0] if words else Sentence("status {status}", status=ended.status)
            raise Refusal(Fault.IO_ERROR, Sentence("bonnie++ failed: {why}", why=why))
        try:
            found = figures(lines[-1])
        except ValueError as error:
            why = Sentence("It could not be read: {why}.", why=str(error))
            raise Refusal(Fault.IO_ERROR, why) from error
        whole = self._step.span_bytes
        run = Run(
            bytes_read=PASSES * whole,
            bytes_written=PASSES * whole,
            seconds=seconds,
            reads=0,
            writes=0,
            processor_s=ended.processor_s,
            engine_limited=False,
        )
        return RunResult(run, figures=found, ended_early=self._too_small())

    def _too_small(self) -> str:
        memory = memory_bytes(self._ports)
        if memory is None or self._step.span_bytes >= TIMES_MEMORY * memory:
            return ""
        return Sentence(
            "The file of {file} is below twice the memory of {memory}.",
            file=size(self._step.span_bytes),
            memory=size(memory),
        )

    def _listen(self, child: Child, index: int, begun: float, tell: Tell, cancelled: threading.Event) -> str:
        """Report what the drive does until the program ends; return what it printed."""
        printed, before, clock = b"", self._moved(), self._ports.monotonic
        told = clock()
        while not cancelled.is_set():
            data = child.read(POLL_S)
            if data is None:
                break
            printed = (printed + data)[-REPORT_LIMIT:]
            now = clock()
            if now - begun > self._step.seconds:
                why = Sentence("bonnie++ took too long. Try a smaller file.")
                raise Refusal(Fault.IO_ERROR, why)
            if now - told >= POLL_S:
                moved = self._moved()
                share = min(1.0, child.said().count("...") / STAGES)
                speed, told, before = (moved - before) / (now - told), now, moved
                tell(Tick(index, Stage.RUNNING, now - begun, 0, max(0.0, speed), 0.0, None, None, 1.0, share))
        return printed.decode("utf-8", "replace")

    def _moved(self) -> int:
        """Return what the kernel has counted as read from and written to the drive."""
        with suppress(OSError):
            stat = diskstats.parse(self._ports.read_text("/proc/diskstats")).get(self._drive)
            if stat is not None:
                return (stat.sectors_read + stat.sectors_written) * SECTOR_BYTES
        return 0


def memory_bytes(ports: Ports) -> int | None:
    """Return the size of memory, None if the kernel does not report it."""
    with suppress(OSError):
        found = re.search(r"^MemTotal:\s+(\d+) kB", ports.read_text("/proc/meminfo"), re.MULTILINE)
        if found:
            return int(found[1]) * KIB
    return None
