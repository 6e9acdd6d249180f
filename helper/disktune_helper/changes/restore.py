"""Restoring saved settings on one drive: what differs, what has to wait, what is held back, and why.

One setting at a time, in the order in which they depend on each other: one that cannot be had keeps no other from
being restored. Each goes through the engine, with its checks and its reading back.
"""

from __future__ import annotations

from contextlib import ExitStack, nullcontext, suppress
from enum import StrEnum
from typing import TYPE_CHECKING

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.folders import RUNTIME
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.saved import Family, FileRef, Supply, family_of, risky, same_value
from disktune_contract.settings.setting import Change, Lifetime, Setting, Status, SysfsAttribute, Value
from disktune_helper.drives import drive_snapshot
from disktune_helper.long_trials.order_files import held_by, orders_of
from disktune_helper.settings import access, engine
from disktune_helper.settings.guard_marks import HELD_BY, HeldSettings
from disktune_helper.settings.saved_file import Contents, path_of
from disktune_helper.settings.store import SYSTEM, ref_of
from disktune_helper.system import sysfs

if TYPE_CHECKING:
    from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
    from disktune_helper.session.session import SessionContext
    from disktune_helper.settings.journal import Recorder

CAUSE = "saved"
"""Of the journal's entries."""

_ASLEEP = "the drive is in a low-power state, and this could wake it"
_ON_TRIAL = "a change of this drive is on trial"
_TRIAL_LOST = f"what was on trial on this drive, in {RUNTIME}, cannot be read"
_TRIED = "a long trial tests this setting until it ends"
_PATIENCE_S = 60.0
"""Another `apply` for the same drive may have to wait for a drive that spins up."""


class Occasion(StrEnum):
    """Why settings are restored, on which it depends what may have changed."""

    FORGOTTEN = "forgotten"
    """The drive has appeared, the machine has slept, or the user asked: everything is as saved afterwards."""
    SUPPLY = "supply"
    """Others answer a change of the power supply; the drive itself has forgotten nothing."""
    LATER = "later"
    """A second look a minute after one of these; nothing that cannot be seen is repeated."""


class RestoreVerdict(StrEnum):
    """The state of a saved value."""

    SAME = "same"
    DIFFERS = "differs"
    UNASKABLE = "unaskable"
    """The drive cannot be asked; it is set again whenever it may have forgotten."""
    WAITS = "waits"
    """Not now; it is tried again every few minutes."""
    HELD = "held"
    REFUSED = "refused"
    """This drive, as it is now, cannot have it."""
    DONE = "done"
    FAILED = "failed"


@record
class RestoreItem:
    """One saved value: what it is now, what it is to be, and a sentence's end for what is not plain."""

    setting: str
    now: Value | None
    wanted: Value
    verdict: RestoreVerdict
    why: str = ""


@record
class RestoreReport:
    """What was found, and done, about one file and one drive."""

    drive: Drive
    path: str
    items: tuple[RestoreItem, ...]
    problems: tuple[str, ...] = ()
    """Sentences: what is wrong with the file, or with the drive as a whole."""
    supply: Supply = Supply.UNKNOWN
    """What the machine ran on when the values to be restored were chosen."""
    otherwise: tuple[tuple[str, Value], ...] = ()
    """What of them is another value on the other supply, and which."""

    def having(self, *verdicts: RestoreVerdict) -> tuple[RestoreItem, ...]:
        """Return the items with one of *verdicts*."""
        return tuple(item for item in self.items if item.verdict in verdicts)


def files_of(drive: Drive) -> tuple[FileRef, ...]:
    """Return the files that may concern a drive; that of the system comes with every array."""
    if drive.kind is DriveKind.ARRAY:
        return (FileRef(Family.ARRAY, drive.identity), SYSTEM) if drive.identity else (SYSTEM,)
    return (FileRef(family_of(drive.kind), drive.identity),) if drive.identity else ()


def judge(
    session: SessionContext, drive: Drive, file: FileRef, seen: DriveSnapshot | None = None
) -> RestoreReport | None:
    """Return the state of everything in *file*, changing nothing; None if there is no such file.

    By what was *seen* of the drive, if anything was: it is not opened again then.
    """
    found = _contents(session, drive, file)
    if found is None or isinstance(found, RestoreReport):
        return found
    held = session.store.marks.held(file, drive.diskseq)
    supply = sysfs.supply(session.ports)
    items = _not_tried(session, drive, _judge_all(session, drive, found, supply, held, seen))
    return _report(drive, file, found, supply, items)


def restore(
    session: SessionContext, drive: Drive, file: FileRef, occasion: Occasion = Occasion.FORGOTTEN
) -> RestoreReport | None:
    """Put everything in *file* back on *drive*; None if there is no such file. Raises nothing for what drives do.

    Unless the drive may have forgotten, what was changed through DiskTune since, and not saved, stays.
    """
    lock = f"apply-{file.family.value}-{drive.name.replace('!', '_')}"
    with ExitStack() as until_done:
        try:
            mine = until_done.enter_context(session.store.locks.hold(lock, _PATIENCE_S))
        except OSError as error:
            why = (
                f"{drive.name}: saved settings were not applied. The drive could not be locked: {error.strerror}."
            )
            return RestoreReport(drive, path_of(file), (), (why,))
        if not mine:
            return RestoreReport(
                drive,
                path_of(file),
                (),
                (f"{drive.name}: saved settings were not applied, because another program is applying them.",),
            )
        found = _contents(session, drive, file)
        if found is None or isinstance(found, RestoreReport):
            return found
        session.store.was_seen(file)
        try:
            held = session.store.marks.settle(file, drive.diskseq)
        except OSError:
            held = session.store.marks.held(file, drive.diskseq)
        supply = sysfs.supply(session.ports)
        items = _not_tried(session, drive, _judge_all(session, drive, found, supply, held))
        wanted = (
            (RestoreVerdict.DIFFERS,)
            if occasion is Occasion.LATER
            else (RestoreVerdict.DIFFERS, RestoreVerdict.UNASKABLE)
        )
        todo = [item for item in items if item.verdict in wanted]
        if occasion is not Occasion.FORGOTTEN:
            todo = [item for item in todo if not _is_wished(session, drive, found, item)]
        return _report(drive, file, found, supply, _restore_all(session, drive, file, items, todo))


def _report(
    drive: Drive, file: FileRef, found: Contents, supply: Supply, items: tuple[RestoreItem, ...]
) -> RestoreReport:
    here, there = found.on(supply), found.on(Supply.MAINS if supply is Supply.BATTERY else Supply.BATTERY)
    otherwise = tuple((name, value) for name, value in there.items() if not same_value(value, here[name]))
    return RestoreReport(drive, path_of(file), items, found.problems, supply, otherwise)


def _is_wished(session: SessionContext, drive: Drive, found: Contents, item: RestoreItem) -> bool:
    """Return whether the last change of a setting, in this start, was made through DiskTune, and was not saved.

    What is saved for the other supply was wished for that alone.
    """
    last = session.journal.last_set(drive.ref, item.setting)
    saved = [found.on(supply)[item.setting] for supply in (Supply.MAINS, Supply.BATTERY)]
    return last is not None and last.cause != CAUSE and last.after not in saved


def _contents(session: SessionContext, drive: Drive, file: FileRef) -> Contents | RestoreReport | None:
    """Return the contents of a file, None if there is none, or a report if it is not to be used."""
    try:
        found = session.store.contents(file)
        if found is None:
            return None
        if file.family is not Family.SYSTEM:
            ref_of(drive)
    except Refusal as error:
        return RestoreReport(drive, path_of(file), (), (error.why,))
    return found


# -- judging -----------------------------------------------------------------------------------------------


def _judge_all(
    session: SessionContext,
    drive: Drive,
    found: Contents,
    supply: Supply,
    held: HeldSettings | None,
    seen: DriveSnapshot | None = None,
) -> tuple[RestoreItem, ...]:
    """Return an item for each value that counts on *supply*, in the order in which they go."""
    values = found.on(supply)
    ordered = {name: values[name] for name in rules.in_order(values)}
    waiting = _whole_drive_waits(session, drive)
    if waiting:
        return tuple(
            RestoreItem(name, None, value, RestoreVerdict.WAITS, waiting) for name, value in ordered.items()
        )
    try:
        with session.open(drive.ref) if seen is None else nullcontext(seen) as sight:
            if another := _another(sight, found.names.own_serial):
                return tuple(
                    RestoreItem(name, None, value, RestoreVerdict.REFUSED, another)
                    for name, value in ordered.items()
                )
            return _judge(sight, ordered, held)
    except Refusal as error:
        return tuple(
            RestoreItem(name, None, value, RestoreVerdict.FAILED, error.why) for name, value in ordered.items()
        )


def _not_tried(session: SessionContext, drive: Drive, items: tuple[RestoreItem, ...]) -> tuple[RestoreItem, ...]:
    """Return the items, with what a long trial tests held back: its end brings the earlier values."""
    orders = orders_of(session)
    tried = held_by(order for order in orders.open() if orders.is_kept(order) and order.state.drive == drive.ref)
    return tuple(
        replace(item, verdict=RestoreVerdict.HELD, why=_TRIED) if item.setting in tried else item for item in items
    )


def _another(sight: DriveSnapshot, own_serial: str) -> str:
    """Return why this is not the drive that was saved for, if the kernel only takes it for that; else empty."""
    if not own_serial or sight.own_serial in ("", own_serial):
        return ""
    return f"the bridge is the same, but the drive behind it is {sight.own_serial}, not {own_serial}"


def _whole_drive_waits(session: SessionContext, drive: Drive) -> str:
    if session.trials.on(drive.name):
        return _TRIAL_LOST if session.trials.lost_on(drive.name) else _ON_TRIAL
    # To open a suspended drive is to wake it.
    return _ASLEEP if session.rests(drive.ref) else ""


def _judge(sight: DriveSnapshot, values: dict[str, Value], held: HeldSettings | None) -> tuple[RestoreItem, ...]:
    items: list[RestoreItem] = []
    for name, value in values.items():
        before = {item.setting for item in items if item.verdict is RestoreVerdict.DIFFERS}
        items.append(_judge_one(sight, BY_ID[name], value, held, before))
    return tuple(items)


def _judge_one(
    sight: DriveSnapshot, setting: Setting, value: Value, held: HeldSettings | None, before: set[str]
) -> RestoreItem:
    """Judge one value. What *before* it is going to change may bring with it what is not there yet."""
    state = access.state(sight, setting)
    now = state.value

    def item(verdict: RestoreVerdict, why: str = "") -> RestoreItem:
        return RestoreItem(setting.id, now, value, verdict, why)

    unaskable = isinstance(setting.access, UNASKABLE)
    if (now, type(now)) == (value, type(value)) and not unaskable:
        return item(RestoreVerdict.SAME)
    if held is not None and (by := held.by(setting.id)) is not None:
        return item(RestoreVerdict.HELD, HELD_BY[by])
    if state.status is Status.ASLEEP or (
        sight.asleep and state.status is Status.OK and setting.lifetime is not Lifetime.KERNEL
    ):
        return item(RestoreVerdict.WAITS, _ASLEEP)
    if not before.intersection(setting.after):
        try:
            engine.check(sight, (Change(setting.id, now, value),))
        except Refusal as error:
            return item(RestoreVerdict.REFUSED, error.why)
    return item(RestoreVerdict.UNASKABLE if unaskable else RestoreVerdict.DIFFERS)


# -- doing -------------------------------------------------------------------------------------------------


def _restore_all(
    session: SessionContext, drive: Drive, file: FileRef, items: tuple[RestoreItem, ...], todo: list[RestoreItem]
) -> tuple[RestoreItem, ...]:
    """Write what is *todo*, watched by the boot guard; return the items with what became of them."""
    if not todo:
        return items
    marks = session.store.marks
    mark, unmarked = None, ""
    try:
        mark = marks.begin(file, drive.name, drive.diskseq, tuple(item.setting for item in todo))
    except OSError as error:
        unmarked = f"the boot guard could not write its mark: {(error.strerror or 'an error').lower()}"
    bare = {item.setting for item in todo if unmarked and risky(BY_ID[item.setting])}
    done = {item.setting: _failed(item, unmarked) for item in todo if item.setting in bare}
    written, gone = _write_all(session, drive, [item for item in todo if item.setting not in bare])
    done |= {item.setting: item for item in written}
    # A drive that vanished under it keeps the whole mark: if it comes back, the same is not done to it again.
    if mark is not None and not gone:
        with suppress(OSError):
            marks.narrow(mark)
    return tuple(done.get(item.setting, item) for item in items)


_GONE = (Fault.DRIVE_GONE, Fault.NO_SUCH_DRIVE, Fault.WRONG_DRIVE)


def _failed(item: RestoreItem, why: str) -> RestoreItem:
    return RestoreItem(item.setting, item.now, item.wanted, RestoreVerdict.FAILED, why)


def _write_all(session: SessionContext, drive: Drive, todo: list[RestoreItem]) -> tuple[list[RestoreItem], bool]:
    """Restore values through one open node; return what became of each, and whether the drive vanished.

    While it is open, the kernel gives the name to no other drive.
    """
    done: list[RestoreItem] = []
    if not todo:
        return done, False
    try:
        with session.open(drive.ref) as sight, session.journal.steps(drive.ref) as record:
            for item in todo:
                written, fault = _write(sight if not done else _again(sight, item), item, record)
                done.append(written)
                if fault in _GONE:
                    break
    except Refusal as error:
        # From the new snapshot: the drive cannot be had, or does not answer.
        fault = error.fault
        done.append(_failed(todo[len(done)], error.why))
    gone = fault in _GONE
    why = f"{drive.name} is no longer available" if gone else done[-1].why
    return done + [_failed(item, why) for item in todo[len(done) :]], gone


def _again(sight: OpenDriveSnapshot, item: RestoreItem) -> OpenDriveSnapshot:
    """Return the snapshot as the next write needs it: files are read each time, the drive is asked again."""
    if isinstance(BY_ID[item.setting].access, SysfsAttribute):
        return replace(sight, asked={})
    return drive_snapshot.anew(sight)


def _write(sight: OpenDriveSnapshot, item: RestoreItem, record: Recorder) -> tuple[RestoreItem, Fault | None]:
    """Restore one value; return what became of it."""
    setting = BY_ID[item.setting]
    before = item.now
    try:
        before = access.state(sight, setting).value
        applied = engine.apply(sight, engine.check(sight, (Change(setting.id, before, item.wanted),)))
        record(applied.results, CAUSE)
        record(applied.restored, "undone")
    except Refusal as error:
        return RestoreItem(setting.id, before, item.wanted, RestoreVerdict.FAILED, error.why), error.fault
    result: ChangeResult = applied.results[0]
    verdict = RestoreVerdict.FAILED if result.fault else RestoreVerdict.DONE
    return RestoreItem(setting.id, before, item.wanted, verdict, result.why), result.fault
