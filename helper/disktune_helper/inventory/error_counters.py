"""What the kernel has counted of a drive's errors, from sysfs. Nothing here reaches the drive.

Sources: Linux drivers/scsi/scsi_sysfs.c (``iorequest_cnt`` and its neighbours, hexadecimal);
Documentation/ABI/testing/sysfs-bus-pci-devices-aer_stats.
"""

from __future__ import annotations

import re

from disktune_contract.drives.drive import DriveKind
from disktune_contract.identity.health import KernelErrors
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

_TOTALS = {"correctable": "COR", "nonfatal": "NONFATAL", "fatal": "FATAL"}


def kernel_errors(sight: Sight) -> KernelErrors | None:
    """Return what the kernel has counted, None if it counts nothing of this drive."""
    if sight.kind is DriveKind.NVME:
        # The controller's PCI function. A SATA controller's errors are those of all its drives, so not of one.
        found = _aer(sight.ports, nvme_controller(sight.ports, sight.name))
    else:
        found = KernelErrors(*(_hexadecimal(sight, name) for name in ("iorequest_cnt", "ioerr_cnt", "iotmo_cnt")))
    return found if found != KernelErrors() else None


def _hexadecimal(sight: Sight, name: str) -> int | None:
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
