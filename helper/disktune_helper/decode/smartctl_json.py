"""What ``smartctl --json`` wrote of a drive, as the records that are made of the drive's own answers.

What is missing, or is of another type than smartctl writes, is not reported. Source of the names: smartmontools
7.4, ataprint.cpp, nvmeprint.cpp and scsiprint.cpp; of the ATA logs with the numbers of ACS-4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from disktune_contract.drives.drive import DriveKind, kernel_name
from disktune_contract.drives.recognition import one_line
from disktune_contract.health.health import (
    EXCEPTION_PREDICTS,
    AtaAttribute,
    AtaHealth,
    DeviceStatistic,
    Health,
    PhyEvent,
    ScsiErrors,
    ScsiHealth,
    hour_unit_s,
)
from disktune_contract.health.identification import Identification
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.saved_drive import SavedDrive, described
from disktune_contract.health.self_tests import SelfTestResult
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_contract.wire import MAX_INT_BITS
from disktune_helper.decode import nvme, self_tests, smart
from disktune_helper.decode.fields import DecodeError

_KINDS = {"ATA": DriveKind.ATA, "NVMe": DriveKind.NVME, "SCSI": DriveKind.SCSI}
_RAW_BITS = 48
_GIGABYTE = 1_000_000_000
_GIGABYTES = pattern_of(r"[0-9]{1,15}(\.[0-9]{1,6})?")
_COLDEST = -273
"""Degrees Celsius."""

Json = dict[str, Any]


def saved_drive(document: Json) -> SavedDrive:
    """Return the drive. Raises DecodeError if *document* describes none."""
    protocol = _text(document, "device", "protocol")
    model = _text(document, "model_name") or _text(document, "scsi_model_name")
    health = {"ATA": _ata, "NVMe": _nvme, "SCSI": _scsi}.get(protocol, lambda _: Health())(document)
    if not model and not health.reported:
        told = next((_text(one, "string") for one in _list(document, "smartctl", "messages")), "")
        if told:
            raise DecodeError(Sentence("smartctl could not read the drive: {why}.", why=told.rstrip(".")))
        raise DecodeError(Sentence("The smartctl output describes no drive."))
    speed = _text(document, "interface_speed", "current", "string")
    drive = described(
        kernel_name(_text(document, "device", "name")),
        _KINDS.get(protocol, DriveKind.OTHER),
        model=model,
        serial=_text(document, "serial_number"),
        firmware=_text(document, "firmware_version") or _text(document, "scsi_revision"),
        wwn=_wwn(document),
        size_bytes=_number(document, "user_capacity", "bytes") or _number(document, "nvme_total_capacity") or 0,
        sector_bytes=(_number(document, "logical_block_size"), _number(document, "physical_block_size")),
        rotational=_rotating(document),
        link=Sentence("SATA {speed}", speed=speed) if speed else "",
    )
    time = _number(document, "local_time", "time_t")
    return SavedDrive(drive, Identification(Source.FILE), health, None if time is None else float(time))


# -- what is where, if it is there and of the type -----------------------------------------------------------


def _at(node: object, *path: str) -> object:
    for key in path:
        node = node.get(key) if isinstance(node, dict) else None
    return node


def _number(node: object, *path: str, least: int = 0) -> int | None:
    found = _at(node, *path)
    return found if type(found) is int and found >= least and found.bit_length() <= MAX_INT_BITS else None


def _flag(node: object, *path: str) -> bool | None:
    found = _at(node, *path)
    return found if isinstance(found, bool) else None


def _text(node: object, *path: str) -> str:
    found = _at(node, *path)
    return one_line(found) if isinstance(found, str) else ""


def _list(node: object, *path: str) -> list[Any]:
    found = _at(node, *path)
    return found if isinstance(found, list) else []


def _numbers(node: object, *names: str) -> tuple[int, ...] | None:
    """Return all of these numbers; None if any is missing."""
    found = [number for name in names if (number := _number(node, name)) is not None]
    return tuple(found) if len(found) == len(names) else None


def _rotating(document: Json) -> bool | None:
    rate = _number(document, "rotation_rate")
    return None if rate is None else rate > 0


def _wwn(document: Json) -> str:
    parts = _numbers(_at(document, "wwn"), "naa", "oui", "id")
    if parts is not None:
        # NAA 5: four bits, the vendor's number of 24 bits, and 36 bits of its own (SPC-5 7.7.6.6.2).
        return f"{parts[0]:x}{parts[1]:06x}{parts[2]:09x}"
    return _text(document, "logical_unit_id").removeprefix("0x")


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata(document: Json) -> Health:
    found = AtaHealth(
        passed=_flag(document, "smart_status", "passed"),
        attributes=tuple(_attributes(document)),
        rotating=_rotating(document),
        statistics=tuple(_statistics(document)) or None,
        phy_events=tuple(_phy_events(document)) or None,
        hour_unit_s=hour_unit_s(_text(document, "model_name")),
    )
    told = found.passed is not None or found.attributes or found.statistics or found.phy_events
    return Health(ata=found if told else None, self_tests=tuple(_ata_tests(document)))


def _attributes(document: Json) -> Iterator[AtaAttribute]:
    for one in _list(document, "ata_smart_attributes", "table"):
        values = _numbers(one, "id", "value", "worst")
        raw, flags = _number(one, "raw", "value"), _number(one, "flags", "value")
        if values is not None and raw is not None and flags is not None:
            number, value, worst = values
            # Of some attributes smartctl counts the byte behind the raw value as well.
            raw &= (1 << _RAW_BITS) - 1
            limit = _number(one, "thresh")
            yield AtaAttribute(number, value, worst, limit, raw, bool(flags & 1), smart.flags_of(flags))


def _statistics(document: Json) -> Iterator[DeviceStatistic]:
    for page in _list(document, "ata_device_statistics", "pages"):
        number = _number(page, "number")
        for one in _list(page, "table") if number in smart.PAGES else ():
            place = _numbers(one, "offset", "value")
            if number is not None and place is not None and _flag(one, "flags", "valid"):
                yield DeviceStatistic(number, *place)


def _phy_events(document: Json) -> Iterator[PhyEvent]:
    for one in _list(document, "sata_phy_event_counters", "table"):
        if (counted := _numbers(one, "id", "value")) is not None:
            number, count = counted
            yield PhyEvent(number, count, full=bool(_flag(one, "overflow")))


def _ata_tests(document: Json) -> Iterator[SelfTestResult]:
    logs = (_list(document, "ata_smart_self_test_log", log, "table") for log in ("extended", "standard"))
    for one in next(filter(None, logs), []):
        kind, status = _number(one, "type", "value"), _number(one, "status", "value")
        if kind is not None and status is not None:
            yield self_tests.ata_result(kind, status, _number(one, "lifetime_hours"), _number(one, "lba"))


# -- NVMe --------------------------------------------------------------------------------------------------


_NVME = (
    *("critical_warning", "available_spare", "available_spare_threshold", "percentage_used", "data_units_read"),
    *("data_units_written", "host_reads", "host_writes", "controller_busy_time", "power_cycles", "power_on_hours"),
    *("unsafe_shutdowns", "media_errors", "num_err_log_entries", "warning_temp_time", "critical_comp_time"),
)
"""What smartctl writes of every drive."""


def _nvme(document: Json) -> Health:
    log = _at(document, "nvme_smart_health_information_log")
    numbers = _numbers(log, *_NVME)
    if numbers is None:
        return Health()
    count = dict(zip(_NVME, numbers, strict=True))
    sensors = (_number(one, least=_COLDEST) for one in _list(log, "temperature_sensors"))
    found = NvmeSmartLog(
        critical_warning=count["critical_warning"],
        warnings=nvme.warnings(count["critical_warning"]),
        temperature_c=_number(log, "temperature", least=_COLDEST),
        available_spare_percent=count["available_spare"],
        available_spare_threshold_percent=count["available_spare_threshold"],
        percentage_used=count["percentage_used"],
        data_units_read=count["data_units_read"],
        data_units_written=count["data_units_written"],
        host_read_commands=count["host_reads"],
        host_write_commands=count["host_writes"],
        controller_busy_minutes=count["controller_busy_time"],
        power_cycles=count["power_cycles"],
        power_on_hours=count["power_on_hours"],
        unsafe_shutdowns=count["unsafe_shutdowns"],
        media_errors=count["media_errors"],
        error_log_entries=count["num_err_log_entries"],
        warning_temperature_minutes=count["warning_temp_time"],
        critical_temperature_minutes=count["critical_comp_time"],
        sensors_c=(*sensors, *[None] * 8)[:8],
        light_throttle_count=_number(log, "thm_temp1_trans_count"),
        heavy_throttle_count=_number(log, "thm_temp2_trans_count"),
        light_throttle_seconds=_number(log, "thm_temp1_total_time"),
        heavy_throttle_seconds=_number(log, "thm_temp2_total_time"),
    )
    return Health(nvme=found)


# -- SCSI --------------------------------------------------------------------------------------------------


def _scsi(document: Json) -> Health:
    passed, starts = _flag(document, "smart_status", "passed"), _at(document, "scsi_start_stop_cycle_counter")
    exception = _number(document, "smart_status", "scsi", "asc")
    if exception is None and passed is not None:
        exception = 0 if passed else EXCEPTION_PREDICTS
    found = ScsiHealth(
        asc=exception,
        ascq=_number(document, "smart_status", "scsi", "ascq"),
        temperature_c=_number(document, "temperature", "current", least=_COLDEST),
        reference_temperature_c=_number(document, "temperature", "drive_trip", least=_COLDEST),
        percentage_used=_number(document, "scsi_percentage_used_endurance_indicator"),
        starts=_number(starts, "accumulated_start_stop_cycles"),
        rated_starts=_number(starts, "specified_cycle_count_over_device_lifetime"),
        loads=_number(starts, "accumulated_load_unload_cycles"),
        rated_loads=_number(starts, "specified_load_unload_count_over_device_lifetime"),
        errors=tuple(_errors(document)),
        other_errors=None,
        grown_defects=_number(document, "scsi_grown_defect_list"),
    )
    return Health(scsi=found)


def _errors(document: Json) -> Iterator[ScsiErrors]:
    for kind in ("read", "write", "verify"):
        log = _at(document, "scsi_error_counter_log", kind)
        if isinstance(log, dict):
            gigabytes = _text(log, "gigabytes_processed")
            yield ScsiErrors(
                kind,
                _number(log, "total_errors_corrected"),
                _number(log, "total_uncorrected_errors"),
                round(float(gigabytes) * _GIGABYTE) if _GIGABYTES.fullmatch(gigabytes) else None,
            )
