"""What continuous integration spent its time on: ``python3 -m tools.slowest FILE`` prints the ten slowest parts.

FILE has a line for each part: its seconds, a tab and its name. `tests/conftest.py` adds one for each file of tests
and `tools/lab` one for each scenario, where the environment names such a file. Tests and scenarios run two at a
time, so their seconds are more than those of the clock.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

FILE = "DISKTUNE_TIMES"
"""The variable of the environment that names the file."""
_PRINTED = 10


def add(parts: Mapping[str, float]) -> None:
    """Add the seconds of parts, by name, to the file that the environment names, if it does."""
    if path := os.environ.get(FILE):
        with Path(path).open("a", encoding="utf-8") as file:
            file.writelines(f"{seconds:.1f}\t{name}\n" for name, seconds in parts.items())


def table(path: Path) -> list[str]:
    """Return a line for each of the ten slowest parts, slowest first; a part that ran twice counts as one."""
    parts: defaultdict[str, float] = defaultdict(float)
    for line in path.read_text(encoding="utf-8").splitlines():
        seconds, name = line.split("\t")
        parts[name] += float(seconds)
    slowest = sorted(parts.items(), key=lambda part: -part[1])[:_PRINTED]
    return [f"{seconds:8.0f} s  {name}" for name, seconds in slowest]


if __name__ == "__main__":
    print("\n".join(table(Path(sys.argv[1]))))
