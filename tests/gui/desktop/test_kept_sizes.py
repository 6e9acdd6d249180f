"""Whatever can be drawn to another size on a page has that size in the next window, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PyQt6.QtWidgets import QApplication, QHeaderView, QSplitter, QStackedWidget, QTableView, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.form import TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from tests.gui.desktop.hand import draw_column, draw_parts
from tests.gui.support import opened, services_of
from tests.narrowed import present

pytestmark = pytest.mark.slow

BY = 37
"""Pixels by which everything is drawn; no size of the program's own differs by so many."""
DRAWN = {
    (Tab.SETTINGS, ""): {"Settings of all drives"},
    (Tab.HISTORY, "sda"): {"Changes"},
    (Tab.OVERVIEW, "md0"): {"Values of the kernel"},
    (Tab.BENCHMARK, "sda"): {"Results", "Conditions", "ResultDetails", "SelectedResults"},
    (Tab.EXPERIMENT, "sda"): {
        "Results", "Conditions", "ExperimentPage", "ExperimentView", "QStackedWidget", "SelectedResults",
    },
    (Tab.OVERVIEW, "sda"): set(),
    (Tab.HOME, ""): set(),
    (Tab.DRIVE_HEALTH, "sda"): {"Health of all drives"},
    (Tab.ACTIVITY, ""): set(),
}  # fmt: skip
"""What the test must find to draw on a page, so that it does not hold for want of anything to look at."""


def _bring_to_sight(widget: QWidget) -> None:
    """Show what a page shows only when there is something in it."""
    above: list[QWidget] = [widget]
    while (parent := above[-1].parentWidget()) is not None:
        above.append(parent)
    for child, parent in pairwise(above):
        if isinstance(parent, QStackedWidget):
            parent.setCurrentWidget(child)
    for one in reversed(above):
        one.setVisible(True)
    QApplication.processEvents()


def _drawable(header: QHeaderView) -> int | None:
    """Return the first column that a mouse can draw; a last one that takes what is left is none."""
    columns = range(header.count() - header.stretchLastSection())
    by_hand = (
        column
        for column in columns
        if header.sectionResizeMode(column) is QHeaderView.ResizeMode.Interactive
        and not header.isSectionHidden(column)
    )
    return next(by_hand, None)


def _headers(page: QWidget) -> Iterator[tuple[str, QHeaderView, int]]:
    """Yield the headers with columns to draw; one that is never shown has no edge to take hold of."""
    for view in page.findChildren(QTableView) + page.findChildren(QTreeView):
        header = present(view.header() if isinstance(view, QTreeView) else view.horizontalHeader())
        never = header.isHidden()
        if not never and (column := _drawable(header)) is not None:
            yield view.accessibleName(), header, column


def _splitters(page: QWidget) -> Iterator[tuple[str, QSplitter]]:
    for splitter in page.findChildren(QSplitter):
        if splitter.count() > 1:
            yield type(splitter.parentWidget()).__name__, splitter


def _names(page: QWidget) -> set[str]:
    return {name for name, *_ in _headers(page)} | {name for name, _ in _splitters(page)}


def _window(qtbot: QtBot, session: Session) -> MainWindow:
    return opened(qtbot, MainWindow(services_of(session)), 1180, 740)


def _page(qtbot: QtBot, window: MainWindow, tab: Tab, drive: str) -> QWidget:
    window.panel.choose(drive)
    window.tabs.setCurrentIndex(tab)
    page = window.page(tab)
    qtbot.waitUntil(page.isVisible)
    if isinstance(page, BenchmarkPage):
        # As something that was measured has them made.
        page.measured.disclosure.opened = True
        page.measured.details.make_charts()
        page.show_view(TREND)
        assert page.trend is not None
        page.trend.details.opened = True
        page.trend.details.setVisible(True)
    if isinstance(page, OverviewPage) and page.array is not None:
        page.array.values.opened = True
    # Some columns are there when the drives have answered.
    qtbot.waitUntil(lambda: _names(page) >= DRAWN[tab, drive])
    return page


def _sizes(page: QWidget) -> dict[str, list[int]]:
    """Return the sizes of all that can be drawn, by name."""
    found = {}
    for name, header, column in _headers(page):
        _bring_to_sight(header)
        found[name] = [header.sectionSize(column)]
    for name, splitter in _splitters(page):
        for part in range(splitter.count()):
            inside = present(splitter.widget(part))
            _bring_to_sight(inside)
        found[name] = splitter.sizes()
    return found


def test_what_is_drawn_is_as_drawn_in_the_next_window(qtbot: QtBot, demo_session: Session) -> None:
    # The tables below both of these pages have one width of each column.
    for places in ([one for one in DRAWN if one[0] is not Tab.EXPERIMENT], [(Tab.EXPERIMENT, "sda")]):
        window = _window(qtbot, demo_session)
        drawn: dict[tuple[Tab, str], dict[str, list[int]]] = {}
        for place in places:
            page = _page(qtbot, window, *place)
            before = _sizes(page)
            for _name, header, column in _headers(page):
                _bring_to_sight(header)
                draw_column(header, column, BY)
            for _name, splitter in _splitters(page):
                draw_parts(splitter, -BY)
            drawn[place] = _sizes(page)
            unmoved = [name for name in before if before[name] == drawn[place][name]]
            assert unmoved == [], "the mouse moved nothing"
        window.close()
        again = _window(qtbot, demo_session)
        assert {place: _sizes(_page(qtbot, again, *place)) for place in places} == drawn
        again.close()
