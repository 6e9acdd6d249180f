"""The dialog of a pasted command: its rows, what is ticked, the drive that is asked for, and what leaves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract import workloads
from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.explain.outcomes import PartOutcome, PartVerdict
from disktune_contract.explain.part import Kind, Part
from disktune_contract.messages.change import Applied, Apply, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Change, Source, State, Status, Value
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.page_declaration import DrivePart
from disktune_gui.paste import dialog as room
from disktune_gui.paste.dialog import EXAMPLES, PasteDialog, PasteRoutes
from disktune_gui.paste.table import DRIVES, MEANING, PART, TICK, VALUES, VERDICT
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, hard_disk, keyboard
from tests.gui.support import opened, services_of

LINE = "hdparm -B254 -a1024 /dev/sd[ab]"
AHEAD, APM = "block.read_ahead", "ata.apm"


class Desk:
    """The dialog over two disks, and what it asked of the window."""

    def __init__(self, qtbot: QtBot, text: str, privilege: Class = Class.TUNE) -> None:
        self.states = {name: {one.setting: one for one in hard_disk()} for name in ("sda", "sdb")}
        self.session = ScriptedSession(privilege)
        self.session.answers["settings"] = self._settings
        self.drives = (a_drive("sda", "First"), a_drive("sdb", "Second"))
        self.session.bring(*self.drives)
        self.tried: list[Mapping[Drive, Mapping[str, Value]]] = []
        self.compared: list[tuple[Drive, tuple[Change, ...]]] = []
        self.went: list[tuple[str, str]] = []
        routes = PasteRoutes(
            self.tried.append,
            lambda drive, changes: self.compared.append((drive, changes)),
            lambda drive, part: self.went.append((drive, part)),
            lambda workload, drive: self.went.append((drive, workload)),
            lambda action, drive: self.went.append((drive, action)),
        )
        self.services = services_of(self.session)
        self.dialog = opened(qtbot, PasteDialog(self.services, routes, text))

    def _settings(self, args: OfDrive) -> StateList:
        return StateList(tuple(self.states[args.drive.name].values()))

    def set(self, drive: str, setting: str, **changes: Any) -> None:
        self.states[drive][setting] = replace(self.states[drive][setting], **changes)

    def row(self, row: int) -> list[str]:
        table = self.dialog.table
        return [str(table.model().index(row, column).data() or "") for column in range(TICK)]  # type: ignore[union-attr]

    def rows(self) -> list[list[str]]:
        return [self.row(row) for row in range(self.dialog.table.rowCount())]


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, LINE)


def test_drives_with_the_same_outcome_share_a_row(desk: Desk) -> None:
    ahead = next(row for row in desk.rows() if row[MEANING] == "Read-ahead")
    assert ahead[DRIVES] == "sda, sdb"
    assert ahead[VALUES] == "128 KiB → 512 KiB"
    assert ahead[VERDICT].startswith("can be tried")


def test_what_is_so_already_is_not_in_the_plan(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "hdparm -a256 /dev/sda")
    [row] = desk.rows()
    assert row[VERDICT] == "is so already"
    assert not desk.dialog.apply.isEnabled()


def test_try_takes_the_ticked_rows_of_all_drives_at_once(desk: Desk) -> None:
    assert desk.dialog.count.text() == "4 changes · 2 drives"
    desk.dialog.apply.click()
    assert desk.tried == [{drive: {AHEAD: 512, APM: 254} for drive in desk.drives}]
    assert not desk.dialog.isVisible()


def test_a_row_that_is_left_out_stays_so_when_the_text_goes_on(qtbot: QtBot, desk: Desk) -> None:
    table = desk.dialog.table
    place = next(row for row, one in enumerate(table.found) if one.part.setting == APM)
    table.setCurrentCell(place, DRIVES)
    keyboard.keyClick(table, Qt.Key.Key_Space)
    assert desk.dialog.plan() == {drive: {AHEAD: 512} for drive in desk.drives}
    desk.dialog.edit.appendPlainText("hdparm -W1 /dev/sda")
    qtbot.waitUntil(lambda: any("Write cache" in row for row in desk.rows()))
    assert APM not in desk.dialog.plan()[desk.drives[0]]


def test_a_tick_says_what_it_is_for(desk: Desk) -> None:
    table = desk.dialog.table
    place = next(row for row, one in enumerate(table.found) if one.part.setting == AHEAD)
    item = table.item(place, TICK)
    assert item is not None
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Read-ahead, sda, sdb: 128 KiB → 512 KiB"


def test_nothing_is_tried_before_every_drive_has_answered(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    desk.session.held = True
    desk.dialog.edit.setPlainText(LINE)
    qtbot.waitUntil(lambda: desk.dialog.table.rowCount() > 0)
    assert {row[VERDICT] for row in desk.rows()} == {"reading…"}
    assert not desk.dialog.apply.isEnabled()
    desk.session.let_go()
    assert desk.dialog.apply.isEnabled()


def test_what_was_typed_since_is_read_before_anything_can_be_tried(qtbot: QtBot, desk: Desk) -> None:
    dialog = desk.dialog
    dialog.edit.setPlainText("hdparm -W1 /dev/sda")
    dialog.table.ticked_changed.emit()
    keyboard.keyClick(dialog.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    dialog.apply.click()
    dialog.compare.click()
    assert (desk.tried, desk.compared) == ([], [])
    assert dialog.isVisible()
    qtbot.waitUntil(dialog.apply.isEnabled)
    dialog.apply.click()
    assert desk.tried == [{desk.drives[0]: {"ata.write_cache": True}}]


def test_of_a_text_that_cannot_be_read_nothing_is_tried(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_text: str) -> tuple[Part, ...]:
        raise RecursionError

    monkeypatch.setattr(room, "explain", fail)
    with qtbot.captureExceptions() as caught:
        desk.dialog.edit.setPlainText("hdparm -W1 /dev/sda")
        qtbot.waitUntil(lambda: bool(caught))
    desk.session.bring(*desk.drives)
    desk.dialog.apply.click()
    assert desk.tried == []


def test_a_link_of_the_text_before_leads_nowhere(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "fio --rw=read --filename=/dev/sda --name=x")
    desk.dialog.edit.setPlainText("fio --rw=read --filename=/dev/sdb --name=x")
    desk.dialog.lead.click()
    assert desk.went == []
    qtbot.waitUntil(desk.dialog.lead.isEnabled)
    desk.dialog.lead.click()
    assert desk.went[0][0] == "sdb"


def test_a_name_of_2001_is_asked_for(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "hdparm -a1024 /dev/hda")
    assert desk.row(0)[DRIVES] == "hda"
    assert desk.row(0)[VERDICT] == "which drive?"
    box = desk.dialog.choices["hda"]
    box.setCurrentIndex(box.findData("sdb"))
    assert desk.dialog.plan() == {desk.drives[1]: {AHEAD: 512}}


def test_what_the_drive_lacks_says_so(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "hdparm -M128 /dev/sda")
    assert desk.row(0)[VERDICT] == "not possible: This drive does not have it."
    assert not desk.dialog.apply.isEnabled()


def test_an_empty_dialog_offers_lines_to_try(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    assert desk.dialog.examples.isVisible()
    assert not desk.dialog.table.isVisible()
    desk.dialog.links[0].click()
    assert desk.dialog.edit.toPlainText() == EXAMPLES[0]
    assert desk.dialog.table.isVisible()


def test_the_changes_of_one_drive_can_be_measured(qtbot: QtBot, desk: Desk) -> None:
    assert not desk.dialog.compare.isVisible()
    one = Desk(qtbot, "hdparm -a1024 /dev/sda")
    one.dialog.compare.click()
    assert one.compared == [(one.drives[0], (Change(AHEAD, 128, 512),))]


def test_what_cannot_be_read_without_the_password_is_read_with_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "", Class.BROWSE)
    desk.set("sda", APM, status=Status.LOCKED, value=None, reason="Unlock to read it.")
    desk.dialog.edit.setPlainText("hdparm -B254 /dev/sda")
    qtbot.waitUntil(desk.dialog.unlock_bar.isVisible)
    desk.set("sda", APM, status=Status.OK, value=128, reason="")
    desk.dialog.unlock_bar.asked.emit()
    assert not desk.dialog.unlock_bar.isVisible()
    assert desk.dialog.plan() == {desk.drives[0]: {APM: 254}}


PARTS = (
    Part("dd if=/dev/zero of=/dev/sda", 1, Kind.REFUSED, targets=("sda",), why="Erases all data."),
    Part("frobnicate", 2, Kind.NOT_UNDERSTOOD),
    Part("-d1", 3, Kind.NO_EFFECT, targets=("hda",), why="Always used if possible; libata has no switch."),
    Part("-t", 4, Kind.MEASUREMENT, targets=("sda",), why="“Buffered read” in Measure."),
    Part("-B", 5, Kind.LOOK, APM, targets=("sda",)),
)


def test_what_sets_nothing_has_its_verdict_and_no_tick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "explain", lambda _text: PARTS)
    desk = Desk(qtbot, "five lines")
    words = [(row[PART], row[VERDICT]) for row in desk.rows()]
    assert [verdict for _, verdict in words] == [
        "refused",
        "not understood",
        "no effect",
        "is a measurement",
        "changes nothing",
    ]
    assert words[1][0] == "frobnicate"
    assert desk.row(0)[MEANING] == "Erases all data."
    assert desk.row(4)[VALUES] == "128"
    assert desk.dialog.table.ticked() == ()


def test_a_measurement_leads_to_the_profile_that_does_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "fio --rw=read --filename=/dev/sda --name=x")
    desk.dialog.lead.click()
    [(drive, workload)] = desk.went
    assert drive == "sda"
    assert workload in workloads.BY_ID or workload in workloads.PROFILE_BY_ID


def test_a_look_at_an_array_leads_to_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    desk.states["md0"] = {}
    desk.session.bring(*desk.drives, replace(a_drive("md0"), kind=DriveKind.ARRAY))
    desk.dialog.edit.setPlainText("watch cat /proc/mdstat")
    qtbot.waitUntil(desk.dialog.lead.isVisible)
    desk.dialog.lead.click()
    assert desk.went == [("md0", DrivePart.ARRAY)]


@pytest.mark.parametrize(
    ("line", "name", "place"),
    [
        ("hdparm -y /dev/sdb", "Spin Down (Standby)", ("sdb", "standby")),
        ("smartctl -t long /dev/sdb", "Extended self-test", ("sdb", DrivePart.SELF_TESTS)),
        ("smartctl -X /dev/sdb", "Stop the self-test", ("sdb", DrivePart.SELF_TESTS)),
        ("mdadm --grow --bitmap=internal /dev/md0", "Add Bitmap", ("md0", DrivePart.ARRAY)),
        ("echo check > /sys/block/md0/md/sync_action", "Check", ("md0", DrivePart.ARRAY)),
        ("mdadm --stop /dev/md0", "Stops the array", ("md0", DrivePart.ARRAY)),
    ],
)
def test_an_action_has_its_name_and_leads_to_where_it_is_done(
    qtbot: QtBot, line: str, name: str, place: tuple[str, str]
) -> None:
    desk = Desk(qtbot, "")
    desk.states["md0"] = {}
    desk.session.bring(*desk.drives, replace(a_drive("md0"), kind=DriveKind.ARRAY))
    desk.dialog.edit.setPlainText(line)
    qtbot.waitUntil(desk.dialog.lead.isVisible)
    assert desk.row(0)[MEANING].startswith(name)
    assert desk.row(0)[VERDICT] == "is an action"
    desk.dialog.lead.click()
    assert desk.went == [place]


def test_a_queue_that_a_script_leaves_switched_off_is_said(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    member = replace(a_drive("sda", "First"), usage=Usage(arrays=("md0",)))
    desk.states["md0"] = {}
    desk.session.bring(member, replace(a_drive("md0"), kind=DriveKind.ARRAY))
    desk.dialog.edit.setPlainText("echo 31 > /sys/block/sda/device/queue_depth")
    desk.dialog._read()
    assert not desk.dialog.left_behind.isVisible()
    desk.dialog.edit.setPlainText("echo 1 > /sys/block/sda/device/queue_depth")
    qtbot.waitUntil(desk.dialog.left_behind.isVisible)
    desk.dialog.boost.click()
    assert desk.went == [("md0", DrivePart.BOOST)]


def test_what_a_script_would_leave_set_is_said_and_a_boost_offered(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    assert not desk.dialog.left_behind.isVisible()
    array = replace(a_drive("md0"), kind=DriveKind.ARRAY)
    desk.states["md0"] = {"md.stripe_cache": State("md.stripe_cache", Status.OK, 256, Source.LIVE)}
    desk.session.bring(*desk.drives, array)
    desk.dialog.edit.setPlainText("echo 16384 > /sys/block/md0/md/stripe_cache_size")
    qtbot.waitUntil(desk.dialog.left_behind.isVisible)
    assert desk.dialog.plan() == {array: {"md.stripe_cache": 16384}}
    desk.dialog.boost.click()
    assert desk.went == [("md0", DrivePart.BOOST)]


def test_a_drive_that_fails_gets_only_what_lowers_its_risk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(qtbot, "")
    monkeypatch.setattr(desk.services.health_news, "fails", lambda drive: drive.name == "sdb")
    desk.dialog.edit.setPlainText(LINE)
    qtbot.waitUntil(lambda: desk.dialog.table.rowCount() > 0)
    # APM that parks no heads lowers its risk.
    assert desk.dialog.plan() == {desk.drives[0]: {AHEAD: 512, APM: 254}, desk.drives[1]: {APM: 254}}
    verdicts = {one.drives: one.verdict for one in desk.dialog.table.found if one.part.setting == AHEAD}
    assert verdicts == {("sda",): PartVerdict.CHANGES, ("sdb",): PartVerdict.IMPOSSIBLE}


def test_the_dialog_can_be_read_without_drives(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    desk.session.bring()
    desk.dialog.edit.setPlainText(LINE)
    qtbot.waitUntil(lambda: desk.dialog.table.rowCount() > 0)
    assert {row[VERDICT] for row in desk.rows()} == {"which drive?"}
    assert not desk.session.of("settings")


def test_a_drive_that_does_not_answer_says_why_and_holds_up_no_other(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    usual = desk.session.answers["settings"]
    silent = desk.drives[1].ref
    desk.session.answers["settings"] = lambda args: (
        Fails(Fault.BUSY, "The drive is busy.") if args.drive == silent else usual(args)
    )
    desk.dialog.edit.setPlainText("hdparm -a1024 /dev/sd[ab]")
    qtbot.waitUntil(desk.dialog.apply.isEnabled)
    assert desk.row(1)[DRIVES] == "sdb"
    assert desk.row(1)[VERDICT] == "not possible: The drive is busy."
    assert desk.dialog.plan() == {desk.drives[0]: {AHEAD: 512}}


def test_a_drive_without_any_setting_holds_up_no_other(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "")
    desk.states["sdb"] = {}
    desk.dialog.edit.setPlainText("hdparm -a1024 /dev/sd[ab]")
    qtbot.waitUntil(desk.dialog.apply.isEnabled)
    assert desk.row(1)[VERDICT] == "not possible: This drive does not support it."


def test_many_answers_are_one_change_of_the_table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(qtbot, "")
    drives = tuple(a_drive(f"sd{letter}") for letter in "abcdefgh")
    desk.states = {one.name: desk.states["sda"] for one in drives}
    desk.session.bring(*drives)
    desk.session.held = True
    desk.dialog.edit.setPlainText("hdparm -a1024 /dev/sd[a-h]")
    qtbot.waitUntil(lambda: desk.dialog.table.rowCount() > 0)
    show, shown = desk.dialog.table.show_outcomes, []

    def count(found: Sequence[PartOutcome]) -> None:
        shown.append(found)
        show(found)

    monkeypatch.setattr(desk.dialog.table, "show_outcomes", count)
    desk.session.let_go()
    assert desk.dialog.plan() == {drive: {AHEAD: 512} for drive in drives}
    assert len(shown) == 1


def test_a_drive_that_is_plugged_in_is_offered_and_one_that_is_pulled_is_forgotten(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "hdparm -a1024 /dev/hda")
    desk.session.bring(desk.drives[0])
    box = desk.dialog.choices["hda"]
    assert box.findData("sdb") < 0
    desk.session.bring(*desk.drives)
    box = desk.dialog.choices["hda"]
    box.setCurrentIndex(box.findData("sdb"))
    assert desk.dialog.plan() == {desk.drives[1]: {AHEAD: 512}}
    desk.session.bring(desk.drives[0])
    desk.session.bring(*desk.drives)
    assert desk.dialog.choices["hda"].currentData() == ""
    assert desk.dialog.plan() == {}


def test_a_text_is_not_read_again_because_a_drive_is_pulled(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "explain", None)
    desk.session.bring(desk.drives[0])
    assert desk.dialog.plan() == {desk.drives[0]: {AHEAD: 512, APM: 254}}


def test_values_are_read_again_after_a_trial(desk: Desk) -> None:
    desk.set("sda", AHEAD, value=512)
    desk.session.trial_ended.emit(TrialEnded("t1", "sda", TrialEnd.KEPT, ()))
    assert desk.dialog.plan()[desk.drives[0]] == {APM: 254}


def test_a_value_that_is_left_out_is_that_value(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "hdparm -B254 /dev/sda")
    desk.dialog.table.setCurrentCell(0, DRIVES)
    keyboard.keyClick(desk.dialog.table, Qt.Key.Key_Space)
    assert desk.dialog.plan() == {}
    desk.dialog._parts = (Part("-B254", 1, Kind.SETTING, APM, 253, targets=("sda",)),)
    desk.dialog._judge()
    assert desk.dialog.plan() == {desk.drives[0]: {APM: 253}}


def test_the_first_obstacle_is_said(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def said() -> str:
        assert not desk.dialog.apply.isEnabled()
        assert desk.dialog.apply.toolTip() == desk.dialog.count.text()
        return desk.dialog.count.text()

    work = desk.services.drive_work
    desk.session.work_answered.emit("apply", Apply(desk.drives[0].ref, ()), Applied("t1", 60, ()))
    assert said() == "Keep or revert the trial first."
    desk.session.trial_ended.emit(TrialEnded("t1", "sda", TrialEnd.KEPT, ()))
    assert desk.dialog.apply.isEnabled()
    monkeypatch.setattr(desk.session, "hopeless", lambda _verb: "Install the helper.")
    work.changed.emit()
    assert said() == "Install the helper."
    desk.dialog.edit.setPlainText("hdparm -I /dev/sda")
    assert said() == "reading…"
    qtbot.waitUntil(lambda: said() == "No changes.")


@pytest.mark.parametrize("place", [HelperLauncher(root=False), HelperLauncher(root=False, host="nas")])
def test_what_this_computer_has_once_is_said_with_its_present_value(qtbot: QtBot, place: HelperLauncher) -> None:
    desk = Desk(qtbot, "")
    desk.session.place = place
    desk.dialog._take("sysctl -w vm.dirty_ratio=5")
    now = Path("/proc/sys/vm/dirty_ratio").read_text(encoding="ascii").strip()
    row = desk.row(0)
    assert row[MEANING].endswith(
        "at which writers wait." if place.host else f"at which writers wait. Now: {now}%."
    )
    assert row[VERDICT] == "not a setting"
