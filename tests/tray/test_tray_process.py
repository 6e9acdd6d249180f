"""The tray as a program in a session: one of it, how it leaves, what it asks a portal, and that it rests."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.amounts import PATIENCE_S
from tests.tray import surroundings
from tests.tray.scene import Scene
from tests.tray.surroundings import ROOT, Program

pytestmark = [pytest.mark.tools, pytest.mark.slow]

IDLE_S = 10.0
"""For so long nothing may wake the tray; in the lab it sleeps for five minutes, `tests.lab.tray.idle_tray`."""


def _command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "disktune_gui", *arguments]


def test_there_is_one_tray_and_it_can_be_told_to_leave(scene: Scene) -> None:
    first = Program(_command("--tray"), scene.environment, takes_lines=False)
    scene.programs.append(first)
    call = [
        "dbus-send",
        "--session",
        "--print-reply",
        "--dest=org.disktune.DiskTune.Tray",
        "/org/disktune/DiskTune",
    ]
    environment = scene.environment

    def answers() -> bool:
        peer = [*call, "org.freedesktop.DBus.Peer.Ping"]
        return subprocess.run(peer, env=environment, capture_output=True, check=False).returncode == 0

    assert surroundings.until(answers)
    second = subprocess.run(
        _command("--tray"), env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (second.returncode, second.stdout) == (0, "disktune: the tray is already running\n")
    subprocess.run([*call, "org.disktune.DiskTune1.Quit"], env=environment, capture_output=True, check=True)
    assert first.process.wait(PATIENCE_S) == 0


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"DISPLAY": "", "QT_QPA_PLATFORM": ""}, "the tray needs a desktop session, and none was found"),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}, "the tray needs the D-Bus session bus"),
    ],
)
def test_where_there_can_be_no_tray_a_sentence_says_so(scene: Scene, changed: dict[str, str], why: str) -> None:
    done = subprocess.run(
        _command("--tray"), env=scene.environment | changed, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"disktune: {why}")
    assert done.stderr.count("\n") == 1


_ASK = """
import sys
from PyQt6.QtCore import QCoreApplication, QObject
from PyQt6.QtDBus import QDBusConnection
from disktune_gui.desktop.autostart import AutostartRequest

application = QCoreApplication([])
owner = QObject()

def answered(said: object) -> None:
    print(said, flush=True)
    application.quit()

request = AutostartRequest(QDBusConnection.sessionBus(), "To tell.", ["disktune", "--tray"], owner)
request.send(answered, answered, on=sys.argv[1] == "on")
application.exec()
"""


def test_in_a_sandbox_the_portal_is_asked_in_its_own_types(scene: Scene) -> None:
    def ask(wish: str) -> str:
        command = [sys.executable, "-c", _ASK, wish]
        done = subprocess.run(command, env=scene.environment, cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert ask("on").startswith("The portal rejected it: ")  # nobody is there
    desktop = scene.desktop(parts=("portal",))
    assert ask("on") == "True"
    asked = desktop.wait("asked")["asked"]
    assert (asked["commandline"], asked["autostart"], asked["reason"]) == (
        ["disktune", "--tray"],
        True,
        "To tell.",
    )
    assert ask("off") == "False"
    desktop.order("grant", False)
    assert ask("on") == "False"


def _switches(pid: int) -> int:
    """Return how often all threads of a process left the processor: each wake-up ends in one."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if line.startswith(("voluntary_ctxt_switches", "nonvoluntary_ctxt_switches")):
                total += int(line.split()[1])
    return total


def test_an_idle_tray_does_not_wake_up(scene: Scene) -> None:
    """On this machine's own arrays, or the lack of them, in the session of a desktop that shows everything."""
    if "=" in (text := _own_mdstat()) and "%" in text:
        pytest.skip("an array of this machine is at work")
    desktop = scene.desktop(parts=("notifications", "watcher"))
    tray = Program(_command("--tray"), scene.environment, takes_lines=False)
    scene.programs.append(tray)
    desktop.wait("item")
    # First the helper that was asked for names leaves, and Qt's libraries settle.
    before, deadline = -1, time.monotonic() + PATIENCE_S
    while before != (before := _switches(tray.process.pid)) or _children(tray.process.pid):
        assert time.monotonic() < deadline
        time.sleep(IDLE_S)


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _own_mdstat() -> str:
    path = Path("/proc/mdstat")
    return path.read_text() if path.exists() else ""
