"""The operations on saved settings: what is remembered is what was read back, never what was sent.

Only a value for battery may be one that is not in force: it is checked as a change is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.faults import ON_TRIAL, UNCHANGED, Fault, Refusal, invalid, unknown
from disktune_contract.record import replace
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings import value_text
from disktune_contract.settings.saved import (
    FileRef,
    OfFile,
    Save,
    SavedList,
    Supply,
    family_of,
    is_shared,
    risky,
    same_value,
    unkeepable,
)
from disktune_contract.settings.setting import Change, Setting, State, Value
from disktune_helper.drives import drive_list, identity
from disktune_helper.long_trials.order_files import refuse_if_tried
from disktune_helper.raid.boost_state import refuse_if_boosted
from disktune_helper.settings import access, engine
from disktune_helper.settings.saved_file import SavedNames, name_of
from disktune_helper.settings.store import SYSTEM, Arrivals, ref_of
from disktune_helper.system import sysfs
from disktune_helper.system.log import log_mistake

if TYPE_CHECKING:
    from disktune_helper.drives.drive_snapshot import DriveSnapshot
    from disktune_helper.session.session import SessionContext


def saved(session: SessionContext) -> SavedList:
    """Return everything that is saved."""
    found = session.store.listing(drive_list.drives(session.ports))
    # A trial that can no longer be restored is listed here, too, for the user who cares for what lasts.
    return replace(found, problems=(*found.problems, *session.trials.files.problems()))


def save(session: SessionContext, request: Save) -> SavedList:
    """Remember settings of a drive at their present values and drop others; all or none. Raises `Refusal`."""
    wanted = tuple(shown.setting for shown in request.settings)
    special = tuple(one.setting for one in request.on_battery)
    names = (*wanted, *request.drop)
    once = all(len(set(some)) == len(some) for some in (names, (*special, *request.drop)))
    if not once or not (names or special):
        raise invalid("no setting, or one twice")
    for name in (*names, *special):
        if name not in BY_ID:
            raise unknown(name)
    if lost := session.trials.lost_on(request.drive.name):
        raise Refusal(Fault.BUSY, in_turn(UNCHANGED, lost))
    if session.trials.on(request.drive.name):
        raise Refusal(Fault.BUSY, ON_TRIAL)
    refuse_if_boosted(session, request.drive.name, wanted)
    refuse_if_tried(session, request.drive.name, wanted)
    drive = _present(session, request.drive)
    ref = ref_of(drive)
    values, own_serial = _present_values(session, drive, request)
    _refuse_mixture(session, ref, own_serial)
    facts = SavedNames(drive.model, drive.serial, drive.firmware, own_serial)
    parts = [_Part(session, file, shared, request, values) for file, shared in ((ref, False), (SYSTEM, True))]
    for part in parts:
        if part.put or part.drop or part.on_battery:
            names_in_file = SavedNames() if part.file == SYSTEM else facts
            session.store.save(part.file, names_in_file, part.put, part.drop, part.on_battery)
    # It is as saved: what appears next must not bring that back, whatever the user sets in between.
    Arrivals(session.ports, session.runtime, session.store.locks).note([drive.name])
    return saved(session)


class _Part:
    """What of a request belongs in one file; raises `Refusal` if it asks for half a pair."""

    def __init__(
        self, session: SessionContext, file: FileRef, shared: bool, request: Save, values: dict[str, Value]
    ) -> None:
        self.file = file
        self.put = {name: value for name, value in values.items() if is_shared(BY_ID[name]) is shared}
        self.drop = [name for name in request.drop if is_shared(BY_ID[name]) is shared]
        self.on_battery: dict[str, Value | None] = {}
        wanted = [one for one in request.on_battery if is_shared(BY_ID[one.setting]) is shared]
        kept = session.store.contents(file) if wanted or self.put else None
        also = {**(kept.by_setting if kept is not None else {}), **self.put}
        if kept is not None and sysfs.supply(session.ports) is Supply.BATTERY:
            _refuse_battery_s_own(set(dict(kept.on_battery)) & set(self.put) - {one.setting for one in wanted})
        for one in wanted:
            if one.setting not in also:
                why = Sentence(
                    "{setting} has no saved value for AC power.",
                    setting=BY_ID[one.setting].label,
                )
                raise Refusal(Fault.NOT_SUPPORTED, why)
            same = same_value(one.value, also[one.setting])
            self.on_battery[one.setting] = None if same else one.value


def _refuse_battery_s_own(settings: set[str]) -> None:
    """Raise `Refusal` if there are *settings*: what is in force on battery would become the value for mains.

    The window saves it for battery, unless it has not been notified of the plug yet.
    """
    for name in sorted(settings):
        why = Sentence(
            "On battery, {setting} has its own value.",
            setting=BY_ID[name].label,
        )
        raise Refusal(Fault.CHANGED_MEANWHILE, why)


def _present(session: SessionContext, ref: DriveRef) -> Drive:
    """Return the drive that *ref* means as the list shows it, twins included; raises `Refusal`."""
    identity.check_present(session.ports, ref)
    return next(drive for drive in drive_list.drives(session.ports) if drive.name == ref.name)


def _present_values(session: SessionContext, drive: Drive, request: Save) -> tuple[dict[str, Value], str]:
    """Return the values that the drive shows now, and `DriveSnapshot.own_serial`.

    Raises `Refusal` for the first value that cannot be restored later, or is not the one that was shown.
    """
    special = {one.setting: one.value for one in request.on_battery if one.value is not None}
    if not (request.settings or special):
        return {}, ""
    with session.look(drive.ref) as sight:
        states = [(access.state(sight, BY_ID[shown.setting]), shown) for shown in request.settings]
        own_serial = sight.own_serial
        values = {state.setting: _savable(state, shown.value) for state, shown in states}
        _check_untried(sight, special)
    return values, own_serial


def _check_untried(sight: DriveSnapshot, values: dict[str, Value]) -> None:
    """Raise `Refusal` for the first of *values*, which need not be in force, that could not be restored now."""
    live = {name: access.state(sight, BY_ID[name]) for name in values}
    for name, value in values.items():
        setting, state = BY_ID[name], live[name]
        if (
            why := unkeepable(setting)
            or rules.obstacle(state)
            or rules.untried_refusal(setting, value, state.value)
        ):
            raise Refusal(
                Fault.NOT_SUPPORTED, Sentence("{setting} cannot be saved: {why}", setting=setting.label, why=why)
            )
        if same_value(value, state.value):
            _check_writable(setting, value)
    changes = (Change(name, live[name].value, value) for name, value in values.items())
    if changing := tuple(one for one in changes if not same_value(one.expected, one.value)):
        # It refuses what no file can contain, too.
        engine.check(sight, changing)


def _refuse_mixture(session: SessionContext, ref: FileRef, own_serial: str) -> None:
    """Raise `Refusal` if the file is of another drive, which was behind the same bridge."""
    kept = session.store.contents(ref) if own_serial else None
    if kept is not None and kept.names.own_serial not in ("", own_serial):
        why = Sentence(
            "Saved for {saved}, now {present}. Delete them first.",
            saved=kept.names.own_serial,
            present=own_serial,
        )
        raise Refusal(Fault.NOT_SUPPORTED, why)


def _savable(state: State, shown: Value | None) -> Value:
    setting = BY_ID[state.setting]
    if why := unkeepable(setting) or rules.obstacle(state):
        raise Refusal(
            Fault.NOT_SUPPORTED, Sentence("{setting} cannot be saved: {why}", setting=setting.label, why=why)
        )
    if state.value is None:
        why = Sentence("{setting} cannot be saved: its value is unknown.", setting=setting.label)
        raise Refusal(Fault.NOT_SUPPORTED, why)
    if state.value != shown or type(state.value) is not type(shown):
        seen = setting.domain.label(shown) if shown is not None else Sentence("unknown")
        why = Sentence(
            "{setting} is now {value}, not {seen}. Save again.",
            setting=setting.label,
            value=setting.domain.label(state.value),
            seen=seen,
        )
        raise Refusal(Fault.CHANGED_MEANWHILE, why)
    _check_writable(setting, state.value)
    return state.value


def _check_writable(setting: Setting, value: Value) -> None:
    """Raise `Refusal` if a file cannot contain *value*."""
    try:
        value_text.to_text(setting.domain, value)
    except ValueError:
        why = Sentence(
            "{setting} cannot be saved: {value} could not be restored.",
            setting=setting.label,
            value=setting.domain.label(value),
        )
        raise Refusal(Fault.OUT_OF_RANGE, why) from None


def watch_risky(session: SessionContext, kind: DriveKind, ref: DriveRef, settings: Iterable[str]) -> None:
    """Let the boot guard watch over what is about to be written, if it is risky; raises `Refusal`.

    If the machine stops now, the next start does not restore what is saved of it before the user confirms it.
    """
    dangers = tuple(name for name in settings if risky(BY_ID[name]))
    if not dangers or not ref.identity:
        return
    try:
        file = FileRef(family_of(kind), ref.identity)
        session.store.marks.begin(file, ref.name, ref.diskseq, dangers, trial=True)
    except OSError as error:
        why = Sentence(
            "It could not be written: {why}.",
            why=error.strerror,
        )
        raise Refusal(Fault.IO_ERROR, why) from None
    try:
        session.store.watch_marks()
    except OSError as error:
        # The worst of it is that the next start asks about a change that went well.
        log_mistake("boot guard", error)


def forget(session: SessionContext, request: OfFile) -> SavedList:
    """Remember nothing of a drive any more; it keeps the settings it now has. Raises `Refusal`."""
    session.store.forget(request.file)
    return saved(session)


def try_held(session: SessionContext, request: OfFile) -> SavedList:
    """Restore, from the next start on, what the boot guard held back."""
    session.store.marks.release(request.file)
    return saved(session)


def drop_held(session: SessionContext, request: OfFile) -> SavedList:
    """Remove from what is saved what the boot guard holds back. Raises `Refusal`."""
    contents, held = session.store.contents(request.file), session.store.marks.held(request.file)
    if contents is not None and held is not None:
        dropped = [name for name, _ in contents.values if held.holds(name)]
        session.store.save(contents.ref, contents.names, {}, dropped)
    session.store.marks.release(request.file)
    return saved(session)


def of_file(verb: str, session: SessionContext, request: OfFile) -> SavedList:
    """Carry out one of the operations about a file; raises `Refusal` if there can be none of that identity."""
    try:
        name_of(request.file)
    except ValueError:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("No drive has this identity.")) from None
    return _OF_FILE[verb](session, request)


_OF_FILE: dict[str, Callable[[SessionContext, OfFile], SavedList]] = {
    "forget": forget,
    "try-held": try_held,
    "drop-held": drop_held,
}
