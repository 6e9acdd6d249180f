"""A clock that advances only when a thread sleeps on it."""

from __future__ import annotations


class VirtualClock:
    """Call it for the time in seconds; `sleep` lets it pass, ``overshoot`` longer than was asked for."""

    def __init__(self, overshoot: float = 0.0) -> None:
        self.now = 1000.0
        self.slept = 0.0
        self._overshoot = overshoot

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds + self._overshoot
        self.slept += seconds
