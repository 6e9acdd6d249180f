"""Notes about drives that are not on them: those of the user, and those in smartmontools' database."""

from __future__ import annotations

import time
from functools import partial

from PyQt6.QtCore import QObject, QProcess, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.identification import Identification
from disktune_gui.client import elevation
from disktune_gui.client.quiet_question import abandon
from disktune_gui.client.session import Session
from disktune_gui.owned import later
from disktune_gui.store import drive_database, note_file
from disktune_gui.store.drive_database import DatabaseUnavailable, FamilyFacts
from disktune_gui.store.note_file import NoteFile

# -- smartmontools' database -------------------------------------------------------------------------------

PATIENCE_MS = 5000
"""smartctl takes some 50 ms."""
AGAIN_S = 60.0
"""A smartctl that did not answer is asked again after that time, not before."""


class Families(QObject):
    """The database's entry for each model and firmware; smartctl is asked until it answers once for each."""

    changed = pyqtSignal()
    """An entry came."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._known: dict[tuple[str, str], FamilyFacts] = {}
        self._asked: dict[tuple[str, str], QProcess] = {}
        self._at: dict[tuple[str, str], float] = {}
        """When smartctl was asked, by the monotonic clock."""

    def of(self, drive: Drive, found: Identification | None = None) -> FamilyFacts | None:
        """Return the entry for a drive; None if it is no ATA drive, and before `changed`.

        *found* is the drive's own identification: behind USB, only that has the drive's model and firmware.
        """
        words = _words(drive, found)
        if words is None:
            return None
        known = self._known.get(words)
        due = known is None or known.unread is DatabaseUnavailable.BROKEN
        if due and words not in self._asked and time.monotonic() - self._at.get(words, -AGAIN_S) >= AGAIN_S:
            self._ask(words)
        return self._known.get(words)

    def now(self, drive: Drive, found: Identification | None = None) -> FamilyFacts | None:
        """Return the same, but wait for smartctl until `PATIENCE_MS` after it was asked.

        For several drives call `of` for each before: then smartctl is asked for all at the same time.
        """
        facts, words = self.of(drive, found), _words(drive, found)
        if facts is None and words is not None:
            process = self._asked[words]
            process.waitForFinished(max(0, PATIENCE_MS - int(1000 * (time.monotonic() - self._at[words]))))
            self._came(words, process)
            facts = self._known[words]
        return facts

    def _ask(self, words: tuple[str, str]) -> None:
        program = drive_database.program()
        if program is None:
            # Wherever the drive is, smartctl would be on this computer.
            hidden = elevation.SANDBOX.exists()
            unread = DatabaseUnavailable.HIDDEN if hidden else DatabaseUnavailable.ABSENT
            self._known[words] = FamilyFacts(None, unread)
            return
        process = self._asked[words] = QProcess(self)
        self._at[words] = time.monotonic()
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda: self._came(words, process))
        process.errorOccurred.connect(lambda: self._came(words, process))
        later(process, partial(self._came, words, process), PATIENCE_MS)
        process.start(program, drive_database.arguments(*words))

    def _came(self, words: tuple[str, str], process: QProcess) -> None:
        """Read what smartctl printed; end it if it still runs."""
        if self._asked.get(words) is not process:
            return
        del self._asked[words]
        printed = process.readAllStandardOutput().data().decode("utf-8", "replace")
        self._known[words] = drive_database.read(printed)
        abandon(process)
        self.changed.emit()


def _words(drive: Drive, found: Identification | None) -> tuple[str, str] | None:
    """Return model and firmware as an ATA drive reports them, None if it is none or has not reported them."""
    if found is not None and found.ata is not None and found.ata.model:
        return found.ata.model, found.ata.firmware or ""
    return (drive.model, drive.firmware) if drive.kind is DriveKind.ATA and drive.model else None


# -- the user's notes; none for a drive without a unique identity ------------------------------------------


class DriveNotes(QObject):
    """One for each session. In the demo they are in memory only."""

    changed = pyqtSignal()
    """A note was written, changed or removed here."""

    def __init__(self, session: Session, file: NoteFile | None = None) -> None:
        super().__init__(session)
        self.lasting = not (session.place.demo or session.place.saved)
        """Whether notes are kept when the program ends."""
        self._file = file or NoteFile(note_file.path() if self.lasting else None)

    def of(self, drive: Drive) -> str:
        """Return the note on *drive*; empty without one."""
        return self._file.note(drive.identity) if recognizable(drive) else ""

    def unread(self, drive: Drive) -> str:
        """Return why it is unknown whether there is a note, for within a sentence; empty if it is known."""
        return self._file.unread() if recognizable(drive) and not self.of(drive) else ""

    def keep(self, drive: Drive, note: str) -> None:
        """Replace the note by *note*; an empty one removes it. Raises OSError."""
        self._file.write(drive.identity, note)
        self.changed.emit()


def recognizable(drive: Drive) -> bool:
    """Return whether a drive can be recognized later."""
    return bool(drive.identity) and not drive.same_identity_as
