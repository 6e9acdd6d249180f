"""The activity page: what a person sees while drives are at work."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PyQt6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.look import ActivitySample
from disktune_contract.units import UnitSystem
from disktune_gui.activity.metrics import ago, figures
from disktune_gui.activity.page import ActivityPage
from disktune_gui.activity.views import AllDrivesView, OneDriveView
from tests.gui.scripted_session import ScriptedSession, a_drive
from tests.gui.support import added, opened, services_of
from tests.narrowed import of_kind

SDA, SDB = a_drive("sda", "Example Disk 1000"), a_drive("sdb", "Other Disk")
LOOP = replace(a_drive("loop0", ""), kind=DriveKind.LOOP)


class Watched(ScriptedSession):
    """Counts watchers."""

    watchers = 0

    def watch(self, on: bool) -> None:
        self.watchers += 1 if on else -1


def second(number: int, *, sda: bool = True, speed: int = 100) -> ActivitySample:
    """Return counters of drives that read *speed* MB/s (sda) and 10 MB/s (sdb) in blocks of 1 MB."""

    def stat(name: str, mb: int) -> DiskStat:
        count = mb * number
        return DiskStat(
            name, count, 0, count * 1_000_000 // 512, count * 4, 0, 0, 0, 0, 0, number * 500, count * 4
        )

    drives = [stat("sdb", 10), stat("loop0", 1)]
    return ActivitySample(100.0 + number, tuple([stat("sda", speed), *drives] if sda else drives))


@pytest.fixture
def session(qtbot: QtBot) -> Watched:
    made = Watched()
    made.drives = (SDA, SDB, LOOP)
    return made


@pytest.fixture
def page(qtbot: QtBot, session: Watched) -> ActivityPage:
    return opened(qtbot, ActivityPage(services_of(session)), 900, 600)


def look(page: ActivityPage) -> None:
    """Bring the page to the front, on a drive."""
    page.show_drive(SDA)
    page.set_active(True)


def feed(session: Watched, start: int, stop: int, make: Callable[[int], ActivitySample] = second) -> None:
    for number in range(start, stop):
        session.activity.emit(make(number))


def one(page: ActivityPage) -> OneDriveView:
    return of_kind(OneDriveView, page.findChild(OneDriveView))


def everything(page: ActivityPage) -> AllDrivesView:
    return of_kind(AllDrivesView, page.findChild(AllDrivesView))


def values(page: ActivityPage) -> list[str]:
    return [label.text() for label in one(page).values]


def test_the_counters_are_watched_only_while_somebody_looks(page: ActivityPage, session: Watched) -> None:
    assert session.watchers == 0
    for active, watchers in ((True, 1), (True, 1), (False, 0), (False, 0), (True, 1)):
        page.set_active(active)
        assert session.watchers == watchers


def test_shows_what_iostat_shows(page: ActivityPage, session: Watched) -> None:
    look(page)
    assert values(page) == ["–"] * 7
    feed(session, 0, 10)
    assert values(page) == ["100 MB/s", "0 B/s", "100", "0", "4.00 ms", "0.40", "50%"]
    columns = {label.text() for label in one(page).findChildren(QLabel)}
    assert {"rMB/s", "wMB/s", "r/s", "w/s", "await", "aqu-sz", "%util"} <= columns


def test_the_past_of_all_drives_is_kept(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 30)
    page.show_drive(SDB)
    assert values(page)[0] == "10.0 MB/s"
    assert one(page).above.chart.values_at(-20).startswith("20 s ago\nReads: 10.0 MB/s")


def test_the_past_begins_before_the_page_does(session: Watched, qtbot: QtBot) -> None:
    services = services_of(session)
    services.begin()
    feed(session, 0, 30)
    page = added(qtbot, ActivityPage(services))
    look(page)
    assert values(page)[0] == "100 MB/s"
    assert one(page).above.chart.values_at(-20).startswith("20 s ago\nReads: 100")


def test_pausing_holds_the_charts_but_not_the_record(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 20)
    page.pause.click()
    feed(session, 20, 40, lambda number: second(number, speed=200))
    assert one(page).above.chart.values_at(0).startswith("now\nReads: 100")
    page.pause.click()
    assert one(page).above.chart.values_at(-30).startswith("30 s ago\nReads: 100")
    assert one(page).above.chart.values_at(0).startswith("now\nReads: 200")


def test_a_drive_that_is_pulled_out_leaves_a_gap(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 20)
    feed(session, 20, 30, lambda number: second(number, sda=False))
    assert values(page) == ["–"] * 7
    feed(session, 30, 40)
    assert values(page)[0] == "100 MB/s"
    assert one(page).above.chart.values_at(-15) == ""


def test_all_drives_have_a_line_and_a_row_each(page: ActivityPage, session: Watched) -> None:
    page.show_drive(None)
    page.set_active(True)
    feed(session, 0, 10)
    view = everything(page)
    assert [row[:2] for row in view.now.table.rows] == [
        ("sda · Example Disk 1000", "100 MB/s"),
        ("sdb · Other Disk", "10.0 MB/s"),
    ]
    assert "sda · Example Disk 1000: 100 MB/s\nsdb · Other Disk: 10.0 MB/s" in view.panel.chart.values_at(-2)
    assert "Busiest" in view.panel.chart.accessibleDescription()


def test_each_further_chart_can_be_chosen(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 10)
    view = one(page)
    for index, words in enumerate(
        ("Reads: 100 IOPS", "Reads: 4.00 ms", "Utilization: 50.0%", "Queue depth: 0.40")
    ):
        view.choice.setCurrentIndex(index)
        view.choice.activated.emit(index)
        assert words in view.below.chart.values_at(-2)


def test_the_table_says_what_the_chart_shows(page: ActivityPage, session: Watched) -> None:
    look(page)
    page.table_button.click()
    feed(session, 0, 10)
    table = one(page).above.table
    assert table.isVisible()
    assert table.table.header == ("Time", "Reads (MB/s)", "Writes (MB/s)")
    assert len(table.table.rows) == 10
    assert table.table.rows[0][1] == pytest.approx(100, rel=1e-3)
    assert table.table.rows[-1][1] is None


def test_units_follow_the_preference(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 10)
    try:
        page.services.preferences.units = UnitSystem.IEC
        assert values(page)[0] == "95.4 MiB/s"
        assert "95.4 MiB/s" in one(page).above.chart.values_at(-2)
    finally:
        page.services.preferences.units = UnitSystem.SI


@pytest.mark.slow
def test_the_time_shown_is_remembered(page: ActivityPage, session: Watched, qtbot: QtBot) -> None:
    look(page)
    feed(session, 0, 200)
    assert one(page).above.chart.viewRange()[0] == [-60, 0]
    page.span.setCurrentIndex(2)
    assert one(page).above.chart.viewRange()[0] == [-900, 0]
    another = added(qtbot, ActivityPage(services_of(session)))
    assert another.span.currentIndex() == 2


def test_nothing_is_drawn_while_nobody_looks(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 10)
    page.set_active(False)
    feed(session, 10, 20, lambda number: second(number, speed=200))
    assert values(page)[0] == "100 MB/s"
    page.set_active(True)
    assert values(page)[0] != "100 MB/s"


def test_unknown_figures_are_none() -> None:
    assert {figure.value for figure in figures(None, UnitSystem.SI)} == {None}


@pytest.mark.parametrize(
    ("x", "words"), [(0, "now"), (-0.2, "now"), (-42, "42 s ago"), (-60, "1 min ago"), (-95, "1 min 35 s ago")]
)
def test_the_time_axis_in_words(x: float, words: str) -> None:
    assert ago(x) == words


def test_figures_are_dated_when_no_new_ones_come(page: ActivityPage, session: Watched) -> None:
    page.set_active(True)
    for number in range(2):
        session.activity.emit(second(number))
    assert page._late.isActive()
    assert page.dated.isHidden()
    page._late.timeout.emit()
    moment = time.strftime("%Y-%m-%d %H:%M", time.localtime())
    assert page.dated.isVisible()
    assert page.dated.text().startswith("No data for 8 s. Ends at ")
    assert moment[:10] in page.dated.text()
    session.activity.emit(second(2))
    assert page.dated.isHidden()
    page.set_active(False)
    assert not page._late.isActive()


def test_the_chart_below_offers_all_but_what_is_shown_above(page: ActivityPage) -> None:
    look(page)
    view = one(page)
    offered = [view.choice.itemData(row) for row in range(view.choice.count())]
    assert offered == [metric.key for metric in view.metrics[1:]]
    assert view.metrics[0].key not in offered
    assert page._late.isSingleShot(), "it is said once that nothing comes"


def test_what_is_said_of_the_charts_leaves_gaps_out(page: ActivityPage, session: Watched) -> None:
    look(page)
    feed(session, 0, 10)
    feed(session, 10, 12, lambda number: second(number, sda=False))
    feed(session, 12, 20, lambda number: second(number, speed=50))
    view = one(page)
    view.summarise((SDA,))
    assert view.above.chart.accessibleDescription().startswith("Reads: current 50.0 MB/s, maximum 100 MB/s.")
    assert not view.summarise((a_drive("sdz", ""),))
    assert view.above.chart.accessibleDescription() == "No data recorded."


def test_the_temperature_is_that_of_the_list_and_unknown_where_there_is_none(
    page: ActivityPage, session: Watched
) -> None:
    session.drives = (replace(SDA, temperature_c=41.5), replace(SDB, temperature_c=None))
    look(page)
    feed(session, 0, 3)
    session.drives = (replace(SDA, temperature_c=42.0), replace(SDB, temperature_c=None))
    feed(session, 3, 5)
    view = one(page)
    view.choice.setCurrentIndex(view.choice.findData("temperature"))
    view.choice.activated.emit(view.choice.currentIndex())
    (line,) = view.below._lines
    assert list(line.y)[-1] == 42.0
    assert 41.5 in line.y
    _, unknown = page.history.line("sdb", view.chosen().total, 60)
    assert unknown
    assert all(map(math.isnan, unknown)), "not a number is drawn as a gap"
