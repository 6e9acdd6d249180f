"""No message offers to show what is shown already."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtGui import QAction
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, DriveKind
from disktune_gui.mainwindow.strip.messages import Message
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import a_drive
from tests.gui.windows import scripted_window
from tests.sample_drive import make_drive

DEGRADED = ArrayInfo("raid1", "clean", 2, 1, None, None, None, None, alarm=Alarm.DEGRADED.value)
DRIVES = (
    a_drive(),
    a_drive("sdb", "Other"),
    make_drive("md0", DriveKind.ARRAY, array=DEGRADED, partitions=()),
    make_drive("md1", DriveKind.ARRAY, array=DEGRADED, partitions=()),
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    for made in scripted_window(qtbot, *DRIVES):
        for drive in ("sda", "sdb"):
            made.parts.tell_of_settings(f"The trial on {drive} was reverted.", "caution", drive)
        yield made


def ways(window: MainWindow) -> list[tuple[Message, QAction]]:
    """Return the actions of messages that show something."""
    offers = ((message, offer) for message in window.messages.all for offer in message.offers)
    return [(message, offer) for message, offer in offers if offer.text().startswith("Show")]


def is_offered(window: MainWindow, message: Message, offer: QAction) -> bool:
    """Whether *offer* can be chosen in the list of all messages."""
    window.strip.open_list()
    assert window.strip.list is not None
    row = next(one for one in window.strip.list.messages if one.accessibleName() == message.text)
    there = offer.text() in [link.text() for link in row.links]
    window.strip.close_list()
    return there


def where(window: MainWindow) -> tuple[Tab, str]:
    drive = window.panel.current()
    return Tab(window.tabs.currentIndex()), drive.name if drive is not None else ""


PLACES = (
    ("sda", Tab.SETTINGS),
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
        for message, offer in ways(window):
            if is_offered(window, message, offer):
                # What it says of a drive's settings goes with the press: told again for the next place.
                offer.trigger()
                assert where(window) != place, (message.text, place)
                if message.gone:
                    name = message.about.rpartition(" ")[2]
                    window.parts.tell_of_settings(message.text, "caution", name)
                window.panel.choose(drive)
                window.tabs.setCurrentIndex(tab)
