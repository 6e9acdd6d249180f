"""``disktune-helper array``: md arrays, their members, what runs on them and slows it down; their actions."""

from __future__ import annotations

import queue
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from disktune_contract.arrays import array_details
from disktune_contract.arrays.alarms import failed_members, in_a_word, time_left
from disktune_contract.arrays.array import ArrayMember, ArrayReport
from disktune_contract.arrays.array_details import ArrayDetails, ArraySuperblock
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.forecast import array_remaining_s
from disktune_contract.arrays.mdstat import noun
from disktune_contract.arrays.slowdown_causes import WINDOW_S, WINDOWS, Fix, slow_words
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind, node_of
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import ActivitySample, WatchActivity
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.said.health_words import sector_counts
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings import value_text
from disktune_contract.settings.drive_actions import ACTION_BY_ID, Action
from disktune_contract.units import number, rate, size
from disktune_helper.cli.commands import act
from disktune_helper.cli.commands.health import samples_of
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, bad_input
from disktune_helper.cli.common.outputs import ArrayOutput, SlowdownOutput
from disktune_helper.cli.common.terminal import Tone, table
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.system.machine_tools import SystemTools

_TROUBLE = frozenset({"degraded", "failed", "inactive"})
_GONE = "The array was stopped, or it failed."
_PAUSED = "Paused: no operation runs until it is resumed."
_COLUMNS = ("NUMBER", "MAJOR", "MINOR", "SLOT", "STATE", "DEVICE", "ERRORS")


ACTIONS = {
    ("check",): "array-check",
    ("repair",): "array-repair",
    ("cancel",): "array-cancel",
    ("pause",): "array-pause",
    ("resume",): "array-resume",
    ("bitmap", "on"): "array-bitmap-add",
    ("bitmap", "off"): "array-bitmap-remove",
}


def run(work: CommandWork) -> int:
    """Print the arrays, or do what is asked with one; return the exit status."""
    action, why, waits = _action(work), work.line.has("--why"), work.line.has("--wait")
    names, words = work.line.names, work.line.names[1:]
    if action is not None:
        names = names[:1]
    arrays = [drive for drive in work.drives if drive.kind is DriveKind.ARRAY]
    if names:
        arrays = list(dict.fromkeys(selection.array(work.drives, name) for name in names))
    done, status, slowdown = "", Exit.DONE, None
    if action is not None:
        ends = act.carried_out(work, arrays, [action])[arrays[0].name]
        acted = next((end.acted for end in ends), None)
        if acted is None:
            return Exit.NOT_DONE
        done = acted.words
    # On a small array it is over before it is first seen.
    ran = words[0] if words in (("check",), ("repair",)) else ""
    if waits and not ran:
        ran = _report(work, arrays[0]).operation or ""
    if why:
        slowdown = _say_slowdown(work, arrays[0])
    if waits:
        well, done = _waited(work, arrays[0], ran)
        work.terminal.say(f"{arrays[0].name}: {done}", Tone.GOOD if well else Tone.BAD)
        status = Exit.DONE if well else Exit.NOT_DONE
    shows = action is None and not (why or waits)
    found = _found(work, arrays, shows=shows) if shows or work.line.has("--json") else ()
    if not arrays:
        work.terminal.say("No arrays.")
    reports, details = tuple(report for report, _ in found), tuple(details for _, details in found)
    work.terminal.result(ArrayOutput(reports, details, slowdown, done))
    return Exit.NOT_DONE if shows and len(found) < len(arrays) else status


def _action(work: CommandWork) -> Action | None:
    """Return what is to be done with one array, None if nothing is; raises `CommandEnds` for any other words."""
    words, waits = work.line.names[1:], work.line.has("--wait")
    known, of_one = ACTIONS.get(words), waits or work.line.has("--why")
    # Without an option that is about one array, other words are arrays.
    is_none = words and known is None and (of_one or words[0] in {first for first, *_ in ACTIONS})
    if is_none or (of_one and not work.line.names):
        offered = ", ".join(" ".join(each) for each in ACTIONS)
        raise bad_input(f"Name one array, and what to do with it: {offered}.")
    if waits and words == ("pause",):
        raise bad_input("What is paused does not end: pause takes no --wait.")
    return None if known is None else ACTION_BY_ID[known]


def _found(work: CommandWork, arrays: Sequence[Drive], *, shows: bool) -> list[tuple[ArrayReport, ArrayDetails]]:
    """Return what is known of arrays, printed if it *shows*; one that was stopped meanwhile is left out."""
    named = bool(work.line.names)
    found = []
    for drive in arrays:
        try:
            report = _report(work, drive)
        except Refusal as error:
            work.terminal.complain(f"{drive.name}: {error.why}")
            continue
        superblock, why = _superblock(work, drive, report) if named or work.line.has("--json") else (None, "")
        details = array_details.details(report, superblock)
        found.append((report, details))
        if shows:
            more = (*_fields(work, details, report), why) if named else map(_member, report.members)
            _say(work, drive, report, more)
    return found


def _report(work: CommandWork, drive: Drive) -> ArrayReport:
    """Return what is known of an array that was there; raises `Refusal`."""
    try:
        report = work.ask("array", OfDrive(drive.ref))
    except Refusal as error:
        if error.fault in (Fault.NO_SUCH_DRIVE, Fault.WRONG_DRIVE):
            raise Refusal(Fault.DRIVE_GONE, _GONE) from None
        raise
    assert isinstance(report, ArrayReport)  # noqa: S101  # by the table of replies
    return report


# -- waiting for the end of what runs ----------------------------------------------------------------------

_LOOK_S = 1.0
"""The kernel's events end a wait; so often it is seen at the latest that the user no longer waits."""
_QUIET_S = 3.0
"""Between two rebuilds there is a gap (`raid.boost_runner`), and mdadm pauses for a moment itself."""


def _waited(work: CommandWork, drive: Drive, ran: str) -> tuple[bool, str]:
    """Wait until nothing runs on an array; return whether what *ran* ended well, and a sentence."""
    quiet_since = None
    watch = (work.session.tools.arrays or SystemTools()).watch(drive.name)
    try:
        while not work.terminal.stopped:
            report = _report(work, drive)
            if report.state in ("", "clear", "inactive", "broken"):
                return False, _GONE
            now = work.session.ports.monotonic()
            if report.operation or (report.waiting is not None and not report.frozen):
                ran, quiet_since = report.operation or ran, None
                work.terminal.progress(f"{_operation(report, told=False)}. Ctrl-C ends the waiting.")
            elif quiet_since is None:
                quiet_since = now
            elif now - quiet_since >= _QUIET_S:
                return (False, _PAUSED) if report.frozen else _end(report, ran)
            watch.wait(_LOOK_S)
    except Refusal as error:
        if error.fault is not Fault.DRIVE_GONE:
            raise
        return False, error.why
    finally:
        watch.close()
    return False, "What runs continues."


def _end(report: ArrayReport, ran: str) -> tuple[bool, str]:
    over = f"The {noun(ran)} is over." if ran else "Nothing runs."
    if report.degraded:
        return False, f"{over} {report.degraded} of {report.raid_disks} members missing or not rebuilt."
    if ran in ("check", "repair") and report.partial:
        return False, f"The {noun(ran)} was stopped."
    if ran == "check" and report.mismatch_sectors:
        return False, f"{over} It found {number(report.mismatch_sectors)} sectors that differ."
    return True, over


# -- what slows it down ------------------------------------------------------------------------------------

_EACH_MS = 1000


def _say_slowdown(work: CommandWork, drive: Drive) -> SlowdownOutput:
    """Measure for three windows and print what slows the array down, in the words of the window."""
    drives = {one.name: one for one in work.drives}
    model = _measured(work, drive, drives)
    report = model.report
    assert report is not None  # noqa: S101  # at least one was added
    suspect, found = model.suspect, model.causes(drives)
    say = work.terminal.say
    say(f"{drive.name}: {_operation(report, told=False) if report.operation else 'Nothing runs.'}", Tone.HEADING)
    if suspect is not None:
        say(f"  {slow_words(suspect)}", Tone.BAD)
    for cause in found:
        say(f"  {cause.words}", Tone.CAUTION if cause.certain else Tone.PLAIN)
        for line in _remedies(drive, cause.fix):
            say(f"    {line}")
    if suspect is None and not found:
        say("  Nothing is known to slow it down.")
    if words := model.processor_words:
        say(f"  {words}")
    thread, share = model.processor or ("", None)
    return SlowdownOutput(suspect, found, thread, share)


def _measured(work: CommandWork, drive: Drive, drives: Mapping[str, Drive]) -> ArrayModel:
    """Return an array that was watched until a slow member would be known, if something runs."""
    model = ArrayModel()
    model.add_report(_report(work, drive))
    assert model.report is not None  # noqa: S101  # by the line before
    for name in {name for member in model.report.members for name in member.drives if name in drives}:
        with suppress(Refusal):
            model.states[name] = work.states(drives[name])
    model.add_users(work.ask("io-users", Nothing()))
    if model.report.operation is None:
        return model
    work.ask("watch", WatchActivity(_EACH_MS))
    began = work.session.ports.monotonic()
    while len(model.windows) < WINDOWS and model.report.operation and not work.terminal.stopped:
        left = WINDOWS * WINDOW_S - (work.session.ports.monotonic() - began)
        work.terminal.progress(f"Measuring for {max(1, round(left))} s. Ctrl-C ends that early.")
        with suppress(queue.Empty):
            _, sample = work.events.get(timeout=_LOOK_S)
            if isinstance(sample, ActivitySample):
                model.add_report(_report(work, drive))
                model.add_counters(sample.at_s, sample.drives, drives)
    work.ask("unwatch", Nothing())
    model.add_users(work.ask("io-users", Nothing()))
    return model


def _remedies(array: Drive, fix: Fix | None) -> Iterator[str]:
    """Yield the commands that help."""
    if fix is not None and fix.speed_up:
        yield f"disktune-helper boost {array.name} fast"
    wanted: dict[str, list[str]] = {}
    for one in fix.changes if fix is not None else ():
        value = value_text.to_text(BY_ID[one.setting].domain, one.value)
        wanted.setdefault(one.drive, []).append(shlex.quote(f"{one.setting}={value}"))
    for drive, pairs in wanted.items():
        yield f"disktune-helper set {drive} {' '.join(pairs)}"


# -- printing ----------------------------------------------------------------------------------------------


def _say(work: CommandWork, drive: Drive, report: ArrayReport, more: Iterable[str]) -> None:
    alarm = drive.array.alarm if drive.array is not None else ""
    tone = Tone.BAD if alarm in _TROUBLE else Tone.CAUTION if _has_failed(drive) else Tone.HEADING
    work.terminal.say(_title(drive), tone)
    for line in (*_lines(drive, report), *more):
        if line:
            work.terminal.say(f"  {line}")


def _superblock(work: CommandWork, drive: Drive, report: ArrayReport) -> tuple[ArraySuperblock | None, str]:
    """Return what only the metadata have, or why they are not known."""
    if report.metadata in ("", "none"):
        return None, "Its members have no metadata, so it has no name, no times and no events."
    if not work.as_root:
        return None, "Name, times and events are in the metadata on the members, which only root can read."
    try:
        return work.ask("array-superblock", OfDrive(drive.ref)), ""
    except Refusal as error:
        return None, f"Name, times and events are unknown: {error.why}"


def _fields(work: CommandWork, details: ArrayDetails, report: ArrayReport) -> Iterator[str]:
    """Yield what mdadm --detail prints, and its table of members with their errors."""
    fields = list(array_details.lines(details))
    width = max(len(name) for name, _ in fields)
    yield from (f"{name:>{width}} : {value or 'unknown'}" for name, value in fields)
    errors = {node_of(member.name): _errors(work, member, report) for member in report.members}
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


def _errors(work: CommandWork, member: ArrayMember, report: ArrayReport) -> str:
    """Return the read errors of a member and the bad sectors of its drives, with those since what runs began."""
    found = [Sentence.counted(member.errors, "{n} read error", "{n} read errors")] if member.errors else []
    now = work.session.ports.now()
    since = report.began(now)
    for drive in (one for one in work.drives if work.as_root and one.name in member.drives):
        with suppress(Refusal):
            health = work.ask("health", OfDrive(drive.ref))
            found += sector_counts(health, samples_of(drive), since, now)
    return listed(found)


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
        yield _PAUSED
    if report.slowest is not None and report.fastest is not None:
        low, high = number(report.slowest.kib_s), number(report.fastest.kib_s)
        yield f"sync speed of each member: {low} to {high} KiB/s"
    if report.stripe_cache is not None:
        yield f"stripe cache: {number(report.stripe_cache)} stripes"
    if report.bitmap is not None:
        yield f"write-intent bitmap: {report.bitmap.place}"


def _operation(report: ArrayReport, *, told: bool) -> str:
    """Return what runs, how far it is, and how long it takes by the forecast from the kernel's present speed.

    *told*: the line before has shown how far, from an earlier report: a second figure would contradict it.
    """
    parts = [noun(report.operation)] if report.operation else []
    if report.fraction is not None and not told:
        parts.append(f"{number(report.fraction * 100, 1)}%")
    if report.speed_kib_s:
        parts.append(f"{rate(report.speed_kib_s * 1024)} for each member")
        left_s = array_remaining_s(report)
        if not told and left_s is not None:
            parts.append(f"{time_left(left_s / 60)} left")
    if report.waiting is not None:
        parts.append(f"waiting: {report.waiting.value}")
    return ", ".join(parts)


def _member(member: ArrayMember) -> str:
    slot = "-" if member.slot is None else member.slot
    errors = f", {number(member.errors)} corrected read errors" if member.errors else ""
    drives = f" on {', '.join(member.drives)}" if member.drives and member.drives != (member.name,) else ""
    return f"{slot:>3}  {member.name}{drives}: {member.role.value}{errors}"
