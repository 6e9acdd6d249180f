"""What a scenario costs, as the guest's kernel counts it; what emulation pays for it the host adds."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

STAT = Path("/proc/stat")
_IDLE, _IOWAIT = 3, 4
"""Columns of a line of processor time (proc(5)), behind its name."""


@dataclass(frozen=True)
class Spent:
    """Everything that the machine had spent at one moment."""

    at_s: float
    idle_s: float
    """Of all processors together, waiting for drives included."""
    programs: int
    """Processes and threads that have been started."""
    processors: int

    @classmethod
    def until_now(cls) -> Spent:
        """Return what has been spent since the start of the machine."""
        return cls.read(STAT.read_text(encoding="ascii"), time.monotonic())

    @classmethod
    def read(cls, text: str, at_s: float) -> Spent:
        """Return what *text* says, the kernel's statistics at the moment *at_s*, in seconds."""
        lines = {words[0]: words[1:] for words in map(str.split, text.splitlines()) if words}
        ticks = int(lines["cpu"][_IDLE]) + int(lines["cpu"][_IOWAIT])
        processors = sum(name.startswith("cpu") and name != "cpu" for name in lines)
        return cls(at_s, ticks / os.sysconf("SC_CLK_TCK"), int(lines["processes"][0]), processors)

    def since(self, before: Spent) -> dict[str, float]:
        """Return the difference: seconds, seconds in which no processor had anything to do, and programs started.

        The kernel tells idle time of each processor, not of all at once: those seconds are the fewest that there
        can have been, and all where one program at a time works.
        """
        seconds = self.at_s - before.at_s
        idle = self.idle_s - before.idle_s
        waited = max(0.0, idle - seconds * (self.processors - 1))
        return {"seconds": seconds, "waited_s": waited, "programs": self.programs - before.programs}
