"""A user's own files: where they are (XDG Base Directory Specification 0.8), written whole, or why not. No Qt."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

_TRIED_BYTES = 4096
"""A block: less may fit into what a full file system has left of one that is in use."""


def data_folder() -> Path:
    """Return the folder for what the user would miss: presets, results. It need not exist yet.

    A relative XDG_DATA_HOME is invalid and ignored, as the specification asks.
    """
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "disktune"


def state_folder() -> Path:
    """Return the folder for what the program remembers of what happened. It need not exist yet."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "state") / "disktune"


def config_folder() -> Path:
    """Return the desktop's folder for settings, in which those of all programs lie side by side."""
    home = os.environ.get("XDG_CONFIG_HOME", "")
    return Path(home) if home.startswith("/") else Path.home() / ".config"


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that at every moment the old one or the new one is there, whole. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def why_not_kept(folder: Path) -> str:
    """Return why nothing can be kept in *folder*, empty if it can; a folder that is not there could be made.

    What is written to find out has no name and is gone at once.
    """
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    try:
        with tempfile.TemporaryFile(dir=there, buffering=0) as tried:
            tried.write(bytes(_TRIED_BYTES))
    except OSError as error:
        return reason(error)
    return ""


def reason(error: OSError) -> str:
    """Return why the system refused, as a person says it; the sentence goes on around it."""
    return (error.strerror or str(error)).lower()
