"""The samples of a drive's health as lines and as a table. Without widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.health_history.sample import HealthSample, Origin
from disktune_contract.identity.verdict import Counter
from disktune_contract.record import record
from disktune_contract.units import MB
from disktune_gui.health.counters_text import JUDGED
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import Cell, DataTable, Moment
from disktune_gui.text.wording import clock, day

translate = QCoreApplication.translate

DAY_S = 86_400.0
MONTH_S = 30 * DAY_S
_GB = 1000 * MB


class HistorySpan(IntEnum):
    """How much of the past is shown."""

    DAY = 1
    MONTH = 30
    ALL = 0


Read = Callable[[HealthSample], float | None]


@record
class HistoryFigure:
    """What a chart can show."""

    key: str
    label: str
    axis: str
    unit: str
    lines: tuple[tuple[str, Read], ...]
    least: float
    """The scale never ends below this."""
    top: float | None = None


def figures() -> tuple[HistoryFigure, ...]:
    """Return all charts there are."""
    return (
        HistoryFigure(
            "temperature",
            translate("HealthHistory", "Temperature"),
            "°C",
            " °C",
            (
                (translate("HealthHistory", "Temperature"), lambda one: one.temperature_c),
                (translate("HealthHistory", "Highest of the day"), lambda one: one.hottest_c),
                (translate("HealthHistory", "Lowest of the day"), lambda one: one.coolest_c),
            ),
            40.0,
        ),
        HistoryFigure(
            "wear",
            translate("HealthHistory", "Wear"),
            "%",
            "%",
            (
                (translate("HealthHistory", "Percentage used"), lambda one: one.wear_percent),
                (translate("HealthHistory", "Available spare"), lambda one: one.spare_percent),
            ),
            10.0,
        ),
        HistoryFigure(
            "errors",
            translate("HealthHistory", "Error counters"),
            translate("HealthHistory", "errors"),
            "",
            tuple((translate("Overview", JUDGED[counter]), _count_of(counter)) for counter in Counter),
            5.0,
        ),
        HistoryFigure(
            "loads",
            translate("HealthHistory", "Load cycles"),
            translate("HealthHistory", "cycles"),
            "",
            ((translate("HealthHistory", "Load cycles"), lambda one: one.loads),),
            10.0,
        ),
        HistoryFigure(
            "starts",
            translate("HealthHistory", "Start-stop cycles"),
            translate("HealthHistory", "cycles"),
            "",
            ((translate("HealthHistory", "Start-stop cycles"), lambda one: one.starts),),
            10.0,
        ),
        HistoryFigure(
            "written",
            translate("HealthHistory", "Data written"),
            "GB",
            " GB",
            ((translate("HealthHistory", "Data written"), _written),),
            1.0,
        ),
    )


def _count_of(counter: Counter) -> Read:
    return lambda one: one.count(counter)


def _written(one: HealthSample) -> float | None:
    return one.bytes_written / _GB if one.bytes_written is not None else None


def reported(figure: HistoryFigure, samples: Sequence[HealthSample]) -> bool:
    """Return whether any sample has something of a figure."""
    return any(read(one) is not None for one in samples for _, read in figure.lines)


def within(samples: Sequence[HealthSample], span: HistorySpan, now: float) -> list[HealthSample]:
    """Return the samples of the time that is shown."""
    return [one for one in samples if span is HistorySpan.ALL or one.at >= now - span * DAY_S]


# -- chart and table ---------------------------------------------------------------------------------------


def lines(figure: HistoryFigure, samples: Sequence[HealthSample], now: float) -> list[ChartLine]:
    """Return a line for each part of a figure that the drive reports; x is in seconds, 0 is now."""
    found: list[ChartLine] = []
    for name, read in figure.lines:
        points = [(one.at - now, float(value)) for one in samples if (value := read(one)) is not None]
        # Of a dozen counters those alone that were ever above 0 would be told apart.
        if points and (figure.key != "errors" or any(y for _, y in points)):
            found.append(
                ChartLine(name, len(found), [x for x, _ in points], [y for _, y in points], dots=len(points) < 40)
            )
    return found


def axis(
    samples: Sequence[HealthSample], span: HistorySpan, now: float
) -> tuple[float, tuple[float, ...], Callable[[float], str]]:
    """Return where the axis of time begins, its marks, and their words; 0 is now."""
    if span is HistorySpan.ALL:
        length = max((now - one.at for one in samples), default=MONTH_S)
        length = max(length, DAY_S)
    else:
        length = span * DAY_S
    marks = tuple(-length * place / 6 for place in range(6, -1, -1))
    words = (lambda x: clock(now + x)) if length <= 2 * DAY_S else (lambda x: day(now + x))
    return -length, marks, words


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
        *((translate("Overview", JUDGED[counter]), _count_of(counter)) for counter in Counter),
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
