"""The table of high rates: its figures are those of the rounds, and a file of it is whole or not there."""

from __future__ import annotations

import json
import os
import platform
import re
from pathlib import Path

import pytest

from disktune_contract.workloads import BY_ID
from tools.bench import rates as bench_rates
from tools.bench import reader as bench_reader
from tools.bench.engines import Reading
from tools.bench.rates import BATCHED, FIO, OURS, Row

BLOCK = BY_ID[bench_rates.WORKLOAD].block_bytes
ABOUT = {"processor": "A", "processors": 2, "kernel": "Linux 6.18", "python": "3.11.2", "fio": "fio-3.33"} | {
    "drive": "null_blk",
    "load_before": 0.5,
}


def row(limit: int = 300_000) -> Row:
    ours = [Reading(rate * BLOCK, 2e-6, limited=rate > 1e5) for rate in (90e3, 95e3, 100e3, 105e3, 110e3, 115e3)]
    others = {FIO: [Reading(50e3 * BLOCK, 3e-6)] * 6, BATCHED: [Reading(200e3 * BLOCK, 1e-6)] * 6}
    return bench_rates.row(limit, {OURS: ours, **others}, bench_reader.ratio)


def test_a_row_is_what_the_rounds_amount_to() -> None:
    found = row()
    assert found.iops == {OURS: 102_500, FIO: 50_000, BATCHED: 200_000}
    assert found.processor_us == pytest.approx({OURS: 2.0, FIO: 3.0, BATCHED: 1.0})
    assert found.share == pytest.approx(0.205)
    assert found.limited == 0.5
    assert found.speed[FIO][0] == pytest.approx(2.05, rel=0.01)
    assert found.speed[BATCHED][0] == pytest.approx(0.51, rel=0.01)


def test_the_page_names_date_machine_and_each_figure(tmp_path: Path) -> None:
    page = bench_rates.keep(tmp_path / "benchmarks", [row(), row(0)], ABOUT, "2026-01-02")
    assert page == (tmp_path / "benchmarks/reader.md").read_text(encoding="utf-8")
    assert "2026-01-02. A, 2 processors, Linux 6.18, Python 3.11.2, fio-3.33; drive: null_blk" in page
    first, second = (line for line in page.splitlines() if re.match(r"\| [\dn]", line))
    assert first.startswith("| 300,000 | 102,500 | 50,000 | 200,000 | 2.04 [")
    assert first.endswith("| 2.00 | 3.00 | 1.00 | 20% | 50% of 6 |")
    assert second.startswith("| none |")
    assert len({line.count("|") for line in page.splitlines() if line.startswith("|")}) == 1
    kept = json.loads((tmp_path / "benchmarks/reader.json").read_text(encoding="utf-8"))
    assert kept["machine"] == ABOUT
    assert [one["limit"] for one in kept["rows"]] == [300_000, 0]


def test_a_table_that_cannot_be_written_leaves_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench_rates.keep(tmp_path, [row()], ABOUT, "2026-01-02")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        bench_rates.keep(tmp_path, [row(0)], ABOUT, "2026-01-03")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_nothing_in_it_names_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_rates, "output_of", lambda *_: ("fio-3.33\n", 0.0))
    monkeypatch.setattr(platform, "release", lambda: "6.18.44-host-of-somebody")
    found = bench_rates.machine()
    assert set(found) == {"processor", "processors", "kernel", "python", "fio", "load_before"}
    assert found["kernel"] == "Linux 6.18.44"
