"""How a text comes into the dialog: Ctrl+V outside of fields, the menu, the desktop, and what is dropped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.desktop import clipboard
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow, WindowRequests
from disktune_gui.paste.arrival import MOST_BYTES, text_of
from disktune_gui.paste.dialog import PasteDialog
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive, keyboard
from tests.gui.support import services_of
from tests.narrowed import of_kind, present

LINE = "hdparm -B254 /dev/sda"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    found = MainWindow(services_of(session))
    qtbot.addWidget(found)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    yield found
    for one in dialogs(found):
        one.reject()


def dialogs(window: MainWindow) -> list[PasteDialog]:
    return [one for one in window.findChildren(PasteDialog) if one.isVisible()]


def pasted(window: MainWindow) -> str:
    [one] = dialogs(window)
    return one.edit.toPlainText()


def test_ctrl_v_outside_of_a_field_shows_what_the_text_does(window: MainWindow) -> None:
    clipboard.copy(LINE)
    window.panel.view.setFocus()
    keyboard.keyClick(window.panel.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert pasted(window) == LINE


def test_ctrl_v_in_a_field_is_the_fields(window: MainWindow) -> None:
    clipboard.copy(LINE)
    window.panel.search.setFocus()
    keyboard.keyClick(window.panel.search, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.panel.search.text() == LINE
    assert not dialogs(window)


def test_the_desktop_leads_there(window: MainWindow) -> None:
    clipboard.copy(LINE)
    WindowRequests(window).offer("", "paste")
    assert pasted(window) == LINE


def test_an_empty_clipboard_opens_the_examples(window: MainWindow) -> None:
    clipboard.copy("")
    window.panel.choose("")
    window.header.paste.click()
    [one] = dialogs(window)
    assert one.examples.isVisible()


def test_tune_of_a_drive_has_the_button_too(window: MainWindow) -> None:
    clipboard.copy(LINE)
    window.panel.choose("sda")
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    of_kind(SettingsPage, window.page(Tab.SETTINGS)).sheet.paste.click()
    assert pasted(window) == LINE


def test_an_action_is_looked_for_on_its_drive(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    assert isinstance(session, WindowSession)
    session.bring(a_drive("sda", "First"), a_drive("sdb", "Second"))
    window.panel.choose("sda")
    clipboard.copy("hdparm -y /dev/sdb")
    window.header.paste.click()
    [one] = dialogs(window)
    one.lead.click()
    qtbot.waitUntil(lambda: any(verb == "actions" for verb, _ in session.asked))
    assert [args.drive.name for verb, args in session.asked if verb == "actions"] == ["sdb"]


def drop(window: QWidget, mime: QMimeData) -> bool:
    """Drag *mime* over the window and drop it; return whether the window wanted it."""
    buttons, none, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    entered = QDragEnterEvent(QPoint(5, 5), copy, mime, buttons, none)
    entered.ignore()
    QApplication.sendEvent(window, entered)
    if entered.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), copy, mime, buttons, none))
    return entered.isAccepted()


def test_a_script_that_is_dropped_is_read(window: MainWindow, tmp_path: Path) -> None:
    script = tmp_path / "tune.sh"
    script.write_text(f"#!/bin/sh\n{LINE}\n", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(script))])
    assert drop(window, mime)
    assert pasted(window) == script.read_text(encoding="utf-8")


def test_a_saved_drive_that_is_dropped_is_opened(window: MainWindow, tmp_path: Path) -> None:
    opened: list[str] = []
    window.file_wanted.connect(opened.append)
    saved, mime = tmp_path / "sda.json", QMimeData()
    saved.write_text('{"smartctl": {}}', encoding="utf-8")
    # A folder beside it is no file.
    mime.setUrls([QUrl.fromLocalFile(str(one)) for one in (tmp_path, saved)])
    assert drop(window, mime)
    assert opened == [str(saved)]
    assert not dialogs(window)


def test_text_that_is_dropped_is_read(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setText(LINE)
    assert drop(window, mime)
    assert pasted(window) == LINE


def test_a_file_that_was_copied_is_read(window: MainWindow, tmp_path: Path) -> None:
    script, copied = tmp_path / "tune.sh", QMimeData()
    script.write_text(LINE, encoding="utf-8")
    copied.setUrls([QUrl.fromLocalFile(str(script))])
    present(QApplication.clipboard()).setMimeData(copied)
    window.parts.paste()
    assert pasted(window) == LINE


def test_a_file_that_is_dropped_on_the_open_dialog_takes_the_place_of_its_text(
    window: MainWindow, tmp_path: Path
) -> None:
    window.parts.paste("hdparm -a1024 /dev/sda")
    script, mime = tmp_path / "tune.sh", QMimeData()
    script.write_text(LINE, encoding="utf-8")
    mime.setUrls([QUrl.fromLocalFile(str(script))])
    [dialog] = dialogs(window)
    assert not dialog.edit.acceptDrops()
    assert drop(dialog, mime)
    assert pasted(window) == LINE


def test_a_picture_is_not_wanted(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setData("image/png", b"\x89PNG")
    assert not drop(window, mime)


def test_of_a_file_only_text_of_a_scripts_size_is_taken(tmp_path: Path) -> None:
    mime, file = QMimeData(), tmp_path / "file"
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    file.write_bytes(b"ELF\0" * 10)
    assert text_of(mime)[0] == ""
    file.write_bytes(b"x" * (MOST_BYTES + 1))
    assert len(text_of(mime)[0]) == MOST_BYTES
    mime.setUrls([QUrl("https://example.org/tune.sh"), QUrl.fromLocalFile(str(tmp_path))])
    assert text_of(mime)[0] == ""


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_a_file_of_another_system_is_text_too(tmp_path: Path, encoding: str) -> None:
    mime, file = QMimeData(), tmp_path / "file"
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    file.write_text(LINE, encoding=encoding)
    assert text_of(mime) == (LINE, str(file))
    file.write_text(LINE, encoding="utf-32")
    assert text_of(mime)[0] == ""
