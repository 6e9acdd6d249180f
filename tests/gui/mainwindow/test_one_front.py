"""The header, the tab and the page are of one drive, however the user got there and whatever became of it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PyQt6.QtGui import QAction
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.controls.page import Page
from disktune_gui.mainwindow.tabs import PLACES, WITHOUT_DRIVES, Tab, key_of, views
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.scripted_session import WindowSession
from tests.gui.support import opened, services_of
from tests.sample_drive import make_drive

TROUBLED = ArrayInfo("raid1", "active", 2, 1, None, None, None, None, alarm="degraded")
ALL = (
    make_drive("sda", model="Disk A"),
    make_drive("sdb", model="Disk B"),
    make_drive("nvme0n1", DriveKind.NVME, model="Stick"),
    make_drive("md0", DriveKind.ARRAY, model="md0", array=TROUBLED),
    make_drive("md1", DriveKind.ARRAY, model="md1", array=TROUBLED),
)
STEPS = 120


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    session = WindowSession(HelperLauncher(root=True))
    session.bring(*ALL)
    session.refuse_the_rest()
    return opened(qtbot, MainWindow(services_of(session)))


def drive_of(page: Page) -> Drive | None:
    """Return the drive that *page* shows."""
    drive = getattr(page, "drive" if hasattr(page, "drive") else "_drive")
    assert drive is None or isinstance(drive, Drive)
    return drive


def check(window: MainWindow) -> None:
    selected = window.parts.drive
    assert selected is None or selected in window.session.drives
    # A search may hide what is selected; nothing else is then.
    assert window.panel.current() in (selected, None)
    tab = Tab(window.tabs.currentIndex())
    name = selected.title if selected is not None else "Your Drives"
    assert window.header._title.text() == name
    assert window.windowTitle().startswith(f"{name} – ")
    assert tab.declared.serves(selected), f"{tab.name} in front of {name}"
    assert window.tabs.offers(tab)
    page = window.page(tab)
    assert page.active
    # Where there is no drive, a sentence stands in its place.
    assert page.isVisible() == (bool(window.session.drives) or tab in WITHOUT_DRIVES)
    assert (None if tab is Tab.HOME else drive_of(page)) == selected
    assert [one for one in window.tabs.made.values() if one.active] == [page]
    for number, place in enumerate(PLACES):
        assert window.tabs.bar.isTabVisible(number) == bool(views(place, selected))


def _keys(window: MainWindow, tab: Tab) -> None:
    key = key_of(tab.declared.place)
    next(one for one in window.findChildren(QAction) if one.shortcut().toString() == key).trigger()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_walk_through_drives_and_tabs(window: MainWindow, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311  # a walk that can be walked again
    session = window.session
    assert isinstance(session, WindowSession)
    here = {drive.name for drive in ALL}

    def list_again() -> None:
        session.bring(*(drive for drive in ALL if drive.name in here))

    def plug() -> None:
        """Unplug a drive, stop an array, or bring one back."""
        here.symmetric_difference_update({dice.choice(ALL).name})
        list_again()

    moves: tuple[Callable[[], object], ...] = (
        lambda: window.panel.choose(dice.choice(["", *sorted(here)])),
        lambda: window.panel.choose(dice.choice(["", *sorted(here)])),
        lambda: window.tabs.setCurrentIndex(dice.choice(list(Tab))),
        lambda: _keys(window, dice.choice(list(Tab))),
        lambda: window.routes.array(dice.choice(["md0", "md1"])),
        lambda: window.routes.overview_of(dice.choice(ALL).name),
        lambda: window.routes.experiment_on(dice.choice(ALL).name),
        lambda: window.lay_offer("speed-up"),
        lambda: window.panel.search.setText(dice.choice(["", "md", "disk", "nothing"])),
        plug,
        list_again,
    )
    for _ in range(STEPS):
        dice.choice(moves)()
        check(window)


@pytest.mark.slow
def test_a_drive_after_an_array_by_way_of_all_drives(window: MainWindow) -> None:
    window.panel.choose("md0")
    window.tabs.setCurrentIndex(Tab.OVERVIEW)
    window.panel.choose("")
    window.panel.choose("sda")
    check(window)
    assert window.tabs.currentIndex() == Tab.OVERVIEW
