"""Keeping a boost: apply it, wait for the operation to end, restore everything.

A keeper is a process of its own that systemd owns, so that it does not matter what becomes of the window, its
helper, or the session. It opens no device: an open array cannot be stopped. It sleeps in poll(2) until the kernel
reports that something about the array has changed.
"""

from __future__ import annotations

from disktune_contract.arrays.array import FROZEN, OPERATIONS, ArrayReport
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveKind, DriveRef
from disktune_contract.messages.change import BoostEnd, BoostStage, ChangeResult, DriveChanges
from disktune_contract.messages.faults import Refusal
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Source, SysfsAttribute
from disktune_helper.drives import drive_snapshot, identity
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.raid import actions, reading
from disktune_helper.raid.boost_state import BoostOrder, BoostOrders, EarlierDriveValues
from disktune_helper.settings import engine
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.settings.journal import Journal
from disktune_helper.system import processes
from disktune_helper.system.log import log_mistake
from disktune_helper.system.machine_tools import ArrayTools
from disktune_helper.system.ports import Ports

LOOK_S = 30.0
"""Without an event the array is read so often all the same: not every kernel reports every change."""

QUIET_S = 3.0
"""So long nothing may run before the operation counts as over: between two rebuilds there is a gap."""

NUDGE_S = 20.0
"""After so long a raised limit has an effect, or the operation has to be started again to heed it."""

_NUDGED = frozenset({"recover", "resync"})
"""What goes on where it was when it is interrupted. A check would be over, and a reshape is best left alone."""

_GAINED = 1.2
_HELD = 0.8
"""So near to a limit, the limit is what decides."""


class BoostStopped(BaseException):
    """The boost is to end; raised out of a wait."""


class BoostRunner:
    """The life of one boost."""

    def __init__(self, ports: Ports, tools: ArrayTools, orders: BoostOrders, journal: Journal, array: str) -> None:
        self._ports, self._tools, self._orders = ports, tools, orders
        self._journal, self._array = journal, array
        self._before: ArrayReport | None = None
        """The state of the array before its limits were raised."""

    def run(self) -> bool:
        """Keep the boost that is written down from here to its end; return whether all went well."""
        order = self._orders.read(self._array)
        if order is None or not order.open:
            return True
        end = BoostEnd.LEFT_BEHIND
        if order.state.stage is BoostStage.ASKED:
            order = self.begin(order)
            if order.state.stage is BoostStage.FAILED:
                return False
            end = BoostEnd.DONE
        elif order.state.stage is BoostStage.ON:
            # Another keeper was killed; its values are still in force.
            mine = replace(order, owner=processes.own_mark(self._ports))
            if not self._orders.turn(order, mine):
                return self.clear()
            order, end = mine, BoostEnd.DONE
        if end is BoostEnd.DONE:
            try:
                end = self.hold(order)
            except BoostStopped:
                end = BoostEnd.STOPPED
        return self.end(order, end)

    def clear(self) -> bool:
        """Restore what a keeper that is no more has left; return whether all went well."""
        order = self._orders.read(self._array)
        return order is None or not order.open or self.end(order, BoostEnd.LEFT_BEHIND)

    # -- beginning -----------------------------------------------------------------------------------------

    def begin(self, order: BoostOrder) -> BoostOrder:
        """Check, write down what is before, and change the values; all, or none."""
        self._before = self._report()
        try:
            looks = [self._look(one.drive) for one in order.state.changes]
            checked = [
                engine.check(look, one.changes) for look, one in zip(looks, order.state.changes, strict=True)
            ]
        except Refusal as error:
            return self._failed(order, error.why)
        kept = tuple(
            EarlierDriveValues(one.drive, ready.earlier, _ours(one))
            for one, ready in zip(order.state.changes, checked, strict=True)
        )
        owner = processes.own_mark(self._ports)
        asked, order = order, replace(order.become(BoostStage.APPLYING), kept=kept, owner=owner)
        # Before the first change: from here on no death of this process can lose the values to restore.
        if not self._orders.turn(asked, order):
            return self._failed(asked, Sentence("It was ended before it began."))
        results: list[ChangeResult] = []
        for one, look, ready in zip(order.state.changes, looks, checked, strict=True):
            result = engine.apply(look, ready)
            self._journal.record(one.drive, result.results, "boost")
            self._journal.record(one.drive, result.restored, "undone")
            results += result.results
            if result.failed:
                back = (*result.restored, *self._restore(order))
                why = next(failed.why for failed in result.results if failed.fault)
                stuck = next((failed.why for failed in back if failed.fault), "")
                return self._failed(order, why, tuple(results), stuck)
        order = order.become(BoostStage.ON, results=tuple(results))
        self._orders.write(order)
        return order

    def _failed(
        self, order: BoostOrder, why: str, results: tuple[ChangeResult, ...] = (), stuck: str = ""
    ) -> BoostOrder:
        back = (
            Sentence("Not all earlier values could be restored: {why}", why=stuck)
            if stuck
            else Sentence("The earlier values are in force.")
        )
        failed = order.become(BoostStage.FAILED, why=in_turn(why, back), results=results, ended=self._ports.now())
        self._orders.turn(order, failed)
        return failed

    # -- while it lasts ------------------------------------------------------------------------------------

    def hold(self, order: BoostOrder) -> BoostEnd:
        """Return why it ended, when it has; raises `BoostStopped`."""
        nudge = _Nudge(self._before)
        watch = self._tools.watch(self._array)
        quiet_since: float | None = None
        try:
            while True:
                report = self._report() if self._present(order.state.array) else None
                if report is None or report.state in ("", "clear", "inactive"):
                    return BoostEnd.ARRAY_GONE
                now = self._ports.monotonic()
                if report.action in OPERATIONS or report.action == FROZEN:
                    quiet_since = None
                elif quiet_since is None:
                    quiet_since = now
                elif now - quiet_since >= QUIET_S:
                    return BoostEnd.DONE
                if nudge.due(report):
                    self._nudge()
                watch.wait(QUIET_S if quiet_since is not None else nudge.patience_s(report))
        finally:
            watch.close()

    def _nudge(self) -> None:
        """Interrupt the operation: it begins again at once where it was, and with the limits as they are."""
        try:
            actions.write(self._tools.attributes(self._array), "md/sync_action", "idle")
        except Refusal as error:
            log_mistake("nudge", error)

    def _report(self) -> ArrayReport | None:
        try:
            return reading.report(self._ports, self._array)
        except Refusal:
            return None

    def _present(self, ref: DriveRef) -> bool:
        try:
            identity.check_present(self._ports, ref)
        except Refusal:
            return False
        return True

    # -- the end -------------------------------------------------------------------------------------------

    def end(self, order: BoostOrder, why: BoostEnd) -> bool:
        """Restore everything and write down how that went; return whether it went well."""
        results = self._restore(order)
        faults = [result.why for result in results if result.fault]
        ended = order.become(
            BoostStage.ENDED, results=results, why=next(iter(faults), ""), ended=self._ports.now(), end=why
        )
        # If several processes find what a dead keeper has left, the last may come when the next boost is written.
        self._orders.turn(order, ended)
        return not faults

    def _restore(self, order: BoostOrder) -> tuple[ChangeResult, ...]:
        results: list[ChangeResult] = []
        for kept in order.kept:
            there = self._there(kept.drive)
            # What belongs to a drive or an array went with it; what is the machine's is still there.
            back = tuple(item for item in kept.before if there or _of_machine(item.setting))
            if not back:
                continue
            look = there or self._bare(kept.drive)
            done = engine.restore(look, tuple(item for item in back if self._still_ours(look, kept, item)))
            self._journal.record(kept.drive, done, "boost-ended")
            results += done
        return tuple(results)

    def _still_ours(self, look: DriveSnapshot, kept: EarlierDriveValues, item: EarlierValue) -> bool:
        """Return whether a setting has the value that the boost gave it; if not, it was changed from outside."""
        ours = next((own.value for own in kept.ours if own.setting == item.setting), None)
        if ours is None:
            return True
        now = next(state.value for state in engine.states_of(look, (item.setting,)))
        return now in (None, ours)

    # -- drives --------------------------------------------------------------------------------------------

    def _look(self, ref: DriveRef) -> OpenDriveSnapshot:
        """Return a snapshot from outside that can write attributes; raises `Refusal` if it is another drive."""
        identity.check_present(self._ports, ref)
        found = drive_snapshot.look(self._ports, ref, None, lambda _ref, _setting: None)
        return drive_snapshot.opened(found, self._tools.attributes(ref.name))

    def _there(self, ref: DriveRef) -> OpenDriveSnapshot | None:
        """Return a snapshot of a drive, None if it is gone, were it in this very moment."""
        try:
            return self._look(ref)
        except Refusal:
            if self._present(ref):
                raise
            return None

    def _bare(self, ref: DriveRef) -> OpenDriveSnapshot:
        """Return a snapshot of an array that no longer exists, to reach only what belongs to the machine."""
        node = self._tools.attributes(ref.name)
        return OpenDriveSnapshot(
            self._ports, ref, DriveKind.ARRAY, node, None, Source.LIVE, "", None, lambda _ref, _setting: None
        )


class _Nudge:
    """Decides whether the operation heeds its new limits."""

    def __init__(self, before: ArrayReport | None) -> None:
        self._before = before
        self._over = before is None or not _held_back(before)

    def due(self, report: ArrayReport) -> bool:
        """Return True once if the operation has to be started again: a limit held it back, and still seems to."""
        if self._before is None or self._over or report.at_s - self._before.at_s < NUDGE_S:
            return False
        self._over = True
        if report.operation not in _NUDGED or report.done_sectors is None or self._before.done_sectors is None:
            return False
        kib = (report.done_sectors - self._before.done_sectors) / 2
        return 0 <= kib / (report.at_s - self._before.at_s) < _GAINED * (self._before.speed_kib_s or 0)

    def patience_s(self, report: ArrayReport) -> float:
        """Return how long may be slept."""
        if self._before is None or self._over:
            return LOOK_S
        return max(0.1, min(LOOK_S, self._before.at_s + NUDGE_S - report.at_s))


def _held_back(report: ArrayReport) -> bool:
    """Return whether a limit decided: the upper one reached, or next to other work no more than the lower one."""
    speed, least, most = report.speed_kib_s, report.slowest, report.fastest
    if not speed or least is None or most is None:
        return False
    return speed > _HELD * most.kib_s or speed < least.kib_s / _HELD


def _ours(of_drive: DriveChanges) -> tuple[EarlierValue, ...]:
    return tuple(EarlierValue(change.setting, change.value) for change in of_drive.changes)


def _of_machine(setting: str) -> bool:
    access = BY_ID[setting].access
    return isinstance(access, SysfsAttribute) and access.attribute.startswith("@sysctl/")
