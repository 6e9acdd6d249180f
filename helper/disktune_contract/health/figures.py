"""The figures that are shown of a drive's health, whichever kind of drive reports them; pure functions."""

from __future__ import annotations

from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import PERCENTAGE_USED, Health
from disktune_contract.health.sample import ata_temperature_c


def power_on_hours(health: Health) -> int | None:
    """Return the hours that a drive was on; None if it does not report them in a known format."""
    if health.nvme is not None:
        return health.nvme.power_on_hours
    return health.ata.power_on_hours if health.ata is not None else None


def percentage_used(health: Health) -> int | None:
    """Return how much of the endurance that the vendor estimated is used; None if the drive does not report it."""
    if health.nvme is not None:
        return health.nvme.percentage_used
    if health.scsi is not None:
        return health.scsi.percentage_used
    return health.ata.statistic(*PERCENTAGE_USED) if health.ata is not None else None


def temperature_c(drive: Drive, health: Health | None) -> float | None:
    """Return the temperature in °C: the kernel's, which is newer, else the drive's own."""
    if drive.temperature_c is not None:
        return drive.temperature_c
    if health is None or health.asleep:
        return None
    if health.nvme is not None:
        return health.nvme.temperature_c
    if health.scsi is not None:
        return health.scsi.temperature_c
    return ata_temperature_c(health.ata) if health.ata is not None else None
