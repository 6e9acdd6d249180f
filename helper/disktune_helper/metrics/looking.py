"""Whether a drive is asked in a round, and its snapshot. A drive that sleeps gets CHECK POWER MODE alone.

`SessionContext.look` asks for identify data first, which wakes no drive. Here the power mode comes first, and
nothing else is asked of a drive that does not report that it is awake. Of one that is not asked there is still
what the kernel knows without it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from typing import Any, TypeVar

from disktune_contract.arrays.forecast import ProgressMark
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef, PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_helper.drives import ata, drive_snapshot, health, identity, power_conditions
from disktune_helper.drives.drive_list import work_done
from disktune_helper.drives.drive_snapshot import DriveSnapshot, LastSet, speaks_ata
from disktune_helper.session.session import SessionContext, sleeps_by_us
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Node, Ports

# -- memory of earlier rounds: disks that may be asked, progress of arrays ---------------------------------
#
# Some firmware counts every question as activity, CHECK POWER MODE included, and starts its standby timer again.
# A disk that reads and writes is awake anyway. One that does nothing is asked after half an hour, and each time
# after twice as long as before, at least once a day. A timer of T runs out in the first gap that is longer than
# T, and all gaps before that are less than 2 T together: it runs out within 3 T, and one of less than half an
# hour in its own time. A disk that was found asleep has no timer that runs: it may be asked in every round.
#
# Kept in /run, as JSON: no disk is written to for it, and it ends with the boot, as the clock that it is by does.

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
        """Return what the kernel has counted; where there is no count it is empty, as if nothing was done."""
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


# -- reading a drive ---------------------------------------------------------------------------------------

_ASKED = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})


class Unasked(StrEnum):
    """Why a drive was not asked."""

    STANDBY = "standby"
    """It reports standby, or DiskTune has sent it to sleep: in that mode every command wakes it by a reset."""
    SUSPENDED = "suspended"
    """By the kernel: to open it is to wake it."""
    IDLE = "idle"
    """A disk that did nothing for a while: a question could start its standby timer again."""
    UNKNOWN_POWER_STATE = "unknown_power_state"
    """It may be a disk and does not report whether it sleeps, as some bridges do not."""
    NO_ANSWER = "no_answer"
    """It did not answer in time."""
    NO_TIME = "no_time"
    """Others had used up the time of the round."""
    NOT_ACCESSIBLE = "not_accessible"
    """It could not be opened, or left."""


@record
class DriveLook:
    """What one round read from one drive."""

    sight: DriveSnapshot
    power: PowerMode | None = None
    """What it reports; None if it was not asked, or has no such thing."""
    unasked: Unasked | None = None
    """None of one that was asked, and of one that has nothing to ask."""


def has_answers(ports: Ports, drive: Drive) -> bool:
    """Return whether there is anything to ask a drive for. Removable media are not even opened.

    Opening these alone sends a command (drivers/scsi/sd.c sd_open).
    """
    if drive.kind not in _ASKED or drive.removable:
        return False
    return drive.kind is not DriveKind.USB or speaks_ata(ports, drive.name, drive.kind)


@contextmanager
def look(session: SessionContext, drive: Drive, memory: RoundMemory, last_set: LastSet) -> Iterator[DriveLook]:
    """Yield a snapshot of a drive, asking it if that disturbs nothing; raises `Refusal` if it is gone."""
    ports, ref = session.ports, drive.ref
    if not has_answers(ports, drive):
        yield DriveLook(outside(ports, drive, last_set))
        return
    if sysfs.suspended(ports, ref.name):
        memory.was_passed_over(ref)
        yield DriveLook(replace(outside(ports, drive, last_set), power=PowerMode.STANDBY), None, Unasked.SUSPENDED)
        return
    if sleeps_by_us(ports, session.runtime, ref):
        memory.was_passed_over(ref)
        asleep = replace(outside(ports, drive, last_set), power=PowerMode.SLEEP)
        yield DriveLook(asleep, PowerMode.SLEEP, Unasked.STANDBY)
        return
    may_rest = drive.rotational is not False
    if may_rest and not memory.due(ref):
        memory.was_passed_over(ref)
        yield DriveLook(outside(ports, drive, last_set), None, Unasked.IDLE)
        return
    try:
        node = identity.open_checked(ports, ref)
    except Refusal as error:
        if error.fault is not Fault.PERMISSION:
            raise
        yield DriveLook(outside(ports, drive, last_set), None, Unasked.NOT_ACCESSIBLE)
        return
    with closing(node):
        power, why = _power(ports, node, drive)
        if not may_rest and why is Unasked.UNKNOWN_POWER_STATE:
            # It has no motor that could start. What touches the medium is not asked even so: see
            # `DriveSnapshot.may_be_asked`.
            why = None
        if may_rest:
            memory.was_asked(ref, asleep=why is Unasked.STANDBY)
        if why is not None:
            yield DriveLook(replace(outside(ports, drive, last_set), power=power), power, why)
            return
        yield DriveLook(drive_snapshot.look(ports, ref, node, last_set), power)


def outside(ports: Ports, drive: Drive, last_set: LastSet) -> DriveSnapshot:
    """Return what the kernel shows of a drive that is not opened; raises `Refusal` if it is another one by now."""
    identity.check_present(ports, drive.ref)
    return drive_snapshot.look(ports, drive.ref, None, last_set)


def _power(ports: Ports, node: Node, drive: Drive) -> tuple[PowerMode | None, Unasked | None]:
    """Return the power mode that a drive reports, and why it is asked nothing else."""
    if drive.kind is DriveKind.NVME:
        return None, None
    if speaks_ata(ports, drive.name, drive.kind):
        mode = ata.check_power_mode(node)
    else:
        try:
            mode = power_conditions.mode_in(health.awake_or_not(node))
        except Refusal as error:
            if error.fault is Fault.DRIVE_GONE:
                raise
            mode = PowerMode.UNKNOWN
    if mode is PowerMode.UNKNOWN:
        return mode, Unasked.UNKNOWN_POWER_STATE
    return mode, Unasked.STANDBY if mode.asleep else None
