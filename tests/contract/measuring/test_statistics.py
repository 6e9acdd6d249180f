"""The statistics against their definition: every set of signs enumerated, and properties that must hold."""

from __future__ import annotations

import itertools
import math
import random
import statistics as reference

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.measuring import statistics
from disktune_contract.measuring.statistics import Verdict
from tests.narrowed import present

KNOWN_CUTS = {6: 1, 8: 4, 10: 9, 12: 14, 16: 30}
"""The tables of the signed-rank test, e.g. Hollander and Wolfe, table A.4, read for intervals."""

finite = st.integers(-(10**6), 10**6).map(lambda millionths: millionths / 1e6)
"""Coarse enough that no average of two is rounded to 0 on its way through a logarithm."""
samples = st.lists(finite, min_size=6, max_size=16)


def _every_rank_sum(pairs: int) -> list[int]:
    ranks = range(1, pairs + 1)
    return [sum(itertools.compress(ranks, signs)) for signs in itertools.product((0, 1), repeat=pairs)]


@pytest.mark.parametrize("pairs", range(1, 13))
def test_the_null_distribution_is_what_enumeration_gives(pairs: int) -> None:
    sums = _every_rank_sum(pairs)
    counted = [sums.count(total) for total in range(pairs * (pairs + 1) // 2 + 1)]
    assert list(statistics.null_distribution(pairs)) == counted


@pytest.mark.parametrize(("pairs", "k"), KNOWN_CUTS.items())
def test_the_cuts_are_those_of_the_tables(pairs: int, k: int) -> None:
    assert statistics.cut(pairs) == k


@pytest.mark.parametrize("pairs", range(6, 17))
def test_a_cut_covers_as_promised_and_the_next_would_not(pairs: int) -> None:
    k = statistics.cut(pairs)
    assert k >= 1
    assert 2 * statistics.tail(pairs, k - 1) <= 0.05 < 2 * statistics.tail(pairs, k)


@pytest.mark.parametrize("pairs", range(1, 6))
def test_five_pairs_are_too_few(pairs: int) -> None:
    found = statistics.estimate([0.1] * pairs)
    assert (found.low, found.high) == (None, None)
    assert statistics.verdict(found, 0.02) is Verdict.UNSURE


@pytest.mark.parametrize("pairs", [6, 7, 8, 9])
def test_the_interval_covers_as_often_as_enumeration_of_all_signs_says(pairs: int) -> None:
    # With fixed distances from the truth, every set of signs is equally likely: the coverage can be counted.
    dice = random.Random(pairs)  # noqa: S311  the same every time, and no secret
    distances = [dice.uniform(0.01, 1) for _ in range(pairs)]
    covered = 0
    for signs in itertools.product((-1, 1), repeat=pairs):
        found = statistics.estimate([sign * distance for sign, distance in zip(signs, distances, strict=True)])
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 1 <= found.high
    exact = 1 - 2 * statistics.tail(pairs, statistics.cut(pairs) - 1)
    assert covered / 2**pairs == pytest.approx(exact)
    assert exact >= 0.95


@pytest.mark.parametrize("pairs", [4, 6, 8, 10])
def test_p_is_the_share_of_signs_that_are_as_extreme(pairs: int) -> None:
    dice = random.Random(pairs)  # noqa: S311  the same every time, and no secret
    values = [dice.gauss(0.3, 1) for _ in range(pairs)]
    ranks = {abs(value): rank for rank, value in enumerate(sorted(values, key=abs), 1)}
    positive = sum(ranks[abs(value)] for value in values if value > 0)
    sums = _every_rank_sum(pairs)
    lower = sum(total <= positive for total in sums) / len(sums)
    upper = sum(total >= positive for total in sums) / len(sums)
    assert statistics.estimate(values).p == pytest.approx(min(1, 2 * min(lower, upper)))


@pytest.mark.slow
@given(samples)
def test_the_estimate_is_the_median_of_the_averages(values: list[float]) -> None:
    averages = [(first + second) / 2 for first, second in itertools.combinations_with_replacement(values, 2)]
    assert math.log(statistics.estimate(values).ratio) == pytest.approx(reference.median(averages), abs=1e-12)


@pytest.mark.slow
@given(samples, finite)
def test_moving_all_pairs_moves_estimate_and_interval(values: list[float], by: float) -> None:
    before, after = statistics.estimate(values), statistics.estimate([value + by for value in values])
    for one, other in ((before.ratio, after.ratio), (before.low, after.low), (before.high, after.high)):
        assert other is not None
        assert math.log(other) == pytest.approx(math.log(present(one)) + by, abs=1e-9)


@pytest.mark.slow
@given(samples)
def test_exchanging_the_values_mirrors_everything(values: list[float]) -> None:
    one, other = statistics.estimate(values), statistics.estimate([-value for value in values])
    assert one.p == other.p
    assert other.high is not None
    assert one.ratio * other.ratio == pytest.approx(1)
    assert present(one.low) * other.high == pytest.approx(1)


@pytest.mark.slow
@given(samples)
def test_interval_and_p_agree(values: list[float]) -> None:
    found = statistics.estimate(values)
    assert found.low is not None
    assert found.high is not None
    assert (found.p <= 0.05) == (found.low > 1 or found.high < 1)
    assert found.low <= found.ratio <= found.high


@pytest.mark.slow
@given(samples, st.floats(0, 0.2))
def test_a_verdict_is_what_interval_and_noise_say(values: list[float], floor: float) -> None:
    found = statistics.estimate(values)
    assert found.high is not None
    low, high, small = math.log(present(found.low)), math.log(found.high), math.log(1.02)
    margin = max(floor, small)
    match statistics.verdict(found, floor):
        case Verdict.FASTER:
            assert low > margin
        case Verdict.SLOWER:
            assert high < -margin
        case Verdict.SMALL_GAIN:
            assert 0 < low <= small
            assert floor <= small
        case Verdict.SMALL_LOSS:
            assert -small <= high < 0
            assert floor <= small
        case Verdict.SAME:
            assert -small < low <= 0 <= high < small
        case Verdict.UNSURE:
            assert low <= margin
            assert high >= -margin
            assert low <= -small or high >= small or floor > small
        case other:
            pytest.fail(f"{other} is no verdict of an interval")


@pytest.mark.parametrize(
    ("ratio", "floor", "expected"),
    [
        (1.05, 0.001, Verdict.FASTER),
        (0.95, 0.001, Verdict.SLOWER),
        (1.01, 0.001, Verdict.SMALL_GAIN),
        (0.99, 0.001, Verdict.SMALL_LOSS),
        (1.0, 0.001, Verdict.SAME),
        # Within the noise nothing is called real.
        (1.05, 0.1, Verdict.UNSURE),
        (1.01, 0.1, Verdict.UNSURE),
        (1.2, 0.1, Verdict.FASTER),
    ],
)
def test_each_verdict_has_its_case(ratio: float, floor: float, expected: Verdict) -> None:
    wobble = (-0.004, 0.003, 0.001, -0.002, 0.004, -0.001, 0.002, -0.003)
    found = statistics.estimate([math.log(ratio) + value for value in wobble])
    assert statistics.verdict(found, floor) is expected


@pytest.mark.slow
@given(samples)
def test_every_verdict_reads_as_sentences(values: list[float]) -> None:
    found = statistics.estimate(values)
    for word in Verdict:
        for interleaved in (True, False):
            said = statistics.sentence(word, found, 0.02, interleaved=interleaved)
            assert said.endswith(".")
            assert said[0].isupper()
            assert "nan" not in said
            assert "inf" not in said


def test_what_was_not_interleaved_at_most_suggests() -> None:
    found = statistics.estimate([0.1, 0.11, 0.12, 0.1, 0.13, 0.12])
    said = statistics.sentence(Verdict.FASTER, found, 0.02, interleaved=False)
    assert said.startswith("Faster by 12%")
    assert "Only an indication" in said


@given(st.lists(st.floats(0, 1), min_size=1, max_size=8))
def test_holm_claims_what_the_textbook_procedure_claims(p_values: list[float]) -> None:
    levels = statistics.holm(p_values)
    claimed = [p <= 1 - level + 1e-12 for p, level in zip(p_values, levels, strict=True)]
    expected = [False] * len(p_values)
    for step, index in enumerate(sorted(range(len(p_values)), key=lambda index: p_values[index])):
        if p_values[index] > 0.05 / (len(p_values) - step):
            break
        expected[index] = True
    assert claimed == expected


def test_one_comparison_is_not_corrected() -> None:
    assert statistics.holm([0.3]) == (0.95,)


@pytest.mark.slow
@given(samples, st.floats(0, 0.1))
def test_more_pairs_are_asked_for_than_there_were(values: list[float], floor: float) -> None:
    found = statistics.estimate(values)
    needed = statistics.pairs_needed(found, floor)
    assert found.pairs < needed <= statistics.NEVER


def test_the_noise_floor_is_the_half_width_of_a_value_against_itself() -> None:
    values = [-0.03, 0.01, 0.02, -0.01, 0.03, -0.02, 0.0]
    found = statistics.estimate(values)
    assert statistics.noise_floor(values) == statistics.half_width(found)
    assert statistics.noise_floor([]) == 0
    assert statistics.noise_floor([-0.01, 0.03]) == pytest.approx(0.02)
    assert statistics.margin_of(0.001) == pytest.approx(math.log(1.02))
    assert statistics.margin_of(0.05) == 0.05


def test_a_value_is_left_early_only_if_every_pair_is_beyond_all_noise() -> None:
    noise = [0.01, -0.03, 0.02]
    assert statistics.clearly_slower([-0.2, -0.3, -0.25, -0.2], noise)
    assert not statistics.clearly_slower([-0.2, -0.3, -0.25], noise)
    assert not statistics.clearly_slower([-0.2, -0.3, -0.25, -0.029], noise)
    assert not statistics.clearly_slower([-0.2, -0.3, -0.25, -0.2], noise[:2])
    assert not statistics.clearly_slower([0.2, 0.3, 0.25, 0.2], noise)
