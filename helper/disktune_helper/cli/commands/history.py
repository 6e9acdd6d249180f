"""``disktune-helper history``: what DiskTune changed, when, from what to what, and for whom."""

from __future__ import annotations

import time

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.said import changes
from disktune_contract.settings.setting import Value
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.outputs import HistoryOutput
from disktune_helper.cli.common.work import CommandWork

USUAL, MOST = 200, 1000
_HEADINGS = ("TIME", "DRIVE", "SETTING", "FROM", "TO", "CAUSE", "USER")


def run(work: CommandWork) -> int:
    """Print the journal; return the exit status."""
    if len(work.line.names) > 1:
        raise bad_input("Name one drive, or none for all.")
    limit = work.line.number("--limit", 1, MOST) or USUAL
    identity = ""
    if work.line.names:
        drive = selection.one(work.drives, work.line.names[0])
        identity = drive.identity
        if not identity:
            raise bad_input(f"{drive.name} has no identity, so its history is not known.")
    found = work.ask("journal", JournalQuery(identity, limit))
    assert isinstance(found, JournalEntries)  # noqa: S101  # by the table of replies
    if found.entries:
        work.terminal.say_table(_HEADINGS, list(map(_row, found.entries)))
    else:
        work.terminal.say("No changes.")
    work.terminal.result(HistoryOutput(found.entries))
    return 0


def _row(entry: JournalEntry) -> tuple[str, ...]:
    after = _value(entry.setting, entry.after)
    if entry.asked is not None and (type(entry.asked), entry.asked) != (type(entry.after), entry.after):
        after = f"{after} (requested: {_value(entry.setting, entry.asked)})"
    return (
        time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.at)),
        f"{entry.model} ({entry.drive})" if entry.model else entry.drive,
        entry.setting,
        _value(entry.setting, entry.before),
        after,
        changes.CAUSES.get(entry.cause, entry.cause),
        entry.who,
    )


def _value(setting: str, value: Value | None) -> str:
    if setting in BY_ID:
        return selection.words(BY_ID[setting], value)
    return "unknown" if value is None else str(value)
