"""Below the settings: changes, the question of their trial, or what came of it, in the same room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import OfTrial, TrialEnd
from disktune_contract.messages.privilege import Class
from tests.gui.saved_settings.saving_desk import SavingDesk
from tests.gui.scripted_session import a_drive, keyboard
from tests.gui.settings.test_settings_page import Desk
from tools.screens.faults import faults


@pytest.fixture
def desk(qtbot: QtBot) -> SavingDesk:
    found = SavingDesk(qtbot)
    found.show()
    return found


def shown(desk: Desk) -> list[str]:
    page = desk.page
    parts = {"changes": page.review, "trial": page.trial_place, "message": page.message}
    return [name for name, part in parts.items() if part.isVisible()]


def rows_height(desk: Desk) -> int:
    for _ in range(3):
        QApplication.processEvents()
    return desk.page.sheet._scroll.height()


def test_one_thing_at_a_time_in_the_same_room(desk: SavingDesk) -> None:
    assert shown(desk) == ["changes"]
    assert not desk.page.review.apply.isVisible(), "its place is kept"
    before = rows_height(desk)
    desk.slide("block.read_ahead", 9)
    assert shown(desk) == ["changes"]
    assert desk.page.review.apply.isVisible()
    heights = [rows_height(desk)]
    desk.page.review.apply.click()
    assert shown(desk) == ["trial"]
    desk.slide("ata.apm", 0)
    assert shown(desk) == ["trial"]
    desk.page.rows["ata.apm"].undo.click()
    next(iter(desk.page.trials.values())).keep.click()
    assert shown(desk) == ["message"]
    heights.append(rows_height(desk))
    desk.page.message.close_button.click()
    assert shown(desk) == ["changes"]
    heights.append(rows_height(desk))
    assert all(abs(height - before) <= 2 for height in heights), (before, heights)


def test_the_buttons_of_the_details_go_into_a_second_line_of_a_narrow_page(desk: SavingDesk) -> None:
    review = desk.page.review
    desk.slide("block.read_ahead", 9)
    review.details.setChecked(True)
    review.copy.setText("Words that take as much room as in some languages")
    buttons = (review.longer, review.compare, review.many, review.copy)
    wide = sum(button.sizeHint().width() for button in buttons if button.isVisible())
    for width, same in ((wide + 150, True), (wide, False)):
        desk.page.resize(width, 700)
        rows_height(desk)
        assert desk.page.width() == width
        assert (review.compare.y() == review.copy.y()) is same
        assert faults(desk.page) == []


@pytest.mark.slow
def test_the_row_that_somebody_works_in_stays_where_it_is(desk: SavingDesk, qtbot: QtBot) -> None:
    page = desk.page
    page.resize(860, 420)
    page.sheet.groups["SPEED"].click()
    rows_height(desk)
    page.activateWindow()
    entry = desk.editor("block.nr_requests").entry
    entry.setFocus()
    qtbot.waitUntil(entry.hasFocus)
    row, port = page.rows["block.nr_requests"], page.sheet._scroll.viewport()
    page.sheet._scroll.ensureWidgetVisible(row)
    top = row.mapTo(port, QPoint()).y()
    page.drafting.edit("ata.apm", 254, continuing=False)
    page.drafting.edit("block.read_ahead", 1024, continuing=False)
    rows_height(desk)
    assert row.mapTo(port, QPoint()).y() == top
    page.review.apply.click()
    rows_height(desk)
    assert row.mapTo(port, QPoint()).y() == top


# -- apply at boot -----------------------------------------------------------------------------------------


def test_what_is_kept_is_saved_where_that_is_ticked(desk: SavingDesk) -> None:
    desk.slide("block.read_ahead", 9)
    desk.page.review.boot.click()
    desk.page.review.apply.click()
    assert desk.values == {}, "nothing is saved before it is kept"
    next(iter(desk.page.trials.values())).keep.click()
    assert desk.values == {"block.read_ahead": 1024}
    assert desk.page.message.action.isHidden()
    desk.slide("ata.apm", 0)
    assert not desk.page.review.boot.isChecked(), "every change asks anew"


@pytest.mark.slow
@pytest.mark.parametrize("end", [TrialEnd.REVERTED, TrialEnd.TIMED_OUT])
def test_what_is_not_kept_is_not_saved_later_either(desk: SavingDesk, end: TrialEnd) -> None:
    desk.slide("block.read_ahead", 9)
    desk.page.review.boot.click()
    desk.page.review.apply.click()
    desk.machine.end(OfTrial(next(iter(desk.page.trials))), end)
    desk.apply("block.read_ahead", 9)
    next(iter(desk.page.trials.values())).keep.click()
    assert desk.values == {}


def test_the_tick_belongs_to_the_changes_of_one_drive(desk: SavingDesk) -> None:
    desk.slide("block.read_ahead", 9)
    desk.page.review.boot.click()
    desk.page.show_drive(a_drive("sdb"))
    desk.slide("block.read_ahead", 9)
    assert not desk.page.review.boot.isChecked()
    desk.page.show_drive(a_drive())
    assert desk.page.review.boot.isChecked()


def test_a_drive_that_nothing_can_be_saved_for_says_so(desk: SavingDesk) -> None:
    desk.page.review.show_boot(True, "Two drives report this identity.")
    assert not desk.page.review.boot.isEnabled()
    assert not desk.page.review.boot.isChecked()
    assert "Two drives report this identity." in desk.page.review.boot.toolTip()


# -- as commands -------------------------------------------------------------------------------------------


def test_the_changes_are_copied_as_commands(desk: SavingDesk, qapp: QApplication) -> None:
    desk.slide("ata.apm", 0)
    desk.page.review.details.setChecked(True)
    desk.page.review.copy.click()
    clipboard = qapp.clipboard()
    assert clipboard is not None
    assert "hdparm -B1 /dev/sda" in clipboard.text().splitlines()
    assert "read_ahead_kb" not in clipboard.text()
    assert desk.page.message.text.text() == "Copied as commands."
    desk.page.sheet.last.copy_asked.emit()
    assert "hdparm -B128 /dev/sda" in clipboard.text().splitlines(), "what the drive has, not what is wanted"
    assert "echo 128 > /sys/block/sda/queue/read_ahead_kb" in clipboard.text().splitlines()


# -- where the keyboard is ---------------------------------------------------------------------------------


def test_after_discard_the_keyboard_is_where_something_was_changed(desk: SavingDesk, qtbot: QtBot) -> None:
    desk.page.activateWindow()
    desk.slide("block.read_ahead", 9)
    discard = desk.page.review.discard
    discard.setFocus()
    qtbot.waitUntil(discard.hasFocus)
    keyboard.keyClick(discard, Qt.Key.Key_Space)
    assert desk.editor("block.read_ahead").entry.hasFocus()


def test_after_a_dismissed_password_the_keyboard_is_on_apply_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    refusals: list[Callable[[str], None]] = []
    monkeypatch.setattr(desk.session, "_unlock", lambda _then, refused: refusals.append(refused))
    desk.page.activateWindow()
    desk.slide("block.read_ahead", 9)
    apply = desk.page.review.apply
    apply.setFocus()
    qtbot.waitUntil(apply.hasFocus)
    keyboard.keyClick(apply, Qt.Key.Key_Space)
    assert desk.page.review.hasFocus()
    refusals[0]("The password dialog was dismissed.")
    assert apply.hasFocus()


def test_where_nothing_can_be_applied_the_bar_says_so_when_something_is_edited(
    desk: SavingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = "Read-only mode. To change settings, install the helper."
    monkeypatch.setattr(desk.session, "hopeless", lambda _verb: why)
    desk.page._render()
    assert desk.page.review.obstacle.text() == ""
    desk.slide("block.read_ahead", 9)
    assert desk.page.review.obstacle.text() == why
    assert not desk.page.review.apply.isEnabled()


def test_escape_closes_the_details_then_clears_the_search_and_reverts_nothing(
    desk: SavingDesk, qtbot: QtBot
) -> None:
    page = desk.page
    desk.slide("block.read_ahead", 9)
    page.review.details.setChecked(True)
    page.search.setText("read")
    page.activateWindow()
    page.review.discard.setFocus()
    qtbot.waitUntil(page.review.discard.hasFocus)
    keyboard.keyClick(page.review.discard, Qt.Key.Key_Escape)
    assert (page.review.details.isChecked(), page.search.text()) == (False, "read")
    keyboard.keyClick(page.review.discard, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    page.review.apply.click()
    keyboard.keyClick(next(iter(page.trials.values())).back, Qt.Key.Key_Escape)
    assert len(page.trials) == 1
