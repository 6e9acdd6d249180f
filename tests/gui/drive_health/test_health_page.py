"""The page of a drive's health: what it shows, when it asks, and what it says where it may not."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import (
    AtaAttribute,
    AtaHealth,
    AttributeFlags,
    DriveLogs,
    Health,
    KernelErrors,
    OfflineCollection,
    OfflineState,
    ScsiHealth,
)
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.health.verdict import Counter, CounterValue
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_gui.drive_health.attribute_table import explained
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.health.wording import offline_section
from disktune_gui.pages import PAGES
from disktune_gui.text.plain import PlainLabel
from tests.gui.home.home_stage import array
from tests.gui.scripted_session import Fails, ScriptedSession, keyboard
from tests.gui.support import added, copied, services_of
from tests.narrowed import present
from tests.sample_drive import make_drive

FLAGS = AttributeFlags(
    updated_online=True, performance=False, error_rate=False, event_count=True, self_preserving=True
)
ATTRIBUTES = (
    AtaAttribute(5, 100, 100, 10, 8, pre_failure=True, flags=FLAGS),
    AtaAttribute(9, 74, 74, 0, 19_042, pre_failure=False, flags=replace(FLAGS, updated_online=False)),
    AtaAttribute(10, 9, 9, 51, 0, pre_failure=True),
    AtaAttribute(194, 113, 98, 0, 34, pre_failure=False),
)
DISK = Health(ata=AtaHealth(True, ATTRIBUTES, rotating=True), kernel=KernelErrors(requests=4, errors=1))
SAS = Health(scsi=ScsiHealth(0, 0, 34, 60, 7, 1090, 10_000, None, None, (), 3))


@pytest.fixture
def session() -> ScriptedSession:
    found = ScriptedSession()
    found.answers |= {
        "health": lambda _args: DISK,
        "self-tests": lambda _args: SelfTests(),
        "drive-logs": lambda _args: DriveLogs(),
    }
    found.drives = (make_drive(), make_drive("sdb"))
    return found


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> HealthPage:
    made = added(qtbot, HealthPage(services_of(session)), 900, 600)
    made.show_drive(session.drives[0])
    made.show()
    return made


def rows(page: HealthPage) -> dict[object, tuple[object, ...]]:
    return {row[0]: row for row in page.attribute_body.view.table.table.rows}


def test_the_verdict_is_above_what_it_was_made_of(page: HealthPage, session: ScriptedSession) -> None:
    assert session.of("health") == [], "nobody looks yet"
    page.set_active(True)
    assert page.card.title.text() == "Failing: back up now"
    assert page.card.why.text() == ("Attribute 10 at its threshold predicts a failure. Reallocated sectors: 8.")
    assert not page.attributes.opened, "what it was made of opens in place"
    assert rows(page)[5] == (5, "Reallocated sectors", "caution", 100, 100, 10, 8)
    assert rows(page)[10][2] == "FAILING NOW"
    assert rows(page)[9] == (9, "Power-on time", "good", 74, 74, "none", 19_042)
    assert [(row.label, row.value, row.words) for row in page.counters.rows][:1] == [
        ("Reallocated sectors", 8, "5 or more")
    ]
    titles = [part.title for part in page.log_body.counters.facts.sections]
    assert titles == ["Counters Behind the Verdict", "Errors Counted by the Kernel"]
    assert "Power-on time: 19,042 h" in page.figures.accessibleDescription()
    assert "Temperature: 34 °C" in page.figures.accessibleDescription()


def test_rows_that_count_against_the_drive_have_the_colour_of_it(page: HealthPage) -> None:
    page.set_active(True)
    model = present(page.attribute_body.view.table.model())
    colours = [model.index(row, 1).data(Qt.ItemDataRole.ForegroundRole) for row in range(model.rowCount())]
    assert colours[1] is None
    assert colours[0] != colours[2]
    assert None not in (colours[0], colours[2])


def test_each_look_asks_again_and_what_is_hidden_does_not(page: HealthPage, session: ScriptedSession) -> None:
    page.refresh()
    assert session.of("health") == []
    page.set_active(True)
    page.refresh()
    page.set_active(False)
    page.refresh()
    session.become(Class.TUNE)
    assert len(session.of("health")) == 2


def test_another_drive_has_nothing_of_the_one_before(page: HealthPage, session: ScriptedSession) -> None:
    page.set_active(True)
    session.held = True
    page.refresh()
    page.show_drive(session.drives[1])
    assert (page.card.title.text(), page.card.why.text()) == ("–", "")
    assert rows(page) == {}
    session.answers["health"] = lambda args: DISK if args.drive.name == "sda" else SAS
    session.release()
    assert page.card.title.text() == "Good"
    assert [(row.label, row.value) for row in page.counters.rows if row.unit] == [("Percentage used", 7)]


def test_a_drive_that_was_asked_before_keeps_its_verdict_with_its_time(
    page: HealthPage, session: ScriptedSession
) -> None:
    page.set_active(True)
    first = page.card.title.text()
    page.show_drive(session.drives[1])
    session.held = True
    page.show_drive(session.drives[0])
    assert page.card.title.text() == first != "–"
    assert "Read today at " in page.card.note.text()


def test_a_sleeping_drive_is_said_to_be_that(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["health"] = lambda _args: Health(note="The drive is in standby.", asleep=True)
    page.set_active(True)
    assert page.card.title.text() == "Unknown: never read"
    assert "The drive is in standby." in page.card.why.text()
    # Why is said once; nothing below it is empty.
    assert not page.attributes.isVisible()
    assert not page.counters.isVisible()


def test_what_may_not_be_asked_says_how_it_can_be(page: HealthPage, session: ScriptedSession) -> None:
    session.become(Class.BROWSE)
    page.set_active(True)
    assert session.of("health") == []
    assert page.card.why.text() == "Unlock to read it."
    assert page.card.unlock.isVisible()
    page.card.unlock.click()
    assert page.card.title.text() == "Failing: back up now"
    assert not page.card.unlock.isVisible()


def test_what_cannot_be_read_again_stays_and_says_why(page: HealthPage, session: ScriptedSession) -> None:
    page.set_active(True)
    session.answers["health"] = lambda _args: Fails(Fault.IO_ERROR, "The drive does not answer.")
    before = page.card.note.text()
    page.refresh()
    assert page.card.title.text() == "Failing: back up now"
    assert page.card.why.text().startswith("The drive does not answer.")
    assert page.card.note.text() == before


def test_only_drives_with_attributes_have_that_part(page: HealthPage, session: ScriptedSession) -> None:
    page.set_active(True)
    assert page.attributes.isVisible()
    session.answers["health"] = lambda _args: SAS
    page.show_drive(make_drive("sdc", DriveKind.SCSI))
    assert not page.attributes.isVisible()
    assert page.log_body.counters.facts.sections[-1].title == "Wear and Errors"
    assert not page.log_body.switch.buttons[1].isVisibleTo(page), "it has no temperature log"


def test_the_search_of_a_drive_without_attributes_is_among_its_counters(
    page: HealthPage, session: ScriptedSession
) -> None:
    page.set_active(True)
    session.answers["health"] = lambda _args: SAS
    page.show_drive(make_drive("sdc", DriveKind.SCSI))
    field, counters = page.search_field(), page.log_body.counters
    assert field is not None
    every = counters.shown_rows()
    field.setText("percentage used")
    assert field.isVisible()
    assert 0 < counters.shown_rows() < every


def test_the_search_opens_the_attributes(page: HealthPage) -> None:
    page.set_active(True)
    field = present(page.search_field())
    assert page.attributes.opened
    field.setText("Power-on")
    assert list(rows(page)) == [9]
    field.clear()
    assert len(rows(page)) == len(ATTRIBUTES)


def test_what_rose_is_said_beside_the_counter(page: HealthPage, session: ScriptedSession) -> None:
    health = page.services.health_history
    then = time.time() - 70 * 86_400
    old = (CounterValue(Counter.REALLOCATED, 2),)
    health._heard[session.drives[0].ref] = (HealthSample(then, counters=old),)
    page.set_active(True)
    line = page.counters.lines[0]
    assert (line.rose.text(), line.words.text()) == ("+6", "rising")
    assert line.accessibleName() == "Reallocated sectors; 8; +6; rising"
    assert page.counters._span.text() == "In 2 months"
    assert page.chart.isVisible()
    # A new sample is shown at once.
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, (replace(ATTRIBUTES[0], raw=9),), True))
    page.refresh()
    assert page.counters.lines[0].rose.text() == "+7"


def test_the_highest_temperature_is_of_samples_that_other_pages_took(
    page: HealthPage, session: ScriptedSession
) -> None:
    page.set_active(True)
    page.set_active(False)
    health, ref = page.services.health_history, session.drives[0].ref
    last = health.of(session.drives[0])[-1]
    health._heard[ref] = (HealthSample(last.at - 3600, temperature_c=55), last)
    page.set_active(True)
    assert "max. 55 °C" in {label.text() for label in page.figures.findChildren(PlainLabel)}


def test_the_extended_test_is_what_the_page_is_about_if_it_would_clear_the_verdict(
    page: HealthPage, session: ScriptedSession
) -> None:
    page.set_active(True)
    assert not page.self_tests.extended.property("primary")
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES[:1], rotating=True))
    page.refresh()
    assert page.card.title.text() == "Caution: reallocated sectors"
    assert page.card.note.text().startswith("Clears after 60 days without a rise.")
    assert page.self_tests.extended.property("primary")


def test_a_narrow_window_has_one_column(page: HealthPage) -> None:
    page.set_active(True)
    page.resize(1100, 700)
    QApplication.processEvents()
    assert not page.columns.is_one
    page.resize(700, 700)
    QApplication.processEvents()
    assert page.columns.is_one
    assert page.self_tests.y() + page.self_tests.parentWidget().y() > page.counter_card.y()


def test_a_drive_without_health_has_its_check_up(page: HealthPage) -> None:
    page.set_active(True)
    page.show_drive(make_drive("md0", DriveKind.ARRAY))
    assert page.checkup.isVisible()
    for part in (page.card, page.chart, page.counter_card, page.self_tests, page.figures):
        assert not part.isVisible()
    assert page.columns.is_one


def test_the_buttons_are_right_below_the_last_card(page: HealthPage) -> None:
    page.show_drive(make_drive("md0", DriveKind.ARRAY))
    page.set_active(True)
    page.resize(900, 1400)
    page.show()
    QApplication.processEvents()
    below = page.checkup.mapTo(page, page.checkup.rect().bottomLeft()).y()
    assert 0 < page.copy_button.y() - below < 2 * page.copy_button.height()


def test_everything_can_be_taken_along(page: HealthPage, tmp_path: Path) -> None:
    page.set_active(True)
    page.copy_all()
    text = copied()
    assert text.startswith("Example sda (/dev/sda)\n")
    for words in ("Failing: back up now", "SMART Attributes", "9 Power-on time", "Commands ended with an error"):
        assert words in text
    assert "Health History" in text
    found = json.loads(page._document("json"))
    assert wire.load(Health, found["health"]) == DISK
    assert (found["history"]["samples"], found["history"]["last"]["power_on_hours"]) == (1, 19_042)
    table = page._document("csv").splitlines()
    assert table[0].startswith(
        "ID,Attribute,Status,Type,Updated,Current,Worst,Threshold,Raw value,Flags,Better raw value,"
    )
    assert table[1].startswith(
        "5,Reallocated sectors,caution,pre-failure,always,100,100,10,8,"
        '"event count, self-preserving",low,A rise means a deteriorating medium'
    )
    assert table[1].endswith(",0.07502,0.03994,0.12829")
    assert table[2].startswith(
        '9,Power-on time,good,old age,off-line only,74,74,none,19042,"event count, self-preserving",,'
    )
    page.save(tmp_path / "health.csv", page._document("csv"))
    assert (tmp_path / "health.csv").read_text().startswith("ID,")


def test_the_words_of_a_row_name_its_flags(page: HealthPage) -> None:
    page.set_active(True)
    assert "Pre-failure. Updated: always. Flags: event count, self-preserving." in page._explained(5)
    assert "Flags" not in page._explained(194)
    assert "updated: off-line only" in page.text()


def test_off_line_data_collection_is_a_section_of_the_counters(page: HealthPage, session: ScriptedSession) -> None:
    collected = OfflineCollection(OfflineState.SUSPENDED, True, True, True, False, True, 24_155)
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES, offline=collected))
    page.set_active(True)
    [section] = [
        part for part in page.log_body.counters.facts.sections if part.title == "Off-Line Data Collection"
    ]
    found = {row.label: row.value for row in section.rows}
    assert found == {
        "Automatic": "on",
        "Last collection": "suspended by a command",
        "Duration": "6 h 42 min 35 s",
        "Started on request": "yes",
        "Reads the medium": "yes",
        "When a command arrives": "suspended",
    }
    told = json.loads(page._document("json"))["health"]["ata"]
    assert told["offline"]["automatic"] is True
    assert told["attributes"][0]["flags"]["updated_online"] is True


@pytest.mark.parametrize("state", OfflineState)
def test_every_state_of_it_has_words_and_a_drive_without_it_no_section(state: OfflineState) -> None:
    none = OfflineCollection(state, False, False, False, False, False, 0)
    assert bool(offline_section(none).rows) is (state is not OfflineState.NEVER)
    there = {row.label: row.value for row in offline_section(replace(none, immediate=True)).rows}
    assert there["Last collection"]
    assert (there["Duration"], there["When a command arrives"]) == ("unknown", "suspended")


def test_the_current_row_says_what_it_counts_and_how_such_disks_fared(page: HealthPage) -> None:
    page.set_active(True)
    about, table = page.attribute_body.view.about, page.attribute_body.view.table
    assert not about.isVisible()
    table.setFocus()
    keyboard.keyClick(table, Qt.Key.Key_Home)
    reallocated = (
        "A rise means a deteriorating medium. Low is better. Annual failure rate 7.5%, 95% 4.0% to 13% "
        "(Backblaze 2014, Scrutiny). Pre-failure. Updated: always. Flags: event count, self-preserving."
    )
    assert about.text() == reallocated
    model = present(table.model())
    described = model.index(0, 4).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == model.index(0, 4).data(Qt.ItemDataRole.ToolTipRole) == reallocated
    keyboard.keyClick(table, Qt.Key.Key_Down)
    assert about.text().startswith("Hours on most drives")
    assert "Backblaze" not in about.text()


def test_of_a_solid_state_drive_no_failures_are_told(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES, rotating=False))
    page.set_active(True)
    page.attribute_body.view.table.selectRow(0)
    assert page.attribute_body.view.about.text().endswith(
        "Low is better. Pre-failure. Updated: always. Flags: event count, self-preserving."
    )
    assert page._document("csv").splitlines()[1].endswith(",,,")


def test_beyond_one_failure_a_year_months_are_told() -> None:
    pending = AtaAttribute(197, 90, 90, 0, 300, pre_failure=False)
    assert explained(pending, disk=True).endswith(
        "One failure in 3.6 months, 95% 2.9 months to 4.6 months (Backblaze 2014, Scrutiny). Old age."
    )
    assert explained(AtaAttribute(99, 1, 1, 0, 5, pre_failure=False), disk=True) == ("Vendor-specific. Old age.")


@pytest.mark.parametrize("kind", [DriveKind.ATA, DriveKind.NVME, DriveKind.ARRAY])
def test_every_drive_has_the_page_and_all_drives_together(kind: DriveKind) -> None:
    assert PAGES["drive_health"].serves(make_drive(kind=kind))
    assert PAGES["drive_health"].serves(None)


def test_a_notification_about_a_drive_brings_its_health_to_the_front(page: HealthPage) -> None:
    assert page.offer("health")
    assert not page.offer("speed-up")
    page.show_drive(None)
    assert not page.offer("health")


def test_an_array_has_the_verdict_of_its_badge_above_its_check_up(page: HealthPage) -> None:
    page.show_drive(array())
    page.set_active(True)
    assert page.card.isVisible()
    assert page.card.title.text() == "Degraded"
    assert page.card.why.text() == "1 of 3 members is missing (slot 2)."
    assert page.checkup.isVisible()
    assert "Degraded" in page.text()
    page.show_drive(array(alarm=Alarm.HEALTHY, why=""))
    assert page.card.title.text() == "Good"
