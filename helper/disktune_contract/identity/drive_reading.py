"""What of a drive's health is worth telling, at one time; `health_notices` in this folder compares readings."""

from __future__ import annotations

from disktune_contract.identity import self_test_failure
from disktune_contract.identity.health import PERCENTAGE_USED, Health
from disktune_contract.identity.own_status import predicts
from disktune_contract.identity.verdict import CounterValue, counters
from disktune_contract.record import record, replace


@record
class DriveReading:
    """What a drive was like at one time. None is not known, and changes nothing."""

    at: float
    """Seconds since 1970, UTC."""
    failing: tuple[str, ...] | None = None
    """Why the drive predicts its failure, a sentence each; empty if it does not."""
    counters: tuple[CounterValue, ...] = ()
    wear_percent: int | None = None
    spare_percent: int | None = None
    spare_threshold_percent: int | None = None
    temperature_c: float | None = None
    limit_c: float | None = None
    """The drive's own: WCTEMP, the SCT or hwmon maximum, the SCSI reference temperature; None if it names none."""
    failed_test: str | None = None
    """Which self-test failed that no later one has outdated, in sentences; empty if there is none."""


def reading_of(health: Health, at: float, limit_c: float | None = None) -> DriveReading | None:
    """Return what is worth telling in *health*, read at *at*; None of a drive that told nothing itself.

    *limit_c* is the drive's own highest temperature in °C where *health* does not have it.
    """
    if not health.reported:
        return None
    reading = DriveReading(
        at,
        predicts(health),
        counters(health),
        limit_c=limit_c,
        failed_test=self_test_failure.told(health.self_tests),
    )
    if health.nvme is not None:
        return replace(
            reading,
            wear_percent=health.nvme.percentage_used,
            spare_percent=health.nvme.available_spare_percent,
            spare_threshold_percent=health.nvme.available_spare_threshold_percent,
            temperature_c=health.nvme.temperature_c,
        )
    if health.scsi is not None:
        own = health.scsi.reference_temperature_c
        return replace(
            reading,
            wear_percent=health.scsi.percentage_used,
            temperature_c=health.scsi.temperature_c,
            limit_c=own if own is not None else limit_c,
        )
    if health.emmc is not None:
        return replace(reading, wear_percent=health.emmc.wear_percent)
    told = health.ata.statistics if health.ata is not None else None
    statistics = {(one.page, one.offset): one.value for one in told or ()}
    return replace(reading, wear_percent=statistics.get(PERCENTAGE_USED))
