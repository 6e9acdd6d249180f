"""``disktune-helper experiment``: values of a setting against the present one, interleaved, with a verdict.

The runs, the statistics and the words are those of the window. Whatever ends it, the values that were found are
restored; with ``--keep`` the fastest one is then set as `set` would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.experiments import recipes
from disktune_contract.measuring.measurement import unusual
from disktune_contract.measuring.workload import Target
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import (
    Candidate,
    Compare,
    CompareEnded,
    CompareRound,
    CompareRun,
    Comparison,
)
from disktune_contract.messages.faults import UNCHANGED, Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import Started
from disktune_contract.record import record
from disktune_contract.settings.setting import UNREADABLE, Change, Risk, Setting, State, Value
from disktune_contract.units import duration
from disktune_helper.cli.common import measurements, selection, trial
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import ExperimentOutput, PlannedChange, TriedValue
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.trial import ChangeOptions, ChangeRun
from disktune_helper.cli.common.work import CommandWork


@record
class Task:
    """An experiment that is to be made."""

    drive: Drive
    setting: Setting
    before: Value
    values: tuple[Value, ...]
    """Those to try, the present one not among them."""
    plans: tuple[PlannedChange, ...]
    """One for each."""
    workload: str
    rounds: int
    seconds: int

    @property
    def takes_s(self) -> float:
        """About how long it takes."""
        usual = comparison.USUAL_WARM_UP_S
        return comparison.seconds_needed(len(self.values), self.rounds, self.seconds, usual)

    def request(self, *, wake: bool) -> Compare:
        """Return what to ask of the helper."""
        return Compare(
            self.drive.ref,
            self.workload,
            workloads.DIGEST,
            tuple(Candidate((Change(self.setting.id, self.before, value),)) for value in self.values),
            self.rounds,
            self.seconds,
            most_risk=max(Risk.PERFORMANCE, self.setting.risk),
            wake=wake,
        )


def run(work: CommandWork) -> int:
    """Make the experiment and print what came of it; return the exit status."""
    if work.line.has("--save") and not work.line.has("--keep"):
        raise bad_input("Only kept values are saved. Add --keep.")
    task = _task(work)
    _say_plan(work, task)
    if why := _refusal(work, task):
        raise CommandEnds(Exit.NOT_DONE, trial.unchanged(why))
    if work.line.has("--dry-run"):
        work.terminal.say(UNCHANGED)
        work.terminal.result(_output(task, None))
        return Exit.DONE
    work.revert_left_behind()
    work.say_awake()
    started = work.ask("compare", task.request(wake=work.line.has("--wake")))
    assert isinstance(started, Started)  # noqa: S101  # by the table of replies
    ended = _wait(work, started.job, task)
    return _end(work, task, ended)


# -- what is to be done ------------------------------------------------------------------------------------


def _task(work: CommandWork) -> Task:
    line = work.line
    if len(line.names) < 2:
        raise bad_input(
            "Name a drive and what to try, such as: disktune-helper experiment sda read_ahead=128,1024"
        )
    drive = selection.one(work.drives, line.names[0])
    found = work.settings(drive)
    states = {state.setting: state for state in found.states}
    setting, values = _wanted(line.names[1:], states)
    state = states[setting.id]
    if state.value is None:
        raise CommandEnds(Exit.NOT_DONE, f"{setting.label}: {state.reason or UNREADABLE}")
    tried = tuple(value for value in values if (type(value), value) != (type(state.value), state.value))
    if not tried:
        raise bad_input(f"{setting.label} already has this value. Name another value to compare with it.")
    if len(tried) > comparison.MAX_CANDIDATES:
        raise bad_input(f"An experiment compares at most {comparison.MAX_CANDIDATES} values with the present one.")
    workload = _workload(line.text("--profile"), setting)
    seconds = line.number("--seconds", comparison.SECONDS[0], comparison.SECONDS[-1])
    seconds = seconds or recipes.run_seconds(workload, rotational=bool(drive.rotational))
    plans = tuple(_planned(work, drive, setting, value, found) for value in tried)
    return Task(drive, setting, state.value, tried, plans, workload, _rounds(work, len(tried), seconds), seconds)


def _wanted(texts: Sequence[str], states: Mapping[str, State]) -> tuple[Setting, list[Value]]:
    """Return the setting and its values: “read_ahead=128,1024”, “-a 256,2048”, or one after the other."""
    settings: dict[str, Setting] = {}
    values: list[Value] = []
    rest = list(texts)
    while rest:
        word = rest.pop(0)
        if word.startswith("-"):
            numbers = word[2:] or (rest.pop(0) if rest else "")
            tried = [selection.in_catalogue(word[:2], part) for part in numbers.split(",")]
        else:
            name, text = selection.pair(word)
            setting = selection.find(name, states)
            tried = [(setting, selection.value(setting, part.strip())) for part in text.split(",")]
        settings |= {setting.id: setting for setting, _ in tried}
        if len(settings) > 1:
            raise bad_input("An experiment tries values of one setting. Name one setting.")
        values += [value for _, value in tried]
    [setting] = settings.values()
    unique = {(type(value), value): value for value in values}
    return setting, list(unique.values())


def _workload(name: str, setting: Setting) -> str:
    """Return the workload that judges: the one that is named, or the one that suits the setting."""
    suits = recipes.workloads_for(setting.id)
    of_drives = [one.id for one in workloads.WORKLOADS if one.target is Target.DRIVE and one.comparable]
    if not name:
        fitting = [one for one in suits if one in of_drives]
        if suits and not fitting:
            raise bad_input(
                f"Only writing is affected by {setting.label}, and a raw drive is never written. Use the page "
                "Experiment of the window, which measures in a file, or name a profile that reads with --profile."
            )
        return (fitting or of_drives)[0]
    steps = [step for step in measurements.steps_of(name) if step in of_drives]
    if len(steps) != 1:
        choices = ", ".join(steps or of_drives)
        raise bad_input(f"An experiment is judged by one workload. Name one of them with --profile: {choices}.")
    return steps[0]


def _rounds(work: CommandWork, candidates: int, seconds: int) -> int:
    """Return how many pairs each value gets in the time that was given, or in the usual time."""
    warm_up = comparison.USUAL_WARM_UP_S
    given = work.line.seconds("--time", 1, comparison.MAX_TOTAL_S)
    budget = given or recipes.shortest_budget(candidates, seconds)
    rounds = comparison.rounds_within(budget, candidates, seconds, warm_up)
    if not rounds:
        least = comparison.least_rounds(candidates)
        needed = comparison.seconds_needed(candidates, least, seconds, warm_up)
        raise bad_input(
            f"Time too short: comparing {candidates + 1} values needs {least} rounds, about "
            f"{selection.plain(duration(round(needed)))}."
        )
    return rounds


def _planned(work: CommandWork, drive: Drive, setting: Setting, value: Value, found: StateList) -> PlannedChange:
    """Return the change to one value, reviewed by the rules of the window's draft."""
    [planned] = trial.of_drive(work, drive, {setting.id: value}, found).shown
    return planned


def _refusal(work: CommandWork, task: Task) -> str:
    """Return why nothing is tried; empty if all may be."""
    if refused := next((one.refusal for one in task.plans if one.refusal), ""):
        return refused
    accepted = work.line.options.get("--accept-risk", ())
    missing = next((one for one in task.plans if one.consent and one.consent not in accepted), None)
    if missing is None:
        return ""
    return f"{task.setting.danger} To accept this risk, add: --accept-risk {missing.consent}"


# -- while it runs -----------------------------------------------------------------------------------------


def _say_plan(work: CommandWork, task: Task) -> None:
    label = workloads.BY_ID[task.workload].label
    upkeep = unusual(task.drive.upkeep)
    now = selection.words(task.setting, task.before)
    tried = ", ".join(selection.words(task.setting, value) for value in task.values)
    terminal = work.terminal
    terminal.say(f"{task.drive.name}: {task.drive.title}. Nothing is written to the drive.", Tone.HEADING)
    terminal.say(f"  {task.setting.label} ({task.setting.id}): now {now}; to try: {tried}")
    terminal.say(
        f"  {label}: {task.rounds} rounds of {len(task.values) + 1} runs, {task.seconds} s each, about "
        f"{selection.plain(duration(round(task.takes_s)))}. The value in force is restored."
    )
    if upkeep:
        terminal.say(f"    {upkeep}", Tone.CAUTION)
    for words in dict.fromkeys(one.risk for one in task.plans if one.risk):
        terminal.say(f"    {words}", Tone.CAUTION)
    for words in dict.fromkeys(words for one in task.plans for words in one.remarks):
        terminal.say(f"    {words}")


def _wait(work: CommandWork, job: int, task: Task) -> CompareEnded:
    """Show progress until it is over; whatever cancels it, it restores."""
    rounds = 0
    for told in work.told_by(job):
        if isinstance(told, CompareRound):
            rounds = told.round + 1
        elif isinstance(told, CompareRun):
            left = selection.plain(duration(round(told.left_s)))
            work.terminal.progress(
                f"{100 * told.done // max(1, told.total):3d}%  round {min(rounds + 1, task.rounds)} of "
                f"{task.rounds}, run {told.done} of {told.total}, about {left} left. Ctrl-C restores the value."
            )
        elif isinstance(told, CompareEnded):
            return told
    raise AssertionError("a job tells of its end")


# -- its end -----------------------------------------------------------------------------------------------


def _end(work: CommandWork, task: Task, ended: CompareEnded) -> int:
    """Print the result, and set the fastest value if that is wanted; return the exit status."""
    terminal = work.terminal
    if ended.result is not None:
        for line in measurements.lines(_labels(task), ended.result, _costs(task)):
            terminal.say(f"  {line}")
        said, tone = _outcome(task, ended.result)
        terminal.say(f"  {said}", tone)
        for note in ended.result.notes:
            terminal.say(f"  {note}", Tone.CAUTION)
    for sentence in ended.stuck:
        terminal.complain(f"{task.drive.name}: {sentence}")
    if ended.fault is not None or ended.stuck:
        terminal.result(_output(task, ended))
        if ended.fault is None:
            return Exit.NOT_DONE
        raise CommandEnds(Exit.NOT_DONE, _why(task, ended))
    best = ended.result.best if ended.result is not None else 0
    kept, wanted = False, work.line.has("--keep") and best and not terminal.stopped
    try:
        if wanted:
            kept = _keep(work, task, task.values[best - 1])
        else:
            now = selection.words(task.setting, task.before)
            terminal.say(f"  {task.setting.label} is {now}, as before the experiment.")
    finally:
        terminal.result(_output(task, ended, kept=kept))
    unknown = ended.result is None or bool(ended.result.void)
    return Exit.NOT_DONE if unknown or (wanted and not kept) else Exit.DONE


def _why(task: Task, ended: CompareEnded) -> str:
    if ended.fault is not Fault.CANCELLED or ended.stuck:
        return ended.why
    now = selection.words(task.setting, task.before)
    return f"The experiment was cancelled. {task.setting.label} is {now}, as before it."


def _keep(work: CommandWork, task: Task, value: Value) -> bool:
    """Set the fastest value by the way of `set`, and keep it; return whether it is kept."""
    planned = trial.of_drive(work, task.drive, {task.setting.id: value}, work.settings(task.drive))
    accepted = work.line.options.get("--accept-risk", ())
    wanted = ChangeOptions(None, keep=True, save=work.line.has("--save"), dry_run=False, accepted=accepted)
    return ChangeRun(work, wanted, (planned,)).carry_out() == Exit.DONE


def _labels(task: Task) -> tuple[str, ...]:
    """Return the values as they are printed: by arm, the one in force first."""
    return tuple(selection.words(task.setting, value) for value in (task.before, *task.values))


def _costs(task: Task) -> tuple[str, ...]:
    """Return what each value costs apart from speed, by arm."""
    return ("", *(recipes.cost(task.setting, task.before, value) for value in task.values))


def _outcome(task: Task, result: Comparison) -> tuple[str, Tone]:
    """Return the outcome in a sentence or two, in the window's words."""
    if result.void:
        return result.void, Tone.CAUTION
    labels = _labels(task)
    label = BY_ID[task.setting.id].label
    if result.best:
        best = next(one for one in result.findings if one.arm == result.best)
        return f"{label}: {labels[result.best]}. {best.words}", Tone.GOOD
    return measurements.nothing_faster(label, labels[0], result), Tone.PLAIN


def _output(task: Task, ended: CompareEnded | None, *, kept: bool = False) -> ExperimentOutput:
    labels = _labels(task)
    return ExperimentOutput(
        drive=task.drive.name,
        identity=task.drive.identity,
        setting=task.setting.id,
        workload=task.workload,
        before=task.before,
        before_words=labels[0],
        tried=tuple(TriedValue(*one) for one in zip(task.values, labels[1:], task.plans, strict=True)),
        rounds=task.rounds,
        seconds=task.seconds,
        dry_run=ended is None,
        result=ended.result if ended is not None else None,
        kept=kept,
        stuck=ended.stuck if ended is not None else (),
        fault=ended.fault if ended is not None else None,
        why=ended.why if ended is not None else "",
    )
