"""What is wrong with a drive or array, in one sentence, and the one thing to do. Without widgets."""

from __future__ import annotations

from collections.abc import Collection

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import failed_members
from disktune_contract.arrays.array import REDUNDANT, borne
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import ArrayInfo, Drive
from disktune_contract.health import self_tests
from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_gui.health.badge import UNREADABLE, KnownHealth, counters_against, counts_against
from disktune_gui.overview.rescue_text import places
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.attention import Attention, Trouble, is_dangerous
from disktune_gui.text.said import each, said
from disktune_gui.text.wording import day

translate = QCoreApplication.translate


@record
class RowProblem:
    """The second line of a row."""

    sentence: str
    button: str
    part: DrivePart
    """Where the button leads."""


def problem(
    drive: Drive,
    troubles: tuple[Trouble, ...],
    known: KnownHealth | None,
    drives: Collection[Drive],
    attention: Attention,
) -> RowProblem | None:
    """Return the worst of the *troubles* of *drive*; None without any. *drives* are all that there are."""
    if not troubles:
        return None
    worst = troubles[0]
    if worst is Trouble.FAILING:
        return RowProblem(
            _failing(drive, known, drives), translate("Window", "What to Copy First…"), DrivePart.RESCUE
        )
    if worst is Trouble.CAUTION:
        return _caution(known)
    if worst in (Trouble.SCRUB_ERRORS, Trouble.HELD, Trouble.FINDING):
        return _other(drive, worst, attention)
    return _of_array(drive, worst, drives, attention)


# -- drives ------------------------------------------------------------------------------------------------


def _failing(drive: Drive, known: KnownHealth | None, drives: Collection[Drive]) -> str:
    why = next(iter(counts_against(known)), "") or next(iter(_why(known)), "")
    found = places(drive, drives)
    if not found:
        act = translate("Home", "Copy the drive now.")
    elif found[0].copied:
        act = translate("Home", "Replace it: {array} has a second copy.").format(array=found[0].array)
    else:
        act = translate("Home", "Copy {place} now.").format(place=found[0].point)
    return said(in_turn(why, act))


def _caution(known: KnownHealth | None) -> RowProblem:
    failed = known is not None and self_tests.failure(known.health.self_tests) is not None
    last = translate("Home", "Self-test failed.") if failed else ""
    sentence = said(in_turn(next(iter(counts_against(known)), ""), last)) or next(iter(_why(known)), "")
    if not sentence and known is not None and known.last is not None:
        # Of a drive that sleeps, its own status is kept as a verdict alone.
        words = translate("Home", "Reported a problem on {day}.")
        sentence = words.format(day=day(known.last.at))
    if failed:
        return RowProblem(sentence, translate("Home", "Test Again…"), DrivePart.SELF_TESTS)
    if any(one.counter in UNREADABLE for one in counters_against(known)):
        return RowProblem(sentence, translate("Home", "Test…"), DrivePart.SELF_TESTS)
    return RowProblem(sentence, translate("Home", "Show Health"), DrivePart.HEALTH)


def _why(known: KnownHealth | None) -> list[str]:
    """Return the reasons of the verdict, a sentence each."""
    why: tuple[str, ...] = ()
    if known is not None:
        why = known.judged.why if known.last is None else known.last.why
    return [sentence for reason in why for sentence in each(reason)]


def _other(drive: Drive, trouble: Trouble, attention: Attention) -> RowProblem:
    if trouble is Trouble.HELD:
        names = said(listed(said(BY_ID[one].label) if one in BY_ID else one for one in attention.held(drive)))
        words = translate("Home", "Not set at boot: {settings}.").format(settings=names)
        return RowProblem(words, translate("Home", "Review…"), DrivePart.SAVED)
    errors = attention.scrub_errors(drive)
    if trouble is Trouble.SCRUB_ERRORS and errors is not None:
        words = translate("Home", "Last scrub: {result}").format(result=said(errors.result))
        return RowProblem(words, translate("Home", "Show Scrub"), DrivePart.SCRUB)
    if trouble is Trouble.SCRUB_ERRORS:
        words = translate("Home", "{pool} reports errors.").format(pool=attention.bad_pool(drive))
        return RowProblem(words, translate("Home", "Show Scrub"), DrivePart.SCRUB)
    finding = next(filter(is_dangerous, attention.findings(drive)), None)
    words = said(finding.result.says) if finding is not None else ""
    return RowProblem(words, translate("Home", "Show Finding"), DrivePart.CHECKUP)


# -- arrays ------------------------------------------------------------------------------------------------


def is_bare(array: ArrayInfo) -> bool | None:
    """Return whether a degraded array bears no further loss; None if that is unknown."""
    total, working = array.raid_disks, array.working_disks
    if total is None or working is None or array.level not in REDUNDANT:
        return None
    # The list has no layout of a RAID 10: it is taken for the usual two copies.
    return total - working >= borne(array.level, total, 0)


def _of_array(drive: Drive, trouble: Trouble, drives: Collection[Drive], attention: Attention) -> RowProblem:
    array = drive.array
    show = translate("Home", "Show Array")
    if array is None:
        return RowProblem("", show, DrivePart.ARRAY)
    if trouble is Trouble.MEMBER_FAILED:
        failed = said(listed(failed_members(array)))
        words = translate("Home", "Failed, still in: {members}.").format(members=failed)
        return RowProblem(words, show, DrivePart.ARRAY)
    if trouble is not Trouble.DEGRADED:
        return RowProblem(next(iter(each(array.why)), ""), show, DrivePart.ARRAY)
    source = _failing_source(drive, drives, attention)
    words = next(iter(each(array.why)), "")
    if not array.operation:
        if source:
            words = translate("Home", "Depends on failing {drive}.").format(drive=source)
        return RowProblem(words, show, DrivePart.ARRAY)
    if source:
        words = translate("Home", "Rebuild from failing {drive}.").format(drive=source)
    elif is_bare(array):
        words = translate("Home", "Rebuilding, no redundancy.")
    return RowProblem(words, translate("Home", "Boost…"), DrivePart.BOOST)


def _failing_source(drive: Drive, drives: Collection[Drive], attention: Attention) -> str:
    """Return the kernel name of a failing drive that the array reads from; empty without one."""
    array = drive.array
    members = {member.name for member in array.members if "in_sync" in member.state.split(",")} if array else set()
    for one in drives:
        parts = {one.name, *(part.name for part in one.partitions)}
        if drive.name in one.usage.arrays and parts & members and Trouble.FAILING in attention.of(one):
            return one.name
    return ""
