"""The dialog in which the whole program is searched."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.mainwindow.search_dialog import Entry, EntryKind, SearchDialog, SearchIndex
from disktune_gui.theming import theme


def palette(text: Qt.GlobalColor, base: Qt.GlobalColor) -> QPalette:
    made = QPalette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText):
        made.setColor(role, QColor(text))
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
        made.setColor(role, QColor(base))
    return made


def test_what_is_found_is_read_after_the_theme_has_changed(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setPalette(palette(Qt.GlobalColor.black, Qt.GlobalColor.white))
    dialog = SearchDialog(SearchIndex([Entry(EntryKind.PAGE, "page", "Health", "sda")]), parent)
    item = dialog.found.topLevelItem(0)
    assert item is not None
    before = item.foreground(1).color()
    dark = palette(Qt.GlobalColor.white, Qt.GlobalColor.black)
    dialog.setPalette(dark)
    assert item.foreground(1).color() == theme.secondary(dark) != before
