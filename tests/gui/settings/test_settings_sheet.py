"""The settings page as a list: the usual settings or all, folding, searching, and what is remembered."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QPushButton, QStyle
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.look import StateList
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.setting import Status
from disktune_gui.settings.page import SettingsPage
from disktune_gui.settings.row import NARROW, SettingRow
from disktune_gui.theming.style import lines
from tests.gui.scripted_session import a_drive
from tests.gui.settings.test_settings_page import Desk
from tests.gui.support import copied, opened
from tests.narrowed import present


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_the_common_settings_are_open_and_a_group_opens_for_good(desk: Desk) -> None:
    assert {"block.read_ahead", "ata.apm"} <= desk.seen()
    assert 5 <= len(desk.seen()) <= 8
    assert "block.nr_requests" not in desk.seen()
    group = desk.page.sheet.groups["SPEED"]
    assert group.count.endswith(" settings")
    group.click()
    assert "block.nr_requests" in desk.seen()
    assert "ata.aam" not in desk.seen(), "the drive lacks it"
    desk.again()
    assert "block.nr_requests" in desk.seen()
    desk.page.sheet.groups["SPEED"].click()
    assert "block.nr_requests" not in desk.seen()


def test_no_drive_shows_settings_before_it_has_answered(desk: Desk) -> None:
    desk.session.held = True
    desk.page.show_drive(a_drive("sdb"))
    assert desk.seen() == set()


def test_open_details_stay_open(desk: Desk) -> None:
    desk.page.rows["ata.apm"].open(on=True)
    assert desk.again().rows["ata.apm"].details.isVisible()


def test_a_row_with_all_its_notes_fits_from_the_width_on_at_which_its_label_has_one_line(qtbot: QtBot) -> None:
    row = opened(qtbot, SettingRow(BY_ID["ata.apm"]))
    row.set_room(NARROW)
    row.others.setText("also hdparm.conf")
    row.note.setText("at boot")
    row.mark.show_icon("pin", "faint")
    row._tool.show_icon("tool", "faint")
    for part in (row.others, row.note, row.undo):
        part.show()
    bar = present(row.style()).pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, row)
    assert row.minimumSizeHint().width() + bar <= lines(row, NARROW)


def test_a_search_shows_matches_of_every_section_and_goes_away_again(desk: Desk) -> None:
    before = desk.seen()
    desk.page.search.setText("acoustic")
    assert desk.seen() == {"ata.aam"}
    desk.page.search.setText("no such thing")
    assert desk.seen() == set()
    assert desk.page.sheet.nothing.isVisible()
    desk.page.search.clear()
    assert desk.seen() == before
    assert desk.page.sheet.nothing.isHidden()


def test_an_edited_setting_stays_in_sight(desk: Desk) -> None:
    desk.page.propose(a_drive(), "block.nr_requests", 128)
    assert "block.nr_requests" in desk.seen()
    desk.page.review.discard.click()
    assert "block.nr_requests" not in desk.seen()


def test_what_matters_depends_on_the_drive(desk: Desk) -> None:
    from dataclasses import replace

    desk.page.show_drive(replace(a_drive("sdb"), rotational=False))
    assert "ata.apm" not in desk.seen()


def test_the_details_say_what_a_number_means(desk: Desk) -> None:
    row = desk.page.rows["ata.apm"]
    assert "128: parks the heads, no spin-down" in row.details.text.text()
    row.editor.slider.setValue(0)  # type: ignore[attr-defined]  # a range's editor
    assert "1: may spin down" in row.details.text.text()


def test_a_word_of_the_kernels_is_explained_in_the_details(desk: Desk) -> None:
    row = desk.page.rows["block.scheduler"]
    assert "mq-deadline: hard disks and servers: sorted" in row.details.text.text()
    desk.page.propose(a_drive(), "block.scheduler", "bfq")
    assert "bfq: desktop" in row.details.text.text()


def test_the_help_follows_the_drive(desk: Desk) -> None:
    row = desk.page.rows["block.read_ahead"]
    row.more.click()
    assert "/sys/block/sda/queue/read_ahead_kb" in row.details.text.text()
    desk.machine.set("block.read_ahead", value=512)
    desk.page.reload()
    assert "512 KiB" in row.details.text.text()


def test_a_setting_of_the_past_is_only_found(desk: Desk) -> None:
    desk.machine.set("ata.apm", status=Status.LEGACY, reason="Gone.")
    desk.page.reload()
    assert "ata.apm" not in desk.seen()
    desk.page.search.setText("power management")
    assert "ata.apm" in desk.seen()
    assert desk.page.rows["ata.apm"].note.text() == "Gone."


# -- what rules between settings say in the rows of the settings page --


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
    assert 'ENV{ID_SERIAL_SHORT}=="S1", ENV{ID_ATA_SMART_ACCESS}="none"' in copied()
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
