"""The logs of a drive as tables with a sentence each. Without widgets."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.identity.drive_logs import DriveLogs, ErrorLog, TemperatureLog
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.drive_health.log_directory_text import directory_section
from disktune_gui.text.amounts import duration, number, quantity
from disktune_gui.text.facts import FactRow, FactSection, beside
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable

translate = QCoreApplication.translate

_ERROR_WORDS_IN = (1, 0, 2)
"""The columns of the error log that hold words: error, number, command."""
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
        translate("DriveLogs", "Power-on hours"),
        translate("DriveLogs", "Reported"),
    )
    entries = logs.errors.entries if logs is not None and logs.errors is not None else ()
    rows = [
        (one.number, said(one.what), said(one.command) or None, one.lba, one.hours, one.code or None)
        for one in entries
    ]
    return DataTable(header, rows)


def error_words_in(logs: DriveLogs | None) -> tuple[int, ...]:
    """Return which columns of `errors` hold words, first the one that takes what the others leave."""
    return _COUNTER_WORDS_IN if logs is not None and _counts(logs) else _ERROR_WORDS_IN


def error_words(logs: DriveLogs) -> str:
    """Return what the error log comes to."""
    found = logs.errors
    if found is None:
        if logs.counters:
            return _defects(logs)
        return said(logs.note) or translate("DriveLogs", "The drive keeps no error log.")
    if not found.entries:
        return said(in_turn(_total(found) or translate("DriveLogs", "The error log is empty."), logs.note))
    return said(in_turn(_total(found), logs.note))


def temperatures(logs: DriveLogs | None) -> DataTable:
    """Return the temperatures that the drive has recorded, the newest first."""
    found = logs.temperatures if logs is not None else None
    minutes = found.interval_minutes if found is not None else 0
    step = translate("DriveLogs", "Power-on minutes ago") if minutes else translate("DriveLogs", "Entries ago")
    rows: list[tuple[Cell, ...]] = []
    if found is not None:
        newest_first = tuple(reversed(found.celsius))
        rows = [(at * (minutes or 1), celsius) for at, celsius in enumerate(newest_first)]
    return DataTable((step, translate("DriveLogs", "Temperature in °C")), rows)


def temperature_words(logs: DriveLogs) -> str:
    """Return what the drive has recorded of its temperature."""
    found = logs.temperatures
    if found is None:
        return said(logs.note) or translate("DriveLogs", "The drive records no temperatures.")
    words = ""
    if found.interval_minutes:
        time = duration(found.interval_minutes * 60)
        words = translate("DriveLogs", "The drive records its temperature every {time}.").format(time=time)
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
    """Return how many sectors a SCSI disk has replaced; empty if it does not say."""
    if logs.grown_defects is None:
        return ""
    return said(
        Sentence.counted(
            logs.grown_defects,
            "The grown defect list has {n} element: a sector that the disk has replaced since it was made.",
            "The grown defect list has {n} elements: sectors that the disk has replaced since it was made.",
        )
    )


def _counts(logs: DriveLogs) -> bool:
    """Return whether the drive has counters in place of an error log, as SCSI disks do."""
    return logs.errors is None and bool(logs.counters)


def _total(found: ErrorLog) -> str:
    if found.total is None:
        return ""
    if found.total == 0:
        return translate("DriveLogs", "The drive has recorded no errors.")
    return said(
        Sentence.counted(
            found.total,
            "The drive has recorded {n} error over its life.",
            "The drive has recorded {n} errors over its life.",
        )
    )


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
    return [FactRow(label, quantity(value, "°C")) for label, value in named if value is not None]
