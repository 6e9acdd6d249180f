"""F1 opens help beside the page, or in its place in a narrow window, and leads to places of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_gui.mainwindow.help_side import HelpSide, places, topic
from disktune_gui.mainwindow.search_dialog import EntryKind
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import a_drive, keyboard
from tests.gui.support import opened, services_of
from tests.gui.windows import DEMO, open_search, scripted_window
from tests.narrowed import present
from tests.sample_drive import make_drive

WIDE, NARROW = 1400, 1000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(
        qtbot, a_drive(), a_drive("sdb", "Other"), place=DEMO, size=(WIDE, 740), in_front=True
    )


def press_f1(window: MainWindow) -> HelpSide:
    """Press F1: without a window manager the key itself may not arrive."""
    next(one for one in window.findChildren(QAction) if one.shortcut().toString() == "F1").trigger()
    QApplication.processEvents()
    return side(window)


def side(window: MainWindow) -> HelpSide:
    """Return where help is shown."""
    return present(window.findChild(HelpSide))


def test_f1_opens_the_guide_to_the_page_and_escape_gives_the_focus_back(window: MainWindow) -> None:
    window.routes.page(Tab.STANDBY)
    before = QApplication.focusWidget()
    pane = press_f1(window).pane
    assert pane.title.text() == "Why does it not sleep?"
    assert pane.page.hasFocus()
    assert window.tabs.isVisible(), "the page is beside it"
    keyboard.keyClick(pane.page, Qt.Key.Key_Escape)
    assert not pane.isVisible()
    assert QApplication.focusWidget() is before


def test_on_a_setting_f1_opens_its_page_which_leads_back_to_it(window: MainWindow) -> None:
    window.routes.setting_of("", "ata.apm")
    QApplication.processEvents()
    pane = press_f1(window).pane
    assert pane.title.text() == "Power management level (APM)"
    pane.page.anchorClicked.emit(QUrl("row/ata.apm"))
    QApplication.processEvents()
    focus = present(window.focusWidget())
    assert not pane.isAncestorOf(focus)
    assert topic(Tab.SETTINGS, window.panel.current(), focus) == "setting/ata.apm"


@pytest.mark.parametrize(
    ("tab", "drive", "address"),
    [
        (Tab.HOME, None, ""),
        (Tab.OVERVIEW, a_drive(), ""),
        (Tab.OVERVIEW, make_drive("md0", DriveKind.ARRAY), "guide/rebuild"),
        (Tab.DRIVE_HEALTH, a_drive(), "guide/long-life"),
        (Tab.SETTINGS, a_drive(), ""),
        (Tab.BENCHMARK, a_drive(), "guide/fast-enough"),
    ],
)
def test_each_page_has_its_topic(tab: Tab, drive: Drive | None, address: str) -> None:
    assert topic(tab, drive, None) == address


def test_guides_lead_to_every_page_by_its_name(window: MainWindow) -> None:
    side = press_f1(window)
    for name, address in places().items():
        side.pane.page.anchorClicked.emit(QUrl(address))
        wanted = Tab[address.removeprefix("page/")]
        assert window.tabs.front is wanted, name
        window.panel.choose("sda")
    assert {"Your Drives", "Overview", "Measure", "Tune › History", "Activity › Standby"} <= set(places())


def test_in_a_narrow_window_it_has_the_place_of_the_page_until_the_user_goes_elsewhere(window: MainWindow) -> None:
    side = press_f1(window)
    assert window.tabs.isVisible()
    window.resize(NARROW, 600)
    assert side.pane.isVisible()
    assert not window.tabs.isVisible()
    window.resize(WIDE, 740)
    assert window.tabs.isVisible()
    window.resize(NARROW, 600)
    window.panel.choose("sdb")
    assert (side.pane.isVisible(), window.tabs.isVisible()) == (False, True)
    press_f1(window)
    assert not window.tabs.isVisible()
    side.pane.page.anchorClicked.emit(QUrl("page/SETTINGS"))
    assert (side.pane.isVisible(), window.tabs.isVisible()) == (False, True)
    press_f1(window)
    window.routes.setting_of("", "ata.apm")
    assert window.tabs.isVisible()
    press_f1(window)
    next(one for one in window.findChildren(QAction) if one.shortcut().toString() == "Ctrl+3").trigger()
    assert window.tabs.isVisible(), "of the page that is behind it, too"
    assert isinstance(window.page(Tab.SETTINGS), SettingsPage)


def test_the_width_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    side = press_f1(window)
    side.moveSplitter(WIDE - 450, 1)
    width = side.pane.width()
    side.pane.cross.click()
    assert not side.pane.isVisible()
    again = opened(qtbot, MainWindow(services_of(window.session), drive="sda"), WIDE, 740)
    assert press_f1(again).pane.width() == width
    again.close()


def test_the_search_of_the_window_finds_guides_by_title_and_words(window: MainWindow) -> None:
    for text, title in (("rebuild fas", "Rebuild faster"), ("media player", "Why does it not sleep?")):
        dialog = open_search(window)
        keyboard.keyClicks(dialog.field, text)
        assert present(dialog.found.currentItem()).data(0, Qt.ItemDataRole.UserRole).kind is EntryKind.GUIDE
        keyboard.keyClick(dialog.field, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert side(window).pane.title.text() == title
