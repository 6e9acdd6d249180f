"""What is shown, as text and as JSON. Without Qt."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.identity.health import Health
from disktune_contract.identity.identification import Identification
from disktune_contract.identity.verdict import HealthJudgement, judge
from disktune_contract.version import VERSION
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.tabular import in_line


def rows_as_text(rows: Sequence[FactRow]) -> str:
    """Return rows as lines of label, value and note, separated by tabs as a spreadsheet takes them."""
    return "\n".join("\t".join(in_line(part) for part in (row.label, row.value, row.note) if part) for row in rows)


def as_text(heading: str, sections: Sequence[FactSection], source: str = "") -> str:
    """Return everything as text for reading: when, by whom and from where, and sections in two aligned columns."""
    width = label_width(sections)
    made = f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}, DiskTune {VERSION}"
    head = "\n".join(line for line in (heading, made, source) if line)
    return "\n\n".join([head, *(section_as_text(part, width) for part in sections)]) + "\n"


def label_width(sections: Sequence[FactSection]) -> int:
    """Return how wide the column of labels is; a longer one pushes only its own value to the right."""
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
    """Return how many columns a terminal takes for *text*: a letter of East Asia takes two, an accent none."""
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
    """Return a drive and what it says of itself and of its health as JSON, in the shapes of the protocol.

    *read_at* is when it said so, in seconds since the epoch; *judged* is what the window says of its health,
    *more* what else is known of it, by its key, *note* the user's own words.
    What nobody has asked the drive is null, which is something else than a health whose verdict is "unknown".
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
