"""The benchmark page: measuring in a file, in a directory of the user's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QStyle, QStyleOptionComboBox

from disktune_contract.drives.drive import DriveKind, Usage
from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.measuring.measurement import Figure, FolderFacts
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureEnded, MeasureFolder, OfJob
from disktune_contract.messages.privilege import Class
from disktune_contract.workloads import BY_ID, of_folder
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.profiles import workload_choice
from disktune_gui.profiles.folder import proposed
from disktune_gui.store import bodies
from tests.gui.benchmarks import SDA, SDB, Bench
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.stored import a_measurement

pytestmark = pytest.mark.usefixtures("bench")


class TestFolder:
    """A file in a directory of the user's."""

    def choose(self, page: BenchmarkPage, path: str = "/home/u") -> None:
        page.form.set_target(Target.FOLDER)
        page.form.folder.set_path(path)

    def test_says_what_the_file_system_does_and_that_the_file_goes_away(self, page: BenchmarkPage) -> None:
        self.choose(page)
        folder = page.form.folder
        assert not folder.isVisible()
        page.form.options_button.click()
        assert folder.isVisible()
        assert folder.about.text() == "btrfs on sdb, 500 GB free."
        assert folder.notes.text() == "It copies."
        assert folder.notes.isVisible()
        assert "Writes" in page.form.facts.text()
        assert page.form.start_button.isEnabled()

    def test_free_space_is_asked_for_anew_when_the_page_is_seen_again(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        session.answers["check-folder"] = lambda _args: FolderFacts("/home/u", "ext4", ("sda",), 5 * 10**8)
        self.choose(page)
        assert not page.form.start_button.isEnabled()
        session.answers["check-folder"] = lambda _args: FolderFacts("/home/u", "ext4", ("sda",), 10**12)
        page.refresh()
        assert page.form.start_button.isEnabled()
        assert page.form.folder.about.text() == "ext4 on sda, 1.00 TB free."
        session.answers["check-folder"] = lambda _args: Fails(Fault.OUT_OF_RANGE, "There is no such folder.")
        page.set_active(False)
        page.set_active(True)
        assert not page.form.start_button.isEnabled()
        assert page.form.folder.about.text() == ""

    def test_asks_for_it_and_stores_it_under_the_drive_below(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        session.drives = (SDA, SDB)
        self.choose(page)
        page.form.choices.choose("file.rnd4k-q1t1.read")
        page.form.options.file_mib.setValue(512)
        page.form.start_button.click()
        assert session.of("measure-folder") == [
            of_folder("/home/u", "file.rnd4k-q1t1.read", file_mib=512, seconds=5, runs=5)
        ]
        result = a_measurement("file.rnd4k-q1t1.read", 4e6, folder=FolderFacts("/home/u", "btrfs", ("sdb",), 5))
        session.measure_ended.emit(MeasureEnded(bench.jobs, (result,)))
        assert page.results[0].drive == SDB
        assert page.services.archive.store.summaries()[0].identity == SDB.identity
        assert "file of" in page.result.details.text()
        assert "/home/u (btrfs)" in page.result.details.text()

    def test_needs_no_password(self, page: BenchmarkPage, session: ScriptedSession) -> None:
        session.become(Class.INSPECT)
        assert page.form.start_button.text() == "&Start…"
        self.choose(page)
        assert page.form.start_button.text() == "&Start"
        session.unlock_refusal = "No."
        page.form.start_button.click()
        assert len(session.of("measure-folder")) == 1

    def test_beside_a_self_test_of_the_drive_below_it_asks_first(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        page.services.begin()
        session.drives = (SDA, SDB)
        running = SelfTests(running=RunningSelfTest(SelfTestKind.EXTENDED, 90, 60))
        session.self_tests_read.emit(SDA.ref, running)
        self.choose(page)
        page.form.start_button.click()
        assert len(session.of("measure-folder")) == 1, "the folder lies on the other drive"
        session.measure_ended.emit(MeasureEnded(1, (), Fault.CANCELLED, "Cancelled."))
        session.self_tests_read.emit(SDB.ref, running)
        page.form.start_button.click()
        assert len(session.of("measure-folder")) == 1
        assert page.idle
        assert page.message.text.text().startswith("A self-test was running on sdb at ")
        assert not page.message.report.isVisible()
        page.message.action.click()
        assert len(session.of("measure-folder")) == 2
        assert not page.message.isVisible()

    def test_what_is_measured_beside_a_self_test_says_so(
        self, page: BenchmarkPage, session: ScriptedSession, bench: Bench
    ) -> None:
        page.services.begin()
        session.drives = (SDA, SDB)
        session.self_tests_read.emit(SDB.ref, SelfTests(running=RunningSelfTest(SelfTestKind.EXTENDED, 90, 60)))
        self.choose(page)
        page.form.start_button.click()
        page.message.action.click()
        result = a_measurement("file.rnd4k-q1t1.read", 4e6, folder=FolderFacts("/home/u", "btrfs", ("sdb",), 5))
        session.measure_ended.emit(MeasureEnded(bench.jobs, (result,)))
        store = page.services.archive.store
        entry = store.entry(store.summaries()[0].id)
        kept = bodies.measurement(entry).result
        assert entry.envelope.before.upkeep == entry.envelope.after.upkeep == ("self-test of sdb",)
        assert kept.upkeep == ("self-test of sdb",)
        assert kept.notes[0].startswith("Unusual conditions: self-test of sdb.")

    def test_an_array_asks_about_self_tests_of_its_members(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        page.services.begin()
        array = replace(SDA, name="md0", identity="uuid:md0", kind=DriveKind.ARRAY)
        member = replace(SDB, usage=replace(SDB.usage, arrays=("md0",)))
        session.drives = (array, member)
        session.self_tests_read.emit(member.ref, SelfTests(running=RunningSelfTest(SelfTestKind.SHORT, 90, 1)))
        page.show_drive(array)
        page.form.choices.choose("drive.direct")
        page.form.start_button.click()
        assert session.of("measure") == []
        assert page.message.text.text().startswith("A self-test was running on sdb at ")

    def test_a_self_test_that_ended_is_not_asked_about(
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        page.services.begin()
        session.drives = (SDA, SDB)
        session.self_tests_read.emit(SDB.ref, SelfTests(running=RunningSelfTest(SelfTestKind.SHORT, 90, 1)))
        session.self_tests_read.emit(SDB.ref, SelfTests())
        self.choose(page)
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
        self, page: BenchmarkPage, session: ScriptedSession
    ) -> None:
        self.choose(page)
        page.form.start_button.click()
        session.become(Class.BROWSE)
        assert page.form.cancel_button.isEnabled()

    @pytest.mark.parametrize(
        ("answer", "why"),
        [
            (FolderFacts("/x", "ext4", (), 5 * 10**8), "Too little space: 1.07 GB needed, 500 MB free."),
            (FolderFacts("/x", "ext4", (), 10**12, (), "You may not write there."), "You may not write there."),
            (Fails(Fault.OUT_OF_RANGE, "There is no such folder."), "There is no such folder."),
        ],
    )
    def test_a_place_that_will_not_do_is_a_sentence(
        self, page: BenchmarkPage, session: ScriptedSession, answer: object, why: str
    ) -> None:
        session.answers["check-folder"] = lambda _args: answer
        self.choose(page, "/x")
        assert page.form.warning.text() == why
        assert not page.form.start_button.isEnabled()

    def test_a_folder_has_to_be_chosen(self, page: BenchmarkPage) -> None:
        page.form.set_target(Target.FOLDER)
        page.form.folder.set_path("")
        assert page.form.warning.text() == "Choose a folder."

    @pytest.mark.slow
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
        page.form.set_target(Target.FOLDER)
        page.form.folder.set_path("/home/u")
        page.form.choices.choose("file.bonnie")
        assert page.form.start_button.isEnabled()
        assert page.form.facts.text().startswith("At most ")
        page.form.start_button.click()
        told = (Figure("Block read", 140e6, "B/s", 3.0, 0.02), Figure("Random seeks", 95.0, "1/s"))
        result = a_measurement("file.bonnie", 115e6, figures=told)
        bench.session.measure_ended.emit(MeasureEnded(bench.jobs, (result,)))
        assert page.measured.views is not None
        assert page.measured.views.view is not None
        assert page.measured.views.view.key == "figures"
        assert page.measured.views.view.table.rows == [
            ("Block read", 140.0, "MB/s", 3.0, 20.0),
            ("Random seeks", 95.0, "1/s", None, None),
        ]


def test_the_first_target_can_be_read_where_there_is_little_room(page: BenchmarkPage) -> None:
    box = page.form.target_box
    page.form.resize(772, page.form.height())
    page.form.layout().activate()  # type: ignore[union-attr]
    option, style = QStyleOptionComboBox(), box.style()
    box.initStyleOption(option)
    assert style is not None
    parts = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = style.subControlRect(parts[0], option, parts[1], box).width()
    assert box.itemText(0) == "Drive, read-only"
    assert box.fontMetrics().horizontalAdvance(box.itemText(0)) <= room
