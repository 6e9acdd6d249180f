"""Long trials on real kernels: link resets and timeouts revert, whatever is killed; a healthy drive goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import suspend_is_held_off
from tests.lab.machines import HEALTHY, NVME, STALLED
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref

ORDERS = Path("/var/lib/disktune/long-trials")
LEFT_BEHIND = Path("/var/lib/lab-long-trial-power-lost")
DEBUG = Path("/sys/bus/pseudo/drivers/scsi_debug")
DEPTH = "scsi.queue_depth"
NEW_DEPTH = 7
STEP_S = 4.0
"""One look of two seconds, a burst, and what emulation takes to revert."""
TIMEOUT_S = 3
"""Of commands, in seconds: shorter than a drive that stalls takes."""
FREEZE_S = 8.0
"""QEMU waits for the read that stalls when the kernel resets the link, and the whole machine with it."""
STALLING_BYTES_S = 8192
"""A read of 64 KiB takes 8 s then. When the kernel resets the link, QEMU waits for it, so it has to end."""
TIMES_OUT, ALL_OPTIONS_OFF = "4", "0"
"""``opts`` of scsi_debug: every ``every_nth`` command is not answered (drivers/scsi/scsi_debug.c)."""


@scenario(900)
def long_trial(lab: Lab) -> str:
    """A reset link reverts one drive's trial at once and quotes the kernel; the drive beside it is left alone."""
    with Window("tune") as window, _load(window):
        hdd, ssd = window.drive(STALLED.serial), window.drive(HEALTHY.serial)
        old = {drive["name"]: depth(drive["name"]) for drive in (hdd, ssd)}
        begin(window, hdd, DEPTH, NEW_DEPTH)
        healthy = begin(window, ssd, DEPTH, NEW_DEPTH)
        lab.same("on trial", [depth(drive["name"]) for drive in (hdd, ssd)], [NEW_DEPTH, NEW_DEPTH])
        _refused(lab, window, hdd)
        lab.until("suspend is held off", suspend_is_held_off, 30)
        lab.true("which is said", all(_state(window, drive)["awake"] for drive in (hdd, ssd)))

        # QEMU lets next to nothing through to it: commands time out, and the kernel resets the link.
        Path(f"/sys/block/{hdd['name']}/device/timeout").write_text(str(TIMEOUT_S), encoding="ascii")
        lab.host.throttle(STALLED.role, STALLING_BYTES_S)
        lab.until("the kernel says so", lambda: " frozen" in run("dmesg"), 60)
        reset_s = lab.until("reverted", lambda: depth(hdd["name"]) == old[hdd["name"]], 30)
        lab.host.throttle(STALLED.role, STALLED.bytes_s)
        lab.true(f"reverted within one step: {reset_s:.1f} s", reset_s <= STEP_S + FREEZE_S)
        state = ended(lab, window, hdd)
        lab.same("its end", state["end"], "harm")
        quoted = [one["text"] for one in state["harm"]]
        lab.true(f"the kernel is quoted: {quoted}", any("exception Emask" in line for line in quoted))
        lab.true("what is quoted was said", all(line in run("dmesg") for line in quoted))

        killed = keeper_of(ssd["name"])
        lab.same("what the keeper's wall leaves it", powers(killed), 0)
        os.kill(killed, signal.SIGKILL)
        lab.until("another keeper", lambda: keeper_of(ssd["name"]) not in (0, killed), 60)
        lab.same("the healthy drive after its keeper was killed", depth(ssd["name"]), NEW_DEPTH)
        timeout_s = _timeouts(lab, window)
        # An hour has gone by for the healthy drive: the next keeper reads so in the order.
        shorten(healthy["trial"], 5.0)
        os.kill(keeper_of(ssd["name"]), signal.SIGKILL)
        lab.until("its time is up", lambda: depth(ssd["name"]) == old[ssd["name"]], 60)
        state = ended(lab, window, ssd)
        lab.same("its end, with the same load and a killed keeper", (state["end"], state["harm"]), ("time-up", []))
        lab.until("suspend is no longer held off", lambda: not suspend_is_held_off(), 30)
        _keeps(lab, window)
    ours = ("disktune-long-trial@*", "disktune-awake*")
    units = run("systemctl", "list-units", "--all", "--no-legend", "--state=failed", *ours)
    lab.same("units that failed", units.strip(), "")
    said = run("journalctl", "--boot", "--identifier=disktune-helper", "--output=cat", "--no-pager")
    lab.same("mistakes of keepers", [line for line in said.splitlines() if line.startswith("long")], [])
    lab.until("suspend is held off no longer", lambda: not suspend_is_held_off(), 30)
    return (
        f"reverted {reset_s:.1f} s after the kernel gave a command up, {timeout_s:.1f} s after the first timeout"
    )


def _timeouts(lab: Lab, window: Window) -> float:
    """Let a drive answer no command; return how many seconds after the first timeout its trial was reverted."""
    run("modprobe", "scsi_debug", "dev_size_mb=64", limit_s=60)
    try:
        run("udevadm", "settle")
        name = next(path.name for path in Path("/sys/block").glob("sd*") if "/pseudo_" in str(path.resolve()))
        drive = next(one for one in window.drives() if one["name"] == name)
        old = depth(name)
        Path(f"/sys/block/{name}/device/timeout").write_text(str(TIMEOUT_S), encoding="ascii")
        begin(window, drive, DEPTH, NEW_DEPTH)
        (DEBUG / "every_nth").write_text("1", encoding="ascii")
        (DEBUG / "opts").write_text(TIMES_OUT, encoding="ascii")
        reading = subprocess.Popen(
            ["dd", f"if=/dev/{name}", "of=/dev/null", "bs=4k", "count=1", "iflag=direct"],
            stderr=subprocess.DEVNULL,
        )
        started = time.monotonic()
        lab.until("commands time out: reverted", lambda: depth(name) == old, 60)
        late_s = time.monotonic() - started - TIMEOUT_S
        (DEBUG / "opts").write_text(ALL_OPTIONS_OFF, encoding="ascii")
        reading.wait(120)
        state = ended(lab, window, drive)
        kinds = {one["kind"] for one in state["harm"]}
        lab.same("its end", state["end"], "harm")
        lab.true(f"signs: {kinds}", bool(kinds & {"timeout", "failed-command", "io-error", "link-reset"}))
        lab.true(f"reverted within one step: {late_s:.1f} s", late_s <= STEP_S)
        return late_s
    finally:
        (DEBUG / "opts").write_text(ALL_OPTIONS_OFF, encoding="ascii")
        run("modprobe", "-r", "scsi_debug", ok=(0, 1), limit_s=60)


def _refused(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    """The same setting is refused to an ordinary Apply, and another one is not."""
    change = {"setting": DEPTH, "expected": NEW_DEPTH, "value": NEW_DEPTH + 1}
    try:
        window.ask("apply", drive=ref(drive), changes=[change], trial_s=5)
    except Exception as refused:  # whatever it is, its words are looked at
        lab.true(f"refused: {refused}", "long trial" in str(refused))
    else:
        lab.true("the same setting is refused", False)
    window.change(drive, "block.read_ahead", 256)


def _keeps(lab: Lab, window: Window) -> None:
    """What the user keeps stays, and nothing of the trial is left."""
    drive = window.drive(NVME.serial)
    before = window.states(drive)["block.io_timeout"]["value"]
    state = begin(window, drive, "block.io_timeout", 20_000)
    lab.until("suspend is held off again", suspend_is_held_off, 30)
    run("systemctl", "stop", "disktune-awake.service")
    lab.same("stopped by hand", (suspend_is_held_off(), _state(window, drive)["awake"]), (False, False))
    lab.same("the trial", _state(window, drive)["stage"], "on")
    window.ask("end-long-trial", trial=state["trial"], keep=True)
    lab.same("kept", window.states(drive)["block.io_timeout"]["value"], 20_000)
    lab.same("its end", ended(lab, window, drive)["end"], "kept")
    window.change(drive, "block.io_timeout", before)


@scenario(600)
def long_trial_power_lost(lab: Lab) -> str:
    """Power is lost during a long trial: the values are the old ones afterwards, and its end is known."""
    if not LEFT_BEHIND.exists():
        with Window("tune") as window:
            drive = window.drive(HEALTHY.serial)
            before = depth(drive["name"])
            begin(window, drive, DEPTH, NEW_DEPTH)
            with LEFT_BEHIND.open("w", encoding="ascii") as file:
                file.write(str(before))
                file.flush()
                os.fsync(file.fileno())
            lab.host.cut_power()
    before = int(LEFT_BEHIND.read_text(encoding="ascii"))
    with Window("tune") as window:
        drive = window.drive(HEALTHY.serial)
        lab.until("the order was found", lambda: _state(window, drive)["stage"] != "on", 60)
        lab.same("depth", depth(drive["name"]), before)
        state = _state(window, drive)
        lab.same("its end", (state["stage"], state["end"]), ("ended", "left-behind"))
        lab.same("what could not be reverted", [one for one in state["results"] if one["fault"]], [])
    return f"nothing in force after the restart, {lab.checks} comparisons"


# -- what they share -------------------------------------------------------------------------------------------


def begin(window: Window, drive: dict[str, Any], setting: str, value: object) -> dict[str, Any]:
    """Begin a long trial of an hour and return its state."""
    expected = window.states(drive)[setting]["value"]
    change = {"setting": setting, "expected": expected, "value": value}
    return window.ask("try-long", drive=ref(drive), changes=[change], span="hour")


def _state(window: Window, drive: dict[str, Any]) -> dict[str, Any]:
    found = [one for one in window.ask("long-trials")["trials"] if one["drive"]["identity"] == drive["identity"]]
    return max(found, key=lambda one: one["began"])


def ended(lab: Lab, window: Window, drive: dict[str, Any]) -> dict[str, Any]:
    """Wait until the end of a drive's last trial is written down, and return it."""
    lab.until("its end is written down", lambda: _state(window, drive)["stage"] == "ended", 30)
    return _state(window, drive)


def depth(name: str) -> int:
    """Return what the kernel says of the queue depth."""
    return int(Path(f"/sys/block/{name}/device/queue_depth").read_text(encoding="ascii"))


def keeper_of(name: str) -> int:
    """Return the process id of a drive's keeper, 0 if there is none."""
    return int(run("systemctl", "show", "--value", "-p", "MainPID", f"disktune-long-trial@{name}.service"))


def powers(process: int) -> int:
    """Return the capabilities that are permitted to a process."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("CapPrm:")[2].split()[0], 16)


def shorten(trial: str, seconds: float) -> None:
    """Let an order last no longer: only root can write it, and no caller has a way to."""
    path = ORDERS / trial
    order = json.loads(path.read_text(encoding="utf-8"))
    order["state"]["seconds"] = seconds
    path.write_text(json.dumps(order) + "\n", encoding="utf-8")


@contextmanager
def _load(window: Window) -> Iterator[None]:
    """Read from both drives all the time."""
    names = [window.drive(disk.serial)["name"] for disk in (STALLED, HEALTHY)]
    loop = "while :; do dd if=/dev/{} of=/dev/null bs=64k count=2000 iflag=direct; sleep 0.2; done 2>/dev/null"
    busy = [subprocess.Popen(["sh", "-c", loop.format(name)], start_new_session=True) for name in names]
    try:
        yield
    finally:
        for one in busy:
            os.killpg(one.pid, signal.SIGKILL)
            one.wait()
