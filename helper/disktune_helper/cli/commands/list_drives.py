"""``disktune-helper list``: the drives and arrays of this machine, without asking any of them."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive
from disktune_contract.units import number, size
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.outputs import ListOutput
from disktune_helper.cli.common.work import CommandWork

_HEADINGS = ("DRIVE", "SIZE", "MODEL", "SERIAL NUMBER", "DESCRIPTION")


def run(work: CommandWork) -> int:
    """Print the drives; return the exit status."""
    everything = work.line.has("--all") and not work.line.names
    drives = work.drives if everything else selection.chosen(work.drives, work.line.names)
    rows = [(one.name, size(one.size_bytes), one.title, one.serial, ", ".join(_facts(one))) for one in drives]
    if not drives:
        work.terminal.say("No drives.")
    else:
        work.terminal.say_table(_HEADINGS, rows, right={1})
    work.terminal.result(ListOutput(drives))
    return 0


def _facts(drive: Drive) -> Iterator[str]:
    """Yield what a drive is, how it is connected and what it is used for, in a few words each."""
    if drive.array is not None:
        yield drive.array.level or "md array"
        yield drive.array.alarm or "unknown state"
        if drive.array.operation:
            done = drive.array.progress_percent
            yield noun(drive.array.operation) + ("" if done is None else f" {number(done, 1)}%")
    elif drive.volume is not None:
        yield " ".join(filter(None, (drive.volume.kind, drive.volume.form))) or "volume"
        if drive.volume.drives:
            yield f"on {', '.join(drive.volume.drives)}"
    elif drive.rotational is not None:
        yield "hard disk" if drive.rotational else "solid-state drive"
    if drive.link:
        yield drive.link
    yield from drive.usage.mounts
    if drive.usage.swap:
        yield "swap"
    yield from (f"member of {array}" for array in drive.usage.arrays)
    if drive.temperature_c is not None:
        yield f"{round(drive.temperature_c)} °C"
