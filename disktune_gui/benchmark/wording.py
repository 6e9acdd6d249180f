"""Texts of the benchmark page about workloads and results, and results as tables and files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import cast

from PyQt6.QtCore import QCoreApplication

from disktune_contract import units as english_units
from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.latency import merged
from disktune_contract.measuring.long_write_words import findings
from disktune_contract.measuring.measurement import Measurement, Run, unusual
from disktune_contract.measuring.workload import Cache, Pattern, Profile, Workload
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import MB, MIB, UnitSystem, exact_size
from disktune_contract.version import VERSION
from disktune_contract.workloads import BY_ID, find
from disktune_gui.benchmark import long_write_views, measurement_views
from disktune_gui.benchmark import view as sweep_views
from disktune_gui.benchmark.view import View
from disktune_gui.store import bodies, results_text
from disktune_gui.store.entry import FigureMeaning
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.formats import percent, rate, size
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, Trace, marks
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate


def workload_purpose(workload: str) -> str:
    """Return what a workload is good for, and its counterpart elsewhere."""
    declared = BY_ID[workload]
    words = translate("Benchmark", "{purpose} Equivalent: {command}.")
    return words.format(purpose=said(declared.purpose), command=declared.counterpart.split(",")[0])


def subject(workload: str, drive: str) -> str:
    """Return what is measured on the drive of that title."""
    return translate("Benchmark", "{workload} on {drive}").format(workload=workload_name(workload), drive=drive)


@record
class Result:
    """A measurement that ended well, and what was measured."""

    number: int
    """Counted from 1 in each session; 0 is one of an earlier session."""
    drive: Drive
    at: datetime
    measurement: Measurement
    trace: Trace
    batch: int = 0
    """The same number for all that were measured in one go."""
    profile: Profile | None = None
    """What they belong to."""
    began_at: float = 0.0
    """When the first of them began, in seconds since the epoch."""

    @property
    def title(self) -> str:
        """The measurement in a few words."""
        return subject(self.measurement.workload, self.drive.full_title)


def figure(measurement: Measurement, units: UnitSystem) -> tuple[str, str]:
    """Return the main figure of a result, and the same in other terms."""
    value, unit = bodies.figure(measurement)
    if value is None:
        return "–", ""
    if unit is FigureMeaning.IOPS:
        return results_text.figure_words(value, unit, units), rate(measurement.median_bytes_s, units)
    return both_units(value, units)


def both_units(bytes_s: float, first: UnitSystem) -> tuple[str, str]:
    """Return a rate in the preferred system and in the other one."""
    other = UnitSystem.IEC if first is UnitSystem.SI else UnitSystem.SI
    return rate(bytes_s, first), rate(bytes_s, other)


def spread(measurement: Measurement, units: UnitSystem) -> str:
    """Return how much the runs differ."""
    runs = measurement.counted
    void = len(measurement.runs) - len(runs)
    told = ""
    if void:
        told = said(Sentence.counted(void, "{n} run is invalid.", "{n} runs are invalid."))
    return said(in_turn(_width(measurement, units), told))


def long_write_words(measurement: Measurement, units: UnitSystem) -> str:
    """Return what a long write found, a sentence in each line; empty of all else."""
    if measurement.long_write is None:
        return ""
    return "\n".join(map(said, findings(measurement.long_write, units)))


def _width(measurement: Measurement, units: UnitSystem) -> str:
    runs = measurement.counted
    if not runs:
        return translate("Benchmark", "No run is valid.")
    if len(runs) == 1:
        return translate("Benchmark", "One run only.")
    width = (measurement.fastest_bytes_s - measurement.slowest_bytes_s) / max(measurement.median_bytes_s, 1e-9)
    return said(
        Sentence.counted(
            len(runs),
            "Median of {n} run: {slowest} to {fastest} ({spread}).",
            "Median of {n} runs: {slowest} to {fastest} ({spread}).",
            slowest=english_units.rate(measurement.slowest_bytes_s, units),
            fastest=english_units.rate(measurement.fastest_bytes_s, units),
            spread=f"{width:.1%}",
        )
    )


def latency_words(measurement: Measurement) -> str:
    """Return how long requests took, of reads and of writes; empty where they were not timed."""
    found = measurement_views.latencies(measurement)
    return said(in_turn(*(measurement_views.percentiles(title, one).summary for title, one in found)))


def other_use(measurement: Measurement, units: UnitSystem) -> str:
    """Return how else the drive was used during the measurement."""
    if measurement.foreign_bytes is None:
        return translate("Benchmark", "Other use: unknown.")
    if not measurement.foreign_bytes:
        return translate("Benchmark", "No other use.")
    return translate("Benchmark", "Other use: {size}.").format(size=size(measurement.foreign_bytes, units))


def noted_use(measurement: Measurement) -> bool:
    """Return whether others used the drive so much that the helper's notes mention it (over 2 % of the reads)."""
    own = sum(run.bytes_moved for run in measurement.runs)
    return bool(measurement.notes) and (measurement.foreign_bytes or 0) > 0.02 * own


def conditions(measurement: Measurement) -> str:
    """Return how it was measured: without that, the figure cannot be compared."""
    parts = [
        translate("Benchmark", "Block size {size}").format(size=size(measurement.block_bytes, UnitSystem.IEC)),
        translate("Benchmark", "queue depth {depth}").format(depth=measurement.depth),
    ]
    if measurement.jobs > 1:
        parts.append(said(Sentence.counted(measurement.jobs, "{n} thread", "{n} threads")))
    parts += [
        _place(measurement),
        translate("Benchmark", "measured by {program}").format(program=measurement.program),
        translate("Benchmark", "CPU utilization {share}").format(share=percent(measurement.engine_share)),
    ]
    return said(listed(parts))


def _place(measurement: Measurement) -> str:
    folder = measurement.folder
    if folder is not None:
        return translate("Benchmark", "file of {size} in {folder} ({filesystem})").format(
            size=size(measurement.span_bytes, UnitSystem.IEC), folder=folder.folder, filesystem=folder.filesystem
        )
    if not measurement.offset_bytes:
        return translate("Benchmark", "from the start")
    return translate("Benchmark", "from position {size}").format(
        size=size(measurement.offset_bytes, UnitSystem.IEC)
    )


def beforehand(drives: Iterable[Drive]) -> str:
    """Return what slows *drives*; empty if nothing is known to."""
    return said(unusual(dict.fromkeys(one for drive in drives for one in drive.upkeep)))


def runs_table(measurement: Measurement) -> DataTable:
    """Return a row for each run."""
    header = (
        translate("Benchmark", "Run"),
        "MB/s",
        "MiB/s",
        "IOPS",
        "p50 (ms)",
        "p99 (ms)",
        translate("Benchmark", "Data"),
        translate("Benchmark", "Seconds"),
    )
    rows = []
    for number, run in enumerate(measurement.runs, 1):
        name = translate("Benchmark", "{number} (invalid)").format(number=number) if run.void else number
        figures = (*_speeds(run.bytes_s, run.iops), *_percentiles([run]))
        rows.append((name, *figures, size(run.bytes_moved), run.seconds))
    return DataTable(header, rows)


def _speeds(bytes_s: float, iops: float) -> tuple[float, float, float]:
    return bytes_s / MB, bytes_s / MIB, iops


def _percentiles(runs: Sequence[Run]) -> tuple[float | None, float | None]:
    """Return p50 and p99 in milliseconds of all requests of some runs, None where they are not known."""
    both = merged([one for run in runs for one in (run.read_latency, run.write_latency)])
    if both is None:
        return None, None
    return tuple(None if value is None else value * 1000 for value in (both.p50_s, both.p99_s))  # type: ignore[return-value]


def views(
    shown: Result, compared: Sequence[tuple[str, Trace]], batch: Sequence[Result], units: UnitSystem
) -> tuple[View, ...]:
    """Return all views of *shown*, one of a *batch*, beside the runs of *compared*: see `views_beside`."""
    found = measurement_views.views(shown.measurement, shown.trace, units)
    if shown.profile is not None:
        found = (*sweep_views.sweep(shown.profile, [one.measurement for one in batch], units), *found)
    return views_beside(found, compared, units)


def views_beside(
    found: Sequence[View], compared: Sequence[tuple[str, Trace]], units: UnitSystem
) -> tuple[View, ...]:
    """Return the views *found*, those over time with the runs of *compared* beside them, none of them solid.

    Those have the names that they are given with.
    """
    return tuple(
        _overlaid(view, compared, units) if view.key in (*measurement_views.LIVE, long_write_views.KEY) else view
        for view in found
    )


def _overlaid(view: View, compared: Sequence[tuple[str, Trace]], units: UnitSystem) -> View:
    added: list[ChartLine] = []
    right = view.right
    for number, (name, trace) in enumerate(compared):
        if view.key == long_write_views.KEY:
            other = long_write_views.growing(trace, units)
        else:
            other = measurement_views.over_time(trace, view.key, units)
        style = measurement_views.COMPARED + number % measurement_views.COMPARED
        added += [replace(line, name="" if index else name, style=style) for index, line in enumerate(other.lines)]
        right = max(right, other.right)
    return replace(view, lines=(*view.lines, *added), right=right, places=tuple(marks(right)))


def as_text(result: Result, units: UnitSystem) -> str:
    """Return the result for a mail or a forum."""
    first, second = figure(result.measurement, units)
    lines = [
        f"{result.title}, {result.at:%Y-%m-%d %H:%M}",
        f"{first} = {second}" if second else first,
        long_write_words(result.measurement, units) or spread(result.measurement, units),
        latency_words(result.measurement),
        conditions(result.measurement),
        other_use(result.measurement, units),
        *map(said, result.measurement.notes),
    ]
    return "\n".join(line for line in lines if line) + "\n"


_CRYSTAL = {Pattern.SEQUENTIAL: "SEQ", Pattern.RANDOM: "RND"}
_RULE = "-" * 78


def as_crystal(results: Sequence[Result]) -> str:
    """Return tests of one set in the text form of CrystalDiskMark 8; empty if none of them is such a test.

    Its lines are English in every language, for forums and programs that compare them. A figure is the median of
    the runs, where CrystalDiskMark prints the best one: the comment says so.
    """
    parts: dict[str, list[str]] = {}
    tests: list[tuple[Workload, Result]] = []
    for one in results:
        declared, found = find(one.measurement.workload), one.measurement
        if declared is None or declared.cache is not Cache.DIRECT or declared.beside_bytes or not found.counted:
            continue
        if declared.pattern in _CRYSTAL:
            reads = declared.read_percent
            head = {100: "[Read]", 0: "[Write]"}.get(reads, f"[Mix] Read {reads}%/Write {100 - reads}%")
            parts.setdefault(head, []).append(_crystal_row(declared, found))
            tests.append((declared, one))
    if not tests:
        return ""
    declared, first = tests[0]
    found, folder = first.measurement, first.measurement.folder
    place = f"{folder.folder}, {folder.filesystem}" if folder is not None else f"{first.drive.name}, read-only"
    span = exact_size(found.span_bytes) if folder is not None else "Drive"
    fill = " <0Fill>" if declared.zeros else ""
    name = first.profile.label if first.profile is not None else declared.label
    lines = [
        *(_RULE, f"DiskTune {VERSION}", _RULE),
        *("* MB/s = 1,000,000 bytes/s", "* KB = 1000 bytes, KiB = 1024 bytes", ""),
        *(line for head, rows in parts.items() for line in (head, *rows, "")),
        f"Profile: {name}",
        f"   Test: {span} (x{len(found.runs)}) [{place}]{fill}",
        f"   Time: Measure {found.seconds} sec",
        f"   Date: {first.at:%Y/%m/%d %H:%M:%S}",
        f"Comment: {first.drive.title}; {found.program}; median of the runs",
    ]
    return "\n".join(lines) + "\n"


def _crystal_row(declared: Workload, found: Measurement) -> str:
    size, unit = exact_size(declared.block_bytes).replace(",", "").split()
    both = merged([one for run in found.counted for one in (run.read_latency, run.write_latency)])
    waits = f" <{both.mean_s * 1e6:9.2f} us>" if both is not None else ""
    return (
        f"  {_CRYSTAL[declared.pattern]}{size:>5}{unit} (Q={declared.depth:3}, T={declared.jobs:2}):"
        f"{found.median_bytes_s / MB:10.3f} MB/s [{found.median_iops:9.1f} IOPS]{waits}"
    )


def as_json(result: Result) -> str:
    """Return everything about the result for a program; rates in bytes per second."""
    drive = result.drive
    content = {
        **({"profile": result.profile.id} if result.profile is not None else {}),
        "at": result.at.astimezone().isoformat(timespec="seconds"),
        "drive": {
            "name": drive.name,
            "model": drive.model,
            "firmware": drive.firmware,
            "size_bytes": drive.size_bytes,
            "link": drive.link,
        },
        **cast("dict[str, object]", wire.plain(result.measurement)),
        "median_bytes_s": result.measurement.median_bytes_s,
        "median_iops": result.measurement.median_iops,
        "samples": wire.plain(bodies.samples(result.trace)),
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
