"""The database that is installed on this computer, read as its user, and what it says of a drive. No Qt."""

from __future__ import annotations

import stat
from collections.abc import Iterable
from enum import Enum, auto
from pathlib import Path

from disktune_contract.record import record
from disktune_gui.drive_database import database
from disktune_gui.drive_database.database import DatabaseError, DriveDatabase, FamilyEntry

PLACES = tuple(
    Path(folder, "drivedb.h")
    for folder in ("/var/lib/smartmontools/drivedb", "/usr/share/smartmontools", "/usr/local/share/smartmontools")
)
"""Where smartmontools has it: first the place that Debian's update-smart-drivedb renews."""
HOST = Path("/run/host")
"""Where a Flatpak sees files of the computer, if it may see them (flatpak-metadata(5), ``host-os``)."""


class Unread(Enum):
    """Why nothing is known of what the database says."""

    ABSENT = auto()
    """There is none."""
    HIDDEN = auto()
    """The sandbox shows none; there may be one."""
    BROKEN = auto()
    """It cannot be read, or not be understood."""


@record
class FamilyFacts:
    """What the database says of a drive."""

    entry: FamilyEntry | None
    """None if the drive is not in it, or if that is not known."""
    unread: Unread | None = None
    file: str = ""
    version: str = ""


@record
class InstalledDatabase:
    """What came of reading it."""

    database: DriveDatabase | None
    unread: Unread | None = None
    file: str = ""

    def of(self, model: str, firmware: str) -> FamilyFacts:
        """Return what is said of a drive."""
        if self.database is None:
            return FamilyFacts(None, self.unread, self.file)
        try:
            entry = self.database.look_up(model, firmware)
        except DatabaseError:
            return FamilyFacts(None, Unread.BROKEN, self.file)
        return FamilyFacts(entry, None, self.file, self.database.version)


def load(places: Iterable[Path] | None = None, *, sandboxed: bool = False) -> InstalledDatabase:
    """Read the first database that is there; in a sandbox the computer's own, as far as it is shown."""
    found = tuple(PLACES if places is None else places)
    if sandboxed:
        found += tuple(HOST / place.relative_to("/") for place in found)
    for place in found:
        try:
            text = _text(place)
        except FileNotFoundError:
            continue
        except OSError:
            return InstalledDatabase(None, Unread.BROKEN, str(place))
        try:
            return InstalledDatabase(database.read(text), file=str(place))
        except DatabaseError:
            return InstalledDatabase(None, Unread.BROKEN, str(place))
    return InstalledDatabase(None, Unread.HIDDEN if sandboxed else Unread.ABSENT)


def _text(place: Path) -> str:
    """Return what a file holds; raise an `OSError` if it is no plain file, or too long."""
    # To open a pipe would wait.
    if not stat.S_ISREG(place.stat().st_mode):
        raise OSError(None, "not a regular file", str(place))
    with place.open("rb") as opened:
        found = opened.read(database.MOST_BYTES + 1)
    if len(found) > database.MOST_BYTES:
        raise OSError(None, "too long", str(place))
    return found.decode("utf-8", "replace")
