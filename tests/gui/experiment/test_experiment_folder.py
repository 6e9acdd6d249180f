"""Comparisons in a file: the page joins root's half, which switches, and the user's, which measures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.experiments import recipes
from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.measuring.measurement import FolderFacts, Stage
from disktune_contract.measuring.workload import Engine, Metric
from disktune_contract.messages.change import ChangeResult, OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.comparison import CompareEnded, CompareSwitch, Switched
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import EngineList, EngineState, MeasureSample, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Change, Risk
from disktune_contract.workloads import BY_ID
from disktune_gui.experiment import summary
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.text import wording
from tests.gui.comparisons import SDA, Comparer, choose
from tests.gui.scripted_session import Fails, ScriptedSession, brought_to_front
from tests.gui.support import services_of
from tests.narrowed import present

SCHEDULER, LOG, DESKTOP = "block.scheduler", "use.database-log", "use.desktop-copy"
JOB, TRIAL = 7, "0123456789abcdef"
HOME = FolderFacts("/home/me", "btrfs", ("sda",), 10**12, ("btrfs writes every change to a new place.",))


class Halves(Comparer):
    """Both helpers: root's, which switches, and the user's, which measures."""

    verb = "compare-folder"

    def __init__(self, session: ScriptedSession) -> None:
        super().__init__(session)
        self.job = JOB
        session.answers |= {
            "check-folder": lambda _args: HOME,
            "hold": lambda _args: OfTrial(TRIAL),
            "switch": lambda _args: Nothing(),
            "switched": lambda _args: Nothing(),
            "compare-folder": lambda _args: Started(JOB),
            "cancel-folder": lambda _args: Nothing(),
            "put-back": lambda args: TrialEnded(args.trial, "sda", TrialEnd.COMPARED),
        }

    def switch(self, arm: int) -> None:
        self.session.compare_switch.emit(CompareSwitch(JOB, arm, 90))

    def verbs(self) -> list[str]:
        """What was asked of the two halves, in order."""
        ours = ("hold", "switch", "switched", "compare-folder", "cancel-folder", "put-back")
        return [verb for verb, _ in self.session.asked if verb in ours]


@pytest.fixture
def halves(session: ScriptedSession) -> Halves:
    return Halves(session)


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession, halves: Halves) -> Iterator[ExperimentPage]:
    yield from brought_to_front(qtbot, ExperimentPage(services_of(session)), SDA, 1000, 700)


def ask(page: ExperimentPage, workload: str = DESKTOP, folder: str = "/home/me", rows: int = 1) -> None:
    """Choose some schedulers, a workload of a file and a directory."""
    choose(page, SCHEDULER, *range(rows))
    page.form.workload.setCurrentIndex(page.form.workload.findData(workload))
    page.form.folder.set_path(folder)
    page.form.file_mib.setValue(64)


def begin(page: ExperimentPage, workload: str = DESKTOP) -> None:
    ask(page, workload)
    page.form.start_button.click()


def take_two_rounds(page: ExperimentPage, halves: Halves) -> None:
    """Begin, and go on until two rounds are over and the comparison is not."""
    begin(page)
    halves.carry_out(1.1, rounds=2, end=False)


class TestAsking:
    def test_a_workload_of_a_file_asks_where_and_says_what_is_written(self, page: ExperimentPage) -> None:
        choose(page, SCHEDULER, 0)
        assert not page.form.folder.isVisibleTo(page)
        assert page.form.promise.text().startswith("Read")
        ask(page)
        assert page.form.folder.isVisibleTo(page)
        # The copy has a file of its own.
        assert page.form.promise.text().startswith("Writes 128 MiB, then removes it; values are restored.")
        assert "btrfs writes every change to a new place." in page.form.folder.notes.text()
        assert f"Criterion: {wording.name(Metric.P99)}." in page.form.length.text()
        assert page.form.start_button.isEnabled()

    def test_a_place_that_will_not_do_is_a_sentence_and_nothing_starts(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        for answer, why in (
            (FolderFacts("/x", "ext4", ("sdb",), 10**12), "This is on sdb."),
            (FolderFacts("/x", "ext4", ("sda", "sdb"), 10**12), "Select a folder on"),
            (FolderFacts("/x", "zfs", (), 10**12), "Select a folder on"),
            (FolderFacts("/x", "ext4", ("sda",), 10**8), "Too little space"),
            (FolderFacts("/x", "ext4", ("sda",), 10**12, refusal="It is read-only."), "It is read-only."),
            (Fails(Fault.OUT_OF_RANGE, "There is no such folder."), "There is no such folder."),
        ):

            def found(_args: object, answer: object = answer) -> object:
                return answer

            session.answers["check-folder"] = found
            ask(page, folder="/y")
            page.form.folder.set_path("/x")
            assert page.form.warning.text().startswith(why)
            assert not page.form.start_button.isEnabled()

    def test_without_fio_it_says_how_to_get_it(self, page: ExperimentPage, session: ScriptedSession) -> None:
        missing = EngineState(Engine.FIO, "", "fio is not installed. To install it: sudo apt install fio")
        session.answers["engines"] = lambda _args: EngineList((missing,))
        page.set_active(True)
        ask(page)
        assert page.form.warning.text() == missing.why
        assert not page.form.start_button.isEnabled()

    def test_both_halves_hear_what_they_need_and_no_more(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        begin(page)
        (held,), (asked,) = session.of("hold"), session.of("compare-folder")
        assert held.candidates[0].changes[0].setting == SCHEDULER
        assert (asked.folder, asked.file_mib, asked.workload, asked.candidates) == ("/home/me", 64, DESKTOP, 1)
        # On a disk the slowest hundredth of few requests takes longer to tell.
        assert asked.seconds == recipes.RARE_SECONDS
        assert session.of("compare") == []

    def test_a_change_of_the_write_cache_proposes_what_only_writing_feels(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        page.before_and_after(SDA, (Change("ata.write_cache", True, False),))
        assert page.form.workload.currentData() == LOG
        page.form.folder.set_path("/home/me")
        page.form.start_button.click()
        assert session.of("hold")[0].most_risk is Risk.DATA_LOSS

    def test_tuning_writes_only_where_a_folder_is_named(self, page: ExperimentPage) -> None:
        page.form.tune.setChecked(True)
        without = page.form.recipes.count()
        page.form.folder.set_path("/home/me")
        assert page.form.recipes.count() > without
        names = [item.text() for row in range(page.form.recipes.count()) if (item := page.form.recipes.item(row))]
        assert any(name.endswith(", in a file") for name in names)
        assert page.form.promise.text().startswith("Writes ")

    def test_tuning_goes_on_without_a_file_where_none_can_be(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        page.form.tune.setChecked(True)
        without = page.form.recipes.count()
        session.answers["check-folder"] = lambda _args: FolderFacts("/x", "ext4", ("sdb",), 10**12)
        page.form.folder.set_path("/x")
        assert page.form.recipes.count() == without
        assert page.form.warning.text().startswith("This is on sdb.")
        assert page.form.start_button.isEnabled()

    def test_what_was_left_out_stays_so_while_those_in_a_file_come_and_go(self, page: ExperimentPage) -> None:
        page.form.tune.setChecked(True)
        first = present(page.form.recipes.item(0))
        left_out = first.text()
        first.setCheckState(Qt.CheckState.Unchecked)
        page.form.folder.set_path("/home/me")
        page.form.file_mib.setValue(65_536)
        page.form.file_mib.setValue(64)
        tasks = page.form.tasks()
        assert any(task.where is not None for task in tasks)
        assert not any(left_out.startswith(f"{task.title}, ") and task.where is None for task in tasks)


class TestCarrying:
    def test_each_value_is_switched_before_it_is_measured_and_all_goes_back(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        begin(page)
        halves.carry_out(1.25)
        verbs = halves.verbs()
        assert verbs[:4] == ["hold", "compare-folder", "switch", "switched"]
        assert verbs[-1] == "put-back"
        assert verbs.count("put-back") == 1
        switches = [(asked.trial, asked.arm, asked.hold_s) for asked in session.of("switch")]
        assert set(switches) == {(TRIAL, 0, 90), (TRIAL, 1, 90)}
        assert session.of("switched")[0] == Switched(JOB, switches[0][1])
        assert page.form.start_button.isEnabled()

    @pytest.mark.slow
    def test_the_finding_is_told_as_a_wait_and_the_shorter_is_the_better(
        self, page: ExperimentPage, halves: Halves
    ) -> None:
        begin(page, LOG)
        result = halves.carry_out(1.25)
        progress = present(page.view.progress)
        assert "Latency lower by 20% (−20% to −20%)." in page.view.verdict.text()
        assert page.view.about.text().startswith("Database commit log, by ")
        assert "btrfs writes every change" in page.view.about.text()
        rows = summary.ranking_table(progress.task, result).rows
        assert rows[0][1:4] == ("1.6 ms", "−20%", "−20% to −20%")
        assert rows[1][1] == "2.0 ms"
        header, pairs = summary.pairs_table(progress).header, summary.pairs_table(progress).rows
        assert header[2:4] == ("Current value (ms)", "Tested value (ms)")
        assert pairs[0][4] == pytest.approx(-20, abs=0.5)
        assert page.view.keep_button.isVisibleTo(page)
        entry = page.services.archive.store.summaries()[0]
        assert entry.figure == pytest.approx(0.8, abs=0.01)
        stored = page.services.archive.store.entry(entry.id).body
        assert (stored["result"]["metric"], stored["folder"]["filesystem"]) == ("p50", "btrfs")

    def test_while_the_file_is_written_that_is_said(self, page: ExperimentPage, session: ScriptedSession) -> None:
        begin(page)
        sample = MeasureSample(JOB, 0, 0, Stage.PREPARING, 1.0, 1 << 20, 1e8, 0.0, None, None, 1.0, 0.37)
        session.measure_sample.emit(sample)
        assert page.form.progress_text.text() == "Writing the file: 37%"

    @pytest.mark.slow
    def test_several_experiments_of_both_kinds_in_turn(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        session.answers["compare"] = lambda _args: Started(1)
        page.form.tune.setChecked(True)
        page.form.folder.set_path("/home/me")
        for row in range(page.form.recipes.count()):
            item = present(page.form.recipes.item(row))
            kept = "in a file" in item.text() or row == 0
            item.setCheckState(Qt.CheckState.Checked if kept else Qt.CheckState.Unchecked)
        page.form.start_button.click()
        assert len(session.of("compare")) == 1
        session.compare_ended.emit(CompareEnded(1, None))
        assert len(session.of("compare-folder")) == 1
        halves.carry_out(*[1.0] * session.of("compare-folder")[0].candidates)
        assert halves.verbs()[-1] == "put-back" or len(session.of("compare-folder")) > 1


class TestTroubles:
    def test_cancel_puts_back_at_once_and_ends_when_the_run_has_stopped(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        take_two_rounds(page, halves)
        page.form.cancel_button.click()
        assert halves.verbs()[-2:] == ["cancel-folder", "put-back"]
        assert not page.form.start_button.isEnabled()
        # A value that is asked for now is not switched any more.
        before = len(session.of("switch"))
        session.compare_switch.emit(CompareSwitch(JOB, 1, 90))
        assert len(session.of("switch")) == before
        session.compare_ended.emit(CompareEnded(JOB, None, (), Fault.CANCELLED, "The measurement was cancelled."))
        assert page.form.start_button.isEnabled()
        assert page.message.text.text() == "The measurement was cancelled."

    def test_cancel_before_anything_has_answered(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        ask(page)
        session.held = True
        page.form.start_button.click()
        session.release()
        assert halves.verbs() == ["hold"]
        page.form.cancel_button.click()
        session.let_go()
        assert halves.verbs() == ["hold", "put-back"]
        assert page.form.start_button.isEnabled()
        assert page.message.text.text() == "Cancelled."

    def test_a_refusal_of_the_users_half_lets_go_of_roots(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        session.answers["compare-folder"] = lambda _args: Fails(Fault.NO_ROOM, "Too little space.")
        begin(page)
        assert halves.verbs() == ["hold", "compare-folder", "put-back"]
        assert page.message.text.text() == "Too little space."

    def test_a_sleeping_drive_is_woken_only_when_asked(
        self, page: ExperimentPage, session: ScriptedSession
    ) -> None:
        session.answers["hold"] = lambda _args: Fails(Fault.WOULD_WAKE, "It sleeps.")
        begin(page)
        assert page.message.action.text() == "&Wake Up and Start"
        session.answers["hold"] = lambda _args: OfTrial(TRIAL)
        page.message.action.click()
        assert [asked.wake for asked in session.of("hold")] == [False, True]

    def test_a_value_that_cannot_be_set_ends_it(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        session.answers["switch"] = lambda _args: Fails(Fault.REFUSED_BY_DRIVE, "The drive refused.")
        begin(page)
        session.compare_switch.emit(CompareSwitch(JOB, 1, 90))
        assert halves.verbs()[-2:] == ["cancel-folder", "put-back"]
        session.compare_ended.emit(CompareEnded(JOB, None, (), Fault.CANCELLED, "Cancelled."))
        assert page.message.text.text() == "The drive refused."

    @pytest.mark.slow
    def test_what_could_not_be_put_back_is_said_loudly(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        stuck = ChangeResult(
            SCHEDULER, "none", "mq-deadline", None, changed=False, fault=Fault.IO_ERROR, why="It is gone."
        )
        session.answers["put-back"] = lambda args: TrialEnded(args.trial, "sda", TrialEnd.COMPARED, (stuck,))
        begin(page)
        halves.carry_out(1.1)
        assert "not restored: It is gone." in page.message.text.text()

    def test_the_trial_ran_out(self, page: ExperimentPage, session: ScriptedSession, halves: Halves) -> None:
        take_two_rounds(page, halves)
        session.trial_ended.emit(TrialEnded(TRIAL, "sda", TrialEnd.TIMED_OUT))
        assert halves.verbs()[-1] == "cancel-folder"
        session.compare_ended.emit(CompareEnded(JOB, None, (), Fault.CANCELLED, "Cancelled."))
        assert page.message.text.text() == "Run too long; values restored."
        assert "put-back" not in halves.verbs()

    def test_the_helper_that_measures_leaves(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        take_two_rounds(page, halves)
        session.left.emit(Class.BROWSE)
        assert halves.verbs()[-1] == "put-back"
        assert page.message.text.text() == "Interrupted."
        assert page.form.start_button.isEnabled()

    def test_the_helper_that_switches_leaves(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        take_two_rounds(page, halves)
        session.become(Class.BROWSE)
        assert halves.verbs()[-1] == "cancel-folder"
        assert page.message.text.text() == "Interrupted."

    def test_the_helper_that_switches_leaves_while_it_puts_back(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        left: list[str] = []
        page.trial_left.connect(lambda _drive, trial: left.append(trial))
        take_two_rounds(page, halves)
        session.answers["put-back"] = lambda _args: Fails(Fault.INTERNAL, "DiskTune's helper stopped.")
        page.form.cancel_button.click()
        session.compare_ended.emit(CompareEnded(JOB, None, (), Fault.CANCELLED, "Cancelled."))
        assert not page.idle
        session.become(Class.BROWSE)
        assert page.idle
        assert left == [TRIAL]

    def test_what_happened_is_a_sentence_and_the_values_are_back(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        take_two_rounds(page, halves)
        why = "fio failed: it was killed by signal 9."
        session.compare_ended.emit(CompareEnded(JOB, None, (), Fault.IO_ERROR, why))
        assert page.message.text.text() == why
        assert halves.verbs()[-1] == "put-back"

    def test_a_suspended_machine_makes_it_void(
        self, page: ExperimentPage, session: ScriptedSession, halves: Halves
    ) -> None:
        take_two_rounds(page, halves)
        asked = session.of("compare-folder")[0]
        course = Course(1, asked.rounds, metric=BY_ID[DESKTOP].metric)
        void = "The machine was suspended in the middle, so this is void."
        session.compare_ended.emit(CompareEnded(JOB, course.result(DESKTOP, 10, 1, void)))
        assert page.view.verdict.text() == void
        assert not page.view.keep_button.isVisibleTo(page)
