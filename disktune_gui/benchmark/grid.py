"""The results of a set as everybody knows them: a row for each test, beside each other read, write and mixed.

Without widgets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.measuring.latency import merged
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Target, Workload
from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import files
from disktune_gui.benchmark.view import factor_of
from disktune_gui.text.amounts import duration, number, percent, percent_change, rate
from disktune_gui.text.said import said

translate = QCoreApplication.translate

ALL_READS, ALL_WRITES = 100, 0


class RequestKind(IntEnum):
    """What the requests of a test do."""

    READ = 0
    WRITE = 1
    MIX = 2

    @property
    def title(self) -> str:
        """What stands above it."""
        return (
            translate("Benchmark", "Read"),
            translate("Benchmark", "Write"),
            translate("Benchmark", "Read and write"),
        )[self]


@record
class GridCell:
    """One workload: what came out, and what came out before."""

    workload: Workload
    measured: Measurement | None = None
    before: Measurement | None = None
    live_bytes_s: float | None = None
    """What it does just now, in bytes per second; None while it does not run."""

    @property
    def bytes_s(self) -> float | None:
        """The figure that is shown large; None while there is none."""
        if self.measured is None or not self.measured.counted:
            return None
        if self.measured.curve:
            return sum(point.bytes_s for point in self.measured.curve) / len(self.measured.curve)
        return self.measured.median_bytes_s

    @property
    def change(self) -> float | None:
        """By how much the throughput is another one than before, as a share of it; None if nothing can be said."""
        now, then = self.bytes_s, replace_measured(self).bytes_s
        if now is None or not then or self.measured is None or self.before is None:
            return None
        return now / then - 1 if comparable(self.measured, self.before) else None


def replace_measured(cell: GridCell) -> GridCell:
    """Return the cell as it was before."""
    return GridCell(cell.workload, cell.before)


def comparable(one: Measurement, other: Measurement) -> bool:
    """Whether two results mean the same (decision 0012): same engine, requests, place and size of the file."""
    same = ("workload", "engine", "block_bytes", "depth", "jobs", "offset_bytes")
    if any(getattr(one, name) != getattr(other, name) for name in same):
        return False
    if (one.folder is None) != (other.folder is None):
        return False
    return one.folder is None or one.span_bytes == other.span_bytes


@record
class BenchmarkGrid:
    """Rows by the names of their tests; a test that does not write has no cell there."""

    columns: tuple[RequestKind, ...] = ()
    rows: tuple[tuple[str, Mapping[RequestKind, GridCell]], ...] = ()

    @property
    def cells(self) -> Iterable[GridCell]:
        """Yield all of them, row by row."""
        return (cell for _, row in self.rows for cell in row.values())

    @property
    def most_bytes_s(self) -> float:
        """The largest figure, to which all bars are drawn."""
        known = [value for cell in self.cells for value in (cell.bytes_s, cell.live_bytes_s) if value is not None]
        return max(known, default=0.0)


def grid(
    workloads: Sequence[Workload],
    measured: Mapping[str, Measurement],
    before: Mapping[str, Measurement],
    live: tuple[str, float] | None = None,
) -> BenchmarkGrid:
    """Return the results of *workloads* by their ids, beside what came out *before*; *live* is what runs now."""
    rows: dict[str, dict[RequestKind, GridCell]] = {}
    for workload in workloads:
        now = live[1] if live is not None and live[0] == workload.id else None
        cell = GridCell(workload, measured.get(workload.id), before.get(workload.id), now)
        rows.setdefault(test_name(workload), {})[column_of(workload)] = cell
    # A raw drive is only read: there is nothing to show of writes.
    writable = any(workload.target is Target.FOLDER for workload in workloads)
    usual = [RequestKind.READ, RequestKind.WRITE] if writable else [RequestKind.READ]
    mixed = [RequestKind.MIX] if any(RequestKind.MIX in row for row in rows.values()) else []
    return BenchmarkGrid((*usual, *mixed), tuple(rows.items()))


def column_of(workload: Workload) -> RequestKind:
    """Return where a workload stands."""
    share = workload.read_percent
    return {ALL_READS: RequestKind.READ, ALL_WRITES: RequestKind.WRITE}.get(share, RequestKind.MIX)


def test_name(workload: Workload) -> str:
    """Return what a test is called, whether it reads or writes."""
    if workload.id.startswith("file.") and workload.id.count(".") == 2:
        shape = ((workload.pattern, workload.block_bytes), workload.depth, workload.jobs)
        return files.short(shape)
    return said(workload.label)


# -- words -----------------------------------------------------------------------------------------------------


def large(cell: GridCell, units: UnitSystem) -> str:
    """Return the figure of a cell without its unit, which stands above all: ``3,215``, ``87.4``; or a dash."""
    value = cell.bytes_s if cell.bytes_s is not None else cell.live_bytes_s
    if value is None:
        return "–"
    divisor, _ = factor_of(units)
    shown = value / divisor
    return number(shown, 0 if shown >= 1000 else 1 if shown >= 10 else 2)


def small(cell: GridCell) -> str:
    """Return requests per second and the usual latency: ``24,512 IOPS · 40 µs``; empty while unknown."""
    found = cell.measured
    if found is None or not found.counted or found.curve or found.figures:
        return ""
    return " · ".join(filter(None, (f"{number(found.median_iops)} IOPS", latency(found))))


def latency(found: Measurement) -> str:
    """Return the median latency of all requests; empty where they were not timed."""
    both = merged([one for run in found.counted for one in (run.read_latency, run.write_latency)])
    return "" if both is None else duration(both.p50_s if both.p50_s is not None else both.mean_s)


def change(cell: GridCell) -> str:
    """Return the difference to the run before: ``+4.2%``; empty where there is none to compare with."""
    return "" if cell.change is None else percent_change(1 + cell.change)


def spoken(cell: GridCell, column: RequestKind, units: UnitSystem) -> str:
    """Return all that a cell shows, as a sentence."""
    name = translate("Benchmark", "{test}, {kind}").format(test=test_name(cell.workload), kind=column.title)
    if cell.bytes_s is None:
        running = cell.live_bytes_s is not None
        state = translate("Benchmark", "measuring") if running else translate("Benchmark", "no result")
        return f"{name}: {state}"
    told = [rate(cell.bytes_s, units), *small(cell).split(" · ")]
    if (share := cell.change) is not None:
        words = translate("Benchmark", "{share} more than before")
        if share < 0:
            words = translate("Benchmark", "{share} less than before")
        told.append(words.format(share=percent(abs(share), 1)))
    return said(in_turn(f"{name}: {said(listed(filter(None, told)))}."))
