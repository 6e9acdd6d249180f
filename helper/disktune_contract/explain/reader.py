"""Explains what a published text does: a line, a script, a snippet of configuration. It runs nothing."""

from __future__ import annotations

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.part import Kind, Part


def explain(text: str) -> tuple[Part, ...]:
    """Return what the parts of *text* do, in their order."""
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if words and words[0].endswith("hdparm"):
            for call in hdparm_args.calls(words[1:]):
                name = call.device.removeprefix("/dev/")
                for wish in call.wishes:
                    kind = Kind.SETTING if wish.valid else Kind.NOT_UNDERSTOOD
                    found.append(
                        Part(line.strip(), number, kind, wish.setting, wish.value, "", (name,), wish.problem)
                    )
        elif words:
            found.append(Part(line.strip(), number, Kind.NOT_UNDERSTOOD))
    return tuple(found)
