"""A drive that ignores commands, and a setting that no drive reports."""

from __future__ import annotations

from typing import Any

from tests.lab.judges.programs import JUDGES
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

TIMER = "ata.standby_timer"
FUJITSU = "skdump_FUJITSU_MHY2250BH--0085000B.hex"


@scenario()
def settings_lying_drive(lab: Lab) -> str:
    """A drive that ignores or refuses, and bridges that lose its answer: what we say is true of the drive."""
    with VirtualDrive(FUJITSU) as drive, Window("tune") as window:
        shown = next(found for found in window.drives() if found["name"] == drive.name)
        apm, ahead = JUDGES["ata.apm"].read(drive.name), JUDGES["block.read_ahead"].read(drive.name)
        drive.ask("behave", accepts_but_ignores=[0x05])
        result = window.change(shown, "ata.apm", 96)
        lab.same("accepted and ignored", (result["fault"], result["after"]), ("not-kept", apm))
        outcome = window.apply(shown, {"block.read_ahead": 1024, "ata.apm": 96})
        lab.same("one of two ignored: trial", outcome["trial"], "")
        undone = {one["setting"]: one["changed"] for one in outcome["restored"]}
        lab.same("one of two ignored: restored", undone, {"block.read_ahead": True, "ata.apm": False})
        lab.same("one of two ignored: read-ahead", JUDGES["block.read_ahead"].read(drive.name), ahead)
        drive.ask("behave", aborts=[0x05])
        result = window.change(shown, "ata.apm", 96)
        lab.same("aborted", (result["fault"], result["after"]), ("refused-by-drive", apm))
        lab.same("power management, all the time", JUDGES["ata.apm"].read(drive.name), apm)
        for level, knob in ((100, "fixed_sense"), (101, "ignores_ck_cond"), (102, "no_registers")):
            drive.ask("behave", **{knob: True})
            result = window.change(shown, "ata.apm", level)
            lab.same(f"{knob}: read back", (result["fault"], result["after"]), (None, level))
            drive.ask("behave")
            lab.same(f"{knob}: in the drive", JUDGES["ata.apm"].read(drive.name), level)
        _timer(lab, window, shown, drive)
    return f"5 ways to misbehave, {lab.checks} comparisons with hdparm and blockdev"


def _timer(lab: Lab, window: Window, shown: dict[str, Any], drive: VirtualDrive) -> None:
    """The timer no command can ask for: what the drive itself holds is the judge, and our word is a memory."""
    lab.same("timer, before", window.states(shown)[TIMER]["value"], None)
    for code, seconds in ((120, 600.0), (242, 3600.0)):
        window.change(shown, TIMER, code)
        lab.same(f"timer {code} in the drive", drive.look()["timer_s"], seconds)
        state = window.states(shown)[TIMER]
        lab.same("timer, as remembered", (state["value"], state["source"]), (code, "remembered"))
    run("hdparm", "-S24", drive.path)
    lab.same("timer set by hdparm", drive.look()["timer_s"], 120.0)
    lab.same("timer changed behind us is not a reading", window.states(shown)[TIMER]["source"], "remembered")
