"""Print the lines of the program by feature and side, and fail where there are more than setup.cfg allows.

    python3 -m tools.budget

A feature is a folder of a side: ``scrub`` of the window, the helper and the contract. Only a commit of its own,
with a reason, raises ``most_lines`` or ``most_modules`` in the section ``disktune:budget``.
"""

from __future__ import annotations

import configparser
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIDES = {"window": "disktune_gui", "helper": "helper/disktune_helper", "contract": "helper/disktune_contract"}
SECTION = "disktune:budget"


def counted(root: Path = ROOT) -> dict[str, dict[str, tuple[int, int]]]:
    """Return modules and lines by feature and side; modules directly in a package are the feature ``.``."""
    found: dict[str, dict[str, tuple[int, int]]] = defaultdict(dict)
    for side, folder in SIDES.items():
        for file in sorted((root / folder).rglob("*.py")):
            inside = file.relative_to(root / folder).parts
            feature = inside[0] if len(inside) > 1 else "."
            modules, lines = found[feature].get(side, (0, 0))
            own = file.name != "__init__.py"
            found[feature][side] = (modules + own, lines + len(file.read_bytes().splitlines()))
    return found


def limits(root: Path = ROOT) -> tuple[int, int]:
    """Return how many modules and lines there may be."""
    setup = configparser.ConfigParser()
    setup.read(root / "setup.cfg", encoding="utf-8")
    return setup.getint(SECTION, "most_modules"), setup.getint(SECTION, "most_lines")


def table(found: dict[str, dict[str, tuple[int, int]]]) -> Iterator[str]:
    """Yield the table, the largest feature first."""
    yield f"{'lines of':<20}" + "".join(f"{side:>10}" for side in SIDES) + f"{'all':>10}"
    for feature, sides in sorted(found.items(), key=lambda one: -sum(lines for _, lines in one[1].values())):
        cells = [sides.get(side, (0, 0))[1] for side in SIDES]
        yield f"{feature:<20}" + "".join(f"{cell or '':>10}" for cell in cells) + f"{sum(cells):>10}"


def main() -> int:
    """Print the table; return 1 if there is more than is allowed."""
    found = counted()
    print("\n".join(table(found)))
    modules, lines = (sum(one[place] for sides in found.values() for one in sides.values()) for place in (0, 1))
    most_modules, most_lines = limits()
    print(f"{modules} modules of {most_modules}, {lines} lines of {most_lines}")
    if modules <= most_modules and lines <= most_lines:
        return 0
    print(
        "The program has grown: take something away, or raise the budget in setup.cfg in a commit that says why."
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
