"""What comes and goes in the strip moves nothing that one may be about to press."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QPoint, QRect
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.strip.strip import Strip
from disktune_gui.mainwindow.tabs import PagePlace, Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.support import added, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

SIZES = ((1180, 760), (1024, 600))
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QTabBar)
LONG = (
    "Held back on Example (sda), set just before a crash, drive failure or disconnection: Power management "
    "level (APM) (128), SATA link power management (min_power)."
)


def array(alarm: Alarm) -> Drive:
    facts = ArrayInfo("raid5", "clean", 3, 1, None, None, None, None, alarm=alarm.value, why="One is missing.")
    return make_drive("md0", DriveKind.ARRAY, array=facts, partitions=())


Open = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Open]:
    made: list[MainWindow] = []

    def begin(place: HelperLauncher = HelperLauncher(root=True)) -> MainWindow:  # noqa: B008  # frozen
        session = WindowSession(place)
        session.refuse_the_rest()
        window = added(qtbot, MainWindow(services_of(session), drive="sda"))
        session.bring(a_drive(), a_drive("sdb", "Other"), array(Alarm.HEALTHY))
        window.show()
        made.append(window)
        return window

    yield begin
    for window in made:
        window.close()


def settle(window: MainWindow, size: tuple[int, int]) -> None:
    for message in list(window.messages.all):
        window.messages.withdraw(message)
    window.resize(*size)
    for _ in range(5):
        QApplication.processEvents()


def places(window: MainWindow) -> dict[str, QRect]:
    """Return where each control is that can be seen, without those of messages."""
    QApplication.processEvents()
    found: dict[str, QRect] = {}
    for control in window.findChildren(QWidget):
        if not isinstance(control, CONTROLS) or not control.isVisible() or within(control, Strip):
            continue
        name = control.accessibleName() or getattr(control, "text", str)()
        key = f"{type(control).__name__} {name} {address(control)}"
        found[key] = QRect(control.mapTo(window, QPoint(0, 0)), control.size())
    assert found
    return found


def address(widget: QWidget) -> object:
    """Return what tells it from other widgets; Python's object of it may be another one each time."""
    return sip.unwrapinstance(widget)  # type: ignore[func-returns-value]  # it does


def within(widget: QWidget, kind: type[QWidget]) -> bool:
    above = widget.parentWidget()
    return isinstance(widget, kind) or (above is not None and within(above, kind))


@pytest.mark.slow
def test_no_message_moves_anything(open_window: Open) -> None:
    window = open_window()
    session = of_kind(WindowSession, window.session)
    for tab in (tab for tab in Tab if tab.declared.serves(a_drive())):
        for size in SIZES if tab in (Tab.OVERVIEW, Tab.SETTINGS) else SIZES[1:]:
            session.bring(a_drive(), a_drive("sdb", "Other"), array(Alarm.HEALTHY))
            window.tabs.setCurrentIndex(tab)
            settle(window, size)
            before = places(window)
            come_and_go(window, before)
            session.bring(replace(a_drive(), read_only=True), a_drive("sdb", "Other"), array(Alarm.HEALTHY))
            assert window.header._protected.isVisible()
            actions = window.actions_menu.button
            key = f"QPushButton {actions.accessibleName()} {address(actions)}"
            assert places(window)[key] == before[key], (tab, size, "a badge")


def come_and_go(window: MainWindow, before: dict[str, QRect]) -> None:
    """Let messages of each kind come and go, and hold that all else stays where it was *before*."""
    session = of_kind(WindowSession, window.session)
    place = (Tab(window.tabs.currentIndex()), window.size())
    window.strip.show_read_only("Read-only mode. To change settings, install the helper.", "sudo make install")
    assert places(window) == before, (place, "no helper")
    message = window.messages.say(LONG, "danger")
    message.offer("Delete Saved Settings", "", lambda: None)
    message.offer("Retry at Next Boot", "", lambda: None)
    assert places(window) == before, (place, "what the boot guard holds back")
    session.notice.emit("DiskTune's helper stopped. Unlock again.")
    assert places(window) == before, (place, "a notice")
    window.messages.say("Saved.", "good")
    assert places(window) == before, (place, "news")
    window.messages.ask("Run “Spin Down” on Example? It is in use.", "Spin Down", lambda: None)
    assert places(window) == before, (place, "a question")
    while (front := window.messages.front) is not None:
        window.messages.withdraw(front)
        assert places(window) == before, place


@pytest.mark.slow
def test_a_drive_that_goes_and_what_is_said_of_it_move_nothing_in_its_place(open_window: Open) -> None:
    window = open_window()
    session = of_kind(WindowSession, window.session)
    window.panel.choose("sdb")
    settle(window, SIZES[1])
    session.bring(a_drive(), array(Alarm.HEALTHY))
    [gone] = window.messages.sentences
    assert "is gone" in gone
    after = places(window)
    window.messages.withdraw(present(window.messages.front))
    assert places(window) == after


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "size"), [("Keep", SIZES[0]), ("Revert", SIZES[1])])
def test_a_trial_is_asked_about_on_another_page_and_moves_nothing_there(
    open_window: Open, answer: str, size: tuple[int, int]
) -> None:
    window = open_window()
    session = of_kind(WindowSession, window.session)
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    settle(window, size)
    before = places(window)
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    page.propose(a_drive(), "block.read_ahead", 1024)
    page.review.apply.click()
    assert page.trials
    assert not window.strip.items, "the page itself shows it"
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    assert places(window) == before
    [item] = window.strip.items.values()
    assert re.fullmatch(r"sda: trial, \d+ s left", item.title.text())
    assert [link.text() for link in item.links if link.isVisible()] == ["Revert", "Keep"]
    next(link for link in item.links if link.text() == answer).click()
    assert session.of("keep" if answer == "Keep" else "put-back")
    assert not page.trials
    assert not window.strip.items
    assert places(window) == before


def test_benchmark_has_not_to_be_scrolled_with_two_messages(open_window: Open) -> None:
    window = open_window()
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.messages.say("An array is degraded.").offer("Show Array", "", lambda: None)
    window.messages.say(LONG, "danger")
    settle(window, SIZES[0])
    place = of_kind(PagePlace, window.tabs.pages.currentWidget())
    for bar in (place.verticalScrollBar(), place.horizontalScrollBar()):
        assert present(bar).maximum() == 0


@pytest.mark.slow
def test_the_tabs_stay_where_they_are_whatever_is_selected(open_window: Open) -> None:
    window = open_window()
    found = set()
    for name in ("sda", "", "md0", "sdb"):
        window.panel.choose(name)
        settle(window, SIZES[0])
        found.add(window.tabs.mapTo(window, QPoint(0, 0)).y())
    assert len(found) == 1
