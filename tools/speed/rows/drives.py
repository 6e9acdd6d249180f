"""Eight, twenty-four and a thousand drives: measured in a machine of the lab, which has them and their kernel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tools.lab.__main__ import MEASURED
from tools.speed.measure import Figure, Goal, Row
from tools.speed.table import ROOT

IDS = ("inspect-8-drives", "apply-24-drives", "list-1000-drives")
SCENARIO = "bench-drives"
WHAT = {
    "inspect-8-drives": "identity, health, self-tests and logs of 8 drives, as the window asks for them",
    "apply-24-drives": "restoring 6 settings on each of 24 drives, as at boot",
    "list-1000-drives": "list of 1,000 drives, from exec to the answer",
}


def rows(_rounds: int) -> Iterator[Row]:
    """Run the scenario once; it takes its own rounds, with contenders in turn. Rows come as they are measured."""
    command = [os.environ.get("PYTHON", sys.executable), "-m", "tools.lab", "run", SCENARIO]
    missing = dict(WHAT)
    last, how = "nothing", "hardware virtualisation"
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as lab:
        for line in lab.stdout or ():
            last = line.strip() or last
            if line.startswith("lab: software emulation"):
                # It costs many times as much, and not everything by the same factor.
                how = "software emulation"
            if line.startswith(MEASURED):
                ((part, figures),) = json.loads(line.removeprefix(MEASURED)).items()
                row = PARTS[part](figures)
                del missing[row.id]
                yield replace(row, note=f"{row.note}; virtual machine, {how}")
    yield from (
        Row(row, what, "ms", (), note=f"not measured: the lab said “{last}”") for row, what in missing.items()
    )


def _figures(found: dict[str, float], *names: str) -> tuple[Figure, ...]:
    return tuple(Figure(name, (found[name],)) for name in names)


def _inspection(found: dict[str, float]) -> Row:
    figures = _figures(found, "session", "from start", "with all settings", "hdparm + smartctl")
    ratio = found["session"] / found["hdparm + smartctl"]
    goals = (Goal("≤ 0.5 × hdparm -I and smartctl -j -a of each", ratio, 0.5),)
    return Row(
        IDS[0],
        WHAT[IDS[0]],
        "ms",
        figures,
        goals,
        "in a session; “from start” with the start of the helper; "
        "“with all settings” with what the two do not tell",
    )


def _apply(found: dict[str, float]) -> Row:
    figures = _figures(found, "one process", "process per drive", "hdparm's script")
    ratio = found["one process"] / found["hdparm's script"]
    goals = (Goal("≤ 0.5 × hdparm's script for each", ratio, 0.5),)
    note = (
        "until the last drive is set; hdparm's script sets one value of each, the read-ahead: /etc/hdparm.conf "
        "has no word for the other five. It starts udevadm twice, as for every drive without ATA's properties"
    )
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


PARTS: dict[str, Callable[[dict[str, Any]], Row]] = {
    "inspection": _inspection,
    "apply": _apply,
    "many": _thousand,
}
"""By the names that the scenario gives to what it measures."""
