"""The map of a drive: keyboard, mouse, clipboard, and what happens when a volume comes or goes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QEvent, QPoint, Qt
from PyQt6.QtGui import QDesktopServices, QFontMetricsF, QHelpEvent
from PyQt6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers
from disktune_contract.messages.action import TrimList, TrimTarget
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.overview.layers_view import DeviceMap
from disktune_gui.overview.page import OverviewPage
from disktune_gui.theming import theme
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.support import added, copied, services_of
from tests.narrowed import present

SDA = a_drive()
DISK = Layer("sda", LayerKind.DRIVE, read_ahead_kib=256)
CRYPT = Layer("dm-0", LayerKind.CRYPT, ("sda",), label="vault", read_ahead_kib=128)
HOME = FileSystem("253:0", "ext4", ("dm-0",), ("/home",))
OTHER = Layer("dm-1", LayerKind.VOLUME, ("sda",), label="spare")
OPENED = Layers((DISK, CRYPT, OTHER), (HOME,))


@pytest.fixture
def session() -> ScriptedSession:
    made = ScriptedSession()
    made.drives = (SDA,)
    made.answers["layers"] = lambda _args: OPENED
    return made


@pytest.fixture
def section(qtbot: QtBot, session: ScriptedSession) -> DeviceMap:
    made = added(qtbot, DeviceMap(services_of(session)), 800, 300)
    made.show_drive(SDA)
    made._services.layers.watch(made, on=True)
    made.show()
    return made


def test_a_volume_that_is_closed_leaves_the_picture(section: DeviceMap, session: ScriptedSession) -> None:
    assert [box.title for box in section.map.boxes] == ["sda", "vault", "spare", "/home"]
    session.answers["layers"] = lambda _args: Layers((DISK,))
    session.devices_changed.emit()
    assert not section.layered
    session.answers["layers"] = lambda _args: OPENED
    session.devices_changed.emit()
    assert section.layered


def test_arrows_go_from_box_to_box(section: DeviceMap) -> None:
    steps = [
        (Qt.Key.Key_Right, "vault"),
        (Qt.Key.Key_Down, "spare"),
        (Qt.Key.Key_Down, "spare"),
        (Qt.Key.Key_Up, "vault"),
        (Qt.Key.Key_Right, "/home"),
        (Qt.Key.Key_Left, "vault"),
    ]
    for key, title in steps:
        keyboard.keyClick(section, key)
        assert section.current is not None
        assert section.current.title == title
        assert section.current.tip in section.accessibleName()
    assert "dm-0 (vault): encryption" in section.accessibleDescription()


def test_the_keyboard_stays_when_the_rest_changes(section: DeviceMap, session: ScriptedSession) -> None:
    keyboard.keyClick(section, Qt.Key.Key_Right)
    session.answers["layers"] = lambda _args: replace(OPENED, layers=(DISK, CRYPT))
    session.devices_changed.emit()
    assert present(section.current).title == "vault"


def test_a_device_in_the_list_is_opened(qtbot: QtBot, section: DeviceMap, session: ScriptedSession) -> None:
    keyboard.keyClick(section, Qt.Key.Key_Right)
    with qtbot.assertNotEmitted(section.device_wanted):
        keyboard.keyClick(section, Qt.Key.Key_Return)
    session.bring(SDA, replace(SDA, name="dm-0"))
    with qtbot.waitSignal(section.device_wanted) as wanted:
        keyboard.keyClick(section, Qt.Key.Key_Return)
    assert wanted.args == ["dm-0"]


def test_the_layers_are_copied_as_text(section: DeviceMap) -> None:
    keyboard.keyClick(section, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert copied().splitlines()[0].startswith("sda: drive")


def test_a_box_under_the_mouse_says_all(section: DeviceMap) -> None:
    (vault,) = (box for box in section.map.boxes if box.title == "vault")
    place = section.place_of(vault).center().toPoint()
    QApplication.sendEvent(section, QHelpEvent(QEvent.Type.ToolTip, place, section.mapToGlobal(place)))
    assert QToolTip.text() == vault.tip
    section.grab()
    keyboard.mouseClick(section, Qt.MouseButton.LeftButton, pos=place)
    assert section.current == vault
    QApplication.sendEvent(section, QHelpEvent(QEvent.Type.ToolTip, QPoint(-5, -5), QPoint(0, 0)))


def test_free_space_is_read_while_it_can_be_seen(section: DeviceMap, session: ScriptedSession) -> None:
    room = TrimTarget(HOME.name, "/home", "ext4", ("sda",), size_bytes=40 * 10**9, free_bytes=10 * 10**9)
    session.answers["trim-targets"] = lambda _args: TrimList((room,))
    section._timer.timeout.emit()
    (home,) = (box for box in section.map.boxes if box.points == ("/home",))
    assert (home.note, home.used) == ("ext4, 10.0 GB free (25%)", 0.75)
    assert "10.0 GB of 40.0 GB free (25%)" in home.tip
    kept = replace(room, usable_bytes=6 * 10**9)
    session.answers["trim-targets"] = lambda _args: TrimList((kept,))
    section._timer.timeout.emit()
    (home,) = (box for box in section.map.boxes if box.points == ("/home",))
    assert "6.00 GB of 36.0 GB free (17%)" in home.tip
    section.grab()
    asked = len(session.of("trim-targets"))
    session.hidden = True
    section._timer.timeout.emit()
    session.hidden = False
    section.hide()
    assert not section._timer.isActive()
    assert len(session.of("trim-targets")) == asked


def test_a_mount_point_of_this_computer_is_a_link(
    qtbot: QtBot, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    for place in (HelperLauncher(root=False), HelperLauncher(root=False, host="nas"), session.place):
        session.place = place
        made = added(qtbot, DeviceMap(services_of(session)), 800, 300)
        made.show_drive(SDA)
        made._services.layers.watch(made, on=True)
        made.show()
        (home,) = (box for box in made.map.boxes if box.points)
        title = made.place_of(home).topLeft().toPoint() + QPoint(14, 12)
        keyboard.mouseMove(made, title)
        keyboard.mouseClick(made, Qt.MouseButton.LeftButton, pos=title)
        keyboard.keyClick(made, Qt.Key.Key_Return)
        made._services.layers.watch(made, on=False)
    assert opened == ["/home", "/home"]


def test_each_mount_point_is_a_link_of_its_own_and_opened_once(
    section: DeviceMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    section.links = True
    (home,) = (box for box in section.map.boxes if box.points)
    section.show_map(replace(section.map, boxes=(replace(home, title="/, /home", points=("/", "/home")),)))
    first = section.place_of(section.map.boxes[0]).topLeft().toPoint() + QPoint(11, 12)
    second = first + QPoint(section.fontMetrics().horizontalAdvance("/, /h"), 0)
    for place in (first, second):
        keyboard.mouseClick(section, Qt.MouseButton.LeftButton, pos=place)
    assert opened == ["/", "/home"]
    keyboard.mousePress(section, Qt.MouseButton.LeftButton, pos=first)
    keyboard.mouseRelease(section, Qt.MouseButton.LeftButton, pos=second)
    assert opened == ["/", "/home"], "pressed on one, released on another"
    for press in (keyboard.mouseClick, keyboard.mouseDClick, keyboard.mouseRelease):
        press(section, Qt.MouseButton.LeftButton, pos=second)
    assert opened == ["/", "/home", "/home"]


def test_where_there_is_little_room_the_titles_are_whole(section: DeviceMap) -> None:
    section.resize(240, 300)
    section.grab()
    boxes = {box.title: section.place_of(box) for box in section.map.boxes}
    bold = theme.scaled(section.font(), 1.0, bold=True)
    assert all(place.width() >= QFontMetricsF(bold).horizontalAdvance(title) for title, place in boxes.items())
    assert max(place.right() for place in boxes.values()) <= section.width()


def test_overview_asks_while_it_is_in_view(qtbot: QtBot, session: ScriptedSession) -> None:
    session.answers["identify"] = session.answers["array"]
    page = added(qtbot, OverviewPage(services_of(session)))
    page.show_drive(SDA)
    assert session.of("layers") == []
    page.set_active(True)
    assert [box.title for box in page.used_by.view.map.boxes] == ["sda", "vault", "spare", "/home"]
    page.set_active(False)
    asked = len(session.of("layers"))
    session.devices_changed.emit()
    assert len(session.of("layers")) == asked
