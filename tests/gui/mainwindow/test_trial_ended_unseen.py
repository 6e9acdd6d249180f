"""A trial that ends while another page is in front is told above it, and leads back to the settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import OfTrial, TrialEnd
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import Machine, WindowSession, a_drive
from tests.gui.told import press
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, a_drive())


@pytest.mark.slow
def test_the_sentence_leads_to_the_settings_it_talks_of(window: MainWindow) -> None:
    session = of_kind(WindowSession, window.session)
    machine = Machine(session)
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    page.propose(a_drive(), "block.read_ahead", 1024)
    page.review.apply.click()
    window.tabs.setCurrentIndex(Tab.HISTORY)
    machine.end(OfTrial(next(iter(page.trials))), TrialEnd.TIMED_OUT)
    [sentence] = [one for one in window.messages.sentences if one.startswith("Example Disk 1000: ")]
    press(window.messages, "Show")
    assert window.tabs.currentIndex() == Tab.SETTINGS
    assert sentence not in window.messages.sentences
