"""What pairs amount to: verdicts of one comparison, or of several that have to hold together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from disktune_contract.experiments import layer_words
from disktune_contract.measuring import statistics
from disktune_contract.measuring.statistics import Estimate, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence


def log_gain(before: float, after: float, metric: Metric) -> float:
    """Return the logarithm of the gain: positive where *after* is the better figure."""
    return math.log(before / after if metric.lower_is_better else after / before)


def log_gains(pairs: Sequence[Pair], metric: Metric) -> list[float]:
    """Return what counts of *pairs*: the logarithms of the gains of those that were not disturbed."""
    return [log_gain(pair.before, pair.after, metric) for pair in pairs if not pair.disturbed]


def estimated(pairs: Sequence[Pair], metric: Metric, level: float = statistics.LEVEL) -> Estimate | None:
    """Return what *pairs* say of the gain, None without an undisturbed one."""
    ratios = log_gains(pairs, metric)
    return statistics.estimate(ratios, level) if ratios else None


def judged(results: Sequence[Comparison]) -> tuple[Comparison, ...]:
    """Return *results* with estimates and verdicts so that all of them together hold at 95 %, by Holm's procedure.

    A drive on which six settings make no difference would otherwise get a false verdict in a quarter of all cases.
    """
    found = [estimated(finding.pairs, result.metric) for result in results for finding in result.findings]
    levels = iter(statistics.holm([estimate.p if estimate else 1.0 for estimate in found]))
    return tuple(_judged(result, [next(levels) for _ in result.findings]) for result in results)


def _judged(result: Comparison, levels: Sequence[float]) -> Comparison:
    findings = tuple(_finding(result, one, level) for one, level in zip(result.findings, levels, strict=True))
    return replace(result, findings=findings, best=_best(findings, result.margin) if _names_a_best(result) else 0)


def _names_a_best(result: Comparison) -> bool:
    """Return whether one of the arms may be recommended: a layer is there for other reasons than its speed."""
    return result.interleaved and result.layer is None


def _finding(result: Comparison, before: Finding, level: float) -> Finding:
    found, floor = estimated(before.pairs, result.metric, level), math.log(result.noise)
    word = Verdict.VOID
    if not result.void and found is not None:
        word = Verdict.DROPPED if before.verdict is Verdict.DROPPED else statistics.verdict(found, floor)
    finding = replace(before, estimate=found, verdict=word)
    return replace(finding, words=in_words(result, finding))


def in_words(result: Comparison, finding: Finding) -> str:
    """Return the verdict on one of the findings of *result* as sentences."""
    if result.void or finding.estimate is None:
        return result.void or Sentence("Invalid: there is no undisturbed pair.")
    if result.layer is not None:
        return layer_words.verdict(result, finding, result.layer)
    return statistics.sentence(
        finding.verdict,
        finding.estimate,
        math.log(result.noise),
        interleaved=result.interleaved,
        waits=result.metric.lower_is_better,
    )


def _best(findings: Sequence[Finding], margin: float) -> int:
    """Return the arm to take: 0 where none is faster beyond doubt.

    Of those that are no meaningful difference from the fastest it is the first: candidates are named with the
    cheapest first.
    """
    gains = {
        one.arm: one
        for one in findings
        if one.verdict in (Verdict.FASTER, Verdict.SMALL_GAIN) and one.estimate is not None
    }
    if not gains:
        return 0
    top = max(gains.values(), key=lambda one: one.estimate.ratio if one.estimate else 0.0)
    return next(one.arm for one in gains.values() if one is top or _alike(one, top, margin))


def _alike(one: Finding, other: Finding, margin: float) -> bool:
    """Return whether a meaningful difference between two candidates is ruled out; *margin* is a ratio."""
    speeds = {pair.round: pair.after for pair in other.pairs if not pair.disturbed}
    ratios = [
        math.log(speeds[pair.round] / pair.after)
        for pair in one.pairs
        if not pair.disturbed and pair.round in speeds
    ]
    found = statistics.estimate(ratios) if ratios else None
    return (
        found is not None
        and found.low is not None
        and found.high is not None
        and max(1 / found.low, found.high) < margin
    )
