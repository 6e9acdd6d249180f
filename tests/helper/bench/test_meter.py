"""Adding up latencies: every one in its own bucket, however coarsely they are counted first."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.latency import bucket
from disktune_helper.bench.meter import histogram


@given(st.lists(st.integers(0, 20_000_000_000) | st.integers(0, 5_000), max_size=200))
def test_each_latency_is_counted_in_its_own_bucket(latencies: list[int]) -> None:
    assert histogram(latencies) == Counter(map(bucket, latencies))
