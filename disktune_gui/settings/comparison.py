"""All drives side by side: the table's cells, which settings are compared, which values differ. No widgets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Medium, Setting, State, Status, Value
from disktune_contract.settings.setting_names import names
from disktune_gui.editing import arrangement
from disktune_gui.text import tabular, wording
from disktune_gui.text.said import said

# -- a table with a row for each drive, and cells with a tone (no widgets) ---------------------------------

translate = QCoreApplication.translate

UNKNOWN_SIGN, ABSENT_SIGN = "?", "–"


@record
class Cell:
    """A word or two; ``tone`` as `theme.meaning` has it, or ``faint``; ``tip`` has the details."""

    text: str
    tone: str = ""
    tip: str = ""
    marked: bool = False
    """Drawn bold: it differs from most of its column."""


@record
class Column:
    """A column: its title, which may have two lines, and what to know about it."""

    title: str
    tip: str = ""
    setting: str = ""
    """The id of the setting whose values are in it."""


@record
class Grid:
    """Rows of drives under columns; ``cells[row][column]``."""

    drives: tuple[Drive, ...] = ()
    columns: tuple[Column, ...] = ()
    cells: tuple[tuple[Cell, ...], ...] = ()


def as_table(grid: Grid) -> tabular.DataTable:
    """Return the grid for clipboard and file: kernel name and model first, what is marked with an asterisk."""
    first, second = translate("Drive", "Drive"), translate("Grid", "Model")
    header = (first, second, *(column.title.replace("\n", " ") for column in grid.columns))
    rows = [
        (drive.name, drive.title, *(f"{cell.text} *" if cell.marked else cell.text for cell in cells))
        for drive, cells in zip(grid.drives, grid.cells, strict=True)
    ]
    return tabular.DataTable(header, rows)


# -- all drives side by side: settings compared, values that differ (no Qt) --------------------------------

Known = Mapping[DriveRef, Mapping[str, State]]
"""What each drive has answered; a drive that has not is not in it."""

ABSENT = (Status.UNSUPPORTED, Status.LEGACY)
"""States of settings that a drive does not have."""


def columns(
    drives: Sequence[Drive],
    known: Known,
    *,
    text: str = "",
    catalogue: Iterable[Setting] = SETTINGS,
) -> tuple[Setting, ...]:
    """Return the settings to compare, in catalogue order: those that at least one of *drives* has."""
    return tuple(
        setting
        for setting in catalogue
        if any(_has(known, drive, setting) for drive in drives) and arrangement.is_found(setting, text)
    )


def compare(
    drives: Sequence[Drive], known: Known, settings: Sequence[Setting], failed: Mapping[DriveRef, str]
) -> Grid:
    """Return the values of *settings*; *failed* has the reasons why drives have not answered."""
    usual = {setting.id: _usual(setting, drives, known) for setting in settings}
    cells = tuple(
        tuple(_cell(setting, drive, known, usual[setting.id], failed) for setting in settings) for drive in drives
    )
    return Grid(tuple(drives), tuple(_column(setting) for setting in settings), cells)


def differing(grid: Grid, settings: Sequence[Setting]) -> tuple[Setting, ...]:
    """Return those of *settings*, the columns of *grid*, in which something is marked."""
    return tuple(
        setting for number, setting in enumerate(settings) if any(row[number].marked for row in grid.cells)
    )


def _column(setting: Setting) -> Column:
    flag = f"\n{setting.hdparm}" if setting.hdparm else ""
    known_as = " · ".join(names(setting))
    return Column(f"{said(setting.label)}{flag}", f"{said(setting.help)}\n{known_as}".rstrip(), setting.id)


def _has(known: Known, drive: Drive, setting: Setting) -> bool:
    state = known.get(drive.ref, {}).get(setting.id)
    return state is not None and state.status not in ABSENT


def _usual(setting: Setting, drives: Sequence[Drive], known: Known) -> dict[Medium, tuple[Value, int]]:
    """Return, for each medium, the value that more of its drives have than any other, and how many there are.

    In a tie no value is the usual one, and `_cell` marks all.
    """
    found: dict[Medium, Counter[tuple[type, Value]]] = {}
    for drive in drives:
        state = known.get(drive.ref, {}).get(setting.id)
        if state is not None and state.status not in ABSENT and state.value is not None:
            found.setdefault(arrangement.medium(drive), Counter())[(type(state.value), state.value)] += 1
    return {of: _most(counter) for of, counter in found.items()}


_NONE = "\0"
"""Represents "no value is the usual one"; no setting has this value."""


def _most(counter: Counter[tuple[type, Value]]) -> tuple[Value, int]:
    ranked = counter.most_common(2)
    if len(ranked) == 2 and ranked[0][1] == ranked[1][1]:
        return _NONE, sum(counter.values())
    return ranked[0][0][1], sum(counter.values())


def _cell(
    setting: Setting,
    drive: Drive,
    known: Known,
    usual: Mapping[Medium, tuple[Value, int]],
    failed: Mapping[DriveRef, str],
) -> Cell:
    state = known.get(drive.ref, {}).get(setting.id)
    if state is None:
        return Cell(UNKNOWN_SIGN if drive.ref in failed else "", "faint", failed.get(drive.ref, ""))
    note = wording.state_note(setting, state) or said(rules.obstacle(state) or "")
    if state.status in ABSENT:
        return Cell(ABSENT_SIGN, "faint", note)
    if state.value is None:
        return Cell(UNKNOWN_SIGN, "faint", note or translate("Changes", "Unknown."))
    words = wording.value_words(setting, state.value)
    most, count = usual[arrangement.medium(drive)]
    if count < 2 or (type(most) is type(state.value) and most == state.value):
        return Cell(words, "", note)
    why = translate("Changes", "Drives differ.")
    if most != _NONE:
        why = translate("Changes", "Most: {value}.").format(value=wording.value_words(setting, most))
    return Cell(words, "info", said(in_turn(why, note)), marked=True)
