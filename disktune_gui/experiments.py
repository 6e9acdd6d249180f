"""Experiments as the window sees them: what is compared, how far it is, what came of it in words. No Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from disktune_contract import comparing, experiments, statistics, workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.comparing import (
    Candidate,
    Compare,
    CompareRound,
    CompareRun,
    Comparison,
    Finding,
    Pair,
    Standing,
)
from disktune_contract.drive import Drive
from disktune_contract.judging import judged
from disktune_contract.setting import Risk, State, Value
from disktune_contract.statistics import Estimate, Verdict
from disktune_contract.step import Step
from disktune_contract.units import MB, duration
from disktune_contract.wire import plain
from disktune_contract.workload import Pattern, Target
from disktune_gui.plan import value_words
from disktune_gui.tabular import Cell, Table

BUDGETS_S = (60, 120, 240, 480, 900, 1800, 3600)
"""What can be chosen as the length of one experiment."""

FLASH_SECONDS, DISK_SECONDS = comparing.USUAL_SECONDS, 6
"""Length of a run: a disk needs longer until its heads have settled and its cache has no part in it any more."""


@dataclass(frozen=True)
class Arm:
    """One of the things compared; the first is the drive as it is."""

    label: str
    """``4 MiB``, ``on``, or for several settings together ``4 MiB, none``."""
    values: Mapping[str, Value]
    """By setting; empty for the drive as it is."""


@dataclass(frozen=True)
class Undertaking:
    """A comparison that is to be made: everything that the helper and the user need to know of it."""

    drive: Drive
    title: str
    """What is tried, e.g. ``Read-ahead``."""
    because: str
    """What is found out, as a sentence; empty if the user chose it."""
    arms: tuple[Arm, ...]
    before: Mapping[str, Value | None]
    """The values in force, by setting."""
    workload: str
    budget_s: int
    single: bool = False
    """Whether it is "before and after" of one change."""

    @property
    def seconds(self) -> int:
        """Length of one run."""
        return DISK_SECONDS if self.drive.rotational else FLASH_SECONDS

    @property
    def rounds(self) -> int:
        """How many rounds the budget has room for; 0 if it is too short."""
        return comparing.rounds_within(self.budget_s, len(self.arms) - 1, self.seconds, comparing.USUAL_WARM_UP_S)

    @property
    def takes_s(self) -> float:
        """About how long it takes."""
        return comparing.seconds_needed(len(self.arms) - 1, self.rounds, self.seconds, comparing.USUAL_WARM_UP_S)

    def request(self, *, most_risk: Risk, wake: bool) -> Compare:
        """Return what to ask of the helper."""
        return Compare(
            drive=self.drive.ref,
            workload=self.workload,
            catalogue=workloads.DIGEST,
            candidates=tuple(
                Candidate(tuple(Step(name, self.before[name], value) for name, value in arm.values.items()))
                for arm in self.arms[1:]
            ),
            rounds=self.rounds,
            seconds=self.seconds,
            most_risk=most_risk,
            wake=wake,
        )


def undertaking(
    drive: Drive, states: Mapping[str, State], setting: str, values: Sequence[Value], workload: str, budget_s: int
) -> Undertaking:
    """Return the experiment with some values of one setting."""
    declared, now = BY_ID[setting], states[setting].value
    arms = [Arm(value_words(declared, now), {})]
    arms += [Arm(value_words(declared, value), {setting: value}) for value in values]
    return Undertaking(drive, declared.label, "", tuple(arms), {setting: now}, workload, budget_s)


def before_and_after(drive: Drive, steps: Sequence[Step], workload: str, budget_s: int) -> Undertaking:
    """Return the comparison of a plan with what is in force."""
    title = ", ".join(BY_ID[step.setting].label for step in steps)
    before = ", ".join(value_words(BY_ID[step.setting], step.expected) for step in steps)
    after = ", ".join(value_words(BY_ID[step.setting], step.value) for step in steps)
    arms = (Arm(before, {}), Arm(after, {step.setting: step.value for step in steps}))
    known = {step.setting: step.expected for step in steps}
    return Undertaking(drive, title, "", arms, known, workload, budget_s, single=True)


def shortest_budget(candidates: int, seconds: int) -> int:
    """Return the shortest of `BUDGETS_S` in which so many candidates can be told apart, the usual one at least."""
    fitting = [budget for budget in BUDGETS_S if fits(budget, candidates, seconds)]
    return next((budget for budget in fitting if budget >= comparing.USUAL_BUDGET_S), BUDGETS_S[-1])


def fits(budget_s: int, candidates: int, seconds: int) -> bool:
    """Return whether so many candidates can be told apart in a budget."""
    return comparing.rounds_within(budget_s, candidates, seconds, comparing.USUAL_WARM_UP_S) > 0


def workloads_offered() -> tuple[str, ...]:
    """Return the ids of the workloads that a comparison can be made with, in the order of their declarations."""
    return tuple(
        one.id
        for one in workloads.WORKLOADS
        if one.target is Target.DRIVE and one.pattern is not Pattern.SURFACE and one.seconds is not None
    )


def tunings(drive: Drive, states: Mapping[str, State], most_risk: Risk) -> tuple[Undertaking, ...]:
    """Return the experiments of "Tune this drive", in the order in which they are made."""
    from disktune_gui.arrangement import medium  # noqa: PLC0415  it draws in icons

    found = []
    for recipe in experiments.sensible(medium(drive), states, most_risk):
        values = experiments.values_of(recipe, states[recipe.setting])
        seconds = DISK_SECONDS if drive.rotational else FLASH_SECONDS
        budget = shortest_budget(len(values), seconds)
        made = undertaking(drive, states, recipe.setting, values, recipe.workload, budget)
        found.append(Undertaking(drive, made.title, recipe.because, made.arms, made.before, made.workload, budget))
    return tuple(found)


# -- while it runs -----------------------------------------------------------------------------------------


@dataclass
class Progress:
    """What has come in of a comparison."""

    task: Undertaking
    runs: list[CompareRun] = field(default_factory=list)
    rounds: list[CompareRound] = field(default_factory=list)
    result: Comparison | None = None

    @property
    def share(self) -> float:
        """How much is done, 0 to 1."""
        return self.runs[-1].done / max(1, self.runs[-1].total) if self.runs else 0.0

    @property
    def left_s(self) -> float:
        """About how long it still takes."""
        return self.runs[-1].left_s if self.runs else self.task.takes_s

    @property
    def margin(self) -> float:
        """The margin as a ratio."""
        if self.result is not None:
            return self.result.margin
        return self.rounds[-1].margin if self.rounds else 1 + statistics.MARGIN

    def standings(self) -> tuple[Standing, ...]:
        """Return how every candidate stands."""
        if self.result is not None:
            return tuple(
                Standing(one.arm, one.estimate, one.verdict is Verdict.DROPPED) for one in self.result.findings
            )
        return self.rounds[-1].standings if self.rounds else ()

    def pairs(self, arm: int) -> tuple[Pair, ...]:
        """Return the pairs of a candidate so far."""
        if self.result is not None:
            return next((one.pairs for one in self.result.findings if one.arm == arm), ())
        before = {run.round: run for run in self.runs if run.arm == 0}
        return tuple(
            Pair(run.round, before[run.round].value, run.value, before[run.round].disturbed or run.disturbed)
            for run in self.runs
            if run.arm == arm and run.round in before
        )


def narrowing(progress: Progress, arm: int) -> list[tuple[int, Estimate]]:
    """Return how the estimate of a candidate developed: after how many rounds, and what it was."""
    return [
        (one.round + 1, standing.estimate)
        for one in progress.rounds
        for standing in one.standings
        if standing.arm == arm and standing.estimate is not None
    ]


# -- what came of it ---------------------------------------------------------------------------------------


def ranking(task: Undertaking, result: Comparison) -> list[tuple[Arm, Finding | None]]:
    """Return all arms, fastest first; the drive as it is stands at its place among them, without a finding."""
    rows: list[tuple[float, Arm, Finding | None]] = [(1.0, task.arms[0], None)]
    for one in result.findings:
        rows.append((one.estimate.ratio if one.estimate else 0.0, task.arms[one.arm], one))
    return [(arm, finding) for _, arm, finding in sorted(rows, key=lambda row: -row[0])]


SHORT = {
    Verdict.FASTER: "faster",
    Verdict.SLOWER: "slower",
    Verdict.SMALL_GAIN: "small but real gain",
    Verdict.SMALL_LOSS: "small but real loss",
    Verdict.SAME: "no measurable difference",
    Verdict.UNSURE: "cannot tell",
    Verdict.DROPPED: "clearly slower, left early",
    Verdict.VOID: "no conclusion",
}
"""Verdicts in a word or two, for tables and charts."""


def ranking_table(task: Undertaking, result: Comparison) -> Table:
    """Return the ranking as a table."""
    header = ("Value", "Median", "Against now", "Interval", "Finding", "Costs besides")
    return Table(header, tuple(_ranking_row(task, result, *row) for row in ranking(task, result)))


def _ranking_row(task: Undertaking, result: Comparison, arm: Arm, finding: Finding | None) -> tuple[Cell, ...]:
    if finding is None:
        speeds = [pair.before for one in result.findings[:1] for pair in one.pairs]
        return (f"{arm.label} (now)", _speed(speeds), "", "", "", "")
    found = finding.estimate
    return (
        arm.label,
        _speed([pair.after for pair in finding.pairs]),
        statistics.percent(found.ratio) if found else None,
        _interval(found),
        SHORT[finding.verdict],
        costs(task, arm),
    )


def _interval(found: Estimate | None) -> str | None:
    if found is None or found.low is None or found.high is None:
        return None
    return f"{statistics.percent(found.low)} … {statistics.percent(found.high)}"


def _speed(speeds: Sequence[float]) -> str:
    ordered = sorted(speeds)
    if not ordered:
        return ""
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return f"{median / MB:,.4g} MB/s"


def costs(task: Undertaking, arm: Arm) -> str:
    """Return what an arm costs besides speed."""
    said = (experiments.cost(BY_ID[name], task.before[name], value) for name, value in arm.values.items())
    return " ".join(dict.fromkeys(one for one in said if one))


def pairs_table(progress: Progress) -> Table:
    """Return every pair as a table, disturbed ones included."""
    rows: list[tuple[Cell, ...]] = []
    for number, arm in enumerate(progress.task.arms):
        if number:
            rows += [
                (
                    arm.label,
                    pair.round + 1,
                    pair.before / MB,
                    pair.after / MB,
                    100 * (pair.after / pair.before - 1) if pair.before else None,
                    pair.disturbed,
                )
                for pair in progress.pairs(number)
            ]
    return Table(("Value", "Round", "As it is, MB/s", "With it, MB/s", "Difference, %", "Disturbed by"), rows)


def verdict(task: Undertaking, result: Comparison) -> str:
    """Return the outcome of a comparison in a sentence or two."""
    if result.void:
        return result.void
    if task.single:
        return result.findings[0].words
    if result.best:
        best = next(one for one in result.findings if one.arm == result.best)
        return f"{task.title}: {task.arms[result.best].label}. {best.words}"
    now = task.arms[0].label
    if all(one.verdict is Verdict.SAME for one in result.findings):
        return f"{task.title}: leave it at {now}. No measurable difference between any of the values."
    if any(one.verdict is Verdict.UNSURE for one in result.findings):
        return f"{task.title}: leave it at {now}. Nothing was faster beyond doubt; the noise hides the rest."
    return f"{task.title}: leave it at {now}. No other value is faster."


def summary(outcomes: Sequence[Progress]) -> str:
    """Return what "Tune this drive" found in all."""
    done = [one for one in outcomes if one.result is not None]
    gains = [one for one in done if one.result is not None and one.result.best]
    void = [one for one in done if one.result is not None and one.result.void]
    if not done:
        return "Nothing was measured."
    if not gains:
        tail = f" {len(void)} of them could not be concluded." if void else ""
        many = "One experiment" if len(done) == 1 else f"{len(done)} experiments"
        return f"{many}, and the finding is: leave everything as it is.{tail}"
    return f"{len(gains)} of {len(done)} settings can be better: see each of them."


def length(task: Undertaking) -> str:
    """Return how many rounds of how many runs it is and how long it takes; or why the budget is too short."""
    candidates = len(task.arms) - 1
    if not candidates:
        return "Choose a value to compare with."
    if not task.rounds:
        least = comparing.least_rounds(candidates)
        needed = comparing.seconds_needed(candidates, least, task.seconds, comparing.USUAL_WARM_UP_S)
        return (
            f"Too short: {candidates + 1} values need {least} rounds to be told apart, {duration(round(needed))}."
        )
    runs = task.rounds * (candidates + 1)
    return f"{task.rounds} rounds, {runs} runs of {task.seconds} s: about {duration(round(task.takes_s))}."


def levelled(outcomes: Sequence[Progress]) -> None:
    """Judge several experiments again so that all of their verdicts hold together at 95 % (Holm's procedure).

    The helper has judged each by itself, over its own values.
    """
    done = [one for one in outcomes if one.result is not None]
    for one, result in zip(done, judged([one.result for one in done if one.result is not None]), strict=True):
        one.result = result


def as_json(progress: Progress) -> str:
    """Return a comparison with everything that is known of it."""
    return json.dumps(body(progress), ensure_ascii=False, indent=1) + "\n"


def body(progress: Progress) -> dict[str, object]:
    """Return a comparison as plain JSON, for a file and for the history."""
    task = progress.task
    return {
        "title": task.title,
        "because": task.because,
        "arms": [{"label": arm.label, "values": dict(arm.values)} for arm in task.arms],
        "before": dict(task.before),
        "result": plain(progress.result),
    }
