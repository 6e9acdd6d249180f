"""bonnie++'s result line, and its run."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from disktune_helper.bench import bonnie
from disktune_helper.bench.meter import Tick
from disktune_helper.system.ports import Ports
from tests.helper.conftest import Clock

# bonnie++ 2.00a, with what was too fast to be timed, and with everything.
QUICK = (
    "1.98,2.00a,DiskTune,1,1795187932,64M,,8192,5,1220,63,+++++,+++,+++++,+++,2235,72,+++++,+++,+++++,+++,2,,,,,"
    "2614,44,+++++,+++,+++++,+++,1664,37,+++++,+++,+++++,+++,29405us,669us,2675us,15094us,850us,80120us,31651us,"
    "249us,4977us,56182us,595us,2491us"
)
WHOLE = (
    "1.98,2.00a,DiskTune,1,1700000000,16G,,8192,5,585,97,93830,14,43181,9,1269,98,115858,12,258.1,6,16,,,,,2614,44,"
    "9000,31,5000,30,1664,37,8800,29,4100,33,29405us,669ms,2s,15094us,850us,80120us,31651us,249us,4977us,56182us,"
    "595us,2491us"
)


def test_the_figures_have_names_and_units() -> None:
    found = {one.name: one for one in bonnie.figures(WHOLE + "\n")}
    assert len(found) == 12
    block = found["Sequential output, block"]
    assert (block.value, block.unit, block.processor_percent) == (93830 * 1024, "B/s", 14)
    assert block.worst_latency_s == pytest.approx(0.669)
    assert found["Sequential output, rewrite"].worst_latency_s == 2
    seeks = found["Random seeks"]
    assert (seeks.value, seeks.unit) == (258.1, "1/s")
    assert seeks.worst_latency_s == pytest.approx(0.08012)
    assert found["Random delete"].value == 4100


def test_a_line_of_1_97_says_the_same_without_the_seeks() -> None:
    fields = WHOLE.split(",")
    older = ",".join(["1.97", "1.97", *fields[2:7], *fields[9:]])
    assert older.startswith("1.97,1.97,DiskTune,1,1700000000,16G,,585,97,93830,14,")
    assert bonnie.figures(older) == bonnie.figures(WHOLE)


def test_what_was_too_fast_to_be_timed_is_left_out() -> None:
    assert [one.name for one in bonnie.figures(QUICK)] == [
        "Sequential output, per character",
        "Sequential input, per character",
        "Sequential create",
        "Random create",
    ]


@pytest.mark.parametrize("wrong", ["9" * 400, "1.2.3", "1e9", "nan", "١"])
def test_a_figure_that_is_no_amount_is_left_out(wrong: str) -> None:
    found = {one.name: one for one in bonnie.figures(WHOLE.replace(",93830,14,", f",{wrong},{wrong},"))}
    assert len(found) == 11
    assert "Sequential output, block" not in found
    slow = {one.name: one for one in bonnie.figures(WHOLE.replace("29405us,669ms", f"{wrong}us,{wrong}ms"))}
    assert slow["Sequential output, block"].worst_latency_s is None


@pytest.mark.parametrize("line", ["", "Using uid:0, gid:0.", "1.96,1.96,x", QUICK[:-60], "2.50" + QUICK[4:]])
def test_anything_else_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match="not a result"):
        bonnie.figures(line)


def test_it_is_told_half_the_file_as_memory_and_our_directory() -> None:
    found = bonnie.arguments("/home/x/.disktune-bonnie-1", 1 << 30)
    assert found == [
        "-q",
        "-d",
        "/home/x/.disktune-bonnie-1",
        "-s",
        "1024M",
        "-r",
        "512",
        "-n",
        "16",
        "-m",
        "DiskTune",
    ]


def test_the_live_figure_is_what_has_moved_since_the_last_one() -> None:
    clock = Clock()
    moved = iter(f"8 16 sdx 1 0 {sectors} 0 1 0 0 0 0 0 0\n" for sectors in (1 << 20, 1 << 20, 3 << 20))
    told = list[Tick]()

    def read(seconds: float) -> bytes | None:
        clock.sleep(seconds)
        return None if len(told) == 2 else b""

    child = SimpleNamespace(said=lambda: "", read=read)
    ports = SimpleNamespace(monotonic=clock, read_text=lambda _path: next(moved))
    every: Any = SimpleNamespace(seconds=600)
    runs = bonnie.BonnieRuns(cast("Ports", ports), every, "", cast(Any, None), cast(Any, None), ("sdx",))
    runs._listen(cast(Any, child), 0, clock(), told.append, threading.Event())
    assert [tick.bytes_s * bonnie.POLL_S for tick in told] == [0, 1 << 30]
