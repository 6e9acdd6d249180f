"""INQUIRY data and vital product data of SCSI devices in words."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.identification import Identification
from disktune_contract.identity.scsi_identity import (
    Association,
    BlockCharacteristics,
    BlockLimits,
    Designator,
    ScsiInquiry,
)
from disktune_gui.text.facts import FactRow, FactSection, Line, section, with_unit

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
            translate("Overview", "SCSI Designators"), tuple(_name(designator) for designator in found.designators)
        )
    )
    return sections


def _name(designator: Designator) -> FactRow:
    note = "" if designator.association is None else _ASSOCIATIONS[designator.association]
    return FactRow(designator.kind.value.upper(), designator.value, note)


_ASSOCIATIONS = {
    Association.UNIT: "of the drive",
    Association.PORT: "of the port",
    Association.TARGET: "of the target",
}


_INQUIRY: tuple[Line[ScsiInquiry], ...] = (
    ("Vendor", lambda s: s.vendor),
    ("Product", lambda s: s.product),
    ("Revision", lambda s: s.revision),
    ("Device type", lambda s: s.peripheral),
    ("Standard", lambda s: s.version),
    ("Removable medium", lambda s: s.removable),
)

_CHARACTERISTICS: tuple[Line[BlockCharacteristics], ...] = (
    ("Rotating", lambda c: c.rotational),
    ("Rotation rate", lambda c: with_unit(c.rpm, "rpm")),
    ("Form factor", lambda c: c.form_factor.value if c.form_factor else None),
)

_LIMITS: tuple[Line[BlockLimits], ...] = (
    ("Optimal transfer granularity", lambda b: with_unit(b.optimal_granularity, "blocks")),
    ("Optimal transfer length", lambda b: with_unit(b.optimal_transfer, "blocks")),
    ("Maximum transfer length", lambda b: with_unit(b.maximum_transfer, "blocks")),
    ("Maximum unmap length", lambda b: with_unit(b.maximum_unmap, "blocks")),
    ("Optimal unmap granularity", lambda b: with_unit(b.unmap_granularity, "blocks")),
)
