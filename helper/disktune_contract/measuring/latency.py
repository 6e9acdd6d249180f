"""How long requests took: buckets as fio has them, and the percentiles of what is in them.

The buckets are those of fio (stat.c, plat_val_to_idx): 64 to each power of two of nanoseconds, so that a value is
known to 1 part in 128 or better, from 1 ns to 17 s. The program's own engine uses the same, so that both give the
same percentile for the same requests, and any two histograms can be added or subtracted bucket by bucket.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from disktune_contract.record import record

BITS = 6
"""FIO_IO_U_PLAT_BITS: 2^6 buckets to each power of two."""
GROUPS = 29
"""FIO_IO_U_PLAT_GROUP_NR."""
BUCKETS = GROUPS << BITS
"""Number of buckets; the last also takes whatever is longer."""

NS = 1_000_000_000
"""Nanoseconds in a second."""


def bucket(nanoseconds: int) -> int:
    """Return the number of the bucket that a latency belongs to."""
    top = nanoseconds.bit_length() - 1
    if top <= BITS:
        return max(0, nanoseconds)
    shift = top - BITS
    return min((shift + 1 << BITS) + (nanoseconds >> shift & (1 << BITS) - 1), BUCKETS - 1)


def middle_ns(number: int) -> float:
    """Return the latency that represents a bucket, in nanoseconds: its middle (fio: plat_idx_to_val)."""
    if number < 2 << BITS:
        return float(number)
    shift = (number >> BITS) - 1
    low = (1 << shift + BITS) + ((number & (1 << BITS) - 1) << shift)
    return low + (1 << shift) * 0.5


def ends_ns(number: int) -> tuple[float, float]:
    """Return where a bucket begins and ends, in nanoseconds."""
    if number < 2 << BITS:
        return float(number), float(number + 1)
    shift = (number >> BITS) - 1
    low = float((1 << shift + BITS) + ((number & (1 << BITS) - 1) << shift))
    return low, low + (1 << shift)


@record
class Latency:
    """The latencies of some requests. A percentile that so few requests cannot have is None: see `percentile`."""

    buckets: tuple[int, ...]
    """Numbers of the buckets with anything in them, ascending."""
    counts: tuple[int, ...]
    """Requests in each of them."""
    mean_s: float
    max_s: float
    p50_s: float | None
    p90_s: float | None
    p95_s: float | None
    p99_s: float | None
    p999_s: float | None

    @property
    def requests(self) -> int:
        """How many requests there were."""
        return sum(self.counts)

    def histogram(self) -> dict[int, int]:
        """Return the requests by bucket."""
        return dict(zip(self.buckets, self.counts, strict=True))


def percentile(histogram: Mapping[int, int], share: float) -> float | None:
    """Return the latency in seconds that *share* (0 to 1) of the requests did not exceed.

    None where there are too few requests for one to exceed it: p99 of 40 requests is their maximum
    under another name, and would mislead.
    """
    total = sum(histogram.values())
    if not total or (total * (1 - share) < 1 - 1e-9 and share > 0.5):
        return None
    wanted, seen = share * total, 0
    for number in sorted(histogram):
        seen += histogram[number]
        if seen >= wanted - 1e-9:
            return middle_ns(number) / NS
    return None


def between(found: Latency, share: float) -> float | None:
    """Return as `percentile`, but by rank between the ends of the bucket, as if its requests were spread evenly.

    A bucket is up to 1.6 % wide, which is much of the 2 % that a comparison wants to see; the middle would not
    move and then jump.
    """
    total = found.requests
    if percentile(found.histogram(), share) is None:
        return None
    wanted, seen = share * total, 0
    for number, count in zip(found.buckets, found.counts, strict=True):
        if seen + count >= wanted - 1e-9:
            low, high = ends_ns(number)
            return min((low + (high - low) * (wanted - seen) / count) / NS, max(found.max_s, low / NS))
        seen += count
    return None


def latency(
    histogram: Mapping[int, int], *, mean_s: float | None = None, max_s: float | None = None
) -> Latency | None:
    """Return what a histogram amounts to, None if it is empty.

    Mean and maximum in seconds are exact where they were counted apart, else those of the buckets.
    """
    found = {number: count for number, count in sorted(histogram.items()) if count > 0}
    total = sum(found.values())
    if not total:
        return None
    if mean_s is None:
        mean_s = sum(middle_ns(number) * count for number, count in found.items()) / total / NS
    highest = middle_ns(max(found)) / NS if max_s is None else max_s
    shares = [percentile(found, share) for share in (0.5, 0.9, 0.95, 0.99, 0.999)]
    # The middle of a bucket may be above all that is in it.
    p50, p90, p95, p99, p999 = (None if value is None else min(value, highest) for value in shares)
    return Latency(tuple(found), tuple(found.values()), mean_s, highest, p50, p90, p95, p99, p999)


def merged(latencies: Iterable[Latency | None]) -> Latency | None:
    """Return the latencies of several runs together."""
    total: dict[int, int] = {}
    summed, highest = 0.0, 0.0
    for one in latencies:
        if one is None:
            continue
        for number, count in zip(one.buckets, one.counts, strict=True):
            total[number] = total.get(number, 0) + count
        summed += one.mean_s * one.requests
        highest = max(highest, one.max_s)
    count = sum(total.values())
    return latency(total, mean_s=summed / count, max_s=highest) if count else None
