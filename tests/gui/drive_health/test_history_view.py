"""The history of a drive's health: what is drawn and said of samples, and what is not."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, CounterValue
from disktune_contract.messages.look import JournalEntries, JournalEntry
from disktune_contract.units import UnitSystem
from disktune_gui.controls.step_chart import moved
from disktune_gui.drive_health import samples_view
from disktune_gui.drive_health.samples_view import ChartCard, ChartSpan, SamplesView
from disktune_gui.health import history_text
from disktune_gui.services.services import Services
from disktune_gui.text import tabular
from tests.contract.health.samples import DAY, NOW, disk
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive

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
def view(qtbot: QtBot, services: Services) -> SamplesView:
    made = added(qtbot, SamplesView(services, lambda: NOW))
    made.show_samples(DRIVE, MONTHS)
    made.show()
    return made


@pytest.fixture
def card(qtbot: QtBot) -> ChartCard:
    made = added(qtbot, ChartCard(lambda: NOW), 600, 200)
    made.show_samples(DRIVE, MONTHS)
    return made


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


def test_counters_that_did_not_rise_have_no_line() -> None:
    rose = next(one for one in samples_view.figures(MONTHS) if one.key == "rose")
    assert (rose.label, [name for name, _ in rose.lines]) == ("Interface CRC errors", ["Interface CRC errors"])
    calm = next(one for one in samples_view.figures(MONTHS[:9]) if one.key == "rose")
    assert not samples_view.reported(calm, MONTHS[:9])


def test_a_line_has_a_point_where_its_value_changes() -> None:
    points = [(0.0, 0.0), (1.0, 0.0), (2.0, 2.0), (3.0, 2.0), (4.0, 5.0)]
    assert moved(points, -1.0) == ((0.0, 0.0), (2.0, 2.0), (4.0, 5.0))
    assert moved(points, 3.5) == ((3.0, 2.0), (4.0, 5.0))


def test_the_rating_of_the_drive_is_the_only_one_and_unknown_is_said() -> None:
    said = history_text.budget_sentences(MONTHS, NOW, disk(_193=90_000))
    assert said[:3] == (
        "Load cycles: at this rate 300,000 in 2025.",
        "Load cycles: at this rate 600,000 in 2028.",
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
    proven = "3.0 a day, 300 before."
    assert proven in history_text.budget_sentences(calm, NOW, None, (entry("ata.apm", 2),))
    for other in (entry("block.read_ahead", 2), entry("ata.apm", 2, "timeout"), entry("ata.apm", 0.5)):
        assert proven not in history_text.budget_sentences(calm, NOW, None, (other,))


def test_the_table_has_what_any_sample_has_newest_first() -> None:
    table = samples_view.table(MONTHS)
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


def test_only_figures_that_the_drive_reports_are_offered_and_what_rose_is_first(card: ChartCard) -> None:
    offered = [card.figure.itemData(at) for at in range(card.figure.count())]
    assert offered == ["rose", "temperature", "loads", "starts", "written"]
    [line] = card.chart.lines
    assert [value for _, value in line.points] == [0, 2]
    assert card.chart.accessibleDescription() == "2 Interface CRC errors"
    assert not card.grab().isNull()


def test_the_choice_has_room_for_the_figures_of_the_drive_after(card: ChartCard) -> None:
    card.show_samples(make_drive("sdb"), MONTHS[:2])
    card.show()
    few = card.figure.sizeHint().width()
    card.show_samples(make_drive("sdc"), MONTHS)
    words = [card.figure.itemText(at) for at in range(card.figure.count())]
    widest = max(card.figure.fontMetrics().horizontalAdvance(one) for one in words)
    assert card.figure.sizeHint().width() > max(few, widest)


def test_what_was_chosen_is_kept_for_this_drive_alone(card: ChartCard) -> None:
    card.figure.setCurrentIndex(card.figure.findData("temperature"))
    card.show_samples(DRIVE, MONTHS[:-1])
    assert card.figure.currentData() == "temperature"
    card.show_samples(make_drive("sdb"), MONTHS)
    assert card.figure.currentData() == "rose"


@pytest.mark.parametrize(("span", "count"), [(ChartSpan.DAY, 2), (ChartSpan.MONTH, 31), (ChartSpan.ALL, 61)])
def test_the_chart_shows_the_time_that_is_chosen(card: ChartCard, span: ChartSpan, count: int) -> None:
    card.figure.setCurrentIndex(card.figure.findData("loads"))
    card.span.setCurrentIndex(card.span.findData(int(span)))
    card.span.activated.emit(card.span.currentIndex())
    [line] = card.chart.lines
    assert len(line.points) == count


def test_without_two_samples_there_is_no_chart(card: ChartCard) -> None:
    assert not card.isHidden()
    card.show_samples(DRIVE, MONTHS[:1])
    assert card.isHidden()


def test_the_samples_have_what_changed_and_the_forecast(view: SamplesView) -> None:
    assert len(view.rows.table.rows) == len(view.table.rows) == 61
    assert view.since.text().startswith("Since 2023-10-15: ")
    assert "at this rate 300,000 in 2025" in view.budget.text()
    view.show_samples(make_drive("sdb"), ())
    assert not view.budget.isVisible()


def test_the_journal_is_asked_for_this_drive(qtbot: QtBot, session: ScriptedSession, services: Services) -> None:
    session.answers["journal"] = lambda _args: JournalEntries((entry("ata.apm", 2),))
    made = added(qtbot, SamplesView(services, lambda: NOW))
    made.show_samples(DRIVE, MONTHS)
    assert session.asked == [], "nobody looks yet"
    made.show()
    assert [one.setting for one in made._changes] == ["ata.apm"]
    made.show_samples(None, ())
    assert made._changes == ()
