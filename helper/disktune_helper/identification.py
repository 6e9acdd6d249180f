"""What a drive says of itself, gathered from whatever may be asked: ATA, NVMe, SCSI, geometry, power."""

from __future__ import annotations

from disktune_contract.drive import Kind
from disktune_contract.identification import Geometry, Identification
from disktune_contract.nvme import NvmeController
from disktune_contract.scsi_identity import ScsiInquiry
from disktune_contract.setting import Source
from disktune_helper import sysfs
from disktune_helper.decode import identify, nvme, scsi
from disktune_helper.decode.error import DecodeError
from disktune_helper.sight import Sight

_IDENTIFY, _CNS_CONTROLLER, _CONTROLLER_BYTES = 0x06, 1, 4096
"""Identify with CNS 1 returns the controller's 4096 bytes (NVM Express base specification 1.4, 5.15)."""


def identification(sight: Sight) -> Identification:
    """Return everything that one look at a drive gives."""
    controller, note = _controller(sight)
    geometry = sight.node.geometry() if sight.node else None
    live = sight.source is Source.LIVE or controller is not None
    return Identification(
        source=Source.LIVE if live else Source.CACHED,
        ata=identify.decode(sight.words) if sight.words else None,
        nvme=controller,
        scsi=_inquiry(sight),
        geometry=Geometry(*geometry) if geometry else None,
        power=sight.power,
        note=note or (sight.why_no_words if sight.may_be_ata else ""),
    )


def _controller(sight: Sight) -> tuple[NvmeController | None, str]:
    if sight.kind is not Kind.NVME:
        return None, ""
    if sight.node is None:
        return None, "Asking the controller for its identify data needs permission."
    try:
        reply = sight.node.nvme_admin(_IDENTIFY, _CNS_CONTROLLER, _CONTROLLER_BYTES)
        if reply.status:
            return None, f"The controller refused to identify itself (NVMe status {reply.status:03x}h)."
        return nvme.id_ctrl(reply.data), ""
    except (OSError, DecodeError) as error:
        return None, f"The controller's identify data could not be had: {error}."


def _inquiry(sight: Sight) -> ScsiInquiry | None:
    """Return the kernel's copy of the standard INQUIRY data, which it never needs to ask for again."""
    page = sysfs.binary(sight.ports, sight.name, "device/inquiry")
    return scsi.inquiry(page) if page else None
