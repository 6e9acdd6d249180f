"""Counting: which program began how many bursts, when, and how often it started the drive.

Memory is bounded: `_MOST` programs, for each of them `_MOST_TIMES` times and the parts of the recording.
"""

from __future__ import annotations

import statistics
from collections import deque

from disktune_contract.accesses.recording import (
    MOST_CULPRITS,
    QUIET_S,
    SLOTS,
    AccessKind,
    Culprit,
)
from disktune_helper.recording.access import DriveAccess, Who

_MOST = 1024
_MOST_TIMES = 512
_LEAST_TIMES = 3

_Key = tuple[AccessKind, Who, str, str]


class _Count:
    def __init__(self, first: float, last: float) -> None:
        self.first, self.last = first, last
        self.requests = self.bursts = self.began = self.woke = 0
        self.burst = 0
        """The number of the last burst that it was seen in."""
        self.times: deque[float] = deque(maxlen=_MOST_TIMES)
        self.slots: set[int] = set()


class Burst:
    """A group of requests without a pause."""

    def __init__(self, number: int, began: float, last: float) -> None:
        self.number, self.began, self.last = number, began, last
        self.beginner: _Key | None = None
        self.waker: _Key | None = None
        """The first that may have started the drive."""
        self.judged = False
        """Whether it has been said that this burst started the drive, or did not."""


class Tally:
    """What is counted of a recording that began at *began* and is to take *minutes*. Times: seconds since the
    epoch."""

    def __init__(self, began: float, minutes: int) -> None:
        self._began, self._slot_s = began, minutes * 60 / SLOTS
        self._counts: dict[_Key, _Count] = {}
        self.bursts = 0
        self.unnamed = 0
        self._turn = 0
        self.burst: Burst | None = None
        """The last one, over or not."""

    def touch(self, at: float) -> Burst:
        """Take note that the drive was reached, by whomever; return the burst that this belongs to."""
        if self.burst is None or at - self.burst.last >= QUIET_S:
            self.bursts += 1
            self.burst = Burst(self.bursts, at, at)
        self.burst.last = max(self.burst.last, at)
        return self.burst

    def add(self, access: DriveAccess, at: float) -> None:
        """Count an access."""
        burst = self.touch(at)
        whos = (access.who, *access.others)
        # What several have caused together counts for each in turn.
        self._turn += len(whos) > 1
        for place, who in enumerate(whos):
            key = (access.kind, who, access.volume, access.command)
            count = self._counts.get(key)
            if count is None:
                if len(self._counts) >= _MOST:
                    self.unnamed += not place
                    continue
                count = self._counts[key] = _Count(at, at)
            self._count(count, burst, at, requests=place == self._turn % len(whos))
            if place == 0:
                self._begin(key, count, burst, at, wakes=access.wakes)

    def _count(self, count: _Count, burst: Burst, at: float, *, requests: bool) -> None:
        count.first, count.last = min(count.first, at), max(count.last, at)
        count.requests += requests
        if count.burst != burst.number:
            count.burst = burst.number
            count.bursts += 1

    def _begin(self, key: _Key, count: _Count, burst: Burst, at: float, *, wakes: bool) -> None:
        if burst.beginner is None:
            burst.beginner = key
            count.began += 1
            count.times.append(at)
            count.slots.add(max(0, min(SLOTS - 1, int((at - self._began) / self._slot_s))))
        if burst.waker is None and wakes:
            burst.waker = key

    def woke(self) -> None:
        """Take note that the last burst started the drive."""
        if self.burst is not None and not self.burst.judged:
            self.burst.judged = True
            key = self.burst.waker or self.burst.beginner
            if key is not None:
                self._counts[key].woke += 1

    def culprits(self) -> tuple[Culprit, ...]:
        """Return everybody who was counted, whoever began most bursts first."""
        ordered = sorted(self._counts.items(), key=lambda one: (one[1].began, one[1].bursts, one[1].requests))
        return tuple(_culprit(*one) for one in reversed(ordered))[:MOST_CULPRITS]

    def left_out(self) -> int:
        """Return how many requests belong to nobody whom `culprits` returns."""
        named = sum(one.requests for one in self.culprits())
        return self.unnamed + sum(one.requests for one in self._counts.values()) - named


def _culprit(key: _Key, count: _Count) -> Culprit:
    kind, who, volume, command = key
    gaps = [later - earlier for earlier, later in zip(count.times, list(count.times)[1:], strict=False)]
    return Culprit(
        kind,
        who.program,
        who.unit,
        volume,
        command,
        count.requests,
        count.bursts,
        count.began,
        count.woke,
        round(statistics.median(gaps), 1) if len(count.times) >= _LEAST_TIMES else None,
        count.first,
        count.last,
        tuple(sorted(count.slots)),
    )
