"""The user's note on a drive: written in a dialog, and found wherever the drive is shown."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_contract.units import UnitSystem
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.fact_panel import NoteDialog
from disktune_gui.overview.identify_text import overview, with_note
from disktune_gui.overview.page import OverviewPage
from disktune_gui.services.drive_notes import MOST, DriveNotes, NoteFile
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.support import opened
from tests.gui.windows import DEMO, scripted_window
from tests.sample_drive import make_drive

NOTE = "Bay 3\nbought <used>"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, a_drive(), a_drive("sdb", "Other"), place=DEMO)


def dialog_of(window: MainWindow, drive: Drive) -> NoteDialog:
    window.actions_menu.note_wanted.emit(drive)
    return window.findChildren(NoteDialog)[-1]


def test_a_note_is_on_overview_in_the_list_and_in_exports(window: MainWindow, tmp_path: Path) -> None:
    drive = window.session.drives[0]
    window.tabs.setCurrentIndex(Tab.OVERVIEW)
    page = window.page(Tab.OVERVIEW)
    assert isinstance(page, OverviewPage)
    dialog = dialog_of(window, drive)
    dialog.edit.setPlainText(NOTE)
    dialog.save_button.click()
    assert dialog.isHidden()
    [row] = [row for part in page.facts.panel.view.facts.sections for row in part.rows if row.label == "Note"]
    assert row.value == "Bay 3 · bought <used>"
    assert "Bay 3 · bought <used>" in page.text()
    page.export_to(tmp_path / "x.json")
    assert json.loads((tmp_path / "x.json").read_text())["note"] == NOTE
    tip = window.panel.model.index_of("sda").data(Qt.ItemDataRole.ToolTipRole)
    assert "Bay 3<br>bought &lt;used&gt;" in tip
    window.panel.search.setText("BOUGHT")
    assert window.panel.model.index_of("sda").isValid()
    assert not window.panel.model.index_of("sdb").isValid()


def test_escape_drops_what_was_typed_at_the_second_time_and_an_empty_text_removes_it(window: MainWindow) -> None:
    drive, notes = window.session.drives[0], window.services.drive_notes
    notes.keep(drive, NOTE)
    dialog = dialog_of(window, drive)
    assert dialog.edit.toPlainText() == NOTE
    dialog.edit.setPlainText("something else")
    keyboard.keyClick(dialog.edit, Qt.Key.Key_Escape)
    assert "Not saved" in dialog.told.text()
    dialog.edit.setPlainText("something better")
    assert dialog.told.isHidden()
    assert not dialog.close()
    keyboard.keyClick(dialog.edit, Qt.Key.Key_Escape)
    assert dialog.isHidden()
    assert notes.of(drive) == NOTE
    dialog = dialog_of(window, drive)
    dialog.edit.setPlainText("something else")
    [cancel] = [one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == "Cancel"]
    cancel.click()
    assert dialog.isHidden(), "Cancel says it"
    dialog = dialog_of(window, drive)
    dialog.edit.clear()
    dialog.save()
    assert notes.of(drive) == ""


def test_a_text_that_is_too_long_is_said_and_not_cut(window: MainWindow) -> None:
    dialog = dialog_of(window, window.session.drives[0])
    dialog.edit.setPlainText("x" * (MOST + 1))
    assert not dialog.save_button.isEnabled()
    assert "1001 characters" in dialog.told.text()
    dialog.edit.setPlainText("x" * MOST)
    assert dialog.save_button.isEnabled()
    assert dialog.told.isHidden()


def test_what_cannot_be_written_is_said_and_stays_in_the_dialog(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("disktune_gui.services.drive_notes.write_atomically", full)
    session = ScriptedSession()
    notes = DriveNotes(session, NoteFile(tmp_path / "notes.json"))
    dialog = opened(qtbot, NoteDialog(notes, make_drive()))
    dialog.edit.setPlainText(NOTE)
    with qtbot.assertNotEmitted(notes.changed):
        dialog.save_button.click()
    assert dialog.isVisible()
    assert dialog.edit.toPlainText() == NOTE
    assert "no space left on device" in dialog.told.text()


def test_a_drive_that_may_be_another_tomorrow_has_no_note(qtbot: QtBot, tmp_path: Path) -> None:
    session = ScriptedSession()
    notes = DriveNotes(session, NoteFile(tmp_path / "notes.json"))
    notes.keep(make_drive(), NOTE)
    assert notes.of(make_drive()) == NOTE
    assert notes.of(replace(make_drive(), same_identity_as=("sdz",))) == ""


def test_the_demo_writes_no_note_of_its_own_into_the_users(qtbot: QtBot) -> None:
    session = ScriptedSession()
    assert session.place.demo
    DriveNotes(session).keep(make_drive(), NOTE)
    assert DriveNotes(session).of(make_drive()) == ""


def test_notes_that_cannot_be_read_are_unknown() -> None:
    told = with_note(overview(make_drive(), None, UnitSystem.SI), "", "the file is damaged")
    [row] = [row for part in told for row in part.rows if row.label == "Note"]
    assert (row.value, row.note) == ("unknown", "notes unreadable: the file is damaged")
    assert with_note(told, "") == told
