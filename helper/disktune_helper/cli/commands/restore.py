"""``disktune-helper restore``: give drives the values again that DiskTune found, by the journal."""

from __future__ import annotations

import time
from collections.abc import Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages import earlier_values
from disktune_contract.messages.look import JournalEntries, JournalQuery
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import SavedList
from disktune_contract.settings.setting import Value
from disktune_helper.cli.common import selection, trial
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.trial import DrivePlan
from disktune_helper.cli.common.work import CommandWork

LIMIT = 1000
"""Entries of the journal, the most that the protocol gives."""


def run(work: CommandWork) -> int:
    """Print the plan and carry it out; return the exit status."""
    line = work.line
    if line.has("--all") == bool(line.names):
        raise bad_input("Name a drive, or give --all and no drive.")
    wishes = trial.wishes(work)
    drives, named = selection.drives_first(work.drives, line.names) if line.names else (work.drives, ())
    for drive in drives if line.names else ():
        if not drive.identity or drive.same_identity_as:
            raise bad_input(f"{drive.name} has no identity of its own, so its earlier values are not known.")
    plans = [found for drive in drives if (found := _plan(work, drive, named)) is not None]
    if not plans:
        work.terminal.say("Nothing to restore: DiskTune has changed no setting that still lasts.")
    return trial.ChangeRun(work, wishes, plans).run()


def _say_saved(work: CommandWork, drive: Drive, before: Mapping[str, Value | None]) -> None:
    """Print which saved values would change a setting again at the next boot."""
    saved = work.ask("saved", Nothing())
    assert isinstance(saved, SavedList)  # noqa: S101  # by the table of replies
    files = (file for file in saved.files if file.drive == drive.name and file.ref.identity == drive.identity)
    for one in (value for file in files for value in file.values):
        back = before.get(one.setting)
        if one.setting in before and (type(back), back) != (type(one.value), one.value):
            words = selection.words(BY_ID[one.setting], one.value)
            work.terminal.remark(
                f"{drive.name}: {one.setting} is saved as {words}, which the next boot applies. To delete that: "
                f"disktune-helper forget {drive.name} {one.setting}"
            )


def booted_at(now: float) -> float:
    """Return when this machine started, in seconds since the epoch, by the clock that shows *now*."""
    return now - time.clock_gettime(time.CLOCK_BOOTTIME)


def _plan(work: CommandWork, drive: Drive, named: tuple[str, ...]) -> DrivePlan | None:
    """Return what gives a drive its values again, None if there is nothing to give."""
    if not drive.identity or drive.same_identity_as:
        return None
    found = work.ask("journal", JournalQuery(drive.identity, LIMIT))
    assert isinstance(found, JournalEntries)  # noqa: S101  # by the table of replies
    entries = earlier_values.since_found(found.entries, drive.identity, booted_at(work.session.ports.now()))
    before = earlier_values.before(entries)
    if not before:
        return None
    states = work.settings(drive)
    if named:
        by_id = {state.setting: state for state in states.states}
        wanted = selection.settings(named, by_id)
        before = {setting: value for setting, value in before.items() if setting in wanted}
    known = {setting: value for setting, value in before.items() if value is not None}
    _say_saved(work, drive, before)
    planned = trial.of_drive(work, drive, known, states, returning=True)
    return trial.without_unknown(planned, tuple(setting for setting in before if setting not in known))
