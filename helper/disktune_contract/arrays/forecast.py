"""How long what runs on an array still takes, from how it went so far and from its reports: pure computation.

The kernel divides what is left by the speed of the last half minute (drivers/md/md.c status_resync). A hard disk
turns at constant speed and packs bits equally dense, so the speed at a place is proportional to the radius there,
and falls to about half at the inner tracks: at the outer ones the kernel promises too little time, by a quarter at
the beginning. Here the speed is taken as level times shape. The shape comes from how far inner tracks may be
slower, weighed by what was seen; the level from the speeds seen last.

The kernel counts as done what has finished. At each sixteenth of the whole it waits until nothing is under
way; then much begins at once, and for a moment nothing finishes though the drives work (md_do_sync). A stall
therefore counts as progress for a while, and no speed is taken over less than a few such moments.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from disktune_contract.arrays.array import limit_of
from disktune_contract.record import record

if TYPE_CHECKING:
    # The tray and the list of drives would pay for them.
    from disktune_contract.arrays.array import ArrayMember, ArrayReport
    from disktune_contract.arrays.mdstat import MdArray

# -- time left of a rebuild, from its progress so far ------------------------------------------------------

SHORTEST_S = 10.0
"""A shorter time is not enough for an estimate: the kernel begins in bursts."""

STALLED_S = 60.0
"""Without any progress for so long, the end is unknown."""

UNDER_WAY_S = 3.0
"""For so long at most a stall counts as progress: 2 MiB under way (RESYNC_DEPTH of RESYNC_BLOCK_SIZE, md's
raid1-10.c) at the slowest speed that drives are still rebuilt with, 0.7 MB/s; a quick one is through in 10 ms."""

MOST_MARKS = 256


@record
class ProgressMark:
    """The progress (``done``, any unit) at a moment (seconds of any steady clock)."""

    at_s: float
    done: float


@record
class Span:
    """Which part of each drive the operation covers, as fractions of the drive from its first sector."""

    start: float = 0.0
    end: float = 1.0


WHOLE = Span()


def extended(marks: tuple[ProgressMark, ...], mark: ProgressMark) -> tuple[ProgressMark, ...]:
    """Return *marks* with one more; the older half is thinned out when there are more than `MOST_MARKS`.

    One behind the last starts a new list: another operation has started.
    """
    if marks and (mark.done < marks[-1].done or mark.at_s < marks[-1].at_s):
        return (mark,)
    if len(marks) >= MOST_MARKS:
        half = len(marks) // 2
        marks = (*marks[:half:2], *marks[half:])
    return (*marks, mark)


def remaining_s(
    marks: Sequence[ProgressMark],
    total: float,
    *,
    rotational: bool | None,
    span: Span = WHOLE,
    most_per_s: float | None = None,
) -> float | None:
    """Return the seconds until *total* is done, None if that is unknown: too early, or it is stalled.

    *rotational* is whether the slowest kind of drive in it is a hard disk, None if unknown.
    *most_per_s* is a limit that was set, in the unit of the marks per second.
    """
    if not marks or total <= 0:
        return None
    if marks[-1].done >= total:
        return 0.0
    steps = _since_last_change([step for step in _steps(marks, total) if step.speed > _STILL])
    if not steps or marks[-1].at_s - marks[0].at_s < SHORTEST_S or _stands(marks):
        return None
    evidence = _Evidence(steps, marks[-1].done / total, total, span, most_per_s)
    weights = [(prior * evidence.likelihood(ratio), ratio) for ratio, prior in _priors(rotational)]
    whole = sum(weight for weight, _ in weights)
    left = sum(weight * evidence.left_s(ratio) for weight, ratio in weights if weight) / whole
    return max(0.0, left - _ahead_s(marks, steps[-1].speed))


def kernels_marks(done: float, speed: float) -> tuple[ProgressMark, ...]:
    """Return what the kernel's mean *speed* of the last half minute stands for, where nobody watched before."""
    return tuple(ProgressMark(-ago, done - ago * speed) for ago in (30 + UNDER_WAY_S, 30.0, 0.0))


def from_kernel(array: MdArray, rotational: bool | None, most: str) -> float | None:
    """Return the minutes left that follow from one reading of mdstat: better than the kernel's, which are returned
    where it shows no progress. *most* is the content of ``sync_speed_max``."""
    if not array.done or not array.total or not array.speed_kib_s or array.progress_percent is None:
        return array.finish_minutes
    marks = kernels_marks(array.done, array.speed_kib_s)
    limit = limit_of(most)
    left_s = remaining_s(marks, array.total, rotational=rotational, most_per_s=limit.kib_s if limit else None)
    return array.finish_minutes if left_s is None else round(left_s / 60, 1)


# -- what was seen -----------------------------------------------------------------------------------------


@record
class _Step:
    """A stretch at one speed: its middle (0 to 1 of the operation), when it ended, how long it took, the speed."""

    place: float
    ended_s: float
    seconds: float
    speed: float


_STEPS = 80
"""Stretches that the time so far is cut into, at most."""
_STILL = 1e-6
"""KiB per second up to which nothing moves: such a stretch is no evidence about the disk."""


_STANDS = 4
"""A stretch lasts at least so many times as long as the usual stall of the kernel's progress."""


def _steps(marks: Sequence[ProgressMark], total: float) -> Iterator[_Step]:
    """Yield the stretches between moments of progress."""
    # What was begun together at the start is no evidence about the drives.
    moved = [mark for mark in _moved(marks) if mark.at_s >= marks[0].at_s + UNDER_WAY_S] or [marks[0]]
    seen_s = moved[-1].at_s - moved[0].at_s
    least_s = max(2.0, min(seen_s, max(seen_s / _STEPS, _STANDS * _usual_stand_s(marks))))
    before = moved[0]
    for mark in moved[1:]:
        seconds, grown = mark.at_s - before.at_s, mark.done - before.done
        if seconds >= least_s and grown > 0:
            yield _Step((mark.done + before.done) / 2 / total, mark.at_s, seconds, grown / seconds)
            before = mark


def _moved(marks: Sequence[ProgressMark]) -> Iterator[ProgressMark]:
    """Yield the marks that show progress, and the first."""
    before = None
    for mark in marks:
        if before is None or mark.done > before:
            yield mark
            before = mark.done


def _usual_stand_s(marks: Sequence[ProgressMark]) -> float:
    """Return how long progress stalls when it does, up to `UNDER_WAY_S`; 0 if every mark shows some."""
    stands = []
    begun = marks[0]
    for before, mark in pairwise(marks):
        if mark.done > before.done:
            if before.at_s > begun.at_s:
                stands.append(mark.at_s - begun.at_s)
            begun = mark
    return min(UNDER_WAY_S, _median(stands)) if stands else 0.0


def _stood_s(marks: Sequence[ProgressMark]) -> float:
    """Return for how long nothing has moved by now."""
    return marks[-1].at_s - next(mark.at_s for mark in marks if mark.done >= marks[-1].done)


def _ahead_s(marks: Sequence[ProgressMark], speed: float) -> float:
    """Return how many seconds of work the drives are ahead of the last mark, at *speed*.

    They are where the best of the last moments' marks leads to: that one was made just when what was under way had
    been finished, the others while more was.
    """
    last = marks[-1]
    recent = (mark for mark in reversed(marks) if last.at_s - mark.at_s <= UNDER_WAY_S)
    return max(last.at_s - mark.at_s - (last.done - mark.done) / speed for mark in recent)


_CHANGE = 1.5
"""From one stretch to the next few a disk never changes by so much: a limit was changed, or other work began."""


def _since_last_change(steps: list[_Step]) -> list[_Step]:
    """Return the stretches since the speed last jumped; all if it never did."""
    for at in range(len(steps) - 3, 2, -1):
        after, before = (
            _median([step.speed for step in some]) for some in (steps[at:], steps[max(0, at - 5) : at])
        )
        if not 1 / _CHANGE < after / before < _CHANGE:
            return steps[at:]
    return steps


def _stands(marks: Sequence[ProgressMark]) -> bool:
    """Return whether nothing moved for `STALLED_S`."""
    return _stood_s(marks) > STALLED_S


# -- the shape ---------------------------------------------------------------------------------------------

_DISK = ((0.4, 0.1), (0.45, 0.2), (0.5, 0.25), (0.55, 0.18), (0.6, 0.1), (0.7, 0.05), (0.85, 0.03), (1.0, 0.09))
"""How fast the innermost tracks of a hard disk are against the outermost, and how likely that is beforehand.

Data sheets and zone measurements of 3.5" and 2.5" disks are between 0.4 and 0.6. That a bus, a bridge or the
slower of two drives keeps all of it equally fast is rarer, but happens.
"""


def _priors(rotational: bool | None) -> tuple[tuple[float, float], ...]:
    if rotational is False:
        return ((1.0, 1.0),)
    if rotational:
        return _DISK
    return (*((ratio, weight / 2) for ratio, weight in _DISK), (1.0, 0.5))


def shape(place: float, ratio: float) -> float:
    """Return the speed at *place* (0 to 1 of a drive) relative to its first sector.

    *ratio* is that of the last sector. With equally dense bits capacity grows with the area: r² falls linearly.
    """
    return math.sqrt(1 - (1 - ratio * ratio) * place)


_ZONE = 0.05
"""Disks change speed in some 16 to 30 zones: within one, more measurements are no more evidence for a shape."""
_ZONE_SPREAD = 0.025
"""How far a zone's speed deviates from the smooth curve, and measurements in it from each other, as a fraction."""


def _jitter(steps: Sequence[_Step]) -> float:
    """Return how far the speed of one stretch deviates, as a standard deviation of its logarithm.

    From one stretch to the next a drive hardly changes: what differs is chance, and how coarse its progress is.
    The median of the differences is 0.67 of their standard deviation, and that the root of two of a stretch's own.
    """
    differences = [abs(math.log(after.speed / before.speed)) for before, after in pairwise(steps)]
    return _median(differences) / 0.6745 / math.sqrt(2) if differences else 0.0


class _Evidence:
    """The likelihood of a shape by the stretches, and what follows from a shape."""

    def __init__(
        self, steps: Sequence[_Step], done: float, total: float, span: Span, most_per_s: float | None
    ) -> None:
        self._steps, self._done, self._total, self._span = steps, done, total, span
        self._most = most_per_s or math.inf
        # Near the limit the speed is that of the limit, not of the drives.
        self._free = [step for step in steps if step.speed < 0.93 * self._most]
        self._jitter = _jitter(self._free)
        ends = steps[-1].ended_s
        taken = ends - steps[0].ended_s + steps[0].seconds
        fade_s = max(20.0, min(600.0, taken / 8))
        self._recent = [step.seconds * math.exp((step.ended_s - ends) / fade_s) for step in steps]

    def likelihood(self, ratio: float) -> float:
        """Return how well the speeds of the zones seen so far agree with a shape, up to a common factor."""
        zones: dict[int, list[float]] = {}
        for step in self._free:
            zones.setdefault(int(step.place / _ZONE), []).append(math.log(step.speed / self._shape(step, ratio)))
        # A median of each: other work must not look like an inner track.
        levels = [(_median(found), len(found)) for found in zones.values()]
        if len(levels) < 2:
            return 1.0
        middle = _median([level for level, _ in levels])
        # Tails as Student's t with two degrees of freedom has them, for the same reason.
        spreads = (2 * (_ZONE_SPREAD**2 + self._jitter**2 / count) for _, count in levels)
        far = ((level - middle) ** 2 / spread for (level, _), spread in zip(levels, spreads, strict=True))
        return math.prod(float((1 + away) ** -1.5) for away in far)

    def left_s(self, ratio: float) -> float:
        """Return how long the rest takes with this shape, at the level of the speeds seen last."""
        level = sum(
            weight * step.speed / self._shape(step, ratio)
            for weight, step in zip(self._recent, self._steps, strict=True)
        ) / sum(self._recent)
        if self._held():
            return self._total * (1 - self._done) / self._most
        slices = 32
        width = (1 - self._done) / slices
        places = (self._done + (index + 0.5) * width for index in range(slices))
        speeds = (min(self._most, level * shape(self._on_drive(place), ratio)) for place in places)
        return sum(self._total * width / speed for speed in speeds)

    def _held(self) -> bool:
        """Return whether the limit is what decides at present: how fast the drives were without it is unknown."""
        return self._steps[-1].speed >= 0.93 * self._most

    def _shape(self, step: _Step, ratio: float) -> float:
        return shape(self._on_drive(step.place), ratio)

    def _on_drive(self, place: float) -> float:
        return self._span.start + place * (self._span.end - self._span.start)


def _median(values: list[float]) -> float:
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


# -- time left of an operation on an array, from its reports -----------------------------------------------

_SECTORS_PER_KIB = 2


def array_remaining_s(report: ArrayReport, marks: Sequence[ProgressMark] = ()) -> float | None:
    """Return the seconds that the operation still takes, None if that is unknown or nothing runs.

    *marks* are how many sectors were done at earlier moments and at the one of the report; without any the
    kernel's speed is all that is known.
    """
    if not report.operation or not report.total_sectors:
        return None
    if not marks and report.done_sectors is not None and report.speed_kib_s:
        marks = kernels_marks(report.done_sectors, report.speed_kib_s * _SECTORS_PER_KIB)
    known = [member.rotational for member in report.members if member.rotational is not None]
    return remaining_s(
        marks,
        report.total_sectors,
        rotational=any(known) if known else None,
        span=span(report.members),
        most_per_s=report.fastest.kib_s * _SECTORS_PER_KIB if report.fastest is not None else None,
    )


def span(members: Iterable[ArrayMember]) -> Span:
    """Return which part of its drive the first member on a hard disk covers; all have the same layout."""
    for member in members:
        if member.rotational and member.drive_bytes and member.size_bytes and member.start_bytes is not None:
            start = member.start_bytes / member.drive_bytes
            return Span(min(start, 1.0), min(start + member.size_bytes / member.drive_bytes, 1.0))
    return WHOLE
