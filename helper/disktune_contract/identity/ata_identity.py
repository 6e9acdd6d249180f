"""The content of an ATA IDENTIFY page: the answer to IDENTIFY (PACKET) DEVICE, decoded.

The first part of `AtaIdentity`, up to ``checksum``, says what ``hdparm -I`` says, under the same conditions and in
the same words, so that the two can be compared. Where the standard (ACS-3 and later) says more, or says it
better, a field of its own further down has it.

None is unknown: not reported, or reported by a word that is not valid on this drive. Numbers carry their unit in
the name.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.identity.ata_details import (
    Addressing,
    Buffer,
    Capabilities,
    CompactFlash,
    CycleTimes,
    DeviceType,
    HardwareReset,
    NvCache,
    SecurityDetails,
    Standard,
    StandardFeature,
    Transport,
    Trim,
    WriteReadVerify,
    WwnParts,
)
from disktune_contract.record import record

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
