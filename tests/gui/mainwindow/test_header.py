"""The head of the right side: one line of facts, one height, whatever is selected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind, Usage
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.units import UnitSystem
from disktune_gui.mainwindow.header import Header
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.home.home_stage import CAUTION, FAILING, GOOD
from tests.gui.scripted_session import WindowSession
from tests.gui.support import added
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind
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


@pytest.fixture(params=[GOOD, CAUTION, FAILING])
def alone(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """A window with one drive, beside what is no drive."""
    answers = {"health": lambda _args: request.param}
    yield from scripted_window(qtbot, make_drive("sdb"), make_drive("loop0", DriveKind.LOOP), answers=answers)


def test_a_drive_that_is_alone_has_the_summary_beside_its_name(alone: MainWindow) -> None:
    header = alone.parts.header
    words = {
        HealthVerdict.GOOD: ("only drive", "1 found"),
        HealthVerdict.CAUTION: ("only drive, needs attention", "1 needs attention"),
        HealthVerdict.FAILING: ("only drive, failing", "1 failing"),
    }[header.health.state]
    assert texts(header)[:2] == ("Example sdb", words[0])
    alone.panel.choose("")
    assert texts(header)[:2] == ("Your Drives", words[1])
    of_kind(WindowSession, alone.session).bring(make_drive("sdb"), make_drive("sdc"))
    alone.panel.choose("sdb")
    assert texts(header)[1] == "", "it has a neighbour"


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
