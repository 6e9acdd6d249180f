"""How a drive is doing, in words: its verdict first, then what drive, link and kernel count."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.arrays.alarms import Alarm, in_a_word
from disktune_contract.drives.drive import ArrayInfo
from disktune_contract.health.health import (
    AtaAttribute,
    AtaHealth,
    DeviceStatistic,
    EmmcHealth,
    Failed,
    Health,
    KernelErrors,
    OfflineCollection,
    OfflineState,
    PhyEvent,
    ScsiErrors,
    ScsiHealth,
    life_used,
    reserve_words,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.verdict import (
    RULES,
    CounterEvidence,
    HealthJudgement,
    judge,
)
from disktune_contract.said.health_words import COUNTED, title
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_gui.text.facts import FactRow, FactSection, Line, beside, filled, in_degrees, section, with_unit
from disktune_gui.text.formats import duration, number, quantity, size
from disktune_gui.text.said import each, said
from disktune_gui.text.wording import moment, unknown

# -- off-line data collection of an ATA drive in words. Without widgets ------------------------------------

translate = QCoreApplication.translate


def offline_section(found: OfflineCollection) -> FactSection:
    """Return what a drive reports of it; no rows where it neither offers nor ever did it."""
    title = translate("Health", "Off-Line Data Collection")
    offered = found.immediate or found.automatic or found.switchable
    if not offered and found.state is OfflineState.NEVER:
        return FactSection(title, ())
    yes, no = translate("Health", "yes"), translate("Health", "no")
    rows = (
        (
            translate("Health", "Automatic"),
            translate("Health", "on") if found.automatic else translate("Health", "off"),
        ),
        (translate("Health", "Last collection"), _state(found.state)),
        (translate("Health", "Duration"), duration(found.seconds) if found.seconds else unknown()),
        (translate("Health", "Started on request"), yes if found.immediate else no),
        (translate("Health", "Reads the medium"), yes if found.surface_scan else no),
        (
            translate("Health", "When a command arrives"),
            translate("Health", "aborted") if found.aborted_by_commands else translate("Health", "suspended"),
        ),
    )
    return FactSection(title, tuple(FactRow(label, value) for label, value in rows))


def _state(state: OfflineState) -> str:
    return {
        OfflineState.NEVER: translate("Health", "never started"),
        OfflineState.COMPLETED: translate("Health", "completed without error"),
        OfflineState.RUNNING: translate("Health", "running"),
        OfflineState.SUSPENDED: translate("Health", "suspended by a command"),
        OfflineState.ABORTED: translate("Health", "aborted by a command"),
        OfflineState.FAILED: translate("Health", "aborted, fatal error"),
        OfflineState.VENDOR: translate("Health", "vendor-specific state"),
        OfflineState.UNKNOWN: unknown(),
    }[state]


# -- the counters behind a verdict, and those of drive, link and kernel ------------------------------------


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
"""By identifier (Serial ATA, Phy event counters); the rest distinguishes these by direction."""


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
    by_statistics = rule.present_from > 0
    if one.new:
        when = translate("Overview", "caution: {before} before").format(before=number(one.before or 0))
    elif by_statistics:
        when = translate("Overview", "caution from {count} on").format(count=number(rule.present_from))
    else:
        when = translate("Overview", "caution if it rises")
    since = translate("Overview", "compared with {time}").format(time=moment(one.since)) if one.since else ""
    source = one.source if by_statistics else ""
    return FactRow(said(COUNTED[one.counter]), number(one.value), beside(when, source, since))


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
    full = translate("Overview", "or more") if one.full else ""
    return FactRow(label, number(one.count), full)


def _kernel(found: KernelErrors) -> FactSection:
    # What a drive returns in its registers comes as an error (SAT-4, CK_COND).
    queries = translate("Overview", "counts SMART queries")
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


# -- a drive's health in words: its verdict first, then its counters ---------------------------------------

ATTRIBUTES = QT_TRANSLATE_NOOP("Overview", "SMART Attributes")
CHAPTER = QT_TRANSLATE_NOOP("Overview", "Health (SMART)")

NAMES = {
    1: QT_TRANSLATE_NOOP("Overview", "Read error rate"),
    2: QT_TRANSLATE_NOOP("Overview", "Throughput performance"),
    3: QT_TRANSLATE_NOOP("Overview", "Spin-up time"),
    4: QT_TRANSLATE_NOOP("Overview", "Start-stop cycles"),
    5: QT_TRANSLATE_NOOP("Overview", "Reallocated sectors"),
    7: QT_TRANSLATE_NOOP("Overview", "Seek error rate"),
    8: QT_TRANSLATE_NOOP("Overview", "Seek time performance"),
    9: QT_TRANSLATE_NOOP("Overview", "Power-on time"),
    10: QT_TRANSLATE_NOOP("Overview", "Spin-up retries"),
    11: QT_TRANSLATE_NOOP("Overview", "Recalibration retries"),
    12: QT_TRANSLATE_NOOP("Overview", "Power cycles"),
    22: QT_TRANSLATE_NOOP("Overview", "Helium level"),
    170: QT_TRANSLATE_NOOP("Overview", "Available spare blocks"),
    171: QT_TRANSLATE_NOOP("Overview", "Program failures"),
    172: QT_TRANSLATE_NOOP("Overview", "Erase failures"),
    173: QT_TRANSLATE_NOOP("Overview", "Erase cycles"),
    174: QT_TRANSLATE_NOOP("Overview", "Unexpected power losses"),
    177: QT_TRANSLATE_NOOP("Overview", "Wear leveling"),
    179: QT_TRANSLATE_NOOP("Overview", "Used spare blocks"),
    181: QT_TRANSLATE_NOOP("Overview", "Program failures"),
    182: QT_TRANSLATE_NOOP("Overview", "Erase failures"),
    183: QT_TRANSLATE_NOOP("Overview", "SATA downshifts"),
    184: QT_TRANSLATE_NOOP("Overview", "End-to-end errors"),
    187: QT_TRANSLATE_NOOP("Overview", "Reported uncorrectable errors"),
    188: QT_TRANSLATE_NOOP("Overview", "Command timeouts"),
    189: QT_TRANSLATE_NOOP("Overview", "High-fly writes"),
    190: QT_TRANSLATE_NOOP("Overview", "Airflow temperature"),
    191: QT_TRANSLATE_NOOP("Overview", "G-sense errors (shocks)"),
    192: QT_TRANSLATE_NOOP("Overview", "Power-off retracts"),
    193: QT_TRANSLATE_NOOP("Overview", "Load cycles"),
    194: QT_TRANSLATE_NOOP("Overview", "Temperature"),
    195: QT_TRANSLATE_NOOP("Overview", "ECC errors corrected"),
    196: QT_TRANSLATE_NOOP("Overview", "Reallocation events"),
    197: QT_TRANSLATE_NOOP("Overview", "Pending sectors"),
    198: QT_TRANSLATE_NOOP("Overview", "Offline uncorrectable sectors"),
    199: QT_TRANSLATE_NOOP("Overview", "Interface CRC errors"),
    200: QT_TRANSLATE_NOOP("Overview", "Write errors"),
    231: QT_TRANSLATE_NOOP("Overview", "Life left"),
    233: QT_TRANSLATE_NOOP("Overview", "Media wearout"),
    240: QT_TRANSLATE_NOOP("Overview", "Head flying time"),
    241: QT_TRANSLATE_NOOP("Overview", "Data written"),
    242: QT_TRANSLATE_NOOP("Overview", "Data read"),
}
"""What most makers use a number for (smartmontools, atacmds.cpp, get_default_attr_name; acts as a hint only)."""


def condition(array: ArrayInfo) -> str:
    """Return how an array is, in a word."""
    return said(in_a_word(array)) if array.alarm in set(Alarm) else unknown()


def array_health(array: ArrayInfo) -> FactSection:
    """Return how an array is, which has no counters of its own."""
    if array.alarm not in set(Alarm):
        why = array.why or Sentence("/proc/mdstat does not list this array.")
        return FactSection(
            translate("Overview", "Health"),
            (FactRow(translate("Overview", "Condition"), unknown(), said(why)),),
            "health",
        )
    # Each sentence has a line of its own: together they would be cut off.
    first, *more = each(array.why)
    rows = [FactRow(translate("Overview", "Condition"), condition(array))]
    rows += [FactRow(translate("Overview", "Reason"), first)] if first else []
    rows += [FactRow(translate("Overview", "Details"), one) for one in more]
    return FactSection(translate("Overview", "Health"), tuple(rows), "health")


def health_sections(
    found: Health, units: UnitSystem, judged: HealthJudgement | None = None, sector_bytes: int = 0
) -> tuple[FactSection, ...]:
    """Return the health of a drive and its counters; sizes in *units*. Without *judged* it is judged alone.

    With *sector_bytes*, the size of a logical sector, what it counts in sectors is shown in bytes, too.
    """
    judged = judged or judge(found)
    parts = [FactSection(translate("Overview", CHAPTER), tuple(_verdict(found, judged)))]
    parts.append(judged_section(judged))
    if found.ata is not None:
        parts.append(
            FactSection(translate("Overview", ATTRIBUTES), tuple(_attribute(one) for one in found.ata.attributes))
        )
    if found.nvme is not None:
        wear = section("Wear and Errors", _nvme_lines(units), found.nvme)
        parts.append(FactSection(wear.title, (*wear.rows, *_sensors(found.nvme))))
    if found.emmc is not None:
        parts.append(FactSection(translate("Overview", "Wear and Errors"), tuple(emmc_rows(found.emmc))))
    if found.scsi is not None:
        parts.append(section("Wear and Errors", _SCSI, found.scsi))
        parts.append(
            FactSection(
                translate("Overview", "Error Counters"), tuple(_errors(one, units) for one in found.scsi.errors)
            )
        )
    return filled([*parts, *more_sections(found, units, sector_bytes)])


def emmc_rows(found: EmmcHealth) -> Iterator[FactRow]:
    """Yield what an eMMC reports of its wear."""
    labels = (translate("Card", "Life used (A)"), translate("Card", "Life used (B)"))
    for label, used in zip(labels, (found.life_used_a, found.life_used_b), strict=True):
        if used is not None:
            yield FactRow(label, said(life_used(used)), translate("Card", "estimate"))
    if found.reserve is not None:
        yield FactRow(translate("Card", "Spare blocks"), said(reserve_words(found.reserve)))


def _verdict(found: Health, judged: HealthJudgement) -> list[FactRow]:
    rows = [FactRow(translate("Overview", "Condition"), said(title(judged, found)), said(found.note))]
    # Each sentence has a line of its own: together they would be cut off.
    labels = [translate("Overview", "Reason"), *[translate("Overview", "Details")] * (len(judged.why) - 1)]
    rows += [FactRow(*pair) for pair in zip(labels, map(said, judged.why), strict=False)]
    if found.ata is not None and found.ata.attributes:
        raw = translate("Overview", "Raw values are vendor-specific")
        rows.append(FactRow(translate("HealthPage", "SMART attributes"), f"{len(found.ata.attributes)}", raw))
    return rows


def attribute_name(number: int) -> str:
    """Return what most vendors use an attribute for; empty if there is no such use."""
    return translate("Overview", NAMES[number]) if number in NAMES else ""


def _attribute(one: AtaAttribute) -> FactRow:
    label = f"{one.number} {attribute_name(one.number)}".rstrip()
    now = translate("Overview", "{value}, worst {worst}, threshold {threshold}").format(
        value=one.value, worst=one.worst, threshold=one.threshold or translate("Overview", "none")
    )
    kind = translate("Overview", "pre-failure") if one.pre_failure else translate("Overview", "old age")
    failed = {
        Failed.NEVER: "",
        Failed.NOW: translate("Overview", "FAILING NOW"),
        Failed.PAST: translate("Overview", "failed in the past"),
    }[one.failed]
    return FactRow(label, raw_text(one), beside(now, kind, _updated_in_words(one), failed))


def updated(one: AtaAttribute) -> str:
    """Return when the drive updates an attribute, in a word or two; empty if it is not known."""
    if one.flags is None:
        return ""
    return translate("Overview", "always") if one.flags.updated_online else translate("Overview", "off-line only")


def _updated_in_words(one: AtaAttribute) -> str:
    when = updated(one)
    return translate("Overview", "updated: {when}").format(when=when) if when else ""


def raw_text(one: AtaAttribute) -> str:
    """Return a raw value: a plain number, or what is in it, or its six bytes where that is not known."""
    if (warm := temperatures(one)) is not None:
        words = translate("Overview", "{now} (lowest {lowest}, highest {highest})")
        return words.format(now=number(warm[0]), lowest=number(warm[1]), highest=number(warm[2]))
    if one.raw < 1 << 32:
        return number(one.raw)
    # A helper may send more than a drive has room for.
    return one.raw.to_bytes(max(6, (one.raw.bit_length() + 7) // 8)).hex(" ")


def temperatures(one: AtaAttribute) -> tuple[int, int, int] | None:
    """Return the temperature now, the lowest and the highest, in °C, where one value packs the three."""
    now, above, *rest = (one.raw % 2**48).to_bytes(6, "little")
    if one.number not in _WARM or above:
        return None
    # Side by side, or with an empty byte after each. What is left has to be empty, too, or it counts something.
    for ends, others in (((rest[0], rest[1]), rest[2:]), ((rest[0], rest[2]), rest[1::2])):
        if 0 < min(ends) <= now <= max(ends) < _HOTTEST and not any(others):
            return now, min(ends), max(ends)
    return None


_WARM = (190, 194)
"""Airflow temperature, and temperature."""
_HOTTEST = 128
"""No drive survives this, in °C: such a byte is something else."""


def _nvme_lines(units: UnitSystem) -> tuple[Line[NvmeSmartLog], ...]:
    return (
        ("Temperature", lambda n: in_degrees(n.temperature_c)),
        ("Available spare", lambda n: quantity(n.available_spare_percent, "%")),
        ("Available spare threshold", lambda n: quantity(n.available_spare_threshold_percent, "%")),
        ("Percentage used", lambda n: quantity(n.percentage_used, "%")),
        ("Data read", lambda n: size(n.bytes_read, units)),
        ("Data written", lambda n: size(n.bytes_written, units)),
        ("Host read commands", lambda n: n.host_read_commands),
        ("Host write commands", lambda n: n.host_write_commands),
        ("Controller busy time", lambda n: duration(n.controller_busy_minutes * 60)),
        ("Power-on time", lambda n: quantity(n.power_on_hours, "h")),
        ("Power cycles", lambda n: n.power_cycles),
        ("Unexpected power losses", lambda n: n.unsafe_shutdowns),
        ("Media and data errors", lambda n: n.media_errors),
        ("Error log entries", lambda n: n.error_log_entries),
        ("Time above warning temperature", lambda n: duration(n.warning_temperature_minutes * 60)),
        ("Time above critical temperature", lambda n: duration(n.critical_temperature_minutes * 60)),
        ("Time in light throttling", lambda n: _lasted(n.light_throttle_seconds)),
        ("Time in heavy throttling", lambda n: _lasted(n.heavy_throttle_seconds)),
        ("Transitions to light throttling", lambda n: n.light_throttle_count),
        ("Transitions to heavy throttling", lambda n: n.heavy_throttle_count),
    )


def _lasted(seconds: int | None) -> str | None:
    return None if seconds is None else duration(seconds)


def _sensors(found: NvmeSmartLog) -> tuple[FactRow, ...]:
    return tuple(
        FactRow(translate("Overview", "Temperature sensor {number}").format(number=number), told)
        for number, value in enumerate(found.sensors_c, 1)
        if (told := in_degrees(value))
    )


_SCSI: tuple[Line[ScsiHealth], ...] = (
    ("Temperature", lambda s: in_degrees(s.temperature_c)),
    ("Reference temperature", lambda s: in_degrees(s.reference_temperature_c)),
    ("Percentage used", lambda s: with_unit(s.percentage_used, "%")),
    ("Start-stop cycles", lambda s: s.starts),
    ("Rated start-stop cycles", lambda s: s.rated_starts),
    ("Load cycles", lambda s: s.loads),
    ("Rated load cycles", lambda s: s.rated_loads),
    ("Non-medium errors", lambda s: s.other_errors),
)


def _errors(one: ScsiErrors, units: UnitSystem) -> FactRow:
    label = {
        "read": translate("Overview", "Read"),
        "write": translate("Overview", "Write"),
        "verify": translate("Overview", "Verify"),
    }.get(one.kind, one.kind)
    uncorrected = unknown() if one.uncorrected is None else number(one.uncorrected)
    notes = []
    if one.corrected is not None:
        notes.append(translate("Overview", "corrected: {count}").format(count=number(one.corrected)))
    if one.bytes_processed is not None:
        notes.append(translate("Overview", "processed: {size}").format(size=size(one.bytes_processed, units)))
    return FactRow(label, translate("Overview", "uncorrected: {count}").format(count=uncorrected), beside(*notes))
