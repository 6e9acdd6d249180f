"""What to know and to do where an array has lost members, is about to, was not started, or contradicts itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.array import IDLE, REDUNDANT, ArrayMember, ArrayReport, Role, borne
from disktune_contract.arrays.mdstat import MOST_MEMBERS
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.text.said import said

# -- advice on arrays that lack members, are inactive or are inconsistent ----------------------------------


@record
class Advice:
    """What is wrong, its tone, and what to do about it."""

    matter: str
    tone: str
    step: str = ""


translate = QCoreApplication.translate


def advice(report: ArrayReport, drives: Mapping[str, Drive]) -> Advice | None:
    """Return what is wrong with an array and what to do, None if nothing is."""
    if report.state == "inactive":
        return Advice(
            translate("Array", "Its data is inaccessible, not necessarily lost."),
            "danger",
            _start(report),
        )
    lost, left = report.degraded, _left(report)
    # Copies of a RAID 10 are kept in pairs: it may work with more members missing than it is certain to tolerate.
    if report.state == "broken" or (lost and left is not None and left < 0 and report.level != "raid10"):
        return Advice(
            _who(report, drives) or translate("Array", "Too many missing members."), "danger", _assemble()
        )
    if lost is None and report.level in REDUNDANT:
        return _uncounted(report, drives)
    if lost:
        alone = not report.operation and left is not None and left <= 0
        return Advice(
            said(in_turn(_who(report, drives), _risk(report, left))),
            "danger" if alone else "caution",
            _next_step(report),
        )
    if report.mismatch_sectors and report.last_action == "check" and report.action == IDLE:
        return _differs(report)
    return None


def title(report: ArrayReport) -> str:
    """Return what is wrong with an array in a word or two."""
    if report.state == "inactive":
        return translate("Array", "Inactive")
    left = _left(report)
    if report.state == "broken" or (left is not None and left < 0 and report.level != "raid10"):
        return translate("Array", "Failed")
    if left is not None and left <= 0 and report.degraded:
        return translate("Array", "No redundancy")
    if report.degraded:
        return translate("Array", "Degraded")
    return translate("Array", "Mismatches") if report.mismatch_sectors else translate("Array", "Check a member")


def _uncounted(report: ArrayReport, drives: Mapping[str, Drive]) -> Advice:
    unknown = translate("Array", "Missing members are unknown.")
    step = translate("Array", "See “mdadm --detail /dev/{array}”.").format(array=report.name)
    return Advice(said(in_turn(unknown, _who(report, drives))), "caution", step)


def _left(report: ArrayReport) -> int | None:
    """Return how many more members may fail, whichever they are; None if that is unknown."""
    if report.degraded is None or report.raid_disks is None:
        return None
    return borne(report.level, report.raid_disks, report.layout or 0) - report.degraded


def where(member: ArrayMember, drives: Mapping[str, Drive]) -> str:
    """Return the drives that a member is on, with title and serial number."""
    known = [drives[name] for name in member.drives if name in drives]
    on = [" · ".join(part for part in (drive.title, drive.serial) if part) for drive in known]
    return said(listed(on or member.drives))


def _who(report: ArrayReport, drives: Mapping[str, Drive]) -> str:
    """Name the members that failed, and the slots that are empty."""
    found = []
    for member in report.members:
        if member.role is Role.FAULTY:
            words = (
                translate("Array", "{member} failed ({drive}).")
                if where(member, drives)
                else translate("Array", "{member} failed.")
            )
            found.append(words.format(member=member.name, drive=where(member, drives)))
    held = {member.slot for member in report.members if member.role is not Role.FAULTY}
    # No array has more members; a report from another machine may still state more.
    slots = range(min(report.raid_disks or 0, MOST_MEMBERS))
    empty = [str(slot) for slot in slots if slot not in held]
    if empty:
        found.append(
            Sentence.counted(
                len(empty),
                "No member is in slot {slots}.",
                "No members are in slots {slots}.",
                slots=listed(empty),
            )
        )
    return said(in_turn(*found))


def _risk(report: ArrayReport, left: int | None) -> str:
    if left is None:
        return translate("Array", "Redundancy unknown.")
    if left <= 0 and report.level == "raid10":
        return translate("Array", "The next failure can destroy the data.")
    if left <= 0:
        return translate("Array", "The next failure destroys the data.")
    if left == 1:
        return translate("Array", "Survives one more failure.")
    more = Sentence.counted(left, "{n} more member may fail.", "{n} more members may fail.")
    return said(more)


def _next_step(report: ArrayReport) -> str:
    """Return how to restore the redundancy of an array that is not being rebuilt."""
    if report.operation or report.waiting is not None:
        return ""
    if report.frozen:
        if _can_fill(report):
            return translate("Array", "“{resume}” continues the rebuild.").format(
                resume=said(ACTION_BY_ID["array-resume"].label)
            )
        return _replace(report)
    spare = next((member.name for member in report.members if member.role is Role.SPARE), "")
    return _of_spare(report, spare) if spare else _replace(report)


def _of_spare(report: ArrayReport, spare: str) -> str:
    """Return what can become of a spare in an array that lacks a member and is not paused."""
    if report.state == "read-auto":
        words = translate("Array", "The rebuild on {spare} starts with the first write.")
    elif report.state == "readonly":
        words = translate(
            "Array",
            "“mdadm --readwrite /dev/{array}” starts the rebuild on {spare}.",
        )
    elif report.action != IDLE:
        words = translate("Array", "Whether a rebuild on {spare} starts is unknown.")
    else:
        # Within a second or so, unless the spare is too small or a rebuild onto it has failed before (md.c).
        words = translate(
            "Array",
            "If no rebuild on {spare} starts, “dmesg” shows why.",
        )
    return words.format(spare=spare, array=report.name)


def _can_fill(report: ArrayReport) -> bool:
    return any(member.role in (Role.SPARE, Role.REBUILDING) for member in report.members)


def _replace(report: ArrayReport) -> str:
    name = report.name
    failed = next((member.name for member in report.members if member.role is Role.FAULTY), "")
    words = [translate("Array", "Back up important data first, then check cable and power.")]
    if failed:
        words.append(
            translate("Array", "Remove the failed member: “mdadm /dev/{array} --remove /dev/{member}”.").format(
                array=name, member=failed
            )
        )
    words.append(
        translate(
            "Array",
            "Add a partition of at least the same size: “mdadm /dev/{array} --add /dev/PARTITION”; reconnected "
            "members: “--re-add”.",
        ).format(array=name)
    )
    return said(in_turn(*words))


def _assemble() -> str:
    return translate(
        "Array",
        "Do not write to the array. Check cable, power and controller, then “mdadm --stop” and “mdadm "
        "--assemble --scan”. Never run “mdadm --create”: it can destroy the data.",
    )


def _start(report: ArrayReport) -> str:
    return translate(
        "Array",
        "Check cables and power of the missing members, then “mdadm --run /dev/{array}”. Never run “mdadm "
        "--create”: it can destroy the data.",
    ).format(array=report.name)


def _differs(report: ArrayReport) -> Advice:
    repair = said(ACTION_BY_ID["array-repair"].label)
    if report.level in ("raid1", "raid10"):
        return Advice(
            translate("Array", "The copies differ."),
            "caution",
            translate(
                "Array",
                "Harmless in swap. “{repair}” copies the first member over the others, right or wrong.",
            ).format(repair=repair),
        )
    return Advice(
        translate(
            "Array",
            "Parity does not match the data.",
        ),
        "caution",
        translate(
            "Array",
            "Compare your files with a backup before “{repair}”.",
        ).format(repair=repair),
    )


# -- advice where the drive of a member predicts its failure -----------------------------------------------
#
# No action on the array is refused for it. A rebuild that ends sooner is what such an array needs, so a boost
# stays allowed (docs/decisions/0019-health-readings-and-self-tests.md). Work that does not save data is avoided
# on the drive itself only.

_CHECKS = frozenset({"check", "repair"})


def with_failing(
    report: ArrayReport, drives: Mapping[str, Drive], failing: Collection[str], other: Advice | None
) -> Advice | None:
    """Return *other*, the advice on the array itself, with what to know of members on drives that are *failing*.

    *failing* are kernel names of drives.
    """
    found = [one for one in report.members if one.role is not Role.FAULTY and set(one.drives) & set(failing)]
    if not found:
        return other
    matter = in_turn(*(_matter(one, drives) for one in found), other.matter if other is not None else "")
    return Advice(said(matter), "danger", said(in_turn(_step(report, found), other.step if other else "")))


def _matter(member: ArrayMember, drives: Mapping[str, Drive]) -> str:
    words = translate("Array", "{member} is on failing {drive}.")
    return words.format(member=member.name, drive=where(member, drives))


def _step(report: ArrayReport, failing: Sequence[ArrayMember]) -> str:
    first = translate("Array", "Back up important data now.")
    if report.operation in _CHECKS:
        words = translate("Array", "“{stop}”: a check stresses the failing drive.")
        return said(in_turn(first, words.format(stop=said(ACTION_BY_ID["array-cancel"].label))))
    if report.operation is not None or report.waiting is not None:
        words = translate("Array", "A boost ends it sooner.")
        return said(in_turn(first, words))
    if report.degraded:
        return said(in_turn(first, translate("Array", "A rebuild stresses the failing drive.")))
    member = next((one for one in failing if one.role is Role.IN_SYNC), None)
    # Only version 1 of the metadata can record that a member is being replaced (md(4), hot replace).
    if member is None or report.level not in REDUNDANT or not (report.metadata or "").startswith("1."):
        return first
    words = translate(
        "Array",
        "Then add a spare: “mdadm /dev/{array} --replace /dev/{member}”.",
    )
    return said(in_turn(first, words.format(array=report.name, member=member.name)))
