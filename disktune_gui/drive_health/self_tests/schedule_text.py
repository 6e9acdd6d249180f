"""When smartd tests a drive, in words, the line by which it would, and what may end a test. Without widgets."""

from __future__ import annotations

import re

from PyQt6.QtCore import QCoreApplication, QTime

from disktune_contract.drives.drive import Drive, DriveKind, can_spin_down, node_of
from disktune_contract.identity.self_tests import LABELS, SelfTestKind
from disktune_contract.rules.handover import lasting_link, may_be_another
from disktune_contract.sentence import in_turn
from disktune_contract.settings.claims import SELF_TESTS, SPIN_DOWN, Claim, ClaimList
from disktune_gui.text.facts import listed
from disktune_gui.text.formats import formats
from disktune_gui.text.harmless import harmless
from disktune_gui.text.said import said

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
        parts.append(
            translate("SelfTest", "It is unknown whether self-tests are scheduled: {why}").format(
                why=said(claims.unreadable[0])
            )
        )
    elif not found:
        parts.append(translate("SelfTest", "smartd schedules no self-tests of this drive."))
        # smartd takes one line for a drive, and none below DEVICESCAN.
        newer = translate(
            "SelfTest",
            "smartd 7.5 or later starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of "
            "other lines of the drive: {line}",
        )
        any_ = translate(
            "SelfTest",
            "smartd starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of other lines "
            "of the drive: {line}",
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
        "According to {file}, line {line} ({tool}), the drive spins down when it is idle. Some drives then end an "
        "extended self-test. Turn that off until the test has ended.",
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
    # On the 13th only if that is a Friday is more than these words say.
    words = [_time(*one.groups()) for one in found if one is not None and (one[2] == ".." or one[3] == ".")]
    return listed(words) or "" if len(words) == len(parts) else harmless(pattern)


def _time(kind: str, day: str, weekday: str, hour: str) -> str:
    label, at = said(LABELS[_KINDS[kind]]), formats.locale.toString(QTime(int(hour), 0), "HH:mm")
    if day != "..":
        words = translate("SelfTest", "{test} on day {day} of each month at {time}")
    elif weekday != ".":
        words = translate("SelfTest", "{test} on {weekday} at {time}")
    else:
        words = translate("SelfTest", "{test} every day at {time}")
    named = formats.locale.dayName(int(weekday)) if weekday != "." else ""
    return words.format(test=label, day=day.lstrip("0"), weekday=named, time=at)


def _told(claim: Claim, *, perhaps: bool) -> str:
    words = translate("SelfTest", "smartd starts self-tests of this drive: {times} ({file}, line {line}).")
    if perhaps:
        words = translate("SelfTest", "smartd may start self-tests of this drive: {times} ({file}, line {line}).")
    return words.format(times=times(str(claim.value)), file=claim.file, line=claim.line)


def _void(claim: Claim) -> str:
    words = translate("SelfTest", "{file}, line {line} schedules self-tests of this drive without effect. {why}")
    return words.format(file=claim.file, line=claim.line, why=said(claim.problem))
