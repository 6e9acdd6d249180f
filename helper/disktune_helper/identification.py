"""What a drive says of itself, gathered from whatever may be asked: ATA, NVMe, SCSI, geometry, power."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from disktune_contract.drive import Kind
from disktune_contract.faults import Fault, Refusal
from disktune_contract.identification import Geometry, Identification
from disktune_contract.nvme import NvmeController, NvmeNamespace
from disktune_contract.setting import Source
from disktune_helper import sysfs
from disktune_helper.decode import identify, nvme, scsi
from disktune_helper.decode.error import DecodeError
from disktune_helper.ports import Node
from disktune_helper.sight import Sight

_IDENTIFY = 0x06
_CNS_NAMESPACE, _CNS_CONTROLLER = 0, 1
_PAGE_BYTES = 4096
"""Identify returns 4096 bytes whatever is asked for (NVM Express base specification 1.4, 5.15)."""

_Page = TypeVar("_Page")


def identification(sight: Sight) -> Identification:
    """Return everything that one look at a drive gives."""
    controller, namespace, note = _nvme(sight)
    live = sight.source is Source.LIVE or controller is not None
    return Identification(
        source=Source.LIVE if live else Source.CACHED,
        ata=identify.decode(sight.words) if sight.words else None,
        nvme=controller,
        namespace=namespace,
        scsi=_kept(sight, "inquiry", scsi.inquiry),
        designators=_kept(sight, "vpd_pg83", scsi.designators) or (),
        limits=_kept(sight, "vpd_pgb0", scsi.block_limits),
        characteristics=_kept(sight, "vpd_pgb1", scsi.block_characteristics),
        geometry=_geometry(sight),
        power=sight.power,
        note=note or (sight.why_no_words if sight.may_be_ata else ""),
    )


def _geometry(sight: Sight) -> Geometry | None:
    """Return HDIO_GETGEO's numbers, where asking for them does not touch the medium.

    libata, NVMe and virtio compute them. For other SCSI disks, USB among them, the kernel reads the partition
    table to make them up (drivers/scsi/scsicam.c scsi_bios_ptable): that starts the motor of a sleeping drive and
    the idle timers of every other anew.
    """
    if sight.node is None or sight.kind in (Kind.USB, Kind.SCSI):
        return None
    found = sight.node.geometry()
    return Geometry(*found) if found else None


def _nvme(sight: Sight) -> tuple[NvmeController | None, NvmeNamespace | None, str]:
    """Return controller, namespace, and why they are missing."""
    if sight.kind is not Kind.NVME:
        return None, None, ""
    if sight.node is None:
        return None, None, "Asking the controller for its identify data needs permission."
    number = sysfs.number(sight.ports, sight.name, "nsid") or 1
    try:
        controller = nvme.id_ctrl(_identify_page(sight.node, _CNS_CONTROLLER, 0))
        return controller, nvme.id_ns(_identify_page(sight.node, _CNS_NAMESPACE, number)), ""
    except Refusal as error:
        return None, None, error.why
    except (OSError, DecodeError) as error:
        return None, None, f"The controller's identify data could not be had: {error}."


def _identify_page(node: Node, what: int, namespace: int) -> bytes:
    reply = node.nvme_admin(_IDENTIFY, what, _PAGE_BYTES, namespace)
    if reply.status:
        why = f"The controller refused to identify itself (NVMe status {reply.status:03x}h)."
        raise Refusal(Fault.REFUSED_BY_DRIVE, why)
    return reply.data


def _kept(sight: Sight, name: str, decode: Callable[[bytes], _Page | None]) -> _Page | None:
    """Return INQUIRY data or a VPD page of which the kernel keeps a copy, so that nobody needs to ask again."""
    page = sysfs.binary(sight.ports, sight.name, f"device/{name}")
    return decode(page) if page else None
