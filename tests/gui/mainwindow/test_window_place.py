"""Where the window is, and whether it is seen.

It fits the screen, also one of 960 by 540 points: 1920 by 1080 pixels at twice the scale.
"""

from __future__ import annotations

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QRect, Qt
from PyQt6.QtGui import QFont, QPainter, QPixmap
from PyQt6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.drives.row_look import SIDE, RowStyle, Words, paint_row
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.mainwindow.window_place import REDUCED, MainSplitter, WindowVisibility, within
from disktune_gui.theming.style import pixels
from tests.gui.scripted_session import WindowSession
from tests.gui.support import services_of

# -- the window fits the screen ----------------------------------------------------------------------------

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


def test_a_window_that_began_on_a_narrow_screen_gives_the_list_its_usual_width(qtbot: QtBot) -> None:
    drives, pages = QWidget(), QWidget()
    halves = MainSplitter(drives, pages)
    usual = halves.sizes()[0]
    pages.setMinimumWidth(2 * usual)
    halves.resize(3 * usual - 40, 400)
    qtbot.addWidget(halves)
    halves.show()
    assert halves.sizes()[0] < usual
    halves.resize(1400, 700)
    assert halves.sizes()[0] == usual


class _Notes(QPainter):
    """Notes what is written."""

    def drawText(self, *how: object) -> None:
        said.append(str(how[-1]))


said: list[str] = []


def test_the_list_shows_a_usual_name_in_a_little_narrow_window_too(qtbot: QtBot) -> None:
    halves, picture = MainSplitter(QWidget(), QWidget()), QPixmap(400, 40)
    qtbot.addWidget(halves)
    font = QFont(halves.font())
    font.setFamily("DejaVu Sans")
    look = RowStyle(font, halves.palette(), Qt.LayoutDirection.LeftToRight)
    said.clear()
    painter = _Notes(picture)
    paint_row(
        painter, QRect(0, 0, pixels(font, REDUCED) - 2 * SIDE, 30), look, Words("WDC WD5000AAKS", "sde", "good")
    )
    painter.end()
    assert said == ["sde", "WDC WD5000AAKS"]


# -- whether a window can be seen --------------------------------------------------------------------------


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
