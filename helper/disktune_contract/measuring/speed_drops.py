"""Where the speed of a long write falls and stays lower. Pure: speeds in, places with their uncertainty out.

The speeds are taken as steps, on a logarithmic scale, each with deviations of a Laplace distribution: a part that
met a pause of the drive is far off, and pulls nothing along. The best steps for every number of them come from
dynamic programming (Bellman; as "optimal partitioning" in Jackson et al. 2005), their number from a penalty for
each more. A place's interval has all places of which the likelihood is not much lower: for the change of a level
the distribution of that difference is known (Siegmund, "Confidence sets in change-point problems", 1988).
Neighbours are alike in reality, which widens all intervals by the factor of a first-order autoregression.

What a step is worth is bytes over time, pauses included, and by that a fall is judged. Where parts are so short
that they are bursts and pauses, more of them are taken together.

What is no lasting drop is not called one: a dip that recovers, a steady decline, noise, the very end.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Sequence

from disktune_contract.measuring.measurement import Drop, SpeedCourse, SpeedLevel, WritePoint
from disktune_contract.record import record, replace

LEAST_POINTS = 24
"""With fewer parts there is no result."""
LEAST_FALL = 0.20
"""Share of the speed that must be lost: less is within what file systems and hard disks do of themselves."""
MOST_STEPS = 6
_BINS = 120
_LEAST_BINS = 2
"""Bins of a step, each of several parts where there are many."""
_PENALTY = 3.0
"""Times the logarithm of the number of bins, for each more step: twice that of BIC for a level and a place."""
_FINEST = 0.005
"""Deviations below this are taken as this: no clock and no drive is steadier."""
_SIEGMUND_95 = -math.log(1 - math.sqrt(0.95))
"""Difference of log-likelihood at 95%: the difference exceeds x with probability 1 - (1 - exp(-x))^2."""
_GRADUAL = 0.10
"""A step shorter than this share of the write between two falls is part of one gradual fall."""
_STEADY = 1.1
"""A straight line that deviates less than this times what the steps do explains it, too, and is simpler."""
_MOST_ALIKE = 0.9
_NEAR = 2.0
"""Where there is no drop, a line that deviates less than this times what the steps do means a decline."""
_SLOPING = 0.5
"""And less than this times what one level does: else it is noise that happens to slope."""
_UNSTEADY = math.log(1.75)
"""Where the median of a step is so much faster than bytes over time, its parts are bursts and pauses: they are too
short, and more of them are taken together."""
_BATCHES = 10
_STUDENT_95 = (12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Two-sided, by degrees of freedom from 1."""
_CLOSER = 8
"""Where nothing is found, the beginning of the write is examined more closely: this part of it."""
_STRAY = 0.1
"""So many parts may be faster after a drop: a drive frees some of its cache meanwhile."""


def course(points: Sequence[WritePoint]) -> SpeedCourse:
    """Return what the speeds of a write amount to; positions are those of *points*."""
    whole = [point for point in points if point.bytes_s > 0]
    if len(whole) < LEAST_POINTS:
        return SpeedCourse(None)
    size = 1
    found, steady = _at_size(whole, size)
    while not steady and len(whole) // (2 * size) >= LEAST_POINTS:
        size *= 2
        found, steady = _at_size(whole, size)
    return SpeedCourse(_level(whole), found.drops, found.declined)


def _at_size(parts: Sequence[WritePoint], size: int) -> tuple[SpeedCourse, bool]:
    """Return what is found with so many parts taken together, and whether these are steady enough."""
    points = _together(parts, size)
    found, steady = _lasting(parts, points, size)
    if not found.drops and found.declined is None and len(points) // _CLOSER >= LEAST_POINTS:
        # A cache so small that it fills no more than a few parts.
        near = len(points) // _CLOSER
        close, close_steady = _lasting(parts[: near * size], points[:near], size)
        if close.drops and close_steady and _holds(points[near:], close.drops[-1]):
            return close, steady
    return found, steady


def _together(parts: Sequence[WritePoint], size: int) -> list[WritePoint]:
    """Return parts of *size* times the bytes; what is left over belongs to the last."""
    if size == 1:
        return list(parts)
    found, starts = [], range(0, len(parts) - size + 1, size)
    for start in starts:
        group = parts[start:] if start == starts[-1] else parts[start : start + size]
        found.append(replace(group[-1], bytes_s=_mean_speed(group)))
    return found


def _mean_speed(parts: Sequence[WritePoint]) -> float:
    """Return bytes over time: of parts of equal size the harmonic mean of their speeds."""
    return len(parts) / sum(1 / part.bytes_s for part in parts)


def _holds(points: Sequence[WritePoint], drop: Drop) -> bool:
    """Return whether what follows stays as slow as it was after *drop*."""
    return sum(point.bytes_s > drop.middle_bytes_s for point in points) < _STRAY * len(points)


def _lasting(parts: Sequence[WritePoint], points: Sequence[WritePoint], size: int) -> tuple[SpeedCourse, bool]:
    """Return the drops, or how much was lost steadily; and whether the steps are steady.

    *points* are *parts* taken together by *size*.
    """
    logs = [math.log(point.bytes_s) for point in points]
    factor = -(-len(logs) // _BINS)
    bins = [_median(logs[at : at + factor]) for at in range(0, len(logs), factor)]
    edges, cost = _steps(bins)
    starts = [min(edge * factor, len(logs)) for edge in edges]
    steps = _joined(points, [_step(points, begin, end) for begin, end in _spans(starts, len(logs))])
    steady = all(step.log - step.held <= _UNSTEADY for step in steps)
    fall, line_cost = _line(bins)
    found: tuple[Drop, ...] = ()
    if line_cost > _STEADY * cost:
        found = tuple(_drop(parts, points, logs, steps, one, size) for one in _falls(steps))
    lost = 1 - math.exp(fall)
    middle = _median(bins)
    sloping = line_cost <= _SLOPING * sum(abs(one - middle) for one in bins)
    declined = not found and sloping and lost >= LEAST_FALL and line_cost <= _NEAR * cost
    return SpeedCourse(None, found, lost if declined else None), steady


def _spans(starts: Sequence[int], end: int) -> list[tuple[int, int]]:
    return list(itertools.pairwise([*starts, end]))


def fast_parts(speeds: Sequence[float], before: float, after: float) -> tuple[int, int, int]:
    """Return how many parts at the beginning were as fast as *before*, not *after*, with the interval at 95%.

    For a short write of which both speeds are known already.
    """
    logs = [math.log(max(speed, 1.0)) for speed in speeds]
    return _split(logs, math.log(before), math.log(after))


# -- steps -----------------------------------------------------------------------------------------------------


@record
class _Step:
    """A stretch of parts with one level; both are logarithms of speeds."""

    begin: int
    end: int
    log: float
    """The median, which pauses do not move: by it places are found."""
    held: float
    """Bytes over time, pauses included: by it falls are judged."""

    @property
    def length(self) -> int:
        return self.end - self.begin


def _step(points: Sequence[WritePoint], begin: int, end: int) -> _Step:
    part = points[begin:end]
    return _Step(begin, end, _median([math.log(one.bytes_s) for one in part]), math.log(_mean_speed(part)))


@record
class _Fall:
    """From the step of that number to a later one; those between belong to a gradual fall."""

    first: int
    last: int


def _steps(values: Sequence[float]) -> tuple[list[int], float]:
    """Return where the steps begin that explain *values* best, and the sum of deviations from them."""
    count = len(values)
    costs = _costs(values)
    best: list[list[float]] = [[math.inf] * (count + 1) for _ in range(MOST_STEPS + 1)]
    back = [[0] * (count + 1) for _ in range(MOST_STEPS + 1)]
    best[0][0] = 0.0
    for step in range(1, MOST_STEPS + 1):
        for end in range(step * _LEAST_BINS, count + 1):
            for begin in range((step - 1) * _LEAST_BINS, end - _LEAST_BINS + 1):
                cost = best[step - 1][begin] + costs[begin][end - begin]
                if cost < best[step][end]:
                    best[step][end], back[step][end] = cost, begin
    alike = _alikeness(_residuals(values, _begins(back, MOST_STEPS, count)))

    def score(step: int) -> float:
        deviation = max(best[step][count] / count, _FINEST)
        return count * math.log(deviation) / alike + _PENALTY * math.log(count) * step

    chosen = min((step for step in range(1, MOST_STEPS + 1) if best[step][count] < math.inf), key=score)
    return _begins(back, chosen, count), max(best[chosen][count], _FINEST * count)


def _begins(back: Sequence[Sequence[int]], step: int, count: int) -> list[int]:
    found, end = [], count
    while step:
        end = back[step][end]
        found.append(end)
        step -= 1
    return found[::-1]


def _residuals(values: Sequence[float], begins: Sequence[int]) -> list[float]:
    found: list[float] = []
    for begin, end in zip(begins, [*begins[1:], len(values)], strict=True):
        middle = _median(values[begin:end])
        found += [value - middle for value in values[begin:end]]
    return found


def _costs(values: Sequence[float]) -> list[list[float]]:
    """Return, by begin and length, the sum of deviations from the median: by two heaps, as it grows."""
    found = []
    for begin in range(len(values)):
        low: list[float] = []
        """Negative, so that the largest comes first."""
        high: list[float] = []
        low_sum = high_sum = 0.0
        costs = [0.0]
        for value in values[begin:]:
            if low and value < -low[0]:
                moved = -heapq.heappushpop(low, -value)
                low_sum += value - moved
            else:
                moved = value
            heapq.heappush(high, moved)
            high_sum += moved
            if len(high) > len(low):
                moved = heapq.heappop(high)
                high_sum -= moved
                heapq.heappush(low, -moved)
                low_sum += moved
            middle = -low[0]
            costs.append(high_sum - middle * len(high) + middle * len(low) - low_sum)
        found.append(costs)
    return found


def _line(values: Sequence[float]) -> tuple[float, float]:
    """Return what a straight line through *values* falls from end to end, below 0, and the deviations from it.

    Its slope is the median of those between all pairs (Theil and Sen).
    """
    count = len(values)
    slopes = [
        (values[later] - values[one]) / (later - one) for one in range(count) for later in range(one + 1, count)
    ]
    slope = _median(slopes)
    base = _median([value - slope * at for at, value in enumerate(values)])
    return slope * (count - 1), sum(abs(value - base - slope * at) for at, value in enumerate(values))


def _joined(points: Sequence[WritePoint], steps: Sequence[_Step]) -> list[_Step]:
    """Join neighbours whose levels are nearly the same."""
    found = [steps[0]]
    for step in steps[1:]:
        last = found[-1]
        if abs(step.held - last.held) < -math.log(1 - LEAST_FALL) / 2:
            found[-1] = _step(points, last.begin, step.end)
        else:
            found.append(step)
    return found


# -- drops -----------------------------------------------------------------------------------------------------


def _falls(steps: Sequence[_Step]) -> list[_Fall]:
    """Return the falls after which the speed does not come back."""
    least = -math.log(1 - LEAST_FALL)
    whole = steps[-1].end
    found: list[_Fall] = []
    for number, (one, other) in enumerate(itertools.pairwise(steps)):
        if one.held <= other.held or _comes_back(steps, number):
            continue
        last = found[-1] if found else None
        if last is not None and last.last == number and one.length < _GRADUAL * whole:
            found[-1] = _Fall(last.first, number + 1)
        else:
            found.append(_Fall(number, number + 1))
    return [fall for fall in found if steps[fall.first].held - steps[fall.last].held >= least]


def _comes_back(steps: Sequence[_Step], number: int) -> bool:
    """Return whether the speed that is lost after the step of that *number* is there again later, for long."""
    middle = (steps[number].held + steps[number + 1].held) / 2
    rest = steps[number + 1 :]
    again = sum(step.length for step in rest if step.held > middle)
    return again >= _STRAY * sum(step.length for step in rest)


def _drop(
    parts: Sequence[WritePoint],
    points: Sequence[WritePoint],
    logs: Sequence[float],
    steps: Sequence[_Step],
    fall: _Fall,
    size: int,
) -> Drop:
    one, other = steps[fall.first], steps[fall.last]
    gradual = fall.last - fall.first > 1
    if gradual:
        middle = (one.log + other.log) / 2
        between = steps[fall.first + 1 : fall.last]
        at = next((step.begin for step in between if step.log < middle), other.begin)
        low, high = one.end, other.begin
    else:
        part = logs[one.begin : other.end]
        at, low, high = (one.begin + place for place in _split(part, one.log, other.log))
    return Drop(
        position_bytes=_end(points, at - 1),
        # The part in which it fell may be counted on either side.
        low_bytes=_end(points, low - 2),
        high_bytes=_end(points, high),
        # Without the parts that may belong to either.
        before=_level(parts[one.begin * size : max(low - 1, one.begin + 1) * size]),
        after=_level(parts[min(high + 1, other.end - 1) * size : other.end * size]),
        gradual=gradual,
        temperature_c=points[min(at, len(points) - 1)].temperature_c,
    )


def _end(points: Sequence[WritePoint], at: int) -> int:
    return points[min(at, len(points) - 1)].end_bytes if at >= 0 else 0


def _split(logs: Sequence[float], before: float, after: float) -> tuple[int, int, int]:
    """Return how many of *logs* belong to the level *before*, all others to *after*, with the interval at 95%."""
    costs = [sum(abs(value - after) for value in logs)]
    for value in logs:
        costs.append(costs[-1] - abs(value - after) + abs(value - before))
    least = min(costs)
    at = costs.index(least)
    residuals = [value - (before if place < at else after) for place, value in enumerate(logs)]
    deviation = max(_mean([abs(one) for one in residuals]), _FINEST)
    most = least + _SIEGMUND_95 * deviation * _alikeness(residuals)
    near = [place for place, cost in enumerate(costs) if cost <= most]
    return at, near[0], near[-1]


# -- numbers ---------------------------------------------------------------------------------------------------


def _level(parts: Sequence[WritePoint]) -> SpeedLevel:
    """Return bytes over time of *parts* with its interval at 95%.

    From the means of batches, since neighbours are alike, with Student's t (Law, "Simulation Modeling and
    Analysis", 5th edition, 9.5.3).
    """
    times = [1 / part.bytes_s for part in parts]
    count = min(_BATCHES, len(times) // 2)
    middle = _mean(times)
    if count < 2:
        return SpeedLevel(1 / middle, 1 / max(times), 1 / min(times))
    edges = [len(times) * number // count for number in range(count + 1)]
    batches = [_mean(times[begin:end]) for begin, end in itertools.pairwise(edges)]
    variance = sum((one - middle) ** 2 for one in batches) / (count - 1)
    width = _STUDENT_95[count - 2] * math.sqrt(variance / count)
    least = min(middle, max(middle - width, min(times)))
    return SpeedLevel(1 / middle, 1 / (middle + width), 1 / least)


def _alikeness(residuals: Sequence[float]) -> float:
    """Return by how much neighbours alike multiply a variance, at least 1: (1 + r) / (1 - r), by the signs alone.

    The correlation of two normal values is sin(π/2 · s), where s is that of their signs.
    """
    signs = [math.copysign(1.0, one) for one in residuals if one]
    if len(signs) < 4:
        return 1.0
    same = _mean([one * other for one, other in itertools.pairwise(signs)])
    alike = min(_MOST_ALIKE, max(0.0, math.sin(math.pi / 2 * same)))
    return (1 + alike) / (1 - alike)


def _median(values: Sequence[float]) -> float:
    ordered, half = sorted(values), len(values) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
