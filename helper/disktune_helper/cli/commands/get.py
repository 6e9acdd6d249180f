"""``disktune-helper get``: settings of drives, as ``set`` takes them. It changes nothing and wakes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.protocol import Nothing
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.saved import SavedList, SavedValue
from disktune_contract.settings.setting import Choice, Offer, Range, Setting, Source, State, Status, Table, Value
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input, needs_root
from disktune_helper.cli.common.outputs import DriveSettingsOutput, GetOutput, OfferOutput, SettingOutput
from disktune_helper.cli.common.terminal import Terminal, Tone, table
from disktune_helper.cli.common.work import CommandWork


@record
class AnsweredSettings:
    """What one drive answers."""

    drive: Drive
    states: Mapping[str, State]
    """By the words of the command line; of all settings by their ids."""
    problems: Mapping[str, str]
    """What is wrong with the other words."""
    silent: str = ""
    """Why it does not answer at all."""

    @property
    def unread(self) -> tuple[str, ...]:
        """Why values are missing, as sentences."""
        missing = (one for one in self.states.values() if one.value is None and one.status is not Status.OK)
        reasons = (f"{BY_ID[one.setting].label}: {one.reason or 'unknown'}" for one in missing)
        return (self.silent,) if self.silent else tuple(reasons)


def run(work: CommandWork) -> int:
    """Print the settings that are asked for; return the exit status."""
    drives, names = selection.drives_first(work.drives, work.line.names)
    wanted = tuple(dict.fromkeys(selection.letters(names)))
    answers = [_answer(work, drive, wanted, alone=len(drives) == 1) for drive in drives]
    if wanted and len(drives) > 1:
        _say_table(work.terminal, wanted, answers)
    else:
        for one in answers:
            if not wanted:
                work.terminal.say(f"{one.drive.name}: {one.drive.title}", Tone.HEADING)
            for line in _lines(one, whole=bool(wanted)):
                work.terminal.say(line)
    saved = work.ask("saved", Nothing())
    assert isinstance(saved, SavedList)  # noqa: S101  # by the table of replies
    work.terminal.result(GetOutput(tuple(_output(one, saved) for one in answers)))
    return _end(work, answers) if wanted else Exit.DONE


def _answer(work: CommandWork, drive: Drive, wanted: Sequence[str], *, alone: bool) -> AnsweredSettings:
    """Ask a drive; raises `Refusal` for the only one."""
    try:
        states = work.states(drive)
    except Refusal as error:
        if alone:
            raise
        return AnsweredSettings(drive, {}, {}, error.why)
    if not wanted:
        return AnsweredSettings(drive, _there(states, everything=work.line.has("--all")), {})
    named, problems = {}, {}
    for name in wanted:
        try:
            named[name] = states[selection.find(name, states).id]
        except CommandEnds as error:
            problems[name] = error.why
    return AnsweredSettings(drive, named, problems)


def _there(states: Mapping[str, State], *, everything: bool) -> dict[str, State]:
    absent = (Status.UNSUPPORTED, Status.LEGACY)
    return {
        name: one for name, one in states.items() if everything or not (one.status in absent and one.value is None)
    }


def _end(work: CommandWork, answers: Sequence[AnsweredSettings]) -> Exit:
    """Print what was not answered, each reason once, the last one by raising it as a `CommandEnds`."""
    states = [state for one in answers for state in one.states.values() if state.value is None]
    if not work.as_root and any(state.status is Status.UNREADABLE for state in states):
        raise needs_root(("get", *work.line.names))
    reasons: dict[str, list[str]] = {}
    for one in answers:
        for why in one.unread:
            reasons.setdefault(why, []).append(one.drive.name)
    # Beside the values of one drive is why there is none; the cells of a table have no room for that.
    ends = [CommandEnds(Exit.NOT_DONE, why) for why in reasons][:1]
    if len(answers) > 1:
        ends = [CommandEnds(Exit.NOT_DONE, f"{', '.join(drives)}: {why}") for why, drives in reasons.items()]
    ends += [bad_input(why) for why in dict.fromkeys(why for one in answers for why in one.problems.values())]
    for end in ends[:-1]:
        work.terminal.complain(end.why)
    if ends:
        raise ends[-1]
    return Exit.DONE


# -- words -------------------------------------------------------------------------------------------------

_CELLS = {Status.OK: "not reported", Status.UNSUPPORTED: "not supported", Status.LEGACY: "obsolete"}


def _say_table(terminal: Terminal, wanted: Sequence[str], answers: Sequence[AnsweredSettings]) -> None:
    """Print a row for each drive with a column for each of *wanted*."""
    rows = [(one.drive.name, *(_cell(one, name) for name in wanted)) for one in answers]
    terminal.say_table(("DRIVE", *wanted), rows)
    kept = [one.drive.name for one in answers if any(map(_is_kept, one.states.values()))]
    if kept:
        terminal.say(f"From the kernel's record: {', '.join(kept)}.")


def _cell(one: AnsweredSettings, name: str) -> str:
    state = one.states.get(name)
    if state is None:
        return "unreadable" if one.silent else ""
    if state.value is None:
        return _CELLS.get(state.status, state.status.value)
    return f"{_words(state)} (last set)" if state.source is Source.REMEMBERED else _words(state)


def _lines(one: AnsweredSettings, *, whole: bool) -> list[str]:
    rows = [(state.setting, _words(state), _note(state, name, whole=whole)) for name, state in one.states.items()]
    return table(("SETTING", "VALUE", ""), rows)[1:] if rows or one.problems else ["No settings."]


def _words(state: State) -> str:
    return selection.words(BY_ID[state.setting], state.value)


def _note(state: State, name: str, *, whole: bool) -> str:
    """Return label, and what to know about the value; in a list of all, the first sentence of that."""
    setting = BY_ID[state.setting]
    label = setting.label
    if name.startswith("-") and state.value is not None and (number := selection.in_hdparm(setting, state.value)):
        label = f"{label} ({number})"
    if state.status is not Status.OK:
        reason = state.reason if whole else state.reason.partition(". ")[0].rstrip(".")
        return f"{label}. {reason}" if reason else label
    if state.value is None and isinstance(setting.access, UNASKABLE):
        return f"{label}. The drive does not report this."
    if state.value is not None and state.source is Source.REMEMBERED:
        return f"{label}. Last set by DiskTune; the drive does not support reading it back."
    return f"{label}. From the kernel's record." if _is_kept(state) else label


def _is_kept(state: State) -> bool:
    return state.status is Status.OK and state.value is not None and state.source is Source.CACHED


def _output(one: AnsweredSettings, saved: SavedList) -> DriveSettingsOutput:
    kept = selection.values_of(one.drive, saved)
    shown = tuple(output(state, kept.get(state.setting)) for state in one.states.values())
    return DriveSettingsOutput(one.drive.name, one.drive.identity, shown)


def output(state: State, saved: SavedValue | None) -> SettingOutput:
    """Return a state for JSON, with what is saved for the setting."""
    setting = BY_ID[state.setting]
    return SettingOutput(
        state.setting,
        setting.label,
        state.status,
        state.value,
        selection.words(setting, state.value),
        state.source,
        state.reason,
        state.default,
        _offer(setting, state.offer),
        saved,
    )


def _offer(setting: Setting, found: Offer) -> OfferOutput:
    """Return what a drive that offers *found* takes, as `set` understands it."""
    domain = setting.domain
    if isinstance(domain, Range):
        least, most = rules.bounds(domain, found)
        return OfferOutput(None, least, most, domain.off)
    values: tuple[Value, ...] = (False, True)
    if isinstance(domain, Choice):
        values = domain.values if found.choices is None else found.choices
    elif isinstance(domain, Table):
        values = tuple(row.code for row in domain.rows if found.codes is None or row.code in found.codes)
    return OfferOutput(tuple(selection.words(setting, value) for value in values), None, None, None)
