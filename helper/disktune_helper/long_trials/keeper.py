"""Keeping a long trial: apply it, watch the drive for hours, and revert at the end or at the first sign of harm.

A keeper is a process of its own that systemd owns, so that it does not matter what becomes of the window, its
helper or the session. It sleeps in poll(2) on the kernel's messages and reads a few counters of the kernel
every two seconds, which asks the drive nothing. First the values are reverted, then that is written down: the
file may be on the very drive that does not answer.
"""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.long_trial import Harm, LongEnd, LongStage, LongTrialReadings
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Lifetime, SysfsAttribute
from disktune_helper.drives import drive_list, drive_snapshot, identity
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.long_trials import harm_watch
from disktune_helper.long_trials.harm_watch import LOOK_S, HarmWatch
from disktune_helper.long_trials.order_files import Baseline, LongOrder, LongOrders
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.settings.journal import Journal
from disktune_helper.system import processes
from disktune_helper.system.errors import refusal
from disktune_helper.system.log import log_mistake
from disktune_helper.system.long_trial_tools import KernelLog, LongTrialTools

TRIES, TRY_S = 30, 2.0
"""A controller that is being reset takes its time; so often, and so far apart, reverting is tried."""

BACK_S = 600.0
"""So long a drive that has gone is waited for at the end; later, udev starts a keeper when it appears."""

_GONE = (Fault.NO_SUCH_DRIVE, Fault.WRONG_DRIVE, Fault.DRIVE_GONE)

CAUSE, ENDED = "tried-long", "long-trial-ended"
"""In the journal."""


class LongTrialStopped(BaseException):
    """The trial is to end; raised out of a wait."""


@record
class Findings:
    """What was found while a trial lasted."""

    harm: tuple[Harm, ...] = ()
    seen: LongTrialReadings = LongTrialReadings()
    lasted_s: float = 0.0


class LongTrialKeeper:
    """The life of one long trial."""

    def __init__(self, session: SessionContext, tools: LongTrialTools, orders: LongOrders) -> None:
        self._session, self._ports, self._tools, self._orders = session, session.ports, tools, orders
        self._me = processes.own_mark(session.ports)
        self._log: KernelLog | None = None
        self._journal = session.journal

    def run(self, drive: str) -> bool:
        """Keep the trial of a drive to its end, or revert what is left of one; return whether all went well.

        A drive that has no trial, or one that another process keeps, is left alone.
        """
        order = self._order(drive)
        if order is None or (order.state.stage is not LongStage.ASKED and self._orders.is_kept(order)):
            return True
        self._journal = Journal(self._ports, self._session.state, order.who)
        if (left := self._left_as(order)) is not None:
            return self.end(order, left)
        if order.state.stage is LongStage.ASKED:
            order = self.begin(order)
            return order.state.stage is LongStage.ON and self.keep(order)
        # Another keeper was killed; its values are still in force.
        mine = replace(order, owner=self._me)
        try:
            if not self._orders.turn(order, mine):
                return True
        except OSError as error:
            # For example, the disk is full. To watch the drive, nothing need be written.
            log_mistake("long trial", error)
            mine = order
        return self.keep(mine)

    def _left_as(self, order: LongOrder) -> LongEnd | None:
        """Return how an order ends that was left by an earlier keeper; None if the trial begins or goes on."""
        if order.state.end is not None:
            return order.state.end
        if order.boot != self._orders.boot or order.state.stage is LongStage.APPLYING:
            return LongEnd.LEFT_BEHIND
        if order.wish is None or order.state.stage is LongStage.ASKED:
            return None
        return LongEnd.KEPT if order.wish else LongEnd.REVERTED

    def _order(self, drive: str) -> LongOrder | None:
        ref = next((one.ref for one in drive_list.drives(self._ports) if one.name == drive), None)
        return self._orders.of_drive(ref or DriveRef(drive, ""))

    # -- beginning -----------------------------------------------------------------------------------------

    def begin(self, order: LongOrder) -> LongOrder:
        """Check, write down what is before, and change the values; all, or none."""
        ref = order.state.drive
        asked = order
        try:
            self._log, last = self._tools.log(None)
        except OSError as error:
            unseen = Sentence(
                "Nothing would watch the trial: {error}.",
                error=error.strerror,
            )
            return self._failed(order, unseen)
        try:
            with self._session.look(ref) as sight:
                baseline = harm_watch.baseline(sight, last)
            with self._session.open(ref) as found:
                checked = engine.check(found, order.state.changes)
                order = replace(
                    order.become(LongStage.APPLYING), earlier=checked.earlier, owner=self._me, baseline=baseline
                )
                # Before the first change: from here on no death of this process can lose the values to restore.
                if not self._orders.turn(asked, order):
                    return self._failed(asked, Sentence("It was ended before it began."))
                result = engine.apply(found, checked)
        except Refusal as error:
            return self._failed(order, error.why)
        self._journal.record(ref, result.results, CAUSE)
        self._journal.record(ref, result.restored, "undone")
        if result.failed:
            why = next(one.why for one in result.results if one.fault)
            stuck = next((one.why for one in result.restored if one.fault), "")
            return self._failed(order, why, result.results, stuck)
        began = replace(baseline, began_s=self._ports.monotonic())
        order = replace(order.become(LongStage.ON, results=result.results), baseline=began)
        self._orders.write(order)
        return order

    def _failed(
        self, order: LongOrder, why: str, results: tuple[ChangeResult, ...] = (), stuck: str = ""
    ) -> LongOrder:
        back = (
            Sentence("Not all earlier values could be restored: {why}", why=stuck)
            if stuck
            else Sentence("The earlier values are in force.")
        )
        failed = order.become(
            LongStage.FAILED, why=in_turn(why, back), results=results, ended=self._ports.now(), seconds_left=0.0
        )
        self._orders.turn(order, failed)
        return failed

    # -- while it lasts ------------------------------------------------------------------------------------

    def keep(self, order: LongOrder) -> bool:
        """Watch the drive until the trial is over, and end it; return whether all went well."""
        try:
            watch = self._watch(order)
            harm = self._hold(order, watch)
        except Exception as error:
            # Nothing watches it any more. Whatever the mistake is, the next keeper would make it, too.
            log_mistake("long trial", error)
            return self.end(order, LongEnd.LEFT_BEHIND)
        except LongTrialStopped:
            order = self._orders.read(order.state.trial) or order
            end = {True: LongEnd.KEPT, False: LongEnd.REVERTED, None: LongEnd.STOPPED}[order.wish]
            return self.end(
                order, end, Findings(seen=self._seen(order, watch), lasted_s=watch.after_s() * order.state.pace)
            )
        found = Findings(harm, watch.seen(), watch.after_s() * order.state.pace)
        if not harm:
            # A drive with a sign of harm is not asked; one without is, before it is decided.
            found = replace(found, seen=self._seen(order, watch))
            found = replace(found, harm=harm_watch.harm_in(found.seen, watch.after_s()))
        clean = LongEnd.KEPT_CLEAN if order.state.keep_if_clean else LongEnd.TIME_UP
        return self.end(order, LongEnd.HARM if found.harm else clean, found)

    def _watch(self, order: LongOrder) -> HarmWatch:
        baseline = order.baseline or Baseline(0, self._ports.suspended(), self._ports.monotonic())
        if self._log is None:
            self._log, _ = self._tools.log(baseline.message)
        return HarmWatch(self._ports, self._log, self._name(order), baseline)

    def _hold(self, order: LongOrder, watch: HarmWatch) -> tuple[Harm, ...]:
        """Return the signs of harm as soon as there are any, none when the time is up; raises LongTrialStopped."""
        tries = TRIES
        while True:
            if harm := watch.look():
                return harm
            left = order.state.seconds / order.state.pace - watch.after_s()
            if left <= 0:
                return ()
            if watch.resumed:
                # A drive that is just starting may not answer yet.
                tries -= 1
                watch.resumed = not self._renew(order) and tries > 0
                tries = tries if watch.resumed else TRIES
            watch.log.wait(min(LOOK_S, left))

    def _renew(self, order: LongOrder) -> bool:
        """Set what the drive has lost in suspend; any other value was set by the user or another program.

        Return whether the drive let that happen.
        """
        lost = {item.setting: item.value for item in order.earlier}
        volatile = [one for one in order.state.changes if BY_ID[one.setting].lifetime is Lifetime.VOLATILE]
        try:
            with self._session.open(self._ref(order)) as found:
                now = {
                    one.setting: one.value for one in engine.states_of(found, tuple(c.setting for c in volatile))
                }
                gone = [one for one in volatile if now[one.setting] in (None, lost.get(one.setting))]
                values = tuple(EarlierValue(one.setting, one.value) for one in gone)
                results = engine.restore(found, values)
                self._journal.record(order.state.drive, results, CAUSE)
                return not any(one.fault for one in results)
        except Refusal as error:
            log_mistake("long trial", error)
            return False

    # -- the end -------------------------------------------------------------------------------------------

    def end(self, order: LongOrder, why: LongEnd, found: Findings | None = None) -> bool:
        """Revert everything, or keep it, and write down how that went; return whether it went well."""
        found = found or Findings(order.state.harm, order.state.seen, order.state.lasted_s)
        if why in (LongEnd.KEPT, LongEnd.KEPT_CLEAN):
            return self._write_end(order, why, found, self._kept_otherwise(order))
        results = self._revert(order, lambda: self._say_late(order, why, found))
        if results is None:
            return self._wait_for_drive(order, why, found)
        return self._write_end(order, why, found, results)

    def _kept_otherwise(self, order: LongOrder) -> tuple[ChangeResult, ...]:
        """Return what is not kept as it was tried: it was changed from outside, if only to what it was before."""
        before = {item.setting: item.value for item in order.earlier}
        try:
            with self._session.look(self._ref(order)) as found:
                states = engine.states_of(found, tuple(name for name in order.ours if name in before))
        except Refusal:
            return ()
        others = [one for one in states if one.value not in (None, order.ours[one.setting])]
        return tuple(_left_alone(one.setting, one.value, before[one.setting]) for one in others)

    def _write_end(
        self, order: LongOrder, why: LongEnd, found: Findings, results: tuple[ChangeResult, ...]
    ) -> bool:
        faults = [one.why for one in results if one.fault and one.fault is not Fault.CHANGED_MEANWHILE]
        # If several processes find what a dead keeper has left, the last may come when it has ended.
        now = self._orders.read(order.state.trial) or order
        ended = now.become(
            LongStage.ENDED,
            results=results,
            harm=found.harm,
            seen=found.seen,
            why=next(iter(faults), ""),
            ended=self._ports.now(),
            end=why,
            lasted_s=min(found.lasted_s, order.state.seconds),
            seconds_left=0.0,
        )
        if now.state.open and self._orders.turn(now, ended):
            self._orders.forget_old()
        return not faults

    def _revert(
        self, order: LongOrder, say_late: Callable[[], None] = lambda: None
    ) -> tuple[ChangeResult, ...] | None:
        """Give every setting its earlier value, unless it was changed from outside; None if the drive is gone.

        *say_late* is called if that takes a second try. Files of the kernel come first: opening a drive that is
        being reset waits for the end of the reset.
        """
        done: dict[str, ChangeResult] = {}
        pending = order.earlier
        for left in reversed(range(TRIES)):
            try:
                ref = self._ref(order)
                files = tuple(item for item in pending if _is_file(item))
                done |= self._reverted(self._outside(ref), order, files)
                if rest := tuple(item for item in pending if not _is_file(item)):
                    with self._session.open(ref) as found:
                        done |= self._reverted(found, order, rest)
            except Refusal as error:
                if error.fault in _GONE:
                    return None
                undone = tuple(item for item in pending if item.setting not in done)
                done |= {one.setting: one for one in engine.not_restored(undone, error)}
            pending = tuple(item for item in pending if _has_failed(done.get(item.setting)))
            if not pending or not left:
                break
            # It does not answer just now; a reset takes seconds.
            done = {name: one for name, one in done.items() if not _has_failed(one)}
            if left == TRIES - 1:
                say_late()
            self._pause(TRY_S)
        return tuple(done.values())

    def _reverted(
        self, found: OpenDriveSnapshot, order: LongOrder, earlier: tuple[EarlierValue, ...]
    ) -> dict[str, ChangeResult]:
        """Restore *earlier* but for what was changed from outside; return the results by setting."""
        others = self._changed_by_others(found, order, earlier)
        results = engine.restore(found, tuple(item for item in earlier if item.setting not in others))
        self._journal.record(found.ref, results, ENDED)
        return {one.setting: one for one in (*results, *filter(None, others.values()))}

    def _changed_by_others(
        self, found: DriveSnapshot, order: LongOrder, earlier: tuple[EarlierValue, ...]
    ) -> dict[str, ChangeResult | None]:
        """Return what has another value than the trial gave, with the result to report for it.

        What has its earlier value again has no result: a drive forgets, and so does the kernel.
        """
        ours = order.ours
        before = {item.setting: item.value for item in earlier if item.setting in ours}
        now = {one.setting: one.value for one in engine.states_of(found, tuple(before))}
        return {
            name: _left_alone(name, now[name], value) if now[name] != value else None
            for name, value in before.items()
            if now[name] not in (None, ours[name])
        }

    def _outside(self, ref: DriveRef) -> OpenDriveSnapshot:
        """Return a snapshot of a drive without opening it, able to write the kernel's files about it."""
        found = drive_snapshot.look(self._ports, ref, None, self._journal.last_set)
        try:
            return drive_snapshot.opened(found, self._tools.attributes(ref.name))
        except OSError as error:
            raise refusal(error, ref.name) from None

    def _wait_for_drive(self, order: LongOrder, end: LongEnd, found: Findings) -> bool:
        """Write down that the drive is gone and wait for it; the process that finds it later reverts."""
        why = Sentence("The drive is gone; it is reverted later.")
        gone = self._note_end(order, end, found, why)
        until = self._ports.monotonic() + BACK_S
        while self._ports.monotonic() < until:
            self._pause(LOOK_S)
            results = self._revert(gone)
            if results is not None:
                return self._write_end(gone, end, found, results)
        return False

    def _say_late(self, order: LongOrder, end: LongEnd, found: Findings) -> None:
        """Write down that the trial is over though not all is reverted yet.

        No process takes it then for one that goes on, and one that systemd ends then loses no message.
        """
        try:
            self._note_end(order, end, found, Sentence("That trial is being reverted."))
        except (OSError, Refusal) as error:
            log_mistake("long trial", error)

    def _note_end(self, order: LongOrder, end: LongEnd, found: Findings, why: str) -> LongOrder:
        now = self._orders.read(order.state.trial) or order
        ending = now.become(
            LongStage.ON,
            harm=found.harm,
            seen=found.seen,
            lasted_s=found.lasted_s,
            end=end,
            why=why,
            seconds_left=0.0,
        )
        self._orders.turn(now, ending)
        return ending

    def _seen(self, order: LongOrder, watch: HarmWatch) -> LongTrialReadings:
        """Return what was read of the drive, and what it counts itself, unless it sleeps."""
        seen = watch.seen()
        try:
            with self._session.look(self._ref(order)) as sight:
                return harm_watch.compared(sight, order.baseline, seen) if order.baseline else seen
        except Refusal:
            return seen

    def _pause(self, seconds: float) -> None:
        """Wait; a keeper that is stopped in between leaves the order open for the process that finds it."""
        if self._log is None:
            self._log, _ = self._tools.log(None)
        self._log.wait(seconds)
        # Messages that have come wake it at once; they are of no use here.
        self._log.read()

    # -- the drive -----------------------------------------------------------------------------------------

    def _ref(self, order: LongOrder) -> DriveRef:
        """Return the drive as it is called now; raises `Refusal` if it is gone."""
        ref = order.state.drive
        try:
            identity.check_present(self._ports, ref)
        except Refusal:
            found = [one for one in drive_list.drives(self._ports) if one.identity == ref.identity]
            if len(found) != 1 or not ref.identity:
                raise
            return found[0].ref
        return ref

    def _name(self, order: LongOrder) -> str:
        try:
            return self._ref(order).name
        except Refusal:
            return order.state.drive.name


def _is_file(item: EarlierValue) -> bool:
    """Return whether a setting is a file of the kernel, which can be written without opening the drive."""
    return isinstance(BY_ID[item.setting].access, SysfsAttribute)


def _has_failed(result: ChangeResult | None) -> bool:
    return result is None or result.fault not in (None, Fault.CHANGED_MEANWHILE)


def _left_alone(name: str, now: object, before: object) -> ChangeResult:
    setting = BY_ID[name]
    why = Sentence(
        "Another program set {setting} to {value}, which stays.",
        setting=setting.label,
        value=setting.domain.label(now),  # type: ignore[arg-type]
    )
    return ChangeResult(name, now, before, now, False, Fault.CHANGED_MEANWHILE, why)  # type: ignore[arg-type]
