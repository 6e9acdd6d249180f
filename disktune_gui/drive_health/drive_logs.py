"""The drive's own logs: errors, temperatures and the directory, as tables with a sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from disktune_contract.health.health import DriveLogs, ErrorLog, ListedLog, TemperatureLog
from disktune_contract.sentence import in_turn
from disktune_gui.client.asked import AskedDrives
from disktune_gui.client.session import Session
from disktune_gui.text.facts import FactRow, FactSection, beside
from disktune_gui.text.formats import duration, formats, number, quantity, temperature
from disktune_gui.text.said import labelled, said
from disktune_gui.text.tabular import Cell, DataTable

# -- the logs that an ATA drive lists, by their names (no widgets) -----------------------------------------

translate = QCoreApplication.translate

WORDS_IN = (1, 0)
"""The text columns, the name first."""

_NAMES = {
    0x00: QT_TRANSLATE_NOOP("DriveLogs", "Log Directory"),
    0x01: "Summary SMART Error log",
    0x02: "Comprehensive SMART Error log",
    0x03: "Extended Comprehensive SMART Error log",
    0x04: "Device Statistics log",
    0x06: "SMART Self-Test log",
    0x07: "Extended SMART Self-Test log",
    0x08: "Power Conditions log",
    0x09: "Selective Self-Test log",
    0x0A: "Device Statistics Notification log",
    0x0C: "Pending Defects log",
    0x0D: "LPS Mis-alignment log",
    0x0F: "Sense Data for Successful NCQ Commands log",
    0x10: "NCQ Command Error log",
    0x11: "SATA Phy Event Counters log",
    0x12: "SATA NCQ Non-Data log",
    0x13: "SATA NCQ Send and Receive log",
    0x14: "Hybrid Information log",
    0x15: "Rebuild Assist log",
    0x16: "Out Of Band Management Control log",
    0x18: "Command Duration Limits log",
    0x19: "LBA Status log",
    0x20: "Streaming Performance log",
    0x21: "Write Stream Error log",
    0x22: "Read Stream Error log",
    0x23: "Delayed Sector log",
    0x24: "Current Device Internal Status Data log",
    0x25: "Saved Device Internal Status Data log",
    0x2F: "Set Sector Configuration",
    0x30: "IDENTIFY DEVICE data log",
    0x42: "Mutate Configurations",
    0x47: "Concurrent Positioning Ranges log",
    0x53: "Sense Data log",
    0x59: "Power Consumption Control log",
    0xE0: "SCT Command/Status",
    0xE1: "SCT Data Transfer",
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
        return said(logs.note) or translate("DriveLogs", "No log directory.")
    return said(logs.note)


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


# -- the drive's own logs: errors, and temperatures --------------------------------------------------------
#
# Read when one of them is in view.


class LogReading(AskedDrives[DriveLogs]):
    """The logs of the drive in view, asked for by whichever view of them is seen."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent, session, "drive-logs")
        self._watching: set[QObject] = set()
        """The views that are seen."""
        session.privilege_changed.connect(self.look)

    def watch(self, view: QObject, on: bool) -> None:
        """Read while *view*, or another one, is visible."""
        if on:
            self._watching.add(view)
            self.look()
        else:
            self._watching.discard(view)

    def look(self) -> None:
        """Ask the drive, if a view of its logs is visible."""
        if self._watching and self.drive is not None:
            self.ask_if_allowed(self.drive)


# -- the logs of a drive as tables with a sentence each (no widgets) ---------------------------------------

_ERROR_WORDS_IN = (1, 0, 2)
"""The text columns of the error log: error, number, command."""
_COUNTER_WORDS_IN = (0,)
"""The same of the error counters of a SCSI disk: their names."""
_COUNTERS = (
    QT_TRANSLATE_NOOP("DriveLogs", "Corrected without delay"),
    QT_TRANSLATE_NOOP("DriveLogs", "Corrected with delay"),
    QT_TRANSLATE_NOOP("DriveLogs", "Corrected by repeating"),
    QT_TRANSLATE_NOOP("DriveLogs", "Corrected in all"),
    QT_TRANSLATE_NOOP("DriveLogs", "Correction runs"),
    QT_TRANSLATE_NOOP("DriveLogs", "Bytes processed"),
    QT_TRANSLATE_NOOP("DriveLogs", "Uncorrected"),
)
"""By the parameter of the page (SPC-5, error counter log pages)."""
_KINDS = ("read", "write", "verify")


def errors(logs: DriveLogs | None) -> DataTable:
    """Return the error log, or the error counters of a SCSI disk."""
    if logs is not None and _counts(logs):
        return _counters(logs)
    header = (
        translate("DriveLogs", "Number"),
        translate("DriveLogs", "Error"),
        translate("DriveLogs", "Command"),
        translate("DriveLogs", "LBA"),
        translate("Sentences", "Power-on hours"),
        translate("DriveLogs", "Reported"),
    )
    entries = logs.errors.entries if logs is not None and logs.errors is not None else ()
    rows = [
        (one.number, said(one.what), said(one.command) or None, one.lba, one.hours, one.code or None)
        for one in entries
    ]
    return DataTable(header, rows)


def error_words_in(logs: DriveLogs | None) -> tuple[int, ...]:
    """Return the text columns of `errors`, first the one that takes the remaining width."""
    return _COUNTER_WORDS_IN if logs is not None and _counts(logs) else _ERROR_WORDS_IN


def error_words(logs: DriveLogs) -> str:
    """Return a summary of the error log."""
    found = logs.errors
    if found is None:
        if logs.counters:
            return _defects(logs)
        return said(logs.note) or translate("DriveLogs", "No error log.")
    if not found.entries:
        return said(in_turn(_total(found) or translate("DriveLogs", "No errors."), logs.note))
    return said(in_turn(_total(found), logs.note))


def temperatures(logs: DriveLogs | None) -> DataTable:
    """Return the temperatures that the drive has recorded, the newest first."""
    found = logs.temperatures if logs is not None else None
    minutes = found.interval_minutes if found is not None else 0
    step = translate("DriveLogs", "Power-on minutes ago") if minutes else translate("DriveLogs", "Entries ago")
    rows: list[tuple[Cell, ...]] = []
    if found is not None:
        newest_first = tuple(reversed(found.celsius))
        rows = [(at * (minutes or 1), formats.degrees(celsius)) for at, celsius in enumerate(newest_first)]
    return DataTable((step, translate("DriveLogs", "Temperature in {unit}").format(unit=formats.degree)), rows)


def temperature_words(logs: DriveLogs) -> str:
    """Return what the drive has recorded of its temperature."""
    found = logs.temperatures
    if found is None:
        return said(logs.note) or translate("DriveLogs", "No temperature log.")
    words = ""
    if found.interval_minutes:
        time = duration(found.interval_minutes * 60)
        words = translate("DriveLogs", "Recorded every {time}.").format(time=time)
    figures = beside(*(f"{row.label}: {row.value}" for row in _figures(found)))
    return "\n".join(filter(None, (figures, words)))


def sections(logs: DriveLogs) -> tuple[FactSection, ...]:
    """Return the logs as rows, for text; the long list of temperatures is left to the table."""
    parts = []
    table = errors(logs)
    if logs.errors is not None:
        rows = [
            FactRow(
                said(one.what),
                said(one.command),
                beside(
                    *(() if one.lba is None else (f"LBA {number(one.lba)}",)),
                    *(() if one.hours is None else (quantity(one.hours, "h"),)),
                    one.code,
                ),
            )
            for one in logs.errors.entries
        ]
        count = logs.errors.total
        total = () if count is None else (FactRow(translate("DriveLogs", "Errors in all"), number(count)),)
        parts.append(FactSection(translate("DriveLogs", "Error Log"), (*total, *rows)))
    elif logs.counters:
        rows = [
            FactRow(
                str(row[0]),
                beside(*(f"{name}: {_cell(cell)}" for name, cell in zip(table.header[1:], row[1:], strict=True))),
            )
            for row in table.rows
        ]
        if logs.grown_defects is not None:
            rows.append(FactRow(translate("DriveLogs", "Grown defects"), number(logs.grown_defects)))
        parts.append(FactSection(translate("DriveLogs", "Error Counters"), tuple(rows)))
    if logs.temperatures is not None:
        parts.append(FactSection(translate("DriveLogs", "Temperature Log"), tuple(_figures(logs.temperatures))))
    parts.append(directory_section(logs))
    return tuple(part for part in parts if part.rows)


def _defects(logs: DriveLogs) -> str:
    """Return how many sectors a SCSI disk has replaced; empty if it does not report that."""
    if logs.grown_defects is None:
        return ""
    return labelled(translate("DriveLogs", "Grown defects"), number(logs.grown_defects))


def _counts(logs: DriveLogs) -> bool:
    """Return whether the drive has counters in place of an error log, as SCSI disks do."""
    return logs.errors is None and bool(logs.counters)


def _total(found: ErrorLog) -> str:
    if found.total is None:
        return ""
    if found.total == 0:
        return translate("DriveLogs", "No errors.")
    return labelled(translate("DriveLogs", "Errors"), number(found.total))


def _counters(logs: DriveLogs) -> DataTable:
    header = (
        translate("DriveLogs", "Counter"),
        translate("Overview", "Read"),
        translate("Overview", "Write"),
        translate("Overview", "Verify"),
    )
    values = {(one.parameter, one.kind): one.value for one in logs.counters}
    rows: list[tuple[Cell, ...]] = [
        (translate("DriveLogs", label), *(values.get((at, kind)) for kind in _KINDS))
        for at, label in enumerate(_COUNTERS)
        if any((at, kind) in values for kind in _KINDS)
    ]
    return DataTable(header, rows)


def _cell(cell: Cell) -> str:
    return number(cell) if isinstance(cell, int) else "–"


def _figures(found: TemperatureLog) -> list[FactRow]:
    named = (
        (translate("DriveLogs", "Now"), found.now_c),
        (translate("DriveLogs", "lowest since power-on"), found.lowest_c),
        (translate("DriveLogs", "highest since power-on"), found.highest_c),
        (translate("DriveLogs", "lowest ever"), found.lowest_ever_c),
        (translate("DriveLogs", "highest ever"), found.highest_ever_c),
        (translate("DriveLogs", "lower limit"), found.least_allowed_c),
        (translate("DriveLogs", "upper limit"), found.most_allowed_c),
    )
    return [FactRow(label, temperature(value)) for label, value in named if value is not None]
