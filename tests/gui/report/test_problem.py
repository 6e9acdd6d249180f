"""A problem report: what is in it, what is not, and the ways to it from the menu and from every error."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.version import VERSION
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.controls.message import MessageBar
from disktune_gui.desktop.problems import MOST, Problems, problems
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.fact_panel import NoteDialog
from disktune_gui.report import problem
from disktune_gui.report.problem import ProblemDialog
from disktune_gui.saved_settings.exchange_dialog import HandoverDialog
from disktune_gui.services.drive_notes import MOST as MOST_OF_A_NOTE
from disktune_gui.settings.page import SettingsPage
from disktune_gui.settings.row import SettingRow
from disktune_gui.settings.row_view import RowView, ShownResult
from tests.gui.scripted_session import WindowSession, keyboard
from tests.gui.support import added, opened, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

SERIAL, WWN = "WD-WCAPW1234567", "5000c5001234abcd"
DRIVE = make_drive("sda", model="WDC WD20EZAZ", serial=SERIAL, wwn=WWN, firmware="80.00A80")


def dialogs() -> list[ProblemDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, ProblemDialog) and one.isVisible()]


def test_it_names_program_system_errors_and_drives() -> None:
    words = problem.text((DRIVE,), ((0.0, "The helper exited."),), {"Helper": "tune"}, {"XDG_SESSION_TYPE": "x11"})
    lines = words.splitlines()
    assert lines[0] == f"DiskTune: {VERSION}"
    assert any(line.startswith("System: ") and os.uname().release in line for line in lines)
    assert "Desktop: XDG_SESSION_TYPE=x11" in lines
    assert "Helper: tune" in lines
    assert "- 1970-01-01 00:00:00 The helper exited." in lines
    assert "- sda, ata, WDC WD20EZAZ, 80.00A80, SATA 6 Gb/s" in lines


def test_serial_numbers_names_and_the_home_folder_are_not_in_it() -> None:
    shown = (
        (1.0, f"{SERIAL} could not be read."),
        (2.0, f"wwn-0x{WWN.upper()} is gone."),
        (3.0, "/home/jo/result.json could not be written."),
    )
    words = problem.text((DRIVE,), shown, {"Selected": SERIAL.lower()}, home="/home/jo")
    for secret in (SERIAL, WWN, "jo/"):
        assert secret.lower() not in words.lower().replace("~/", "")
    assert "could not be read." in words
    assert "~/result.json could not be written." in words


def test_without_errors_and_drives_it_says_so() -> None:
    words = problem.text((), (), {})
    assert "- none" in words
    assert "Drives: 0" in words


def test_the_newest_errors_are_remembered_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    kept = Problems()
    for number in range(MOST + 5):
        kept.note(f"error {number}")
    kept.note("error 10")
    words = [one for _, one in kept.recent]
    assert len(words) == MOST
    assert words[-1] == "error 10"
    assert words.count("error 10") == 1
    assert "error 4" not in words
    assert [at for at, _ in kept.recent] == sorted(at for at, _ in kept.recent)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    problems._recent.clear()
    session = WindowSession(HelperLauncher(root=False, demo=True))
    session.refuse_the_rest()
    found = added(qtbot, MainWindow(services_of(session), drive="sda"))
    session.bring(DRIVE)
    found.show()
    yield found
    for dialog in dialogs():
        dialog.close()
    found.close()
    problems._recent.clear()


def report_of(strip: QWidget) -> list[QPushButton]:
    return [one for one in strip.findChildren(QPushButton) if one.text() == "Report…" and one.isVisible()]


def test_an_error_above_the_pages_can_be_reported_and_is_in_the_report(window: MainWindow) -> None:
    window.session.notice.emit(f"{SERIAL}: the helper exited.")
    [button] = report_of(window)
    button.click()
    [dialog] = dialogs()
    words = dialog.edit.toPlainText()
    assert "the helper exited." in words
    assert SERIAL not in words
    assert "Selected: sda" in words


def test_questions_and_good_news_are_no_problems(window: MainWindow) -> None:
    window.messages.say("Saved.", "good")
    window.messages.ask("Really?", "Spin Down", lambda: None, "danger")
    assert report_of(window) == []
    assert problems.recent == ()


def test_an_error_of_a_page_can_be_reported_too(window: MainWindow) -> None:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    page.message.show_text("Pause?", tone="danger", action="Pause")
    assert report_of(page.message) == []
    page.message.show_text("Saved.", tone="good")
    assert report_of(page.message) == []
    page.message.show_text("The settings could not be read.", tone="danger")
    [button] = report_of(page.message)
    button.click()
    [dialog] = dialogs()
    assert "The settings could not be read." in dialog.edit.toPlainText()


def test_without_a_window_nothing_offers_a_report(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problems, "_window", None)
    bar = added(qtbot, MessageBar())
    bar.show_text("It failed.", tone="danger")
    assert report_of(bar) == []


def test_a_note_that_could_not_be_stored_can_be_reported_from_its_dialog(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(window.services.drive_notes, "keep", full)
    window.actions_menu.note_wanted.emit(DRIVE)
    [note] = window.findChildren(NoteDialog)
    assert report_of(note) == []
    note.edit.setPlainText("x" * (MOST_OF_A_NOTE + 1))
    assert report_of(note) == [], "what is too long is no problem of the program"
    note.edit.setPlainText("Bay 3")
    note.save_button.click()
    [button] = report_of(note)
    button.click()
    [dialog] = dialogs()
    assert "Not stored" in dialog.edit.toPlainText()
    assert dialog.parent() is note, "it is in front of the note"
    assert dialog.width() > note.width()
    dialog.reject()
    assert note.isVisible()
    assert note.edit.toPlainText() == "Bay 3"
    note.edit.setPlainText("Bay 4")
    assert report_of(note) == []
    note.done(0)


def test_what_was_typed_is_dropped_at_the_second_time(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, ProblemDialog("Text"))
    dialog.edit.insertPlainText("I pressed Apply.")
    assert not dialog.close()
    assert dialog.told.text() == "Not copied or saved. Close again to discard."
    dialog.write(tmp_path / "report.txt")
    dialog.edit.insertPlainText(" Twice.")
    assert dialog.told.isHidden(), "that is not in the file"
    dialog.reject()
    assert dialog.isVisible()
    dialog.copy_button.click()
    dialog.reject()
    assert dialog.isHidden()


def test_a_file_that_could_not_be_exported_can_be_reported(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    export = opened(qtbot, HandoverDialog(DRIVE, {"Saved": {"ata.apm": 128}}))
    export.write(tmp_path / "nowhere" / "rule")
    [button] = report_of(export)
    button.click()
    [dialog] = dialogs()
    assert "not written" in dialog.edit.toPlainText()
    dialog.reject()
    export.write(tmp_path / "rule")
    assert report_of(export) == []


def test_a_row_whose_change_failed_can_be_reported_and_one_that_a_rule_refused_cannot(
    window: MainWindow, qtbot: QtBot
) -> None:
    setting = BY_ID["ata.apm"]
    row = opened(qtbot, SettingRow(setting))
    row.open(on=True)
    row.show_view(RowView(setting, result=ShownResult("Not on this drive.", good=False)))
    assert report_of(row) == []
    row.show_view(RowView(setting, result=ShownResult("The drive rejected it.", good=False, error=True)))
    [button] = report_of(row)
    button.click()
    [dialog] = dialogs()
    assert "Power management level (APM): The drive rejected it." in dialog.edit.toPlainText()
    dialog.reject()
    row.show_view(RowView(setting))
    assert report_of(row) == []
    assert len(problems.recent) == 1


def test_it_is_completed_copied_and_saved(window: MainWindow, tmp_path: Path) -> None:
    window.parts.report_problem()
    [dialog] = dialogs()
    assert dialog.focusWidget() is dialog.edit
    keyboard.keyClicks(dialog.edit, "I pressed Apply.")
    dialog.copy_button.click()
    clipboard = present(QApplication.clipboard())
    assert "I pressed Apply." in clipboard.text()
    assert f"DiskTune: {VERSION}" in clipboard.text()
    assert dialog.told.text() == "Copied."
    dialog.write(tmp_path / "problem.txt")
    assert (tmp_path / "problem.txt").read_text() == dialog.edit.toPlainText()
    dialog.write(tmp_path / "nowhere" / "problem.txt")
    assert "problem.txt not written: no such file" in dialog.told.text()
    for named in (dialog.edit, dialog.copy_button, dialog.save_button, dialog.close_button):
        assert named.accessibleName() or named.property("text")
