"""Which member holds a rebuild back: pure computation over what the kernel counted of each.

All members move the same amount in a sync, so throughput tells nothing apart; being busy does: the slow one is
never idle, the others wait for it. Whatever else could explain that (other use of that drive, a drive of another
kind, a limit) acquits: a healthy drive must not be replaced because of a sentence here.

Source: the linux-raid list, where a healthy member was 2 to 7 % busy while the slow one was 99.86 % busy with the
same throughput.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from disktune_contract.drives.activity import Activity
from disktune_contract.record import record

WINDOW_S = 15.0
"""Length of one window: long enough for a mean, short enough to name the drive within a minute."""

WINDOWS = 3
"""In so many windows in a row the same drive has to stand out."""

BUSY, QUIET = 0.8, 0.5
"""Share of the time in which the slow one has something to do at least, and the others, in the middle, at most.

A mirror's slow side was busy 83 to 98 % (`make lab SCENARIO=mixed-hour`): md pauses between its
windows of requests.
"""

_ALIKE = 0.25
"""By how much a member of a sync may move more or less than the others."""
_UNSURE = 0.08
"""By how much the number of requests for the same data differs between members, as they are merged differently."""
_SEEK_S = {True: 0.014, False: 0.0004}
"""What a request somewhere else costs at most, of hard disks (True) and of solid drives."""
_LEAST_GAP = 0.35
"""How much busier than the others it is at least, when all that may be other work is taken off."""
_LEAST_BYTES_S = 50_000.0
"""Less is no sync."""
_WAIT = 2.0
"""By what factor the slow one's requests take longer than the others'."""


@record
class MemberUse:
    """What one member did in a window. ``kind`` is anything that is equal for drives of the same make."""

    drive: str
    kind: str
    activity: Activity
    rotational: bool = True
    """Whether it is, or may be, a hard disk."""
    other_iops: float | None = None
    """Requests a second that are, or may be, not the sync's: to other partitions, and to the array. None: unknown;
    then they are guessed from how much more it does than the others."""

    @property
    def bytes_s(self) -> float:
        """What it moved, in both directions."""
        return self.activity.read_bytes_s + self.activity.write_bytes_s

    @property
    def iops(self) -> float:
        """How many requests it finished."""
        return self.activity.read_iops + self.activity.write_iops

    @property
    def writes(self) -> bool:
        """Whether it is being written, as the target of a recovery is."""
        return self.activity.write_bytes_s > self.activity.read_bytes_s


@record
class Suspect:
    """A drive that holds the others back, with the evidence of the last window."""

    drive: str
    busy: float
    """Share of the time, 0 to 1."""
    others_busy: float
    """The middle one of the others."""
    wait_ms: float | None
    others_wait_ms: float | None
    bytes_s: float


def suspect(windows: Sequence[Sequence[MemberUse]]) -> Suspect | None:
    """Return the drive that stood out in each of the last `WINDOWS`, None if none did.

    Each window holds the members that take part in the operation, drives each once.
    """
    last_ones = windows[-WINDOWS:]
    if len(last_ones) < WINDOWS:
        return None
    found = [_stands_out(window) for window in last_ones]
    last = found[-1]
    if last is None or any(one is None or one.drive != last.drive for one in found):
        return None
    return last if _moves_alike(last.drive, last_ones) else None


def _stands_out(window: Sequence[MemberUse]) -> Suspect | None:
    """Return the one drive of a window that is busy while the others are not, if nothing explains it."""
    busiest = max(window, key=lambda use: use.activity.utilisation, default=None)
    if busiest is None or len({use.drive for use in window}) < len(window):
        return None
    others = _like(busiest, [use for use in window if use is not busiest])
    if not others or busiest.activity.utilisation < BUSY or busiest.bytes_s < _LEAST_BYTES_S:
        return None
    others_busy = _middle([use.activity.utilisation for use in others])
    if others_busy > QUIET:
        return None
    if busiest.activity.utilisation - _for_others(busiest, others) - others_busy < _LEAST_GAP:
        return None
    waits = [use.activity.mean_wait_ms for use in others if use.activity.mean_wait_ms is not None]
    wait, others_wait = busiest.activity.mean_wait_ms, _middle(waits) if waits else None
    if wait is not None and others_wait is not None and wait < _WAIT * others_wait:
        return None
    return Suspect(busiest.drive, busiest.activity.utilisation, others_busy, wait, others_wait, busiest.bytes_s)


def _like(one: MemberUse, others: Sequence[MemberUse]) -> list[MemberUse]:
    """Return those that *one* may be compared with: of the same make, and doing the same work.

    A single target of a recovery has no equal; it is compared with all of its make.
    """
    same_make = [use for use in others if use.kind == one.kind]
    same_work = [use for use in same_make if use.writes == one.writes]
    return same_work or same_make


def _moves_alike(drive: str, windows: Sequence[Sequence[MemberUse]]) -> bool:
    """Return whether *drive* moved what its equals moved; more would be other work, and no sync moves less.

    Over all the windows, and not in each: up to 16 MB of a sync are on their way at a time (32 chunks of a RAID
    10, a stripe cache that has grown). A drive at 2 MB/s needs half a window for them, a quick one hardly any.
    """
    one = next(use for use in windows[-1] if use.drive == drive)
    others = _like(one, [use for use in windows[-1] if use is not one])

    def moved(which: str) -> float:
        return sum(use.bytes_s for window in windows for use in window if use.drive == which)

    part = _middle([moved(use.drive) for use in others])
    return part > 0 and abs(moved(drive) / part - 1) <= _ALIKE


def _for_others(one: MemberUse, others: Sequence[MemberUse]) -> float:
    """Return what share of the time *one* may have spent on other work at most.

    A sync flushes and discards nothing: what does is something else. A flush goes to all members, and costs those
    on which something was written.
    """
    requests = _other_iops(one, others) * _SEEK_S[one.rotational]
    return requests + one.activity.flushing + one.activity.discarding


def _other_iops(one: MemberUse, others: Sequence[MemberUse]) -> float:
    """Return how many requests a second of *one* are perhaps not the sync's."""
    if one.other_iops is not None:
        return one.other_iops
    if any(use.writes != one.writes for use in others):
        # Reads and writes are merged differently: nothing to compare with.
        return math.inf
    usual = _middle([use.iops for use in others])
    return max(0.0, one.iops - usual) + _UNSURE * usual


def _middle(values: Sequence[float]) -> float:
    """Return the median; of an even number the upper of the two in the middle, which accuses less."""
    return sorted(values)[len(values) // 2]
