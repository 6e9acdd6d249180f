"""The pieces of the tray put together: what a button and an entry of the menu lead to."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import pytest
from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtWidgets import QApplication

from disktune_gui.desktop import dbus_service
from disktune_gui.tray import main
from disktune_gui.tray.array_monitor import ArrayMonitor
from disktune_gui.tray.health_monitor import HealthMonitor
from disktune_gui.tray.main import Tray
from disktune_gui.tray.notification import Matter
from disktune_gui.tray.notifier import MUTE, PAUSE, SHOW, SPEED_UP, Notifier
from disktune_gui.tray.scrub_monitor import ScrubMonitor, subject_of


class Messages(QObject):
    chosen = pyqtSignal(str, str, str)

    def leave(self) -> None:
        """Nothing is shown."""


class Arrays(QObject):
    changed = pyqtSignal(object)
    unknown = pyqtSignal()
    looks = 0

    def look(self) -> None:
        self.looks += 1

    def end(self) -> None:
        """Write nothing."""


class Drives(QObject):
    begun = False

    def __init__(self) -> None:
        super().__init__()
        self.muted: list[Matter] = []

    def begin(self) -> None:
        self.begun = True

    def end(self) -> None:
        """Nothing is asked."""

    def name_of(self, identity: str) -> str:
        return {"wwn:1": "sda"}.get(identity, "")

    def mute(self, matter: Matter) -> None:
        self.muted.append(matter)


class Scrubs(QObject):
    begun = False

    def begin(self) -> None:
        self.begun = True

    def drive_of(self, uuid: str) -> str:
        return {"63b8f770": "sda"}.get(uuid, "")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(
        dbus_service,
        "ask",
        lambda _bus, name, method, arguments, refused: found.append((name, method, arguments, refused)),
    )
    return found


@pytest.fixture
def tray(qapp: QApplication) -> Tray:
    bus = QDBusConnection("nowhere")
    health = cast(HealthMonitor, Drives())
    arrays, scrubs = cast(ArrayMonitor, Arrays()), cast(ScrubMonitor, Scrubs())
    return Tray(bus, cast(Notifier, Messages()), arrays, health, scrubs)


def test_a_button_of_a_message_leads_to_the_window_with_what_was_pressed(
    tray: Tray, asked: list[tuple[Any, ...]]
) -> None:
    for button in (SHOW, SPEED_UP, PAUSE):
        tray.notifier.chosen.emit("md/one", button, "token")
    assert [(name, method) for name, method, *_ in asked] == [(dbus_service.WINDOW, "ActivateAction")] * 3
    assert [arguments for _, _, arguments, _ in asked] == [
        [action, ["md!one"], {"activation-token": "token"}] for action in ("show", "speed-up", "pause")
    ]
    refused = cast("partial[None]", asked[1][3])
    assert (refused.func, refused.args) == (main._start_window, ("md!one", "speed-up", "token"))


def test_a_notice_about_a_drive_leads_to_its_health(tray: Tray, asked: list[tuple[Any, ...]]) -> None:
    tray.notifier.chosen.emit(Matter("pending", "wwn:1").text, SHOW, "token")
    # One that is not there any more, or not known yet after a start of the computer: the window alone.
    tray.notifier.chosen.emit(Matter("pending", "wwn:2").text, SHOW, "token")
    assert [arguments for _, _, arguments, _ in asked] == [
        ["health", ["sda"], {"activation-token": "token"}],
        ["show", [], {"activation-token": "token"}],
    ]


def test_a_message_about_a_scrub_leads_to_it(tray: Tray, asked: list[tuple[Any, ...]]) -> None:
    for uuid in ("63b8f770", "11111111"):
        tray.notifier.chosen.emit(subject_of(uuid), SHOW, "token")
    assert [arguments for _, _, arguments, _ in asked] == [
        ["scrub", ["sda"], {"activation-token": "token"}],
        ["show", [], {"activation-token": "token"}],
    ]


def test_a_notice_about_a_drive_can_be_muted(tray: Tray, asked: list[tuple[Any, ...]]) -> None:
    matter = Matter("pending", "serial:A drive with spaces:7")
    tray.notifier.chosen.emit(matter.text, MUTE, "token")
    assert cast(Drives, tray.health).muted == [matter]
    assert asked == []


def test_an_entry_of_the_menu_leads_to_the_window(tray: Tray, asked: list[tuple[Any, ...]]) -> None:
    tray.indicator.opened.emit("md0")
    tray.indicator.offered.emit("md0", PAUSE)
    assert [arguments for _, _, arguments, _ in asked] == [["show", ["md0"], {}], ["pause", ["md0"], {}]]


def test_the_first_look_is_taken_when_it_begins(tray: Tray) -> None:
    arrays = cast(Arrays, tray.keeper)
    assert arrays.looks == 0
    tray.begin()
    assert arrays.looks == 1
    assert cast(Drives, tray.health).begun


def test_what_is_known_goes_to_the_item(tray: Tray) -> None:
    arrays = cast(Arrays, tray.keeper)
    arrays.unknown.emit()
    assert tray.indicator._unknown
