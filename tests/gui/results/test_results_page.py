"""The results browser: finding, annotating, deleting, comparing, and what it refuses to compare."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.experiments.comparison_verdict import estimated
from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.measuring.workload import Engine, Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_contract.units import UnitSystem
from disktune_gui.results import wording
from disktune_gui.results.list import FIGURE, ResultsModel
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.store import exchange
from disktune_gui.store.differences import caution, contrast, sentence
from disktune_gui.store.entry import (
    FigureMeaning,
    Machine,
    ResultEntry,
    ResultKind,
    ResultSummary,
    RunConditions,
    StoreError,
)
from disktune_gui.store.results_text import names
from disktune_gui.store.store import ResultStore
from disktune_gui.text.wording import moment
from tests.gui.scripted_session import ScriptedSession, a_drive, brought_to_front
from tests.gui.stored import DRIVE, MACHINE, a_measurement, a_surface, make_entry, make_measured, with_settings
from tests.gui.support import added, opened, services_of
from tests.narrowed import present

Role = Qt.ItemDataRole
NOW = time.time()
SDA = replace(a_drive("sda"), identity=DRIVE.identity)
OTHER = replace(DRIVE, name="sdb", identity="wwn:other", model="Other Disk")


@pytest.mark.usefixtures("qapp")
def test_a_drive_in_a_foreign_file_does_not_turn_the_words_around_it() -> None:
    model = ResultsModel()
    drives = ("A\u202eB\x1b", "A\ufffdB\ufffd (sda)")
    told = ResultSummary(
        "1", ResultKind.MEASUREMENT, NOW, "sda", "wwn:1", drives[0], "dd", 1e6, FigureMeaning.BYTES_S, ""
    )
    model.show_results([told])
    assert [model.index(0, 1).data(role) for role in (Role.DisplayRole, Role.ToolTipRole)] == [drives[1]] * 2


@pytest.mark.usefixtures("qapp")
def test_the_heading_of_figures_stands_where_the_figures_stand() -> None:
    model = ResultsModel()
    sides = [model.headerData(number, Qt.Orientation.Horizontal, Role.TextAlignmentRole) for number in range(5)]
    assert [number for number, side in enumerate(sides) if side is not None] == [FIGURE]


# -- comparing -------------------------------------------------------------------------------------------------


class TestContrast:
    def test_the_same_twice_has_a_ratio_and_no_verdict(self) -> None:
        found = contrast(make_measured(), make_measured(a_measurement("drive.direct", 165e6)))
        assert found.obstacles == ()
        assert found.ratio == pytest.approx(1.1)
        assert found.differences == ()
        said = sentence(found, "Monday", "Tuesday")
        assert said.startswith("Tuesday: 10.0% higher than Monday.")
        assert caution() in said
        assert not any(word in said.lower() for word in ("faster", "slower", "better"))

    @pytest.mark.parametrize(
        ("changes", "why"),
        [
            ({"engine": Engine.FIO}, "Engine: reader, fio."),
            ({"block_bytes": 4096}, "Block size: 2.00 MiB, 4.00 KiB."),
            ({"depth": 32}, "Queue depth: 1, 32."),
            ({"jobs": 4}, "Number of jobs: 1, 4."),
            ({"offset_bytes": 500 << 30}, "Position on the drive: start of the drive, 500 GiB."),
            ({"workload": "drive.buffered"}, "Page cache: direct, cold."),
            ({"workload": "later.unknown"}, "Workload: Direct read, later.unknown."),
            ({"runs": ()}, "One has no valid run."),
            ({"folder": FolderFacts("/home/u", "ext4", ("sda",), 10**10)}, "Target: raw drive, file."),
        ],
        ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
    )
    def test_what_means_something_else_is_refused_with_the_reason(self, changes: dict[str, Any], why: str) -> None:
        other = make_measured(replace(a_measurement(), **changes))
        found = contrast(make_measured(), other)
        assert why in found.obstacles
        assert found.ratio is None
        assert sentence(found, "Monday", "Tuesday").startswith("Not comparable: Monday, Tuesday.")
        assert contrast(other, make_measured()).ratio is None

    def test_experiments_are_not_laid_side_by_side(self) -> None:
        other = make_entry(kind=ResultKind.EXPERIMENT, unit=FigureMeaning.RATIO, figure=1.02, body={})
        assert "An experiment cannot" in sentence(contrast(make_measured(), other), "Monday", "Tuesday")

    @pytest.mark.parametrize(
        ("changes", "words"),
        [
            ({"machine": replace(MACHINE, kernel="6.12.1")}, "Kernel: 6.1.0-28-amd64 → 6.12.1"),
            ({"drive": replace(DRIVE, firmware="02.02")}, "Firmware: 01.01A01 → 02.02"),
            ({"drive": OTHER}, "Drive: Example Disk 1000 → Other Disk"),
            ({"before": RunConditions(34.0, "battery", "schedutil", 0.25)}, "Power supply: AC power → battery"),
            ({"before": RunConditions(44.0, "mains", "schedutil", 0.25)}, "Drive temperature: 34 °C → 44 °C"),
            (
                {"before": RunConditions(34.0, "mains", "performance", 0.25)},
                "Frequency governor: schedutil → performance",
            ),
            ({"before": RunConditions(34.0, "mains", "schedutil", 3.5)}, "Load average: 0.2 → 3.5"),
            (
                {"after": RunConditions(upkeep=("degraded array md0",))},
                "Unusual conditions: none → degraded array md0",
            ),
            ({"machine": Machine()}, "Kernel: 6.1.0-28-amd64 → unknown"),
            ({"settings": ()}, "Read-ahead: 128 KiB → unknown"),
        ],
    )
    def test_a_condition_that_differs_is_named(self, changes: dict[str, Any], words: str) -> None:
        found = contrast(make_measured(), make_measured(**changes))
        assert words in [difference.words for difference in found.differences]
        assert found.ratio == pytest.approx(1.0)

    def test_a_degree_more_is_no_difference(self) -> None:
        other = make_measured(before=RunConditions(36.0, "mains", "schedutil", 0.3))
        assert contrast(make_measured(), other).differences == ()


class TestNaming:
    def test_of_one_minute_the_second_tells_and_of_one_second_a_number(self) -> None:
        at = 1_790_000_000.0
        found = names([make_measured(at=at), make_measured(at=at + 9), make_measured(at=at + 9.4)])
        assert found == [moment(at) + ":20", moment(at) + ":29 (1)", moment(at) + ":29 (2)"]

    def test_drives_of_one_model_and_device_are_told_apart_by_serial_number(self) -> None:
        drive, when = make_measured().envelope.drive, moment(1_790_000_000)
        twin, other = replace(drive, serial="TWIN"), replace(drive, name="sdx")
        found = names([make_measured(drive=one) for one in (drive, twin)])
        assert found == [f"{when}, {drive.serial}", f"{when}, TWIN"]
        found = names([make_measured(drive=one) for one in (drive, other)])
        assert found == [f"{when}, {drive.title} ({one})" for one in (drive.name, "sdx")]

    def test_many_settings_that_differ_are_cut_short_and_a_missing_one_is_unknown(self) -> None:
        values = {"block__read_ahead": 1024, "block__scheduler": "bfq", "block__nr_requests": 32}
        found = names([make_measured(settings=()), with_settings(make_measured(settings=()), **values)])
        assert found[1] == f"{moment(1_790_000_000)}, Read-ahead 1024 KiB, I/O scheduler bfq, …"
        assert found[0] == f"{moment(1_790_000_000)}, Read-ahead unknown, I/O scheduler unknown, …"


# -- the page --------------------------------------------------------------------------------------------------


@pytest.fixture
def entries() -> list[ResultEntry]:
    """Return results, newest first."""
    return [
        make_measured(a_measurement("drive.direct", 160e6), at=NOW - 60),
        with_settings(
            make_measured(a_measurement("drive.direct", 150e6), at=NOW - 3600, note="old cable"),
            block__read_ahead=1024,
        ),
        make_measured(a_measurement("drive.random-4k-q1", 3e5), at=NOW - 3 * 86400),
        make_measured(a_surface(), at=NOW - 20 * 86400),
        make_measured(a_measurement("drive.direct", 90e6), at=NOW - 90 * 86400, drive=OTHER),
    ]


@pytest.fixture
def page(qtbot: QtBot, entries: list[ResultEntry]) -> Iterator[ResultsPanel]:
    session = ScriptedSession()
    session.drives = (SDA,)
    services = services_of(session)
    services.archive.store.add(entries)
    yield from brought_to_front(qtbot, ResultsPanel(services), SDA, 900, 640)


def listed(page: ResultsPanel) -> list[str]:
    return [summary.id for summary in page.model.rows]


def ids(entries: list[ResultEntry], *numbers: int) -> list[str]:
    return [entries[number].envelope.id for number in numbers]


class TestFinding:
    def test_of_one_drive_or_of_all_newest_first(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        assert listed(page) == ids(entries, 0, 1, 2, 3)
        page.bar.only.setChecked(False)
        assert listed(page) == ids(entries, 0, 1, 2, 3, 4)
        page.show_drive(None)
        assert listed(page) == ids(entries, 0, 1, 2, 3, 4)

    def test_by_text_workload_and_date(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.search.setText("CABLE")
        assert listed(page) == ids(entries, 1)
        page.search.setText("random 4 kib")
        assert listed(page) == ids(entries, 2)
        page.search.clear()
        page.bar.workload.setCurrentIndex(page.bar.workload.findData("drive.direct"))
        page._narrow()
        assert listed(page) == ids(entries, 0, 1)
        page.bar.workload.setCurrentIndex(0)
        page.bar.period.setCurrentIndex(page.bar.period.findText("Last week"))
        page._narrow()
        assert listed(page) == ids(entries, 0, 1, 2)

    def test_an_empty_list_says_why_it_is_empty(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.search.setText("no such thing")
        assert page.empty.text() == "No matching results."
        assert not page.table.isVisible()
        page.search.clear()
        assert page.table.isVisible()
        page.show_drive(a_drive("sdz"))
        assert page.empty.text().startswith("No results of this drive.")
        page.show_drive(None)
        assert listed(page) == ids(entries, 0, 1, 2, 3, 4)
        assert not page.bar.only.isVisible(), "of all drives at once there is no one drive"

    def test_sorted_by_figure(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.bar.only.setChecked(False)
        page.table.sortByColumn(3, page.table.horizontalHeader().sortIndicatorOrder().AscendingOrder)  # type: ignore[union-attr]
        assert listed(page) == ids(entries, 2, 4, 3, 1, 0)

    def test_what_is_measured_meanwhile_appears_and_the_selection_stays(
        self, page: ResultsPanel, entries: list[ResultEntry]
    ) -> None:
        page.table.select_ids(ids(entries, 1))
        new = make_measured(at=NOW)
        page.services.archive.store.add([new])
        page.services.archive.changed.emit()
        assert listed(page)[0] == new.envelope.id
        assert page.table.selected_ids() == ids(entries, 1)

    def test_results_that_cannot_be_read_are_not_called_none(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        unread = added(qtbot, ResultsPanel(services_of(ScriptedSession())))

        def fail() -> list[ResultSummary]:
            raise StoreError("The results file is damaged.")

        monkeypatch.setattr(unread.services.archive.store, "summaries", fail)
        unread.show()
        unread.set_active(True)
        unread.show_drive(None)
        assert unread.empty.text() == "Results unreadable: The results file is damaged."
        unread.set_active(False)

    def test_a_drive_that_is_not_connected_may_be_later(self, page: ResultsPanel) -> None:
        page.message.show_text("Not connected.", about="absent")
        page.session.drives_changed.emit(())
        assert page.message.isHidden()

    def test_nothing_at_all_yet(self, qtbot: QtBot) -> None:
        empty = opened(qtbot, ResultsPanel(services_of(ScriptedSession())))
        empty.set_active(True)
        assert empty.empty.isVisible()
        assert empty.empty.text().startswith("No results.")
        assert not empty.table.isVisible()
        assert not empty.selected.export_button.isVisible()
        assert not empty.delete_button.isVisible()
        empty.set_active(False)


class TestLooking:
    def test_without_a_selection_a_sentence_stands_alone(
        self, page: ResultsPanel, entries: list[ResultEntry]
    ) -> None:
        assert page.selected.words.text().startswith("Select one result")
        assert not page.selected.facts.isVisible()
        assert not page.selected.note.isVisible()
        page.table.select_ids(ids(entries, 0))
        assert page.selected.facts.isVisible()
        assert page.selected.note.isVisible()

    def test_one_result_with_its_charts_and_conditions(
        self, page: ResultsPanel, entries: list[ResultEntry]
    ) -> None:
        page.table.select_ids(ids(entries, 3))
        assert page.selected.words.text().startswith("149 MB/s, one run")
        assert page.selected.views is not None
        assert present(page.selected.views.view).key == "curve"
        facts = {row[0]: row[1] for row in page.selected.facts.table.rows}
        assert facts["Kernel"] == "6.1.0-28-amd64"
        assert facts["Read-ahead"] == "128 KiB"
        assert facts["Temperature"] == "34 °C → 36 °C"
        assert not page.selected.experiment.isVisible()

    def test_two_are_compared_with_what_differed_and_an_experiment_is_offered(
        self, page: ResultsPanel, entries: list[ResultEntry]
    ) -> None:
        asked: list[str] = []
        page.experiment_asked.connect(asked.append)
        page.table.select_ids(ids(entries, 0, 1))
        older, newer = f"{moment(NOW - 3600)}, Read-ahead 1024 KiB", f"{moment(NOW - 60)}, Read-ahead 128 KiB"
        assert page.selected.words.text().startswith(f"{newer}: 6.7% higher than {older}.")
        assert "One measurement each" in page.selected.words.text()
        assert [row[0] for row in page.selected.facts.table.rows] == ["Read-ahead"]
        assert page.selected.facts.table.header == ("Differences", older, newer)
        assert page.selected.facts.table.rows[0][1:] == ("1024 KiB", "128 KiB")
        page.selected.pick("throughput")
        assert page.selected.views is not None
        assert page.selected.views.view is not None
        assert [line.name for line in page.selected.views.view.lines if line.name] == [older, newer]
        page.selected.pick("figures-of-all")
        assert [row[0] for row in page.selected.views.view.table.rows] == [older, newer]
        page.selected.experiment.click()
        assert asked == ["sda"]

    def test_what_cannot_be_compared_is_refused(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.table.select_ids(ids(entries, 0, 2))
        assert page.selected.words.text().startswith(
            f"Not comparable: {moment(NOW - 3 * 86400)}, Random read, 4 KiB, Q1T1, {moment(NOW - 60)}, Direct "
            "read. Block size: 4.00 KiB, 2.00 MiB."
        )

    def test_any_number_is_laid_over_each_other(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.bar.only.setChecked(False)
        page.table.select_ids(ids(entries, 0, 1, 4))
        assert page.selected.words.text() == "3 results overlaid, without a verdict."
        assert page.selected.views is not None
        view = page.selected.views.view
        assert view is not None
        assert view.key == "throughput"
        names = [line.name for line in view.lines if line.name]
        assert [name.split(",")[0] for name in names] == [moment(NOW - s) for s in (90 * 86400, 3600, 60)]
        assert ", Other Disk (sdb), " in names[0]
        assert {row[0] for row in view.table.rows} == set(names)
        page.selected.pick("figures-of-all")
        assert list(present(page.selected.views.view).lines[0].y) == [90.0, 150.0, 160.0]

    @pytest.mark.slow
    def test_every_view_of_every_selection_can_be_drawn(
        self, page: ResultsPanel, entries: list[ResultEntry]
    ) -> None:
        page.bar.only.setChecked(False)
        for numbers in ((0,), (2,), (3,), (0, 1), (0, 3), (0, 1, 2, 3, 4)):
            page.table.select_ids(ids(entries, *numbers))
            QApplication.processEvents()
            assert page.selected.views is not None
            keys = [
                page.selected.views.choice.itemData(index) for index in range(page.selected.views.choice.count())
            ]
            for key in keys:
                page.selected.pick(key)
                assert page.selected.views.view is not None
                assert page.selected.views.view.key == key
                assert page.selected.views.view.table.rows
                assert not page.selected.views.panel.grab().isNull()


class TestExperiments:
    """What the experiment page has kept is in the same list."""

    def an_experiment(self, **changes: Any) -> ResultEntry:
        pairs = tuple(Pair(number, 100e6, 110e6) for number in range(8))
        finding = Finding(1, pairs, estimated(pairs, Metric.THROUGHPUT), Verdict.FASTER, "Faster by 10 %.")
        result = Comparison("drive.direct", 3, 1, 8, True, 1.02, 1.001, (finding,), best=1)
        body = {"title": "Read-ahead", "arms": [], "before": {}, "result": wire.plain(result)}
        facts: dict[str, Any] = {
            "kind": ResultKind.EXPERIMENT,
            "workload": "drive.direct",
            "figure": 1.1,
            "unit": FigureMeaning.RATIO,
        }
        return make_entry(body={**body, **changes}, at=NOW, **facts)

    def test_they_are_listed_with_their_finding(self, page: ResultsPanel) -> None:
        # The verdict is made again from its figures: the words that are kept are English ones.
        entry = self.an_experiment()
        page.services.archive.store.add([entry])
        page.services.archive.changed.emit()
        page.table.select_ids([entry.envelope.id])
        assert page.model.data(page.model.index(0, 2)) == "Experiment: Direct read"
        assert page.model.data(page.model.index(0, 3)) == "+10%"
        assert page.selected.words.text() == "Read-ahead: Faster by 10% (+10% to +10%)."

    def test_the_pairs_can_be_seen_again_with_their_table(self, page: ResultsPanel) -> None:
        arms = [{"label": "128 KiB", "values": {}}, {"label": "2 MiB", "values": {"block.read_ahead": 2048}}]
        entry = self.an_experiment(arms=arms)
        page.services.archive.store.add([entry])
        page.services.archive.changed.emit()
        page.table.select_ids([entry.envelope.id])
        assert present(page.selected.views).isVisible()
        (view,) = wording.views([entry], UnitSystem.SI)
        assert view.title == "Pairs: 2 MiB"
        assert [line.name for line in view.lines] == ["128 KiB (before)", "2 MiB"]
        assert list(view.lines[1].y) == [110.0] * 8
        assert view.table.header[1:3] == ("128 KiB (MB/s)", "2 MiB (MB/s)")
        assert [f"{cell:.6g}" if isinstance(cell, float) else cell for cell in view.table.rows[0]] == [
            1, "100", "110", "10", "",
        ]  # fmt: skip
        facts = {row[0]: row[1] for row in wording.facts([entry], UnitSystem.SI).rows}
        assert facts["Criterion"] == "throughput"
        assert facts["Rounds"] == "8, 3 s per value, interleaved"

    def test_of_an_older_one_the_values_go_by_their_numbers(self) -> None:
        (view,) = wording.views([self.an_experiment()], UnitSystem.SI)
        assert view.title == "Pairs: value 1"

    def test_what_is_none_is_refused(self, tmp_path: Path) -> None:
        exchange.write(tmp_path / "one.json", [self.an_experiment(result={"rounds": "many"})])
        entries, problems = exchange.read(tmp_path / "one.json")
        assert entries == ()
        assert problems == ("Result 1 is damaged or of another version.",)


class TestChanging:
    def test_a_note(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.table.select_ids(ids(entries, 0))
        page.selected.note.setText("new cable")
        page.selected.note.editingFinished.emit()
        assert page.services.archive.store.entry(entries[0].envelope.id).note == "new cable"
        assert page.model.rows[0].note == "new cable"
        page.table.select_ids(ids(entries, 0, 1))
        assert not page.selected.note.isEnabled()

    def test_deleting_with_undo(self, page: ResultsPanel, entries: list[ResultEntry]) -> None:
        page.table.select_ids(ids(entries, 0, 2))
        page.delete_button.click()
        assert listed(page) == ids(entries, 1, 3)
        assert page.message.text.text() == "2 results deleted."
        page.message.action.click()
        assert listed(page) == ids(entries, 0, 1, 2, 3)
        assert page.services.archive.store.entry(entries[0].envelope.id) == entries[0]
        assert not page.message.isVisible()

    def test_export_and_import(self, page: ResultsPanel, entries: list[ResultEntry], tmp_path: Path) -> None:
        page.table.select_ids(ids(entries, 0, 1))
        page.export(tmp_path / "some.json")
        assert page.message.text.text().startswith("2 results written to ")
        page.table.clearSelection()
        page.export(tmp_path / "all.json")
        assert len(exchange.read(tmp_path / "all.json")[0]) == 4
        other = ResultStore(None)
        assert exchange.bring(other, tmp_path / "all.json").added == 4
        page.table.select_ids(ids(entries, 0))
        page.delete()
        page.bring(tmp_path / "all.json")
        assert page.message.text.text() == "1 result added. 3 were already stored."
        assert listed(page) == ids(entries, 0, 1, 2, 3)
        page.bring(tmp_path / "absent.json")
        assert page.message.text.text().endswith("no such file or directory.")
        page.export(tmp_path / "absent" / "all.json")
        assert page.message.text.text().endswith("no such file or directory. Choose another location.")

    def test_a_file_that_is_none_of_ours(self, page: ResultsPanel, tmp_path: Path) -> None:
        (tmp_path / "x.json").write_text("{}")
        page.bring(tmp_path / "x.json")
        assert page.message.text.text() == "x.json contains no DiskTune results."


def test_the_values_of_the_conditions_are_in_sight(page: ResultsPanel, entries: list[ResultEntry]) -> None:
    page.resize(700, 500)
    page.table.select_ids(ids(entries, 0))
    QApplication.processEvents()
    columns, viewport = page.selected.facts.horizontalHeader(), page.selected.facts.viewport()
    assert columns is not None
    assert viewport is not None
    assert page.selected.facts.table.rows
    assert columns.sectionSize(0) <= viewport.width() // 2
    assert columns.length() <= viewport.width()


def test_the_choice_of_a_measurement_shows_its_words(page: ResultsPanel) -> None:
    QApplication.processEvents()
    words = page.bar.workload.currentText()
    assert words == "All workloads"
    assert page.bar.workload.width() > page.bar.workload.fontMetrics().horizontalAdvance(words)
