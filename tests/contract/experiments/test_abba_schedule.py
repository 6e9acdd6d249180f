"""The order of turns, the pairs, what is dropped and what is concluded."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring.statistics import CLAIMS, Verdict
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import Comparison

Speed = Callable[[int, int], float]
"""Speed of an arm in the n-th run."""


def carried_out(course: Course, speed: Speed, disturbed: Callable[[int], str] = lambda _: "") -> Comparison:
    """Take all turns as the helper does."""
    count = 0
    for leg in course.legs():
        for turn in leg:
            course.add(turn, speed(turn.arm, count), disturbed(count))
            count += 1
        course.end_leg()
    return course.result("drive.direct", 5, 1)


def arms(course: Course) -> list[int]:
    return [turn.arm for leg in course.legs() for turn in leg]


def test_before_and_after_go_abba_or_baab() -> None:
    order = arms(Course(1, 64))
    blocks = {tuple(order[start : start + 4]) for start in range(0, len(order), 4)}
    assert blocks == {(0, 1, 1, 0), (1, 0, 0, 1)}


def test_several_values_go_there_and_back_in_an_order_drawn_by_lot() -> None:
    order = arms(Course(3, 64))
    blocks = {tuple(order[start : start + 8]) for start in range(0, len(order), 8)}
    assert all(block == block[::-1] for block in blocks)
    assert all(sorted(block[:4]) == [0, 1, 2, 3] for block in blocks)
    assert len(blocks) > 10


def test_what_cannot_be_switched_back_goes_in_blocks() -> None:
    assert arms(Course(1, 3, interleaved=False)) == [0, 0, 0, 1, 1, 1]
    with pytest.raises(ValueError, match="one candidate"):
        Course(2, 6, interleaved=False)


@pytest.mark.slow
@given(st.integers(1, 8), st.integers(3, 8), st.floats(-0.01, 0.01))
def test_a_steady_drift_is_no_difference(candidates: int, double_rounds: int, drift: float) -> None:
    course = Course(candidates, 2 * double_rounds)
    found = carried_out(course, lambda _arm, count: math.exp(drift * count))
    for arm in course.candidates:
        ratios = course.log_gains(arm)
        assert all(
            one + other == pytest.approx(0, abs=1e-9) for one, other in zip(ratios[::2], ratios[1::2], strict=True)
        )
    assert not any(one.verdict in CLAIMS for one in found.findings)


def test_what_the_drive_as_it_is_differs_by_from_round_to_round_is_the_noise() -> None:
    course = Course(1, 6)
    found = carried_out(course, lambda arm, count: 100.0 + count if arm == 0 else 500.0)
    assert len(course.same()) == 5
    assert found.noise > 1


def test_a_much_slower_value_is_left_early_and_the_others_go_on() -> None:
    dice = random.Random(1)  # noqa: S311
    course = Course(2, 8, dice=dice)
    found = carried_out(
        course, lambda arm, _: (0.7 if arm == 2 else 1.1 if arm == 1 else 1) * dice.gauss(100, 0.5)
    )
    assert course.dropped == {2: 3}
    assert course.done == course.total == 8 + 8 + 4
    assert [one.verdict for one in found.findings] == [Verdict.FASTER, Verdict.DROPPED]
    assert len(found.findings[1].pairs) == 4
    assert found.best == 1


def test_an_experiment_ends_when_every_other_value_is_clearly_slower() -> None:
    dice = random.Random(1)  # noqa: S311
    course = Course(3, 16, dice=dice)
    found = carried_out(course, lambda arm, _: (0.7 if arm else 1) * dice.gauss(100, 0.5))
    assert course.done == course.total < 64
    assert {one.verdict for one in found.findings} == {Verdict.DROPPED}
    assert found.best == 0


def test_of_values_that_are_equally_fast_the_first_is_best() -> None:
    dice = random.Random(2)  # noqa: S311
    course = Course(3, 12, dice=dice)
    gain = {0: 1.0, 1: 1.0, 2: 1.2, 3: 1.202}
    found = carried_out(course, lambda arm, _: gain[arm] * dice.gauss(100, 0.3))
    assert [one.verdict for one in found.findings][1:] == [Verdict.FASTER, Verdict.FASTER]
    assert found.best == 2


def test_disturbed_pairs_are_shown_and_not_counted() -> None:
    course = Course(1, 8)
    found = carried_out(course, lambda _arm, _count: 100.0, lambda count: "Something else." if count == 4 else "")
    pairs = found.findings[0].pairs
    assert [pair.disturbed for pair in pairs] == ["", "", "Something else.", "", "", "", "", ""]
    assert found.findings[0].estimate is not None
    assert found.findings[0].estimate.pairs == 7
    assert found.findings[0].verdict is Verdict.SAME


def test_a_busy_machine_concludes_nothing() -> None:
    course = Course(1, 8)
    found = carried_out(
        course, lambda arm, _: 100.0 + 50 * arm, lambda count: "Something else." if count < 6 else ""
    )
    assert found.findings[0].verdict is Verdict.VOID
    assert found.void.startswith("Invalid: 3 of 8 pairs disturbed. Something else.")
    assert len(found.findings[0].pairs) == 8


def test_the_same_disturbance_with_other_figures_is_told_once() -> None:
    said = iter(range(100))
    course = Course(1, 6)
    found = carried_out(course, lambda _arm, _count: 100.0, lambda _: f"Others used {60 + next(said)}% of it.")
    # Of a pair in which both runs were disturbed the one of arm 0 speaks, whichever came first.
    first = "60" if course.pairs(1)[0].disturbed == "Others used 60% of it." else "61"
    assert found.void == (f"Invalid: 6 of 6 pairs disturbed. Others used {first}% of it. Measure again when idle.")


def test_a_run_that_read_nothing_is_disturbed_and_breaks_nothing() -> None:
    course = Course(1, 8)
    found = carried_out(course, lambda _arm, count: 0.0 if count == 3 else 100.0)
    assert sum(bool(pair.disturbed) for pair in found.findings[0].pairs) == 1


def test_without_interleaving_it_suggests_and_recommends_nothing() -> None:
    found = carried_out(Course(1, 8, interleaved=False), lambda arm, _: 100.0 + 50 * arm)
    assert found.findings[0].words.startswith("Faster by 50%")
    assert "not interleaved" in found.findings[0].words
    assert found.best == 0


@pytest.mark.parametrize(("candidates", "least"), [(1, 6), (2, 8), (3, 8), (6, 8), (7, 10), (8, 10)])
def test_so_many_rounds_are_needed_that_something_can_be_found(candidates: int, least: int) -> None:
    assert comparison.least_rounds(candidates) == least
    found = carried_out(
        Course(candidates, least), lambda arm, count: 200.0 + count % 3 if arm == 1 else 100.0 + count % 2
    )
    assert found.findings[0].verdict is Verdict.FASTER


@given(st.floats(10, 3600), st.integers(1, 8), st.integers(1, 10), st.integers(0, 3))
def test_a_budget_is_kept(budget: float, candidates: int, seconds: int, warm_up: int) -> None:
    rounds = comparison.rounds_within(budget, candidates, seconds, warm_up)
    assert rounds % 2 == 0
    assert rounds == 0 or rounds in comparison.ROUNDS
    if rounds:
        assert comparison.seconds_needed(candidates, rounds, seconds, warm_up) <= budget
