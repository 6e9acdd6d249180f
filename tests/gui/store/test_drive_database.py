"""smartmontools' database: what is read of it, which entry counts, and what becomes of a broken one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from disktune_gui.store import drive_database
from disktune_gui.store.drive_database import (
    MOST_BYTES,
    DatabaseError,
    DatabaseUnavailable,
    DriveDatabase,
    read,
)

TEXT = r"""
/* A comment { "with", marks }. */
  { "VERSION: 7.3 $Id: drivedb.h 5319 $", "-", "-", "Version information", "" },
  { "DEFAULT", "-", "-", "Default settings",
    "-v 5,raw16(raw16),Reallocated_Sector_Ct "
    "-v 200,raw48,Multi_Zone_Error_Rate,HDD"
  },
  { "Example Iron (\"new\")", // tested
    "EX(1|2)000-.*", "SC6[01]",
    "Update it:\nhttp://example.org/<b>fix</b>\n",
    "-v 5,raw48,Reallocated_Sector_Ct -v 200,raw48,Pressure_Limit -v 9,minutes -F nologdir"
  },
  { "Example Iron, any firmware",
    "EX(1|2)000-.*",
    "",
    "", ""
  },
  { "USB: Example; Bridge", "0x1234:0x5678", "", "", "-d sat" },
  { "$Example", "EX9", "", "", "" },
  { "", "NAMELESS", "", "", "" },
"""


@pytest.fixture
def database() -> DriveDatabase:
    return read(TEXT)


def test_the_first_entry_of_model_and_firmware_counts(database: DriveDatabase) -> None:
    found = database.look_up("EX1000-1", "SC60")
    assert found is not None
    assert found.name == 'Example Iron ("new")'
    assert found.warning == "Update it: http://example.org/fix"
    assert found.attributes == {200: "Pressure_Limit"}
    other = database.look_up("EX1000-1", "SC62")
    assert other is not None
    assert (other.name, other.warning, dict(other.attributes)) == ("Example Iron, any firmware", "", {})
    assert database.version == "7.3"


@pytest.mark.parametrize("model", ["EX3000-1", "EX9", "0x1234:0x5678", "-", "", "ex1000-1", "EX1000"])
def test_what_is_of_no_drive_matches_none(database: DriveDatabase, model: str) -> None:
    assert database.look_up(model, "SC60") is None


def test_a_family_may_have_no_name(database: DriveDatabase) -> None:
    found = database.look_up("NAMELESS", "")
    assert found is not None
    assert found.name == ""


def test_what_is_shown_is_one_harmless_line_that_ends() -> None:
    evil = read('{ "A\u202eB\\n\\n<script>x</script>", "M", "", "' + "y" * 5000 + '", "" }')
    found = evil.look_up("M", "")
    assert found is not None
    assert found.name == "A\ufffdB x"
    assert len(found.warning) == 1000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no database",
        "{",
        '{ "A", "B" }',
        '{ "A", "B", "", "", "", "" }',
        '{ "A", "B", , "", "" }',
        '{ "A", "B", "", "", ""',
        '{ "A", "B\\q", "", "", "" }',
        '{ "A" { "B" } }',
        '"A"',
        '/* { "A", "B", "", "", "" }',
        '{ "A", "B',
        "}",
    ],
)
def test_a_broken_file_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(DatabaseError) as refused:
        read(text)
    assert str(refused.value)


def test_an_expression_that_is_not_understood_is_no_answer() -> None:
    with pytest.raises(DatabaseError):
        read('{ "A", "(", "", "", "" }').look_up("M", "")


# -- where it is -------------------------------------------------------------------------------------------


def test_the_first_place_that_has_one_counts(tmp_path: Path) -> None:
    first, second = tmp_path / "first.h", tmp_path / "second.h"
    second.write_text(TEXT, encoding="utf-8")
    found = drive_database.load([first, second]).of("EX1000-1", "SC60")
    assert found.entry is not None
    assert (found.unread, found.file, found.version) == (None, str(second), "7.3")
    first.write_text(TEXT.replace("Iron", "Steel"), encoding="utf-8")
    again = drive_database.load([first, second]).of("EX2000-1", "")
    assert again.entry is not None
    assert again.entry.name == "Example Steel, any firmware"
    nothing = drive_database.load([first]).of("OTHER", "")
    assert (nothing.entry, nothing.unread) == (None, None)


def test_where_there_is_none_it_is_said_and_in_a_sandbox_it_is_not_known(tmp_path: Path) -> None:
    places = [tmp_path / "drivedb.h"]
    assert drive_database.load(places).unread is DatabaseUnavailable.ABSENT
    assert drive_database.load(places, sandboxed=True).unread is DatabaseUnavailable.HIDDEN


def test_a_sandbox_shows_the_computers_own_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive_database, "HOST", tmp_path)
    theirs = tmp_path / "usr/share/smartmontools/drivedb.h"
    theirs.parent.mkdir(parents=True)
    theirs.write_text(TEXT, encoding="utf-8")
    found = drive_database.load(
        [Path("/usr/share/smartmontools-of-none/x"), Path("/usr/share/smartmontools/drivedb.h")]
    )
    assert found.file != str(theirs)
    found = drive_database.load([Path("/nowhere/drivedb.h")], sandboxed=True)
    assert found.unread is DatabaseUnavailable.HIDDEN
    theirs = tmp_path / "nowhere/drivedb.h"
    theirs.parent.mkdir()
    theirs.write_text(TEXT, encoding="utf-8")
    assert drive_database.load([Path("/nowhere/drivedb.h")], sandboxed=True).file == str(theirs)


def test_what_is_no_readable_file_of_the_kind_is_said_to_be_unreadable(tmp_path: Path) -> None:
    pipe, folder, broken, long = (tmp_path / name for name in ("pipe", "folder", "broken", "long"))
    os.mkfifo(pipe)
    folder.mkdir()
    broken.write_bytes(b"\xff\x00{")
    long.write_bytes(b" " * (MOST_BYTES + 1))
    for place in (pipe, folder, broken, long):
        found = drive_database.load([place])
        assert (found.database, found.unread) == (None, DatabaseUnavailable.BROKEN), place
        assert found.of("EX1000-1", "").unread is DatabaseUnavailable.BROKEN
