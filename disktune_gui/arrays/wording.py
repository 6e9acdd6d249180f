"""An array in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import STALLED_MINUTES, time_left
from disktune_contract.arrays.array import OPERATIONS, REDUNDANT, ArrayMember, ArrayReport, Role
from disktune_contract.arrays.boost import PRESET_BY_ID
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.arrays.operation_record import GAP_S, Fall, FallCause
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.messages.change import BoostEnd, BoostStage, BoostState
from disktune_contract.said.changes import NO_SUSPEND
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.facts import FactRow
from disktune_gui.text.formats import duration, quantity, rate, size, temperature
from disktune_gui.text.said import labelled, said
from disktune_gui.text.tabular import Cell, DataTable, Moment
from disktune_gui.text.wording import MORE_STATES, clock, day, end, figure, month_day, role, unknown

_MINUTE = 60


translate = QCoreApplication.translate


def operation_name(operation: str) -> str:
    """Return an operation as a noun."""
    return {
        "resync": translate("Array", "Resync"),
        "recover": translate("Array", "Rebuild"),
        "reshape": translate("Array", "Reshape"),
        "check": translate("Array", "Check"),
        "repair": translate("Array", "Repair"),
    }.get(operation, operation)


def level(report: ArrayReport) -> str:
    """Return level and number of members."""
    known = report.level.upper().replace("RAID", "RAID ") if report.level.startswith("raid") else report.level
    count = (
        translate("Array", "unknown members")
        if report.raid_disks is None
        else said(Sentence.counted(report.raid_disks, "{n} member", "{n} members"))
    )
    return said(listed((known or translate("Array", "unknown RAID level"), count)))


def state(report: ArrayReport) -> str:
    """Return what the array does, or why it does nothing."""
    if report.state in ("inactive", "clear"):
        words = translate("Array", "Inactive")
    elif report.state == "broken":
        words = translate("Array", "Failed: too many members missing")
    elif report.frozen:
        # Before what waits: for a frozen array mdstat reports that it waits for the first write.
        words = translate("Array", "Paused until resumed")
    elif report.waiting is not None:
        words = _waits(report.waiting, report.state)
    elif report.operation:
        words = _doing(report)
    elif report.state in ("readonly", "read-auto"):
        words = (
            translate("Array", "Read-only until written")
            if report.state == "read-auto"
            else translate("Array", "Read-only")
        )
    elif report.action is None and report.level in REDUNDANT:
        words = translate("Array", "Unknown operation")
    else:
        words = translate("Array", "Idle")
    return words


def _waits(waiting: Waiting, state: str) -> str:
    if waiting is Waiting.DELAYED:
        return translate("Array", "Waits for another array")
    if waiting is Waiting.REMOTE:
        return translate("Array", "On another node")
    return {
        "read-auto": translate("Array", "Starts with the first write"),
        "readonly": translate("Array", "Starts when writable"),
    }.get(state, translate("Array", "Operation pending"))


def _doing(report: ArrayReport) -> str:
    rebuilt = [name for one in report.members if one.role is Role.REBUILDING for name in one.drives or (one.name,)]
    if report.operation == "recover" and rebuilt:
        return translate("Array", "Rebuilding {members}").format(members=said(listed(dict.fromkeys(rebuilt))))
    return {
        "resync": translate("Array", "Resync"),
        "recover": translate("Array", "Rebuild"),
        "reshape": translate("Array", "Reshape"),
        "check": translate("Array", "Check"),
        "repair": translate("Array", "Repair"),
    }.get(report.operation or "", report.operation or "")


def forecast(report: ArrayReport, left_s: float | None, now: float) -> str:
    """Return how long what runs still takes, which is *left_s* if that is known; empty if nothing runs."""
    if not report.operation or report.waiting is not None:
        return ""
    if report.done_sectors is None:
        return translate("Array", "Progress unknown.")
    if report.speed_kib_s == 0:
        return translate("Array", "stalled")
    if left_s is None or left_s >= STALLED_MINUTES * _MINUTE:
        return translate("Array", "estimating…")
    words = translate("Array", "{left} left, until {at}")
    return words.format(left=said(time_left(left_s / _MINUTE)), at=end(now, left_s))


def fall(found: Fall, units: UnitSystem, now: float) -> str:
    """Return when the speed of an operation fell, and what else changed then."""
    when = translate("Array", "at {time}").format(time=_time(found.at, now))
    if found.at - found.last_seen > GAP_S:
        when = translate("Array", "between {first} and {last}")
        when = when.format(first=_time(found.last_seen, now), last=_time(found.at, now))
    words = translate("Array", "Fell from {before} to {after} {when}")
    if found.until is not None:
        words = translate("Array", "Fell from {before} to {after} {when}, until {end}")
    before, after = (rate(kib_s * 1024, units) for kib_s in (found.before_kib_s, found.after_kib_s))
    end_at = "" if found.until is None else _time(found.until, now)
    words = words.format(before=before, after=after, when=when, end=end_at)
    cause = _cause(found)
    sentence = translate("Array", "{what}.")
    return sentence.format(what=labelled(words, cause) if cause else words)


def _cause(found: Fall) -> str:
    if found.cause is FallCause.LIMIT:
        return translate("Array", "the speed limit was lowered")
    if found.cause is FallCause.OTHER_WORK and found.program:
        # The kernel counts what a program does for no drive alone.
        words = translate("Array", "other work began, most I/O by {program}")
        return words.format(program=found.program)
    if found.cause is FallCause.OTHER_WORK:
        return translate("Array", "other work on the members began")
    if found.cause is FallCause.MEMBER:
        words = translate("Array", "latency of {member} rose from {before} to {after}")
        was, now = (quantity(round(ms), "ms") for ms in found.waits_ms)
        return words.format(member=found.member, before=was, after=now)
    return ""


def _time(at: float, now: float) -> str:
    """Return the time of day, with the date on another day."""
    return clock(at) if day(at) == day(now) else month_day(at)


def speed(report: ArrayReport, units: UnitSystem, processor: str = "") -> str:
    """Return the speed of what runs, and what of the *processor*; empty if nothing runs, or it is unknown."""
    if not report.operation or report.waiting is not None or report.speed_kib_s is None:
        return ""
    words = translate("Array", "{speed} each").format(speed=rate(report.speed_kib_s * 1024, units))
    return " · ".join(filter(None, (said(processor), words)))


def members(
    report: ArrayReport,
    drives: Mapping[str, Drive],
    does: Sequence[Activity | None],
    counted: Mapping[str, str],
    units: UnitSystem,
) -> DataTable:
    """Return the members as a table, with what each of them *does* now; the last column is for a button.

    *counted* is what the drives of a member count of bad sectors, by its name.
    """
    header = (
        translate("Array", "Member"),
        translate("Array", "Slot"),
        translate("Array", "Role"),
        translate("Array", "Now"),
        translate("Array", "Errors"),
        translate("Array", "Temp."),
        "",
    )
    rows = [
        _member(member, drives, doing, counted.get(member.name, ""), units)
        for member, doing in zip(report.members, does, strict=True)
    ]
    return DataTable(header, rows)


def _member(
    member: ArrayMember, drives: Mapping[str, Drive], does: Activity | None, counted: str, units: UnitSystem
) -> tuple[Cell, ...]:
    below = [drives[name] for name in member.drives if name in drives]
    warm = [drive.temperature_c for drive in below if drive.temperature_c is not None]
    more = (MORE_STATES[state]() for state in member.states if state in MORE_STATES)
    return (
        member.name,
        member.slot,
        said(listed((role(member.role), *more))),
        _now(does, units),
        _errors(member, counted),
        temperature(max(warm)) if warm else None,
        "",
    )


def _now(does: Activity | None, units: UnitSystem) -> str | None:
    """Return what a member reads or writes, the larger of both; None if that is unknown."""
    if does is None:
        return None
    if not does.read_bytes_s and not does.write_bytes_s:
        return translate("Array", "idle")
    if does.write_bytes_s > does.read_bytes_s:
        return translate("Array", "writes {speed}").format(speed=rate(does.write_bytes_s, units))
    return translate("Array", "reads {speed}").format(speed=rate(does.read_bytes_s, units))


def printed(member: ArrayMember, drives: Mapping[str, Drive]) -> str:
    """Return the member's name and its drive's serial number, which distinguishes drives of one model."""
    below = [drives[name] for name in member.drives if name in drives]
    on = said(listed([drive.serial or drive.title for drive in below] or member.drives))
    return said(listed(filter(None, (member.name, on))))


def _errors(member: ArrayMember, counted: str) -> str | None:
    """Return what is wrong with a member and what its drives *counted*, None if nothing is known."""
    if member.errors is None and member.bad_ranges is None and not counted:
        return None
    parts = [counted] if counted else []
    if member.errors:
        parts.append(said(Sentence.counted(member.errors, "{n} read error", "{n} read errors")))
    if member.bad_ranges:
        parts.append(said(Sentence.counted(member.bad_ranges, "{n} bad block range", "{n} bad block ranges")))
    return said(listed(parts)) or translate("Array", "none")


def in_five_lines(report: ArrayReport) -> tuple[FactRow, ...]:
    """Return what the array is made of."""
    chunk = size(report.chunk_bytes, UnitSystem.IEC) if report.chunk_bytes else ""
    rows = (
        FactRow(translate("Array", "Chunk size"), chunk),
        FactRow(translate("Array", "Read-ahead"), read_ahead(report)),
        FactRow(translate("Array", "Bitmap"), bitmap(report) if report.action is not None else ""),
        FactRow(translate("Array", "Stripe cache"), _stripe_cache(report)),
        FactRow(translate("Array", "Metadata"), report.metadata),
    )
    return tuple(row for row in rows if row.value)


def _stripe_cache(report: ArrayReport) -> str:
    if report.stripe_cache is None:
        return ""
    cost = size(report.stripe_cache * 4096 * len(report.members), UnitSystem.IEC)
    return said(Sentence.counted(report.stripe_cache, "{n} stripe, {cost}", "{n} stripes, {cost}", cost=cost))


def read_ahead(report: ArrayReport) -> str:
    """Return the array's read-ahead, and how many stripes that is."""
    ahead, stripe = report.read_ahead_bytes, report.stripe_bytes
    if ahead is None:
        return unknown()
    shown = size(ahead, UnitSystem.IEC)
    if not stripe:
        return shown
    return translate("Array", "{ahead}, {count} stripes").format(ahead=shown, count=figure(ahead / stripe))


def bitmap(report: ArrayReport) -> str:
    """Return the state of the bitmap."""
    if report.bitmap is None:
        return unknown()
    if report.bitmap.location == "none":
        return report.policy if report.policy in ("journal", "ppl") else translate("Array", "none")
    return said(report.bitmap.place)


def mismatches(report: ArrayReport) -> str:
    """Return what the last check found."""
    if report.mismatch_sectors is None:
        return unknown()
    # The kernel counts from zero at every check, and resets the count when the array starts (md.c md_do_sync).
    none, some = _compared(report)
    found = size(report.mismatch_sectors * SECTOR_BYTES, UnitSystem.IEC)
    return some.format(found=found) if report.mismatch_sectors else none


def found_by(sectors: int) -> str:
    """Return what a recorded check found."""
    if not sectors:
        return translate("Array", "No mismatches")
    return translate("Array", "{found} mismatch").format(found=size(sectors * SECTOR_BYTES, UnitSystem.IEC))


def _compared(report: ArrayReport) -> tuple[str, str]:
    """Return what it means if the count of differences is zero, and if it is not."""
    if report.action in ("check", "repair"):
        return translate("Array", "No mismatches so far"), translate("Array", "{found} mismatch so far")
    none = translate("Array", "No mismatches")
    if report.last_action in ("check", "repair") and report.partial:
        none = translate("Array", "No mismatches in that part")
    if report.last_action == "check" and report.partial:
        return none, translate("Array", "{found} mismatch in that part")
    if report.last_action == "check":
        return none, translate("Array", "{found} mismatch")
    if report.last_action == "repair":
        return none, translate("Array", "{found} corrected")
    none = unknown()
    if report.last_action is not None and report.last_action not in OPERATIONS:
        none = translate("Array", "None since start")
    return none, translate("Array", "{found} mismatch last time")


def boost(state: BoostState, now: float) -> str:
    """Return the state of a boost, as sentences."""
    preset = PRESET_BY_ID.get(state.preset)
    name = said(preset.label) if preset is not None else translate("Array", "Custom")
    if state.stage in (BoostStage.ASKED, BoostStage.APPLYING):
        return translate("Array", "Applying the boost…")
    if state.stage is BoostStage.ON:
        words = translate(
            "Array",
            "Boost active ({name}) for {time}; reverted afterwards.",
        )
        on = words.format(name=name, time=duration(max(0, round(now - state.began))))
        awake = said(NO_SUSPEND) if state.awake else ""
        return said(in_turn(on, awake))
    if state.stage is BoostStage.FAILED:
        return translate("Array", "Boost not applied: {why}").format(why=said(state.why))
    ends = {
        BoostEnd.DONE: translate("Array", "Finished."),
        BoostEnd.STOPPED: translate("Array", "Boost stopped."),
        BoostEnd.ARRAY_GONE: translate("Array", "Array stopped."),
        BoostEnd.LEFT_BEHIND: translate("Array", "Its process was killed."),
    }
    back = (
        translate("Array", "Not all reverted: {why}").format(why=said(state.why))
        if state.why
        else translate("Array", "All reverted.")
    )
    over = ends[state.end] if state.end is not None else translate("Array", "Boost ended.")
    return said(in_turn(over, back))


def history(operations: tuple[Operation, ...]) -> DataTable:
    """Return what ran on the array, as a table."""
    header = (
        translate("Array", "Operation"),
        translate("Array", "Ended"),
        translate("Array", "Duration"),
        translate("Array", "Result"),
        translate("Array", "Mismatches"),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in operations:
        took = duration(round(one.ended - one.began))
        rows.append(
            (
                (translate("Array", "{operation} (boosted)") if one.boost else "{operation}").format(
                    operation=operation_name(one.operation)
                ),
                Moment(one.ended),
                took if one.whole else translate("Array", "more than {time}").format(time=took),
                translate("Array", "finished") if one.done else translate("Array", "stopped"),
                one.mismatches,
            )
        )
    return DataTable(header, rows)
