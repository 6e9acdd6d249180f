"""The identity that a drive reports, in ATA, SCSI or NVMe."""

from __future__ import annotations

from disktune_contract.drives.power import PowerMode
from disktune_contract.identity.ata_identity import AtaIdentity
from disktune_contract.identity.nvme import NvmeController, NvmeNamespace
from disktune_contract.identity.scsi_identity import BlockCharacteristics, BlockLimits, Designator, ScsiInquiry
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source

NOT_PASSED = Sentence("The kernel or the bridge does not pass this command on.")
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
