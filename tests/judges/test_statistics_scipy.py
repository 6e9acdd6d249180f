"""Our statistics, which the helper computes with Python alone, beside those of SciPy."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract.arrays import forecast, slowdown_causes
from disktune_contract.measuring import measurement, statistics
from disktune_contract.measuring.latency import between, bucket, ends_ns, latency, merged, middle_ns, percentile
from disktune_helper.bench.meter import Meter, Tick
from tests.narrowed import present

# The set-up installs it; an environment from before knows nothing of it.
stats = pytest.importorskip("scipy.stats")
integrate = pytest.importorskip("scipy.integrate")

pytestmark = pytest.mark.slow

SHARES = (0.01, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999)
seeds = st.integers(0, 1 << 64)
"""From a seed: numbers without a pattern, none of which is met twice."""
plain = st.floats(0.001, 1e6)
few = st.lists(plain, min_size=1, max_size=40)


def _pairs(seed: int, count: int, offset: float = 0.3) -> list[float]:
    chance = random.Random(seed)  # noqa: S311  no secret
    return [chance.gauss(offset, 1) for _ in range(count)]


# -- experiments: Wilcoxon's signed-rank test, and the interval that belongs to it -----------------------------


@given(seeds, st.integers(1, 30), st.sampled_from((0.0, 0.3, 1.0)))
def test_p_is_that_of_the_signed_rank_test(seed: int, count: int, offset: float) -> None:
    values = _pairs(seed, count, offset)
    expected = stats.wilcoxon(values, method="exact").pvalue
    assert statistics.estimate(values).p == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("count", [2, 6, 11, statistics.MOST_PAIRS])
def test_p_is_that_of_the_signed_rank_test_for_every_rank_sum_of_one_sign(count: int) -> None:
    """From no difference to the clearest, one rank at a time."""
    for positive in range(count + 1):
        values = [rank if rank <= positive else -rank for rank in range(1, count + 1)]
        # Distances that differ, so that there are no ties.
        expected = stats.wilcoxon(values, method="exact").pvalue
        assert statistics.estimate([value / 1000 for value in values]).p == pytest.approx(expected, rel=1e-9)


@given(seeds, st.integers(6, 20), st.sampled_from((0.9, 0.95, 0.99)))
def test_the_interval_ends_where_the_test_begins_to_reject(seed: int, count: int, level: float) -> None:
    """An interval holds exactly the differences that the test of the same level does not reject."""
    values = _pairs(seed, count)
    found = statistics.estimate(values, level)
    if found.low is None or found.high is None:
        assert stats.wilcoxon([1.0 + value for value in range(count)], method="exact").pvalue > 1 - level
        return
    step = 1e-7  # less than averages of such values differ by, more than they are rounded by
    for end, inwards in ((math.log(found.low), step), (math.log(found.high), -step)):
        inside, outside = (
            stats.wilcoxon([value - end - by for value in values], method="exact").pvalue
            for by in (inwards, -inwards)
        )
        assert outside <= 1 - level + 1e-12 < inside


@given(st.lists(st.integers(-5, 7), min_size=6, max_size=16), seeds)
def test_with_ties_and_zeros_p_is_the_largest_that_any_way_to_break_them_gives(
    values: list[int], seed: int
) -> None:
    """So it is valid whatever is tied. Midranks with the signs of this sample alone can give more or less."""
    chance = random.Random(seed)  # noqa: S311  no secret
    broken = [value + chance.uniform(-0.01, 0.01) for value in values]
    found = statistics.estimate([value / 100 for value in values])
    assert found.p >= stats.wilcoxon(broken, method="exact").pvalue - 1e-9


TIED = ([-1] * 5 + [2], [0, 1, 1, 3, 5, 5, 7, 8], [0] * 6, [-2, -2, 2, 2, 2, 0, 0])


@pytest.mark.parametrize("values", TIED, ids=str)
def test_one_way_to_break_ties_gives_that_p(values: list[int]) -> None:
    """It is no larger than need be."""
    chance = random.Random(0)  # noqa: S311  no secret
    moves = [(-0.02, 0.0, 0.02)[at % 3] for at in range(600)]
    broken = np.array([[value + move + chance.uniform(-0.01, 0.01) for value in values] for move in moves])
    found = statistics.estimate([value / 100 for value in values])
    assert found.p == pytest.approx(stats.wilcoxon(broken, axis=1, method="exact").pvalue.max())


@pytest.mark.parametrize(("pairs", "same"), [(4, 3), (5, 3), (4, 4)])
def test_a_value_is_left_early_by_chance_as_seldom_as_is_said(pairs: int, same: int) -> None:
    """All orders of as many distances, and all signs of the pairs, counted."""
    distances = [0.1 * rank for rank in range(1, pairs + same + 1)]
    dropped = total = 0
    for chosen in itertools.combinations(distances, pairs):
        others = [distance for distance in distances if distance not in chosen]
        for signs in itertools.product((-1, 1), repeat=pairs):
            values = [sign * distance for sign, distance in zip(signs, chosen, strict=True)]
            dropped += statistics.clearly_slower(values, others)
            total += 1
    expected = stats.hypergeom.pmf(pairs, pairs + same, pairs, pairs) * stats.binom.pmf(pairs, pairs, 0.5)
    assert dropped / total == pytest.approx(expected)


# -- benchmarks: medians and percentiles ----------------------------------------------------------------------


@given(few)
def test_median_and_ends_of_runs(values: list[float]) -> None:
    expected = stats.scoreatpercentile(values, 50)
    assert measurement.spread(values) == pytest.approx((expected, min(values), max(values)))


@given(seeds, st.sampled_from((1, 2, 3, 40, 99, 100, 101, 1000, 2500)))
@settings(max_examples=50)
def test_a_percentile_is_the_smallest_latency_that_so_many_did_not_exceed(seed: int, count: int) -> None:
    """In the bucket of which it is: the inverse of the empirical distribution."""
    chance = random.Random(seed)  # noqa: S311  no secret
    values = [int(chance.lognormvariate(12, 2)) for _ in range(count)]
    counts = Counter(bucket(value) for value in values)
    for share in SHARES:
        found = percentile(counts, share)
        if found is None:
            assert share > 0.5
            assert count * (1 - share) < 1
            continue
        expected = stats.quantile(np.array(values, float), share, method="inverted_cdf")
        assert found == middle_ns(bucket(int(expected))) / 1e9


@given(seeds, st.integers(1, 3000))
@settings(max_examples=50)
def test_between_the_ends_of_a_bucket_requests_are_spread_evenly(seed: int, count: int) -> None:
    """As in SciPy's distribution of a histogram."""
    chance = random.Random(seed)  # noqa: S311  no secret
    counts = Counter(bucket(int(chance.lognormvariate(12, 1))) for _ in range(count))
    first, last = min(counts), max(counts)
    edges = [*(ends_ns(number)[0] for number in range(first, last + 1)), ends_ns(last)[1]]
    heights = [counts[number] for number in range(first, last + 1)]
    judge = stats.rv_histogram((np.array(heights), np.array(edges)), density=False)
    found = present(latency(counts, max_s=edges[-1] / 1e9))
    for share in SHARES:
        here = between(found, share)
        if here is not None:
            assert judge.cdf(here * 1e9) == pytest.approx(share, abs=1e-9)
            assert judge.cdf(here * 1e9 * (1 - 1e-6)) < share, "a later one of several such places"


@given(st.lists(st.lists(st.integers(1, 10**9), min_size=1, max_size=30), min_size=1, max_size=4))
def test_runs_together_have_the_mean_and_the_maximum_of_all_their_requests(runs: list[list[int]]) -> None:
    parts = [
        latency(Counter(map(bucket, run)), mean_s=sum(run) / len(run) / 1e9, max_s=max(run) / 1e9) for run in runs
    ]
    whole = [value / 1e9 for run in runs for value in run]
    found = present(merged(parts))
    assert (found.requests, found.max_s) == (len(whole), stats.tmax(whole))
    assert found.mean_s == pytest.approx(stats.tmean(whole))


@given(st.lists(st.integers(1, 10**9), min_size=1, max_size=40))
def test_the_latency_of_a_moment_is_the_lower_median(values: list[int]) -> None:
    """To a 64th, which is how wide a bucket is (fio's); and what is under way is that of Little's law."""
    ticks: list[Tick] = []
    Meter(0, ticks.append).sample(2.0, 0, 4096, len(values), values, 0.5)
    (tick,) = ticks
    lower = stats.scoreatpercentile(values, 50, interpolation_method="lower")
    assert (tick.latency_s, tick.worst_s) == pytest.approx((lower / 1e9, max(values) / 1e9), rel=1 / 64)
    assert tick.depth == pytest.approx(sum(values) / 1e9 / 2.0)


# -- arrays: the slow member, and the forecast ----------------------------------------------------------------


@given(few)
def test_the_middle_of_the_other_members_is_the_upper_median(values: list[float]) -> None:
    expected = stats.scoreatpercentile(values, 50, interpolation_method="higher")
    assert slowdown_causes._middle(values) == expected


def _steps(speeds: list[float]) -> list[forecast._Step]:
    return [forecast._Step((at + 0.5) / 100, 10.0 * (at + 1), 10.0, speed) for at, speed in enumerate(speeds)]


@given(st.lists(st.floats(1000, 1e6), min_size=2, max_size=60))
def test_the_jitter_of_a_forecast_is_a_median_absolute_deviation(speeds: list[float]) -> None:
    """About zero, in standard deviations of one of two stretches."""
    differences = np.diff(np.log(speeds))
    expected = stats.median_abs_deviation(
        differences,
        center=lambda _values, axis: 0.0,  # noqa: ARG005  SciPy names it
        scale="normal",
    )
    assert forecast._jitter(_steps(speeds)) == pytest.approx(expected / math.sqrt(2), rel=1e-4, abs=1e-12)


@given(seeds, st.integers(6, 60), st.sampled_from((0.4, 0.5, 0.85)))
def test_shapes_of_a_disk_are_weighed_by_a_t_distribution(seed: int, count: int, ratio: float) -> None:
    """Two degrees of freedom; each zone's median counts once."""
    chance = random.Random(seed)  # noqa: S311  no secret
    steps = _steps([chance.uniform(0.9, 1.1) * 1e5 * forecast.shape(at / 100, 0.5) for at in range(count)])
    evidence = forecast._Evidence(steps, count / 100, 1e6, forecast.WHOLE, None)

    def expected(of: float) -> float:
        zones: dict[int, list[float]] = {}
        for step in steps:
            zones.setdefault(int(step.place / 0.05), []).append(
                math.log(step.speed / forecast.shape(step.place, of))
            )
        levels = [float(stats.scoreatpercentile(found, 50)) for found in zones.values()]
        middle = float(stats.scoreatpercentile(levels, 50))
        scales = [math.sqrt(0.025**2 + forecast._jitter(steps) ** 2 / len(found)) for found in zones.values()]
        tails = [stats.t.pdf(level, 2, middle, scale) for level, scale in zip(levels, scales, strict=True)]
        peaks = [stats.t.pdf(0, 2, 0, scale) for scale in scales]
        return float(np.prod(tails) / np.prod(peaks)) if len(zones) > 1 else 1.0

    assert evidence.likelihood(ratio) == pytest.approx(expected(ratio), rel=1e-6)


@pytest.mark.parametrize("done", [0.0, 0.1, 0.5, 0.9])
@pytest.mark.parametrize("ratio", [0.4, 0.5, 0.7, 1.0])
def test_what_is_left_is_the_integral_over_the_tracks(done: float, ratio: float) -> None:
    """To a thousandth, with a drive that is as fast as the shape says."""
    step = forecast._Step(done, 10.0, 10.0, 100.0 * forecast.shape(done, ratio))
    found = forecast._Evidence([step], done, 1e5, forecast.WHOLE, None).left_s(ratio)
    expected, _error = integrate.quad(lambda place: 1000 / forecast.shape(place, ratio), done, 1)
    assert found == pytest.approx(expected, rel=1e-3)
