"""A second start brings the first window to the front, and has a window of its own where none answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject
from PyQt6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from disktune_gui.desktop import dbus_service
from disktune_gui.desktop.first_window import FirstWindow
from tests.amounts import PATIENCE_S
from tests.gui.services.conftest import bus

__all__ = ["bus"]


def test_one_window_is_the_first_until_it_ends(tmp_path: Path) -> None:
    first, second = FirstWindow(str(tmp_path)), FirstWindow(str(tmp_path))
    assert first.claim()
    assert not second.claim()
    del first
    assert second.claim()


@pytest.mark.parametrize("folder", ["", "/proc/nowhere"])
def test_where_there_is_no_folder_for_it_every_window_is_the_first(folder: str) -> None:
    assert FirstWindow(folder).claim()
    assert FirstWindow(folder).claim()


SECOND = """
import sys
from disktune_gui import app
from disktune_gui.options import Options
app._Program.run = lambda _program: 7
options = Options()
options.drive, options.offer = "md0", "speed-up"
sys.exit(app.run(options))
"""


def second_start(runtime: Path, bus: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", SECOND],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "XDG_ACTIVATION_TOKEN": "token",
        },
    )


@pytest.mark.slow
def test_a_second_start_shows_the_first_window_and_what_was_asked_for(
    qtbot: QtBot, tmp_path: Path, bus: str
) -> None:
    tmp_path.chmod(0o700)
    connection = QDBusConnection.connectToBus(bus, "first-window")
    shown: list[tuple[str, ...]] = []
    parent = QObject()
    window = dbus_service.WindowBusObject(lambda *what: shown.append(what), parent)
    assert dbus_service.open_door(connection, dbus_service.WINDOW, window)
    first = FirstWindow(str(tmp_path))
    assert first.claim()
    with second_start(tmp_path, bus) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=int(PATIENCE_S * 1000))
    assert (second.returncode, shown) == (0, [("md0", "speed-up", "token")])
    QDBusConnection.disconnectFromBus("first-window")


@pytest.mark.slow
def test_a_first_window_that_does_not_answer_is_not_waited_for(tmp_path: Path, bus: str) -> None:
    tmp_path.chmod(0o700)
    first = FirstWindow(str(tmp_path))
    assert first.claim()
    with second_start(tmp_path, bus) as second:
        assert second.wait(PATIENCE_S) == 7, "it opened a window of its own"
