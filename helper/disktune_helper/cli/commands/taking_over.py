"""``disktune-helper import``: what other tools set, as in the window's Import, and the commands that save it here.

It changes nothing: the files are read as the user, or as nobody, so nothing of them reaches a process of root's.
What a person then runs is ``set``, which takes values of the catalogue, shows its plan and asks.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import JournalEntry, JournalQuery
from disktune_contract.messages.protocol import Nothing
from disktune_contract.rules.handover import Takeover, taken_over
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import SavedList, same_value, unsavable
from disktune_contract.settings.setting import Status
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.outputs import ImportedDrive, ImportedSetting, ImportOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.other_tools import reader_process


def run(work: CommandWork) -> int:
    """Print what is proposed for each drive; return the exit status."""
    drives = selection.chosen(work.drives, work.line.names)
    saved = work.ask("saved", Nothing())
    found: list[ImportedDrive] = []
    lines: list[str] = []
    unread: dict[str, None] = {}
    for drive in drives:
        claims = reader_process.claims(work.session.ports, drive.name)
        unread |= dict.fromkeys(claims.unreadable)
        proposals = _proposals(work, drive, claims, saved)
        refusal = unsavable(drive)
        if proposals:
            _say(work, drive, proposals, refusal)
            lines += () if refusal else _command(drive, proposals)
        found.append(ImportedDrive(drive.name, drive.identity, tuple(map(_imported, proposals)), refusal))
    if not any(one.settings for one in found):
        work.terminal.say("The files that could be read set nothing." if unread else "No settings of other tools.")
    if lines:
        work.terminal.say("To save it here (the other tools' files stay as they are):")
    for line in lines:
        work.terminal.say(f"  {line}")
    for path in unread:
        work.terminal.remark(f"Not read: {path}")
    work.terminal.result(ImportOutput(tuple(found), tuple(unread)))
    return Exit.DONE


def _proposals(work: CommandWork, drive: Drive, claims: ClaimList, saved: SavedList) -> tuple[Takeover, ...]:
    """Return what other tools set on a drive, in the order of its settings."""
    mine = [claim for claim in claims.claims if claim.setting in BY_ID]
    if not mine:
        # The drive is not asked then.
        return ()
    states = work.states(drive)
    values = selection.values_of(drive, saved)
    own: dict[str, JournalEntry] = {}
    for entry in work.ask("journal", JournalQuery(drive.identity)).entries if drive.identity else ():
        own.setdefault(entry.setting, entry)
    set_here = {name: entry.after for name, entry in own.items() if entry.cause == "apply"}
    proposals = (
        taken_over(
            [claim for claim in mine if claim.setting == name],
            state.value,
            values.get(name),
            absent=state.status in (Status.UNSUPPORTED, Status.LEGACY),
            changed_here=state.value is not None and set_here.get(name) == state.value,
            supply=saved.supply,
            has_battery=saved.has_battery,
        )
        for name, state in states.items()
    )
    return tuple(filter(None, proposals))


def _imported(found: Takeover) -> ImportedSetting:
    claim = found.claim
    return ImportedSetting(
        setting=claim.setting,
        value=claim.value,
        on_battery=found.on_battery,
        tool=claim.tool,
        file=claim.file,
        line=claim.line,
        before=found.live,
        saved=found.saved,
        saved_on_battery=found.saved_on_battery,
        chosen=found.chosen,
        problem=found.problem,
    )


# -- in words ----------------------------------------------------------------------------------------------


def _say(work: CommandWork, drive: Drive, proposals: Iterable[Takeover], refusal: str) -> None:
    work.terminal.say(f"{drive.name}: {drive.title}", Tone.HEADING)
    if refusal:
        work.terminal.say(f"  {refusal}", Tone.CAUTION)
    for found in proposals:
        claim, setting = found.claim, found.setting
        where = f"{claim.tool}, {claim.file}:{claim.line}"
        work.terminal.say(f"  {setting.label} ({setting.id}): {selection.words(setting, claim.value)}: {where}")
        if found.battery is not None:
            where = f"{found.battery.tool}, {found.battery.file}:{found.battery.line}"
            work.terminal.say(f"    on battery {selection.words(setting, found.on_battery)}: {where}")
        work.terminal.say(f"    now {selection.words(setting, found.live)}, saved {_saved(found)}")
        for words in (claim.problem, _why_not(found)):
            if words:
                work.terminal.say(f"    {words}")


def _saved(found: Takeover) -> str:
    if found.saved is None:
        return "nothing"
    special = found.saved_on_battery
    battery = "" if special is None else f", on battery {selection.words(found.setting, special)}"
    return f"{selection.words(found.setting, found.saved)}{battery}"


def _why_not(found: Takeover) -> str:
    """Return why the commands below leave it out, or a part of it; empty if they have all of it."""
    if found.problem:
        return f"Not to be saved: {found.problem}."
    if found.chosen and not same_value(found.saved, found.claim.value):
        return "Left out below: you have set or saved another value."
    return "" if found.battery is None else "The value on battery is saved in the window alone."


def _command(drive: Drive, proposals: Iterable[Takeover]) -> Iterator[str]:
    """Yield the command that sets and saves what is proposed for a drive, if there is something."""
    values = [
        f"{found.setting.id}={selection.words(found.setting, found.claim.value)}"
        for found in proposals
        if not (found.problem or found.chosen)
    ]
    if values:
        yield shlex.join(["sudo", "disktune-helper", "set", drive.name, *values, "--save"])
