"""The logs that an ATA drive lists, by the names of the standard. Without widgets."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.identity.drive_logs import DriveLogs, ListedLog
from disktune_contract.sentence import in_turn
from disktune_gui.text.amounts import number
from disktune_gui.text.facts import FactRow, FactSection, beside
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate

WORDS_IN = (1, 0)
"""The columns that hold words, the name first."""

_NAMES = {
    0x00: QT_TRANSLATE_NOOP("DriveLogs", "Log Directory"),
    0x01: QT_TRANSLATE_NOOP("DriveLogs", "Summary SMART Error log"),
    0x02: QT_TRANSLATE_NOOP("DriveLogs", "Comprehensive SMART Error log"),
    0x03: QT_TRANSLATE_NOOP("DriveLogs", "Extended Comprehensive SMART Error log"),
    0x04: QT_TRANSLATE_NOOP("DriveLogs", "Device Statistics log"),
    0x06: QT_TRANSLATE_NOOP("DriveLogs", "SMART Self-Test log"),
    0x07: QT_TRANSLATE_NOOP("DriveLogs", "Extended SMART Self-Test log"),
    0x08: QT_TRANSLATE_NOOP("DriveLogs", "Power Conditions log"),
    0x09: QT_TRANSLATE_NOOP("DriveLogs", "Selective Self-Test log"),
    0x0A: QT_TRANSLATE_NOOP("DriveLogs", "Device Statistics Notification log"),
    0x0C: QT_TRANSLATE_NOOP("DriveLogs", "Pending Defects log"),
    0x0D: QT_TRANSLATE_NOOP("DriveLogs", "LPS Mis-alignment log"),
    0x0F: QT_TRANSLATE_NOOP("DriveLogs", "Sense Data for Successful NCQ Commands log"),
    0x10: QT_TRANSLATE_NOOP("DriveLogs", "NCQ Command Error log"),
    0x11: QT_TRANSLATE_NOOP("DriveLogs", "SATA Phy Event Counters log"),
    0x12: QT_TRANSLATE_NOOP("DriveLogs", "SATA NCQ Non-Data log"),
    0x13: QT_TRANSLATE_NOOP("DriveLogs", "SATA NCQ Send and Receive log"),
    0x14: QT_TRANSLATE_NOOP("DriveLogs", "Hybrid Information log"),
    0x15: QT_TRANSLATE_NOOP("DriveLogs", "Rebuild Assist log"),
    0x16: QT_TRANSLATE_NOOP("DriveLogs", "Out Of Band Management Control log"),
    0x18: QT_TRANSLATE_NOOP("DriveLogs", "Command Duration Limits log"),
    0x19: QT_TRANSLATE_NOOP("DriveLogs", "LBA Status log"),
    0x20: QT_TRANSLATE_NOOP("DriveLogs", "Streaming Performance log"),
    0x21: QT_TRANSLATE_NOOP("DriveLogs", "Write Stream Error log"),
    0x22: QT_TRANSLATE_NOOP("DriveLogs", "Read Stream Error log"),
    0x23: QT_TRANSLATE_NOOP("DriveLogs", "Delayed Sector log"),
    0x24: QT_TRANSLATE_NOOP("DriveLogs", "Current Device Internal Status Data log"),
    0x25: QT_TRANSLATE_NOOP("DriveLogs", "Saved Device Internal Status Data log"),
    0x2F: QT_TRANSLATE_NOOP("DriveLogs", "Set Sector Configuration"),
    0x30: QT_TRANSLATE_NOOP("DriveLogs", "IDENTIFY DEVICE data log"),
    0x42: QT_TRANSLATE_NOOP("DriveLogs", "Mutate Configurations"),
    0x47: QT_TRANSLATE_NOOP("DriveLogs", "Concurrent Positioning Ranges log"),
    0x53: QT_TRANSLATE_NOOP("DriveLogs", "Sense Data log"),
    0x59: QT_TRANSLATE_NOOP("DriveLogs", "Power Consumption Control log"),
    0xE0: QT_TRANSLATE_NOOP("DriveLogs", "SCT Command/Status"),
    0xE1: QT_TRANSLATE_NOOP("DriveLogs", "SCT Data Transfer"),
}
"""ACS-4 and ACS-5, General Purpose Log and SMART Log assignments."""
_OF_HOST, _OF_DEVICE = range(0x80, 0xA0), range(0xA0, 0xE0)


def directory(logs: DriveLogs | None) -> DataTable:
    """Return the logs by address; neighbours that differ in nothing else share a row."""
    header = (
        translate("DriveLogs", "Address"),
        translate("DriveLogs", "Log"),
        translate("DriveLogs", "Pages (General Purpose)"),
        translate("DriveLogs", "Pages (SMART)"),
    )
    listed = logs.listed if logs is not None else ()
    rows = [
        (_addresses(first, last), name(first), first.gp_pages or None, first.smart_pages or None)
        for first, last in _alike(listed)
    ]
    return DataTable(header, rows)


def directory_words(logs: DriveLogs) -> str:
    """Return a sentence for the place of the table, or above it."""
    if not logs.listed:
        return said(logs.note) or translate("DriveLogs", "The drive does not list its logs.")
    return said(in_turn(translate("DriveLogs", "A page has 512 bytes."), logs.note))


def directory_section(logs: DriveLogs) -> FactSection:
    """Return the directory as rows, for text."""
    rows = []
    for first, last in _alike(logs.listed):
        pages = beside(
            *(() if not first.gp_pages else (_pages(translate("DriveLogs", "General Purpose"), first.gp_pages),)),
            *(() if not first.smart_pages else (_pages(translate("DriveLogs", "SMART"), first.smart_pages),)),
        )
        rows.append(FactRow(_addresses(first, last), name(first), pages))
    return FactSection(translate("DriveLogs", "Log Directory"), tuple(rows))


def name(log: ListedLog) -> str:
    """Return what the standard calls a log."""
    if log.address in _OF_HOST:
        return translate("DriveLogs", "Host vendor-specific log")
    if log.address in _OF_DEVICE:
        return translate("DriveLogs", "Device vendor-specific log")
    known = _NAMES.get(log.address)
    return translate("DriveLogs", known) if known else translate("DriveLogs", "reserved")


def _pages(kind: str, count: int) -> str:
    return translate("DriveLogs", "{kind} pages: {count}").format(kind=kind, count=number(count))


def _addresses(first: ListedLog, last: ListedLog) -> str:
    if first is last:
        return f"{first.address:02X}h"
    return translate("DriveLogs", "{first} to {last}").format(
        first=f"{first.address:02X}h", last=f"{last.address:02X}h"
    )


def _alike(listed: tuple[ListedLog, ...]) -> Iterator[tuple[ListedLog, ListedLog]]:
    """Yield first and last log of each run of addresses with the same name and sizes."""
    run: list[ListedLog] = []
    for one in listed:
        if run and not _continues(run[-1], one):
            yield run[0], run[-1]
            run = []
        run.append(one)
    if run:
        yield run[0], run[-1]


def _continues(before: ListedLog, one: ListedLog) -> bool:
    sizes = (before.gp_pages, before.smart_pages) == (one.gp_pages, one.smart_pages)
    return sizes and before.address + 1 == one.address and name(before) == name(one)
