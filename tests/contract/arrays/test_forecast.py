"""When will the rebuild be done? Judged on drives whose end is known, beside the kernel's own answer."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from disktune_contract.arrays import mdstat as mdstat_text
from disktune_contract.arrays.forecast import (
    MOST_MARKS,
    SHORTEST_S,
    ProgressMark,
    Span,
    extended,
    from_kernel,
    remaining_s,
    shape,
)
from disktune_contract.arrays.mdstat import MdArray
from disktune_gui.demo import medium
from tests.amounts import amount
from tests.contract.arrays.md_sync import MOST_REQUESTS, WINDOW, Curve, Rebuild
from tests.narrowed import present

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
TOTAL = 1e12
KERNEL_WINDOW_S = 30.0
"""SYNC_MARKS of SYNC_MARK_STEP in drivers/md/md.c."""


def zones(count: int) -> Curve:
    """Return a disk that falls from full to half speed in equal steps of its radius."""
    return lambda place: 200e6 * shape(min(int(place * count), count - 1) / (count - 1), 0.5)


def stairs(count: int) -> Curve:
    """Return a drive that falls from full to half speed in equal steps, which no disk does."""
    return lambda place: 200e6 * (1 - 0.5 * min(int(place * count), count - 1) / (count - 1))


CURVES: dict[str, Curve] = {
    "smooth": lambda place: 200e6 * shape(place, 0.5),
    "16 zones": zones(16),
    "30 zones": zones(30),
    "straight line": lambda place: 200e6 * (1 - place / 2),
    "10 steps": stairs(10),
    "demo 7200": medium.SATA_7200.at,
    "demo 5400": medium.SATA_5400.at,
    "demo old": medium.SATA_7200_OLD.at,
    "demo PATA": medium.PATA_7200.at,
}


def run(curve: Curve, *, every: float = 1 / 400, noise: float = 0.0, seed: int = 1) -> list[ProgressMark]:
    """Return how a rebuild goes on a drive of *curve*, with a mark each *every* of the whole."""
    chance = random.Random(seed)  # noqa: S311
    marks, at_s = [ProgressMark(0.0, 0.0)], 0.0
    for index in range(round(1 / every)):
        at_s += TOTAL * every / (curve((index + 0.5) * every) * (1 + noise * chance.uniform(-1, 1)))
        marks.append(ProgressMark(at_s, TOTAL * (index + 1) * every))
    return marks


def kernel_s(marks: list[ProgressMark]) -> float:
    """Return what the kernel says: what is left over the speed of the last half minute."""
    last = marks[-1]
    since = next(mark for mark in reversed(marks) if last.at_s - mark.at_s >= KERNEL_WINDOW_S)
    return (TOTAL - last.done) * (last.at_s - since.at_s) / (last.done - since.done)


def off(told: float, true: float) -> float:
    """Return by how much a forecast is wrong, as a fraction of what is right."""
    return abs(told - true) / true


def tell(marks: list[ProgressMark], *, rotational: bool | None = True) -> float:
    kept: tuple[ProgressMark, ...] = ()
    for mark in marks:
        kept = extended(kept, mark)
    return present(remaining_s(kept, TOTAL, rotational=rotational))


@pytest.mark.slow
@pytest.mark.parametrize("name", CURVES)
@pytest.mark.parametrize("noise", [0.0, 0.05])
def test_from_a_tenth_on_it_is_within_fifteen_percent_and_better_than_the_kernel(name: str, noise: float) -> None:
    marks = run(CURVES[name], noise=noise)
    ours, kernels = [], []
    for count in range(41, 391, 10):
        true = marks[-1].at_s - marks[count - 1].at_s
        ours.append(off(tell(marks[:count]), true))
        kernels.append(off(kernel_s(marks[:count]), true))
    assert max(ours) < 0.15, f"worst {max(ours):.3f}"
    assert max(kernels) > 0.18
    assert sum(ours) < 0.5 * sum(kernels)


def mdstat(done: float, speed: float, total: float = 1e9) -> MdArray:
    """Return an array in a rebuild, in KiB."""
    left = f"finish={(total - done) / speed / 60:.1f}min speed={speed:.0f}K/sec"
    at = f"recovery = {100 * done / total:.1f}% ({done:.0f}/{total:.0f})"
    text = f"Personalities : [raid1]\nmd0 : active raid1 a[0] b[1]\n 9 blocks [2/1] [U_]\n [=>.] {at} {left}\n"
    return mdstat_text.parse(text).arrays[0]


def test_one_reading_is_enough_to_be_better_than_the_kernel() -> None:
    array = mdstat(5e8, 200_000 * shape(0.5, 0.5))
    true = sum(1e6 / (200_000 * shape((index + 0.5) / 1000, 0.5)) for index in range(500, 1000)) / 60
    assert off(present(from_kernel(array, True, "200000 (system)")), true) < 0.05
    assert off(present(array.finish_minutes), true) > 0.1
    assert from_kernel(array, False, "") == pytest.approx(present(array.finish_minutes), rel=0.01)
    held = mdstat(5e8, 1000)
    assert from_kernel(held, True, "1000 (local)") == pytest.approx(held.finish_minutes, rel=0.01)
    assert from_kernel(replace(array, speed_kib_s=0, finish_minutes=9e9), True, "") == 9e9, "stalled"


@pytest.mark.slow
@given(ratio=st.floats(0.42, 0.6), noise=st.floats(0, 0.1), seed=st.integers(0, 1000), begun=st.floats(0.1, 0.9))
@settings(max_examples=amount(60), deadline=None)
def test_any_disk_of_the_usual_make_is_told_within_a_fifth(
    ratio: float, noise: float, seed: int, begun: float
) -> None:
    marks = run(lambda place: 150e6 * shape(place, ratio), noise=noise, seed=seed)
    count = max(41, int(begun * 400))
    assert off(tell(marks[:count]), marks[-1].at_s - marks[count - 1].at_s) < 0.2


def test_a_solid_drive_is_told_as_the_kernel_tells_it() -> None:
    marks = run(lambda _: 500e6, noise=0.03)
    for count in (41, 200, 380):
        true = marks[-1].at_s - marks[count - 1].at_s
        assert off(tell(marks[:count], rotational=False), true) < 0.02


def test_a_disk_behind_a_slow_bus_is_found_out_by_the_way() -> None:
    marks = run(lambda _: 35e6, noise=0.02)
    true = marks[-1].at_s - marks[199].at_s
    assert off(tell(marks[:200]), true) < 0.05


def test_a_limit_holds_until_the_disk_is_slower_than_it() -> None:
    def limited(place: float) -> float:
        return min(50e6, 200e6 * shape(place, 0.5))

    marks = run(limited)
    told = present(remaining_s(marks[:41], TOTAL, rotational=True, most_per_s=50e6))
    assert off(told, marks[-1].at_s - marks[40].at_s) < 0.01


def test_what_was_seen_only_from_the_middle_on_is_told_as_well() -> None:
    marks = run(CURVES["30 zones"])[240:260]
    true = run(CURVES["30 zones"])[-1].at_s - marks[-1].at_s
    assert off(tell(marks), true) < 0.15


def test_a_small_partition_at_the_outer_edge_hardly_slows_down() -> None:
    marks = run(lambda place: 200e6 * shape(place * 0.1, 0.5))
    told = present(remaining_s(marks[:41], TOTAL, rotational=True, span=Span(0.0, 0.1)))
    assert off(told, marks[-1].at_s - marks[40].at_s) < 0.02


def test_after_it_was_sped_up_the_forecast_follows_within_a_minute() -> None:
    slow = [ProgressMark(second, second * 2e6) for second in range(0, 600, 2)]
    fast = [ProgressMark(600 + second, 600 * 2e6 + second * 100e6) for second in range(0, 60, 2)]
    told = tell([*slow, *fast], rotational=False)
    assert off(told, (TOTAL - fast[-1].done) / 100e6) < 0.25


# -- what is unknown -----------------------------------------------------------------------------------


def test_at_the_very_beginning_nobody_knows() -> None:
    assert remaining_s((), TOTAL, rotational=True) is None
    assert remaining_s([ProgressMark(0, 0), ProgressMark(2, 1e9)], TOTAL, rotational=True) is None


def test_what_stands_still_has_no_end() -> None:
    marks = [ProgressMark(second, min(second, 100) * 1e6) for second in range(0, 400, 2)]
    assert remaining_s(marks[:40], TOTAL, rotational=True) is not None
    assert remaining_s(marks, TOTAL, rotational=True) is None


def test_what_is_done_is_done() -> None:
    assert remaining_s([ProgressMark(0, 0), ProgressMark(100, TOTAL)], TOTAL, rotational=True) == 0.0


def test_another_operation_begins_anew() -> None:
    assert extended((ProgressMark(0, 5), ProgressMark(1, 6)), ProgressMark(2, 1)) == (ProgressMark(2, 1),)


def test_marks_are_thinned_out_and_both_ends_stay() -> None:
    marks: tuple[ProgressMark, ...] = ()
    for second in range(5000):
        marks = extended(marks, ProgressMark(second, second))
    assert len(marks) <= MOST_MARKS + 1
    assert (marks[0].at_s, marks[-1].at_s) == (0, 4999)


def looks(marks: list[ProgressMark], total: float, ended_s: float) -> Iterator[tuple[float, float, float]]:
    """Yield what is forecast from a tenth of the way on, what is true, and how far it has come."""
    kept: tuple[ProgressMark, ...] = ()
    for mark in marks:
        kept = extended(kept, mark)
        if mark.done >= 0.1 * total and mark.at_s - marks[0].at_s >= SHORTEST_S:
            told = present(remaining_s(kept, total, rotational=True))
            yield told, ended_s - mark.at_s, mark.done / total


def scaled(curve: Curve, fastest: float) -> Curve:
    """Return a curve from *fastest* down that falls as *curve* does."""
    return lambda place: curve(place) * fastest / curve(0.0)


SIZES = {"a minute or two": (160 << 20, 2.2e6), "minutes": (20e9, 1e8), "hours": (1e12, 2e8)}
"""Bytes of a member, and how many of them pass at the outer tracks in a second."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "others", "most", "seeds"), [*((size, 0.0, 0.0, 4) for size in SIZES), ("minutes", 0.1, 0.04, 8)]
)
def test_what_md_tells_of_a_disk_that_slows_to_half_is_enough_for_fifteen_percent(
    size: str, others: float, most: float, seeds: int
) -> None:
    """Straight falls and a disk's own curve, in any number of zones; a step of md's progress may be missing.

    While other work takes a tenth of the drive, it is unknown that it will end.
    """
    total, fastest = SIZES[size]
    wrong, all_of_them = 0, []
    for seed in range(1, seeds + 1):
        count = random.Random(seed).randrange(10, 30)  # noqa: S311
        fall = zones(count) if seed % 2 else stairs(count)
        every_s = max(1.0, total / fastest / 150)
        rebuild = Rebuild(total, scaled(fall, fastest), 0.05, others, seed)
        step_s = max(WINDOW, total / MOST_REQUESTS) / (fastest / 2) + every_s
        for told, true, _ in looks(*_with_total(rebuild, every_s)):
            wrong += abs(told - true) > max(0.15 * true, step_s)
            all_of_them.append(off(told, max(true, step_s)))
    assert len(all_of_them) > seeds * 60
    assert wrong <= most * len(all_of_them), f"{wrong} of {len(all_of_them)}, worst {max(all_of_them):.2f}"
    assert sum(all_of_them) / len(all_of_them) < 0.07


def _with_total(rebuild: Rebuild, every_s: float) -> tuple[list[ProgressMark], float, float]:
    marks, ended_s = rebuild.looked_at(every_s)
    return marks, rebuild.total, ended_s


RECORDED_STEP_S = 2.5
"""The longest stall of progress in the recordings, from one look to the next that saw some."""


@pytest.mark.parametrize("name", sorted(path.stem for path in (CORPUS / "rebuild").glob("*.json")))
def test_what_was_recorded_is_told_within_fifteen_percent_or_a_step(name: str) -> None:
    recorded = json.loads((CORPUS / f"rebuild/{name}.json").read_text())
    marks = [ProgressMark(at_s, done) for at_s, done in recorded["marks"]]
    found = list(looks(marks, recorded["total"], recorded["ended_s"]))
    assert len(found) > 100
    for told, true, place in found:
        assert abs(told - true) <= max(0.15 * true, RECORDED_STEP_S), f"{told:.1f} for {true:.1f} at {place:.3f}"
    before_the_end = [off(told, true) for told, true, place in found if place <= 0.95]
    assert sum(before_the_end) / len(before_the_end) < 0.06


def test_what_stands_for_a_moment_is_believed_to_go_on() -> None:
    steady = [ProgressMark(second, second * 1e9) for second in range(100)]
    for still in (1, 2, 3):
        told = tell([*steady, *(ProgressMark(99 + more, 99e9) for more in range(1, still + 1))], rotational=False)
        assert told == pytest.approx((TOTAL - (99 + still) * 1e9) / 1e9, rel=0.01)


@given(st.lists(st.tuples(st.floats(0, 1e6), st.floats(0, 1e12)), max_size=40), st.floats(0, 1e12))
@example([(0.0, 0.0), (10.0, 2.225073858507203e-309)], 1.0)
def test_nothing_makes_it_fall_over(pairs: list[tuple[float, float]], total: float) -> None:
    kept: tuple[ProgressMark, ...] = ()
    for at_s, done in pairs:
        kept = extended(kept, ProgressMark(at_s, done))
    for rotational in (True, False, None):
        told = remaining_s(kept, total, rotational=rotational)
        assert told is None or (math.isfinite(told) and told >= 0)
