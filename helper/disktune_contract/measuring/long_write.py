"""A long write to a file: how fast it was from the first byte to the last, and how soon the drive recovers.

Solid-state drives take writes in a part of their flash that is fast (SLC), and shingled hard disks in a part that
is not shingled. When it is full, the speed falls to what the rest can do. The drive empties it when it is idle.
"""

from __future__ import annotations

import math

from disktune_contract.record import record

MOST_POINTS = 1000
"""A write is told in so many parts of equal size: each is a thousandth of what is written at most."""

REST_WRITES = 2
"""The short writes after pauses have as many bytes in all as so many long writes, at most."""

RESTS_S = (30, 60, 120, 300, 600)
"""Pauses in seconds after which a short write measures how much of the cache is free again. Each begins with a
full cache, since the write before filled what was free."""


@record
class WritePoint:
    """A part of the write; all but the last have the same number of bytes."""

    end_bytes: int
    """Bytes written when it ended."""
    bytes_s: float
    elapsed_s: float
    """When it ended, in seconds since the write began."""
    temperature_c: float | None = None
    """The warmest drive below the folder, as last seen; None: no sensor of the kernel reports it."""


@record
class SpeedLevel:
    """A speed that was held, in bytes per second: the median of its parts with the interval at 95%."""

    bytes_s: float
    low: float
    high: float


@record
class Drop:
    """A place after which the write stayed slower. The interval is at 95%."""

    position_bytes: int
    low_bytes: int
    high_bytes: int
    before: SpeedLevel
    after: SpeedLevel
    gradual: bool = False
    """Whether the speed fell over a stretch, which the interval then covers."""
    temperature_c: float | None = None
    """Of the drive when it fell."""

    @property
    def middle_bytes_s(self) -> float:
        """The speed between both, where neither is nearer (geometric mean)."""
        return math.sqrt(self.before.bytes_s * self.after.bytes_s)


@record
class SpeedCourse:
    """What the speeds of a write amount to."""

    level: SpeedLevel | None
    """Of the whole write; None where too little was written to tell."""
    drops: tuple[Drop, ...] = ()
    """In their order."""
    declined: float | None = None
    """The share of the speed that was lost steadily from beginning to end, where that explains it better."""


@record
class Rest:
    """A pause, and the short write after it."""

    pause_s: int
    written_bytes: int
    """By the short write."""
    back_bytes: int
    """What of it was fast: so much of the cache was free again."""
    low_bytes: int
    high_bytes: int
    whole: bool
    """Whether all of it was fast, which is as much as the cache was found to hold."""


@record
class LongWrite:
    """The course of a long write. Sizes in bytes, times in seconds."""

    points: tuple[WritePoint, ...]
    course: SpeedCourse
    sync_s: float
    """What it took in the end until the drive had emptied its own volatile cache (fdatasync)."""
    limit_c: float | None = None
    """The temperature at which the write would have been stopped; None: no sensor."""
    buffered_by: str = ""
    """The file system, if it may keep written data in memory of its own: then a drop may be that of memory."""
    rests: tuple[Rest, ...] = ()
    rest_asked: bool = False
    """Whether the rest time was to be measured."""

    @property
    def drop(self) -> Drop | None:
        """The first drop."""
        return self.course.drops[0] if self.course.drops else None

    @property
    def cache_is_full_at(self) -> Drop | None:
        """The drop at which the fast cache was full; None if there is none, or another cause is as likely."""
        drop = self.drop
        return drop if drop is not None and not self.buffered_by and not self.was_hot(drop) else None

    def was_hot(self, drop: Drop) -> bool:
        """Whether the drive was so warm at *drop* that heat may have slowed it."""
        return (
            drop.temperature_c is not None
            and self.limit_c is not None
            and drop.temperature_c >= self.limit_c - NEAR_LIMIT_K
        )


NEAR_LIMIT_K = 8.0
"""So close to its limit a drive may already slow itself: NVMe drives begin some degrees below the temperature that
they name as their warning (NVM Express Base Specification 2.0c, 8.15.5, host controlled thermal management)."""
