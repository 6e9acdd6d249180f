"""The user's notes on drives: one small file of JSON, written whole.

A note is filed under a digest of the drive's identity, so the file shows no serial number. Several windows may
write it: a lock, and each adds to what the others have written. A file with parts that are not understood is given
another name before it is written again, so no word in it is lost.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from collections.abc import Mapping
from pathlib import Path

from PyQt6.QtCore import QCoreApplication

from disktune_gui.desktop.user_files import data_folder, locked, reason, set_aside, write_atomically
from disktune_gui.text.harmless import harmless

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
    """Notes by the identity of a drive; without a file they are kept in memory."""

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
