"""The results of a set as a grid: a row for each test; read, write and mixed in columns, with the difference.

Without widgets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.usual import Expected, ReadSpeed, is_comparable, may_judge
from disktune_contract.measuring import own
from disktune_contract.measuring.latency import merged
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Pattern, Workload
from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import files
from disktune_gui.benchmark.view import factor_of
from disktune_gui.controls import speed_gauge
from disktune_gui.store.differences import FigureChange, change_words, compare, last_words, terms_of
from disktune_gui.text import facts
from disktune_gui.text.formats import duration, number, rate
from disktune_gui.text.said import said

# -- the results of a set, a row for each test (no widgets) ------------------------------------------------

translate = QCoreApplication.translate

ALL_READS, ALL_WRITES = 100, 0


class RequestKind(IntEnum):
    """What the requests of a test do."""

    READ = 0
    WRITE = 1
    MIX = 2

    @property
    def title(self) -> str:
        """The heading of the column."""
        return (
            translate("Benchmark", "Read"),
            translate("Benchmark", "Write"),
            translate("Benchmark", "Read and write"),
        )[self]


@record
class GridCell:
    """One workload: its result, and the earlier one."""

    workload: Workload
    measured: Measurement | None = None
    before: Measurement | None = None
    live_bytes_s: float | None = None
    """What it does just now, in bytes per second; None while it does not run."""
    scatter: float | None = None
    """How far results of this kind differ without a change: `figures.noise`."""
    share: float = 0.0
    """How far it has run, 0 to 1."""
    usual: Expected | None = None
    """What drives of its kind reach."""

    @property
    def bytes_s(self) -> float | None:
        """The figure that is shown large; None while there is none."""
        if self.measured is None or not self.measured.counted:
            return None
        if self.measured.curve:
            return sum(point.bytes_s for point in self.measured.curve) / len(self.measured.curve)
        return self.measured.median_bytes_s

    @property
    def of_drive(self) -> bool:
        """Whether the figure is the drive's, not that of its cache or of memory."""
        return self.workload.reaches_the_drive and self.workload.pattern is not Pattern.SAME_PLACE

    @property
    def before_bytes_s(self) -> float | None:
        """The same figure of the earlier result, None if the two do not mean the same."""
        if self.before is None or (self.measured is not None and not comparable(self.measured, self.before)):
            return None
        return GridCell(self.workload, self.before).bytes_s

    @property
    def change(self) -> FigureChange:
        """What may be said of the figure beside the earlier one."""
        now, then = self.bytes_s, self.before_bytes_s
        return FigureChange.UNKNOWN if now is None or then is None else compare(now, then, self.scatter)

    @property
    def speed(self) -> ReadSpeed | None:
        """The figure beside the usual one; None where it cannot be compared, as that of a busy drive."""
        now, found = self.bytes_s, self.measured
        if now is None or found is None or self.usual is None:
            return None
        if not may_judge(now, self.usual, comparable=is_comparable(found)):
            return None
        return ReadSpeed(now, 0.0, self.usual)


def comparable(one: Measurement, other: Measurement) -> bool:
    """Whether two results mean the same: same workload, engine, requests, place and size of the file."""
    return one.workload == other.workload and terms_of(one) == terms_of(other)


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
        """The largest figure, which is the scale of all bars; until it is measured, the earlier one counts."""
        each = (
            (one.bytes_s, one.live_bytes_s, one.before_bytes_s if one.bytes_s is None else 0) for one in self.cells
        )
        known = [value for values in each for value in values if value is not None]
        return max(known, default=0.0)


def grid(
    workloads: Sequence[Workload],
    measured: Mapping[str, Measurement],
    before: Mapping[str, Measurement],
    live: tuple[str, float, float] | None = None,
    scatter: Mapping[str, float | None] | None = None,
    usual: Mapping[str, Expected] | None = None,
) -> BenchmarkGrid:
    """Return the results of *workloads* by their ids, beside those of *before*.

    *live* is what runs now, with its speed and how far it is; *scatter* is the noise of each workload, *usual*
    what drives of this kind reach.
    """
    rows: dict[str, dict[RequestKind, GridCell]] = {}
    for workload in workloads:
        one = workload.id
        now, share = live[1:] if live is not None and live[0] == one else (None, 0.0)
        noise, expected = (scatter or {}).get(one), (usual or {}).get(one)
        cell = GridCell(workload, measured.get(one), before.get(one), now, noise, share, expected)
        rows.setdefault(test_name(workload), {})[column_of(workload)] = cell
    plain = [kind for kind in (RequestKind.READ, RequestKind.WRITE) if any(kind in row for row in rows.values())]
    mixed = [RequestKind.MIX] if any(RequestKind.MIX in row for row in rows.values()) else []
    return BenchmarkGrid((*plain, *mixed), tuple(rows.items()))


def column_of(workload: Workload) -> RequestKind:
    """Return the column of a workload."""
    share = workload.read_percent
    return {ALL_READS: RequestKind.READ, ALL_WRITES: RequestKind.WRITE}.get(share, RequestKind.MIX)


def test_name(workload: Workload) -> str:
    """Return what a test is called, whether it reads or writes."""
    if (mine := own.parse(workload.id)) is not None:
        return mine.short
    if workload.id.startswith("file.") and workload.id.count(".") == 2:
        shape = ((workload.pattern, workload.block_bytes), workload.depth, workload.jobs)
        return files.short(shape)
    return said(workload.label)


def heading(name: str) -> tuple[str, str]:
    """Return the name of a test and, apart, its size, queue and threads: ``SEQ1M`` and ``Q8T1``."""
    short = re.fullmatch(r"((?:SEQ|RND)\w+) (Q.+)", name)
    if short is not None:
        return short[1], short[2]
    parts = re.split(r"[,、:] *", name, maxsplit=1)
    return parts[0], parts[1] if len(parts) > 1 else ""


# -- words -----------------------------------------------------------------------------------------------------


def large(cell: GridCell, units: UnitSystem) -> str:
    """Return the figure of a cell without its unit, which is above the grid: ``3,215``, ``87.4``; or a dash."""
    value = cell.bytes_s if cell.bytes_s is not None else cell.live_bytes_s
    return "–" if value is None else figure(value, units)


def figure(bytes_s: float, units: UnitSystem) -> str:
    """Return a rate with three figures or more, without its unit."""
    shown = bytes_s / factor_of(units)[0]
    return number(shown, 0 if shown >= 100 else 1 if shown >= 10 else 2)


def small(cell: GridCell) -> str:
    """Return requests per second and the usual latency of random access: ``24,512 IOPS · 40 µs``; else empty."""
    found = cell.measured
    if found is None or not found.counted or cell.workload.pattern is not Pattern.RANDOM:
        return ""
    return " · ".join(filter(None, (f"{number(found.median_iops)} IOPS", latency(found))))


def latency(found: Measurement) -> str:
    """Return the median latency of all requests; empty where they were not timed."""
    both = merged([one for run in found.counted for one in (run.read_latency, run.write_latency)])
    return "" if both is None else duration(both.p50_s if both.p50_s is not None else both.mean_s)


def last(cell: GridCell, units: UnitSystem) -> str:
    """Return the earlier figure, empty where there is none to compare with."""
    return "" if cell.before_bytes_s is None else figure(cell.before_bytes_s, units)


def usual_range(cell: GridCell, units: UnitSystem) -> str:
    """Return the usual figures, without their unit; empty where they are not known."""
    return speed_gauge.usual_range(cell.usual, units)


def within(cell: GridCell) -> str:
    """Return what the figure is beside the usual ones; empty where that is not known."""
    speed = cell.speed
    if speed is None or speed.slow or speed.fast:
        return speed_gauge.word(speed)
    return translate("Benchmark", "within")


def change(cell: GridCell) -> str:
    """Return what may be said of the figure beside the earlier one; empty where nothing may."""
    return change_words(cell.change, cell.bytes_s or 0.0, cell.before_bytes_s or 0.0)


def spoken(cell: GridCell, column: RequestKind, units: UnitSystem) -> str:
    """Return all that a cell shows, as a sentence."""
    name = facts.with_commas(test_name(cell.workload), column.title)
    if cell.bytes_s is None:
        running = cell.live_bytes_s is not None
        state = translate("Benchmark", "measuring") if running else translate("Benchmark", "no result")
        return f"{name}: {state}"
    told = [rate(cell.bytes_s, units), *small(cell).split(" · ")]
    if cell.before_bytes_s is not None:
        told += [last_words(cell.before_bytes_s, units)]
    told += [change(cell), speed_gauge.word(cell.speed)]
    words = said(in_turn(f"{name}: {said(listed(filter(None, told)))}."))
    return f"{words} {speed_gauge.basis(cell.usual, units)}".rstrip()
