"""``disktune-helper set``: change settings on trial, by the window's rules, plan, read-back and keeper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.hdparm_args import Flag
from disktune_contract.settings.setting import Setting, State, Value
from disktune_helper.cli.common import selection, trial
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Print the plan and carry it out; return the exit status."""
    drives, texts = selection.drives_first(work.drives, work.line.names)
    pairs, flags = selection.given(texts)
    if not pairs and not flags:
        raise bad_input("Name what to set, such as: disktune-helper set sda -B254 read_ahead=1024")
    wishes = trial.wishes(work)
    for flag in flags:
        if means := selection.meaning(flag):
            work.terminal.say(means)
    plans = []
    for drive in drives:
        found = work.settings(drive)
        states = {state.setting: state for state in found.states}
        wanted: dict[str, Value] = {}
        for setting, value in _wanted(pairs, flags, states):
            if setting.id in wanted:
                raise bad_input(f"{setting.label} ({setting.id}) is named twice.")
            wanted[setting.id] = value
        plans.append(trial.of_drive(work, drive, wanted, found))
    return trial.ChangeRun(work, wishes, plans).run()


def _wanted(
    pairs: Iterable[tuple[str, str]], flags: Iterable[Flag], states: Mapping[str, State]
) -> Iterator[tuple[Setting, Value]]:
    """Yield each setting with the value that is wanted on a drive with *states*; raises `CommandEnds`."""
    for flag in flags:
        if flag.wish is not None and flag.wish.value is not None:
            yield BY_ID[flag.wish.setting], flag.wish.value
    for name, text in pairs:
        setting = selection.find(name, states)
        yield setting, selection.value(setting, text)
