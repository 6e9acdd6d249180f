"""The tray's item and its menu on a real bus, judged by a collector of tray items that is strict as GDBus is."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.amounts import PATIENCE_S
from tests.tray import surroundings
from tests.tray.scene import FAILED, WHOLE, Scene, rebuilding
from tests.tray.surroundings import Desktop, Program

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_the_item_says_how_the_arrays_are_and_its_menu_opens_the_window_mutes_and_leaves(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    assert desktop.wait("item")["item"].startswith(":")
    pictures = []
    for text, tip in (
        (WHOLE, "md0: healthy"),
        (rebuilding(12), "md0: degraded, rebuild 1.2%, about 12 min left"),
        (rebuilding(500), "md0: degraded, rebuild 50.0%, about 12 min left"),
        (FAILED, "md0: degraded"),
        ("broken raid0 sda[0] sdb[1]\n 9 blocks", "md0: failed"),
        ("inactive sda[0](S)\n 9 blocks super 1.2", "md0: inactive"),
    ):
        scene.arrays(md0=text, md9="inactive sdx[0](S)\n 9 blocks super external:imsm")
        item = described(scene, desktop, tray)
        assert item["tip"][0] == tip
        assert (item["described"]["Id"], item["described"]["Title"]) == ("disktune",) * 2
        assert item["sizes"] == [22, 32, 48]
        assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", tip, "Quit"]
        pictures.append(item["picture"])
    assert len(set(pictures)) == 5  # not started looks as failed does
    scene.arrays(md0=rebuilding(12))
    opens, array, leaves = described(scene, desktop, tray)["menu"]
    shows, speeds_up, pauses, mutes = array["below"]
    for entry, what in (
        (opens, ["", "", ""]),
        (shows, ["md0", "", ""]),
        (speeds_up, ["md0", "speed-up", ""]),
        (pauses, ["md0", "pause", ""]),
    ):
        desktop.order("click", entry["number"])
        assert desktop.wait("window")["window"] == what
    desktop.order("activate")
    assert desktop.wait("window")["window"] == ["", "", ""]
    desktop.order("click", mutes["number"])
    assert surroundings.until(lambda: "md0" in _kept(scene))
    desktop.order("click", leaves["number"])
    assert tray.process.wait(PATIENCE_S) == 0


def test_arrays_that_cannot_be_seen_have_not_gone(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher")), scene.tray()
    desktop.wait("item")
    (scene.folder / "mdstat").write_text("something else\n")
    item = described(scene, desktop, tray)
    assert desktop.is_silent("notified")
    assert item["tip"][0] == "RAID state unknown: /proc/mdstat unreadable"
    assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", "md0: unknown", "Quit"]
    scene.arrays(md0=WHOLE)
    assert described(scene, desktop, tray)["tip"][0] == "md0: healthy"


def described(scene: Scene, desktop: Desktop, tray: Program) -> dict[str, Any]:
    """Let the tray look; return what its item and its menu then say."""
    scene.look(tray)
    desktop.order("describe")
    return desktop.wait("described")


def _kept(scene: Scene) -> str:
    file = scene.folder / "config/disktune/disktune.conf"
    return file.read_text() if file.exists() else ""


def test_a_collector_of_items_that_comes_late_or_comes_back_is_served(scene: Scene) -> None:
    """Qt 6.4 asks once for good whether there is one; so nobody may ask before there is."""
    scene.tray()
    desktop = scene.desktop()
    desktop.order("appear", "watcher")
    desktop.wait("item")
    desktop.order("vanish", "watcher")
    time.sleep(0.5)
    desktop.order("appear", "watcher")
    desktop.wait("item")
    desktop.order("describe")
    assert desktop.wait("described")["tip"][0] == "md0: healthy"
