"""Each drive's throughput of the last minute, for the rows of Your Drives. No Qt."""

from __future__ import annotations

from collections import deque

from disktune_contract.drives.activity import DiskStat, rates
from disktune_contract.messages.look import ActivitySample

LENGTH = 40
"""Samples kept, one a second."""
FULL_BYTES_S = 1_000_000
"""A drive that moves less than this a second does not fill its chart: a log entry would seem like high load."""


class Throughput:
    """Bytes per second, read and written."""

    def __init__(self) -> None:
        self._before: dict[str, DiskStat] = {}
        self._at_s = 0.0
        self._past: dict[str, deque[tuple[float, float]]] = {}

    def add(self, sample: ActivitySample) -> set[str]:
        """Add the next sample, and return the drives whose chart has changed; those that are gone are forgotten.

        An empty chart stays as it is: most drives are idle at most times, and need not be painted then.
        """
        seconds = sample.at_s - self._at_s
        now = {stat.name: stat for stat in sample.drives}
        moved: set[str] = set()
        for name, stat in now.items():
            if name not in self._before:
                continue
            past = self._past.get(name)
            if past is None:
                # The first rate: until then nothing is known.
                past = self._past[name] = deque(maxlen=LENGTH)
                moved.add(name)
            # Nearly all drives are idle: without another request there is nothing to calculate.
            same = stat == self._before[name]
            rate = None if same else rates(self._before[name], stat, seconds)
            drawn = any(map(any, past)) if same else True
            past.append((rate.read_bytes_s, rate.write_bytes_s) if rate is not None else (0.0, 0.0))
            if drawn:
                moved.add(name)
        self._past = {name: past for name, past in self._past.items() if name in now}
        self._before, self._at_s = now, sample.at_s
        return moved

    def now(self, name: str) -> tuple[float, float] | None:
        """Return bytes per second read and written now, None before two samples."""
        past = self._past.get(name)
        return past[-1] if past else None

    def heights(self, name: str) -> tuple[float, ...]:
        """Return the past as fractions (0 to 1) of its own maximum, oldest first; empty if nothing happened."""
        sums = [sum(one) for one in self._past.get(name, ())]
        top = max(sums, default=0.0)
        return tuple(value / max(top, FULL_BYTES_S) for value in sums) if top else ()
