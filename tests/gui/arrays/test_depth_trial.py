"""Queue depths tried on a rebuild: the plan is fair, the verdict honest."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_gui.arrays.depth_trial import LEAST_GAIN, DepthTrial, DepthVerdict


def verdict(
    now: int, speeds: dict[int, float], *, drift: float = 0.0, noise: float = 0.0, seed: int = 1
) -> DepthVerdict:
    chance = random.Random(seed)  # noqa: S311
    trial, turn = DepthTrial(now, 32), 0
    while (depth := trial.turn) is not None:
        trial.add(speeds[depth] * (1 - drift * turn) * (1 + noise * chance.uniform(-1, 1)))
        turn += 1
    return trial.verdict()


def test_every_depth_has_two_turns_the_second_round_in_reverse() -> None:
    trial, turns = DepthTrial(31, 32), []
    while trial.turn is not None:
        turns.append(trial.turn)
        trial.add(1.0)
    assert turns == [31, 1, 8, 32, 32, 8, 1, 31]
    assert trial.left == 0


def test_what_the_drives_do_not_take_is_not_tried() -> None:
    assert DepthTrial(16, 16).depths == (16, 1, 8)
    assert DepthTrial(1, 1).depths == (1,)


def test_a_faster_depth_is_kept_with_its_gain() -> None:
    found = verdict(32, {32: 50e6, 1: 100e6, 8: 60e6})
    assert (found.depth, found.noise) == (1, 0.0)
    assert found.gain == pytest.approx(1.0)


def test_a_disk_that_slows_down_meanwhile_favours_no_depth() -> None:
    found = verdict(32, {32: 100e6, 1: 100e6, 8: 100e6}, drift=0.02)
    assert (found.depth, found.gain) == (32, 0.0)


@pytest.mark.slow
@given(st.integers(0, 10_000), st.floats(0, 0.2), st.sampled_from([1, 8, 32]))
def test_chance_changes_hardly_ever_anything_and_never_by_less_than_its_own_size(
    seed: int, noise: float, now: int
) -> None:
    found = verdict(now, dict.fromkeys((1, 8, 32), 100e6), noise=noise, seed=seed)
    assert found.gain == 0.0 or found.gain > max(LEAST_GAIN, found.noise)
    assert (found.depth == now) == (found.gain == 0.0)


def test_where_nothing_moves_nothing_is_kept() -> None:
    assert verdict(32, {32: 0.0, 1: 0.0, 8: 0.0}).depth == 32
