"""Files are written whole or not at all."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from disktune_contract.version import VERSION
from disktune_gui.text import export
from disktune_gui.text.facts import FactRow, FactSection


def test_text_has_every_row_aligned() -> None:
    sections = [FactSection("One", (FactRow("a", "1", "note"), FactRow("long label", "2")))]
    text = export.as_text("Drive", sections, "Read from it.")
    dated = (
        rf"Drive\n\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{{4}}, DiskTune {re.escape(VERSION)}\nRead from it.\n\n"
    )
    head = re.match(dated, text)
    assert head is not None
    assert text[head.end() :] == "One\n---\na           1  (note)\nlong label  2\n"


def test_a_file_gets_its_new_content_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o640)
    export.save(path, "new ×\n")
    assert path.read_text(encoding="utf-8") == "new ×\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert [left.name for left in tmp_path.iterdir()] == ["a.txt"]


def test_a_new_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    export.save(tmp_path / "exported", "x")
    assert (tmp_path / "exported").stat().st_mode == plain.stat().st_mode


def test_when_writing_fails_the_old_file_stays_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        export.save(path, "new")
    assert path.read_text() == "old"
    assert [left.name for left in tmp_path.iterdir()] == ["a.txt"]


def test_a_link_keeps_pointing_to_the_file_that_is_replaced(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    link.symlink_to(real)
    export.save(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"


def test_what_is_no_file_is_not_replaced_by_one(tmp_path: Path) -> None:
    """Root could put a file in the place of /dev/null, or of a drive's node."""
    pipe = tmp_path / "null"
    os.mkfifo(pipe)
    with pytest.raises(FileExistsError, match="not a file"):
        export.save(pipe, "new")
    assert pipe.is_fifo()
    assert [left.name for left in tmp_path.iterdir()] == ["null"]
