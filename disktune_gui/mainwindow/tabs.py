"""The tabs of the window: what each is called, when it is of use, and how its page is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import partial
from importlib.util import find_spec

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QWidget

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.step import Step
from disktune_gui.client.session import Session
from disktune_gui.editing.undo import Undoing
from disktune_gui.overview.page import OverviewPage
from disktune_gui.widgets.page import Page


class Tab(IntEnum):
    """Which is where, from the left."""

    OVERVIEW = 0
    SETTINGS = auto()
    BENCHMARK = auto()
    ACTIVITY = auto()
    HISTORY = auto()
    EXPERIMENT = auto()
    RESULTS = auto()
    ARRAY = auto()


SERVE_ALL = frozenset({Tab.OVERVIEW, Tab.SETTINGS, Tab.ACTIVITY, Tab.HISTORY, Tab.RESULTS})
"""Tabs that also have something to show of all drives at once."""


def serves(tab: Tab, drive: Drive | None) -> bool:
    """Return whether *tab* has something to show of *drive*, or of all drives if it is None."""
    if drive is None:
        return tab in SERVE_ALL
    return tab is not Tab.ARRAY or drive.kind is DriveKind.ARRAY


def in_front(wanted: Tab, drive: Drive | None) -> Tab:
    """Return the tab to show when *drive* is turned to, for somebody who was looking at *wanted* before."""
    if drive is None:
        return wanted if wanted is Tab.SETTINGS else Tab.ACTIVITY
    return wanted if serves(wanted, drive) else Tab.OVERVIEW


CHARTED = frozenset({Tab.BENCHMARK, Tab.ACTIVITY, Tab.EXPERIMENT, Tab.RESULTS, Tab.ARRAY})
"""Tabs that are nothing without charts."""


@dataclass(frozen=True)
class Window:
    """What pages may ask of the window."""

    session: Session
    compare: Callable[[Drive, tuple[Step, ...]], None]
    """Offer to measure before and after a change."""
    propose: Callable[[tuple[Undoing, ...]], None]
    """Lay changes onto the tables of their drives."""
    restore: Callable[[tuple[Undoing, ...]], None]
    """Review original values, and forget what is saved."""
    propose_fix: Callable[[Fix], None]
    """Lay what would help an array onto the tables of its drives."""
    overview_of: Callable[[str], None]
    """Go to everything that is known of a drive."""
    experiment_on: Callable[[str], None]
    """Go to the experiments of a drive."""
    put_below: Callable[[QWidget], None]
    """Show something below all tabs, whichever is in front."""
    page: Callable[[Tab], Page]
    """Return another page."""


def title(tab: Tab) -> str:
    """Return the text on a tab."""
    return {
        Tab.OVERVIEW: QCoreApplication.translate("Tab", "Overview"),
        Tab.SETTINGS: QCoreApplication.translate("Tab", "Settings"),
        Tab.BENCHMARK: QCoreApplication.translate("Tab", "Benchmark"),
        Tab.ACTIVITY: QCoreApplication.translate("Tab", "Activity"),
        Tab.HISTORY: QCoreApplication.translate("Tab", "History"),
        Tab.EXPERIMENT: QCoreApplication.translate("Tab", "Experiment"),
        Tab.RESULTS: QCoreApplication.translate("Tab", "Results"),
        Tab.ARRAY: QCoreApplication.translate("Tab", "Array"),
    }[tab]


def make(tab: Tab, window: Window) -> Page:
    """Return the page of a tab; what it needs is imported only now, for the window is to be there at once."""
    if tab in CHARTED and find_spec("pyqtgraph") is None:
        from disktune_gui.mainwindow.without_charts import WithoutCharts  # noqa: PLC0415

        return WithoutCharts(window.session)
    return _MAKERS[tab](window)


def _settings(window: Window) -> Page:
    from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

    page = SettingsPage(window.session)
    page.compare_asked.connect(window.compare)
    window.put_below(page.trial_place)
    return page


def _benchmark(window: Window) -> Page:
    from disktune_gui.benchmark.page import BenchmarkPage  # noqa: PLC0415

    return BenchmarkPage(window.session)


def _activity(window: Window) -> Page:
    from disktune_gui.activity.page import ActivityPage  # noqa: PLC0415

    return ActivityPage(window.session)


def _history(window: Window) -> Page:
    from disktune_gui.history.page import HistoryPage  # noqa: PLC0415

    page = HistoryPage(window.session)
    page.put_back_asked.connect(window.propose)
    page.restore_asked.connect(window.restore)
    return page


def _experiment(window: Window) -> Page:
    from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

    page = ExperimentPage(window.session)
    page.keep_asked.connect(window.propose)
    page.trial_left.connect(partial(_adopt, window))
    return page


def _adopt(window: Window, drive: Drive, trial: str) -> None:
    """Say above every page what becomes of values that a comparison's helper has left."""
    from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

    page = window.page(Tab.SETTINGS)
    if isinstance(page, SettingsPage):
        page.trial_place.adopt(drive, trial)


def _results(window: Window) -> Page:
    from disktune_gui.results.page import ResultsPage  # noqa: PLC0415

    page = ResultsPage(window.session)
    page.experiment_asked.connect(window.experiment_on)
    return page


def _array(window: Window) -> Page:
    from disktune_gui.arrays.page import ArrayPage  # noqa: PLC0415

    page = ArrayPage(window.session)
    page.help_wanted.connect(window.propose_fix)
    page.drive_wanted.connect(window.overview_of)
    return page


_MAKERS: dict[Tab, Callable[[Window], Page]] = {
    Tab.OVERVIEW: lambda window: OverviewPage(window.session),
    Tab.SETTINGS: _settings,
    Tab.BENCHMARK: _benchmark,
    Tab.ACTIVITY: _activity,
    Tab.HISTORY: _history,
    Tab.EXPERIMENT: _experiment,
    Tab.RESULTS: _results,
    Tab.ARRAY: _array,
}
