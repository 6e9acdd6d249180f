"""What can be done with an array once: why not now, what has to be agreed to, and doing it."""

from __future__ import annotations

from disktune_contract.arrays.array import ArrayReport, spared
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.messages.action import Acted
from disktune_contract.messages.faults import Fault, Refusal, busy
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.drive_actions import Action, ArrayWord
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.raid import reading
from disktune_helper.system import errors
from disktune_helper.system.errors import refusal
from disktune_helper.system.machine_tools import ArrayTools
from disktune_helper.system.ports import ChangingNode

WRITE_LIMIT_S = 10.0
"""``sync_action`` waits for the thread that it stops; with some bugs of the kernel indefinitely."""

_NO_COPIES = Sentence("This level has neither copies nor parity.")


def look(sight: DriveSnapshot) -> ArrayReport:
    """Return the array as this snapshot shows it, read once."""
    return sight.once("array", lambda: reading.report(sight.ports, sight.name))


def unsupported(report: ArrayReport, action: Action) -> str:
    """Return why an array like this never has the action; empty if it may."""
    if report.action is None:
        return _NO_COPIES
    if action.id.startswith("array-bitmap") and report.metadata.startswith("external"):
        return Sentence("The firmware's metadata has no room for a bitmap.")
    return ""


def refused(report: ArrayReport, action: Action) -> str:
    """Return why the array cannot have the action in its present state; empty if it can."""
    return _REFUSALS[action.id](report)


def question(report: ArrayReport, action: Action) -> str:
    """Return what has to be agreed to before; empty if nothing."""
    if action.id == "array-pause":
        return action.danger if report.degraded or report.operation in ("recover", "resync", "reshape") else ""
    return action.danger if action.always_asks else ""


def act(sight: DriveSnapshot, node: ChangingNode, action: Action, tools: ArrayTools) -> Acted:
    """Do it; raises `Refusal`, or OSError from the kernel."""
    before = reading.report(sight.ports, sight.name).operation or ""
    if isinstance(action.does, ArrayWord):
        write(node, action.does.attribute, action.does.word)
    else:
        try:
            tools.add_bitmap(sight.name)
        except FileNotFoundError:
            raise Refusal(Fault.NOT_SUPPORTED, Sentence("{program} is not installed.", program="mdadm")) from None
    now = reading.report(sight.ports, sight.name)
    # A rebuild goes on after a pause, a check does not.
    ended = _STOPPED.get(before) if action.id in ("array-pause", "array-cancel") else None
    return Acted(action.id, in_turn(ended or _DONE[action.id], _stands(now)))


def write(node: ChangingNode, attribute: str, word: str, limit_s: float = WRITE_LIMIT_S) -> None:
    """Write a word, and wait no longer than *limit_s* for the kernel; raises `Refusal` then, or its OSError."""
    failed: list[OSError] = []

    def work() -> None:
        try:
            node.write_attribute(attribute, word)
        except OSError as error:
            failed.append(error)

    thread = errors.start(work, f"{attribute} of {node.name}")
    thread.join(limit_s)
    if thread.is_alive():
        raise Refusal(
            Fault.BUSY, Sentence("No answer for {seconds} s. Check again later.", seconds=f"{limit_s:.0f}")
        )
    if failed:
        raise refusal(failed[0], node.name) from None


# -- why not -----------------------------------------------------------------------------------------------


def _busy(report: ArrayReport) -> str:
    if report.operation:
        return busy(words(report.operation))
    return Sentence("The array is paused. Resume it first.") if report.frozen else ""


def _no_check(report: ArrayReport) -> str:
    if why := _busy(report):
        return why
    if report.state in ("readonly", "read-auto", "inactive", "clear", "broken"):
        return Sentence("The array cannot be written to: it is {state}.", state=report.state)
    if (report.degraded or 0) >= spared(report.level, report.raid_disks or 0):
        return Sentence("Too many members are missing.")
    return ""


def _no_cancel(report: ArrayReport) -> str:
    return "" if report.operation in ("check", "repair") else Sentence("No check is running.")


def _no_pause(report: ArrayReport) -> str:
    if report.frozen:
        return Sentence("The operation is paused.")
    return "" if report.operation else Sentence("No operation is running.")


def _no_resume(report: ArrayReport) -> str:
    return "" if report.frozen or report.waiting is Waiting.PENDING else Sentence("No operation is paused.")


def _no_bitmap(report: ArrayReport) -> str:
    if report.bitmap is not None and report.bitmap.location != "none":
        return Sentence("The array already has a bitmap.")
    if report.policy in ("journal", "ppl"):
        return Sentence("A journal or PPL does the same.")
    return _no_change_of_bitmap(report)


def _no_removal(report: ArrayReport) -> str:
    if report.bitmap is None or report.bitmap.location == "none":
        return Sentence("The array has no bitmap.")
    if report.bitmap.location == "file":
        return Sentence("The bitmap is in a file. Use mdadm --grow --bitmap=none.")
    return _no_change_of_bitmap(report)


def _no_change_of_bitmap(report: ArrayReport) -> str:
    if report.operation or report.frozen:
        # location_store and update_array_info answer EBUSY while mddev->recovery is not 0; frozen is a bit of it.
        return Sentence("No bitmap change during a rebuild, check or pause.")
    return Sentence("The array is read-only.") if report.state in ("readonly", "read-auto") else ""


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
    "resync": Sentence("a resync is running"),
    "recover": Sentence("a rebuild is running"),
    "reshape": Sentence("a reshape is running"),
    "check": Sentence("a check is running"),
    "repair": Sentence("a repair is running"),
}


def words(operation: str) -> str:
    """Return what the array is doing as a clause."""
    return _WORDS.get(operation, operation)


_DONE = {
    "array-check": Sentence("Started."),
    "array-repair": Sentence("Started."),
    "array-cancel": Sentence("Stopped."),
    "array-pause": Sentence("Paused."),
    "array-resume": Sentence("Resumed."),
    "array-bitmap-add": Sentence("Added."),
    "array-bitmap-remove": Sentence("Removed."),
}
_STOPPED = {"check": Sentence("The check was stopped."), "repair": Sentence("The repair was stopped.")}


def _stands(report: ArrayReport) -> str:
    if report.operation:
        return Sentence("Now {what}.", what=words(report.operation))
    return (
        Sentence("Paused until you resume it or restart.")
        if report.frozen
        else Sentence("No operation is running.")
    )
