"""The grid of a set: what stands where, what is said of it, and how it is gone through."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.usual import Expected
from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID
from disktune_gui.benchmark import grid as cells
from disktune_gui.benchmark.grid import RequestKind, grid
from disktune_gui.benchmark.grid_view import LEAST_ROW, ResultGrid, unit
from disktune_gui.store.differences import FigureChange
from tests.gui.scripted_session import keyboard
from tests.gui.stored import a_measurement
from tests.gui.support import added
from tests.narrowed import present

SI = UnitSystem.SI
DEFAULT = [BY_ID[one] for one in PROFILE_BY_ID["file.default"].steps]
CRYSTAL = [BY_ID[one] for one in PROFILE_BY_ID["drive.crystal"].steps]


class TestShape:
    def test_it_is_the_one_that_everybody_knows(self) -> None:
        found = grid(DEFAULT, {}, {})
        assert [name for name, _ in found.rows] == ["SEQ1M Q8T1", "SEQ1M Q1T1", "RND4K Q32T1", "RND4K Q1T1"]
        assert found.columns == (RequestKind.READ, RequestKind.WRITE)
        assert all(set(row) == set(found.columns) for _, row in found.rows)

    def test_mixed_tests_have_a_column_of_their_own(self) -> None:
        found = grid([BY_ID[one] for one in PROFILE_BY_ID["file.default-mix"].steps], {}, {})
        assert found.columns == (RequestKind.READ, RequestKind.WRITE, RequestKind.MIX)
        assert len(found.rows) == 4

    @pytest.mark.parametrize(
        ("name", "parts"),
        [
            ("SEQ1M Q8T1", ("SEQ1M", "Q8T1")),
            ("Random read, 4 KiB, Q1T1", ("Random read", "4 KiB, Q1T1")),
            ("dd: Sync Writes", ("dd", "Sync Writes")),
            ("Long write", ("Long write", "")),
        ],
    )
    def test_a_name_has_its_size_and_queue_below_it(self, name: str, parts: tuple[str, str]) -> None:
        assert cells.heading(name) == parts

    def test_a_raw_drive_has_no_column_for_writes(self) -> None:
        assert grid(CRYSTAL, {}, {}).columns == (RequestKind.READ,)

    @pytest.mark.parametrize("profile", PROFILE_BY_ID)
    def test_every_step_of_every_profile_has_its_place(self, profile: str) -> None:
        steps = [BY_ID[one] for one in PROFILE_BY_ID[profile].steps]
        assert sorted(cell.workload.id for cell in grid(steps, {}, {}).cells) == sorted(one.id for one in steps)


class TestFigures:
    def test_large_numbers_are_grouped_and_small_ones_exact(self) -> None:
        found = grid(
            CRYSTAL,
            {
                "drive.sequential-1m-q8": a_measurement("drive.sequential-1m-q8", 25_000e6),
                "drive.sequential-1m-q1": a_measurement("drive.sequential-1m-q1", 3_215e6),
                "drive.random-4k-q32": a_measurement("drive.random-4k-q32", 98.44e6),
                "drive.random-4k-q1": a_measurement("drive.random-4k-q1", 0.314e6),
            },
            {},
        )
        assert [cells.large(one, SI) for one in found.cells] == ["25,000", "3215", "98.4", "0.31"]
        third = list(found.cells)[2]
        assert cells.small(third).startswith("24,033 IOPS · ")
        assert "µs" in cells.small(third)
        assert cells.large(third, UnitSystem.IEC) == "93.9"

    def test_what_has_no_result_is_a_dash(self) -> None:
        [cell, *_] = grid(CRYSTAL, {}, {}).cells
        assert cells.large(cell, SI) == "–"
        assert (cells.small(cell), cells.change(cell), cells.last(cell, SI)) == ("", "", "")
        assert cells.spoken(cell, RequestKind.READ, SI) == "Sequential read, 1 MiB, Q8T1, Read: no result"

    @pytest.mark.parametrize(
        ("scatter", "then", "words"),
        [
            (None, 100e6, ""),
            (None, 109e6, "about the same"),
            (0.01, 100e6, "10% faster"),
            (0.01, 139.2e6, "21% slower"),
            (0.2, 100e6, "same"),
        ],
    )
    def test_the_last_figure_and_what_may_be_said_of_the_difference(
        self, scatter: float | None, then: float, words: str
    ) -> None:
        name = "drive.sequential-1m-q1"
        now, before = a_measurement(name, 110e6), a_measurement(name, then)
        [cell] = grid([BY_ID[name]], {name: now}, {name: before}, None, {name: scatter}).cells
        assert cells.change(cell) == words
        assert cells.last(cell, SI) == f"{then / 1e6:.0f}"
        assert cells.spoken(cell, RequestKind.READ, SI).endswith(f", {words}." if words else " MB/s.")

    @pytest.mark.parametrize(
        ("bytes_s", "words"), [(62e6, "slow"), (150e6, "within"), (199e6, "within"), (260e6, "fast")]
    )
    def test_the_usual_figures_and_what_may_be_said_beside_them(self, bytes_s: float, words: str) -> None:
        name = "drive.direct"
        usual = {name: Expected(100e6, 200e6, "hard disks of this size")}
        [cell] = grid([BY_ID[name]], {name: a_measurement(name, bytes_s)}, {}, usual=usual).cells
        assert (cells.usual_range(cell, SI), cells.within(cell)) == ("100–200", words)
        assert cells.spoken(cell, RequestKind.READ, SI).endswith("Usual: 100–200 MB/s (hard disks of this size)")

    def test_of_a_busy_drive_the_usual_figures_are_shown_and_nothing_is_said(self) -> None:
        name = "drive.direct"
        usual = {name: Expected(100e6, 200e6, "hard disks of this size")}
        busy = a_measurement(name, 62e6, upkeep=("a scrub",))
        [cell] = grid([BY_ID[name]], {name: busy}, {}, usual=usual).cells
        assert (cells.usual_range(cell, SI), cells.within(cell), cell.speed) == ("100–200", "", None)

    def test_only_random_access_has_requests_and_latency(self) -> None:
        name = "drive.sequential-1m-q1"
        [cell] = grid([BY_ID[name]], {name: a_measurement(name, 110e6)}, {}).cells
        assert cells.small(cell) == ""

    def test_before_it_is_measured_the_earlier_figure_is_the_scale(self) -> None:
        name = "drive.sequential-1m-q1"
        then = {name: a_measurement(name, 110e6)}
        running = grid([BY_ID[name]], {}, then, (name, 50e6, 0.5))
        assert running.most_bytes_s == 110e6
        [cell] = running.cells
        assert (cell.share, cells.large(cell, SI), cells.change(cell)) == (0.5, "50.0", "")

    @pytest.mark.parametrize(
        "other",
        [{"offset_bytes": 1 << 30}, {"depth": 8}, {"folder": FolderFacts("/home", "ext4", ("sda",), 1)}],
        ids=["place", "depth", "target"],
    )
    def test_what_means_something_else_has_no_difference(self, other: dict[str, object]) -> None:
        name = "drive.sequential-1m-q1"
        then = replace(a_measurement(name, 100e6), **other)  # type: ignore[arg-type]
        [cell] = grid([BY_ID[name]], {name: a_measurement(name, 110e6)}, {name: then}).cells
        assert cell.change is FigureChange.UNKNOWN
        assert cells.change(cell) == cells.last(cell, SI) == ""


class TestOnTheScreen:
    @pytest.fixture
    def shown(self, qtbot: QtBot) -> ResultGrid:
        view = added(qtbot, ResultGrid(), 600, 340)
        measured = {one.id: a_measurement(one.id, 100e6 / number) for number, one in enumerate(DEFAULT, 1)}
        view.show_grid(grid(DEFAULT, measured, {}), SI, DEFAULT[0].id)
        view.show()
        QApplication.processEvents()
        return view

    def test_a_cell_is_gone_to_with_the_arrow_keys(self, shown: ResultGrid) -> None:
        told: list[str] = []
        shown.chosen.connect(told.append)
        keyboard.keyClick(shown, Qt.Key.Key_Down)
        keyboard.keyClick(shown, Qt.Key.Key_Right)
        assert told == ["file.seq1m-q1t1.read", "file.seq1m-q1t1.write"]

    def test_a_cell_is_chosen_by_a_click(self, shown: ResultGrid) -> None:
        told: list[str] = []
        shown.chosen.connect(told.append)
        place = shown.visualRect(shown.cells.index(3, 1)).center()
        keyboard.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert told == ["file.rnd4k-q1t1.write"]

    def test_what_is_shown_from_outside_is_told_nobody(self, shown: ResultGrid) -> None:
        told: list[str] = []
        shown.chosen.connect(told.append)
        shown.show_grid(shown.cells.grid, SI, DEFAULT[2].id)
        assert told == []
        assert shown.currentIndex().row() == 2

    @pytest.mark.parametrize("workload", ["drive.surface", "file.seq1m-q8t1.read"])
    def test_the_name_of_a_test_is_seen_whatever_was_shown_before(self, shown: ResultGrid, workload: str) -> None:
        found = grid([BY_ID[workload]], {}, {})
        shown.show_grid(found, SI)
        QApplication.processEvents()
        rows = present(shown.verticalHeader())
        assert rows.width() > shown.fontMetrics().horizontalAdvance(cells.heading(found.rows[0][0])[0])

    def test_rows_get_lower_before_one_is_cut_off(self, shown: ResultGrid) -> None:
        shown.resize(600, shown.minimumSizeHint().height())
        QApplication.processEvents()
        last, viewport = shown.visualRect(shown.cells.index(3, 0)), shown.viewport()
        assert present(viewport).rect().contains(last)
        assert last.height() >= round(LEAST_ROW * unit(shown.font()))

    def test_all_rows_are_seen_and_every_cell_speaks(self, shown: ResultGrid) -> None:
        last = shown.visualRect(shown.cells.index(3, 0))
        assert present(shown.viewport()).rect().contains(last)
        for row in range(4):
            for column in range(2):
                words = shown.cells.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
                assert words.startswith(shown.cells.grid.rows[row][0])
                assert "MB/s" in words
