"""Changes at the terminal: the plan, in the window's words, and carrying it out on trial.

Several drives are one trial: they are changed side by side, and the time to answer begins when the last one has
been changed. All are kept, or none; only a SIGKILL between the first and the last keep, milliseconds apart, leaves
some of them kept.

The operations are those of the window, and so is the keeper: if this process is killed, the service of systemd
that was started before the first change reverts it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import Health
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.change import (
    DEFAULT_TRIAL_S,
    MAX_TRIAL_S,
    MIN_TRIAL_S,
    AnswerIn,
    Applied,
    Apply,
    ChangeResult,
    OfTrial,
    TrialEnd,
    TrialEnded,
)
from disktune_contract.messages.faults import UNCHANGED, Fault, Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record, replace
from disktune_contract.rules import change_costs, rules
from disktune_contract.rules.rule_context import RuleContext
from disktune_contract.rules.setting_interactions import Weight, remarks
from disktune_contract.said import changes
from disktune_contract.settings.saved import Save, ShownValue
from disktune_contract.settings.setting import WEARS, Change, Risk, Setting, Source, State, Value
from disktune_contract.settings.setting_names import lasting
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import ChangedDrive, PlannedChange, SetOutput
from disktune_helper.cli.common.terminal import Terminal, Tone
from disktune_helper.cli.common.work import MARGIN_S, CommandWork, Waiting
from disktune_helper.settings.trials import APPLYING_S
from disktune_helper.system.log import log_mistake

# -- the plan of a change, reviewed by the rules and in the window's words ---------------------------------

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
    """Return the plan that gives *drive* the values *wanted*; *returning*: it had them before."""
    states = {state.setting: state for state in found.states}
    new = {name: value for name, value in wanted.items() if not _is_there(states[name], value)}
    # A drive that fails is not asked to change but what lowers the risk, or what it had before.
    failing = bool(new) and not returning and _fails(work, drive)
    whole = RuleContext.of(found.states, new, found.surroundings, failing=failing)
    ordered = rules.in_order(new)
    shown = tuple(_planned(BY_ID[name], states[name], new[name], whole, returning=returning) for name in ordered)
    changes = tuple(Change(name, states[name].value, new[name]) for name in ordered)
    return DrivePlan(drive, changes, shown, tuple(name for name in wanted if name not in new))


def _is_there(state: State, value: Value) -> bool:
    """Whether a drive shows *value*; what DiskTune set last is no reading, so it is set again."""
    return state.source is not Source.REMEMBERED and type(state.value) is type(value) and state.value == value


def _fails(work: CommandWork, drive: Drive) -> bool:
    """Whether a drive reports that it fails; False for one that does not answer."""
    try:
        found = work.ask("health", OfDrive(drive.ref))
    except Refusal:
        return False
    return isinstance(found, Health) and judge(found).verdict is HealthVerdict.FAILING


def _planned(
    setting: Setting, state: State, value: Value, whole: RuleContext, *, returning: bool = False
) -> PlannedChange:
    dangerous = rules.needs_consent(setting, value)
    said = [one for one in remarks(whole, setting.id) if one.weight is not Weight.REFUSES]
    cost = change_costs.cost_words(setting, state.value, value)
    return PlannedChange(
        setting=setting.id,
        label=setting.label,
        before=state.value,
        after=value,
        before_words=selection.words(setting, state.value),
        after_words=selection.words(setting, value),
        cost=cost,
        risk=_risk(setting, cost, dangerous=dangerous),
        remarks=tuple(one.words for one in said),
        # What was there before may always return.
        consent=_RISK_WORDS[setting.risk] if dangerous and not returning else "",
        refusal=rules.refusal(setting, state, value, whole) or "",
    )


def _risk(setting: Setting, cost: str, *, dangerous: bool) -> str:
    """Return what a change risks, in the window's words."""
    if dangerous:
        return setting.danger
    if setting.risk >= Risk.DATA_LOSS:
        return changes.SAFE
    return WEARS if setting.risk is Risk.WEAR and not cost else ""


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
    """Return *why* with the sentence that nothing was changed, unless it ends in a missing option."""
    return why if " --accept-risk " in why else f"{why} {UNCHANGED}"


def without_unknown(plan: DrivePlan, unknown: tuple[str, ...]) -> DrivePlan:
    """Return *plan* with the settings of which no earlier value is known."""
    return replace(plan, unknown=unknown)


# -- carrying out plans on trial: apply, ask, keep or revert -----------------------------------------------

ASKED_S = 30
"""How long a user has to answer."""
SIDE_BY_SIDE = 16
"""Drives that are changed at a time: each has a keeper started, which takes a slow computer a second."""
_YES = frozenset({"y", "yes", "keep"})
_NO = frozenset({"n", "no", "revert"})


@record
class ChangeOptions:
    """What the command line states about what becomes of the changes."""

    trial_s: float | None
    keep: bool
    save: bool
    dry_run: bool
    accepted: tuple[str, ...]


def wishes(work: CommandWork) -> ChangeOptions:
    """Return the options; raises `CommandEnds` where a confirmation is needed and no terminal is there."""
    line = work.line
    found = ChangeOptions(
        line.seconds("--try", MIN_TRIAL_S, MAX_TRIAL_S),
        line.has("--keep"),
        line.has("--save"),
        line.has("--dry-run"),
        line.options.get("--accept-risk", ()),
    )
    if not (found.dry_run or found.keep or found.trial_s is not None or work.terminal.asks):
        raise bad_input(
            "Standard input is not a terminal, so the changes cannot be confirmed. No settings were changed. Add "
            "--keep, or --try TIME to revert them after that time."
        )
    if found.save and not (found.keep or found.dry_run or work.terminal.asks):
        raise bad_input("Only kept values are saved. Add --keep.")
    return found


class ChangeRun:
    """The plans of one command while they are carried out."""

    def __init__(self, work: CommandWork, wanted: ChangeOptions, planned: Sequence[DrivePlan]) -> None:
        self._work, self._wanted = work, wanted
        self._plans = tuple(planned)
        self._changing = [one for one in self._plans if one.changes]
        self._open: dict[str, str] = {}
        """Trials by the kernel names of their drives."""
        self._end = TrialEnd.REVERTED
        self._found = {
            one.drive.name: ChangedDrive(one.drive.name, one.drive.identity, one.shown, one.unchanged)
            for one in self._plans
        }

    def run(self) -> int:
        """Print the plans and carry them out; return the exit status."""
        terminal = self._work.terminal
        for one in self._plans:
            say(terminal, one)
        status = Exit.DONE
        try:
            if not self._wanted.dry_run:
                status = self.carry_out()
            elif why := self._refusal():
                terminal.complain(why)
                status = Exit.NOT_DONE
            else:
                terminal.say(UNCHANGED)
        finally:
            terminal.result(SetOutput(tuple(self._found.values()), self._wanted.dry_run))
        return status

    def _refusal(self) -> str:
        """Return why nothing is changed; empty if all may be."""
        refused = (change.refusal for one in self._plans for change in one.shown if change.refusal)
        missing = (missing_consent(one, self._wanted.accepted) for one in self._plans)
        return next(refused, "") or next((words for words in missing if words), "")

    def carry_out(self) -> Exit:
        """Apply the plans, and keep or revert them; return the exit status. Raises `CommandEnds` or `Refusal`."""
        if why := self._refusal():
            self._note_all(fault=Fault.NOT_ALLOWED, why=why)
            raise CommandEnds(Exit.NOT_DONE, unchanged(why))
        self._work.revert_left_behind()
        try:
            if not self._apply():
                return Exit.NOT_DONE
            if self._open and not self._is_confirmed():
                return Exit.NOT_DONE
            self._keep()
        finally:
            self._revert()
        return self._save() if self._wanted.save else Exit.DONE

    # -- applying ------------------------------------------------------------------------------------------

    def _apply(self) -> bool:
        """Apply all plans and print what was read back; return whether nothing failed. Raises `Refusal`."""
        plans = self._changing
        # Of several the time begins when all are changed; until then none may be over.
        seconds = self._trial_s if len(plans) == 1 else MAX_TRIAL_S
        for first in range(0, len(plans), SIDE_BY_SIDE):
            if first:
                self._answer_in(MAX_TRIAL_S)
            some = plans[first : first + SIDE_BY_SIDE]
            requests = {one.drive.name: Apply(one.drive.ref, one.changes, seconds) for one in some}
            if not self._applied(requests) or self._work.terminal.stopped:
                return False
        return True

    def _applied(self, requests: Mapping[str, Apply]) -> bool:
        """Apply to some drives side by side; return whether nothing failed."""
        answers = self._work.ask_each("apply", requests, APPLYING_S - MARGIN_S, self._waiting("Changing"))
        applied = {name: answer for name, answer in answers.items() if isinstance(answer, Applied)}
        # First of all: whatever is printed about the others, these are reverted.
        self._open.update({name: answer.trial for name, answer in applied.items() if answer.trial})
        for name, answer in applied.items():
            self._say_applied(name, answer)
        waits = not self._wanted.keep or self._wanted.trial_s is not None
        if waits and any(answer.trial and not answer.kept for answer in applied.values()):
            self._work.terminal.remark(
                "systemd does not run here: if this process is killed, nothing reverts the changes."
            )
        self._raise_refused(answers)
        return not any(result.fault for answer in applied.values() for result in answer.results)

    def _say_applied(self, drive: str, applied: Applied) -> None:
        terminal = self._work.terminal
        self._note(drive, results=applied.results, reverted=applied.restored)
        terminal.say(f"{drive}:")
        for result in applied.results:
            terminal.say(f"  {result_words(result)}", Tone.PLAIN if result.fault is None else Tone.BAD)
        for result in applied.restored:
            terminal.say(f"  {restored_words(result)}", Tone.PLAIN if result.fault is None else Tone.BAD)

    def _raise_refused(self, answers: Mapping[str, object]) -> None:
        """Print what was refused, and raise the last of it; raises a mistake first."""
        for answer in answers.values():
            if isinstance(answer, Exception) and not isinstance(answer, Refusal):
                raise answer
        refused = {drive: answer for drive, answer in answers.items() if isinstance(answer, Refusal)}
        for drive, error in refused.items():
            self._note(drive, fault=error.fault, why=error.why)
        named = [
            Refusal(error.fault, f"{drive}: {error.why}" if len(self._plans) > 1 else error.why)
            for drive, error in refused.items()
        ]
        for error in named[:-1]:
            self._work.terminal.complain(error.why)
        if named:
            raise named[-1]

    def _waiting(self, doing: str) -> Waiting:
        """Return what shows which drives are waited for, and prints it if they keep the command from ending."""
        terminal, told = self._work.terminal, self._work.terminal.stopped

        def show(drives: list[str]) -> None:
            nonlocal told
            names = ", ".join(drives)
            if terminal.stopped and not told:
                told = True
                terminal.remark(f"Interrupted. The changes are reverted when {names} has answered.")
            terminal.progress(f"{doing} {names}…")

        return show

    @property
    def _trial_s(self) -> int:
        """How long there is to answer. What may hang the computer is restored soon."""
        if self._wanted.trial_s is not None:
            return round(self._wanted.trial_s)
        hangs = any(BY_ID[change.setting].risk >= Risk.HANG for one in self._plans for change in one.changes)
        return DEFAULT_TRIAL_S if self._wanted.keep or hangs else ASKED_S

    def _answer_in(self, seconds: int) -> None:
        """Let all of several drives have the same time from now. Raises `Refusal` if the trial of one is over."""
        for drive, token in self._open.items() if len(self._changing) > 1 else ():
            try:
                self._work.ask("answer-in", AnswerIn(token, seconds))
            except Refusal as error:
                raise Refusal(error.fault, f"{drive}: {error.why}") from None

    # -- the answer ----------------------------------------------------------------------------------------

    def _is_confirmed(self) -> bool:
        """Wait for the end of the trial or the user's answer; return whether to keep the changes."""
        work, wanted = self._work, self._wanted
        if wanted.keep and wanted.trial_s is None:
            return not work.terminal.stopped
        self._answer_in(self._trial_s)
        asks = work.terminal.asks and not wanted.keep
        while not work.terminal.stopped:
            left = work.trial_left_s()
            if left <= (_MARGIN_S if wanted.keep else 0.0):
                self._end = TrialEnd.TIMED_OUT
                return wanted.keep
            work.terminal.progress(_question(left, asks=asks, keep=wanted.keep))
            typed = (work.terminal.wait(min(left, 1.0)) or "").casefold()
            if asks and typed in _YES:
                return True
            if typed in _NO:
                return False
        return False

    def _keep(self) -> None:
        # None is over before the last is kept, or none is kept.
        self._answer_in(self._trial_s)
        for drive, token in tuple(self._open.items()):
            self._work.ask("keep", OfTrial(token))
            del self._open[drive]
            self._note(drive, end=TrialEnd.KEPT)
            self._work.terminal.say(f"{drive}: changes kept.", Tone.GOOD)

    def _revert(self) -> None:
        """Revert what is still on trial; the session's own end would come too late for its words."""
        on_trial, self._open = self._open, {}
        for drive, ended in self._work.revert(on_trial, self._end, self._waiting("Reverting")).items():
            if isinstance(ended, TrialEnded):
                self._note(drive, end=ended.end, reverted=ended.results)
                self._say_end(drive, ended)
            elif isinstance(ended, Refusal):
                # The keeper has taken it over, and reverts it.
                self._note(drive, fault=ended.fault, why=ended.why)
                self._work.terminal.complain(f"{drive}: {ended.why}")
            else:
                # Its file is still there: the keeper reverts it when this process ends, else the next helper.
                log_mistake("revert", ended)
                self._work.terminal.complain(f"{drive}: the helper stopped after an internal error.")

    def _say_end(self, drive: str, ended: TrialEnded) -> None:
        terminal = self._work.terminal
        troubles = [result for result in ended.results if result.fault is not None]
        late = ": they were not confirmed in time" if ended.end is TrialEnd.TIMED_OUT else ""
        terminal.say(
            f"{drive}: " + ("not all settings could be reverted." if troubles else f"changes reverted{late}.")
        )
        for result in ended.results:
            if result.changed or result.fault is not None:
                terminal.say(f"  {restored_words(result)}", Tone.PLAIN if result.fault is None else Tone.BAD)
        for result in troubles:
            terminal.complain(f"{drive}: {restored_words(result)}")

    # -- saving --------------------------------------------------------------------------------------------

    def _save(self) -> Exit:
        """Save what was kept, at the values that the drives show now."""
        for one in self._plans:
            named = (*(change.setting for change in one.changes), *one.unchanged)
            states = self._work.states(one.drive)
            shown = tuple(ShownValue(name, states[name].value) for name in named)
            self._work.ask("save", Save(one.drive.ref, shown))
            self._note(one.drive.name, saved=True)
            self._work.terminal.say(f"{one.drive.name}: saved for every boot.", Tone.GOOD)
        return Exit.DONE

    # -- notes ---------------------------------------------------------------------------------------------

    def _note(self, drive: str, **known: object) -> None:
        self._found[drive] = replace(self._found[drive], **known)  # type: ignore[arg-type]  # fields of the record

    def _note_all(self, **known: object) -> None:
        for drive in self._found:
            self._note(drive, **known)


_MARGIN_S = 1.0
"""Before the end: a trial that is over can no longer be kept."""


def _question(left: float, *, asks: bool, keep: bool) -> str:
    seconds = max(1, round(left))
    if keep:
        return f"Keeping the changes in {seconds} s. Ctrl-C reverts them now."
    if asks:
        return f"Keep these changes? Reverting in {seconds} s. [y/N] "
    return f"Reverting in {seconds} s. Ctrl-C reverts now."


def result_words(result: ChangeResult) -> str:
    """Return what became of one change, with the setting's name in front."""
    return f"{BY_ID[result.setting].label}: {changes.result(result, selection.words)}"


def restored_words(result: ChangeResult) -> str:
    """Return how restoring one value went."""
    return changes.restored(result, selection.words)
