"""The file of the user's notes: over sessions and windows, over bad files, and never at the cost of a word."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from disktune_gui.services import drive_notes
from disktune_gui.services.drive_notes import NoteFile

ONE, OTHER = "wwn:50014ee2b5c1d2e3", "serial:EXAMPLE:S1"


@pytest.fixture
def path(qapp: object, tmp_path: Path) -> Path:
    return tmp_path / "kept" / "notes.json"


def test_a_note_outlasts_the_session_and_shows_no_serial_number(path: Path) -> None:
    NoteFile(path).write(ONE, "  Bay 3\nbought “used” \n")
    again = NoteFile(path)
    assert again.note(ONE) == "Bay 3\nbought “used”"
    assert again.note(OTHER) == again.unread() == ""
    assert "50014ee2b5c1d2e3" not in path.read_text()


def test_two_windows_keep_what_the_other_wrote(path: Path) -> None:
    first, second = NoteFile(path), NoteFile(path)
    first.write(ONE, "one")
    second.write(OTHER, "other")
    assert (first.note(ONE), first.note(OTHER)) == ("one", "other")
    second.write(ONE, "")
    assert (first.note(ONE), first.note(OTHER)) == ("", "other")


def test_what_changes_the_look_of_other_words_is_replaced(path: Path) -> None:
    notes = NoteFile(path)
    notes.write(ONE, "a\u202eb\x1b[31m\ud800\r\nc")
    assert notes.note(ONE) == "a\ufffdb\ufffd[31m?\nc"


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[]", b'{"notes": 1}', b'{"notes": {"x": "y"}}', b"[" * 5000, b"1" * 5000]
)
def test_a_damaged_file_is_said_and_set_aside_when_it_is_written_anew(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    notes = NoteFile(path)
    assert (notes.note(ONE), notes.unread()) == ("", "the file is damaged")
    notes.write(ONE, "new")
    assert (notes.note(ONE), notes.unread()) == ("new", "")
    assert [file.read_bytes() for file in path.parent.glob("notes.json.damaged-*")] == [content]


def test_what_is_understood_of_a_damaged_file_stays(path: Path) -> None:
    notes = NoteFile(path)
    notes.write(ONE, "one")
    path.write_text(path.read_text().replace('"notes": {', f'"notes": {{"{"f" * 32}": 7,'))
    notes.write(OTHER, "other")
    assert (notes.note(ONE), notes.note(OTHER), notes.unread()) == ("one", "other", "")
    assert len(list(path.parent.glob("notes.json.damaged-*"))) == 1


def test_a_file_without_end_and_a_pipe_are_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive_notes, "MOST_BYTES", 80)
    NoteFile(path).write(ONE, "x")
    path.write_text(path.read_text() + " " * 80)
    assert NoteFile(path).unread() == "the file is damaged"
    with pytest.raises(OSError, match="too large"):
        NoteFile(path).write(ONE, "x" * 80)
    path.unlink()
    os.mkfifo(path)
    assert "not a regular file" in NoteFile(path).unread()
    with pytest.raises(FileExistsError):
        NoteFile(path).write(ONE, "x")
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_without_a_file_notes_live_as_long_as_the_program(qapp: object) -> None:
    notes = NoteFile(None)
    notes.write(ONE, "one")
    assert (notes.note(ONE), notes.unread(), NoteFile(None).note(ONE)) == ("one", "", "")
