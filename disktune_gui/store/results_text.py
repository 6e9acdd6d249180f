"""Stored results in words: their names, alone and next to others, their figures, and tables of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.catalog import BY_ID as CATALOG_BY_ID
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.setting import Value
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import label_of
from disktune_gui.store import bodies
from disktune_gui.store.entry import FigureMeaning, ResultEntry, ResultKind
from disktune_gui.text import wording
from disktune_gui.text.formats import duration, number, percent, percent_change, rate
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable

# -- names, figures and tables of stored results -----------------------------------------------------------

translate = QCoreApplication.translate


def workload_name(workload: str) -> str:
    """Return the name of a workload; one of another version is named by its id."""
    return said(label_of(workload))


def supply(word: str) -> str:
    """Return the power supply of the computer in words; *word* as it is stored."""
    return {"mains": translate("Report", "AC power"), "battery": translate("Report", "battery")}.get(word, word)


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
    """Return a row for each result, with its reliability."""
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
    """Return the spread of runs."""
    if len(rates) < 2:
        return translate("Results", "one run")
    middle = sorted(rates)[len(rates) // 2]
    if not middle:
        return ""
    share = percent((max(rates) - min(rates)) / middle, 1)
    return said(Sentence.counted(len(rates), "{n} run, {share} apart", "{n} runs, {share} apart", share=share))


# -- distinct names of several results, the same in text and legend ----------------------------------------

MOST_SETTINGS = 2
"""Maximum number of settings in a name; all that differ are in the table of conditions."""


def in_time(entries: Sequence[ResultEntry]) -> list[ResultEntry]:
    """Return *entries* in the order in which several are shown: the oldest first."""
    return sorted(entries, key=lambda entry: entry.envelope.at)


def names(entries: Sequence[ResultEntry]) -> list[str]:
    """Return for each of *entries* when it was measured, and what distinguishes it; no two are alike."""
    parts = [
        [
            wording.moment(entry.envelope.at),
            *_told_apart(entry, entries, _drive),
            *_told_apart(entry, [one for one in entries if _drive(one) == _drive(entry)], _serial),
            *_told_apart(entry, entries, _what),
            *_settings(entry, entries),
        ]
        for entry in entries
    ]
    alike = Counter(map(tuple, parts))
    for entry, one in zip(entries, parts, strict=True):
        if alike[tuple(one)] > 1:
            one[0] = wording.moment(entry.envelope.at, seconds=True)
    return _numbered([said(listed(one)) for one in parts])


def setting_words(setting: str) -> str:
    """Return the name of a setting; one of another version is named by its id."""
    return said(CATALOG_BY_ID[setting].label) if setting in CATALOG_BY_ID else setting


def value_words(setting: str, value: Value | None) -> str:
    """Return a value as its setting shows it."""
    if setting in CATALOG_BY_ID:
        return wording.value_words(CATALOG_BY_ID[setting], value)
    return wording.unknown() if value is None else str(value)


def _told_apart(
    entry: ResultEntry, entries: Sequence[ResultEntry], read: Callable[[ResultEntry], str]
) -> list[str]:
    return [read(entry)] if len({read(one) for one in entries}) > 1 else []


def _drive(entry: ResultEntry) -> str:
    drive = entry.envelope.drive
    return f"{drive.title} ({drive.name})" if drive.name else drive.title


_serial = attrgetter("envelope.drive.serial")


def _what(entry: ResultEntry) -> str:
    return what(entry.envelope.kind, entry.envelope.workload)


def _settings(entry: ResultEntry, entries: Sequence[ResultEntry]) -> list[str]:
    """Return the settings in which *entries* differ, as they were for *entry*."""
    each = [{held.setting: (type(held.value), held.value) for held in one.envelope.settings} for one in entries]
    mine = {held.setting: held.value for held in entry.envelope.settings}
    order = dict.fromkeys(name for one in each for name in one)
    apart = [name for name in order if len({one.get(name) for one in each}) > 1]
    words = [f"{setting_words(name)} {value_words(name, mine.get(name))}" for name in apart[:MOST_SETTINGS]]
    return [*words, "…"] if len(apart) > MOST_SETTINGS else words


def _numbered(words: list[str]) -> list[str]:
    """Return *words* with numbers behind those that are still the same."""
    alike, seen = Counter(words), Counter[str]()
    found = []
    for one in words:
        seen[one] += 1
        found.append(f"{one} ({seen[one]})" if alike[one] > 1 else one)
    return found
