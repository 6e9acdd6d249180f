"""Rows of settings that files on the drive do not follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PyQt6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers
from disktune_contract.messages.faults import Fault
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import Fails, Machine, ScriptedSession, a_drive, brought_to_front
from tests.gui.support import services_of

SDA = a_drive()
DISK = Layer("sda", LayerKind.DRIVE, read_ahead_kib=256, has_requests=True)
HOME = Layer("dm-0", LayerKind.CRYPT, ("sda",), label="home", read_ahead_kib=128)
MOUNTED = FileSystem("253:0", "ext4", ("dm-0",), ("/home",))
ENCRYPTED = Layers((DISK, HOME), (MOUNTED,))
WORDS = "Files on /home follow dm-0 (home) instead. Value: 128 KiB."


@pytest.fixture
def session() -> ScriptedSession:
    made = ScriptedSession()
    Machine(made)
    made.answers["layers"] = lambda _args: ENCRYPTED
    return made


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> Iterator[SettingsPage]:
    session.drives = (SDA,)
    yield from brought_to_front(qtbot, SettingsPage(services_of(session)), SDA, 1000, 700)


def note(page: SettingsPage, setting: str = "block.read_ahead") -> str:
    row = page.rows[setting]
    return "" if row.details.elsewhere.isHidden() else row.details.elsewhere.text()


def test_the_row_says_what_files_follow(page: SettingsPage) -> None:
    assert note(page) == WORDS
    assert WORDS in page.rows["block.read_ahead"].accessibleDescription()
    assert note(page, "block.scheduler") == ""
    assert page.rows["block.read_ahead"].editor.isEnabled()


def test_a_volume_that_is_closed_takes_the_words_along(page: SettingsPage, session: ScriptedSession) -> None:
    session.answers["layers"] = lambda _args: Layers((DISK,))
    session.devices_changed.emit()
    assert note(page) == ""


def test_another_value_of_the_volume_is_said(page: SettingsPage, session: ScriptedSession) -> None:
    session.answers["layers"] = lambda _args: Layers((DISK, replace(HOME, read_ahead_kib=4096)), (MOUNTED,))
    page.reload()
    assert "4096 KiB" in note(page)


def test_what_is_not_known_is_not_said(page: SettingsPage, session: ScriptedSession) -> None:
    session.answers["layers"] = lambda _args: Fails(Fault.INTERNAL, "Not today.")
    session.devices_changed.emit()
    assert note(page) == ""


def test_no_page_in_view_asks_for_nothing(page: SettingsPage, session: ScriptedSession) -> None:
    page.set_active(False)
    before = len(session.of("layers"))
    session.devices_changed.emit()
    assert len(session.of("layers")) == before


def test_there_is_a_way_to_a_device_that_is_listed(
    qtbot: QtBot, page: SettingsPage, session: ScriptedSession
) -> None:
    row = page.rows["block.read_ahead"].details.elsewhere
    assert buttons(row) == []
    session.bring(SDA, replace(SDA, name="dm-0"))
    session.answers["layers"] = lambda _args: replace(ENCRYPTED, layers=(DISK, HOME, replace(HOME, name="dm-1")))
    session.devices_changed.emit()
    (button,) = buttons(row)
    with qtbot.waitSignal(page.sheet.device_wanted) as wanted:
        button.click()
    assert wanted.args == ["dm-0", "block.read_ahead"]


def buttons(row: QWidget) -> list[QPushButton]:
    return [button for button in row.findChildren(QPushButton) if not button.isHidden()]
