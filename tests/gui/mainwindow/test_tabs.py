"""The tabs are the pages that are declared, and neither they nor the services load what is not needed yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import disktune_gui
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.controls.page import Page
from disktune_gui.mainwindow import tabs
from disktune_gui.mainwindow.tabs import INSTALL_COMMAND, PLACES, PageTabs, Tab, WithoutCharts, key_of, title_of
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.pages import PAGES
from tests.amounts import PATIENCE_S
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive


def test_every_page_that_is_declared_has_its_tab_and_its_room() -> None:
    assert [tab.name.lower() for tab in Tab] == list(PAGES)
    assert [page for page in PAGES if not (Path(disktune_gui.__file__).parent / page / "page.py").exists()] == []


def test_every_place_has_a_key_a_page_and_a_title() -> None:
    assert [key_of(place) for place in PLACES] == [f"Ctrl+{number}" for number in range(1, len(PLACES) + 1)]
    assert {tab.declared.place for tab in Tab} == set(PLACES)
    assert len({title_of(place, None) for place in PLACES}) == len(PLACES)


def test_every_tab_has_a_title_of_its_own() -> None:
    assert len({tab.declared.title() for tab in Tab}) == len(Tab)


class Anything(Page):
    """Takes every drive."""

    def show_drive(self, drive: Drive | None) -> None:
        pass


def test_a_row_of_the_list_leads_to_the_page_that_comes_with_it(qtbot: QtBot) -> None:
    services = services_of(Session(HelperLauncher(root=False)))
    tabs = added(qtbot, PageTabs(lambda _tab: Anything(services)))
    disk, array = make_drive("sda"), make_drive("md0", DriveKind.ARRAY)
    for drive in (None, disk, array, None, array, disk):
        tabs._loaded.clear()
        tabs.foresee(drive)
        tabs.show_drive(drive)
        assert tabs._loaded == {tabs.front}, drive


HOVERED = """
import sys
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
from disktune_gui.pages import PAGES
from disktune_gui.mainwindow.tabs import PLACES, PageTabs
from disktune_gui.page_declaration import Place
from disktune_gui.controls.page import REST_MS, Page
application = QApplication([])
tabs = PageTabs(lambda _tab: Page(None))
tabs.resize(1600, 300)
tabs.show()
bar = tabs.bar
centres = [bar.tabRect(PLACES.index(place)).center() for place in (Place.ACTIVITY, Place.TUNE)]
for centre in centres:
    QTest.mouseMove(bar, centre)
QTest.qWait(3 * REST_MS)
print("pyqtgraph" in sys.modules)
QTest.mouseMove(bar, centres[0])
QTest.qWait(REST_MS)
while "disktune_gui.controls.panel" not in sys.modules:
    QTest.qWait(10)
print("pyqtgraph" in sys.modules)
print(*(name for name in sys.modules if name.startswith("disktune_gui.") and name.endswith(".page")))
"""


@pytest.mark.slow
def test_what_is_under_the_pointer_is_loaded_before_the_click_and_charts_where_it_stays() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HOVERED],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    passed, stayed, *pages = done.stdout.split()
    assert (passed, stayed) == ("False", "True")
    assert "disktune_gui.settings.page" in pages
    assert "disktune_gui.experiment.page" not in pages


def test_a_drive_of_the_same_kind_leaves_the_bar_as_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    services = services_of(Session(HelperLauncher(root=False)))
    tabs = added(qtbot, PageTabs(lambda _tab: Anything(services)))
    tabs.show_drive(make_drive("sda"))
    monkeypatch.setattr(tabs.bar, "setTabText", lambda *_: pytest.fail("measured again"))
    monkeypatch.setattr(tabs.bar, "setTabVisible", lambda *_: pytest.fail("measured again"))
    tabs.show_drive(make_drive("sdb"))


# -- the window where the library that draws charts is missing, as with a package that only recommends it --


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Give a window that finds no pyqtgraph, and whose session was never started."""
    monkeypatch.setattr(tabs, "find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "pyqtgraph", None)
    return added(qtbot, MainWindow(services_of(Session(elevation.survey(demo=True)))))


@pytest.mark.slow
def test_a_page_of_charts_says_what_to_install_and_every_other_page_is_there(window: MainWindow) -> None:
    for tab in Tab:
        page = window.page(tab)
        assert isinstance(page, WithoutCharts) is tab.declared.charted, tab
        if isinstance(page, WithoutCharts):
            assert INSTALL_COMMAND in page.words.text()
        window.tabs.setCurrentIndex(tab)
