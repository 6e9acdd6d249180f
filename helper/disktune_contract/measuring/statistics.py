"""Is a difference real? Pairs of measurements in, an interval and a verdict out; pure, and exact where it can be.

A pair is two runs side by side, one of each value; what is compared is the logarithm of their ratio, so that twice
as fast and half as fast are equally far from no difference. The estimate is that of Hodges and Lehmann, the median
of all averages of two pairs (a pair with itself included); its interval is that of Wilcoxon's signed-rank test,
whose null distribution is counted, not approximated. Neither asks for a normal distribution, which speeds
of drives do not have. Hollander, Wolfe, Chicken, Nonparametric Statistical Methods, 3rd edition, 3.1 to 3.3.

In simulations on measured noise, "all before, then all after" raised a false alarm in 21 to 33 % of cases and a
single run in half of them; this, with a margin, in none to speak of.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number, percent_change

LEVEL = 0.95
"""Confidence of a single interval."""

LEAST_PAIRS = 6
"""Five pairs that all point one way have a chance of 2 in 32 without any difference: too many for 95 %."""

MOST_PAIRS = 64
"""With more pairs the verdict hardly changes, and the comparison takes too long."""

MARGIN = 0.02
"""A ratio nearer to 1 than this is too small a difference to be noticed."""

NEVER = 10_000
"""From so many pairs on, naming how many are needed does not help."""


@cache
def null_distribution(pairs: int) -> tuple[int, ...]:
    """Return how many of the 2**pairs sets of signs give the rank sum 0, 1, 2 …: subsets of 1..*pairs* by sum."""
    counts = [1]
    for rank in range(1, pairs + 1):
        longer = counts + [0] * rank
        for total, count in enumerate(counts):
            longer[total + rank] += count
        counts = longer
    return tuple(counts)


def tail(pairs: int, rank_sum: int) -> float:
    """Return the probability, without a difference, of a rank sum of at most *rank_sum*."""
    return sum(null_distribution(pairs)[: rank_sum + 1]) / 2**pairs if rank_sum >= 0 else 0.0


def cut(pairs: int, level: float = LEVEL) -> int:
    """Return k: the interval reaches from the k-th smallest to the k-th greatest average. 0: too few pairs.

    It is the greatest k for which both tails together stay within 1 - *level*: at 95 % it is 1, 4, 9, 14, 30 for
    6, 8, 10, 12, 16 pairs.
    """
    k = 0
    # Not finer than the levels that Holm's procedure divides: 1e-12 lets 1 - 0.95 pass for 0.05.
    while 2 * tail(pairs, k) <= 1 - level + 1e-12:
        k += 1
    return k


@record
class Estimate:
    """The gain estimated from pairs, the ratio of two speeds: above 1, the second value is the better one.

    ``low`` and ``high`` are the ends of the interval at ``level``; 0 and infinity would be the truth with too few
    pairs for it, so both are None then.
    """

    pairs: int
    ratio: float
    low: float | None
    high: float | None
    level: float
    p: float
    """Two-sided probability of pairs this far from no difference if there is none."""


def estimate(log_ratios: Sequence[float], level: float = LEVEL) -> Estimate:
    """Return the estimate from at least one pair; raises `ValueError` for none."""
    averages = _averages(log_ratios)
    pairs, count = len(log_ratios), len(averages)
    middle = (averages[(count - 1) // 2] + averages[count // 2]) / 2
    below = sum(value <= 0 for value in averages)
    above = sum(value >= 0 for value in averages)
    p = min(1.0, 2 * tail(pairs, min(below, above)))
    k = cut(pairs, level)
    low, high = (math.exp(averages[k - 1]), math.exp(averages[-k])) if k else (None, None)
    return Estimate(pairs, math.exp(middle), low, high, level, p)


def _averages(values: Sequence[float]) -> list[float]:
    """Return the averages of every two of *values*, each with itself included, in ascending order."""
    if not values:
        raise ValueError("there are no pairs")
    return sorted((first + second) / 2 for at, first in enumerate(values) for second in values[at:])


def half_width(found: Estimate) -> float:
    """Return how far the interval reaches to either side, as a logarithm; infinite with too few pairs."""
    if found.low is None or found.high is None:
        return math.inf
    return (math.log(found.high) - math.log(found.low)) / 2


def noise_floor(log_ratios: Sequence[float]) -> float:
    """Return the noise of a comparison of a value with itself: the half width of its interval, as a logarithm.

    With too few pairs for an interval it is half of their whole range; with none it is 0.
    """
    if not log_ratios:
        return 0.0
    found = half_width(estimate(log_ratios))
    return found if math.isfinite(found) else (max(log_ratios) - min(log_ratios)) / 2


def margin_of(floor: float) -> float:
    """Return the margin as a logarithm: `MARGIN` or the noise *floor*, whichever is larger."""
    return max(math.log1p(MARGIN), floor)


# -- verdicts ----------------------------------------------------------------------------------------------


class Verdict(StrEnum):
    """What may be concluded about one value against another. The value is the wire form."""

    FASTER = "faster"
    SLOWER = "slower"
    SMALL_GAIN = "small-gain"
    """Faster beyond doubt, but perhaps by no more than the margin."""
    SMALL_LOSS = "small-loss"
    SAME = "same"
    """Any difference beyond the margin is ruled out."""
    UNSURE = "unsure"
    """The noise is too great for the number of pairs."""
    DROPPED = "dropped"
    """Left early: slower in every pair, each time by more than a value ever differed from itself."""
    VOID = "void"
    """Something else was going on; the pairs are shown, and nothing is concluded from them."""


CLAIMS = frozenset({Verdict.FASTER, Verdict.SLOWER, Verdict.SMALL_GAIN, Verdict.SMALL_LOSS, Verdict.DROPPED})
"""Verdicts that there is a difference."""


def verdict(found: Estimate, floor: float) -> Verdict:
    """Return what *found* amounts to on a drive whose noise is *floor*, a logarithm.

    Faster and slower are beyond the margin, which the noise widens. Nothing is small but real where the noise
    itself is larger than `MARGIN`; and no meaningful difference is always one of less than `MARGIN`, never merely
    one of less than the noise.
    """
    if found.low is None or found.high is None:
        return Verdict.UNSURE
    low, high, margin, small = math.log(found.low), math.log(found.high), margin_of(floor), math.log1p(MARGIN)
    if low > margin or high < -margin:
        return Verdict.FASTER if low > 0 else Verdict.SLOWER
    if (low > 0 or high < 0) and floor <= small:
        return Verdict.SMALL_GAIN if low > 0 else Verdict.SMALL_LOSS
    return Verdict.SAME if -small < low <= 0 <= high < small else Verdict.UNSURE


def pairs_needed(found: Estimate, floor: float) -> int:
    """Return about how many pairs in all would end "inconclusive" if it goes on like this; at most `NEVER`.

    Interval and noise narrow with the square root of the number of pairs. Of the three verdicts that may come of
    it, the one that needs the fewest counts.
    """
    width, distance, small = half_width(found), abs(math.log(found.ratio)), math.log1p(MARGIN)
    if not math.isfinite(width):
        return LEAST_PAIRS
    width, floor = max(width, 1e-9), max(floor, 1e-9)
    beyond = min((distance - small) / width, distance / (width + floor))
    real = min(distance / width, small / floor)
    alike = (small - distance) / width
    # By how much everything has to narrow, at best.
    factor = max(beyond, real, alike)
    needed = math.ceil(found.pairs / factor**2) if factor > 0.01 else NEVER
    # Whole double rounds, and always more than there were.
    return min(NEVER, max(found.pairs + 2, needed + needed % 2))


def holm(p_values: Sequence[float], level: float = LEVEL) -> tuple[float, ...]:
    """Return the confidence level that each of several comparisons gets so that all together are valid at *level*.

    Holm's step-down procedure: the clearest of m has to pass at 1 - α/m, the next at 1 - α/(m - 1), and so on;
    once one does not pass, those after it are judged as strictly as that one.
    """
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    levels, left, passing = [level] * len(p_values), len(p_values), True
    for index in order:
        alpha = (1 - level) / left
        levels[index] = 1 - alpha
        passing = passing and p_values[index] <= alpha
        if passing and left > 1:
            left -= 1
    return tuple(levels)


def clearly_slower(log_ratios: Sequence[float], same: Sequence[float]) -> bool:
    """Return whether a value may be left early: slower in each pair by more than any value differed from itself.

    *same* are log ratios of one value from one round to the next. Without a difference, n pairs and a of those
    have a chance of about 1 in 2**n * (n + a choose n): with the four and three that are demanded here, 1 in 560.
    """
    if len(log_ratios) < _LEAST_TO_DROP or len(same) < _LEAST_TO_DROP - 1:
        return False
    return max(log_ratios) < -max(math.log1p(MARGIN), *(abs(value) for value in same))


_LEAST_TO_DROP = 4


# -- words -------------------------------------------------------------------------------------------------


def of_figure(found: Estimate, *, waits: bool) -> tuple[float, float | None, float | None]:
    """Return the second figure over the first, and the ends of its interval.

    An estimate is of a gain, which is above 1 where the second value is better. If the figures are times that
    that a program *waits*, that is where the second is the shorter.
    """
    if not waits:
        return found.ratio, found.low, found.high
    low, high = (None if end is None else 1 / end for end in (found.high, found.low))
    return 1 / found.ratio, low, high


def sentence(
    word: Verdict, found: Estimate, floor: float, *, interleaved: bool = True, waits: bool = False
) -> str:
    """Return a verdict as one or two sentences about the second value; *floor* is the noise, a logarithm.

    *waits*: the figures are times, and the shorter one is the better.
    """
    said = _sentence(word, found, floor, waits=waits)
    if interleaved or word in (Verdict.VOID, Verdict.UNSURE):
        return said
    return in_turn(
        said,
        Sentence("Only an indication: the runs were not interleaved."),
    )


def _sentence(word: Verdict, found: Estimate, floor: float, *, waits: bool) -> str:
    if word is Verdict.UNSURE:
        return _unsure(found, floor, waits=waits)
    if word is Verdict.VOID:
        return Sentence("Invalid: disturbed.")
    by = percent_change(of_figure(found, waits=waits)[0], sign=False)
    if word is Verdict.DROPPED:
        return _dropped(by, found.pairs, waits=waits)
    if word is Verdict.SAME:
        least = _with_interval(f"{MARGIN:.0%}", found, waits=waits)
        return Sentence("No meaningful difference: below {change}.", change=least)
    return (_higher_or_lower if waits else _faster_or_slower)(word, _with_interval(by, found, waits=waits))


def _faster_or_slower(word: Verdict, by: str) -> str:
    return {
        Verdict.FASTER: Sentence("Faster by {change}.", change=by),
        Verdict.SLOWER: Sentence("Slower by {change}.", change=by),
        Verdict.SMALL_GAIN: Sentence("Slightly faster, by {change}.", change=by),
        Verdict.SMALL_LOSS: Sentence("Slightly slower, by {change}.", change=by),
    }[word]


def _higher_or_lower(word: Verdict, by: str) -> str:
    return {
        Verdict.FASTER: Sentence("Latency lower by {change}.", change=by),
        Verdict.SLOWER: Sentence("Latency higher by {change}.", change=by),
        Verdict.SMALL_GAIN: Sentence("Latency slightly lower, by {change}.", change=by),
        Verdict.SMALL_LOSS: Sentence("Latency slightly higher, by {change}.", change=by),
    }[word]


def _dropped(by: str, pairs: int, *, waits: bool) -> str:
    if waits:
        return Sentence("Clearly higher latency: {change}, {pairs} pairs.", change=by, pairs=pairs)
    return Sentence("Clearly slower: {change}, {pairs} pairs.", change=by, pairs=pairs)


def _unsure(found: Estimate, floor: float, *, waits: bool) -> str:
    if found.low is None:
        return Sentence("Inconclusive: {pairs} pairs are needed.", pairs=LEAST_PAIRS)
    needed = pairs_needed(found, floor)
    more: str = Sentence("More pairs would hardly help.")
    if needed < NEVER:
        more = Sentence("About {pairs} pairs are needed.", pairs=number(needed))
    noise = "±" + percent_change(math.exp(half_width(found)), sign=False)
    return in_turn(
        Sentence("Inconclusive: noise of {noise}.", noise=_with_interval(noise, found, waits=waits)), more
    )


def _with_interval(change: str, found: Estimate, *, waits: bool) -> str:
    """Return a change in percent with the ends of the interval behind it, if there is one."""
    _, low, high = of_figure(found, waits=waits)
    if low is None or high is None:
        return change
    return Sentence(
        "{change} ({low} to {high})", change=change, low=percent_change(low), high=percent_change(high)
    )
