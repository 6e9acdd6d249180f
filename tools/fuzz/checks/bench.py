"""What the programs print that measure."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator

from disktune_contract.measuring.latency import BUCKETS
from disktune_contract.measuring.measurement import Stage
from disktune_contract.messages.measurement import MeasureSample
from disktune_helper.bench import bonnie as bonnie_reader
from disktune_helper.bench import fio as fio_reader
from disktune_helper.bench.fio import FioReport, Side
from tools.fuzz.oracles import survives

_PIECE = 97
"""Bytes that arrive at a time: no line ends where a piece does."""


def fio(data: bytes) -> None:
    """Read what fio prints while it runs, in pieces."""
    reports = fio_reader.Reports()
    before: FioReport | None = None
    for at in range(0, len(data), _PIECE):
        for report in reports.feed(data[at : at + _PIECE]):
            _side(report.reads)
            _side(report.writes)
            _side(fio_reader.since(before.reads if before else None, report.reads))
            assert math.isfinite(report.processor_s)
            before = report
    assert len(reports.remarks) <= 2 * fio_reader.REMARK_LIMIT + 1


def _side(side: Side) -> None:
    assert math.isfinite(side.runtime_s)
    assert all(0 <= number < BUCKETS for number in side.bins)
    if (found := side.latency()) is not None:
        survives(found)
    longest = fio_reader.longest_s(side.bins)
    in_flight = fio_reader.in_flight(side.bins, 1.0)
    survives(MeasureSample(0, 0, 0, Stage.RUNNING, side.runtime_s, 0, 1.0, 1.0, longest, None, in_flight, 1.0))


def bonnie(data: bytes) -> None:
    """Read the line that bonnie++ prints at its end."""
    for figure in bonnie_reader.figures(data.decode("utf-8", "replace")):
        survives(figure)


# -- what to begin with ----------------------------------------------------------------------------------------


def fio_seeds() -> Iterator[bytes]:
    """Return two reports, with a remark before them."""
    times = {"min": 900, "max": 51300, "mean": 5300.5, "N": 3, "bins": {"1004": 2, "51200": 1}}
    side = {"io_bytes": 12288, "total_ios": 3, "runtime": 250, "clat_ns": times}
    none = {"io_bytes": 0, "total_ios": 0, "runtime": 0, "clat_ns": {"min": 0, "max": 0, "mean": 0.0}}
    job = {"error": 0, "job_runtime": 250, "read": side, "write": none, "usr_cpu": 1.5, "sys_cpu": 20.25}
    report = json.dumps({"fio version": "fio-3.33", "jobs": [job, job]}, indent=2)
    yield f"fio: a remark\n{report}\n{report}\n".encode()


def bonnie_seeds() -> Iterator[bytes]:
    """Return a line with everything, and one in which much went too fast to be timed."""
    yield (
        b"1.98,2.00a,DiskTune,1,1700000000,16G,,8192,5,585,97,93830,14,43181,9,1269,98,115858,12,258.1,6,16,,,,,2614,"
        b"44,9000,31,5000,30,1664,37,8800,29,4100,33,29405us,669ms,2s,15094us,850us,80120us,31651us,249us,4977us,"
        b"56182us,595us,2491us\n"
    )
    yield (
        b"1.97,1.97,DiskTune,1,1795187932,64M,,8192,5,1220,63,+++++,+++,+++++,+++,2235,72,+++++,+++,+++++,+++,2,,,,,"
        b"2614,44,+++++,+++,+++++,+++,1664,37,+++++,+++,+++++,+++,29405us,669us,2675us,15094us,850us,80120us,31651us,"
        b"249us,4977us,56182us,595us,2491us\n"
    )
