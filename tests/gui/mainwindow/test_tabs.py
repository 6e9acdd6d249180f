"""The tabs are those that the rooms declare, and neither they nor the services load what is not needed yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import disktune_gui
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.controls.page import Page
from disktune_gui.mainwindow import tabs
from disktune_gui.mainwindow.tabs import PageTabs, Tab
from tests.amounts import PATIENCE_S
from tests.gui.support import make_drive, services_of

LIGHT = """
import sys
import disktune_gui.mainwindow.parts
from disktune_gui.mainwindow.tabs import Tab
for tab in Tab:
    tab.declared
pages = (name for name in sys.modules if name.startswith("disktune_gui.") and name.endswith(".page"))
print(*pages, *{"numpy", "pyqtgraph", "sqlite3"} & set(sys.modules))
"""


def test_every_room_that_declares_a_page_has_its_tab() -> None:
    rooms = {file.parent.name for file in Path(disktune_gui.__file__).parent.glob("*/tab.py")}
    assert {tab.name.lower() for tab in Tab} == rooms


def test_the_first_ten_tabs_have_a_key_each() -> None:
    keys = tabs.keys()
    assert keys == [*(f"Ctrl+{digit}" for digit in "123456789"), "Ctrl+0"][: len(Tab)]
    assert {tab.key for tab in Tab} - {""} == set(keys)
    assert Tab.OVERVIEW.key == "Ctrl+1", "the keys of every drive are the same"


def test_every_tab_has_a_title_of_its_own() -> None:
    assert len({tab.declared.title() for tab in Tab}) == len(Tab)


@pytest.mark.slow
def test_the_window_and_its_tabs_load_no_page_no_charts_and_no_database() -> None:
    """The window is there before the first page is."""
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["disktune_gui.controls.page"]


HOVERED = """
import sys
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication
from disktune_gui.mainwindow.tabs import PageTabs
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.controls.page import Page
application = QApplication([])
tabs = PageTabs(lambda _tab: Page(None))
tabs.resize(1200, 300)
tabs.show()
bar = tabs.tabBar()
for tab in Tab:
    bar.setTabVisible(tab, True)
    bar.setTabEnabled(tab, tab is not Tab.HISTORY)
for tab in (Tab.SETTINGS, Tab.HISTORY):
    place = QPointF(bar.tabRect(tab).center())
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(bar, move)
    QApplication.processEvents()
print(*(name for name in sys.modules if name.startswith("disktune_gui.") and name.endswith(".page")))
"""


@pytest.mark.slow
def test_the_page_of_the_tab_under_the_pointer_is_loaded_before_the_click() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HOVERED],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    loaded = done.stdout.split()
    assert "disktune_gui.settings.page" in loaded
    assert "disktune_gui.history.page" not in loaded


RESTED = """
import sys
from PyQt6.QtCore import QPoint
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
from disktune_gui.mainwindow.tabs import PageTabs
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.controls.ahead import REST_MS
from disktune_gui.controls.page import Page
application = QApplication([])
tabs = PageTabs(lambda _tab: Page(None))
tabs.resize(1600, 300)
tabs.show()
bar = tabs.tabBar()
for tab in Tab:
    bar.setTabVisible(tab, True)
    bar.setTabEnabled(tab, True)
for tab in (Tab.ACTIVITY, Tab.HISTORY):
    QTest.mouseMove(bar, bar.tabRect(tab).center())
QTest.qWait(3 * REST_MS)
print("pyqtgraph" in sys.modules)
QTest.mouseMove(bar, bar.tabRect(Tab.ACTIVITY).center())
QTest.qWait(REST_MS)
while "disktune_gui.controls.panel" not in sys.modules:
    QTest.qWait(10)
print("pyqtgraph" in sys.modules)
"""


class Anything(Page):
    """Takes every drive."""

    def show_drive(self, drive: Drive | None) -> None:
        pass


def test_a_row_of_the_list_leads_to_the_page_that_comes_with_it(qtbot: QtBot) -> None:
    services = services_of(Session(HelperLauncher(root=False)))
    tabs = PageTabs(lambda _tab: Anything(services))
    qtbot.addWidget(tabs)
    disk, array = make_drive("sda"), make_drive("md0", DriveKind.ARRAY)
    for drive in (None, disk, array, None, array, disk):
        tabs._loaded.clear()
        tabs.foresee(drive)
        tabs.show_drive(drive)
        assert tabs._loaded == {tabs.front}, drive


@pytest.mark.slow
def test_what_draws_charts_is_loaded_for_a_pointer_that_stays_on_the_tab_of_a_page_with_charts() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RESTED],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout.split() == ["False", "True"]
