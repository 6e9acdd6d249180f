"""The tray's item and its menu on a real bus, judged by a collector of tray items that is strict as GDBus is."""

from __future__ import annotations

import time
from typing import Any

import pytest

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.tray import indicator
from disktune_gui.tray.array_snapshot import ArraySnapshot
from tests.amounts import PATIENCE_S
from tests.tray import surroundings
from tests.tray.scene import FAILED, WHOLE, Scene, rebuilding

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_the_item_says_how_the_arrays_are(scene: Scene) -> None:
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
        scene.look(tray)
        desktop.order("describe")
        item = desktop.wait("described")
        assert item["tip"][0] == tip
        assert (item["described"]["Id"], item["described"]["Title"]) == ("disktune",) * 2
        assert item["sizes"] == [22, 32, 48]
        assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", tip, "Quit"]
        pictures.append(item["picture"])
    assert len(set(pictures)) == 5  # not started looks as failed does


def test_where_arrays_were_never_seen_it_is_not_said_that_there_are_none(scene: Scene) -> None:
    desktop = scene.desktop(parts=("notifications", "watcher"))
    (scene.folder / "mdstat").write_text("something else\n")
    tray = scene.tray()
    desktop.wait("item")
    scene.look(tray)
    desktop.order("describe")
    labels = [entry["label"] for entry in desktop.wait("described")["menu"]]
    assert labels == ["Open DiskTune", "RAID arrays unknown", "Quit"]


def test_arrays_that_cannot_be_seen_have_not_gone(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher")), scene.tray()
    desktop.wait("item")
    (scene.folder / "mdstat").write_text("")
    (scene.folder / "mdstat").write_text("something else\n")
    scene.look(tray)
    assert desktop.is_silent("notified")
    desktop.order("describe")
    item = desktop.wait("described")
    assert item["tip"][0] == "RAID state unknown: /proc/mdstat unreadable"
    assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", "md0: unknown", "Quit"]
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    desktop.order("describe")
    assert desktop.wait("described")["tip"][0] == "md0: healthy"


def test_the_menu_opens_the_window_mutes_and_leaves(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    desktop.wait("item")
    desktop.order("describe")
    opens, array, leaves = desktop.wait("described")["menu"]
    desktop.order("click", opens["number"])
    assert desktop.wait("window")["window"] == ["", "", ""]
    shows, mutes = array["below"]
    desktop.order("click", shows["number"])
    assert desktop.wait("window")["window"] == ["md0", "", ""]
    desktop.order("activate")
    assert desktop.wait("window")["window"] == ["", "", ""]
    assert (mutes["label"], mutes["ticked"]) == ("Mute Notifications", False)
    desktop.order("click", mutes["number"])
    assert surroundings.until(lambda: "md0" in _kept(scene))
    scene.arrays(md0=FAILED)
    scene.look(tray)
    assert desktop.is_silent("notified")
    desktop.order("click", leaves["number"])
    assert tray.process.wait(PATIENCE_S) == 0


def test_the_menu_shows_what_was_muted_in_the_window(scene: Scene) -> None:
    desktop = scene.desktop(parts=("notifications", "watcher"))
    scene.tray()
    desktop.wait("item")
    folder = scene.folder / "config/disktune"
    folder.mkdir(parents=True, exist_ok=True)
    for muted in (True, False):
        (folder / "disktune.conf").write_text(f"[General]\nmuted_arrays={'md0' if muted else ''}\n")
        desktop.order("describe")
        _, array, _ = desktop.wait("described")["menu"]
        assert [entry["ticked"] for entry in array["below"]][-1] is muted


def test_the_menu_offers_what_can_be_done_while_something_runs(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    desktop.wait("item")

    def below() -> list[dict[str, Any]]:
        scene.look(tray)
        desktop.order("describe")
        _, array, _ = desktop.wait("described")["menu"]
        found: list[dict[str, Any]] = array["below"]
        return found

    scene.arrays(md0=rebuilding(12))
    offered = below()
    assert [entry["label"] for entry in offered] == [
        "Show",
        "Boost Until Finished…",
        "Pause…",
        "Mute Notifications",
    ]
    for entry, what in zip(offered[1:3], ("speed-up", "pause"), strict=True):
        desktop.order("click", entry["number"])
        assert desktop.wait("window")["window"] == ["md0", what, ""]
    scene.arrays(md0=WHOLE)
    assert [entry["label"] for entry in below()] == ["Show", "Mute Notifications"]


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (ArraySnapshot("md0", Alarm.DEGRADED, "", paused=True), "md0: degraded, paused"),
        (
            ArraySnapshot("md0", Alarm.BUSY, "", operation="check", percent=5.0, paused=True),
            "md0: healthy, paused, check 5.0%",
        ),
        (ArraySnapshot("md0", Alarm.BUSY, "", operation="resync", waiting=True), "md0: healthy, resync waiting"),
    ],
)
def test_an_array_is_told_in_a_line(look: ArraySnapshot, words: str) -> None:
    assert indicator.line(look) == words


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
