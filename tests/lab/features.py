"""What QEMU's NVMe and SCSI drives keep, changed by us and seen by nvme-cli and smartctl, and the reverse.

QEMU's controller has one power state, lets the write cache and the temperature thresholds be changed, and says of
its other features that they cannot be (hw/nvme/ctrl.c nvme_feature_cap). Its SCSI disk lets one bit change, WCE
of the caching page (hw/scsi/scsi-disk.c mode_sense_page).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.lab.judges import Judge, Value, attribute
from tests.lab.machines import NVME, SCSI
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import Window

KELVIN = 273
UNDER = 1 << 20
OFF_C = -KELVIN


def feature(name: str, number: int, selector: int = 0, select: int = 0) -> int:
    """Return dword 0 of Get Features as nvme-cli prints it; *select* 1 is the default."""
    asked = [f"--feature-id={number}", f"--cdw11={selector}", f"--sel={select}"]
    found = re.search(r"value: *(?:0x)?([0-9a-fA-F]+)", run("nvme", "get-feature", f"/dev/{name}", *asked))
    if not found:
        raise Failed(f"nvme get-feature {number} prints no number for {name}")
    return int(found.group(1), 16)


def set_feature(name: str, number: int, dword11: int) -> None:
    """Set a feature by nvme-cli: not saved, and through the controller, for no namespace has these."""
    controller = name.rpartition("n")[0]
    run("nvme", "set-feature", f"/dev/{controller}", f"--feature-id={number}", f"--value={dword11}")


def wce(name: str) -> bool:
    """Return what smartctl says of a SCSI disk's write cache."""
    printed = run("smartctl", "-g", "wcache", f"/dev/{name}")
    found = re.search(r"Writeback Cache is: +(Enabled|Disabled)", printed)
    if not found:
        raise Failed(f"smartctl says nothing of the write cache of {name}: {printed.strip()[-100:]}")
    return found.group(1) == "Enabled"


def _threshold(selector: int) -> Judge:
    return Judge(
        lambda name: feature(name, 0x04, selector) % 0x10000 - KELVIN,
        lambda name, value: set_feature(name, 0x04, selector | int(value or 0) + KELVIN),
    )


FEATURE_JUDGES: dict[str, Judge] = {
    "nvme.write_cache": Judge(
        lambda name: bool(feature(name, 0x06) & 1), lambda name, value: set_feature(name, 0x06, int(value or 0))
    ),
    "nvme.warn_above": _threshold(0),
    "nvme.warn_below": _threshold(UNDER),
    "scsi.write_cache": Judge(
        wce, lambda name, value: run("smartctl", "-s", f"wcache,{'on' if value else 'off'}", f"/dev/{name}")
    ),
}

Pair = tuple[Value, Value]
"""What we set, then what the judge sets."""

NVME_PAIRS: Mapping[str, tuple[Pair, ...]] = {
    "nvme.write_cache": ((False, True), (True, False), (True, True)),
    "nvme.warn_above": ((80, 65), (0, 150), (0xFFFF - KELVIN, 70)),
    "nvme.warn_below": ((5, -40), (-60, 20), (OFF_C, 0)),
}
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

SCSI_PAIRS: Mapping[str, tuple[Pair, ...]] = {"scsi.write_cache": ((False, True), (True, False), (True, True))}
SCSI_FIXED: Mapping[str, Value] = {
    "scsi.read_cache": True,
    "scsi.look_ahead": True,
    "scsi.cache_segments": 0,
    "scsi.keep_weak_on_write": False,
}
SCSI_MISSING = ("scsi.idle_a_after", "scsi.standby_z_after", "scsi.failure_warnings")
"""Their pages are unknown to QEMU."""


@scenario()
def settings_nvme_features(lab: Lab) -> str:
    """The controller's own settings, both ways with nvme-cli; the drive's default beside each."""
    with Window("tune") as window:
        drive = window.drive(NVME.serial)
        _as_promised(lab, window, drive, NVME_FIXED, NVME_MISSING)
        default = window.states(drive)["nvme.warn_above"]["default"]
        lab.same("default of the warning", default, feature(drive["name"], 0x04, select=1) - KELVIN)
        _both_ways(lab, window, drive, NVME_PAIRS)
        outcome = window.apply(drive, {"nvme.warn_above": 90})
        window.ask("put-back", trial=outcome["trial"])
        lab.same("put back", FEATURE_JUDGES["nvme.warn_above"].read(drive["name"]), 70)
    return f"{len(NVME_PAIRS)} features both ways with nvme-cli; {lab.checks} comparisons"


@scenario()
def settings_scsi_pages(lab: Lab) -> str:
    """The write cache of a SCSI disk, both ways with smartctl, and the kernel knowing of it each time."""
    with Window("tune") as window:
        drive = window.drive(SCSI.serial)
        _as_promised(lab, window, drive, SCSI_FIXED, SCSI_MISSING)
        _both_ways(lab, window, drive, SCSI_PAIRS)
        for on, belief in ((False, "write through"), (True, "write back")):
            window.change(drive, "scsi.write_cache", on)
            lab.same("what the kernel believes", attribute(drive["name"], "queue/write_cache"), belief)
    return f"the write cache both ways with smartctl; {lab.checks} comparisons"


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


def _both_ways(lab: Lab, window: Window, drive: dict[str, Any], pairs: Mapping[str, tuple[Pair, ...]]) -> None:
    """Change each setting by us, then by its judge, and let the other side say how it stands."""
    name = drive["name"]
    for setting, steps in pairs.items():
        judge = FEATURE_JUDGES[setting]
        for ours, theirs in steps:
            lab.same(f"{setting}, before", window.states(drive)[setting]["value"], judge.read(name))
            result = window.change(drive, setting, ours)
            lab.same(f"{setting}, read back", result["after"], ours)
            lab.same(f"{setting}, changed by us", judge.read(name), ours)
            judge.write(name, theirs)
            lab.same(f"{setting}, changed by the judge", window.states(drive)[setting]["value"], theirs)
