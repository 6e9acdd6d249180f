"""The figure that a comparison is judged by, in words and units; of Qt only the translation."""

from __future__ import annotations

import math

from disktune_contract import units as english_units
from disktune_contract.measuring.workload import Metric
from disktune_contract.sentence import Sentence
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_gui.text.amounts import duration, number, rate
from disktune_gui.text.formats import formats
from disktune_gui.text.said import said

_NAMES: dict[Metric, str] = {
    Metric.THROUGHPUT: Sentence("throughput"),
    Metric.IOPS: "IOPS",
    Metric.P50: Sentence("median latency (p50)"),
    Metric.P99: Sentence("99th-percentile latency (p99)"),
}

_MS = 1e-3


def name(metric: Metric) -> str:
    """Return what the figure is called in a sentence."""
    return said(_NAMES[metric])


def words(value: float, metric: Metric, units: UnitSystem = UnitSystem.SI) -> str:
    """Return a figure as people read it: ``131 MB/s``, ``4,210 IOPS``, ``1.2 ms``."""
    if metric is Metric.THROUGHPUT:
        return rate(value, units)
    return f"{number(value)} IOPS" if metric is Metric.IOPS else duration(value)


def figure(value: float) -> str:
    """Return a number of a chart to four figures, without zeros at its end: ``94,310``, ``131.2``, ``0.0042``."""
    return formats.local(plain_figure(value))


def plain_figure(value: float) -> str:
    """Return the same in English, for tables and files."""
    if not value or not math.isfinite(value):
        return f"{value:g}"
    digits = max(0, 3 - math.floor(math.log10(abs(value))))
    text = english_units.number(value, digits)
    return text.rstrip("0").rstrip(".") if digits else text


def unit(metric: Metric, units: UnitSystem = UnitSystem.SI) -> tuple[float, str]:
    """Return the unit that a column of figures is in: how much of the base unit it is, and its name."""
    if metric is Metric.THROUGHPUT:
        return (MB, "MB/s") if units is UnitSystem.SI else (MIB, "MiB/s")
    return (1.0, "IOPS") if metric is Metric.IOPS else (_MS, "ms")
