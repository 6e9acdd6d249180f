"""The benchmark page: what can be measured, in which profile, and with which programs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt

from disktune_contract.measuring.workload import LIMIT_S, Engine, Target
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import EngineState, Measure, MeasureEnded, MeasureResult
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.profiles import workload_choice
from tests.gui.benchmarks import Bench
from tests.gui.scripted_session import ScriptedSession, keyboard
from tests.gui.stored import a_measurement
from tests.gui.support import copied
from tests.narrowed import present

pytestmark = pytest.mark.usefixtures("bench")


class TestProfiles:
    """Several workloads in turn."""

    def step(self, bench: Bench, number: int, workload: str, *rates: float) -> None:
        result = a_measurement(workload, *rates)
        bench.session.measure_result.emit(MeasureResult(bench.jobs, number, result))

    def test_each_step_is_a_result_and_the_whole_a_curve(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        page.form.choices.choose("profile:drive.depths")
        page.form.start_button.click()
        [asked] = session.of("measure")
        assert asked.workloads == PROFILE_BY_ID["drive.depths"].steps
        assert (asked.seconds, asked.runs) == (5, 5)
        for number, workload in enumerate(asked.workloads):
            self.step(bench, number, workload, 4e5 * (number + 1))
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs))
        assert len(page.results) == 8
        found = page.measured.grid.cells.grid
        assert [name for name, _ in found.rows] == [BY_ID[one].label for one in asked.workloads]
        assert page.result.figure.text() == "98 IOPS", "the first of a set is shown, not the last"
        panel = present(page.measured.views)
        assert panel.view is not None
        assert panel.view.key == "sweep"
        assert panel.view.title == "Throughput by queue depth"
        assert [panel.view.words(place) for place in panel.view.places] == [
            "1",
            "2",
            "4",
            "8",
            "16",
            "32",
            "64",
            "128",
        ]
        [line] = panel.view.lines
        assert list(line.y) == pytest.approx([0.4 * (number + 1) for number in range(8)])

    def test_what_was_done_before_a_cancel_is_kept(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.choices.choose("profile:drive.quick")
        page.form.start_button.click()
        self.step(bench, 0, "drive.direct", 150e6)
        bench.fail(Fault.CANCELLED, "The measurement was cancelled.")
        assert page.message.text.text() == "The measurement was cancelled."
        assert [one.measurement.workload for one in page.results] == ["drive.direct"]
        assert len(page.services.archive.store.summaries()) == 1

    def test_what_a_drive_cannot_do_is_named_and_the_rest_is_there(
        self, page: BenchmarkPage, bench: Bench, session: ScriptedSession
    ) -> None:
        page.form.choices.choose("profile:drive.quick")
        page.form.start_button.click()
        done = (a_measurement("drive.random-4k-q1", 3e5), a_measurement("drive.random-4k-q32", 9e5))
        why = "“Direct read” was left out: the drive is too small."
        session.measure_ended.emit(MeasureEnded(bench.jobs, done, skipped=(why,)))
        assert page.message.text.text() == why
        assert [one.measurement.workload for one in page.results] == ["drive.random-4k-q1", "drive.random-4k-q32"]
        stored = {one.workload for one in page.services.archive.store.summaries()}
        assert stored == {"drive.random-4k-q1", "drive.random-4k-q32"}


class TestChoosing:
    def test_everything_can_be_chosen_and_says_what_it_is_for(self, page: BenchmarkPage) -> None:
        choices = page.form.choices
        for group in workload_choice.groups(Target.DRIVE):
            for choice in group.choices:
                choices.choose(choice.id)
                assert page.form.choices.box.currentData() == choice.id
                request = page.form.request()
                assert isinstance(request, Measure), choice.id
                for step in request.workloads:
                    bounds = BY_ID[step].seconds
                    assert request.seconds is None or (bounds is not None and bounds.admits(request.seconds))
                    assert request.runs is None or BY_ID[step].runs.admits(request.runs)
                    assert request.offset_bytes == 0 or BY_ID[step].offset

    def test_the_list_leads_to_all_profiles_and_keeps_its_choice(self, page: BenchmarkPage) -> None:
        box, asked = page.form.choices.box, []
        page.form.choices.more_asked.disconnect()
        page.form.choices.more_asked.connect(lambda: asked.append(page.form.choices.choice().id))
        box.setCurrentIndex(box.count() - 1)
        box.activated.emit(box.count() - 1)
        assert asked == ["drive.direct"]
        assert box.currentData() == "drive.direct"

    def test_size_and_runs_are_behind_the_name(self, page: BenchmarkPage) -> None:
        page.form.choices.choose("profile:file.default")
        assert page.form.choices.box.currentText() == "CrystalDiskMark, 1 GiB × 5"
        page.form.options.file_mib.setValue(1536)
        page.form.options.runs.setValue(3)
        assert page.form.choices.box.currentText() == "CrystalDiskMark, 1536 MiB × 3"
        page.form.set_target(Target.DRIVE)
        assert page.form.choices.box.currentText() == "CrystalDiskMark × 5"

    def test_search(self, page: BenchmarkPage) -> None:
        chooser = page.form.choose_profile()
        chooser.search.setText("hdparm -T")
        assert "drive.cached" in chooser.shown()
        assert "drive.surface" not in chooser.shown()
        assert chooser.select_button.isDefault(), "Enter selects"
        assert chooser.purpose.hasHeightForWidth(), "long texts continue in the next line"
        assert chooser.more.hasHeightForWidth()
        chooser.reject()
        assert page.form.choices.choice().id == "drive.direct", "a search changed the choice"

    def test_a_profile_is_found_by_its_other_names_whichever_target_is_chosen(self, page: BenchmarkPage) -> None:
        for target in Target:
            page.form.set_target(target)
            chooser = page.form.choose_profile()
            for words, found in (
                ("crystal", "profile:file.default"),
                ("kdiskmark", "profile:drive.crystal"),
                ("hdparm", "profile:hdparm"),
                ("dd", "profile:dd.writes"),
                ("bonnie", "file.bonnie"),
                ("gnome disks", "drive.surface"),
            ):
                chooser.search.setText(words)
                assert found in chooser.shown(), (target, words)
            chooser.reject()

    def test_what_is_found_is_taken_with_enter_and_brings_its_target(self, page: BenchmarkPage) -> None:
        chooser = page.form.choose_profile()
        chooser.search.setText("bonnie")
        keyboard.keyClick(chooser.search, Qt.Key.Key_Return)
        assert page.form.choices.choice().id == "file.bonnie"
        assert page.form.target is Target.FOLDER
        assert page.form.target_box.currentText() != "Drive, read-only"
        assert page.form.choices.box.currentText() == "bonnie++"

    def test_the_familiar_ones_are_one_click_away(self, page: BenchmarkPage) -> None:
        quick, crystal, hdparm, surface, long_write = range(5)
        box = page.form.choices.box
        for target, number, wanted in (
            (Target.DRIVE, quick, "profile:drive.quick"),
            (Target.DRIVE, crystal, "profile:drive.crystal"),
            (Target.FOLDER, crystal, "profile:file.default"),
            (Target.FOLDER, quick, "profile:file.demo"),
            (Target.FOLDER, hdparm, "profile:hdparm"),
            (Target.FOLDER, surface, "drive.surface"),
            (Target.DRIVE, long_write, "write.long"),
            (Target.FOLDER, hdparm, "profile:hdparm"),
        ):
            page.form.set_target(target)
            box.setCurrentIndex(number)
            box.activated.emit(number)
            assert page.form.choices.choice().id == wanted
            assert box.currentIndex() == number
        # hdparm and the surface are of the raw drive alone: the target says so.
        assert page.form.target_box.currentIndex() == 0

    def test_what_is_measured_in_the_same_way_stays_when_the_target_changes(self, page: BenchmarkPage) -> None:
        page.form.choices.choose("profile:drive.crystal")
        page.form.set_target(Target.FOLDER)
        assert page.form.choices.choice().id == "profile:file.default"
        page.form.set_target(Target.DRIVE)
        assert page.form.choices.choice().id == "profile:drive.crystal"

    def test_only_what_has_a_place_asks_for_one(self, page: BenchmarkPage) -> None:
        page.form.options_button.click()
        assert page.form.options.offset.isVisible()
        page.form.choices.choose("drive.surface")
        assert not page.form.options.offset.isVisible()
        assert page.form.options.seconds.isVisible()
        assert page.form.options.seconds.value() == 60
        assert page.form.facts.text() == "At most 1 min. Only reads."

    def test_a_program_that_is_missing_is_named_with_the_command(self, page: BenchmarkPage) -> None:
        why = "fio is not installed. To install it: sudo apt install fio"
        page.form.set_engines({Engine.FIO: EngineState(Engine.FIO, "", why)})
        assert page.form.start_button.isEnabled()
        assert not page.form.command.isVisible()
        page.form.choices.choose("drive.fio.random-4k-q32")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()
        page.form.command.click()
        assert copied() == "sudo apt install fio"

    def test_a_sandbox_says_nothing_of_the_programs_of_the_computer(
        self, page: BenchmarkPage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What is missing in it concerns files; raw drives are measured by a helper outside."""
        why = "fio is not installed. A Flatpak brings no such program"
        monkeypatch.setattr(page.form, "_place", replace(page.form._place, sandboxed=True))
        page.form.set_engines({Engine.FIO: EngineState(Engine.FIO, "", why)})
        page.form.choices.choose("drive.fio.random-4k-q32")
        assert page.form.start_button.isEnabled()
        page.form.set_target(Target.FOLDER)
        page.form.folder.set_path("/home/u")
        page.form.choices.choose("file.rnd4k-q1t1.read")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()


class TestAmounts:
    """What a choice takes: time and room."""

    def test_the_time_is_that_of_all_runs_of_all_workloads(self) -> None:
        direct = workload_choice.of_workload(BY_ID["drive.direct"])
        assert direct.duration_s(7, 4) == 28
        usual = present(BY_ID["drive.direct"].seconds)
        assert direct.duration_s(None, 2) == 2 * usual.usual
        depths = workload_choice.of_profile(PROFILE_BY_ID["drive.depths"])
        assert depths.duration_s(5, 3) == 8 * 5 * 3

    def test_what_has_no_time_of_its_own_may_take_as_long_as_a_run_may(self) -> None:
        endless = replace(BY_ID["drive.direct"], seconds=None)
        assert workload_choice.of_workload(endless).duration_s(5, 2) == 2 * LIMIT_S

    def test_the_size_of_a_file_is_a_choice_only_where_a_file_may_have_any(self) -> None:
        sizes = {one.id: workload_choice.of_workload(one).chooses_size for one in BY_ID.values()}
        assert not any(sizes[one.id] for one in BY_ID.values() if one.target is Target.DRIVE)
        for one in BY_ID.values():
            if one.target is Target.FOLDER:
                assert sizes[one.id] == (one.file_bytes is None), one.id

    def test_the_room_is_that_of_all_files_together(self) -> None:
        for one in BY_ID.values():
            each = one.file_bytes or 64 << 20
            assert workload_choice.of_workload(one).needs_bytes(64) == each * one.files, one.id
        assert any(one.files > 1 for one in BY_ID.values())
