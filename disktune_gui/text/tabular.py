"""Tables as text: for the clipboard, for a spreadsheet, for a program."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Sequence
from datetime import datetime

from disktune_contract import units
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_gui.text.formats import LocalAmount, formats, is_amount

Cell = str | float | int | None
"""None is unknown: a dash on screen, empty in CSV, null in JSON. An amount, in either form, is shown in the
user's formats, and copied and saved in English."""

UNKNOWN = "–"


class Moment(float):
    """A cell with a time, in seconds since the epoch, shown to the minute; in files as in ISO 8601."""


class Instant(Moment):
    """A time that is shown to the second."""


@record
class DataTable:
    """Rows under a header; numbers have their full precision, `shown` rounds them."""

    header: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]


def shown(cell: Cell) -> str:
    """Return a cell for display: about three digits, a dash for unknown."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return UNKNOWN
    if isinstance(cell, Moment):
        return formats.moment(cell, seconds=isinstance(cell, Instant))
    if isinstance(cell, str):
        return formats.local(cell) if is_amount(cell) else cell
    return formats.local(units.number(cell, _digits(cell)))


def _digits(cell: float) -> int:
    """Return the number of digits after the decimal point."""
    if isinstance(cell, int):
        return 0
    # Compare what will be shown: 9.999 is 10.0, not 10.00.
    return 2 if round(abs(cell), 2) < 10 else 1 if round(abs(cell), 1) < 100 else 0


def _copied(cell: Cell) -> str:
    """Return a cell for a spreadsheet: with as many digits as are shown, a point and no separators."""
    cell = _english(cell)
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return UNKNOWN
    if isinstance(cell, str):
        return in_line(cell)
    return f"{cell:.{_digits(cell)}f}" if isinstance(cell, float) else str(cell)


def _english(cell: Cell) -> Cell:
    """Return a cell without the separators of any language."""
    if isinstance(cell, Moment):
        return f"{datetime.fromtimestamp(cell):%Y-%m-%d %H:%M:%S}"
    return cell.english if isinstance(cell, LocalAmount) else cell


def inert(text: str) -> str:
    """Return *text* so that a spreadsheet takes it for text: with an apostrophe if it would be a formula.

    An amount, such as "-5 °C", is no formula and stays as it is.
    """
    formula = text[:1] in ("\t", "\r") or text.lstrip()[:1] in ("=", "+", "-", "@")
    return f"'{text}" if formula and not is_amount(text) else text


def in_line(text: str) -> str:
    """Return a cell for a line separated by tabs: `inert`, and with spaces for characters that would end it."""
    return inert(" ".join(_ENDS_CELL.split(text)))


_ENDS_CELL = pattern_of(r"[\t\r\n]")


def as_tsv(table: DataTable) -> str:
    """Return tab-separated values for the clipboard of a spreadsheet."""
    rows = [tuple(_copied(cell) for cell in row) for row in table.rows]
    lines = [tuple(map(in_line, table.header)), *rows]
    return "\n".join("\t".join(line) for line in lines) + "\n"


def as_csv(table: DataTable) -> str:
    """Return comma-separated values by RFC 4180, numbers with all their digits and a point."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(map(inert, table.header))
    for row in table.rows:
        cells = map(_plain, row)
        writer.writerow([inert(cell) if isinstance(cell, str) else cell for cell in cells])
    return text.getvalue()


def as_json(table: DataTable) -> str:
    """Return an array with an object for each row."""
    rows = [dict(zip(table.header, map(_plain, row), strict=True)) for row in table.rows]
    return json.dumps(rows, ensure_ascii=False, indent=1) + "\n"


def _plain(cell: Cell) -> Cell:
    return None if isinstance(cell, float) and not math.isfinite(cell) else _english(cell)
