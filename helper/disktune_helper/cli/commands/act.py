"""``disktune-helper act``: the actions of the window's menu, by name or hdparm's letters, with its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.action import Act, Acted, ActionList, ActionState
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.drive_actions import ACTIONS, Action
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, bad_input
from disktune_helper.cli.common.outputs import ActedDrive, ActionEnd, ActOutput
from disktune_helper.cli.common.terminal import Tone, table
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Print the actions of drives, or do some; return the exit status."""
    drives, names = selection.drives_first(work.drives, work.line.names)
    actions = list(dict.fromkeys(_action(name) for name in selection.letters(names)))
    if not actions:
        found = {drive.name: _states(work, drive) for drive in drives}
        for drive in drives:
            _say_states(work, drive, found[drive.name])
        shown = (ActedDrive(one.name, one.identity, tuple(found[one.name].values())) for one in drives)
        work.terminal.result(ActOutput(tuple(shown)))
        return Exit.DONE
    ends = carried_out(work, drives, actions)
    done = (ActedDrive(one.name, one.identity, (), tuple(ends[one.name])) for one in drives)
    work.terminal.result(ActOutput(tuple(done)))
    well = all(end.acted for some in ends.values() for end in some)
    return Exit.DONE if well and not work.terminal.stopped else Exit.NOT_DONE


def carried_out(
    work: CommandWork, drives: Sequence[Drive], actions: Sequence[Action]
) -> dict[str, list[ActionEnd]]:
    """Do actions on drives, each after its question; return what became of them. Raises `CommandEnds`."""
    found = {drive.name: _states(work, drive) for drive in drives}
    todo = [(drive, action, found[drive.name][action.id]) for drive in drives for action in actions]
    asked = [(drive, state.question) for drive, _, state in todo if _asks(work, state)]
    if asked and not work.terminal.asks:
        raise bad_input(f"{asked[0][0].name}: {asked[0][1]} Nothing was done. To agree, add --yes.")
    ends: dict[str, list[ActionEnd]] = {drive.name: [] for drive in drives}
    for drive, action, state in todo:
        if not work.terminal.stopped:
            ends[drive.name].append(_done(work, drive, action, state))
    return ends


def _asks(work: CommandWork, state: ActionState) -> bool:
    """Whether the user is asked: not about what would be refused all the same."""
    return bool(state.question and not state.refusal and not work.line.has("--yes"))


def _action(name: str) -> Action:
    """Return the action that *name* means: id, label, hdparm's option, or how only one id begins."""
    found = [one for one in ACTIONS if name in (one.id, one.label, one.hdparm)]
    found = found or [one for one in ACTIONS if one.id.startswith(name)]
    if len(found) != 1:
        known = ", ".join(one.id for one in found or ACTIONS)
        raise bad_input(f"{name[:40]!r} {'means several actions' if found else 'is no action'}: {known}.")
    return found[0]


def _states(work: CommandWork, drive: Drive) -> dict[str, ActionState]:
    reply = work.ask("actions", OfDrive(drive.ref))
    assert isinstance(reply, ActionList)  # noqa: S101  # by the table of replies
    return {state.action: state for state in reply.actions}


def _say_states(work: CommandWork, drive: Drive, states: Mapping[str, ActionState]) -> None:
    """Print the actions that a drive has, with hdparm's option, and why one cannot be done now."""
    work.terminal.say(f"{drive.name}: {drive.title}", Tone.HEADING)
    rows = [
        (one.id, one.hdparm, f"{one.label}. {states[one.id].refusal or one.help}")
        for one in ACTIONS
        if states[one.id].supported
    ]
    for line in table(("", "", ""), rows)[1:]:
        work.terminal.say(line)


def _done(work: CommandWork, drive: Drive, action: Action, state: ActionState) -> ActionEnd:
    """Do an action, after its question where it has one; return what became of it."""
    agreed = work.line.has("--yes")
    if _asks(work, state):
        agreed = work.terminal.agrees(f"{drive.name}: {action.label}? {state.question}")
        if not agreed:
            work.terminal.say(f"{drive.name}: {action.label} was not done.")
            return ActionEnd(action.id)
    request = Act(drive.ref, action.id, agreed)
    try:
        acted = work.ask("ask" if action.only_asks else "act", request)
    except Refusal as error:
        work.terminal.complain(f"{drive.name}: {error.why}")
        return ActionEnd(action.id, None, error.fault, error.why)
    assert isinstance(acted, Acted)  # noqa: S101  # by the table of replies
    work.terminal.say(f"{drive.name}: {acted.words}")
    return ActionEnd(action.id, acted)
