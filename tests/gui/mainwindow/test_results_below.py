"""What was measured is listed on the page on which it was; all of it on the page of all drives."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.experiments.comparison_verdict import estimated
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_gui.benchmark.form import TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.store.entry import FigureMeaning, ResultEntry, ResultKind, subject
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.stored import a_measurement, make_entry, make_measured
from tests.gui.support import added, services_of
from tests.narrowed import of_kind, present

NOW = time.time()
SDA, SDB = a_drive(), a_drive("sdb", "Other")


def an_experiment() -> ResultEntry:
    pairs = tuple(Pair(number, 100e6, 110e6) for number in range(8))
    finding = Finding(1, pairs, estimated(pairs, Metric.THROUGHPUT), Verdict.FASTER, "Faster by 10 %.")
    result = Comparison("drive.direct", 3, 1, 8, True, 1.02, 1.001, (finding,), best=1)
    body = {"title": "Read-ahead", "arms": [], "before": {}, "result": wire.plain(result)}
    facts: dict[str, Any] = {"kind": ResultKind.EXPERIMENT, "figure": 1.1, "unit": FigureMeaning.RATIO}
    return make_entry(body=body, at=NOW - 50, workload="drive.direct", drive=subject(SDA), **facts)


MEASURED = make_measured(a_measurement("drive.direct", 160e6), at=NOW - 7 * 86400, drive=subject(SDA))
NEWER = make_measured(a_measurement("drive.direct", 170e6), at=NOW - 60, drive=subject(SDA))
ELSEWHERE = make_measured(a_measurement("drive.direct", 90e6), at=NOW - 90, drive=subject(SDB))
TRIED = an_experiment()


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    session = WindowSession(HelperLauncher(root=False, demo=True))
    session.refuse_the_rest()
    services = services_of(session)
    services.archive.store.add([MEASURED, NEWER, ELSEWHERE, TRIED])
    found = added(qtbot, MainWindow(services, drive="sda"))
    session.bring(SDA, SDB)
    found.resize(1180, 740)
    found.show()
    return found


def page_of(window: MainWindow, tab: Tab) -> BenchmarkPage | ExperimentPage:
    window.tabs.setCurrentIndex(tab)
    page = window.page(tab)
    assert isinstance(page, BenchmarkPage | ExperimentPage)
    QApplication.processEvents()
    return page


def below(page: BenchmarkPage | ExperimentPage) -> ResultsPanel:
    if isinstance(page, BenchmarkPage):
        page.show_view(TREND)
        QApplication.processEvents()
    return of_kind(ResultsPanel, page.earlier)


def listed(panel: ResultsPanel) -> list[str]:
    return [one.id for one in panel.model.rows]


@pytest.mark.slow
def test_each_page_has_its_own_results_of_the_drive(window: MainWindow) -> None:
    bench, tried = page_of(window, Tab.BENCHMARK), page_of(window, Tab.EXPERIMENT)
    assert not bench.active
    assert listed(below(tried)) == [TRIED.envelope.id]
    bench = page_of(window, Tab.BENCHMARK)
    assert listed(below(bench)) == [NEWER.envelope.id, MEASURED.envelope.id]
    window.panel.choose("sdb")
    assert listed(below(bench)) == [ELSEWHERE.envelope.id]


@pytest.mark.slow
def test_what_is_selected_takes_the_place_above_and_gives_it_back(window: MainWindow) -> None:
    page = page_of(window, Tab.EXPERIMENT)
    panel = below(page)
    assert isinstance(page, ExperimentPage)
    assert page.view.isVisible()
    assert not panel.selected.isVisible()
    panel.table.selectRow(0)
    assert panel.selected.isVisible()
    assert not page.view.isVisible()
    for part in (panel.selected.note, panel.selected.facts, panel.selected.export_button, panel.delete_button):
        assert part.isVisible(), "within two clicks"
    panel.selected.back_button.click()
    assert page.view.isVisible()


def test_the_drive_is_named_only_where_there_are_others(window: MainWindow) -> None:
    panel = below(page_of(window, Tab.BENCHMARK))
    assert panel.table.isColumnHidden(1)
    panel.bar.only.setChecked(False)
    assert not panel.table.isColumnHidden(1)


@pytest.mark.slow
def test_a_new_measurement_takes_its_place_back(window: MainWindow) -> None:
    page = of_kind(BenchmarkPage, page_of(window, Tab.BENCHMARK))
    page.form.choices.choose("drive.direct")
    below(page)
    page.start()
    assert page.measured.isVisible()


def test_what_was_measured_in_an_earlier_session_is_shown_with_what_came_before(window: MainWindow) -> None:
    page = of_kind(BenchmarkPage, page_of(window, Tab.BENCHMARK))
    page.form.choices.choose("drive.direct")
    [cell] = page.measured.grid.cells.grid.cells
    assert cell.bytes_s == 170e6
    assert cell.before_bytes_s == 160e6
    assert page.measured.details.compare.currentData() == MEASURED.envelope.at
    page.form.choices.choose("profile:drive.quick")
    assert all(one.bytes_s is None for one in page.measured.grid.cells.grid.cells)


@pytest.mark.slow
def test_the_results_of_all_drives_are_a_page_from_both_pages_and_the_menu(window: MainWindow) -> None:
    page = of_kind(BenchmarkPage, page_of(window, Tab.BENCHMARK))
    [action] = [one for one in _of_menus(window) if one.text().replace("&", "") == "All Results…"]
    experiment = below(page_of(window, Tab.EXPERIMENT)).all_button
    for lead in (below(page).all_button.click, experiment.click, action.trigger):
        window.panel.choose("sda")
        lead()
        assert window.panel.current() is None
        assert window.tabs.front is Tab.BENCHMARK
        every = of_kind(ResultsPanel, page.every)
        assert every.isVisible()
        assert set(listed(every)) == {one.envelope.id for one in (MEASURED, NEWER, ELSEWHERE, TRIED)}
        assert not page.form.isVisible()
    window.panel.choose("sda")
    assert not present(page.every).active
    assert page.form.isVisibleTo(page)


def _of_menus(window: MainWindow) -> list[Any]:
    bar = present(window.menuBar())
    return [one for menu in bar.actions() for one in (menu.menu().actions() if menu.menu() is not None else [])]  # type: ignore[union-attr]


def test_a_deleted_result_is_gone_from_list_and_chart(window: MainWindow) -> None:
    page = page_of(window, Tab.BENCHMARK)
    panel = below(page)
    trend = present(of_kind(BenchmarkPage, page).trend)
    assert "2" in trend.words.text()
    panel.table.select_ids([MEASURED.envelope.id])
    panel.delete()
    assert MEASURED.envelope.id not in listed(panel)
    trend.chart.choose([MEASURED.envelope.id])
    assert trend.chart.chosen() == []


@pytest.mark.slow
def test_a_window_of_usual_size_shows_all_of_the_page(window: MainWindow) -> None:
    window.resize(1180, 760)
    page = page_of(window, Tab.BENCHMARK)
    for chosen in (False, True):
        if chosen:
            below(page)
            QApplication.processEvents()
        place = present(page.parentWidget())
        assert page.minimumSizeHint().height() <= place.height()
