"""The figure by which a run is compared, for each metric."""

from __future__ import annotations

import pytest

from disktune_contract.measuring.latency import bucket, latency
from disktune_contract.measuring.measurement import Run, figure
from disktune_contract.measuring.workload import Metric

MS = 1_000_000


def run(reads: int = 300, writes: int = 100, seconds: float = 2.0, *, timed: bool = True) -> Run:
    """Return a run of requests of 4 KiB; reads take 1 ms, writes 50 ms."""
    return Run(
        bytes_read=reads * 4096,
        bytes_written=writes * 4096,
        seconds=seconds,
        reads=reads,
        writes=writes,
        processor_s=0.1,
        read_latency=latency({bucket(MS): reads}) if timed else None,
        write_latency=latency({bucket(50 * MS): writes}) if timed else None,
    )


def test_rates_are_those_of_reads_and_writes_together() -> None:
    assert figure(run(), Metric.THROUGHPUT) == 400 * 4096 / 2
    assert figure(run(), Metric.IOPS) == 200


def test_a_percentile_is_that_of_reads_and_writes_together() -> None:
    assert figure(run(), Metric.P50) == pytest.approx(0.001, rel=0.02)
    assert figure(run(), Metric.P99) == pytest.approx(0.05, rel=0.02)


@pytest.mark.parametrize("metric", Metric)
def test_what_a_run_does_not_have_is_no_figure(metric: Metric) -> None:
    assert figure(run(0, 0), metric) is None
    assert figure(run(seconds=0.0, timed=False), metric) is None
