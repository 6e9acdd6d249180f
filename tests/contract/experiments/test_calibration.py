"""Do verdicts deserve their confidence? A hundred comparisons each, simulated from noise that was recorded.

`tests/corpus/noise` holds the speed of real drives over five or six minutes, a figure every quarter of a second. A
simulated comparison starts anywhere on such a tape, plays it through warm-ups and runs as the helper would, and
makes one of the values faster by a known factor.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring.statistics import CLAIMS, Verdict
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import Comparison

NOISE = Path(__file__).parents[2] / "corpus" / "noise"
THROTTLED = ("throttled-100", "throttled-400")
SHARED = ("shared-sequential", "shared-random")
"""Disks of a machine that others use: their speed goes up and down by half, and stays there for a while."""

INTERVAL_S = 0.25
EXPERIMENTS = 100
BIG = frozenset({Verdict.FASTER, Verdict.SLOWER})


@cache
def tape(name: str) -> tuple[int, ...]:
    return tuple(json.loads((NOISE / f"{name}.json").read_text("utf-8"))["kB_s"])


def simulated(name: str, dice: random.Random, *factors: float) -> Comparison:
    """Compare values that are so much faster than the one in force, with the usual budget and lengths."""
    speeds, arm = tape(name), None
    at = dice.randrange(len(speeds))
    seconds, warm_up_s = comparison.USUAL_SECONDS, comparison.USUAL_WARM_UP_S
    rounds = comparison.rounds_within(comparison.USUAL_BUDGET_S, len(factors), seconds, warm_up_s)
    course = Course(len(factors), rounds, dice=dice)
    for leg in course.legs():
        for turn in leg:
            if turn.arm != arm:
                at += round(warm_up_s / INTERVAL_S)
                arm = turn.arm
            length = round(seconds / INTERVAL_S)
            speed = sum(speeds[(at + step) % len(speeds)] for step in range(length)) / length
            at += length
            course.add(turn, speed * (factors[turn.arm - 1] if turn.arm else 1.0))
        course.end_leg()
    return course.result("drive.direct", seconds, warm_up_s)


def verdicts(name: str, factor: float) -> Counter[Verdict]:
    dice = random.Random(f"{name} {factor}")  # noqa: S311  the same every time, and no secret
    return Counter(simulated(name, dice, factor).findings[0].verdict for _ in range(EXPERIMENTS))


@pytest.mark.slow
@pytest.mark.parametrize("name", [*THROTTLED, *SHARED])
def test_without_a_difference_hardly_one_is_claimed(name: str) -> None:
    found = verdicts(name, 1.0)
    assert sum(found[word] for word in CLAIMS) <= 0.07 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize("name", [*THROTTLED, *SHARED])
def test_without_a_difference_hardly_one_is_claimed_of_several_values(name: str) -> None:
    dice = random.Random(name)  # noqa: S311
    claims = 0
    for _ in range(EXPERIMENTS):
        result = simulated(name, dice, 1.0, 1.0, 1.0)
        claims += any(one.verdict in CLAIMS for one in result.findings)
    assert claims <= 0.07 * EXPERIMENTS


@pytest.mark.slow
@pytest.mark.parametrize(("name", "factor"), [(THROTTLED[0], 1.05), (THROTTLED[1], 1 / 1.05)])
def test_five_percent_are_found(name: str, factor: float) -> None:
    found = verdicts(name, factor)
    right = found[Verdict.FASTER if factor > 1 else Verdict.SLOWER]
    assert right >= 0.9 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "factor"), [(THROTTLED[0], 1 / 1.03), (THROTTLED[1], 1.03)])
def test_three_percent_are_mostly_found(name: str, factor: float) -> None:
    found = verdicts(name, factor)
    right = (
        found[Verdict.FASTER] + found[Verdict.SMALL_GAIN]
        if factor > 1
        else found[Verdict.SLOWER] + found[Verdict.SMALL_LOSS]
    )
    assert right >= 0.5 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "factor"), [(SHARED[0], 1.05), (SHARED[1], 1 / 1.05)])
def test_in_heavy_noise_it_says_that_it_cannot_tell(name: str, factor: float) -> None:
    found = verdicts(name, factor)
    assert found[Verdict.SAME] == 0, found
    wrong = (Verdict.SLOWER, Verdict.SMALL_LOSS) if factor > 1 else (Verdict.FASTER, Verdict.SMALL_GAIN)
    assert sum(found[word] for word in wrong) <= 0.03 * EXPERIMENTS, found
    assert found[Verdict.UNSURE] >= 0.9 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize("name", SHARED)
def test_a_doubling_is_found_even_there_or_nothing_is_said(name: str) -> None:
    found = verdicts(name, 2.0)
    assert found[Verdict.FASTER] + found[Verdict.UNSURE] == EXPERIMENTS, found
