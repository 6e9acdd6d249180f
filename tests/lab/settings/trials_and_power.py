"""The machine sleeps, or loses its power, while a change is on trial."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window

LEFT_BEHIND = Path("/var/lib/lab-power-lost")
JOURNAL = Path("/var/lib/disktune/journal.jsonl")
TRIAL_S = 20


@scenario()
def suspended_on_trial(lab: Lab) -> str:
    """A trial that a suspension interrupts ends as every other: it was not confirmed, so it is reverted."""
    # Full suspension does not come back under emulation; this level freezes every process, and runs all hooks.
    Path("/sys/power/pm_test").write_text("freezer\n", encoding="ascii")
    with Window("tune") as window:
        drive = window.drive(HDD.serial)
        name = drive["name"]
        before = JUDGES["block.read_ahead"].read(name)
        window.apply(drive, {"ata.write_cache": False, "block.read_ahead": 2048}, TRIAL_S)
        started = time.monotonic()
        run("systemctl", "suspend", limit_s=60)
        lab.until("the machine has slept", _has_slept)
        slept = time.monotonic() - started
        ended = window.event("trial-ended")
        lab.same("its end", ended["end"], "timed-out")
        lab.same("write cache", JUDGES["ata.write_cache"].read(name), True)
        lab.same("read-ahead", JUDGES["block.read_ahead"].read(name), before)
        lab.true("the session goes on", bool(window.drives()))
    return f"slept within {slept:.0f} s, 2 settings put back after {time.monotonic() - started:.0f} s"


def _has_slept() -> bool:
    return "PM: suspend exit" in run("dmesg")


@scenario()
def power_lost_on_trial(lab: Lab) -> str:
    """Power is lost during a trial: nothing of it is in force afterwards, and the journal tells of it."""
    if not LEFT_BEHIND.exists():
        with Window("tune") as window:
            drive = window.drive(HDD.serial)
            window.change(drive, "block.read_ahead", 1024)
            window.apply(drive, {"ata.write_cache": False, "block.read_ahead": 2048}, 120)
            lab.same("write cache on trial", JUDGES["ata.write_cache"].read(drive["name"]), False)
            # The marker is flushed; for its own files the program has to see itself.
            with LEFT_BEHIND.open("w", encoding="ascii") as file:
                file.write(str(len(JOURNAL.read_text(encoding="utf-8").splitlines())))
                file.flush()
                os.fsync(file.fileno())
            lab.host.cut_power()
    entries = int(LEFT_BEHIND.read_text(encoding="ascii"))
    with Window("tune") as window:
        lab.same("unfinished trials", window.hello["unfinished"], 0)
        drive = window.drive(HDD.serial)
        lab.same("write cache", JUDGES["ata.write_cache"].read(drive["name"]), True)
        lab.same("write cache, as we see it", window.states(drive)["ata.write_cache"]["value"], True)
        lab.true(
            "read-ahead is the kernel's own", JUDGES["block.read_ahead"].read(drive["name"]) not in (1024, 2048)
        )
        journal = window.ask("journal", identity=drive["identity"], limit=100)["entries"]
        lab.same("entries of the journal", len(journal), entries)
        lab.same(
            "the newest", {entry["setting"] for entry in journal[:2]}, {"ata.write_cache", "block.read_ahead"}
        )
        window.change(drive, "block.read_ahead", 512)
        again = window.ask("journal", identity=drive["identity"], limit=100)["entries"]
        lab.same("the journal goes on", len(again), entries + 1)
    return f"nothing in force after the restart, {entries} entries of the journal kept"
