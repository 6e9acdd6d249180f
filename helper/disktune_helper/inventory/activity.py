"""Counters of all drives at a steady pace, from /proc/diskstats, while somebody watches."""

from __future__ import annotations

import threading
from collections.abc import Callable

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import ActivitySample
from disktune_contract.sentence import Sentence
from disktune_helper.decode import diskstats
from disktune_helper.system import threads
from disktune_helper.system.ports import Ports

MIN_INTERVAL_MS, MAX_INTERVAL_MS = 250, 10_000


class ActivityWatch:
    """A thread that exists only while it is wanted."""

    def __init__(self, ports: Ports, emit: Callable[[str, object], None]) -> None:
        self._ports = ports
        self._emit = emit
        self._lock = threading.Lock()
        self._stop: threading.Event | None = None

    def start(self, interval_ms: int) -> None:
        """Send a sample now and every *interval_ms*; replaces an earlier pace."""
        if not MIN_INTERVAL_MS <= interval_ms <= MAX_INTERVAL_MS:
            raise Refusal(
                Fault.OUT_OF_RANGE,
                Sentence("The interval is {least} to {most} ms.", least=MIN_INTERVAL_MS, most=MAX_INTERVAL_MS),
            )
        self.stop()
        stop = threading.Event()
        threads.start(lambda: self._work(interval_ms / 1000, stop), "activity")
        with self._lock:
            self._stop = stop

    def stop(self) -> None:
        """Send no more samples."""
        with self._lock:
            if self._stop is not None:
                self._stop.set()
            self._stop = None

    def _work(self, interval_s: float, stop: threading.Event) -> None:
        while True:
            try:
                stats = diskstats.parse(self._ports.read_text("/proc/diskstats"))
            except OSError:
                stats = {}
            self._emit("activity", ActivitySample(self._ports.monotonic(), tuple(stats.values())))
            if stop.wait(interval_s):
                return
