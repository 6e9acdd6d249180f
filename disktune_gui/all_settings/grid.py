"""A table with a drive in each row, as cells that know how they are meant; of Qt only the translation."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_gui.text import tabular

translate = QCoreApplication.translate

UNKNOWN_SIGN, ABSENT_SIGN = "?", "–"


@record
class Cell:
    """A word or two; ``tone`` as `theme.meaning` has it, or ``faint``; ``tip`` says more."""

    text: str
    tone: str = ""
    tip: str = ""
    marked: bool = False
    """Drawn bold: it stands out among its column."""


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
    first, second = translate("Grid", "Drive"), translate("Grid", "Model")
    header = (first, second, *(column.title.replace("\n", " ") for column in grid.columns))
    rows = [
        (drive.name, drive.title, *(f"{cell.text} *" if cell.marked else cell.text for cell in cells))
        for drive, cells in zip(grid.drives, grid.cells, strict=True)
    ]
    return tabular.DataTable(header, rows)
