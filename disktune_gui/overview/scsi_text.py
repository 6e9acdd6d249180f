"""INQUIRY data and vital product data of SCSI devices in words."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.identification import Identification
from disktune_contract.identity.scsi_identity import (
    Association,
    BlockCharacteristics,
    BlockLimits,
    Designator,
    DesignatorKind,
    ScsiInquiry,
)
from disktune_gui.text.facts import FactRow, FactSection, Line, in_blocks, section, with_unit, worded

translate = QCoreApplication.translate


def scsi_sections(found: Identification) -> list[FactSection]:
    """Return what a SCSI device, or whatever speaks for a drive in SCSI, says; empty if nothing does."""
    if found.scsi is None:
        return []
    sections = [section("SCSI INQUIRY", _INQUIRY, found.scsi)]
    if found.characteristics is not None:
        sections.append(section("SCSI Block Device Characteristics", _CHARACTERISTICS, found.characteristics))
    if found.limits is not None:
        sections.append(section("SCSI Block Limits", _LIMITS, found.limits))
    sections.append(
        FactSection(
            translate("Overview", "SCSI Designators"),
            tuple(_name(designator) for designator in found.designators),
            "designators",
        )
    )
    return sections


def _name(designator: Designator) -> FactRow:
    kind = {
        DesignatorKind.VENDOR: translate("Overview", "Vendor-specific"),
        DesignatorKind.T10: translate("Overview", "T10 vendor ID"),
        DesignatorKind.EUI64: translate("Overview", "EUI-64"),
        DesignatorKind.NAA: translate("Overview", "NAA"),
        DesignatorKind.NAME: translate("Overview", "SCSI name string"),
        DesignatorKind.UUID: translate("Overview", "UUID"),
        DesignatorKind.OTHER: translate("Overview", "Other"),
    }[designator.kind]
    note = {
        None: "",
        Association.UNIT: translate("Overview", "of the drive"),
        Association.PORT: translate("Overview", "of the port"),
        Association.TARGET: translate("Overview", "of the target"),
    }[designator.association]
    return FactRow(kind, designator.value, note)


_INQUIRY: tuple[Line[ScsiInquiry], ...] = (
    ("Vendor", lambda s: s.vendor),
    ("Product", lambda s: s.product),
    ("Revision", lambda s: s.revision),
    ("Device type", lambda s: worded(s.peripheral)),
    ("Standard", lambda s: s.version),
    ("Removable medium", lambda s: s.removable),
)

_CHARACTERISTICS: tuple[Line[BlockCharacteristics], ...] = (
    ("Rotating", lambda c: c.rotational),
    ("Rotation rate", lambda c: with_unit(c.rpm, "rpm")),
    ("Form factor", lambda c: worded(c.form_factor and c.form_factor.value)),
)

_LIMITS: tuple[Line[BlockLimits], ...] = (
    ("Optimal transfer granularity", lambda b: in_blocks(b.optimal_granularity)),
    ("Optimal transfer length", lambda b: in_blocks(b.optimal_transfer)),
    ("Maximum transfer length", lambda b: in_blocks(b.maximum_transfer)),
    ("Maximum unmap length", lambda b: in_blocks(b.maximum_unmap)),
    ("Optimal unmap granularity", lambda b: in_blocks(b.unmap_granularity)),
)
