"""What ran on arrays and how long it took, and what runs from minute to minute: small files of the user's.

Window and tray may watch at the same time. Each writes what it saw, and what both saw is one entry.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from disktune_contract import wire
from disktune_contract.arrays import operation_record
from disktune_contract.arrays.operation_record import OperationReading, OperationRecord
from disktune_contract.fingerprint import fingerprint
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


# -- what runs, from minute to minute ----------------------------------------------------------------------

FORMAT = 1
LIMIT_BYTES = 8 << 20
"""A record of 100 members has a third of that."""
WRITE_S = 300.0
"""So often it is written: the disk with the user's files may sleep in between."""
_CLOCKS_S = 5.0
"""By so much two clocks may differ over a minute; by more the machine slept, or its clock was set."""
_OTHER_IOPS, _PROGRAM_BYTES_S = 10.0, 100_000.0
"""Who reads and writes is only asked for while there is other work, and only one of so much is named."""

Programs = Mapping[tuple[int, str], int]
"""Bytes read and written so far, by number and name of a process."""


@record
class _Kept:
    """A file."""

    format: int
    record: OperationRecord


def record_file(identity: str) -> Path:
    """Return the file of the operation that ran last on an array."""
    return state_folder() / "operations" / f"{fingerprint(identity)}.json"


def _recorded(file: Path | None) -> OperationRecord | None:
    """Return what a file has; one that is missing, damaged or of another format counts as none."""
    try:
        kept = wire.load(_Kept, wire.parse(file.read_bytes(), LIMIT_BYTES)) if file is not None else None
    except (OSError, wire.WireError):
        return None
    good = kept is not None and kept.format == FORMAT and operation_record.is_sound(kept.record)
    return kept.record if kept is not None and good else None


class OperationRecorder:
    """Records what runs on one array. What another program has recorded meanwhile is taken over."""

    def __init__(self, file: Path | None) -> None:
        """Without a *file* it is only in memory."""
        self._file = file
        self.record = _recorded(file)
        """The operation that runs or, if none does, that ran last."""
        self._unwritten: float | None = None
        """Since when there is something that is not written."""
        self._base: tuple[float, float, OperationReading] | None = None
        self._programs: Programs | None = None

    def due(self, awake: float) -> bool:
        """Return whether it is time for another reading, by the clock that stops in suspend."""
        return self._base is None or awake - self._base[1] > operation_record.STEP_S - 1

    def add(
        self, reading: OperationReading, now: float, awake: float, programs: Callable[[], Programs] = dict
    ) -> None:
        """Take in a reading, with both clocks' times; *programs* is only called while there is other work."""
        base, self._base = self._base, (now, awake, reading)
        if self.record is None or not self.record.holds(reading.operation, reading.total, reading.done, now):
            self.record, self._unwritten, base = OperationRecord(reading.operation, reading.total), None, None
        if base is None:
            return
        seconds = awake - base[1]
        if not 0 < seconds <= 3 * operation_record.STEP_S or abs(now - base[0] - seconds) > _CLOCKS_S:
            return
        one = operation_record.stretch(base[2], reading, now - seconds, now)
        if (one.others_iops or 0.0) < _OTHER_IOPS:
            self._programs = None
        else:
            before, self._programs = self._programs, programs()
            one = replace(one, program=_busiest(before or {}, self._programs, seconds))
        self.record = replace(self.record, stretches=operation_record.joined(self.record.stretches, [one]))
        self._unwritten = one.began if self._unwritten is None else self._unwritten
        if now - self._unwritten >= WRITE_S:
            self.write()

    def pause(self) -> None:
        """Take note that nothing runs, for now or any more."""
        self._base = self._programs = None
        self.write()

    def write(self) -> None:
        """Write what is not written yet, after what another program has written."""
        is_new, self._unwritten = self._unwritten is not None, None
        if self._file is None or self.record is None or not is_new:
            return
        # A full or read-only home: there is a gap in the file.
        with suppress(OSError), locked(self._file):
            there, mine, last = _recorded(self._file), self.record, self.record.stretches[-1]
            # The other program may have looked a little later.
            done = last.done + 2 * operation_record.STEP_S * last.kib_s
            if there is not None and there.holds(mine.operation, mine.total, done, last.ended):
                self.record = replace(there, stretches=operation_record.joined(there.stretches, mine.stretches))
            write_atomically(self._file, wire.dump(_Kept(FORMAT, self.record)) + "\n")


def _busiest(before: Programs, now: Programs, seconds: float) -> str:
    """Return the name of the process that moved most, on any drive; empty if none moved much."""
    moved = {who: done - before[who] for who, done in now.items() if who in before}
    most = max(moved, key=lambda who: moved[who], default=None)
    return most[1] if most is not None and moved[most] >= _PROGRAM_BYTES_S * seconds else ""
