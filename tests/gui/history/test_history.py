"""The journal as a table: whose entries, in which words, copied, exported, and taken back."""

from __future__ import annotations

import csv
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QAbstractItemModelTester
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_gui.editing import planned_values
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.history.page import HistoryModel, HistoryPage, shared, words
from disktune_gui.saved_settings.restoring import LIMIT, RestoreDialog
from disktune_gui.text.wording import moment
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.support import added, opened, services_of
from tests.narrowed import present


def entry(at: float, setting: str = "block.read_ahead", **changes: Any) -> JournalEntry:
    facts: dict[str, Any] = {
        "drive": "sda", "identity": "wwn:sda", "model": "Example Disk 1000",
        "before": 128, "after": 1024, "cause": "apply",
    }  # fmt: skip
    return JournalEntry(at=at, setting=setting, **(facts | changes))


ENTRIES = (
    entry(3e8, "ata.standby_timer", before=None, after=241),
    entry(2e8, "ata.write_cache", before=False, after=True, cause="kept"),
    entry(1e8, drive="sdb", identity="wwn:sdb", model="Other"),
)


class Desk:
    """A page over a journal."""

    def __init__(self, qtbot: QtBot, entries: tuple[JournalEntry, ...] = ENTRIES) -> None:
        self.entries = entries
        self.session = ScriptedSession()
        self.session.answers["journal"] = self.journal
        self.page = opened(qtbot, HistoryPage(services_of(self.session)))
        self.page.show_drive(a_drive())
        self.session.bring(a_drive(), a_drive("sdb", "Other"))
        self.page.set_active(True)

    def journal(self, query: JournalQuery) -> JournalEntries:
        found = (e for e in self.entries if query.identity in ("", e.identity))
        return JournalEntries(tuple(found)[: query.limit])

    def rows(self) -> list[str]:
        return [e.setting for e in self.page.model.entries]


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_an_entry_in_words() -> None:
    when, drive, setting, before, after, why, _ = words(ENTRIES[0])
    assert when.startswith("1979-07-0")
    assert (drive, setting) == ("Example Disk 1000 (sda)", "Standby timer (spin-down)")
    assert (before, after, why) == ("unknown", "30 min", "applied")


def test_an_entry_of_a_later_version_is_shown_as_it_is() -> None:
    strange = words(entry(0, "nvme.mood", before=True, after=7, cause="dreamt"))
    assert strange[2:] == ("nvme.mood", "True", "7", "dreamt", "")


def test_who_asked_for_what_and_what_came_of_it() -> None:
    kept = words(replace(ENTRIES[0], asked=ENTRIES[0].after, who="anna"))
    assert (kept[4], kept[6]) == ("30 min", "anna")
    bent = words(entry(0, "block.read_ahead", before=128, after=256, asked=512))
    assert bent[4] == "256 KiB (requested: 512 KiB)"


def test_this_drive_first_and_all_on_demand(desk: Desk) -> None:
    assert desk.rows() == ["ata.standby_timer", "ata.write_cache"]
    desk.page.only.setChecked(False)
    assert len(desk.rows()) == 3


def test_a_drive_without_identity_gets_its_own_entries_only(qtbot: QtBot) -> None:
    nameless = entry(5e8, "ata.apm", drive="sdc", identity="")
    desk = Desk(qtbot, (nameless, *ENTRIES))
    desk.page.show_drive(replace(a_drive("sdc"), identity=""))
    assert desk.rows() == ["ata.apm"]


def test_nothing_yet_is_said_in_a_sentence(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ())
    assert desk.page.empty.isVisible()
    assert desk.page.empty.text() == "No changes."
    page = desk.page
    for button in (page.copy_button, page.export_button, page.back):
        assert not button.isVisible(), "there is nothing that it could ever do here"
    assert page.found.isVisible()


def test_a_journal_that_cannot_be_read_is_told_and_may_be_asked_again(desk: Desk) -> None:
    answer = desk.session.answers["journal"]
    desk.session.answers["journal"] = lambda _query: Fails(Fault.IO_ERROR, "The journal could not be read.")
    desk.page.reload()
    assert desk.page.message.text.text().startswith("The journal could not be read. Read at 2")
    desk.session.answers["journal"] = answer
    desk.page.message.action.click()
    assert desk.page.message.isHidden()


def test_the_changes_of_one_drive_are_not_shown_as_those_of_another_whose_history_cannot_be_read(
    desk: Desk,
) -> None:
    assert desk.rows()
    desk.session.answers["journal"] = lambda _query: Fails(Fault.IO_ERROR, "The journal could not be read.")
    desk.page.show_drive(a_drive("sdz"))
    assert desk.rows() == []
    assert desk.page.message.text.text() == "The journal could not be read."
    assert desk.page.empty.isHidden()


def test_a_late_answer_does_not_replace_a_newer_one(desk: Desk) -> None:
    desk.session.held = True
    desk.page.reload()
    late = desk.session._waiting.pop()
    desk.page.only.setChecked(False)
    desk.session.release()
    assert len(desk.rows()) == 3
    late()
    assert len(desk.rows()) == 3


def test_the_end_of_a_trial_is_in_the_journal_at_once(desk: Desk) -> None:
    desk.entries = (entry(4e8, "ata.apm"), *ENTRIES)
    desk.session.trial_ended.emit(TrialEnded("t", "sda", TrialEnd.TIMED_OUT))
    assert desk.rows()[0] == "ata.apm"


def test_new_entries_leave_the_selection_on_its_entry(desk: Desk) -> None:
    desk.page.table.selectRow(1)
    chosen = desk.page.selected()
    desk.entries = (entry(4e8, "ata.apm"), *ENTRIES)
    desk.page.reload()
    assert desk.page.selected() == chosen


def test_the_model_keeps_qts_rules(qtbot: QtBot) -> None:
    model = HistoryModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_entries(ENTRIES[1:])
    second = QPersistentModelIndex(model.index(0, 0))
    model.show_entries(ENTRIES)
    assert second.row() == 1
    model.show_entries(ENTRIES[:1])
    model.show_entries(())
    assert model.rowCount(QModelIndex()) == 0
    assert tester.model() is model


# -- copy, export, restore ---------------------------------------------------------------------------------


def test_columns_share_the_width_and_the_widest_gives_way() -> None:
    assert shared([100, 50, 80], 300) == [100, 50, 80]
    assert shared([400, 50, 80], 300) == [170, 50, 80]
    assert shared([400, 50, 300], 350) == [150, 50, 150]
    assert shared([], 300) == []


@pytest.mark.parametrize("width", [640, 880, 1800])
def test_every_column_is_in_sight_whatever_the_width(qtbot: QtBot, width: int) -> None:
    long = entry(4e8, "md.speed_limit_max", model="Manufacturer Of Drives With A Long Name 4000", who="somebody")
    desk = Desk(qtbot, (replace(long, cause="session-ended"), *ENTRIES))
    desk.page.resize(width, 400)
    QApplication.processEvents()
    table, viewport, scroll = desk.page.table, desk.page.table.viewport(), desk.page.table.horizontalScrollBar()
    last = desk.page.model.columnCount() - 1
    assert present(scroll).maximum() == 0
    assert table.columnViewportPosition(last) + table.columnWidth(last) <= present(viewport).width()
    assert table.columnWidth(last) >= table.sizeHintForColumn(last)
    drive = desk.page.model.index(0, 1)
    shown = desk.page.model.data(drive)
    assert desk.page.model.data(drive, Qt.ItemDataRole.ToolTipRole) == shown


def test_copy_takes_the_selected_rows_or_all(desk: Desk) -> None:
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    desk.page.copy_button.click()
    assert len(clipboard.text().splitlines()) == 3
    desk.page.table.selectRow(1)
    desk.page.copy_button.click()
    header, row = clipboard.text().splitlines()
    assert header.split("\t")[2] == "Setting"
    assert row.split("\t")[2:5] == ["Write cache", "off", "on"]


def test_json_reads_back_as_the_same_entries(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    desk.page.write(path)
    loaded = tuple(wire.load(JournalEntry, item) for item in json.loads(path.read_text()))
    assert loaded == ENTRIES[:2]
    assert "history.json" in desk.page.message.text.text()


def test_csv_has_a_row_for_each_entry(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "history.csv"
    desk.page.write(path)
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [(row["setting"], row["before"], row["after"]) for row in rows] == [
        ("ata.standby_timer", "", "241"),
        ("ata.write_cache", "off", "on"),
    ]


def test_a_file_that_cannot_be_written_is_a_sentence(desk: Desk, tmp_path: Path) -> None:
    desk.page.write(tmp_path / "nowhere" / "history.csv")
    assert (
        desk.page.message.text.text()
        == "history.csv not written: no such file or directory. Choose another location."
    )


def asked_of(desk: Desk) -> list[tuple[Restoration, ...]]:
    asked: list[tuple[Restoration, ...]] = []
    desk.page.propose_asked.connect(asked.append)
    return asked


def test_put_back_proposes_what_it_was_before(desk: Desk) -> None:
    asked = asked_of(desk)
    assert desk.page.back.isVisible()
    assert not desk.page.back.isEnabled()
    desk.page.table.selectRow(1)
    desk.page.back.click()
    assert asked == [(Restoration(a_drive(), (("ata.write_cache", False),)),)]
    assert desk.session.of("apply") == []


def test_several_changes_of_several_drives_are_put_back_together(desk: Desk) -> None:
    asked = asked_of(desk)
    desk.page.only.setChecked(False)
    desk.page.table.selectAll()
    desk.page.back.click()
    [(first, second)] = asked
    assert first == Restoration(a_drive(), (("ata.write_cache", False),), ("ata.standby_timer",))
    assert second == Restoration(a_drive("sdb", "Other"), (("block.read_ahead", 128),))


def test_the_original_value_is_that_before_the_first_change_since_the_start(qtbot: QtBot) -> None:
    now = time.time()
    desk = Desk(
        qtbot,
        (
            entry(now - 1, before=512, after=1024),
            entry(now - 2, before=128, after=512),
            entry(planned_values.booted_at() - 1000, "ata.apm", before=1, after=128),
        ),
    )
    dialog = restored(desk)
    assert [row.cells for row in dialog.table.rows] == [("Example Disk 1000 (sda)", "Read-ahead", "128 KiB", "–")]
    assert dialog.drop.isHidden()
    asked: list[tuple[Restoration, ...]] = []
    desk.page.restore_asked.connect(asked.append)
    dialog.review.click()
    assert asked == [(Restoration(a_drive(), (("block.read_ahead", 128),)),)]


def test_refreshing_reads_the_journal_again_while_somebody_looks(desk: Desk) -> None:
    asked = len(desk.session.of("journal"))
    desk.page.refresh()
    assert len(desk.session.of("journal")) == asked + 1
    desk.page.set_active(False)
    desk.page.refresh()
    assert len(desk.session.of("journal")) == asked + 1


def test_what_is_saved_goes_with_the_original_values_unless_it_is_wanted(qtbot: QtBot) -> None:
    desk = Desk(qtbot, (entry(time.time(), before=128, after=1024),))
    desk.session.answers["saved"] = lambda _args: SavedList(
        (saved_file(("block.read_ahead", 1024), ("ata.apm", 254)),)
    )
    asked: list[tuple[Restoration, ...]] = []
    desk.page.restore_asked.connect(asked.append)
    dialog = restored(desk)
    shown = [row.cells[1:] for row in dialog.table.rows]
    assert shown == [("Read-ahead", "128 KiB", "1024 KiB"), ("Power management level (APM)", "unknown", "254")]
    dialog.review.click()
    dialog = restored(desk)
    dialog.drop.setChecked(False)
    dialog.review.click()
    back = (("block.read_ahead", 128),)
    assert asked == [
        (Restoration(a_drive(), back, (), (("block.read_ahead", 1024), ("ata.apm", 254))),),
        (Restoration(a_drive(), back),),
    ]


def test_a_saved_value_that_is_the_original_one_stays_saved(qtbot: QtBot) -> None:
    desk = Desk(qtbot, (entry(time.time(), before=128, after=1024),))
    desk.session.answers["saved"] = lambda _args: SavedList((saved_file(("block.read_ahead", 128)),))
    assert restored(desk).drop.isHidden()


def saved_file(*values: tuple[str, Any]) -> SavedFile:
    ref = FileRef(Family.DRIVE, "wwn:sda")
    return SavedFile(ref, "/etc/disktune/x", drive="sda", values=tuple(SavedValue(*one) for one in values))


def restored(desk: Desk) -> RestoreDialog:
    """Return the dialog that the button opens."""
    desk.page.found.click()
    return present(desk.page.dialog)


def test_restoring_says_when_there_is_nothing(desk: Desk) -> None:
    desk.page.found.click()
    assert desk.page.dialog is None
    assert "Nothing to restore" in desk.page.message.text.text()


def test_that_there_is_nothing_goes_with_the_next_change(desk: Desk) -> None:
    desk.page.found.click()
    desk.page.refresh()
    assert not desk.page.message.isHidden()
    desk.entries = (entry(time.time(), "block.read_ahead", before=128, after=256), *desk.entries)
    desk.page.refresh()
    assert desk.page.message.isHidden()


def test_of_many_drives_with_nothing_to_restore_none_is_named(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ())
    desk.session.bring(*(a_drive(f"sd{letter}", f"Disk {letter}") for letter in "abcdefgh"))
    desk.page.show_drive(None)
    desk.page.found.click()
    words = desk.page.message.text.text()
    assert words == "Nothing to restore."


def test_all_drives_are_restored_or_those_of_the_selected_changes(qtbot: QtBot) -> None:
    now = time.time()
    sdb = entry(now - 1, drive="sdb", identity="wwn:sdb", model="Other", before=256, after=512)
    desk = Desk(qtbot, (entry(now, before=128, after=1024), sdb))
    desk.page.show_drive(None)
    desk.page.only.setChecked(False)
    assert [one.drive.name for one in restored(desk).ticked()] == ["sda", "sdb"]
    desk.page.table.selectRow(1)
    assert [one.drive.name for one in restored(desk).ticked()] == ["sdb"]


@pytest.mark.slow
def test_a_journal_that_does_not_reach_back_to_the_start_says_so(qtbot: QtBot) -> None:
    now = time.time()
    desk = Desk(qtbot, tuple(entry(now, before=1, after=2) for _ in range(LIMIT + 1)))
    said = restored(desk).remarks.text()
    assert said == f"Example Disk 1000: over 1000 changes; those before {moment(now)} are ignored."


def test_a_failure_to_read_is_told_once(desk: Desk) -> None:
    desk.session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The disk is full of bees.")
    desk.page.found.click()
    assert desk.page.message.text.text() == "The disk is full of bees."


def test_what_was_unknown_before_cannot_be_put_back(desk: Desk) -> None:
    desk.page.table.selectRow(0)
    assert not desk.page.back.isEnabled()


def test_a_drive_that_is_not_here_cannot_be_put_back(desk: Desk) -> None:
    desk.page.table.selectRow(1)
    assert desk.page.back.isEnabled()
    desk.session.bring(a_drive("sdb", "Other"))
    assert not desk.page.back.isEnabled()


def test_drives_that_claim_the_same_identity_cannot_be_told_apart(desk: Desk) -> None:
    desk.page.table.selectRow(1)
    desk.session.bring(a_drive(), replace(a_drive("sdb"), identity="wwn:sda"))
    assert not desk.page.back.isEnabled()


def test_remarks_on_what_cannot_be_restored_take_room_only_where_there_are_any(qtbot: QtBot) -> None:
    for remarks in ((), ("One is out of reach.", "Another, too.")):
        dialog = added(qtbot, RestoreDialog((), remarks))
        assert dialog.remarks.isHidden() == (not remarks)
        assert dialog.remarks.text() == " ".join(remarks)
        assert dialog.drop.isHidden()
