"""The course of a comparison, without drives: the order of runs, the evaluation of pairs, and the verdict."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from disktune_contract.layers.stack import LayerKind
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import spread
from disktune_contract.measuring.statistics import LEAST_PAIRS, Estimate, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, LayerCost, Pair, ProcessorUse, Standing
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import duration, percent_change
from disktune_contract.workloads import BY_ID

# -- the cost of a layer, in sentences ---------------------------------------------------------------------

WORKLOADS = ("drive.direct", "drive.random-4k-q1", "drive.random-4k-q32")
"""What is read: long files, one small block after the other, many small ones at a time. All past the page cache,
which is one for the volume and another for what is below it."""

_NAMES: dict[LayerKind, str] = {
    LayerKind.CRYPT: Sentence("Encryption"),
    LayerKind.INTEGRITY: Sentence("dm-integrity"),
    LayerKind.VERITY: Sentence("dm-verity"),
    LayerKind.BCACHE: Sentence("bcache"),
    LayerKind.VDO: Sentence("VDO"),
    LayerKind.ARRAY: Sentence("The array"),
    LayerKind.THIN: Sentence("The thin volume"),
    LayerKind.VOLUME: Sentence("The logical volume"),
    LayerKind.LINEAR: Sentence("The logical volume"),
}


_SHORT: dict[LayerKind, str] = {
    LayerKind.ARRAY: Sentence("Array"),
    LayerKind.THIN: Sentence("Thin volume"),
    LayerKind.VOLUME: Sentence("Logical volume"),
    LayerKind.LINEAR: Sentence("Logical volume"),
}


def short(kind: LayerKind) -> str:
    """Return the name of a layer outside a sentence: ``Encryption``, ``Logical volume``."""
    return _SHORT.get(kind) or (_NAMES[kind] if kind in _NAMES else Sentence("Volume"))


def name(kind: LayerKind) -> str:
    """Return what a layer is called at the beginning of a sentence: ``Encryption``."""
    return _NAMES.get(kind, Sentence("The volume"))


def verdict(result: Comparison, finding: Finding, layer: LayerCost) -> str:
    """Return what the layer costs, in a sentence or two."""
    found, word, who = finding.estimate, finding.verdict, name(layer.kind)
    if found is None or word in (Verdict.VOID, Verdict.UNSURE, Verdict.DROPPED):
        floor = math.log(result.noise)
        return result.void or (statistics.sentence(word, found, floor) if found else _nothing())
    if word is Verdict.SAME:
        margin = f"{statistics.MARGIN:.0%}"
        return Sentence("No meaningful difference. {layer} costs less than {margin}.", layer=who, margin=margin)
    if word in (Verdict.FASTER, Verdict.SMALL_GAIN):
        return Sentence(
            "{layer} costs nothing here: faster by {change}.",
            layer=who,
            change=percent_change(found.ratio, sign=False),
        )
    return _costs(result, finding.pairs, found, who)


def facts(layer: LayerCost) -> str:
    """Return what else is known: which data were read, the processor's share, instructions for AES."""
    where = (
        Sentence("Both read the same data.")
        if layer.same_place
        else Sentence(
            "Both read from their beginning: {volume} cannot be located on {below}.",
            volume=layer.volume,
            below=layer.below,
        )
    )
    return in_turn(_processors(layer), _instructions(layer), where)


def _nothing() -> str:
    return Sentence("Invalid: no undisturbed pair.")


def _costs(result: Comparison, pairs: Sequence[Pair], found: Estimate, who: str) -> str:
    workload = BY_ID[result.workload]
    change = _with_interval(found)
    if result.metric is Metric.THROUGHPUT:
        return Sentence("{layer} costs {change} of sequential throughput.", layer=who, change=change)
    if workload.depth > 1:
        return Sentence(
            "{layer} costs {change} of the IOPS at queue depth {depth}.",
            layer=who,
            change=change,
            depth=workload.depth,
        )
    return Sentence(
        "{layer} adds {time} to random reads at queue depth 1: {change} of the IOPS.",
        layer=who,
        time=_short(added_s(pairs)),
        change=change,
    )


def added_s(pairs: Sequence[Pair]) -> float:
    """Return how much longer a request takes, in seconds: the median of what counts of *pairs*, which are IOPS."""
    longer = [1 / pair.after - 1 / pair.before for pair in pairs if not pair.disturbed]
    return spread(longer)[0]


def _short(seconds: float) -> str:
    """Return a time to a tenth of a microsecond below ten."""
    return f"{seconds * 1e6:.1f} µs" if seconds < 9.95e-6 else duration(seconds)


def _with_interval(found: Estimate) -> str:
    """Return a loss in percent with the ends of its interval: ``12% (10% to 14%)``."""
    loss = percent_change(2 - found.ratio, sign=False)
    if found.low is None or found.high is None:
        return loss
    # A loss is a gain backwards, and so are the ends of its interval.
    least, most = (percent_change(2 - end) for end in (found.high, found.low))
    return Sentence("{change} ({low} to {high})", change=loss, low=least.lstrip("+"), high=most.lstrip("+"))


def _processors(layer: LayerCost) -> str:
    without, through = layer.without, layer.through
    if without is None or through is None or not layer.processors:
        return ""
    return Sentence.counted(
        layer.processors,
        "Processor: {without} busy without this layer, {through} with it.",
        "{n} processors: {without} busy without this layer, {through} with it.",
        without=_share(without.busy, layer),
        through=_share(through.busy, layer),
    )


def _share(busy: float, layer: LayerCost) -> str:
    return f"{busy / layer.processors:.0%}"


def _instructions(layer: LayerCost) -> str:
    """Return whether AES instructions are there and used; empty where nothing is known of the cipher."""
    if not layer.driver:
        return ""
    if layer.accelerated:
        return Sentence("Decrypted with {driver}, by hardware.", driver=layer.driver)
    software = Sentence("Decrypted with {driver}, in software.", driver=layer.driver)
    if layer.instructions is None:
        return software
    if layer.instructions:
        more = Sentence("The processor's AES instructions are not used.")
    else:
        more = Sentence("The processor has no AES instructions.")
    return in_turn(software, more)


def use_of(shares: Sequence[ProcessorUse]) -> ProcessorUse | None:
    """Return the medians of what was counted in some runs; None of none."""
    if not shares:
        return None
    return ProcessorUse(spread([one.busy for one in shares])[0], spread([one.kernel for one in shares])[0])


# -- verdicts from pairs, of one comparison or of several --------------------------------------------------


def log_gain(before: float, after: float, metric: Metric) -> float:
    """Return the logarithm of the gain: positive where *after* is the better figure."""
    return math.log(before / after if metric.lower_is_better else after / before)


def log_gains(pairs: Sequence[Pair], metric: Metric) -> list[float]:
    """Return what counts of *pairs*: the logarithms of the gains of those that were not disturbed."""
    return [log_gain(pair.before, pair.after, metric) for pair in pairs if not pair.disturbed]


def estimated(pairs: Sequence[Pair], metric: Metric, level: float = statistics.LEVEL) -> Estimate | None:
    """Return the gain estimated from *pairs*, None without an undisturbed one."""
    ratios = log_gains(pairs, metric)
    return statistics.estimate(ratios, level) if ratios else None


def judged(results: Sequence[Comparison]) -> tuple[Comparison, ...]:
    """Return *results* with estimates and verdicts, together valid at 95 % by Holm's procedure.

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
        return result.void or Sentence("Invalid: no undisturbed pair.")
    if result.layer is not None:
        return verdict(result, finding, result.layer)
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


# -- the course of a comparison: turns, pairs, result ------------------------------------------------------
#
# In each round every arm is measured once; the next round goes the other way, so that a steady drift falls out of
# every two rounds (A B B A). Each such double round begins in a random order: something that comes and goes in the
# rhythm of the runs would otherwise always hit the same value. What the unchanged drive differs by from one round
# to the next is the noise, measured at no cost and under the same conditions.

DISTURBED_LIMIT = 0.25
"""Share of disturbed pairs above which nothing is concluded from the others either."""


@record
class Turn:
    """One run: which arm is measured, in which round."""

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
        """Prepare *rounds*: *metric* is what is compared; *dice* makes the order random.

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

    # -- the order of runs ---------------------------------------------------------------------------------

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

    # -- results -------------------------------------------------------------------------------------------

    def add(self, turn: Turn, value: float, disturbed: str = "") -> None:
        """Record a run and its figure, 0 for none; *disturbed* is what else was going on."""
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
        """Return the comparison of all runs; *void* is the reason why it has no result, if any."""
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
        """Return why nothing can be concluded, as a sentence; empty if something can."""
        disturbed = [pair for arm in self.candidates for pair in self.pairs(arm) if pair.disturbed]
        count = sum(len(self.pairs(arm)) for arm in self.candidates)
        staying = [arm for arm in self.candidates if arm not in self.dropped]
        left = min((len(self.log_gains(arm)) for arm in staying), default=LEAST_PAIRS)
        if not disturbed or (len(disturbed) <= DISTURBED_LIMIT * count and left >= LEAST_PAIRS):
            return ""
        # Reasons that differ in figures alone are given once.
        reasons = {re.sub(r"[\d.]+", "", pair.disturbed): pair.disturbed for pair in reversed(disturbed)}
        return in_turn(
            Sentence("Invalid: {disturbed} of {count} pairs disturbed.", disturbed=len(disturbed), count=count),
            *reversed(reasons.values()),
            Sentence("Measure again when idle."),
        )
