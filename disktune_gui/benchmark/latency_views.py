"""What is drawn of the latencies of a measurement: percentiles and a histogram, reads and writes apart."""

from __future__ import annotations

import math

from PyQt6.QtCore import QCoreApplication

from disktune_contract.measuring.latency import NS, Latency, merged, middle_ns
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.sentence import listed
from disktune_gui.benchmark.view import MS, View
from disktune_gui.text.amounts import duration, number
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable

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
    # Every share has its place, whether it is known or not: so those of several results lie over each other.
    ends = [*known, ("max", latency.max_s)]
    x = [float(number) for number, (_, value) in enumerate(ends) if value is not None]
    y = [value * MS for _, value in ends if value is not None]
    rows = [(name, value * MS if value is not None else None) for name, value in known]
    rows += [("average", latency.mean_s * MS), ("max", latency.max_s * MS)]
    told = said(listed(f"{name} {duration(value)}" for name, value in shown))
    words, kind = translate("Views", "Latency, {kind} ({count}): {told}, maximum {most}."), _kind(title)
    if not told:
        words = translate("Views", "Latency, {kind} ({count}): too few for percentiles, maximum {most}.")
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
    words, kind = translate("Views", "Latency, {kind} ({count}): most common {low} to {high}."), _kind(title)
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
