"""What the search of the whole program finds, and in which order. Without widgets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import IntEnum

from disktune_contract.record import record

MOST = 60
"""Entries that are shown at most: whoever sees more goes on typing."""
_BETWEEN = re.compile(r"[^\w]+|_")


class Kind(IntEnum):
    """What an entry is; of entries that fit alike, the first kind comes first."""

    DRIVE = 0
    PAGE = 1
    SETTING = 2
    ACTION = 3
    BENCHMARK = 4
    COMMAND = 5
    """Of the menu bar, help included."""
    CONTROL = 6
    """A button or a part of a page."""
    HDPARM = 7


@record
class Entry:
    """Something to go to."""

    kind: Kind
    key: str
    """What the window knows it by: a kernel name, an id, a flag."""
    title: str
    detail: str = ""
    """What stands beside the title."""
    words: str = ""
    """Other names, in which words are looked for as well."""
    flag: str = ""
    """The option of hdparm that it answers, in which case counts."""
    found_by: Callable[[str], bool] | None = None
    """A search of its own, for what neither title nor words say."""


class SearchIndex:
    """All entries, prepared for being asked at every letter."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = [(entry, _parts(entry.title), _parts(f"{entry.title} {entry.words}")) for entry in entries]

    def find(self, text: str) -> list[Entry]:
        """Return what fits *text*, best first; pages and drives while there is none."""
        if not text.strip():
            rows = [entry for entry, _, _ in self._entries if entry.kind in (Kind.DRIVE, Kind.PAGE)]
            return sorted(rows, key=lambda entry: entry.kind is not Kind.PAGE)[:MOST]
        ranked = [
            (rank, entry.kind, place, entry)
            for place, (entry, title, words) in enumerate(self._entries)
            if (rank := _rank(entry, title, words, text)) is not None
        ]
        return [entry for _, _, _, entry in sorted(ranked, key=lambda one: one[:3])[:MOST]]


def _rank(entry: Entry, title: frozenset[str], words: frozenset[str], text: str) -> int | None:
    """Return how well *entry* fits, 0 best, None if it does not."""
    wanted = text.casefold().split()
    if entry.flag and entry.flag in text.split():
        return 0
    if entry.title.casefold().startswith(" ".join(wanted)):
        return 0
    if _begin(wanted, title):
        return 1
    if _begin(wanted, words):
        return 2
    return 3 if entry.found_by is not None and entry.found_by(text) else None


def _parts(text: str) -> frozenset[str]:
    """Return the words of *text*, those with marks in them also in pieces."""
    whole = text.casefold().split()
    return frozenset((*whole, *(piece for word in whole for piece in _BETWEEN.split(word) if piece)))


def _begin(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Return whether a word begins with each of *wanted*."""
    return all(any(word.startswith(part) for word in words) for part in wanted)
