"""What the simulated machine does on its own: desktop traffic, a RAID rebuild, and the counters that show it.

Everything is a function of seed and clock, evaluated when it is read: nothing runs in the background.
"""

from __future__ import annotations

import errno
import math
import os
import threading
from collections.abc import Callable
from dataclasses import astuple
from statistics import fmean
from typing import Protocol

from disktune_contract.drives.activity import SECTOR_BYTES, DiskStat
from disktune_contract.record import record
from disktune_gui.demo.medium import SpeedCurve, chance

_BURST_S = 4
"""How long a burst of desktop traffic lasts."""
_LOOK_BACK_S = 600
_MARKS_S = 30
"""The kernel averages the speed of a rebuild over this time: 10 marks of 3 s (drivers/md/md.c)."""
YIELDING = 0.4
"""The part of a rebuild's speed that is left while the array is in use."""
_ACTIONS = frozenset({"idle", "frozen", "resync", "recover", "check", "repair", "reshape"})
_LONGEST_CATCH_UP_S = 3600
"""After a longer time without a reading only the last hour is replayed second by second."""


class Background(Protocol):
    """Traffic of other programs on a drive. Times are seconds of the machine's clock since it was made."""

    def until(self, at_s: float, /) -> tuple[float, float]:
        """Return bytes read and bytes written from the beginning to *at_s*; neither ever decreases."""

    def rate(self, at_s: float, /) -> float:
        """Return bytes per second, both ways, at *at_s*."""

    def last_use(self, at_s: float, /) -> float:
        """Return when the drive was last used before *at_s*, minus infinity if not in the last 10 minutes."""


class NoTraffic:
    """No traffic: a drive that is not in use."""

    def until(self, _: float) -> tuple[float, float]:
        return 0.0, 0.0

    def rate(self, _: float) -> float:
        return 0.0

    def last_use(self, _: float) -> float:
        return float("-inf")


class DesktopTraffic:
    """A user at work: bursts of reads and writes with idle time between them."""

    def __init__(self, seed: int, name: str, *, read: float, write: float, duty: float) -> None:
        """Make traffic of *read* and *write* bytes per second on average in bursts that fill *duty* (0 to 1)."""
        self._key = (seed, name)
        self._read, self._write, self._duty = read, write, duty
        self._at_s, self._total = 0.0, (0.0, 0.0)
        self._lock = threading.Lock()

    def until(self, at_s: float) -> tuple[float, float]:
        with self._lock:
            self._at_s = max(self._at_s, at_s - _LONGEST_CATCH_UP_S)
            while self._at_s < at_s:
                second = int(self._at_s)
                step = min(second + 1.0, at_s) - self._at_s
                read, written = self._in_second(second)
                self._total = (self._total[0] + read * step, self._total[1] + written * step)
                # Not by adding the step: rounding could leave it an instant before the full second forever.
                self._at_s = min(second + 1.0, at_s)
            return self._total

    def rate(self, at_s: float) -> float:
        return sum(self._in_second(int(at_s)))

    def last_use(self, at_s: float) -> float:
        for second in range(int(at_s), max(-1, int(at_s) - _LOOK_BACK_S), -1):
            if any(self._in_second(second)):
                return min(at_s, second + 1.0)
        return float("-inf")

    def _in_second(self, second: int) -> tuple[float, float]:
        burst = second // _BURST_S
        if chance(*self._key, burst) >= self._duty:
            return 0.0, 0.0
        # 0 to 2 times the mean, squared in the tail: most bursts are small.
        strength = 3 * chance(*self._key, "size", second) ** 2 / self._duty
        return self._read * strength * chance(*self._key, "mix", burst) * 2, self._write * strength


@record
class TimeLapse:
    """How many times faster than the clock a rebuild runs, and for how long it did before this process began."""

    factor: float = 1.0
    ahead_s: float = 0.0

    @property
    def on(self) -> bool:
        """Whether its end is to be seen."""
        return self.factor > 1

    def at(self, at_s: float) -> float:
        """Return the time of the rebuild at *at_s* of the clock."""
        return self.factor * (at_s + self.ahead_s) if self.on else at_s


SPEED = "DISKTUNE_DEMO_SPEED"
"""The variable with the factor of the rebuild and the monotonic time from which on it holds: ``60@1234.5``."""


def time_lapse(now_s: float) -> TimeLapse:
    """Return what the environment asks for; all helpers of one window have the same."""
    factor, _, since = os.environ.get(SPEED, "").partition("@")
    try:
        return TimeLapse(float(factor), max(0.0, now_s - float(since)))
    except ValueError:
        return TimeLapse()


class Rebuild:
    """The recovery of a RAID 5: one member is written from the others, end to end and over again.

    In a time lapse it ends, and the array is complete.
    """

    def __init__(
        self, seed: int, curve: SpeedCurve, component_bytes: int, *, start: float, lapse: TimeLapse | None = None
    ) -> None:
        """Make a rebuild of *component_bytes* per member that is at *start* (0 to 1) when the clock begins."""
        self._lapse = lapse or TimeLapse()
        self.over = False
        self._seed, self._curve = seed, curve
        self.component_bytes = component_bytes
        self._begun = self._total = start * component_bytes
        self._at_s = 0.0
        self._lock = threading.Lock()
        self.limits: Callable[[], tuple[float, float]] = lambda: (math.inf, math.inf)
        """Returns the lower and the upper speed limit, in bytes per second and member."""
        self.action = "recover"
        """``sync_action``: recover, or frozen while a user has paused it."""

    def act(self, word: str, at_s: float) -> None:
        """Do what a write to ``sync_action`` does (drivers/md/md.c action_store)."""
        self._advance(at_s)
        if word not in _ACTIONS:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        if word not in ("idle", "frozen"):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        # A rebuild that is due starts again on its own.
        self.action = "frozen" if word == "frozen" else "recover"

    @property
    def runs(self) -> bool:
        """Whether anything is being copied."""
        return self.action == "recover"

    def done_bytes(self, at_s: float) -> int:
        """Return how much of each member is rebuilt; at the end another disk fails and it starts again."""
        total = self._advance(at_s)
        return self.component_bytes if self.over else int(total % self.component_bytes)

    def rate(self, at_s: float) -> float:
        """Return the present speed in bytes per second and member: that of the slowest place in use."""
        return self._speed(self._advance(at_s), int(at_s)) if self.runs else 0.0

    def reported_rate(self, at_s: float) -> float:
        """Return the speed that the kernel reports: a mean over half a minute (drivers/md/md.c SYNC_MARKS)."""
        total = self._advance(at_s)
        if not self.runs:
            return 0.0
        return self._lapse.factor * fmean(self._speed(total, int(at_s) - ago) for ago in range(_MARKS_S))

    def copied_bytes(self, at_s: float) -> float:
        """Return the bytes copied since the clock began, at the speed of the drives also in a time lapse."""
        return (self._advance(at_s) - self._begun) / self._lapse.factor

    def _advance(self, at_s: float) -> float:
        at_s = self._lapse.at(at_s)
        with self._lock:
            skipped = at_s - (math.inf if self._lapse.on else _LONGEST_CATCH_UP_S)
            self._at_s = max(self._at_s, at_s if not self.runs else skipped)
            while self._at_s < at_s and not self.over:
                second = int(self._at_s)
                step = min(second + 1.0, at_s) - self._at_s
                self._total += self._speed(self._total, second) * step
                self._at_s = min(second + 1.0, at_s)
                if self._lapse.on and self._total >= self.component_bytes:
                    self._total, self.over, self.action = self.component_bytes, True, "idle"
            return self._total

    def _speed(self, total: float, second: int) -> float:
        place = total % self.component_bytes / self.component_bytes
        # Parity has to wait for the slower of two disks, and for the seeks of other users of the array.
        free = self._curve.at(place) * (0.86 + 0.08 * chance(self._seed, "md", second))
        least, most = self.limits()
        # While the array is in use the rebuild yields, but not below the lower limit (md_do_sync).
        return min(free, most, max(least, YIELDING * free))


class MemberTraffic:
    """The traffic of a rebuild on one member."""

    def __init__(self, rebuild: Rebuild, *, writes: bool) -> None:
        """Make the traffic of a member that is read, or of the one that is *written*."""
        self._rebuild, self._writes = rebuild, writes

    def until(self, at_s: float) -> tuple[float, float]:
        copied = self._rebuild.copied_bytes(at_s)
        return (0.0, copied) if self._writes else (copied, 0.0)

    def rate(self, at_s: float) -> float:
        return self._rebuild.rate(at_s)

    def last_use(self, at_s: float) -> float:
        return at_s


@record
class ProgramUse:
    """What programs have requested of a drive: requests, bytes, and the seconds that they took in total."""

    reads: int = 0
    read_bytes: int = 0
    read_s: float = 0.0
    writes: int = 0
    written_bytes: int = 0
    write_s: float = 0.0
    busy_s: float = 0.0
    """How long the drive was busy; less than the sum where it works on several requests at a time."""
    discarded_bytes: int = 0

    def __add__(self, more: ProgramUse) -> ProgramUse:
        return ProgramUse(*(mine + its for mine, its in zip(astuple(self), astuple(more), strict=True)))


_LARGEST_DISCARD = 2147450880
"""Bytes of one request: 65535 ranges of 64 sectors (drivers/ata/libata-scsi.c)."""


class Counters:
    """The kernel's statistics of one block device (Documentation/admin-guide/iostats.rst)."""

    def __init__(self, background: Background, *, bytes_s: float, request_bytes: int, since_boot: int) -> None:
        """Count *background* in requests of *request_bytes*, on a drive of *bytes_s*.

        ``since_boot`` is how many requests there were before the clock began, for realistic totals.
        """
        self.background = background
        self._bytes_s, self._request_bytes, self._before = bytes_s, request_bytes, since_boot
        self._own = ProgramUse()
        self._lock = threading.Lock()
        self.tell: Callable[[ProgramUse], None] = lambda _: None
        """Called with every use by this process."""

    def add_read(self, requests: int, length: int, seconds: float, busy_s: float | None = None) -> None:
        """Count this program's own reads: *seconds* in total, within *busy_s* (the same for consecutive reads)."""
        busy = seconds if busy_s is None else busy_s
        self._add(ProgramUse(reads=requests, read_bytes=length, read_s=seconds, busy_s=busy))

    def add_written(self, requests: int, length: int, seconds: float) -> None:
        """Count what a simulated program wrote in *seconds*."""
        self._add(ProgramUse(writes=requests, written_bytes=length, write_s=seconds, busy_s=seconds))

    def add_discarded(self, length: int) -> None:
        """Count what was trimmed."""
        self._add(ProgramUse(discarded_bytes=length))

    def take(self, use: ProgramUse) -> None:
        """Count what another process has done."""
        with self._lock:
            self._own += use

    def _add(self, use: ProgramUse) -> None:
        self.take(use)
        self.tell(use)

    def stat(self, name: str, at_s: float) -> DiskStat:
        """Return the line of /proc/diskstats for the device at *at_s*."""
        read, written = self.background.until(at_s)
        with self._lock:
            own = self._own
        size, rate = self._request_bytes, self._bytes_s
        reads, writes = self._before + int(read / size), self._before // 2 + int(written / size)
        old_read, old_written = self._before * size // 4, self._before * size // 8
        # A request waits for about one other of its kind, so it takes twice its own transfer time.
        read_ms = int(2000 * (old_read + read) / rate) + int(own.read_s * 1000)
        write_ms = int(2000 * (old_written + written) / rate) + int(own.write_s * 1000)
        return DiskStat(
            name=name,
            reads=reads + own.reads,
            reads_merged=reads // 12,
            sectors_read=(old_read + int(read) + own.read_bytes) // SECTOR_BYTES,
            read_ms=read_ms,
            writes=writes + own.writes,
            writes_merged=writes // 6,
            sectors_written=(old_written + int(written) + own.written_bytes) // SECTOR_BYTES,
            write_ms=write_ms,
            in_flight=int(self.background.rate(at_s) > 0),
            busy_ms=int(1000 * (old_read + old_written + read + written) / rate) + int(own.busy_s * 1000),
            weighted_ms=read_ms + write_ms,
            discards=-(-own.discarded_bytes // _LARGEST_DISCARD),
            discards_merged=0,
            sectors_discarded=own.discarded_bytes // SECTOR_BYTES,
            discard_ms=0,
            flushes=writes // 40,
            flush_ms=write_ms // 50,
        )


def fields(stat: DiskStat) -> str:
    """Return the 17 numbers of a line of /proc/diskstats, without the name (block/genhd.c diskstats_show)."""
    return " ".join(str(value) for value in astuple(stat)[1:])
