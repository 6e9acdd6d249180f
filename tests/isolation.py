"""Which files this process opens although they are neither the checkout's, nor temporary, nor the system's.

A test that reads one of them passes on one computer alone, or has fewer cases on every other.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

_OURS = (Path(__file__).resolve().parents[1], tempfile.gettempdir(), sys.prefix, sys.base_prefix)
_SYSTEMS = ("bin", "boot", "dev", "etc", "lib", "lib64", "proc", "run", "sbin", "sys", "usr", "var")
_ALLOWED = (*(f"{os.path.realpath(place)}/" for place in _OURS), *(f"/{name}/" for name in _SYSTEMS))

opened: list[str] = []
"""Those found since the list was last cleared."""


def is_outside(path: str) -> bool:
    """Return whether *path* exists and lies where only this computer has files."""
    place = os.path.abspath(path)  # noqa: PTH100  # without following links, and without a Path for each file
    return place != "/" and not f"{place}/".startswith(_ALLOWED) and os.path.lexists(place)


def watch() -> None:
    """Note what this process opens from now on; programs that it starts are not watched."""

    def note(event: str, arguments: tuple[object, ...]) -> None:
        if event in ("open", "os.listdir", "os.scandir") and isinstance(arguments[0], str | os.PathLike):
            path = os.fspath(arguments[0])
            if isinstance(path, str) and is_outside(path):
                opened.append(path)

    sys.addaudithook(note)
