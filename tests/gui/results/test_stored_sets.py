"""A stored set is one line of the list, and is seen again as it was right after the run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.workloads import PROFILE_BY_ID
from disktune_gui.benchmark.grid import RequestKind
from disktune_gui.results.list import runs
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.store import exchange
from disktune_gui.store.entry import ResultEntry
from disktune_gui.store.store import ResultStore
from disktune_gui.text.wording import moment
from tests.gui.scripted_session import ScriptedSession, a_drive, brought_to_front
from tests.gui.stored import DRIVE, a_measurement, make_measured, make_set
from tests.gui.support import services_of
from tests.narrowed import present

NOW = time.time()
SDA = replace(a_drive("sda"), identity=DRIVE.identity)
STEPS = PROFILE_BY_ID["file.default"].steps
RATES = (3e9, 2.8e9, 2e9, 1.8e9, 9e8, 7e8, 6e7, 1.5e8)
OLDEST = make_set("file.default", NOW - 14 * 86400, *(rate / 4 for rate in RATES))
OLDER = make_set("file.default", NOW - 7 * 86400, *(rate / 2 for rate in RATES))
NEWER = make_set("file.default", NOW - 3600, *RATES)
RAW = make_set("drive.crystal", NOW - 9000, 2e8, 1e8, 3e6, 1e6)
ALONE = make_measured(a_measurement("drive.direct", 160e6), at=NOW - 60)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ResultsPanel]:
    session = ScriptedSession()
    session.drives = (SDA,)
    services = services_of(session)
    services.archive.store.add([*NEWER, *OLDER, *OLDEST, *RAW, ALONE])
    yield from brought_to_front(qtbot, ResultsPanel(services), SDA, 1000, 760)


def ids(entries: list[ResultEntry]) -> list[str]:
    return [one.envelope.id for one in entries]


def select(page: ResultsPanel, *sets: list[ResultEntry]) -> None:
    page.table.select_ids([one.envelope.id for entries in sets for one in entries])
    QApplication.processEvents()


def shown(page: ResultsPanel, row: int, column: int) -> str:
    return str(page.model.index(row, column).data())


def changes(page: ResultsPanel) -> set[float]:
    """Return by how much the figures differ from those that they are compared with, as shares of these."""
    return {
        round(cell.bytes_s / cell.before_bytes_s - 1, 6)
        for cell in page.selected.grid.cells.grid.cells
        if cell.bytes_s and cell.before_bytes_s
    }


class TestListed:
    def test_a_set_is_one_line_with_its_name_and_the_figure_of_its_first_test(self, page: ResultsPanel) -> None:
        assert [len(run.parts) for run in page.model.rows] == [1, 8, 4, 8, 8]
        assert shown(page, 1, 2) == "CrystalDiskMark-style, Default, 8 tests"
        assert shown(page, 2, 2) == "CrystalDiskMark-Style, 4 tests"
        assert shown(page, 1, 3) == "3.00 GB/s"
        tip = page.model.index(1, 3).data(Qt.ItemDataRole.ToolTipRole)
        assert "3.00 GB/s" in tip
        assert "SEQ1M Q8T1 read" in tip, "of which test the figure is"

    def test_its_tests_can_be_listed_one_by_one(self, page: ResultsPanel) -> None:
        page.bar.single.setChecked(True)
        assert len(page.model.rows) == 8 * 3 + 4 + 1
        page.bar.single.setChecked(False)
        page.bar.workload.setCurrentIndex(page.bar.workload.findData(STEPS[0]))
        page._narrow()
        assert [run.ids for run in page.model.rows] == [(ids(one)[0],) for one in (NEWER, OLDER, OLDEST)]

    def test_a_set_is_found_by_its_name_and_by_that_of_a_test(self, page: ResultsPanel) -> None:
        page.search.setText("crystal")
        assert ids(RAW) in [list(run.ids) for run in page.model.rows]
        page.search.setText(STEPS[-1])
        assert [run.ids for run in page.model.rows] == [tuple(ids(one)) for one in (NEWER, OLDER, OLDEST)]

    def test_where_nothing_was_measured_in_sets_there_is_nothing_to_take_apart(self, qtbot: QtBot) -> None:
        services = services_of(ScriptedSession())
        services.archive.store.add([ALONE])
        for panel in brought_to_front(qtbot, ResultsPanel(services), SDA, 900, 640):
            assert panel.bar.single.isHidden()

    def test_what_is_left_of_a_set_is_still_one(self, page: ResultsPanel) -> None:
        page.services.archive.store.delete(ids(NEWER)[1:])
        page.services.archive.changed.emit()
        assert shown(page, 1, 2).endswith(", 1 test")
        select(page, NEWER[:1])
        assert len(list(page.selected.grid.cells.grid.cells)) == 8

    def test_a_profile_of_another_version_goes_by_its_id(self) -> None:
        store = ResultStore(None)
        store.add([replace(one, body={**one.body, "profile": "later.set"}) for one in RAW])
        [run] = runs(store.summaries(), single=False)
        assert run.what == "later.set, 4 tests"
        assert run.steps == tuple(one.envelope.workload for one in RAW)
        store.close()


class TestSeen:
    def test_it_is_the_grid_of_right_after_the_run(self, page: ResultsPanel) -> None:
        select(page, NEWER)
        grid = page.selected.grid.cells.grid
        assert page.selected.grid.isVisible()
        assert grid.columns == (RequestKind.READ, RequestKind.WRITE)
        assert {cell.workload.id: cell.bytes_s for cell in grid.cells} == pytest.approx(
            dict(zip(STEPS, RATES, strict=True))
        )
        assert changes(page) == {1.0}, "twice as fast as the run before"
        assert page.selected.compare.currentData() == OLDER[0].envelope.at

    def test_the_cell_that_is_clicked_has_the_chart_the_words_and_the_conditions(self, page: ResultsPanel) -> None:
        select(page, NEWER)
        assert page.selected.words.text().startswith("3.00 GB/s")
        page.selected.grid.setCurrentIndex(page.selected.grid.cells.place_of(STEPS[6]))
        figure, unit = NEWER[6].envelope.figure, NEWER[6].envelope.unit
        assert unit.value == "1/s"
        assert f"{present(figure):,.0f} IOPS" in page.selected.words.text()
        assert "p99" in page.selected.words.text()
        views = present(page.selected.views)
        keys = [views.choice.itemData(index) for index in range(views.choice.count())]
        assert any(key.startswith("percentiles") for key in keys)
        assert page.table.selected_ids() == ids(NEWER), "the set stays selected"
        select(page, OLDER)
        assert page.selected.grid.currentIndex() == page.selected.grid.cells.place_of(STEPS[6])

    def test_earlier_dates_are_listed_and_one_or_none_is_compared_with(self, page: ResultsPanel) -> None:
        select(page, NEWER)
        box = page.selected.compare
        assert [box.itemData(index) for index in range(box.count())] == [
            OLDER[0].envelope.at, OLDEST[0].envelope.at, None,
        ]  # fmt: skip
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert changes(page) == {3.0}
        views = present(page.selected.views)
        views.choose("throughput")
        page.selected.pick("throughput")
        assert views.view is not None
        names = [line.name for line in views.view.lines if line.name]
        assert names == ["Run 1", moment(OLDEST[0].envelope.at)]
        page.selected.grid.setCurrentIndex(page.selected.grid.cells.place_of(STEPS[2]))
        assert changes(page) == {3.0}, "another cell, the same comparison"
        box.setCurrentIndex(2)
        box.activated.emit(2)
        assert changes(page) == set()
        select(page, OLDER)
        assert changes(page) == {1.0}, "another set is compared with the run before it"

    def test_one_alone_is_a_grid_of_one(self, page: ResultsPanel) -> None:
        select(page, [ALONE])
        [cell] = page.selected.grid.cells.grid.cells
        assert cell.bytes_s == 160e6
        assert not page.selected.compare.isEnabled()

    def test_sets_are_laid_over_each_other_by_the_test_that_is_looked_at(self, page: ResultsPanel) -> None:
        select(page, NEWER, OLDEST)
        assert page.selected.subject.text() == "2 results overlaid"
        assert changes(page) == {3.0}
        assert not page.selected.compare.isVisible(), "compared with what is selected"
        page.selected.grid.setCurrentIndex(page.selected.grid.cells.place_of(STEPS[2]))
        assert {one.envelope.workload for one in page.selected.selection.entries} == {STEPS[2]}
        assert "300.0% higher" in page.selected.words.text()


class TestChanged:
    def test_a_note_is_of_the_whole_set(self, page: ResultsPanel) -> None:
        select(page, NEWER)
        page.selected.note.setText("new cable")
        page.selected.note.editingFinished.emit()
        store = page.services.archive.store
        assert {store.entry(one).note for one in ids(NEWER)} == {"new cable"}
        assert shown(page, 1, 4) == "new cable"

    @pytest.mark.slow
    def test_a_note_that_a_test_had_of_its_own_stays(self, page: ResultsPanel) -> None:
        store = page.services.archive.store
        store.annotate(ids(NEWER)[0], "warm")
        store.annotate(ids(NEWER)[3], "door slammed")
        page.services.archive.changed.emit()
        assert shown(page, 1, 4) == "warm, door slammed"
        select(page, NEWER)
        assert page.selected.note.text() == "warm"
        page.selected.note.setText("warm room")
        page.selected.note.editingFinished.emit()
        assert store.entry(ids(NEWER)[3]).note == "door slammed"
        assert {store.entry(one).note for one in ids(NEWER)} == {"warm room", "door slammed"}

    @pytest.mark.slow
    def test_deleting_takes_all_of_it_and_undo_brings_it_back(self, page: ResultsPanel) -> None:
        select(page, NEWER)
        page.delete_button.click()
        assert page.message.text.text() == "8 results deleted."
        assert [len(run.parts) for run in page.model.rows] == [1, 4, 8, 8]
        page.message.action.click()
        assert [len(run.parts) for run in page.model.rows] == [1, 8, 4, 8, 8]

    def test_a_file_has_all_of_it_and_it_comes_in_as_one(self, page: ResultsPanel, tmp_path: Path) -> None:
        select(page, NEWER)
        page.export(tmp_path / "set.json")
        other = ResultStore(None)
        assert exchange.bring(other, tmp_path / "set.json").added == 8
        [run] = runs(other.summaries(), single=False)
        assert set(run.ids) == set(ids(NEWER))
        other.close()
