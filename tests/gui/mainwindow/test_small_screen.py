"""The whole window on small screens and with large letters: what has to be clicked is never out of sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from PyQt6.QtCore import QPoint, QRect
from PyQt6.QtGui import QFont, QFontDatabase
from PyQt6.QtWidgets import QApplication, QPushButton, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.controls.controls import LEAST, YieldingScroll
from disktune_gui.desktop.event_loop import wait_for
from disktune_gui.editing import preset
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.mainwindow.window_place import REDUCED
from disktune_gui.page_declaration import Place
from disktune_gui.settings.page import SettingsPage
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels
from tests.gui.scripted_session import a_drive
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind, present
from tests.patient_bot import PATIENCE_MS

SCREEN = (1024, 700)
LOW = (1024, 560)
"""What is left of a screen of 1366 by 768 at 125 %, less title bar and panel."""

WIDEST, TALLEST = "DejaVu Sans", "Open Sans"
"""The widest of those that are a system's default, and one as tall as Noto Sans, the tallest."""
tallest = pytest.mark.parametrize("font", [TALLEST], indirect=True)


@pytest.fixture
def font(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Let letters be the widest, for what needs width, or the tallest, for what needs height."""
    family = getattr(request, "param", WIDEST)
    if family not in QFontDatabase.families():
        pytest.skip(f"{family} is not installed")
    usual = qapp.font()
    other = QFont(usual)
    other.setFamily(family)
    qapp.setFont(other)
    yield
    qapp.setFont(usual)


@pytest.fixture
def window(qtbot: QtBot, font: None) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, a_drive(), size=SCREEN)


def in_sight(window: MainWindow, widget: QWidget) -> bool:
    """Whether all of *widget* lies in the window, and nothing above it has scrolled it away."""
    box = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
    return (
        widget.isVisible()
        and window.rect().contains(box)
        and widget.visibleRegion().boundingRect() == widget.rect()
    )


def settings(window: MainWindow) -> SettingsPage:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    QApplication.processEvents()
    return of_kind(SettingsPage, window.page(Tab.SETTINGS))


@pytest.fixture
def large_letters(qapp: QApplication, font: None) -> Iterator[None]:
    """Let letters be as large as users with weak eyes have them."""
    usual = qapp.font()
    qapp.setFont(theme.scaled(usual, 1.6))
    yield
    qapp.setFont(usual)


def nothing_beside(window: MainWindow) -> None:
    """Hold that no visible page, nor anything that scrolls in it, has to be scrolled sideways."""
    for area in window.tabs.findChildren(QScrollArea):
        if area.isVisible() and not isinstance(area, YieldingScroll):
            bar = present(area.horizontalScrollBar())
            # What a drive answers may still be laid out.
            fits = partial(_has_no_rest, bar)
            assert wait_for(fits, PATIENCE_MS), (window.tabs.currentIndex(), area.widget())


def _has_no_rest(bar: QScrollBar) -> bool:
    return bar.maximum() == 0


EACH = (Tab.OVERVIEW, Tab.SETTINGS, Tab.HISTORY, Tab.EXPERIMENT, Tab.BENCHMARK)


def nothing_beside_any_page(window: MainWindow, tabs: Sequence[Tab] = EACH) -> None:
    for tab in tabs:
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        nothing_beside(window)


@pytest.mark.slow
def test_a_small_window_shows_every_page_in_its_width_and_none_makes_it_taller(window: MainWindow) -> None:
    window.resize(800, 600)
    # Below the least size of a window, the form of Measure is wider than its page.
    nothing_beside_any_page(window, EACH[:-1])
    window.resize(1024, 600)
    nothing_beside_any_page(window)
    window.resize(*LOW)
    for tab in Tab:
        if window.tabs.offers(tab):
            window.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            assert (window.width(), window.height()) == LOW, tab


@pytest.mark.slow
def test_the_switch_of_tune_begins_the_row_of_the_search_where_that_has_room(window: MainWindow) -> None:
    page = settings(window)
    switch, paste = window.tabs._switches[Place.TUNE], page.sheet.paste
    for width, beside, words in ((1600, True, "Paste a Command…"), (1024, True, ""), (800, False, "")):
        window.resize(width, 600)
        QApplication.processEvents()
        assert (page.sheet.bar.indexOf(switch) == 0) is beside, width
        assert in_sight(window, switch)
        assert (paste.text(), paste.accessibleName()) == (words, "Paste a Command…")
        left = switch.mapTo(window, QPoint())
        assert (left.y() == page.search.mapTo(window, QPoint()).y()) is beside
        button = of_kind(QPushButton, window.tabs.button_of(Tab.HISTORY))
        button.setFocus()
        button.click()
        QApplication.processEvents()
        assert switch.mapTo(window, QPoint()) == left, "under the pointer"
        assert window.focusWidget() is button
        window.tabs.setCurrentIndex(Tab.SETTINGS)


@pytest.mark.slow
@pytest.mark.usefixtures("large_letters")
def test_large_letters_leave_every_page_its_width(window: MainWindow) -> None:
    window.resize(1180, 740)
    nothing_beside_any_page(window)


@pytest.mark.slow
def test_the_list_gives_way_in_a_narrow_window_and_takes_its_room_back(window: MainWindow) -> None:
    window.resize(1300, 700)
    QApplication.processEvents()
    window.splitter.setSizes([350, 950])
    usual = window.splitter.sizes()[0]
    window.resize(800, 600)
    QApplication.processEvents()
    assert window.panel.minimumWidth() == window.splitter.sizes()[0] < pixels(window.font(), REDUCED) < usual
    window.resize(900, 600)
    QApplication.processEvents()
    assert window.splitter.sizes()[0] == pixels(window.font(), REDUCED)
    window.resize(1300, 700)
    QApplication.processEvents()
    assert window.splitter.sizes()[0] == usual


@pytest.mark.slow
@tallest
def test_plan_card_and_message_leave_apply_in_sight_and_so_are_keep_and_put_back(window: MainWindow) -> None:
    page = settings(window)
    page.sheet.presets.chosen.emit(preset.load()[0][0])
    page.propose(a_drive(), "block.read_ahead", 1024)
    page.propose(a_drive(), "ata.standby_timer", 241)
    page.review.details.setChecked(True)
    page.message.show_text("Something was said before.")
    for size in (SCREEN, LOW):
        window.resize(*size)
        QApplication.processEvents()
        assert (window.width(), window.height()) == size
        for button in (page.review.apply, page.review.discard, page.review.compare):
            assert in_sight(window, button), size
    page.review.apply.click()
    QApplication.processEvents()
    [bar] = page.trials.values()
    assert (window.width(), window.height()) == LOW
    assert in_sight(window, bar.keep)
    assert in_sight(window, bar.back)


@pytest.mark.slow
@tallest
def test_what_has_to_be_ticked_is_scrolled_to_and_why_has_a_line_of_its_own(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = settings(window)
    for setting, value in (("block.read_ahead", 1024), ("ata.apm", 254), ("ata.write_cache", True)):
        page.propose(a_drive(), setting, value)
    tick = present(page.review.consent("ata.write_cache"))
    qtbot.waitUntil(lambda: in_sight(window, tick))
    assert page.review.obstacle.text() == "Accept the risk first."
    assert page.review.obstacle.fits


def test_a_place_for_words_is_no_taller_than_they_are(qtbot: QtBot) -> None:
    place = YieldingScroll(200)
    qtbot.addWidget(place)
    for needed, tall, least in ((30, 30, 30), (120, 120, LEAST), (900, 200, LEAST)):
        place.need(needed)
        assert (place.sizeHint().height(), place.minimumSizeHint().height()) == (tall, least)
