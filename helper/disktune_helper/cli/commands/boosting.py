"""``disktune-helper boost`` for a person: order a boost of an array, end it, or print the state of boosts.

The unit that keeps a boost uses the same command, with an array alone or with ``end`` after it; see
`disktune_helper.main`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from disktune_contract.arrays import boost as boosts
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.mdstat import noun
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Boost, BoostList, BoostStage, BoostState, ChangeResult, DriveChanges
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.said.changes import NO_SUSPEND
from disktune_contract.settings.setting import Change
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, bad_input
from disktune_helper.cli.common.outputs import BoostOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.raid import operations

STOP = "stop"
_OWN = boosts.BoostPreset(boosts.OWN, "Custom", "", ())
_LIMITS = {"--min": "md.sync_speed_min", "--max": "md.sync_speed_max"}
_KIB = {"": 1, "K": 1, "M": 1 << 10, "G": 1 << 20}
_STAGES = {
    BoostStage.ASKED: "ordered",
    BoostStage.APPLYING: "being applied",
    BoostStage.ON: "in effect until the operation finishes",
    BoostStage.ENDED: "ended, all values were restored",
    BoostStage.FAILED: "failed",
}


def run(work: CommandWork) -> int:
    """Carry out the command line; return the exit status."""
    if len(work.line.names) > 2:
        raise bad_input("Name one array and one preset.")
    limits = _limits(work)
    # As every helper of the class does when it starts.
    operations.adopt(work.session)
    if len(work.line.names) < 2 and not limits:
        return _show(work)
    array = selection.array(work.drives, work.line.names[0])
    if len(work.line.names) < 2:
        return _order(work, array, _OWN, limits)
    wish = work.line.names[1]
    if wish == STOP:
        return _say(work, (work.ask("unboost", OfDrive(array.ref)),))
    preset = next((one for one in boosts.PRESETS if wish.casefold() in (one.id, one.label.casefold())), None)
    if preset is None:
        known = ", ".join(f"{one.id} ({one.label})" for one in boosts.PRESETS)
        raise bad_input(f"There is no preset {wish[:40]!r}. Presets: {known}; {STOP} ends a boost.")
    return _order(work, array, preset, limits)


def _limits(work: CommandWork) -> dict[str, int]:
    """Return the limits of the user's own, by setting; raises `CommandEnds`."""
    found = {}
    for option, setting in _LIMITS.items():
        if not work.line.has(option):
            continue
        text = work.line.text(option)
        said = re.fullmatch(r"([0-9]{1,10})([KMG]?)", text)
        kib_s = int(said[1]) * _KIB[said[2]] if said else 0
        if kib_s == 0 or BY_ID[setting].domain.problem(kib_s):
            raise bad_input(f"{option} takes KiB/s, or a number with K, M or G such as 50M, not {text[:32]!r}.")
        found[setting] = kib_s
    least, most = (found.get(setting) for setting in _LIMITS.values())
    if least is not None and most is not None and least > most:
        raise bad_input("--min is more than --max.")
    if found and (not work.line.names or STOP in work.line.names[1:]):
        raise bad_input("--min and --max are for a boost that begins: name an array.")
    return found


def _order(work: CommandWork, array: Drive, preset: boosts.BoostPreset, limits: Mapping[str, int]) -> int:
    """Order a boost: the values of *preset*, and instead of its limits those given."""
    found = work.settings(array)
    states = {state.setting: state for state in found.states}
    report = work.ask("array", OfDrive(array.ref))
    assert isinstance(report, ArrayReport)  # noqa: S101  # by the table of replies
    solid = bool(report.members) and all(member.rotational is False for member in report.members)
    changes = tuple(
        one for one in boosts.changes(preset, states, found.surroundings, solid=solid) if one.setting not in limits
    ) + tuple(Change(name, now, to) for name, to in limits.items() if (now := states[name].value) != to)
    wanted = [DriveChanges(array.ref, changes), *_of_members(work, report, preset)]
    work.terminal.say(f"{array.name}: {preset.label}. {preset.help}".rstrip(), Tone.HEADING)
    for one in wanted:
        of = "" if one.drive == array.ref else f"{one.drive.name}: "
        for change in one.changes:
            setting = BY_ID[change.setting]
            before, after = (selection.words(setting, value) for value in (change.expected, change.value))
            work.terminal.say(f"  {of}{setting.label}: {before} → {after}")
    wanted = [one for one in wanted if one.changes]
    if not wanted:
        work.terminal.say("  All values are already as requested, or faster.")
        work.terminal.result(BoostOutput(()))
        return Exit.DONE
    name = boosts.OWN if limits else preset.id
    return _say(work, (work.ask("boost", Boost(array.ref, name, tuple(wanted))),))


def _of_members(work: CommandWork, report: ArrayReport, preset: boosts.BoostPreset) -> list[DriveChanges]:
    """Return what a preset changes on the drives of an array; nothing if one of them cannot be asked."""
    names = {name for member in report.members for name in member.drives}
    drives = [one for one in work.drives if one.name in names]
    if not any(aim.of_members for aim in preset.aims):
        return []
    try:
        states = {one.ref: work.states(one) for one in drives}
    except Refusal as error:
        work.terminal.say(f"The values of the members stay: {error.why}", Tone.CAUTION)
        return []
    values = boosts.member_values(preset, tuple(states.values()))
    return [
        DriveChanges(
            ref,
            tuple(Change(name, now, value) for name, value in values.items() if (now := own[name].value) != value),
        )
        for ref, own in states.items()
    ]


def _show(work: CommandWork) -> int:
    found = work.ask("boosts", Nothing())
    assert isinstance(found, BoostList)  # noqa: S101  # by the table of replies
    shown = found.boosts
    if work.line.names:
        array = selection.array(work.drives, work.line.names[0])
        shown = tuple(one for one in shown if one.array == array.ref)
    if not shown:
        work.terminal.say("No boosts since the computer started.")
    return _say(work, shown)


def _say(work: CommandWork, shown: tuple[BoostState, ...]) -> int:
    """Print the state of boosts; return 1 if one of them failed or left something behind."""
    failed = False
    for one in shown:
        stuck = [result for result in one.results if result.fault is not None]
        failed = failed or bool(stuck) or one.stage is BoostStage.FAILED
        preset = boosts.PRESET_BY_ID.get(one.preset, _OWN).label
        stage = "ended, not all values could be restored" if stuck else _STAGES[one.stage]
        tone = Tone.BAD if stuck or one.stage is BoostStage.FAILED else Tone.PLAIN
        during = f" during the {noun(one.operation)}" if one.operation else ""
        work.terminal.say(f"{one.array.name}: boost “{preset}”{during}: {stage}.", tone)
        awake = NO_SUSPEND if one.awake else ""
        for words in (one.why, *map(_stuck_words, stuck), awake):
            if words:
                work.terminal.say(f"  {words}")
    work.terminal.result(BoostOutput(shown))
    return Exit.NOT_DONE if failed else Exit.DONE


def _stuck_words(result: ChangeResult) -> str:
    return f"{BY_ID[result.setting].label}: {result.why}"
