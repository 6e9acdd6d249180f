"""The parts of the comparison with hdparm and fio that turn their reports into numbers."""

from __future__ import annotations

import json

import pytest

from tools import bench_reader


@pytest.mark.parametrize(
    ("line", "bytes_s"),
    [
        (" Timing buffered disk reads: 1828 MB in  3.00 seconds = 609.00 MB/sec\n", 609 << 20),
        (" Timing O_DIRECT disk reads:   2 MB in  5.27 seconds = 388.60 kB/sec\n", 388.6 * 1024),
        (" Timing cached reads:   17486 MB in  1.99 seconds = 8.50 GB/sec\n", 8.5 * 2**30),
    ],
)
def test_hdparm_counts_in_powers_of_1024(line: str, bytes_s: float) -> None:
    assert bench_reader.hdparm_rate(f"\n/dev/sdx:\n{line}") == pytest.approx(bytes_s)


def test_an_hdparm_that_failed_is_not_a_speed() -> None:
    with pytest.raises(ValueError, match="device too small"):
        bench_reader.hdparm_rate("/dev/sdx:\n read() hit EOF - device too small\n")


def test_fio_is_read_past_its_remarks() -> None:
    report = {"jobs": [{"read": {"io_bytes": 3_000_000, "runtime": 1500}}]}
    assert bench_reader.fio_rate("fio: a remark\n" + json.dumps(report)) == pytest.approx(2_000_000)


def test_the_interval_holds_the_median_and_narrows_with_agreement() -> None:
    low, high = bench_reader.interval([0.9, 1.0, 1.1, 1.0, 0.95, 1.05])
    assert 0.9 <= low <= 1.0 <= high <= 1.1
    assert bench_reader.interval([1.0] * 6) == (1.0, 1.0)
