"""The tray's notifications on a real bus, judged by a notification server that is strict as GDBus is.

What is sent when is judged in `tests/tray/test_notifier.py` and `tests/tray/test_array_monitor.py`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.tray import surroundings
from tests.tray.scene import FAILED, WHOLE, Scene, rebuilding

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_a_failure_and_its_rebuild_are_told_and_their_buttons_lead_to_the_window(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "window")), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    degraded = desktop.notified()
    assert degraded["title"] == "md0 is degraded"
    assert degraded["body"].startswith("sdb (Old Reliable, slot 1) failed. 1 of 2 members missing")
    assert (degraded["hints"]["urgency"], degraded["timeout"], degraded["replaces"]) == (2, 0, 0)
    assert degraded["actions"] == ["default", "", "show", "Show"]
    assert (degraded["icon"], degraded["hints"]["desktop-entry"]) == ("org.disktune.DiskTune",) * 2
    assert degraded["hints"]["category"] == "device.error"
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    started = desktop.notified()
    number = started["notified"]
    assert started["title"] == "md0: rebuild started"
    # Progress is brought up to date in place.
    for done, text in ((60, "6.0%, about 12 min left."), (512, "51.2%, about 12 min left.")):
        scene.arrays(md0=rebuilding(done))
        scene.look(tray)
        progress = desktop.notified()
        assert (progress["replaces"], progress["notified"]) == (number, number)
        assert (progress["title"], progress["body"]) == ("md0: rebuild running", text)
        assert "value" not in progress["hints"]
        assert progress["hints"]["urgency"] == 0
        assert progress["actions"][4:] == ["speed-up", "Boost…", "pause", "Pause…"]
    for button, offer in (("default", ""), ("show", ""), ("speed-up", "speed-up"), ("pause", "pause")):
        scene.press(desktop, number, button, "token-7")
        assert desktop.wait("window")["window"] == ["md0", offer, "token-7"]
    scene.press(desktop, number + 99, "show")
    assert desktop.is_silent("window")
    scene.arrays(md0="active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n")
    scene.look(tray)
    finished = desktop.notified()
    assert (finished["replaces"], finished["title"]) == (number, "md0: rebuild finished")
    assert (finished["hints"]["urgency"], finished["timeout"]) == (1, 0)
    assert finished["body"].endswith(" Lost: sdb (Old Reliable, slot 1). 2 members, all in sync.")
    assert desktop.wait("closed")["closed"] == degraded["notified"], "one notice is left"
    scene.look(tray)
    assert desktop.is_silent("notified")


def test_a_beginning_is_told_even_if_all_is_over_before_the_desktop_has_answered(scene: Scene) -> None:
    """The end takes the place of the beginning, so that one notification is left of both."""
    tray = scene.tray()
    for done in (12, 300, 600):
        scene.arrays(md0=rebuilding(done))
        scene.look(tray)
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    time.sleep(0.5)
    desktop = scene.desktop()
    started, finished = desktop.notified(), desktop.notified()
    assert [one["title"] for one in (started, finished)] == ["md0: rebuild started", "md0: rebuild finished"]
    assert finished["replaces"] == started["notified"]
    assert desktop.is_silent("notified")


def test_a_message_that_an_earlier_tray_left_is_brought_up_to_date_or_taken_along(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    degraded, started = desktop.notified(), desktop.notified()
    assert surroundings.until(lambda: '"md0/recovery"' in _shown(scene))
    tray.process.kill()
    tray.end()
    scene.arrays(md0=WHOLE)
    tray = scene.tray()
    finished = desktop.notified()
    assert (finished["title"], finished["replaces"]) == ("md0: rebuild finished", started["notified"])
    assert desktop.wait("closed")["closed"] == degraded["notified"]
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    degraded, started = desktop.notified(), desktop.notified()
    assert surroundings.until(lambda: '"md0/state"' in _shown(scene))
    # What nobody would keep up to date any more goes with the tray, a failure stays.
    tray.end()
    assert desktop.wait("closed")["closed"] == started["notified"]
    assert desktop.is_silent("closed")


def _shown(scene: Scene) -> str:
    file = scene.folder / "state/disktune/notifications.json"
    return file.read_text() if file.exists() else ""


def test_a_window_is_started_where_none_is_open(scene: Scene) -> None:
    scene.environment["QT_QPA_PLATFORMTHEME"] = "gtk3"
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    scene.press(desktop, desktop.notified()["notified"], "show")
    calls = ["dbus-send", "--session", "--print-reply=literal", "--dest=org.freedesktop.DBus", "/"]
    owner = [*calls, "org.freedesktop.DBus.GetConnectionUnixProcessID", "string:org.disktune.DiskTune"]

    def pid() -> int:
        done = subprocess.run(owner, env=scene.environment, capture_output=True, text=True, check=False)
        return int(done.stdout.split()[-1]) if done.returncode == 0 else 0

    assert surroundings.until(lambda: pid() > 0)
    window = pid()
    try:
        assert Path(f"/proc/{window}/cmdline").read_text().split("\0")[1:4] == [
            "-m",
            "disktune_gui",
            "--drive=md0",
        ]
        # As a desktop does it, by GLib.
        again = ["gapplication", "action", "org.disktune.DiskTune", "pause", "'md0'"]
        subprocess.run(again, env=scene.environment, capture_output=True, check=True)
    finally:
        os.kill(window, signal.SIGTERM)
    assert surroundings.until(lambda: pid() == 0)
