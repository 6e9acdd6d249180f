"""The way from a setting of a drive, or its picture, to the volume that the files follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import a_drive
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind

SDA = a_drive()
VOLUME = replace(SDA, name="dm-0", identity="luks:1", diskseq=2, kind=DriveKind.VOLUME, model="home", serial="")
LAYERS = Layers(
    (
        Layer("sda", LayerKind.DRIVE, read_ahead_kib=256),
        Layer("dm-0", LayerKind.CRYPT, ("sda",), label="home", read_ahead_kib=128),
    ),
    (FileSystem("253:0", "ext4", ("dm-0",), ("/home",)),),
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, SDA, VOLUME, answers={"layers": lambda _args: LAYERS})


def test_the_row_leads_to_the_same_setting_of_the_volume(window: MainWindow) -> None:
    window.routes.settings_of("sda")
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    note = page.rows["block.read_ahead"].details.elsewhere
    (way,) = note.findChildren(QPushButton)
    assert not window.services.preferences.show_volumes
    way.click()
    assert page.drive == VOLUME
    assert window.services.preferences.show_volumes
    (listing,) = (one for one in window.findChildren(QAction) if one.text() == "Show V&olumes")
    assert listing.isChecked()
    assert page.rows["block.read_ahead"].details.elsewhere.isHidden()


def test_the_picture_leads_to_the_volume(window: MainWindow) -> None:
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    vault = next(box for box in page.used_by.view.map.boxes if box.device == "dm-0")
    page.used_by.view._open(vault)
    current = window.panel.current()
    assert current == VOLUME
    page.used_by.view._open(replace(vault, device="dm-7"))
    assert window.panel.current() == VOLUME
