"""Which temperatures may be read while drives are only listed, so that listing keeps no disk from standby.

For a hard disk the kernel's drivetemp asks the drive by a command, which restarts the standby timer of some disks
(Documentation/hwmon/drivetemp.rst, "Limitations"), and the window lists drives every 30 s. CHECK POWER MODE would
be no way out: the class browse opens no drive, and some firmware counts that question as activity as well. What
costs the drive nothing is the kernel's own count: a disk that read or wrote since it was listed last was awake,
and its timer was restarted by that work anyway. Of any other one the temperature is unknown.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

_SECTORS = (2, 6, 13)
"""Of ``stat`` (Documentation/block/stat.rst): the sectors that were read, written and discarded.

Not the commands: old kernels count those without data among them.
"""
AGAIN_S = 10.0
"""Within that time a list repeats what the one before it said."""


class _Seen(NamedTuple):
    at: float
    diskseq: int | None
    work: tuple[str, ...]
    celsius: float | None


class DriveTemperatures:
    """Remembers of each hard disk what it had done when it was listed last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, _Seen] = {}

    def celsius(self, ports: Ports, name: str, *, rotating: bool) -> float | None:
        """Return the temperature in °C; of what may be a hard disk only if it is known to be awake."""
        if not rotating or name.startswith("nvme"):
            return _read(ports, name)
        now, diskseq, work = self._clock(), sysfs.number(ports, name, "diskseq"), work_done(ports, name)
        seen = self._seen.get(name)
        if seen is not None and seen.diskseq != diskseq:
            seen = None
        if seen is not None and now - seen.at < AGAIN_S:
            return seen.celsius
        awake = bool(work) and seen is not None and seen.work != work
        found = _read(ports, name) if awake else None
        self._seen[name] = _Seen(now, diskseq, work, found)
        return found


def work_done(ports: Ports, name: str) -> tuple[str, ...]:
    """Return how much a disk has read and written; empty where the count says nothing."""
    # Switched on, the kernel counts questions such as our own as well (Linux 6.12).
    if sysfs.number(ports, name, "queue/iostats_passthrough") == 1:
        return ()
    numbers = (sysfs.text(ports, name, "stat") or "").split()
    return tuple(numbers[place] for place in _SECTORS if place < len(numbers))


def _read(ports: Ports, name: str) -> float | None:
    for place in sysfs.sensors(ports, name):
        value = text_of(ports, f"{place}/temp1_input")
        if value.lstrip("-").isdigit():
            return int(value) / 1000
    return None
