"""What the user notes on drives. A drive that cannot be told from others has no note: it would be another's."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_gui.client.session import Session
from disktune_gui.store import note_file
from disktune_gui.store.note_file import NoteFile


class DriveNotes(QObject):
    """One for each session. The demo's are forgotten when the program ends."""

    changed = pyqtSignal()
    """A note was written, changed or removed here."""

    def __init__(self, session: Session, file: NoteFile | None = None) -> None:
        super().__init__(session)
        self.lasting = not session.place.demo
        """Whether notes are kept when the program ends."""
        self._file = file or NoteFile(note_file.path() if self.lasting else None)

    def of(self, drive: Drive) -> str:
        """Return the note on *drive*; empty without one."""
        return self._file.note(drive.identity) if recognizable(drive) else ""

    def unread(self, drive: Drive) -> str:
        """Return why nobody knows whether there is a note, for within a sentence; empty if it is known."""
        return self._file.unread() if recognizable(drive) and not self.of(drive) else ""

    def keep(self, drive: Drive, note: str) -> None:
        """Keep *note* in place of the one before; an empty one removes it. Raises OSError."""
        self._file.write(drive.identity, note)
        self.changed.emit()


def recognizable(drive: Drive) -> bool:
    """Return whether a drive can be recognized later."""
    return bool(drive.identity) and not drive.same_identity_as
