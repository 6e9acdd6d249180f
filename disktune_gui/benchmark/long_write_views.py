"""Charts of a long write: speed over bytes, live and stored; temperature; rest time. Without widgets."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication

from disktune_contract.measuring import long_write_words, speed_drops
from disktune_contract.measuring.measurement import (
    MOST_POINTS,
    Drop,
    LongWrite,
    SpeedCourse,
    WritePoint,
)
from disktune_contract.sentence import in_turn
from disktune_contract.units import MB, UnitSystem
from disktune_gui.benchmark.view import View, factor_of, headed
from disktune_gui.text import wording
from disktune_gui.text.formats import duration, formats, rate, size
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, Trace, marks, thinned
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate

KEY = "long-write"
_GB, _GIB = 1000 * MB, 1 << 30
_SPEED, _LEVELS, _PLACE = 0, 2, 1
"""Styles of lines."""
_LIVE_PARTS = 120
"""So many equal parts the samples are divided into while the write goes on."""
_LIVE_STEP = 10
"""Number of samples, two seconds of them, after which drops in speed are searched for again."""


def title() -> str:
    """Return what the chart is called."""
    return translate("Views", "Throughput")


def views(found: LongWrite, units: UnitSystem) -> tuple[View, ...]:
    """Return the charts of a long write, what it is about first."""
    if not found.points:
        return ()
    made = [course(found, units)]
    if found.rests:
        made.append(rests(found, units))
    if any(point.temperature_c is not None for point in found.points):
        made.append(warmth(found, units))
    return tuple(made)


# -- speed over bytes ------------------------------------------------------------------------------------------


def course(found: LongWrite, units: UnitSystem) -> View:
    """Return the speed over the bytes written, with the levels before and after each drop."""
    divisor, unit = factor_of(units)
    rows = [
        (point.end_bytes, point.bytes_s / divisor, point.elapsed_s, point.temperature_c) for point in found.points
    ]
    x, y = [0, *(point.end_bytes for point in found.points)], [point.bytes_s for point in found.points]
    return _over_bytes(
        (x, [y[0], *y]),
        found.course,
        DataTable(("Written (bytes)", headed("Throughput", unit), "Seconds", "Temperature (°C)"), rows),
        said(in_turn(*long_write_words.findings(found, units))),
        units,
        named=found.cache_is_full_at is not None,
    )


def growing(
    trace: Trace,
    units: UnitSystem,
    expected_bytes: int = 0,
    found: SpeedCourse | None = None,
    *,
    rows: bool = True,
) -> View:
    """Return the same of a write that goes on, at least *expected_bytes* wide.

    Without *rows* its table is empty.
    """
    divisor, unit = factor_of(units)
    samples = trace.samples
    x, y = [sample.position_bytes for sample in samples], [sample.bytes_s for sample in samples]
    table = [
        (one.position_bytes, one.bytes_s / divisor, one.elapsed_s, one.temperature_c)
        for one in (samples if rows else ())
    ]
    told = translate("Views", "Nothing written.")
    if samples:
        words = translate("Views", "{size} written, {speed} now.")
        told = words.format(size=size(x[-1], units), speed=rate(y[-1], units))
    return _over_bytes(
        ([0, *x], [y[0], *y]) if samples else ([], []),
        found or SpeedCourse(None),
        DataTable(("Written (bytes)", headed("Throughput", unit), "Seconds", "Temperature (°C)"), table),
        told,
        units,
        expected_bytes=expected_bytes,
    )


def _over_bytes(
    points: tuple[Sequence[float], Sequence[float]],
    found: SpeedCourse,
    table: DataTable,
    summary: str,
    units: UnitSystem,
    *,
    expected_bytes: int = 0,
    named: bool = False,
) -> View:
    divisor, unit = factor_of(units)
    across, words = _axis(units)
    x, y = thinned([one / across for one in points[0]], [one / divisor for one in points[1]], MOST_POINTS + 1)
    lines = [ChartLine(translate("Views", "Throughput"), _SPEED, x, y)]
    if found.drops and x:
        lines.append(_levels(found.drops, x[-1], across, divisor))
        lines += _places(found.drops, across, divisor, named=named)
    right = max([expected_bytes / across, 0.1, *x[-1:]])
    return View(
        KEY, title(), translate("Views", "Written"), unit, tuple(lines), table, summary, 0.0, right,
        tuple(marks(right)), words,
    )  # fmt: skip


def _levels(drops: Sequence[Drop], end: float, across: float, divisor: float) -> ChartLine:
    """Return the line of the medians, which falls where the speed does."""
    places = [drop.position_bytes / across for drop in drops]
    heights = [drops[0].before.bytes_s / divisor, *(drop.after.bytes_s / divisor for drop in drops)]
    x: list[float] = []
    y: list[float] = []
    for (begin, finish), height in zip(pairwise([0.0, *places, end]), heights, strict=True):
        x += [begin, finish]
        y += [height, height]
    return ChartLine(translate("Views", "Median before and after"), _LEVELS, x, y)


def _places(drops: Sequence[Drop], across: float, divisor: float, *, named: bool) -> list[ChartLine]:
    """Return, for each drop, a frame from the lowest to the highest place at which it may be."""
    found = []
    for number, drop in enumerate(drops):
        top, low, high = 1.05 * drop.before.bytes_s / divisor, drop.low_bytes / across, drop.high_bytes / across
        name = translate("Views", "Drop (95%)")
        if named and not number:
            name = translate("Views", "Fast cache full (95%)")
        found.append(
            ChartLine("" if number else name, _PLACE, [low, low, high, high], [0.0, top, top, 0.0], mark=True)
        )
    return found


def _axis(units: UnitSystem) -> tuple[float, Callable[[float], str]]:
    return (_GB, _in_gb) if units is UnitSystem.SI else (_GIB, _in_gib)


def _in_gb(place: float) -> str:
    """Return a place on the axis: one function for all charts, so that the scale is not reset."""
    return f"{wording.figure(place)} GB"


def _in_gib(place: float) -> str:
    return f"{wording.figure(place)} GiB"


@dataclass
class LiveCourse:
    """Where the speed fell in a write that goes on; searched again only when there are more samples."""

    _trace: Trace | None = None
    _count: int = 0
    _found: SpeedCourse = field(default_factory=lambda: SpeedCourse(None))

    def of(self, trace: Trace) -> SpeedCourse:
        """Return what is known of *trace* by now."""
        count = len(trace.samples)
        if trace is not self._trace or count - self._count >= _LIVE_STEP:
            self._trace, self._count, self._found = trace, count, speed_drops.course(_parts(trace))
        return self._found


def _parts(trace: Trace) -> list[WritePoint]:
    """Return the samples as parts of equal size, by how much was written when."""
    places = [(0.0, 0.0), *((float(one.position_bytes), one.elapsed_s) for one in trace.samples)]
    end = places[-1][0]
    part = max(end / _LIVE_PARTS, 1.0)
    found, at, before = [], 0, 0.0
    for number in range(1, _LIVE_PARTS + 1):
        place = number * part
        while at + 2 < len(places) and places[at + 1][0] < place:
            at += 1
        if at + 1 >= len(places):
            break
        (left, since), (right, until) = places[at], places[at + 1]
        share = min(1.0, max(0.0, (place - left) / (right - left))) if right > left else 1.0
        now = since + (until - since) * share
        if now > before:
            found.append(WritePoint(round(place), part / (now - before), now))
        before = now
    return found


# -- temperature, rest -----------------------------------------------------------------------------------------


def warmth(found: LongWrite, units: UnitSystem) -> View:
    """Return the drive's temperature over the bytes written."""
    across, words = _axis(units)
    known = [(point.end_bytes / across, point.temperature_c) for point in found.points]
    y = [math.nan if celsius is None else formats.degrees(celsius) for _, celsius in known]
    lines = [ChartLine(translate("Views", "Temperature"), _SPEED, [x for x, _ in known], y)]
    right = known[-1][0]
    if found.limit_c is not None:
        name = translate("Views", "Limit")
        lines.append(ChartLine(name, _LEVELS, [0.0, right], [formats.degrees(found.limit_c)] * 2))
    seen = [value for value in y if not math.isnan(value)]
    told = translate("Views", "{least} to {most} {unit}.")
    return View(
        "long-write-temperature",
        translate("Views", "Temperature"),
        translate("Views", "Written"),
        formats.degree,
        tuple(lines),
        DataTable(
            ("Written (bytes)", "Temperature (°C)"),
            [(point.end_bytes, point.temperature_c) for point in found.points],
        ),
        told.format(least=wording.figure(min(seen)), most=wording.figure(max(seen)), unit=formats.degree),
        0.0,
        right,
        tuple(marks(right)),
        words,
    )


def rests(found: LongWrite, units: UnitSystem) -> View:
    """Return how much of the fast cache was free again after each pause."""
    across, _ = _axis(units)
    unit = "GB" if units is UnitSystem.SI else "GiB"
    x = [0.0, *(rest.pause_s / 60 for rest in found.rests)]
    lines = [
        ChartLine(name, style, x, [0.0, *(value / across for value in values)], dots=True)
        for name, style, values in (
            (translate("Views", "Free again"), _SPEED, [rest.back_bytes for rest in found.rests]),
            (translate("Views", "Lowest (95%)"), _PLACE, [rest.low_bytes for rest in found.rests]),
            (translate("Views", "Highest (95%)"), _LEVELS, [rest.high_bytes for rest in found.rests]),
        )
    ]
    rows = [(one.pause_s, one.back_bytes, one.low_bytes, one.high_bytes, one.written_bytes) for one in found.rests]
    return View(
        "long-write-rest",
        translate("Views", "Fast cache by rest time"),
        translate("Views", "Rest time"),
        unit,
        tuple(lines),
        DataTable(
            ("Rest (s)", "Free again (bytes)", "Lowest (bytes)", "Highest (bytes)", "Written (bytes)"), rows
        ),
        said(in_turn(*(long_write_words.rest_words(rest, units) for rest in found.rests))),
        0.0,
        max(x),
        tuple(marks(max(x))),
        _minutes,
    )


def _minutes(place: float) -> str:
    return duration(round(60 * place)) if place else "0"
