"""What a drive says of itself, whatever it speaks."""

from __future__ import annotations

from disktune_contract.drives.power import PowerMode
from disktune_contract.identity.ata_identity import AtaIdentity
from disktune_contract.identity.nvme import NvmeController, NvmeNamespace
from disktune_contract.identity.scsi_identity import BlockCharacteristics, BlockLimits, Designator, ScsiInquiry
from disktune_contract.record import record
from disktune_contract.settings.setting import Source


@record
class Geometry:
    """HDIO_GETGEO: numbers the kernel makes up for programs that still want them. ``start`` in sectors."""

    cylinders: int
    heads: int
    sectors: int
    start: int


@record
class Identification:
    """What a drive says of itself; the parts that do not apply are None."""

    source: Source
    ata: AtaIdentity | None = None
    nvme: NvmeController | None = None
    namespace: NvmeNamespace | None = None
    scsi: ScsiInquiry | None = None
    designators: tuple[Designator, ...] = ()
    """By which names a SCSI device goes (VPD page 83h)."""
    limits: BlockLimits | None = None
    characteristics: BlockCharacteristics | None = None
    geometry: Geometry | None = None
    power: PowerMode | None = None
    note: str = ""
    """What could not be had, and why."""
