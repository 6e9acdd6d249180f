"""Where a user's own files of the program are (XDG Base Directory Specification 0.8). Without Qt."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for what the user would miss: presets, results. It need not exist yet.

    A relative XDG_DATA_HOME is invalid and ignored, as the specification asks.
    """
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "disktune"
