"""What a screen reader finds: every object that is shown by a program, with its role and its name, as JSON.

``python3 -m tools.desktops.accessible PID``, or the beginning of a program's name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pyatspi

MOST = 4000
"""Objects: a table may have very many cells, all alike."""


def _programs(wanted: str) -> Iterator[Any]:
    desktop = pyatspi.Registry.getDesktop(0)
    for number in range(desktop.childCount):
        program = desktop.getChildAtIndex(number)
        if program is not None and (
            str(program.get_process_id()) == wanted or (program.name or "").startswith(wanted)
        ):
            yield program


def _shown(program: Any) -> Iterator[Any]:
    """Yield what is on the screen below *program*, itself not included."""
    waiting = [program]
    seen = 0
    while waiting and seen < MOST:
        one = waiting.pop(0)
        for number in range(one.childCount):
            child = one.getChildAtIndex(number)
            seen += 1
            # It may have gone since it was counted.
            if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
                waiting.append(child)
                yield child


def _told(one: Any) -> dict[str, Any]:
    states = one.getState()
    return {
        "role": one.getRoleName(),
        "name": one.name or "",
        "takes focus": states.contains(pyatspi.STATE_FOCUSABLE),
    }


def main() -> None:
    """Print them."""
    print(json.dumps([_told(one) for program in _programs(sys.argv[1]) for one in _shown(program)]))


if __name__ == "__main__":
    main()
