"""Machines side by side, each run by a process of its own: ending the lab then ends every one of them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

from tests.lab.machines import Machine

PROCESSORS = 2.0
"""What the lab may keep busy. A guest that works keeps one busy, seldom both of its own."""
AT_ONCE = 3
"""Machines, however little they do: each has memory of its own."""

LOOK_S = 0.5

Work = tuple[Machine, tuple[str, ...]]
"""A machine and the scenarios that it is to run."""


def in_turn(works: Sequence[Work]) -> list[list[Work]]:
    """Return who runs beside whom: those that judge speed alone and first, then the others, the longest first.

    Of these, those that wait most of the time begin.
    """
    others = [work for work in works if not work[0].alone]
    others.sort(key=lambda work: (not is_idle(work[0]), -work[0].limit_s))
    return [*([work] for work in works if work[0].alone), *([others] if others else [])]


def is_idle(machine: Machine) -> bool:
    """Return whether a machine waits most of the time."""
    return machine.load < 0.5


def run(works: Sequence[Work]) -> None:
    """Run every machine to its end. Whatever ends this, no machine goes on."""
    for group in in_turn(works):
        waiting = list(group)
        running: list[tuple[Machine, subprocess.Popen[bytes]]] = []
        try:
            while waiting or running:
                while (work := next_of(waiting, [machine for machine, _ in running])) is not None:
                    waiting.remove(work)
                    running.append((work[0], _begin(*work)))
                time.sleep(LOOK_S)
                running = [one for one in running if one[1].poll() is None]
        finally:
            for _, process in running:
                process.terminate()
            for _, process in running:
                process.wait()


def next_of(waiting: Sequence[Work], running: Sequence[Machine]) -> Work | None:
    """Return the first of those that wait which may start beside those that run."""
    return next((work for work in waiting if has_room(work[0], running)), None)


def has_room(machine: Machine, running: Sequence[Machine]) -> bool:
    """Return whether a machine may start beside those that run; those that wait most of the time leave it room."""
    busy = sum(one.load for one in running if not is_idle(one))
    return not running or (len(running) < AT_ONCE and busy + machine.load <= PROCESSORS)


def _begin(machine: Machine, scenarios: tuple[str, ...]) -> subprocess.Popen[bytes]:
    how = "quick" if machine.quick else "machine"
    return subprocess.Popen([sys.executable, "-m", "tools.lab", how, machine.name, *scenarios])
