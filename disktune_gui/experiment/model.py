"""Experiments as the window sees them: what is compared, how far it is, what came of it. Without widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from PyQt6.QtCore import QCoreApplication

from disktune_contract import units as english_units
from disktune_contract import workloads
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive
from disktune_contract.experiments import recipes
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import DataPath, FolderFacts
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.measuring.workload import Metric, Target
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import (
    Candidate,
    Compare,
    CompareFolder,
    CompareLayer,
    CompareRound,
    CompareRun,
    Comparison,
    Hold,
    Pair,
    Standing,
)
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.setting import Change, Purpose, Risk, State, Value
from disktune_gui.text.formats import duration
from disktune_gui.text.said import said
from disktune_gui.text.wording import english_value, value_words


@record
class Arm:
    """One of the things compared; the first is the drive as it is."""

    label: str
    """``4 MiB``, ``on``, or for several settings together ``4 MiB, none``; in English, as it is kept."""
    values: Mapping[str, Value]
    """By setting; empty for the drive as it is."""
    current: Mapping[str, Value | None] = field(default_factory=dict)
    """The values of the drive as it is, by setting."""

    @property
    def shown(self) -> str:
        """The label in the language of the window."""
        values = self.values or self.current
        return ", ".join(value_words(BY_ID[name], value) for name, value in values.items()) or said(self.label)


@record
class Where:
    """A directory in which a file is measured."""

    folder: str
    file_mib: int
    facts: FolderFacts | None = None
    """What is known of it; None before the helper has answered."""

    @property
    def path(self) -> DataPath | None:
        """The layers below it; None if they are unknown."""
        return self.facts.path if self.facts is not None else None

    @property
    def notes(self) -> str:
        """What its file system does to the figures."""
        return said(in_turn(*self.facts.notes)) if self.facts is not None else ""


@record
class Undertaking:
    """A comparison that is to be made: everything that the helper and the user need to know of it."""

    drive: Drive
    title: str
    """What is tried, e.g. ``Read-ahead``; in English, as it is kept."""
    arms: tuple[Arm, ...]
    before: Mapping[str, Value | None]
    """The values in force, by setting."""
    workload: str
    budget_s: int
    single: bool = False
    """Whether it is "before and after" of one change."""
    where: Where | None = None
    """Where the file is, if the workload is of one."""
    target: Drive | None = None
    """What is switched, where that is a volume on ``drive`` or another device that files follow."""

    verb = "compare"
    """The operation that root's helper does for it; one in a file has its own."""

    @property
    def switched(self) -> Drive:
        """The drive or volume whose values are switched."""
        return self.target or self.drive

    @property
    def is_layer(self) -> bool:
        """Whether a volume is compared with what it is on, and no setting is changed."""
        return False

    @property
    def key(self) -> str:
        """What distinguishes it from the other experiments of the same drive."""
        return f"{','.join(self.before)} {self.workload}"

    @property
    def shown_title(self) -> str:
        """The title in the language of the window."""
        return said(self.title)

    @property
    def metric(self) -> Metric:
        """What it is judged by."""
        return workloads.BY_ID[self.workload].metric

    @property
    def seconds(self) -> int:
        """Length of one run."""
        return run_seconds(self.drive, self.workload)

    @property
    def rounds(self) -> int:
        """How many rounds the budget has room for; 0 if it is too short."""
        return comparison.rounds_within(
            self.budget_s, len(self.arms) - 1, self.seconds, comparison.USUAL_WARM_UP_S
        )

    @property
    def takes_s(self) -> float:
        """About how long it takes."""
        return comparison.seconds_needed(len(self.arms) - 1, self.rounds, self.seconds, comparison.USUAL_WARM_UP_S)

    def request(self, *, most_risk: Risk, wake: bool) -> Compare | CompareLayer:
        """Return what to ask of the helper."""
        return Compare(
            drive=self.drive.ref,
            workload=self.workload,
            catalogue=workloads.DIGEST,
            candidates=self._candidates,
            rounds=self.rounds,
            seconds=self.seconds,
            most_risk=most_risk,
            wake=wake,
        )

    def hold(self, *, most_risk: Risk, wake: bool) -> Hold:
        """Return what to ask of root's half of a comparison in a file."""
        path = self.where.path if self.where is not None else None
        system = path.file_system if path is not None else ""
        return Hold(self.switched.ref, self._candidates, system, most_risk, wake)

    def folder_request(self) -> CompareFolder:
        """Return what to ask of the user's half; raises ValueError for what needs no file."""
        if self.where is None:
            raise ValueError(self.workload)
        return CompareFolder(
            drive=self.switched.ref,
            folder=self.where.folder,
            workload=self.workload,
            catalogue=workloads.DIGEST,
            candidates=len(self.arms) - 1,
            rounds=self.rounds,
            file_mib=self.where.file_mib,
            seconds=self.seconds,
            interleaved=all(recipes.interleavable(BY_ID[name]) for arm in self.arms for name in arm.values),
        )

    @property
    def _candidates(self) -> tuple[Candidate, ...]:
        return tuple(
            Candidate(tuple(Change(name, self.before[name], value) for name, value in arm.values.items()))
            for arm in self.arms[1:]
        )


def run_seconds(drive: Drive, workload: str) -> int:
    """Return the length of one run on *drive*."""
    return recipes.run_seconds(workload, rotational=bool(drive.rotational))


def undertaking(
    drive: Drive,
    states: Mapping[str, State],
    setting: str,
    values: Sequence[Value],
    workload: str,
    budget_s: int,
    where: Where | None = None,
    target: Drive | None = None,
) -> Undertaking:
    """Return the experiment with some values of one setting; *states* are those of *target* where there is one."""
    declared, now = BY_ID[setting], states[setting].value
    arms = [Arm(english_value(declared, now), {}, {setting: now})]
    arms += [Arm(english_value(declared, value), {setting: value}) for value in values]
    before = {setting: now}
    return Undertaking(drive, declared.label, tuple(arms), before, workload, budget_s, where=where, target=target)


def before_and_after(
    drive: Drive, changes: Sequence[Change], workload: str, budget_s: int, where: Where | None = None
) -> Undertaking:
    """Return the comparison of changes with what is in force."""
    title = listed(BY_ID[change.setting].label for change in changes)
    before = listed(english_value(BY_ID[change.setting], change.expected) for change in changes)
    after = listed(english_value(BY_ID[change.setting], change.value) for change in changes)
    known = {change.setting: change.expected for change in changes}
    arms = (Arm(before, {}, known), Arm(after, {change.setting: change.value for change in changes}))
    return Undertaking(drive, title, arms, known, workload, budget_s, single=True, where=where)


def settings_offered(states: Mapping[str, State], most_risk: Risk) -> tuple[str, ...]:
    """Return the settings that can be tried: those with a workload that suits them first, then those for speed."""
    found = [
        setting
        for setting in SETTINGS
        if setting.id in states
        and not recipes.obstacle(setting, states[setting.id], most_risk)
        and recipes.interleavable(setting)
        and setting.purpose in (Purpose.SPEED, Purpose.NOISE_AND_POWER)
    ]
    found.sort(key=lambda one: (not recipes.workloads_for(one.id), one.purpose is not Purpose.SPEED))
    return tuple(one.id for one in found)


def workloads_offered(target: Target) -> tuple[str, ...]:
    """Return the ids of the workloads on *target* that a comparison can be made with, uses first.

    Of the many of dd's sweeps only the spot checks: what each block size costs is no question of settings.
    """
    found = [one.id for one in workloads.WORKLOADS if one.target is target and one.comparable]
    kept = [name for name in found if not name.startswith("dd.") or name.startswith("dd.spot.")]
    return tuple(sorted(kept, key=lambda name: not name.startswith("use.")))


def needs_folder(workload: str) -> bool:
    """Whether a workload is of a file."""
    return workloads.BY_ID[workload].target is Target.FOLDER


def tunings(
    drive: Drive, states: Mapping[str, State], most_risk: Risk, where: Where | None = None
) -> tuple[Undertaking, ...]:
    """Return the experiments of "Tune this drive", in the order in which they are made.

    Those that write a file are among them where it is known *where*.
    """
    from disktune_gui.editing.arrangement import medium  # noqa: PLC0415  it draws in icons

    found = []
    for recipe in recipes.sensible(medium(drive), states, most_risk):
        in_file = needs_folder(recipe.workload)
        if in_file and where is None:
            continue
        values = recipes.values_of(recipe, states[recipe.setting])
        budget = recipes.shortest_budget(len(values), run_seconds(drive, recipe.workload))
        place = where if in_file else None
        found.append(undertaking(drive, states, recipe.setting, values, recipe.workload, budget, place))
    return tuple(found)


def length(task: Undertaking) -> str:
    """Return how many rounds of how many runs it is and how long it takes; or why the budget is too short."""
    candidates = len(task.arms) - 1
    if not task.rounds:
        least = comparison.least_rounds(candidates)
        needed = comparison.seconds_needed(candidates, least, task.seconds, comparison.USUAL_WARM_UP_S)
        words = QCoreApplication.translate("Experiment", "{values} values need {rounds} rounds, about {time}.")
        return words.format(values=candidates + 1, rounds=least, time=duration(round(needed)))
    return said(
        Sentence(
            "{rounds}, {runs} of {seconds}, about {time}.",
            rounds=Sentence.counted(task.rounds, "{n} round", "{n} rounds"),
            runs=Sentence.counted(task.rounds * (candidates + 1), "{n} run", "{n} runs"),
            seconds=f"{task.seconds} s",
            time=english_units.duration(round(task.takes_s)),
        )
    )


# -- while it runs -----------------------------------------------------------------------------------------


@dataclass
class Progress:
    """The results of a comparison so far."""

    task: Undertaking
    runs: list[CompareRun] = field(default_factory=list)
    rounds: list[CompareRound] = field(default_factory=list)
    result: Comparison | None = None
    began: datetime = field(default_factory=lambda: datetime.now().astimezone())

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
        """Return the standing of every candidate."""
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
