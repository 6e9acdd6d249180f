"""No message offers to show what is shown already."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, DriveKind
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.banners.banner import Strip
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.support import make_drive, services_of

DEGRADED = ArrayInfo("raid1", "clean", 2, 1, None, None, None, None, alarm=Alarm.DEGRADED.value)
DRIVES = (
    a_drive(),
    a_drive("sdb", "Other"),
    make_drive("md0", DriveKind.ARRAY, array=DEGRADED, partitions=()),
    make_drive("md1", DriveKind.ARRAY, array=DEGRADED, partitions=()),
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    made = MainWindow(services_of(session), drive="sda")
    qtbot.addWidget(made)
    session.bring(*DRIVES)
    made.resize(1180, 760)
    made.show()
    for drive in ("sda", "sdb"):
        made.parts.tell_of_settings(f"The trial on {drive} was reverted.", "caution", drive)
    QApplication.processEvents()
    yield made
    made.close()


def ways(window: MainWindow) -> list[tuple[Strip, QPushButton]]:
    """Return the buttons of messages that show something."""
    return [
        (strip, button)
        for strip in window.banner._strips
        for button in strip.offers
        if button.text().startswith("Show")
    ]


def is_offered(window: MainWindow, strip: Strip, button: QPushButton) -> bool:
    """Whether *button* can be pressed in the list of all messages."""
    window.banner.open_list()
    QApplication.processEvents()
    there = button.isVisible()
    window.banner.close_list()
    if not there:
        assert not button.isVisible(), "nor in the line"
    assert strip in window.banner._strips
    return there


def where(window: MainWindow) -> tuple[Tab, str]:
    drive = window.panel.current()
    return Tab(window.tabs.currentIndex()), drive.name if drive is not None else ""


@pytest.mark.slow
def test_each_way_leads_somewhere_else_and_is_gone_there(window: MainWindow) -> None:
    assert len(ways(window)) == 4
    for strip, button in ways(window):
        window.panel.choose("sda")
        window.tabs.setCurrentIndex(Tab.HISTORY)
        assert is_offered(window, strip, button), strip.text
        away = where(window)
        button.click()
        assert where(window) != away
        if strip in window.banner._strips:
            assert not is_offered(window, strip, button), strip.text
            window.tabs.setCurrentIndex(Tab.HISTORY)
            assert is_offered(window, strip, button), "another page"


PLACES = (
    ("sda", Tab.SETTINGS),
    ("md0", Tab.ARRAYS),
    ("sda", Tab.OVERVIEW),
    ("md0", Tab.OVERVIEW),
    ("", Tab.SETTINGS),
)
"""Where one is led, the page before it, and the same page of all drives."""


@pytest.mark.slow
def test_pressing_what_is_offered_never_leaves_one_where_one_is(window: MainWindow) -> None:
    for drive, tab in PLACES:
        window.panel.choose(drive)
        window.tabs.setCurrentIndex(tab)
        place = where(window)
        for strip, button in ways(window):
            if is_offered(window, strip, button):
                # What it says of a drive's settings goes with the press: told again for the next place.
                button.click()
                assert where(window) != place, (strip.text, place)
                if strip.gone:
                    name = strip.about.rpartition(" ")[2]
                    window.parts.tell_of_settings(strip.text, "caution", name)
                window.panel.choose(drive)
                window.tabs.setCurrentIndex(tab)
