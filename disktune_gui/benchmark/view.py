"""One way of looking at a measurement: a chart with its table, as data."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.record import record
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_gui.text import metric_text
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable

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
    words: Words = metric_text.figure
    """What stands at such a place."""
    heat: bool = False


def factor_of(units: UnitSystem) -> tuple[float, str]:
    """Return what bytes per second are divided by, and what that is called."""
    return (MB, "MB/s") if units is UnitSystem.SI else (MIB, "MiB/s")


def headed(title: str, unit: str) -> str:
    """Return the head of a column; IOPS is a title and a unit."""
    return title if title == unit else f"{title} ({unit})"
