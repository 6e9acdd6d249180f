"""What to know and to do where an array has lost members, was not started, or does not agree with itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.array import IDLE, REDUNDANT, ArrayMember, ArrayReport, Role, borne
from disktune_contract.drives.drive import Drive
from disktune_contract.settings.drive_actions import ACTION_BY_ID


@dataclass(frozen=True)
class Advice:
    """What is the matter, in which tone it is said, and what to do about it."""

    matter: str
    tone: str
    step: str = ""


def tr(text: str) -> str:
    """Return *text* in the user's language."""
    return QCoreApplication.translate("Array", text)


def advice(report: ArrayReport, drives: Mapping[str, Drive]) -> Advice | None:
    """Return what is the matter with an array and what to do, None if nothing is."""
    if report.state == "inactive":
        return Advice(
            tr("What is on it cannot be reached, which does not mean that it is lost."), "danger", _start(report)
        )
    lost, left = report.degraded, _left(report)
    # Copies of a RAID 10 lie in pairs: it may go on without more members than it is sure to bear.
    if report.state == "broken" or (lost and left is not None and left < 0 and report.level != "raid10"):
        return Advice(_who(report, drives) or tr("Too many members are gone."), "danger", _assemble())
    if lost is None and report.level in REDUNDANT:
        return _uncounted(report, drives)
    if lost:
        alone = not report.operation and left is not None and left <= 0
        return Advice(
            f"{_who(report, drives)} {_risk(report, left)}".strip(),
            "danger" if alone else "caution",
            _next_step(report),
        )
    if report.mismatch_sectors and report.last_action == "check" and report.action == IDLE:
        return _differs(report)
    return None


def _uncounted(report: ArrayReport, drives: Mapping[str, Drive]) -> Advice:
    unknown = tr("Whether it lacks members is unknown: the kernel does not report it.")
    step = tr("“mdadm --detail /dev/{array}” lists its members and their states.").format(array=report.name)
    return Advice(f"{unknown} {_who(report, drives)}".strip(), "caution", step)


def _left(report: ArrayReport) -> int | None:
    """Return how many more members the array bears to lose, whichever they are; None if that is unknown."""
    if report.degraded is None or report.raid_disks is None:
        return None
    return borne(report.level, report.raid_disks, report.layout or 0) - report.degraded


def where(member: ArrayMember, drives: Mapping[str, Drive]) -> str:
    """Return the drives a member lies on, with what is printed on them."""
    known = [drives[name] for name in member.drives if name in drives]
    on = [" · ".join(part for part in (drive.title, drive.serial) if part) for drive in known]
    return ", ".join(on) or ", ".join(member.drives)


def _who(report: ArrayReport, drives: Mapping[str, Drive]) -> str:
    """Name the members that failed, and the slots that are empty."""
    found = []
    for member in report.members:
        if member.role is Role.FAULTY:
            words = tr("{member} failed ({drive}).") if where(member, drives) else tr("{member} failed.")
            found.append(words.format(member=member.name, drive=where(member, drives)))
    held = {member.slot for member in report.members if member.role is not Role.FAULTY}
    empty = [str(slot) for slot in range(report.raid_disks or 0) if slot not in held]
    if empty:
        words = tr("No member is in slot {slots}.") if len(empty) == 1 else tr("No members are in slots {slots}.")
        found.append(words.format(slots=", ".join(empty)))
    return " ".join(found)


def _risk(report: ArrayReport, left: int | None) -> str:
    if left is None:
        return tr("How many more members it can lose is unknown.")
    if left <= 0 and report.level == "raid10":
        return tr("The next member that fails may take the data with it.")
    if left <= 0:
        return tr("The next member that fails takes the data with it.")
    if left == 1:
        return tr("It can lose one more member for certain, not two.")
    return tr("It can lose {count} more members for certain.").format(count=left)


def _next_step(report: ArrayReport) -> str:
    """Say what gives an array its redundancy back that nothing is rebuilding."""
    if report.operation or report.waiting is not None:
        return ""
    if report.frozen:
        if _can_fill(report):
            return tr("“{resume}” lets the rebuild go on.").format(resume=ACTION_BY_ID["array-resume"].label)
        return _replace(report)
    spare = next((member.name for member in report.members if member.role is Role.SPARE), "")
    return _of_spare(report, spare) if spare else _replace(report)


def _of_spare(report: ArrayReport, spare: str) -> str:
    """Say what may become of a spare in an array that lacks a member, and that nobody has paused."""
    if report.state == "read-auto":
        words = tr("{spare} is a spare; a rebuild waits until the array is written to.")
    elif report.state == "readonly":
        words = tr(
            "{spare} is a spare; a rebuild waits until the array is made writable (“mdadm --readwrite "
            "/dev/{array}”)."
        )
    elif report.action != IDLE:
        words = tr("{spare} is a spare; whether a rebuild begins is unknown.")
    else:
        # Within a second or so, unless the spare is too small or a rebuild onto it has failed before (md.c).
        words = tr(
            "{spare} is a spare, and the kernel may begin a rebuild by itself. If none begins within a minute, "
            "“dmesg” tells why."
        )
    return words.format(spare=spare, array=report.name)


def _can_fill(report: ArrayReport) -> bool:
    return any(member.role in (Role.SPARE, Role.REBUILDING) for member in report.members)


def _replace(report: ArrayReport) -> str:
    name = report.name
    failed = next((member.name for member in report.members if member.role is Role.FAULTY), "")
    words = [tr("Save what matters first, then look at the drive's cable and power.")]
    if failed:
        words.append(
            tr("“mdadm /dev/{array} --remove /dev/{member}” takes it out of the array.").format(
                array=name, member=failed
            )
        )
    words.append(
        tr(
            "A drive at least as large as the others, with a partition like theirs, is put in its place with "
            "“mdadm /dev/{array} --add /dev/PARTITION”; the rebuild starts by itself. A drive that was only cut "
            "off comes back sooner with “--re-add”."
        ).format(array=name)
    )
    return " ".join(words)


def _assemble() -> str:
    return tr(
        "Write nothing more to it. Where several drives fail at once, it is often one cable, power supply or "
        "controller: mend that first. “mdadm --examine” on each member tells how far they agree, and “mdadm "
        "--stop” with “mdadm --assemble --scan” starts the array from those that do. Never run “mdadm "
        "--create” on it: this overwrites the metadata and can destroy the data."
    )


def _start(report: ArrayReport) -> str:
    return tr(
        "Look for members that are missing: cable, power, a drive that is not listed on the left. If they are "
        "gone for good, “mdadm --run /dev/{array}” starts it without them, provided that those that are there are "
        "enough. Never run “mdadm --create” on it: this overwrites the metadata and can destroy the data."
    ).format(array=report.name)


def _differs(report: ArrayReport) -> Advice:
    repair = ACTION_BY_ID["array-repair"].label
    if report.level in ("raid1", "raid10"):
        return Advice(
            tr("The check found copies that differ."),
            "caution",
            tr(
                "On mirrors that is harmless where swap lies, or what was being written. “{repair}” overwrites "
                "all with the copy that comes first: md cannot determine which copy is correct."
            ).format(repair=repair),
        )
    return Advice(
        tr("The check found parity that does not match the data, which should not be."),
        "caution",
        tr(
            "Memory, cables or a power cut are the usual reasons. Compare your files with a backup first; "
            "“{repair}” then computes the parity again from the data on the members."
        ).format(repair=repair),
    )
