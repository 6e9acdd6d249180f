"""As many points of a long line as a chart has room for: the least and the greatest of what falls on one pixel.

A chart of 500 pixels shows nothing more of 14,400 points, and drawing time grows with them. Without Qt.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import TypeAlias

Flat: TypeAlias = "array[float]"
"""x and y in turn."""


class LineBounds:
    """A line that may grow at its end: what was summed up once is not looked at again.

    For each power of two there are buckets of as many points, made when they are first needed.
    """

    def __init__(self, x: Sequence[float], y: Sequence[float]) -> None:
        """*x* ascends; *y* may have gaps, which are NaN."""
        self.x, self.y = x, y
        self._buckets: dict[int, Flat] = {}
        self._peak, self._seen = 0.0, 0

    def of(self, x: Sequence[float], y: Sequence[float]) -> bool:
        """Return whether it is of that line, which may have grown since."""
        return x is self.x and y is self.y and len(y) >= self._seen

    @property
    def peak(self) -> float:
        """The largest value, 0 if there is none above that."""
        fresh = self.y[self._seen :] if self._seen else self.y
        self._seen = len(self.y)
        self._peak = max((value for value in fresh if value > self._peak), default=self._peak)
        return self._peak

    def runs(self, left: float, right: float, most: int) -> Iterator[Flat]:
        """Yield what to draw between two places of x, at most *most* points or a few more, split at gaps.

        One point beyond either end belongs to it: the line comes from there.
        """
        first = max(0, bisect_left(self.x, left) - 1)
        last = min(len(self.x), bisect_right(self.x, right) + 1)
        if first >= last:
            return
        if last - first <= most:
            flat = array(
                "d", (one for pair in zip(self.x[first:last], self.y[first:last], strict=True) for one in pair)
            )
        else:
            flat = self._summed(first, last, most)
        yield from _split(flat)

    def _summed(self, first: int, last: int, most: int) -> Flat:
        # Two points for each bucket.
        step = 1 << max(1, math.ceil(math.log2(2 * (last - first) / most)))
        buckets = self._buckets.setdefault(step, array("d"))
        for start in range(len(buckets) // 4 * step, len(self.x) - step + 1, step):
            buckets.extend(_bucket(self.x, self.y, start, start + step))
        begin, end = first // step, min(-(-last // step), len(buckets) // 4)
        found = buckets[4 * begin : 4 * end]
        if end * step < last:
            # The last bucket is not full yet.
            found.extend(_bucket(self.x, self.y, end * step, last))
        return found


def _bucket(x: Sequence[float], y: Sequence[float], first: int, last: int) -> tuple[float, float, float, float]:
    """Return the least and the greatest of some points, in the order in which they are; NaN if one is missing."""
    values = y[first:last]
    if math.isnan(sum(values)):
        return (x[first], math.nan, x[last - 1], math.nan)
    low, high = min(values), max(values)
    if values[0] <= values[-1]:
        return (x[first], low, x[last - 1], high)
    return (x[first], high, x[last - 1], low)


def _split(flat: Flat) -> Iterator[Flat]:
    """Yield the parts between gaps."""
    if not math.isnan(sum(flat[1::2])):
        yield flat
        return
    begin = 0
    for at in range(0, len(flat), 2):
        if math.isnan(flat[at + 1]):
            if at > begin:
                yield flat[begin:at]
            begin = at + 2
    if len(flat) > begin:
        yield flat[begin:]
