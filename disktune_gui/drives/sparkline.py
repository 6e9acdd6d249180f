"""The last minute of each drive's throughput, for the small charts in the list. Without Qt."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from disktune_contract.drives.activity import DiskStat, rates
from disktune_contract.messages.look import ActivitySample

LENGTH = 40
"""Samples kept, one a second: as many as the small chart has room for."""

FULL_BYTES_S = 1_000_000
"""A drive that moves less than this a second does not fill its chart, or a log entry looked like a storm."""


class Sparklines:
    """Throughput of all drives, bytes per second read and written together."""

    def __init__(self) -> None:
        self._before: dict[str, DiskStat] = {}
        self._at_s = 0.0
        self._past: dict[str, deque[float]] = {}

    def add(self, sample: ActivitySample) -> set[str]:
        """Take the next sample, and return which charts look another way now; drives that are gone are forgotten.

        A chart of nothing stays one: most drives are idle at most times, and need not be painted then.
        """
        seconds = sample.at_s - self._at_s
        now = {stat.name: stat for stat in sample.drives}
        moved: set[str] = set()
        for name, stat in now.items():
            if name in self._before:
                rate = rates(self._before[name], stat, seconds)
                past = self._past.setdefault(name, deque(maxlen=LENGTH))
                drawn = any(past)
                past.append(rate.read_bytes_s + rate.write_bytes_s)
                if drawn or past[-1]:
                    moved.add(name)
        self._past = {name: past for name, past in self._past.items() if name in now}
        self._before, self._at_s = now, sample.at_s
        return moved

    def heights(self, name: str) -> Sequence[float]:
        """Return the past as fractions (0 to 1) of its own maximum, oldest first; empty if nothing happened."""
        past = self._past.get(name, ())
        top = max(past, default=0.0)
        if top == 0:
            return ()
        return [value / max(top, FULL_BYTES_S) for value in past]
