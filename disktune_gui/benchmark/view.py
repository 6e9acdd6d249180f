"""A view of a measurement, as data: a chart with its table; and a profile drawn over what it varies."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.measuring.latency import merged
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Profile, Workload
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_contract.workloads import find
from disktune_gui.text import wording
from disktune_gui.text.formats import size
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable

# -- a view of a measurement: a chart with its table, as data ----------------------------------------------

MS = 1000.0
"""Latencies are drawn in milliseconds."""

Words = Callable[[float], str]


@record
class View:
    """One chart with its table; ``heat`` is drawn as a map of the surface, all others as lines."""

    key: str
    title: str
    x_label: str
    y_label: str
    lines: tuple[ChartLine, ...]
    table: DataTable
    summary: str
    """The same in a sentence."""
    left: float = 0.0
    right: float = 1.0
    places: tuple[float, ...] = ()
    """Where the x-axis is marked."""
    words: Words = wording.figure
    """The label of such a place."""
    heat: bool = False


def factor_of(units: UnitSystem) -> tuple[float, str]:
    """Return what bytes per second are divided by, and what that is called."""
    return (MB, "MB/s") if units is UnitSystem.SI else (MIB, "MiB/s")


def headed(title: str, unit: str) -> str:
    """Return the head of a column; IOPS is a title and a unit."""
    return title if title == unit else f"{title} ({unit})"


# -- a profile drawn over what it varies (no widgets) ------------------------------------------------------

translate = QCoreApplication.translate


def sweep(profile: Profile, results: Sequence[Measurement], units: UnitSystem) -> tuple[View, ...]:
    """Return the figures of a profile's workloads over what it varies; empty if it varies nothing."""
    known = [(found, one) for one in results if one.counted and (found := find(one.workload)) is not None]
    if not profile.axis or len({getattr(workload, profile.axis) for workload, _ in known}) < 2:
        return ()
    divisor, unit = factor_of(units)
    throughput = QT_TRANSLATE_NOOP("Views", "Throughput")
    requests, waits = QT_TRANSLATE_NOOP("Views", "IOPS"), QT_TRANSLATE_NOOP("Views", "Median latency")
    return (
        _sweep(profile, known, "sweep", throughput, unit, lambda one: one.median_bytes_s / divisor),
        _sweep(profile, known, "sweep-requests", requests, "IOPS", lambda one: one.median_iops),
        _sweep(profile, known, "sweep-latency", waits, "ms", _median_ms),
    )


def _sweep(
    profile: Profile,
    known: Sequence[tuple[Workload, Measurement]],
    key: str,
    title: str,
    unit: str,
    value: Callable[[Measurement], float | None],
) -> View:
    """Return one figure over the profile's axis, at equal distances, a line for each of its series.

    *title* heads its column and is not translated: programs that read an export depend on it. Translated, it is
    the title of the chart.
    """
    steps = sorted({getattr(workload, profile.axis) for workload, _ in known})
    names = [size(step, UnitSystem.IEC) if profile.axis == "block_bytes" else str(step) for step in steps]
    lines: dict[str, list[tuple[float, float]]] = {}
    rows = []
    for workload, one in known:
        series = ", ".join(_series_name(name, getattr(workload, name)) for name in profile.series)
        figure = value(one)
        place = float(steps.index(getattr(workload, profile.axis)))
        lines.setdefault(series, []).append((place, math.nan if figure is None else figure))
        rows.append((said(workload.label), figure))
    drawn = [(name, sorted(points)) for name, points in lines.items()]
    axis, by_axis = _axis(profile.axis)
    titled = by_axis.format(title=translate("Views", title))
    best = max((figure for _, figure in rows if figure is not None), default=0.0)
    return View(
        key,
        titled,
        axis,
        unit,
        tuple(
            ChartLine(name, number, [x for x, _ in points], [y for _, y in points], dots=True)
            for number, (name, points) in enumerate(drawn)
        ),
        DataTable(("Workload", headed(title, unit)), rows),
        said(
            Sentence.counted(
                len(rows),
                "{titled}, {n} workload: maximum {best} {unit}.",
                "{titled}, {n} workloads: maximum {best} {unit}.",
                titled=titled,
                best=wording.figure(best),
                unit=unit,
            )
        ),
        -0.3,
        len(steps) - 0.7,
        tuple(float(number) for number in range(len(steps))),
        lambda place: names[min(len(names) - 1, max(0, round(place)))],
    )


def _axis(name: str) -> tuple[str, str]:
    """Return the label of the axis, and the title of the chart."""
    return {
        "depth": (translate("Sentences", "Queue depth"), translate("Views", "{title} by queue depth")),
        "jobs": (translate("Views", "Threads"), translate("Views", "{title} by threads")),
        "block_bytes": (translate("Views", "Block size"), translate("Views", "{title}, block size")),
    }[name]


def _series_name(name: str, value: object) -> str:
    """Return a field of a workload in words."""
    if name == "read_percent" and isinstance(value, int):
        words = {100: translate("Views", "read"), 0: translate("Views", "write")}
        return words.get(value, translate("Views", "{share}% read").format(share=value))
    return translate("Views", "depth {depth}").format(depth=value) if name == "depth" else str(value)


def _median_ms(result: Measurement) -> float | None:
    both = merged([one for run in result.counted for one in (run.read_latency, run.write_latency)])
    return None if both is None or both.p50_s is None else both.p50_s * MS
