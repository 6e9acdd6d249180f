"""The files that this checkout consists of, committed or about to be, and how a tool changes one."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
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


def rewrite(path: Path, change: Callable[[str], str]) -> bool:
    """Let *change* make another text of a file; return whether it did."""
    before = path.read_text(encoding="utf-8")
    after = change(before)
    if after != before:
        path.write_text(after, encoding="utf-8")
    return after != before
