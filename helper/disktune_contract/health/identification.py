"""The identity that a drive reports, in ATA, SCSI or NVMe; and the content of ATA's IDENTIFY page, decoded."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import PowerMode
from disktune_contract.health.nvme import NvmeController, NvmeNamespace
from disktune_contract.health.scsi_identity import (
    BlockCharacteristics,
    BlockLimits,
    Designator,
    ScsiInquiry,
)
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source

# -- fields of newer standards (ACS-3 and later), not in ``hdparm -I`` -------------------------------------
#
# None is unknown.


class DeviceClass(StrEnum):
    """The class of the device by word 0 and the CFA bit."""

    ATA = "ata"
    ATAPI = "atapi"
    COMPACT_FLASH = "compactflash"
    UNKNOWN = "unknown"
    """Word 0 bits 15:14 are both set, which no standard defines; the rest of the page means little."""


class TransportKind(StrEnum):
    """Word 222 bits 15:12."""

    PARALLEL = "parallel"
    SERIAL = "serial"
    PCIE = "pcie"
    OTHER = "other"


class TimerValues(StrEnum):
    """Whether the standard or the vendor defines the values of the standby timer (word 49 bit 13)."""

    STANDARD = "standard"
    VENDOR = "vendor"


class SecurityLevel(StrEnum):
    """The power of the master password while a user password is set (word 128 bit 8)."""

    HIGH = "high"
    """It unlocks the drive."""
    MAXIMUM = "maximum"
    """It can only erase the drive."""


@record
class DeviceType:
    """The kind of device (words 0, 2, 170-205)."""

    kind: DeviceClass
    packet_type: str | None
    """The SCSI peripheral type of an ATAPI device in words, ``CD-ROM`` …"""
    removable: bool | None
    """Whether the medium is removable; CompactFlash does not report it."""
    powers_up_in_standby: bool
    """The drive waits for a SET FEATURES command before it spins up."""
    incomplete: bool
    """The drive has not spun up yet and warns that this page is not complete."""
    media_serial: str | None
    media_manufacturer: str | None
    additional_product_id: str | None
    old_configuration: tuple[str, ...]
    """The meaning of word 0 on a drive of ATA-1, in hdparm's words."""


@record
class Standard:
    """The edition of the ATA standard that the drive follows (words 80 and 81)."""

    used: str | None
    """The document that word 81 names."""
    minor_code: int | None
    """Word 81; None where it is not reported."""
    version: int | None
    """The ATA version of that document, where hdparm knows it."""
    likely: int
    """The newest version whose words the drive uses; hdparm's "Likely used" and "& some of"."""
    oldest: int
    """The oldest version that it is assumed to support."""
    cd_rom: tuple[str, ...]
    """The text of an old CD-ROM drive instead (words 73 and 74)."""


@record
class Transport:
    """The connection of the drive as it reports it (words 76, 77, 222, 223)."""

    kind: TransportKind | None
    code: int | None
    """Word 222."""
    revisions: tuple[str, ...]
    """Every revision that it reports, oldest first."""
    document: str | None
    """Word 223: the document in words, or its code in hexadecimal."""
    speeds: tuple[str, ...]
    """SATA speeds it can use, slowest first, e.g. ``6.0 Gb/s``."""
    current_speed: str | None
    """The SATA speed negotiated with the port, or with a bridge."""


@record
class Chs:
    """A translation into cylinders, heads and sectors per track; no current drive is built like that."""

    cylinders: int
    heads: int
    sectors: int


@record
class Addressing:
    """How sectors are counted and addressed. Sector counts are in logical sectors."""

    chs: Chs | None
    """None where CHS is not supported."""
    current_chs: Chs | None
    current_chs_sectors: int | None
    lba28_sectors: int | None
    lba48_sectors: int | None
    extended_sectors: int | None
    """Words 230-233, for drives too large for a valid LBA48 count (word 69 bit 3)."""
    size_bytes: int | None
    sector_0_offset_bytes: int | None
    """How far logical sector 0 is from the start of a physical sector."""
    track_bytes: int | None
    """Unformatted bytes per track (ATA-1)."""
    unformatted_sector_bytes: int | None
    """Unformatted bytes per sector (ATA-1)."""


@record
class NvCache:
    """The non-volatile cache of a hybrid drive (ATA8-ACS words 214 to 216 and 219, retired since)."""

    size_bytes: int
    enabled: bool
    spin_up_s: int | None
    """The drive's estimate of how long its motor takes to start."""


@record
class Buffer:
    """The buffer of the drive. Retired fields: many newer drives leave them empty or invalid."""

    kib: int | None
    kind: str | None
    long_bytes: int | None
    """Extra bytes that READ/WRITE LONG transfers."""


@record
class Capabilities:
    """Word 49, 50 and what belongs to them; None where the kind of device has no such thing."""

    lba: bool
    iordy: bool | None
    """True: yes; False: perhaps; None: not likely."""
    iordy_can_be_disabled: bool | None
    standby_timer: TimerValues | None
    standby_timer_minimum: bool | None
    """Whether the drive raises short standby times to a minimum of its own."""
    double_word_io: bool | None
    trusted_computing: bool | None
    command_queuing: bool | None
    overlap: bool | None
    interleaved_dma: bool | None
    software_reset_required: bool | None
    dmadir_required: bool | None
    """A SATA bridge needs the direction in every PACKET command."""
    drq_response: str | None
    packet_bytes: int | None
    bus_release_us: int | None
    busy_clear_us: int | None


@record
class CycleTimes:
    """Transfer cycle times in nanoseconds (words 65-68)."""

    dma_min_ns: int | None
    dma_recommended_ns: int | None
    pio_ns: int | None
    """Without flow control."""
    pio_iordy_ns: int | None
    """With IORDY flow control."""


@record
class Trim:
    """DATA SET MANAGEMENT with TRIM."""

    supported: bool
    limit_blocks: int | None
    """Largest number of 512-byte blocks of ranges in one command."""
    deterministic: bool | None
    """Trimmed sectors read the same every time."""
    zeroes: bool | None
    """Trimmed sectors read as zeroes."""


@record
class StandardFeature:
    """A feature by the name that the standard gives it, where hdparm has none or an older one."""

    name: str
    supported: bool
    enabled: bool | None
    """None where no bit shows whether it is in use."""


@record
class SecurityDetails:
    """What else belongs to `Security`."""

    level: SecurityLevel | None
    master_password_revision: int | None
    """65534 is the factory's."""
    erase_takes_longer: bool
    """``erase_minutes`` is the largest number of its field: erasing takes longer."""
    enhanced_erase_takes_longer: bool


@record
class WwnParts:
    """The world wide name taken apart, in lower-case hexadecimal."""

    naa: str
    oui: str
    unique_id: str


@record
class WriteReadVerify:
    """Write-Read-Verify (words 210-213, 220)."""

    mode: int
    """0 all sectors, 1 the first 65,536, 2 the vendor's count, 3 the user's count."""
    user_sectors: int
    vendor_sectors: int


@record
class HardwareReset:
    """The findings of a parallel ATA drive at the last hardware reset (word 93)."""

    cable_80_wires: bool
    """CBLID- was above Vih: a cable with 80 wires, or no cable detected."""
    device: int
    """0 (master) or 1 (slave)."""
    selected_by: str | None
    """``jumper`` or ``cable select``."""


@record
class CompactFlash:
    """Fields of CompactFlash cards alone (words 160-164). Mode names are those of the CFA specification."""

    pio_modes: tuple[str, ...]
    pio_active: str | None
    mdma_modes: tuple[str, ...]
    mdma_active: str | None
    io_cycle_ns: int | None
    memory_cycle_ns: int | None
    io_udma_modes: tuple[str, ...]
    memory_udma_modes: tuple[str, ...]
    udma_active: int | None
    power_level_1: bool | None
    """Whether power level 1, with more current, can be used."""
    max_current_ma: int | None
    key_management: bool
    """CPRM, a copy protection."""


# -- the content of an ATA IDENTIFY page, decoded ----------------------------------------------------------
#
# The first part of `AtaIdentity`, up to ``checksum``, has what ``hdparm -I`` prints, under the same conditions and
# in the same words, so that the two can be compared. Where the standard (ACS-3 and later) defines more, or defines
# it better, a field of its own further down has it.
#
# None is unknown: not reported, or reported by a word that is not valid on this drive. Numbers carry their unit
# in the name.

# -- the kinds of things -----------------------------------------------------------------------------------


class RotationKind(StrEnum):
    """Whether the medium rotates."""

    ROTATING = "rotating"
    SSD = "ssd"
    UNKNOWN = "unknown"


class Checksum(StrEnum):
    """Whether the integrity word (255) fits the page."""

    CORRECT = "correct"
    INCORRECT = "incorrect"
    ABSENT = "absent"


class Zoned(StrEnum):
    """Word 69 bits 1:0: how a shingled drive shows its zones."""

    HOST_AWARE = "host-aware"
    DEVICE_MANAGED = "device-managed"


# -- the parts that hdparm also shows ----------------------------------------------------------------------


@record
class Rotation:
    """Nominal media rotation rate; ``rpm`` is None unless the kind is ROTATING."""

    kind: RotationKind
    rpm: int | None

    @property
    def rotates(self) -> bool | None:
        """Whether the medium rotates; None if that is unknown."""
        return None if self.kind is RotationKind.UNKNOWN else self.kind is RotationKind.ROTATING


@record
class MultipleSectors:
    """Sectors per interrupt of READ/WRITE MULTIPLE. Both None where the device has no such command."""

    max: int | None
    current: int | None


@record
class Apm:
    """Advanced power management. ``level`` is 0-255 (meaningful 1-254), None while it is disabled."""

    supported: bool | None
    enabled: bool | None
    level: int | None


@record
class Aam:
    """Automatic acoustic management. Levels are 0-255 (128 quiet, 254 fast)."""

    supported: bool | None
    enabled: bool | None
    recommended: int | None
    current: int | None


@record
class Dma:
    """DMA modes by hdparm's names (``sdma0``, ``mdma2``, ``udma6``); ``active`` is None unless exactly one is."""

    modes: tuple[str, ...]
    active: str | None


@record
class Feature:
    """One line of the list "Commands/features".

    Supported features carry exactly hdparm's name, in hdparm's order; those of valid words that the drive does not
    have are listed too, as not supported. ``enabled`` is hdparm's asterisk.
    """

    name: str
    supported: bool
    enabled: bool


@record
class Security:
    """The security feature set. Erase times are in minutes; see `SecurityDetails` for "more than"."""

    supported: bool | None
    enabled: bool | None
    locked: bool | None
    frozen: bool | None
    expired: bool | None
    """Too many wrong passwords: no more are accepted until the drive loses power."""
    enhanced_erase: bool | None
    erase_minutes: int | None
    enhanced_erase_minutes: int | None


# -- all of it ---------------------------------------------------------------------------------------------


@record
class AtaIdentity:
    """One IDENTIFY page."""

    model: str | None
    serial: str | None
    firmware: str | None
    wwn: str | None
    """16 lower-case hexadecimal digits."""
    ata_versions: tuple[int, ...] | None
    """The versions that word 80 names and hdparm prints, highest first."""
    sectors: int | None
    """LBA48's count, else the larger of LBA28's and CHS's, else the product of C, H and S; None for ATAPI."""
    logical_sector_bytes: int | None
    physical_sector_bytes: int | None
    rotation: Rotation
    queue_depth: int | None
    """1-32."""
    multiple_sectors: MultipleSectors
    apm: Apm
    aam: Aam
    dma: Dma
    pio_modes: tuple[str, ...] | None
    features: tuple[Feature, ...]
    security: Security
    checksum: Checksum | None
    """None where word 255 looks like a checksum on a drive of a standard that had none there."""

    device: DeviceType
    standard: Standard
    transport: Transport
    addressing: Addressing
    rotation_by_standard: Rotation
    """Word 217 read strictly: 1025 rpm is a rate, 65535 is reserved."""
    form_factor: str | None
    buffer: Buffer
    nv_cache: NvCache | None
    capabilities: Capabilities
    cycle_times: CycleTimes
    trim: Trim
    features_by_standard: tuple[StandardFeature, ...]
    security_details: SecurityDetails
    wwn_parts: WwnParts | None
    write_read_verify: WriteReadVerify | None
    zoned: Zoned | None
    hardware_reset: HardwareReset | None
    compact_flash: CompactFlash | None
    removable_media_notification: bool
    """Removable Media Status Notification as word 127 announces it."""
    completion_time_limit_ms: int | None
    """The timer of the Time Limited Commands feature set (word 116)."""
    integrity: Checksum
    """The same for a drive of any standard."""
    warnings: tuple[str, ...]
    """Sentences: why this page, or a part of it, is doubtful."""


# -- the identity that a drive reports, in ATA, SCSI or NVMe -----------------------------------------------

NOT_PASSED = Sentence("The kernel or the bridge blocks this command.")
"""Why a part could not be read of a drive that was asked, and whose answer did not come from the drive."""


@record
class Geometry:
    """HDIO_GETGEO: numbers that the kernel invents for old programs. ``start`` in sectors."""

    cylinders: int
    heads: int
    sectors: int
    start: int


@record
class Identification:
    """The identity that a drive reports; the parts that do not apply are None."""

    source: Source
    ata: AtaIdentity | None = None
    nvme: NvmeController | None = None
    namespace: NvmeNamespace | None = None
    scsi: ScsiInquiry | None = None
    designators: tuple[Designator, ...] = ()
    """The names of a SCSI device (VPD page 83h)."""
    limits: BlockLimits | None = None
    characteristics: BlockCharacteristics | None = None
    geometry: Geometry | None = None
    power: PowerMode | None = None
    note: str = ""
    """Which part could not be read, and why."""
