"""The window whose search is tried: in front and with the focus, as its key needs."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtGui import QAction
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_gui.mainwindow.search_dialog import SearchDialog
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import WindowSession
from tests.gui.support import services_of


def window_in_front(qtbot: QtBot, session: WindowSession, *drives: Drive) -> Iterator[MainWindow]:
    """Yield a window that begins with ``sda``, over *session* with *drives*; close it after the test."""
    found = MainWindow(services_of(session), drive="sda")
    qtbot.addWidget(found)
    session.bring(*drives)
    found.resize(1180, 740)
    with qtbot.waitActive(found):
        found.show()
        found.activateWindow()
    yield found
    found.close()


def open_search(window: MainWindow) -> SearchDialog:
    """Open the search of the whole program as its key does."""
    # Without a window manager nobody gives the window the focus back that a dialog had.
    next(one for one in window.findChildren(QAction) if one.shortcut().toString() == "Ctrl+K").trigger()
    return next(dialog for dialog in window.findChildren(SearchDialog) if dialog.isVisible())
