"""The benchmark page: ask, watch, read, compare; and all that can go wrong meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from disktune_contract.drive import Usage
from disktune_contract.faults import Fault
from disktune_contract.looking import DriveList, StateList
from disktune_contract.measurement import Figure, FolderFacts, Measurement, Run, Stage
from disktune_contract.measuring import (
    EngineList,
    EngineState,
    Measure,
    MeasureEnded,
    MeasureFolder,
    MeasureResult,
    MeasureSample,
    OfFolder,
    OfJob,
    Started,
)
from disktune_contract.messages import Class, Nothing
from disktune_contract.units import UnitSystem
from disktune_contract.workload import Engine, Target
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID, of_drive, of_folder
from disktune_gui import workload_choice
from disktune_gui.archive import archive
from disktune_gui.charts.panel import ChartPanel
from disktune_gui.pages import benchmark_job
from disktune_gui.pages.benchmark import BenchmarkPage
from disktune_gui.pages.benchmark_folder import proposed
from disktune_gui.pages.view_panel import FORMATS
from disktune_gui.preferences import preferences
from disktune_gui.store import bodies
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, brought_to_front, hard_disk
from tests.gui.stored import a_measurement, a_surface

pytestmark = pytest.mark.usefixtures("bench")

MB = 1_000_000
SDA, SDB = a_drive("sda", "Example Disk 1000"), a_drive("sdb", "Other Disk")


class Bench:
    """The helper's part of a measurement."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.jobs = 0
        session.answers |= {
            "measure": self.start,
            "cancel": lambda _args: Nothing(),
            "engines": lambda _args: EngineList(()),
            "check-folder": self.look,
            "measure-folder": self.start,
            "cancel-folder": lambda _args: Nothing(),
            "settings": lambda _args: StateList(hard_disk()),
            "drives": lambda _args: DriveList((replace(SDA, temperature_c=41.0), SDB)),
        }

    def look(self, args: OfFolder) -> FolderFacts:
        return FolderFacts(args.folder, "btrfs", ("sdb",), 500 * 10**9, ("It copies.",))

    def start(self, _args: Measure | MeasureFolder) -> Started:
        self.jobs += 1
        return Started(self.jobs)

    def sample(self, run: int, elapsed_s: float, bytes_s: float, job: int | None = None) -> None:
        position = round(elapsed_s * bytes_s)
        rest = (bytes_s, bytes_s / (2 << 20), None, None, 1.0, 0.5)
        self.session.measure_sample.emit(
            MeasureSample(job or self.jobs, 0, run, Stage.RUNNING, elapsed_s, position, *rest)
        )

    def runs(self, *rates: float) -> None:
        for run, rate in enumerate(rates):
            for step in range(1, 31):
                self.sample(run, step / 10, rate)

    def end(self, request: Measure, *rates: float, foreign: int = 0, notes: tuple[str, ...] = ()) -> None:
        share = foreign // len(rates)
        runs = tuple(
            Run(int(3 * rate), 0, 3.0, 1, 0, 0.24, device_bytes=int(3 * rate), foreign_bytes=share)
            for rate in rates
        )
        result = Measurement(
            workload=request.workloads[0], engine=Engine.READER, program="DiskTune", span_bytes=1 << 30, depth=1,
            jobs=1, seconds=3, offset_bytes=request.offset_bytes, block_bytes=2 << 20, runs=runs, notes=notes,
        )  # fmt: skip
        self.session.measure_ended.emit(MeasureEnded(self.jobs, (result,)))

    def fail(self, fault: Fault, why: str) -> None:
        self.session.measure_ended.emit(MeasureEnded(self.jobs, (), fault, why))


@pytest.fixture
def bench(session: ScriptedSession) -> Bench:
    return Bench(session)


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> Iterator[BenchmarkPage]:
    yield from brought_to_front(qtbot, BenchmarkPage(session), SDA, 940, 620)


def chart(page: BenchmarkPage) -> ChartPanel:
    panel = page.findChild(ChartPanel)
    assert isinstance(panel, ChartPanel)
    return panel


def measure(page: BenchmarkPage, bench: Bench, *rates: float, **more: object) -> None:
    """Click Start and let it run to its end."""
    page.form.start_button.click()
    request = bench.session.of("measure")[-1]
    bench.runs(*rates)
    bench.end(request, *rates, **more)  # type: ignore[arg-type]


class TestAsking:
    def test_sends_what_the_form_says(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.choices.choose("drive.buffered")
        page.form.seconds.setValue(5)
        page.form.runs.setValue(4)
        page.form.offset.setValue(100.5)
        page.form.start_button.click()
        where = int(100.5 * 2**30)
        asked = of_drive(SDA.ref, "drive.buffered", offset_bytes=where, seconds=5, runs=4)
        assert session.of("measure") == [asked]

    def test_the_place_can_be_chosen_by_percent(self, page: BenchmarkPage) -> None:
        for percent in range(0, 101, 7):
            page.form.position.setValue(percent)
            request = page.form.request()
            assert isinstance(request, Measure)
            assert request.offset_bytes % 2**20 == 0
            assert request.offset_bytes == pytest.approx(percent / 100 * (SDA.size_bytes - 2**30), abs=2**24)
        page.form.offset.setValue(465.0)
        assert page.form.position.value() == 50

    def test_another_drive_begins_at_the_beginning(self, page: BenchmarkPage) -> None:
        page.form.position.setValue(50)
        page.show_drive(replace(SDA, temperature_c=40.0))
        assert page.form.position.value() == 50
        page.show_drive(SDB)
        assert (page.form.position.value(), page.form.offset.value()) == (0, 0)

    def test_says_how_long_it_takes_and_refuses_more_than_ten_minutes(self, page: BenchmarkPage) -> None:
        assert page.form.estimate.text() == "Takes about 9 s."
        page.form.seconds.setValue(60)
        page.form.runs.setValue(11)
        assert not page.form.start_button.isEnabled()
        assert "10 minutes" in page.form.warning.text()
        page.form.runs.setValue(10)
        assert page.form.start_button.isEnabled()

    def test_promises_to_read_only_and_warns_of_other_users(self, page: BenchmarkPage) -> None:
        texts = [label.text() for label in page.form.findChildren(QLabel)]
        assert "Only reads. Nothing is written to the drive." in texts
        assert not page.form.warning.isVisible()
        page.show_drive(replace(SDA, usage=Usage(mounts=("/", "/home"), swap=True, volumes=("vg-root",))))
        assert page.form.warning.isVisible()
        assert page.form.warning.text().startswith("In use: /, /home, swap, vg-root.")

    def test_a_drive_without_a_medium_cannot_be_measured(self, page: BenchmarkPage) -> None:
        page.show_drive(replace(SDA, size_bytes=0))
        assert not page.form.start_button.isEnabled()


class TestRunning:
    def test_the_chart_grows(self, page: BenchmarkPage, bench: Bench, qtbot: QtBot) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB)
        bench.sample(0, 0.2, 130 * MB)
        qtbot.waitUntil(lambda: "130 MB/s" in chart(page).chart.values_at(0.2), timeout=2000)
        bench.sample(0, 3.0, 130 * MB)
        bench.sample(1, 1.5, 90 * MB)
        qtbot.waitUntil(lambda: "Run 2: 90.0 MB/s" in chart(page).chart.values_at(1.5), timeout=2000)
        assert page.form.progress.value() == 500
        assert page.form.progress_text.text().startswith("Run 2 of 3, about ")

    def test_samples_that_overtake_the_answer_are_not_lost(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        session.held = True
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB, job=1)
        session.release()
        bench.sample(0, 0.2, 130 * MB)
        request = session.of("measure")[0]
        bench.end(request, 120 * MB)
        assert [sample.elapsed_s for sample in page.results[0].trace.samples] == [0.1, 0.2]

    def test_samples_of_another_job_are_not_ours(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB, job=77)
        bench.fail(Fault.CANCELLED, "The measurement was cancelled.")
        bench.sample(0, 0.2, 120 * MB)
        assert page.results == []

    def test_only_one_at_a_time(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.start_button.click()
        assert not page.form.start_button.isEnabled()
        page.start()
        assert len(session.of("measure")) == 1

    def test_cancel(self, page: BenchmarkPage, session: ScriptedSession, bench: Bench) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB)
        page.form.cancel_button.click()
        assert session.of("cancel") == [OfJob(1)]
        assert page.form.progress_text.text() == "Cancelling …"
        bench.fail(Fault.CANCELLED, "The measurement was cancelled.")
        assert page.message.text.text() == "The measurement was cancelled."
        assert page.form.start_button.isEnabled()
        assert page.results == []

    def test_cancel_before_the_helper_has_answered(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        session.held = True
        page.form.start_button.click()
        page.form.cancel_button.click()
        assert session.of("cancel") == []
        session.held = False
        session.release()
        assert session.of("cancel") == [OfJob(1)]

    def test_a_helper_that_never_ends_it_does_not_lock_the_page(
        self, page: BenchmarkPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(benchmark_job, "CANCEL_MS", 300)
        page.form.start_button.click()
        page.form.cancel_button.click()
        qtbot.waitUntil(page.form.start_button.isEnabled, timeout=4000)
        assert "given up" in page.message.text.text()

    def test_a_helper_that_leaves(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.start_button.click()
        session.become(Class.BROWSE)
        assert "has left" in page.message.text.text()
        assert page.form.start_button.isEnabled()

    def test_goes_on_while_another_drive_is_looked_at(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.start_button.click()
        page.show_drive(SDB)
        bench.runs(100 * MB)
        bench.end(bench.session.of("measure")[0], 100 * MB)
        assert page.results[0].drive == SDA
        assert chart(page).heading == "Direct reads of Example Disk 1000: Throughput"


class TestRefusals:
    def test_a_sleeping_drive_is_woken_only_when_asked(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        session.answers["measure"] = lambda args: (
            bench.start(args) if args.wake else Fails(Fault.WOULD_WAKE, "The drive is asleep.")
        )
        page.form.start_button.click()
        assert page.message.text.text() == "The drive is asleep."
        assert len(session.of("measure")) == 1
        page.message.action.click()
        assert [args.wake for args in session.of("measure")] == [False, True]
        assert page.form.cancel_button.isEnabled()

    def test_no_permission_offers_to_unlock(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        session.become(Class.BROWSE)
        session.answers["measure"] = lambda args: (
            bench.start(args)
            if session.privilege is Class.TUNE
            else Fails(Fault.PERMISSION, "Reading sda directly needs administrator rights.")
        )
        page.form.start_button.click()
        assert page.message.action.text().replace("&", "") == "Unlock and measure"
        page.message.action.click()
        assert session.privilege is Class.TUNE
        assert page.form.cancel_button.isEnabled()

    def test_a_dismissed_password_dialog_can_be_tried_again(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        session.become(Class.INSPECT)
        assert "Unlock" in page.form.start_button.text()
        session.unlock_refusal = "The password dialog was closed."
        page.form.start_button.click()
        assert page.message.text.text() == "The password dialog was closed."
        assert session.of("measure") == []
        session.unlock_refusal = ""
        page.message.action.click()
        assert len(session.of("measure")) == 1

    @pytest.mark.parametrize("fault", [Fault.DRIVE_GONE, Fault.IO_ERROR, Fault.BUSY])
    def test_other_failures_are_told_and_the_page_goes_on(
        self, page: BenchmarkPage, bench: Bench, fault: Fault
    ) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB)
        bench.fail(fault, "A sentence about it.")
        assert page.message.isVisible()
        assert page.message.text.text() == "A sentence about it."
        measure(page, bench, 100 * MB)
        assert not page.message.isVisible()
        assert page.result.figure.text() == "100 MB/s"


class TestResult:
    def test_states_both_units_spread_use_and_notes(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB, 148 * MB, 155 * MB, foreign=3 * MB, notes=("Something to know.",))
        assert page.result.figure.text() == "150 MB/s"
        assert page.result.other_figure.text() == "= 143 MiB/s"
        assert page.result.trust.text() == "Median of 3 runs; slowest 148 MB/s, fastest 155 MB/s (4.7 % apart)."
        assert page.result.details.text().startswith("Others read and wrote 3.00 MB on the drive meanwhile.")
        assert page.result.notes.text() == "Something to know."
        rows = page.result.runs.table.rows
        assert [row[0] for row in rows] == [1, 2, 3]
        assert [row[1] for row in rows] == [150.0, 148.0, 155.0]
        assert page.result.runs.table.header[1] == "MB/s"
        assert "150 MB/s" in chart(page).chart.accessibleDescription()

    def test_each_drive_keeps_its_last_result(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        page.show_drive(SDB)
        assert page.result.figure.text() == ""
        measure(page, bench, 50 * MB)
        page.show_drive(SDA)
        assert page.result.figure.text() == "150 MB/s"

    def test_a_ticked_result_is_drawn_beside_the_one_shown(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        measure(page, bench, 100 * MB)
        older = page.result.list.item(1)
        assert older is not None
        assert "150" not in chart(page).chart.values_at(1)
        older.setCheckState(Qt.CheckState.Checked)
        assert "Run 1: 100 MB/s\n1: Direct reads, sda: 150 MB/s" in chart(page).chart.values_at(1)
        measure(page, bench, 90 * MB)
        assert "1: Direct reads, sda: 150 MB/s" in chart(page).chart.values_at(1)

    def test_an_earlier_result_can_be_looked_at_again(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        measure(page, bench, 100 * MB)
        page.result.list.setCurrentRow(1)
        assert page.result.figure.text() == "150 MB/s"
        assert "150 MB/s" in chart(page).chart.values_at(1)

    def test_units_follow_the_preference(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        try:
            preferences().units = UnitSystem.IEC
            assert page.result.figure.text() == "143 MiB/s"
            assert "143 MiB/s" in chart(page).chart.values_at(1)
        finally:
            preferences().units = UnitSystem.SI

    def test_table_twin(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB, 151 * MB)
        assert page._views is not None
        page._views.table_button.click()
        assert chart(page).table.isVisible()
        assert len(chart(page).table.table.rows) == 60
        assert chart(page).table.table.rows[-1][0] == 2


class TestExport:
    def test_the_chart_in_every_format(self, page: BenchmarkPage, bench: Bench, tmp_path: Path) -> None:
        measure(page, bench, 150 * MB, 160 * MB)
        panel = page._views
        assert panel is not None
        for kind in FORMATS:
            panel.export(kind, tmp_path / "chart")
            assert page.message.text.text() == f"Written to {tmp_path / f'chart.{kind}'}."
        rows = (tmp_path / "chart.csv").read_text().splitlines()
        assert rows[0] == "Run,Seconds,Throughput (MB/s),Position (bytes)"
        assert len(rows) == 61
        assert len(json.loads((tmp_path / "chart.json").read_text())) == 60
        assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
        assert b"<svg" in (tmp_path / "chart.svg").read_bytes()

    def test_everything_as_json(self, page: BenchmarkPage, bench: Bench, tmp_path: Path) -> None:
        measure(page, bench, 150 * MB, 160 * MB)
        page.export(tmp_path / "result.json")
        assert page.message.text.text() == f"Written to {tmp_path / 'result.json'}."
        content = json.loads((tmp_path / "result.json").read_text())
        assert content["median_bytes_s"] == 155 * MB
        assert content["workload"] == "drive.direct"
        assert content["drive"]["model"] == "Example Disk 1000"
        assert len(content["samples"]["bytes_s"]) == 60
        assert SDA.serial not in (tmp_path / "result.json").read_text().split('"')

    def test_as_text(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        page.result.export.emit("text")
        clipboard = QGuiApplication.clipboard()
        assert clipboard is not None
        assert "150 MB/s = 143 MiB/s" in clipboard.text()

    def test_a_place_that_cannot_be_written(self, page: BenchmarkPage, bench: Bench, tmp_path: Path) -> None:
        measure(page, bench, 150 * MB)
        page.export(tmp_path / "absent" / "result.json")
        assert page.message.text.text().endswith("no such file or directory.")
        assert page._views is not None
        for kind in FORMATS:
            page._views.export(kind, tmp_path / "absent" / f"chart.{kind}")
            assert page.message.text.text().endswith("no such file or directory.")


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
        assert [row[0] for row in page.result.runs.table.rows] == [BY_ID[one].label for one in asked.workloads]
        panel = page._views
        assert panel is not None
        assert panel.view is not None
        assert panel.view.key == "sweep"
        assert panel.view.title == "Throughput over queue depth"
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

    def test_what_was_done_before_a_cancel_is_kept(
        self, page: BenchmarkPage, bench: Bench, session: ScriptedSession
    ) -> None:
        page.form.choices.choose("profile:drive.quick")
        page.form.start_button.click()
        self.step(bench, 0, "drive.direct", 150e6)
        bench.fail(Fault.CANCELLED, "The measurement was cancelled.")
        assert page.message.text.text() == "The measurement was cancelled."
        assert [one.measurement.workload for one in page.results] == ["drive.direct"]
        assert len(archive(session).store.summaries()) == 1

    def test_what_a_drive_cannot_do_is_named_and_the_rest_is_there(
        self, page: BenchmarkPage, bench: Bench, session: ScriptedSession
    ) -> None:
        page.form.choices.choose("profile:drive.quick")
        page.form.start_button.click()
        done = (a_measurement("drive.random-4k-q1", 3e5), a_measurement("drive.random-4k-q32", 9e5))
        why = "“Direct reads” was left out: the drive is too small."
        session.measure_ended.emit(MeasureEnded(bench.jobs, done, skipped=(why,)))
        assert page.message.text.text() == why
        assert [one.measurement.workload for one in page.results] == ["drive.random-4k-q1", "drive.random-4k-q32"]
        stored = {one.workload for one in archive(session).store.summaries()}
        assert stored == {"drive.random-4k-q1", "drive.random-4k-q32"}


class TestKeeping:
    def test_every_result_is_stored_with_what_it_was_measured_under(
        self, page: BenchmarkPage, bench: Bench, session: ScriptedSession
    ) -> None:
        measure(page, bench, 150 * MB, 148 * MB)
        store = archive(session).store
        [summary] = store.summaries()
        assert (summary.workload, summary.figure, summary.drive) == ("drive.direct", 149 * MB, "sda")
        entry = store.entry(summary.id)
        assert entry.envelope.after.temperature_c == 41.0
        assert ("block.read_ahead", 128) in {(one.setting, one.value) for one in entry.envelope.settings}
        content = bodies.measurement(entry)
        assert content.result == page.results[0].measurement
        assert bodies.trace(content.samples).runs() == page.results[0].trace.runs()

    def test_settings_are_asked_for_before_the_drive_is_busy(
        self, page: BenchmarkPage, bench: Bench, session: ScriptedSession
    ) -> None:
        measure(page, bench, 150 * MB)
        verbs = [verb for verb, _ in session.asked]
        assert verbs.index("settings") < verbs.index("measure") < verbs.index("drives")

    def test_what_failed_is_not_stored(self, page: BenchmarkPage, bench: Bench, session: ScriptedSession) -> None:
        page.form.start_button.click()
        bench.fail(Fault.IO_ERROR, "The drive could not be read.")
        assert archive(session).store.summaries() == ()


class TestChoosing:
    def test_everything_can_be_chosen_and_says_what_it_is_for(self, page: BenchmarkPage) -> None:
        choices = page.form.choices
        for group in workload_choice.groups(Target.DRIVE):
            for choice in group.choices:
                choices.choose(choice.id)
                assert choices.purpose.text() == choice.purpose
                request = page.form.request()
                assert isinstance(request, Measure), choice.id
                for step in request.workloads:
                    bounds = BY_ID[step].seconds
                    assert request.seconds is None or (bounds is not None and bounds.admits(request.seconds))
                    assert request.runs is None or BY_ID[step].runs.admits(request.runs)
                    assert request.offset_bytes == 0 or BY_ID[step].offset

    def test_search(self, page: BenchmarkPage) -> None:
        choices = page.form.choices
        choices.search.setText("hdparm -T")
        shown = [
            item.text(0)
            for index in range(choices.tree.topLevelItemCount())
            if (heading := choices.tree.topLevelItem(index)) is not None
            for child in range(heading.childCount())
            if (item := heading.child(child)) is not None
        ]
        assert "Cached reads" in shown
        assert "Whole surface" not in shown
        assert choices.choice().id == "drive.direct", "a search changed the choice"

    def test_only_what_has_a_place_asks_for_one(self, page: BenchmarkPage) -> None:
        assert page.form.offset.isVisible()
        page.form.choices.choose("drive.surface")
        assert not page.form.offset.isVisible()
        assert page.form.seconds.isVisible()
        assert page.form.seconds.value() == 60
        assert page.form.estimate.text() == "Takes at most 1 min."

    def test_a_program_that_is_missing_is_named_with_the_command(self, page: BenchmarkPage) -> None:
        why = "fio is not installed. To install it: sudo apt install fio"
        page.form.set_engines({Engine.FIO: EngineState(Engine.FIO, "", why)})
        assert page.form.start_button.isEnabled()
        assert not page.form.command.isVisible()
        page.form.choices.choose("drive.fio.random-4k-q32")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()
        page.form.command.click()
        clipboard = QGuiApplication.clipboard()
        assert clipboard is not None
        assert clipboard.text() == "sudo apt install fio"

    def test_a_sandbox_says_nothing_of_the_programs_of_the_computer(
        self, page: BenchmarkPage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What is missing in it concerns files; raw drives are measured by a helper outside."""
        why = "fio is not installed. A Flatpak brings no such program"
        monkeypatch.setattr(page.form, "_place", replace(page.form._place, sandboxed=True))
        page.form.set_engines({Engine.FIO: EngineState(Engine.FIO, "", why)})
        page.form.choices.choose("drive.fio.random-4k-q32")
        assert page.form.start_button.isEnabled()
        page.form.in_folder.click()
        page.form.folder.set_path("/home/u")
        page.form.choices.choose("file.rnd4k-q1t1.read")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()


class TestFolder:
    """A file in a directory of the user's."""

    def choose(self, page: BenchmarkPage, path: str = "/home/u") -> None:
        page.form.in_folder.click()
        page.form.folder.set_path(path)

    def test_says_what_the_file_system_does_and_that_the_file_goes_away(self, page: BenchmarkPage) -> None:
        self.choose(page)
        folder = page.form.folder
        assert folder.isVisible()
        assert folder.about.text() == "btrfs on sdb, 500 GB free."
        assert folder.notes.text() == "It copies."
        assert page.form.promise.text() == (
            "Writes a file of 1.00 GiB into the folder, and removes it whatever happens."
        )
        assert page.form.start_button.isEnabled()

    def test_asks_for_it_and_stores_it_under_the_drive_below(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        session.drives = (SDA, SDB)
        self.choose(page)
        page.form.choices.choose("file.rnd4k-q1t1.read")
        page.form.file_mib.setValue(512)
        page.form.start_button.click()
        assert session.of("measure-folder") == [
            of_folder("/home/u", "file.rnd4k-q1t1.read", file_mib=512, seconds=5, runs=5)
        ]
        result = a_measurement("file.rnd4k-q1t1.read", 4e6, folder=FolderFacts("/home/u", "btrfs", ("sdb",), 5))
        session.measure_ended.emit(MeasureEnded(bench.jobs, (result,)))
        assert page.results[0].drive == SDB
        assert archive(session).store.summaries()[0].identity == SDB.identity
        assert "in a file of" in page.result.details.text()
        assert "/home/u (btrfs)" in page.result.details.text()

    def test_needs_no_password(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        session.become(Class.INSPECT)
        assert "Unlock" in page.form.start_button.text()
        self.choose(page)
        assert page.form.start_button.text() == "&Start"
        session.unlock_refusal = "No."
        page.form.start_button.click()
        assert len(session.of("measure-folder")) == 1

    def test_is_cancelled_with_the_helper_that_does_it(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        self.choose(page)
        page.form.start_button.click()
        page.form.cancel_button.click()
        assert session.of("cancel-folder") == [OfJob(1)]
        assert session.of("cancel") == []

    def test_goes_on_when_the_privileged_helper_leaves(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        self.choose(page)
        page.form.start_button.click()
        session.become(Class.BROWSE)
        assert page.form.cancel_button.isEnabled()

    @pytest.mark.parametrize(
        ("answer", "why"),
        [
            (FolderFacts("/x", "ext4", (), 5 * 10**8), "There is not enough room: 1.07 GB needed, 500 MB free."),
            (FolderFacts("/x", "ext4", (), 10**12, (), "You may not write there."), "You may not write there."),
            (Fails(Fault.OUT_OF_RANGE, "There is no such directory."), "There is no such directory."),
        ],
    )
    def test_a_place_that_will_not_do_is_a_sentence(
        self, page: BenchmarkPage, session: ScriptedSession, answer: object, why: str
    ) -> None:
        session.answers["check-folder"] = lambda _args: answer
        self.choose(page, "/x")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()

    def test_a_folder_has_to_be_chosen(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.in_folder.click()
        page.form.folder.set_path("")
        assert page.form.warning.text() == "Choose a folder."

    def test_every_choice_makes_a_request_that_the_helper_admits(self, page: BenchmarkPage) -> None:
        self.choose(page)
        for group in workload_choice.groups(Target.FOLDER):
            for choice in group.choices:
                page.form.choices.choose(choice.id)
                request = page.form.request()
                assert isinstance(request, MeasureFolder), choice.id
                for step in request.workloads:
                    bounds = BY_ID[step].seconds
                    assert request.seconds is None or (bounds is not None and bounds.admits(request.seconds))
                    assert request.runs is None or BY_ID[step].runs.admits(request.runs)

    def test_the_home_directory_is_proposed_where_it_is_on_the_drive(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("HOME", "/home/u")
        assert proposed(replace(SDA, usage=Usage(mounts=("/boot", "/home")))) == "/home/u"
        assert proposed(replace(SDA, usage=Usage(mounts=(str(tmp_path),)))) == str(tmp_path)
        assert proposed(SDA) == ""


class TestFileSystem:
    def test_bonnie_shows_its_figures_first(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.in_folder.click()
        page.form.folder.set_path("/home/u")
        page.form.choices.choose("file.bonnie")
        assert page.form.start_button.isEnabled()
        assert page.form.estimate.text().startswith("Takes at most ")
        page.form.start_button.click()
        told = (Figure("Block read", 140e6, "B/s", 3.0, 0.02), Figure("Random seeks", 95.0, "1/s"))
        result = a_measurement("file.bonnie", 115e6, figures=told)
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs, (result,)))
        assert page._views is not None
        assert page._views.view is not None
        assert page._views.view.key == "figures"
        assert page._views.view.table.rows == [
            ("Block read", 140.0, "MB/s", 3.0, 20.0),
            ("Random seeks", 95.0, "1/s", None, None),
        ]


class TestSurface:
    def test_curve_map_and_access_times(self, page: BenchmarkPage, bench: Bench, qtbot: QtBot) -> None:
        page.form.choices.choose("drive.surface")
        page.form.start_button.click()
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs, (a_surface(),)))
        panel = page._views
        assert panel is not None
        for key, words in (("curve", "100 places"), ("heat", "1 of 100 places"), ("access", "200 accesses")):
            panel.choose(key)
            page._on_picked(key)
            assert panel.view is not None
            assert panel.view.key == key
            assert words in panel.view.summary
            assert panel.panel.heat.isVisible() == (key == "heat")
        assert page.result.figure.text() == "149 MB/s"
        page._on_picked("heat")
        heat = panel.panel.heat
        cell = heat._cell(50).center()
        assert heat.text_at(cell) == "500 GB: 20.0 MB/s"
        shown = heat.grab().toImage()
        assert shown.pixelColor(cell.toPoint()) != shown.pixelColor(heat._cell(3).center().toPoint())


def test_a_setting_that_somebody_else_changed_meanwhile_is_told_with_the_result(
    page: BenchmarkPage, bench: Bench
) -> None:
    session = bench.session
    told: list[str] = []
    session.notice.connect(told.append)
    page.form.start_button.click()
    request = session.of("measure")[-1]
    bench.runs(100 * MB)
    other = tuple(
        replace(state, value=1024) if state.setting == "block.read_ahead" else state for state in hard_disk()
    )
    session.answers["settings"] = lambda _args: StateList(other)
    bench.end(request, 100 * MB)
    assert len(told) == 1
    assert "Read-ahead (128 KiB → 1 MiB)" in told[0]
    store = archive(session).store
    (summary,) = store.summaries()
    entry = store.entry(summary.id)
    assert told[0] in bodies.measurement(entry).result.notes
    assert {held.setting: held.value for held in entry.envelope.settings}["block.read_ahead"] == 128


def test_a_result_of_which_nothing_was_told_on_the_way_can_be_looked_at(page: BenchmarkPage, bench: Bench) -> None:
    page.form.start_button.click()
    bench.end(bench.session.of("measure")[-1], 100 * MB)
    assert "100" in page.result.figure.text()
    assert page.idle


def test_a_drive_that_does_not_say_how_it_is_set_is_blamed_for_nothing(page: BenchmarkPage, bench: Bench) -> None:
    told: list[str] = []
    bench.session.notice.connect(told.append)
    page.form.start_button.click()
    request = bench.session.of("measure")[-1]
    bench.session.answers["settings"] = lambda _args: Fails(Fault.DRIVE_GONE, "The drive is gone.")
    bench.end(request, 100 * MB)
    assert told == []
