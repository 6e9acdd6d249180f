"""What needs the user, on each drive and array: health, redundancy, scrubs, the boot guard, the check-up."""

from __future__ import annotations

from enum import IntEnum

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract import scrub
from disktune_contract.arrays.alarms import Alarm, failed_members
from disktune_contract.checkup.check import Certainty, Outcome
from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import HIDDEN_KINDS, Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.record import record
from disktune_contract.scrub import PoolList, ScrubErrors, ScrubList, ScrubReport, ZfsPool
from disktune_contract.settings.saved import SavedList
from disktune_gui.client.asked import SavedNews
from disktune_gui.client.session import Session
from disktune_gui.health.badge import shown_state
from disktune_gui.services.checkups import Checkups
from disktune_gui.services.health_history import HealthNews


class Trouble(IntEnum):
    """What is wrong, worst first."""

    FAILING = 0
    ARRAY_FAILED = 1
    DEGRADED = 2
    INACTIVE = 3
    CAUTION = 4
    MEMBER_FAILED = 5
    """The array is complete, and a failed member is still in it."""
    SCRUB_ERRORS = 6
    HELD = 7
    """The boot guard does not restore a saved setting."""
    FINDING = 8
    """The check-up found something that endangers data."""

    @property
    def grave(self) -> bool:
        """Whether it counts as failing, and not as needing attention."""
        return self <= Trouble.ARRAY_FAILED


_OF_HEALTH = {HealthVerdict.FAILING: Trouble.FAILING, HealthVerdict.CAUTION: Trouble.CAUTION}
_OF_ARRAY = {
    Alarm.FAILED: Trouble.ARRAY_FAILED,
    Alarm.DEGRADED: Trouble.DEGRADED,
    Alarm.INACTIVE: Trouble.INACTIVE,
}
_DANGEROUS = frozenset({"array.shingled", "cache.flushed", "card.wear", "mount.barriers"})
"""Checks whose findings, if certain, endanger data; what only costs speed or wear is no trouble."""


@record
class ProblemCount:
    """How many drives and arrays have troubles."""

    failing: int = 0
    attention: int = 0

    @property
    def all(self) -> int:
        """Both together; with none the window may open where it was closed."""
        return self.failing + self.attention


class Attention(QObject):
    """One for each session. It asks for nothing: all of it comes from what others ask."""

    changed = pyqtSignal()
    """The result of `of` may have changed for some drive."""

    def __init__(self, session: Session, health: HealthNews, checkups: Checkups, saved: SavedNews) -> None:
        super().__init__(session)
        self._session, self._health, self._checkups = session, health, checkups
        self._held: dict[str, tuple[str, ...]] = {}
        """Ids of the settings that are held back, by kernel name."""
        self._scrubs: dict[str, ScrubErrors] = {}
        """What the last scrub found, by UUID of the file system."""
        self._pools: dict[str, ZfsPool] = {}
        """By their names."""
        health.changed.connect(self.changed)
        checkups.changed.connect(self.changed)
        session.drives_changed.connect(self.changed)
        saved.listed.connect(self._on_saved)
        session.work_answered.connect(self._on_answered)

    def of(self, drive: Drive) -> tuple[Trouble, ...]:
        """Return what is wrong with a drive or array, worst first."""
        if drive.saved:
            return ()
        found = {_OF_HEALTH.get(shown_state(self._health.of(drive)))}
        if drive.array is not None:
            found.add(_OF_ARRAY.get(Alarm(drive.array.alarm)) if drive.array.alarm in set(Alarm) else None)
            found.add(Trouble.MEMBER_FAILED if failed_members(drive.array) else None)
        scrubbed = self.scrub_errors(drive) is not None or self.bad_pool(drive)
        found.add(Trouble.SCRUB_ERRORS if scrubbed else None)
        found.add(Trouble.HELD if self.held(drive) else None)
        found.add(Trouble.FINDING if any(map(is_dangerous, self.findings(drive))) else None)
        return tuple(sorted(one for one in found if one is not None))

    def problems(self) -> ProblemCount:
        """Return how many of the drives and arrays that are listed have troubles."""
        failing = attention = 0
        for drive in self._session.drives:
            if drive.kind not in HIDDEN_KINDS and (troubles := self.of(drive)):
                failing += troubles[0].grave
                attention += not troubles[0].grave
        return ProblemCount(failing, attention)

    def held(self, drive: Drive) -> tuple[str, ...]:
        """Return the ids of the settings that the boot guard holds back."""
        return self._held.get(drive.name, ())

    def scrub_errors(self, drive: Drive) -> ScrubErrors | None:
        """Return what the last scrub of a file system on a drive found; None without errors."""
        uuids = (one.partition(":")[2] for one in drive.usage.checked)
        found = (self._scrubs.get(uuid) for uuid in uuids)
        return next((errors for errors in found if errors is not None and errors.found), None)

    def bad_pool(self, drive: Drive) -> str:
        """Return the name of a pool of ZFS on a drive that reports errors; empty without one."""
        pools = (self._pools.get(one.removeprefix("zfs:")) for one in drive.usage.checked)
        return next((pool.name for pool in pools if pool is not None and _has_errors(pool)), "")

    def findings(self, drive: Drive) -> tuple[Checked, ...]:
        """Return what the last check-up of a drive found and the user has not dismissed."""
        checked = self._checkups.of(drive)
        dismissed = self._checkups.dismissed(drive) if checked is not None else frozenset()
        results = checked.results if checked is not None else ()
        return tuple(
            one for one in results if one.result.outcome is Outcome.FOUND and one.check.id not in dismissed
        )

    def _on_answered(self, _verb: str, _args: object, reply: object) -> None:
        before = self._pools, self._scrubs
        if isinstance(reply, PoolList):
            self._pools = self._pools | {pool.name: pool for pool in reply.pools}
        elif isinstance(reply, ScrubList | ScrubReport):
            reports = reply.file_systems if isinstance(reply, ScrubList) else (reply,)
            self._scrubs = self._scrubs | {report.uuid: scrub.whole(report).errors for report in reports}
        if before != (self._pools, self._scrubs):
            self.changed.emit()

    def _on_saved(self, reply: SavedList) -> None:
        held = {
            file.drive: tuple(value.setting for value in file.values if value.held)
            for file in reply.files
            if file.drive and file.held_since is not None
        }
        held = {drive: settings for drive, settings in held.items() if settings}
        if held != self._held:
            self._held = held
            self.changed.emit()


def _has_errors(pool: ZfsPool) -> bool:
    counted = (pool.read_errors, pool.write_errors, pool.checksum_errors, *(scan.errors for scan in pool.scans))
    return bool(pool.lost) or any(counted)


def is_dangerous(one: Checked) -> bool:
    """Return whether a finding endangers data for sure."""
    return one.check.id in _DANGEROUS and one.result.sure is Certainty.CERTAIN
