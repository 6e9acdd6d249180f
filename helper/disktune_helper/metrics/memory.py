"""What one round has to know of those before it: which disks may be asked again, and how far arrays had come.

Some firmware counts every question as activity, CHECK POWER MODE included, and starts its standby timer again. A
disk that reads and writes is awake anyway. One that does nothing is asked after half an hour, and each time after
twice as long as before, at least once a day. A timer of T runs out in the first gap that is longer than T, and all
gaps before that are less than 2 T together: it runs out within 3 T, and one of less than half an hour in its own
time. A disk that was found asleep has no timer that runs: it may be asked in every round.

Kept in /run, as JSON: no disk is written to for it, and it ends with the boot, as the clock that it is by does.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from disktune_contract.arrays.forecast import ProgressMark
from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record
from disktune_helper.inventory.drive_temperatures import work_done
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

T = TypeVar("T")

FILE = "rounds.json"
FIRST_GAP_S = 1800.0
LONGEST_GAP_S = 86_400.0
MOST_MARKS = 64
"""Of an array; at one in five minutes those of five hours."""


@record
class Asked:
    """When a disk was asked last, and what the kernel had counted of it by then."""

    work: str
    at_s: float
    """Monotonic."""
    gap_s: float = FIRST_GAP_S
    """After how long without work it is asked next."""
    asleep: bool = False


@record
class OperationPast:
    """How far what runs on an array had come in earlier rounds, under which limits."""

    operation: str
    limits: str
    marks: tuple[ProgressMark, ...]


class RoundMemory:
    """What is remembered; `due` and `past` are of earlier rounds, the others of this one."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports, self._folder = ports, folder
        found = _loaded(folder.read(FILE))
        self._before = _checked(_asked, found.get("asked"))
        self._past = _checked(_array_past, found.get("arrays"))
        self._asked: dict[str, Asked] = {}
        self._arrays: dict[str, OperationPast] = {}

    def due(self, drive: DriveRef) -> bool:
        """Return whether a disk may be asked in this round without keeping it from standby."""
        before = self._before.get(_key(drive))
        if before is None or before.asleep or before.work != self._work(drive.name):
            return True
        since = self._ports.monotonic() - before.at_s
        return since < 0 or since >= before.gap_s

    def was_asked(self, drive: DriveRef, *, asleep: bool) -> None:
        """Note that a disk was asked, and whether it slept."""
        before, now, work = self._before.get(_key(drive)), self._ports.monotonic(), self._work(drive.name)
        gap = FIRST_GAP_S
        if before is not None and before.work == work and not before.asleep:
            gap = min(before.gap_s * 2, LONGEST_GAP_S)
        self._asked[_key(drive)] = Asked(work, now, gap, asleep)

    def was_passed_over(self, drive: DriveRef) -> None:
        """Note that a disk was left alone: what was known of it stays known."""
        if (before := self._before.get(_key(drive))) is not None:
            self._asked[_key(drive)] = before

    def past(self, array: str) -> OperationPast | None:
        """Return what is known of an array's operation from earlier rounds."""
        return self._past.get(array)

    def remember(self, array: str, past: OperationPast) -> None:
        """Note how far an array's operation has come."""
        self._arrays[array] = past

    def keep(self) -> None:
        """Write this round down; raises OSError. A drive that answers late may still add to it."""
        asked = {key: [one.work, one.at_s, one.gap_s, one.asleep] for key, one in list(self._asked.items())}
        arrays = {
            name: [past.operation, past.limits, [[mark.at_s, mark.done] for mark in past.marks[-MOST_MARKS:]]]
            for name, past in list(self._arrays.items())
        }
        self._folder.replace(FILE, json.dumps({"asked": asked, "arrays": arrays}))

    def _work(self, name: str) -> str:
        """Return what the kernel has counted; where the count says nothing it is empty, as if nothing was done."""
        return " ".join(work_done(self._ports, name))


def _key(drive: DriveRef) -> str:
    return f"{drive.name} {drive.diskseq}"


def _loaded(text: str) -> dict[str, object]:
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _checked(make: Callable[[Any], T], found: object) -> dict[str, T]:
    """Return what *make* makes of each list; what it refuses is passed over."""
    made: dict[str, T] = {}
    for name, one in found.items() if isinstance(found, dict) else ():
        with suppress(TypeError, ValueError):
            made[str(name)] = make(one)
    return made


def _asked(found: Any) -> Asked:
    work, at_s, gap_s, asleep = found
    gap_s = min(max(float(gap_s), FIRST_GAP_S), LONGEST_GAP_S)
    return Asked(str(work), float(at_s), gap_s, asleep=asleep is True)


def _array_past(found: Any) -> OperationPast:
    operation, limits, marks = found
    return OperationPast(
        str(operation), str(limits), tuple(ProgressMark(float(at_s), float(done)) for at_s, done in marks)
    )
