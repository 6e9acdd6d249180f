"""Which messages the desktop shows, kept in a file: a tray that starts anew brings them up to date. No Qt."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from disktune_contract import wire
from disktune_contract.record import record
from disktune_gui.desktop import user_files

FORMAT = 2
LIMIT_BYTES = 1 << 16


@record
class DesktopMessage:
    """A message on the desktop."""

    key: str
    subject: str
    number: int
    """The desktop's own."""
    running: bool
    """Whether only a running tray can keep it true."""


@record
class _Kept:
    """The file."""

    format: int
    desktop: str
    """Which bus, and who on it: a number means nothing to another desktop, and may be another program's there."""
    shown: tuple[DesktopMessage, ...]


def messages_file() -> Path:
    """Return where it is kept."""
    return user_files.state_folder() / "notifications.json"


def load(path: Path, desktop: str) -> tuple[DesktopMessage, ...]:
    """Return what *desktop* was last known to show; nothing if the file is missing, damaged or of another one."""
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return ()
    return kept.shown if desktop and (kept.format, kept.desktop) == (FORMAT, desktop) else ()


def save(path: Path, desktop: str, shown: tuple[DesktopMessage, ...]) -> None:
    """Keep what *desktop* shows, as well as that can be done."""
    # A full or read-only home: after the next start an old message may stay, and that is all.
    with suppress(OSError):
        user_files.write_atomically(path, wire.dump(_Kept(FORMAT, desktop, shown)) + "\n")
