"""The settings page over a scripted helper: rows, review, apply, errors, undo, drives side by side."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QAbstractButton, QComboBox, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import DEFAULT_TRIAL_S, Applied, ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change, Source, Status
from disktune_gui.desktop.problems import problems
from disktune_gui.editing import change_summary
from disktune_gui.editing.editors import ToggleEditor
from disktune_gui.settings.page import SettingsPage
from disktune_gui.text.wording import moment
from tests.gui.scripted_session import Fails, Machine, ScriptedSession, a_drive, keyboard
from tests.gui.support import opened, services_of
from tests.narrowed import present


class Desk:
    """A page on screen, its session and the machine behind it; `again` opens another, as the next start would."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE) -> None:
        self.qtbot = qtbot
        self.session = ScriptedSession(privilege)
        self.machine = Machine(self.session)
        self.page = self.again()

    def again(self) -> SettingsPage:
        self.page = opened(self.qtbot, SettingsPage(services_of(self.session)), 860, 720)
        self.page.show_drive(a_drive())
        self.page.set_active(True)
        return self.page

    def editor(self, setting: str) -> Any:
        return self.page.rows[setting].editor

    def slide(self, setting: str, position: int) -> None:
        self.editor(setting).slider.setValue(position)

    def apply(self, setting: str, position: int) -> None:
        self.slide(setting, position)
        self.page.review.apply.click()

    def choose(self, setting: str, words: str) -> None:
        editor = self.editor(setting)
        if isinstance(editor, ToggleEditor):
            editor.buttons[words == "on"].click()
        else:
            editor.combo.activated.emit(editor.combo.findText(words))

    def applied(self) -> list[Any]:
        return self.session.of("apply")

    def seen(self) -> set[str]:
        """Return the settings whose rows are in sight."""
        return {name for name, row in self.page.rows.items() if row.isVisible()}


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


# -- rows --------------------------------------------------------------------------------------------------


def test_the_rows_show_what_the_drive_says(desk: Desk) -> None:
    assert desk.editor("block.read_ahead").spin.value() == 128
    assert desk.editor("block.scheduler").combo.currentText() == "mq-deadline"
    halves = desk.editor("ata.write_cache").buttons
    assert (halves[False].isChecked(), halves[True].isChecked()) == (True, False)
    assert desk.editor("ata.standby_timer").combo.placeholderText() == "unknown"
    assert desk.page.review.lines == ()


def test_the_values_say_when_they_were_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    row = desk.page.rows["block.read_ahead"]
    row.open(on=True)
    for at in (1.7e9, 1.7e9 + 3600):
        monkeypatch.setattr(time, "time", lambda at=at: at)
        desk.page.refresh()
        assert f"Read at {moment(at, seconds=True)}." in row.details.text.text()


@pytest.mark.slow
def test_what_the_drive_does_not_have_is_found_and_says_why(desk: Desk) -> None:
    row = desk.page.rows["ata.aam"]
    assert not row.isVisible()
    desk.page.search.setText("acoustic")
    assert row.isVisible()
    assert row.note.text() == "This drive does not have it."
    assert not row.label.isEnabled()
    assert not row.editor.isVisible()
    assert row.more.isEnabled()


def test_a_known_value_that_cannot_be_changed_is_still_shown(desk: Desk) -> None:
    desk.machine.set("ata.apm", status=Status.LOCKED, reason="The drive is frozen.")
    desk.page.reload()
    row = desk.page.rows["ata.apm"]
    assert row.editor.isVisible()
    assert not row.editor.isEnabled()
    assert row.note.text() == "The drive is frozen."


def test_a_cached_value_says_so(desk: Desk) -> None:
    desk.machine.set("ata.apm", source=Source.CACHED)
    desk.page.reload()
    assert desk.page.rows["ata.apm"].note.text() == "From the kernel."


def test_a_value_that_no_drive_reports_has_two_words_beside_it_and_the_sentence_below(desk: Desk) -> None:
    sentence = "Not reported, and not set since start or resume."
    desk.machine.set("ata.standby_timer", reason=sentence)
    desk.page.refresh()
    row = desk.page.rows["ata.standby_timer"]
    row.open(on=True)
    assert (row.note.text(), row.details.text.text().count(sentence)) == ("not reported", 1)
    assert sentence in row.accessibleDescription()


def test_the_row_opens_help_lifetime_and_source(desk: Desk) -> None:
    row = desk.page.rows["ata.apm"]
    assert not row.details.isVisible()
    keyboard.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(row.width() - 80, 20))
    assert row.details.isVisible()
    for part in (row.setting.help, "until power-off", row.setting.source, "hdparm -B", "1 to 254, or off"):
        assert part in row.details.text.text()


def test_an_edited_row_shows_what_it_was_and_can_be_taken_back(desk: Desk) -> None:
    row = desk.page.rows["block.scheduler"]
    assert row.undo.isHidden()
    assert row.note.isHidden(), "there is nothing to say"
    desk.choose("block.scheduler", "bfq")
    assert row.note.text() == "was mq-deadline"
    row.undo.click()
    assert "was" not in row.note.text()
    assert desk.editor("block.scheduler").combo.currentText() == "mq-deadline"


# -- what changes will do ------------------------------------------------------------------------------------


def test_the_plan_appears_with_the_first_edit_and_reads_in_order(desk: Desk) -> None:
    desk.slide("block.nr_requests", 6)
    desk.choose("block.scheduler", "bfq")
    assert desk.page.review.lines
    assert desk.page.review.count.text() == "2 changes"
    text = desk.page.review.text()
    assert text.index("mq-deadline → bfq") < text.index("64 requests → 256 requests")


def test_what_may_lose_data_has_to_be_agreed_to_first(desk: Desk) -> None:
    desk.choose("ata.write_cache", "on")
    apply, tick = desk.page.review.apply, desk.page.review.consent("ata.write_cache")
    assert tick is not None
    note = desk.page.rows["ata.write_cache"].note_shown
    assert (note.words, note.icon, note.tone) == ("data loss, was off", "caution", "caution")
    assert tick.isVisible(), "the review unfolds by itself when it needs the user's word"
    assert not apply.isEnabled()
    tick.setChecked(True)
    assert apply.isEnabled()


@pytest.mark.slow
def test_consent_lasts_while_the_change_does_and_not_longer(desk: Desk) -> None:
    def tick() -> Any:
        return desk.page.review.consent("ata.write_cache")

    desk.choose("ata.write_cache", "on")
    tick().setChecked(True)
    desk.slide("block.read_ahead", 9)
    assert tick().isChecked()
    desk.page.rows["ata.write_cache"].undo.click()
    desk.choose("ata.write_cache", "on")
    assert not tick().isChecked()


# -- apply -------------------------------------------------------------------------------------------------


def test_apply_sends_what_the_user_saw_and_shows_what_was_read_back(desk: Desk) -> None:
    desk.apply("block.read_ahead", 9)
    [request] = desk.applied()
    assert request.drive == a_drive().ref
    assert request.changes == (Change("block.read_ahead", 128, 1024),)
    assert request.trial_s == DEFAULT_TRIAL_S
    assert desk.page.rows["block.read_ahead"].note.text() == "set, was 128 KiB"
    assert desk.page.review.lines == ()
    assert len(desk.page.trials) == 1


def test_a_number_typed_but_not_left_is_part_of_the_apply(desk: Desk) -> None:
    desk.slide("block.read_ahead", 9)
    field = desk.editor("block.nr_requests").spin.lineEdit()
    field.selectAll()
    keyboard.keyClicks(field, "77")
    desk.page.review.apply.click()
    assert Change("block.nr_requests", 64, 77) in desk.applied()[0].changes


def test_nothing_can_be_edited_while_it_is_being_applied(desk: Desk) -> None:
    desk.slide("block.read_ahead", 9)
    desk.session.held = True
    desk.page.review.apply.click()
    assert not desk.editor("block.scheduler").isEnabled()
    assert not desk.page.review.apply.isEnabled()
    assert not desk.page.review.discard.isEnabled()
    desk.page.undo_action.trigger()
    desk.session.release()
    desk.session.let_go()
    assert desk.editor("block.scheduler").isEnabled()


def test_apply_asks_for_the_password_when_it_is_needed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    desk.apply("block.read_ahead", 9)
    assert desk.session.privilege is Class.TUNE
    assert len(desk.applied()) == 1


def test_nothing_can_be_edited_while_the_password_is_asked_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    desk.slide("block.read_ahead", 9)
    assert desk.editor("block.scheduler").isEnabled()
    monkeypatch.setattr(desk.session, "_unlock", lambda _then, _refused: None)
    desk.page.review.apply.click()
    assert not desk.editor("block.scheduler").isEnabled()
    assert not desk.page.review.apply.isEnabled()


def test_a_dismissed_password_changes_nothing_says_so_and_may_be_tried_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    desk.session.unlock_refusal = "The password dialog was dismissed."
    desk.apply("block.read_ahead", 9)
    assert desk.applied() == []
    assert desk.page.message.text.text() == "No settings were changed. The password dialog was dismissed."
    assert desk.editor("block.read_ahead").spin.value() == 1024
    desk.session.unlock_refusal = ""
    desk.page.review.apply.click()
    assert len(desk.applied()) == 1


@pytest.mark.slow
def test_a_value_that_changed_meanwhile_is_told_and_shown(desk: Desk) -> None:
    desk.slide("block.read_ahead", 9)
    desk.machine.set("block.read_ahead", value=512)
    desk.page.review.apply.click()
    assert "changed from 128 to 512 meanwhile" in desk.page.message.text.text()
    assert "No settings were changed" in desk.page.message.text.text()
    assert "changed from 128 KiB to 512 KiB." in desk.page.review.text()
    assert "changed from 128 KiB to 512 KiB." in desk.page.rows["block.read_ahead"].note.text()
    assert not desk.page.review.apply.isEnabled()
    button = next(b for b in desk.page.review.findChildren(QAbstractButton) if "Continue" in b.text())
    button.click()
    desk.page.review.apply.click()
    assert desk.applied()[-1].changes == (Change("block.read_ahead", 512, 1024),)


def test_a_refused_step_is_told_in_its_row_and_the_draft_stays(desk: Desk) -> None:
    refused = ChangeResult("ata.apm", 128, 1, 128, False, Fault.REFUSED_BY_DRIVE, "The drive rejected it.")
    desk.session.answers["apply"] = lambda args: Applied("", args.trial_s, (refused,))
    desk.apply("ata.apm", 0)
    assert desk.page.trials == {}
    assert desk.page.message.text.text() == (
        "Power management level (APM): The drive rejected it. No settings were changed."
    )
    assert desk.page.review.count.text().startswith("1 change")


@pytest.mark.slow
def test_after_a_failure_half_way_the_plan_says_which_steps_stood_and_which_fell(desk: Desk) -> None:
    done = ChangeResult("block.read_ahead", 128, 1024, 1024, True)
    bad = ChangeResult("ata.apm", 128, 1, 128, False, Fault.NOT_KEPT, "Accepted.")
    late = ChangeResult("block.nr_requests", 64, 77, 64, False, Fault.CANCELLED, "Not tried.")
    back = ChangeResult("block.read_ahead", 1024, 128, 128, True)
    desk.session.answers["apply"] = lambda args: Applied("", args.trial_s, (done, bad, late), (back,))
    desk.slide("block.read_ahead", 9)
    desk.slide("ata.apm", 0)
    desk.editor("block.nr_requests").spin.setValue(77)
    desk.page.review.apply.click()
    told = {line.setting: line.result for line in desk.page.review.lines}
    assert told == {
        "block.read_ahead": "Set to 1024 KiB, then restored.",
        "ata.apm": "Accepted, but the value read back is 128.",
        "block.nr_requests": "Not tried.",
    }
    assert desk.page.review.details.isChecked(), "they have opened"
    assert {name: desk.page.rows[name].note.text() for name in told} == told
    assert all(words in desk.page.review.text() for words in told.values())
    desk.slide("ata.apm", 3)
    assert {line.setting for line in desk.page.review.lines if line.result} == {
        "block.read_ahead",
        "block.nr_requests",
    }


@pytest.mark.slow
def test_the_rows_that_failed_or_stuck_can_be_reported_and_no_others(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "_window", (desk.page, lambda: None))
    stuck = ChangeResult("block.read_ahead", 128, 1024, 1024, True)
    fine = ChangeResult("block.rq_affinity", 1, 2, 2, True)
    bad = ChangeResult("ata.apm", 128, 1, 128, False, Fault.NOT_KEPT, "Accepted.")
    late = ChangeResult("block.nr_requests", 64, 77, 64, False, Fault.CANCELLED, "Not tried.")
    back = (
        ChangeResult("block.rq_affinity", 2, 1, 1, True),
        ChangeResult("block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "An error."),
    )
    desk.session.answers["apply"] = lambda args: Applied("", args.trial_s, (stuck, fine, bad, late), back)
    desk.apply("ata.apm", 0)

    def reports() -> set[str]:
        return {name for name, row in desk.page.rows.items() if not row.details.report.isHidden()}

    offered = reports()
    assert offered == {"ata.apm", "block.read_ahead"}
    desk.page.show_drive(a_drive("sdb", "Other"))
    assert not reports()


def test_what_could_not_be_put_back_is_said_so() -> None:
    done = ChangeResult("block.read_ahead", 128, 1024, 1024, True)
    bad = ChangeResult("ata.apm", 128, 1, 128, False, Fault.NOT_KEPT, "Accepted.")
    stuck = ChangeResult(
        "block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "The kernel reported an error."
    )
    assert change_summary.result_in(Applied("", 15, (done, bad), (stuck,)), done) == (
        "Set to 1024 KiB; could not be restored: The kernel reported an error."
    )
    assert "not restored" in change_summary.result_in(Applied("", 15, (done, bad)), done)
    assert change_summary.result_in(Applied("t", 15, (done,)), done) == "Set to 1024 KiB, confirmed."


def test_a_helper_that_dies_in_the_middle_does_not_become_nothing_was_changed(desk: Desk) -> None:
    desk.session.answers["apply"] = lambda _args: Fails(Fault.INTERNAL, "The helper has ended.")
    desk.slide("block.read_ahead", 9)
    before = len(desk.session.of("settings"))
    desk.page.review.apply.click()
    words = "The result is unknown. The helper has ended."
    assert desk.page.message.text.text() == words
    assert len(desk.session.of("settings")) == before + 1


# -- asking ------------------------------------------------------------------------------------------------


def test_a_page_that_nobody_sees_asks_nothing(desk: Desk) -> None:
    desk.page.set_active(False)
    before = len(desk.session.asked)
    desk.page.show_drive(a_drive("sdb"))
    assert len(desk.session.asked) == before
    desk.page.set_active(True)
    assert desk.session.asked[-1][1].drive.name == "sdb"


def test_news_about_the_same_drive_are_no_reason_to_ask(desk: Desk) -> None:
    before = len(desk.session.asked)
    desk.page.show_drive(a_drive(model="Renamed"))
    assert len(desk.session.asked) == before


def test_the_answer_about_another_drive_is_not_shown_here(desk: Desk) -> None:
    desk.session.held = True
    desk.page.reload()
    desk.machine.set("block.read_ahead", value=512)
    desk.page.show_drive(a_drive("sdb"))
    waiting = desk.session._waiting.pop()
    desk.session.release()
    assert not desk.page.sheet.sections
    waiting()
    assert desk.page.sheet.sections


def test_edits_wait_while_the_user_looks_at_another_drive(desk: Desk) -> None:
    desk.slide("block.read_ahead", 9)
    desk.page.show_drive(a_drive("sdb"))
    assert desk.page.review.lines == ()
    assert desk.editor("block.read_ahead").spin.value() == 128
    desk.page.show_drive(a_drive())
    assert desk.editor("block.read_ahead").spin.value() == 1024


def test_a_drive_that_does_not_answer_is_told_and_may_be_asked_again(desk: Desk) -> None:
    answer = desk.session.answers["settings"]
    desk.session.answers["settings"] = lambda _args: Fails(Fault.DRIVE_GONE, "The drive disappeared.")
    desk.page.reload()
    assert desk.page.message.text.text() == "The drive disappeared."
    desk.session.answers["settings"] = answer
    desk.page.message.action.click()
    assert desk.page.message.isHidden()


def test_a_proposal_becomes_an_edit_as_soon_as_the_drive_is_known(desk: Desk) -> None:
    other = a_drive("sdb")
    desk.page.propose(other, "ata.apm", 1)
    desk.page.show_drive(other)
    assert "128 → 1" in desk.page.review.text()


def test_what_needs_the_password_to_be_seen_offers_to_unlock(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.BROWSE)
    assert desk.page.unlock_bar.isHidden()
    desk.machine.set("ata.apm", status=Status.UNREADABLE, value=None, reason="Reading it needs a password.")
    desk.page.reload()
    assert desk.page.unlock_bar.isVisible()
    before = len(desk.session.of("settings"))
    present(desk.page.unlock_bar.findChild(QAbstractButton)).click()
    assert desk.page.unlock_bar.isHidden()
    assert len(desk.session.of("settings")) > before


# -- reaching it -------------------------------------------------------------------------------------------


def test_tab_goes_down_the_page_row_by_row(desk: Desk) -> None:
    for group in list(desk.page.sheet.groups.values()):
        group.click()
    seen: list[str] = []
    names = {id(row): name for name, row in desk.page.rows.items()}
    widget: QWidget | None = desk.page.sheet
    for _ in range(400):
        widget = widget.nextInFocusChain() if widget is not None else None
        if not isinstance(widget, QComboBox | QSlider | QSpinBox | QAbstractButton) or not widget.isVisible():
            continue
        parent: QWidget | None = widget
        while parent is not None and id(parent) not in names:
            parent = parent.parentWidget()
        if parent is not None and (not seen or seen[-1] != names[id(parent)]):
            seen.append(names[id(parent)])
    expected = desk.page.sheet.visible_settings()
    assert tuple(seen[: len(expected)]) == expected
