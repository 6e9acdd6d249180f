"""The plan of a change: reviewed by the rules that the window's draft asks, in the window's words."""

from __future__ import annotations

from collections.abc import Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.identity.health import Health
from disktune_contract.identity.verdict import HealthVerdict, judge
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record, replace
from disktune_contract.rules import change_costs, rules
from disktune_contract.rules.rule_context import Whole
from disktune_contract.rules.setting_interactions import Weight, remarks
from disktune_contract.settings.change import Change
from disktune_contract.settings.lasting import lasting
from disktune_contract.settings.setting import Risk, Setting, Source, State, Value
from disktune_helper.cli.common import setting_choice
from disktune_helper.cli.common.outputs import PlannedChange
from disktune_helper.cli.common.terminal import Terminal, Tone
from disktune_helper.cli.common.work import CommandWork

_RISK_WORDS = {Risk.DATA_LOSS: "data-loss", Risk.HANG: "hang"}


@record
class DrivePlan:
    """What is to be done to one drive."""

    drive: Drive
    changes: tuple[Change, ...]
    """In their order; what the drive shows already is not among them."""
    shown: tuple[PlannedChange, ...]
    unchanged: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """Settings whose earlier value is not known, if they are to be restored."""


def of_drive(
    work: CommandWork, drive: Drive, wanted: Mapping[str, Value], found: StateList, *, returning: bool = False
) -> DrivePlan:
    """Return the plan that gives *drive* the values *wanted*; *returning* says that it had them before."""
    states = {state.setting: state for state in found.states}
    new = {name: value for name, value in wanted.items() if not _is_there(states[name], value)}
    # A drive that fails is not asked to change but what lowers the risk, or what it had before.
    failing = bool(new) and not returning and _fails(work, drive)
    whole = Whole.of(found.states, new, found.surroundings, failing=failing)
    ordered = rules.in_order(new)
    shown = tuple(_planned(BY_ID[name], states[name], new[name], whole, returning=returning) for name in ordered)
    changes = tuple(Change(name, states[name].value, new[name]) for name in ordered)
    return DrivePlan(drive, changes, shown, tuple(name for name in wanted if name not in new))


def _is_there(state: State, value: Value) -> bool:
    """Whether a drive shows *value*; what DiskTune set last is no reading, so it is set again."""
    return state.source is not Source.REMEMBERED and type(state.value) is type(value) and state.value == value


def _fails(work: CommandWork, drive: Drive) -> bool:
    """Whether a drive says that it fails; one that does not answer says nothing."""
    try:
        found = work.ask("health", OfDrive(drive.ref))
    except Refusal:
        return False
    return isinstance(found, Health) and judge(found).verdict is HealthVerdict.FAILING


def _planned(
    setting: Setting, state: State, value: Value, whole: Whole, *, returning: bool = False
) -> PlannedChange:
    dangerous = rules.needs_consent(setting, value)
    said = [one for one in remarks(whole, setting.id) if one.weight is not Weight.REFUSES]
    cost = change_costs.cost_words(setting, state.value, value)
    return PlannedChange(
        setting=setting.id,
        label=setting.label,
        before=state.value,
        after=value,
        before_words=setting_choice.words(setting, state.value),
        after_words=setting_choice.words(setting, value),
        cost=cost,
        risk=_risk(setting, cost, dangerous=dangerous),
        remarks=tuple(one.words for one in said),
        # What was there before may always return.
        consent=_RISK_WORDS[setting.risk] if dangerous and not returning else "",
        refusal=rules.refusal(setting, state, value, whole) or "",
    )


def _risk(setting: Setting, cost: str, *, dangerous: bool) -> str:
    """Return what a change risks, as the window says it."""
    if dangerous:
        return setting.danger
    if setting.risk >= Risk.DATA_LOSS:
        return "This is the safe value."
    return "Cost: noise, power or mechanical wear." if setting.risk is Risk.WEAR and not cost else ""


def say(terminal: Terminal, plan: DrivePlan) -> None:
    """Print a plan: what, from what, to what, at which cost and risk."""
    terminal.say(f"{plan.drive.name}: {plan.drive.title}", Tone.HEADING)
    for name in plan.unchanged:
        terminal.say(f"  {BY_ID[name].label}: the value is already as requested.")
    for name in plan.unknown:
        terminal.say(f"  {BY_ID[name].label}: the earlier value is unknown.", Tone.CAUTION)
    for change in plan.shown:
        terminal.say(f"  {change.label} ({change.setting}): {change.before_words} → {change.after_words}")
        for words in (change.cost, lasting(BY_ID[change.setting], plan.drive.kind), *change.remarks):
            if words:
                terminal.say(f"    {words}")
        if change.risk:
            terminal.say(f"    {change.risk}", Tone.CAUTION if change.consent else Tone.PLAIN)
        if change.refusal:
            terminal.say(f"    {change.refusal}", Tone.BAD)


def missing_consent(plan: DrivePlan, accepted: tuple[str, ...]) -> str:
    """Return why a plan may not be carried out without a further option; empty if it may."""
    missing = [change for change in plan.shown if change.consent and change.consent not in accepted]
    if not missing:
        return ""
    first = missing[0]
    return (
        f"{first.label} was not changed. {BY_ID[first.setting].danger} "
        f"To accept this risk, add: --accept-risk {first.consent}"
    )


def unchanged(why: str) -> str:
    """Return why nothing is changed with the sentence that says so; a missing option stands at the end."""
    return why if " --accept-risk " in why else f"{why} No settings were changed."


def without_unknown(plan: DrivePlan, unknown: tuple[str, ...]) -> DrivePlan:
    """Return a plan that says of which settings no earlier value is known."""
    return replace(plan, unknown=unknown)
