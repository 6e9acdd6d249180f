"""What a chart draws of a line that has more points than it has pixels."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_gui.controls.dense_lines import Flat, LineBounds
from tests.amounts import amount

VALUES = st.lists(st.one_of(st.floats(0, 1e9), st.just(math.nan)), max_size=400)


def pairs(flat: Flat) -> list[tuple[float, float]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def known(values: list[float]) -> list[float]:
    return [value for value in values if not math.isnan(value)]


def test_a_short_line_is_drawn_as_it_is() -> None:
    x, y = [0.0, 1.0, 2.0, 3.0], [5.0, 6.0, math.nan, 7.0]
    assert [pairs(run) for run in LineBounds(x, y).runs(0, 3, 4)] == [[(0, 5), (1, 6)], [(3, 7)]]
    assert [pairs(run) for run in LineBounds(x, y).runs(1.5, 1.6, 4)] == [[(1, 6)]], "the line comes from there"
    assert list(LineBounds([], []).runs(0, 1, 4)) == []


@pytest.mark.slow
@given(VALUES, st.integers(4, 60), st.integers(0, 400), st.integers(1, 400))
@settings(max_examples=amount(500), deadline=None)
def test_no_value_is_outside_and_no_peak_is_lost(values: list[float], most: int, first: int, wide: int) -> None:
    x = [float(at) for at in range(len(values))]
    bounds = LineBounds(x, values)
    drawn = [pair for run in bounds.runs(first, first + wide, most) for pair in pairs(run)]
    inside = values[max(0, first - 1) : first + wide + 2]
    # A bucket at either end may reach a little further than what is asked for.
    assert len(drawn) <= most + 6
    assert all(value in values for _, value in drawn)
    assert [place for place, _ in drawn] == sorted(place for place, _ in drawn)
    if known(inside) and len(known(inside)) == len(inside):
        assert max(value for _, value in drawn) >= max(inside[1:-1], default=0.0)
        assert min(value for _, value in drawn) <= min(inside[1:-1], default=math.inf)
    assert bounds.peak == max(known(values), default=0.0)


@pytest.mark.slow
@given(VALUES, VALUES, st.integers(4, 60))
@settings(max_examples=amount(300), deadline=None)
def test_a_line_that_grew_is_drawn_as_if_it_were_new(before: list[float], after: list[float], most: int) -> None:
    x, y = [float(at) for at in range(len(before))], list(before)
    grown = LineBounds(x, y)
    list(grown.runs(0, 1e9, most))
    assert grown.peak == max(known(before), default=0.0)
    for value in after:
        x.append(float(len(x)))
        y.append(value)
    assert grown.of(x, y)
    fresh = LineBounds(list(x), list(y))
    assert [pairs(run) for run in grown.runs(0, 1e9, most)] == [pairs(run) for run in fresh.runs(0, 1e9, most)]
    assert grown.peak == fresh.peak


def test_another_line_is_not_taken_for_it() -> None:
    x, y = [0.0, 1.0], [1.0, 2.0]
    bounds = LineBounds(x, y)
    assert bounds.peak == 2.0
    assert not bounds.of(x, list(y))
    y.pop()
    assert not bounds.of(x, y), "it became shorter"


class Counted(list[float]):
    """Counts how many values are looked at."""

    looked = 0

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        found = super().__getitem__(at)
        self.looked += len(found) if isinstance(at, slice) else 1
        return found


def test_of_a_line_that_grows_only_what_is_new_is_looked_at() -> None:
    x, y = [at / 4 for at in range(14_400)], Counted([1.0] * 14_400)
    bounds = LineBounds(x, y)
    list(bounds.runs(0, 3600, 500))
    for _ in range(1000):
        x.append(x[-1] + 0.25)
        y.append(2.0)
        y.looked = 0
        list(bounds.runs(x[-1] - 3600, x[-1], 500))
        assert bounds.peak == 2.0
        # Each full bucket once, and the last one, which is not full.
        assert y.looked < 14_400 / 100


@pytest.mark.parametrize("gap", [0, 1, 500, 999])
def test_a_gap_stays_open_however_many_points_there_are(gap: int) -> None:
    y = [1.0] * 1000
    y[gap] = math.nan
    runs = [pairs(run) for run in LineBounds([float(at) for at in range(1000)], y).runs(0, 999, 50)]
    assert len(runs) == (1 if gap in (0, 1, 999) else 2)
    assert all(not run[0][0] <= gap <= run[-1][0] for run in runs)
    assert all(one[-1][0] < other[0][0] for one, other in pairwise(runs))
