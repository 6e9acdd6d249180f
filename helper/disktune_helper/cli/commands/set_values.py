"""``disktune-helper set``: change settings on trial, by the window's rules, plan, read-back and keeper."""

from __future__ import annotations

from disktune_contract.settings.setting import Value
from disktune_helper.cli.common import selection, trial
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Print the plan and carry it out; return the exit status."""
    if len(work.line.names) < 2:
        raise bad_input("Name a drive and what to set, such as: disktune-helper set sda apm=254")
    name, *texts = work.line.names
    wishes = trial.wishes(work)
    pairs = tuple(selection.pairs(texts))
    plans = []
    for drive in selection.several(work.drives, name):
        found = work.settings(drive)
        states = {state.setting: state for state in found.states}
        wanted: dict[str, Value] = {}
        for named, text in pairs:
            setting = selection.find(named, states)
            if setting.id in wanted:
                raise bad_input(f"{setting.label} ({setting.id}) is named twice.")
            wanted[setting.id] = selection.value(setting, text)
        plans.append(trial.of_drive(work, drive, wanted, found))
    return trial.ChangeRun(work, wishes, plans).run()
