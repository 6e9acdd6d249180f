"""Do verdicts on waits deserve their confidence? Comparisons simulated from latencies that were recorded.

`tests/corpus/noise` holds how long each request took on real drives, second by second. A simulated comparison
starts anywhere on such a tape, plays it through warm-ups and runs as the helper would, takes a percentile of each
run, and lets one of the values answer sooner by a known factor.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring.latency import between, latency
from disktune_contract.measuring.statistics import CLAIMS, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import Comparison
from disktune_contract.workloads import BY_ID
from tests.narrowed import present

NOISE = Path(__file__).parents[2] / "corpus" / "noise"
SHARES = {Metric.P50: 0.5, Metric.P99: 0.99}
TAPES = {
    "fsync-log": "use.database-log",
    "fsync-log-throttled": "use.database-log",
    "desktop-copy": "use.desktop-copy",
}
"""Recordings, and the workload that each is of. All are of a disk that others used at the same time:
waits there wander by half and more, the worse the rarer they are."""

EXPERIMENTS = 100
WRONG = {
    True: (Verdict.SLOWER, Verdict.SMALL_LOSS, Verdict.DROPPED),
    False: (Verdict.FASTER, Verdict.SMALL_GAIN),
}
"""What must not be said, by whether the second value is really the better one."""


@cache
def tape(name: str) -> tuple[dict[int, int], ...]:
    """Return the requests of each second by bucket."""
    told = json.loads((NOISE / f"{name}.json").read_text("utf-8"))
    found = []
    for first, *counts in told["seconds"]:
        seconds: dict[int, int] = {}
        group = first
        for count in counts:
            if count < 0:
                group -= count
                continue
            for part in range(told["buckets"]):
                share = (count + part) // told["buckets"]
                if share:
                    seconds[group * told["buckets"] + part] = share
            group += 1
        found.append(seconds)
    return tuple(found)


@cache
def wait(name: str, start: int, seconds: int, share: float) -> float:
    """Return the percentile of a run that begins at a second of the tape."""
    together: Counter[int] = Counter()
    for step in range(seconds):
        together.update(tape(name)[(start + step) % len(tape(name))])
    found = latency(together)
    return present(between(found, share) if found is not None else None)


def simulated(name: str, metric: Metric, dice: random.Random, *gains: float) -> Comparison:
    """Compare values that let nobody wait longer than 1 / gain of what the one in force does."""
    seconds, warm_up_s = comparison.USUAL_SECONDS, comparison.USUAL_WARM_UP_S
    rounds = comparison.rounds_within(comparison.USUAL_BUDGET_S, len(gains), seconds, warm_up_s)
    course = Course(len(gains), rounds, dice=dice, metric=metric)
    at, arm = dice.randrange(len(tape(name))), None
    for leg in course.legs():
        for turn in leg:
            if turn.arm != arm:
                at, arm = at + warm_up_s, turn.arm
            waited = wait(name, at % len(tape(name)), seconds, SHARES[metric])
            at += seconds
            course.add(turn, waited / (gains[turn.arm - 1] if turn.arm else 1.0))
        course.end_leg()
    return course.result(TAPES[name], seconds, warm_up_s)


def verdicts(name: str, metric: Metric, gain: float) -> Counter[Verdict]:
    dice = random.Random(f"{name} {metric} {gain}")  # noqa: S311  the same every time, and no secret
    return Counter(simulated(name, metric, dice, gain).findings[0].verdict for _ in range(EXPERIMENTS))


CASES = [(name, metric) for name in TAPES for metric in SHARES]


def test_the_tapes_are_of_what_is_compared_by_waits() -> None:
    assert {BY_ID[workload].metric for workload in TAPES.values()} == set(SHARES)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "metric"), CASES)
def test_without_a_difference_hardly_one_is_claimed(name: str, metric: Metric) -> None:
    found = verdicts(name, metric, 1.0)
    assert sum(found[word] for word in CLAIMS) <= 0.07 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize("name", TAPES)
def test_without_a_difference_hardly_one_is_claimed_of_several_values(name: str) -> None:
    dice = random.Random(name)  # noqa: S311
    claims = 0
    for _ in range(EXPERIMENTS):
        result = simulated(name, Metric.P99, dice, 1.0, 1.0, 1.0)
        claims += any(one.verdict in CLAIMS for one in result.findings)
    assert claims <= 0.07 * EXPERIMENTS


@pytest.mark.slow
@pytest.mark.parametrize(("name", "metric"), CASES)
def test_a_difference_is_never_told_the_wrong_way_round(name: str, metric: Metric) -> None:
    gain = 1.05 if metric is Metric.P99 else 1 / 1.2
    found = verdicts(name, metric, gain)
    assert sum(found[word] for word in WRONG[gain > 1]) <= 0.03 * EXPERIMENTS, found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "metric", "gain", "least"),
    [
        ("desktop-copy", Metric.P50, 1.2, 0.8),
        ("fsync-log-throttled", Metric.P99, 1.2, 0.9),
        ("desktop-copy", Metric.P99, 2.0, 0.6),
        ("fsync-log", Metric.P99, 2.0, 0.8),
    ],
)
def test_what_stands_out_of_the_noise_is_found(name: str, metric: Metric, gain: float, least: float) -> None:
    found = verdicts(name, metric, gain)
    assert found[Verdict.FASTER] + found[Verdict.SMALL_GAIN] >= least * EXPERIMENTS, found
    assert sum(found[word] for word in WRONG[True]) <= 0.03 * EXPERIMENTS, found


def power() -> list[str]:
    """Return how often a true difference is found, which benchmarks/figures-of-decisions.md quotes."""
    lines = []
    for name, metric in CASES:
        waits = [wait(name, at, 3, SHARES[metric]) for at in range(0, len(tape(name)), 3)]
        middle = median(waits)
        spread = sorted(abs(one / middle - 1) for one in waits)[len(waits) // 2]
        shares = []
        for gain in (1.0, 1.05, 1.1, 1.2, 1.5, 2.0):
            found = verdicts(name, metric, gain)
            shares.append(f"{gain}: {sum(found[word] for word in CLAIMS) / EXPERIMENTS:.0%}")
        lines.append(f"{name} {metric}: {middle * 1e3:.3f} ms, half within {spread:.1%}; " + ", ".join(shares))
    return lines


if __name__ == "__main__":
    print("\n".join(power()))
