"""Results over time: the dots, two of them compared, the list, and what leads to them."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from disktune_contract.checkup.usual import Expected
from disktune_contract.settings.setting import Change
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import trend
from disktune_gui.benchmark.form import GRID, SURFACE_VIEW, TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.benchmark.trend import TrendView
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.store.entry import ResultEntry, subject
from tests.gui.benchmarks import SDA
from tests.gui.scripted_session import keyboard
from tests.gui.stored import a_measurement, make_measured, with_settings

pytestmark = pytest.mark.usefixtures("bench")

NOW = time.time()
DAY = 86400.0
RATES = (138e6, 138.4e6, 137.7e6, 138e6, 137.9e6, 124e6)


def entries() -> list[ResultEntry]:
    """Return results of a drive; before the last one the read-ahead was changed."""
    found = [
        make_measured(
            a_measurement("drive.direct", 0.99 * rate, rate, 1.01 * rate), at=NOW - (20 - number) * DAY,
            drive=subject(SDA),
        )
        for number, rate in enumerate(RATES)
    ]  # fmt: skip
    return [*found[:-1], with_settings(found[-1], block__read_ahead=4096)]


@pytest.fixture
def stored(page: BenchmarkPage) -> list[ResultEntry]:
    page.offer_earlier(lambda every: ResultsPanel(page.services, apart=not every))
    found = entries()
    page.services.archive.store.add(found)
    page.services.archive.changed.emit()
    QApplication.processEvents()
    return found


def shown(page: BenchmarkPage) -> TrendView:
    keyboard.mouseClick(page.measured.past, Qt.MouseButton.LeftButton)
    assert page.view == TREND
    trend = page.trend
    assert trend is not None
    QApplication.processEvents()
    return trend


def ids(trend: TrendView) -> list[str]:
    return [one.id for one in trend.chart.chosen()]


class TestOnTheGrid:
    def test_the_number_of_results_and_the_newest_figure_are_said(
        self, page: BenchmarkPage, stored: list[ResultEntry]
    ) -> None:
        assert page.measured.past.text().startswith(f"{len(stored)} results since ")
        assert page.measured.past.accessibleName().endswith("Direct read, 124 MB/s")

    def test_a_difference_beyond_the_noise_has_a_word(
        self, page: BenchmarkPage, stored: list[ResultEntry]
    ) -> None:
        del stored
        [cell] = page.measured.grid.cells.grid.cells
        assert page.measured.grid.cells.compared == "Last"
        assert "10% slower" in page.measured.grid.cells.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert cell.before_bytes_s == pytest.approx(137.9e6)

    def test_what_changed_leads_to_a_comparison_of_both_values(
        self, page: BenchmarkPage, stored: list[ResultEntry]
    ) -> None:
        del stored
        card, asked = page.measured.changed, []
        assert card.isVisible()
        assert card.words.text() == "Changed since: Read-ahead 128 KiB → 4096 KiB"
        page.compare_asked.connect(lambda drive, changes: asked.append((drive, changes)))
        card.button.click()
        assert asked == [(SDA, (Change("block.read_ahead", 4096, 128),))]

    def test_without_results_there_is_no_row(self, page: BenchmarkPage) -> None:
        assert not page.measured.past.isVisible()
        assert not page.measured.changed.isVisible()


class TestOverTime:
    def test_it_opens_with_the_last_two_compared(self, page: BenchmarkPage, stored: list[ResultEntry]) -> None:
        trend = shown(page)
        assert ids(trend) == [one.envelope.id for one in stored[-2:]]
        words = trend.words.text()
        assert "is 10% slower than" in words
        assert words.endswith("Between them: Read-ahead 128 KiB → 4096 KiB.")

    def test_a_click_on_a_dot_compares_it_with_the_one_before(
        self, page: BenchmarkPage, stored: list[ResultEntry]
    ) -> None:
        trend = shown(page)
        place = trend.chart.place(0).toPoint()
        keyboard.mouseClick(trend.chart, Qt.MouseButton.LeftButton, pos=place)
        assert set(ids(trend)) == {stored[0].envelope.id, stored[-1].envelope.id}
        assert set(trend.earlier.selected_ids()) == set(ids(trend))
        keyboard.mouseClick(trend.chart, Qt.MouseButton.LeftButton, pos=place)
        assert ids(trend) == [stored[-1].envelope.id]
        assert trend.words.text() == "Select two dots."

    def test_what_is_selected_in_the_list_is_marked(self, page: BenchmarkPage, stored: list[ResultEntry]) -> None:
        trend = shown(page)
        wanted = [stored[1].envelope.id, stored[3].envelope.id]
        trend.earlier.select_ids(wanted)
        assert ids(trend) == wanted
        assert "about the same" in trend.words.text()

    def test_dots_are_gone_to_with_the_arrow_keys(self, page: BenchmarkPage, stored: list[ResultEntry]) -> None:
        trend = shown(page)
        trend.chart.setFocus()
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Space):
            keyboard.keyClick(trend.chart, key)
        assert stored[1].envelope.id in ids(trend)
        assert "Read-ahead 128 KiB → 4096 KiB" in trend.chart.words(5)
        assert trend.chart.words(4) in trend.chart.accessibleDescription()

    def test_what_is_measured_next_is_seen_in_the_grid(
        self, page: BenchmarkPage, stored: list[ResultEntry]
    ) -> None:
        del stored
        shown(page)
        page.start()
        assert page.view == GRID

    def test_results_of_another_place_are_no_dots(self, page: BenchmarkPage, stored: list[ResultEntry]) -> None:
        inner = a_measurement("drive.direct", 90e6, offset_bytes=500 << 30)
        page.services.archive.store.add([make_measured(inner, at=NOW - 19.5 * DAY, drive=subject(SDA))])
        trend = shown(page)
        before = len(stored)
        assert len(trend.chart._figures) == before
        assert len(trend.earlier.model.rows) == before + 1  # type: ignore[attr-defined]


def test_what_is_usual_is_a_band_below_the_dots_and_said(page: BenchmarkPage, stored: list[ResultEntry]) -> None:
    chart = shown(page).chart
    assert not chart.usual_band(chart._plot()).isEmpty()
    assert chart.accessibleDescription().startswith("Usual: ")
    figures = chart._figures
    chart.show_figures(figures, UnitSystem.SI, Expected(130e6, 142e6, "7200 rpm"))
    band = chart.usual_band(chart._plot())
    assert [band.contains(chart.place(number)) for number in range(len(RATES))] == [True] * 5 + [False]
    chart.show_figures(figures, UnitSystem.SI)
    assert chart.usual_band(chart._plot()).isEmpty()
    assert "Usual" not in chart.accessibleDescription()


def test_the_surface_is_a_profile_with_a_view_of_its_own(page: BenchmarkPage) -> None:
    page.form.views.buttons[SURFACE_VIEW].click()
    assert page.form.choices.choice().id == "drive.surface"
    assert page.measured.details.isVisible()
    assert not page.measured.grid.isVisible()
    page.form.views.buttons[GRID].click()
    assert page.form.choices.choice().id == "drive.direct"
    assert page.measured.grid.isVisible()
    page.form.choices.choose("drive.surface")
    assert page.view == SURFACE_VIEW


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(118.0, 142.0, [110, 120, 130, 140, 150]), (0.0, 3200.0, [0, 1000, 2000, 3000, 4000])],
)
def test_the_axis_has_round_numbers_around_all_values(low: float, high: float, expected: list[float]) -> None:
    assert trend.ticks(low, high) == expected


def test_dots_keep_apart_and_within_the_chart() -> None:
    assert trend.spread_out([0, 1, 2, 50, 99, 100, 100], 10, 100) == [0, 10, 20, 50, 80, 90, 100]


def test_months_are_named_and_a_year_is_where_it_begins() -> None:
    marks: list[Any] = list(trend.months(1_790_000_000.0, 1_790_000_000.0 + 150 * DAY))
    assert [name for _, name in marks][:4] == ["Oct", "Nov", "Dec", "Jan 2027"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_few_results_are_drawn_as_well(page: BenchmarkPage, stored: list[ResultEntry], count: int) -> None:
    del stored
    chart = shown(page).chart
    empty = chart.grab().toImage()
    chart.show_figures(chart._figures[:count], UnitSystem.SI)
    assert chart.grab().toImage() != empty
