"""A stored comparison as it is drawn: every pair, round by round, with its table. Without widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.experiments.comparison_verdict import in_words
from disktune_contract.messages.comparison import Comparison, Finding
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.view import View
from disktune_gui.experiment.summary import pair_cells, pair_header
from disktune_gui.store.entry import ResultEntry
from disktune_gui.text import metric_text
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, marks
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate

_NOW = 5
"""The theme's style of what is in force, as on the experiment page."""
_SIDE = 0.18
"""How far beside the middle of a round its dots stand."""


def views(entry: ResultEntry, found: Comparison, units: UnitSystem) -> tuple[View, ...]:
    """Return the chart of the pairs of each value that was tried; *found* is what *entry* holds."""
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
    part, unit = metric_text.unit(found.metric, units)
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
