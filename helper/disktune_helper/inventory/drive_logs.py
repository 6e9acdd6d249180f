"""Reading what a drive has written down of errors and temperatures. Nothing here changes or wakes a drive.

A drive is asked only where it may be asked for its health (`inventory.health`).
"""

from __future__ import annotations

from functools import partial

from disktune_contract.drives.drive import DriveKind
from disktune_contract.drives.identify_page import Words
from disktune_contract.identity.drive_logs import DriveLogs, ErrorLog, TemperatureLog
from disktune_contract.sentence import Sentence
from disktune_helper.decode import ata_logs, smart
from disktune_helper.decode.logs import drive_logs
from disktune_helper.inventory import health
from disktune_helper.inventory.asking import Answers, part
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata, nvme_admin, scsi_reports, sct, self_test

_ERRORS, _TEMPERATURES = Sentence("error log"), Sentence("recorded temperatures")

_PAGES = 16
"""Of a longer log, the summary is read: the table of commands has no more pages."""
_MOST_ENTRIES = 64
"""Of the error log of a controller."""
_NUMBER_OF_ENTRIES = 262
"""ELPE of Identify Controller: entries of the error log, counted from 0."""


def look(sight: Sight) -> DriveLogs:
    """Return what the drive says; what cannot be had is a note. Raises `Refusal` if the drive is gone."""
    if why := health.unasked(sight):
        return DriveLogs(note=why, asleep=why == health.ASLEEP)
    node = sight.node
    if node is None:
        return DriveLogs(note=health.NOT_OPENED)
    if sight.kind is DriveKind.NVME:
        return _nvme(sight, node)
    if sight.words is not None:
        return _ata(sight, node, sight.words)
    found, why = part(lambda: _scsi(node))
    return found or DriveLogs(note=why)


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata(sight: Sight, node: Node, words: Words) -> DriveLogs:
    asked = Answers()
    errors, temperatures = None, None
    general, smart_logs = _directories(sight, node, words)
    # Words 84 and 87 bit 0: SMART error logging; word 206 bits 0 and 5: SCT, and its data tables.
    if _logs_errors(words):
        if general:
            errors = _extended(asked, node, ata_logs.pages_of(general, drive_logs.ATA_EXTENDED))
        if errors is None:
            log = asked.page(_ERRORS, lambda: self_test.read_log(node, drive_logs.ATA_SUMMARY))
            errors = drive_logs.ata_summary(log) if log is not None else None
    # Not behind USB: SCT commands take data along, which some bridges do not pass on.
    if sight.kind is not DriveKind.USB and words[206] & 0x21 == 0x21 and words[206] != 0xFFFF:
        temperatures = asked.of(_TEMPERATURES, lambda: _temperatures(node))
    listed = ata_logs.listed(general, smart_logs)
    return DriveLogs(errors, temperatures, listed=listed, note=asked.note)


def _logs_errors(words: Words) -> bool:
    return words[84] & 0xC001 == 0x4001 or words[87] & 0xC001 == 0x4001


def _directories(sight: Sight, node: Node, words: Words) -> tuple[bytes, bytes]:
    """Return the directories of general purpose logs and of SMART logs; one that cannot be had is empty."""
    general, smart_logs = None, None
    if health.has_directory(sight, words):
        general, _ = part(lambda: ata.read_log(node, ata_logs.DIRECTORY, 0))
    if health.may_list_logs(sight, words) and _logs_errors(words):
        smart_logs, _ = part(lambda: self_test.read_log(node, ata_logs.DIRECTORY))
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
    table = sct.temperature_table(node)
    return drive_logs.temperatures(sct.status_page(node), table)


# -- NVMe and SCSI -----------------------------------------------------------------------------------------


def _nvme(sight: Sight, node: Node) -> DriveLogs:
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


def _scsi(node: Node) -> DriveLogs:
    if why := health.unasked_scsi(health.awake_or_not(node)):
        return DriveLogs(note=why, asleep=why == health.ASLEEP)
    asked = Answers()
    listed = health.log_pages(asked, node)
    pages = health.parameters(asked, node, [page for page in smart.ERRORS if page in listed])
    counters = tuple(
        counter for page, found in pages.items() for counter in drive_logs.scsi_counters(smart.ERRORS[page], found)
    )
    defects, _ = part(lambda: scsi_reports.grown_defects(node))
    return DriveLogs(
        counters=counters, grown_defects=defects, note=asked.note or ("" if counters else health.NONE_THERE)
    )
