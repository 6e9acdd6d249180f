"""Tables as text: for the clipboard, for a spreadsheet, for a program."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass

Cell = str | float | int | None
"""None is unknown: shown as a dash, empty in CSV, null in JSON."""


@dataclass(frozen=True)
class DataTable:
    """Rows under a header; numbers are as exact as they are known, `shown` rounds them."""

    header: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]


def shown(cell: Cell) -> str:
    """Return a cell as a person reads it: about three digits, a dash for unknown."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return "–"
    if isinstance(cell, float):
        # Compare what will be shown: 9.999 is 10.0, not 10.00.
        digits = 2 if round(abs(cell), 2) < 10 else 1 if round(abs(cell), 1) < 100 else 0
        return f"{cell:.{digits}f}"
    return str(cell)


def as_tsv(table: DataTable) -> str:
    """Return what a spreadsheet takes from the clipboard."""
    lines = [table.header, *(tuple(shown(cell) for cell in row) for row in table.rows)]
    return "\n".join("\t".join(line) for line in lines) + "\n"


def as_csv(table: DataTable) -> str:
    """Return comma-separated values by RFC 4180, numbers with all their digits and a point."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(table.header)
    writer.writerows([_plain(cell) for cell in row] for row in table.rows)
    return text.getvalue()


def as_json(table: DataTable) -> str:
    """Return an array with an object for each row."""
    rows = [dict(zip(table.header, map(_plain, row), strict=True)) for row in table.rows]
    return json.dumps(rows, ensure_ascii=False, indent=1) + "\n"


def _plain(cell: Cell) -> Cell:
    return None if isinstance(cell, float) and not math.isfinite(cell) else cell
