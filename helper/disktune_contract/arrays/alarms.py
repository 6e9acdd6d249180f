"""Whether an md array needs attention, by ``/proc/mdstat``: rules, worst first; the first match wins.

Missing redundancy outranks work: an array that is being rebuilt is degraded until the rebuild is done, because
until then one more failure may be one too many. The text also names what is running.

Sources: drivers/md/raid5.c (raid5_calc_degraded, raid5_status), raid10.c (_enough), md.c (status_resync) of Linux
6.12.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from disktune_contract.arrays.mdstat import ArrayState, MdArray, MdStat, ReadOnly, Waiting, noun
from disktune_contract.drives.drive import ArrayInfo
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import duration


class Alarm(StrEnum):
    """The state of an array, in the order from good to bad."""

    HEALTHY = "healthy"
    CONTAINER = "container"
    """Not an array but the drives that arrays of the firmware (IMSM, DDF) are cut from: inactive by nature."""
    BUSY = "busy"
    """Everything is there, and a check, a resync, a reshape or a replacement runs or waits its turn."""
    DEGRADED = "degraded"
    """It works with less redundancy than it was made with."""
    INACTIVE = "inactive"
    """It was not started, so what is on it cannot be reached."""
    FAILED = "failed"
    """It has lost more members than its level can do without."""


TROUBLE = frozenset({Alarm.DEGRADED, Alarm.INACTIVE, Alarm.FAILED})
"""What is reported."""


@record
class ArrayVerdict:
    """An array, its state, and the evidence in words."""

    name: str
    alarm: Alarm
    why: str


@record
class Alarms:
    """The state of each array of a text, in the order of the text."""

    arrays: tuple[ArrayVerdict, ...]


STALLED_MINUTES = 365 * 24 * 60
"""Beyond a year an operation is stalled: the kernel divides what is left by almost nothing."""


def verdict(array: MdArray) -> ArrayVerdict:
    """Return the state of *array*."""
    alarm, why = _judged(array)
    if alarm is Alarm.DEGRADED and missing(array):
        # The operation restores its redundancy, or waits to do so.
        why = in_turn(why, _work(array))
    return ArrayVerdict(array.name, alarm, why)


def lasting(array: MdArray) -> str:
    """Return why *array* has its state, without how far an operation is, which is true for a moment only."""
    alarm, why = _judged(array)
    return in_turn(_none_missing(array), _leftovers(array)) if alarm is Alarm.BUSY else why


def called(alarm: str, *, failed: bool = False, spare: bool = False) -> str:
    """Return the state of an array in words for the user; a word of another version is returned unchanged.

    None is healthy with a member that *failed* and is still in it; *spare* is whether a spare is left.
    """
    if failed and alarm in (Alarm.HEALTHY, Alarm.BUSY):
        if spare:
            return Sentence("complete, with a failed member")
        return Sentence("complete, with a failed member and no spare")
    return _CALLED.get(alarm, alarm)


def in_a_word(array: ArrayInfo) -> str:
    """Return the state of an array in words, as `called`."""
    spare = any("spare" in member.state.split(",") for member in array.members)
    return called(array.alarm, failed=bool(failed_members(array)), spare=spare)


def failed_members(array: ArrayInfo) -> tuple[str, ...]:
    """Return the kernel names of members that failed and were not removed."""
    return tuple(member.name for member in array.members if "faulty" in member.state.split(","))


_CALLED: dict[str, Sentence] = {
    Alarm.HEALTHY: Sentence("healthy"),
    Alarm.CONTAINER: Sentence("container"),
    Alarm.BUSY: Sentence("healthy"),
    Alarm.DEGRADED: Sentence("degraded"),
    Alarm.INACTIVE: Sentence("inactive"),
    Alarm.FAILED: Sentence("failed"),
}


def alarms(stat: MdStat) -> Alarms:
    """Return the state of each array."""
    return Alarms(tuple(verdict(array) for array in stat.arrays))


def stalled(array: MdArray) -> bool:
    """Return whether an operation runs in name only."""
    if array.progress_percent is None:
        return False
    return array.speed_kib_s == 0 or (array.finish_minutes or 0) > STALLED_MINUTES


def is_container(array: MdArray) -> bool:
    """Return whether this is the container of external metadata; an array in it is ``external:/md127/0``."""
    kind = (array.metadata or "").removeprefix("external:")
    return kind != (array.metadata or "") and not kind.startswith(("/", "-"))


# -- the rules ---------------------------------------------------------------------------------------------

_Judged = tuple[Alarm, str]
_Found = _Judged | None


def _judged(array: MdArray) -> _Judged:
    """Return the alarm of *array* and the reason for it, without what is being done about it."""
    for rule in _RULES:
        if found := rule(array):
            return found
    return Alarm.HEALTHY, in_turn(_all_there(array), _leftovers(array))


def _container(array: MdArray) -> _Found:
    if not is_container(array):
        return None
    return Alarm.CONTAINER, Sentence.counted(
        len(array.members), "Firmware container of {n} drive.", "Firmware container of {n} drives."
    )


def _inactive(array: MdArray) -> _Found:
    if array.state is not ArrayState.INACTIVE:
        return None
    if not array.members:
        return Alarm.INACTIVE, Sentence("Inactive, without members.")
    if all("S" in member.flags for member in array.members):
        return Alarm.INACTIVE, Sentence.counted(
            len(array.members), "Not assembled: {n} member.", "Not assembled: {n} members."
        )
    return Alarm.INACTIVE, Sentence.counted(
        len(array.members), "Inactive; {n} member found.", "Inactive; {n} members found."
    )


def _broken(array: MdArray) -> _Found:
    if array.state is not ArrayState.BROKEN:
        return None
    return Alarm.FAILED, Sentence("Broken: too many members failed.")


def _redundancy(array: MdArray) -> _Found:
    gone = missing(array)
    if not gone:
        return None
    lost = _lost_members(gone, _disks(array), _holes(array))
    if _can_run(array, gone):
        return Alarm.DEGRADED, lost
    if array.level is None:
        return Alarm.FAILED, in_turn(lost, Sentence("Too many for the array."))
    return Alarm.FAILED, in_turn(lost, Sentence("Too many for {level}.", level=_name(array.level)))


def _lost_members(gone: int, disks: int, holes: list[str]) -> Sentence:
    """Return how many members are missing, and the slots of all of them where these are known."""
    if len(holes) != gone:
        return Sentence.counted(
            gone,
            "{n} of {of} members missing or not rebuilt.",
            "{n} of {of} members missing or not rebuilt.",
            of=disks,
        )
    return Sentence.counted(
        gone,
        "{n} of {of} members missing or not rebuilt (slot {slots}).",
        "{n} of {of} members missing or not rebuilt (slots {slots}).",
        of=disks,
        slots=listed(holes),
    )


def _journal(array: MdArray) -> _Found:
    if any({"J", "F"} <= set(member.flags) for member in array.members):
        return (Alarm.DEGRADED, Sentence("The journal failed. Replace or remove it."))
    return None


def _busy(array: MdArray) -> _Found:
    work = _work(array)
    return (Alarm.BUSY, in_turn(work, _leftovers(array))) if work else None


_RULES: tuple[Callable[[MdArray], _Found], ...] = (_container, _inactive, _broken, _redundancy, _journal, _busy)


# -- what is missing ---------------------------------------------------------------------------------------


def missing(array: MdArray) -> int:
    """Return how many members the array lacks; 0 also where the text does not show it.

    Both figures count, and the worse one is believed. Only during a reshape the kernel prints ``_`` for a member
    that is complete as far as the reshape has come and that it does not count as missing.
    """
    slots = array.slots or ""
    absent = "" if array.operation == "reshape" and array.working_disks is not None else "_"
    by_slots = sum(letter != "U" and letter in absent + _UNREADABLE for letter in slots)
    if array.raid_disks is not None and array.working_disks is not None:
        return max(by_slots, array.raid_disks - array.working_disks)
    return by_slots if slots else sum(_lost(member.flags) for member in array.members)


_UNREADABLE = "ABCDEFGHIJKLMNOPQRSTVWXYZ"
"""What vendors print for a member that is there but not in sync, ``E`` above all: every letter but ``U``."""


def _lost(flags: tuple[str, ...]) -> bool:
    """Return whether a member is of no use where no slots are printed: RAID 0 and linear, or a damaged text."""
    return bool({"F", "E"} & set(flags)) and "J" not in flags


def _can_run(array: MdArray, gone: int) -> bool:
    """Return whether the level works without *gone* members."""
    disks = _disks(array)
    match array.level:
        case "raid0" | "linear":
            return False
        case "raid4" | "raid5":
            return gone <= 1
        case "raid6":
            return gone <= 2
        case "raid10":
            return _raid10_can_run(array, disks, gone)
        case _:  # raid1, multipath, and a level that the text does not name
            return gone < disks


def _disks(array: MdArray) -> int:
    """Return how many members the array should have, as far as the text shows."""
    return max(array.raid_disks or 0, len(array.slots or "")) or len(array.members)


def _raid10_can_run(array: MdArray, disks: int, gone: int) -> bool:
    """Return whether each chunk has a copy left (raid10.c, _enough); True where that is unknown.

    The copies of a chunk are on neighbouring slots, and the next chunk begins ``near_copies`` slots further on.
    """
    near = array.near_copies or 1
    copies = near * (array.far_copies or 1)
    if copies < 2:
        return gone < disks
    slots = array.slots or ""
    if len(slots) != disks or array.operation == "reshape":
        return (disks - gone) * copies >= disks
    first = 0
    while True:
        if all(slots[(first + copy) % disks] != "U" for copy in range(copies)):
            return False
        first = (first + near) % disks
        if first == 0:
            return True


# -- words -------------------------------------------------------------------------------------------------


def _work(array: MdArray) -> str:
    """Return a sentence about what runs or waits; empty if nothing does."""
    name, percent = array.operation and noun(array.operation), array.progress_percent
    if array.waiting:
        return _waits(array.waiting, array.read_only, name)
    if name is None or percent is None:
        return ""
    at = f"{percent:.1f}%"
    if stalled(array):
        return Sentence("A {name} has stalled at {percent}.", name=name, percent=at)
    if array.finish_minutes is None:
        return Sentence("A {name} is at {percent}.", name=name, percent=at)
    left = time_left(array.finish_minutes)
    return Sentence("A {name} is at {percent}, {time} left.", name=name, percent=at, time=left)


def _waits(waiting: Waiting, read_only: ReadOnly | None, name: str | None) -> Sentence:
    """Return why an operation that is due does not run."""
    if waiting is Waiting.DELAYED:
        # The kernel prints "resync" here, whatever the operation will be.
        return Sentence("Delayed by another array on a shared drive.")
    if waiting is Waiting.REMOTE:
        return Sentence("A {name} runs on another cluster node.", name=name)
    if read_only is ReadOnly.AUTO:
        return Sentence("A {name} starts with the first write.", name=name)
    if read_only is ReadOnly.READ_ONLY:
        return Sentence("A {name} starts when the array is made writable.", name=name)
    # The kernel prints the same for one that was frozen (md.c, status_resync); only sync_action differs.
    return Sentence("A {name} is paused or starting.", name=name)


def grain(minutes: float) -> int:
    """Return to how many minutes an estimate of so many is rounded, and the moment at which it ends."""
    return 1 if minutes < 60 else 5 if minutes < 12 * 60 else 60


def time_left(minutes: float) -> Sentence:
    """Return an estimate in words, rounded so that the speed of half a minute does not move it at each reading.

    Every program uses these words, so two programs that read it a second apart show the same.
    """
    if minutes < 1:
        return Sentence("less than 1 min")
    whole = rounded(minutes)
    if whole >= 2 * 1440:
        return Sentence.counted(round(minutes / 1440), "about {n} day", "about {n} days")
    return Sentence("about {time}", time=duration(whole * 60))


def rounded(minutes: float) -> int:
    """Return an estimate in minutes, as every place shows it: at least one."""
    step = grain(minutes)
    return max(1, round(minutes / step) * step)


def _leftovers(array: MdArray) -> str:
    """Return a sentence about members that failed and have no slot: spares, or members that were replaced."""
    failed = listed(member.name for member in array.members if "F" in member.flags)
    return Sentence("Failed: {members}.", members=failed) if failed else ""


def _all_there(array: MdArray) -> Sentence:
    if slots := _slots(array):
        return Sentence.counted(slots, "{n} member, all in sync.", "{n} members, all in sync.")
    return _without_slots(array)


def _none_missing(array: MdArray) -> Sentence:
    """Return that no member is missing: until a resync, check or reshape is done, being in sync is not certain."""
    if slots := _slots(array):
        return Sentence.counted(slots, "{n} member, none missing.", "{n} members, none missing.")
    return _without_slots(array)


def _slots(array: MdArray) -> int:
    return len(array.slots or "") if array.raid_disks is None else array.raid_disks


def _without_slots(array: MdArray) -> Sentence:
    if array.level in {"raid0", "linear", "faulty"}:
        return Sentence.counted(
            len(array.members),
            "{n} member, none failed; {level} has no redundancy.",
            "{n} members, none failed; {level} has no redundancy.",
            level=_name(array.level),
        )
    return Sentence("Unknown number of members, none failed.")


def _holes(array: MdArray) -> list[str]:
    return [str(place) for place, letter in enumerate(array.slots or "") if letter != "U"]


def _name(level: str) -> str:
    """Return a level as people write it."""
    return f"RAID {number}" if (number := level.removeprefix("raid")) != level else level.capitalize()
