"""The window where the library that draws charts is missing, as with a package that only recommends it."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.mainwindow import tabs
from disktune_gui.mainwindow.tabs import INSTALL_COMMAND, Tab, WithoutCharts
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.support import services_of


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Give a window that finds no pyqtgraph, and whose session was never started."""
    monkeypatch.setattr(tabs, "find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "pyqtgraph", None)
    made = MainWindow(services_of(Session(elevation.survey(demo=True))))
    qtbot.addWidget(made)
    return made


@pytest.mark.slow
def test_a_page_of_charts_says_what_to_install_and_every_other_page_is_there(window: MainWindow) -> None:
    for tab in Tab:
        page = window.page(tab)
        assert isinstance(page, WithoutCharts) is tab.declared.charted, tab
        if isinstance(page, WithoutCharts):
            assert INSTALL_COMMAND in page.words.text()
        window.tabs.setCurrentIndex(tab)
