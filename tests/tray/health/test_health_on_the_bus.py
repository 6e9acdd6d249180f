"""Notices about drives on a real bus, with a desktop that is as strict as GDBus."""

from __future__ import annotations

import pytest

from disktune_contract import wire
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from tests.tray.scene import Scene
from tests.tray.surroundings import Program

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def told(tray: Program, pending: int, *, passed: bool = True) -> None:
    """Let the drive tell how it is."""
    attribute = AtaAttribute(197, 100, 100, 0, pending, pre_failure=False)
    tray.say(wire.dump(Health(ata=AtaHealth(passed, (attribute,), rotating=True))))
    assert tray.line() == "looked"


def test_a_notice_leads_to_the_health_of_its_drive_or_mutes_it_after_a_restart_too(scene: Scene) -> None:
    desktop, tray = (
        scene.desktop("body", "actions", "body-markup", parts=("notifications", "window")),
        scene.tray(),
    )
    told(tray, 4)
    told(tray, 6, passed=False)
    failing, pending = desktop.notified(), desktop.notified()
    assert (failing["title"], failing["hints"]["urgency"]) == ("Predicted failure", 2)
    assert pending["title"] == "New pending sectors"
    assert pending["body"] == "WD &lt;Blue&gt; (sda): Pending sectors: 2 new."
    assert pending["actions"] == ["default", "", "show", "Show", "mute", "Mute"]
    for button in ("default", "show"):
        scene.press(desktop, failing["notified"], button, "token-7")
        assert desktop.wait("window")["window"] == ["sda", "health", "token-7"]
    scene.press(desktop, pending["notified"], "mute")
    assert desktop.wait("closed")["closed"] == pending["notified"]
    kept = (scene.folder / "config/disktune/disktune.conf").read_text()
    assert "drive pending wwn:1" in kept
    assert "drive failing" not in kept
    # What an earlier tray showed still leads to its drive, and is not told again.
    desktop.order("settle")
    assert tray.end() == 0
    later = scene.tray()
    desktop.order("press", failing["notified"], "show", "")
    assert desktop.wait("window")["window"][:2] == ["sda", "health"]
    told(later, 6, passed=False)
    assert desktop.is_silent("notified")
