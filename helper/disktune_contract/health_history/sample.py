"""One sample of a drive's health: what is worth comparing over months, made of what the drive reports.

Raw values of ATA attributes are in the vendor's own format (ACS-4 leaves them to it), so what a standard defines
comes first: the device statistics (log 04h), the NVMe SMART log, the SCSI log pages. Of attributes only those are
read that nearly all vendors use alike, and only as far as the number is a plausible one.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.identity import self_test_failure
from disktune_contract.identity.health import (
    HEAD_LOADS,
    LOADS_ATTRIBUTE,
    MOST_HOURS,
    PERCENTAGE_USED,
    AtaHealth,
    Health,
    ScsiHealth,
    plausible_c,
)
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.identity.own_status import own_status, predicts
from disktune_contract.identity.verdict import Counter, CounterValue, HealthVerdict, Reading, counters
from disktune_contract.record import record

MOST_PERCENT = 255
"""Percentage used is one byte and may exceed 100 (ACS-4, NVM Express, SBC-4)."""

_LOW_HALF = 0xFFFFFFFF
"""Raw values of counters: some vendors keep something else in the upper 16 bits."""
_TEMPERATURES = (194, 190)
"""In this order: 190 is that of the air in some drives."""
_STARTS = 4
_WRITTEN = (1, 0x18)
"""Page and offset in the device statistics (ACS-4, 9.5)."""


class Origin(StrEnum):
    """Who took a sample."""

    LOOK = "look"
    """A window, because its user wanted to see the drive."""
    TIMER = "timer"
    """``disktune-health.timer``."""
    SMARTD = "smartd"
    """smartd, in its attribute log."""


@record
class HealthSample:
    """What a drive counted at one time. None is not reported, which is not 0."""

    at: float
    """Seconds since 1970, UTC, by the clock of the computer."""
    origin: Origin = Origin.LOOK
    counters: tuple[CounterValue, ...] = ()
    """Those that a verdict compares."""
    temperature_c: int | None = None
    coolest_c: int | None = None
    """Of the day, where a sample stands for a whole day; otherwise None."""
    hottest_c: int | None = None
    wear_percent: int | None = None
    """Of the endurance that the vendor estimated, 0 to 255; 100 and more is worn out."""
    spare_percent: int | None = None
    """Spare blocks that are left (NVMe), 0 to 100."""
    power_on_hours: int | None = None
    starts: int | None = None
    """Start-stop cycles of the motor."""
    loads: int | None = None
    """Load cycles: how often the heads were parked."""
    bytes_written: int | None = None
    """By the host, over the life of the drive."""
    spare_threshold_percent: int | None = None
    """The drive's own: below it the spare blocks are no longer enough (NVMe), 0 to 100."""
    failing: bool | None = None
    """Whether the drive predicted its failure (`disktune_contract.identity.own_status.predicts`)."""
    status: HealthVerdict | None = None
    """What the drive said of itself, without its counters; never UNKNOWN."""
    failed_test: bool | None = None
    """Whether its log had a failed self-test that counts (`disktune_contract.identity.self_test_failure`)."""

    def count(self, counter: Counter) -> int | None:
        """Return the value of a counter, None if it is not reported."""
        return next((one.value for one in self.counters if one.counter is counter), None)

    @property
    def reading(self) -> Reading:
        """What `disktune_contract.identity.verdict.judge` compares with."""
        return Reading(self.at, self.counters)


def sample(
    health: Health, at: float, origin: Origin = Origin.LOOK, sector_bytes: int = 512
) -> HealthSample | None:
    """Return what of *health* is kept, None of a drive that told nothing itself.

    *at* is the time in seconds since 1970, *sector_bytes* the size of a logical sector, in which ATA counts.
    """
    if health.ata is not None:
        more = _of_ata(health.ata, sector_bytes)
    elif health.nvme is not None:
        more = _of_nvme(health.nvme)
    elif health.scsi is not None:
        more = _of_scsi(health.scsi)
    elif health.emmc is not None:
        more = {"wear_percent": health.emmc.wear_percent}
    else:
        return None
    why = predicts(health)
    failing = bool(why) if why is not None else None
    test = self_test_failure.told(health.self_tests)
    return HealthSample(
        at,
        origin,
        counters(health),
        failing=failing,
        status=own_status(health),
        failed_test=bool(test) if test is not None else None,
        **more,
    )


def _of_ata(found: AtaHealth, sector_bytes: int) -> dict[str, int | None]:
    written = found.statistic(*_WRITTEN)
    return {
        "temperature_c": ata_temperature_c(found),
        "wear_percent": found.statistic(*PERCENTAGE_USED),
        "power_on_hours": found.power_on_hours,
        "starts": _low(found.raw(_STARTS)),
        "loads": _first(found.statistic(*HEAD_LOADS), _low(found.raw(LOADS_ATTRIBUTE))),
        "bytes_written": written * sector_bytes if written is not None else None,
    }


def _of_nvme(found: NvmeSmartLog) -> dict[str, int | None]:
    return {
        "temperature_c": plausible_c(found.temperature_c),
        "wear_percent": found.percentage_used,
        "spare_percent": found.available_spare_percent,
        "spare_threshold_percent": found.available_spare_threshold_percent,
        "power_on_hours": _hours(found.power_on_hours),
        "bytes_written": found.bytes_written,
    }


def _of_scsi(found: ScsiHealth) -> dict[str, int | None]:
    written = next((one.bytes_processed for one in found.errors if one.kind == "write"), None)
    return {
        "temperature_c": plausible_c(found.temperature_c),
        "wear_percent": found.percentage_used,
        "starts": found.starts,
        "loads": found.loads,
        "bytes_written": written,
    }


def ata_temperature_c(found: AtaHealth) -> int | None:
    """Return the temperature that SMART attributes show, in °C; None if they show none in a known format."""
    warm = (one.temperature_c for number in _TEMPERATURES if (one := found.attribute(number)) is not None)
    return _first(*warm)


def _hours(hours: int | None) -> int | None:
    return hours if hours is not None and hours <= MOST_HOURS else None


def _low(raw: int | None) -> int | None:
    return raw & _LOW_HALF if raw is not None else None


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)
