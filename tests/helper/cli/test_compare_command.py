"""``compare``: two results side by side, by the window's statistics and in its words."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Engine
from disktune_gui.store import differences, exchange
from disktune_gui.store.entry import ResultKind
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.outputs import BenchOutput, ValueInForce
from tests.gui.stored import a_measurement, a_run, make_entry, make_measured
from tests.helper.cli.saved_machine import SSD
from tests.helper.cli.shell import Said, Shell
from tests.helper.conftest import Bench

STEADY = tuple(150e6 + 1e5 * (number % 3) for number in range(8))
FAST = tuple(1.1 * rate for rate in STEADY)

Compares = Callable[[Any, Any], Said]


@pytest.fixture
def compares(bench: Bench, tmp_path: Path) -> Compares:
    """Return what compares two things that are written to files before."""

    def compare(*contents: Any, options: str = "") -> Said:
        paths = [tmp_path / name for name in ("before.json", "after.json")]
        for path, content in zip(paths, contents, strict=True):
            path.write_text(content if isinstance(content, str) else json.dumps(wire.plain(content)))
        return Shell(bench)(f"compare {paths[0]} {paths[1]} {options}")

    return compare


def printed(*results: Measurement, drive: str = "wwn:1", **settings: int) -> BenchOutput:
    held = tuple(ValueInForce(name.replace("__", "."), value, "") for name, value in settings.items())
    return BenchOutput("sda", drive, results, settings=held)


def test_a_difference_beyond_the_noise_is_an_indication_in_the_window_s_words(compares: Compares) -> None:
    said = compares(printed(a_measurement("drive.direct", *STEADY)), printed(a_measurement("drive.direct", *FAST)))
    assert said.status == Exit.DONE, said.complaints
    assert "150 MB/s → 165 MB/s" in said.out
    assert "Faster by 10% (+" in said.out
    assert "Only an indication: the runs were not interleaved" in said.out
    assert "Differences" not in said.out


def test_the_same_runs_are_no_meaningful_difference(compares: Compares) -> None:
    one = printed(a_measurement("drive.direct", *STEADY))
    assert "No meaningful difference: below 2%" in compares(one, one).out


def test_few_runs_tell_nothing(compares: Compares) -> None:
    said = compares(
        printed(a_measurement("drive.direct", 150e6, 151e6)), printed(a_measurement("drive.direct", 300e6, 301e6))
    )
    assert (said.status, "Inconclusive: 6 pairs are needed." in said.out) == (Exit.DONE, True)


def test_what_differed_is_named(compares: Compares) -> None:
    runs = a_measurement("drive.direct", *STEADY)
    said = compares(printed(runs, block__read_ahead=128), printed(runs, drive="wwn:2", block__read_ahead=1024))
    assert "  Drive: wwn:1 → wwn:2\n  Read-ahead: 128 KiB → 1024 KiB\n" in said.out


def test_an_array_that_was_degraded_is_a_difference(compares: Compares) -> None:
    runs = a_measurement("drive.direct", *STEADY)
    during = replace(runs, upkeep=("degraded array md0", "check of md1"))
    assert (
        "  Unusual conditions: none → degraded array md0, check of md1\n"
        in compares(printed(runs), printed(during)).out
    )


@pytest.mark.parametrize(
    "change",
    [
        {"engine": Engine.FIO},
        {"block_bytes": 4096},
        {"depth": 32},
        {"jobs": 4},
        {"offset_bytes": 1 << 30},
        {"runs": ()},
        {"runs": (a_run(1e6, void="suspended"),)},
    ],
)
def test_what_cannot_be_compared_is_said_as_the_window_says_it(compares: Compares, change: dict[str, Any]) -> None:
    one, two = (
        a_measurement("drive.direct", *STEADY),
        a_measurement("drive.direct", *STEADY, **change)
        if "runs" not in change
        else replace(a_measurement("drive.direct", *STEADY), **change),
    )
    said = compares(printed(one), printed(two))
    assert said.status == Exit.NOT_DONE
    window = differences.contrast(make_measured(one), make_measured(two, figure=None)).obstacles
    assert window
    assert f"cannot be compared. {' '.join(window)}" in said.out


def test_results_that_the_window_exported_are_compared(compares: Compares, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one", "two")]
    for path, rates in zip(paths, (STEADY, FAST), strict=True):
        exchange.write(path, [make_measured(a_measurement("drive.direct", *rates))])
    assert "Faster by 10%" in compares(*(path.read_text() for path in paths)).out


def test_an_experiment_is_none_of_two_results(compares: Compares, tmp_path: Path) -> None:
    exchange.write(tmp_path / "one", [make_entry(kind=ResultKind.EXPERIMENT)])
    text = (tmp_path / "one").read_text()
    said = compares(text, text)
    assert (said.status, "An experiment contains its own comparison." in said.complaints) == (2, True)


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "{}", '{"format": "disktune-results"}', "\x00", '{"results": 1}']
)
def test_a_file_that_holds_no_result_is_a_sentence(compares: Compares, content: str) -> None:
    said = compares(content, content)
    assert (said.status, "holds no measurement" in said.complaints) == (Exit.BAD_INPUT, True)


def test_workloads_of_one_alone_are_named_and_the_others_compared(compares: Compares) -> None:
    direct, random = a_measurement("drive.direct", *STEADY), a_measurement("drive.random-4k-q1", *STEADY)
    said = compares(printed(direct, random), printed(direct))
    assert said.status == Exit.DONE
    assert "only one of the results has this workload." in said.out
    assert compares(printed(direct), printed(random)).status == Exit.NOT_DONE


def test_a_missing_file_and_a_missing_name(bench: Bench, tmp_path: Path) -> None:
    shell = Shell(bench)
    said = shell(f"compare {tmp_path}/none {tmp_path}/none")
    assert (said.status, "could not be read: No such file or directory." in said.complaints) == (2, True)
    assert "Name 2 files." in shell(f"compare {tmp_path}/none").complaints


@pytest.mark.slow
def test_what_bench_prints_is_what_compare_reads(bench: Bench, tmp_path: Path) -> None:
    shell = Shell(bench)
    for name in ("before", "after"):
        (tmp_path / name).write_text(shell(f"bench {SSD} drive.direct --seconds 1 --runs 6 --json").out)
    said = shell(f"compare {tmp_path}/before {tmp_path}/after --json")
    assert said.status == Exit.DONE, said.complaints
    [found] = said.json["workloads"]
    assert len(found["result"]["findings"][0]["pairs"]) == 6
    assert said.json["differences"] == []
