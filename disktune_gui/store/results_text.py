"""Stored results in words: what they are called, what came out, and tables of them; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID
from disktune_gui.store import bodies
from disktune_gui.store.entry import FigureMeaning, ResultEntry, ResultKind
from disktune_gui.text import wording
from disktune_gui.text.amounts import duration, number, percent, percent_change, rate
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate


def workload_name(workload: str) -> str:
    """Return what a workload is called; one of another version goes by its id."""
    return said(BY_ID[workload].label) if workload in BY_ID else workload


def supply(word: str) -> str:
    """Return what the computer runs on; *word* as the store has it."""
    return {"mains": translate("Report", "mains"), "battery": translate("Report", "battery")}.get(word, word)


def what(kind: ResultKind, workload: str) -> str:
    """Return what was measured, in a few words."""
    words = {
        ResultKind.MEASUREMENT: "{workload}",
        ResultKind.COMPARISON: translate("Results", "Before and after: {workload}"),
        ResultKind.EXPERIMENT: translate("Results", "Experiment: {workload}"),
    }
    return words[kind].format(workload=workload_name(workload))


def figure_words(figure: float | None, unit: FigureMeaning, units: UnitSystem) -> str:
    """Return the one figure of a result."""
    if figure is None:
        return "–"
    if unit is FigureMeaning.BYTES_S:
        return rate(figure, units)
    if unit is FigureMeaning.IOPS:
        return f"{number(figure)} IOPS"
    if unit is FigureMeaning.SECONDS:
        return duration(figure)
    return percent_change(figure)


def table(entries: Sequence[ResultEntry], units: UnitSystem) -> DataTable:
    """Return a row for each result, with how far it may be trusted."""
    header = (
        translate("Results", "Time"),
        translate("Results", "Workload"),
        translate("Results", "Result"),
        translate("Results", "Spread"),
        "p99",
        translate("Results", "Note"),
    )
    return DataTable(header, [_row(entry, units) for entry in entries])


def _row(entry: ResultEntry, units: UnitSystem) -> tuple[str, ...]:
    envelope = entry.envelope
    spread, p99 = "", ""
    if envelope.kind is ResultKind.MEASUREMENT:
        try:
            result = bodies.measurement(entry).result
        except wire.WireError:
            spread = translate("Results", "from another version")
        else:
            spread = spread_words([run.bytes_s for run in result.counted])
            found = [run.read_latency or run.write_latency for run in result.counted]
            known = [one.p99_s for one in found if one is not None and one.p99_s is not None]
            p99 = duration(max(known)) if known else ""
    return (
        wording.moment(envelope.at),
        what(envelope.kind, envelope.workload),
        figure_words(envelope.figure, envelope.unit, units),
        spread,
        p99,
        entry.note,
    )


def spread_words(rates: Sequence[float]) -> str:
    """Return how far runs lie apart."""
    if len(rates) < 2:
        return translate("Results", "one run")
    middle = sorted(rates)[len(rates) // 2]
    if not middle:
        return ""
    share = percent((max(rates) - min(rates)) / middle, 1)
    return said(Sentence.counted(len(rates), "{n} run, {share} apart", "{n} runs, {share} apart", share=share))
