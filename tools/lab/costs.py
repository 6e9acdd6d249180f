"""What the lab's time went into: a table of machines and of the scenarios that took longest.

Emulation is paid for in processor time of the host, so that is what tells what a scenario costs. Its seconds are
more where it waits, or where others want the processors, too. Where nobody else does, its processor time and what
it waits for timers and slow drives come to its seconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LONGEST = 15
"""Scenarios in the table."""

Found = Mapping[str, Any]
"""What is known of one machine: ``boots`` and ``scenarios``, as it leaves them in its ``results.json``."""


def table(machines: Mapping[str, Found]) -> list[str]:
    """Return the lines: each machine with its boots, then the scenarios that took longest, longest first."""
    lines = [_row("machine", "seconds", "processor", "waited", "boots", "processor")]
    for name, found in sorted(machines.items(), key=lambda one: -_total(one[1], "seconds")):
        booting = sum(boot["processor_s"] for boot in found["boots"])
        totals = (_total(found, key) for key in ("seconds", "processor_s", "waited_s"))
        figures = (*totals, len(found["boots"]), booting)
        lines.append(_row(name, *(f"{figure:.0f}" for figure in figures)))
    scenarios = [one for found in machines.values() for one in found["scenarios"]]
    lines.append(_row("scenario", "seconds", "processor", "waited", "programs", "comparisons"))
    for one in sorted(scenarios, key=lambda one: -one["seconds"])[:LONGEST]:
        keys = ("seconds", "processor_s", "waited_s", "programs", "checks")
        lines.append(_row(one["scenario"], *(f"{one.get(key, 0):.0f}" for key in keys)))
    return lines


def _total(found: Found, key: str) -> float:
    return float(sum(one.get(key, 0.0) for part in ("boots", "scenarios") for one in found[part]))


def _row(name: str, *cells: str) -> str:
    return f"      {name:<28}" + "".join(f"{cell:>12}" for cell in cells)


def comparisons(scenarios: Sequence[Found]) -> int:
    """Return how many comparisons were made."""
    return sum(one["checks"] for one in scenarios)
