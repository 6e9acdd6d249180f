"""All drives on the settings page: a column for each, ticks, and changing them side by side."""

from __future__ import annotations

import csv
import time
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QAbstractItemModelTester
from PyQt6.QtWidgets import QFileDialog, QPushButton
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
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_contract.settings.setting import State, Status
from disktune_gui.settings.comparison import Grid
from disktune_gui.settings.grid_view import GridLine
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, hard_disk, keyboard
from tests.gui.support import copied, opened, services_of
from tests.narrowed import present

DRIVES = (a_drive("sda", "First"), a_drive("sdb", "Second"), a_drive("sdc", "Third"))


class Fleet:
    """Three disks behind a page that shows all drives."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE, *, silent: Collection[str] = ()) -> None:
        self.session = ScriptedSession(privilege)
        self.states: dict[str, dict[str, State]] = {
            drive.name: {state.setting: state for state in hard_disk()} for drive in DRIVES
        }
        self.silent = set(silent)
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
        self.page = opened(qtbot, SettingsPage(services_of(self.session)), 1000, 760)
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
        """Tick the drives of these names, and no others."""
        self.all.choose(drive for drive in self.session.drives if drive.name in names)

    def change(self, *names: str, **wanted: Any) -> None:
        self.tick(*names)
        for name, value in wanted.items():
            self.all.view.edited.emit(name.replace("_", ".", 1), value)

    def apply(self, *names: str, **wanted: Any) -> None:
        self.change(*names, **wanted)
        self.page.review.apply.click()

    def settle(self) -> None:
        """Show the answers that a slow machine would show in a moment."""
        if self.all._later.isActive():
            self.all._later.stop()
            self.all._render_answers()

    def cell(self, drive: str, setting: str) -> str:
        self.settle()
        model = self.all.view.model
        row = next(place for place, line in enumerate(model.lines) if line.setting == setting)
        column = next(place for place, found in enumerate(model.grid.drives) if found.name == drive)
        return str(model.index(row, column + 2).data())

    def applied(self) -> list[str]:
        return [args.drive.name for args in self.session.of("apply")]


AHEAD = "block.read_ahead"


@pytest.fixture
def fleet(qtbot: QtBot) -> Fleet:
    return Fleet(qtbot)


# -- the table -----------------------------------------------------------------------------------------------


def test_every_drive_is_asked_and_has_its_column(fleet: Fleet) -> None:
    assert [args.drive.name for args in fleet.session.of("settings")] == ["sda", "sdb", "sdc"]
    assert fleet.cell("sdb", AHEAD) == "128 KiB"
    assert fleet.cell("sdb", "ata.standby_timer") == "?"
    model = fleet.all.view.model
    names = {
        line.setting: model.index(row, 0).data() for row, line in enumerate(model.lines) if line.section is None
    }
    assert (names[AHEAD], len(set(names.values()))) == ("Read-ahead", len(names))


def test_beside_each_tick_is_how_much_is_saved(fleet: Fleet) -> None:
    saved = SavedFile(FileRef(Family.DRIVE, "wwn:sdb"), "/etc/disktune/drives/x.conf", drive="sdb")
    values = (SavedValue(AHEAD, 256), SavedValue("block.scheduler", "none"))
    fleet.page.services.saved_news.listed.emit(SavedList((replace(saved, values=values),)))
    model = fleet.all.view.model
    assert [model.index(0, column).data() for column in (2, 3, 4)] == [None, "2 at boot", None]


def test_the_model_keeps_the_rules_of_models(fleet: Fleet) -> None:
    tester = QAbstractItemModelTester(fleet.all.view.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    fleet.all._turn("SPEED")
    fleet.tick("sda")
    fleet.session.bring(DRIVES[0])
    assert fleet.all.view.model.columnCount() == 3
    assert tester.model() is fleet.all.view.model


def test_a_drive_that_does_not_answer_is_unknown_and_the_others_are_shown(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot, silent={"sdb"})
    assert fleet.cell("sdb", AHEAD) == "?"
    assert fleet.cell("sdc", AHEAD) == "128 KiB"


def test_a_difference_is_bold_and_explained(fleet: Fleet) -> None:
    fleet.set("sdb", AHEAD, 512)
    fleet.page.refresh()
    fleet.all.only.click()
    model = fleet.all.view.model
    assert [line.setting for line in model.lines] == ["", AHEAD]
    index = model.index(1, 3)
    assert index.data(Qt.ItemDataRole.FontRole).bold()
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Most: 128 KiB."


def test_groups_open_for_good_and_a_search_finds_all(fleet: Fleet) -> None:
    model, view = fleet.all.view.model, fleet.all.view
    assert "block.nr_requests" not in view.editors
    row = next(place for place, line in enumerate(model.lines) if line.section and line.section.key == "SPEED")
    view.names.clicked.emit(model.index(row, 0))
    assert "block.nr_requests" in view.editors
    view.turned.emit("SPEED")
    assert fleet.page.search is fleet.all.search
    fleet.page.search.setText("Request queue size")
    assert list(view.editors) == ["block.nr_requests"]


def test_the_comparison_is_copied_and_exported(
    fleet: Fleet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleet.all.view.copy()
    assert len(copied().splitlines()) == 4
    fleet.all.write(tmp_path / "all.csv")
    assert (tmp_path / "all.csv").read_text().startswith("Drive,Model,Read-ahead -a")
    header, *rows = csv.reader((tmp_path / "all.csv").read_text().splitlines())
    assert header[-1] == "Read at"
    assert all(datetime.fromisoformat(row[-1]).tzinfo for row in rows)
    assert fleet.page.message.text.text().endswith("all.csv.")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "chosen.csv"), ""))
    fleet.all.export_button.click()
    assert (tmp_path / "chosen.csv").exists()
    fleet.all.write(tmp_path / "nowhere" / "all.csv")
    assert (
        fleet.page.message.text.text()
        == "all.csv not written: no such file or directory. Choose another location."
    )


def test_what_needs_the_password_to_be_seen_offers_to_unlock_for_all(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot, Class.BROWSE)
    assert fleet.page.unlock_bar.isHidden()
    old = fleet.states["sdb"]["ata.apm"]
    fleet.states["sdb"]["ata.apm"] = replace(old, status=Status.UNREADABLE, value=None)
    fleet.page.refresh()
    qtbot.waitUntil(fleet.page.unlock_bar.isVisible)  # a slow machine fills its table in several goes
    before = len(fleet.session.of("settings"))
    present(fleet.page.unlock_bar.findChild(QPushButton)).click()
    assert fleet.page.unlock_bar.isHidden()
    assert len(fleet.session.of("settings")) >= before + 3


# -- changing several ------------------------------------------------------------------------------------------


def test_an_edit_is_for_the_ticked_drives(fleet: Fleet) -> None:
    assert {ref.name for ref in fleet.all.view.model.chosen} == {"sda", "sdb", "sdc"}, "at first all"
    fleet.change("sda", "sdc", block_read_ahead=1024)
    cells = [fleet.cell(name, AHEAD) for name in ("sda", "sdb", "sdc")]
    assert cells == ["128 KiB → 1024 KiB", "128 KiB", "128 KiB → 1024 KiB"]
    [line] = fleet.page.review.lines
    assert line.headline == "Read-ahead: 128 KiB → 1024 KiB (sda, sdc)"
    fleet.page.review.discard.click()
    assert fleet.cell("sda", AHEAD) == "128 KiB"


def test_a_drive_that_is_ticked_later_gets_the_same_and_one_left_out_nothing(fleet: Fleet) -> None:
    fleet.change("sda", block_read_ahead=1024)
    fleet.tick("sda", "sdb")
    assert fleet.cell("sdb", AHEAD) == "128 KiB → 1024 KiB"
    fleet.tick("sdb")
    assert fleet.cell("sda", AHEAD) == "128 KiB"


def test_a_tick_is_made_in_the_first_line_by_mouse_and_keyboard(fleet: Fleet, qtbot: QtBot) -> None:
    view, model = fleet.all.view, fleet.all.view.model
    assert model.setData(model.index(0, 2), Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    assert {ref.name for ref in model.chosen} == {"sdb", "sdc"}
    fleet.page.activateWindow()
    view.values.setFocus()
    qtbot.waitUntil(view.values.hasFocus)
    view.values.setCurrentIndex(model.index(0, 3))
    keyboard.keyClick(view.values, Qt.Key.Key_Space)
    assert {ref.name for ref in model.chosen} == {"sdc"}


def test_what_a_drive_lacks_or_refuses_leaves_it_as_it_is(fleet: Fleet) -> None:
    old = fleet.states["sdb"][AHEAD]
    fleet.states["sdb"][AHEAD] = replace(old, status=Status.LOCKED, reason="Not now.")
    fleet.page.refresh()
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert fleet.applied() == ["sda"]


def test_an_editor_shows_what_the_ticked_drives_share(fleet: Fleet) -> None:
    editor: Any = fleet.all.view.editors[AHEAD]
    assert editor.spin.value() == 128
    fleet.set("sdb", AHEAD, 512)
    fleet.page.refresh()
    assert editor.spin.text() == "differs"
    fleet.tick("sda", "sdc")
    assert editor.spin.value() == 128


def test_drives_are_changed_side_by_side_and_their_time_begins_with_the_last_answer(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    fleet.session.held = True
    fleet.page.review.apply.click()
    assert fleet.applied() == ["sda", "sdb", "sdc"]
    assert {args.trial_s for args in fleet.session.of("apply")} == {MAX_TRIAL_S}
    assert fleet.page.review.count.text() == "Setting…"
    waiting = fleet.session._waiting
    slow = waiting.pop(2)
    fleet.session.release()
    assert fleet.page.trials == {}
    assert fleet.session.of("answer-in") == []
    fleet.session.held = False
    slow()
    assert [args.trial for args in fleet.session.of("answer-in")] == ["t-sda", "t-sdb", "t-sdc"]
    [seconds] = {args.seconds for args in fleet.session.of("answer-in")}
    assert {bar._seconds for bar in fleet.page.trials.values()} == {seconds}
    assert fleet.cell("sdc", AHEAD) == "1024 KiB"


def test_no_trial_is_over_while_other_drives_are_still_being_changed(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", "sdc", block_read_ahead=1024)
    fleet.session.held = True
    fleet.page.review.apply.click()
    run = fleet.page.applying
    slow = fleet.session._waiting.pop(2)
    fleet.session.release()
    assert run._hold.interval() < 500 * MAX_TRIAL_S, "twice at least"
    run._hold.timeout.emit()
    assert [(args.trial, args.seconds) for args in fleet.session.of("answer-in")] == [
        ("t-sda", MAX_TRIAL_S),
        ("t-sdb", MAX_TRIAL_S),
    ]
    fleet.session.let_go()
    slow()
    assert not run._hold.isActive()
    assert len(fleet.page.trials) == 3


def test_one_drive_has_its_time_from_its_answer(fleet: Fleet) -> None:
    fleet.apply("sda", block_read_ahead=1024)
    [asked] = fleet.session.of("apply")
    assert asked.trial_s < MAX_TRIAL_S
    assert (list(fleet.page.trials), fleet.session.of("answer-in")) == (["t-sda"], [])


def test_a_helper_of_before_has_trials_that_last_as_long_as_they_were_applied_for(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet.session, "may", lambda verb: verb != "answer-in")
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert {bar._seconds for bar in fleet.page.trials.values()} == {MAX_TRIAL_S}


def test_a_trial_whose_helper_goes_before_its_time_begins_is_looked_for(fleet: Fleet) -> None:
    fleet.session.answers["answer-in"] = lambda _args: Fails(Fault.NOT_ALLOWED, "The helper is not running.")
    fleet.session.answers["trial"] = lambda _args: TrialState(TrialStage.LEFT)
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert [bar.orphaned for bar in fleet.page.trials.values()] == [True, True]


def test_a_drive_that_fails_does_not_hold_up_the_others(fleet: Fleet) -> None:
    fleet.failing.add("sdb")
    fleet.apply("sda", "sdb", "sdc", block_read_ahead=1024)
    assert [fleet.cell(name, AHEAD) for name in ("sda", "sdb", "sdc")] == [
        "1024 KiB",
        "128 KiB → 1024 KiB",
        "1024 KiB",
    ]
    assert len(fleet.page.trials) == 2
    assert fleet.page.message.text.text() == "sdb: No settings were changed. Something else is under way."


def test_once_put_back_no_drive_is_called_changed_and_each_can_be_changed_again(fleet: Fleet) -> None:
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    fleet.page.trial_place.back_all.click()
    assert [fleet.cell(name, AHEAD) for name in ("sda", "sdb")] == ["128 KiB"] * 2
    fleet.change("sda", "sdb", block_read_ahead=1024)
    assert fleet.page.review.apply.isEnabled()


def test_a_trial_that_is_over_before_its_time_begins_leaves_the_others_to_be_answered(fleet: Fleet) -> None:
    fleet.session.answers["answer-in"] = lambda args: (
        Fails(Fault.NOT_SUPPORTED, "That trial has already ended.")
        if args.trial == "t-sda"
        else TrialExtended(args.trial, args.seconds)
    )
    fleet.session.answers["trial"] = lambda _args: TrialState(TrialStage.LEFT)
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert {trial: bar.orphaned for trial, bar in fleet.page.trials.items()} == {"t-sda": True, "t-sdb": False}


def test_all_trials_can_be_answered_at_once(fleet: Fleet) -> None:
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert fleet.page.trial_place.together.isVisible()
    fleet.page.trial_place.keep_all.click()
    assert [args.trial for args in fleet.session.of("keep")] == ["t-sda", "t-sdb"]
    assert fleet.page.trials == {}
    assert fleet.page.trial_place.isHidden()


def test_how_each_trial_ended_is_told_and_a_failure_stays_in_sight(fleet: Fleet) -> None:
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    stuck = ChangeResult(
        "block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "The kernel reported an error."
    )
    fleet.session.trial_ended.emit(TrialEnded("t-sda", "sda", TrialEnd.TIMED_OUT, (stuck,)))
    fleet.session.trial_ended.emit(TrialEnded("t-sdb", "sdb", TrialEnd.KEPT))
    failed, kept = fleet.page.message.text.text().splitlines()
    assert failed.startswith("First: Not all reverted.")
    assert kept == "Second: Changes kept."


def test_what_is_on_trial_is_not_changed_again(fleet: Fleet) -> None:
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    fleet.change("sda", "sdb", block_read_ahead=2048)
    assert not fleet.page.review.apply.isEnabled()
    fleet.page.trial_place.back_all.click()
    assert not fleet.page.review.apply.isEnabled(), "the values moved"
    fleet.page.review.accepted.emit(AHEAD)
    assert fleet.page.review.apply.isEnabled()


def test_a_risk_has_to_be_agreed_to_once_for_all(fleet: Fleet) -> None:
    fleet.change("sda", "sdb", ata_write_cache=True)
    tick = present(fleet.page.review.consent("ata.write_cache"))
    assert not fleet.page.review.apply.isEnabled()
    tick.click()
    fleet.page.review.apply.click()
    assert fleet.applied() == ["sda", "sdb"]


def test_the_password_is_asked_for_once_and_dismissing_it_changes_nothing(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot, Class.BROWSE)
    fleet.session.unlock_refusal = "The password dialog was dismissed."
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    assert fleet.applied() == []
    words = "sda: No settings were changed. The password dialog was dismissed."
    assert fleet.page.message.text.text() == words
    fleet.session.unlock_refusal = ""
    fleet.page.review.apply.click()
    assert fleet.applied() == ["sda", "sdb"]


def test_a_drive_that_goes_is_no_longer_chosen(fleet: Fleet) -> None:
    fleet.tick("sda", "sdb")
    fleet.session.bring(DRIVES[0], DRIVES[2])
    assert fleet.all.view.model.chosen == {DRIVES[0].ref}


def test_a_drive_that_comes_is_asked_and_has_its_column(fleet: Fleet) -> None:
    fleet.states["sdd"] = dict(fleet.states["sda"])
    fleet.session.bring(*DRIVES, a_drive("sdd"))
    assert fleet.session.of("settings")[-1].drive.name == "sdd"
    assert fleet.cell("sdd", AHEAD) == "128 KiB"


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

    def slowly(grid: Grid, found: Sequence[GridLine]) -> None:
        shown.append(len(grid.drives))
        now[0] += 0.02
        show(grid, found)

    # Of the test's own, so that a busy machine counts for nothing.
    now = [time.monotonic()]
    monkeypatch.setattr("disktune_gui.settings.many.time.monotonic", lambda: now[0])
    monkeypatch.setattr(fleet.all.view, "show_grid", slowly)
    fleet.session.bring(*drives)
    fleet.all.reload()
    qtbot.waitUntil(lambda: not fleet.all._later.isActive())
    assert len(shown) < 20
    grid = fleet.all.view.model.grid
    assert len(grid.drives) == 120
    assert all(cells[0].text == "128 KiB" for cells in grid.cells)


def test_news_of_a_drive_leaves_the_editors_alone(fleet: Fleet) -> None:
    editor = fleet.all.view.editors[AHEAD]
    fleet.session.bring(*(replace(drive, temperature_c=41.0) for drive in DRIVES))
    assert fleet.all.view.model.grid.drives[0].temperature_c == 41.0
    assert fleet.all.view.editors[AHEAD] is editor


def test_what_was_read_back_is_shown_and_not_what_was_sent(fleet: Fleet) -> None:
    def apply(args: Apply) -> Applied:
        done = ChangeResult("block.read_ahead", 128, 1024, 1020, changed=True)
        fleet.set(args.drive.name, AHEAD, 1020)
        return Applied(f"t-{args.drive.name}", args.trial_s, (done,))

    fleet.session.answers["apply"] = apply
    fleet.apply("sda", block_read_ahead=1024)
    assert fleet.cell("sda", AHEAD) == "1020 KiB"


def test_one_bar_asks_for_several_and_each_has_its_own_behind_it(fleet: Fleet) -> None:
    fleet.apply("sda", "sdb", block_read_ahead=1024)
    place = fleet.page.trial_place
    assert place.words.text().startswith("Trying on 2 drives: reverts in ")
    bars = list(place.bars.values())
    assert not any(bar.isVisible() for bar in bars)
    place.each.click()
    assert all(bar.isVisible() for bar in bars)
    bars[0].back.click()
    assert place.together.isHidden()
    assert bars[1].isVisible()


def test_drives_of_the_same_model_are_told_apart_in_every_sentence_of_a_trial(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.session.bring(DRIVES[0], *(replace(drive, model="Alike") for drive in DRIVES[1:]))
    fleet.apply("sda", "sdb", "sdc", ata_apm=1)
    bars = fleet.page.trials.values()
    assert [bar.text.text().partition(":")[0] for bar in bars] == [
        "Trying on First",
        "Trying on Alike (sdb)",
        "Trying on Alike (sdc)",
    ]
    fleet.page.trial_place.keep_all.click()
    assert fleet.page.message.text.text().splitlines() == [
        "First: Changes kept.",
        "Alike (sdb): Changes kept.",
        "Alike (sdc): Changes kept.",
    ]
