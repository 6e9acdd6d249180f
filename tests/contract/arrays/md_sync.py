"""A rebuild as md does it, and what it reports of it: for forecasts, whose truth is known here.

What matters of drivers/md/md.c md_do_sync and raid1-10.c: so much is under way at once, progress tells of finished
requests, and at every sixteenth nothing new begins before all that was begun is finished. After that the block
layer merges what comes all at once, so that for a while nothing finishes though the drive works.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from disktune_contract.arrays.forecast import ProgressMark

Curve = Callable[[float], float]
"""Speed in bytes per second at a place, 0 to 1."""

SIXTEENTHS = 16
WINDOW = 2 << 20
"""Bytes under way: RESYNC_DEPTH of RESYNC_BLOCK_SIZE in raid1-10.c."""
MERGED = 1280 << 10
"""The largest request that the block layer makes on its own (BLK_DEF_MAX_SECTORS)."""
MOST_REQUESTS = 3000
"""Of a large drive requests are taken together: a thousandth more or less matters to nobody."""


@dataclass(frozen=True)
class Rebuild:
    """One rebuild of *total* bytes on a drive of *curve*."""

    total: float
    curve: Curve
    noise: float = 0.0
    """How far the time that a request takes lies off, at most, as a fraction."""
    others: float = 0.0
    """How much of the drive other work takes, now and then for a tenth of what the whole takes alone."""
    seed: int = 1

    def finished(self) -> Iterator[tuple[float, float]]:
        """Yield when a request was finished, in seconds, and how many bytes were done then."""
        chance = random.Random(self.seed)  # noqa: S311
        least = self.total / MOST_REQUESTS
        busy = self._busy(chance)
        at_s = done = 0.0
        for part in range(SIXTEENTHS):
            goal = self.total * (part + 1) / SIXTEENTHS
            request = max(least, chance.uniform(MERGED / 4, MERGED))
            # A drained drive gets everything at once; then each request that ends lets one more begin.
            first = max(request, WINDOW * chance.uniform(0.5, 1))
            while done < goal:
                size = min(first or request, goal - done)
                first = 0.0
                speed = self.curve(done / self.total) * (1 - self.others * busy(at_s))
                at_s += size / speed * (1 + self.noise * chance.uniform(-1, 1))
                done += size
                yield at_s, done

    def _busy(self, chance: random.Random) -> Callable[[float], bool]:
        alone = sum(self.total / 50 / self.curve((index + 0.5) / 50) for index in range(50))
        times = sorted(chance.uniform(0, alone) for _ in range(3))
        return lambda at_s: any(begun <= at_s < begun + alone / 10 for begun in times)

    def looked_at(self, every_s: float) -> tuple[list[ProgressMark], float]:
        """Return what an observer sees who looks about every so many seconds, and when it ended."""
        chance = random.Random(self.seed + 1)  # noqa: S311
        marks, seen, look_s = [], 0.0, 0.0
        at_s = 0.0
        for at_s, done in self.finished():
            while look_s < at_s:
                marks.append(ProgressMark(look_s, seen))
                look_s += every_s * chance.uniform(1, 1.15)
            seen = done
        return marks, at_s
