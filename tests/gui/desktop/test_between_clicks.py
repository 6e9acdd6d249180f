"""Clicks that wait in a row do not keep the window from reading what its helper says."""

from __future__ import annotations

import os
import time

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, QSocketNotifier, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from disktune_gui.desktop import event_loop
from disktune_gui.desktop.event_loop import InputStarvationGuard
from disktune_gui.owned import later


@pytest.mark.parametrize(("patience_s", "between"), [(0.1, True), (60.0, False)])
def test_a_pipe_is_read_between_clicks_that_wait(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, patience_s: float, between: bool
) -> None:
    monkeypatch.setattr(event_loop, "PATIENCE_S", patience_s)
    reader, writer = os.pipe()
    heard: list[str] = []
    window = QPushButton()
    qtbot.addWidget(window)
    InputStarvationGuard(window)

    def on_click() -> None:
        heard.append("click")
        time.sleep(0.05)

    def on_byte() -> None:
        heard.append("read")
        os.read(reader, 1)

    window.pressed.connect(on_click)
    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, window)  # type: ignore[call-overload]
    notifier.activated.connect(on_byte)
    window.show()
    handle = window.windowHandle()
    assert handle is not None
    place, left, none = QPointF(5, 5), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    def ten_at_once() -> None:
        for _ in range(10):
            os.write(writer, b"x")
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                held = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
                QCoreApplication.sendEvent(handle, QMouseEvent(kind, place, place, left, held, none))

    later(window, ten_at_once)
    qtbot.waitUntil(lambda: heard.count("read") == 10)
    assert heard.count("click") == 10
    assert (heard.index("read") < 10) is between
    notifier.setEnabled(False)
    os.close(writer)
    os.close(reader)
