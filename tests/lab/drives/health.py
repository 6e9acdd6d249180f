"""How drives say that they are doing: ours against smartctl and nvme-cli, of drives well and unwell."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from disktune_contract import wire
from disktune_contract.health.health import AtaHealth, Health, ScsiHealth
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.verdict import HealthVerdict, judge
from tests.lab.machines import HDD, NVME, PATA, SCSI, SSD, USB
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import SAS, VirtualDrive

KELVIN = 273
"""What both programs and the specification take for 0 degrees Celsius."""

NO_SUCH_COMMAND = 9
"""Status of sg3_utils(8) for a disk that does not know the command."""
IN_STANDBY = 2
"""Status of ``smartctl -n standby`` for a drive that sleeps."""

NVME_FIELDS = {
    # ours: smartctl's, nvme-cli's
    "critical_warning": ("critical_warning", "critical_warning"),
    "available_spare_percent": ("available_spare", "avail_spare"),
    "available_spare_threshold_percent": ("available_spare_threshold", "spare_thresh"),
    "percentage_used": ("percentage_used", "percent_used"),
    "data_units_read": ("data_units_read", "data_units_read"),
    "data_units_written": ("data_units_written", "data_units_written"),
    "host_read_commands": ("host_reads", "host_read_commands"),
    "host_write_commands": ("host_writes", "host_write_commands"),
    "controller_busy_minutes": ("controller_busy_time", "controller_busy_time"),
    "power_cycles": ("power_cycles", "power_cycles"),
    "power_on_hours": ("power_on_hours", "power_on_hours"),
    "unsafe_shutdowns": ("unsafe_shutdowns", "unsafe_shutdowns"),
    "media_errors": ("media_errors", "media_errors"),
    "error_log_entries": ("num_err_log_entries", "num_err_log_entries"),
    "warning_temperature_minutes": ("warning_temp_time", "warning_temp_time"),
    "critical_temperature_minutes": ("critical_comp_time", "critical_comp_time"),
}
WARNINGS = {0: HealthVerdict.GOOD, 1 << 1: HealthVerdict.CAUTION, 1 << 3: HealthVerdict.FAILING}
"""Critical warnings that QEMU is made to give: none, temperature, read-only (NVM Express 2.0, Get Log Page)."""


@scenario()
def health(lab: Lab) -> str:
    """ATA, NVMe, SCSI, SAS, USB: every counter and verdict is the judge's; one that sleeps is left alone."""
    with Window("inspect") as window:
        for disk in (HDD, SSD, PATA):
            drive = window.drive(disk.serial)
            _same_attributes(lab, _asked(window, drive), drive["name"], HealthVerdict.GOOD)
        _nvme(lab, window)
        _without_counters(lab, window)
        _virtual_ata(lab, window)
        _virtual_sas(lab, window)
    return f"8 drives, {lab.checks} comparisons with smartctl and nvme smart-log"


def _asked(window: Window, drive: Mapping[str, Any]) -> Health:
    return wire.load(Health, window.ask("health", drive=ref(dict(drive))))


def _found(window: Window, name: str) -> dict[str, Any]:
    return next(drive for drive in window.drives() if drive["name"] == name)


def _smartctl(name: str, *arguments: str) -> dict[str, Any]:
    """Return what smartctl says, of a drive in whatever health: bits 0 and 1 of its status alone are its own."""
    healthy_or_not = tuple(status for status in range(256) if not status & 0b11)
    told: dict[str, Any] = json.loads(run("smartctl", "-j", *arguments, f"/dev/{name}", ok=healthy_or_not))
    return told


# -- ATA -----------------------------------------------------------------------------------------------------


def _same_attributes(lab: Lab, ours: Health, name: str, verdict: HealthVerdict) -> None:
    """Demand the verdict, and that status and all attributes are those that smartctl prints."""
    told = _smartctl(name, "-H", "-A")
    lab.same(f"{name}: verdict {judge(ours).why} {ours.note}", judge(ours).verdict, verdict)
    found = ours.ata or AtaHealth(None, ())
    lab.same(f"{name}: status", found.passed, told["smart_status"]["passed"])
    table = told["ata_smart_attributes"]["table"]
    lab.true(f"{name} has attributes", bool(table))
    lab.same(f"{name}: numbers", [one.number for one in found.attributes], [one["id"] for one in table])
    for mine, theirs in zip(found.attributes, table, strict=True):
        what = f"{name}: attribute {mine.number}"
        lab.same(f"{what}, value", mine.value, theirs["value"])
        lab.same(f"{what}, worst", mine.worst, theirs["worst"])
        lab.same(f"{what}, threshold", mine.threshold, theirs["thresh"])
        lab.same(f"{what}, raw", mine.raw, theirs["raw"]["value"])
        lab.same(f"{what}, kind", mine.pre_failure, theirs["flags"]["prefailure"])
        lab.same(f"{what}, failed", str(mine.failed), theirs["when_failed"])


def _virtual_ata(lab: Lab, window: Window) -> None:
    """A drive that is well, about to fail, with a wrong checksum, with SMART switched off, and asleep."""
    with VirtualDrive(FUJITSU) as virtual:
        drive = _found(window, virtual.name)
        _same_attributes(lab, _asked(window, drive), virtual.name, HealthVerdict.GOOD)
        virtual.ask("fail")
        _same_attributes(lab, _asked(window, drive), virtual.name, HealthVerdict.FAILING)
        virtual.ask("add-wrong")
        ours = _asked(window, drive)
        _same_attributes(lab, ours, virtual.name, HealthVerdict.FAILING)
        lab.true(f"it says which checksum is wrong: {ours.note}", "checksum" in ours.note)
        run("smartctl", "-s", "off", virtual.path)
        ours = _asked(window, drive)
        lab.same("with SMART off", (judge(ours).verdict, ours.ata), (HealthVerdict.UNKNOWN, None))
        lab.true(f"it says that SMART is off: {ours.note}", "SMART is off" in ours.note)
        run("smartctl", "-s", "on", virtual.path)
        _settle()
        run("hdparm", "-y", virtual.path)
        _settle()
        virtual.ask("forget")
        ours = _asked(window, drive)
        lab.same("asleep", (judge(ours).verdict, ours.ata), (HealthVerdict.UNKNOWN, None))
        lab.true(f"it says that the drive sleeps: {ours.note}", "would wake the drive" in ours.note)
        seen = virtual.look()
        lab.same("power and wake-ups afterwards", (seen["power"], seen["wakeups"]), ("STANDBY", 0))
        run("smartctl", "-n", "standby", "-A", virtual.path, ok=(IN_STANDBY,))


def _settle() -> None:
    """Wait for udev, which reads what was opened for writing, as smartctl opens a disk, when it is closed."""
    run("udevadm", "settle")


# -- NVMe ----------------------------------------------------------------------------------------------------


def _nvme(lab: Lab, window: Window) -> None:
    """A controller without a warning, with one that passes, and with one that does not."""
    drive = window.drive(NVME.serial)
    try:
        for warning, verdict in WARNINGS.items():
            _give_warning(lab, warning)
            ours = _asked(window, drive)
            lab.same(f"NVMe: verdict at {warning:#x}", judge(ours).verdict, verdict)
            lab.true(f"NVMe: there is a log: {ours.note}", ours.nvme is not None)
            if ours.nvme is not None:
                _same_log(lab, ours.nvme, drive["name"])
                lab.same("NVMe: warnings in words", len(ours.nvme.warnings), warning.bit_count())
    finally:
        _give_warning(lab, 0)


def _give_warning(lab: Lab, warning: int) -> None:
    place = f"/machine/peripheral/{NVME.role}-device"
    lab.host.qmp("qom-set", path=place, property="smart_critical_warning", value=warning)


def _same_log(lab: Lab, ours: NvmeSmartLog, name: str) -> None:
    page = _smartctl(name, "-H", "-A")
    told = page["nvme_smart_health_information_log"]
    printed = json.loads(run("nvme", "smart-log", "-o", "json", f"/dev/{name}"))
    lab.same("NVMe: smartctl's status", page["smart_status"]["passed"], ours.critical_warning == 0)
    lab.same("NVMe: temperature of smartctl", ours.temperature_c, told["temperature"])
    lab.same("NVMe: temperature of nvme-cli", ours.temperature_c, int(printed["temperature"]) - KELVIN)
    for field, (by_smartctl, by_nvme) in NVME_FIELDS.items():
        mine = getattr(ours, field)
        lab.same(f"NVMe: {field} of smartctl", mine, told[by_smartctl])
        # What has 128 bits may be printed as text.
        lab.same(f"NVMe: {field} of nvme-cli", mine, int(printed[by_nvme]))


# -- SCSI ----------------------------------------------------------------------------------------------------


def _without_counters(lab: Lab, window: Window) -> None:
    """QEMU's SCSI disk has no log pages and its USB stick no ATA behind it: neither is called healthy."""
    for disk in (SCSI, USB):
        drive = window.drive(disk.serial)
        run("sg_logs", f"/dev/{drive['name']}", ok=(NO_SUCH_COMMAND,))
        ours = _asked(window, drive)
        lab.same(f"{disk.role}: verdict", judge(ours).verdict, HealthVerdict.UNKNOWN)
        lab.same(f"{disk.role}: counters", (ours.ata, ours.nvme, ours.scsi), (None, None, None))
        lab.true(f"{disk.role}: says why", ours.note.endswith("."))


def _virtual_sas(lab: Lab, window: Window) -> None:
    """A SAS disk with lost data and grown defects, that foretells its failure, and that rests."""
    with VirtualDrive(SAS) as virtual:
        drive = _found(window, virtual.name)
        _same_counters(lab, _asked(window, drive), virtual.name, HealthVerdict.CAUTION)
        virtual.ask("fail")
        _same_counters(lab, _asked(window, drive), virtual.name, HealthVerdict.FAILING)
        _settle()
        run("sg_start", "--readonly", "--pc=3", virtual.path)
        _settle()
        virtual.ask("forget")
        ours = _asked(window, drive)
        lab.same("at rest", (judge(ours).verdict, ours.scsi), (HealthVerdict.UNKNOWN, None))
        lab.true(f"it says that the disk sleeps: {ours.note}", "would wake the drive" in ours.note)
        seen = virtual.look()
        lab.same("still at rest", seen["condition"], 3)
        lab.true("no log page was asked for", not any(line.startswith("4d") for line in seen["log"]))


def _same_counters(lab: Lab, ours: Health, name: str, verdict: HealthVerdict) -> None:
    told = _smartctl(name, "-H", "-A", "-l", "error")
    lab.same(f"SAS: verdict {judge(ours).why} {ours.note}", judge(ours).verdict, verdict)
    lab.same("SAS: smartctl's status", told["smart_status"]["passed"], verdict is not HealthVerdict.FAILING)
    lab.true("SAS: there are counters", ours.scsi is not None)
    if ours.scsi is not None:
        lab.same("SAS: counters", _counters(ours.scsi), _told_counters(told))


def _counters(ours: ScsiHealth) -> dict[str, object]:
    found: dict[str, object] = {
        "temperature": ours.temperature_c,
        "highest": ours.reference_temperature_c,
        "starts": ours.starts,
        "rated starts": ours.rated_starts,
        "loads": ours.loads,
        "rated loads": ours.rated_loads,
    }
    for one in ours.errors:
        # smartctl prints gigabytes with three places.
        found[one.kind] = (one.corrected, one.uncorrected, f"{(one.bytes_processed or 0) / 1e9:.3f}")
    return found


def _told_counters(told: dict[str, Any]) -> dict[str, object]:
    heat, cycles = told["temperature"], told["scsi_start_stop_cycle_counter"]
    found: dict[str, object] = {
        "temperature": heat["current"],
        "highest": heat["drive_trip"],
        "starts": cycles["accumulated_start_stop_cycles"],
        "rated starts": cycles["specified_cycle_count_over_device_lifetime"],
        "loads": cycles["accumulated_load_unload_cycles"],
        "rated loads": cycles["specified_load_unload_count_over_device_lifetime"],
    }
    for kind, one in told["scsi_error_counter_log"].items():
        errors = one["total_errors_corrected"], one["total_uncorrected_errors"]
        found[kind] = (*errors, one["gigabytes_processed"])
    return found
