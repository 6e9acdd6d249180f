"""A drive that sleeps is looked at again and again, and goes on sleeping."""

from __future__ import annotations

import time

from disktune_contract.workloads import DIGEST
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import Fault, Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

ROUNDS = 30
"""Each round asks everything there is to ask. That is more than ten minutes of a window that shows a sleeping
drive: it asks for its activity once a second, which opens no drive, and for the rest only when the drive is
selected, when F5 is pressed, or when udev reports something."""

NOT_WAKING = {"EC", "E5", "E2"}
"""IDENTIFY DEVICE, CHECK POWER MODE, and STANDBY with a timer: none of them starts the motor (ACS-4 4.15)."""


@scenario(600)
def standby_never_woken(lab: Lab) -> str:
    """Thirty rounds of every look, in every class, without one wake-up; the drive itself counts."""
    with VirtualDrive(FUJITSU) as drive, Window("tune") as tune, Window("inspect") as inspect:
        shown = next(found for found in inspect.drives() if found["name"] == drive.name)
        inspect.ask("watch", interval_ms=1000)
        run("hdparm", "-y", drive.path)
        run("udevadm", "settle")
        lab.same("asleep", drive.look()["power"], "STANDBY")
        drive.ask("forget")
        started = time.monotonic()
        for number in range(ROUNDS):
            for window in (inspect, tune):
                window.drives()
                lab.same("commands that woke it", drive.look()["waking"], [])
                lab.same("power, as shown", window.ask("identify", drive=ref(shown))["power"], "standby")
                window.states(shown)
            if number % 10 == 0:
                run(HELPER, "show", drive.name)
                run(HELPER, "sample")
            time.sleep(max(0.0, started + (number + 1) * 1.0 - time.monotonic()))
        took = time.monotonic() - started
        samples = sum(event["event"] == "activity" for event in inspect.events)
        lab.true(f"{samples} samples of activity", samples >= ROUNDS // 2)
        _timer_without_waking(lab, tune, shown, drive)
        _measuring_asks_first(lab, tune, shown)
        after = drive.look()
        lab.same("wake-ups", after["wakeups"], 0)
        lab.same("still asleep", after["power"], "STANDBY")
        lab.same("commands that could wake it", sorted({task[:2] for task in after["log"]} - NOT_WAKING), [])
        lab.true("hdparm finds it in standby", "standby" in run("hdparm", "-C", drive.path))
        commands = len(after["log"])
        # The counter can count: a real read wakes the drive.
        run("dd", f"if={drive.path}", "of=/dev/null", "bs=4096", "count=1", "skip=99999", "iflag=direct")
        lab.same("wake-ups after a read", drive.look()["wakeups"], 1)
    return (
        f"0 wake-ups in {2 * ROUNDS} looks of {took:.0f} s, {commands} commands, {samples} samples; 1 after a read"
    )


def _timer_without_waking(lab: Lab, tune: Window, shown: dict[str, object], drive: VirtualDrive) -> None:
    """Setting the timer of a sleeping drive takes another command than of one that runs."""
    tune.change(shown, "ata.standby_timer", 120)
    lab.same("timer set while asleep, in seconds", drive.look()["timer_s"], 600.0)


def _measuring_asks_first(lab: Lab, tune: Window, shown: dict[str, object]) -> None:
    workload = {"workloads": ["drive.direct"], "catalogue": DIGEST, "seconds": 1, "runs": 1}
    for verb, request in (("measure", workload), ("flicker", {})):
        try:
            tune.ask(verb, drive=ref(shown), **request)
        except Fault as error:
            lab.same(f"{verb} of a sleeping drive", error.fault, "would-wake")
        else:
            lab.true(f"{verb} of a sleeping drive is refused", False)
