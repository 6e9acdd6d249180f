"""The tray's item and menu on a bus that leads nowhere; a real one is in `tests/tray/test_item_on_the_bus.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import QApplication, QMenu, QSystemTrayIcon

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.arrays.mdstat import MdMember
from disktune_gui.tray import indicator, notification
from disktune_gui.tray.array_events import ArraysState, KnownArray
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_gui.tray.indicator import IconState, Indicator
from disktune_gui.tray.notification import Matter
from tests.narrowed import present

pytestmark = pytest.mark.qt_log_ignore("systemTrayWindowChanged", extend=True)
"""The platform "offscreen" has no tray."""

WHOLE = ArraySnapshot("md0", Alarm.HEALTHY, "")
REBUILT = ArraySnapshot("md1", Alarm.DEGRADED, "", operation="recovery", percent=12.4, minutes_left=90.0)


def story(*looks: ArraySnapshot) -> ArraysState:
    return ArraysState({look.name: KnownArray(look) for look in looks})


@pytest.fixture
def item(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Indicator]:
    """Return an indicator that is collected."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    made = Indicator(QDBusConnection("nowhere"))
    made._appear()
    yield made
    made._disappear()
    notification.store().clear()


def menu(item: Indicator) -> QMenu:
    return present(item._menu)


def entries(found: QMenu) -> dict[str, Any]:
    return {entry.text(): entry for entry in found.actions() if not entry.isSeparator()}


def below(item: Indicator, array: str) -> dict[str, Any]:
    return entries(item._entries[array].menu())  # type: ignore[arg-type]  # PyQt6 calls it a QObject


def tip(item: Indicator) -> str:
    return present(item._item).toolTip()


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (WHOLE, "md0: healthy"),
        (ArraySnapshot("md0", Alarm.BUSY, "", operation="check", percent=0.6), "md0: healthy, check 0.6%"),
        (REBUILT, "md1: degraded, rebuild 12.4%, about 1 h 30 min left"),
        (
            ArraySnapshot("md0", Alarm.HEALTHY, "", operation="resync", waiting=True, percent=3.0),
            "md0: healthy, resync waiting",
        ),
        (
            ArraySnapshot("md0", Alarm.DEGRADED, "", operation="recovery", paused=True),
            "md0: degraded, paused, rebuild waiting",
        ),
        (ArraySnapshot("md0", Alarm.DEGRADED, "", paused=True), "md0: degraded, paused"),
        (
            ArraySnapshot("md0", Alarm.BUSY, "", operation="check", percent=5.0, paused=True),
            "md0: healthy, paused, check 5.0%",
        ),
        (
            ArraySnapshot("md0", Alarm.HEALTHY, "", members=(MdMember("sda", 0), MdMember("sdc", 2, ("F",)))),
            "md0: complete, with a failed member and no spare",
        ),
        (ArraySnapshot("md0", Alarm.INACTIVE, ""), "md0: inactive"),
        (ArraySnapshot("md0", Alarm.FAILED, ""), "md0: failed"),
    ],
)
def test_an_array_in_a_line(look: ArraySnapshot, words: str) -> None:
    assert indicator.line(look) == words


def test_all_arrays_have_a_line_and_containers_none() -> None:
    box = ArraySnapshot("md127", Alarm.CONTAINER, "")
    assert indicator.summary(story(WHOLE, box, REBUILT)).splitlines() == [
        indicator.line(WHOLE),
        indicator.line(REBUILT),
    ]
    assert indicator.summary(story(box)) == "No RAID arrays"


def test_the_menu_has_an_entry_for_each_array_and_offers_only_what_can_be_done(item: Indicator) -> None:
    item.show(story(WHOLE, ArraySnapshot("md127", Alarm.CONTAINER, ""), REBUILT))
    assert list(entries(menu(item))) == [
        "Open DiskTune",
        "md0: healthy",
        "md1: degraded, rebuild 12.4%, about 1 h 30 min left",
        "Quit",
    ]
    assert list(below(item, "md0")) == ["Show", "Mute Notifications"]
    assert list(below(item, "md1")) == ["Show", "Boost Until Finished…", "Pause…", "Mute Notifications"]
    assert tip(item) == indicator.summary(item._story)
    assert item._drawn == (IconState.DEGRADED, 12)
    assert item.visible


def test_what_is_chosen_is_told(item: Indicator) -> None:
    told: list[tuple[str, ...]] = []
    item.opened.connect(lambda array: told.append(("open", array)))
    item.offered.connect(lambda array, what: told.append(("offer", array, what)))
    item.left.connect(lambda: told.append(("quit",)))
    item.show(story(REBUILT))
    for entry in (entries(menu(item))["Open DiskTune"], *list(below(item, "md1").values())[:3]):
        entry.trigger()
    entries(menu(item))["Quit"].trigger()
    item._on_activated(QSystemTrayIcon.ActivationReason.Trigger)
    item._on_activated(QSystemTrayIcon.ActivationReason.Context)
    assert told == [
        ("open", ""),
        ("open", "md1"),
        ("offer", "md1", "speed-up"),
        ("offer", "md1", "pause"),
        ("quit",),
        ("open", ""),
    ]


def test_progress_is_written_into_the_menu_that_is_open(item: Indicator) -> None:
    item.show(story(REBUILT))
    entry = item._entries["md1"]
    item.show(story(ArraySnapshot("md1", Alarm.DEGRADED, "", operation="recovery", percent=50.0)))
    assert item._entries["md1"] is entry, "a menu that is filled anew closes under the pointer"
    assert entry.text() == "md1: degraded, rebuild 50.0%"
    item.show(story(ArraySnapshot("md1", Alarm.HEALTHY, "")))
    assert list(below(item, "md1")) == ["Show", "Mute Notifications"]


def test_the_picture_is_sent_only_when_it_is_another(item: Indicator, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[object, ...]] = []
    real = indicator.icon

    def draw(*what: Any) -> QIcon:
        drawn.append(what)
        return real(*what)

    monkeypatch.setattr(indicator, "icon", draw)
    item.show(story(WHOLE))
    item.show(story(WHOLE))
    item.show(story(REBUILT))
    assert drawn == [(IconState.HEALTHY, None), (IconState.DEGRADED, 12)]


def test_what_is_unknown_is_not_shown_as_if_it_still_held(item: Indicator) -> None:
    item.show_unknown()
    assert list(entries(menu(item)))[1] == "RAID arrays unknown"
    assert not entries(menu(item))["RAID arrays unknown"].isEnabled()
    item.show(story(REBUILT))
    item.show_unknown()
    assert list(entries(menu(item))) == ["Open DiskTune", "md1: unknown", "Quit"]
    assert list(below(item, "md1")) == ["Show", "Mute Notifications"]
    assert tip(item) == "RAID state unknown: /proc/mdstat unreadable"
    assert item._drawn == (IconState.UNKNOWN, None)
    item.show(story(REBUILT))
    assert "Pause…" in below(item, "md1")
    item.show(story())
    assert list(entries(menu(item))) == ["Open DiskTune", "No RAID arrays", "Quit"]


def test_an_array_is_muted_and_the_tick_follows_what_the_window_does(item: Indicator) -> None:
    item.show(story(WHOLE, REBUILT))
    silence = below(item, "md1")["Mute Notifications"]
    assert not silence.isChecked()
    silence.trigger()
    assert notification.muted(notification.store()) == {"md1"}
    silence.trigger()
    assert notification.muted(notification.store()) == set()
    notification.mute(notification.store(), "md0", on=True)
    menu(item).aboutToShow.emit()
    assert [below(item, name)["Mute Notifications"].isChecked() for name in ("md0", "md1")] == [True, False]
    item.show(story(WHOLE))
    assert below(item, "md0")["Mute Notifications"].isChecked()


def test_a_panel_that_is_started_anew_gets_a_new_item_with_what_is_known(item: Indicator) -> None:
    item.show(story(REBUILT))
    old = item._item
    item._hosts.serviceUnregistered.emit("")
    assert not item.visible
    item.show(story(WHOLE))
    item._hosts.serviceRegistered.emit("")
    assert item._item is not old
    assert tip(item) == "md0: healthy"
    item.show_unknown()
    item._appear()
    assert tip(item).startswith("RAID state unknown")


def test_nothing_is_shown_where_nobody_collects_items(qapp: QApplication) -> None:
    alone = Indicator(QDBusConnection("nowhere"))
    alone.show(story(REBUILT))
    alone.show_unknown()
    assert not alone.visible
    assert alone._menu is None


def test_what_is_muted_of_drives_can_be_heard_of_again(item: Indicator) -> None:
    item.show(story(WHOLE))
    pending, hot = Matter("pending", "wwn:1"), Matter("hot", "wwn:1")
    for matter in (pending, hot):
        notification.mute_matter(notification.store(), matter, "WD Blue & co (sda)", on=True)
    menu(item).aboutToShow.emit()
    silent = entries(entries(menu(item))["Muted Notifications"].menu())
    assert list(silent) == [
        "WD Blue && co (sda): New pending sectors",
        "WD Blue && co (sda): Temperature above the limit",
    ]
    assert all(entry.isChecked() for entry in silent.values())
    silent["WD Blue && co (sda): New pending sectors"].trigger()
    assert list(notification.muted_matters(notification.store())) == [hot]
    notification.mute_matter(notification.store(), hot, "", on=False)
    menu(item).aboutToShow.emit()
    assert list(entries(menu(item))) == ["Open DiskTune", "md0: healthy", "Quit"]


def test_a_panel_of_xembed_is_used_where_no_host_has_come(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    panels = [False]
    monkeypatch.setattr(indicator, "has_xembed_panel", lambda: panels[0])
    made = Indicator(QDBusConnection("nowhere"))
    made.show(story(WHOLE))
    panels[0] = True
    made.show(story(WHOLE))
    assert not made.visible, "a host may still come"
    made._on_waited()
    assert made.visible
    assert tip(made) == "md0: healthy"
    made._disappear()
    panels[0] = False
    made.show(story(REBUILT))
    assert not made.visible
    panels[0] = True
    made.show(story(REBUILT))
    assert tip(made).startswith("md1: degraded"), "the panel has come later"
    made._disappear()
