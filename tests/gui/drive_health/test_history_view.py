"""The history of a drive's health: what is drawn and said of samples, and what is not."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, CounterValue
from disktune_contract.messages.look import JournalEntries, JournalEntry
from disktune_contract.units import UnitSystem
from disktune_gui.drive_health import history_view
from disktune_gui.drive_health.history_view import HistorySpan, HistoryView
from disktune_gui.health import history_text
from disktune_gui.services.services import Services
from disktune_gui.text import tabular
from tests.contract.health.samples import DAY, NOW, disk
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import make_drive, services_of

DRIVE = make_drive()


def taken(day: int, crc: int = 0) -> HealthSample:
    """Return the sample of a day before today."""
    counters = (CounterValue(Counter.REALLOCATED, 0), CounterValue(Counter.INTERFACE_CRC, crc))
    return HealthSample(
        NOW - day * DAY,
        Origin.TIMER,
        counters,
        temperature_c=30 + day % 5,
        power_on_hours=9000 - day * 8,
        starts=500 - day,
        loads=90_000 - day * 300,
        bytes_written=(1000 - day) * 10**9,
    )


MONTHS = tuple(taken(day, crc=0 if day > 3 else 2) for day in range(60, -1, -1))


@pytest.fixture
def session() -> ScriptedSession:
    made = ScriptedSession()
    made.drives = (DRIVE, make_drive("sdb"))
    return made


@pytest.fixture
def services(session: ScriptedSession) -> Services:
    return services_of(session)


@pytest.fixture
def view(qtbot: QtBot, services: Services) -> HistoryView:
    services.health_history._clock = lambda: NOW
    services.health_history._heard[DRIVE.ref] = MONTHS
    made = HistoryView(services, lambda: NOW)
    qtbot.addWidget(made)
    made.resize(800, 500)
    made.show_drive(DRIVE)
    made.show()
    return made


def choose(view: HistoryView, figure: str, span: HistorySpan) -> None:
    view.figure.setCurrentIndex(view.figure.findData(figure))
    view.span.setCurrentIndex(view.span.findData(int(span)))
    view._draw()


# -- the model -----------------------------------------------------------------------------------------------


def test_what_changed_within_a_month_is_a_sentence() -> None:
    assert history_text.since(MONTHS, NOW, UnitSystem.SI) == (
        "Since 2023-10-15: +0 Reallocated sectors, +2 Interface CRC errors, +9000 load cycles, "
        "+30 start-stop cycles, +30.0 GB written."
    )


def test_a_month_is_a_month_and_less_is_since_the_first() -> None:
    assert history_text.since(MONTHS[-5:], NOW, UnitSystem.SI).startswith("Since 2023-11-10: +0 ")
    assert history_text.since(MONTHS[-1:], NOW, UnitSystem.SI) == ""
    assert history_text.since((), NOW, UnitSystem.SI) == ""


def test_a_counter_that_fell_is_said_with_its_sign() -> None:
    before, now = (HealthSample(NOW - 9, counters=(CounterValue(Counter.PENDING, n),)) for n in (5, 0))
    said = history_text.since((before, HealthSample(NOW, counters=now.counters)), NOW, UnitSystem.SI)
    assert "−5 Pending sectors" in said


def test_counters_that_were_never_above_zero_have_no_line() -> None:
    errors = next(one for one in history_view.figures() if one.key == "errors")
    (line,) = history_view.lines(errors, MONTHS, NOW)
    assert line.name == "Interface CRC errors"
    assert (line.x[0], line.x[-1], line.y[-1]) == (-60 * DAY, 0, 2)


def test_the_rating_of_the_drive_is_the_only_one_and_unknown_is_said() -> None:
    said = history_text.budget_sentences(MONTHS, NOW, disk(_193=90_000))
    assert said[:3] == (
        "At this rate: 300,000 load cycles in 2025.",
        "At this rate: 600,000 load cycles in 2028.",
        "A common rating; the drive reports none.",
    )
    assert history_text.budget_sentences(MONTHS[-3:], NOW, None) == (), "too few days say nothing"


def entry(setting: str, days: float, cause: str = "kept") -> JournalEntry:
    return JournalEntry(NOW - days * DAY, "sda", DRIVE.identity, "Example", setting, 96, 254, cause)


def test_a_change_of_the_lever_is_proven_a_day_later() -> None:
    calm = tuple(
        HealthSample(NOW - day * DAY, loads=90_000 - (day * 3 if day <= 2 else 6 + (day - 2) * 300))
        for day in range(30, -1, -1)
    )
    proven = "Fewer: 3.0 a day, 300 before."
    assert proven in history_text.budget_sentences(calm, NOW, None, (entry("ata.apm", 2),))
    for other in (entry("block.read_ahead", 2), entry("ata.apm", 2, "timeout"), entry("ata.apm", 0.5)):
        assert proven not in history_text.budget_sentences(calm, NOW, None, (other,))


def test_the_table_has_what_any_sample_has_newest_first() -> None:
    table = history_view.table(MONTHS)
    assert table.header == (
        "Time",
        "Temperature (°C)",
        "Power-on time (h)",
        "Start-stop cycles",
        "Load cycles",
        "Written (GB)",
        "Reallocated sectors",
        "Interface CRC errors",
        "Source",
    )
    assert len(table.rows) == 61
    assert table.rows[0][4] == 90_000
    assert table.rows[0][-1] == "timer"
    assert tabular.as_csv(table).count("\n") == 62


# -- the view --------------------------------------------------------------------------------------------------


def test_only_figures_that_the_drive_reports_are_offered(view: HistoryView) -> None:
    offered = [view.figure.itemData(at) for at in range(view.figure.count())]
    assert offered == ["temperature", "errors", "loads", "starts", "written"]


@pytest.mark.slow
@pytest.mark.parametrize(("span", "count"), [(HistorySpan.DAY, 2), (HistorySpan.MONTH, 31), (HistorySpan.ALL, 61)])
def test_the_chart_and_its_table_show_the_time_that_is_chosen(
    view: HistoryView, span: HistorySpan, count: int
) -> None:
    choose(view, "loads", span)
    assert view.panel is not None
    (line,) = view.panel._lines
    assert (len(line.x), len(view.panel.table.table.rows), len(view.table.rows)) == (count, count, count)
    view.table_button.click()
    assert view.panel.shows_table


def test_a_new_sample_is_seen_at_once_and_that_of_another_drive_is_not(
    view: HistoryView, session: ScriptedSession, services: Services
) -> None:
    _news = services.health_news
    session.health_read.emit(session.drives[1].ref, disk(_193=1))
    assert len(view._samples) == 61
    services.health_history._clock = lambda: NOW + 5e8
    services.health_history.keep(DRIVE, disk(_193=90_001), NOW + 60)
    assert view._samples[-1].loads == 90_001


def test_without_a_sample_there_is_a_sentence(view: HistoryView, session: ScriptedSession) -> None:
    view.show_drive(session.drives[1])
    assert view.place.sentence.isVisible()
    assert view.place.sentence.text() == "No health of this drive has been read so far."
    assert not view.budget.isVisible()


def test_the_journal_is_asked_for_this_drive(qtbot: QtBot, session: ScriptedSession, services: Services) -> None:
    session.answers["journal"] = lambda _args: JournalEntries((entry("ata.apm", 2),))
    made = HistoryView(services, lambda: NOW)
    qtbot.addWidget(made)
    made.show_drive(DRIVE)
    assert session.asked == [], "nobody looks yet"
    made.show()
    assert [one.setting for one in made._changes] == ["ata.apm"]
    made.show_drive(None)
    assert made._changes == ()


def test_without_the_library_of_charts_there_is_the_table(
    qtbot: QtBot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "disktune_gui.controls.panel", None)
    services.health_history._clock = lambda: NOW
    services.health_history._heard[DRIVE.ref] = MONTHS
    made = HistoryView(services, lambda: NOW)
    qtbot.addWidget(made)
    made.show_drive(DRIVE)
    made.show()
    assert made.rows.isVisible()
    assert len(made.rows.table.rows) == 31
    assert not made.table_button.isEnabled()
