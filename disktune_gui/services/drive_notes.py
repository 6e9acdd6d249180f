"""Notes about drives that are not on them: those of the user, and those in smartmontools' database."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.identification import Identification
from disktune_gui.client import elevation
from disktune_gui.client.quiet_question import abandon
from disktune_gui.client.session import Session
from disktune_gui.desktop.user_files import data_folder, locked, reason, set_aside, write_atomically
from disktune_gui.owned import later
from disktune_gui.store import drive_database
from disktune_gui.store.drive_database import DatabaseUnavailable, FamilyFacts
from disktune_gui.text.harmless import harmless

# -- the user's notes on disk: one small file of JSON, written whole ---------------------------------------

MOST = 1000
"""Maximum number of characters of a note."""
MOST_BYTES = 4 * 1024 * 1024
"""Of the file: a thousand notes of characters of four bytes. DiskTune never writes a longer one."""
_KEY = re.compile(r"[0-9a-f]{32}")

translate = QCoreApplication.translate


def path() -> Path:
    """Return the user's file; it need not exist yet."""
    return data_folder() / "notes.json"


class NoteFile:
    """Notes by the identity of a drive; without a file they are kept in memory.

    A note is filed under a digest of the identity, so the file shows no serial number. Several windows may write
    it: a lock, and each adds to what the others have written. A file with parts that are not understood is given
    another name before it is written again, so no word in it is lost.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._notes: Mapping[str, str] = {}
        self._unread = ""
        self._state: tuple[int, ...] | None = None
        """Time, size and inode of the file that was read last: notes are asked for with every tooltip."""

    def note(self, identity: str) -> str:
        """Return the note on a drive; empty without one, or where the file cannot be read."""
        self._look()
        return self._notes.get(_key(identity), "") if self._notes else ""

    def unread(self) -> str:
        """Return why the file cannot be read, for within a sentence; empty if it can, or is not there."""
        self._look()
        return self._unread

    def write(self, identity: str, note: str) -> None:
        """Keep *note* in place of the one before; an empty one removes it. Raises OSError."""
        kept = cleaned(note)
        if self._file is None:
            self._notes = _with(self._notes, identity, kept)
            return
        with locked(self._file):
            there, whole = _loaded(self._file)
            text = dumped(_with(there, identity, kept))
            if len(text.encode()) > MOST_BYTES:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self._file))
            if not whole:
                set_aside(self._file)
            write_atomically(self._file, text)
        self._state = None

    def _look(self) -> None:
        """Read the file if it has changed."""
        if self._file is None:
            return
        try:
            status = self._file.stat()
            state: tuple[int, ...] = (status.st_mtime_ns, status.st_size, status.st_ino)
            if state == self._state:
                return
            self._notes, whole = _loaded(self._file)
            self._unread = "" if whole else translate("Store", "the file is damaged")
        except FileNotFoundError:
            self._notes, self._unread, state = {}, "", ()
        except OSError as error:
            self._notes, self._unread, state = {}, reason(error), ()
        self._state = state


def cleaned(note: str) -> str:
    """Return *note* as it is stored: without characters that affect the display of the text around it."""
    return harmless(note.replace("\r\n", "\n").encode("utf-8", "replace").decode()).strip()


def dumped(notes: Mapping[str, str]) -> str:
    """Return the content of a file."""
    return json.dumps({"notes": dict(notes)}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def load(content: bytes) -> tuple[dict[str, str], bool]:
    """Return the notes in a file, by digest, and whether that is its whole content. Raises nothing."""
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError):
        return {}, False
    notes = data.get("notes") if isinstance(data, dict) else None
    if not isinstance(notes, dict):
        return {}, False
    texts = {key: cleaned(value) for key, value in notes.items() if isinstance(value, str)}
    found = {key: text for key, text in texts.items() if _KEY.fullmatch(key) and 0 < len(text) <= MOST}
    return found, data == {"notes": found}


def _loaded(file: Path) -> tuple[dict[str, str], bool]:
    """Return the result of `load` for *file*; a missing one has no notes. Raises OSError."""
    try:
        # First: opening a pipe would wait for a process that writes into it.
        if not stat.S_ISREG(file.stat().st_mode):
            why = translate("Files", "Not a regular file")
            raise FileExistsError(errno.EEXIST, why, str(file))
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return {}, True
    return load(content) if len(content) <= MOST_BYTES else ({}, False)


def _with(notes: Mapping[str, str], identity: str, note: str) -> dict[str, str]:
    """Return *notes* with that of one drive replaced."""
    others = {key: text for key, text in notes.items() if key != _key(identity)}
    return {**others, _key(identity): note} if note else others


def _key(identity: str) -> str:
    import hashlib  # noqa: PLC0415  # it loads all of OpenSSL, 3.5 MiB, and most people have no notes

    return hashlib.sha256(identity.encode("utf-8", "surrogatepass")).hexdigest()[:32]


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
        self._file = file or NoteFile(path() if self.lasting else None)

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
