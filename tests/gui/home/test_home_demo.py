"""Your Drives over the demo: the failing drive is first at once, and every button leads where it says."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.client.session import Session
from disktune_gui.home.page import HomePage
from disktune_gui.mainwindow.routes import _PARTS
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.page_declaration import DrivePart
from tests.gui.home.home_stage import names
from tests.gui.support import opened, running_demo, services_of
from tests.narrowed import of_kind
from tests.patient_bot import PATIENCE_MS

SOON_S = 1.0


@pytest.fixture(scope="module")
def demo(qapp: object) -> Iterator[Session]:
    del qapp
    with running_demo() as session:
        yield session


@pytest.fixture
def window(qtbot: QtBot, demo: Session) -> Iterator[MainWindow]:
    made = opened(qtbot, MainWindow(services_of(demo)), 1180, 780)
    yield made
    made.close()


def current(window: MainWindow) -> str:
    drive = window.panel.current()
    return drive.name if drive is not None else ""


def home_of(window: MainWindow) -> HomePage:
    return of_kind(HomePage, window.page(Tab.HOME))


def test_the_failing_drive_is_first_within_a_second_of_the_first_answer(qtbot: QtBot, window: MainWindow) -> None:
    answered: list[float] = []
    window.session.health_read.connect(lambda *_: answered.append(time.monotonic()))
    window.panel.choose("")
    page = home_of(window)
    assert window.tabs.front is Tab.HOME
    qtbot.waitUntil(lambda: [row.word for row in page.model.rows][:1] == ["Failing"], timeout=PATIENCE_MS)
    # Its samples say so before it has answered.
    assert not answered or time.monotonic() - answered[0] < SOON_S
    # Its array reads from it, and another drive has unreadable sectors.
    qtbot.waitUntil(lambda: names(page)[:3] == ["sde", "md0", "sdc"], timeout=PATIENCE_MS)
    devices = {row.drive.name: row.parts[0] for row in page.model.rows}
    assert (devices["sdc"], devices["sde"]) == ("sdc", "sde · WD-WCAPW0000000"), "it has two of the same model"

    def sleeping() -> list[tuple[str, str, str]]:
        rows = (row for row in page.model.rows if row.drive.name == "sdd")
        return [(row.word, row.now.icon, row.temperature) for row in rows]

    qtbot.waitUntil(lambda: sleeping() == [("Good", "moon", "–")], timeout=PATIENCE_MS)


@pytest.mark.slow
def test_each_button_and_row_leads_to_its_page_of_its_drive(window: MainWindow) -> None:
    page = home_of(window)
    for drive, part in (
        ("sde", DrivePart.RESCUE),
        ("sdc", DrivePart.SELF_TESTS),
        ("sdc", DrivePart.HEALTH),
        ("sdc", DrivePart.CHECKUP),
        ("sda", DrivePart.SCRUB),
        ("sda", DrivePart.SAVED),
        ("md0", DrivePart.ARRAY),
        ("md0", DrivePart.BOOST),
    ):
        window.panel.choose("")
        page.part_wanted.emit(drive, part)
        assert (current(window), window.tabs.front) == (drive, _PARTS[part])
    window.panel.choose("")
    page.drive_wanted.emit("sdb")
    assert (current(window), window.tabs.front) == ("sdb", Tab.OVERVIEW)
    window.panel.choose("")
    text = page.text()
    assert all(f"{name} · " in text for name in ("sda", "sde", "md0"))
