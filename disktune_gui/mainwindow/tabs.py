"""The tabs of the window, from the left."""

from __future__ import annotations

from enum import IntEnum, auto
from importlib import import_module
from importlib.util import find_spec

from disktune_contract.drives.drive import Drive
from disktune_gui.page_declaration import PageDeclaration, Window
from disktune_gui.widgets.page import Page


class Tab(IntEnum):
    """Each is named after its room, whose module `tab` declares the page; nothing else is needed for a new one."""

    OVERVIEW = 0
    SETTINGS = auto()
    BENCHMARK = auto()
    ACTIVITY = auto()
    HISTORY = auto()
    EXPERIMENT = auto()
    RESULTS = auto()
    ARRAYS = auto()

    @property
    def declared(self) -> PageDeclaration:
        """What the room declares."""
        found: PageDeclaration = import_module(f"disktune_gui.{self.name.lower()}.tab").TAB
        return found


def in_front(wanted: Tab, drive: Drive | None) -> Tab:
    """Return the tab to show when *drive* is turned to, for somebody who was looking at *wanted* before."""
    if drive is None:
        return wanted if wanted is Tab.SETTINGS else Tab.ACTIVITY
    return wanted if wanted.declared.serves(drive) else Tab.OVERVIEW


def make(tab: Tab, window: Window) -> Page:
    """Return the page of a tab, or what to install if it needs charts and there are none."""
    if tab.declared.charted and find_spec("pyqtgraph") is None:
        from disktune_gui.mainwindow.without_charts import WithoutCharts  # noqa: PLC0415

        return WithoutCharts(window.services)
    return tab.declared.make(window)
