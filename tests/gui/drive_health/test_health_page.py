"""The page of a drive's health: what it shows, when it asks, and what it says where it may not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
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
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Class
from disktune_gui.drive_health.attribute_table import explained
from disktune_gui.drive_health.page import HealthPage, Part
from disktune_gui.drive_health.tab import TAB
from disktune_gui.health.wording import offline_section
from tests.gui.scripted_session import Fails, ScriptedSession, keyboard
from tests.gui.support import make_drive, services_of

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
    made = HealthPage(services_of(session))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show_drive(session.drives[0])
    made.show()
    return made


def rows(page: HealthPage) -> dict[object, tuple[object, ...]]:
    return {row[0]: row for row in page.attributes.table.rows}


def test_the_verdict_is_above_what_it_was_made_of(page: HealthPage, session: ScriptedSession) -> None:
    assert session.asked == [], "nobody looks yet"
    page.set_active(True)
    assert page.card.title.text() == "Failing: back up now"
    assert page.card.why.text() == (
        "Attribute 10 at its threshold predicts a failure. 8 reallocated sectors. Drives with such errors fail "
        "more often."
    )
    assert rows(page)[5] == (5, "Reallocated sectors", "caution", "pre-failure", "always", 100, 100, 10, 8)
    assert rows(page)[10][2] == "FAILING NOW"
    assert rows(page)[10][4] is None, "of which nothing is known"
    assert rows(page)[9] == (
        9,
        "Power-on time",
        "no threshold",
        "old age",
        "off-line only",
        74,
        74,
        "none",
        19_042,
    )
    titles = [part.title for part in page.counters.facts.sections]
    assert titles == ["Counters Behind the Verdict", "Errors Counted by the Kernel"]
    assert "Power-on time: 19,042 h" in page.card.accessibleDescription()
    assert "Temperature: 34 °C" in page.card.accessibleDescription()


def test_rows_that_count_against_the_drive_have_the_colour_of_it(page: HealthPage) -> None:
    page.set_active(True)
    model = page.attributes.model()
    assert model is not None
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
    assert page.card.title.text() == "Unknown"
    assert page.card.why.text() == "Reading the health data…"
    assert rows(page) == {}
    session.answers["health"] = lambda args: DISK if args.drive.name == "sda" else SAS
    session.release()
    assert page.card.title.text() == "Good: the drive reports no problems"
    assert "Percentage used: 7%" in page.card.accessibleDescription()


def test_a_drive_that_was_asked_before_keeps_its_verdict_with_its_time(
    page: HealthPage, session: ScriptedSession
) -> None:
    page.set_active(True)
    first = page.card.title.text()
    page.show_drive(session.drives[1])
    session.held = True
    page.show_drive(session.drives[0])
    assert page.card.title.text() == first != "Unknown"
    assert page._source.text().startswith("Read at ")


def test_a_sleeping_drive_is_said_to_be_that(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["health"] = lambda _args: Health(note="The drive is in standby.", asleep=True)
    page.set_active(True)
    assert page.card.title.text() == "Unknown, standby"
    assert "The drive is in standby." in page.card.why.text()
    # Why is said once; the boxes below say that they are empty.
    for place, words in zip(
        page._places, ("No SMART attributes were read.", "No counters were read."), strict=True
    ):
        assert place.sentence.isVisibleTo(place)
        assert place.sentence.text() == words


def test_what_may_not_be_asked_says_how_it_can_be(page: HealthPage, session: ScriptedSession) -> None:
    session.become(Class.BROWSE)
    page.set_active(True)
    assert session.of("health") == []
    assert page.card.why.text() == "Reading the health data requires authorization. Unlock to read it."
    assert page.card.unlock.isVisible()
    page.card.unlock.click()
    assert page.card.title.text() == "Failing: back up now"
    assert not page.card.unlock.isVisible()


def test_what_cannot_be_read_again_stays_and_says_why(page: HealthPage, session: ScriptedSession) -> None:
    page.set_active(True)
    session.answers["health"] = lambda _args: Fails(Fault.IO_ERROR, "The drive does not answer.")
    before = page._source.text()
    page.refresh()
    assert page.card.title.text() == "Failing: back up now"
    assert page.card.why.text().startswith("The drive does not answer.")
    assert page._source.text() == before
    assert before.startswith("Read at ")


def test_only_drives_with_attributes_have_that_part(page: HealthPage, session: ScriptedSession) -> None:
    page.set_active(True)
    assert page.parts.isTabVisible(Part.ATTRIBUTES)
    session.answers["health"] = lambda _args: SAS
    page.show_drive(make_drive("sdc", DriveKind.SCSI))
    assert not page.parts.isTabVisible(Part.ATTRIBUTES)
    assert page.counters.facts.sections[-1].title == "Wear and Errors"


def test_the_search_goes_to_the_part_that_has_it(page: HealthPage) -> None:
    page.set_active(True)
    page.search.setText("commands ended")
    assert page.parts.currentIndex() == Part.COUNTERS
    assert page.counters.shown_rows() == 1
    page.search.setText("Power-on")
    assert page.parts.currentIndex() == Part.ATTRIBUTES
    assert list(rows(page)) == [9]
    page.search.clear()
    assert len(rows(page)) == len(ATTRIBUTES)


def test_everything_can_be_taken_along(page: HealthPage, tmp_path: Path) -> None:
    page.set_active(True)
    page.copy_all()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    text = clipboard.text()
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
        '"event count, self-preserving",low,Replaced bad sectors'
    )
    assert table[1].endswith(",0.07502,0.03994,0.12829")
    assert table[2].startswith(
        '9,Power-on time,no threshold,old age,off-line only,74,74,none,19042,"event count, self-preserving",,'
    )
    page.save(tmp_path / "health.csv", page._document("csv"))
    assert (tmp_path / "health.csv").read_text().startswith("ID,")


def test_the_words_of_a_row_name_its_flags(page: HealthPage) -> None:
    page.set_active(True)
    assert "Flags: event count, self-preserving." in page._explained(5)
    assert "Flags" not in page._explained(194)
    assert "updated: off-line only" in page.text()


def test_off_line_data_collection_is_a_section_of_the_counters(page: HealthPage, session: ScriptedSession) -> None:
    collected = OfflineCollection(OfflineState.SUSPENDED, True, True, True, False, True, 24_155)
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES, offline=collected))
    page.set_active(True)
    [section] = [part for part in page.counters.facts.sections if part.title == "Off-Line Data Collection"]
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
    about, table = page.attribute_view.about, page.attributes
    assert about.text() == "Select an attribute to read what it counts."
    table.setFocus()
    keyboard.keyClick(table, Qt.Key.Key_Home)
    reallocated = (
        "Replaced bad sectors; a rise means a deteriorating medium. A low raw value is better. Hard disks with "
        "this value: annual failure rate 7.5%, 95% interval 4.0% to 13% (Backblaze 2014, via Scrutiny). Flags: "
        "event count, self-preserving."
    )
    assert about.text() == reallocated
    model = table.model()
    assert model is not None
    described = model.index(0, 4).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == model.index(0, 4).data(Qt.ItemDataRole.ToolTipRole) == reallocated
    keyboard.keyClick(table, Qt.Key.Key_Down)
    assert about.text().startswith("Time switched on")
    assert "Backblaze" not in about.text()


def test_of_a_solid_state_drive_no_failures_are_told(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["health"] = lambda _args: Health(ata=AtaHealth(True, ATTRIBUTES, rotating=False))
    page.set_active(True)
    page.attributes.selectRow(0)
    assert page.attribute_view.about.text().endswith(
        "A low raw value is better. Flags: event count, self-preserving."
    )
    assert page._document("csv").splitlines()[1].endswith(",,,")


def test_beyond_one_failure_a_year_months_are_told() -> None:
    pending = AtaAttribute(197, 90, 90, 0, 300, pre_failure=False)
    assert explained(pending, disk=True).endswith(
        "on average one failure in 3.6 months of operation, 95% interval 2.9 months to 4.6 months "
        "(Backblaze 2014, via Scrutiny)."
    )
    assert explained(AtaAttribute(99, 1, 1, 0, 5, pre_failure=False), disk=True) == (
        "The vendor defines what this attribute counts."
    )


@pytest.mark.slow
@pytest.mark.parametrize("part", Part, ids=lambda part: part.name.lower())
def test_the_page_is_as_low_as_a_small_window_lets_it_be(page: HealthPage, part: Part) -> None:
    page.set_active(True)
    page.parts.setCurrentIndex(part)
    layout = page.layout()
    assert layout is not None
    assert layout.minimumHeightForWidth(860) <= 520


@pytest.mark.parametrize(
    ("kind", "has"), [(DriveKind.ATA, True), (DriveKind.NVME, True), (DriveKind.ARRAY, False)]
)
def test_what_has_no_health_has_a_grey_tab(kind: DriveKind, has: bool) -> None:
    drive = make_drive(kind=kind)
    assert TAB.serves(drive) is has
    assert TAB.listed(drive)
    assert not TAB.serves(None)


def test_a_notification_about_a_drive_brings_its_health_to_the_front(page: HealthPage) -> None:
    assert page.offer("health")
    assert not page.offer("speed-up")
    page.show_drive(None)
    assert not page.offer("health")
