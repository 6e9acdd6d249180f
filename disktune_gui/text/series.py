"""The data of charts, as plain numbers: the recent past of all drives, the trace of a measurement, round scales.

No Qt and no numpy here. Times are seconds on the helper's monotonic clock; missing values are NaN, which a chart
leaves open.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from disktune_contract.drives.activity import Activity, DiskStat, rates
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.measurement import MeasureSample
from disktune_contract.record import field, record
from disktune_gui.text.formats import formats

KEEP_S = 15 * 60
"""How much of the past is kept, in seconds."""

GAP_S = 5.0
"""Readings further apart than this are not joined: between them it is unknown when something happened."""

MAX_POINTS = 1000
"""Maximum points of one line; a chart is hardly ever wider, and drawing time grows with them."""

Value = Callable[[Activity], float | None]
_UNKNOWN_WARMTH: Mapping[str, float | None] = MappingProxyType({})


@record
class ChartLine:
    """One line of a chart. ``style`` counts the theme's line styles from 0."""

    name: str
    style: int
    x: Sequence[float]
    y: Sequence[float]
    dots: bool = False
    """Whether each point has a marker."""
    joined: bool = True
    """Whether the points are joined; those that are not must have markers."""
    mark: bool = False
    """Whether it marks a position and has no values to read at the pointer."""


@record
class WarmActivity(Activity):
    """The activity of a drive, with its temperature."""

    temperature_c: float | None = None
    """The kernel's last reading, while the window is shown at most half a minute old."""


def temperature(activity: Activity) -> float | None:
    """Return the temperature in the user's unit, None where the kernel has none."""
    return formats.degrees(activity.temperature_c if isinstance(activity, WarmActivity) else None)


@record
class _Point:
    at_s: float
    since_s: float
    """Beginning of the interval that the rates are an average of."""
    activity: Activity | None
    """None: the drive was not there, or was not read."""


class History:
    """What each drive did over the last quarter of an hour, from one reading of the counters to the next."""

    def __init__(self) -> None:
        self._at_s: float | None = None
        self._last: dict[str, DiskStat] = {}
        self._points: dict[str, deque[_Point]] = {}

    def add(self, sample: ActivitySample, warmth: Mapping[str, float | None] = _UNKNOWN_WARMTH) -> None:
        """Add a reading, and the *warmth* of drives in °C. One that is not newer than the last is ignored."""
        before_s, now_s = self._at_s, sample.at_s
        if before_s is not None and now_s <= before_s:
            return
        seen = before_s is not None and now_s - before_s <= GAP_S
        stats = {stat.name: stat for stat in sample.drives}
        for name in self._points.keys() | stats.keys():
            points = self._points.setdefault(name, deque())
            activity = None
            if seen and before_s is not None and name in stats and name in self._last:
                activity = rates(self._last[name], stats[name], now_s - before_s)
                if (celsius := warmth.get(name)) is not None:
                    activity = WarmActivity(**vars(activity), temperature_c=celsius)
            points.append(_Point(now_s, now_s if before_s is None else before_s, activity))
            while points[0].at_s < now_s - KEEP_S:
                points.popleft()
        gone = [name for name, points in self._points.items() if all(point.activity is None for point in points)]
        for name in gone:
            if name not in stats:
                del self._points[name]
        self._at_s, self._last = now_s, stats

    @property
    def at_s(self) -> float | None:
        """When the newest reading was taken."""
        return self._at_s

    def latest(self, name: str) -> Activity | None:
        """Return the present activity of the drive, None if it is unknown."""
        points = self._points.get(name)
        return points[-1].activity if points else None

    def readings(self, name: str, span_s: float, until_s: float) -> list[tuple[float, Activity | None]]:
        """Return the readings of the *span_s* before *until_s*: the end of each interval, and its activity."""
        return [
            (point.at_s, point.activity)
            for point in self._points.get(name, ())
            if until_s - span_s <= point.at_s <= until_s
        ]

    def line(
        self, name: str, value: Value, span_s: float, until_s: float | None = None
    ) -> tuple[list[float], list[float]]:
        """Return x and y of one figure over the *span_s* before *until_s* (default: now); x is 0 at *until_s*.

        After a gap a value starts with the interval it is an average of, so that a single one is visible too.
        """
        end = self._at_s if until_s is None else until_s
        x: list[float] = []
        y: list[float] = []
        if end is None:
            return x, y
        open_end = True
        for point in self._points.get(name, ()):
            if not end - span_s <= point.at_s <= end:
                continue
            number = None if point.activity is None else value(point.activity)
            if number is not None and open_end:
                x.append(max(point.since_s - end, -span_s))
                y.append(number)
            open_end = number is None
            x.append(point.at_s - end)
            y.append(math.nan if number is None else number)
        return thinned(x, y)


def thinned(x: list[float], y: list[float], limit: int = MAX_POINTS) -> tuple[list[float], list[float]]:
    """Return at most about *limit* points: means of as many neighbours as that takes; a gap stays a gap."""
    step = math.ceil(len(x) / limit)
    if step <= 1:
        return x, y
    starts = range(0, len(x), step)
    return (
        [_mean(x[start : start + step]) for start in starts],
        # A NaN among the neighbours makes their mean NaN.
        [_mean(y[start : start + step]) for start in starts],
    )


def peak(lines: Iterable[ChartLine]) -> float:
    """Return the largest value of all lines, 0 if they have none."""
    return max((value for line in lines for value in line.y if not math.isnan(value)), default=0.0)


_ROUND = (1, 2, 2.5, 4, 5, 10)
"""Ends of scales, times a power of ten, that four or five equal steps divide into round marks."""


def ceiling(largest: float, current: float = 0.0, least: float = 1.0) -> float:
    """Return the upper end of a scale from 0 that contains *largest*: a round number, at most twice as much.

    It grows at once and shrinks only when three quarters would be empty, so that a live chart is steady.
    """
    wanted = max(largest * 1.05, least)
    power = 10.0 ** math.floor(math.log10(wanted))
    fitting = next(step * power for step in _ROUND if step * power >= wanted * (1 - 1e-9))
    return fitting if fitting > current or fitting <= current / 4 else current


def ticks(top: float) -> list[float]:
    """Return the marks of a scale from 0 to *top*, one of the values of `ceiling`: four or five equal steps."""
    leading = top / 10.0 ** math.floor(math.log10(top) + 1e-9)
    count = 4 if round(leading, 1) in (2, 4) else 5
    return [top * index / count for index in range(count + 1)]


def marks(length: float) -> list[float]:
    """Return round marks on a scale from 0 to *length*, which need not be round: four to eight of them."""
    step = 10.0 ** math.floor(math.log10(length)) / 10
    step *= next(factor for factor in (1, 2, 5, 10, 20) if length / (factor * step) < 8)
    return [index * step for index in range(math.floor(length / step + 1e-9) + 1)]


@record
class Trace:
    """The samples of a running measurement, in order."""

    samples: list[MeasureSample] = field(default_factory=list)

    def add(self, sample: MeasureSample) -> None:
        """Add the next sample."""
        self.samples.append(sample)

    def runs(
        self, value: Callable[[MeasureSample], float | None] = lambda sample: sample.bytes_s
    ) -> list[tuple[list[float], list[float]]]:
        """Return for each run the seconds since its start, and the values of *value*: bytes per second."""
        found: list[tuple[list[float], list[float]]] = []
        for sample in self.samples:
            while len(found) <= sample.run:
                found.append(([], []))
            x, y = found[sample.run]
            number = value(sample)
            figure = math.nan if number is None else number
            if not x:
                # The first figure is that of the whole time before it.
                x.append(0.0)
                y.append(figure)
            x.append(sample.elapsed_s)
            y.append(figure)
        return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
