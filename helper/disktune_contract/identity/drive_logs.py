"""What a drive writes down of errors and temperatures, and which logs it has.

Sources: ACS-4 (T13/BSR INCITS 529) SMART summary error log, Extended Comprehensive SMART Error log, SCT Data
Tables; NVM Express Base Specification 2.0c, Error Information; SPC-5 error counter log pages. Device statistics
are part of `disktune_contract.identity.health.AtaHealth`.
"""

from __future__ import annotations

from disktune_contract.record import record


@record
class LoggedError:
    """An error that the drive has written down. None, or empty, is not reported."""

    number: int | None
    """Counted over the life of the drive."""
    what: str
    """The error, in words of the standard."""
    command: str
    """The command that failed, by the name of the standard; its code where that is not known."""
    lba: int | None
    hours: int | None
    """Power-on hours at the time. ATA drives keep 16 bits of it."""
    code: str
    """What the drive reported, in hexadecimal digits."""


@record
class ErrorLog:
    """The drive's error log."""

    total: int | None
    """Errors over the life of the drive, of which the log keeps the last. On NVMe drives many are harmless."""
    entries: tuple[LoggedError, ...]
    """The newest first."""


@record
class TemperatureLog:
    """Temperatures that the drive has recorded (SCT), in whole degrees Celsius. None is not reported."""

    interval_minutes: int
    """Between two entries; 0 if the drive does not say."""
    celsius: tuple[int | None, ...]
    """The newest last; None where nothing was recorded, such as at power-on."""
    now_c: int | None
    lowest_c: int | None
    """Since power-on."""
    highest_c: int | None
    lowest_ever_c: int | None
    highest_ever_c: int | None
    least_allowed_c: int | None
    """Limits of operation, beyond which the drive may fail."""
    most_allowed_c: int | None


@record
class ScsiErrorCounter:
    """A counter of an error counter page (SPC-5, pages 02h, 03h, 05h)."""

    kind: str
    """Of "read", "write", "verify"."""
    parameter: int
    """0 corrected without delay, 1 with delay, 2 by repeating, 3 corrected in all, 4 correction runs, 5 bytes
    processed, 6 uncorrected."""
    value: int


@record
class ListedLog:
    """A log that an ATA drive lists (ACS-4, log 00h), in pages of 512 bytes; 0 is not there."""

    address: int
    gp_pages: int
    """As a General Purpose log, read by READ LOG EXT."""
    smart_pages: int
    """As a SMART log, read by SMART READ LOG."""


@record
class DriveLogs:
    """The logs of one drive; None is not there."""

    errors: ErrorLog | None = None
    temperatures: TemperatureLog | None = None
    counters: tuple[ScsiErrorCounter, ...] = ()
    grown_defects: int | None = None
    """Elements of the grown defect list of a SCSI disk: sectors that it has replaced since it was made."""
    listed: tuple[ListedLog, ...] = ()
    """By address."""
    note: str = ""
    """Which part could not be read, and why."""
    asleep: bool = False
    """Nothing was asked because the drive is in standby or sleep mode."""
