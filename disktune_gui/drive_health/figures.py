"""The samples of a drive's health as lines of a chart and as a table. Without widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter
from disktune_contract.record import record
from disktune_contract.said.verdicts import COUNTED
from disktune_contract.units import MB
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable, Moment

translate = QCoreApplication.translate

_GB = 1000 * MB
Read = Callable[[HealthSample], float | None]


@record
class ChartFigure:
    """What a chart can show."""

    key: str
    label: str
    unit: str
    """After a value, with its space."""
    lines: tuple[tuple[str, Read], ...]
    least: float
    """The scale never ends below this."""


def figures(samples: Sequence[HealthSample]) -> tuple[ChartFigure, ...]:
    """Return all charts there are; first the error counters that rose, if any did."""
    rose = _rose(samples)
    label = said(COUNTED[rose[0]]) if len(rose) == 1 else translate("HealthHistory", "Error counters")
    return (
        ChartFigure("rose", label, "", tuple((said(COUNTED[one]), _count_of(one)) for one in rose), 5.0),
        ChartFigure(
            "wear",
            translate("HealthHistory", "Wear"),
            "%",
            (
                (translate("HealthHistory", "used"), lambda one: one.wear_percent),
                (translate("HealthHistory", "spare"), lambda one: one.spare_percent),
            ),
            10.0,
        ),
        ChartFigure(
            "temperature",
            translate("HealthHistory", "Temperature"),
            " °C",
            (
                (translate("HealthHistory", "now"), lambda one: one.temperature_c),
                (translate("HealthHistory", "highest of the day"), lambda one: one.hottest_c),
                (translate("HealthHistory", "lowest of the day"), lambda one: one.coolest_c),
            ),
            40.0,
        ),
        _one("loads", translate("HealthHistory", "Load cycles"), "", lambda one: one.loads),
        _one("starts", translate("HealthHistory", "Start-stop cycles"), "", lambda one: one.starts),
        _one("written", translate("HealthHistory", "Data written"), " GB", _written),
    )


def _one(key: str, label: str, unit: str, read: Read) -> ChartFigure:
    return ChartFigure(key, label, unit, (("", read),), 10.0)


def _rose(samples: Sequence[HealthSample]) -> list[Counter]:
    """Return the error counters that moved, those that rose most first."""
    found = []
    for counter in Counter:
        values = [value for one in samples if (value := one.count(counter)) is not None]
        if values and max(values) > min(values):
            found.append((max(values) - min(values), counter))
    return [counter for _, counter in sorted(found, key=lambda one: -one[0])]


def _count_of(counter: Counter) -> Read:
    return lambda one: one.count(counter)


def _written(one: HealthSample) -> float | None:
    return one.bytes_written / _GB if one.bytes_written is not None else None


def reported(figure: ChartFigure, samples: Sequence[HealthSample]) -> bool:
    """Return whether any sample has something of a figure."""
    return any(read(one) is not None for one in samples for _, read in figure.lines)


def moved(points: Sequence[tuple[float, float]], begin: float) -> tuple[tuple[float, float], ...]:
    """Return where values change, from the last one at or before *begin* on."""
    first = max((place for place, (at, _) in enumerate(points) if at <= begin), default=0)
    found: list[tuple[float, float]] = []
    for at, value in points[first:]:
        if not found or found[-1][1] != value:
            found.append((at, value))
    return tuple(found)


_ORIGINS = {
    Origin.LOOK: QT_TRANSLATE_NOOP("HealthHistory", "DiskTune"),
    Origin.TIMER: QT_TRANSLATE_NOOP("HealthHistory", "timer"),
    Origin.SMARTD: QT_TRANSLATE_NOOP("HealthHistory", "smartd"),
}


def table(samples: Sequence[HealthSample]) -> DataTable:
    """Return every sample with everything that any of them has, newest first."""
    columns: list[tuple[str, Read]] = [
        (translate("HealthHistory", "Temperature (°C)"), lambda one: one.temperature_c),
        (translate("HealthHistory", "Lowest (°C)"), lambda one: one.coolest_c),
        (translate("HealthHistory", "Highest (°C)"), lambda one: one.hottest_c),
        (translate("HealthHistory", "Used (%)"), lambda one: one.wear_percent),
        (translate("HealthHistory", "Spare (%)"), lambda one: one.spare_percent),
        (translate("HealthHistory", "Power-on time (h)"), lambda one: one.power_on_hours),
        (translate("HealthHistory", "Start-stop cycles"), lambda one: one.starts),
        (translate("HealthHistory", "Load cycles"), lambda one: one.loads),
        (translate("HealthHistory", "Written (GB)"), _written),
        *((said(COUNTED[counter]), _count_of(counter)) for counter in Counter),
    ]
    there = [(title, read) for title, read in columns if any(read(one) is not None for one in samples)]
    header = (
        translate("HealthHistory", "Time"),
        *(title for title, _ in there),
        translate("HealthHistory", "Source"),
    )
    rows: list[tuple[Cell, ...]] = [
        (Moment(one.at), *(read(one) for _, read in there), translate("HealthHistory", _ORIGINS[one.origin]))
        for one in reversed(samples)
    ]
    return DataTable(header, rows)
