"""How a drive is doing, in words: its verdict first, then what it counts."""

from __future__ import annotations

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo
from disktune_contract.identity.health import AtaAttribute, Failed, Health, HealthVerdict, ScsiErrors, ScsiHealth
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.units import UnitSystem, duration, size
from disktune_gui.text.facts import FactRow, FactSection, Line, filled, section, tr, with_unit

VERDICTS = {
    HealthVerdict.GOOD: "good: the drive reports no problems",
    HealthVerdict.WARNS: "the drive warns",
    HealthVerdict.FAILING: "failing: save what is on it now",
    HealthVerdict.UNKNOWN: "unknown",
}

RAW = "raw values mean what the maker chose"

NAMES = {
    1: "Read errors",
    2: "Throughput",
    3: "Spin-up time",
    4: "Starts and stops",
    5: "Reallocated sectors",
    7: "Seek errors",
    8: "Seek time",
    9: "Power-on time",
    10: "Spin-up retries",
    11: "Recalibration retries",
    12: "Power cycles",
    170: "Spare blocks",
    171: "Program failures",
    172: "Erase failures",
    173: "Erase cycles",
    174: "Sudden power losses",
    177: "Wear levelling",
    179: "Spare blocks used",
    181: "Program failures",
    182: "Erase failures",
    183: "Link speed dropped",
    184: "Errors between cache and host",
    187: "Uncorrectable errors reported",
    188: "Commands timed out",
    189: "Writes at the wrong height",
    190: "Temperature of the air",
    191: "Shocks",
    192: "Emergency head parkings",
    193: "Head parkings",
    194: "Temperature",
    195: "Errors corrected",
    196: "Reallocations",
    197: "Sectors waiting to be reallocated",
    198: "Sectors unreadable off-line",
    199: "Errors on the link",
    200: "Write errors",
    231: "Life left",
    233: "Wear of the medium",
    240: "Time with heads loaded",
    241: "Written",
    242: "Read",
}
"""What most makers use a number for (smartmontools, atacmds.cpp, get_default_attr_name; acts as a hint only)."""


_CONDITIONS = {
    Alarm.HEALTHY: "healthy",
    Alarm.BUSY: "healthy",
    Alarm.DEGRADED: "degraded",
    Alarm.INACTIVE: "not started",
    Alarm.FAILED: "failed",
    Alarm.CONTAINER: "never started itself",
}


def array_health(array: ArrayInfo) -> FactSection:
    """Return how an array is, which has no counters of its own."""
    if array.alarm not in set(Alarm):
        why = array.why or tr("/proc/mdstat cannot be read, or does not list this array.")
        return FactSection(tr("Health"), (FactRow(tr("Condition"), tr("unknown"), why),))
    # Each sentence has a line of its own: together they would be cut off.
    first, *more = array.why.removesuffix(".").split(". ")
    rows = [FactRow(tr("Condition"), tr(_CONDITIONS[Alarm(array.alarm)]))]
    rows += [FactRow(tr("Why"), f"{first}.")] if first else []
    rows += [FactRow(tr("Besides"), f"{one}.") for one in more]
    return FactSection(tr("Health"), tuple(rows))


def health_sections(found: Health, units: UnitSystem) -> tuple[FactSection, ...]:
    """Return what a drive says of its health; sizes in *units*."""
    if found.verdict is HealthVerdict.UNKNOWN and not (found.ata or found.nvme or found.scsi):
        return (FactSection(tr("Health"), (FactRow(tr("Condition"), VERDICTS[found.verdict], found.note),)),)
    parts = [FactSection(tr("Health"), tuple(_verdict(found)))]
    if found.ata is not None:
        parts.append(FactSection(tr("SMART attributes"), tuple(_attribute(one) for one in found.ata.attributes)))
    if found.nvme is not None:
        parts.append(section("Wear and errors", _nvme_lines(units), found.nvme))
    if found.scsi is not None:
        parts.append(section("Wear and errors", _SCSI, found.scsi))
        parts.append(FactSection(tr("Errors counted"), tuple(_errors(one, units) for one in found.scsi.errors)))
    return filled(parts)


def _verdict(found: Health) -> list[FactRow]:
    note = " ".join(part for part in (*found.why, found.note) if part)
    rows = [FactRow(tr("Condition"), VERDICTS[found.verdict], note)]
    if found.ata is not None and found.ata.attributes:
        rows.append(FactRow(tr("SMART attributes"), f"{len(found.ata.attributes)}", RAW))
    return rows


def _attribute(one: AtaAttribute) -> FactRow:
    name = NAMES.get(one.number)
    label = f"{one.number} {name}" if name else f"{one.number}"
    limit = "none" if not one.threshold else f"{one.threshold}"
    parts = [f"value {one.value}, worst {one.worst}, limit {limit}"]
    parts.append("foretells failure" if one.pre_failure else "wear or age")
    if one.failed is not Failed.NEVER:
        parts.append("AT ITS LIMIT" if one.failed is Failed.NOW else "was at its limit once")
    return FactRow(label, raw_text(one.raw), "; ".join(parts))


def raw_text(raw: int) -> str:
    """Return a raw value: a plain number, or its six bytes where there is more in it than one number."""
    return f"{raw:,}" if raw < 1 << 32 else " ".join(f"{byte:02x}" for byte in raw.to_bytes(6, "big"))


def _nvme_lines(units: UnitSystem) -> tuple[Line[NvmeSmartLog], ...]:
    return (
        ("Temperature", lambda n: with_unit(n.temperature_c, "°C")),
        ("Spare blocks left", lambda n: f"{n.available_spare_percent} %"),
        ("Warns at", lambda n: f"{n.available_spare_threshold_percent} %"),
        ("Estimated life used", lambda n: f"{n.percentage_used} %"),
        ("Read", lambda n: size(n.bytes_read, units)),
        ("Written", lambda n: size(n.bytes_written, units)),
        ("Read commands", lambda n: n.host_read_commands),
        ("Write commands", lambda n: n.host_write_commands),
        ("Busy", lambda n: duration(n.controller_busy_minutes * 60)),
        ("Powered on", lambda n: f"{n.power_on_hours:,} h"),
        ("Power cycles", lambda n: n.power_cycles),
        ("Sudden power losses", lambda n: n.unsafe_shutdowns),
        ("Media and data errors", lambda n: n.media_errors),
        ("Entries ever made in the error log", lambda n: n.error_log_entries),
        ("Above the warning temperature", lambda n: duration(n.warning_temperature_minutes * 60)),
        ("Above the critical temperature", lambda n: duration(n.critical_temperature_minutes * 60)),
        ("Slowed down a little for heat", lambda n: duration(n.light_throttle_seconds)),
        ("Slowed down a lot for heat", lambda n: duration(n.heavy_throttle_seconds)),
    )


_SCSI: tuple[Line[ScsiHealth], ...] = (
    ("Temperature", lambda s: with_unit(s.temperature_c, "°C")),
    ("Maximum continuous temperature", lambda s: with_unit(s.reference_temperature_c, "°C")),
    ("Estimated life used", lambda s: with_unit(s.percentage_used, "%")),
    ("Starts and stops", lambda s: s.starts),
    ("Rated for", lambda s: s.rated_starts),
    ("Head parkings", lambda s: s.loads),
    ("Rated for parkings", lambda s: s.rated_loads),
    ("Errors that no medium is to blame for", lambda s: s.other_errors),
)


def _errors(one: ScsiErrors, units: UnitSystem) -> FactRow:
    label = {"read": tr("Reading"), "write": tr("Writing"), "verify": tr("Verifying")}[one.kind]
    lost = "uncorrected unknown" if one.uncorrected is None else f"{one.uncorrected:,} uncorrected"
    saved = "" if one.corrected is None else f"{one.corrected:,} corrected"
    moved = "" if one.bytes_processed is None else f"in {size(one.bytes_processed, units)}"
    return FactRow(label, lost, " ".join(part for part in (saved, moved) if part))
