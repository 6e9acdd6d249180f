"""Adding up latencies: every one in its own bucket, however coarsely they are counted first."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.measuring.latency import bucket
from disktune_helper.bench.meter import Meter


@pytest.mark.slow
@given(st.lists(st.integers(0, 20_000_000_000) | st.integers(0, 5_000), max_size=200))
def test_each_latency_is_counted_in_its_own_bucket(latencies: list[int]) -> None:
    meter = Meter(0, lambda _tick: None)
    meter.take(latencies)
    meter.rest(1.0, 0, 1, len(latencies), (), 1.0)
    found = meter.latency()
    assert (found.histogram() if found else {}) == Counter(map(bucket, latencies))


@pytest.mark.slow
@given(
    st.lists(st.integers(1, 20_000_000_000), min_size=1, max_size=3), st.lists(st.integers(1, 3000), max_size=9)
)
def test_whatever_the_samples_the_run_is_the_same(latencies: list[int], sizes: list[int]) -> None:
    meter, taken = Meter(0, lambda _tick: None), []
    for number, size in enumerate(sizes, 1):
        part = (latencies * size)[:size]
        taken += part
        meter.sample(float(number), 0, size, size, part, 0.5)
    meter.rest(len(sizes) + 0.01, 0, 1, 1, latencies[:1], 1.0)
    taken += latencies[:1]
    found = meter.latency()
    assert found is not None
    assert found.histogram() == Counter(map(bucket, taken))
    assert (found.mean_s, found.max_s) == (sum(taken) / len(taken) / 1e9, max(taken) / 1e9)
