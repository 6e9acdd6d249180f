"""What ran on arrays, and how long it took: a small file of the user's, written by whichever program watched.

Window and tray may watch at the same time. Each writes what it saw, and what both saw is one entry.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from disktune_contract.record import contents, record, replace
from disktune_gui.desktop.user_files import locked, set_aside, state_folder, write_atomically
from disktune_gui.text.formats import LAST_S

if TYPE_CHECKING:
    # The tray would pay for it, and only passes operations on.
    from disktune_contract.arrays.array import ArrayReport

MOST = 500
"""Maximum number of stored operations, of all arrays together."""

_BEGUN = 0.02
"""An operation first seen at this share of the whole was seen from its beginning."""
_DONE = 0.97
"""An operation last seen at this share was completed; the rest was between two readings."""


@record
class Operation:
    """One operation that has ended. Times are seconds since the epoch."""

    identity: str
    array: str
    operation: str
    """Value of ``sync_action``: resync, recover, reshape, check or repair."""
    began: float
    ended: float
    whole: bool
    """Whether it was seen from its beginning; otherwise it took longer than from ``began`` to ``ended``."""
    done: bool
    """Whether it was completed; otherwise it was stopped."""
    mismatches: int | None = None
    """Sectors that differed, for a check."""
    boost: str = ""
    """The preset with which it was sped up, if it was."""


def path() -> Path:
    """Return the file."""
    return state_folder() / "array-operations.jsonl"


def read(file: Path, identity: str = "") -> tuple[Operation, ...]:
    """Return the stored operations, newest first, of one array or of all; invalid lines are skipped.

    Raises OSError or UnicodeDecodeError where there is a file and it cannot be read.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return ()
    found = [operation for line in lines if (operation := _load(line)) is not None]
    return tuple(one for one in reversed(found) if identity in ("", one.identity))


SEEN_S = 10.0
"""Window and tray see an end within so many seconds of each other: they read every few seconds, or on events."""


def remember(file: Path, operation: Operation) -> None:
    """Remember one more, or what it adds to one that another process has remembered; raises OSError."""
    with locked(file):
        lines = _lines(file)
        for place, line in enumerate(lines):
            one = _load(line)
            if one is not None and _same(one, operation):
                lines[place] = json.dumps(contents(_merged(one, operation)))
                break
        else:
            lines.append(json.dumps(contents(operation)))
        write_atomically(file, "".join(line + "\n" for line in lines[-MOST:]))


def _lines(file: Path) -> list[str]:
    """Return the lines of the file, those of a newer version included; raises OSError.

    A file that is no text is set aside, never overwritten.
    """
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:
        set_aside(file)
        return []


def _same(one: Operation, other: Operation) -> bool:
    """Return whether two have seen the same operation: a process that sees it run sees it before its end."""
    if (one.identity, one.operation) != (other.identity, other.operation):
        return False
    overlap = one.began <= other.ended and other.began <= one.ended
    return overlap and abs(one.ended - other.ended) <= SEEN_S


def _merged(one: Operation, other: Operation) -> Operation:
    """Return the combined record of both."""
    better = other if other.whole and not one.whole else one
    began = better.began if one.whole != other.whole else min(one.began, other.began)
    return replace(
        better,
        began=began,
        ended=min(one.ended, other.ended),
        done=one.done or other.done,
        mismatches=one.mismatches if one.mismatches is not None else other.mismatches,
        boost=one.boost or other.boost,
    )


def _load(line: str) -> Operation | None:
    try:
        data = json.loads(line)
        found = Operation(**data)
    except (ValueError, TypeError, RecursionError):
        return None
    good = all(isinstance(value, str) for value in (found.identity, found.array, found.operation, found.boost))
    times = (found.began, found.ended)
    numbers = all(isinstance(value, int | float) for value in times)
    return found if good and numbers and all(0 <= value <= LAST_S for value in times) else None


@record
class _Running:
    operation: str
    began: float
    fraction: float
    whole: bool
    boost: str


class OperationTracker:
    """Follows the reports of one array, and returns each operation that has ended."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._running: _Running | None = None

    @property
    def running(self) -> bool:
        """Whether something ran at the last report."""
        return self._running is not None

    def add(self, report: ArrayReport, identity: str, boost: str = "") -> Operation | None:
        """Take in a report; return the operation that has ended since the one before."""
        before, fraction = self._running, report.fraction
        if before is not None and before.operation == report.operation:
            done = before.fraction if fraction is None else fraction
            self._running = replace(before, fraction=done, boost=boost or before.boost)
            return None
        if before is not None and report.frozen:
            return None  # A paused operation has not ended.
        self._running = None
        if report.operation is not None and report.waiting is None:
            begun = fraction if fraction is not None else 0.0
            self._running = _Running(report.operation, self._now(), begun, begun <= _BEGUN, boost)
        if before is None:
            return None
        checked = before.operation in ("check", "repair")
        return Operation(
            identity,
            report.name,
            before.operation,
            before.began,
            self._now(),
            before.whole,
            before.fraction >= _DONE,
            report.mismatch_sectors if checked else None,
            before.boost,
        )
