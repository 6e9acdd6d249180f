"""pytest-qt's bot, as patient as a busy machine needs, for the folders of tests that have windows or signals."""

from collections.abc import Callable
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from tests.amounts import PATIENCE_S

PATIENCE_MS = round(PATIENCE_S * 1000)


class PatientBot(QtBot):
    """A bot that waits as long as a busy machine needs; a wait that lasts so long is a failure on any."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitActive(self, widget: QWidget, *, timeout: int = PATIENCE_MS) -> Any:
        return super().waitActive(widget, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return a bot that is patient."""
    return PatientBot(request)
