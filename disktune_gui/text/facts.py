"""The shapes and helpers that the tables of facts share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PyQt6.QtCore import QCoreApplication

from disktune_contract.units import suffix
from disktune_gui.text.amounts import number, quantity
from disktune_gui.text.formats import formats

T = TypeVar("T")

ABSENT = "not supported"
"""The value of a feature that a drive does not have; shown faint, for such rows are many."""


translate = QCoreApplication.translate


@dataclass(frozen=True)
class FactRow:
    """One fact. ``note`` says the same in another unit, or what to make of it."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True)
class FactSection:
    """Facts that belong together, under a heading."""

    title: str
    rows: tuple[FactRow, ...]


Said = str | bool | int | None
Line = tuple[str, Callable[[T], Said]]
"""A label, and how its value is read: None leaves the row out, a bool becomes yes or no."""


def section(title: str, lines: Sequence[Line[T]], data: T) -> FactSection:
    """Return the rows of a table of lines for *data*, in the user's language, without those that are unknown."""
    said = ((label, read(data)) for label, read in lines)
    return FactSection(
        translate("Overview", title),
        tuple(
            FactRow(translate("Overview", label), word(value)) for label, value in said if value not in (None, "")
        ),
    )


def word(value: Said) -> str:
    """Return a value in words; long numbers grouped."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return number(value) if isinstance(value, int) else value or ""


def with_unit(value: int | float | None, unit: str) -> str | None:
    """Return a number with its unit, None for None."""
    if value is None:
        return None
    return quantity(value, unit) if isinstance(value, int) else formats.local(str(value) + suffix(unit))


def listed(items: Iterable[object] | None) -> str | None:
    """Return items separated by commas, None if there are none."""
    return ", ".join(map(str, items or ())) or None


def filled(sections: Iterable[FactSection]) -> tuple[FactSection, ...]:
    """Return the sections that have rows."""
    return tuple(part for part in sections if part.rows)
