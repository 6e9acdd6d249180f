"""Whether a window can be seen."""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.mainwindow.window_place import WindowVisibility


def test_each_change_is_told_once(qtbot: QtBot) -> None:
    window = QWidget()
    told: list[bool] = []
    qtbot.addWidget(window)
    WindowVisibility(window).changed.connect(told.append)
    for act in (window.show, window.show, window.showMinimized, window.hide, window.showNormal, window.hide):
        act()
        QApplication.processEvents()
    assert told == [True, False, True, False]


def test_a_part_of_another_window_tells_nothing(qtbot: QtBot) -> None:
    outer, inner = QMainWindow(), QWidget()
    told: list[bool] = []
    qtbot.addWidget(outer)
    WindowVisibility(inner).changed.connect(told.append)
    inner.show()
    outer.setCentralWidget(inner)
    outer.show()
    outer.hide()
    QApplication.processEvents()
    assert told == [True, False], "it was one of its own, and is one no more"


def test_a_window_may_be_taken_apart_while_it_is_shown(qtbot: QtBot) -> None:
    """pytest-qt fails a test in which a filter raises."""
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    WindowVisibility(window)
    with qtbot.waitExposed(window):
        window.show()
    sip.delete(window)
    QApplication.processEvents()
