"""What ran on arrays, and how long it took: a small file of the user's, written by whoever looked. Without Qt."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from disktune_contract.array import ArrayReport
from disktune_gui.user_files import state_folder, write_atomically

MOST = 500
"""Operations that are remembered, of all arrays together."""

_BEGUN = 0.02
"""Seen at so little of the whole, an operation was seen from its beginning."""
_DONE = 0.97
"""Seen at so much of it last, it was done; the rest went between two looks."""


@dataclass(frozen=True)
class Operation:
    """One operation that is over. Times are seconds since the epoch."""

    identity: str
    array: str
    operation: str
    began: float
    ended: float
    whole: bool
    """Whether it was seen from its beginning; otherwise it took longer than from ``began`` to ``ended``."""
    done: bool
    """Whether it came to its end; otherwise it was stopped."""
    mismatches: int | None = None
    """Sectors that differed, of a check."""
    boost: str = ""
    """The preset with which it was sped up, if it was."""


def path() -> Path:
    """Return the file."""
    return state_folder() / "array-operations.jsonl"


def read(file: Path, identity: str = "") -> tuple[Operation, ...]:
    """Return what is remembered, newest first, of one array or of all; a line that is none is passed over."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ()
    found = [operation for line in lines if (operation := _load(line)) is not None]
    return tuple(one for one in reversed(found) if identity in ("", one.identity))


def append(file: Path, operation: Operation) -> None:
    """Remember one more; raises OSError."""
    kept = (*reversed(read(file)), operation)[-MOST:]
    write_atomically(file, "".join(json.dumps(asdict(one)) + "\n" for one in kept))


def _load(line: str) -> Operation | None:
    try:
        data = json.loads(line)
        found = Operation(**data)
    except (ValueError, TypeError):
        return None
    good = all(isinstance(value, str) for value in (found.identity, found.array, found.operation, found.boost))
    numbers = all(isinstance(value, int | float) for value in (found.began, found.ended))
    return found if good and numbers else None


@dataclass(frozen=True)
class _Running:
    operation: str
    began: float
    fraction: float
    whole: bool
    boost: str


class Chronicle:
    """Watches reports of one array go by, and tells what has come to an end."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._running: _Running | None = None

    def add(self, report: ArrayReport, identity: str, boost: str = "") -> Operation | None:
        """Take in a report; return the operation that is over since the one before."""
        before, fraction = self._running, report.fraction
        if before is not None and before.operation == report.operation:
            self._running = _Running(
                before.operation,
                before.began,
                before.fraction if fraction is None else fraction,
                before.whole,
                boost or before.boost,
            )
            return None
        self._running = None
        if report.operation is not None and report.waiting is None:
            begun = fraction if fraction is not None else 0.0
            self._running = _Running(report.operation, self._now(), begun, begun <= _BEGUN, boost)
        if before is None or report.frozen:
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
