"""The list of drives as the window showed it last, less what is not there any more. Without Qt.

Only what says who a drive is is kept, none of how it is: that has to be asked first. And of what is kept, a drive
is shown if the kernel still has one of that name, size, model and World Wide Name.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

SYSTEM = "/sys/block"
MOST = 60
"""Rows that are read: more than a screen has room for."""
_MOST_BYTES = 1 << 16
_TELLING = ("size", "device/model", "wwid", "device/wwid", "md/array_size", "dm/uuid")
"""Files of a block device, below `SYSTEM`, that tell it from others (Documentation/ABI/stable/sysfs-block)."""


class ListedRow(NamedTuple):
    """A row of the list."""

    title: str
    subtitle: str = ""
    drive: str = ""
    """Kernel name; empty for the heading of a group, and for "All Drives"."""
    outline: str = ""
    indented: bool = False
    is_heading: bool = False


def file() -> str:
    """Return where it is kept (XDG Base Directory Specification 0.8, state)."""
    home = os.environ.get("XDG_STATE_HOME", "")
    place = home if os.path.isabs(home) else os.path.expanduser("~/.local/state")
    return f"{place}/disktune/listed.json"


def mark(drive: str) -> int:
    """Return what tells the drive of a kernel name from another one of that name; 0 if there is none."""
    told = [_read(f"{SYSTEM}/{drive}/{name}") for name in _TELLING] if "/" not in drive else [""]
    return zlib.crc32("\0".join(told).encode()) if told[0] else 0


def written(rows: Iterable[ListedRow]) -> str:
    """Return *rows* as `read` takes them."""
    return json.dumps([[*row, mark(row.drive) if row.drive else 0] for row in list(rows)[:MOST]])


def read() -> list[ListedRow]:
    """Return the rows that still hold, headings of nothing left out; none if nothing, or nonsense, is kept."""
    try:
        with open(file(), "rb") as kept:
            found = json.loads(kept.read(_MOST_BYTES))
        rows = [*_holding(found[:MOST])]
    except (OSError, ValueError, TypeError, KeyError):
        return []
    return [row for row, after in zip(rows, [*rows[1:], None], strict=False) if not _is_bare(row, after)]


def _holding(found: list[list[object]]) -> Iterator[ListedRow]:
    for title, subtitle, drive, outline, indented, heading, known in found:
        texts = (title, subtitle, drive, outline)
        if not all(isinstance(text, str) for text in texts):
            raise ValueError("not what was written")
        if not drive or (known and known == mark(str(drive))):
            yield ListedRow(str(title), str(subtitle), str(drive), str(outline), bool(indented), bool(heading))


def _is_bare(row: ListedRow, after: ListedRow | None) -> bool:
    return row.is_heading and (after is None or after.is_heading)


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as told:
            return told.read(256).strip()
    except OSError:
        return ""
