"""That somebody is at the window is heard of its windows, and costs nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.client import presence
from disktune_gui.client.presence import Presence


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
