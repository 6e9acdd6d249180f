"""What a drive reports of its health, and what the kernel has counted; `verdict` in this folder judges it.

A standard defines the meaning of a counter for NVMe, SCSI and ATA's device statistics. Of ATA attributes ACS-4
defines the frame and leaves the content to the vendor.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.identity.emmc import EmmcHealth
from disktune_contract.identity.hour_units import HOUR_S
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.identity.self_tests import SelfTestResult
from disktune_contract.record import record

EXCEPTION_WARNS, EXCEPTION_PREDICTS = 0x0B, 0x5D
"""ASC of a SCSI disk: WARNING, FAILURE PREDICTION THRESHOLD EXCEEDED (SPC-5)."""

POWER_ON_HOURS, HEAD_LOADS, PERCENTAGE_USED = (1, 0x10), (3, 0x18), (7, 0x08)
"""Page and offset in ATA's device statistics (ACS-4, 9.5.4, 9.5.6 and 9.5.10)."""
HOURS_ATTRIBUTE, LOADS_ATTRIBUTE = 9, 193
"""Attributes with which most vendors count the same."""
MOST_HOURS = 30 * 8766
"""Power-on hours of more years are another format or another unit: SMART is hardly older."""


COLDEST_C, HOTTEST_C = -40, 125
"""What a sensor of a drive can show, in °C; another number is no temperature."""


def plausible_c(temperature: int | None) -> int | None:
    """Return a temperature in °C, None if no sensor of a drive can show it."""
    return temperature if temperature is not None and COLDEST_C <= temperature <= HOTTEST_C else None


class Failed(StrEnum):
    """Whether an attribute's normalized value is, or ever was, at its threshold or below."""

    NEVER = ""
    PAST = "past"
    NOW = "now"


@record
class AttributeFlags:
    """What else the drive says of an attribute (SFF-8035i, status flags; names as smartctl has them)."""

    updated_online: bool
    """Updated while the drive works; otherwise by off-line data collection alone."""
    performance: bool
    """It measures performance."""
    error_rate: bool
    event_count: bool
    self_preserving: bool
    """The drive saves it by itself, whether SMART is on or off."""


@record
class AtaAttribute:
    """One attribute (SFF-8035i; ACS-4 calls its place vendor-specific)."""

    number: int
    """1 to 255; most vendors use most numbers alike."""
    value: int
    """Normalized: the higher, the better, usually from 100, 200 or 253 down."""
    worst: int
    """The lowest ``value`` so far."""
    threshold: int | None
    """None if the drive names none; 0 never fails."""
    raw: int
    """48 bits, in the vendor's own format."""
    pre_failure: bool
    """Pre-failure: at the threshold a failure is predicted within a day. Otherwise old age."""
    flags: AttributeFlags | None = None
    """None if they are not known, as in the log of smartd."""

    @property
    def temperature_c(self) -> int | None:
        """The lowest byte of the raw value, °C in two's complement; None if it is none, as 0 often is.

        Words above may be extremes. Where the byte above is no sign, the word has another format, as tenths.
        """
        if not self.raw or self.raw >> 8 & 0xFF not in {0, 0xFF}:
            return None
        low = self.raw & 0xFF
        return plausible_c(low - 256 if low > 127 else low)

    @property
    def failed(self) -> Failed:
        """Whether the threshold was reached."""
        if not self.threshold:
            return Failed.NEVER
        if self.value <= self.threshold:
            return Failed.NOW
        return Failed.PAST if self.worst <= self.threshold else Failed.NEVER


class OfflineState(StrEnum):
    """What became of the off-line data collection (ATA8-ACS, SMART READ DATA byte 362)."""

    NEVER = "never"
    """It was never started."""
    COMPLETED = "completed"
    RUNNING = "running"
    SUSPENDED = "suspended"
    """By a command of the host."""
    ABORTED = "aborted"
    """By a command of the host."""
    FAILED = "failed"
    """The drive ended it because of a fatal error."""
    VENDOR = "vendor"
    UNKNOWN = "unknown"
    """A value that the standard reserves."""


@record
class OfflineCollection:
    """Off-line data collection: what an ATA drive measures of itself while it has nothing to do."""

    state: OfflineState
    automatic: bool
    """Whether the drive starts it by itself."""
    switchable: bool
    """Whether SMART ENABLE/DISABLE AUTOMATIC OFF-LINE switches that; retired with ATA8-ACS."""
    immediate: bool
    """Whether SMART EXECUTE OFF-LINE IMMEDIATE starts it."""
    aborted_by_commands: bool
    """A command of the host aborts it; otherwise it is suspended, and goes on afterwards."""
    surface_scan: bool
    """Whether it reads the medium."""
    seconds: int
    """How long it takes by the drive's own estimate, on an idle drive; 0 if the drive does not report it."""


@record
class AtaHealth:
    """SMART of an ATA drive."""

    passed: bool | None
    """SMART RETURN STATUS; None if the answer did not come through."""
    attributes: tuple[AtaAttribute, ...]
    rotating: bool | None = None
    """Whether it is a hard disk (IDENTIFY word 217); None if the drive does not report it."""
    statistics: tuple[DeviceStatistic, ...] | None = None
    """General purpose log 04h; None if it was not read."""
    phy_events: tuple[PhyEvent, ...] | None = None
    """General purpose log 11h; None if it was not read."""
    offline: OfflineCollection | None = None
    hour_unit_s: int = HOUR_S
    """How many seconds attribute 9 counts as one (`disktune_contract.identity.hour_units`)."""

    @property
    def power_on_hours(self) -> int | None:
        """The hours that the drive was on; None if it does not report them in a known format.

        The device statistics come first, unless they have 0: some drives never fill that entry. Some vendors keep
        something else in the upper bits of attribute 9 (smartmontools' raw24, msec24hour32).
        """
        standard = self.statistic(*POWER_ON_HOURS)
        raw = self.raw(HOURS_ATTRIBUTE)
        if standard or raw is None:
            return standard if standard is None or standard <= MOST_HOURS else None
        bits = 24 if self.hour_unit_s == HOUR_S else 32
        counted = (raw & (1 << bits) - 1) * self.hour_unit_s // HOUR_S
        return counted if counted <= MOST_HOURS else None

    def attribute(self, number: int) -> AtaAttribute | None:
        """Return the attribute of this number, None if the drive has none."""
        return next((one for one in self.attributes if one.number == number), None)

    def raw(self, number: int) -> int | None:
        """Return the raw value of an attribute, None if the drive has none of this number."""
        one = self.attribute(number)
        return one.raw if one is not None else None

    def statistic(self, page: int, offset: int) -> int | None:
        """Return an entry of the device statistics, None if there is none or they were not read."""
        place = (page, offset)
        return next((one.value for one in self.statistics or () if (one.page, one.offset) == place), None)


@record
class DeviceStatistic:
    """One valid entry of the device statistics (ACS-4, log 04h)."""

    page: int
    offset: int
    """Within the page, in bytes: page and offset are what the standard numbers a statistic by."""
    value: int


@record
class PhyEvent:
    """One SATA PHY event counter (ACS-4, log 11h), counted since power-on or since the counters were cleared."""

    number: int
    count: int
    full: bool
    """The counter stopped at its highest value: it was at least ``count``."""


@record
class ScsiErrors:
    """One error counter page of a SCSI disk (SPC-5, 02h, 03h, 05h); None is not counted."""

    kind: str
    """Of "read", "write", "verify"."""
    corrected: int | None
    uncorrected: int | None
    bytes_processed: int | None


@record
class ScsiHealth:
    """Log pages of a SCSI or SAS disk; None is not there."""

    asc: int | None
    """Informational exceptions page: 0 is none, 5Dh a failure prediction, 0Bh a warning."""
    ascq: int | None
    temperature_c: int | None
    reference_temperature_c: int | None
    """The highest temperature for continuous operation."""
    percentage_used: int | None
    """Of the endurance of a solid-state disk; may exceed 100."""
    starts: int | None
    rated_starts: int | None
    loads: int | None
    """Load cycles of the heads."""
    rated_loads: int | None
    errors: tuple[ScsiErrors, ...]
    other_errors: int | None
    """Non-medium errors."""
    grown_defects: int | None = None
    """Elements of the grown defect list: sectors that the disk has replaced since it was made."""


@record
class KernelErrors:
    """What the kernel has counted of a drive since it found it; None is not there.

    Commands that ended with an error are no sign of a bad drive: each question that the drive answers through its
    registers, as smartctl's and ours are, ends with a CHECK CONDITION and is counted, too.
    """

    requests: int | None = None
    """Commands sent (``iorequest_cnt``)."""
    errors: int | None = None
    """Commands that ended with an error, or without one through CHECK CONDITION (``ioerr_cnt``)."""
    timeouts: int | None = None
    """Commands that were not answered in time (``iotmo_cnt``; Linux 6.0)."""
    pcie_correctable: int | None = None
    """PCIe errors of an NVMe drive (AER) that the link corrected: no data was lost."""
    pcie_nonfatal: int | None = None
    pcie_fatal: int | None = None


@record
class Health:
    """What a drive and the kernel report of its health; the parts that do not apply are None."""

    ata: AtaHealth | None = None
    nvme: NvmeSmartLog | None = None
    scsi: ScsiHealth | None = None
    emmc: EmmcHealth | None = None
    kernel: KernelErrors | None = None
    self_tests: tuple[SelfTestResult, ...] = ()
    """The drive's log of self-tests, the newest first; empty if it has none, or none that could be read."""
    note: str = ""
    """Which part could not be read, and why."""
    asleep: bool = False
    """Nothing was asked because the drive is in standby or sleep mode."""

    @property
    def reported(self) -> bool:
        """Whether the drive itself reported anything."""
        return bool(self.ata or self.nvme or self.scsi or self.emmc or self.self_tests)
