"""``disktune-helper array``: md arrays, what runs on them and how long it will take, and their members."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.arrays import array_details
from disktune_contract.arrays.alarms import failed_members, in_a_word
from disktune_contract.arrays.array import ArrayMember, ArrayReport
from disktune_contract.arrays.array_details import ArrayDetails, ArraySuperblock
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive, DriveKind, node_of
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.units import duration, number, rate, size
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.outputs import ArrayOutput
from disktune_helper.cli.common.terminal import Tone, table
from disktune_helper.cli.common.work import CommandWork

_TROUBLE = frozenset({"degraded", "failed", "inactive"})
_SECTOR_BYTES = 512
_COLUMNS = ("NUMBER", "MAJOR", "MINOR", "SLOT", "STATE", "DEVICE", "READ ERRORS")


def run(work: CommandWork) -> int:
    """Print the arrays; return the exit status."""
    arrays = [drive for drive in work.drives if drive.kind is DriveKind.ARRAY]
    if work.line.names:
        arrays = list(dict.fromkeys(selection.array(work.drives, name) for name in work.line.names))
    reports, found = [], []
    for drive in arrays:
        report = work.ask("array", OfDrive(drive.ref))
        assert isinstance(report, ArrayReport)  # noqa: S101  # by the table of replies
        superblock, why = _superblock(work, drive)
        details = array_details.details(report, superblock)
        reports.append(report)
        found.append(details)
        alarm = drive.array.alarm if drive.array is not None else ""
        tone = Tone.BAD if alarm in _TROUBLE else Tone.CAUTION if _has_failed(drive) else Tone.HEADING
        work.terminal.say(_title(drive), tone)
        for line in _lines(drive, report):
            work.terminal.say(f"  {line}")
        if work.line.names:
            for line in (*_fields(details, report), *([why] if why else [])):
                work.terminal.say(f"  {line}")
        else:
            for member in report.members:
                work.terminal.say(f"  {_member(member)}")
    if not arrays:
        work.terminal.say("No arrays.")
    work.terminal.result(ArrayOutput(tuple(reports), tuple(found)))
    return 0


def _superblock(work: CommandWork, drive: Drive) -> tuple[ArraySuperblock | None, str]:
    """Return what only the metadata have, or why they are not known."""
    if not work.as_root:
        return None, "Name, times and events are in the metadata on the members, which only root can read."
    try:
        return work.ask("array-superblock", OfDrive(drive.ref)), ""
    except Refusal as error:
        return None, f"Name, times and events are unknown: {error.why}"


def _fields(details: ArrayDetails, report: ArrayReport) -> Iterator[str]:
    """Yield what mdadm --detail prints, and its table of members with their corrected read errors."""
    fields = list(array_details.lines(details))
    width = max(len(name) for name, _ in fields)
    yield from (f"{name:>{width}} : {value or 'unknown'}" for name, value in fields)
    errors = {node_of(member.name): number(member.errors) for member in report.members if member.errors}
    rows = [
        (
            *map(_cell, (one.number, one.major, one.minor, one.raid_device)),
            one.state,
            one.device,
            errors.get(one.device, ""),
        )
        for one in details.members
    ]
    yield from table(_COLUMNS, rows, right=range(4))


def _cell(value: int | None) -> str:
    return "-" if value is None else str(value)


def _has_failed(drive: Drive) -> bool:
    """Whether a member that failed is still part of the array."""
    return drive.array is not None and bool(failed_members(drive.array))


def _title(drive: Drive) -> str:
    info = drive.array
    level = info.level if info is not None and info.level else "md array"
    alarm = info.alarm if info is not None and info.alarm else "unknown"
    # A failed member is more important than a running operation.
    alarm = in_a_word(info) if info is not None and info.alarm and failed_members(info) else alarm
    name = f" ({drive.model})" if drive.model else ""
    return f"{drive.name}{name}: {level}, {size(drive.size_bytes)}: {alarm}"


def _lines(drive: Drive, report: ArrayReport) -> Iterator[str]:
    if drive.array is not None and drive.array.why:
        yield drive.array.why
    if report.operation:
        yield _operation(report, told=drive.array is not None and drive.array.progress_percent is not None)
    elif report.frozen:
        yield "Paused: no operation runs until it is resumed."
    if report.slowest is not None and report.fastest is not None:
        low, high = number(report.slowest.kib_s), number(report.fastest.kib_s)
        yield f"sync speed of each member: {low} to {high} KiB/s"
    if report.stripe_cache is not None:
        yield f"stripe cache: {number(report.stripe_cache)} stripes"
    if report.bitmap is not None:
        yield f"write-intent bitmap: {report.bitmap.place}"


def _operation(report: ArrayReport, *, told: bool) -> str:
    """Return what runs, how far it is, and when it would be done at the kernel's present speed.

    *told*: the line before has shown how far, from an earlier report: a second figure would contradict it.
    """
    parts = [noun(report.operation or "")]
    if report.fraction is not None and not told:
        parts.append(f"{number(report.fraction * 100, 1)}%")
    if report.speed_kib_s:
        parts.append(f"{rate(report.speed_kib_s * 1024)} for each member")
        if not told and report.total_sectors is not None and report.done_sectors is not None:
            left = (report.total_sectors - report.done_sectors) * _SECTOR_BYTES / (report.speed_kib_s * 1024)
            parts.append(f"{duration(round(left))} left at this speed")
    if report.waiting is not None:
        parts.append(f"waiting: {report.waiting.value}")
    return ", ".join(parts)


def _member(member: ArrayMember) -> str:
    slot = "-" if member.slot is None else member.slot
    errors = f", {number(member.errors)} corrected read errors" if member.errors else ""
    drives = f" on {', '.join(member.drives)}" if member.drives and member.drives != (member.name,) else ""
    return f"{slot:>3}  {member.name}{drives}: {member.role.value}{errors}"
