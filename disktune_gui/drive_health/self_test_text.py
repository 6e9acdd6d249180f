"""Self-tests in words: what is offered, what runs, what earlier ones found, and when smartd starts them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication, QTime

from disktune_contract.drives.drive import Drive, DriveKind, can_spin_down, node_of
from disktune_contract.health import sector_place
from disktune_contract.health.sector_place import SectorPlace
from disktune_contract.health.self_tests import (
    LABELS,
    OUTCOMES,
    RunningSelfTest,
    SelectiveSpan,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
    SelfTests,
)
from disktune_contract.rules.handover import lasting_link, may_be_another
from disktune_contract.sentence import in_turn
from disktune_contract.settings.claims import SELF_TESTS, SPIN_DOWN, Claim, ClaimList
from disktune_contract.settings.drive_actions import use_words
from disktune_gui.text.facts import FactRow, FactSection, beside, listed, with_commas
from disktune_gui.text.formats import duration, formats, number, quantity
from disktune_gui.text.harmless import harmless
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.text.wording import clock, month_day, unknown

# -- smartd's schedule in words, and what may end a test (no widgets) --------------------------------------

translate = QCoreApplication.translate

_ONE = re.compile(r"([LSCO])/\.\./(\.\.|0[1-9]|[12]\d|3[01])/(\.|[1-7])/([01]\d|2[0-3])")
"""A time of smartd.conf(5) in every month with nothing else in it but digits and dots: test, day, day of the week,
hour."""
_KINDS = {
    "L": SelfTestKind.EXTENDED,
    "S": SelfTestKind.SHORT,
    "C": SelfTestKind.CONVEYANCE,
    "O": SelfTestKind.OFFLINE,
}
PATTERN = "(S/../.././02|L/../../6/03)"
"""A short test each night at 2, an extended one on Saturdays at 3: the example of smartd.conf(5)."""


def schedule(claims: ClaimList, drive: Drive) -> str:
    """Return who starts self-tests of *drive*, or how to have them started; sentences."""
    found = [one for one in claims.claims if one.setting == SELF_TESTS]
    valid = [one for one in found if one.valid]
    if valid:
        return _told(valid[-1], perhaps=valid[-1] in claims.uncertain)
    parts = [_void(found[-1])] if found else []
    if claims.unreadable and not found:
        parts.append(translate("SelfTest", "Schedule unknown: {why}").format(why=said(claims.unreadable[0])))
    elif not found:
        parts.append(translate("SelfTest", "smartd schedules no self-tests."))
        # smartd takes one line for a drive, and none below DEVICESCAN.
        newer = translate(
            "SelfTest",
            "Line for /etc/smartd.conf (smartd 7.5 or later), above DEVICESCAN: {line}",
        )
        any_ = translate(
            "SelfTest",
            "Line for /etc/smartd.conf, above DEVICESCAN: {line}",
        )
        parts.append((newer if drive.kind is DriveKind.NVME else any_).format(line=line(drive)))
        if not _named(drive):
            parts.append(may_be_another(drive))
    return said(in_turn(*parts))


def spins_down(claims: ClaimList, drive: Drive) -> str:
    """Return by which line of a file *drive* stops when it is idle, and what that does to tests; empty if none.

    What may be about another drive is left out.
    """
    if not can_spin_down(drive):
        return ""
    sure = [one for one in claims.claims if one.valid and one not in claims.uncertain]
    last = {one.setting: one for one in sure if one.setting in (SPIN_DOWN, "ata.standby_timer")}
    claim = next((one for one in last.values() if one.value), None)
    if claim is None:
        return ""
    words = translate(
        "SelfTest",
        "Spin-down by {tool} ({file}, line {line}) can end an extended test.",
    )
    return words.format(tool=claim.tool, file=harmless(claim.file), line=claim.line)


def offers_line(claims: ClaimList) -> bool:
    """Return whether `schedule` names a line to be copied."""
    return not claims.unreadable and not any(one.setting == SELF_TESTS for one in claims.claims)


def line(drive: Drive) -> str:
    """Return the line of smartd.conf that has a drive tested, under a name that stays with it if there is one."""
    return f"{_named(drive) or node_of(drive.name)} -a -s {PATTERN}"


def _named(drive: Drive) -> str:
    """Return the link to *drive* that smartd takes and that stays with it; empty if there is none."""
    return lasting_link(drive) if drive.kind in _BY_LINK else ""


_BY_LINK = frozenset({DriveKind.ATA, DriveKind.SCSI})
"""Of the others smartd wants the name below /dev, or the line would need the type of the drive."""


def times(pattern: str) -> str:
    """Return the times of a schedule in words, the pattern itself if it is not as simple as most are."""
    parts = pattern.strip("()").split("|")
    found = [_ONE.fullmatch(part) for part in parts]
    # A day of the month together with a weekday is more than these words express.
    words = [_time(*one.groups()) for one in found if one is not None and (one[2] == ".." or one[3] == ".")]
    return listed(words) or "" if len(words) == len(parts) else harmless(pattern)


def _time(kind: str, day: str, weekday: str, hour: str) -> str:
    label, at = said(LABELS[_KINDS[kind]]), formats.locale.toString(QTime(int(hour), 0), "HH:mm")
    if day != "..":
        words = translate("SelfTest", "{test} monthly, day {day}, {time}")
    elif weekday != ".":
        words = translate("SelfTest", "{test} {weekday} at {time}")
    else:
        words = translate("SelfTest", "{test} daily at {time}")
    named = formats.locale.dayName(int(weekday)) if weekday != "." else ""
    return words.format(test=label, day=day.lstrip("0"), weekday=named, time=at)


def _told(claim: Claim, *, perhaps: bool) -> str:
    words = translate("SelfTest", "smartd starts: {times} ({file}, line {line}).")
    if perhaps:
        words = translate("SelfTest", "smartd perhaps starts: {times} ({file}, line {line}).")
    return words.format(times=times(str(claim.value)), file=claim.file, line=claim.line)


def _void(claim: Claim) -> str:
    words = translate("SelfTest", "{file}, line {line} has no effect. {why}")
    return words.format(file=claim.file, line=claim.line, why=said(claim.problem))


# -- self-tests in words: offered, running and earlier ones (no widgets) -----------------------------------

WORDS_IN = (2, 0, 1)
"""The text columns: the place, which takes the remaining width, test and result."""
SPAN_WORDS_IN = (1, 0)
"""The same of the ranges of a selective test: their state, and their number."""
_RESULT = 1
_DAY_S = 86_400


def offered(offer: SelfTestOffer) -> str:
    """Return how long a test takes by the drive's own estimate, as a sentence; empty if that is unknown."""
    if offer.minutes is None:
        return ""
    return translate("SelfTest", "About {time}.").format(time=duration(max(1, offer.minutes) * 60))


def run(offer: SelfTestOffer) -> str:
    """Return the text of the button that runs a test, with its duration."""
    words = {
        SelfTestKind.EXTENDED: translate("SelfTest", "Run Extended Test"),
        SelfTestKind.SHORT: translate("SelfTest", "Run Short Test"),
        SelfTestKind.CONVEYANCE: translate("SelfTest", "Run Conveyance Test"),
    }.get(offer.kind, translate("SelfTest", "Test Blocks"))
    # How long a range takes depends on it.
    if offer.minutes is None or offer.kind is SelfTestKind.SELECTIVE:
        return words
    return with_commas(words, duration(max(1, offer.minutes) * 60))


def age(tests: SelfTests) -> str:
    """Return how long ago the newest test ended; empty if that is unknown."""
    ago = _ago(tests.results[0], tests) if tests.results else None
    words = translate("SelfTest", "{hours} ago")
    return words.format(hours=quantity(ago, "h")) if ago is not None else ""


def progress(running: RunningSelfTest, now: float) -> str:
    """Return how far a test is, and when it ends by the drive's own estimate; *now* in seconds since the epoch."""
    label = said(LABELS[running.kind])
    if running.remaining_percent is None:
        return translate("SelfTest", "{test} is running; progress unknown.").format(test=label)
    done = quantity(100 - running.remaining_percent, "%")
    if running.minutes_left is None:
        return translate("SelfTest", "{test}: {done}.").format(test=label, done=done)
    left_s = running.minutes_left * 60
    words = translate("SelfTest", "{test}: {done}, about {time} left, until {end}.")
    end = clock(now + left_s) if left_s < _DAY_S else month_day(now + left_s)
    return words.format(test=label, done=done, time=duration(max(60, left_s)), end=end)


def conclusion(tests: SelfTests) -> tuple[str, str]:
    """Return the result of the newest test, and its tone; both empty where none was ever made."""
    if not tests.results:
        if tests.last is None or tests.last in (SelfTestOutcome.RUNNING, SelfTestOutcome.UNKNOWN):
            return "", ""
        return said(OUTCOMES[tests.last]), "danger" if tests.last.failed else ""
    newest = tests.results[0]
    words = translate("SelfTest", "{test}. {result}.")
    told = words.format(test=said(LABELS[newest.kind]), result=said(OUTCOMES[newest.outcome]))
    if newest.outcome.failed:
        return told, "danger"
    return told, "good" if newest.outcome is SelfTestOutcome.PASSED else ""


def failing_block(tests: SelfTests, drive: Drive, kinds: Mapping[str, str]) -> str:
    """Return where the block is that the newest test could not read, and what to do; empty if it names none.

    *kinds* are the types of mounted file systems, by the kernel names of their devices.
    """
    lba = tests.results[0].lba if tests.results and tests.results[0].outcome.failed else None
    if lba is None:
        return ""
    at = translate("SelfTest", "Unreadable: {lba}.").format(lba=number(lba))
    found = _found(lba, tests, drive, kinds)
    where = sector_place.words(found, whole=drive.name) if found is not None else ""
    return said(in_turn(translate("SelfTest", "Copy important data now."), at, where))


def place(result: SelfTestResult, tests: SelfTests, drive: Drive) -> str:
    """Return in short where the failing block is: partition and its contents; empty if there is no block."""
    if result.lba is None:
        return ""
    found = _found(result.lba, tests, drive, {})
    if found is None:
        return unknown()
    use = said(use_words(found.use))
    name = found.partition or (drive.name if use else "")
    return beside(name, use) or translate("SelfTest", "outside all partitions")


def _found(lba: int, tests: SelfTests, drive: Drive, kinds: Mapping[str, str]) -> SectorPlace | None:
    return None if tests.sector_bytes is None else sector_place.place(drive, lba, tests.sector_bytes, kinds)


def header() -> tuple[str, ...]:
    """Return the titles of the columns."""
    return (
        translate("SelfTest", "Test"),
        translate("SelfTest", "Result"),
        translate("SelfTest", "Failure"),
        translate("SelfTest", "First failing LBA"),
        translate("SelfTest", "Left"),
        translate("Sentences", "Power-on hours"),
        translate("SelfTest", "Hours ago"),
    )


def table(tests: SelfTests | None, drive: Drive | None) -> DataTable:
    """Return the drive's log of self-tests, the newest first."""
    if tests is None or drive is None:
        return DataTable(header(), ())
    return DataTable(header(), [_row(one, tests, drive) for one in tests.results])


def tone(row: tuple[Cell, ...]) -> str:
    """Return the tone of a row."""
    return "danger" if row[_RESULT] in {said(OUTCOMES[one]) for one in SelfTestOutcome if one.failed} else ""


def log_section(tests: SelfTests, drive: Drive) -> FactSection:
    """Return the log as rows, for text."""
    rows = []
    for one in tests.results:
        at = (
            "" if one.hours is None else translate("SelfTest", "at {hours}").format(hours=quantity(one.hours, "h"))
        )
        lba = ""
        if one.lba is not None:
            lba = translate("SelfTest", "first failing LBA {lba}").format(lba=number(one.lba))
        note = beside(at, lba, place(one, tests, drive))
        rows.append(FactRow(said(LABELS[one.kind]), said(OUTCOMES[one.outcome]), note))
    return FactSection(translate("SelfTest", "Self-Tests"), tuple(rows))


def spans(tests: SelfTests | None) -> DataTable:
    """Return the ranges of the last selective self-test."""
    header = (
        translate("SelfTest", "Span"),
        translate("SelfTest", "State"),
        translate("SelfTest", "First LBA"),
        translate("SelfTest", "Last LBA"),
    )
    found = tests.spans if tests is not None else ()
    return DataTable(header, [(one.number, _span_state(one), one.first, one.last) for one in found])


def span_tone(row: tuple[Cell, ...]) -> str:
    """Return the tone of the row of a range."""
    return tone(row)


def spans_section(tests: SelfTests) -> FactSection:
    """Return those ranges as rows, for text."""
    words = translate("SelfTest", "LBA {first} to {last}")
    rows = (
        FactRow(str(one.number), _span_state(one), words.format(first=number(one.first), last=number(one.last)))
        for one in tests.spans
    )
    return FactSection(translate("SelfTest", "Selective Self-Test"), tuple(rows))


def _span_state(one: SelectiveSpan) -> str:
    if one.outcome is not None:
        return said(OUTCOMES[one.outcome])
    return translate("SelfTest", "read last") if one.current else translate("SelfTest", "not under test")


def _row(one: SelfTestResult, tests: SelfTests, drive: Drive) -> tuple[Cell, ...]:
    left = one.remaining_percent
    return (
        said(LABELS[one.kind]),
        said(OUTCOMES[one.outcome]),
        place(one, tests, drive) or None,
        one.lba,
        None if left is None else quantity(left, "%"),
        one.hours,
        _ago(one, tests),
    )


def _ago(one: SelfTestResult, tests: SelfTests) -> int | None:
    """Return how many hours of operation ago a test ended."""
    if one.hours is None or tests.power_on_hours is None or one.hours > tests.power_on_hours:
        return None
    return tests.power_on_hours - one.hours
