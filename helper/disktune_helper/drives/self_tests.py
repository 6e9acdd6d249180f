"""Asking a drive about its self-tests and its logs of errors. Nothing here begins or stops a test, or wakes a
drive.

A drive is asked only where it may be asked for its health (`drives.health`).
"""

from __future__ import annotations

from functools import partial

from disktune_contract.arrays.array import OPERATIONS
from disktune_contract.drives.drive import DriveKind
from disktune_contract.drives.recognition import Words
from disktune_contract.health.health import DriveLogs, ErrorLog, TemperatureLog
from disktune_contract.health.self_tests import (
    RunningSelfTest,
    SelectiveSpan,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
    SelfTests,
)
from disktune_contract.messages.faults import SELF_TEST, Fault, Refusal, busy
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import IN_STANDBY, NOT_SUPPORTED_HERE
from disktune_helper.decode import drive_logs, scsi, self_tests, smart
from disktune_helper.drives import ata, health, mode_pages, nvme_admin, power_conditions, self_test
from disktune_helper.drives.drive_snapshot import Answers, DriveSnapshot, part
from disktune_helper.drives.mode_pages import Control, mode_sense
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node

# -- reading a drive's logs of errors and temperatures -----------------------------------------------------
#
# Nothing here changes or wakes a drive.

_ERRORS, _TEMPERATURES = Sentence("error log"), Sentence("recorded temperatures")

_PAGES = 16
"""Of a longer log, the summary is read: the table of commands has no more pages."""
_MOST_ENTRIES = 64
"""Of the error log of a controller."""
_NUMBER_OF_ENTRIES = 262
"""ELPE of Identify Controller: entries of the error log, counted from 0."""


def look_at_logs(sight: DriveSnapshot) -> DriveLogs:
    """Return the logs of the drive; what cannot be had is a note. Raises `Refusal` if the drive is gone."""
    if why := health.unasked(sight):
        return DriveLogs(note=why, asleep=why == health.ASLEEP)
    node = sight.node
    if node is None:
        return DriveLogs(note=health.NOT_OPENED)
    if sight.kind is DriveKind.NVME:
        return _logs_of_nvme(sight, node)
    if sight.words is not None:
        return _logs_of_ata(sight, node, sight.words)
    found, why = part(lambda: _logs_of_scsi(node))
    return found or DriveLogs(note=why)


# -- ATA ---------------------------------------------------------------------------------------------------


def _logs_of_ata(sight: DriveSnapshot, node: Node, words: Words) -> DriveLogs:
    asked = Answers()
    errors, temperatures = None, None
    general, smart_logs = _directories(sight, node, words)
    # Words 84 and 87 bit 0: SMART error logging; word 206 bits 0 and 5: SCT, and its data tables.
    if _logs_errors(words):
        if general:
            errors = _extended(asked, node, smart.pages_of(general, drive_logs.ATA_EXTENDED))
        if errors is None:
            log = asked.page(_ERRORS, lambda: self_test.read_log(node, drive_logs.ATA_SUMMARY))
            errors = drive_logs.ata_summary(log) if log is not None else None
    # Not behind USB: SCT commands take data along, which some bridges do not pass on.
    if sight.kind is not DriveKind.USB and words[206] & 0x21 == 0x21 and words[206] != 0xFFFF:
        temperatures = asked.of(_TEMPERATURES, lambda: _temperatures(node))
    listed = smart.listed(general, smart_logs)
    return DriveLogs(errors, temperatures, listed=listed, note=asked.note)


def _logs_errors(words: Words) -> bool:
    return words[84] & 0xC001 == 0x4001 or words[87] & 0xC001 == 0x4001


def _directories(sight: DriveSnapshot, node: Node, words: Words) -> tuple[bytes, bytes]:
    """Return the directories of general purpose logs and of SMART logs; one that cannot be had is empty."""
    general, smart_logs = None, None
    if health.has_directory(sight, words):
        general, _ = part(lambda: ata.read_log(node, smart.DIRECTORY, 0))
    if health.may_list_logs(sight, words) and _logs_errors(words):
        smart_logs, _ = part(lambda: self_test.read_log(node, smart.DIRECTORY))
    return general or b"", smart_logs or b""


def _extended(asked: Answers, node: Node, pages: int) -> ErrorLog | None:
    """Return the extended log of *pages*, None if there is none of a usual length, or none that can be read."""
    if not 0 < pages <= _PAGES:
        return None
    read = {}
    for number in range(pages):
        named = Sentence("extended error log, page {number}", number=number)
        page = asked.page(named, partial(ata.read_log, node, drive_logs.ATA_EXTENDED, number))
        if page is None and not number:
            return None
        if page is not None:
            read[number] = page
    return drive_logs.ata_extended(read, pages)


def _temperatures(node: Node) -> TemperatureLog:
    table = ata.temperature_table(node)
    return drive_logs.temperatures(ata.status_page(node), table)


# -- NVMe and SCSI -----------------------------------------------------------------------------------------


def _logs_of_nvme(sight: DriveSnapshot, node: Node) -> DriveLogs:
    if sight.id_ctrl is None:
        return DriveLogs(note=sight.why_no_id_ctrl)
    asked = Answers()
    entries = min(sight.id_ctrl[_NUMBER_OF_ENTRIES] + 1, _MOST_ENTRIES)
    # A power of two, as the table of commands has it.
    length = (1 << entries.bit_length() - 1) * drive_logs.NVME_ENTRY_BYTES
    counted = health.nvme_log(asked, node)
    total = counted.error_log_entries if counted is not None else None
    errors = asked.of(
        _ERRORS, lambda: drive_logs.nvme_errors(nvme_admin.log_page(node, nvme_admin.LOG_ERRORS, length), total)
    )
    return DriveLogs(errors, note=asked.note)


def _logs_of_scsi(node: Node) -> DriveLogs:
    if why := health.unasked_scsi(health.awake_or_not(node)):
        return DriveLogs(note=why, asleep=why == health.ASLEEP)
    asked = Answers()
    listed = health.log_pages(asked, node)
    pages = health.parameters(asked, node, [page for page in smart.ERRORS if page in listed])
    counters = tuple(
        counter for page, found in pages.items() for counter in drive_logs.scsi_counters(smart.ERRORS[page], found)
    )
    defects, _ = part(lambda: mode_pages.grown_defects(node))
    return DriveLogs(
        counters=counters, grown_defects=defects, note=asked.note or ("" if counters else health.NONE_THERE)
    )


# -- asking a drive about its self-tests -------------------------------------------------------------------
#
# Nothing here begins or stops one, or wakes a drive.

NONE_OFFERED = NOT_SUPPORTED_HERE
WOULD_WAKE = IN_STANDBY
RUNS = busy(SELF_TEST)

_MEANWHILE = Sentence("A self-test slows that down.")

_USB = Sentence("USB enclosures can stop an idle drive and end the test.")

_STANDBY = Sentence("The standby timer can end the test. Turn it off first.")

_CONTROL_PAGE = 0x0A
_COMPLETION_TIME = slice(10, 12)
"""EXTENDED SELF-TEST COMPLETION TIME of the control mode page, in seconds (SPC-5 7.5.10)."""
_TOO_LONG = 0xFFFF

_POWER_ON_HOURS = (1, 0x10)
"""Page and offset in the device statistics."""


def look(sight: DriveSnapshot) -> SelfTests:
    """Return the self-tests of the drive; what cannot be had is a note. Raises `Refusal` if the drive is gone."""
    if why := health.unasked(sight):
        return _not_asked(NONE_OFFERED if why == health.NONE_THERE else why)
    found, why = part(lambda: _asked(sight))
    if found is None:
        return _not_asked(why)
    refusal = found.refusal or (RUNS if found.running else "")
    return replace(found, refusal=refusal, rebuilding=rebuilding(sight), sector_bytes=sector_bytes(sight))


def refuse_while_running(sight: DriveSnapshot) -> None:
    """Raise `Refusal` if a self-test runs: the test and whatever reads or trims the drive would slow each other.

    An ATA or NVMe drive is asked for one page, and none that may not be asked for its health. A drive that does
    not answer is not refused; raises `Refusal` if the drive is gone, too.
    """
    runs, _ = part(lambda: not health.unasked(sight) and _runs(sight))
    if runs:
        raise Refusal(Fault.BUSY, RUNS)


def _runs(sight: DriveSnapshot) -> bool:
    node = sight.node
    if node is None:
        return False
    if sight.kind is DriveKind.NVME:
        # OACS bit 4; a controller without self-tests has no such log.
        if sight.id_ctrl is None or not self_tests.nvme_offers(sight.id_ctrl):
            return False
        log = health.nvme_page(Answers(), node)
        return log is not None and self_tests.nvme_running(log) is not None
    if sight.words is None:
        return _scsi(sight, node).running is not None
    status = _ata_status(node)
    return bool(status.offers) and status.last is SelfTestOutcome.RUNNING


def sector_bytes(sight: DriveSnapshot) -> int | None:
    """Return the bytes of one LBA, None if the kernel does not report them."""
    return sysfs.number(sight.ports, sight.name, "queue/logical_block_size")


def rebuilding(sight: DriveSnapshot) -> str:
    """Return which array of the drive rebuilds, checks or recovers, as sentences; empty if none does."""
    for array in sight.used.arrays:
        operation = sysfs.text(sight.ports, array, "md/sync_action")
        if operation in OPERATIONS:
            return in_turn(_under_way(operation, array), _MEANWHILE)
    return ""


def _under_way(operation: str, array: str) -> str:
    if operation == "recover":
        return Sentence("The array {array} is busy.", array=array)
    if operation == "resync":
        return Sentence("The array {array} is busy.", array=array)
    if operation == "reshape":
        return Sentence("The array {array} is busy.", array=array)
    return Sentence("The array {array} is busy.", array=array)


def _asked(sight: DriveSnapshot) -> SelfTests:
    node = sight.node
    if node is None:
        return _not_asked(health.NOT_OPENED)
    if sight.kind is DriveKind.NVME:
        return _nvme(sight, node)
    if sight.words is not None:
        return _ata(sight, node, sight.words)
    return _scsi(sight, node)


def _not_asked(why: str) -> SelfTests:
    if why == health.ASLEEP:
        return SelfTests(note=why, refusal=WOULD_WAKE, asleep=True)
    return SelfTests(note=why, refusal=why)


def _left(kind: SelfTestKind, remaining_percent: int | None, offers: tuple[SelfTestOffer, ...]) -> RunningSelfTest:
    """Return the running test with its share of the time that the drive estimates for the whole."""
    minutes = next((offer.minutes for offer in offers if offer.kind is kind), None)
    left = None if minutes is None or remaining_percent is None else -(-minutes * remaining_percent // 100)
    return RunningSelfTest(kind, remaining_percent, left)


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata(sight: DriveSnapshot, node: Node, words: Words) -> SelfTests:
    asked = Answers()
    values = asked.page(health.SMART_DATA, lambda: health.smart_data(node))
    if values is None:
        return _not_asked(asked.note)
    status = self_tests.ata_status(values)
    if not status.offers:
        return _not_asked(NONE_OFFERED)
    directory = _directory(node) if health.has_directory(sight, words) else b""
    results = health.of_ata(asked, node, directory)
    running = None
    if status.last is SelfTestOutcome.RUNNING:
        # Only the log shows which one it is, and only if the drive makes its entry at the beginning.
        kinds = [one.kind for one in results if one.outcome is SelfTestOutcome.RUNNING]
        running = _left(kinds[0] if kinds else SelfTestKind.UNKNOWN, status.remaining_percent, status.offers)
    return SelfTests(
        offers=status.offers,
        running=running,
        # "Without error" is also what a drive reports that was never tested.
        last=status.last if results or status.last is not SelfTestOutcome.PASSED else None,
        results=_ended(results),
        spans=_spans(node, status, results),
        power_on_hours=_power_on_hours(node, directory),
        remark=in_turn(_USB if sight.kind is DriveKind.USB else "", _STANDBY if _spins_down(sight) else ""),
        note=asked.note,
    )


def _spins_down(sight: DriveSnapshot) -> bool:
    """Return whether the standby timer was last set to a time; no drive reports it."""
    entry = sight.last_set(sight.ref, "ata.standby_timer")
    return entry is not None and bool(entry.after)


def _ata_status(node: Node) -> self_tests.AtaStatus:
    return self_tests.ata_status(health.smart_data(node))


def _spans(
    node: Node, status: self_tests.AtaStatus, results: tuple[SelfTestResult, ...]
) -> tuple[SelectiveSpan, ...]:
    """Return what the last selective test read; empty if the drive has no such tests, or does not report it."""
    if all(offer.kind is not SelfTestKind.SELECTIVE for offer in status.offers):
        return ()
    # The status is that of the newest test, whichever it was.
    outcome = status.last if results and results[0].kind is SelfTestKind.SELECTIVE else None
    found, _ = part(lambda: self_tests.ata_spans(self_test.read_log(node, self_tests.ATA_SELECTIVE_LOG), outcome))
    return found or ()


def _ended(results: tuple[SelfTestResult, ...]) -> tuple[SelfTestResult, ...]:
    return tuple(one for one in results if one.outcome is not SelfTestOutcome.RUNNING)


def _directory(node: Node) -> bytes:
    """Return which logs the drive has; none if it does not report them."""
    found, _ = part(lambda: ata.read_log(node, smart.DIRECTORY, 0))
    return found or b""


def _power_on_hours(node: Node, directory: bytes) -> int | None:
    """Return the hours by the device statistics: attribute 9 counts minutes or seconds in some drives."""
    page, offset = _POWER_ON_HOURS
    if not directory or smart.pages_of(directory, smart.DEVICE_STATISTICS) <= page:
        return None
    data, _ = part(lambda: ata.read_log(node, smart.DEVICE_STATISTICS, page))
    found = smart.statistics(page, data) if data else ()
    # Some drives never fill that entry.
    return next((one.value for one in found if one.offset == offset), None) or None


# -- NVMe --------------------------------------------------------------------------------------------------


def _nvme(sight: DriveSnapshot, node: Node) -> SelfTests:
    if sight.id_ctrl is None:
        return _not_asked(sight.why_no_id_ctrl)
    offers = self_tests.nvme_offers(sight.id_ctrl)
    if not offers:
        return _not_asked(NONE_OFFERED)
    asked = Answers()
    log = health.nvme_page(asked, node)
    if log is None:
        return _not_asked(asked.note)
    running = self_tests.nvme_running(log)
    counted = health.nvme_log(asked, node)
    return SelfTests(
        offers=offers,
        running=_left(running.kind, running.remaining_percent, offers) if running else None,
        results=self_tests.nvme_results(log, sysfs.number(sight.ports, sight.name, "nsid")),
        power_on_hours=counted.power_on_hours if counted is not None else None,
        note=asked.note,
    )


# -- SCSI --------------------------------------------------------------------------------------------------


def _scsi(sight: DriveSnapshot, node: Node) -> SelfTests:
    if why := health.unasked_scsi(health.awake_or_not(node)):
        return _not_asked(why)
    asked = Answers()
    if self_tests.SCSI_LOG not in health.log_pages(asked, node):
        return _not_asked(asked.note or NONE_OFFERED)
    minutes, _ = part(lambda: _completion_minutes(sight, node))
    offers = (SelfTestOffer(SelfTestKind.SHORT, None), SelfTestOffer(SelfTestKind.EXTENDED, minutes))
    page = smart.log_parameters(health.log_page(node, self_tests.SCSI_LOG), self_tests.SCSI_LOG)
    results = self_tests.scsi_results(page)
    running = None
    done = power_conditions.self_test_progress(node)
    newest = results[0] if results and results[0].outcome is SelfTestOutcome.RUNNING else None
    if newest or done is not None:
        remaining = None if done is None else 100 - done * 100 // 65536
        running = _left(newest.kind if newest else SelfTestKind.UNKNOWN, remaining, offers)
    return SelfTests(offers=offers, running=running, results=_ended(results))


def _completion_minutes(sight: DriveSnapshot, node: Node) -> int | None:
    """Return how many minutes an extended test takes, None if the disk does not report it; raises `Refusal`.

    The mode page counts up to 18 hours; a disk that takes longer reports the time in a page of INQUIRY.
    """
    page = mode_sense(node, _CONTROL_PAGE, Control.CURRENT) or b""
    seconds = int.from_bytes(page[_COMPLETION_TIME], "big") if len(page) >= _COMPLETION_TIME.stop else 0
    if 0 < seconds < _TOO_LONG:
        return -(-seconds // 60)
    # The kernel asked which pages there are when it found the disk; without its list, the disk may refuse.
    pages = sysfs.binary(sight.ports, sight.name, "device/vpd_pg0") or b""
    if pages[1:2] == b"\0" and scsi.EXTENDED_INQUIRY not in pages[4:]:
        return None
    return part(lambda: mode_pages.extended_self_test_minutes(node))[0]
