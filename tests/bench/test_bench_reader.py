"""The parts of the comparison with hdparm and fio that turn their reports into numbers."""

from __future__ import annotations

import json

import pytest

from tools.bench import engines as bench_engines
from tools.bench import reader as bench_reader
from tools.bench.drive import Limit
from tools.bench.engines import Reading


@pytest.mark.parametrize(
    ("line", "bytes_s"),
    [
        (" Timing buffered disk reads: 1828 MB in  3.00 seconds = 609.00 MB/sec\n", 609 << 20),
        (" Timing O_DIRECT disk reads:   2 MB in  5.27 seconds = 388.60 kB/sec\n", 388.6 * 1024),
        (" Timing cached reads:   17486 MB in  1.99 seconds = 8.50 GB/sec\n", 8.5 * 2**30),
    ],
)
def test_hdparm_counts_in_powers_of_1024(line: str, bytes_s: float) -> None:
    assert bench_engines.hdparm_rate(f"\n/dev/sdx:\n{line}") == pytest.approx(bytes_s)


def test_an_hdparm_that_failed_is_not_a_speed() -> None:
    with pytest.raises(ValueError, match="device too small"):
        bench_engines.hdparm_rate("/dev/sdx:\n read() hit EOF - device too small\n")


def test_fio_is_read_past_its_remarks() -> None:
    read = {"io_bytes": 3 << 30, "total_ios": 1000, "runtime": 1500}
    job = {"read": read, "usr_cpu": 10.0, "sys_cpu": 30.0, "job_runtime": 1500}
    report = "fio: a remark\n" + json.dumps({"jobs": [job]})
    found = bench_engines.fio_reading(report, by_request=False)
    assert found.bytes_s == 2 << 30
    assert found.cpu == pytest.approx(0.601 / 3)
    assert bench_engines.fio_reading(report, by_request=True).cpu == pytest.approx(0.000601)


def readings(*rates: float, cpu: float = 0.1) -> list[Reading]:
    return [Reading(rate * 1e6, cpu) for rate in rates]


@pytest.mark.parametrize(
    ("ours", "said"),
    [
        ([100, 101, 100, 99, 100, 100, 100, 101], "kept"),
        ([90, 91, 90, 90, 91, 90, 90, 90], "BROKEN"),
        ([80, 120, 100, 100, 100, 110, 95, 100], "kept, as far as this tells"),
        ([80, 120, 96, 96, 96, 110, 95, 96], "open"),
    ],
)
def test_a_promise_is_kept_or_broken_only_beyond_doubt(ours: list[float], said: str) -> None:
    found = bench_reader.ratio(ours, [100.0] * 8)
    assert bench_reader.kept(found, 0.98, 1.02) == said


def test_what_is_told_names_ratio_interval_and_promise() -> None:
    comparison = bench_engines.COMPARISONS["drive.random-4k-q32"]
    ours, fio = readings(*[200.0] * 8, cpu=2e-6), readings(*[203.0] * 8, cpu=4e-6)
    told = bench_reader.lines(comparison, {"ours": ours, "fio": fio})
    assert "200.0 MB/s     48828 IOPS   processor   2.000 µs a request" in told[1]
    assert "ours over fio: speed 0.985 [0.985, 0.985]   promised at least 0.95: kept" in told[3]
    assert "ours over fio: processor 0.500 [0.500, 0.500]   promised at most 1: kept" in told[4]


def test_above_a_hundred_thousand_requests_a_second_the_mark_takes_over() -> None:
    comparison = bench_engines.COMPARISONS["drive.random-4k-q32"]
    ours = [Reading(800e6, 1e-6, limited=True)] * 8
    told = bench_reader.lines(comparison, {"ours": ours, "fio": readings(*[1400.0] * 8)})
    assert "engine-limited in 8 of 8 runs" in told[1]
    assert "nothing is promised above 100,000 IOPS" in told[3]
    assert told[4].strip().startswith("ours over fio: processor")
    assert "promised" not in told[4]


def test_a_drive_of_known_speed_is_judged_by_it() -> None:
    comparison = bench_engines.COMPARISONS["drive.random-4k-q32"]
    rates = [204.8, 204.9, 204.8, 204.7, 204.8, 204.8]
    limit = Limit(iops=50_000)
    told = bench_reader.lines(comparison, {"ours": readings(*rates), "fio": readings(*rates)}, limit)
    assert "50,000 IOPS, 6 rounds" in told[0]
    assert told[-1].strip().startswith("ours over what the drive does: 1.000")
    assert told[-1].endswith("promised within 3%: kept")
    slow = bench_reader.lines(comparison, {"ours": readings(*[190.0] * 6), "fio": readings(*rates)}, limit)
    assert [line for line in slow if line.endswith("promised within 3%: BROKEN")]


def test_sequential_speed_is_held_closer() -> None:
    comparison = bench_engines.COMPARISONS["drive.direct"]
    ours = {"ours": readings(*[203.0] * 6)}
    assert bench_reader.lines(comparison, ours, Limit(bytes_s=200_000_000))[-1].endswith("within 1%: BROKEN")
    assert len(bench_reader.lines(comparison, ours, Limit())) == 2


@pytest.mark.parametrize(("marked", "said"), [(True, "kept"), (False, "BROKEN")])
def test_where_fio_gets_more_out_of_a_drive_the_mark_is_wanted(marked: bool, said: str) -> None:
    comparison = bench_engines.COMPARISONS["drive.random-4k-q32"]
    ours = [Reading(900e6, 3e-6, limited=marked)] * 6
    told = bench_reader.lines(comparison, {"ours": ours, "fio": readings(*[1200.0] * 6)}, Limit())
    assert told[-1].endswith(f"promised the mark: {said}")
    assert "no throttle" in told[0]
