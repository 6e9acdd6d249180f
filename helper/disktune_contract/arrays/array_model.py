"""An array while it is watched: its last report, its past, and what follows from both. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from disktune_contract.arrays import slowdown_causes
from disktune_contract.arrays.array import ArrayMember, ArrayReport, Role
from disktune_contract.arrays.forecast import ProgressMark, extended
from disktune_contract.arrays.slowdown_causes import (
    NOTHING_KNOWN,
    WINDOW_S,
    WINDOWS,
    Cause,
    IoUsers,
    MemberUse,
    Suspect,
)
from disktune_contract.drives.activity import Activity, DiskStat, rates
from disktune_contract.drives.drive import Drive
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.settings.setting import State

KEEP_S = 15 * 60
"""So many seconds of speeds are kept."""
_LEAST_STEP_S = 1.5
"""Speeds over less than this jump, because the kernel counts in large strides."""
_WORKS = frozenset({Role.IN_SYNC, Role.REBUILDING, Role.REPLACEMENT})
"""Members that a sync reads or writes."""
_PARITY = frozenset({"raid4", "raid5", "raid6"})


Counters = tuple[float, Mapping[str, DiskStat]]
"""When they were read, in seconds of a monotonic clock, and those of each device."""


class ArrayModel:
    """One array while it is watched."""

    def __init__(self) -> None:
        self.report: ArrayReport | None = None
        self.marks: tuple[ProgressMark, ...] = ()
        self.speeds: deque[tuple[float, float]] = deque()
        """When (the helper's clock), and bytes per second for each member since the reading before."""
        self.windows: deque[tuple[MemberUse, ...]] = deque(maxlen=WINDOWS)
        self.states: dict[str, Mapping[str, State]] = {}
        """Settings of the members' drives, by name and id."""
        self._users = (NOTHING_KNOWN, NOTHING_KNOWN)
        self._base: Counters | None = None

    # -- readings ------------------------------------------------------------------------------------------

    def add_report(self, report: ArrayReport) -> None:
        """Add the newest report."""
        before, self.report = self.report, report
        if before is not None and (before.operation, before.waiting) != (report.operation, report.waiting):
            self.marks, self._base = (), None
            self.windows.clear()
        if report.operation is None or report.done_sectors is None:
            return
        if before is not None and (before.slowest, before.fastest) != (report.slowest, report.fastest):
            # Under other limits, earlier progress does not predict the rest.
            self.marks = self.marks[-1:]
        self._add_speed(report.at_s, report.done_sectors)
        self.marks = extended(self.marks, ProgressMark(report.at_s, report.done_sectors))

    def _add_speed(self, at_s: float, done: float) -> None:
        base = next((mark for mark in reversed(self.marks) if at_s - mark.at_s >= _LEAST_STEP_S), None)
        if base is not None and done >= base.done:
            self.speeds.append((at_s, (done - base.done) * SECTOR_BYTES / (at_s - base.at_s)))
        while self.speeds and self.speeds[0][0] < at_s - KEEP_S:
            self.speeds.popleft()

    def add_users(self, users: IoUsers) -> None:
        """Add which processes read and write."""
        self._users = (self._users[1], users)

    def add_counters(self, at_s: float, stats: Iterable[DiskStat], drives: Mapping[str, Drive]) -> None:
        """Add the counters of all drives at one moment; every `WINDOW_S` they become a window."""
        now = (at_s, {stat.name: stat for stat in stats})
        base = self._base
        if self.report is None or self.report.operation is None:
            self._base = None
        elif base is None or at_s < base[0]:
            self._base = now
        elif at_s - base[0] >= WINDOW_S:
            self._base = now
            self.windows.append(self._window(base, now, drives))

    def _window(self, base: Counters, now: Counters, drives: Mapping[str, Drive]) -> tuple[MemberUse, ...]:
        assert self.report is not None  # noqa: S101  # add_counters asks first
        (began, before), (ended, after) = base, now
        seconds = ended - began

        def did(name: str) -> Activity | None:
            return _between(before.get(name), after.get(name), seconds)

        array = did(self.report.name)
        # Which members served the array's own requests is unknown; a write to parity costs each two.
        others = (2 if self.report.level in _PARITY else 1) * _iops(array)
        found = []
        for member in self.report.members:
            if member.counts_use is False:
                continue  # Its counters do not change, as those of an idle drive.
            if member.role in _WORKS and len(member.drives) == 1 and (whole := did(member.drives[0])) is not None:
                own = whole if member.name == member.drives[0] else did(member.name)
                foreign = None if own is None or array is None else max(0.0, _iops(whole) - _iops(own)) + others
                found.append(_use(member, whole, foreign, drives.get(member.drives[0])))
        return tuple(found)

    # -- what follows --------------------------------------------------------------------------------------

    @property
    def last(self) -> ProgressMark | None:
        """The progress of the operation at the last reading."""
        return self.marks[-1] if self.marks else None

    @property
    def suspect(self) -> Suspect | None:
        """The member that slows down the others, if one does for certain."""
        if self.report is None or slowdown_causes.at_limit(self.report):
            return None
        return slowdown_causes.suspect(tuple(self.windows))

    @property
    def processor(self) -> tuple[str, float] | None:
        """The array's busiest thread, and its share of a processor, between the last two samples of processes."""
        return None if self.report is None else slowdown_causes.processor(self.report.name, *self._users)

    @property
    def processor_words(self) -> str:
        """That the processor does not limit the array, if that is known."""
        return slowdown_causes.processor_words(self.processor, self.report.threads if self.report else None)

    def causes(self, drives: Mapping[str, Drive]) -> tuple[Cause, ...]:
        """Return what else slows the array down."""
        if self.report is None:
            return ()
        uses = self.windows[-1] if self.windows else ()
        return slowdown_causes.causes(self.report, uses, drives, self.states, *self._users)


def _between(before: DiskStat | None, after: DiskStat | None, seconds: float) -> Activity | None:
    return None if before is None or after is None else rates(before, after, seconds)


def _iops(activity: Activity | None) -> float:
    return 0.0 if activity is None else activity.read_iops + activity.write_iops


def _use(member: ArrayMember, activity: Activity, other_iops: float | None, drive: Drive | None) -> MemberUse:
    # Without a model, drives of one size and one kind are assumed to be of one model.
    make = drive.model if drive is not None and drive.model else str(member.drive_bytes)
    return MemberUse(
        member.drives[0], f"{make} {member.rotational}", activity, member.rotational is not False, other_iops
    )
