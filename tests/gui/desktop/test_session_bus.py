"""What other programs may ask of ours, and what the desktop's portal answers, without a bus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PyQt6.QtCore import QObject
from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.desktop import colour_scheme, dbus_service
from disktune_gui.desktop.autostart import AutostartRequest
from disktune_gui.desktop.colour_scheme import DesktopScheme
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming import style, theme
from disktune_gui.theming.theme import Scheme, Theme

NOWHERE = QDBusConnection("nowhere")
"""A bus that is not connected."""


def answer(*arguments: object) -> QDBusMessage:
    """Return the answer to a call."""
    call = QDBusMessage.createMethodCall("org.example.Some", "/", "", "Read")
    return call.createReply(list(arguments))


def signal(*arguments: object) -> QDBusMessage:
    """Return a signal."""
    made = QDBusMessage.createSignal("/", "org.example.Some", "Changed")
    made.setArguments(list(arguments))
    return made


# -- our own doors -----------------------------------------------------------------------------------------


def test_a_window_is_told_what_to_show(qapp: QApplication) -> None:
    shown: list[tuple[str, str, str]] = []
    window = dbus_service.WindowBusObject(lambda *what: shown.append(what))
    for what in (("md0", "pause", "token"), ("md0", "", ""), ("", "measure", "")):
        window.ActivateAction(*dbus_service.action(*what))
        assert shown.pop() == what
    window.Activate({"desktop-startup-id": "old"})
    window.Open(["file:///x"], {"activation-token": "token", "desktop-startup-id": "old"})
    assert shown == [("", "", "old"), ("", "", "token")]


def test_a_tray_is_told_to_leave(qapp: QApplication) -> None:
    left: list[bool] = []
    dbus_service.TrayBusObject(lambda: left.append(True)).Quit()
    assert left == [True]


def test_each_door_has_its_interface(qapp: QApplication) -> None:
    doors = {
        dbus_service.WINDOW: dbus_service.WindowBusObject(lambda *_what: None),
        dbus_service.TRAY: dbus_service.TrayBusObject(lambda: None),
    }
    for name, door in doors.items():
        about = door.metaObject()
        assert about is not None
        info = about.classInfo(about.indexOfClassInfo("D-Bus Interface"))
        assert info.value() == dbus_service.INTERFACES[name]


def test_without_a_bus_no_door_opens(qapp: QApplication) -> None:
    assert not dbus_service.open_door(NOWHERE, dbus_service.TRAY, QObject())


def test_a_call_over_a_bus_that_is_not_connected_is_refused_at_once(qtbot: QtBot) -> None:
    refused: list[bool] = []
    dbus_service.ask(NOWHERE, dbus_service.TRAY, "Quit", [], lambda: refused.append(True))
    qtbot.waitUntil(lambda: refused == [True])


# -- the start at login of a sandbox -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "results", "granted"),
    [
        (0, {"autostart": True}, True),
        (0, {"autostart": False}, False),
        (0, {}, False),
        (1, {"autostart": True}, False),
        (2, {}, False),
    ],
)
def test_the_start_at_login_is_what_the_portal_granted(
    qtbot: QtBot, code: int, results: dict[str, Any], granted: bool
) -> None:
    owner = QObject()
    said: list[bool] = []
    request = AutostartRequest(NOWHERE, "To watch the arrays", ["disktune", "--tray"], owner)
    request._answered = said.append
    request._on_response(signal(code, results))
    assert said == [granted]
    request._on_response(signal(0, {"autostart": True}))
    assert said == [granted], "it is answered once"


def test_a_request_over_a_bus_that_is_not_connected_is_answered_at_once(qtbot: QtBot) -> None:
    owner = QObject()
    granted: list[bool] = []
    failed: list[str] = []
    request = AutostartRequest(NOWHERE, "To watch the arrays", ["disktune", "--tray"], owner)
    request.send(granted.append, failed.append, on=True)
    qtbot.waitUntil(lambda: bool(failed))
    assert (granted, failed) == ([], ["No session bus."])


# -- light or dark -----------------------------------------------------------------------------------------


@pytest.fixture
def desktop(qapp: QApplication) -> Iterator[DesktopScheme]:
    preferences = Preferences()
    preferences.theme = Theme.SYSTEM
    theme.tell(qapp, Scheme.LIGHT)
    made = DesktopScheme(NOWHERE, preferences, qapp)
    yield made
    made.setParent(None)
    theme.tell(qapp, Scheme.UNKNOWN)
    style.tell(qapp, still=False)


def is_dark(application: QApplication) -> bool:
    return theme.is_dark(application.palette())


def test_the_window_follows_the_desktop_there_and_back(
    qtbot: QtBot, qapp: QApplication, desktop: DesktopScheme
) -> None:
    for number, dark in ((1, True), (2, False), (1, True), (0, False)):
        desktop._on_setting(signal("org.freedesktop.appearance", "color-scheme", QDBusVariant(number)))
        qtbot.waitUntil(lambda dark=dark: is_dark(qapp) is dark)  # type: ignore[misc]  # bound here


def test_another_setting_of_the_desktop_is_not_taken_for_its_colours(
    qapp: QApplication, desktop: DesktopScheme
) -> None:
    desktop._on_setting(signal("org.freedesktop.appearance", "accent-color", QDBusVariant(1)))
    desktop._on_setting(signal("org.gnome.desktop.interface", "color-scheme", QDBusVariant(1)))
    assert theme._told(qapp) is Scheme.LIGHT
    assert not desktop._settled.isActive()


def test_the_first_answer_is_taken_however_often_it_is_wrapped(qapp: QApplication, desktop: DesktopScheme) -> None:
    assert desktop._hear(answer(QDBusVariant(QDBusVariant(1))))
    assert theme._told(qapp) is Scheme.DARK
    assert desktop._hear(answer(QDBusVariant("neither")))
    assert theme._told(qapp) is Scheme.UNKNOWN


def test_a_refusal_is_no_answer(qapp: QApplication, desktop: DesktopScheme) -> None:
    refusal = QDBusMessage.createError("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    assert not desktop._hear(refusal)
    assert theme._told(qapp) is Scheme.LIGHT


def test_what_the_user_chose_stays_whatever_the_desktop_prefers(
    qtbot: QtBot, qapp: QApplication, desktop: DesktopScheme
) -> None:
    desktop._chosen.theme = Theme.LIGHT
    desktop._hear(answer(QDBusVariant(1)))
    assert not desktop._settled.isActive()
    assert not is_dark(qapp)


def test_the_question_is_for_one_setting_alone() -> None:
    question = colour_scheme._question("org.freedesktop.appearance", "color-scheme")
    assert (question.service(), question.path()) == (
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
    )
    assert (question.interface(), question.member()) == ("org.freedesktop.portal.Settings", "Read")
    assert question.arguments() == ["org.freedesktop.appearance", "color-scheme"]


def test_before_the_first_window_what_is_known_is_put_in_force_at_once(
    qapp: QApplication, desktop: DesktopScheme
) -> None:
    desktop._hear(answer(QDBusVariant(1)))
    assert not is_dark(qapp), "several changes of one switch are put in force together"
    desktop.ask()
    assert is_dark(qapp)


# -- motion ------------------------------------------------------------------------------------------------

STANDARD = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")
PLASMA = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")


@pytest.mark.parametrize(
    ("key", "none", "some"),
    [
        (STANDARD, 1, 0),
        (STANDARD, 1, 7),
        (GNOME, False, True),
        (PLASMA, "0", "1"),
        (PLASMA, 0.0, 0.5),
        (PLASMA, "0.0", ""),
    ],
)
def test_no_motion_is_followed_there_and_back(
    desktop: DesktopScheme, key: tuple[str, str], none: object, some: object
) -> None:
    assert not style.is_still()
    for value, still in ((none, True), (some, False), (none, True)):
        desktop._on_setting(signal(*key, QDBusVariant(value)))
        assert style.is_still() is still


def test_one_switch_that_says_so_is_enough(desktop: DesktopScheme) -> None:
    desktop._on_setting(signal(*GNOME, QDBusVariant(False)))
    desktop._on_setting(signal(*STANDARD, QDBusVariant(0)))
    assert style.is_still(), "older programs have no other switch"
    desktop._on_setting(signal(*GNOME, QDBusVariant(True)))
    assert not style.is_still()


def test_the_first_answer_about_motion_counts_and_a_refusal_asks_for_nothing(desktop: DesktopScheme) -> None:
    desktop._hear_motion(STANDARD, answer(QDBusVariant(QDBusVariant(1))))
    assert style.is_still()
    refusal = QDBusMessage.createError("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    desktop._hear_motion(STANDARD, refusal)
    assert not style.is_still()


def test_what_is_no_answer_about_motion_asks_for_nothing(desktop: DesktopScheme) -> None:
    desktop._on_setting(signal(*PLASMA, QDBusVariant("fast")))
    desktop._on_setting(signal(*GNOME, QDBusVariant("no")))
    desktop._on_setting(signal("org.gnome.desktop.interface", "cursor-blink", QDBusVariant(False)))
    assert not style.is_still()
