"""An array in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import STALLED_MINUTES, time_left
from disktune_contract.arrays.array import OPERATIONS, REDUNDANT, ArrayMember, ArrayReport
from disktune_contract.arrays.boost import PRESET_BY_ID
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import BoostEnd, BoostStage, BoostState
from disktune_contract.said.changes import KEPT_AWAKE
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_gui.arrays.model import SECTOR_BYTES, ArrayModel
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.formats import duration, number, percent, quantity, rate, size
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable, Moment
from disktune_gui.text.wording import MORE_STATES, end, figure, role, unknown

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


def state(report: ArrayReport) -> str:
    """Return the array's state: its level, its members, its redundancy and its operation, between commas."""
    parts = (_level(report), _count(report), _redundancy(report), _now(report))
    return said(listed(part for part in parts if part))


def _level(report: ArrayReport) -> str:
    if report.level.startswith("raid"):
        return report.level.upper().replace("RAID", "RAID ")
    return report.level or translate("Array", "unknown RAID level")


def _count(report: ArrayReport) -> str:
    if report.raid_disks is None:
        return translate("Array", "unknown number of members")
    return said(Sentence.counted(report.raid_disks, "{n} member", "{n} members"))


def _redundancy(report: ArrayReport) -> str:
    """Return how many members are not in sync; empty if none is, or the level has no copies."""
    if report.degraded is None:
        return translate("Array", "unknown number of members in sync") if report.level in REDUNDANT else ""
    if not report.degraded:
        return ""
    return said(Sentence.counted(report.degraded, "{n} member not in sync", "{n} members not in sync"))


def _now(report: ArrayReport) -> str:
    """Return what the array does, or why it does nothing."""
    if report.state in ("inactive", "clear"):
        words = translate("Array", "inactive")
    elif report.state == "broken":
        words = translate("Array", "failed: too many members are missing to write data")
    elif report.frozen:
        # Before what waits: for a frozen array mdstat reports that it waits for the first write.
        words = translate("Array", "paused (frozen): no operation runs until it is resumed")
    elif report.waiting is not None:
        words = _waits(report.waiting, report.state)
    elif report.operation:
        words = _doing(report.operation)
    elif report.state in ("readonly", "read-auto"):
        words = (
            translate("Array", "auto-read-only until the first write")
            if report.state == "read-auto"
            else translate("Array", "read-only")
        )
    elif report.action is None and report.level in REDUNDANT:
        words = translate("Array", "unknown operation")
    else:
        words = translate("Array", "no operation running")
    return words


def _waits(waiting: Waiting, state: str) -> str:
    if waiting is Waiting.DELAYED:
        return translate("Array", "operation delayed until another array on the same drives finishes")
    if waiting is Waiting.REMOTE:
        return translate("Array", "operation running on another cluster node")
    return {
        "read-auto": translate("Array", "operation pending until the first write"),
        "readonly": translate("Array", "operation pending until the array is writable"),
    }.get(state, translate("Array", "operation pending"))


def _doing(operation: str) -> str:
    return {
        "resync": translate("Array", "resync running"),
        "recover": translate("Array", "rebuild running"),
        "reshape": translate("Array", "reshape running"),
        "check": translate("Array", "check running"),
        "repair": translate("Array", "repair running"),
    }.get(operation, operation)


def forecast(model: ArrayModel, now: float, units: UnitSystem) -> str:
    """Return speed and end of what runs; empty if nothing does."""
    report = model.report
    if report is None or not report.operation or report.waiting is not None:
        return ""
    left, kernel = model.left_s, model.kernel_left_s
    apart = kernel is not None and left is not None and abs(kernel - left) > 0.1 * left and left > _MINUTE
    if report.speed_kib_s is None:
        return translate("Array", "The speed is unknown: the kernel does not report it.")
    speed = rate(report.speed_kib_s * 1024, units)
    if report.done_sectors is None:
        return translate(
            "Array", "{speed} per member. The progress is unknown: /proc/mdstat does not report it."
        ).format(speed=speed)
    if left is None:
        return _estimating(speed, report, kernel)
    if kernel is not None and not apart:
        # The same as in every other place, which has only the kernel's estimate.
        left = kernel
    at = end(now, left)
    words = translate("Array", "{speed} per member. Remaining: {left}, until {at}.").format(
        speed=speed, left=said(time_left(left / _MINUTE)), at=at
    )
    if kernel is not None and apart:
        other = translate("Array", "The kernel estimates {kernel}, assuming constant speed across the disk.")
        return said(in_turn(words, other.format(kernel=said(time_left(kernel / _MINUTE)))))
    return words


def _estimating(speed: str, report: ArrayReport, kernel: float | None) -> str:
    """Return the sentence while the end is unknown, *kernel* being the kernel's estimate in seconds."""
    if kernel is not None and kernel < STALLED_MINUTES * _MINUTE:
        words = translate(
            "Array", "{speed} per member. Estimating the remaining time… The kernel estimates {kernel}."
        )
        return words.format(speed=speed, kernel=said(time_left(kernel / _MINUTE)))
    if report.speed_kib_s:
        return translate("Array", "{speed} per member. Estimating the remaining time…").format(speed=speed)
    return translate("Array", "{speed} per member. The operation is stalled.").format(speed=speed)


def members(
    report: ArrayReport, drives: Mapping[str, Drive], does: Sequence[Activity | None], units: UnitSystem
) -> DataTable:
    """Return the members as a table, with what each of them *does* now; the last column is for a button."""
    header = (
        translate("Array", "Member"),
        translate("Array", "Slot"),
        translate("Array", "Role"),
        translate("Array", "Read"),
        translate("Array", "Write"),
        translate("Array", "Utilization"),
        translate("Array", "Errors"),
        translate("Array", "Temperature"),
        "",
    )
    rows = [_member(member, drives, doing, units) for member, doing in zip(report.members, does, strict=True)]
    return DataTable(header, rows)


def _member(
    member: ArrayMember, drives: Mapping[str, Drive], does: Activity | None, units: UnitSystem
) -> tuple[Cell, ...]:
    below = [drives[name] for name in member.drives if name in drives]
    warm = [drive.temperature_c for drive in below if drive.temperature_c is not None]
    more = (MORE_STATES[state]() for state in member.states if state in MORE_STATES)
    return (
        _printed(member, below),
        member.slot,
        said(listed((role(member.role), *more))),
        None if does is None else rate(does.read_bytes_s, units),
        None if does is None else rate(does.write_bytes_s, units),
        None if does is None else percent(does.utilisation),
        _errors(member),
        quantity(round(max(warm)), "°C") if warm else None,
        "",
    )


def _printed(member: ArrayMember, below: Sequence[Drive]) -> str:
    """Return the member's name and its drive's serial number, which distinguishes drives of one model."""
    on = said(listed([drive.serial or drive.title for drive in below] or member.drives))
    return f"{member.name} · {on}" if on else member.name


def _errors(member: ArrayMember) -> str | None:
    """Return the read errors and bad blocks of a member, None if neither is known."""
    if member.errors is None and member.bad_ranges is None:
        return None
    parts = []
    if member.errors:
        parts.append(said(Sentence.counted(member.errors, "{n} read error", "{n} read errors")))
    if member.bad_ranges:
        parts.append(said(Sentence.counted(member.bad_ranges, "{n} bad block range", "{n} bad block ranges")))
    return said(listed(parts)) or translate("Array", "none")


def facts(report: ArrayReport, units: UnitSystem) -> tuple[tuple[str, str], ...]:
    """Return further facts, each with its label."""
    found = [(translate("Array", "Read-ahead"), read_ahead(report))]
    if report.action is not None:
        found.append((translate("Array", "Write-intent bitmap"), bitmap(report)))
        found.append((translate("Array", "Last check"), mismatches(report)))
    if report.stripe_cache is not None:
        count = len(report.members)
        cost = size(report.stripe_cache * 4096 * count, UnitSystem.IEC)
        found.append(
            (
                translate("Array", "Stripe cache"),
                said(
                    Sentence.counted(
                        report.stripe_cache,
                        "{n} stripe ({cost} of memory), {used} in use",
                        "{n} stripes ({cost} of memory), {used} in use",
                        cost=cost,
                        used=unknown() if report.stripe_cache_used is None else number(report.stripe_cache_used),
                    )
                ),
            )
        )
    if report.size_bytes:
        found.append((translate("Array", "Size"), size(report.size_bytes, units)))
    return tuple(found)


def read_ahead(report: ArrayReport) -> str:
    """Return the array's read-ahead against its chunk and stripe, and what that means."""
    ahead, stripe, chunk = report.read_ahead_bytes, report.stripe_bytes, report.chunk_bytes
    if ahead is None:
        return unknown()
    shown = size(ahead, UnitSystem.IEC)
    if not stripe or not chunk:
        return translate(
            "Array", "{ahead}. The array has no stripes: read-ahead works as on a single drive."
        ).format(ahead=shown)
    stripes = ahead / stripe
    words = translate("Array", "{ahead}: {count} stripes of {stripe}, chunk size {chunk}.").format(
        ahead=shown,
        count=figure(stripes),
        stripe=size(stripe, UnitSystem.IEC),
        chunk=size(chunk, UnitSystem.IEC),
    )
    if stripes < 1:
        means = translate("Array", "Less than one stripe: a sequential read keeps only some members busy.")
    elif stripes < 2:
        means = translate(
            "Array", "Less than two stripes: the kernel does not read the whole next stripe in advance."
        )
    else:
        means = translate(
            "Array",
            "Enough for all members to read in parallel. More uses memory and helps only few large files. A "
            "rebuild does not use read-ahead.",
        )
    return said(in_turn(words, means))


def bitmap(report: ArrayReport) -> str:
    """Return the state of the bitmap, and its purpose."""
    if report.bitmap is None:
        return unknown()
    if report.bitmap.location == "none" and report.policy in ("journal", "ppl"):
        return translate("Array", "None. After an unclean shutdown, md uses the {policy} instead.").format(
            policy=report.policy
        )
    if report.bitmap.location == "none":
        return translate(
            "Array",
            "None. After an unclean shutdown, md resyncs the whole array, which takes as long as a rebuild.",
        )
    chunk = size(report.bitmap.chunk_bytes, UnitSystem.IEC) if report.bitmap.chunk_bytes else unknown()
    words = translate(
        "Array",
        "Present, bitmap chunk {chunk}. After an unclean shutdown, md resyncs only what was being written.",
    )
    return words.format(chunk=chunk)


def mismatches(report: ArrayReport) -> str:
    """Return what the last check found."""
    if report.mismatch_sectors is None:
        return unknown()
    # The kernel counts from zero at every check, and resets the count when the array starts (md.c md_do_sync).
    none, some = _compared(report)
    found = size(report.mismatch_sectors * SECTOR_BYTES, UnitSystem.IEC)
    return some.format(found=found) if report.mismatch_sectors else none


def _compared(report: ArrayReport) -> tuple[str, str]:
    """Return what it means if the count of differences is zero, and if it is not."""
    if report.action in ("check", "repair"):
        return translate("Array", "No mismatches so far."), translate("Array", "Mismatches so far: {found}.")
    none = translate("Array", "No mismatches found.")
    if report.last_action in ("check", "repair") and report.partial:
        none = translate("Array", "No mismatches found in the part that was compared.")
    if report.last_action == "check" and report.partial:
        return none, translate("Array", "Mismatches in the part that was compared: {found}.")
    if report.last_action == "check":
        return none, translate("Array", "Mismatches: {found}.")
    if report.last_action == "repair":
        return none, translate("Array", "Mismatches that the repair corrected: {found}.")
    if report.last_action in OPERATIONS:
        none = translate(
            "Array", "Unknown: the last operation ({operation}) does not compare the members."
        ).format(operation=operation_name(report.last_action or ""))
    elif report.last_action is None:
        none = translate("Array", "Unknown: the kernel does not report the last operation.")
    else:
        none = translate("Array", "No check since the array was started.")
    return none, translate("Array", "Mismatches at the last comparison: {found}.")


def boost(state: BoostState, now: float) -> str:
    """Return the state of a boost, as sentences."""
    preset = PRESET_BY_ID.get(state.preset)
    name = said(preset.label) if preset is not None else translate("Array", "Custom")
    if state.stage in (BoostStage.ASKED, BoostStage.APPLYING):
        return translate("Array", "Applying the boost…")
    if state.stage is BoostStage.ON:
        words = translate(
            "Array",
            "Boost active ({name}) for {time}. All values are reverted when the operation ends, even if you close "
            "this window.",
        )
        on = words.format(name=name, time=duration(max(0, round(now - state.began))))
        awake = said(KEPT_AWAKE) if state.awake else ""
        return said(in_turn(on, awake))
    if state.stage is BoostStage.FAILED:
        return translate("Array", "The boost could not be applied: {why}").format(why=said(state.why))
    ends = {
        BoostEnd.DONE: translate("Array", "The operation finished."),
        BoostEnd.STOPPED: translate("Array", "The boost was stopped."),
        BoostEnd.ARRAY_GONE: translate("Array", "The array was stopped."),
        BoostEnd.LEFT_BEHIND: translate("Array", "The process that kept the boost was killed."),
    }
    back = (
        translate("Array", "Not all values could be reverted: {why}").format(why=said(state.why))
        if state.why
        else translate("Array", "All values were reverted.")
    )
    over = ends[state.end] if state.end is not None else translate("Array", "The boost ended.")
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
