"""What is known and was told of drives, kept in a file: a tray that starts again repeats nothing. No Qt."""

from __future__ import annotations

from pathlib import Path

from disktune_contract import wire
from disktune_contract.identity.health_notices import DriveStory
from disktune_contract.record import record, replace
from disktune_gui.desktop import user_files

FORMAT = 1
LIMIT_BYTES = 1 << 20
MOST = 256
"""Drives that are remembered; those that were not heard of for longest make room."""


@record
class RememberedDrive:
    """A drive, and what is known of it."""

    name: str
    """The kernel's; empty after the computer was started again, until it is seen."""
    title: str
    """What a person calls it."""
    story: DriveStory


@record
class _Kept:
    """The file."""

    format: int
    boot: str
    """Which start of the computer the names are of (random(4), boot_id)."""
    drives: tuple[RememberedDrive, ...]


def drives_file() -> Path:
    """Return where it is kept."""
    return user_files.state_folder() / "health-notices.json"


def load(path: Path, this_boot: str) -> dict[str, RememberedDrive]:
    """Return what is known, by identity. A file that is missing, damaged or of another format is nothing."""
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return {}
    if kept.format != FORMAT:
        return {}
    same = bool(this_boot) and kept.boot == this_boot
    return {one.story.identity: one if same else replace(one, name="") for one in kept.drives}


def save(path: Path, drives: dict[str, RememberedDrive], this_boot: str) -> None:
    """Keep what is known. Raises OSError."""
    newest = sorted(drives.values(), key=lambda one: one.story.at)[-MOST:]
    user_files.write_atomically(path, wire.dump(_Kept(FORMAT, this_boot, tuple(newest))) + "\n")
