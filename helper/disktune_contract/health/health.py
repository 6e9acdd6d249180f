"""What a drive reports of its health and writes in its logs, and what the kernel counted; `verdict` judges it.

A standard defines the meaning of a counter for NVMe, SCSI and ATA's device statistics. Of ATA attributes ACS-4
defines the frame and leaves the content to the vendor.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.self_tests import SelfTestResult
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence

# -- logs of errors and temperatures -----------------------------------------------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529) SMART summary error log, Extended Comprehensive SMART Error log, SCT Data
# Tables; NVM Express Base Specification 2.0c, Error Information; SPC-5 error counter log pages. Device statistics
# are part of `disktune_contract.health.health.AtaHealth`.


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
    """Between two entries; 0 if the drive does not report it."""
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


# -- wear of an eMMC, from its EXT_CSD register (JESD84-B51, 7.4) ------------------------------------------


class Reserve(IntEnum):
    """PRE_EOL_INFO, byte 267 of EXT_CSD (JESD84-B51, 7.4): how much of the spare blocks is used up."""

    NORMAL = 1
    WARNING = 2
    """80% of the spare blocks are used."""
    URGENT = 3
    """90% of them are used."""


WORN_OUT = 11
"""0Bh of DEVICE_LIFE_TIME_EST: the device is beyond its estimated life (JESD84-B51, 7.4)."""


@record
class EmmcHealth:
    """Wear of an eMMC, from version 5.0 of the standard on; None is not reported."""

    life_used_a: int | None = None
    """Life used of the cells of type A, in tenths begun: 1 is up to 10%, 10 up to 100%, `WORN_OUT` is beyond."""
    life_used_b: int | None = None
    """The same of type B."""
    reserve: Reserve | None = None

    @property
    def life_used(self) -> int | None:
        """The larger of both, 1 to `WORN_OUT`; None if neither is reported."""
        return max((one for one in (self.life_used_a, self.life_used_b) if one is not None), default=None)

    @property
    def wear_percent(self) -> int | None:
        """The percentage that is used for sure: the lower end of the tenth."""
        return None if self.life_used is None else (self.life_used - 1) * 10


def life_used(tenths: int) -> str:
    """Return the life used in words: of the tenths begun, the range that they mean."""
    if tenths >= WORN_OUT:
        return Sentence("more than 100%")
    return Sentence("{least} to {most}%", least=10 * (tenths - 1), most=10 * tenths)


def reserve_words(reserve: Reserve) -> str:
    """Return in words how much of the spare blocks is used."""
    return {
        Reserve.NORMAL: Sentence("less than 80% used"),
        Reserve.WARNING: Sentence("80% used"),
        Reserve.URGENT: Sentence("90% used"),
    }[reserve]


# -- the unit of attribute 9, power-on hours ---------------------------------------------------------------
#
# The units are those of smartmontools' drivedb.h (``-v 9,seconds``, ``-v 9,minutes``, ``-v 9,halfminutes``).

HOUR_S = 3600

_UNITS = (
    (1, pattern_of(r"FUJITSU (M1623TAU|MH[GHJKLMNRSTUV]2|MP[A-G]3)")),
    (60, pattern_of(r"FUJITSU MHZ2\d{3}BJ")),
    (60, pattern_of(r"Maxtor (2B0|2F0|4[ADGKRW]|5A|5T0|6[BEKLY]|7[LY]|[3589]\d{4}[ADEHU])")),
    (60, pattern_of(r"HITACHI_DK(14FA|23)|HTA422020F9|HTC4260|HE[JN]4230[23]0F9")),
    (60, pattern_of(r"TOSHIBA MK\d\d(51GSY|56GSY|61GSY|76GSX)")),
    (30, pattern_of(r"SAMSUNG (SV(4012|0412|1204)H|SV(0211|0401|0612|0802|1203|1604)N|SP(40A2|80A4|8004)H)")),
    (30, pattern_of(r"SAMSUNG SP(04[05]1|08[0124]2|12[0145]3|16[0145]4)[CN]")),
    (30, pattern_of(r"SAMSUNG (HM(0[468]0H|120I|1[026]0J)[CI]|MP0(302|402|603|804)H)")),
)


def hour_unit_s(model: str) -> int:
    """Return how many seconds attribute 9 counts as one, by the model of the drive."""
    return next((seconds for seconds, models in _UNITS if models.match(model)), HOUR_S)


# -- health as the drive reports it, and the kernel's counters ---------------------------------------------

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
    """Flags that the drive reports for an attribute (SFF-8035i, status flags; names as smartctl has them)."""

    updated_online: bool
    """Updated while the drive works; otherwise by off-line data collection alone."""
    performance: bool
    """It measures performance."""
    error_rate: bool
    event_count: bool
    self_preserving: bool
    """The drive saves it on its own, whether SMART is on or off."""


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
    """Whether the drive starts it automatically."""
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
    """How many seconds attribute 9 counts as one (`hour_unit_s`)."""

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
    registers, as those of smartctl and DiskTune are, ends with a CHECK CONDITION and is counted, too.
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
