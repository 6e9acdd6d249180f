"""The speed of a simulated drive by place, order of requests, and other load.

The curves follow the mechanics. A hard disk turns at constant speed and stores bits at the same density
everywhere, so that the data rate is proportional to the radius; vendors divide that curve into zones. The curve
of flash is flat. Random numbers are a hash of seed and place, so the same simulation is equally fast in every run.
"""

from __future__ import annotations

import math
import threading
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from disktune_contract.record import record

SLACK_S = 0.02
"""A reader that returns within this time finds that the drive has continued meanwhile.

That is what look-ahead does in a real drive; here it also absorbs the overshoot of every sleep, so that the
measured speed is that of the curve.
"""

NAP_S = 0.0005
"""Shorter waits are accumulated: a sleep of 50 microseconds takes twice that."""

QUEUE_GAIN = 0.28
"""What each doubling of the queue depth adds to the rate of random reads of a hard disk: at 32 it does 2.4
times as many as one at a time, about what command queuing gains a disk of 7200 rpm."""

_NOISE_REGION_BYTES = 16 << 20
_DIP_REGION_BYTES = 256 << 20
_DIP_SPEED = 0.6
"""The fraction of its speed that a flash drive has during internal maintenance."""


def chance(*key: object) -> float:
    """Return a pseudo-random number from 0 to 1 that depends on *key* alone."""
    return zlib.crc32(repr(key).encode()) / (1 << 32)


@record
class SpeedCurve:
    """Sequential speed in bytes per second over the drive, and all other costs in seconds."""

    outer: float
    """At the first sector."""
    inner: float
    """At the last."""
    request_s: float
    """Cost of one request for the host and the link, however short it is."""
    access_s: float
    """Mean time to reach another place: seek and half a turn, or the flash's own latency."""
    turn_s: float = 0.0
    """One turn of the platters; 0 for flash."""
    link: float = 0.0
    """Speed of data in the drive's own cache; 0 is that of the medium."""
    zones: int = 1
    channels: int = 1
    """Requests that flash works on at a time."""
    noise: float = 0.005
    """Half width of the spread from place to place, as a fraction."""
    dips: float = 0.0
    """Fraction of places that are slow for the moment."""

    @property
    def mean(self) -> float:
        """Mean of the speeds at both ends."""
        return (self.outer + self.inner) / 2

    def at(self, fraction: float) -> float:
        """Return the speed at *fraction* (0 to 1) of the capacity, without noise.

        At constant bit density, capacity grows with the area: r(x)^2 = outer^2 - (outer^2 - inner^2) x.
        """
        zone = min(int(fraction * self.zones), self.zones - 1) / max(self.zones - 1, 1)
        return math.sqrt(self.outer**2 - (self.outer**2 - self.inner**2) * zone)

    def noisy(self, fraction: float, offset: int, seed: int) -> float:
        """Return the speed at *fraction*, which is *offset* bytes into the drive, with noise and dips."""
        speed = self.at(fraction) * (1 + self.noise * (2 * chance(seed, offset // _NOISE_REGION_BYTES) - 1))
        dips = chance(seed, "dip", offset // _DIP_REGION_BYTES) < self.dips
        return speed * _DIP_SPEED if dips else speed


MB = 1_000_000
PATA_7200 = SpeedCurve(55 * MB, 30 * MB, 60e-6, 13.5e-3, 60 / 7200, 90 * MB, zones=16, noise=0.015)
SATA_7200 = SpeedCurve(190 * MB, 90 * MB, 30e-6, 12.7e-3, 60 / 7200, 500 * MB, zones=20, noise=0.012)
SATA_5400 = SpeedCurve(175 * MB, 85 * MB, 30e-6, 16.5e-3, 60 / 5400, 500 * MB, zones=20, noise=0.012)
SATA_7200_OLD = SpeedCurve(88 * MB, 44 * MB, 40e-6, 13.2e-3, 60 / 7200, 250 * MB, zones=16, noise=0.012)
SATA_SSD = SpeedCurve(540 * MB, 540 * MB, 12e-6, 90e-6, channels=4, noise=0.004, dips=0.01)
NVME_SSD = SpeedCurve(3200 * MB, 3200 * MB, 5e-6, 60e-6, channels=5, noise=0.01)
USB_2 = SpeedCurve(38 * MB, 38 * MB, 250e-6, 17e-3, 60 / 5400, noise=0.01)
"""USB 2.0 carries some 38 MB/s of Bulk-Only Transport: the bus is the limit, not the disk."""
SD_CARD = SpeedCurve(23 * MB, 23 * MB, 120e-6, 700e-6, noise=0.01)
"""A card of a UHS class in a reader without UHS: 25 MB/s at most."""
MEMORY_BYTES_S = 9_000 * MB
"""Speed of reads from the page cache."""


WRITE_SPEED = 0.85
"""Speed of writing as a fraction of that of reading."""


@dataclass
class FastCache:
    """Flash that accepts writes at full speed (SLC) until it is full, and is emptied while nothing is written."""

    size_bytes: int
    slow: float
    """Speed of writes that do not fit, as a fraction of the full one."""
    freed_bytes_s: float
    """Rate at which it is emptied into the rest of the flash."""
    _used: float = 0.0
    _at: float = float("-inf")
    """Time of the last write."""

    def take(self, length: int, now: float) -> int:
        """Return how many of *length* bytes it takes, at *now* in seconds."""
        idle = now - self._at
        if idle > SLACK_S:
            self._used = max(0.0, self._used - idle * self.freed_bytes_s)
        taken = min(length, max(0, round(self.size_bytes - self._used)))
        self._used += taken
        return taken

    def written(self, now: float) -> None:
        """Record the end of a write."""
        self._at = now


class SimulatedTime:
    """The time of the simulated drives, for each thread that waits for one.

    It differs from the real time: it is ahead by sleeps that have not been made yet, and behind by the overshoot
    of sleeps. So a request takes exactly as long as its drive needs, whatever the speed of the real computer.
    """

    def __init__(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        self._clock, self._sleep = clock, sleep
        self._mine = threading.local()

    def now(self) -> float:
        """Return the time in seconds."""
        real = self._clock()
        mine: float = getattr(self._mine, "at", real)
        return mine if abs(real - mine) < SLACK_S else real

    def wait_until(self, moment: float) -> None:
        """Set the time of this thread to *moment*, and sleep until then."""
        self._mine.at = moment
        ahead = moment - self._clock()
        if ahead > NAP_S:
            self._sleep(ahead)


class Pacer:
    """Turns durations into points in time: one after the other, without gaps."""

    def __init__(self, time: SimulatedTime) -> None:
        self._time = time
        self._lock = threading.Lock()
        self._free_at = float("-inf")

    def spend(self, seconds: float) -> None:
        """Wait until *seconds* more of work are done, after all work requested before."""
        with self._lock:
            now = self._time.now()
            start = self._free_at if now - self._free_at < SLACK_S else now
            self._free_at = done = start + seconds
        self._time.wait_until(done)


class SimulatedMedium:
    """The platters or the flash of one drive. Readers of one drive share it, and its speed."""

    def __init__(
        self,
        curve: SpeedCurve,
        size_bytes: int,
        *,
        seed: int,
        time: SimulatedTime,
    ) -> None:
        self.curve = curve
        self.size_bytes = size_bytes
        self.time = time
        self._seed = seed
        self._pacer = Pacer(time)
        self._next = 0
        self._last = -1
        self._lock = threading.Lock()
        self._free_at = [float("-inf")] * curve.channels
        """When each channel of the flash, or the one arm of a disk, has completed its requests."""
        self._link_free_at = float("-inf")
        self.busy_share: Callable[[], float] = lambda: 0.0
        """Returns the fraction of its time (0 to 1) that the drive spends on other requests."""
        self.look_ahead: Callable[[], bool] = lambda: True
        """Returns whether the drive reads ahead; if not, each request waits for the platter."""
        self.seek_factor: Callable[[], float] = lambda: 1.0
        """Returns how much longer seeks take than at their fastest (acoustic management)."""
        self.fast_cache: FastCache | None = None
        """None if all of the medium accepts writes at the same speed."""

    def read(self, offset: int, length: int, request_bytes: int) -> float:
        """Wait as long as reading *length* bytes takes in requests of *request_bytes*; return the seconds."""
        seconds = self._next_seconds(offset, length, request_bytes)
        self._pacer.spend(seconds)
        return seconds

    def rest(self, seconds: float) -> None:
        """Let time pass without requests, before the next `read`."""
        self._pacer.spend(seconds)

    def write(self, offset: int, length: int) -> float:
        """Wait as long as writing *length* bytes in order takes; return the seconds."""
        now, curve, cache = self.time.now(), self.curve, self.fast_cache
        fast = length if cache is None else cache.take(length, now)
        speed = curve.noisy(offset / self.size_bytes, offset, self._seed) * WRITE_SPEED
        speed *= 1 - min(self.busy_share(), 0.8)
        seconds = curve.request_s + fast / speed
        if cache is not None:
            seconds += (length - fast) / (speed * cache.slow)
        self._pacer.spend(seconds)
        if cache is not None:
            cache.written(self.time.now())
        return seconds

    def answer(self, offset: int, length: int, depth: int) -> float:
        """Return when a read requested now is completed, with *depth* requests in the drive at a time."""
        now = self.time.now()
        with self._lock:
            in_order = offset in (self._next, self._last)
            seconds = self._next_seconds(offset, length, length)
            if self.curve.turn_s or in_order:
                # One arm, or one stream: one after the other. A deeper queue lets the arm take a shorter way.
                if not in_order:
                    seconds /= 1 + QUEUE_GAIN * math.log2(max(1, depth))
                self._link_free_at = max(self._link_free_at, now) + seconds
                return self._link_free_at
            channel = min(range(min(depth, len(self._free_at))), key=self._free_at.__getitem__)
            self._free_at[channel] = done = max(self._free_at[channel], now) + seconds
            self._link_free_at = max(self._link_free_at, now) + length / self.curve.mean
            return max(done, self._link_free_at)

    def _next_seconds(self, offset: int, length: int, request_bytes: int) -> float:
        """Return how long a read takes after the one before it."""
        # The cache has only what was read before; a longer read from the same place needs the platter.
        again = offset == self._last and offset + length <= self._next
        in_order = offset in (self._last, self._next)
        self._last, self._next = offset, offset + length
        if again:
            return length / (self.curve.link or self.curve.outer) + self.curve.request_s
        return self.seconds(offset, length, request_bytes, in_order=in_order)

    def seconds(self, offset: int, length: int, request_bytes: int, *, in_order: bool) -> float:
        """Return how long a read takes."""
        curve = self.curve
        requests = max(1, -(-length // request_bytes))
        speed = curve.noisy(offset / self.size_bytes, offset, self._seed)
        seconds = length / (speed * (1 - min(self.busy_share(), 0.8))) + requests * curve.request_s
        if not self.look_ahead():
            seconds += requests * curve.turn_s
        if not in_order:
            seconds += curve.access_s * self.seek_factor() * (0.5 + chance(self._seed, "seek", offset))
        return seconds
