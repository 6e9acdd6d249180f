"""The course of a comparison, without drives: whose turn it is, what the pairs are, and what they amount to.

In each round every arm is measured once; the next round goes the other way, so that a steady drift falls out of
every two rounds (A B B A). Each such double round begins in an order that is drawn by lot: something that comes
and goes in the rhythm of the runs would otherwise always hit the same value. What the unchanged drive differs by
from one round to the next is the noise, had for nothing and under the very same conditions.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from disktune_contract.experiments.comparison_verdict import estimated, judged, log_gain, log_gains
from disktune_contract.measuring import statistics
from disktune_contract.measuring.statistics import LEAST_PAIRS, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair, Standing
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn

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
    value: float
    disturbed: str


class Course:
    """One comparison of arm 0 with *candidates* others over *rounds* rounds."""

    def __init__(
        self,
        candidates: int,
        rounds: int,
        *,
        interleaved: bool = True,
        dice: Random | None = None,
        metric: Metric = Metric.THROUGHPUT,
    ) -> None:
        """*metric* says what is compared; *dice* draw lots.

        Raises `ValueError` for several candidates that cannot be switched back and forth.
        """
        if candidates > 1 and not interleaved:
            raise ValueError("without switching back and forth there is only one candidate")
        self.rounds = rounds
        self.interleaved = interleaved
        self.metric = metric
        self.candidates = range(1, candidates + 1)
        self.dropped: dict[int, int] = {}
        """Candidates that were stopped early, and the round after which."""
        self._runs: list[_Run] = []
        self._dice = dice or Random()  # noqa: S311  no attacker gains by guessing it

    # -- whose turn it is ----------------------------------------------------------------------------------

    def legs(self) -> Iterator[tuple[Turn, ...]]:
        """Yield the turns up to the next `end_leg`: a round, or without switching back what belongs together."""
        if not self.interleaved:
            yield tuple(Turn(index, 0) for index in range(self.rounds))
            yield from ((Turn(index, 1),) for index in range(self.rounds))
            return
        order = [0, *self.candidates]
        for index in range(self.rounds):
            if index % 2:
                order.reverse()
            else:
                self._dice.shuffle(order)
            if len(self.dropped) < len(self.candidates):
                yield tuple(Turn(index, arm) for arm in order if arm not in self.dropped)

    @property
    def total(self) -> int:
        """How many runs there will be in total, by the present state."""
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

    def add(self, turn: Turn, value: float, disturbed: str = "") -> None:
        """Take note of a run and its figure, 0 for none; *disturbed* says what else was going on."""
        if not value > 0:
            disturbed = disturbed or Sentence("The run has no result.")
        self._runs.append(_Run(turn.round, turn.arm, value, disturbed))

    def pairs(self, arm: int) -> tuple[Pair, ...]:
        """Return every pair of a candidate, the disturbed ones included."""
        before = {run.round: run for run in self._runs if run.arm == 0}
        return tuple(
            Pair(run.round, before[run.round].value, run.value, before[run.round].disturbed or run.disturbed)
            for run in self._runs
            if run.arm == arm and run.round in before
        )

    def log_gains(self, arm: int) -> list[float]:
        """Return what counts: the logarithms of the gains of undisturbed pairs."""
        return log_gains(self.pairs(arm), self.metric)

    def same(self) -> list[float]:
        """Return the log gains of arm 0 from one round to the next."""
        runs = [run for run in self._runs if run.arm == 0]
        return [
            log_gain(earlier.value, later.value, self.metric)
            for earlier, later in pairwise(runs)
            if not (earlier.disturbed or later.disturbed)
        ]

    def margin(self) -> float:
        """Return the margin as a logarithm."""
        return statistics.margin_of(statistics.noise_floor(self.same()))

    def end_leg(self) -> tuple[Standing, ...]:
        """Drop what is clearly slower, where there are others; return the state of all. After each of `legs`."""
        if len(self.candidates) > 1:
            same, index = self.same(), self._runs[-1].round
            for arm in self.candidates:
                if arm not in self.dropped and statistics.clearly_slower(self.log_gains(arm), same):
                    self.dropped[arm] = index
        return tuple(
            Standing(arm, estimated(self.pairs(arm), self.metric), arm in self.dropped) for arm in self.candidates
        )

    # -- the end -------------------------------------------------------------------------------------------

    def result(self, workload: str, seconds: int, warm_up_s: int, void: str = "") -> Comparison:
        """Return what it all amounts to; nothing where *void* says why."""
        floor = statistics.noise_floor(self.same())
        raw = Comparison(
            workload=workload,
            seconds=seconds,
            warm_up_s=warm_up_s,
            rounds=self.rounds,
            interleaved=self.interleaved,
            margin=math.exp(statistics.margin_of(floor)),
            noise=math.exp(floor),
            findings=tuple(self._raw(arm) for arm in self.candidates),
            void=void or self._too_busy(),
            metric=self.metric,
        )
        return judged((raw,))[0]

    def _raw(self, arm: int) -> Finding:
        """Return the pairs of a candidate, not judged yet."""
        word = Verdict.DROPPED if arm in self.dropped else Verdict.UNSURE
        return Finding(arm, self.pairs(arm), None, word, "")

    def _too_busy(self) -> str:
        """Return the sentence that says why nothing can be concluded; empty if something can."""
        disturbed = [pair for arm in self.candidates for pair in self.pairs(arm) if pair.disturbed]
        count = sum(len(self.pairs(arm)) for arm in self.candidates)
        staying = [arm for arm in self.candidates if arm not in self.dropped]
        left = min((len(self.log_gains(arm)) for arm in staying), default=LEAST_PAIRS)
        if not disturbed or (len(disturbed) <= DISTURBED_LIMIT * count and left >= LEAST_PAIRS):
            return ""
        # The same thing with other figures is said once.
        reasons = {re.sub(r"[\d.]+", "", pair.disturbed): pair.disturbed for pair in reversed(disturbed)}
        return in_turn(
            Sentence(
                "Invalid: {disturbed} of {count} pairs were disturbed.", disturbed=len(disturbed), count=count
            ),
            *reversed(reasons.values()),
            Sentence("Measure again when nothing else uses the drive."),
        )
