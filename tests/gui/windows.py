"""The whole window of a scripted session, as most tests of it begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.search_dialog import SearchDialog
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import WindowSession
from tests.gui.support import added, services_of

ROOT, DEMO = HelperLauncher(root=True), HelperLauncher(root=False, demo=True)


def scripted_window(
    qtbot: QtBot,
    *drives: Drive,
    place: HelperLauncher = ROOT,
    size: tuple[int, int] = (1180, 740),
    in_front: bool = False,
    answers: dict[str, Callable[[Any], Any]] | None = None,
) -> Iterator[MainWindow]:
    """Yield a window that shows the first of *drives*, and close it after the test.

    Its helper has *answers*, and refuses the rest. In front, it has the focus, as its keys need.
    """
    session = WindowSession(place)
    session.answers |= answers or {}
    session.refuse_the_rest()
    window = added(qtbot, MainWindow(services_of(session), drive=drives[0].name))
    session.bring(*drives)
    window.resize(*size)
    if in_front:
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
    else:
        window.show()
    QApplication.processEvents()
    yield window
    window.close()


def open_search(window: MainWindow) -> SearchDialog:
    """Open the search of the whole program as its key does."""
    # Without a window manager nobody gives the window the focus back that a dialog had.
    next(one for one in window.findChildren(QAction) if one.shortcut().toString() == "Ctrl+K").trigger()
    return next(dialog for dialog in window.findChildren(SearchDialog) if dialog.isVisible())
