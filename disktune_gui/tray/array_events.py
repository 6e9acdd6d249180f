"""Events of the arrays, from their earlier and their present state, and the file of what was reported. No Qt.

`advance` is the entry point: it returns the events, each once, in the order in which they are to be reported, and
the next story. A story can be stored in a file, so that a restarted tray reports what it missed and repeats
nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from disktune_contract import wire
from disktune_contract.arrays.alarms import TROUBLE, Alarm
from disktune_contract.arrays.operation_record import Fall
from disktune_contract.record import record, replace
from disktune_gui.desktop import user_files
from disktune_gui.tray.array_snapshot import ArraySnapshot, Looks

# -- events of the arrays: a pure state machine. No Qt -----------------------------------------------------

PROGRESS_STEP = 5
"""Progress is reported in steps of this many per cent."""
LATER_S = 3600.0
"""It is reported if an operation ends so much later, or later than was said, because its speed fell."""
FALLS_S, SAME_S = 3 * 3600.0, 900.0
"""Of falls within the first time only one that is so much worse is reported, and within the second none: other
work that comes and goes is one message."""
STALLED_S = 60.0
"""An operation without progress for this long is stalled: twice the window of the kernel's own estimate."""
ASSEMBLY_S = 35.0
"""An array that is not started for this long will not be. All are for a moment while they are being stopped, and
while they wait for their members; after 30 s mdadm starts them with those present (mdadm-last-resort@.timer)."""


class ArrayEventKind(StrEnum):
    """The kinds of events, in the order in which they are reported."""

    GONE = "gone"
    MEMBER_FAILED = "member-failed"
    """Drives have failed, and the array's state is no worse than last reported."""
    DEGRADED = "degraded"
    FAILED = "failed"
    INACTIVE = "inactive"
    """An array could not be started."""
    SPARE_USED = "spare-used"
    """The last spare is no longer one."""
    FINISHED = "finished"
    BROKEN_OFF = "broken-off"
    """An operation ended before it was done."""
    BETTER = "better"
    """An array lacks less than last reported, but still something."""
    WHOLE = "whole"
    """An array has its redundancy back without any observed operation."""
    STARTED = "started"
    PROGRESS = "progress"
    PAUSED = "paused"
    """An operation that was reported does not run, and is not over."""
    STALLED = "stalled"
    LATER = "later"
    """The speed of an operation fell, and it ends much later for that."""


@record
class ArrayEvent:
    """One event of an array. Fields that do not belong to its kind are empty."""

    kind: ArrayEventKind
    array: str
    why: str = ""
    """The state of the array in a sentence."""
    member: str = ""
    """The spare that has taken another one's place."""
    failed: tuple[str, ...] = ()
    """Members that failed: now, or since the array was whole if it is again."""
    vanished: tuple[str, ...] = ()
    """Members that are no longer listed at all."""
    operation: str = ""
    missing: int = 0
    """Members that the array lacks while the operation runs."""
    percent: float | None = None
    minutes_left: float | None = None
    fall: Fall | None = None
    """The fall of the speed, if it was reported and lasts."""
    later_s: float = 0.0
    took_s: float | None = None
    """None if the beginning or the end was not seen."""
    watched_s: float | None = None
    """For how long an operation that ended was observed; None if its end was not."""
    mismatches: int | None = None
    whole: bool = False
    """Whether the array has all its redundancy now."""
    mended: bool = False
    """Whether the operation ended a state that was reported: its end takes the place of that."""
    earlier: bool = False
    """Of an array that is gone: whether it was last seen before the machine was restarted."""


@record
class ClockReading:
    """Two clocks: seconds since the machine started, with and without those in suspend."""

    since_boot_s: float
    awake_s: float


@record
class OperationRun:
    """An operation under way."""

    operation: str
    since_s: float | None
    """On the clock that counts suspend; None if it ran already when it was first seen."""
    missing: int
    """Members that the array lacked when it began."""
    told_percent: int = 0
    done: int = -1
    moved_s: float = 0.0
    """When it last made progress, on the clock that stops in suspend."""
    slow_since_s: float | None = None
    """Since when the kernel's estimate calls it stalled, on the same clock."""
    told_stalled: bool = False
    told_paused: bool = False
    """Whether the last report was that it does not run."""
    seen_s: float | None = None
    """When it was first seen, on the clock that counts suspend."""
    told_fall: float = 0.0
    """The moment, in seconds since the epoch, of the last fall of its speed that was reported."""
    told_later_s: float = 0.0
    told_slow: bool = False
    """Whether the last report was of a fall that lasts."""


@record
class KnownArray:
    """What is known of one array."""

    look: ArraySnapshot
    told: Alarm = Alarm.HEALTHY
    """The worst state that was reported and still applies."""
    told_missing: int = 0
    lost: tuple[str, ...] = ()
    """Members that were lost since the array was whole."""
    run: OperationRun | None = None
    newborn: bool = False
    """Whether it was made or enlarged while observed, and fills a new member: it lacks one, and none failed."""
    unstarted_since_s: float | None = None
    """Since when it is seen not started, on the clock that stops in suspend; None while it is started."""


@record
class ArraysState:
    """What is known of all arrays."""

    chapters: dict[str, KnownArray]
    before: tuple[ArraySnapshot, ...] = ()
    """Arrays that were there before the machine was restarted."""
    begun: bool = False
    """Whether the arrays were read since this program started: what runs at the first time began earlier."""


BEGINNING = ArraysState({})


def advance(story: ArraysState, looks: Looks, moment: ClockReading) -> tuple[ArraysState, tuple[ArrayEvent, ...]]:
    """Return the next story, given *looks*, and the events to report."""
    events = list(_gone(story, looks))
    chapters = {}
    for name, look in looks.items():
        chapters[name], told = _turn(story.chapters.get(name), look, moment, first=not story.begun)
        events += told
    return ArraysState(chapters, begun=True), tuple(events)


def busy(story: ArraysState) -> bool:
    """Return whether the arrays have to be read for changes that the kernel does not announce.

    These are progress, a new slot that stays empty, and an array that is not started.
    """
    return any(
        chapter.newborn
        or (chapter.run is not None and chapter.look.running)
        or (chapter.unstarted_since_s is not None and chapter.told is not Alarm.INACTIVE)
        for chapter in story.chapters.values()
    )


def in_trouble(story: ArraysState) -> bool:
    """Return whether an array was last seen in a state that is reported: its end is not always announced."""
    return any(chapter.look.alarm in TROUBLE for chapter in story.chapters.values())


def _gone(story: ArraysState, looks: Looks) -> Iterator[ArrayEvent]:
    for name, chapter in story.chapters.items():
        if name not in looks and chapter.look.alarm is not Alarm.CONTAINER:
            yield ArrayEvent(ArrayEventKind.GONE, name)
    # Numbers are assigned again at every start; an array that came back under another one is not gone.
    known = {look.name for look in story.before}
    renamed = [(look.level, look.size_kib) for name, look in looks.items() if name not in known]
    for look in story.before:
        if look.name not in looks and (look.level, look.size_kib) not in renamed:
            yield ArrayEvent(ArrayEventKind.GONE, look.name, earlier=True)


def _turn(
    known: KnownArray | None, look: ArraySnapshot, moment: ClockReading, *, first: bool
) -> tuple[KnownArray, list[ArrayEvent]]:
    """Return what is known of one array now, and the events to report, in order."""
    before = known or KnownArray(ArraySnapshot(look.name, Alarm.HEALTHY, ""), newborn=not first)
    run, operations = _operations(before.run, look, moment, first=first)
    grew = _grew(before.look, look)
    newborn = ((before.newborn or grew) and _fills_up(look)) or (grew and _is_about_to_fill_up(look))
    # For a moment at its end a rebuild still runs while its member counts already: its end is the event then.
    ending = run is not None and run.operation == "recovery" and look.missing < run.missing
    unstarted_since_s = _unstarted_since(before, look, moment)
    starting = unstarted_since_s is not None and moment.awake_s - unstarted_since_s < ASSEMBLY_S
    unclear = newborn or starting or (ending and look.alarm not in _TOLD)
    told, state = (before, []) if unclear else _state(before, look)
    if before.told in _TOLD and told.told not in _TOLD:
        # One notice: how it ended has what was lost, too.
        healed = any(_heals(event) for event in operations)
        state = [ArrayEvent(ArrayEventKind.WHOLE, look.name, look.why, failed=before.lost, whole=True)]
        if healed:
            state = []
            operations = [
                replace(one, failed=before.lost, mended=True) if _heals(one) else one for one in operations
            ]
    losses = _failures(before.look, look)
    spares = [] if newborn else _spares(before.look, look)
    events = [*_in_one(losses, state), *spares, *operations]
    lost = told.lost if told.told in _TOLD or losses else ()
    lost += tuple(name for event in losses for name in (*event.failed, *event.vanished) if name not in lost)
    return KnownArray(look, told.told, told.told_missing, lost, run, newborn, unstarted_since_s), events


def _in_one(losses: list[ArrayEvent], state: list[ArrayEvent]) -> list[ArrayEvent]:
    """Return one event for the failed members and the array's new state, if there are both."""
    if not losses or not state or state[0].kind not in _TOLD.values():
        return [*losses, *state]
    return [replace(state[0], failed=losses[0].failed, vanished=losses[0].vanished)]


def _unstarted_since(before: KnownArray, look: ArraySnapshot, moment: ClockReading) -> float | None:
    if look.alarm is not Alarm.INACTIVE:
        return None
    return moment.awake_s if before.unstarted_since_s is None else before.unstarted_since_s


def _state(before: KnownArray, look: ArraySnapshot) -> tuple[KnownArray, list[ArrayEvent]]:
    """Return the reported state of the array, and the events to report now."""
    if look.alarm not in _TOLD:
        return replace(before, told=Alarm.HEALTHY, told_missing=0), []
    now = replace(before, told=look.alarm, told_missing=look.missing)
    if _SEVERITY[look.alarm] > _SEVERITY[before.told] or look.missing > before.told_missing:
        return now, [ArrayEvent(_TOLD[look.alarm], look.name, look.why)]
    better = look.alarm is not before.told or look.missing < before.told_missing
    return now, [ArrayEvent(ArrayEventKind.BETTER, look.name, look.why)] if better else []


def _grew(before: ArraySnapshot, look: ArraySnapshot) -> bool:
    """Return whether the array has more slots than before, and as many members in sync as before."""
    return look.raid_disks > before.raid_disks > 0 and (
        look.raid_disks - look.missing >= before.raid_disks - before.missing
    )


def _fills_up(look: ArraySnapshot) -> bool:
    return _lacks_but_lost_nothing(look) and look.operation == "recovery"


def _is_about_to_fill_up(look: ArraySnapshot) -> bool:
    """Return whether there is a member for every slot: a new one is rebuilt a moment after it is there."""
    return _lacks_but_lost_nothing(look) and len(look.members) >= look.raid_disks


def _lacks_but_lost_nothing(look: ArraySnapshot) -> bool:
    return look.alarm is Alarm.DEGRADED and all("F" not in member.flags for member in look.members)


def _heals(event: ArrayEvent) -> bool:
    """Return whether the event reports that all redundancy is restored."""
    return event.whole and event.kind is ArrayEventKind.FINISHED and event.operation not in {"check", "repair"}


_TOLD = {
    Alarm.DEGRADED: ArrayEventKind.DEGRADED,
    Alarm.INACTIVE: ArrayEventKind.INACTIVE,
    Alarm.FAILED: ArrayEventKind.FAILED,
}
_SEVERITY = {alarm: number if alarm in _TOLD else 0 for number, alarm in enumerate(Alarm)}


def _failures(before: ArraySnapshot, look: ArraySnapshot) -> list[ArrayEvent]:
    """Return an event about the members that failed, or disappeared and are missed; none if there are none."""
    failed, vanished = [], []
    for member in before.members:
        now = look.flags(member.name)
        if "F" in member.flags or look.alarm is Alarm.INACTIVE:
            continue
        if now is not None and "F" in now:
            failed.append(member.name)
        elif now is None and "S" not in member.flags and look.missing > before.missing:
            vanished.append(member.name)
    if not failed and not vanished:
        return []
    return [
        ArrayEvent(
            ArrayEventKind.MEMBER_FAILED, look.name, look.why, failed=tuple(failed), vanished=tuple(vanished)
        ),
    ]


def _flags(look: ArraySnapshot, member: str) -> tuple[str, ...]:
    """Return the flags of a member; one that is not there any more counts as failed."""
    flags = look.flags(member)
    return ("F",) if flags is None else flags


def _spares(before: ArraySnapshot, look: ArraySnapshot) -> list[ArrayEvent]:
    """Return an event if the last spare has taken the place of another member."""
    used = [name for name in sorted(before.spares) if "F" not in _flags(look, name)]
    # A reshape takes spares as well, as requested.
    needed = look.missing > 0 or look.operation == "recovery"
    if not used or look.spares or not needed or look.raid_disks > before.raid_disks:
        return []
    return [ArrayEvent(ArrayEventKind.SPARE_USED, look.name, look.why, used[0])]


# -- operations --------------------------------------------------------------------------------------------


def _operations(
    run: OperationRun | None, look: ArraySnapshot, moment: ClockReading, *, first: bool
) -> tuple[OperationRun | None, list[ArrayEvent]]:
    """Return the operation under way, and the events to report about it."""
    if run is not None and not look.running:
        # What waits again, or was paused, is not over.
        if not look.operation and not look.paused:
            return None, [_ended(run, look, moment, first=first)]
        told = [] if run.told_paused else [_paused(run, look)]
        return replace(run, told_paused=True), told
    if not look.running:
        return None, []
    if run is not None and _is_the_same(run, look):
        return _moved(run, look, moment)
    events = [] if run is None else [_ended(run, look, moment, first=first)]
    begun = OperationRun(
        operation=look.operation,
        since_s=None if first else moment.since_boot_s,
        missing=look.missing,
        told_percent=_step(look),
        done=-1 if look.done is None else look.done,
        moved_s=moment.awake_s,
        seen_s=moment.since_boot_s,
    )
    return begun, [*events, _of_run(ArrayEventKind.STARTED, look)]


def _is_the_same(run: OperationRun, look: ArraySnapshot) -> bool:
    """Return whether what runs is what ran before: one that starts again is back at the beginning."""
    return run.operation == look.operation and (look.done is None or look.done >= run.done)


def _moved(run: OperationRun, look: ArraySnapshot, moment: ClockReading) -> tuple[OperationRun, list[ArrayEvent]]:
    events: list[ArrayEvent] = []
    was_stalled = run.told_stalled
    if look.done is not None and look.done > run.done:
        again = run.told_stalled and look.stalled
        run = replace(run, done=look.done, moved_s=moment.awake_s, told_stalled=again)
    run = replace(run, slow_since_s=(run.slow_since_s or moment.awake_s) if look.stalled else None)
    if look.paused:
        events += [] if run.told_paused else [_paused(run, look)]
        return replace(run, moved_s=moment.awake_s, slow_since_s=None, told_paused=True), events
    over = run.told_slow and look.fall is None
    slow = look.fall is not None and abs(look.fall.at - run.told_fall) <= SAME_S
    if look.fall is not None and _is_later(run, look, look.fall.at):
        run = replace(run, told_slow=True, told_fall=look.fall.at, told_later_s=look.later_s)
        run = replace(run, told_percent=_step(look), told_paused=False)
        events.append(_of_run(ArrayEventKind.LATER, look, slow=True))
    elif run.told_paused or (was_stalled and not run.told_stalled) or over or _step(look) > run.told_percent:
        # That it continues replaces the earlier report.
        run = replace(run, told_percent=_step(look), told_paused=False, told_slow=slow)
        events.append(_of_run(ArrayEventKind.PROGRESS, look, slow=slow))
    if not run.told_stalled and moment.awake_s - min(run.moved_s, run.slow_since_s or run.moved_s) >= STALLED_S:
        run = replace(run, told_stalled=True)
        events.append(_of_run(ArrayEventKind.STALLED, look))
    return run, events


def _step(look: ArraySnapshot) -> int:
    return int(look.percent or 0) // PROGRESS_STEP * PROGRESS_STEP


def _is_later(run: OperationRun, look: ArraySnapshot, fell: float) -> bool:
    """Return whether the end moved by more than was said, for the speed that *fell* at a moment."""
    if look.stalled or look.later_s < LATER_S:
        return False
    since = abs(fell - run.told_fall)
    return since > FALLS_S or (since > SAME_S and look.later_s >= run.told_later_s + LATER_S)


def _of_run(kind: ArrayEventKind, look: ArraySnapshot, *, slow: bool = False) -> ArrayEvent:
    return ArrayEvent(
        kind,
        look.name,
        look.why,
        operation=look.operation,
        missing=look.missing,
        percent=look.percent,
        minutes_left=look.minutes_left,
        fall=look.fall if slow else None,
        later_s=look.later_s if slow else 0.0,
    )


def _paused(run: OperationRun, look: ArraySnapshot) -> ArrayEvent:
    """Return that the operation does not run; the kernel does not report how far it had come."""
    return ArrayEvent(
        ArrayEventKind.PAUSED, look.name, look.why, operation=run.operation, percent=float(run.told_percent)
    )


def _ended(run: OperationRun, look: ArraySnapshot, moment: ClockReading, *, first: bool) -> ArrayEvent:
    """Return how an operation ended: a recovery by what the array lacks now, the others by what is left to do.

    What is over at the *first* look ended while the tray did not run.
    """
    healed = look.missing == 0 or look.missing < run.missing
    done = healed if run.operation == "recovery" else not look.unfinished
    watched = None if run.seen_s is None or first else max(0.0, moment.since_boot_s - run.seen_s)
    return ArrayEvent(
        ArrayEventKind.FINISHED if done else ArrayEventKind.BROKEN_OFF,
        look.name,
        look.why,
        operation=run.operation,
        percent=None if done else float(run.told_percent),
        took_s=None if run.since_s is None else watched,
        watched_s=watched,
        mismatches=look.mismatches if run.operation in {"check", "repair"} and done else None,
        whole=look.alarm not in _TOLD,
    )


# -- file of what was reported, so that a restarted tray repeats nothing. No Qt ----------------------------

FORMAT = 1
LIMIT_BYTES = 1 << 20
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@record
class _Kept:
    """The file."""

    format: int
    boot: str
    """The start of the machine that it is about (random(4), boot_id)."""
    arrays: tuple[KnownArray, ...]


def file() -> Path:
    """Return where the story is kept."""
    return user_files.state_folder() / "arrays.json"


def boot() -> str:
    """Return the id of this start of the machine; empty if the kernel does not report it."""
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def now() -> ClockReading:
    """Return the present reading of both clocks."""
    return ClockReading(time.clock_gettime(time.CLOCK_BOOTTIME), time.monotonic())


def load(path: Path, this_boot: str, moment: ClockReading) -> ArraysState:
    """Return the stored story. A file that is missing, damaged or of another format counts as none.

    Of an earlier start of the machine only the set of arrays counts: drives may have changed places since then,
    and a degraded array is to be reported again after a restart of the machine.
    """
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return BEGINNING
    if kept.format != FORMAT:
        return BEGINNING
    if kept.boot != this_boot or not this_boot:
        earlier = (chapter.look for chapter in kept.arrays)
        return ArraysState({}, before=tuple(look for look in earlier if look.alarm is not Alarm.CONTAINER))
    return ArraysState({chapter.look.name: _resumed(chapter, moment) for chapter in kept.arrays})


def _resumed(chapter: KnownArray, moment: ClockReading) -> KnownArray:
    """Return *chapter* with the timeout for a stall started again: the tray did not run in the meantime."""
    if chapter.run is None:
        return chapter
    return replace(chapter, run=replace(chapter.run, moved_s=moment.awake_s, slow_since_s=None))


def save(path: Path, story: ArraysState, this_boot: str) -> None:
    """Store the story. Raises OSError."""
    kept = _Kept(FORMAT, this_boot, tuple(story.chapters.values()))
    user_files.write_atomically(path, wire.dump(kept) + "\n")
