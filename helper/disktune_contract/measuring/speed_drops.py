"""Where the speed of a long write falls and stays lower. Pure: speeds in, places with their uncertainty out.

The speeds are taken as steps, on a logarithmic scale, each with deviations of a Laplace distribution: a part that
met a pause of the drive is far off, and pulls nothing along. The best steps for every number of them come from
dynamic programming (Bellman; as "optimal partitioning" in Jackson et al. 2005), their number from a penalty for
each more. A place's interval has all places of which the likelihood is not much lower: for the change of a level
the distribution of that difference is known (Siegmund, "Confidence sets in change-point problems", 1988).
Neighbours are alike in reality, which widens all intervals by the factor of a first-order autoregression.

What is no lasting drop is not called one: a dip that recovers, a steady decline, noise, the very end.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Sequence

from disktune_contract.measuring.long_write import Drop, SpeedCourse, SpeedLevel, WritePoint
from disktune_contract.record import record

LEAST_POINTS = 24
"""Of fewer parts nothing is said."""
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
_CLOSER = 8
"""Where nothing is found, the beginning of the write is looked at closer, this part of it."""
_STRAY = 0.1
"""So many parts may be faster after a drop: a drive frees some of its cache meanwhile."""


def course(points: Sequence[WritePoint]) -> SpeedCourse:
    """Return what the speeds of a write amount to; positions are those of *points*."""
    whole = [point for point in points if point.bytes_s > 0]
    if len(whole) < LEAST_POINTS:
        return SpeedCourse(None)
    logs = [math.log(point.bytes_s) for point in whole]
    found = _lasting(whole, logs)
    if not found.drops and found.declined is None and len(logs) // _CLOSER >= LEAST_POINTS:
        # A cache so small that it fills no more than a few parts.
        near = len(logs) // _CLOSER
        close = _lasting(whole[:near], logs[:near])
        if close.drops and _holds(logs[near:], close.drops[-1]):
            found = close
    return SpeedCourse(_level(logs), found.drops, found.declined)


def _holds(logs: Sequence[float], drop: Drop) -> bool:
    """Return whether what follows stays as slow as it was after *drop*."""
    return sum(math.exp(one) > drop.middle_bytes_s for one in logs) < _STRAY * len(logs)


def _lasting(whole: Sequence[WritePoint], logs: Sequence[float]) -> SpeedCourse:
    """Return the drops, or how much was lost steadily."""
    factor = -(-len(logs) // _BINS)
    bins = [_median(logs[at : at + factor]) for at in range(0, len(logs), factor)]
    edges, cost = _steps(bins)
    if len(edges) < 2:
        return SpeedCourse(None)
    fall, line_cost = _line(bins)
    if line_cost <= _STEADY * cost:
        lost = 1 - math.exp(fall)
        return SpeedCourse(None, declined=lost if lost >= LEAST_FALL else None)
    starts = [min(edge * factor, len(logs)) for edge in edges]
    steps = _joined(
        [
            _Step(begin, end, _median(logs[begin:end]))
            for begin, end in zip(starts, [*starts[1:], len(logs)], strict=True)
        ]
    )
    return SpeedCourse(None, tuple(_drop(whole, logs, steps, fall) for fall in _falls(steps)))


def fast_parts(speeds: Sequence[float], before: float, after: float) -> tuple[int, int, int]:
    """Return how many parts at the beginning were as fast as *before*, not *after*, with the interval at 95%.

    For a short write of which both speeds are known already.
    """
    logs = [math.log(max(speed, 1.0)) for speed in speeds]
    return _split(logs, math.log(before), math.log(after))


# -- steps -----------------------------------------------------------------------------------------------------


@record
class _Step:
    """A stretch of parts with one level, the logarithm of its speed."""

    begin: int
    end: int
    log: float

    @property
    def length(self) -> int:
        return self.end - self.begin


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


def _joined(steps: Sequence[_Step]) -> list[_Step]:
    """Join neighbours whose levels are nearly the same."""
    found = [steps[0]]
    for step in steps[1:]:
        last = found[-1]
        if abs(step.log - last.log) < -math.log(1 - LEAST_FALL) / 2:
            share = step.length / (last.length + step.length)
            found[-1] = _Step(last.begin, step.end, last.log * (1 - share) + step.log * share)
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
        middle = (one.log + other.log) / 2
        if one.log - other.log <= 0 or any(later.log > middle for later in steps[number + 2 :]):
            continue
        last = found[-1] if found else None
        if last is not None and last.last == number and one.length < _GRADUAL * whole:
            found[-1] = _Fall(last.first, number + 1)
        else:
            found.append(_Fall(number, number + 1))
    return [fall for fall in found if steps[fall.first].log - steps[fall.last].log >= least]


def _drop(points: Sequence[WritePoint], logs: Sequence[float], steps: Sequence[_Step], fall: _Fall) -> Drop:
    one, other = steps[fall.first], steps[fall.last]
    gradual = fall.last - fall.first > 1
    before, after = _level(logs[one.begin : one.end]), _level(logs[other.begin : other.end])
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
        before=before,
        after=after,
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


def _level(logs: Sequence[float]) -> SpeedLevel:
    """Return the median speed of *logs* with its interval at 95%, by ranks."""
    ordered, count = sorted(logs), len(logs)
    middle = _median(logs)
    independent = max(1.0, count / _alikeness([value - middle for value in logs]))
    # Half of the width in ranks is 1.96 √n / 2 for n independent values, of which each stands for several.
    aside = math.ceil(0.98 * math.sqrt(independent) * count / independent)
    low, high = max(0, count // 2 - aside), min(count - 1, count // 2 + aside)
    return SpeedLevel(math.exp(middle), math.exp(min(ordered[low], middle)), math.exp(max(ordered[high], middle)))


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
