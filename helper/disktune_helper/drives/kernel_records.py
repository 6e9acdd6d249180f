"""What the kernel has read or counted of a drive: registers of a card, errors. Nothing here reaches the drive."""

from __future__ import annotations

import re

from disktune_contract.checkup.attachment import CardAttachment
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import KernelErrors
from disktune_helper.decode import device_descriptors
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

# -- what the kernel has counted of a drive's errors, from sysfs -------------------------------------------
#
# Nothing here reaches the drive.
#
# Sources: Linux drivers/scsi/scsi_sysfs.c (``iorequest_cnt`` and its neighbours, hexadecimal);
# Documentation/ABI/testing/sysfs-bus-pci-devices-aer_stats.

_TOTALS = {"correctable": "COR", "nonfatal": "NONFATAL", "fatal": "FATAL"}


def kernel_errors(sight: DriveSnapshot) -> KernelErrors | None:
    """Return what the kernel has counted, None if it counts nothing for this drive."""
    if sight.kind is DriveKind.NVME:
        # The controller's PCI function. A SATA controller's errors are those of all its drives, so not of one.
        found = _aer(sight.ports, nvme_controller(sight.ports, sight.name))
    else:
        found = KernelErrors(*(_hexadecimal(sight, name) for name in ("iorequest_cnt", "ioerr_cnt", "iotmo_cnt")))
    return found if found != KernelErrors() else None


def _hexadecimal(sight: DriveSnapshot, name: str) -> int | None:
    text = sight.attribute(f"device/{name}") or ""
    return int(text, 16) if re.fullmatch(r"0x[0-9a-f]{1,8}", text) else None


def _aer(ports: Ports, controller: str | None) -> KernelErrors:
    if controller is None:
        return KernelErrors()
    texts = {kind: text_of(ports, f"{controller}/device/aer_dev_{kind}") for kind in _TOTALS}
    found = {
        f"pcie_{kind}": re.search(rf"^TOTAL_ERR_{total} (\d{{1,19}})$", texts[kind], re.MULTILINE)
        for kind, total in _TOTALS.items()
    }
    return KernelErrors(**{field: int(match.group(1)) for field, match in found.items() if match})


# -- what the kernel read of a card or an eMMC when it appeared --------------------------------------------
#
# No card is asked, and none is woken.
#
# Source: Linux Documentation/driver-api/mmc/mmc-dev-attrs.rst.

_MOST_TEXT = 16
"""Characters of a name or a date; a CID has room for six."""


def card_of(ports: Ports, name: str) -> CardAttachment | None:
    """Return what is known of the card of a block device; None if the kernel does not report its type."""

    def told(attribute: str) -> str:
        return sysfs.text(ports, name, f"device/{attribute}") or ""

    kind = told("type")
    if kind not in ("SD", "MMC"):
        return None
    sd = kind == "SD"
    status = device_descriptors.sd_status(told("ssr")) if sd else None
    life = (None, None) if sd else device_descriptors.life_time(told("life_time"))
    version = device_descriptors.sd_version(told("scr")) if sd else device_descriptors.emmc_version(told("rev"))
    maker = told("manfid")
    host = re.search(r"/mmc_host/(mmc\d{1,3})/", sysfs.place(ports, name))
    return CardAttachment(
        kind=kind,
        name=printable(told("name"))[:_MOST_TEXT],
        maker=int(maker, 16) if re.fullmatch(r"0x[0-9a-f]{1,8}", maker) else None,
        made=printable(told("date"))[:_MOST_TEXT],
        version=f"{'SD' if sd else 'eMMC'} {version}" if version else "",
        speed_class=status.speed_class if status else None,
        uhs_grade=status.uhs_grade if status else None,
        video_class=status.video_class if status else None,
        application_class=status.application_class if status else None,
        discards=status.discards if status else None,
        life_used_a=life[0],
        life_used_b=life[1],
        reserve=None if sd else device_descriptors.reserve(told("pre_eol_info")),
        mode=device_descriptors.bus_mode(text_of(ports, f"/sys/kernel/debug/{host.group(1)}/ios"))
        if host
        else None,
    )
