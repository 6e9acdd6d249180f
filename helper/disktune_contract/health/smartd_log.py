"""smartd's attribute log: samples of years, where smartd runs with ``-A``, as Debian's and others' do.

A file of a drive is ``attrlog.MODEL-SERIAL.ata.csv``, ``attrlog.VENDOR-MODEL-SERIAL.scsi.csv`` or
``attrlog.MODEL-SERIAL.nvme.csv``, with ``_`` for each character that is no letter or digit; ``-nNSID`` follows the
serial number where smartd.conf names a namespace. A line is a local time (UTC before smartd 7.1 of 2019), and then
fields that end with ``;``, tabs before them: number, normalized value and raw value of each ATA attribute, or name
and value of each SCSI counter or, since smartd 7.5, field of the NVMe SMART log (option ``-A`` in smartd.8;
``write_nvme_attrlog`` in smartd.cpp). Others wrote it: lines that are none are passed over, and nothing is raised.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, tzinfo
from typing import Any

from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import (
    AtaAttribute,
    AtaHealth,
    Health,
    ScsiErrors,
    ScsiHealth,
    hour_unit_s,
    plausible_c,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.sample import HealthSample, Origin, sample
from disktune_contract.patterns import pattern_of
from disktune_contract.record import fields

FOLDER = "/var/lib/smartmontools"
MOST_BYTES = 16 << 20
"""Of a file, from its end. smartd writes 300 bytes every 30 minutes: 16 MiB are three years."""
LONGEST_LINE = 8192
PREFIX = "attrlog."
_ATA, _SCSI, _NVME = ".ata.csv", ".scsi.csv", ".nvme.csv"

_TIME = pattern_of(r"(\d{4})-(\d\d)-(\d\d)[ \t](\d\d):(\d\d):(\d\d);")
_ATTRIBUTE = pattern_of(r"\s*(\d{1,3});(\d{1,3});(\d{1,15});")
_COUNTER = pattern_of(r"\s*([a-z-]{1,40});(-?\d{1,20})(?:\.(\d{1,6}))?;")
_NAMESPACE = pattern_of(r"-n\d{1,10}$")
_MOST_FIELDS = 64
_DATE = len("2023-06-14")
_MOST_DAYS = 2000
_RAW_BITS = 48
_GB = 1_000_000_000
_FIELDS = {
    "critical-warning": "critical_warning",
    "available-spare": "available_spare_percent",
    "available-spare-threshold": "available_spare_threshold_percent",
    "percentage-used": "percentage_used",
    "data-units-written": "data_units_written",
    "power-on-hours": "power_on_hours",
    "media-errors": "media_errors",
}
"""Of the NVMe SMART log, what a sample has beside the temperature."""
_BYTES = (
    "critical_warning",
    "available_spare_percent",
    "available_spare_threshold_percent",
    "percentage_used",
)
_BYTE = 255
_WARNINGS = 6
"""Bits of the critical warnings with a meaning (NVM Express 2.0c, log 02h)."""
_STRANGE = pattern_of(r"[^0-9A-Za-z]")


def is_of(name: str, drive: Drive) -> bool:
    """Return whether a file of this name is the log of a drive, by its model and its serial number."""
    ending = next((one for one in (_ATA, _SCSI, _NVME) if name.endswith(one)), "")
    if not name.startswith(PREFIX) or not ending:
        return False
    whole = name.removeprefix(PREFIX).removesuffix(ending)
    # A log is of the whole controller, whichever namespace was named.
    model, _, serial = (_NAMESPACE.sub("", whole) if ending == _NVME else whole).rpartition("-")
    named, numbered = _as_file(drive.model), _as_file(drive.serial)
    return bool(numbered and named) and serial == numbered and (model == named or model.endswith(f"-{named}"))


def _as_file(text: str) -> str:
    return _STRANGE.sub("_", text.strip())


def samples(text: str, drive: Drive, zone: tzinfo | None = None) -> tuple[HealthSample, ...]:
    """Return the samples in the text of a log, oldest first. *drive* is what the attributes are of.

    Times are those of *zone*, None is that of this computer.

    Of each day the last one is read: a log of years has 50,000 lines, and what is older than two days is kept by
    the day anyway (`sample.kept`).
    """
    found: dict[str, HealthSample] = {}
    for line in reversed(text[-MOST_BYTES:].split("\n")):
        day = line[:_DATE]
        if day not in found and len(line) <= LONGEST_LINE and (one := _sample(line, drive, zone)) is not None:
            found[day] = one
            if len(found) == _MOST_DAYS:
                break
    return tuple(sorted(found.values(), key=lambda one: one.at))


def _sample(line: str, drive: Drive, zone: tzinfo | None) -> HealthSample | None:
    match = _TIME.match(line)
    if match is None:
        return None
    try:
        year, month, day, hour, minute, second = map(int, match.groups())
        at = datetime(year, month, day, hour, minute, second, tzinfo=zone).timestamp()
    except (ValueError, OverflowError, OSError):
        return None
    if at < 0:  # before 1970 there was no such clock, and no sample is kept from then
        return None
    rest = line[match.end() :]
    attributes = _fields(_ATTRIBUTE, rest)
    if attributes:
        return _of_attributes(attributes, at, drive)
    counters = _fields(_COUNTER, rest)
    return _of_counters(counters, at) if counters else None


def _fields(pattern: re.Pattern[str], text: str) -> list[tuple[str, ...]]:
    """Return the fields from the beginning of a text up to what is none."""
    found: list[tuple[str, ...]] = []
    place = 0
    while len(found) < _MOST_FIELDS and (match := pattern.match(text, place)) is not None:
        found.append(tuple(part or "" for part in match.groups()))
        place = match.end()
    return found


def _of_attributes(told: Iterable[tuple[str, ...]], at: float, drive: Drive) -> HealthSample | None:
    read = ((int(number), int(value), int(raw)) for number, value, raw in told)
    attributes = tuple(
        AtaAttribute(number, value, value, None, raw, pre_failure=False)
        for number, value, raw in read
        if 0 < number < 256 and value < 256 and raw < 1 << _RAW_BITS
    )
    return sample(
        Health(ata=AtaHealth(None, attributes, drive.rotational, hour_unit_s=hour_unit_s(drive.model))),
        at,
        Origin.SMARTD,
    )


def _of_counters(found: Iterable[tuple[str, ...]], at: float) -> HealthSample | None:
    # A drive may be below 0 °C; nothing else that is counted is below 0.
    told = [one for one in found if one[0] == "temperature" or not one[1].startswith("-")]
    whole = {name: int(value) for name, value, _ in told}
    if "percentage-used" in whole:
        return _of_nvme(whole, at)
    warmth = plausible_c(whole.get("temperature"))
    errors = tuple(
        ScsiErrors(kind, None, whole.get(f"{kind}-total-unc-errors"), _bytes(told, f"{kind}-gb-processed"))
        for kind in ("read", "write", "verify")
        if f"{kind}-total-unc-errors" in whole
    )
    if warmth is None and not errors:
        return None
    scsi = ScsiHealth(None, None, warmth, None, None, None, None, None, None, errors, None)
    return sample(Health(scsi=scsi), at, Origin.SMARTD)


def _of_nvme(told: dict[str, int], at: float) -> HealthSample | None:
    """Return the sample of a line; None if a field is missing that a sample has, or cannot be what it is."""
    logged = {field: told[name] for name, field in _FIELDS.items() if name in told}
    if len(logged) < len(_FIELDS) or any(logged[field] > _BYTE for field in _BYTES):
        return None
    # smartd writes no words of warnings, and a sample keeps none: how many there are is what counts.
    warnings = tuple(str(bit) for bit in range(_WARNINGS) if logged["critical_warning"] & 1 << bit)
    others: dict[str, Any] = dict.fromkeys((one.name for one in fields(NvmeSmartLog)), 0)
    log = NvmeSmartLog(
        **others | logged | {"warnings": warnings, "temperature_c": told.get("temperature"), "sensors_c": ()}
    )
    return sample(Health(nvme=log), at, Origin.SMARTD)


def _bytes(told: Iterable[tuple[str, ...]], name: str) -> int | None:
    """Return a number of 10^9 bytes (SBC-4, smartctl) as bytes."""
    found = next(((whole, part) for key, whole, part in told if key == name), None)
    return int(found[0]) * _GB + int(found[1].ljust(9, "0")) if found is not None else None
