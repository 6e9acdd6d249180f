"""Eight, twenty-four and a thousand drives: measured in a machine of the lab, which has them and their kernel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tools.speed.measure import Figure, Goal, Row
from tools.speed.table import ROOT

IDS = ("inspect-8-drives", "apply-24-drives", "list-1000-drives")
SCENARIO = "bench-drives"
WHAT = {
    "inspect-8-drives": "everything about 8 drives, as the window asks for it",
    "apply-24-drives": "restoring 6 settings on each of 24 drives, as at boot",
    "list-1000-drives": "list of 1,000 drives, from exec to the answer",
}
_LIMIT_S = 2400


def rows(_rounds: int) -> Iterator[Row]:
    """Run the scenario once; it takes its own rounds, with contenders in turn."""
    found = _measured()
    if isinstance(found, str):
        yield from (Row(row, what, "ms", (), note=found) for row, what in WHAT.items())
        return
    for row in (_inspection(found["inspection"]), _apply(found["apply"]), _thousand(found["many"])):
        yield replace(row, note=f"{row.note}; virtual machine, {found['how']}")


def _measured() -> dict[str, Any] | str:
    """Return what the scenario printed, or why there is nothing."""
    command = [os.environ.get("PYTHON", sys.executable), "-m", "tools.lab", "run", SCENARIO]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=_LIMIT_S, check=False)
    for line in done.stdout.splitlines():
        begin, end = line.find("{"), line.rfind("}")
        if SCENARIO in line and done.returncode == 0 and begin >= 0:
            figures: dict[str, Any] = json.loads(line[begin : end + 1])
            # What runs in software emulation costs many times as much, and not everything by the same factor.
            emulated = "lab: software emulation" in done.stdout
            return {**figures, "how": "software emulation" if emulated else "hardware virtualisation"}
    said = (done.stdout + done.stderr).strip().splitlines() or ["nothing"]
    return f"not measured: the lab said “{said[-1]}”"


def _figures(found: dict[str, float], *names: str) -> tuple[Figure, ...]:
    return tuple(Figure(name, (found[name],)) for name in names)


def _inspection(found: dict[str, float]) -> Row:
    figures = _figures(found, "session", "from start", "hdparm + smartctl")
    ratio = found["session"] / found["hdparm + smartctl"]
    goals = (Goal("≤ 0.5 × hdparm -I and smartctl -j -a of each", ratio, 0.5),)
    return Row(
        IDS[0], WHAT[IDS[0]], "ms", figures, goals, "in a session; “from start” with the start of the helper"
    )


def _apply(found: dict[str, float]) -> Row:
    figures = _figures(found, "process per drive", "one process", "hdparm's script")
    ratio = found["process per drive"] / found["hdparm's script"]
    goals = (Goal("≤ 0.5 × hdparm's script for each", ratio, 0.5),)
    note = "a process for each drive is what its unit starts; hdparm's script sets one value of each"
    return Row(IDS[1], WHAT[IDS[1]], "ms", figures, goals, note)


def _thousand(found: dict[str, dict[str, float]]) -> Row:
    most = found["1000"]
    figures = _figures(most, "from start", "session", "lsblk", "udisks2")
    growth = most["session"] / found["250"]["session"] / 4
    goals = (
        Goal("≤ 1 × lsblk -J -O", most["from start"] / most["lsblk"], 1.0),
        Goal("≤ 1 × udisks2 coldplug", most["from start"] / most["udisks2"], 1.0),
        Goal("≤ 1.15 × as long a drive as with 250", growth, 1.15),
    )
    note = f"with one more plugged in {found['one more']['session']:g} ms in a session"
    return Row(IDS[2], WHAT[IDS[2]], "ms", figures, goals, note)
