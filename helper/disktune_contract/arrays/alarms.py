"""Whether an md array is in trouble, by what ``/proc/mdstat`` says of it: rules, worst first, the first one wins.

Missing redundancy outranks work: an array that is being rebuilt is degraded until the rebuild is done, because
until then one more failure costs what it could have borne. What is running is said in the same breath.

Sources: drivers/md/raid5.c (raid5_calc_degraded, raid5_status), raid10.c (_enough), md.c (status_resync) of Linux
6.12.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from disktune_contract.arrays.md import ArrayState, MdArray, MdStat, ReadOnly, Waiting, noun
from disktune_contract.record import record
from disktune_contract.units import duration


class Alarm(StrEnum):
    """How an array is; the order is from good to bad."""

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
    """An array, how it is, and the evidence in words."""

    name: str
    alarm: Alarm
    why: str


@record
class Alarms:
    """How each array of a text is, in the order of the text."""

    arrays: tuple[ArrayVerdict, ...]


STALLED_MINUTES = 365 * 24 * 60
"""Beyond a year an operation is stalled: the kernel divides what is left by almost nothing."""


def verdict(array: MdArray) -> ArrayVerdict:
    """Return how *array* is."""
    for rule in _RULES:
        if found := rule(array):
            return ArrayVerdict(array.name, *found)
    return ArrayVerdict(array.name, Alarm.HEALTHY, " ".join([_all_there(array), *_leftovers(array)]))


def lasting(array: MdArray) -> str:
    """Return why *array* is as it is, without how far an operation is, which is true for a moment only."""
    found = verdict(array)
    if found.alarm is Alarm.BUSY:
        return " ".join([_none_missing(array), *_leftovers(array)])
    return found.why.removesuffix(" ".join(_work(array))).rstrip()


def alarms(stat: MdStat) -> Alarms:
    """Return how each array is."""
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

_Found = tuple[Alarm, str] | None
_Plural = tuple[str, str]
"""A sentence for one, and for any other number of them."""

_CONTAINER = (
    "Container with the firmware's metadata of {count} drive. It is never started itself.",
    "Container with the firmware's metadata of {count} drives. It is never started itself.",
)
_NOT_ASSEMBLED = (
    "The array could not be assembled: {count} member found, too few or inconsistent.",
    "The array could not be assembled: {count} members found, too few or inconsistent.",
)
_NOT_STARTED = (
    "The array is inactive; {count} member found.",
    "The array is inactive; {count} members found.",
)
_LOST = (
    "{count} of {of} members is missing or not yet rebuilt.",
    "{count} of {of} members are missing or not yet rebuilt.",
)
_LOST_SLOTS = (
    "{count} of {of} members is missing or not yet rebuilt (slot {slots}).",
    "{count} of {of} members are missing or not yet rebuilt (slots {slots}).",
)
_TOO_MANY = "That is more than {level} tolerates."
_ALL_IN_SYNC = ("{count} member, all in sync.", "{count} members, all in sync.")
_NONE_MISSING = ("{count} member, none missing.", "{count} members, none missing.")
_NO_REDUNDANCY = (
    "{count} member, none failed; {level} has no redundancy.",
    "{count} members, none failed; {level} has no redundancy.",
)


def _container(array: MdArray) -> _Found:
    if not is_container(array):
        return None
    return Alarm.CONTAINER, _counted(_CONTAINER, len(array.members))


def _inactive(array: MdArray) -> _Found:
    if array.state is not ArrayState.INACTIVE:
        return None
    if not array.members:
        return Alarm.INACTIVE, "The array is inactive and has no members."
    if all("S" in member.flags for member in array.members):
        return Alarm.INACTIVE, _counted(_NOT_ASSEMBLED, len(array.members))
    return Alarm.INACTIVE, _counted(_NOT_STARTED, len(array.members))


def _broken(array: MdArray) -> _Found:
    if array.state is not ArrayState.BROKEN:
        return None
    return Alarm.FAILED, "The kernel marked the array as broken: too many members failed."


def _redundancy(array: MdArray) -> _Found:
    gone = missing(array)
    if not gone:
        return None
    holes = _holes(array)
    lost = _counted(_LOST_SLOTS if len(holes) == gone else _LOST, gone, of=_disks(array), slots=", ".join(holes))
    if not _can_run(array, gone):
        return Alarm.FAILED, f"{lost} {_TOO_MANY.format(level=_name(array.level))}"
    return Alarm.DEGRADED, " ".join([lost, *_work(array)])


def _journal(array: MdArray) -> _Found:
    if any({"J", "F"} <= set(member.flags) for member in array.members):
        return (
            Alarm.DEGRADED,
            "The journal failed. The array cannot be written to until the journal is replaced or removed.",
        )
    return None


def _busy(array: MdArray) -> _Found:
    work = _work(array)
    return (Alarm.BUSY, " ".join([*work, *_leftovers(array)])) if work else None


_RULES: tuple[Callable[[MdArray], _Found], ...] = (_container, _inactive, _broken, _redundancy, _journal, _busy)


# -- what is missing ---------------------------------------------------------------------------------------


def missing(array: MdArray) -> int:
    """Return how many members the array lacks; 0 also where the text does not tell.

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
        case _:  # raid1, multipath, and a level that the text does not tell
            return gone < disks


def _disks(array: MdArray) -> int:
    """Return how many members the array should have, as far as the text tells."""
    return max(array.raid_disks or 0, len(array.slots or "")) or len(array.members)


def _raid10_can_run(array: MdArray, disks: int, gone: int) -> bool:
    """Return whether each chunk has a copy left (raid10.c, _enough); where that cannot be told, that it has.

    The copies of a chunk lie on neighbouring slots, and the next chunk begins ``near_copies`` slots further on.
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


def _work(array: MdArray) -> list[str]:
    """Return a sentence about what runs or waits; none if nothing does."""
    name, percent = array.operation and noun(array.operation), array.progress_percent
    if array.waiting is Waiting.PENDING:
        return [_PENDING[array.read_only].format(name=name)]
    if array.waiting:
        return [_WAITS[array.waiting].format(name=name)]
    if name is None or percent is None:
        return []
    if stalled(array):
        return [f"A {name} has stalled at {percent:.1f}%."]
    if array.finish_minutes is None:
        return [f"A {name} is at {percent:.1f}%."]
    return [f"A {name} is at {percent:.1f}%, {time_left(array.finish_minutes)} remaining."]


_WAITS = {
    # The kernel says "resync" here whatever it is going to be.
    Waiting.DELAYED: "An operation is delayed until another array that shares a drive has finished.",
    Waiting.REMOTE: "A {name} runs on another node of the cluster.",
}
_PENDING = {
    ReadOnly.AUTO: "A {name} is pending and starts with the first write.",
    ReadOnly.READ_ONLY: "A {name} is pending and starts when the array is made writable.",
    # The kernel says the same of one that was frozen (md.c, status_resync); only sync_action tells which it is.
    None: "A {name} is pending and not running: it was paused, or starts in a moment.",
}
"""Why something that is due does not run, by why nothing is written."""


def time_left(minutes: float) -> str:
    """Return an estimate in words, no finer than it is worth."""
    whole = round(minutes)
    if whole < 1:
        return "less than 1 min"
    return f"about {whole // 1440} days" if whole >= 2 * 1440 else f"about {duration(whole * 60)}"


def _leftovers(array: MdArray) -> list[str]:
    """Return a sentence about members that failed and have no slot: spares, or members that were replaced."""
    failed = [member.name for member in array.members if "F" in member.flags]
    return [f"Failed and no longer in use: {', '.join(failed)}."] if failed else []


def _all_there(array: MdArray) -> str:
    return _members(array, _ALL_IN_SYNC)


def _none_missing(array: MdArray) -> str:
    """Return what holds while a resync, a check or a reshape is not done: it may find, or make, differences."""
    return _members(array, _NONE_MISSING)


def _members(array: MdArray, how: _Plural) -> str:
    slots = len(array.slots or "") if array.raid_disks is None else array.raid_disks
    if slots:
        return _counted(how, slots)
    if array.level in {"raid0", "linear", "faulty"}:
        return _counted(_NO_REDUNDANCY, len(array.members), level=_name(array.level))
    return "The number of members is unknown. No member is marked as failed."


def _holes(array: MdArray) -> list[str]:
    return [str(place) for place, letter in enumerate(array.slots or "") if letter != "U"]


def _name(level: str | None) -> str:
    """Return a level as people write it, for the middle of a sentence."""
    if level is None:
        return "the array"
    return f"RAID {number}" if (number := level.removeprefix("raid")) != level else level.capitalize()


def _counted(words: _Plural, count: int, **values: object) -> str:
    """Return the sentence for one or for several, with its numbers."""
    return words[count != 1].format(count=count, **values)
