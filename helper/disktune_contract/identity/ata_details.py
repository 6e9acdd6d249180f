"""What the newer standards (ACS-3 and later) say in an IDENTIFY page beyond what ``hdparm -I`` shows.

None is unknown, as in `disktune_contract.identity.ata_identity`, which holds all parts together.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record


class DeviceClass(StrEnum):
    """What word 0 and the CFA bit say the device is."""

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
    """Who defines what the values of the standby timer mean (word 49 bit 13)."""

    STANDARD = "standard"
    VENDOR = "vendor"


class SecurityLevel(StrEnum):
    """What the master password can do once a user password is set (word 128 bit 8)."""

    HIGH = "high"
    """It unlocks the drive."""
    MAXIMUM = "maximum"
    """It can only erase the drive."""


@record
class DeviceType:
    """What kind of device this is (words 0, 2, 170-205)."""

    kind: DeviceClass
    packet_type: str | None
    """The SCSI peripheral type of an ATAPI device in words, ``CD-ROM`` …"""
    removable: bool | None
    """Whether the medium is removable; CompactFlash does not say."""
    powers_up_in_standby: bool
    """The drive waits for a SET FEATURES command before it spins up."""
    incomplete: bool
    """The drive has not spun up yet and warns that this page is not complete."""
    media_serial: str | None
    media_manufacturer: str | None
    additional_product_id: str | None
    old_configuration: tuple[str, ...]
    """What word 0 says on a drive of ATA-1, as hdparm words it."""


@record
class Standard:
    """Which edition of the ATA standard the drive was built to (words 80 and 81)."""

    used: str | None
    """The document that word 81 names."""
    minor_code: int | None
    """Word 81; None where it is not reported."""
    version: int | None
    """The ATA version of that document, where hdparm knows it."""
    likely: int
    """The newest version whose words the drive uses; hdparm's "Likely used" and "& some of"."""
    oldest: int
    """The oldest version it is taken to support."""
    cd_rom: tuple[str, ...]
    """What a CD-ROM of old says instead (words 73 and 74)."""


@record
class Transport:
    """How the drive is connected, as it sees it (words 76, 77, 222, 223)."""

    kind: TransportKind | None
    code: int | None
    """Word 222."""
    revisions: tuple[str, ...]
    """Every revision it claims, oldest first."""
    document: str | None
    """Word 223: the document in words, or its code in hexadecimal."""
    speeds: tuple[str, ...]
    """SATA speeds it can use, slowest first, e.g. ``6.0 Gb/s``."""
    current_speed: str | None
    """The SATA speed negotiated with what it is plugged into, which may be a bridge."""


@record
class Chs:
    """A translation into cylinders, heads and sectors per track; no drive is built like that any more."""

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
    """Words 230-233, for drives too large for LBA48 counts to be believed (word 69 bit 3)."""
    size_bytes: int | None
    sector_0_offset_bytes: int | None
    """How far logical sector 0 lies from the start of a physical sector."""
    track_bytes: int | None
    """Unformatted bytes per track (ATA-1)."""
    unformatted_sector_bytes: int | None
    """Unformatted bytes per sector (ATA-1)."""


@record
class Buffer:
    """The buffer of the drive. Retired fields: many newer drives leave them empty or say nonsense."""

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
    """A SATA bridge wants the direction in every PACKET command."""
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
    """None where no bit says whether it is in use."""


@record
class SecurityDetails:
    """What else belongs to `Security`."""

    level: SecurityLevel | None
    master_password_revision: int | None
    """65534 is the factory's."""
    erase_takes_longer: bool
    """``erase_minutes`` is the largest number that can be said: it takes longer than that."""
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
    """What a parallel ATA drive found out at the last hardware reset (word 93)."""

    cable_80_wires: bool
    """CBLID- was above Vih: a cable with 80 wires, or none that it could see."""
    device: int
    """0 (master) or 1 (slave)."""
    selected_by: str | None
    """``jumper`` or ``cable select``."""


@record
class CompactFlash:
    """What only CompactFlash cards have (words 160-164). Mode names are those of the CFA specification."""

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
