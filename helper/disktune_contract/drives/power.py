"""Whether a drive is asleep."""

from __future__ import annotations

from enum import StrEnum


class PowerMode(StrEnum):
    """The power mode of an ATA drive (ACS-4, CHECK POWER MODE)."""

    ACTIVE_OR_IDLE = "active_or_idle"
    """All that a drive without finer states says of being awake."""
    IDLE = "idle"
    IDLE_A = "idle_a"
    IDLE_B = "idle_b"
    """Heads usually parked."""
    IDLE_C = "idle_c"
    """Usually turning more slowly as well."""
    NV_CACHE_RUNNING = "nv_cache_running"
    """Working from the non-volatile cache, motor running or starting."""
    NV_CACHE_STOPPED = "nv_cache_stopped"
    """Working from the non-volatile cache, motor stopped or stopping."""
    STANDBY_Y = "standby_y"
    """As standby, but quicker to wake."""
    STANDBY = "standby"
    """Motor stopped; also called standby_z."""
    SLEEP = "sleep"
    """Only a reset wakes it. Nothing can be asked of the drive, so only who put it to sleep knows."""
    UNKNOWN = "unknown"
    """It could not be asked, or gave no known answer. That is not "standby"."""

    @property
    def asleep(self) -> bool:
        """Whether reading from the drive would have to wake it first."""
        return self in {PowerMode.STANDBY, PowerMode.STANDBY_Y, PowerMode.SLEEP}
