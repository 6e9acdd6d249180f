"""The data that a SCSI device, or a translation to SCSI, reports: INQUIRY and vital product data.

Sources: SPC-5 (INQUIRY, VPD pages), SBC-4 (block VPD pages). Unknown text is empty, an unknown number
is None.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from disktune_contract.record import record


@record
class ScsiInquiry:
    """Standard INQUIRY data. USB bridges and libata answer it for the drive behind them."""

    peripheral_type: int
    """0 is a disk, 5 an optical drive, 14h a zoned disk."""
    peripheral: str
    """``peripheral_type`` in words."""
    removable: bool
    version: str
    """The standard that the device claims, e.g. ``SPC-4``; empty if it claims none."""
    vendor: str
    """``ATA`` for a drive behind libata or another SCSI/ATA translation."""
    product: str
    """The first 16 characters of an ATA drive's model."""
    revision: str
    """The firmware; of an ATA drive four of its eight characters."""


class Association(IntEnum):
    """What a designator names."""

    UNIT = 0
    PORT = 1
    TARGET = 2


class DesignatorKind(StrEnum):
    """How a designator is unique."""

    VENDOR = "vendor"
    T10 = "t10"
    """Vendor name, then vendor-specific text; behind libata model and serial number."""
    EUI64 = "eui64"
    NAA = "naa"
    """Network Address Authority; a World Wide Name."""
    NAME = "name"
    """SCSI name string, e.g. ``naa.5000c500…`` or ``iqn.…``."""
    UUID = "uuid"
    OTHER = "other"
    """Port and group numbers, and additions of later standards."""


@record
class Designator:
    """One entry of VPD page 83h. ``value`` is text for T10, NAME and VENDOR in ASCII, else hex digits."""

    association: Association | None
    """None for the reserved code."""
    kind: DesignatorKind
    value: str


class FormFactor(StrEnum):
    """The nominal width of a drive (SBC-4, Block Device Characteristics)."""

    INCH_5_25 = "5.25 inch"
    INCH_3_5 = "3.5 inch"
    INCH_2_5 = "2.5 inch"
    INCH_1_8 = "1.8 inch"
    SMALLER = "less than 1.8 inch"


@record
class BlockLimits:
    """VPD page B0h, in logical blocks; None is no limit reported."""

    optimal_granularity: int | None
    maximum_transfer: int | None
    optimal_transfer: int | None
    maximum_unmap: int | None
    """Most blocks in one UNMAP."""
    unmap_granularity: int | None


@record
class BlockCharacteristics:
    """VPD page B1h."""

    rotational: bool | None
    rpm: int | None
    """Revolutions per minute of a rotating drive."""
    form_factor: FormFactor | None
