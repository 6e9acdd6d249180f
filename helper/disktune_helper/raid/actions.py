"""What can be done with an array once: why not now, what has to be agreed to, and doing it."""

from __future__ import annotations

from disktune_contract.arrays.array import ArrayReport, spared
from disktune_contract.arrays.md import Waiting
from disktune_contract.messages.action import Acted
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.drive_actions import Action, ArrayWord
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.raid import reading
from disktune_helper.system import threads
from disktune_helper.system.array_tools import ArrayTools
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import Node

WRITE_LIMIT_S = 10.0
"""``sync_action`` waits for the thread that it stops; with some bugs of the kernel for ever."""

_NO_COPIES = "An array of this level has neither copies nor parity."


def look(sight: Sight) -> ArrayReport:
    """Return the array as this look shows it, read once."""
    return sight.once("array", lambda: reading.report(sight.ports, sight.name))


def unsupported(report: ArrayReport, action: Action) -> str:
    """Return why an array like this never has the action; empty if it may."""
    if report.action is None:
        return _NO_COPIES
    if action.id.startswith("array-bitmap") and report.metadata.startswith("external"):
        return "The firmware's metadata of this array has no room for an md bitmap."
    return ""


def refused(report: ArrayReport, action: Action) -> str:
    """Return why the array, as it stands, cannot have the action now; empty if it can."""
    return _REFUSALS[action.id](report)


def question(report: ArrayReport, action: Action) -> str:
    """Return what has to be agreed to before; empty if nothing."""
    if action.id == "array-pause":
        return action.danger if report.degraded or report.operation in ("recover", "resync", "reshape") else ""
    return action.danger if action.always_asks else ""


def act(sight: Sight, node: Node, action: Action, tools: ArrayTools) -> Acted:
    """Do it; raises `Refusal`, or OSError from the kernel."""
    if isinstance(action.does, ArrayWord):
        write(node, action.does.attribute, action.does.word)
    else:
        tools.add_bitmap(sight.name)
    now = reading.report(sight.ports, sight.name)
    return Acted(action.id, f"{_DONE[action.id]} {_stands(now)}")


def write(node: Node, attribute: str, word: str, limit_s: float = WRITE_LIMIT_S) -> None:
    """Write a word, and wait no longer than *limit_s* for the kernel; raises `Refusal` then, or its OSError."""
    failed: list[OSError] = []

    def work() -> None:
        try:
            node.write_attribute(attribute, word)
        except OSError as error:
            failed.append(error)

    thread = threads.start(work, f"{attribute} of {node.name}")
    thread.join(limit_s)
    if thread.is_alive():
        raise Refusal(
            Fault.BUSY,
            f"The kernel has not answered for {limit_s:.0f} s and may still do it. Check again later.",
        )
    if failed:
        raise refusal(failed[0], node.name) from None


# -- why not -----------------------------------------------------------------------------------------------


def _busy(report: ArrayReport) -> str:
    if report.operation:
        return f"The array is busy: {words(report.operation)}. Wait until that has ended."
    return "The array is paused. Resume it first." if report.frozen else ""


def _no_check(report: ArrayReport) -> str:
    if busy := _busy(report):
        return busy
    if report.state in ("readonly", "read-auto", "inactive", "clear", "broken"):
        return f"The array cannot be written to: it is {report.state}."
    if (report.degraded or 0) >= spared(report.level, report.raid_disks or 0):
        return "Too many members are missing to compare anything."
    return ""


def _no_cancel(report: ArrayReport) -> str:
    return "" if report.operation in ("check", "repair") else "No check is running."


def _no_pause(report: ArrayReport) -> str:
    if report.frozen:
        return "The operation is already paused."
    return "" if report.operation else "No operation is running that could be paused."


def _no_resume(report: ArrayReport) -> str:
    return "" if report.frozen or report.waiting is Waiting.PENDING else "No operation is paused or waiting."


def _no_bitmap(report: ArrayReport) -> str:
    if report.bitmap is not None and report.bitmap.location != "none":
        return "The array already has a bitmap."
    if report.policy in ("journal", "ppl"):
        return "The array has a journal or a partial parity log, which has the same purpose."
    return _no_change_of_bitmap(report)


def _no_removal(report: ArrayReport) -> str:
    if report.bitmap is None or report.bitmap.location == "none":
        return "The array has no bitmap."
    if report.bitmap.location == "file":
        return "The bitmap is stored in a file. Remove it with mdadm --grow --bitmap=none."
    return _no_change_of_bitmap(report)


def _no_change_of_bitmap(report: ArrayReport) -> str:
    if report.operation or report.frozen:
        # location_store and update_array_info answer EBUSY while mddev->recovery is not 0; frozen is a bit of it.
        return (
            "The kernel does not change a bitmap while an array is rebuilt, checked or paused. Wait until "
            "that has ended. A degraded array allows the change."
        )
    return "The array is read-only." if report.state in ("readonly", "read-auto") else ""


_REFUSALS = {
    "array-check": _no_check,
    "array-repair": _no_check,
    "array-cancel": _no_cancel,
    "array-pause": _no_pause,
    "array-resume": _no_resume,
    "array-bitmap-add": _no_bitmap,
    "array-bitmap-remove": _no_removal,
}

# -- in words ----------------------------------------------------------------------------------------------

_WORDS = {
    "resync": "a resync is running",
    "recover": "a rebuild is running",
    "reshape": "a reshape is running",
    "check": "a check is running",
    "repair": "a repair is running",
}


def words(operation: str) -> str:
    """Return what the array is doing as a clause."""
    return _WORDS.get(operation, operation)


_DONE = {
    "array-check": "The check was started.",
    "array-repair": "The repair was started.",
    "array-cancel": "The check was stopped.",
    "array-pause": "Paused.",
    "array-resume": "Resumed.",
    "array-bitmap-add": "The bitmap was added.",
    "array-bitmap-remove": "The bitmap was removed.",
}


def _stands(report: ArrayReport) -> str:
    if report.operation:
        return f"Now {words(report.operation)}."
    return "The array stays paused until you resume it." if report.frozen else "No operation is running."
