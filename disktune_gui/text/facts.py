"""The shapes and helpers that the tables of facts share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import record
from disktune_contract.sentence import BESIDE, LISTED, Sentence
from disktune_contract.units import suffix
from disktune_gui.text.amounts import number, quantity
from disktune_gui.text.formats import formats
from disktune_gui.text.said import SENTENCES, said

T = TypeVar("T")

translate = QCoreApplication.translate


IDENTITY, USAGE = "identity", "usage"
"""Keys of sections near which others have their place."""


@record
class FactRow:
    """One fact. ``note`` says the same in another unit, or what to make of it."""

    label: str
    value: str
    note: str = ""


@record
class Chapter:
    """What several sections have in common."""

    key: str
    """The same in every language."""
    title: str


@record
class FactSection:
    """Facts that belong together, under a heading."""

    title: str
    rows: tuple[FactRow, ...]
    key: str = ""
    """The same in every language: by it the Overview finds a section and keeps whether it is open."""
    chapter: Chapter | None = None
    """What a list that folds puts it under; texts have the sections alone."""


Said = str | bool | int | None
Line = tuple[str, Callable[[T], Said]]
"""A label, and how its value is read: None leaves the row out, a bool becomes yes or no."""


def absent() -> str:
    """Return the value of a feature that a drive does not have; shown faint, for such rows are many."""
    return said(Sentence("not supported"))


def section(title: str, lines: Sequence[Line[T]], data: T) -> FactSection:
    """Return the rows of a table of lines for *data*, in the user's language, without those that are unknown."""
    said = ((label, read(data)) for label, read in lines)
    return FactSection(
        translate("Overview", title),
        tuple(
            FactRow(translate("Overview", label), word(value)) for label, value in said if value not in (None, "")
        ),
        key=title,
    )


def word(value: Said) -> str:
    """Return a value in words; long numbers grouped."""
    if isinstance(value, bool):
        return translate("Overview", "yes") if value else translate("Overview", "no")
    return number(value) if isinstance(value, int) else value or ""


def with_unit(value: int | float | None, unit: str) -> str | None:
    """Return a number with its unit, None for None."""
    if value is None:
        return None
    return quantity(value, unit) if isinstance(value, int) else formats.local(str(value) + suffix(unit))


def in_bytes(count: int) -> str:
    """Return a number of bytes in full."""
    return said(Sentence.counted(count, "{n} byte", "{n} bytes"))


def in_blocks(count: int | None) -> str | None:
    """Return a number of blocks, None for None."""
    if count is None:
        return None
    return said(Sentence.counted(count, "{n} block", "{n} blocks"))


def worded(text: str | None) -> str | None:
    """Return a word of a standard, as the helper or hdparm has it, in the user's language; None for None."""
    return None if text is None else said(text)


def listed(items: Iterable[object] | None) -> str | None:
    """Return items separated by commas, None if there are none."""
    return _joined(LISTED, map(str, items or ())) or None


def beside(*facts: str) -> str:
    """Return facts in one row, with semicolons between them; empty ones are left out."""
    return _joined(BESIDE, filter(None, facts))


def _joined(template: str, texts: Iterable[str]) -> str:
    """Return texts joined as those of contract and helper are; these may be names, and are not translated."""
    found = ""
    for text in texts:
        found = translate(SENTENCES, template).format(before=found, last=text) if found else text
    return found


def filled(sections: Iterable[FactSection]) -> tuple[FactSection, ...]:
    """Return the sections that have rows."""
    return tuple(part for part in sections if part.rows)
