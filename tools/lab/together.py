"""Machines side by side, each run by a process of its own: ending the lab then ends every one of them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

from tests.lab.machines import Machine

AT_ONCE = 2
"""Machines. A guest seldom keeps more than one core busy for long, and two cores are what the lab may take.

One that waits most of the time (`Machine.waits`) does not count.
"""

LOOK_S = 0.5

Work = tuple[Machine, tuple[str, ...]]
"""A machine and the scenarios that it is to run."""


def in_turn(works: Sequence[Work]) -> list[list[Work]]:
    """Return who runs beside whom: those that judge speed alone and first, then the others, the longest first.

    Of these, those that wait most of the time begin.
    """
    others = [work for work in works if not work[0].alone]
    others.sort(key=lambda work: (not work[0].waits, -work[0].limit_s))
    return [*([work] for work in works if work[0].alone), *([others] if others else [])]


def run(works: Sequence[Work]) -> None:
    """Run every machine to its end. Whatever ends this, no machine goes on."""
    for group in in_turn(works):
        waiting = list(group)
        running: list[tuple[Machine, subprocess.Popen[bytes]]] = []
        try:
            while waiting or running:
                while waiting and has_room(waiting[0][0], [machine for machine, _ in running]):
                    running.append((waiting[0][0], _begin(*waiting.pop(0))))
                time.sleep(LOOK_S)
                running = [one for one in running if one[1].poll() is None]
        finally:
            for _, process in running:
                process.terminate()
            for _, process in running:
                process.wait()


def has_room(machine: Machine, running: Sequence[Machine]) -> bool:
    """Return whether a machine may start beside those that run."""
    return machine.waits or sum(not one.waits for one in running) < AT_ONCE


def _begin(machine: Machine, scenarios: tuple[str, ...]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "tools.lab", "machine", machine.name, *scenarios])
