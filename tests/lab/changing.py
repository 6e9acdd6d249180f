"""The nine settings, changed by us and seen by the judge, changed by the judge and seen by us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.lab.judges import JUDGES, Value, attribute
from tests.lab.machines import HDD, NVME
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.tcmu_drive import VirtualDrive

TIMER = "ata.standby_timer"
ATA_ALONE = ("ata.look_ahead", "ata.apm", "ata.aam", TIMER)

Pair = tuple[Value, Value]
"""Two values, each of which we set once and the judge sets once."""

# The scheduler last but one: changing it resets the queue's length.
QUEUE: Mapping[str, Pair] = {
    "block.read_ahead": (512, 2048),
    "block.scheduler": ("bfq", "mq-deadline"),
    "block.nr_requests": (48, 32),
}
FUJITSU = "skdump_FUJITSU_MHY2250BH--0085000B.hex"


@scenario()
def settings_sata(lab: Lab) -> str:
    """The kernel's settings and the write cache of a SATA disk behind libata; it has none of the others."""
    with Window("tune") as window:
        _load_schedulers()
        drive = window.drive(HDD.serial)
        pairs = {**QUEUE, "scsi.queue_depth": (8, 16), "ata.write_cache": (False, True)}
        _both_ways(lab, window, drive, pairs)
        _kernel_follows(lab, window, drive)
        states = window.states(drive)
        for setting in ATA_ALONE[:3]:
            # QEMU's drive accepts these commands and says in IDENTIFY that it has no such features.
            lab.same(f"{setting} on a drive without it", states[setting]["status"], "unsupported")
    return f"{len(pairs)} settings both ways with blockdev, hdparm and cat; {lab.checks} comparisons"


@scenario(360)
def settings_virtual_ata(lab: Lab) -> str:
    """All nine on a drive that keeps state of its own, reached through the kernel's SCSI layer."""
    with VirtualDrive(FUJITSU) as drive, Window("tune") as window:
        _load_schedulers()
        shown = next(found for found in window.drives() if found["name"] == drive.name)
        pairs: dict[str, Pair] = {
            **QUEUE,
            "scsi.queue_depth": (8, 16),
            "ata.write_cache": (False, True),
            "ata.look_ahead": (False, True),
            "ata.apm": (1, 254),
            "ata.aam": (128, 254),
        }
        _both_ways(lab, window, shown, pairs)
        _both_ways(lab, window, shown, {"ata.apm": (255, 128), "ata.aam": (0, 200)})
        _kernel_follows(lab, window, shown)
        _timer(lab, window, shown, drive)
        commands = sorted({task.split()[0] for task in drive.look()["log"] if task.startswith("EF/")})
        lab.same(
            "subcommands the drive received",
            commands,
            [f"EF/{code}" for code in ("02", "05", "42", "55", "82", "85", "AA", "C2")],
        )
    return f"9 settings, {lab.checks} comparisons with hdparm, blockdev, cat and the drive's own view"


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
        lab.same(
            "one of two ignored: put back", [one["setting"] for one in outcome["undone"]], ["block.read_ahead"]
        )
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
    return f"5 ways to misbehave, {lab.checks} comparisons with hdparm and blockdev"


@scenario()
def settings_nvme(lab: Lab) -> str:
    """The kernel's settings of an NVMe drive; what belongs to SCSI and ATA is not offered."""
    with Window("tune") as window:
        _load_schedulers()
        drive = window.drive(NVME.serial)
        lab.same("scheduler at the start", window.states(drive)["block.scheduler"]["value"], "none")
        _both_ways(lab, window, drive, QUEUE)
        _both_ways(lab, window, drive, {"block.scheduler": ("kyber", "none")})
        for setting in ("scsi.queue_depth", "ata.write_cache", *ATA_ALONE):
            lab.same(f"{setting} on NVMe", window.states(drive)[setting]["status"], "unsupported")
    return f"3 settings both ways with blockdev and cat; {lab.checks} comparisons"


def _both_ways(lab: Lab, window: Window, drive: dict[str, Any], pairs: Mapping[str, Pair]) -> None:
    """Change each setting by us and by its judge, to both values, and let the other side say how it stands."""
    name = drive["name"]
    for setting, (first, second) in pairs.items():
        judge = JUDGES[setting]
        lab.same(f"{setting}, before", window.states(drive)[setting]["value"], judge.read(name))
        for ours, theirs in ((second, first), (first, second)):
            judge.write(name, theirs)
            lab.same(f"{setting}, changed by the judge", window.states(drive)[setting]["value"], theirs)
            result = window.change(drive, setting, ours)
            lab.same(f"{setting}, read back", (result["fault"], result["after"]), (None, ours))
            lab.same(f"{setting}, changed by us", judge.read(name), ours)
            judge.write(name, theirs)
            lab.same(f"{setting}, changed back by the judge", window.states(drive)[setting]["value"], theirs)


def _kernel_follows(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    """Demand that the kernel knows of the write cache what the drive knows, or it would not flush it."""
    name = drive["name"]
    for on, belief in ((False, "write through"), (True, "write back")):
        window.change(drive, "ata.write_cache", on)
        lab.until(f"the kernel believes in {belief}", lambda belief=belief: _belief(name) == belief, 10)  # type: ignore[misc]


def _belief(name: str) -> str:
    return attribute(name, "queue/write_cache")


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


def _load_schedulers() -> None:
    # Desktops have them loaded by udev rules or built in; the queue offers what is loaded.
    run("modprobe", "-a", "bfq", "kyber-iosched")
