"""What a drive is doing: the kernel's counters, and the rates between two readings of them.

Counters as in Documentation/admin-guide/iostats.rst, rates as iostat(1) of sysstat 12 defines them.
"""

from __future__ import annotations

from disktune_contract.record import record

SECTOR_BYTES = 512
"""What the kernel calls a sector in its statistics, whatever the drive calls one."""


@record
class DiskStat:
    """One line of ``/proc/diskstats``: totals since the drive appeared. Times in milliseconds.

    The millisecond fields are 32-bit numbers on every kernel and start over after 49.7 days of waiting; on 32-bit
    machines the others are too. Discards exist since Linux 4.18 and flushes since 5.5, None before.
    """

    name: str
    reads: int
    """Completed."""
    reads_merged: int
    """Requests that were joined to a neighbour before they were sent."""
    sectors_read: int
    """`SECTOR_BYTES` each."""
    read_ms: int
    """Summed over all requests, from queued to completed."""
    writes: int
    writes_merged: int
    sectors_written: int
    write_ms: int
    in_flight: int
    """Sent and not completed yet: the only number here that also falls."""
    busy_ms: int
    """Time with anything in flight."""
    weighted_ms: int
    """Busy time multiplied by the number of requests in flight in that time."""
    discards: int | None = None
    discards_merged: int | None = None
    sectors_discarded: int | None = None
    discard_ms: int | None = None
    flushes: int | None = None
    flush_ms: int | None = None


@record
class Activity:
    """What happened between two readings, per second."""

    read_bytes_s: float
    write_bytes_s: float
    discard_bytes_s: float
    read_iops: float
    write_iops: float
    mean_wait_ms: float | None
    """iostat's await: mean time of the reads, writes and discards completed; None if there were none."""
    read_wait_ms: float | None
    """r_await."""
    write_wait_ms: float | None
    """w_await."""
    utilisation: float
    """%util as a fraction, 0 to 1. A drive that works on many requests at once can do more even at 1."""
    mean_queue: float
    """aqu-sz: mean number of requests queued or being worked on."""
    flushing: float = 0.0
    """Share of the time, 0 to 1, in which the drive was writing out its cache; part of ``utilisation``. The kernel
    sends a queue one flush at a time (Documentation/block/stat.rst). 0 where not counted: for partitions, and
    before Linux 5.5."""
    discarding: float = 0.0
    """The same for discards (TRIM), at most: of those that it works on at once each counts in full."""


QUIET = Activity(0, 0, 0, 0, 0, None, None, None, 0, 0)
"""Nothing happened, or nothing can be known."""


def rates(before: DiskStat, after: DiskStat, seconds: float) -> Activity:
    """Return what happened between two readings that are *seconds* apart.

    A counter that fell from the upper half of 32 bits to the lower has wrapped, and counts on. Any other that
    fell means that the name has been given to another drive: its totals do not belong to the interval, so the
    answer is `QUIET`, as for an interval that is not positive.
    """
    step = {name: _step(getattr(before, name), getattr(after, name)) for name in _COUNTERS}
    if seconds <= 0 or any(count is None for count in step.values()):
        return QUIET
    grown = {name: count or 0 for name, count in step.items()}
    reads, writes, discards = grown["reads"], grown["writes"], grown["discards"]
    read_ms, write_ms, discard_ms = grown["read_ms"], grown["write_ms"], grown["discard_ms"]
    return Activity(
        read_bytes_s=grown["sectors_read"] * SECTOR_BYTES / seconds,
        write_bytes_s=grown["sectors_written"] * SECTOR_BYTES / seconds,
        discard_bytes_s=grown["sectors_discarded"] * SECTOR_BYTES / seconds,
        read_iops=reads / seconds,
        write_iops=writes / seconds,
        mean_wait_ms=_mean(read_ms + write_ms + discard_ms, reads + writes + discards),
        read_wait_ms=_mean(read_ms, reads),
        write_wait_ms=_mean(write_ms, writes),
        # Ticks are rounded and readings are not instantaneous: the quotient may come out above 1.
        utilisation=min(1.0, grown["busy_ms"] / 1000 / seconds),
        mean_queue=grown["weighted_ms"] / 1000 / seconds,
        flushing=min(1.0, grown["flush_ms"] / 1000 / seconds),
        discarding=min(1.0, discard_ms / 1000 / seconds),
    )


_COUNTERS = (
    "reads",
    "sectors_read",
    "read_ms",
    "writes",
    "sectors_written",
    "write_ms",
    "busy_ms",
    "weighted_ms",
    "discards",
    "sectors_discarded",
    "discard_ms",
    "flush_ms",
)


def _step(before: int | None, after: int | None) -> int | None:
    """Return by how much a counter grew; 0 if the kernel does not have it, None if it went backwards."""
    if before is None or after is None:
        return 0
    if after >= before:
        return after - before
    wrapped = after < 1 << 31 <= before < 1 << 32
    return after + (1 << 32) - before if wrapped else None


def _mean(total_ms: int, count: int) -> float | None:
    return total_ms / count if count else None
