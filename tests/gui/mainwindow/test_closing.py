"""Closing the window asks once, and only where something would end: a trial, a draft, a job, a self-test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.measurement import MeasureEnded, Started
from disktune_contract.messages.protocol import Nothing
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.desktop.event_loop import RESTART, UNASKED
from disktune_gui.machines.frame import MachinesWindow
from disktune_gui.mainwindow.dialogs import Closing
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive, keyboard
from tests.gui.support import added, opened, services_of
from tests.narrowed import of_kind, present

DRIVE = a_drive()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    session = WindowSession(HelperLauncher(root=True))
    session.answers |= {"measure": lambda _args: Started(1), "cancel": lambda _args: Nothing()}
    session.refuse_the_rest()
    session.drives = (DRIVE,)
    found = opened(qtbot, MainWindow(services_of(session), drive=DRIVE.name))
    yield found
    for closing in found.findChildren(Closing):
        if closing.box is not None:
            closing.box.reject()
    QApplication.instance().setProperty(UNASKED, None)  # type: ignore[union-attr]


def closing_of(window: MainWindow | MachinesWindow) -> Closing:
    (closing,) = window.findChildren(Closing, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return closing


def asked(window: MainWindow | MachinesWindow) -> str:
    """Close *window*, and return what it asks; empty if it closed."""
    if window.close():
        return ""
    return present(closing_of(window).box).informativeText()


def settings(window: MainWindow) -> SettingsPage:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    return of_kind(SettingsPage, window.page(Tab.SETTINGS))


def edit(window: MainWindow) -> None:
    settings(window).propose(DRIVE, "block.read_ahead", 1024)


def trial(window: MainWindow) -> None:
    edit(window)
    settings(window).review.apply.click()


def measure(window: MainWindow) -> None:
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    page = of_kind(BenchmarkPage, window.page(Tab.BENCHMARK))
    page.form.start_button.click()
    QApplication.processEvents()
    assert not page.idle


def self_test(window: MainWindow) -> None:
    window.session.self_tests_read.emit(DRIVE.ref, SelfTests(running=RunningSelfTest(SelfTestKind.SHORT, 90, 2)))


CASES: dict[str, tuple[Callable[[MainWindow], None], str]] = {
    "draft": (edit, f"{DRIVE.title}: unapplied changes are lost."),
    "trial": (trial, f"{DRIVE.title}: the trial is reverted."),
    "benchmark": (measure, f"{DRIVE.title}: the benchmark is cancelled."),
    "self-test": (self_test, f"{DRIVE.title}: the self-test continues."),
}


def test_a_window_in_which_nothing_goes_on_closes_without_a_question(window: MainWindow) -> None:
    assert asked(window) == ""


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_it_asks_once_and_says_what_ends(window: MainWindow, case: str) -> None:
    begin, words = CASES[case]
    begin(window)
    assert asked(window) == words
    box = closing_of(window).box
    assert asked(window) == words
    assert closing_of(window).box is box, "it asks once"
    assert box is not None
    QApplication.instance().setProperty(RESTART, True)  # type: ignore[union-attr]
    keyboard.keyClick(box, Qt.Key.Key_Escape)
    assert window.isVisible(), "Escape stays"
    assert not QApplication.instance().property(RESTART), "and then it does not start again, either"  # type: ignore[union-attr]
    assert asked(window) == words
    box = present(closing_of(window).box)
    assert box.defaultButton() is box.escapeButton()
    next(button for button in box.buttons() if button is not box.escapeButton()).click()
    assert not window.isVisible()


def test_the_question_goes_once_nothing_would_end(window: MainWindow, qtbot: QtBot) -> None:
    measure(window)
    assert asked(window)
    window.session.measure_ended.emit(MeasureEnded(1))
    qtbot.waitUntil(lambda: closing_of(window).box is None)
    assert window.isVisible()


@pytest.mark.slow
def test_a_trial_that_ends_behind_the_question_is_no_longer_said_to_be_reverted(
    window: MainWindow, qtbot: QtBot
) -> None:
    trial(window)
    assert asked(window)
    (name,) = settings(window).trials
    window.session.trial_ended.emit(TrialEnded(name, DRIVE.name, TrialEnd.KEPT))
    qtbot.waitUntil(lambda: closing_of(window).box is None)


def test_a_signal_closes_without_a_question(window: MainWindow) -> None:
    measure(window)
    QApplication.instance().setProperty(UNASKED, True)  # type: ignore[union-attr]
    assert asked(window) == ""


def test_several_machines_ask_in_one_question(window: MainWindow, qtbot: QtBot) -> None:
    measure(window)
    frame = added(qtbot, MachinesWindow(window.services.preferences))
    frame.add(window)
    frame.show()
    assert asked(frame) == f"{DRIVE.title}: the benchmark is cancelled."
    box = present(closing_of(frame).box)
    next(button for button in box.buttons() if button is not box.escapeButton()).click()
    assert not frame.isVisible()


@pytest.mark.slow
def test_what_runs_is_in_the_strip_while_another_page_is_in_front(window: MainWindow) -> None:
    measure(window)
    assert not window.strip.items
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    [item] = window.strip.items.values()
    assert item.title.text() == "sda: benchmark"
    window.session.measure_ended.emit(MeasureEnded(1))
    assert not window.strip.items
    assert window.messages.sentences[-1].startswith("sda: benchmark finished, ")
    self_test(window)
    [item] = window.strip.items.values()
    assert item.title.text() == "sda: self-test 10%"
