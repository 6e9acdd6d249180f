"""What comes and goes above the pages moves nothing that one may be about to press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QPoint, QRect, Qt
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
from disktune_gui.mainwindow.banners.banner import MOST, Banner, Strip
from disktune_gui.mainwindow.tabs import PagePlace, Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive, keyboard
from tests.gui.support import make_drive, services_of

SIZES = ((1180, 760), (1024, 600))
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QTabBar)
LONG = (
    "The computer stopped, or the drive failed or was disconnected, shortly after these settings of Example "
    "(sda) were applied: Power management level (APM) (128), SATA link power management (min_power). DiskTune "
    "holds them back."
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
        window = MainWindow(services_of(session), drive="sda")
        qtbot.addWidget(window)
        session.bring(a_drive(), a_drive("sdb", "Other"), array(Alarm.HEALTHY))
        window.show()
        made.append(window)
        return window

    yield begin
    for window in made:
        window.close()


def settle(window: MainWindow, size: tuple[int, int]) -> None:
    for strip in list(window.banner._strips):
        window.banner.withdraw(strip)
    window.resize(*size)
    for _ in range(5):
        QApplication.processEvents()


def places(window: MainWindow) -> dict[str, QRect]:
    """Return where each control is that can be seen, without those of messages."""
    QApplication.processEvents()
    found: dict[str, QRect] = {}
    for control in window.findChildren(QWidget):
        if not isinstance(control, CONTROLS) or not control.isVisible() or within(control, Banner):
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
    session = window.session
    assert isinstance(session, WindowSession)
    for tab in (tab for tab in Tab if tab is not Tab.ARRAYS):
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
    session = window.session
    assert isinstance(session, WindowSession)
    place = (Tab(window.tabs.currentIndex()), window.size())
    window.banner.offer_command("Read-only mode. To change settings, install the helper: {}", "sudo make install")
    assert places(window) == before, (place, "no helper")
    session.bring(a_drive(), a_drive("sdb", "Other"), array(Alarm.DEGRADED))
    assert len(window.banner.sentences) == 2
    assert places(window) == before, (place, "an array is degraded")
    strip = window.banner.say(LONG, "danger")
    strip.offer("Delete Saved Settings", "", lambda: None)
    strip.offer("Retry at Next Boot", "", lambda: None)
    assert places(window) == before, (place, "what the boot guard holds back")
    session.notice.emit("The helper process exited. Unlock again to continue.")
    assert places(window) == before, (place, "a notice")
    window.banner.ask("Run “Spin Down” on Example? It is in use.", "Spin Down", lambda: None)
    assert places(window) == before, (place, "a question")
    while (front := window.banner.front) is not None:
        window.banner.withdraw(front)
        assert places(window) == before, place


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_drive_that_goes_and_what_is_said_of_it_move_nothing_in_its_place(
    open_window: Open, size: tuple[int, int]
) -> None:
    window = open_window()
    session = window.session
    assert isinstance(session, WindowSession)
    window.panel.choose("sdb")
    settle(window, size)
    session.bring(a_drive(), array(Alarm.HEALTHY))
    [gone] = window.banner.sentences
    assert "is no longer available" in gone
    after = places(window)
    assert window.banner.front is not None
    window.banner.withdraw(window.banner.front)
    assert places(window) == after


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "size"), [("Keep Changes", SIZES[0]), ("Revert", SIZES[1]), ("", SIZES[1])])
def test_a_trial_is_asked_about_on_another_page_and_moves_nothing_there(
    open_window: Open, answer: str, size: tuple[int, int]
) -> None:
    window = open_window()
    session = window.session
    assert isinstance(session, WindowSession)
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    settle(window, size)
    before = places(window)
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = window.page(Tab.SETTINGS)
    assert isinstance(page, SettingsPage)
    page.propose(a_drive(), "block.read_ahead", 1024)
    page.review.apply.click()
    [bar] = page.trials.values()
    assert bar.isVisible()
    assert window.banner.front is None
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    assert not bar.isVisible()
    assert places(window) == before
    strip = window.banner.front
    assert strip is not None
    assert strip.text == bar.text.text()
    assert all(button.isVisible() for button in strip.offers)
    window.banner.say("Something else.")
    assert window.banner.front is strip
    window.banner.withdraw(window.banner._strips[-1])
    if not answer:
        strip.dismissed.emit()
        bar.tick()
        assert window.banner.front is None, "dismissed, it is not said again"
        window.tabs.setCurrentIndex(Tab.SETTINGS)
        assert bar.isVisible()
        return
    next(button for button in strip.offers if button.text() == answer).click()
    assert session.of("keep" if answer == "Keep Changes" else "put-back")
    assert not page.trials
    assert strip.gone
    assert places(window) == before


def test_benchmark_has_not_to_be_scrolled_with_two_messages(open_window: Open) -> None:
    window = open_window()
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    window.banner.say("An array is degraded.").offer("Show Array", "", lambda: None)
    window.banner.say(LONG, "danger")
    settle(window, SIZES[0])
    place = window.tabs.pages.currentWidget()
    assert isinstance(place, PagePlace)
    for bar in (place.verticalScrollBar(), place.horizontalScrollBar()):
        assert bar is not None
        assert bar.maximum() == 0


# -- the line and the list -----------------------------------------------------------------------------------


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    found = Banner()
    qtbot.addWidget(found)
    found.resize(760, 1)
    found.show()
    return found


def offered(strip: Strip) -> list[str]:
    return [button.text() for button in strip.offers if button.isVisible()]


def test_what_does_not_fit_is_in_the_list_with_all_that_it_offers(banner: Banner) -> None:
    strip = banner.say(LONG, "danger")
    strip.offer("Retry at Next Boot", "", lambda: None)
    strip.offer("Delete Saved Settings", "", lambda: None)
    QApplication.processEvents()
    height = banner.height()
    assert not strip.complete
    assert strip.more.isVisible()
    strip.more.click()
    QApplication.processEvents()
    assert banner.opened
    assert strip.complete
    assert offered(strip) == ["Delete Saved Settings", "Retry at Next Boot"]
    assert strip._label.height() >= strip._label.heightForWidth(strip._label.width())
    banner.close_list()
    QApplication.processEvents()
    assert not banner.opened
    assert banner.front is strip
    assert strip.brief
    assert banner.height() == height


def test_the_newest_is_in_the_line_and_says_how_many_others_there_are(banner: Banner) -> None:
    first = banner.say("One.")
    assert not first.more.isVisible()
    second = banner.say("Two.")
    assert banner.front is second
    assert (second.more.isVisible(), first.isVisible()) == (True, False)
    banner.withdraw(second)
    assert banner.front is first
    assert (first.more.isVisible(), first.isVisible()) == (False, True)


def test_what_stops_everything_is_before_errors_and_these_before_what_is_merely_told(banner: Banner) -> None:
    degraded = banner.say("An array is degraded.")
    banner.offer_command("Read-only mode.", "sudo make install-helper")
    locked = banner.front
    banner.say("Saved.", "good")
    failed = banner.say("It could not be written.", error=True)
    broken = banner.say("An array has failed.", "danger")
    banner.say("Restart DiskTune.", "info")
    assert banner.front is locked
    # The list has them in the same order.
    banner.open_list()
    QApplication.processEvents()
    from_above = sorted(banner._strips, key=lambda strip: strip.y())
    assert [strip.text for strip in from_above] == [
        "Read-only mode.",
        "An array has failed.",
        "It could not be written.",
        "An array is degraded.",
        "Restart DiskTune.",
        "Saved.",
    ]
    banner.close_list()
    assert locked is not None
    for strip in (locked, broken, failed, degraded):
        assert banner.front is strip
        banner.withdraw(strip)


def test_a_question_and_a_trial_are_before_what_stops_everything(banner: Banner) -> None:
    trial = banner.say("On trial.", "info", stays=True)
    question = banner.ask("Spin down?", "Spin Down", lambda: None)
    banner.offer_command("Read-only mode.", "sudo make install-helper")
    assert banner.front is question
    banner.withdraw(question)
    assert banner.front is trial


def test_what_comes_behind_another_message_is_called_new_until_the_list_was_open(banner: Banner) -> None:
    banner.say("An array has failed.", "danger")
    front = banner.front
    assert front is not None
    banner.say("Saved.", "good")
    banner.say("Restart DiskTune.", "info")
    assert front.more.text() == "2 new…"
    front.more.click()
    QApplication.processEvents()
    banner.close_list()
    QApplication.processEvents()
    assert front.more.text() == "2 more…"
    # What was in the window is not new when something else takes its place.
    banner.offer_command("Read-only mode.", "sudo make install-helper")
    assert banner.front is not front
    assert banner.front is not None
    assert banner.front.more.text() == "3 more…"


def test_of_too_many_messages_the_least_important_makes_room(banner: Banner) -> None:
    banner.say("An array is degraded.")
    for number in range(MOST):
        banner.say(f"Note {number}.", "info")
    assert "An array is degraded." in banner.sentences
    assert "Note 0." not in banner.sentences
    assert len(banner.sentences) == MOST


def test_a_question_stays_in_front_until_it_is_answered(banner: Banner) -> None:
    answers: list[str] = []
    question = banner.ask("Spin down?", "Spin Down", lambda: answers.append("yes"))
    other = banner.say("Something else.")
    assert banner.front is question
    question.offers[-1].click()
    assert answers == ["yes"]
    assert banner.front is other


def test_a_question_that_does_not_fit_can_be_answered_only_where_all_of_it_is_shown(banner: Banner) -> None:
    question = banner.ask(LONG, "Run", lambda: None)
    assert banner.opened
    assert offered(question) == ["Cancel", "Run"]
    banner.close_list()
    QApplication.processEvents()
    assert offered(question) == []
    assert question.more.isVisible()


def test_what_is_chosen_in_the_list_closes_it_and_what_comes_meanwhile_is_the_last(banner: Banner) -> None:
    done: list[str] = []
    first = banner.say("One.")
    first.offer("Do It", "", lambda: done.append("it"))
    second = banner.say("Two.")
    banner.open_list()
    third = banner.say("Three.")
    QApplication.processEvents()
    assert [strip.y() for strip in (second, first, third)] == sorted(s.y() for s in (second, first, third))
    first.offers[0].click()
    assert done == ["it"]
    assert not banner.opened
    assert banner.front is third


def test_the_second_half_of_a_double_click_is_not_for_the_next_message(banner: Banner) -> None:
    first, second = banner.say("One."), banner.say("Two.")
    second._since.invalidate()
    keyboard.mouseClick(second._close, Qt.MouseButton.LeftButton)
    assert banner.front is first
    keyboard.mouseClick(first._close, Qt.MouseButton.LeftButton)
    assert banner.front is first
    first._since.invalidate()
    keyboard.mouseClick(first._close, Qt.MouseButton.LeftButton)
    assert banner.front is None


def test_letters_of_another_size_change_the_height_of_the_line(banner: Banner) -> None:
    before = banner.height()
    font = banner.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    banner.setFont(font)
    banner.say("One.")
    QApplication.processEvents()
    assert banner.height() > before


@pytest.mark.slow
def test_the_tabs_stay_where_they_are_whatever_is_selected(open_window: Open) -> None:
    window = open_window()
    found = set()
    for name in ("sda", "", "md0", "sdb"):
        window.panel.choose(name)
        settle(window, SIZES[0])
        found.add(window.tabs.mapTo(window, QPoint(0, 0)).y())
    assert len(found) == 1
