"""Changing settings: check all, remember, write, read back, and put back if anything goes wrong.

The order of putting back is the order of setting, not its reverse: a setting that names others in ``after`` is
disturbed by writing them (the scheduler resets the queue length), whichever way the values go.
"""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import StepResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import Whole
from disktune_contract.rules.setting_interactions import involved
from disktune_contract.settings.ata_access import UNASKABLE
from disktune_contract.settings.setting import Offer, Setting, State, Status, Value
from disktune_contract.settings.step import Step
from disktune_helper import access
from disktune_helper.inventory import surroundings
from disktune_helper.inventory.drive_snapshot import Sight


@record
class Restore:
    """What a setting was before; enough to put it back."""

    setting: str
    value: Value


@record
class ChangePlan:
    """Steps that have been checked, in the order in which they go, and the way back."""

    steps: tuple[Step, ...]
    restores: tuple[Restore, ...]
    unseen: frozenset[str] = frozenset()
    """Settings that an earlier step brings, so that they can be checked only then."""


@record
class Outcome:
    """What carrying out a plan did; ``undone`` says how the steps before a failed one were put back."""

    results: tuple[StepResult, ...]
    undone: tuple[StepResult, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether a step failed, so that everything was put back already."""
        return any(result.fault for result in self.results)


def states(sight: Sight) -> tuple[State, ...]:
    """Return every setting of the catalogue as this look shows it."""
    return tuple(access.state(sight, setting) for setting in SETTINGS)


def states_of(sight: Sight, settings: tuple[str, ...]) -> tuple[State, ...]:
    """Return those settings, by id, as this look shows them."""
    return tuple(access.state(sight, BY_ID[name]) for name in settings)


def plan(sight: Sight, steps: tuple[Step, ...]) -> ChangePlan:
    """Check that every one of *steps* may be done now; raises `Refusal` if not. Writes nothing."""
    unseen = _check_all(sight, steps)
    by_id = {step.setting: step for step in steps}
    ordered = rules.in_order(by_id)
    return ChangePlan(tuple(by_id[name] for name in ordered), _remember(sight, by_id, unseen), unseen)


def carry_out(sight: Sight, plan: ChangePlan) -> Outcome:
    """Do the steps of *plan*: all, or none. The first that fails ends it, and what was done is put back."""
    results: list[StepResult] = []
    for step in plan.steps:
        setting = BY_ID[step.setting]
        if step.setting in plan.unseen:
            results.append(_see_and_set(sight, setting, step.value))
        else:
            results.append(_set(sight, setting, step.expected, step.value))
        if results[-1].fault:
            results += [_not_tried(rest) for rest in plan.steps[len(results) :]]
            break
    else:
        results = _last_look(sight, results)
    if not any(result.fault for result in results):
        return Outcome(tuple(results))
    untouched = {result.setting for result in results if not result.changed}
    return Outcome(tuple(results), put_back(sight, _without_unasked(plan.restores, untouched)))


def put_back(sight: Sight, restores: tuple[Restore, ...]) -> tuple[StepResult, ...]:
    """Give every setting the value it had, and return a result for each.

    What fails is reported and does not stop the rest; what had its value again already has not changed.
    """
    results = []
    for item in restores:
        setting = BY_ID[item.setting]
        try:
            now = _read_back(sight, setting)
        except Refusal as error:
            results.append(StepResult(setting.id, None, item.value, None, False, error.fault, error.why))
            continue
        # What the drive cannot be asked for is always written: we only believe to know it.
        if now != item.value or isinstance(setting.access, UNASKABLE):
            results.append(_set(sight, setting, now, item.value))
        else:
            results.append(StepResult(setting.id, now, item.value, now, changed=False))
    return tuple(results)


def not_put_back(restores: tuple[Restore, ...], error: Refusal) -> tuple[StepResult, ...]:
    """Return the results of a putting back that could not even begin."""
    return tuple(
        StepResult(item.setting, None, item.value, None, False, error.fault, error.why) for item in restores
    )


def _without_unasked(restores: tuple[Restore, ...], untouched: set[str]) -> tuple[Restore, ...]:
    """Return *restores* less what cannot be asked for and was not set: putting that back would be a change."""
    return tuple(
        item
        for item in restores
        if not (item.setting in untouched and isinstance(BY_ID[item.setting].access, UNASKABLE))
    )


def _check_all(sight: Sight, steps: tuple[Step, ...]) -> frozenset[str]:
    """Raise `Refusal` if a step may not be done; return the settings that cannot be checked yet."""
    if not steps or len({step.setting for step in steps}) != len(steps):
        raise Refusal(Fault.PROTOCOL, "A change names each of its settings once, and at least one.")
    together = {step.setting for step in steps}
    whole = _whole(sight, steps)
    unseen = set()
    for step in steps:
        setting = BY_ID.get(step.setting)
        if setting is None:
            raise Refusal(Fault.NOT_SUPPORTED, f"There is no setting {step.setting[:40]!r}.")
        state = access.state(sight, setting)
        if together.intersection(setting.after):
            # What is changed first may widen or narrow the offer; the kernel then has the last word.
            state = replace(state, offer=Offer())
        if why := rules.refusal(setting, state, step.value, whole):
            raise Refusal(Fault.NOT_SUPPORTED if state.status is not Status.OK else Fault.OUT_OF_RANGE, why)
        if rules.brought(setting, state, whole):
            unseen.add(setting.id)
        elif state.value != step.expected or type(state.value) is not type(step.expected):
            raise Refusal(
                Fault.CHANGED_MEANWHILE,
                f"{setting.label} is now {_words(setting, state.value)}, not {_words(setting, step.expected)}. "
                "Nothing was changed; look again.",
            )
    return frozenset(unseen)


def _whole(sight: Sight, steps: tuple[Step, ...]) -> Whole:
    """Return the drive as the rules between settings see it before and after *steps*."""
    wanted = {step.setting: step.value for step in steps}
    known = [access.state(sight, BY_ID[name]) for name in sorted(involved(wanted)) if name in BY_ID]
    return Whole.of(known, wanted, surroundings.look(sight))


def _remember(sight: Sight, steps: dict[str, Step], unseen: frozenset[str]) -> tuple[Restore, ...]:
    """Return the values before, in the order of putting back, side effects included.

    Of a step it is the value that was checked. Asked a second time, a drive may not answer, and the way back would
    be lost.
    """
    disturbed = {setting.id for setting in SETTINGS if set(steps).intersection(setting.after)}
    disturbed = {name for name in disturbed if not isinstance(BY_ID[name].access, UNASKABLE)}
    found = []
    for name in rules.in_order((*steps, *(disturbed - set(steps)))):
        setting = BY_ID[name]
        checked = name in steps and name not in unseen
        before = steps[name].expected if checked else access.state(sight, setting).value
        if before is None and isinstance(setting.access, UNASKABLE):
            before = setting.access.fallback
        if before is not None:
            found.append(Restore(name, before))
    return tuple(found)


def _see_and_set(sight: Sight, setting: Setting, wanted: Value) -> StepResult:
    """Check what an earlier step has brought, as `_check_all` checks what is there from the start, and set it."""
    try:
        state = access.state(access.anew(sight, setting), setting)
    except Refusal as error:
        return _failed(sight, setting, None, wanted, error)
    if why := rules.refusal(setting, state, wanted):
        fault = Fault.NOT_SUPPORTED if state.status is not Status.OK else Fault.OUT_OF_RANGE
        return StepResult(setting.id, state.value, wanted, state.value, False, fault, why)
    return _set(sight, setting, state.value, wanted)


def _last_look(sight: Sight, results: list[StepResult]) -> list[StepResult]:
    """Return *results* as they stand after the last step: one step may have changed what another had set."""
    if len(results) == 1:
        return results
    looks = access.Looks(sight)
    return [_as_it_stands(looks, result) for result in results]


def _as_it_stands(looks: access.Looks, result: StepResult) -> StepResult:
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
    why = f"{setting.label}: set, but another step of this change made it {_words(setting, now)}."
    return replace(result, after=now, changed=now != result.before, fault=Fault.NOT_KEPT, why=why)


def _set(sight: Sight, setting: Setting, before: Value | None, wanted: Value) -> StepResult:
    """Write one value and read it back."""
    try:
        access.write(sight, setting, wanted)
        if isinstance(setting.access, UNASKABLE):
            return StepResult(setting.id, before, wanted, None, changed=True)
        after = _read_back(sight, setting)
    except Refusal as error:
        return _failed(sight, setting, before, wanted, error)
    if after == wanted:
        return StepResult(setting.id, before, wanted, after, changed=after != before)
    why = f"{setting.label}: accepted, but it now shows {_words(setting, after)}."
    return StepResult(setting.id, before, wanted, after, after != before, Fault.NOT_KEPT, why)


def _failed(sight: Sight, setting: Setting, before: Value | None, wanted: Value, error: Refusal) -> StepResult:
    """Return the result of a write that was refused; it may have taken effect all the same."""
    try:
        after = _read_back(sight, setting)
    except Refusal:
        after = None
    changed = after is not None and after != before
    if isinstance(setting.access, UNASKABLE):
        # Nobody can ask. What got lost on the way there or back may have arrived, and is put back.
        after, changed = None, error.fault is Fault.IO_ERROR
    return StepResult(setting.id, before, wanted, after, changed, error.fault, error.why)


def _read_back(sight: Sight, setting: Setting) -> Value | None:
    """Return the value as the drive or the kernel shows it now, never as it was written."""
    return access.state(access.anew(sight, setting), setting).value


def _not_tried(step: Step) -> StepResult:
    why = "Not tried, because a change before it failed."
    return StepResult(step.setting, step.expected, step.value, step.expected, False, Fault.CANCELLED, why)


def _words(setting: Setting, value: Value | None) -> str:
    return "unknown" if value is None else setting.domain.label(value)
