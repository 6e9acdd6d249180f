"""The benchmark page: ask, watch, read, compare; and all that can go wrong in between."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtDBus import QDBusUnixFileDescriptor
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.measurement import Measure, MeasureEnded, OfJob
from disktune_contract.messages.privilege import Class
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import of_drive
from disktune_gui.benchmark import job
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.benchmark.view_panel import FORMATS
from disktune_gui.store import bodies
from disktune_gui.store.entry import subject
from disktune_gui.text.wording import moment
from tests.gui.benchmarks import MB, SDA, SDB, Bench, chart, measure
from tests.gui.scripted_session import Fails, ScriptedSession, hard_disk, keyboard
from tests.gui.stored import a_measurement, a_surface, make_measured
from tests.gui.support import copied
from tests.narrowed import of_kind, present

pytestmark = pytest.mark.usefixtures("bench")


class TestAsking:
    def test_sends_what_the_form_says(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.choices.choose("drive.buffered")
        page.form.options.seconds.setValue(5)
        page.form.options.runs.setValue(4)
        page.form.options.offset.setValue(100.5)
        page.form.start_button.click()
        where = int(100.5 * 2**30)
        asked = of_drive(SDA.ref, "drive.buffered", offset_bytes=where, seconds=5, runs=4)
        assert session.of("measure") == [asked]

    def test_the_place_can_be_chosen_by_percent(self, page: BenchmarkPage) -> None:
        for percent in range(0, 101, 7):
            page.form.options.position.setValue(percent)
            request = of_kind(Measure, page.form.request())
            assert request.offset_bytes % 2**20 == 0
            assert request.offset_bytes == pytest.approx(percent / 100 * (SDA.size_bytes - 2**30), abs=2**24)
        page.form.options.offset.setValue(465.0)
        assert page.form.options.position.value() == 50

    def test_another_drive_begins_at_the_beginning(self, page: BenchmarkPage) -> None:
        page.form.options.position.setValue(50)
        page.show_drive(replace(SDA, temperature_c=40.0))
        assert page.form.options.position.value() == 50
        page.show_drive(SDB)
        assert (page.form.options.position.value(), page.form.options.offset.value()) == (0, 0)

    def test_says_how_long_it_takes_and_refuses_more_than_ten_minutes(self, page: BenchmarkPage) -> None:
        assert page.form.facts.text() == "About 9 s. Only reads."
        page.form.options.seconds.setValue(60)
        page.form.options.runs.setValue(11)
        assert not page.form.start_button.isEnabled()
        assert "10 minutes" in page.form.warning.text()
        page.form.options.runs.setValue(10)
        assert page.form.start_button.isEnabled()

    def test_a_drive_without_a_medium_cannot_be_measured(self, page: BenchmarkPage) -> None:
        page.show_drive(replace(SDA, size_bytes=0))
        assert not page.form.start_button.isEnabled()


class TestOnePlace:
    """Start and Cancel are one place, and nothing moves when one begins, ends or has news."""

    def places(self, page: BenchmarkPage) -> list[tuple[int, int, int, int]]:
        QApplication.processEvents()
        button = page.form.cancel_button if page.form.running else page.form.start_button
        parts = (button, page.measured, page.form.target_box, page.form.choices.box)
        return [
            (at.x(), at.y(), part.width(), part.height()) for part in parts for at in [part.mapTo(page, QPoint())]
        ]

    def test_nothing_moves(self, page: BenchmarkPage, bench: Bench) -> None:
        before = self.places(page)
        page.form.start_button.click()
        assert self.places(page) == before
        bench.sample(0, 0.1, 120 * MB)
        page._on_timer()
        assert self.places(page) == before
        bench.fail(Fault.IO_ERROR, "The drive could not be read.")
        assert page.message.isVisible()
        assert self.places(page) == before

    def test_a_double_click_on_start_does_not_cancel(
        self, page: BenchmarkPage, session: ScriptedSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 60_000)
        keyboard.mouseClick(page.form.start_button, Qt.MouseButton.LeftButton)
        assert page.form.cancel_button.isVisible()
        keyboard.mouseClick(page.form.cancel_button, Qt.MouseButton.LeftButton)
        assert session.of("cancel") == []
        monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 0)

        def cancelled() -> bool:
            keyboard.mouseClick(page.form.cancel_button, Qt.MouseButton.LeftButton)
            return session.of("cancel") == [OfJob(1)]

        qtbot.waitUntil(cancelled)


class TestRunning:
    def test_no_chart_is_shown_before_there_is_something_to_draw(self, page: BenchmarkPage) -> None:
        details = page.measured.details
        assert details.subject.text() == "Not measured yet"
        assert not details.split.isVisible()
        assert not details.table_button.isEnabled()
        page.form.start_button.click()
        assert details.split.isVisible()
        assert details.table_button.isEnabled()

    def test_the_chart_grows(self, page: BenchmarkPage, bench: Bench, qtbot: QtBot) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB)
        bench.sample(0, 0.2, 130 * MB)
        qtbot.waitUntil(lambda: "130 MB/s" in chart(page).chart.values_at(0.2))
        bench.sample(0, 3.0, 130 * MB)
        bench.sample(1, 1.5, 90 * MB)
        qtbot.waitUntil(lambda: "Run 2: 90.0 MB/s" in chart(page).chart.values_at(1.5))
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
        assert page.form.progress_text.text() == "Cancelling…"
        bench.fail(Fault.CANCELLED, "The measurement was cancelled.")
        assert page.message.text.text() == "The measurement was cancelled."
        assert page.form.start_button.isEnabled()
        assert page.results == []

    def test_cancel_before_the_helper_has_answered(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        session.held = True
        page.form.start_button.click()
        page.form.cancel_button.click()
        assert session.of("cancel") == []
        session.let_go()
        assert session.of("cancel") == [OfJob(1)]

    def test_a_helper_that_never_ends_it_does_not_lock_the_page(
        self, page: BenchmarkPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(job.BenchmarkJob, "give_up_ms", 300)
        page.form.start_button.click()
        page.form.cancel_button.click()
        qtbot.waitUntil(page.form.start_button.isEnabled)
        assert "did not report the end" in page.message.text.text()

    def test_a_helper_that_leaves(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        page.form.start_button.click()
        session.become(Class.BROWSE)
        assert page.message.text.text() == "Interrupted."
        assert page.form.start_button.isEnabled()

    def test_goes_on_while_another_drive_is_looked_at(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.start_button.click()
        page.show_drive(SDB)
        bench.runs(100 * MB)
        bench.end(bench.session.of("measure")[0], 100 * MB)
        assert page.results[0].drive == SDA
        # Its result is not shown under the other drive's name.
        assert chart(page).heading == "Not measured yet: Throughput"
        assert page.message.text.text().startswith("Example Disk 1000: Finished.")
        page.show_drive(SDA)
        assert chart(page).heading == "Direct read on Example Disk 1000 (sda): Throughput", (
            "one of several of its model"
        )
        assert page.message.isHidden()

    def test_says_where_it_runs_while_another_drive_is_in_view(self, page: BenchmarkPage) -> None:
        page.form.start_button.click()
        page.show_drive(SDB)
        assert page.message.text.text() == "Runs on Example Disk 1000."
        page.show_drive(SDA)
        assert page.message.isHidden()


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
            else Fails(Fault.PERMISSION, "Reading it needs permission.")
        )
        page.form.start_button.click()
        assert page.message.action.text().replace("&", "") == "Unlock and Start"
        page.message.action.click()
        assert session.privilege is Class.TUNE
        assert page.form.cancel_button.isEnabled()

    def test_the_offer_to_unlock_ends_when_the_password_was_given_elsewhere(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        session.become(Class.INSPECT)
        session.unlock_refusal = "The password dialog was closed."
        page.form.start_button.click()
        assert page.message.isVisible()
        session.become(Class.TUNE)
        assert not page.message.isVisible()

    def test_a_dismissed_password_dialog_can_be_tried_again(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        session.become(Class.INSPECT)
        assert page.form.start_button.text() == "&Start…"
        session.unlock_refusal = "The password dialog was closed."
        page.form.start_button.click()
        assert page.message.text.text() == "The password dialog was closed."
        assert session.of("measure") == []
        session.unlock_refusal = ""
        page.message.action.click()
        assert len(session.of("measure")) == 1

    def test_other_failures_are_told_and_the_page_goes_on(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.start_button.click()
        bench.sample(0, 0.1, 120 * MB)
        bench.fail(Fault.DRIVE_GONE, "A sentence about it.")
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
        assert page.result.trust.text() == "Median of 3 runs: 148 MB/s to 155 MB/s (4.7%)."
        assert page.result.details.text().startswith("Other use: 3.00 MB.")
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

    def test_the_run_before_is_compared_with_and_drawn(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        assert not page.measured.details.compare.isEnabled()
        assert page.measured.details.compare.currentText() == "Nothing earlier"
        measure(page, bench, 100 * MB)
        [cell] = page.measured.grid.cells.grid.cells
        assert cell.before_bytes_s == 150e6
        at = moment(page.results[0].began_at)
        assert page.measured.details.compare.currentText() == at
        assert f"Run 1: 100 MB/s\n{at}: 150 MB/s" in chart(page).chart.values_at(1)
        nothing = page.measured.details.compare.count() - 1
        page.measured.details.compare.setCurrentIndex(nothing)
        page.measured.details.compare.activated.emit(nothing)
        assert "150" not in chart(page).chart.values_at(1)
        assert [one.before_bytes_s for one in page.measured.grid.cells.grid.cells] == [None]

    def test_an_earlier_date_can_be_compared_with_and_stays_so(self, page: BenchmarkPage, bench: Bench) -> None:
        entries = [
            make_measured(a_measurement("drive.direct", rate), at=at, drive=subject(SDA))
            for rate, at in ((200e6, 1_790_000_000.0), (50e6, 1_790_600_000.0))
        ]
        other = make_measured(a_measurement("drive.direct", 1e6), at=1_790_700_000.0, drive=subject(SDB))
        page.services.archive.store.add([*entries, other])
        measure(page, bench, 100 * MB)
        box = page.measured.details.compare
        assert [box.itemData(number) for number in range(box.count())] == [1_790_600_000.0, 1_790_000_000.0, None]
        assert [one.before_bytes_s for one in page.measured.grid.cells.grid.cells] == [50e6]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        measure(page, bench, 110 * MB)
        assert box.currentData() == 1_790_000_000.0

    def test_units_follow_the_preference(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        try:
            page.services.preferences.units = UnitSystem.IEC
            assert page.result.figure.text() == "143 MiB/s"
            assert "143 MiB/s" in chart(page).chart.values_at(1)
        finally:
            page.services.preferences.units = UnitSystem.SI

    def test_table_twin(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB, 151 * MB)
        present(page.measured.views).table_button.click()
        assert chart(page).table.isVisible()
        assert len(chart(page).table.table.rows) == 60
        assert chart(page).table.table.rows[-1][0] == 2


class TestExport:
    def test_the_chart_in_every_format(self, page: BenchmarkPage, bench: Bench, tmp_path: Path) -> None:
        measure(page, bench, 150 * MB, 160 * MB)
        panel = present(page.measured.views)
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
        page.measured.details.export.emit("text")
        assert "150 MB/s = 143 MiB/s" in copied()

    def test_one_menu_has_every_form(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        clipboard, menu = QGuiApplication.clipboard(), page.measured.details.export_button.menu()
        assert clipboard is not None
        assert menu is not None
        words = [action.text().replace("&", "") for action in menu.actions()]
        assert words[:4] == ["Copy Result", "Copy as CrystalDiskMark", "All JSON…", "Copy Table"]
        assert len(words) == 8
        menu.actions()[3].trigger()
        assert clipboard.text().splitlines()[0] == "Run\tSeconds\tThroughput (MB/s)\tPosition (bytes)"

    def test_nothing_is_exported_while_there_is_nothing(self, page: BenchmarkPage, bench: Bench) -> None:
        assert not page.measured.details.export_button.isEnabled()
        measure(page, bench, 150 * MB)
        assert page.measured.details.export_button.isEnabled()
        page.form.start_button.click()
        assert not page.measured.details.export_button.isEnabled(), "what is shown is not complete"

    def test_a_place_that_cannot_be_written(self, page: BenchmarkPage, bench: Bench, tmp_path: Path) -> None:
        measure(page, bench, 150 * MB)
        page.export(tmp_path / "absent" / "result.json")
        assert page.message.text.text().endswith("no such file or directory. Choose another location.")
        assert page.measured.views is not None
        for kind in FORMATS:
            page.measured.views.export(kind, tmp_path / "absent" / f"chart.{kind}")
            assert page.message.text.text().endswith("no such file or directory. Choose another location.")


class TestKeeping:
    def test_every_result_is_stored_with_what_it_was_measured_under(
        self, page: BenchmarkPage, bench: Bench
    ) -> None:
        measure(page, bench, 150 * MB, 148 * MB)
        store = page.services.archive.store
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

    def test_what_failed_is_not_stored(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.start_button.click()
        bench.fail(Fault.IO_ERROR, "The drive could not be read.")
        assert page.services.archive.store.summaries() == ()


class TestSurface:
    def test_curve_map_and_access_times(self, page: BenchmarkPage, bench: Bench) -> None:
        page.form.choices.choose("drive.surface")
        page.form.start_button.click()
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs, (a_surface(),)))
        panel = present(page.measured.views)
        for key, words in (("curve", "100 positions: "), ("heat", "1 of 100."), ("access", "200 accesses: ")):
            page.measured.details.pick(key)
            assert panel.view is not None
            assert panel.view.key == key
            assert words in panel.view.summary
            assert panel.panel.heat.isVisible() == (key == "heat")
        assert page.result.figure.text() == "149 MB/s"
        page.measured.details.pick("heat")
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
    assert "Read-ahead (128 KiB → 1024 KiB)" in told[0]
    store = page.services.archive.store
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


def test_a_degraded_array_is_told_of_before_it_is_measured_and_kept_with_the_result(
    page: BenchmarkPage, bench: Bench
) -> None:
    member = replace(SDA, upkeep=("degraded array md0", "rebuild of md0"))
    bench.session.drives = (member, SDB)
    later = replace(SDA, upkeep=("degraded array md0",))
    bench.session.answers["drives"] = lambda _args: DriveList((later, SDB))
    page.show_drive(member)
    words = "Unusual conditions: degraded array md0, rebuild of md0."
    assert page.form.warning.text().startswith(words)
    page.form.start_button.click()
    bench.end(bench.session.of("measure")[-1], 100 * MB)
    store = page.services.archive.store
    entry = store.entry(store.summaries()[0].id)
    assert entry.envelope.before.upkeep == ("degraded array md0", "rebuild of md0")
    assert entry.envelope.after.upkeep == ("degraded array md0",)
    assert words in bodies.measurement(entry).result.notes


def test_while_suspend_is_held_off_the_progress_says_so(page: BenchmarkPage, bench: Bench) -> None:
    page.form.start_button.click()
    page.form.show_progress(0.5, "Run 1 of 5", None)
    assert page.form.progress_text.text() == "Run 1 of 5"
    page.services.sleep_hold._lent = QDBusUnixFileDescriptor()
    page.services.sleep_hold.changed.emit()
    page.form.show_progress(0.5, "Run 1 of 5", None)
    assert page.form.progress_text.text() == "Run 1 of 5. No suspend until the end."
    page.form.far = True
    page.form.show_progress(0.5, "Run 1 of 5", None)
    assert page.form.progress_text.text().endswith(". No suspend here until the end.")
    bench.end(bench.session.of("measure")[-1], 100 * MB)
    assert not page.services.sleep_hold.held
