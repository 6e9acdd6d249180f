"""A result in the text form of CrystalDiskMark: its columns, and only the rows that were measured."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime

import pytest

from disktune_contract.measuring.latency import Latency
from disktune_contract.measuring.measurement import FolderFacts, Measurement, Run
from disktune_contract.measuring.workload import Engine
from disktune_contract.workloads import PROFILE_BY_ID, known
from disktune_gui.benchmark import wording
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.benchmark.wording import Result
from disktune_gui.text.series import Trace
from tests.gui.benchmarks import MB, SDA, Bench, measure
from tests.gui.support import copied

PUBLISHED = "  SEQ    1MiB (Q=  8, T= 1):   543.188 MB/s [    518.0 IOPS] < 15407.04 us>"
"""A line that CrystalDiskMark 8.0.0 printed."""

pytestmark = pytest.mark.usefixtures("bench")


def result(workload: str, bytes_s: float, mean_s: float | None = None) -> Result:
    (declared,) = known([workload])
    requests = round(bytes_s * 5 / declared.block_bytes)
    wait = Latency((9,), (requests,), mean_s, *(mean_s,) * 6) if mean_s is not None else None
    run = Run(round(bytes_s * 5), 0, 5.0, requests, 0, 0.1, read_latency=wait)
    measured = Measurement(
        workload=workload, engine=Engine.FIO, program="fio-3.33, io_uring", span_bytes=1 << 30,
        depth=declared.depth, jobs=declared.jobs, seconds=5, offset_bytes=0, block_bytes=declared.block_bytes,
        runs=(run,) * 5, folder=FolderFacts("/home", "ext4", ("sda",), 1),
    )  # fmt: skip
    return Result(1, SDA, datetime(2026, 11, 30, 17, 5), measured, Trace(), 1, PROFILE_BY_ID["file.default"])


def test_a_line_is_that_of_the_program_letter_for_letter() -> None:
    text = wording.as_crystal([result("file.seq1m-q8t1.read", 543.188e6, 0.01540704)])
    [row] = [line for line in text.splitlines() if "(Q=" in line]
    assert row == PUBLISHED


def test_only_what_was_measured_is_there() -> None:
    tests = (
        "file.rnd4k-q32t16.read",
        "file.rnd4k-q1t1.write",
        "file.rnd4k-q1t1.mix",
        "own.folder.seq-512-q1t1-r100",
    )
    lines = wording.as_crystal([result(one, 87.317e6) for one in tests]).splitlines()
    assert lines[5:15] == [
        "",
        "[Read]",
        "  RND    4KiB (Q= 32, T=16):    87.317 MB/s [  21317.6 IOPS]",
        "  SEQ  512B (Q=  1, T= 1):    87.317 MB/s [ 170541.0 IOPS]",
        "",
        "[Write]",
        "  RND    4KiB (Q=  1, T= 1):    87.317 MB/s [  21317.6 IOPS]",
        "",
        "[Mix] Read 70%/Write 30%",
        "  RND    4KiB (Q=  1, T= 1):    87.317 MB/s [  21317.6 IOPS]",
    ]
    assert lines[16:] == [
        "Profile: Default",
        "   Test: 1 GiB (x5) [/home, ext4]",
        "   Time: Measure 5 sec",
        "   Date: 2026/11/30 17:05:00",
        "Comment: Example Disk 1000; fio-3.33, io_uring; median of the runs",
    ]


def test_what_is_no_such_test_has_no_such_text() -> None:
    assert wording.as_crystal([result("dd.write-1m.fdatasync", 1e8), result("dd.read-1m.repeat", 1e9)]) == ""


def test_a_test_that_is_left_out_names_nothing() -> None:
    tests = [result("file.rnd4k-q1t1.write", 1e8)]
    left_out = replace(result("dd.write-1m.fdatasync", 1e8), profile=PROFILE_BY_ID["dd.writes"])
    assert wording.as_crystal([left_out, *tests]) == wording.as_crystal(tests)


def test_it_is_copied_from_the_menu(page: BenchmarkPage, bench: Bench) -> None:
    entry = page.measured.details.export_button.forms["crystal"]
    measure(page, bench, 150 * MB)
    entry.trigger()
    assert re.search(r"^  SEQ    2MiB \(Q=  1, T= 1\):   150\.000 MB/s", copied(), re.MULTILINE)
    assert "   Test: Drive (x1) [sda, read-only]" in copied()
    page.form.choices.choose("drive.cached")
    measure(page, bench, 150 * MB)
    assert not entry.isEnabled()
