"""What an operation on an array did from minute to minute, and when and why its speed fell: pure.

A stretch is what happened between two readings of one program; where stretches do not meet, nobody looked.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

from disktune_contract.arrays.forecast import ProgressMark, shape
from disktune_contract.drives.activity import Activity, DiskStat, rates
from disktune_contract.record import field, record, replace

# -- the record --------------------------------------------------------------------------------------------

STEP_S = 60.0
"""Length of a stretch, as it is recorded."""
MOST = 720
"""Stretches of a record; those of like speed are joined, so that it covers a week."""
_LONGEST_S = 900.0
"""Longest stretch that joining makes: the moment of a change is known to a quarter of an hour at least."""
GAP_S = 90.0
"""Between stretches further apart nobody looked; less is between two programs that look in turns."""
_PARITY = frozenset({"raid4", "raid5", "raid6"})


@record
class MemberWait:
    """How long a request to a member took on average."""

    name: str
    ms: float


@record
class Stretch:
    """What an operation did between two moments, in seconds since the epoch. KiB are those of each member."""

    began: float
    ended: float
    done: float
    """KiB done at its end."""
    kib_s: float
    limit_kib_s: int | None = None
    """The upper speed limit in force."""
    others_iops: float | None = None
    """Requests a second that are, or may be, not the operation's; None if unknown."""
    program: str = ""
    """The program with most I/O, on any drive, of those that may be known; empty without other work."""
    waits: tuple[MemberWait, ...] = ()

    @property
    def seconds(self) -> float:
        """How long it lasted."""
        return self.ended - self.began


@record
class OperationRecord:
    """One operation of an array: the word of ``sync_action``, KiB to do, and what it did, oldest first."""

    operation: str
    total: float
    stretches: tuple[Stretch, ...] = ()

    def holds(self, operation: str, total: float, done: float, now: float) -> bool:
        """Return whether an operation that is at *done* may be this one; one with less progress started again."""
        last = self.stretches[-1] if self.stretches else None
        same = self.operation == operation and abs(self.total - total) <= 1
        return same and (last is None or (last.done <= done and 0 <= now - last.ended < MOST * _LONGEST_S))


def is_sound(one: OperationRecord) -> bool:
    """Return whether a record, which anything may have written, is one: its stretches last, in their order."""
    lasts = all(0 <= each.began < each.ended and each.kib_s >= 0 and each.done >= 0 for each in one.stretches)
    ordered = all(each.ended - 1 <= after.began for each, after in pairwise(one.stretches))
    return lasts and ordered and one.total > 0 and len(one.stretches) <= MOST


@record
class OperationReading:
    """An operation at one moment, with counters of the array, its members and their whole drives, by name."""

    array: str
    operation: str
    total: float
    done: float
    level: str = ""
    limit_kib_s: int | None = None
    members: tuple[tuple[str, str], ...] = ()
    """Names of members, each with that of its whole drive, the same if it is one."""
    stats: Mapping[str, DiskStat] = field(default_factory=dict)


def stretch(before: OperationReading, after: OperationReading, began: float, ended: float) -> Stretch:
    """Return what happened between two readings of one operation."""
    seconds = ended - began

    def did(name: str) -> Activity | None:
        first, last = before.stats.get(name), after.stats.get(name)
        return None if first is None or last is None else rates(first, last, seconds)

    array, others, waits = did(after.array), None, []
    if array is not None:
        # Which members served the array's own requests is unknown; a write to parity costs each two.
        others = (2 if after.level in _PARITY else 1) * _iops(array)
        others += max((_iops(did(whole)) - _iops(did(own)) for own, whole in after.members), default=0.0)
    for own, _whole in after.members:
        activity = did(own)
        if activity is not None and activity.mean_wait_ms is not None:
            waits.append(MemberWait(own, round(activity.mean_wait_ms, 1)))
    others = None if others is None else round(max(0.0, others), 1)
    speed = round(max(0.0, after.done - before.done) / seconds, 1)
    return Stretch(began, ended, after.done, speed, after.limit_kib_s, others, waits=tuple(waits))


def _iops(activity: Activity | None) -> float:
    return 0.0 if activity is None else activity.read_iops + activity.write_iops


def joined(first: Iterable[Stretch], more: Iterable[Stretch]) -> tuple[Stretch, ...]:
    """Return *first* and those of *more* that begin after it; stretches of like speed become one if too many."""
    found = [*first]
    for one in more:
        if not found or one.began >= found[-1].ended - 1:
            found.append(one)
    while len(found) > MOST:
        costs = [(cost, at) for at, pair in enumerate(pairwise(found)) if (cost := _cost(*pair)) is not None]
        if costs:
            _, at = min(costs)
            found[at : at + 2] = [_one(*found[at : at + 2])]
        else:
            del found[0]
    return tuple(found)


def _cost(first: Stretch, second: Stretch) -> float | None:
    """Return how much is lost if two neighbours become one; None if they must not."""
    apart = _apart(first, second) or first.limit_kib_s != second.limit_kib_s
    return (
        None if apart or second.ended - first.began > _LONGEST_S else abs(math.log(_speed(first) / _speed(second)))
    )


def _one(first: Stretch, second: Stretch) -> Stretch:
    whole = first.seconds + second.seconds

    def mean(one: float, other: float) -> float:
        return round((one * first.seconds + other * second.seconds) / whole, 1)

    known = [one for one in (first, second) if one.others_iops is not None]
    busier = max(known, key=lambda one: one.others_iops or 0.0, default=second)
    others = [one.others_iops for one in known if one.others_iops is not None]
    waits = {one.name: one.ms for one in first.waits}
    return replace(
        second,
        began=first.began,
        kib_s=mean(first.kib_s, second.kib_s),
        others_iops=mean(*others) if len(others) == 2 else busier.others_iops,
        program=busier.program,
        waits=tuple(replace(one, ms=mean(waits.get(one.name, one.ms), one.ms)) for one in second.waits),
    )


def _apart(first: Stretch, second: Stretch) -> bool:
    return second.began - first.ended > GAP_S


def _speed(one: Stretch) -> float:
    return max(1.0, one.kib_s)


def marks(stretches: Sequence[Stretch], since: float = 0.0) -> tuple[ProgressMark, ...]:
    """Return what predicts the rest: the last stretches without a gap or another limit, *since* a moment."""
    found: list[Stretch] = []
    for one in reversed(stretches):
        if one.began < since or (found and (_apart(one, found[-1]) or one.limit_kib_s != found[-1].limit_kib_s)):
            break
        found.append(one)
    if not found:
        return ()
    first = found[-1]
    begun = ProgressMark(first.began, first.done - first.kib_s * first.seconds)
    return (begun, *(ProgressMark(one.ended, one.done) for one in reversed(found)))


# -- when the speed fell, and why --------------------------------------------------------------------------

LEAST_S = 600.0
"""A fall is one if it lasts so long, after so long at the speed before."""
FACTOR = 1.5
"""By so much it falls, apart from what a hard disk slows down meanwhile on its way to the inner tracks."""
_INNERMOST = 0.4
"""How fast the innermost tracks are at least, against the outermost."""
_MOSTLY = 0.8
"""So much of the time before is at the speed before, and of that after it at the speed after: a burst is none."""
_OTHER_IOPS, _RISE = 10.0, 3.0
"""Other work of so many requests, and of so many times as many as before, may be the cause; a member's latency may
that has risen so much."""
_SLOW_MS = 20.0


class FallCause(StrEnum):
    """What changed at the same time."""

    UNKNOWN = "unknown"
    LIMIT = "limit"
    OTHER_WORK = "other-work"
    MEMBER = "member"


@record
class Fall:
    """The speed of an operation fell. Moments are seconds since the epoch."""

    at: float
    last_seen: float
    """When it was last seen at the speed before; earlier than ``at`` if nobody looked in between."""
    before_kib_s: float
    after_kib_s: float
    until: float | None = None
    """When it rose again; None while it has not."""
    cause: FallCause = FallCause.UNKNOWN
    program: str = ""
    member: str = ""
    waits_ms: tuple[float, ...] = ()
    """The latency of the member, before and after."""

    def holds(self, last: Stretch) -> bool:
        """Return whether the speed is still low in the *last* stretch."""
        return self.until is None and _speed(last) < math.sqrt(self.before_kib_s * self.after_kib_s)

    def later_s(self, left_s: float, stretches: Iterable[Stretch]) -> float:
        """Return by how much the end moves for it, if it lasts and *left_s* are left."""
        # Not by the clock: it also goes on in suspend.
        spent_s = sum(one.seconds for one in stretches if one.began >= self.at)
        return (left_s + spent_s) * (1 - self.after_kib_s / self.before_kib_s)


def fall(whole: OperationRecord) -> Fall | None:
    """Return the largest fall that lasts, or else the largest that is over; None if there was none."""
    found: list[Fall] = []
    run: list[tuple[float, int]] = []
    stretches = whole.stretches
    for at in range(1, len(stretches) + 1):
        ratio = _ratio(_before(stretches, at), _after(stretches, at), whole.total)
        if ratio >= FACTOR:
            run.append((ratio, at))
        elif run:
            found += _fall(stretches, run)
            run = []
    return max(found, key=lambda one: (one.until is None, one.before_kib_s / one.after_kib_s), default=None)


def _ratio(quick: Sequence[Stretch], slow: Sequence[Stretch], total: float) -> float:
    """Return by what factor the speed fell, apart from the usual way; 0 if either was watched too little."""
    if not quick or not slow:
        return 0.0
    usual = (shape(min(1.0, some[len(some) // 2].done / total), _INNERMOST) for some in (slow, quick))
    after, before = usual
    return _level(quick) / _level(slow) * after / before


def _fall(stretches: Sequence[Stretch], run: Sequence[tuple[float, int]]) -> Iterator[Fall]:
    """Yield the fall at one of the places in *run*, where the speed is another before and after."""
    _, at = max(run)
    before, after = _level(_before(stretches, at)), _level(_after(stretches, at))
    # A median is the same while a few stretches are on the wrong side: the place is where fewest are.
    around = range(max(0, run[0][1] - 10), min(len(stretches), run[-1][1] + 10))

    def wrong(place: int) -> float:
        levels = ((stretches[i], before if i < place else after) for i in around)
        return sum(abs(math.log(_speed(one) / level)) * one.seconds for one, level in levels)

    at = min((place for _, place in run), key=wrong)
    quick, slow = _before(stretches, at), _after(stretches, at)
    before, after = _level(quick), _level(slow)
    middle = math.sqrt(before * after)
    clear = min(_share(quick, lambda one: _speed(one) > middle), _share(slow, lambda one: _speed(one) < middle))
    sharp = _speed(slow[0]) < middle < _speed(quick[0])
    until = _until(stretches, at, middle)
    lasts = _speed(slow[-1]) < middle if until is None else until - stretches[at].began >= LEAST_S
    if before / after >= FACTOR and clear >= _MOSTLY and sharp and lasts:
        yield Fall(stretches[at].began, stretches[at - 1].ended, before, after, until, *_cause(quick, slow))


def _before(stretches: Sequence[Stretch], at: int) -> list[Stretch]:
    """Return the last `LEAST_S` before a place, the newest first; none if it was watched for less."""
    return _lasting(stretches[i] for i in range(at - 1, -1, -1))


def _after(stretches: Sequence[Stretch], at: int) -> list[Stretch]:
    return _lasting(stretches[i] for i in range(at, len(stretches)))


def _lasting(stretches: Iterable[Stretch]) -> list[Stretch]:
    found, seconds = [], 0.0
    for one in stretches:
        found.append(one)
        seconds += one.seconds
        if seconds >= LEAST_S - 1:
            return found
    return []


def _until(stretches: Sequence[Stretch], at: int, middle: float) -> float | None:
    """Return when the speed rose above *middle* again for `LEAST_S`."""
    for place in range(at + 1, len(stretches)):
        if _speed(stretches[place]) > middle:
            later = _after(stretches, place)
            if later and _level(later) > middle:
                return stretches[place].began
    return None


def _level(stretches: Sequence[Stretch]) -> float:
    return _median(stretches, _speed) or 1.0


def _median(stretches: Sequence[Stretch], value: Callable[[Stretch], float | None]) -> float | None:
    """Return the median of a figure over time, None where it is unknown."""
    known = sorted((number, one.seconds) for one in stretches if (number := value(one)) is not None)
    rest = sum(seconds for _, seconds in known) / 2
    for number, seconds in known:
        rest -= seconds
        if rest <= 0:
            return number
    return None


def _share(stretches: Sequence[Stretch], which: Callable[[Stretch], bool]) -> float:
    return sum(one.seconds for one in stretches if which(one)) / sum(one.seconds for one in stretches)


def _cause(quick: Sequence[Stretch], slow: Sequence[Stretch]) -> tuple[FallCause, str, str, tuple[float, ...]]:
    """Return what changed when the speed did, the surest first; a program or a member, and its latencies."""
    was, now = quick[0].limit_kib_s, slow[0].limit_kib_s
    if was is not None and now is not None and now < was and _level(slow) > now / FACTOR:
        return FallCause.LIMIT, "", "", ()
    before, after = _median(quick, _others), _median(slow, _others)
    if before is not None and after is not None and after >= max(_OTHER_IOPS, _RISE * before):
        names = [one.program for one in slow if one.program]
        return FallCause.OTHER_WORK, max(names, key=names.count, default=""), "", ()
    rises = sorted(_rises(quick, slow), reverse=True)
    if rises and rises[0][0] >= _RISE and (len(rises) == 1 or rises[1][0] < FACTOR):
        _, member, waits = rises[0]
        return FallCause.MEMBER, "", member, waits
    return FallCause.UNKNOWN, "", "", ()


def _others(one: Stretch) -> float | None:
    return one.others_iops


def _rises(quick: Sequence[Stretch], slow: Sequence[Stretch]) -> Iterator[tuple[float, str, tuple[float, ...]]]:
    """Yield by what factor each member's latency rose, its name, and the latencies."""
    for name in (one.name for one in slow[0].waits):
        before, after = _wait(quick, name), _wait(slow, name)
        if before is not None and after is not None and after >= _SLOW_MS:
            yield after / max(before, 0.1), name, (before, after)


def _wait(stretches: Sequence[Stretch], member: str) -> float | None:
    return _median(stretches, lambda one: next((wait.ms for wait in one.waits if wait.name == member), None))
