"""Other programs believe the virtual drive: what the scenarios build on is itself tried with other tools."""

from __future__ import annotations

import json
from typing import Any

from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

HITACHI = "infi_Hitachi_HUA722010CLA330.hex"
CONDITIONS = {0x81: "idle_a", 0x82: "idle_b", 0x83: "idle_c", 0x01: "standby_y", 0x00: "standby"}


@scenario()
def virtual_drive_believed(lab: Lab) -> str:
    """Smartctl reads health and temperature and sets error recovery; we tell every power condition."""
    with VirtualDrive(HITACHI, 1, "epc") as drive, Window("inspect") as window:
        page = _smartctl(drive, "-a")
        lab.same("health", page["smart_status"]["passed"], True)
        table = {one["id"]: one for one in page["ata_smart_attributes"]["table"]}
        lab.same("hours", table[9]["raw"]["value"], 12345)
        lab.same("temperature", page["temperature"]["current"], 31)
        run("smartctl", "-l", "scterc,70,65", drive.path, ok=(0, 4))
        lab.same("error recovery in the drive", drive.look()["error_recovery"], {"1": 70, "2": 65})
        found = _smartctl(drive, "-l", "scterc")["ata_sct_erc"]
        read, write = found["read"]["deciseconds"], found["write"]["deciseconds"]
        lab.same("error recovery read back", (read, write), (70, 65))
        drive.ask("fail")
        lab.same("health of a drive that fails", _smartctl(drive, "-H")["smart_status"]["passed"], False)
        _power(lab, drive, window)
        lab.same("wake-ups", drive.look()["wakeups"], 0)
    return f"{len(table)} attributes, error recovery, {len(CONDITIONS)} power conditions; {lab.checks} comparisons"


def _power(lab: Lab, drive: VirtualDrive, window: Window) -> None:
    """Go through the power conditions, deeper each time, and let hdparm and us say which it is."""
    shown = next(found for found in window.drives() if found["name"] == drive.name)
    for code, name in CONDITIONS.items():
        # SET FEATURES 4Ah, "go to power condition": COUNT names it, LBA 3:0 is 1 (ACS-4 7.45.20).
        cdb = f"85 06 20 00 4a 00 {code:02x} 00 01 00 00 00 00 40 ef 00".split()
        # Opened for writing, it would be read by udev when it is closed. 21 is "recovered error", the usual answer
        # when the registers are asked for (sg3_utils(8)).
        run("sg_raw", "--readonly", drive.path, *cdb, ok=(0, 21))
        lab.same(f"condition {code:02X}h as we see it", window.ask("identify", drive=ref(shown))["power"], name)
    # hdparm 9.65 has no words for the conditions between active and standby.
    lab.true("hdparm finds it in standby", "drive state is:  standby" in run("hdparm", "-C", drive.path))


def _smartctl(drive: VirtualDrive, *arguments: str) -> dict[str, Any]:
    # Bits 0 and 1: bad command line, drive not opened. The others tell of its health and history (smartctl(8)).
    healthy_or_not = tuple(status for status in range(256) if not status & 0b11)
    found: dict[str, Any] = json.loads(run("smartctl", "-j", *arguments, drive.path, ok=healthy_or_not))
    return found
