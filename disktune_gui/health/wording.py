"""How a drive is doing, in words: its verdict first, then what it counts."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo
from disktune_contract.identity.health import AtaAttribute, Failed, Health, HealthVerdict, ScsiErrors, ScsiHealth
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.units import UnitSystem
from disktune_gui.text.amounts import duration, number, quantity, size
from disktune_gui.text.facts import FactRow, FactSection, Line, filled, section, with_unit

translate = QCoreApplication.translate

CHAPTER = QT_TRANSLATE_NOOP("Overview", "Health (SMART)")

VERDICTS = {
    HealthVerdict.GOOD: "Good: the drive reports no problems",
    HealthVerdict.WARNS: "Caution",
    HealthVerdict.FAILING: "Failing: back up now",
    HealthVerdict.UNKNOWN: "Unknown",
}

RAW = "Raw values are vendor-specific"

NAMES = {
    1: "Read error rate",
    2: "Throughput performance",
    3: "Spin-up time",
    4: "Start-stop cycles",
    5: "Reallocated sectors",
    7: "Seek error rate",
    8: "Seek time performance",
    9: "Power-on time",
    10: "Spin-up retries",
    11: "Recalibration retries",
    12: "Power cycles",
    170: "Available spare blocks",
    171: "Program failures",
    172: "Erase failures",
    173: "Erase cycles",
    174: "Unexpected power losses",
    177: "Wear leveling",
    179: "Used spare blocks",
    181: "Program failures",
    182: "Erase failures",
    183: "SATA downshifts",
    184: "End-to-end errors",
    187: "Reported uncorrectable errors",
    188: "Command timeouts",
    189: "High-fly writes",
    190: "Airflow temperature",
    191: "G-sense errors (shocks)",
    192: "Power-off retracts",
    193: "Load cycles",
    194: "Temperature",
    195: "ECC errors corrected",
    196: "Reallocation events",
    197: "Pending sectors",
    198: "Offline uncorrectable sectors",
    199: "Interface CRC errors",
    200: "Write errors",
    231: "Life left",
    233: "Media wearout",
    240: "Head flying time",
    241: "Data written",
    242: "Data read",
}
"""What most makers use a number for (smartmontools, atacmds.cpp, get_default_attr_name; acts as a hint only)."""


_CONDITIONS = {
    Alarm.HEALTHY: QT_TRANSLATE_NOOP("Overview", "healthy"),
    Alarm.BUSY: QT_TRANSLATE_NOOP("Overview", "healthy"),
    Alarm.DEGRADED: QT_TRANSLATE_NOOP("Overview", "degraded"),
    Alarm.INACTIVE: QT_TRANSLATE_NOOP("Overview", "inactive"),
    Alarm.FAILED: QT_TRANSLATE_NOOP("Overview", "failed"),
    Alarm.CONTAINER: QT_TRANSLATE_NOOP("Overview", "container"),
}


def array_health(array: ArrayInfo) -> FactSection:
    """Return how an array is, which has no counters of its own."""
    if array.alarm not in set(Alarm):
        why = array.why or translate("Overview", "/proc/mdstat cannot be read, or does not list this array.")
        return FactSection(
            translate("Overview", "Health"),
            (FactRow(translate("Overview", "Condition"), translate("Overview", "unknown"), why),),
        )
    # Each sentence has a line of its own: together they would be cut off.
    first, *more = array.why.removesuffix(".").split(". ")
    rows = [FactRow(translate("Overview", "Condition"), translate("Overview", _CONDITIONS[Alarm(array.alarm)]))]
    rows += [FactRow(translate("Overview", "Reason"), f"{first}.")] if first else []
    rows += [FactRow(translate("Overview", "Details"), f"{one}.") for one in more]
    return FactSection(translate("Overview", "Health"), tuple(rows))


def health_sections(found: Health, units: UnitSystem) -> tuple[FactSection, ...]:
    """Return what a drive says of its health; sizes in *units*."""
    if found.verdict is HealthVerdict.UNKNOWN and not (found.ata or found.nvme or found.scsi):
        return (
            FactSection(
                translate("Overview", CHAPTER),
                (FactRow(translate("Overview", "Condition"), VERDICTS[found.verdict], found.note),),
            ),
        )
    parts = [FactSection(translate("Overview", CHAPTER), tuple(_verdict(found)))]
    if found.ata is not None:
        parts.append(
            FactSection(
                translate("Overview", "SMART Attributes"), tuple(_attribute(one) for one in found.ata.attributes)
            )
        )
    if found.nvme is not None:
        parts.append(section("Wear and Errors", _nvme_lines(units), found.nvme))
    if found.scsi is not None:
        parts.append(section("Wear and Errors", _SCSI, found.scsi))
        parts.append(
            FactSection(
                translate("Overview", "Error Counters"), tuple(_errors(one, units) for one in found.scsi.errors)
            )
        )
    return filled(parts)


def _verdict(found: Health) -> list[FactRow]:
    note = " ".join(part for part in (*found.why, found.note) if part)
    rows = [FactRow(translate("Overview", "Condition"), VERDICTS[found.verdict], note)]
    if found.ata is not None and found.ata.attributes:
        rows.append(FactRow(translate("Overview", "SMART attributes"), f"{len(found.ata.attributes)}", RAW))
    return rows


def _attribute(one: AtaAttribute) -> FactRow:
    name = NAMES.get(one.number)
    label = f"{one.number} {name}" if name else f"{one.number}"
    threshold = one.threshold or "none"
    parts = [f"current {one.value}, worst {one.worst}, threshold {threshold}"]
    parts.append("pre-failure" if one.pre_failure else "old age")
    if one.failed is not Failed.NEVER:
        parts.append("FAILING NOW" if one.failed is Failed.NOW else "failed in the past")
    return FactRow(label, raw_text(one.raw), "; ".join(parts))


def raw_text(raw: int) -> str:
    """Return a raw value: a plain number, or its six bytes where there is more in it than one number."""
    return number(raw) if raw < 1 << 32 else " ".join(f"{byte:02x}" for byte in raw.to_bytes(6, "big"))


def _nvme_lines(units: UnitSystem) -> tuple[Line[NvmeSmartLog], ...]:
    return (
        ("Temperature", lambda n: with_unit(n.temperature_c, "°C")),
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
        ("Time in light throttling", lambda n: duration(n.light_throttle_seconds)),
        ("Time in heavy throttling", lambda n: duration(n.heavy_throttle_seconds)),
    )


_SCSI: tuple[Line[ScsiHealth], ...] = (
    ("Temperature", lambda s: with_unit(s.temperature_c, "°C")),
    ("Reference temperature", lambda s: with_unit(s.reference_temperature_c, "°C")),
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
    }[one.kind]
    uncorrected = "unknown" if one.uncorrected is None else number(one.uncorrected)
    notes = []
    if one.corrected is not None:
        notes.append(translate("Overview", "corrected: {count}").format(count=number(one.corrected)))
    if one.bytes_processed is not None:
        notes.append(translate("Overview", "processed: {size}").format(size=size(one.bytes_processed, units)))
    return FactRow(
        label, translate("Overview", "uncorrected: {count}").format(count=uncorrected), "; ".join(notes)
    )
