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

from disktune_gui.app import FirstWindow
from disktune_gui.desktop import dbus_service
from tests.amounts import PATIENCE_S
from tests.gui.services.conftest import bus
from tests.tray.surroundings import BUS

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


SERVICE = Path(__file__).parents[3] / "icons/org.disktune.DiskTune.service"
PROGRAM = """#!{python}
import sys
sys.path[:0] = {path}
from PyQt6.QtCore import QCoreApplication, QTimer
from PyQt6.QtDBus import QDBusConnection
from disktune_gui.desktop import dbus_service
application = QCoreApplication([])
def show(*what):
    open({told!r}, "a").write(repr(what))
    QTimer.singleShot(0, application.quit)
window = dbus_service.WindowBusObject(show)
dbus_service.open_door(QDBusConnection.sessionBus(), dbus_service.WINDOW, window)
application.exec()
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "told"), [("launch", ("", "", "")), ("action", ("", "measure", ""))], ids=["plain", "action"]
)
def test_a_desktop_starts_it_over_the_bus(tmp_path: Path, command: str, told: tuple[str, ...]) -> None:
    """As GLib does it, by the service file that is installed."""
    program, said = tmp_path / "disktune", tmp_path / "said"
    program.write_text(PROGRAM.format(python=sys.executable, path=sys.path, told=str(said)))
    program.chmod(0o755)
    (tmp_path / SERVICE.name).write_text(SERVICE.read_text())
    policy, end, _ = BUS.partition("</busconfig>")
    (tmp_path / "bus.conf").write_text(f"{policy}<servicedir>{tmp_path}</servicedir>{end}")
    environment = {**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin"}
    daemon = ["dbus-daemon", f"--config-file={tmp_path}/bus.conf", "--nofork", "--print-address=1"]
    with subprocess.Popen(daemon, stdout=subprocess.PIPE, env=environment, text=True) as bus_daemon:
        assert bus_daemon.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus_daemon.stdout.readline().strip()
        asked = ["gapplication", command, dbus_service.WINDOW, *filter(None, told)]
        try:
            subprocess.run(asked, env=environment, check=True, timeout=PATIENCE_S)
        finally:
            bus_daemon.terminate()
    assert said.read_text() == repr(told)


@pytest.mark.slow
def test_a_first_window_that_does_not_answer_is_not_waited_for(tmp_path: Path, bus: str) -> None:
    tmp_path.chmod(0o700)
    first = FirstWindow(str(tmp_path))
    assert first.claim()
    with second_start(tmp_path, bus) as second:
        assert second.wait(PATIENCE_S) == 7, "it opened a window of its own"
