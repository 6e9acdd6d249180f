"""``disktune-helper save`` and ``forget``: which values are restored at every boot."""

from __future__ import annotations

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import Family, OfFile, Save, SavedFile, SavedList, ShownValue
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.outputs import SavedOutput
from disktune_helper.cli.common.selection import files_of, files_of_system
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork


def save(work: CommandWork) -> int:
    """Save settings at their present values; return the exit status."""
    drives, named = selection.drives_first(work.drives, work.line.names)
    if not named:
        raise bad_input("Name a drive and the settings to save.")
    found = SavedList(())
    for drive in drives:
        states = work.states(drive)
        settings = selection.settings(named, states)
        shown = tuple(ShownValue(setting, states[setting].value) for setting in settings)
        found = work.ask("save", Save(drive.ref, shown))
    return _say(work, drives, found)


def forget(work: CommandWork) -> int:
    """Delete what is saved of a drive, all of it or some settings; return the exit status."""
    drives, named = selection.drives_first(work.drives, work.line.names)
    found = work.ask("saved", Nothing())
    for drive in drives:
        files = [file for file in files_of(drive, found) if file.ref.family is not Family.SYSTEM]
        if named:
            states = work.states(drive)
            drop = selection.settings(named, states)
            saved = {value.setting for file in (*files, *files_of_system(found)) for value in file.values}
            if missing := [setting for setting in drop if setting not in saved]:
                raise bad_input(f"{BY_ID[missing[0]].label} is not saved for {drive.name}.")
            found = work.ask("save", Save(drive.ref, (), drop))
        for file in [] if named else files:
            found = work.ask("forget", OfFile(file.ref))
    return _say(work, drives, found)


def _say(work: CommandWork, drives: tuple[Drive, ...], found: SavedList) -> int:
    """Print what is saved now."""
    shown = []
    for drive in drives:
        mine = files_of(drive, found)
        shown += mine
        if not any(file.values for file in mine):
            work.terminal.say(f"{drive.name}: no settings are saved.")
        for file in mine:
            _say_file(work, drive.name, file)
    for file in files_of_system(found):
        shown.append(file)
        _say_file(work, "All arrays", file)
    for problem in found.problems:
        work.terminal.remark(problem)
    work.terminal.result(SavedOutput(tuple(shown)))
    return 0


def _say_file(work: CommandWork, title: str, file: SavedFile) -> None:
    if not file.values and not file.problems:
        return
    work.terminal.say(f"{title}: saved in {file.path}:", Tone.HEADING)
    for value in file.values:
        setting = BY_ID[value.setting]
        held = " (held back by the boot guard)" if value.held else ""
        battery = "" if value.on_battery is None else f", on battery {selection.words(setting, value.on_battery)}"
        work.terminal.say(f"  {setting.id} = {selection.words(setting, value.value)}{battery}{held}")
    for problem in (*file.problems, *file.remarks):
        work.terminal.say(f"  {problem}", Tone.CAUTION)
