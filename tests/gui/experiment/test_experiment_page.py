"""The experiment page: what it asks for, what it shows while it runs, what it says in the end."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.messages import comparison
from disktune_contract.messages.change import TrialEnd, TrialEnded, TrialStage, TrialState
from disktune_contract.messages.comparison import CompareEnded, CompareRun
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Change, Risk
from disktune_contract.workloads import DIGEST
from disktune_gui.editing.change_summary import ChangeSummary
from disktune_gui.editing.trials import LOOKS_LEFT, TrialBars
from disktune_gui.experiment import summary
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.mainwindow.tabs import PagePlace
from disktune_gui.settings.changes_bar import ChangesBar
from tests.gui.comparisons import SDA, Comparer, choose
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, brought_to_front, hard_disk
from tests.gui.support import added, services_of
from tests.narrowed import present

READ_AHEAD = "block.read_ahead"


class Bench(Comparer):
    """One process that does it all."""

    verb = "compare"

    def __init__(self, session: ScriptedSession) -> None:
        super().__init__(session)
        session.answers |= {"cancel": lambda _args: Nothing(), "compare": self.compare}

    def compare(self, _args: Any) -> Started:
        self.job += 1
        return Started(self.job)


@pytest.fixture
def bench(session: ScriptedSession) -> Bench:
    return Bench(session)


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession, bench: Bench) -> Iterator[ExperimentPage]:
    yield from brought_to_front(qtbot, ExperimentPage(services_of(session)), SDA, 1000, 700)


def test_the_charts_are_whole_below_a_heading_of_two_lines(
    qtbot: QtBot, session: ScriptedSession, bench: Bench
) -> None:
    del bench
    place, page = PagePlace(), ExperimentPage(services_of(session))
    qtbot.addWidget(place)
    place.setWidget(page)
    place.resize(800, 513)
    place.show()
    page.show_drive(SDA)
    page.set_active(True)
    choose(page, READ_AHEAD, 0, 1, 2, 3)
    page.form.start_button.click()
    page.view.heading.setText("A long name of a setting on a drive with a long name, too")

    def cut_off() -> list[int]:
        charts = filter(None, (page.view.effects, page.view.pairs))
        return [chart.geometry().bottom() - chart.parentWidget().height() + 1 for chart in charts]  # type: ignore[union-attr]

    for width in (760, 800, 900):
        place.resize(width, 513)
        qtbot.waitUntil(lambda: max(cut_off()) <= 0)


class TestAsking:
    def test_sends_what_the_form_says(self, page: ExperimentPage, session: ScriptedSession) -> None:
        choose(page, READ_AHEAD, 1, 2)
        item = present(page.form.values.item(1))
        page.form.start_button.click()
        asked = session.of("compare")[0]
        before = next(state.value for state in hard_disk() if state.setting == READ_AHEAD)
        assert [len(candidate.changes) for candidate in asked.candidates] == [1, 1]
        assert asked.candidates[0].changes == (Change(READ_AHEAD, before, item.data(Qt.ItemDataRole.UserRole)),)
        assert (asked.drive, asked.workload, asked.catalogue) == (SDA.ref, "drive.buffered-64k", DIGEST)
        assert asked.rounds >= comparison.least_rounds(2)
        assert asked.most_risk is Risk.PERFORMANCE

    def test_without_a_value_nothing_can_start(self, page: ExperimentPage) -> None:
        choose(page, READ_AHEAD)
        assert not page.form.start_button.isEnabled()
        assert page.form.length.text() == "Select a value."

    def test_a_time_too_short_for_so_many_values_says_how_long_it_takes(self, page: ExperimentPage) -> None:
        choose(page, READ_AHEAD, 0, 1, 2, 3)
        page.form.budget.setCurrentIndex(0)
        assert not page.form.start_button.isEnabled()
        assert page.form.length.text().startswith("5 values need 8 rounds, ")

    def test_what_risks_more_is_not_offered(self, page: ExperimentPage) -> None:
        offered = {page.form.setting.itemData(row) for row in range(page.form.setting.count())}
        assert READ_AHEAD in offered
        assert "ata.write_cache" not in offered
        assert "ata.apm" not in offered
        page.form.wear.setChecked(True)
        offered = {page.form.setting.itemData(row) for row in range(page.form.setting.count())}
        assert "ata.apm" in offered
        assert "ata.write_cache" not in offered
        # It cannot be asked for, so it cannot be switched back and forth.
        assert "ata.standby_timer" not in offered

    def test_it_unlocks_first(self, page: ExperimentPage, session: ScriptedSession) -> None:
        session.become(Class.BROWSE)
        choose(page, READ_AHEAD, 0)
        assert page.form.start_button.text() == "&Start…"
        page.form.start_button.click()
        assert session.privilege is Class.TUNE
        assert len(session.of("compare")) == 1

    def test_a_sleeping_drive_is_woken_only_when_asked(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        session.answers["compare"] = lambda _args: Fails(Fault.WOULD_WAKE, "It sleeps.")
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        assert page.message.action.text() == "&Wake Up and Start"
        session.answers["compare"] = lambda _args: Started(1)
        page.message.action.click()
        assert [asked.wake for asked in session.of("compare")] == [False, True]


class TestRunning:
    @pytest.mark.slow
    @pytest.mark.parametrize(("values", "several"), [((0,), False), ((0, 1), True)])
    def test_shows_only_what_there_is_to_choose_and_to_see(
        self, page: ExperimentPage, bench: Bench, values: tuple[int, ...], several: bool
    ) -> None:
        view = page.view

        def shown(*widgets: QWidget) -> list[bool]:
            return [widget.isVisibleTo(page) for widget in widgets]

        assert shown(view._body, view.about, view.ranking, view.which, view.export_button) == [False] * 5
        choose(page, READ_AHEAD, *values)
        page.form.start_button.click()
        result = bench.carry_out(*(1.1 for _ in values), rounds=2, end=False)
        assert shown(view._body, view.about, view.export_button, view.table_button) == [True] * 4
        assert shown(view.of, view.which, view.ranking, view.detail) == [several, False, False, False]
        bench.session.compare_ended.emit(CompareEnded(1, result))
        assert shown(view.of, view.which, view.ranking, view.detail) == [several, False, True, True]

    def test_estimates_narrow_while_it_runs(self, page: ExperimentPage, bench: Bench) -> None:
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        bench.carry_out(1.1, rounds=8, end=False)
        progress = present(page.view.progress)
        found = [standing.estimate for one in progress.rounds for standing in one.standings if standing.arm == 1]
        widths = [
            one.high - one.low for one in found if one is not None and one.low is not None and one.high is not None
        ]
        assert len(widths) == 3
        assert widths[-1] <= widths[0]
        assert page.form.progress.value() > 0
        assert "left" in page.form.progress_text.text()
        assert page.view.verdict.text() == "Comparing…"

    def test_one_that_ends_while_another_drive_is_in_view_leaves_the_form_to_that(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        session.answers["compare"] = lambda _args: Fails(Fault.WOULD_WAKE, "It sleeps.")
        choose(page, READ_AHEAD, 0)
        session.held = True
        page.form.start_button.click()
        page.show_drive(a_drive("sdb", "Other Disk"))
        assert page.message.text.text() == f"Runs on {SDA.title}."
        session.let_go()
        # Waking that drive is nothing to be offered here, and Start means the drive in view.
        assert page.message.text.text() == f"{SDA.title}: It sleeps."
        assert page.message.action.text() == ""
        choose(page, READ_AHEAD, 0)
        assert [task.drive.name for task in page.form.tasks()] == ["sdb"]

    def test_events_that_come_before_the_answer_are_not_lost(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        choose(page, READ_AHEAD, 0)
        session.held = True
        page.form.start_button.click()
        session.release()  # the settings, for the history
        waiting = [verb for verb, _ in session.asked if verb == "compare"]
        assert waiting
        session.compare_run.emit(CompareRun(1, 0, 0, 1e8, "", 1, 16, 10.0))
        session.let_go()
        assert len(present(page.view.progress).runs) == 1

    def test_cancel_is_sent_at_once_and_its_end_is_told(
        self, page: ExperimentPage, session: ScriptedSession, bench: Bench
    ) -> None:
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        result = bench.carry_out(1.1, rounds=2, end=False)
        page.form.cancel_button.click()
        assert session.of("cancel")[0].job == 1
        assert not page.form.cancel_button.isEnabled()
        session.compare_ended.emit(CompareEnded(1, result, (), Fault.CANCELLED, "Cancelled."))
        assert page.message.text.text() == "Cancelled."
        assert page.form.start_button.isEnabled()

    def test_what_could_not_be_put_back_is_said_loudly(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        stuck = ("Read-ahead could not be put back: it is gone.",)
        session.compare_ended.emit(CompareEnded(1, None, stuck, Fault.DRIVE_GONE, "sda is gone."))
        assert page.message.text.text() == "sda is gone. Read-ahead could not be put back: it is gone."
        page.show_drive(a_drive("sdb"))
        page.show_drive(SDA)
        assert page.view.verdict.text() == "Compares values of a setting.", "there is no result to be shown"

    def test_the_helper_leaves(self, page: ExperimentPage, session: ScriptedSession) -> None:
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        session.become(Class.BROWSE)
        assert page.message.text.text() == "Interrupted."
        assert page.form.cancel_button.isEnabled() is False

    def test_what_becomes_of_its_values_is_asked_until_it_is_known(
        self, page: ExperimentPage, session: ScriptedSession, qtbot: QtBot
    ) -> None:
        place = added(qtbot, TrialBars(session))
        page.trial_left.connect(place.adopt)
        session.answers["compare"] = lambda _args: Started(1, "00112233aabbccdd")
        session.answers["trial"] = lambda _args: TrialState(TrialStage.LEFT)
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        session.become(Class.BROWSE)
        (bar,) = place.bars.values()
        assert "Checking" in bar.text.text()
        assert bar.keep.isHidden()
        for _ in range(LOOKS_LEFT):
            place.look()
        assert "not reverted." in bar.text.text()
        ended = TrialEnded("00112233aabbccdd", "sda", TrialEnd.RECOVERED)
        session.answers["trial"] = lambda _args: TrialState(TrialStage.OVER, ended)
        with qtbot.waitSignal(place.ended):
            place.look()
        assert not place.bars


class TestFinding:
    @pytest.mark.slow
    def test_the_best_value_can_be_kept_and_the_ranking_has_what_is_now_among_the_others(
        self, page: ExperimentPage, bench: Bench, qtbot: QtBot
    ) -> None:
        choose(page, READ_AHEAD, 0, 1)
        page.form.start_button.click()
        result = bench.carry_out(0.9, 1.2)
        progress = present(page.view.progress)
        arms = progress.task.arms
        best = arms[2]
        assert page.view.verdict.text().startswith(f"Read-ahead: {best.label}. Faster by 20%")
        assert page.view.keep_button.text() == f"&Apply {best.label}…"
        with qtbot.waitSignal(page.keep_asked) as caught:
            page.view.keep_button.click()
        restoration = caught.args[0][0]
        assert restoration.drive == SDA
        assert dict(restoration.values) == dict(best.values)
        rows = summary.ranking_table(progress.task, result).rows
        assert [row[0] for row in rows] == [best.label, f"{arms[0].label} (before)", arms[1].label]
        assert rows[0][4] == "faster"
        assert str(rows[0][5]).startswith("More ")

    @pytest.mark.slow
    def test_where_nothing_is_faster_it_says_leave_it(self, page: ExperimentPage, bench: Bench) -> None:
        choose(page, READ_AHEAD, 0, 1)
        page.form.start_button.click()
        bench.carry_out(1.0, 1.0)
        assert "keep" in page.view.verdict.text()
        assert "no difference" in page.view.verdict.text()
        assert page.view.keep_button.isHidden()

    @pytest.mark.slow
    def test_the_result_is_kept_and_exported_and_shown_of_its_own_drive_only(
        self, page: ExperimentPage, bench: Bench, session: ScriptedSession, tmp_path: Path
    ) -> None:
        choose(page, READ_AHEAD, 0)
        page.form.start_button.click()
        result = bench.carry_out(1.2)
        store = page.services.archive.store
        found = store.summaries()
        assert [(one.workload, one.kind.value) for one in found] == [("drive.buffered-64k", "experiment")]
        assert found[0].figure == pytest.approx(1.2, rel=0.01)
        body = store.entry(found[0].id).body
        assert len(body["result"]["findings"][0]["pairs"]) == session.of("compare")[0].rounds
        for kind in ("csv", "json", "png", "svg"):
            page.export(kind, tmp_path / f"found.{kind}")
        page.export("ranking", tmp_path / "ranking.csv")
        ranked = list(csv.reader(io.StringIO((tmp_path / "ranking.csv").read_text("utf-8"))))
        assert ranked[0][:4] == ["Value", "Median", "Change", "Confidence interval"]
        assert len(ranked) == 3
        rows = list(csv.reader(io.StringIO((tmp_path / "found.csv").read_text("utf-8"))))
        assert len(rows) == 1 + result.rounds
        exported = json.loads((tmp_path / "found.json").read_text("utf-8"))
        assert exported["result"]["best"] == 1
        progress = present(page.view.progress)
        assert exported["at"] == progress.began.isoformat(timespec="seconds")
        assert f", {progress.began:%Y-%m-%d %H:%M}\n" in page.view.as_text()
        assert (tmp_path / "found.png").read_bytes().startswith(b"\x89PNG")
        assert b"<svg" in (tmp_path / "found.svg").read_bytes()
        assert "Faster by 20%" in page.view.as_text()
        # The table says what the charts show.
        page.view.table_button.click()
        assert present(page.view.pairs_table.model()).rowCount() == result.rounds
        page.show_drive(a_drive("sdb", "Other Disk"))
        assert page.view.progress is None
        page.show_drive(SDA)
        assert page.view.progress is progress


class TestTuning:
    @pytest.mark.slow
    def test_experiments_are_made_in_turn_and_summed_up(
        self, page: ExperimentPage, bench: Bench, session: ScriptedSession
    ) -> None:
        page.form.tune.setChecked(True)
        count = page.form.recipes.count()
        assert count >= 2
        assert page.form.start_button.isEnabled()
        page.form.start_button.click()
        for number in range(count):
            assert len(session.of("compare")) == number + 1
            bench.carry_out(*[1.0] * len(session.of("compare")[-1].candidates))
        assert f"{count} experiments: no faster value." in page.message.text.text()
        assert page.view.which.count() == count
        page.view.which.setCurrentIndex(0)
        assert page.view.progress is page.outcomes[0]

    def test_what_fails_ends_it_and_the_rest_is_not_begun(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        page.form.tune.setChecked(True)
        page.form.start_button.click()
        session.compare_ended.emit(CompareEnded(1, None, (), Fault.DRIVE_GONE, "sda is gone."))
        assert len(session.of("compare")) == 1
        assert page.message.text.text() == "sda is gone."
        assert page.message.isVisible()
        page.form.start_button.click()
        assert not page.message.isVisible()


class TestBeforeAndAfter:
    CHANGES = (Change(READ_AHEAD, 256, 1024), Change("block.scheduler", "mq-deadline", "none"))

    @pytest.mark.slow
    def test_a_change_is_measured_as_a_whole(
        self, page: ExperimentPage, bench: Bench, session: ScriptedSession
    ) -> None:
        page.before_and_after(SDA, self.CHANGES)
        assert page.form.change.isChecked()
        assert "Read-ahead: 256 KiB → 1024 KiB" in page.form.change_text.text()
        page.form.start_button.click()
        assert session.of("compare")[0].candidates[0].changes == self.CHANGES
        bench.carry_out(1.1)
        assert page.view.verdict.text().startswith("Faster by 10%")
        assert page.view.keep_button.isVisibleTo(page)

    def test_what_only_writing_feels_is_judged_by_writing_whenever_the_states_come(
        self, page: ExperimentPage
    ) -> None:
        form = page.form
        form.propose((Change("ata.write_cache", False, True),))
        assert form.workload.currentData() == "use.database-log"
        form.set_states(tuple(state for state in hard_disk() if state.setting != "scsi.queue_depth"))
        assert form.workload.currentData() == "use.database-log"
        assert "affects writes" not in form.warning.text()

    def test_another_workload_may_be_chosen_and_stays_but_is_said_to_find_nothing(
        self, page: ExperimentPage
    ) -> None:
        form = page.form
        form.propose((Change("ata.write_cache", False, True),))
        form.workload.setCurrentIndex(form.workload.findData("drive.direct"))
        form.set_states(tuple(state for state in hard_disk() if state.setting != "scsi.queue_depth"))
        assert form.workload.currentData() == "drive.direct"
        assert "“Write cache” affects writes" in form.warning.text()
        form.one.setChecked(True)
        assert form.workload.currentData() == "drive.buffered-64k"
        assert "affects writes" not in form.warning.text()

    def test_the_plan_offers_it_as_soon_as_it_could_be_applied(self, qtbot: QtBot) -> None:
        panel = added(qtbot, ChangesBar())
        line = ChangeSummary(READ_AHEAD, "Read-ahead: 256 KiB → 1024 KiB", "", "", "", "", moved=False)
        panel.show_changes((line,), "")
        assert panel.compare.isEnabled()
        with qtbot.waitSignal(panel.compare_asked):
            panel.compare.click()
        panel.show_changes((line,), "Applying…")
        assert not panel.compare.isEnabled()
