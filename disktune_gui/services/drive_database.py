"""What smartmontools' database says of drives: read once, when it is first wanted."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.identity.identification import Identification
from disktune_gui.client.session import Session
from disktune_gui.drive_database import installed
from disktune_gui.drive_database.installed import FamilyFacts, InstalledDatabase
from disktune_gui.owned import later


class Families(QObject):
    """What is said of each model and firmware."""

    changed = pyqtSignal()
    """The database was read."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._sandboxed = session.place.sandboxed
        self._database: InstalledDatabase | None = None
        self._known: dict[tuple[str, str], FamilyFacts] = {}
        self._awaited = False

    def of(self, drive: Drive, found: Identification | None = None) -> FamilyFacts | None:
        """Return what is said of a drive; None of what is no ATA drive, and until `changed`.

        *found* is what the drive says of itself: behind USB, the drive's own words are there alone.
        """
        if _words(drive, found) is None:
            return None
        if self._database is None:
            if not self._awaited:
                self._awaited = True
                later(self, self._read)
            return None
        return self.now(drive, found)

    def now(self, drive: Drive, found: Identification | None = None) -> FamilyFacts | None:
        """Return the same, and read the database at once if that was not done yet."""
        words = _words(drive, found)
        if words is None:
            return None
        if self._database is None:
            self._database = installed.load(sandboxed=self._sandboxed)
        if words not in self._known:
            self._known[words] = self._database.of(*words)
        return self._known[words]

    def _read(self) -> None:
        if self._database is None:
            self._database = installed.load(sandboxed=self._sandboxed)
        self.changed.emit()


def _words(drive: Drive, found: Identification | None) -> tuple[str, str] | None:
    """Return model and firmware as an ATA drive says them, None if it is none or has not said them."""
    if found is not None and found.ata is not None and found.ata.model:
        return found.ata.model, found.ata.firmware or ""
    return (drive.model, drive.firmware) if drive.kind is DriveKind.ATA and drive.model else None
