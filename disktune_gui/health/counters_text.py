"""The counters behind a verdict, in words: what was judged, and what drive, link and kernel count beyond that."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.identity.health import AtaHealth, DeviceStatistic, Health, KernelErrors, PhyEvent
from disktune_contract.identity.verdict import RULES, Counter, CounterEvidence, HealthJudgement
from disktune_contract.units import UnitSystem
from disktune_gui.health.offline_text import offline_section
from disktune_gui.text.amounts import number, quantity, size
from disktune_gui.text.facts import FactRow, FactSection, beside
from disktune_gui.text.wording import moment

translate = QCoreApplication.translate

JUDGED = {
    Counter.REALLOCATED: QT_TRANSLATE_NOOP("Overview", "Reallocated sectors"),
    Counter.RETIRED: QT_TRANSLATE_NOOP("Overview", "Retired blocks"),
    Counter.GROWN_DEFECTS: QT_TRANSLATE_NOOP("Overview", "Grown defects"),
    Counter.PENDING: QT_TRANSLATE_NOOP("Overview", "Pending sectors"),
    Counter.OFFLINE: QT_TRANSLATE_NOOP("Overview", "Offline uncorrectable sectors"),
    Counter.UNCORRECTABLE: QT_TRANSLATE_NOOP("Overview", "Reported uncorrectable errors"),
    Counter.TIMEOUTS: QT_TRANSLATE_NOOP("Overview", "Command timeouts"),
    Counter.INTERFACE_CRC: QT_TRANSLATE_NOOP("Overview", "Interface CRC errors"),
    Counter.LINK_CRC: QT_TRANSLATE_NOOP("Overview", "CRC errors of the SATA link"),
    Counter.MEDIA: QT_TRANSLATE_NOOP("Overview", "Media and data errors"),
    Counter.UNCORRECTED: QT_TRANSLATE_NOOP("Overview", "Uncorrected errors"),
    Counter.KERNEL_TIMEOUTS: QT_TRANSLATE_NOOP("Overview", "Timeouts in the kernel"),
    Counter.PCIE: QT_TRANSLATE_NOOP("Overview", "Uncorrected PCIe errors"),
}

STATISTICS = {
    (1, 0x08): QT_TRANSLATE_NOOP("Overview", "Power-on resets"),
    (1, 0x10): QT_TRANSLATE_NOOP("Overview", "Power-on time"),
    (1, 0x18): QT_TRANSLATE_NOOP("Overview", "Sectors written"),
    (1, 0x20): QT_TRANSLATE_NOOP("Overview", "Write commands"),
    (1, 0x28): QT_TRANSLATE_NOOP("Overview", "Sectors read"),
    (1, 0x30): QT_TRANSLATE_NOOP("Overview", "Read commands"),
    (3, 0x08): QT_TRANSLATE_NOOP("Overview", "Spindle motor time"),
    (3, 0x10): QT_TRANSLATE_NOOP("Overview", "Head flying time"),
    (3, 0x18): QT_TRANSLATE_NOOP("Overview", "Load cycles"),
    (3, 0x20): QT_TRANSLATE_NOOP("Overview", "Reallocated sectors"),
    (3, 0x28): QT_TRANSLATE_NOOP("Overview", "Read recovery attempts"),
    (3, 0x30): QT_TRANSLATE_NOOP("Overview", "Mechanical start failures"),
    (3, 0x38): QT_TRANSLATE_NOOP("Overview", "Pending sectors"),
    (3, 0x40): QT_TRANSLATE_NOOP("Overview", "Power-off retracts"),
    (4, 0x08): QT_TRANSLATE_NOOP("Overview", "Reported uncorrectable errors"),
    (4, 0x10): QT_TRANSLATE_NOOP("Overview", "Resets during a command"),
    (6, 0x08): QT_TRANSLATE_NOOP("Overview", "Hardware resets"),
    (6, 0x10): QT_TRANSLATE_NOOP("Overview", "Asynchronous signal recoveries"),
    (6, 0x18): QT_TRANSLATE_NOOP("Overview", "Interface CRC errors"),
    (7, 0x08): QT_TRANSLATE_NOOP("Overview", "Percentage used"),
}
"""By page and offset (ACS-4, Device Statistics log)."""
_SECTORS = {(1, 0x18), (1, 0x28)}
"""Logical ones."""
_HOURS, _PERCENT = {(1, 0x10), (3, 0x08), (3, 0x10)}, {(7, 0x08)}

PHY_EVENTS = {
    0x001: QT_TRANSLATE_NOOP("Overview", "Commands failed by a CRC error"),
    0x002: QT_TRANSLATE_NOOP("Overview", "R_ERR for data"),
    0x005: QT_TRANSLATE_NOOP("Overview", "R_ERR for other frames"),
    0x009: QT_TRANSLATE_NOOP("Overview", "Losses of the link"),
    0x00A: QT_TRANSLATE_NOOP("Overview", "Resets of the link"),
    0x00B: QT_TRANSLATE_NOOP("Overview", "CRC errors towards the drive"),
}
"""By identifier (Serial ATA, Phy event counters); the rest tells these apart by direction."""


def judged_section(judged: HealthJudgement) -> FactSection:
    """Return what was judged: when it counts, by whose statistics, and since when it is known."""
    title = translate("Overview", "Counters Behind the Verdict")
    return FactSection(title, tuple(_evidence(one) for one in judged.evidence))


def more_sections(found: Health, units: UnitSystem, sector_bytes: int = 0) -> tuple[FactSection, ...]:
    """Return what else drive, link and kernel count; sectors in bytes, too, if the size of one is known."""
    parts = []
    if found.ata is not None:
        parts += [_statistics(found.ata, units, sector_bytes), _phy_events(found.ata)]
        parts += [offline_section(found.ata.offline)] if found.ata.offline is not None else []
    if found.kernel is not None:
        parts.append(_kernel(found.kernel))
    return tuple(parts)


def _evidence(one: CounterEvidence) -> FactRow:
    rule = RULES[one.counter]
    by_statistics = rule.present is not None
    if one.new:
        when = translate("Overview", "caution: {before} before").format(before=number(one.before or 0))
    elif by_statistics:
        when = translate("Overview", "caution from {count} on").format(count=number(rule.present_from))
    else:
        when = translate("Overview", "caution if it rises")
    since = translate("Overview", "compared with {time}").format(time=moment(one.since)) if one.since else ""
    source = one.source if by_statistics else ""
    return FactRow(translate("Overview", JUDGED[one.counter]), number(one.value), beside(when, source, since))


def _statistics(found: AtaHealth, units: UnitSystem, sector_bytes: int) -> FactSection:
    return FactSection(
        translate("Overview", "Device Statistics"),
        tuple(
            _statistic(one, units, sector_bytes)
            for one in found.statistics or ()
            if (one.page, one.offset) in STATISTICS
        ),
    )


def _statistic(one: DeviceStatistic, units: UnitSystem, sector_bytes: int) -> FactRow:
    place = (one.page, one.offset)
    unit = "h" if place in _HOURS else "%" if place in _PERCENT else ""
    value = quantity(one.value, unit) if unit else number(one.value)
    note = size(one.value * sector_bytes, units) if place in _SECTORS and sector_bytes else ""
    return FactRow(translate("Overview", STATISTICS[place]), value, note)


def _phy_events(found: AtaHealth) -> FactSection:
    return FactSection(
        translate("Overview", "SATA PHY Event Counters"), tuple(_phy_event(one) for one in found.phy_events or ())
    )


def _phy_event(one: PhyEvent) -> FactRow:
    code = f"{one.number:03X}h"
    label = f"{code} {translate('Overview', PHY_EVENTS[one.number])}" if one.number in PHY_EVENTS else code
    full = translate("Overview", "or more: the counter is full") if one.full else ""
    return FactRow(label, number(one.count), full)


def _kernel(found: KernelErrors) -> FactSection:
    # What a drive tells in its registers comes as an error (SAT-4, CK_COND).
    queries = translate("Overview", "SMART queries are counted, too")
    counted = (
        (translate("Overview", "Commands"), found.requests, ""),
        (translate("Overview", "Commands ended with an error"), found.errors, queries),
        (translate("Overview", "Commands timed out"), found.timeouts, ""),
        (translate("Overview", "PCIe errors, corrected"), found.pcie_correctable, ""),
        (translate("Overview", "PCIe errors, non-fatal"), found.pcie_nonfatal, ""),
        (translate("Overview", "PCIe errors, fatal"), found.pcie_fatal, ""),
    )
    rows = tuple(FactRow(label, number(value), note) for label, value, note in counted if value is not None)
    return FactSection(translate("Overview", "Errors Counted by the Kernel"), rows)
