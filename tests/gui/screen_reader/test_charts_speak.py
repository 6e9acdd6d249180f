"""Each chart that is seen says what it shows, and its table is one button away."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.form import TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.session import Session
from disktune_gui.controls.drawn import DrawnChart, HeatMap
from disktune_gui.controls.job_page import JobPage
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.controls.panel import ChartPanel
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.services.services import Services
from disktune_gui.store.entry import subject
from tests.gui.stored import a_measurement, make_measured
from tests.gui.support import opened, services_of
from tests.narrowed import of_kind, present

pytestmark = pytest.mark.slow

SHOWN = (
    (Tab.ACTIVITY, "sda"),
    (Tab.ACTIVITY, ""),
    (Tab.OVERVIEW, "md0"),
    (Tab.BENCHMARK, "sda"),
)
"""The pages with charts, each with a drive of which there is something to draw."""
ENDS = (".", "!", "?")


@pytest.fixture
def services(demo_session: Session) -> Services:
    found = services_of(demo_session)
    drive = next(one for one in demo_session.drives if one.name == "sda")
    kept = make_measured(a_measurement("drive.direct", 160e6), at=time.time() - 60, drive=subject(drive))
    found.archive.store.add([kept])
    return found


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    found = opened(qtbot, MainWindow(services), 1180, 740)
    yield found
    found.close()


def _charts(page: QWidget) -> list[QWidget]:
    found: list[QWidget] = []
    for kind in (LineChart, HeatMap, DrawnChart):
        found += page.findChildren(kind)
    return [one for one in found if one.isVisible()]


def _show(qtbot: QtBot, window: MainWindow, tab: Tab, drive: str) -> QWidget:
    """Show a page with a chart on it."""
    window.panel.choose(drive)
    window.tabs.setCurrentIndex(tab)
    page = present(window.page(tab))
    if isinstance(page, JobPage):
        if isinstance(page, BenchmarkPage):
            page.show_view(TREND)
            present(page.trend).details.opened = True
        below = of_kind(ResultsPanel, page.earlier)
        qtbot.waitUntil(lambda: bool(below.model.rows))
        below.table.selectRow(0)
    if isinstance(page, OverviewPage):
        qtbot.waitUntil(lambda: page.array is not None and page.array.charts is not None)
        assert page.array is not None
        present(page.array.charts).opened = True
    try:
        qtbot.waitUntil(lambda: bool(_charts(page)))
    except qtbot.TimeoutError as error:
        shown = [type(one).__name__ for one in page.findChildren(QWidget) if one.isVisible()]
        error.add_note(f"{tab!r} of {drive}; in front: {window.tabs.front!r}; seen: {shown}")
        raise
    return page


def _speaks(chart: QWidget) -> bool:
    said = chart.accessibleDescription().strip()
    return bool(chart.accessibleName().strip(": ")) and said.endswith(ENDS) and "\n" not in said


def _table_buttons(page: QWidget) -> list[QPushButton]:
    """Return the buttons that a person finds for it."""
    found = page.findChildren(QPushButton)
    return [
        one
        for one in found
        if "Table" in one.text().replace("&", "") and one.isCheckable() and one.isVisible() and one.isEnabled()
    ]


def test_each_chart_says_what_it_shows_and_has_its_table_behind_one_button(
    qtbot: QtBot, window: MainWindow
) -> None:
    for tab, drive in SHOWN:
        page = _show(qtbot, window, tab, drive)
        qtbot.waitUntil(lambda page=page: all(_speaks(chart) for chart in _charts(page)))  # type: ignore[misc]
        panels = [panel for panel in page.findChildren(ChartPanel) if panel.isVisible()]
        in_panels = {id(chart) for panel in panels for chart in _charts(panel)}
        assert in_panels == {id(chart) for chart in _charts(page)}, tab
        (button,) = _table_buttons(page)
        button.click()
        assert _charts(page) == [], tab
        for panel in panels:
            assert panel.table.isVisible(), tab
            assert panel.table.accessibleName().strip(": "), tab
            # What the table has to say comes with the next figures.
            qtbot.waitUntil(lambda panel=panel: bool(panel.table.table.header))  # type: ignore[misc]
        button.click()
        assert all(not panel.shows_table for panel in panels), tab
