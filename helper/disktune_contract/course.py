"""The course of a comparison, without drives: whose turn it is, what the pairs are, and what they amount to.

In each round every arm is measured once; the next round goes the other way (A B, B A, A B …), so that a steady
drift falls out of every two rounds. Arm 0, which is in every pair, has its turn in the middle. Where two rounds
meet, one value is measured twice in a row: what those two differ by is the noise, had for nothing and under the
very same conditions.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from disktune_contract import statistics
from disktune_contract.comparing import Comparison, Finding, Pair, Standing
from disktune_contract.record import record
from disktune_contract.statistics import LEAST_PAIRS, Estimate, Verdict

DISTURBED_LIMIT = 0.25
"""Share of disturbed pairs above which nothing is concluded from the others either."""


@record
class Turn:
    """Whose turn it is."""

    round: int
    arm: int


@record
class _Run:
    round: int
    arm: int
    bytes_s: float
    disturbed: str


class Course:
    """One comparison of arm 0 with *candidates* others over *rounds* rounds."""

    def __init__(self, candidates: int, rounds: int, *, interleaved: bool = True) -> None:
        """Raises `ValueError` for several candidates that cannot be switched back and forth."""
        if candidates > 1 and not interleaved:
            raise ValueError("without switching back and forth there is only one candidate")
        self.rounds = rounds
        self.interleaved = interleaved
        self.candidates = range(1, candidates + 1)
        self.dropped: dict[int, int] = {}
        """Candidates that were left early, and the round after which."""
        self._runs: list[_Run] = []

    # -- whose turn it is ----------------------------------------------------------------------------------

    def legs(self) -> Iterator[tuple[Turn, ...]]:
        """Yield the turns up to the next `end_leg`: a round, or without switching back what belongs together."""
        if not self.interleaved:
            yield tuple(Turn(index, 0) for index in range(self.rounds))
            yield from ((Turn(index, 1),) for index in range(self.rounds))
            return
        for index in range(self.rounds):
            if len(self.dropped) < len(self.candidates):
                yield tuple(Turn(index, arm) for arm in self._order(index) if arm not in self.dropped)

    def _order(self, index: int) -> list[int]:
        arms = list(self.candidates)
        arms.insert(len(arms) // 2, 0)
        return arms if index % 2 == 0 else arms[::-1]

    @property
    def total(self) -> int:
        """How many runs there will have been in the end, as things stand."""
        return sum(self.dropped.get(arm, self.rounds - 1) + 1 for arm in self.candidates) + self._rounds_left()

    def _rounds_left(self) -> int:
        """Return how many turns arm 0 has in all."""
        if len(self.dropped) == len(self.candidates):
            return max(self.dropped.values()) + 1
        return self.rounds

    @property
    def done(self) -> int:
        """How many runs there have been."""
        return len(self._runs)

    # -- what came of it -----------------------------------------------------------------------------------

    def add(self, turn: Turn, bytes_s: float, disturbed: str = "") -> None:
        """Take note of a run; *disturbed* says what else was going on."""
        if not bytes_s > 0:
            disturbed = disturbed or "Nothing was read."
        self._runs.append(_Run(turn.round, turn.arm, bytes_s, disturbed))

    def pairs(self, arm: int) -> tuple[Pair, ...]:
        """Return every pair of a candidate, the disturbed ones included."""
        before = {run.round: run for run in self._runs if run.arm == 0}
        return tuple(
            Pair(run.round, before[run.round].bytes_s, run.bytes_s, before[run.round].disturbed or run.disturbed)
            for run in self._runs
            if run.arm == arm and run.round in before
        )

    def log_ratios(self, arm: int) -> list[float]:
        """Return what counts: the logarithms of the ratios of undisturbed pairs."""
        return [math.log(pair.after / pair.before) for pair in self.pairs(arm) if not pair.disturbed]

    def same(self) -> list[float]:
        """Return the log ratios of neighbouring runs of one value."""
        return [
            math.log(later.bytes_s / earlier.bytes_s)
            for earlier, later in pairwise(self._runs)
            if earlier.arm == later.arm and not (earlier.disturbed or later.disturbed)
        ]

    def margin(self) -> float:
        """Return the margin as a logarithm."""
        return statistics.margin_of(statistics.noise_floor(self.same()))

    def end_leg(self) -> tuple[Standing, ...]:
        """Drop what is clearly slower, where there are others; return how all stand. After each of `legs`."""
        if len(self.candidates) > 1:
            same, index = self.same(), self._runs[-1].round
            for arm in self.candidates:
                if arm not in self.dropped and statistics.clearly_slower(self.log_ratios(arm), same):
                    self.dropped[arm] = index
        return tuple(Standing(arm, self._estimate(arm), arm in self.dropped) for arm in self.candidates)

    def _estimate(self, arm: int, level: float = statistics.LEVEL) -> Estimate | None:
        ratios = self.log_ratios(arm)
        return statistics.estimate(ratios, level) if ratios else None

    # -- the end -------------------------------------------------------------------------------------------

    def result(self, workload: str, seconds: int, warm_up_s: int, void: str = "") -> Comparison:
        """Return what it all amounts to; nothing where *void* says why."""
        void = void or self._too_busy()
        floor = statistics.noise_floor(self.same())
        margin = statistics.margin_of(floor)
        findings = tuple(self._finding(arm, level, floor, void) for arm, level in self._levels().items())
        return Comparison(
            workload=workload,
            seconds=seconds,
            warm_up_s=warm_up_s,
            rounds=self.rounds,
            interleaved=self.interleaved,
            margin=math.exp(margin),
            noise=math.exp(floor),
            findings=findings,
            best=self._best(findings, margin) if self.interleaved else 0,
            void=void,
        )

    def _levels(self) -> dict[int, float]:
        """Return the level for each candidate, so that all verdicts hold together at 95 %."""
        found = {arm: self._estimate(arm) for arm in self.candidates}
        levels = statistics.holm([estimate.p if estimate else 1.0 for estimate in found.values()])
        return dict(zip(found, levels, strict=True))

    def _finding(self, arm: int, level: float, floor: float, void: str) -> Finding:
        found = self._estimate(arm, level)
        if void or found is None:
            return Finding(arm, self.pairs(arm), found, Verdict.VOID, void or "No pair was undisturbed.")
        word = Verdict.DROPPED if arm in self.dropped else statistics.verdict(found, floor)
        words = statistics.sentence(word, found, floor, interleaved=self.interleaved)
        return Finding(arm, self.pairs(arm), found, word, words)

    def _best(self, findings: tuple[Finding, ...], margin: float) -> int:
        """Return the arm to take: 0 where none is faster beyond doubt.

        Of those that are no meaningful difference from the fastest it is the first: candidates are named with the
        cheapest first.
        """
        gains = {
            one.arm: one.estimate.ratio
            for one in findings
            if one.verdict in (Verdict.FASTER, Verdict.SMALL_GAIN) and one.estimate is not None
        }
        if not gains:
            return 0
        top = max(gains, key=lambda arm: gains[arm])
        return next(arm for arm in gains if arm == top or self._alike(arm, top, margin))

    def _alike(self, arm: int, other: int, margin: float) -> bool:
        """Return whether a meaningful difference between two candidates is ruled out."""
        speeds = {pair.round: pair.after for pair in self.pairs(other) if not pair.disturbed}
        ratios = [
            math.log(speeds[pair.round] / pair.after)
            for pair in self.pairs(arm)
            if not pair.disturbed and pair.round in speeds
        ]
        if not ratios:
            return False
        found = statistics.estimate(ratios)
        return (
            found.low is not None and found.high is not None and max(1 / found.low, found.high) < math.exp(margin)
        )

    def _too_busy(self) -> str:
        """Return the sentence that says why nothing can be concluded; empty if something can."""
        disturbed = [pair for arm in self.candidates for pair in self.pairs(arm) if pair.disturbed]
        count = sum(len(self.pairs(arm)) for arm in self.candidates)
        staying = [arm for arm in self.candidates if arm not in self.dropped]
        left = min((len(self.log_ratios(arm)) for arm in staying), default=LEAST_PAIRS)
        if not disturbed or (len(disturbed) <= DISTURBED_LIMIT * count and left >= LEAST_PAIRS):
            return ""
        reasons = dict.fromkeys(pair.disturbed for pair in disturbed)
        return f"No conclusion: {len(disturbed)} of {count} pairs were disturbed. {' '.join(reasons)}"
