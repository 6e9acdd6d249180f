"""The identification of a drive, from whatever may be asked: ATA, NVMe, SCSI, geometry, power."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.identification import Geometry, Identification
from disktune_contract.health.nvme import NvmeController, NvmeNamespace
from disktune_contract.messages.faults import Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_helper.decode import identify, nvme, scsi
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import nvme_admin
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.system import sysfs

_Page = TypeVar("_Page")


def identification(sight: DriveSnapshot) -> Identification:
    """Return everything that one snapshot of a drive gives."""
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


def _geometry(sight: DriveSnapshot) -> Geometry | None:
    """Return HDIO_GETGEO's numbers, where asking for them does not touch the medium.

    libata, NVMe and virtio compute them. For other SCSI disks, USB among them, the kernel reads the partition
    table to make them up (drivers/scsi/scsicam.c scsi_bios_ptable): that starts the motor of a sleeping drive and
    restarts the idle timers of every other.
    """
    if sight.node is None or sight.kind in (DriveKind.USB, DriveKind.SCSI):
        return None
    found = sight.node.geometry()
    return Geometry(*found) if found else None


def _nvme(sight: DriveSnapshot) -> tuple[NvmeController | None, NvmeNamespace | None, str]:
    """Return controller, namespace, and why they are missing."""
    if sight.kind is not DriveKind.NVME:
        return None, None, ""
    if sight.node is None or sight.id_ctrl is None:
        return None, None, sight.why_no_id_ctrl
    number = sysfs.number(sight.ports, sight.name, "nsid") or 1
    try:
        namespace = nvme.id_ns(nvme_admin.identify(sight.node, nvme_admin.CNS_NAMESPACE, number))
        return nvme.id_ctrl(sight.id_ctrl), namespace, ""
    except Refusal as error:
        return None, None, error.why
    except DecodeError as error:
        return None, None, Sentence("It could not be read: {why}.", why=str(error))


def _kept(sight: DriveSnapshot, name: str, decode: Callable[[bytes], _Page | None]) -> _Page | None:
    """Return INQUIRY data or a VPD page of which the kernel keeps a copy, so that it need not be read again."""
    page = sysfs.binary(sight.ports, sight.name, f"device/{name}")
    return decode(page) if page else None
