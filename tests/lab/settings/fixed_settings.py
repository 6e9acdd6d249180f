"""What QEMU's NVMe and SCSI drives keep as it is, and what they do not have: shown so, with the drive's default.

QEMU's controller has one power state, lets the write cache and the temperature thresholds be changed, and says of
its other features that they cannot be (hw/nvme/ctrl.c nvme_feature_cap). Its SCSI disk lets one bit change, WCE
of the caching page (hw/scsi/scsi-disk.c mode_sense_page). What can be changed is for `every_drive`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.lab.judges.drive_settings import KELVIN, feature
from tests.lab.judges.programs import Value
from tests.lab.machines import NVME, SCSI
from tests.lab.scenario import Lab, scenario
from tests.lab.seat import Window

NVME_FIXED: Mapping[str, Value] = {
    "nvme.workload_hint": 0,
    # 7 stands for no limit (hw/nvme/ctrl.c nvme_feature_default).
    "nvme.arbitration_burst": 7,
    "nvme.interrupt_time": 0,
    "nvme.interrupt_threshold": 1,
}
"""What can be seen and, as the controller says, not changed."""
NVME_MISSING = ("nvme.power_state", "nvme.throttle_light", "nvme.throttle_heavy")
"""One power state is no choice, and there is no host controlled thermal management."""

SCSI_FIXED: Mapping[str, Value] = {
    "scsi.read_cache": True,
    "scsi.look_ahead": True,
    "scsi.cache_segments": 0,
    "scsi.keep_weak_on_write": False,
}
SCSI_MISSING = ("scsi.idle_a_after", "scsi.standby_z_after", "scsi.failure_warnings")
"""Their pages are unknown to QEMU."""


@scenario()
def settings_fixed(lab: Lab) -> str:
    """What cannot be changed is shown with its value, what is not there without; and the drive's default."""
    with Window("tune") as window:
        drive = window.drive(NVME.serial)
        _as_promised(lab, window, drive, NVME_FIXED, NVME_MISSING)
        default = window.states(drive)["nvme.warn_above"]["default"]
        lab.same("default of the warning", default, feature(drive["name"], 0x04, select=1) - KELVIN)
        _as_promised(lab, window, window.drive(SCSI.serial), SCSI_FIXED, SCSI_MISSING)
    return f"{len(NVME_FIXED) + len(SCSI_FIXED)} settings, {lab.checks} comparisons"


def _as_promised(
    lab: Lab, window: Window, drive: dict[str, Any], fixed: Mapping[str, Value], missing: tuple[str, ...]
) -> None:
    """Demand that what cannot be changed is shown with its value, and what is not there without."""
    states = window.states(drive)
    for setting, value in fixed.items():
        found = (states[setting]["status"], states[setting]["value"])
        lab.same(f"{setting}, which is fixed", found, ("locked", value))
    for setting in missing:
        lab.same(f"{setting}, which is missing", states[setting]["status"], "unsupported")
