"""Trim Now: the question with its figures, the way through it, and what fstrim reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.messages.action import (
    ActionList,
    TrimEnded,
    TrimList,
    TrimNow,
    TrimProgress,
    TrimResult,
    TrimTarget,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.record import replace
from disktune_contract.rules.rules import FIRST
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.overview.trim_dialog import TrimDialog
from disktune_gui.text.formats import size
from disktune_gui.text.said import said
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.support import opened, services_of
from tests.narrowed import present
from tests.sample_drive import make_drive

GB = 10**9
DRIVE = make_drive(rotational=False)
HOME = TrimTarget("8:1", "/home", "ext4", ("sda",), 500 * GB, 120 * GB)
LUKS = TrimTarget(
    "253:0", "/data", "xfs", ("sda", "sdb"), 400 * GB, 80 * GB, refusal="The encryption lets none pass."
)
BOOT = TrimTarget("8:2", "/boot", "vfat", ("sda",), 9 * GB, 5 * GB, discards=True)


class Room:
    """A dialog on a scripted session."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE, targets: Any = (HOME, LUKS, BOOT)) -> None:
        self.session = ScriptedSession(privilege)
        self.session.drives = (DRIVE,)
        listed = targets if isinstance(targets, Fails) else TrimList(tuple(targets))
        self.session.answers |= {
            "trim-targets": lambda _args: listed,
            "trim": lambda _args: Started(7),
            "cancel": lambda _args: Nothing(),
            "identify": lambda _args: Fails(Fault.BUSY, "Not today."),
        }
        self.services = services_of(self.session)
        self.dialog = opened(qtbot, TrimDialog(self.services, DRIVE))

    def end(self, *results: TrimResult, fault: Fault | None = None, why: str = "", job: int = 7) -> None:
        self.session.trim_ended.emit(TrimEnded(job, results, fault, why))


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room(qtbot)
    yield made
    made.end(fault=Fault.CANCELLED)


def test_it_asks_with_the_figures_and_says_what_is_lost(room: Room) -> None:
    words = room.dialog.words.text()
    assert f"Discards at most {size(125 * GB)}" in words
    assert "Deleted files" in words
    assert "no longer be recovered" in words
    assert room.session.of("trim") == []


def test_what_is_mounted_meanwhile_is_listed_and_ticked_by_nobody(room: Room) -> None:
    usb = TrimTarget("8:3", "/srv", "ext4", ("sda",), 90 * GB, 70 * GB)
    room.session.answers["trim-targets"] = lambda _args: TrimList((replace(HOME, free_bytes=60 * GB), usb))
    room.session.drives_changed.emit(room.session.drives)
    assert (len(room.dialog.table.rows), room.dialog.table.ticked()) == (2, (HOME.number,))
    assert f"Discards at most {size(60 * GB)}" in room.dialog.words.text()
    room.dialog.start_button.click()
    room.session.answers["trim-targets"] = lambda _args: TrimList(())
    room.session.drives_changed.emit(room.session.drives)
    assert len(room.dialog.table.rows) == 2, "what is being trimmed stays in view"
    room.end(TrimResult("/home", GB, 1.0))
    assert room.dialog.notice.text() == "Nothing on it is mounted."
    assert "/home" in room.dialog.outcome.text()


def test_what_cannot_be_trimmed_is_listed_with_the_reason_and_cannot_be_ticked(room: Room) -> None:
    assert room.dialog.table.ticked() == ("8:1", "8:2")
    assert present(room.dialog.table.item(1, 0)).text() == "/data (The encryption lets none pass.)"


def test_what_is_ticked_is_sent_with_the_yes(room: Room) -> None:
    room.dialog.start_button.click()
    assert room.session.of("trim") == [TrimNow(DRIVE.ref, ("8:1", "8:2"), agreed=True)]
    assert not room.dialog.start_button.isEnabled()
    room.session.trim_progress.emit(TrimProgress(7, "/boot", 1, 2))
    assert room.dialog.progress.value() == 1
    assert "/boot (2 of 2)" in room.dialog.outcome.text()
    room.end(TrimResult("/home", 12 * GB, 3.2), TrimResult("/boot", None, 0.1, "fstrim: no such thing"))
    lines = room.dialog.outcome.text().splitlines()
    assert lines[0].startswith("/home: 12.0")
    assert lines[1] == "/boot: fstrim: no such thing"
    assert not room.dialog.busy
    assert room.dialog.start_button.isEnabled()


def test_what_belongs_to_another_window_is_not_taken_for_this_one(room: Room) -> None:
    room.dialog.start_button.click()
    room.end(TrimResult("/else", 1, 1.0), job=9)
    assert room.dialog.busy
    assert "/else" not in room.dialog.outcome.text()


def test_what_comes_before_the_answer_is_not_lost(room: Room) -> None:
    room.session.held = True
    room.dialog.start_button.click()
    room.session.trim_progress.emit(TrimProgress(7, "/home", 0, 2))
    room.end(TrimResult("/home", 0, 0.1))
    assert room.dialog.busy
    room.session.release()
    assert not room.dialog.busy
    assert room.dialog.outcome.text().startswith("/home: 0")


def test_closing_while_it_runs_stops_it_and_leaves_the_result_to_be_read(room: Room) -> None:
    room.dialog.start_button.click()
    room.dialog.reject()
    assert room.session.of("cancel") == [OfJob(7)]
    assert room.dialog.isVisible()
    room.end(TrimResult("/home", None, 1.0, "Stopped."), fault=Fault.CANCELLED, why="TRIM was stopped.")
    assert "TRIM was stopped." in room.dialog.outcome.text()
    room.dialog.reject()
    assert not room.dialog.isVisible()


def test_a_helper_that_leaves_ends_it(room: Room) -> None:
    room.dialog.start_button.click()
    room.session.left.emit(Class.TUNE)
    assert not room.dialog.busy
    assert room.dialog.outcome.text() == "TRIM was interrupted."


def test_a_refusal_is_said(room: Room) -> None:
    room.session.answers["trim"] = lambda _args: Fails(Fault.BUSY, "The drive is being measured.")
    room.dialog.start_button.click()
    assert room.dialog.outcome.text() == "The drive is being measured."
    assert not room.dialog.busy


def test_without_the_right_it_unlocks_first(qtbot: QtBot) -> None:
    room = Room(qtbot, Class.BROWSE)
    assert room.dialog.start_button.text().startswith("&Unlock")
    room.session.unlock_refusal = "No password was entered."
    room.dialog.start_button.click()
    assert room.session.of("trim") == []
    assert room.dialog.notice.text() == "No password was entered."


@pytest.mark.parametrize(
    ("targets", "words"), [((), "Nothing on it"), (Fails(Fault.WRONG_DRIVE, "It is another one."), "another one")]
)
def test_where_there_is_nothing_it_says_so(qtbot: QtBot, targets: Any, words: str) -> None:
    room = Room(qtbot, targets=targets)
    assert words in room.dialog.notice.text()
    assert not room.dialog.start_button.isEnabled()


def test_a_failing_drive_is_not_trimmed(room: Room) -> None:
    assert room.services.health_news is not None
    room.session.health_read.emit(DRIVE.ref, Health(ata=AtaHealth(passed=False, attributes=())))
    assert not room.dialog.start_button.isEnabled()
    assert room.dialog.notice.text() == said(FIRST)


@pytest.mark.parametrize(("rotational", "offered"), [(False, True), (None, True), (True, False)])
def test_the_menu_offers_it_of_what_may_be_flash(qtbot: QtBot, rotational: bool | None, offered: bool) -> None:
    session = ScriptedSession()
    session.answers["actions"] = lambda _args: ActionList(())
    messages = Messages()
    actions = Actions(session, messages)
    qtbot.addWidget(actions.button)
    drive = make_drive(rotational=rotational)
    actions.show_drive(drive)
    wanted: list[Any] = []
    actions.trim_wanted.connect(wanted.append)
    actions.button.click()
    entries = [entry for entry in actions.menu.actions() if entry.data() == "trim"]
    assert bool(entries) is offered
    for entry in entries:
        entry.trigger()
    assert wanted == ([drive] if offered else [])
    actions.menu.hide()
