"""The files that this checkout consists of, committed or about to be."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def names() -> list[Path]:
    """Return every file that git knows or would take, relative to the checkout."""
    listing = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z", "-co", "--exclude-standard"]
    found = subprocess.run(listing, capture_output=True, check=True).stdout.decode().split("\0")
    return [Path(name) for name in found if name and (ROOT / name).is_file()]


def copy(target: Path) -> None:
    """Copy them to *target*, which need not exist."""
    for name in names():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)
