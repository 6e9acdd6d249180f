"""What is drawn and tabulated of a measurement and its latencies: each way of showing them is a `View`.

The benchmark page, the results browser and the report draw the same views. Times are seconds, rates in the units
asked for, latencies milliseconds; each view has its table, so nothing is only in a picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.measuring.latency import NS, Latency, merged, middle_ns
from disktune_contract.measuring.measurement import Access, Measurement, Point, spread
from disktune_contract.measuring.workload import Pattern
from disktune_contract.messages.measurement import MeasureSample
from disktune_contract.record import record
from disktune_contract.sentence import listed
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_contract.workloads import find
from disktune_gui.benchmark import long_write_views
from disktune_gui.benchmark.view import MS, View, factor_of, headed
from disktune_gui.store.bodies import small_requests
from disktune_gui.text import wording
from disktune_gui.text.formats import duration, formats, number, rate, size
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, Trace, marks, thinned
from disktune_gui.text.tabular import DataTable

# -- latencies: percentiles and a histogram, reads and writes apart ----------------------------------------

translate = QCoreApplication.translate

SHARES = (("p50", "p50_s"), ("p90", "p90_s"), ("p95", "p95_s"), ("p99", "p99_s"), ("p99.9", "p999_s"))
"""Names of percentiles, and the fields of `Latency` that have them."""


def latencies(result: Measurement) -> tuple[tuple[str, Latency], ...]:
    """Return the latencies of all runs that count together, reads and writes apart."""
    both = (
        ("reads", merged(run.read_latency for run in result.counted)),
        ("writes", merged(run.write_latency for run in result.counted)),
    )
    return tuple((title, latency) for title, latency in both if latency is not None)


def latency_views(result: Measurement) -> tuple[View, ...]:
    """Return percentiles and histogram of reads and of writes, as far as requests were timed."""
    return tuple(make(title, latency) for title, latency in latencies(result) for make in (percentiles, histogram))


def percentiles(title: str, latency: Latency) -> View:
    """Return how long all but the slowest requests took."""
    known = [(name, getattr(latency, field)) for name, field in SHARES]
    shown = [(name, value) for name, value in known if value is not None]
    # Every share has its place, whether it is known or not: so those of several results are aligned.
    ends = [*known, ("max", latency.max_s)]
    x = [float(number) for number, (_, value) in enumerate(ends) if value is not None]
    y = [value * MS for _, value in ends if value is not None]
    rows = [(name, value * MS if value is not None else None) for name, value in known]
    rows += [("average", latency.mean_s * MS), ("max", latency.max_s * MS)]
    told = said(listed(f"{name} {duration(value)}" for name, value in shown))
    words, kind = translate("Views", "Latency, {kind} ({count}): {told}, maximum {most}."), _kind(title)
    if not told:
        words = translate("Views", "Latency, {kind} ({count}): maximum {most}.")
    return View(
        f"percentiles-{title}",
        translate("Views", "Latency percentiles, {kind}").format(kind=kind),
        translate("Views", "Percentile"),
        "ms",
        (ChartLine("", 0, x, y, dots=True),),
        DataTable(("Percentile", "ms"), rows),
        words.format(count=number(latency.requests), kind=kind, told=told, most=duration(latency.max_s)),
        -0.3,
        len(ends) - 0.7,
        tuple(float(number) for number in range(len(ends))),
        _share_words,
    )


def _kind(title: str) -> str:
    return {"reads": translate("Views", "reads"), "writes": translate("Views", "writes")}.get(title, title)


def _share_words(place: float) -> str:
    names = [*(name for name, _ in SHARES), translate("Views", "max")]
    return names[min(len(names) - 1, max(0, round(place)))]


STEPS_PER_DECADE = 20
"""Columns of the histogram to each power of ten."""


def histogram(title: str, latency: Latency) -> View:
    """Return how many requests took how long, on a scale of equal ratios."""
    columns: dict[int, int] = {}
    for bucket, count in zip(latency.buckets, latency.counts, strict=True):
        seconds = max(middle_ns(bucket), 1.0) / NS
        column = math.floor(math.log10(seconds) * STEPS_PER_DECADE)
        columns[column] = columns.get(column, 0) + count
    first, last = min(columns), max(columns)
    x: list[float] = []
    y: list[float] = []
    rows = []
    for column in range(first, last + 1):
        share = 100 * columns.get(column, 0) / latency.requests
        x += [column / STEPS_PER_DECADE, (column + 1) / STEPS_PER_DECADE]
        y += [share, share]
        low, high = 10 ** (column / STEPS_PER_DECADE), 10 ** ((column + 1) / STEPS_PER_DECADE)
        rows.append((low * MS, high * MS, columns.get(column, 0), share))
    left, right = x[0] - 0.05, x[-1] + 0.05
    most = max(columns, key=lambda column: columns[column])
    words, kind = translate("Views", "Latency, {kind} ({count}): mostly {low} to {high}."), _kind(title)
    span = (duration(10 ** (most / STEPS_PER_DECADE)), duration(10 ** ((most + 1) / STEPS_PER_DECADE)))
    return View(
        f"histogram-{title}",
        translate("Views", "Latency histogram, {kind}").format(kind=kind),
        translate("Views", "Latency"),
        "%",
        (ChartLine("", 0, [x[0], *x, x[-1]], [0.0, *y, 0.0]),),
        DataTable(("From (ms)", "to (ms)", "Requests", "%"), rows),
        words.format(count=number(latency.requests), kind=kind, low=span[0], high=span[1]),
        left,
        right,
        tuple(decades(left, right)),
        lambda place: duration(10**place),
    )


def decades(left: float, right: float) -> list[float]:
    """Return where to mark a scale of powers of ten: at 1, and at 2 and 5 where that leaves few."""
    steps = [0.0] if right - left > 2 else [0.0, math.log10(2), math.log10(5)]
    whole = range(math.floor(left), math.ceil(right) + 1)
    return [place for power in whole for place in (power + step for step in steps) if left <= place <= right]


# -- the views of a measurement, live or stored (no widgets) -----------------------------------------------

NAMED_RUNS = 8
"""With more runs than this the legend would hide the chart."""
COMPARED = 6
"""The theme's first style for what is drawn for comparison, none of which is solid."""


def over_time(trace: Trace, key: str, units: UnitSystem, expected_s: float = 0.0, *, rows: bool = True) -> View:
    """Return one of `LIVE` as it can be seen while it runs, at least *expected_s* wide.

    Without *rows* its table is empty: the thousands of rows of a long run are not needed several times a second.
    """
    return _over_time(trace, next(one for one in _METRICS if one.key == key), units, expected_s, rows=rows)


def views(result: Measurement, trace: Trace, units: UnitSystem) -> tuple[View, ...]:
    """Return all views of a result, the most important first."""
    found: list[View] = [figures(result, units)] if result.figures else []
    if result.long_write is not None:
        found += long_write_views.views(result.long_write, units)
    if result.curve:
        found += [curve(result.curve, units), heat(result.curve, units)]
    if result.accesses:
        found.append(access(result.accesses))
    if trace.samples:
        first = default_key(result.workload)
        keys = [first, *(key for key in LIVE if key != first)]
        found += [over_time(trace, key, units) for key in keys]
    found += latency_views(result)
    # A run that was over before its first sample gets an empty chart that states so.
    return tuple(found) or (over_time(trace, default_key(result.workload), units),)


def default_key(workload: str) -> str:
    """Return which of `LIVE` a workload is about: small requests are counted, all else is weighed."""
    return "requests" if small_requests(workload) else "throughput"


# -- over time -------------------------------------------------------------------------------------------------


@record
class _Metric:
    key: str
    head: str
    """The heading of its column; programs that read an export depend on it, so it is not translated.

    Translated, it is the title of the chart.
    """
    value: Callable[[MeasureSample], float | None]
    unit: str
    """Empty: bytes per second, in the units asked for."""
    scale: float = 1.0


_METRICS = (
    _Metric("throughput", QT_TRANSLATE_NOOP("Views", "Throughput"), lambda sample: sample.bytes_s, ""),
    _Metric("requests", QT_TRANSLATE_NOOP("Views", "IOPS"), lambda sample: sample.iops, "IOPS"),
    _Metric("latency", QT_TRANSLATE_NOOP("Views", "Latency"), lambda sample: sample.latency_s, "ms", MS),
    _Metric("worst", QT_TRANSLATE_NOOP("Views", "Maximum latency"), lambda sample: sample.worst_s, "ms", MS),
)


def is_long_write(workload: str) -> bool:
    """Return whether a workload is drawn over the bytes written first."""
    declared = find(workload)
    return declared is not None and declared.pattern is Pattern.LONG_WRITE


LIVE = tuple(metric.key for metric in _METRICS)
"""Keys of what can be seen while it runs."""


def live(workload: str = "") -> tuple[tuple[str, str], ...]:
    """Return keys and titles of what can be seen while *workload* runs."""
    usual = tuple((metric.key, translate("Views", metric.head)) for metric in _METRICS)
    if not is_long_write(workload):
        return usual
    return ((long_write_views.KEY, long_write_views.title()), *usual)


def live_key(workload: str) -> str:
    """Return which of these a workload is about."""
    return long_write_views.KEY if is_long_write(workload) else default_key(workload)


def _over_time(trace: Trace, metric: _Metric, units: UnitSystem, expected_s: float, *, rows: bool) -> View:
    divisor, unit = factor_of(units) if not metric.unit else (1 / metric.scale, metric.unit)
    runs = trace.runs(metric.value)
    run, title = translate("Views", "Run {number}"), translate("Views", metric.head)
    lines = tuple(
        ChartLine(
            run.format(number=number + 1) if len(runs) <= NAMED_RUNS else "",
            number,
            *thinned(x, [value / divisor for value in y]),
        )
        for number, (x, y) in enumerate(runs)
    )
    right = max([expected_s, 1.0, *(line.x[-1] for line in lines if line.x)])
    table = [
        (sample.run + 1, sample.elapsed_s, _over(metric.value(sample), divisor), sample.position_bytes)
        for sample in (trace.samples if rows else ())
    ]
    known = [value for line in lines for value in line.y if not math.isnan(value)]
    middle, least, most = spread(known)
    told = translate("Views", "{metric}: no data.")
    if known:
        told = translate("Views", "{metric}: median {median} {unit}, {least} to {most}.")
    return View(
        metric.key,
        title,
        translate("Views", "Seconds"),
        unit,
        lines,
        DataTable(("Run", "Seconds", headed(metric.head, unit), "Position (bytes)"), table),
        told.format(
            metric=title,
            median=wording.figure(middle),
            unit=unit,
            least=wording.figure(least),
            most=wording.figure(most),
        ),
        0.0,
        right,
        tuple(marks(right)),
        _seconds,
    )


def _seconds(place: float) -> str:
    """Return a place on the axis of time: one function for all charts, so that the scale is not reset."""
    return formats.local(f"{wording.plain_figure(place)} s") if place < 100 else duration(place)


# -- the surface -----------------------------------------------------------------------------------------------


def curve(points: Sequence[Point], units: UnitSystem) -> View:
    """Return the speed from the first sector to the last."""
    divisor, unit = factor_of(units)
    right = max(point.position_bytes for point in points) or 1
    steps = marks(100.0)
    words = translate("Views", "{count} positions: median {median}, {least} to {most}.")
    middle, least, most = spread([point.bytes_s for point in points])
    return View(
        "curve",
        translate("Views", "Throughput by position"),
        translate("Sentences", "Position on the drive"),
        unit,
        (
            ChartLine(
                translate("Views", "Read"),
                0,
                [100.0 * point.position_bytes / right for point in points],
                [point.bytes_s / divisor for point in points],
            ),
        ),
        _curve_table(points),
        words.format(
            count=len(points), median=rate(middle, units), least=rate(least, units), most=rate(most, units)
        ),
        0.0,
        100.0,
        tuple(steps),
        lambda place: f"{size(right * place / 100)}" if place else translate("Views", "start"),
    )


def heat(points: Sequence[Point], units: UnitSystem) -> View:
    """Return the surface as a map: a cell for each place, from the first in the upper left corner on."""
    return_of = curve(points, units)
    slow = [point for point in points if point.bytes_s < 0.5 * spread([one.bytes_s for one in points])[0]]
    told = translate("Views", "Positions below half the median: {slow} of {count}.")
    return View(
        "heat",
        translate("Views", "Surface map"),
        return_of.x_label,
        return_of.y_label,
        return_of.lines,
        return_of.table,
        told.format(slow=len(slow), count=len(points)),
        0.0,
        100.0,
        return_of.places,
        return_of.words,
        heat=True,
    )


def _curve_table(points: Sequence[Point]) -> DataTable:
    rows = [(point.position_bytes, point.bytes_s / MB, point.bytes_s / MIB) for point in points]
    return DataTable(("Position (bytes)", "MB/s", "MiB/s"), rows)


def access(accesses: Sequence[Access]) -> View:
    """Return how long it took to read a block against how far it was from the one before."""
    right = max(one.distance_bytes for one in accesses) or 1
    ordered = sorted(accesses, key=lambda one: one.distance_bytes)
    middle, least, most = spread([one.latency_s for one in accesses])
    words = translate("Views", "{count} accesses: median {median}, {least} to {most}.")
    rows = [(one.distance_bytes, one.position_bytes, one.latency_s * MS) for one in accesses]
    return View(
        "access",
        translate("Views", "Seek time"),
        translate("Views", "Seek distance"),
        "ms",
        (
            ChartLine(
                "",
                0,
                [100.0 * one.distance_bytes / right for one in ordered],
                [one.latency_s * MS for one in ordered],
                dots=True,
                joined=False,
            ),
        ),
        DataTable(("Distance (bytes)", "Position (bytes)", "ms"), rows),
        words.format(count=len(accesses), median=duration(middle), least=duration(least), most=duration(most)),
        0.0,
        100.0,
        tuple(marks(100.0)),
        lambda place: size(right * place / 100) if place else "0",
    )


# -- bonnie++ --------------------------------------------------------------------------------------------------


def figures(result: Measurement, units: UnitSystem) -> View:
    """Return the results of a program that measures many things: throughputs as a chart, all in the table."""
    divisor, unit = factor_of(units)
    rates = [one for one in result.figures if one.unit == "B/s"]
    rows = [
        (
            said(one.name),
            one.value / divisor if one.unit == "B/s" else one.value,
            unit if one.unit == "B/s" else one.unit,
            one.processor_percent,
            one.worst_latency_s * MS if one.worst_latency_s is not None else None,
        )
        for one in result.figures
    ]
    x = [float(number) for number in range(len(rates))]
    names = [said(one.name) for one in rates] or [""]
    return View(
        "figures",
        translate("Views", "Figures"),
        translate("Views", "Test"),
        unit,
        (ChartLine("", 0, x, [one.value / divisor for one in rates], dots=True, joined=False),),
        DataTable(("Test", "Figure", "Unit", "CPU (%)", "Maximum (ms)"), rows),
        "; ".join(f"{said(one.name)} {rate(one.value, units)}" for one in rates) + ".",
        -0.4,
        max(1.0, len(rates) - 0.6),
        tuple(x),
        lambda place: names[min(len(names) - 1, max(0, round(place)))],
    )


def _over(value: float | None, divisor: float) -> float | None:
    return None if value is None else value / divisor
