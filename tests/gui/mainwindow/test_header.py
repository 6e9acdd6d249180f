"""The head of the right side: one line of facts, one height, whatever is selected."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind, Usage
from disktune_contract.units import UnitSystem
from disktune_gui.mainwindow.header import Header
from tests.gui.support import added
from tests.sample_drive import make_drive


def texts(header: Header) -> tuple[str, str, str]:
    return header._title.text(), header._beside.text(), header._facts.text()


def test_a_drive_has_its_facts_in_one_line(qtbot: QtBot) -> None:
    header = added(qtbot, Header())
    header.show_drive(make_drive("sdb", usage=Usage(mounts=("/home",))))
    assert texts(header) == ("Example sdb", "", "sdb · Hard disk · 1.00 TB · SATA 6 Gb/s · /home")
    header.set_units(UnitSystem.IEC)
    assert "931 GiB" in header._facts.text() or "932 GiB" in header._facts.text()
    nameless = make_drive("sdb", DriveKind.USB, model="", link="", usage=Usage())
    header.show_drive(nameless)
    assert texts(header)[2].startswith("USB hard disk")


def test_all_drives_have_the_number_of_problems_beside_their_name(qtbot: QtBot) -> None:
    header = added(qtbot, Header())
    header.show_summary("1 failing")
    assert texts(header) == ("Your Drives", "1 failing", "")
    header.show_drive(None, "No drives found.")
    assert texts(header) == ("Your Drives", "", "No drives found.")
    header.show_drive(make_drive("sdb"))
    assert texts(header)[1] == ""


@pytest.mark.parametrize("points", [9, 10, 12, 20])
def test_the_header_has_one_height_at_every_size_of_letters(qtbot: QtBot, qapp: QApplication, points: int) -> None:
    kept = qapp.font()
    font = qapp.font()
    font.setPointSize(points)
    qapp.setFont(font)
    try:
        header = added(qtbot, Header())
        header.add(QPushButton("Actions"))
        heights = []
        for drive in (None, make_drive("sdb"), make_drive("md0", DriveKind.ARRAY)):
            header.show_drive(drive)
            header.show()
            heights.append((header.height(), header.sizeHint().height() <= header.height()))
    finally:
        qapp.setFont(kept)
    assert len(set(heights)) == 1
    assert heights[0][1], "nothing is cut off"
    assert heights[0][0] >= round(60 * QFontInfo(font).pixelSize() / 13)
