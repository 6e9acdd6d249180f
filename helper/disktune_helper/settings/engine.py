"""Applying changes: check all, remember, write, read back, and restore if anything goes wrong.

The order of restoring is the order of setting, not its reverse: a setting that names others in ``after`` is
disturbed by writing them (the scheduler resets the queue length), whichever way the values go.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault, Refusal, invalid, unknown
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext
from disktune_contract.rules.setting_interactions import decided_outside, involved
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.setting import Change, Setting, State, Status, Value
from disktune_helper.drives import drive_snapshot
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.settings import access

StateOf = Callable[[Setting], State]
"""Returns the state of a setting when it was first asked for."""


@record
class EarlierValue:
    """What a setting was before a change: what reverting or restoring gives it again."""

    setting: str
    value: Value


@record
class CheckedChanges:
    """Changes that have been checked, in the order in which they go, and the values before them."""

    changes: tuple[Change, ...]
    earlier: tuple[EarlierValue, ...]
    unseen: frozenset[str] = frozenset()
    """Settings that a change before brings, so that they can be checked only then."""


@record
class ApplyResult:
    """Results of changes; ``restored``: those of restoring the changes before a failed one."""

    results: tuple[ChangeResult, ...]
    restored: tuple[ChangeResult, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether a change failed, so that everything was restored already."""
        return any(result.fault for result in self.results)


def states(sight: DriveSnapshot) -> tuple[State, ...]:
    """Return every setting of the catalogue as this snapshot shows it."""
    return tuple(access.state(sight, setting) for setting in SETTINGS)


def states_of(sight: DriveSnapshot, settings: tuple[str, ...]) -> tuple[State, ...]:
    """Return those settings, by id, as this snapshot shows them."""
    return tuple(access.state(sight, BY_ID[name]) for name in settings)


def check(sight: DriveSnapshot, changes: tuple[Change, ...]) -> CheckedChanges:
    """Check that every one of *changes* may be done now; raises `Refusal` if not. Writes nothing."""
    # What several of them ask for is the same all along: nothing is written in between.
    state = _asked_once(sight)
    unseen = _check_all(sight, changes, state)
    by_id = {change.setting: change for change in changes}
    ordered = rules.in_order(by_id)
    return CheckedChanges(tuple(by_id[name] for name in ordered), _remember(by_id, unseen, state), unseen)


def apply(sight: OpenDriveSnapshot, checked: CheckedChanges) -> ApplyResult:
    """Apply *checked*: all, or none. The first change that fails ends it, and what was done is restored."""
    results: list[ChangeResult] = []
    for change in checked.changes:
        setting = BY_ID[change.setting]
        if change.setting in checked.unseen:
            results.append(_see_and_set(sight, setting, change.value))
        else:
            results.append(_set(sight, setting, change.expected, change.value))
        if results[-1].fault:
            results += [_not_tried(rest) for rest in checked.changes[len(results) :]]
            break
    else:
        results = _last_look(sight, results)
    if not any(result.fault for result in results):
        return ApplyResult(tuple(results))
    untouched = {result.setting for result in results if not result.changed}
    return ApplyResult(tuple(results), restore(sight, _without_unasked(checked.earlier, untouched)))


def restore(sight: OpenDriveSnapshot, earlier: tuple[EarlierValue, ...]) -> tuple[ChangeResult, ...]:
    """Give every setting the value it had, and return a result for each.

    What fails is reported and does not stop the rest; what had its value again already has not changed.
    """
    results = []
    for item in earlier:
        setting = BY_ID[item.setting]
        try:
            now = _read_back(sight, setting)
        except Refusal as error:
            results.append(ChangeResult(setting.id, None, item.value, None, False, error.fault, error.why))
            continue
        # What the drive cannot be asked for is always written: we only believe to know it.
        if now != item.value or isinstance(setting.access, UNASKABLE):
            results.append(_set(sight, setting, now, item.value))
        else:
            results.append(ChangeResult(setting.id, now, item.value, now, changed=False))
    return tuple(results)


def not_restored(earlier: tuple[EarlierValue, ...], error: Refusal) -> tuple[ChangeResult, ...]:
    """Return the results of a restoring that could not even begin."""
    return tuple(
        ChangeResult(item.setting, None, item.value, None, False, error.fault, error.why) for item in earlier
    )


def _without_unasked(earlier: tuple[EarlierValue, ...], untouched: set[str]) -> tuple[EarlierValue, ...]:
    """Return *earlier* less what cannot be asked for and was not set: restoring that would be a change."""
    return tuple(
        item
        for item in earlier
        if not (item.setting in untouched and isinstance(BY_ID[item.setting].access, UNASKABLE))
    )


def _check_all(sight: DriveSnapshot, changes: tuple[Change, ...], state_of: StateOf) -> frozenset[str]:
    """Raise `Refusal` if a change may not be done; return the settings that cannot be checked yet."""
    if not changes or len({change.setting for change in changes}) != len(changes):
        raise invalid("no setting, or one twice")
    whole = _whole(sight, changes, state_of)
    unseen = set()
    for change in changes:
        setting = BY_ID.get(change.setting)
        if setting is None:
            raise unknown(change.setting)
        state = state_of(setting)
        if why := rules.refusal(setting, state, change.value, whole):
            raise Refusal(Fault.NOT_SUPPORTED if state.status is not Status.OK else Fault.OUT_OF_RANGE, why)
        if rules.brought(setting, state, whole):
            unseen.add(setting.id)
        elif state.value != change.expected or type(state.value) is not type(change.expected):
            raise Refusal(Fault.CHANGED_MEANWHILE, _changed(setting, state.value, change.expected))
    return frozenset(unseen)


def _asked_once(sight: DriveSnapshot) -> StateOf:
    found: dict[str, State] = {}

    def state(setting: Setting) -> State:
        if setting.id not in found:
            found[setting.id] = access.state(sight, setting)
        return found[setting.id]

    return state


def _changed(setting: Setting, now: Value | None, expected: Value | None) -> str:
    return Sentence(
        "{setting} is now {now}, not {expected}. Apply again.",
        setting=setting.label,
        now=_words(setting, now),
        expected=_words(setting, expected),
    )


def _whole(sight: DriveSnapshot, changes: tuple[Change, ...], state_of: StateOf) -> RuleContext:
    """Return the drive as the rules between settings see it before and after *changes*."""
    wanted = {change.setting: change.value for change in changes}
    known = [state_of(BY_ID[name]) for name in sorted(involved(wanted)) if name in BY_ID]
    # The surroundings are all that is mounted; they are read only where a rule needs them.
    around = drive_snapshot.surroundings_of(sight) if decided_outside(wanted) else UNKNOWN
    return RuleContext.of(known, wanted, around)


@cache
def _disturbed_by(name: str) -> frozenset[str]:
    """Return the settings that writing *name* disturbs and whose values the drive can be asked for."""
    return frozenset(
        setting.id for setting in SETTINGS if name in setting.after and not isinstance(setting.access, UNASKABLE)
    )


def _remember(changes: dict[str, Change], unseen: frozenset[str], state_of: StateOf) -> tuple[EarlierValue, ...]:
    """Return the values before, in the order of restoring, side effects included.

    Of a change it is the value that was checked. Asked a second time, a drive may not answer, and the earlier
    value would be lost.
    """
    disturbed = frozenset[str]().union(*map(_disturbed_by, changes))
    found = []
    for name in rules.in_order((*changes, *(disturbed - set(changes)))):
        setting = BY_ID[name]
        seen = name in changes and name not in unseen
        before = changes[name].expected if seen else state_of(setting).value
        if before is None and isinstance(setting.access, UNASKABLE):
            before = setting.access.fallback
        if before is not None:
            found.append(EarlierValue(name, before))
    return tuple(found)


def _see_and_set(sight: OpenDriveSnapshot, setting: Setting, wanted: Value) -> ChangeResult:
    """Check what another change has brought, as `_check_all` checks what is there from the start, and set it."""
    try:
        state = access.state(access.anew(sight, setting), setting)
    except Refusal as error:
        return _failed(sight, setting, None, wanted, error)
    if why := rules.refusal(setting, state, wanted):
        fault = Fault.NOT_SUPPORTED if state.status is not Status.OK else Fault.OUT_OF_RANGE
        return ChangeResult(setting.id, state.value, wanted, state.value, False, fault, why)
    return _set(sight, setting, state.value, wanted)


def _last_look(sight: DriveSnapshot, results: list[ChangeResult]) -> list[ChangeResult]:
    """Return *results* as of after the last change: one change may have changed what another had set."""
    if len(results) == 1:
        return results
    looks = access.ReadBackSnapshots(sight)
    return [_as_it_stands(looks, result) for result in results]


def _as_it_stands(looks: access.ReadBackSnapshots, result: ChangeResult) -> ChangeResult:
    """Return a result that was good, as it is now; a drive that does not answer any more may have kept nothing."""
    setting = BY_ID[result.setting]
    if isinstance(setting.access, UNASKABLE):
        return result
    try:
        now = access.state(looks.at(setting), setting).value
    except Refusal as error:
        return replace(result, after=None, fault=error.fault, why=error.why)
    if now == result.after:
        return result
    why = Sentence(
        "{setting} was set, but another change made it {value}.",
        setting=setting.label,
        value=_words(setting, now),
    )
    return replace(result, after=now, changed=now != result.before, fault=Fault.NOT_KEPT, why=why)


def _set(sight: OpenDriveSnapshot, setting: Setting, before: Value | None, wanted: Value) -> ChangeResult:
    """Write one value and read it back."""
    try:
        access.write(sight, setting, wanted)
        if isinstance(setting.access, UNASKABLE):
            return ChangeResult(setting.id, before, wanted, None, changed=True)
        after = _read_back(sight, setting)
    except Refusal as error:
        return _failed(sight, setting, before, wanted, error)
    if after == wanted:
        return ChangeResult(setting.id, before, wanted, after, changed=after != before)
    why = Sentence(
        "{setting}: accepted, but reading it back gives {value}.",
        setting=setting.label,
        value=_words(setting, after),
    )
    return ChangeResult(setting.id, before, wanted, after, after != before, Fault.NOT_KEPT, why)


def _failed(
    sight: OpenDriveSnapshot, setting: Setting, before: Value | None, wanted: Value, error: Refusal
) -> ChangeResult:
    """Return the result of a write that was refused; it may have taken effect all the same."""
    try:
        after = _read_back(sight, setting)
    except Refusal:
        after = None
    changed = after is not None and after != before
    if isinstance(setting.access, UNASKABLE):
        # It cannot be asked. What got lost on the way there or back may have arrived, and is restored.
        after, changed = None, error.fault is Fault.IO_ERROR
    return ChangeResult(setting.id, before, wanted, after, changed, error.fault, error.why)


def _read_back(sight: DriveSnapshot, setting: Setting) -> Value | None:
    """Return the value as the drive or the kernel shows it now, never as it was written."""
    return access.state(access.anew(sight, setting), setting).value


def _not_tried(change: Change) -> ChangeResult:
    why = Sentence("Not applied: an earlier change failed.")
    return ChangeResult(
        change.setting, change.expected, change.value, change.expected, False, Fault.CANCELLED, why
    )


def _words(setting: Setting, value: Value | None) -> str:
    return Sentence("unknown") if value is None else setting.domain.label(value)
