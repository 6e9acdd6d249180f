"""The window fits the screen, also one of 960 by 540 points: 1920 by 1080 pixels at twice the scale."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRect
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.mainwindow.window_place import within
from tests.gui.scripted_session import WindowSession
from tests.gui.support import services_of

SMALL = QRect(0, 28, 960, 512)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (QRect(100, 100, 400, 300), QRect(100, 100, 400, 300)),
        (QRect(0, 0, 1180, 740), SMALL),
        (QRect(2000, 1500, 400, 300), QRect(560, 240, 400, 300)),
        (QRect(-3000, -10, 400, 300), QRect(0, 28, 400, 300)),
    ],
)
def test_a_window_is_moved_and_shrunk_only_as_far_as_needed(wanted: QRect, found: QRect) -> None:
    assert within(wanted, SMALL) == found


def window(qtbot: QtBot) -> MainWindow:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    made = MainWindow(services_of(session))
    qtbot.addWidget(made)
    return made


def test_a_new_window_and_one_from_another_screen_fit(qtbot: QtBot) -> None:
    first = window(qtbot)
    screen = first.screen()
    assert screen is not None
    room = screen.availableGeometry()
    # Too large for the screen of the tests, which is 800 points wide.
    assert room.width() < 1180
    assert room.contains(first.geometry())
    first.setGeometry(5000, 5000, 3000, 2000)
    first.services.preferences.keep("geometry", first.saveGeometry())
    assert room.contains(window(qtbot).geometry())
