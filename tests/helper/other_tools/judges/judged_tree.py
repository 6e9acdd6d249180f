"""A tree of files that a tool and our reader are both shown, for the judges of what the files mean.

Needs nothing but the standard library, so that the lab can use it with the tools of its guest. tuned's loader is
given the place to look; the others run in a mount name space of their own.
"""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree

NAME_SPACE = ("unshare", "--map-root-user", "--mount")

Dice = random.Random
Row = tuple[str, str, object]
"""Drive, setting, value."""


def put(root: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        place = root / path.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)


def our_rows(root: Path, tool: str) -> list[tuple[Row, tuple[str, ...]]]:
    """Return what our reader says of a tree: the rows that take effect, with their occasions."""
    found = claims(Tree(str(root))).claims
    return [
        ((one.drive_match, one.setting, one.value), tuple(one.when))
        for one in found
        if one.valid and one.tool == tool
    ]


def inside(script: str, root: Path, *arguments: str) -> str:
    """Run a shell script in a name space of its own, with the tree as its first argument."""
    command = [*NAME_SPACE, "sh", "-ec", script, "sh", str(root), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, errors="replace")
    if done.returncode:
        raise RuntimeError(f"the judge could not work: {done.stderr.strip()[-500:]}")
    return done.stdout


def can_mount() -> str:
    """Return why no name space can be made, empty if it can."""
    done = subprocess.run([*NAME_SPACE, "true"], capture_output=True, text=True, check=False)
    return f"no mount name space may be made: {done.stderr.strip()}" if done.returncode else ""


def as_text(row: Row) -> Row:
    """Return *row* with its value as text, so that rows can be sorted."""
    return (row[0], row[1], str(row[2]))
