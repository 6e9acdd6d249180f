"""The tray's notifications on a real bus, judged by a notification server that is strict as GDBus is."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from tests.tray import surroundings
from tests.tray.scene import FAILED, WHOLE, Scene, rebuilding

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_a_failure_is_told_with_its_drive_and_stays_until_it_was_seen(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    assert desktop.is_silent("notified")
    scene.arrays(md0=FAILED)
    scene.look(tray)
    one = desktop.notified()
    assert one["title"] == "md0 is degraded"
    assert one["body"].startswith("sdb (Old Reliable, slot 1) failed. 1 of 2 members missing")
    assert (one["hints"]["urgency"], one["timeout"], one["replaces"]) == (2, 0, 0)
    assert one["actions"] == ["default", "", "show", "Show"]
    assert (one["icon"], one["hints"]["desktop-entry"]) == ("org.disktune.DiskTune",) * 2
    assert one["hints"]["category"] == "device.error"
    scene.look(tray)
    assert desktop.is_silent("notified")


def test_progress_is_brought_up_to_date_in_place(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    told = [desktop.notified() for _ in range(2)]
    assert [one["title"] for one in told] == [
        "md0 is degraded",
        "md0: rebuild started",
    ]
    number = told[1]["notified"]
    for done, text in ((60, "6.0%, about 12 min left."), (512, "51.2%, about 12 min left.")):
        scene.arrays(md0=rebuilding(done))
        scene.look(tray)
        progress = desktop.notified()
        assert (progress["replaces"], progress["notified"]) == (number, number)
        assert (progress["title"], progress["body"]) == ("md0: rebuild running", text)
        assert "value" not in progress["hints"]
        assert progress["hints"]["urgency"] == 0
        assert progress["actions"][4:] == ["speed-up", "Boost…", "pause", "Pause…"]
    scene.arrays(md0="active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n")
    scene.look(tray)
    finished = desktop.notified()
    assert (finished["replaces"], finished["title"]) == (number, "md0: rebuild finished")
    assert (finished["hints"]["urgency"], finished["timeout"]) == (1, 0)
    assert finished["body"].endswith(" Lost: sdb (Old Reliable, slot 1). 2 members, all in sync.")
    assert desktop.wait("closed")["closed"] == told[0]["notified"], "one notice is left"


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


def test_what_was_dismissed_is_not_brought_back_by_progress(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    started = [desktop.notified() for _ in range(2)][1]
    desktop.order("close", started["notified"], 2)
    desktop.order("settle")
    scene.arrays(md0=rebuilding(500))
    scene.look(tray)
    assert desktop.is_silent("notified")
    scene.arrays(md0="active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n")
    scene.look(tray)
    assert desktop.notified()["title"] == "md0: rebuild finished"


def test_a_server_without_buttons_gets_none_and_one_with_markup_gets_none_of_a_drives_name(scene: Scene) -> None:
    desktop, tray = scene.desktop("body", "body-markup"), scene.tray()
    scene.arrays(md0="active raid1 sda[0](F) sdb[1]\n 100 blocks super 1.2 [2/1] [_U]\n")
    scene.look(tray)
    failed = desktop.notified()
    assert failed["actions"] == []
    assert "WD &lt;Blue&gt; &amp; co" in failed["body"]


def test_what_nobody_could_show_is_shown_when_somebody_can(scene: Scene) -> None:
    scene.arrays(md0=FAILED)
    scene.look(scene.tray())
    desktop = scene.desktop()
    assert desktop.notified()["title"] == "md0 is degraded"


def test_a_new_tray_tells_what_it_missed_and_nothing_twice(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    assert desktop.notified()["title"] == "md0 is degraded"
    tray.end()
    tray = scene.tray()
    assert desktop.is_silent("notified")
    tray.end()
    scene.arrays()
    scene.tray()
    assert desktop.notified()["title"] == "md0 disappeared"


def test_a_message_that_an_earlier_tray_left_is_brought_up_to_date(scene: Scene) -> None:
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


def test_a_message_of_another_desktop_is_not_taken_for_the_tray_s_own(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    desktop.notified()
    assert surroundings.until(lambda: '"md0/state"' in _shown(scene))
    tray.end()
    scene.programs.remove(desktop)
    desktop.end()
    scene.arrays(md0=WHOLE)
    desktop, _ = scene.desktop(), scene.tray()
    assert (whole := desktop.notified())["title"] == "md0 is complete"
    assert whole["replaces"] == 0


def test_a_tray_that_leaves_takes_along_what_it_kept_up_to_date(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    _, started = desktop.notified(), desktop.notified()
    assert surroundings.until(lambda: '"md0/recovery"' in _shown(scene))
    tray.end()
    assert desktop.wait("closed")["closed"] == started["notified"]
    assert desktop.is_silent("closed")


def test_an_array_that_is_there_again_is_no_longer_called_gone(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays()
    scene.look(tray)
    gone = desktop.notified()
    assert gone["title"] == "md0 disappeared"
    assert surroundings.until(lambda: '"md0/state"' in _shown(scene))
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    assert desktop.wait("closed")["closed"] == gone["notified"]


def _shown(scene: Scene) -> str:
    file = scene.folder / "state/disktune/notifications.json"
    return file.read_text() if file.exists() else ""


def test_what_has_ended_goes_into_the_history_of_the_window_once(scene: Scene) -> None:
    folder = scene.folder / "sys/block/md0/md"
    folder.mkdir(parents=True)
    (folder / "uuid").write_text("6d42:1\n")
    desktop, tray = scene.desktop(), scene.tray()
    before = time.time()
    scene.arrays(md0=rebuilding(10))
    scene.look(tray)
    assert [desktop.notified()["title"] for _ in range(2)][1] == "md0: rebuild started"
    # The window has been looking as well, but not from the beginning.
    file = scene.folder / "state/disktune/array-operations.jsonl"
    now = time.time()
    operation_history.remember(
        file, Operation("uuid:6d42:1", "md0", "recover", now, now + 1, False, True, boost="fast")
    )
    time.sleep(1.2)
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    assert desktop.notified()["title"] == "md0: rebuild finished"
    scene.look(tray)
    (over,) = operation_history.read(file)
    assert (over.identity, over.operation, over.whole, over.done, over.boost) == (
        *("uuid:6d42:1", "recover", True, True, "fast"),
    )
    assert over.began < now
    assert 1.0 <= over.ended - over.began <= time.time() - before


def test_a_muted_array_is_silent_and_what_is_gone_takes_its_notifications_along(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED, md1=WHOLE)
    scene.look(tray)
    number = desktop.notified()["notified"]
    (scene.folder / "config/disktune").mkdir(parents=True, exist_ok=True)
    (scene.folder / "config/disktune/disktune.conf").write_text("[General]\nmuted_arrays=md1\n")
    scene.arrays(md1=FAILED)
    scene.look(tray)
    assert desktop.notified()["title"] == "md0 disappeared"
    assert desktop.wait("closed")["closed"] == number
    assert desktop.is_silent("notified")


def test_buttons_show_the_window_at_the_array(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "window")), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    number = [desktop.notified() for _ in range(2)][1]["notified"]
    for button, offer in (("default", ""), ("show", ""), ("speed-up", "speed-up"), ("pause", "pause")):
        scene.press(desktop, number, button, "token-7")
        assert desktop.wait("window")["window"] == ["md0", offer, "token-7"]
    scene.press(desktop, number + 99, "show")
    assert desktop.is_silent("window")


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
