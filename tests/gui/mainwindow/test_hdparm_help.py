"""The list of hdparm's options: found by letter and by word, and from there to the setting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from disktune_contract.rules.hdparm_options import OPTIONS
from disktune_gui.mainwindow.hdparm_help import HERE, WORDS, HdparmHelp
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import a_drive
from tests.gui.support import opened
from tests.gui.windows import scripted_window
from tests.narrowed import of_kind, present


@pytest.fixture
def page(qtbot: QtBot) -> HdparmHelp:
    return opened(qtbot, HdparmHelp())


def shown(page: HdparmHelp, column: int = 0) -> list[str]:
    return [str(page.found.index(row, column).data()) for row in range(page.found.rowCount())]


@pytest.mark.slow
def test_every_option_is_listed_with_its_answer(page: HdparmHelp) -> None:
    tester = QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert shown(page) == [option.flag for option in OPTIONS]
    assert all(shown(page, HERE))
    assert any(shown(page, WORDS))
    assert tester.model() is page.model


@pytest.mark.slow
def test_an_option_is_found_by_its_letter_and_case_counts(page: HdparmHelp) -> None:
    page.search.setText("-B")
    assert shown(page) == ["-B"]
    assert shown(page, HERE) == ["Power management level (APM)"]
    page.search.setText("-b")
    assert shown(page) == ["-b"]
    assert shown(page, HERE) == ["obsolete"]


@pytest.mark.slow
def test_an_option_is_found_by_what_it_is_about(page: HdparmHelp) -> None:
    page.search.setText("flush CACHE")
    assert {"-f", "-F"} <= set(shown(page))
    page.search.setText("--idle")
    assert shown(page) == ["--idle-immediate", "--idle-unload"]
    page.search.setText("not offered updates the firmware")
    assert all(flag.startswith("--fwdownload") for flag in shown(page))


@pytest.mark.slow
def test_a_search_without_result_is_told_with_what_was_searched_for(page: HdparmHelp) -> None:
    """hdparm may well have what is looked for by another word."""
    page.search.setText(" spindown <b>")
    assert shown(page) == []
    assert page.nothing.isVisible()
    assert page.nothing.text() == "Nothing matches “spindown <b>”."
    page.search.clear()
    assert page.nothing.isHidden()


def test_only_a_setting_can_be_gone_to(page: HdparmHelp) -> None:
    wanted: list[str] = []
    page.wanted.connect(wanted.append)
    assert not page.go.isEnabled()
    page.search.setText("--dco-restore")
    page.table.selectRow(0)
    assert not page.go.isEnabled()
    page.search.setText("-S")
    page.table.selectRow(0)
    page.go.click()
    assert wanted == ["ata.standby_timer"]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, a_drive())


@pytest.mark.slow
def test_from_the_help_menu_to_the_setting_of_the_drive_in_view(window: MainWindow) -> None:
    window.routes.hdparm()
    present(window.routes._hdparm).wanted.emit("ata.standby_timer")
    row = of_kind(SettingsPage, window.page(Tab.SETTINGS)).rows["ata.standby_timer"]
    assert row.isVisible()
    focus = present(window.focusWidget())
    assert row.isAncestorOf(focus)
