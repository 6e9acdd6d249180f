"""A profile of the user's own: typed, saved, measured as the others are, changed and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from disktune_contract.measuring.measurement import FolderFacts, Measurement, Run
from disktune_contract.measuring.workload import Engine, Pattern, Target
from disktune_contract.messages.measurement import Measure, MeasureEnded, MeasureFolder, OfFolder
from disktune_contract.record import replace
from disktune_contract.sentence import LISTED
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles import own
from disktune_gui.profiles.own import OwnProfile
from disktune_gui.profiles.own_dialog import BOTH, MIXED, OwnProfileDialog
from disktune_gui.results.list import runs
from tests.gui.benchmarks import Bench
from tests.gui.text.speaking import speaking
from tests.narrowed import of_kind, present

pytestmark = pytest.mark.usefixtures("bench")

READ, WRITE = "own.folder.rnd-64k-q4t2-r100-zero", "own.folder.rnd-64k-q4t2-r0-zero"
DATABASE = OwnProfile("Database", (READ, WRITE), 7, 2, 512)


@pytest.fixture
def dialog(page: BenchmarkPage) -> OwnProfileDialog:
    return page.form.new_profile()


def choose(dialog: OwnProfileDialog, **wanted: object) -> None:
    for name, value in wanted.items():
        box = getattr(dialog, name)
        box.setCurrentIndex(box.findData(value))


def typed(dialog: OwnProfileDialog, text: str) -> str:
    dialog.block.setEditText(text)
    present(dialog.block.lineEdit()).editingFinished.emit()
    return dialog.block.currentText()


def result(workload: str) -> Measurement:
    return Measurement(
        workload=workload, engine=Engine.FIO, program="fio", span_bytes=512 << 20, depth=4, jobs=2, seconds=7,
        offset_bytes=0, block_bytes=64 << 10, runs=(Run(70_000_000, 0, 7.0, 1068, 0, 0.1),),
    )  # fmt: skip


class TestDialog:
    @pytest.mark.parametrize(
        ("text", "shown", "size"),
        [
            ("64k", "64 KiB", 64 << 10),
            ("1 MiB", "1 MiB", 1 << 20),
            ("1 MB", "1000000 B", 1_000_000),
            ("512", "512 B", 512),
            ("1.5K", "1536 B", 1536),
            ("4096", "4 KiB", 4096),
        ],
    )
    def test_typed_sizes_are_understood_and_shown_as_they_are(
        self, dialog: OwnProfileDialog, text: str, shown: str, size: int
    ) -> None:
        choose(dialog, target=Target.FOLDER)
        dialog.queue.setValue(1)
        assert typed(dialog, text) == shown.replace("1000000", "1,000,000")
        assert [one.block_bytes for one in dialog.workloads()] == [size]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("much", "“much” is not valid. Valid: 1 B to 16 MiB."),
            ("17M", "“17M” is not valid. Valid: 1 B to 16 MiB."),
            ("0", "“0” is not valid. Valid: 1 B to 16 MiB."),
            ("1000", "Except for sequential Q1T1 in a folder, block sizes are multiples of 512 B."),
            ("16M", "Block size × queue depth × threads: at most 64 MiB."),
        ],
    )
    def test_what_is_impossible_is_said_and_not_saved(self, dialog: OwnProfileDialog, text: str, why: str) -> None:
        dialog.name.setText("Mine")
        assert dialog.save_button is not None
        assert dialog.save_button.isEnabled()
        typed(dialog, text)
        assert dialog.told.text() == why
        assert not dialog.save_button.isEnabled()
        typed(dialog, "4k")
        assert dialog.save_button.isEnabled()

    def test_a_raw_drive_is_only_read(self, dialog: OwnProfileDialog) -> None:
        choose(dialog, target=Target.FOLDER, requests=MIXED, data=True)
        assert [(one.read_percent, one.zeros) for one in dialog.workloads()] == [(70, True)]
        choose(dialog, target=Target.DRIVE)
        assert [(one.read_percent, one.zeros) for one in dialog.workloads()] == [(100, False)]
        assert not any(
            field.isEnabled() for field in (dialog.requests, dialog.reads, dialog.data, dialog.file_mib)
        )

    def test_a_saved_one_is_chosen_and_listed(
        self, page: BenchmarkPage, dialog: OwnProfileDialog, qapp: QApplication
    ) -> None:
        dialog.name.setText(" Database ")
        choose(dialog, target=Target.FOLDER, pattern=Pattern.RANDOM, requests=BOTH, data=True)
        typed(dialog, "64k")
        for spin, value in (
            (dialog.queue, 4), (dialog.jobs, 2), (dialog.seconds, 7), (dialog.runs, 2), (dialog.file_mib, 512),
        ):  # fmt: skip
            spin.setValue(value)
        assert dialog.told.text() == "RND64K Q4T2 0Fill read, RND64K Q4T2 0Fill write"
        with speaking(qapp, {LISTED: "{before}、{last}"}):
            dialog._check()
            assert dialog.told.text() == "RND64K Q4T2 0Fill read、RND64K Q4T2 0Fill write"
        dialog.buttons.accepted.emit()
        assert own.every(page.preferences) == (DATABASE,)
        assert page.form.choices.box.currentText() == "Database, 512 MiB × 2"
        assert page.form.target is Target.FOLDER
        assert own.every(Preferences()) == (DATABASE,), "not kept for the next session"


class TestProfile:
    @pytest.fixture(autouse=True)
    def database(self, bench: Bench, page: BenchmarkPage) -> None:
        def look(args: OfFolder) -> FolderFacts:
            return FolderFacts(args.folder, "ext4", ("sda",), 500 * 10**9)

        bench.session.answers["check-folder"] = look
        own.keep(page.preferences, DATABASE)
        page.form.choices.choose(DATABASE.id)
        page.form.folder.set_path("/home/u")

    def test_its_name_is_found_by_the_search_and_not_translated(self, page: BenchmarkPage) -> None:
        choice = page.form.choices.choice()
        assert (choice.title, choice.named_by_user) == ("Database", True)
        chooser = page.form.choose_profile()
        chooser.search.setText("database own.folder")
        assert chooser.shown() == [DATABASE.id]

    def test_its_numbers_are_asked_for(self, page: BenchmarkPage) -> None:
        request = of_kind(MeasureFolder, page.form.request())
        assert [one.id for one in request.own] == [READ, WRITE]
        assert (request.workloads, request.seconds, request.runs, request.file_mib) == ((), 7, 2, 512)

    def test_it_is_measured_shown_stored_and_exported(
        self, page: BenchmarkPage, bench: Bench, tmp_path: Path
    ) -> None:
        page.form.start_button.click()
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs, (result(READ), result(WRITE))))
        [(name, row)] = page.measured.grid.cells.grid.rows
        assert name == "RND64K Q4T2 0Fill"
        assert [cell.bytes_s for cell in row.values()] == [10e6, 10e6]
        [run] = runs(page.services.archive.store.summaries(), single=False)
        assert run.what == "Database, 2 tests"
        page.export(tmp_path / "it.json")
        content = json.loads((tmp_path / "it.json").read_text())
        assert (content["profile"], content["workload"]) == ("own:Database", READ)

    def test_a_changed_one_changes_the_options(self, page: BenchmarkPage) -> None:
        chooser = page.form.choose_profile()
        assert present(chooser.edit_button).isEnabled()
        dialog = chooser.edit(DATABASE)
        assert [one.id for one in dialog.workloads()] == [READ, WRITE]
        dialog.seconds.setValue(9)
        dialog.buttons.accepted.emit()
        assert page.form.options.seconds.value() == 9
        assert [one.seconds for one in own.every(page.preferences)] == [9]

    def test_a_name_is_unique_and_a_renamed_one_has_one_name(self, page: BenchmarkPage) -> None:
        own.keep(page.preferences, OwnProfile("Bytes", ("own.folder.seq-1-q1t1-r100",), 5, 1, 16))
        dialog = page.form.choose_profile().edit(DATABASE)
        dialog.name.setText("Bytes")
        assert dialog.told.text() == "This name is in use."
        dialog.name.setText("Base")
        dialog.buttons.accepted.emit()
        assert [one.name for one in own.every(page.preferences)] == ["Base", "Bytes"]
        assert page.form.choices.choice().title == "Base", "it is still chosen"

    def test_a_deleted_one_is_replaced_by_the_quick_one_until_it_is_restored(self, page: BenchmarkPage) -> None:
        chooser = page.form.choose_profile()
        assert chooser.delete_button is not None
        chooser.delete_button.click()
        assert own.every(page.preferences) == ()
        assert page.form.choices.choice().id == "profile:file.demo"
        assert not chooser.delete_button.isEnabled()
        assert chooser.message.text.text() == "“Database” deleted."
        chooser.message.action.click()
        assert own.every(page.preferences) == (DATABASE,)
        assert page.form.choices.choice().id == DATABASE.id
        assert chooser.message.isHidden()
        assert chooser.delete_button.isEnabled()


def test_what_another_version_kept_is_left_out(page: BenchmarkPage) -> None:
    good = OwnProfile("Good", ("own.drive.rnd-4k-q1t1-r100",), 5, 5, 1024)
    for bad in (
        OwnProfile("Far", ("own.drive.rnd-4k-q999t1-r100",), 5, 5, 1024),
        OwnProfile("Long", good.steps, 61, 5, 1024),
        OwnProfile("Two places", (*good.steps, READ), 5, 5, 1024),
        OwnProfile("None", (), 5, 5, 1024),
    ):
        own.keep(page.preferences, bad)
    own.keep(page.preferences, good)
    assert own.every(page.preferences) == (good,)
    page.form.choices.choose(good.id)
    assert isinstance(page.form.request(), Measure)


def test_what_another_version_or_process_kept_is_not_lost(page: BenchmarkPage) -> None:
    preferences = page.preferences
    own.keep(preferences, DATABASE)
    [text] = preferences.texts("own_profiles")
    newer = json.dumps({**json.loads(text), "name": "Newer", "rate": 5})
    preferences.keep("own_profiles/newer", newer)
    assert own.every(preferences) == (DATABASE,)
    own.keep(preferences, replace(DATABASE, name="Data/base ä"), instead_of="Database")
    assert [one.name for one in own.every(preferences)] == ["Data/base ä"]
    own.delete(preferences, "Data/base ä")
    assert preferences.texts("own_profiles") == [newer]
