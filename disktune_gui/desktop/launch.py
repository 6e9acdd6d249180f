"""How this very program is started again: from the tray, and at login. Starts nothing itself. Without Qt."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_SOURCES = Path(__file__).resolve().parents[2]


def command(*arguments: str) -> list[str]:
    """Return program and arguments: the command that was given, else the interpreter with this package."""
    script = Path(sys.argv[0])
    if script.name == "disktune" and script.is_absolute() and os.access(script, os.X_OK):
        return [str(script), *arguments]
    return [sys.executable, "-m", "disktune_gui", *arguments]


def folder() -> Path:
    """Return the folder to start it in: there the interpreter finds the package of a source tree."""
    return _SOURCES
