"""What the benchmark page says about workloads and results, and results as tables and files."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drive import Drive, Usage
from disktune_contract.measurement import Measurement
from disktune_contract.messages import Measure
from disktune_contract.units import MB, MIB, UnitSystem, rate, size
from disktune_contract.workloads import BY_ID
from disktune_gui.series import Line, Trace
from disktune_gui.tabular import Table

NAMED_RUNS = 8
"""With more runs than this the legend would hide the chart."""
DASHED = 6
"""The theme's first dashed style; what is drawn for comparison is dashed."""

PROMISE = "Only reads. Nothing is written to the drive."


def tr(text: str) -> str:
    """Translate a text of the benchmark page."""
    return QCoreApplication.translate("Benchmark", text)


def workload_name(workload: str) -> str:
    """Return what a workload is called."""
    return tr(BY_ID[workload].label)


def workload_purpose(workload: str) -> str:
    """Return what a workload is good for, and its counterpart elsewhere."""
    declared = BY_ID[workload]
    return tr("{} As {}.").format(tr(declared.purpose), declared.counterpart.split(",")[0])


@dataclass(frozen=True)
class Result:
    """A measurement that ended well, with what it was of."""

    number: int
    """Counted from 1 in each session."""
    drive: Drive
    request: Measure
    at: datetime
    measurement: Measurement
    trace: Trace

    @property
    def title(self) -> str:
        """The measurement in a few words."""
        return tr("{} of {}").format(workload_name(self.measurement.workload), self.drive.title)


def both_units(bytes_s: float, first: UnitSystem) -> tuple[str, str]:
    """Return a rate in the preferred system and in the other one."""
    other = UnitSystem.IEC if first is UnitSystem.SI else UnitSystem.SI
    return rate(bytes_s, first), rate(bytes_s, other)


def spread(measurement: Measurement, units: UnitSystem) -> str:
    """Return how far the runs lie apart."""
    if len(measurement.runs) == 1:
        return tr("One run only: how much the speed varies is not known.")
    width = (measurement.fastest_bytes_s - measurement.slowest_bytes_s) / max(measurement.median_bytes_s, 1e-9)
    return tr("Median of {} runs; slowest {}, fastest {} ({:.1f} % apart).").format(
        len(measurement.runs),
        rate(measurement.slowest_bytes_s, units),
        rate(measurement.fastest_bytes_s, units),
        width * 100,
    )


def other_use(measurement: Measurement, units: UnitSystem) -> str:
    """Return what else used the drive."""
    if measurement.foreign_bytes is None:
        return tr("What else used the drive meanwhile is not known.")
    if not measurement.foreign_bytes:
        return tr("Nothing else used the drive meanwhile.")
    return tr("Others read and wrote {} on the drive meanwhile.").format(size(measurement.foreign_bytes, units))


def noted_use(measurement: Measurement) -> bool:
    """Return whether others used the drive so much that the helper's notes say so (more than 2 % of the reads)."""
    own = sum(run.bytes_moved for run in measurement.runs)
    return bool(measurement.notes) and (measurement.foreign_bytes or 0) > 0.02 * own


def conditions(result: Result) -> str:
    """Return how it was measured: without that, the figure cannot be compared."""
    measurement = result.measurement
    return tr("Blocks of {}, one at a time, from {} on; processor busy {:.0f} % of the time.").format(
        size(measurement.block_bytes, UnitSystem.IEC),
        size(measurement.offset_bytes, UnitSystem.IEC) if measurement.offset_bytes else tr("the beginning"),
        measurement.engine_share * 100,
    )


def in_use(usage: Usage) -> str:
    """Return the warning for a drive that something uses; empty if nothing is known to."""
    if usage.idle:
        return ""
    uses = [*usage.mounts]
    uses += [tr("swap")] if usage.swap else []
    uses += [*usage.volumes, *usage.arrays]
    named = ", ".join(uses[:4]) + (" …" if len(uses) > 4 else "")
    return tr(
        "In use: {}. Other programs may slow the measurement down; the result says how much they did."
    ).format(named)


def runs_table(measurement: Measurement) -> Table:
    """Return a row for each run."""
    header = (tr("Run"), tr("Read"), tr("Seconds"), "MB/s", "MiB/s")
    return Table(
        header,
        [
            (number, size(run.bytes_moved), run.seconds, run.bytes_s / MB, run.bytes_s / MIB)
            for number, run in enumerate(measurement.runs, 1)
        ],
    )


def samples_table(trace: Trace) -> Table:
    """Return a row for each point of the chart."""
    header = (tr("Run"), tr("Seconds"), tr("Position (bytes)"), "MB/s", "MiB/s")
    return Table(
        header,
        [(s.run + 1, s.elapsed_s, s.position_bytes, s.bytes_s / MB, s.bytes_s / MIB) for s in trace.samples],
    )


def chart_lines(trace: Trace, compared: list[Result], units: UnitSystem) -> list[Line]:
    """Return a line for each run of *trace*, and in one style the runs of each result to compare with."""
    factor = MB if units is UnitSystem.SI else MIB
    runs = trace.runs()
    lines = []
    for index, (x, y) in enumerate(runs):
        name = tr("Run {}").format(index + 1) if len(runs) <= NAMED_RUNS else ""
        lines.append(Line(name, index, x, [value / factor for value in y]))
    for result in compared:
        for index, (x, y) in enumerate(result.trace.runs()):
            name = f"{result.number}: {workload_name(result.measurement.workload)}, {result.drive.name}"
            style = DASHED + (result.number - 1) % DASHED
            lines.append(Line("" if index else name, style, x, [value / factor for value in y]))
    return lines


def as_text(result: Result, units: UnitSystem) -> str:
    """Return the result for a mail or a forum."""
    first, second = both_units(result.measurement.median_bytes_s, units)
    lines = [
        f"{result.title} ({result.drive.name}), {result.at:%Y-%m-%d %H:%M}",
        f"{first} = {second}",
        spread(result.measurement, units),
        conditions(result),
        other_use(result.measurement, units),
        *result.measurement.notes,
    ]
    return "\n".join(lines) + "\n"


def as_json(result: Result) -> str:
    """Return everything about the result for a program; rates in bytes per second."""
    drive = result.drive
    content = {
        "at": result.at.astimezone().isoformat(timespec="seconds"),
        "drive": {
            "name": drive.name,
            "model": drive.model,
            "firmware": drive.firmware,
            "size_bytes": drive.size_bytes,
            "link": drive.link,
        },
        **asdict(result.measurement),
        "median_bytes_s": result.measurement.median_bytes_s,
        "samples": [
            {"run": s.run, "elapsed_s": s.elapsed_s, "position_bytes": s.position_bytes, "bytes_s": s.bytes_s}
            for s in result.trace.samples
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
