"""``disktune-helper watch``: the activity of drives from the kernel's counters, as ``iostat -x`` has it."""

from __future__ import annotations

import queue

from disktune_contract.drives.activity import Activity, DiskStat, rates
from disktune_contract.messages.look import ActivitySample, WatchActivity
from disktune_contract.messages.protocol import Nothing
from disktune_contract.units import duration, number, rate
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.outputs import DriveActivity, WatchOutput
from disktune_helper.cli.common.work import CommandWork

USUAL_S, MOST_SAMPLES = 1.0, 999_999
_HEADINGS = ("DRIVE", "READ", "WRITE", "r/s", "w/s", "AWAIT", "QUEUE", "BUSY")
_LOOK_S = 0.2


def run(work: CommandWork) -> int:
    """Print activity until Ctrl-C or for as many samples as are asked for; return the exit status."""
    names = [drive.name for drive in selection.chosen(work.drives, work.line.names)]
    interval = work.line.seconds("--interval", 0.25, 10) or USUAL_S
    count = work.line.number("--count", 1, MOST_SAMPLES)
    work.ask("watch", WatchActivity(round(interval * 1000)))
    before: ActivitySample | None = None
    shown = 0
    while not work.terminal.stopped and (count is None or shown < count):
        try:
            _, sample = work.events.get(timeout=_LOOK_S)
        except queue.Empty:
            continue
        if not isinstance(sample, ActivitySample):
            continue
        if before is not None:
            _show(work, _between(before, sample, names))
            shown += 1
        before = sample
    work.ask("unwatch", Nothing())
    return 0


def _between(before: ActivitySample, after: ActivitySample, names: list[str]) -> WatchOutput:
    earlier = {stat.name: stat for stat in before.drives}
    there = {stat.name: stat for stat in after.drives}
    seconds = after.at_s - before.at_s
    moved = (
        DriveActivity(name, _activity(earlier.get(name), there[name], seconds)) for name in names if name in there
    )
    return WatchOutput(after.at_s, tuple(moved))


def _activity(before: DiskStat | None, after: DiskStat, seconds: float) -> Activity:
    return rates(before or after, after, seconds)


def _show(work: CommandWork, found: WatchOutput) -> None:
    if work.terminal.quiet:
        work.terminal.json_line(found)
        return
    work.terminal.say_table(_HEADINGS, [_row(one) for one in found.drives], right=range(1, len(_HEADINGS)))
    work.terminal.say()


def _row(one: DriveActivity) -> tuple[str, ...]:
    did = one.activity
    return (
        one.drive,
        rate(did.read_bytes_s),
        rate(did.write_bytes_s),
        number(did.read_iops),
        number(did.write_iops),
        "-" if did.mean_wait_ms is None else duration(did.mean_wait_ms / 1000),
        number(did.mean_queue, 2),
        f"{did.utilisation * 100:.0f}%",
    )
