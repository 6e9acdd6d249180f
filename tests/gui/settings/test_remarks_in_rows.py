"""What rules between settings say in the rows of the settings page."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.messages.look import StateList
from disktune_contract.rules.rule_context import Surroundings
from disktune_gui.settings.page import SettingsPage
from disktune_gui.settings.row import SettingRow
from tests.gui.settings.test_settings_page import Desk


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    """A page for a disk that udisks polls."""
    desk = Desk(qtbot)
    desk.session.answers["settings"] = lambda _args: StateList(
        tuple(desk.machine.states.values()), Surroundings(polled=True)
    )
    desk.page.reload()
    return desk.page


def row(page: SettingsPage, setting: str, value: int | None = None) -> SettingRow:
    """Return the row of a setting, after choosing a value in it."""
    found = page.rows[setting]
    if value is not None:
        found.editor.edited.emit(value, False)
    return found


def test_a_row_is_silent_as_long_as_no_rule_holds(page: SettingsPage) -> None:
    timer = row(page, "ata.standby_timer", 12)
    assert (timer.details.remarks.text(), timer.details.remarks.isHidden()) == ("", True)


def test_a_long_timer_is_warned_of_and_the_rule_that_helps_can_be_copied(page: SettingsPage) -> None:
    timer = row(page, "ata.standby_timer", 241)
    assert "udisks reads SMART data every 10 minutes" in timer.details.remarks.text()
    assert timer.details.remarks.text() in timer.accessibleDescription()
    (copy,) = timer.details.remarks.findChildren(QPushButton)
    copy.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert 'ENV{ID_SERIAL_SHORT}=="S1", ENV{ID_ATA_SMART_ACCESS}="none"' in clipboard.text()
    assert "udisks" in page.review.text()


def test_both_rows_say_what_two_settings_mean_for_each_other(page: SettingsPage) -> None:
    row(page, "ata.standby_timer", 12)
    level = row(page, "ata.apm", 100)
    assert "Below APM 128 the firmware ignores the standby timer." in level.details.remarks.text()
    assert (
        "Below APM 128 the firmware ignores the standby timer."
        in page.rows["ata.standby_timer"].details.remarks.text()
    )
    assert page.review.apply.isEnabled()


def test_a_sentence_goes_when_its_cause_does(page: SettingsPage) -> None:
    depth = row(page, "scsi.queue_depth", 1)
    assert "turns NCQ off" in depth.details.remarks.text()
    depth.undo.click()
    assert depth.details.remarks.text() == ""
