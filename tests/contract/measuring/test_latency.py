"""Latencies in fio's buckets, and the percentiles of what is in them."""

from __future__ import annotations

import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.measuring.latency import (
    BUCKETS,
    between,
    bucket,
    ends_ns,
    latency,
    merged,
    middle_ns,
    percentile,
)
from tests.narrowed import present

NANOSECONDS = st.integers(0, 16_000_000_000)


@given(NANOSECONDS)
def test_a_bucket_stands_for_what_is_in_it(nanoseconds: int) -> None:
    number = bucket(nanoseconds)
    assert 0 <= number < BUCKETS
    assert middle_ns(number) == pytest.approx(nanoseconds, rel=1 / 128, abs=0.5)
    assert bucket(int(middle_ns(number))) == number


@given(NANOSECONDS, NANOSECONDS)
def test_buckets_are_in_the_order_of_what_is_in_them(one: int, other: int) -> None:
    assert (bucket(one) <= bucket(other)) == (one <= other) or bucket(one) == bucket(other)


def test_what_is_longer_than_all_buckets_is_in_the_last() -> None:
    assert bucket(10**12) == BUCKETS - 1


@pytest.mark.parametrize("key", [38144, 41728, 61184, 411648, 847872, 905216, 2277376, 5734400, 12779520])
def test_buckets_are_those_of_fio(key: int) -> None:
    """Keys of ``bins`` in a json+ report of fio 3.33: each is the middle of one of its buckets."""
    assert int(middle_ns(bucket(key))) == key


@pytest.mark.slow
@given(st.integers(1000, 1500), st.integers(0, 1 << 64))
def test_percentiles_are_those_of_the_requests(count: int, seed: int) -> None:
    """From a seed, for a thousand numbers, of which a 99.9th percentile takes as many, are too many to draw."""
    chance = random.Random(seed)  # noqa: S311 (nothing is kept secret by it)
    values = [chance.randint(1_000, 10**9) for _ in range(count)]
    counts: dict[int, int] = {}
    for value in values:
        counts[bucket(value)] = counts.get(bucket(value), 0) + 1
    found = present(latency(counts))
    assert found.requests == len(values)
    assert found.mean_s == pytest.approx(statistics.mean(values) / 1e9, rel=0.01)
    ordered = sorted(values)
    for share, got in ((0.5, found.p50_s), (0.9, found.p90_s), (0.95, found.p95_s), (0.99, found.p99_s)):
        assert got == pytest.approx(ordered[-int(-share * len(values) // 1) - 1] / 1e9, rel=0.01)
    assert present(found.p999_s) <= found.max_s


@pytest.mark.parametrize(
    ("count", "known"), [(9, {0.5}), (10, {0.5, 0.9}), (99, {0.5, 0.9, 0.95}), (100, {0.5, 0.9, 0.95, 0.99})]
)
def test_a_percentile_of_too_few_requests_is_not_known(count: int, known: set[float]) -> None:
    histogram = {bucket(5000): count}
    assert {share for share in (0.5, 0.9, 0.95, 0.99, 0.999) if percentile(histogram, share) is not None} == known


def test_no_requests_have_no_latency() -> None:
    assert latency({}) is None
    assert percentile({}, 0.5) is None
    assert merged([None, None]) is None


def test_runs_are_added_up() -> None:
    first = latency({bucket(1000): 3}, mean_s=1e-6, max_s=1.1e-6)
    second = latency({bucket(1000): 1, bucket(9000): 1}, mean_s=5e-6, max_s=9.1e-6)
    both = present(merged([first, None, second]))
    assert both.histogram() == {bucket(1000): 4, bucket(9000): 1}
    assert both.mean_s == pytest.approx((3 * 1 + 2 * 5) / 5 * 1e-6)
    assert both.max_s == 9.1e-6


def test_mean_and_maximum_are_those_counted_apart_or_else_those_of_the_buckets() -> None:
    low, high = bucket(1000), bucket(9000)
    counted = present(latency({low: 3, high: 1}, mean_s=2.5e-6, max_s=8.9e-6))
    assert (counted.mean_s, counted.max_s) == (2.5e-6, 8.9e-6)
    guessed = present(latency({low: 3, high: 1, bucket(50_000): 0}))
    assert guessed.max_s == middle_ns(high) / 1e9
    assert guessed.mean_s == pytest.approx((3 * middle_ns(low) + middle_ns(high)) / 4e9)


def test_no_percentile_lies_above_the_longest() -> None:
    lowest = ends_ns(bucket(9_000_000))[0] / 1e9
    found = present(latency({bucket(9_000_000): 2000}, max_s=lowest))
    assert {found.p50_s, found.p90_s, found.p95_s, found.p99_s, found.p999_s} == {lowest}
    assert between(found, 0.9) == lowest
    # What rounding has made a little too short is at least in its bucket.
    rounded = present(latency({bucket(9_000_000): 2000}, max_s=lowest * 0.999))
    assert between(rounded, 0.9) == lowest


def test_ranks_are_spread_evenly_within_a_bucket() -> None:
    number = bucket(9_000_000)
    found = present(latency({number: 100}, max_s=1.0))
    low, high = ends_ns(number)
    assert between(found, 0.25) == pytest.approx((low + (high - low) / 4) / 1e9)
