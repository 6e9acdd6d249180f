"""The tabs of the window, from the left."""

from __future__ import annotations

from enum import IntEnum, auto
from importlib import import_module
from importlib.util import find_spec

from disktune_contract.drives.drive import Drive
from disktune_gui.page_declaration import PageDeclaration, Window
from disktune_gui.widgets.page import Page

_KEYS = 10
"""Digits."""


class Tab(IntEnum):
    """Each is named after its room, whose module `tab` declares the page; nothing else is needed for a new one."""

    ARRAYS = 0
    OVERVIEW = auto()
    DRIVE_HEALTH = auto()
    SETTINGS = auto()
    BENCHMARK = auto()
    ACTIVITY = auto()
    HISTORY = auto()
    EXPERIMENT = auto()
    CHECKUP = auto()
    STANDBY = auto()
    SCRUB = auto()

    @property
    def declared(self) -> PageDeclaration:
        """What the room declares."""
        found: PageDeclaration = import_module(f"disktune_gui.{self.name.lower()}.tab").TAB
        return found

    @property
    def lacks_charts(self) -> bool:
        """Whether the page is of no use here, for want of what draws charts."""
        return self.declared.charted and find_spec("pyqtgraph") is None

    def load(self) -> None:
        """Import the page, once and for all; one that needs charts only where there are any."""
        if not self.lacks_charts:
            import_module(f"disktune_gui.{self.name.lower()}.page")

    @property
    def key(self) -> str:
        """The keys that bring it to the front: 0 is the tenth; there are none for an eleventh.

        The pages that every drive has are counted first, so that they have the same keys for every drive.
        """
        number = _counted().index(self) + 1
        return f"Ctrl+{number % 10}" if number <= _KEYS else ""


WITHOUT_DRIVES = (Tab.HISTORY,)
"""Pages that have something to show where there is no drive: what was, of those that were there."""


def _counted() -> list[Tab]:
    """Return the tabs in the order of their keys."""
    return sorted(Tab, key=lambda tab: tab.declared.particular)


def keys() -> list[str]:
    """Return the keys of the tabs, in order."""
    return [tab.key for tab in _counted() if tab.key]


def in_front(wanted: Tab, drive: Drive | None) -> Tab:
    """Return the tab to show when *drive* is turned to, for somebody who was looking at *wanted* before."""
    if drive is None:
        return wanted if wanted is Tab.SETTINGS else Tab.ACTIVITY
    return wanted if wanted.declared.serves(drive) else Tab.OVERVIEW


def first(drive: Drive) -> Tab:
    """Return the page on which a drive of its kind is looked at first."""
    return Tab.ARRAYS if Tab.ARRAYS.declared.serves(drive) else Tab.OVERVIEW


def make(tab: Tab, window: Window) -> Page:
    """Return the page of a tab, or what to install if it needs charts and there are none."""
    if tab.lacks_charts:
        from disktune_gui.mainwindow.without_charts import WithoutCharts  # noqa: PLC0415

        return WithoutCharts(window.services)
    page = tab.declared.make(window)
    if not tab.declared.kept:
        return page
    from disktune_gui.jobs.job_page import JobPage  # noqa: PLC0415  as below

    if isinstance(page, JobPage):
        from disktune_gui.results.panel import ResultsPanel  # noqa: PLC0415  with the first page that has it

        panel = ResultsPanel(window.services, kinds=tab.declared.kept, apart=True)
        panel.experiment_asked.connect(window.experiment_on)
        panel.all_asked.connect(window.all_results)
        page.put_below(panel)
    return page
