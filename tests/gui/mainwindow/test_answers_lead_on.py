"""The cards of the Overview lead, by one click, to what they speak of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.identification import Identification
from disktune_contract.settings.setting import Source
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.overview.summary_cards import UNKNOWN, CardAnswer
from tests.gui.scripted_session import a_drive
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(
        qtbot,
        a_drive(),
        answers={
            "identify": lambda _args: Identification(Source.LIVE),
            "health": lambda _args: Health(ata=AtaHealth(True, ())),
        },
    )


def overview(window: MainWindow) -> OverviewPage:
    return of_kind(OverviewPage, window.page(Tab.OVERVIEW))


@pytest.mark.slow
def test_each_button_leads_to_its_page(window: MainWindow) -> None:
    page = overview(window)
    for press, tab in (
        (page.verdict.reasons.click, Tab.DRIVE_HEALTH),
        (page.tiles.measure.click, Tab.BENCHMARK),
        (page.tiles.history_wanted.emit, Tab.DRIVE_HEALTH),
        (page.tiles.settings_wanted.emit, Tab.SETTINGS),
    ):
        window.tabs.setCurrentIndex(Tab.OVERVIEW)
        press()
        assert window.tabs.currentIndex() == tab


def test_one_click_measures(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(BenchmarkPage, "start", lambda page: begun.append(page.form.choices.choice().id))
    overview(window).tiles.measure.click()
    assert begun == ["drive.direct"]


def test_where_nothing_can_be_read_the_button_says_why(window: MainWindow) -> None:
    tiles = overview(window).tiles
    tiles.show_speed(CardAnswer(UNKNOWN), DriveKind.ATA, "DiskTune cannot open drives.")
    assert not tiles.measure.isEnabled()
    assert tiles.measure.toolTip() == "DiskTune cannot open drives."


def test_what_slows_a_drive_is_one_click_from_a_low_speed(window: MainWindow) -> None:
    tiles = overview(window).tiles
    tiles.show_speed(CardAnswer("62 MB/s", "", "caution"), DriveKind.ATA, "")
    tiles.measure.click()
    assert window.tabs.front is Tab.DRIVE_HEALTH
