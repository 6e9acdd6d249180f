"""Drives that come at once, and as the one process that sets them leaves: all are set, by few processes."""

from __future__ import annotations

import random
import time
from pathlib import Path

from disktune_helper.cli.arrived import STAY_S
from tests.lab.judges.programs import JUDGES
from tests.lab.saved.saved_settings import save
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window

DEBUG = Path("/sys/bus/pseudo/drivers/scsi_debug")
UNIT = "disktune-saved-drives.service"
DRIVES = 8
AHEAD = "block.read_ahead"
SAVED, BY_HAND = 512, 256
FEW = 3
"""Processes for all of them: more than one where the next drive comes seconds later, on a slow machine."""
LEAVINGS = 4


def _names() -> list[str]:
    return sorted(path.name for path in DEBUG.glob("adapter*/host*/target*/*/block/*"))


def _pull(lab: Lab, names: list[str]) -> None:
    for name in names:
        Path(f"/sys/block/{name}/device/delete").write_text("1", encoding="ascii")
    lab.until("they are gone", lambda: not set(names) & set(_names()))
    run("udevadm", "settle")


def _plug() -> None:
    for scan in DEBUG.glob("adapter*/host*/scsi_host/host*/scan"):
        scan.write_text("- - -", encoding="ascii")


def _are_set(names: list[str]) -> bool:
    return len(names) == DRIVES and all(JUDGES[AHEAD].read(name) == SAVED for name in names)


def _starts() -> int:
    said = run("journalctl", "-b", "-q", "-o", "cat", "-u", UNIT, "SYSLOG_IDENTIFIER=systemd")
    return sum(line.startswith("Starting ") for line in said.splitlines())


@scenario(900)
def saved_for_many_drives(lab: Lab) -> str:
    """Eight drives come at once; then one comes again and again as the process that sets it leaves."""
    options = ["num_tgts=1", f"max_luns={DRIVES}", "dev_size_mb=8", "fake_rw=1", "delay=0"]
    run("modprobe", "scsi_debug", *options, limit_s=200)
    try:
        lab.until("they are there", lambda: len(_names()) == DRIVES)
        run("udevadm", "settle")
        with Window("tune") as window:
            names = _names()
            for drive in window.drives():
                if drive["name"] in names:
                    save(window, drive, {AHEAD: SAVED})
        processes = _all_at_once(lab)
        return f"{DRIVES} drives set by {processes} processes; {_while_it_leaves(lab)}"
    finally:
        run("modprobe", "-r", "scsi_debug", ok=(0, 1), limit_s=60)


def _all_at_once(lab: Lab) -> int:
    """Return how many processes set all drives."""
    _pull(lab, _names())
    before = _starts()
    _plug()
    lab.until("all are set", lambda: _are_set(_names()))
    processes = _starts() - before
    lab.true(f"few processes: {processes}", 1 <= processes <= FEW)
    return processes


def _while_it_leaves(lab: Lab) -> str:
    """Let a drive come as the process leaves, each time a little sooner or later; another drive is left alone."""
    other = _names()[0]
    with Window("tune") as window:
        window.change(next(drive for drive in window.drives() if drive["name"] == other), AHEAD, BY_HAND)
    before, longest = _starts(), 0.0
    for _ in range(LEAVINGS):
        last = _names()[-1]
        leaves_at = time.monotonic() + STAY_S
        _pull(lab, [last])
        time.sleep(max(leaves_at + random.uniform(-0.5, 1.5) - time.monotonic(), 0))  # noqa: S311
        _plug()
        lab.until("it is there again", lambda: len(_names()) == DRIVES)
        longest = max(longest, lab.until("it is set", lambda: JUDGES[AHEAD].read(_names()[-1]) == SAVED, 60))
        lab.same("what was set by hand on another drive", JUDGES[AHEAD].read(other), BY_HAND)
    return f"one set {LEAVINGS} times after {longest:.1f} s at most, {_starts() - before} more processes"
