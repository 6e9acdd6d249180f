"""What each of several results is called beside the others: the same in sentence, legend, table and export."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import listed
from disktune_contract.settings.setting import Value
from disktune_gui.store import results_text
from disktune_gui.store.entry import ResultEntry
from disktune_gui.text import wording
from disktune_gui.text.said import said

MOST_SETTINGS = 2
"""Settings in a name; all that differ are in the table of conditions."""


def in_time(entries: Sequence[ResultEntry]) -> list[ResultEntry]:
    """Return *entries* in the one order in which several are shown: the oldest first."""
    return sorted(entries, key=lambda entry: entry.envelope.at)


def names(entries: Sequence[ResultEntry]) -> list[str]:
    """Return for each of *entries* when it was measured, and what tells it from the others; no two are alike."""
    parts = [
        [
            wording.moment(entry.envelope.at),
            *_told_apart(entry, entries, _drive),
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
    """Return what a setting is called; one of another version goes by its id."""
    return said(BY_ID[setting].label) if setting in BY_ID else setting


def value_words(setting: str, value: Value | None) -> str:
    """Return a value as its setting is shown."""
    if setting in BY_ID:
        return wording.value_words(BY_ID[setting], value)
    return wording.unknown() if value is None else str(value)


def _told_apart(
    entry: ResultEntry, entries: Sequence[ResultEntry], read: Callable[[ResultEntry], str]
) -> list[str]:
    return [read(entry)] if len({read(one) for one in entries}) > 1 else []


def _drive(entry: ResultEntry) -> str:
    drive = entry.envelope.drive
    return f"{drive.title} ({drive.name})" if drive.name else drive.title


def _what(entry: ResultEntry) -> str:
    return results_text.what(entry.envelope.kind, entry.envelope.workload)


def _settings(entry: ResultEntry, entries: Sequence[ResultEntry]) -> list[str]:
    """Return the settings in which *entries* differ, as they were for *entry*."""
    each = [{held.setting: (type(held.value), held.value) for held in one.envelope.settings} for one in entries]
    mine = {held.setting: held.value for held in entry.envelope.settings}
    order = dict.fromkeys(name for one in each for name in one)
    apart = [name for name in order if len({one.get(name) for one in each}) > 1]
    words = [f"{setting_words(name)} {value_words(name, mine.get(name))}" for name in apart[:MOST_SETTINGS]]
    return [*words, "…"] if len(apart) > MOST_SETTINGS else words


def _numbered(words: list[str]) -> list[str]:
    """Return *words* with numbers behind those that are still alike."""
    alike, seen = Counter(words), Counter[str]()
    found = []
    for one in words:
        seen[one] += 1
        found.append(f"{one} ({seen[one]})" if alike[one] > 1 else one)
    return found
