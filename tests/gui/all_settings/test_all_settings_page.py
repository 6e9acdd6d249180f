"""All drives on the settings page: the comparison, choosing drives, and changing them side by side."""

from __future__ import annotations

import csv
import time
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from disktune_gui.all_settings.batch import BatchRun
from disktune_gui.all_settings.comparison import Grid
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QAbstractItemModelTester
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import (
    MAX_TRIAL_S,
    Applied,
    Apply,
    ChangeResult,
    OfTrial,
    TrialEnd,
    TrialEnded,
    TrialExtended,
    TrialStage,
    TrialState,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Class, OfDrive
from disktune_contract.settings.setting import State, Status
from disktune_gui.desktop.problems import problems
from disktune_gui.editing.editors import RangeEditor
from disktune_gui.settings.page import SettingsPage
from disktune_gui.text.wording import moment
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, hard_disk, keyboard
from tests.gui.support import services_of

DRIVES = (a_drive("sda", "First"), a_drive("sdb", "Second"), a_drive("sdc", "Third"))


class Fleet:
    """Three disks behind a page that shows all drives."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE) -> None:
        self.session = ScriptedSession(privilege)
        self.states: dict[str, dict[str, State]] = {
            drive.name: {state.setting: state for state in hard_disk()} for drive in DRIVES
        }
        self.silent: set[str] = set()
        self.on_trial: dict[str, list[ChangeResult]] = {}
        self.failing: set[str] = set()
        self.session.answers |= {
            "settings": self._settings,
            "apply": self._apply,
            "answer-in": lambda args: TrialExtended(args.trial, args.seconds),
            "keep": lambda args: self._end(args, TrialEnd.KEPT),
            "put-back": lambda args: self._end(args, TrialEnd.REVERTED),
        }
        self.session.bring(*DRIVES)
        self.page = SettingsPage(services_of(self.session))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 760)
        self.page.show()
        self.page.show_drive(None)
        self.page.set_active(True)
        self.all = self.page.all_drives

    def set(self, drive: str, setting: str, value: Any) -> None:
        self.states[drive][setting] = replace(self.states[drive][setting], value=value)

    def _settings(self, args: OfDrive) -> Any:
        if args.drive.name in self.silent:
            return Fails(Fault.DRIVE_GONE, "The drive disappeared.")
        return StateList(tuple(self.states[args.drive.name].values()))

    def _apply(self, args: Apply) -> Any:
        if args.drive.name in self.failing:
            return Fails(Fault.BUSY, "Something else is under way.")
        results = []
        for change in args.changes:
            assert self.states[args.drive.name][change.setting].value == change.expected
            self.set(args.drive.name, change.setting, change.value)
            results.append(ChangeResult(change.setting, change.expected, change.value, change.value, changed=True))
        self.on_trial[args.drive.name] = results
        return Applied(f"t-{args.drive.name}", args.trial_s, tuple(results))

    def _end(self, args: OfTrial, end: TrialEnd) -> TrialEnded:
        drive = args.trial.removeprefix("t-")
        if end is not TrialEnd.KEPT:
            for result in self.on_trial.pop(drive):
                self.set(drive, result.setting, result.before)
        ended = TrialEnded(args.trial, drive, end)
        self.session.trial_ended.emit(ended)
        return ended

    def tick(self, *names: str) -> None:
        model = self.all.view.model
        for row, drive in enumerate(model.grid.drives):
            if drive.name in names:
                assert model.setData(
                    model.index(row, 0), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole
                )

    def change(self, *names: str, **wanted: Any) -> None:
        self.tick(*names)
        self.all.change.click()
        self.all.batch.form.show_wanted({name.replace("_", ".", 1): value for name, value in wanted.items()})

    def settle(self) -> None:
        """Show the answers that a slow machine would show in a moment."""
        if self.all._later.isActive():
            self.all._later.stop()
            self.all._render_answers()

    def cell(self, drive: str, title: str) -> str:
        self.settle()
        return cell_of(self.all.view.model, drive, title)

    def outcome(self, drive: str, title: str) -> str:
        self.settle()
        return cell_of(self.all.batch.preview.model, drive, title)

    def applied(self) -> list[str]:
        return [args.drive.name for args in self.session.of("apply")]


def cell_of(model: Any, drive: str, title: str) -> str:
    row = next(n for n, found in enumerate(model.grid.drives) if found.name == drive)
    column = next(n for n, found in enumerate(model.grid.columns) if found.title.startswith(title))
    return str(model.index(row, column + 1).data())


@pytest.fixture
def fleet(qtbot: QtBot) -> Fleet:
    return Fleet(qtbot)


# -- the comparison --------------------------------------------------------------------------------------------


def test_every_drive_is_asked_and_has_its_row(fleet: Fleet) -> None:
    assert [args.drive.name for args in fleet.session.of("settings")] == ["sda", "sdb", "sdc"]
    assert fleet.cell("sdb", "Read-ahead") == "128 KiB"
    assert fleet.cell("sdb", "Standby timer (spin-down)") == "?"


def test_the_model_keeps_the_rules_of_models(fleet: Fleet) -> None:
    tester = QAbstractItemModelTester(fleet.all.view.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    fleet.all.everything.click()
    fleet.tick("sda")
    fleet.session.bring(DRIVES[0])
    assert fleet.all.view.model.rowCount() == 1
    assert tester.model() is fleet.all.view.model


def test_a_drive_that_does_not_answer_is_unknown_and_the_others_are_shown(fleet: Fleet) -> None:
    fleet.silent.add("sdb")
    fleet.page.refresh()
    assert fleet.cell("sdb", "Read-ahead") == "?"
    assert fleet.cell("sdc", "Read-ahead") == "128 KiB"


def test_a_difference_is_bold_and_explained(fleet: Fleet) -> None:
    fleet.set("sdb", "block.read_ahead", 512)
    fleet.page.refresh()
    model = fleet.all.view.model
    index = model.index(1, 1)
    assert index.data(Qt.ItemDataRole.FontRole).bold()
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Most drives of this kind: 128 KiB."
    fleet.all.only.click()
    assert [column.title for column in model.grid.columns] == ["Read-ahead\n-a"]


@pytest.mark.slow
def test_all_settings_and_the_search_choose_the_columns(fleet: Fleet) -> None:
    few = fleet.all.view.model.columnCount()
    fleet.all.everything.click()
    assert fleet.all.view.model.columnCount() > few
    assert fleet.page.search is fleet.all.search
    fleet.page.search.setText("Request queue size")
    assert [column.title for column in fleet.all.view.model.grid.columns] == ["Request queue size"]


def test_the_drives_stay_in_sight_beside_the_columns(fleet: Fleet) -> None:
    view = fleet.all.view
    assert not view.drives.isColumnHidden(0)
    assert view.values.isColumnHidden(0)
    assert view.drives.isColumnHidden(1)
    view.values.selectRow(2)
    assert [index.row() for index in view.drives.selectionModel().selectedRows()] == [2]  # type: ignore[union-attr]


def test_the_comparison_is_copied_and_exported(fleet: Fleet, tmp_path: Path) -> None:
    fleet.all.copy_button.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert len(clipboard.text().splitlines()) == 4
    fleet.all.write(tmp_path / "all.csv")
    assert (tmp_path / "all.csv").read_text().startswith("Drive,Model,Read-ahead -a")
    header, *rows = csv.reader((tmp_path / "all.csv").read_text().splitlines())
    assert header[-1] == "Read at"
    assert all(datetime.fromisoformat(row[-1]).tzinfo for row in rows)
    assert fleet.page.message.text.text() == "The comparison was saved as all.csv."
    fleet.all.write(tmp_path / "nowhere" / "all.csv")
    assert fleet.page.message.text.text() == "all.csv could not be written: no such file or directory."


def test_what_needs_the_password_to_be_seen_offers_to_unlock_for_all(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot, Class.BROWSE)
    assert fleet.page.unlock_bar.isHidden()
    old = fleet.states["sdb"]["ata.apm"]
    fleet.states["sdb"]["ata.apm"] = replace(old, status=Status.UNREADABLE, value=None)
    fleet.page.refresh()
    qtbot.waitUntil(fleet.page.unlock_bar.isVisible)  # a slow machine fills its table in several goes
    before = len(fleet.session.of("settings"))
    button = fleet.page.unlock_bar.findChild(QPushButton)
    assert button is not None
    button.click()
    assert fleet.page.unlock_bar.isHidden()
    assert len(fleet.session.of("settings")) >= before + 3


def test_one_drive_again_shows_its_rows(fleet: Fleet) -> None:
    fleet.page.show_drive(DRIVES[0])
    assert fleet.page.sheet.isVisible()
    assert fleet.page.search is fleet.page.sheet.search


# -- changing several ------------------------------------------------------------------------------------------


def test_change_needs_a_chosen_drive(fleet: Fleet) -> None:
    assert not fleet.all.change.isEnabled()
    fleet.tick("sda", "sdc")
    assert fleet.all.chosen.text() == "2 selected"
    fleet.all.change.click()
    assert fleet.all.batch.title.text() == "Change 2 drives: sda, sdc"
    assert not fleet.all.batch.apply.isEnabled()


def test_the_space_bar_ticks_the_selected_drives(fleet: Fleet, qtbot: QtBot) -> None:
    view = fleet.all.view
    fleet.page.activateWindow()
    view.values.setFocus()
    qtbot.waitUntil(view.values.hasFocus)
    view.values.selectAll()
    keyboard.keyClick(view.values, Qt.Key.Key_Space)
    assert {ref.name for ref in view.model.chosen} == {"sda", "sdb", "sdc"}
    view.values.selectRow(1)
    keyboard.keyClick(view.values, Qt.Key.Key_Space)
    assert {ref.name for ref in view.model.chosen} == {"sda", "sdc"}


def test_settings_are_added_edited_and_left_out(fleet: Fleet) -> None:
    fleet.change("sda")
    form = fleet.all.batch.form
    names = [form.add.itemData(index) for index in range(form.add.count())]
    assert "ata.aam" not in names, "no chosen drive has it"
    form.add.activated.emit(names.index("block.scheduler"))
    QApplication.processEvents()
    assert form.wanted() == {}
    combo = form.editors["block.scheduler"].combo  # type: ignore[attr-defined]  # a list's editor
    combo.activated.emit(combo.findText("bfq"))
    assert fleet.outcome("sda", "I/O scheduler") == "mq-deadline → bfq"
    form._on_remove("block.scheduler")
    assert not fleet.all.batch.apply.isEnabled()


def test_the_preview_says_for_each_drive_what_would_become_of_it(fleet: Fleet) -> None:
    fleet.set("sdb", "block.read_ahead", 1024)
    fleet.page.refresh()
    fleet.change("sda", "sdb", block_read_ahead=1024, ata_aam=128)
    assert fleet.outcome("sda", "Read-ahead") == "128 KiB → 1024 KiB"
    assert fleet.outcome("sdb", "Read-ahead") == "stays 1024 KiB"
    assert fleet.outcome("sdb", "Acoustic") == "–"
    assert fleet.all.batch.summary.text() == "Drives to change: 1. Changes: 1. Not supported: 2."


def test_the_form_and_the_preview_write_a_value_alike(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=2048)
    editor = fleet.all.batch.form.editors["block.read_ahead"]
    assert isinstance(editor, RangeEditor)
    assert fleet.outcome("sda", "Read-ahead").endswith(f" → {editor.spin.text()}")


def test_back_and_apply_are_in_sight(fleet: Fleet) -> None:
    fleet.change("sda")
    batch = fleet.all.batch
    for button in (batch.back, batch.apply):
        assert button.isVisibleTo(fleet.page)
        assert batch.rect().contains(QRect(button.mapTo(batch, button.rect().topLeft()), button.size()))
        assert button.mapTo(batch, button.rect().topLeft()).y() > batch.form.mapTo(batch, QPoint()).y()
    assert batch.back.x() < batch.apply.x()


def test_drives_are_changed_side_by_side_and_their_time_begins_with_the_last_answer(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    fleet.session.held = True
    fleet.all.batch.apply.click()
    assert fleet.applied() == ["sda", "sdb", "sdc"]
    assert {args.trial_s for args in fleet.session.of("apply")} == {MAX_TRIAL_S}
    assert not fleet.all.batch.back.isEnabled()
    waiting = fleet.session._waiting
    slow = waiting.pop(2)
    fleet.session.release()
    assert fleet.all.batch.summary.text() == "Changing Third…"
    assert fleet.page.trials == {}
    assert fleet.session.of("answer-in") == []
    fleet.session.held = False
    slow()
    assert [args.trial for args in fleet.session.of("answer-in")] == ["t-sda", "t-sdb", "t-sdc"]
    [seconds] = {args.seconds for args in fleet.session.of("answer-in")}
    assert {bar._seconds for bar in fleet.page.trials.values()} == {seconds}
    assert fleet.outcome("sdc", "Read-ahead") == "1024 KiB"


def test_no_trial_is_over_while_other_drives_are_still_being_changed(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    fleet.session.held = True
    fleet.all.batch.apply.click()
    run = fleet.all.batch.findChild(BatchRun)
    slow = fleet.session._waiting.pop(2)
    fleet.session.release()
    assert run._hold.interval() < 500 * MAX_TRIAL_S, "twice at least"
    run._hold.timeout.emit()
    assert [(args.trial, args.seconds) for args in fleet.session.of("answer-in")] == [
        ("t-sda", MAX_TRIAL_S),
        ("t-sdb", MAX_TRIAL_S),
    ]
    fleet.session.held = False
    fleet.session.release()
    slow()
    assert not run._hold.isActive()
    assert len(fleet.page.trials) == 3


def test_the_comparison_says_when_its_drives_were_read(fleet: Fleet, monkeypatch: pytest.MonkeyPatch) -> None:
    first = min(fleet.all._read_at.values())
    assert fleet.all.legend.text().endswith(f"Read at {moment(first.timestamp(), seconds=True)}.")
    fleet.all._read_at[DRIVES[2].ref] = first - timedelta(hours=1)
    fleet.all._render_answers()
    assert fleet.all.legend.text().endswith(f"Read at {moment(first.timestamp() - 3600, seconds=True)}.")
    fleet.session.bring(*DRIVES[:2])
    fleet.all._render_answers()
    assert fleet.all.legend.text().endswith(f"Read at {moment(first.timestamp(), seconds=True)}.")


def test_one_drive_has_its_time_from_its_answer(fleet: Fleet) -> None:
    fleet.change("sda", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    [asked] = fleet.session.of("apply")
    assert asked.trial_s < MAX_TRIAL_S
    assert (list(fleet.page.trials), fleet.session.of("answer-in")) == (["t-sda"], [])


def test_a_helper_of_before_has_trials_that_last_as_long_as_they_were_applied_for(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet.session, "may", lambda verb: verb != "answer-in")
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert {bar._seconds for bar in fleet.page.trials.values()} == {MAX_TRIAL_S}


def test_a_trial_whose_helper_goes_before_its_time_begins_is_looked_for(fleet: Fleet) -> None:
    fleet.session.answers["answer-in"] = lambda _args: Fails(Fault.NOT_ALLOWED, "The helper is not running.")
    fleet.session.answers["trial"] = lambda _args: TrialState(TrialStage.LEFT)
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert [bar.orphaned for bar in fleet.page.trials.values()] == [True, True]
    assert not fleet.all.batch.busy


def test_a_drive_that_fails_does_not_hold_up_the_others(fleet: Fleet) -> None:
    fleet.failing.add("sdb")
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert [fleet.outcome(name, "Read-ahead") for name in ("sda", "sdb", "sdc")] == [
        "1024 KiB",
        "failed",
        "1024 KiB",
    ]
    assert len(fleet.page.trials) == 2
    assert fleet.all.batch.summary.text() == (
        "2 drives on trial: keep or revert the changes on each. Failed on sdb. Something else is under way."
    )


def test_what_failed_on_some_drives_can_be_reported_with_the_reason_of_each(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(problems, "_window", (fleet.page, lambda: asked.append(True)))
    problems._recent.clear()
    fleet.failing.update({"sdb", "sdc"})
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    assert fleet.all.batch.report.isHidden()
    fleet.all.batch.apply.click()
    assert fleet.all.batch.report.isVisible()
    assert [words for _, words in problems.recent] == [
        "sdb, Read-ahead: Something else is under way.",
        "sdc, Read-ahead: Something else is under way.",
    ]
    fleet.all.batch.report.click()
    assert asked == [True]
    fleet.failing.clear()
    fleet.all.batch.form.show_wanted({"block.read_ahead": 512})
    fleet.all.batch.form.changed.emit()
    assert fleet.all.batch.report.isHidden()


def test_once_put_back_no_drive_is_called_changed_and_each_can_be_changed_again(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    fleet.page.trial_place.back_all.click()
    assert [fleet.outcome(name, "Read-ahead") for name in ("sda", "sdb")] == ["128 KiB → 1024 KiB"] * 2
    assert fleet.all.batch.summary.text() == "Drives to change: 2. Changes: 2."
    assert fleet.all.batch.apply.isEnabled()


def test_a_kept_drive_stays_as_it_is_beside_one_that_is_still_on_trial(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    fleet.page.trials["t-sda"].keep.click()
    assert fleet.outcome("sda", "Read-ahead") == "stays 1024 KiB"
    assert fleet.outcome("sdb", "Read-ahead") == "1024 KiB"
    assert fleet.all.batch.summary.text() == "1 drive on trial: keep or revert the changes."
    fleet.session.answers["trial"] = lambda _args: TrialState(TrialStage.OPEN)
    fleet.session.become(Class.BROWSE)
    told = "The list shows how the interrupted trials ended."
    assert fleet.all.batch.summary.text() == told, "there is nothing to keep any more"


def test_a_trial_that_ends_by_itself_is_not_taken_for_a_change(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert fleet.outcome("sda", "Read-ahead") == "1024 KiB"
    fleet.session.held = True
    fleet.set("sda", "block.read_ahead", 128)
    fleet.session.trial_ended.emit(TrialEnded("t-sda", "sda", TrialEnd.TIMED_OUT))
    assert fleet.outcome("sda", "Read-ahead") == "?", "it has not answered since"
    fleet.session.held = False
    fleet.session.release()
    assert fleet.outcome("sda", "Read-ahead") == "128 KiB → 1024 KiB"
    assert fleet.outcome("sdb", "Read-ahead") == "1024 KiB"


def test_a_trial_that_is_over_before_its_time_begins_leaves_the_others_to_be_answered(fleet: Fleet) -> None:
    fleet.session.answers["answer-in"] = lambda args: (
        Fails(Fault.NOT_SUPPORTED, "That trial has already ended.")
        if args.trial == "t-sda"
        else TrialExtended(args.trial, args.seconds)
    )
    fleet.session.answers["trial"] = lambda _args: TrialState(TrialStage.LEFT)
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert {trial: bar.orphaned for trial, bar in fleet.page.trials.items()} == {"t-sda": True, "t-sdb": False}


def test_an_unplugged_drive_leaves_the_form_and_the_last_one_closes_it(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.session.bring(DRIVES[0], DRIVES[2])
    assert fleet.all.batch.title.text() == "Change one drive: sda"
    assert [drive.name for drive in fleet.all.batch.preview.model.grid.drives] == ["sda"]
    fleet.session.bring(DRIVES[2])
    assert fleet.all.view.isVisible()


def test_all_trials_can_be_answered_at_once(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert fleet.page.trial_place.together.isVisible()
    fleet.page.trial_place.keep_all.click()
    assert [args.trial for args in fleet.session.of("keep")] == ["t-sda", "t-sdb"]
    assert fleet.page.trials == {}
    assert fleet.page.trial_place.isHidden()


def test_how_each_trial_ended_is_told_and_a_failure_stays_in_sight(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    stuck = ChangeResult(
        "block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "The kernel reported an error."
    )
    fleet.session.trial_ended.emit(TrialEnded("t-sda", "sda", TrialEnd.TIMED_OUT, (stuck,)))
    fleet.session.trial_ended.emit(TrialEnded("t-sdb", "sdb", TrialEnd.KEPT))
    failed, kept = fleet.page.message.text.text().splitlines()
    assert failed.startswith("First: Not all settings could be reverted.")
    assert kept == "Second: Changes kept."


def test_one_trial_needs_no_button_for_all(fleet: Fleet) -> None:
    fleet.change("sda", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert not fleet.page.trial_place.together.isVisible()


def test_what_is_on_trial_is_not_changed_again(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    fleet.all.batch.form.show_wanted({"block.read_ahead": 2048})
    assert fleet.outcome("sda", "Read-ahead") == "refused"
    assert not fleet.all.batch.apply.isEnabled()
    fleet.page.trial_place.back_all.click()
    assert fleet.all.batch.apply.isEnabled()


def test_a_risk_has_to_be_agreed_to_once_for_all(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", ata_write_cache=True)
    tick = fleet.all.batch.consent("ata.write_cache")
    assert tick is not None
    assert not fleet.all.batch.apply.isEnabled()
    tick.click()
    fleet.all.batch.apply.click()
    assert fleet.applied() == ["sda", "sdb"]


def test_the_password_is_asked_for_once_and_dismissing_it_changes_nothing(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot, Class.BROWSE)
    fleet.session.unlock_refusal = "The password dialog was dismissed."
    fleet.change("sda", "sdb", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert fleet.applied() == []
    assert fleet.all.batch.summary.text() == "No settings were changed. The password dialog was dismissed."
    fleet.session.unlock_refusal = ""
    fleet.all.batch.apply.click()
    assert fleet.applied() == ["sda", "sdb"]


def test_back_shows_what_the_drives_say_now(fleet: Fleet) -> None:
    fleet.change("sda", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    fleet.all.batch.back.click()
    assert fleet.all.view.isVisible()
    assert fleet.cell("sda", "Read-ahead") == "1024 KiB"


def test_a_drive_that_goes_is_no_longer_chosen(fleet: Fleet) -> None:
    fleet.tick("sda", "sdb")
    fleet.session.bring(DRIVES[0], DRIVES[2])
    assert fleet.all.view.model.chosen == {DRIVES[0].ref}
    assert fleet.all.chosen.text() == "1 selected"


def test_nobody_looks_and_nobody_is_asked(fleet: Fleet) -> None:
    fleet.page.set_active(False)
    before = [args for verb, args in fleet.session.asked if verb == "settings"]
    fleet.states["sdd"] = dict(fleet.states["sda"])
    fleet.session.bring(*DRIVES, a_drive("sdd"))
    assert [args for verb, args in fleet.session.asked if verb == "settings"] == before
    fleet.page.set_active(True)
    assert fleet.session.of("settings")[-1].drive.name == "sdd"


@pytest.mark.slow
def test_hundreds_of_answers_are_shown_now_and_then_and_in_the_end_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleet = Fleet(qtbot)
    drives = tuple(a_drive(f"sd{number:03}") for number in range(120))
    fleet.states |= {drive.name: {state.setting: state for state in hard_disk()} for drive in drives}
    shown: list[int] = []
    show = fleet.all.view.show_grid

    def slowly(grid: Grid) -> None:
        shown.append(len(grid.drives))
        now[0] += 0.02
        show(grid)

    # Of the test's own, so that a busy machine counts for nothing.
    now = [time.monotonic()]
    monkeypatch.setattr("disktune_gui.all_settings.page.time.monotonic", lambda: now[0])
    monkeypatch.setattr(fleet.all.view, "show_grid", slowly)
    fleet.session.bring(*drives)
    fleet.all.reload()
    qtbot.waitUntil(lambda: not fleet.all._later.isActive())
    assert len(shown) < 20
    grid = fleet.all.view.model.grid
    assert len(grid.drives) == 120
    assert all(cells[0].text == "128 KiB" for cells in grid.cells)


# -- what is changed, and from what --------------------------------------------------------------------------


def facts(fleet: Fleet, setting: str) -> tuple[str, str]:
    now, cost = fleet.all.batch.form._facts[setting]
    return now.text(), cost.text()


def test_a_row_says_what_the_drives_have_and_where_they_differ(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024)
    assert facts(fleet, "block.read_ahead")[0] == "now 128 KiB"
    fleet.set("sdb", "block.read_ahead", 512)
    fleet.page.refresh()
    fleet.settle()
    assert facts(fleet, "block.read_ahead")[0] == "differs: 128 KiB, 512 KiB"


def test_a_row_says_what_the_change_costs_and_risks(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", block_read_ahead=1024, ata_write_cache=True)
    assert facts(fleet, "block.read_ahead")[1] == ("Faster long reads, but unneeded data in random access.")
    assert "a power failure" in facts(fleet, "ata.write_cache")[1]
    fleet.all.batch.form.show_wanted({"block.read_ahead": None})
    assert facts(fleet, "block.read_ahead")[1] == ""


@pytest.mark.parametrize(("text", "setting"), [("setra", "block.read_ahead"), ("acoustic", None)])
def test_a_setting_is_found_by_any_of_its_names(fleet: Fleet, text: str, setting: str | None) -> None:
    fleet.change("sda")
    form = fleet.all.batch.form
    line = form.add.lineEdit()
    assert line is not None
    keyboard.keyClicks(line, text)
    completer = form.add.completer()
    assert completer is not None
    found = completer.completionModel()
    assert found is not None
    assert found.rowCount() == (0 if setting is None else 1), "only what a chosen drive has is found"
    keyboard.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert list(form.values) == ([] if setting is None else [setting])


@pytest.mark.parametrize("down", [0, 1, 2])
def test_return_adds_the_one_setting_that_was_chosen(fleet: Fleet, qtbot: QtBot, down: int) -> None:
    fleet.change("sda")
    form = fleet.all.batch.form
    line, completer = form.add.lineEdit(), form.add.completer()
    assert line is not None
    assert completer is not None
    line.setFocus()
    text = "apm" if down < 2 else "queue"
    keyboard.keyClicks(line, text)
    popup = completer.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    for _ in range(down):
        keyboard.keyClick(popup, Qt.Key.Key_Down)
        assert line.text() == popup.currentIndex().data(), "the field names the setting, not all its names"
    wanted = popup.currentIndex().data(Qt.ItemDataRole.UserRole) if down else "ata.apm"
    keyboard.keyClick(popup if down else line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert list(form.values) == [wanted]
    assert line.text() == ""


def test_a_value_that_is_double_clicked_is_changed_on_the_ticked_drives(fleet: Fleet) -> None:
    fleet.tick("sda", "sdb")
    model = fleet.all.view.model
    column = next(n for n, one in enumerate(model.grid.columns, 1) if one.setting == "ata.apm")
    fleet.all.view.values.doubleClicked.emit(model.index(2, column))
    assert list(fleet.all.batch.form.values) == ["ata.apm"]
    assert [drive.name for drive in fleet.all.batch._drives] == ["sda", "sdb"]
    fleet.all.batch.back.click()
    fleet.all.view.model.choose(set())
    fleet.all.view.values.doubleClicked.emit(model.index(2, column))
    assert [drive.name for drive in fleet.all.batch._drives] == ["sdc"]


def test_what_was_read_back_is_shown_and_not_what_was_sent(fleet: Fleet) -> None:
    def apply(args: Apply) -> Applied:
        done = ChangeResult("block.read_ahead", 128, 1024, 1020, changed=True)
        return Applied(f"t-{args.drive.name}", args.trial_s, (done,))

    fleet.session.answers["apply"] = apply
    fleet.change("sda", block_read_ahead=1024)
    fleet.all.batch.apply.click()
    assert fleet.outcome("sda", "Read-ahead") == "1020 KiB"
