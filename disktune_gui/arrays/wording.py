"""An array in sentences."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import STALLED_MINUTES
from disktune_contract.arrays.array import OPERATIONS, REDUNDANT, ArrayMember, ArrayReport, Role
from disktune_contract.arrays.md import Waiting
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.boost import BoostEnd, BoostStage, BoostState
from disktune_contract.units import UnitSystem, duration, rate, size
from disktune_gui.arrays.array_advice import where
from disktune_gui.arrays.model import SECTOR_BYTES, ArrayModel
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.tabular import Cell, DataTable

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def tr(text: str) -> str:
    """Return *text* in the user's language."""
    return QCoreApplication.translate("Array", text)


def _unknown() -> str:
    return tr("unknown")


def operation_name(operation: str) -> str:
    """Return an operation as a noun."""
    return {
        "resync": tr("Resync"),
        "recover": tr("Rebuild"),
        "reshape": tr("Reshape"),
        "check": tr("Check"),
        "repair": tr("Repair"),
    }.get(operation, operation)


def state(report: ArrayReport) -> str:
    """Return how the array stands, in one sentence."""
    level = report.level.upper().replace("RAID", "RAID ") if report.level.startswith("raid") else report.level
    parts = [
        tr("{level} of {count} members").format(
            level=level or tr("RAID of unknown level"),
            count=_unknown() if report.raid_disks is None else report.raid_disks,
        )
    ]
    if report.degraded is None and report.level in REDUNDANT:
        parts.append(tr("unknown how many are in sync"))
    elif report.degraded:
        parts.append(tr("{count} not in sync").format(count=report.degraded))
    return ", ".join([*parts, _now(report)]) + "."


def _now(report: ArrayReport) -> str:
    """Return what the array does, or why it does nothing."""
    if report.state in ("inactive", "clear"):
        words = tr("not started")
    elif report.state == "broken":
        words = tr("so many members have failed that nothing more can be written")
    elif report.frozen:
        # Before what waits: of what is frozen, mdstat says that it waits for the first write.
        words = tr("paused: nothing runs until it is resumed")
    elif report.waiting is not None:
        words = _waits(report.waiting, report.state)
    elif report.operation:
        words = _doing(report.operation)
    elif report.state in ("readonly", "read-auto"):
        words = tr("read-only until the first write") if report.state == "read-auto" else tr("read-only")
    elif report.action is None and report.level in REDUNDANT:
        words = tr("unknown whether anything is running")
    else:
        words = tr("nothing is running")
    return words


def _waits(waiting: Waiting, state: str) -> str:
    if waiting is Waiting.DELAYED:
        return tr("waits until another array that shares its drives is done")
    if waiting is Waiting.REMOTE:
        return tr("another computer of the cluster works on it")
    return {"read-auto": tr("waits for the first write"), "readonly": tr("waits until it is made writable")}.get(
        state, tr("something is due and has not started")
    )


def _doing(operation: str) -> str:
    return {
        "resync": tr("being made equal again"),
        "recover": tr("being rebuilt"),
        "reshape": tr("being reshaped"),
        "check": tr("being checked"),
        "repair": tr("being checked and repaired"),
    }.get(operation, operation)


def about(seconds: float) -> str:
    """Return a length of time as far as it can be known beforehand."""
    step = 1 if seconds < _MINUTE else _MINUTE if seconds < 6 * _HOUR else 10 * _MINUTE
    return duration(max(step, round(seconds / step) * step))


def forecast(model: ArrayModel, now: float, units: UnitSystem) -> str:
    """Return speed and end of what runs; empty if nothing does."""
    report = model.report
    if report is None or not report.operation or report.waiting is not None:
        return ""
    left, kernel = model.left_s, model.kernel_left_s
    if report.speed_kib_s is None:
        return tr("The speed is unknown: the kernel does not report it.")
    speed = rate(report.speed_kib_s * 1024, units)
    if report.done_sectors is None:
        return tr("{speed} for each member. How far it is, is unknown: /proc/mdstat does not tell.").format(
            speed=speed
        )
    if left is None:
        ends = tr("It is too early to say when it ends.") if report.speed_kib_s else tr("It stands still.")
        if kernel is not None and kernel < STALLED_MINUTES * _MINUTE:
            ends = tr("It is too early to say when it ends; the kernel says in {kernel}.").format(
                kernel=about(kernel)
            )
        return tr("{speed} for each member. {ends}").format(speed=speed, ends=ends)
    pattern = "%H:%M" if left < _DAY else "%a %H:%M" if left < 6 * _DAY else "%Y-%m-%d"
    at = time.strftime(pattern, time.localtime(now + left))
    words = tr("{speed} for each member. About {left} left, until {at}.").format(
        speed=speed, left=about(left), at=at
    )
    if kernel is not None and abs(kernel - left) > 0.1 * left and left > _MINUTE:
        words += " " + tr("The kernel says {kernel}, as if all of a disk were equally fast.").format(
            kernel=about(kernel)
        )
    return words


def members(report: ArrayReport, drives: Mapping[str, Drive]) -> DataTable:
    """Return the members as a table."""
    header = (
        tr("Member"),
        tr("Slot"),
        tr("Role"),
        tr("Read errors"),
        tr("Bad blocks"),
        tr("Temperature"),
    )
    return DataTable(header, [_member(member, drives) for member in report.members])


def _member(member: ArrayMember, drives: Mapping[str, Drive]) -> tuple[Cell, ...]:
    below = [drives[name] for name in member.drives if name in drives]
    on = where(member, drives)
    warm = [drive.temperature_c for drive in below if drive.temperature_c is not None]
    bad = member.bad_ranges
    return (
        f"{member.name} · {on}" if on else member.name,
        member.slot,
        ", ".join((role(member.role), *(_STATES[state]() for state in member.states if state in _STATES))),
        member.errors,
        None if bad is None else tr("none") if not bad else tr("{count} ranges").format(count=bad),
        f"{max(warm):.0f} °C" if warm else None,
    )


_STATES: dict[str, Callable[[], str]] = {
    "write_mostly": lambda: tr("read only if it must be"),
    "blocked": lambda: tr("blocked"),
    "write_error": lambda: tr("could not be written to"),
    "want_replacement": lambda: tr("to be replaced"),
    "failfast": lambda: tr("fails fast"),
}
"""The kernel's words of a member (md.rst, dev-XXX/state) that its role does not say already."""


def role(which: Role) -> str:
    """Return what a member is to the array."""
    return {
        Role.IN_SYNC: tr("in sync"),
        Role.REBUILDING: tr("being rebuilt"),
        Role.SPARE: tr("spare"),
        Role.JOURNAL: tr("journal"),
        Role.REPLACEMENT: tr("takes over from another"),
        Role.FAULTY: tr("failed"),
    }[which]


def facts(report: ArrayReport, units: UnitSystem) -> tuple[tuple[str, str], ...]:
    """Return what is worth knowing besides, each with its label."""
    found = [(tr("Read-ahead"), read_ahead(report))]
    if report.action is not None:
        found.append((tr("Write-intent bitmap"), bitmap(report)))
        found.append((tr("Last check"), mismatches(report)))
    if report.stripe_cache is not None:
        count = len(report.members)
        cost = size(report.stripe_cache * 4096 * count, UnitSystem.IEC)
        found.append(
            (
                tr("Stripe cache"),
                tr("{count} stripes, {cost} of memory; {used} in use").format(
                    count=report.stripe_cache,
                    cost=cost,
                    used=_unknown() if report.stripe_cache_used is None else report.stripe_cache_used,
                ),
            )
        )
    if report.size_bytes:
        found.append((tr("Size"), size(report.size_bytes, units)))
    return tuple(found)


def read_ahead(report: ArrayReport) -> str:
    """Return the array's read-ahead against its chunk and stripe, and what that means."""
    ahead, stripe, chunk = report.read_ahead_bytes, report.stripe_bytes, report.chunk_bytes
    if ahead is None:
        return _unknown()
    shown = size(ahead, UnitSystem.IEC)
    if not stripe or not chunk:
        return tr("{ahead}. The array has no stripes, so it counts as on a single drive.").format(ahead=shown)
    stripes = ahead / stripe
    words = tr("{ahead}: {count} stripes of {stripe}, chunks of {chunk}. ").format(
        ahead=shown,
        count=f"{stripes:.3g}",
        stripe=size(stripe, UnitSystem.IEC),
        chunk=size(chunk, UnitSystem.IEC),
    )
    if stripes < 1:
        return words + tr("Less than a stripe: a file read in order keeps only some of the members busy.")
    if stripes < 2:
        return words + tr("Between one stripe and two: while one is used, the next is not yet read.")
    return words + tr(
        "Enough to keep every member reading. More helps few large files, costs memory, and does nothing for a "
        "rebuild, which does not go through it."
    )


def bitmap(report: ArrayReport) -> str:
    """Return how the bitmap stands, and what it is for."""
    if report.bitmap is None:
        return _unknown()
    if report.bitmap.location == "none" and report.policy in ("journal", "ppl"):
        return tr("None: after a crash the {policy} says what to compare.").format(policy=report.policy)
    if report.bitmap.location == "none":
        return tr("None: after a crash everything is compared, which takes as long as a rebuild.")
    chunk = size(report.bitmap.chunk_bytes, UnitSystem.IEC) if report.bitmap.chunk_bytes else _unknown()
    return tr(
        "There is one; a bit stands for {chunk}. After a crash only what was being written is compared."
    ).format(chunk=chunk)


def mismatches(report: ArrayReport) -> str:
    """Return what the last check found."""
    if report.mismatch_sectors is None:
        return _unknown()
    # The kernel counts anew at every check, and forgets at every start of the array (md.c md_do_sync).
    none, some = _compared(report)
    found = size(report.mismatch_sectors * SECTOR_BYTES, UnitSystem.IEC)
    return some.format(found=found) if report.mismatch_sectors else none


def _compared(report: ArrayReport) -> tuple[str, str]:
    """Return what it means if the count of differences is zero, and if it is not."""
    if report.action in ("check", "repair"):
        return tr("No difference so far."), tr("{found} differ so far.")
    none = tr("No difference found.")
    if report.last_action in ("check", "repair") and report.partial:
        none = tr("No difference found in the part that was compared.")
    if report.last_action == "check" and report.partial:
        return none, tr("{found} differ in the part that was compared.")
    if report.last_action == "check":
        return none, tr("{found} differ.")
    if report.last_action == "repair":
        return none, tr("{found} differed and were made equal by the repair.")
    if report.last_action in OPERATIONS:
        none = tr("Not known: what ran last was a {operation}, which compares nothing.").format(
            operation=operation_name(report.last_action or "").lower()
        )
    elif report.last_action is None:
        none = tr("Unknown: the kernel does not report what ran last.")
    else:
        none = tr("None since the array was started.")
    return none, tr("{found} differed when the members were last compared.")


def boost(state: BoostState, now: float) -> str:
    """Return how a boost stands, as sentences."""
    name = state.preset.capitalize() if state.preset != "own" else tr("Own values")
    if state.stage in (BoostStage.ASKED, BoostStage.APPLYING):
        return tr("Being sped up…")
    if state.stage is BoostStage.ON:
        words = tr(
            "Sped up ({name}) for {time}. All values are reverted when the operation ends, even if this window "
            "closes."
        )
        return words.format(name=name, time=duration(max(0, round(now - state.began))))
    if state.stage is BoostStage.FAILED:
        return tr("Not sped up: {why}").format(why=state.why)
    ends = {
        BoostEnd.DONE: tr("The operation is done."),
        BoostEnd.STOPPED: tr("The speed-up was ended."),
        BoostEnd.ARRAY_GONE: tr("The array was stopped."),
        BoostEnd.LEFT_BEHIND: tr("What kept the speed-up was killed."),
    }
    back = (
        tr("Not all values could be reverted: {why}").format(why=state.why)
        if state.why
        else tr("All values were reverted.")
    )
    over = ends[state.end] if state.end is not None else tr("The speed-up is over.")
    return f"{over} {back}"


def history(operations: tuple[Operation, ...]) -> DataTable:
    """Return what ran on the array, as a table."""
    header = (tr("Operation"), tr("Ended"), tr("Took"), tr("Outcome"), tr("Differences"))
    rows: list[tuple[Cell, ...]] = []
    for one in operations:
        took = duration(round(one.ended - one.began))
        rows.append(
            (
                operation_name(one.operation) + (tr(", sped up") if one.boost else ""),
                time.strftime("%Y-%m-%d %H:%M", time.localtime(one.ended)),
                took if one.whole else tr("more than {time}").format(time=took),
                tr("done") if one.done else tr("stopped"),
                one.mismatches,
            )
        )
    return DataTable(header, rows)
