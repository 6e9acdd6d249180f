"""The logs of a drive: read by whoever looks at one, said in a sentence, and shown as tables."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHeaderView
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.health.health import (
    AtaHealth,
    DriveLogs,
    ErrorLog,
    Health,
    ListedLog,
    LoggedError,
    ScsiErrorCounter,
    TemperatureLog,
)
from disktune_contract.health.self_tests import SelectiveSpan, SelfTestOutcome, SelfTests
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_gui.drive_health import drive_logs
from disktune_gui.drive_health.page import HealthPage
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.support import added, services_of
from tests.narrowed import present
from tests.sample_drive import make_drive

ERROR = LoggedError(3, "uncorrectable data (UNC)", "READ DMA", 20_391_463, 19_017, "40h")
LOGS = DriveLogs(
    errors=ErrorLog(3, (ERROR,)), temperatures=TemperatureLog(60, (31, None, 28), 28, 22, 35, 14, 47, 0, 60)
)


@pytest.fixture
def session() -> ScriptedSession:
    found = ScriptedSession()
    found.answers["drive-logs"] = lambda _args: LOGS
    return found


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> HealthPage:
    made = added(qtbot, HealthPage(services_of(session)), 900, 600)
    made.show_drive(make_drive())
    made.show()
    made.set_active(True)
    return made


def test_only_who_looks_at_a_log_asks_for_it(page: HealthPage, session: ScriptedSession) -> None:
    page.refresh()
    assert session.of("drive-logs") == []
    page.log_body.bring(page.log_body.errors)
    assert len(session.of("drive-logs")) == 1
    page.refresh()
    assert len(session.of("drive-logs")) == 2
    page.hide()
    page.refresh()
    session.become(Class.TUNE)
    assert len(session.of("drive-logs")) == 2


def test_the_error_log_is_a_table_with_its_sum_above(page: HealthPage) -> None:
    page.log_body.bring(page.log_body.errors)
    assert page.log_body.errors.words.text() == "Errors: 3"
    assert page.log_body.errors.table.table.rows == [
        (3, "uncorrectable data (UNC)", "READ DMA", 20_391_463, 19_017, "40h")
    ]
    assert "20391463" in page._document("log")
    assert "uncorrectable data (UNC)" in page.text()


def test_temperatures_begin_with_the_newest_and_keep_their_gaps(page: HealthPage) -> None:
    page.log_body.bring(page.log_body.temperatures)
    assert page.log_body.temperatures.table.table.rows == [(0, 28), (60, None), (120, 31)]
    assert page.log_body.temperatures.words.text() == (
        "Now: 28 °C; lowest since power-on: 22 °C; highest since power-on: 35 °C; lowest ever: "
        "14 °C; highest ever: 47 °C; lower limit: 0 °C; upper limit: 60 °C\nRecorded every 1 h."
    )


def test_of_another_drive_nothing_is_left(page: HealthPage, session: ScriptedSession) -> None:
    page.log_body.bring(page.log_body.errors)
    session.held = True
    page.refresh()
    page.show_drive(make_drive("sdb"))
    assert page.log_body.errors.table.table.rows == []
    session.answers["drive-logs"] = lambda args: LOGS if args.drive.name == "sda" else DriveLogs(note="None here.")
    session.release()
    assert page.log_body.errors.table.table.rows == []
    assert page.log_body.errors.place.sentence.text() == "None here."


def test_what_may_not_be_read_or_fails_says_why(page: HealthPage, session: ScriptedSession) -> None:
    page.log_body.bring(page.log_body.errors)
    session.answers["drive-logs"] = lambda _args: Fails(Fault.IO_ERROR, "The drive does not answer.")
    page.refresh()
    assert page.log_body.errors.place.sentence.text() == "The drive does not answer."
    session.become(Class.BROWSE)
    assert page.log_body.errors.place.sentence.text().endswith("Unlock to read it.")


def test_a_sas_disk_counts_by_kind() -> None:
    logs = DriveLogs(counters=(ScsiErrorCounter("read", 3, 7), ScsiErrorCounter("write", 6, 2)))
    table = drive_logs.errors(logs)
    assert table.header == ("Counter", "Read", "Write", "Verify")
    assert table.rows == [("Corrected in all", 7, None, None), ("Uncorrected", None, 2, None)]
    (section,) = drive_logs.sections(logs)
    assert [(row.label, row.value) for row in section.rows] == [
        ("Corrected in all", "Read: 7; Write: –; Verify: –"),
        ("Uncorrected", "Read: –; Write: 2; Verify: –"),
    ]


def figures(page: HealthPage) -> list[bool]:
    """Return which columns of the error log are aligned as figures."""
    model = present(page.log_body.errors.table.model())
    columns = range(model.columnCount())
    roles = (model.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) for at in columns)
    return [bool(role & Qt.AlignmentFlag.AlignRight) for role in roles]


def stretched(page: HealthPage) -> list[int]:
    """Return the columns of the error log that take what the others leave."""
    head = present(page.log_body.errors.table.horizontalHeader())
    return [at for at in range(head.count()) if head.sectionResizeMode(at) is QHeaderView.ResizeMode.Stretch]


def test_the_columns_are_those_of_what_the_drive_keeps(page: HealthPage, session: ScriptedSession) -> None:
    """Words to the left, figures to the right, also after another kind of drive was shown."""
    page.log_body.bring(page.log_body.errors)
    of_ata = [False, False, False, True, True, True], [1]
    assert (figures(page), stretched(page)) == of_ata
    counted = DriveLogs(counters=(ScsiErrorCounter("read", 3, 7),))
    for logs, columns in ((counted, ([False, True, True, True], [0])), (LOGS, of_ata)):

        def told(_args: object, answer: DriveLogs = logs) -> DriveLogs:
            return answer

        session.answers["drive-logs"] = told
        for _ in range(2):
            page.refresh()
            assert (figures(page), stretched(page)) == columns


def test_a_log_that_is_empty_or_not_kept_is_said_to_be_that() -> None:
    assert drive_logs.error_words(DriveLogs(errors=ErrorLog(0, ()))) == "No errors."
    assert drive_logs.error_words(DriveLogs(errors=ErrorLog(None, ()))) == "No errors."
    assert drive_logs.error_words(DriveLogs()) == "No error log."
    assert drive_logs.temperature_words(DriveLogs(note="It sleeps.", asleep=True)) == "It sleeps."


LISTED = (
    ListedLog(0x00, 1, 1),
    ListedLog(0x03, 16, 0),
    ListedLog(0x06, 0, 1),
    ListedLog(0x7F, 0, 2),
    *(ListedLog(address, 16, 16) for address in range(0x80, 0xA1)),
    ListedLog(0xE0, 1, 1),
)


def test_the_directory_names_the_logs_as_the_standard_does(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["drive-logs"] = lambda _args: DriveLogs(listed=LISTED)
    page.log_body.bring(page.log_body.directory)
    assert page.log_body.directory.table.table.rows == [
        ("00h", "Log Directory", 1, 1),
        ("03h", "Extended Comprehensive SMART Error log", 16, None),
        ("06h", "SMART Self-Test log", None, 1),
        ("7Fh", "reserved", None, 2),
        ("80h to 9Fh", "Host vendor-specific log", 16, 16),
        ("A0h", "Device vendor-specific log", 16, 16),
        ("E0h", "SCT Command/Status", 1, 1),
    ]
    assert page.log_body.directory.words.text() == ""
    assert "80h to 9Fh" in page._document("log")
    text = page.text()
    assert "Log Directory" in text
    assert "General Purpose pages: 16; SMART pages: 16" in text


def test_neighbours_share_a_row_only_if_they_differ_in_nothing_else() -> None:
    logs = DriveLogs(listed=(ListedLog(0x80, 16, 16), ListedLog(0x82, 16, 16), ListedLog(0x83, 16, 1)))
    assert [row[0] for row in drive_logs.directory(logs).rows] == ["80h", "82h", "83h"]
    assert drive_logs.directory(None).rows == []


def test_a_drive_that_lists_no_logs_says_so(page: HealthPage, session: ScriptedSession) -> None:
    session.answers["drive-logs"] = lambda _args: DriveLogs()
    page.log_body.bring(page.log_body.directory)
    assert page.log_body.directory.place.sentence.text() == "No log directory."


def test_grown_defects_stand_above_the_counters_of_a_scsi_disk(page: HealthPage, session: ScriptedSession) -> None:
    counted = DriveLogs(counters=(ScsiErrorCounter("read", 6, 2),), grown_defects=1432)
    session.answers["drive-logs"] = lambda _args: counted
    page.log_body.bring(page.log_body.errors)
    assert page.log_body.errors.words.text() == "Grown defects: 1432"
    for defects, words in ((None, ""), (0, "Grown defects: 0")):
        logs = replace(counted, grown_defects=defects)
        assert drive_logs.error_words(logs) == words
        rows = {row.label: row.value for part in drive_logs.sections(logs) for row in part.rows}
        assert rows.get("Grown defects") == (None if defects is None else str(defects))


def test_json_has_what_the_text_has_of_logs_and_self_tests(page: HealthPage, session: ScriptedSession) -> None:
    counted = replace(LOGS, counters=(ScsiErrorCounter("read", 6, 2),), grown_defects=1432, listed=LISTED)
    tested = SelfTests(spans=(SelectiveSpan(1, 0, 999, current=True, outcome=SelfTestOutcome.PASSED, lba=999),))
    session.answers |= {
        "health": lambda _args: Health(ata=AtaHealth(passed=True, attributes=())),
        "drive-logs": lambda _args: counted,
        "self-tests": lambda _args: tested,
    }
    page.refresh()
    before = json.loads(page._document("json"))
    assert before["logs"] is None, "nobody has looked at them"
    page.log_body.bring(page.log_body.tests)
    page.log_body.bring(page.log_body.directory)
    found = json.loads(page._document("json"))
    assert wire.load(SelfTests, found["self_tests"]) == tested
    assert wire.load(DriveLogs, found["logs"]) == counted
    assert found["logs"]["grown_defects"] == 1432
    assert [one["address"] for one in found["logs"]["listed"]] == [one.address for one in LISTED]
    assert found["self_tests"]["spans"][0]["last"] == 999
