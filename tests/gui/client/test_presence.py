"""That somebody is at the window is heard of its windows, and costs nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.client import presence
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.presence import Presence, SeenTimer
from disktune_gui.client.session import Session


class Heard(Presence):
    """Counts what it is told by windows, and by anything else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.of_windows = self.of_others = 0

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if watched is not None and watched.isWindowType():
            self.of_windows += 1
        else:
            self.of_others += 1
        return super().eventFilter(watched, event)


@pytest.fixture
def heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(presence, "INTERVAL_S", 0)
    parent = QObject()
    made = Heard(parent)
    yield made
    made.deleteLater()


def shown(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QPushButton("Press", window)
    window.resize(200, 100)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWindow() is window.windowHandle())
    return window


@pytest.mark.parametrize("before", [True, False])
def test_a_key_and_a_button_are_heard_of_a_window_from_before_and_of_a_later_one(
    qtbot: QtBot, heard: Heard, before: bool
) -> None:
    noticed: list[int] = []
    heard.noticed.connect(lambda: noticed.append(1))
    window = shown(qtbot) if before else None
    heard.listen()
    window = window or shown(qtbot)
    tester: Any = QTest  # The stubs want an object of it, which none of its functions takes.
    tester.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert len(noticed) == 1
    none = Qt.KeyboardModifier.NoModifier
    tester.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, none, QPoint(5, 5))
    assert len(noticed) == 2
    heard.stop()
    heard.stop()
    tester.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert len(noticed) == 2


def test_what_is_laid_out_and_painted_is_not_heard(qtbot: QtBot, heard: Heard) -> None:
    window = shown(qtbot)
    heard.listen()
    for number in range(50):
        QPushButton(str(number), window).show()
    QApplication.processEvents()
    assert heard.of_others == 0
    assert heard.of_windows < 10
    heard.stop()


# -- a timer that rests while nobody can see the window --


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    return Session(HelperLauncher(root=True))


def runs(timer: QTimer) -> bool:
    """Return whether Qt will call it."""
    return timer.remainingTime() >= 0


@pytest.mark.parametrize("before", [True, False])
def test_it_rests_while_hidden_whenever_it_is_started(session: Session, before: bool) -> None:
    timer, due = SeenTimer(session, session), []
    timer.timeout.connect(lambda: due.append(1))
    if before:
        timer.start(60_000)
    session.hide(True)
    if not before:
        timer.start(60_000)
    assert (timer.isActive(), runs(timer), due) == (True, False, [])
    session.hide(False)
    assert (timer.isActive(), runs(timer), due) == (True, True, [1]), "it is due at once"
    timer.stop()
    assert (timer.isActive(), runs(timer)) == (False, False)


def test_one_that_was_stopped_meanwhile_stays_so(session: Session) -> None:
    timer = SeenTimer(session, session)
    timer.start(60_000)
    session.hide(True)
    timer.stop()
    session.hide(False)
    assert not timer.isActive()
    assert not runs(timer)


def test_a_single_one_begins_anew_and_ends(session: Session, qtbot: QtBot) -> None:
    timer, due = SeenTimer(session, session), []
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: due.append(1))
    timer.start(1)
    session.hide(True)
    qtbot.wait(20)
    assert due == []
    session.hide(False)
    qtbot.waitUntil(lambda: due == [1])
    assert not timer.isActive()
