"""Facts: the shapes and helpers that their tables share, and facts as text and as JSON."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TypeVar

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.verdict import HealthJudgement, judge
from disktune_contract.record import record
from disktune_contract.sentence import BESIDE, LISTED, Sentence
from disktune_contract.units import suffix
from disktune_contract.version import VERSION
from disktune_gui.text.formats import formats, number, quantity, temperature
from disktune_gui.text.said import SENTENCES, said
from disktune_gui.text.tabular import in_line

# -- tables of facts: shapes and helpers -------------------------------------------------------------------

T = TypeVar("T")

translate = QCoreApplication.translate


IDENTITY, USAGE = "identity", "usage"
"""Keys of sections next to which others are placed."""


@record
class FactRow:
    """One fact. ``note`` gives it in another unit, or what it means."""

    label: str
    value: str
    note: str = ""


@record
class Chapter:
    """The common heading of several sections."""

    key: str
    """The same in every language."""
    title: str


@record
class FactSection:
    """Facts that belong together, under a heading."""

    title: str
    rows: tuple[FactRow, ...]
    key: str = ""
    """The same in every language; identifies the section on the Overview, also to store whether it is open."""
    chapter: Chapter | None = None
    """The chapter in a list that folds; texts have the sections alone."""


Said = str | bool | int | None
Line = tuple[str, Callable[[T], Said]]
"""A label, and a function of its value: None leaves the row out, a bool becomes yes or no."""


def absent() -> str:
    """Return the value for a feature that a drive does not have; shown faint, as there are many such rows."""
    return said(Sentence("not supported"))


def section(title: str, lines: Sequence[Line[T]], data: T) -> FactSection:
    """Return the rows of a table of lines for *data*, in the user's language, without unknown ones."""
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


def in_degrees(celsius: float | None) -> str | None:
    """Return a temperature with its unit, None for None."""
    return None if celsius is None else temperature(celsius)


def in_bytes(count: int) -> str:
    """Return a number of bytes in full."""
    return said(Sentence.counted(count, "{n} byte", "{n} bytes"))


def in_blocks(count: int | None) -> str | None:
    """Return a number of blocks, None for None."""
    if count is None:
        return None
    return said(Sentence.counted(count, "{n} block", "{n} blocks"))


def worded(text: str | None) -> str | None:
    """Return a term of a standard, as the helper or hdparm has it, in the user's language; None for None."""
    return None if text is None else said(text)


def listed(items: Iterable[object] | None) -> str | None:
    """Return items separated by commas, None if there are none."""
    return _joined(LISTED, map(str, items or ())) or None


def with_commas(*facts: str) -> str:
    """Return facts in one row, with commas between them."""
    return _joined(LISTED, facts)


def beside(*facts: str) -> str:
    """Return facts in one row, with semicolons between them; empty ones are left out."""
    return _joined(BESIDE, filter(None, facts))


def _joined(template: str, texts: Iterable[str]) -> str:
    """Return texts joined like those of contract and helper; these may be names, and are not translated."""
    found = ""
    for text in texts:
        found = translate(SENTENCES, template).format(before=found, last=text) if found else text
    return found


def filled(sections: Iterable[FactSection]) -> tuple[FactSection, ...]:
    """Return the sections that have rows."""
    return tuple(part for part in sections if part.rows)


# -- facts as text and as JSON; without Qt -----------------------------------------------------------------


def rows_as_text(rows: Sequence[FactRow]) -> str:
    """Return rows as lines of label, value and note, separated by tabs for a spreadsheet."""
    return "\n".join("\t".join(in_line(part) for part in (row.label, row.value, row.note) if part) for row in rows)


def as_text(heading: str, sections: Sequence[FactSection], source: str = "") -> str:
    """Return everything as text: date, program and source, and sections in two aligned columns."""
    width = label_width(sections)
    made = f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}, DiskTune {VERSION}"
    head = "\n".join(line for line in (heading, made, source) if line)
    return "\n\n".join([head, *(section_as_text(part, width) for part in sections)]) + "\n"


def label_width(sections: Sequence[FactSection]) -> int:
    """Return the width of the column of labels; a longer one moves only its own value to the right."""
    return min(max((columns(row.label) for part in sections for row in part.rows), default=0), 44)


def section_as_text(part: FactSection, width: int) -> str:
    """Return a section as lines, values in a column behind labels of *width*."""
    lines = [underlined(part.title)]
    for row in part.rows:
        note = f"  ({row.note})" if row.note else ""
        lines.append(f"{padded(row.label, width)}  {row.value}{note}")
    return "\n".join(lines)


def underlined(title: str, mark: str = "-") -> str:
    """Return *title* over a line of the same length."""
    return f"{title}\n{mark * columns(title)}"


def columns(text: str) -> int:
    """Return the columns of *text* in a terminal: an East Asian letter takes two, a combining accent none."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(unicodedata.combining(letter) != 0 for letter in text)


def padded(text: str, width: int) -> str:
    """Return *text* with spaces up to *width* columns."""
    return text + " " * (width - columns(text))


def as_json(
    drive: Drive,
    found: Identification | None,
    health: Health | None,
    provenance: str,
    read_at: float | None = None,
    *,
    judged: HealthJudgement | None = None,
    more: Mapping[str, object] | None = None,
    note: str = "",
) -> str:
    """Return a drive and what it reports of itself and of its health as JSON, in the shapes of the protocol.

    *read_at* is when it reported that, in seconds since the epoch; *judged* is the window's verdict on its health,
    *more* what else is known of it, by its key, *note* the user's own words.
    What was not asked of the drive is null, which is not the same as a health whose verdict is "unknown".
    """
    document = {
        "program": f"DiskTune {VERSION}",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "provenance": provenance,
        "read_at": None if read_at is None else datetime.fromtimestamp(read_at, UTC).isoformat(timespec="seconds"),
        "drive": wire.plain(drive),
        "identification": wire.plain(found) if found is not None else None,
        "health": wire.plain(health) if health is not None else None,
        "verdict": wire.plain(judged or judge(health)) if health is not None else None,
    }
    if note:
        document["note"] = note
    document |= {key: wire.plain(value) for key, value in (more or {}).items()}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
