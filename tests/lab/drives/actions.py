"""Actions on real kernels: what they do shows in the drive, in hdparm, in lsblk and in the kernel's counters."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import attribute
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import SAS, VirtualDrive


@scenario()
def actions_power(lab: Lab) -> str:
    """Idle, standby, wake and the question in between, on a drive that says from inside what happened."""
    with VirtualDrive(FUJITSU) as drive, Window("tune") as tune, Window("inspect") as inspect:
        shown = next(found for found in inspect.drives() if found["name"] == drive.name)
        _act(tune, shown, "flush")
        lab.true("the drive was told to flush", any(task[:2] in ("E7", "EA") for task in drive.look()["log"]))
        _act(tune, shown, "idle")
        lab.same("idle", drive.look()["power"], "IDLE")
        drive.ask("forget")
        _act(tune, shown, "standby")
        lab.same("standby", drive.look()["power"], "STANDBY")
        lab.true("hdparm finds it in standby", "standby" in run("hdparm", "-C", drive.path))
        asked = inspect.ask("ask", drive=ref(shown), action="check-power")
        lab.same("asked by a helper that only looks", asked["power"], "standby")
        for action in ("idle", "flush", "reread-partitions", "standby"):
            lab.same(f"{action} on a sleeping drive", _refusal(tune, shown, action).fault, "would-wake")
        lab.same("wake-ups so far", (drive.look()["wakeups"], drive.look()["power"]), (0, "STANDBY"))
        _act(tune, shown, "wake")
        lab.same("after waking", (drive.look()["wakeups"], drive.look()["power"]), (1, "ACTIVE"))
        lab.true("hdparm finds it awake", "active/idle" in run("hdparm", "-C", drive.path))
        lab.same("a helper that only looks does not act", _refusal(inspect, shown, "standby").fault, "not-allowed")
    return f"5 actions, {lab.checks} comparisons with hdparm and the drive's own view"


@scenario()
def actions_scsi(lab: Lab) -> str:
    """A SAS disk sent to a power condition: it says so to sg_requests, and a read ends it."""
    with VirtualDrive(SAS) as drive, Window("tune") as tune:
        shown = next(found for found in tune.drives() if found["name"] == drive.name)
        # ASC and ASCQ: idle, standby condition activated by command (sg_lib_data.c).
        for action, condition, codes in (("idle", 2, "5e 03"), ("standby", 3, "5e 04")):
            _act(tune, shown, action)
            lab.same(f"{action}, from inside", drive.look()["condition"], condition)
            printed = run("sg_requests", "--hex", drive.path).split()
            # An offset, then sense data of fixed format, whose bytes 12 and 13 they are.
            lab.same(f"{action}, as sg_requests says", " ".join(printed[13:15]), codes)
        asked = tune.ask("ask", drive=ref(shown), action="check-power")
        lab.same("standby, as we say", asked["power"], "standby")
        _act(tune, shown, "wake")
        lab.same("after a read", drive.look()["condition"], None)
        starts = {line for line in drive.look()["log"] if line.startswith("1b")}
        lab.same("START STOP UNIT, as received", starts, {"1b0000002000", "1b0000003000"})
    return f"2 conditions, {lab.checks} comparisons with sg_requests and the disk's own view"


@scenario()
def actions_kernel(lab: Lab) -> str:
    """A partition table is read again unless a partition is in use; buffers are dropped, as reads show."""
    # Of all drives here this one keeps what is written to it.
    with VirtualDrive(FUJITSU) as medium, Window("tune") as window:
        drive = next(found for found in window.drives() if found["name"] == medium.name)
        subprocess.run(["sfdisk", "--quiet", medium.path], input=b"label: gpt\n,64M\n", check=True)
        run("udevadm", "settle")
        # The kernel forgets what the disk still says.
        run("partx", "--delete", medium.path)
        lab.same("partitions before", _partitions(medium.path), 0)
        words = _act(window, drive, "reread-partitions")
        lab.true(f"one partition found: {words}", words.endswith(": 1 partition."))
        lab.same("partitions after", _partitions(medium.path), 1)
        run("udevadm", "settle")
        _in_use(lab, window, drive, f"{medium.path}1")
        # With the last who has it open, a device loses its buffers.
        with Path(medium.path).open("rb"):
            _buffers(lab, window, drive)
    return f"2 actions, {lab.checks} comparisons with lsblk and the kernel's counters"


def _in_use(lab: Lab, window: Window, drive: dict[str, Any], partition: str) -> None:
    run("mkswap", partition)
    run("swapon", partition)
    try:
        refused = _refusal(window, drive, "reread-partitions")
        lab.same("while a partition is in use", refused.fault, "busy")
        lab.true(f"what uses it is named: {refused.why}", "swap" in refused.why)
        states = {state["action"]: state for state in window.ask("actions", drive=ref(drive))["actions"]}
        lab.true("standby asks first", "swap" in states["standby"]["question"])
        lab.same("standby without a yes", _refusal(window, drive, "standby").fault, "busy")
    finally:
        run("swapoff", partition)


def _buffers(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    read = ["dd", f"if=/dev/{drive['name']}", "of=/dev/null", "bs=1M", "count=8", "skip=100", "status=none"]
    run(*read)
    # Reading ahead may go on beyond the end.
    lab.true("not read from the drive while cached", _sectors(drive, read) < 4 * 2048)
    _act(window, drive, "drop-buffers")
    lab.true("read from the drive once dropped", _sectors(drive, read) >= 8 * 2048)


def _sectors(drive: dict[str, Any], command: list[str]) -> int:
    """Return how many sectors the kernel read from the drive for a command: the third field of ``stat``."""
    before = int(attribute(drive["name"], "stat").split()[2])
    run(*command)
    return int(attribute(drive["name"], "stat").split()[2]) - before


def _partitions(path: str) -> int:
    return len(run("lsblk", "--noheadings", "--raw", "--output", "NAME", path).split()) - 1


def _act(window: Window, drive: dict[str, Any], action: str) -> str:
    return str(window.ask("act", drive=ref(drive), action=action)["words"])


def _refusal(window: Window, drive: dict[str, Any], action: str) -> Fault:
    try:
        words = _act(window, drive, action)
    except Fault as refused:
        return refused
    return Fault("none", words)
