"""Machines side by side, each run by a process of its own: ending the lab then ends every one of them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

from tests.lab.machines import Machine

AT_ONCE = 2
"""Machines. A guest seldom keeps more than one core busy for long, and two cores are what the lab may take."""

LOOK_S = 0.5

Work = tuple[Machine, tuple[str, ...]]
"""A machine and the scenarios that it is to run."""


def in_turn(works: Sequence[Work]) -> list[list[Work]]:
    """Return who runs beside whom: those that judge speed alone and first, then the others, the longest first."""
    others = [work for work in works if not work[0].alone]
    others.sort(key=lambda work: -work[0].limit_s)
    return [*([work] for work in works if work[0].alone), *([others] if others else [])]


def run(works: Sequence[Work]) -> None:
    """Run every machine to its end. Whatever ends this, no machine goes on."""
    for group in in_turn(works):
        waiting = list(group)
        running: list[subprocess.Popen[bytes]] = []
        try:
            while waiting or running:
                while waiting and len(running) < AT_ONCE:
                    running.append(_begin(*waiting.pop(0)))
                time.sleep(LOOK_S)
                running = [one for one in running if one.poll() is None]
        finally:
            for one in running:
                one.terminate()
            for one in running:
                one.wait()


def _begin(machine: Machine, scenarios: tuple[str, ...]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "tools.lab", "machine", machine.name, *scenarios])
