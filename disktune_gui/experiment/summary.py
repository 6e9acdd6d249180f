"""What came of experiments, in words, tables and files. Without widgets."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.experiments import recipes
from disktune_contract.experiments.comparison_verdict import in_words, judged
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import spread
from disktune_contract.measuring.statistics import Estimate, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_contract.said.differences import COMPARED
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem
from disktune_contract.wire import plain
from disktune_gui.benchmark.view import View
from disktune_gui.experiment.model import Arm, Progress, Undertaking
from disktune_gui.store.entry import ResultEntry
from disktune_gui.text import wording
from disktune_gui.text.formats import percent_change
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, marks
from disktune_gui.text.tabular import Cell, DataTable

# -- summary -----------------------------------------------------------------------------------------------

translate = QCoreApplication.translate


def ranking(task: Undertaking, result: Comparison) -> list[tuple[Arm, Finding | None]]:
    """Return all arms, fastest first; the drive as it is has its place among them, without a finding."""
    rows: list[tuple[float, Arm, Finding | None]] = [(1.0, task.arms[0], None)]
    for one in result.findings:
        rows.append((one.estimate.ratio if one.estimate else 0.0, task.arms[one.arm], one))
    return [(arm, finding) for _, arm, finding in sorted(rows, key=lambda row: -row[0])]


def short(verdict: Verdict) -> str:
    """Return a verdict in a word or two, for tables and charts."""
    return said(COMPARED[verdict])


def ranking_table(task: Undertaking, result: Comparison) -> DataTable:
    """Return the ranking as a table."""
    median = translate("Experiment", "Median")
    if task.metric.lower_is_better:
        median = translate("Experiment", "Median {percentile}").format(percentile=task.metric.value)
    header = (
        translate("Experiment", "Value"),
        median,
        translate("Experiment", "Change"),
        translate("Experiment", "Confidence interval"),
        translate("Experiment", "Verdict"),
        translate("Experiment", "Side effects"),
    )
    return DataTable(header, tuple(_ranking_row(task, result, *row) for row in ranking(task, result)))


def _ranking_row(task: Undertaking, result: Comparison, arm: Arm, finding: Finding | None) -> tuple[Cell, ...]:
    if finding is None:
        speeds = [pair.before for one in result.findings[:1] for pair in one.pairs]
        before = translate("Experiment", "{value} (before)")
        if result.layer is not None:
            before = "{value}"
        return (before.format(value=arm.shown), _median(speeds, task.metric), "", "", "", "")
    found = finding.estimate
    waits = task.metric.lower_is_better
    return (
        arm.shown,
        _median([pair.after for pair in finding.pairs], task.metric),
        percent_change(statistics.of_figure(found, waits=waits)[0]) if found else None,
        _interval(found, waits=waits),
        short(finding.verdict),
        costs(task, arm),
    )


def _interval(found: Estimate | None, *, waits: bool) -> str | None:
    if found is None:
        return None
    _, low, high = statistics.of_figure(found, waits=waits)
    if low is None or high is None:
        return None
    words = translate("Sentences", "{low} to {high}")
    return words.format(low=percent_change(low), high=percent_change(high))


def _median(values: Sequence[float], metric: Metric) -> str:
    median, _, _ = spread([value for value in values if value > 0])
    if not median:
        return ""
    part, name = wording.unit(metric)
    return (
        f"{wording.figure(median / part)} {name}" if metric is Metric.THROUGHPUT else wording.words(median, metric)
    )


def costs(task: Undertaking, arm: Arm) -> str:
    """Return what an arm costs apart from speed."""
    found = (recipes.cost(BY_ID[name], task.before[name], value) for name, value in arm.values.items())
    return said(in_turn(*dict.fromkeys(found)))


def pairs_table(progress: Progress) -> DataTable:
    """Return every pair as a table, disturbed ones included."""
    part, unit = wording.unit(progress.task.metric, UnitSystem.SI)
    rows = [
        (arm.shown, *pair_cells(pair, part))
        for number, arm in enumerate(progress.task.arms[1:], 1)
        for pair in progress.pairs(number)
    ]
    return DataTable(("Value", *pair_header("Current value", "Tested value", unit)), rows)


def pair_header(before: str, after: str, unit: str) -> tuple[str, ...]:
    """Return the headings of `pair_cells`; the sides of the pairs are called *before* and *after*."""
    return ("Round", f"{before} ({unit})", f"{after} ({unit})", "Difference (%)", "Disturbed by")


def pair_cells(pair: Pair, part: float) -> tuple[Cell, ...]:
    """Return a row of a table of pairs, its figures in units of *part*."""
    difference = 100 * (pair.after / pair.before - 1) if pair.before else None
    return (pair.round + 1, pair.before / part, pair.after / part, difference, said(pair.disturbed))


def verdict(task: Undertaking, result: Comparison) -> str:
    """Return the outcome of a comparison in a sentence or two, and what distorts all of it."""
    if result.void:
        return said(result.void)
    return said(in_turn(_outcome(task, result), *result.notes))


def _outcome(task: Undertaking, result: Comparison) -> str:
    if task.single:
        return said(result.findings[0].words)
    if result.best:
        best = next(one for one in result.findings if one.arm == result.best)
        words = translate("Experiment", "{setting}: {value}. {verdict}")
        return words.format(setting=task.shown_title, value=task.arms[result.best].shown, verdict=said(best.words))
    words = translate("Experiment", "{setting}: keep {now}; none is faster.")
    if all(one.verdict is Verdict.SAME for one in result.findings):
        words = translate("Experiment", "{setting}: keep {now}; no difference.")
    elif any(one.verdict is Verdict.UNSURE for one in result.findings):
        words = translate(
            "Experiment",
            "{setting}: keep {now}; too noisy.",
        )
    return words.format(setting=task.shown_title, now=task.arms[0].shown)


def summary(outcomes: Sequence[Progress]) -> str:
    """Return what "Tune this drive" found in all."""
    done = [one for one in outcomes if one.result is not None]
    gains = [one for one in done if one.result is not None and one.result.best]
    void = [one for one in done if one.result is not None and one.result.void]
    if not done:
        return translate("Experiment", "Nothing was measured.")
    if all(one.task.is_layer for one in done):
        return _of_layers(done)
    if gains:
        return said(
            Sentence.counted(
                len(gains),
                "{n} of {m} experiments found a faster value.",
                "{n} of {m} experiments found a faster value.",
                m=len(done),
            )
        )
    parts: list[str] = [
        Sentence.counted(
            len(done),
            "No faster value found.",
            "{n} experiments: no faster value.",
        )
    ]
    if void:
        parts.append(Sentence("Invalid because of disturbances: {count} of {m}.", count=len(void), m=len(done)))
    return said(in_turn(*parts))


def _of_layers(done: Sequence[Progress]) -> str:
    """Return what a layer costs by all of its comparisons that were not disturbed."""
    told = [one.result.findings[0].words for one in done if one.result is not None and not one.result.void]
    if told:
        return said(in_turn(*told))
    return translate("Experiment", "Other programs used the drive.")


def levelled(outcomes: Sequence[Progress]) -> None:
    """Judge several experiments again so that all of their verdicts together are valid at 95 % (Holm's procedure).

    The helper has judged each on its own, over its own values.
    """
    done = [one for one in outcomes if one.result is not None]
    for one, result in zip(done, judged([one.result for one in done if one.result is not None]), strict=True):
        one.result = result


def as_json(progress: Progress) -> str:
    """Return a comparison with everything that is known of it."""
    dated = {
        "at": progress.began.isoformat(timespec="seconds"),
        "drive": progress.task.drive.name,
        **body(progress),
    }
    return json.dumps(dated, ensure_ascii=False, indent=1) + "\n"


def body(progress: Progress) -> dict[str, object]:
    """Return a comparison as plain JSON, for a file and for the history."""
    task = progress.task
    return {
        "title": task.title,
        "arms": [{"label": arm.label, "values": dict(arm.values)} for arm in task.arms],
        "before": dict(task.before),
        "switched": {"name": task.switched.name, "title": task.switched.title, "identity": task.switched.identity},
        "folder": plain(task.where.facts) if task.where is not None else None,
        "result": plain(progress.result),
    }


# -- a stored comparison: a chart and a table of its pairs (no widgets) ------------------------------------

_NOW = 5
"""The theme's style of what is in force, as on the experiment page."""
_SIDE = 0.18
"""Distance of a round's dots from its middle."""


def views(entry: ResultEntry, found: Comparison, units: UnitSystem) -> tuple[View, ...]:
    """Return the chart of the pairs of each value that was tried; *found* is the content of *entry*."""
    names = _names(entry, len(found.findings))
    return tuple(_view(found, one, names, units) for one in found.findings if one.pairs)


def _names(entry: ResultEntry, candidates: int) -> list[str]:
    """Return what the arms were called; they go by their numbers where that is not known."""
    arms = entry.body.get("arms")
    nameless = translate("Experiment", "value {number}")
    told = [arm.get("label") for arm in arms if isinstance(arm, dict)] if isinstance(arms, list) else []
    return [
        said(str(told[number])) if number < len(told) and told[number] else nameless.format(number=number)
        for number in range(candidates + 1)
    ]


def _view(found: Comparison, finding: Finding, names: Sequence[str], units: UnitSystem) -> View:
    part, unit = wording.unit(found.metric, units)
    now, other = names[0], names[finding.arm]
    title, current = translate("Experiment", "Pairs: {value}"), translate("Experiment", "{value} (before)")
    words = translate("Experiment", "{value} compared with {before}: {verdict}")
    rounds = [pair.round + 1 for pair in finding.pairs]
    before, after = [pair.before / part for pair in finding.pairs], [pair.after / part for pair in finding.pairs]
    return View(
        f"pairs-{finding.arm}",
        title.format(value=other),
        translate("Experiment", "Round"),
        unit,
        (
            ChartLine(
                current.format(value=now), _NOW, [one - _SIDE for one in rounds], before, dots=True, joined=False
            ),
            ChartLine(
                other, (finding.arm - 1) % 5, [one + _SIDE for one in rounds], after, dots=True, joined=False
            ),
        ),
        DataTable(pair_header(now, other, unit), [pair_cells(pair, part) for pair in finding.pairs]),
        words.format(value=other, before=now, verdict=said(in_words(found, finding))),
        0.5,
        max(rounds) + 0.5,
        tuple(place for place in marks(float(max(rounds))) if place >= 1),
    )
