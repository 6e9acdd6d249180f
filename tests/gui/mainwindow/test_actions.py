"""The actions menu: what it offers, the question in place, and what came of it in a message."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PyQt6.QtGui import QAction
from pytestqt.qtbot import QtBot

from disktune_contract.messages.action import Act, Acted, ActionList, ActionState
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.strip.messages import Messages
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.told import press

_MOMENT = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
STATES = {
    "flush": ActionState("flush", supported=True),
    "check-power": ActionState("check-power", supported=True),
    "standby": ActionState("standby", supported=True, question="The drive is in use: mounted at /home."),
    "idle": ActionState("idle", supported=True, refusal="The drive is asleep."),
    "sleep": ActionState("sleep", supported=False, refusal="This drive does not have it."),
}


class Desk:
    """The button on a scripted session, with a drive."""

    def __init__(self, qtbot: QtBot, privilege: Class) -> None:
        self.session = ScriptedSession(privilege)
        self.session.answers = {
            "actions": lambda _args: ActionList(tuple(STATES.values())),
            "act": lambda args: Acted(args.action, "The drive took the command."),
            "ask": lambda args: Acted(args.action, "It is asleep now."),
        }
        self.messages = Messages()
        self.actions = Actions(self.session, self.messages)
        qtbot.addWidget(self.actions.button)
        self.actions.button.show()
        self.actions.show_drive(a_drive())

    def entries(self) -> dict[str, QAction]:
        """Open the menu and return what is in it, by action."""
        self.actions.button.click()
        return {entry.data(): entry for entry in self.actions.menu.actions()}

    def press(self, words: str) -> None:
        """Choose the action of a message."""
        press(self.messages, words)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(qtbot, Class.TUNE)
    yield made
    made.actions.menu.hide()


def test_the_menu_offers_what_is_supported_and_says_why_something_is_not_done_now(desk: Desk) -> None:
    entries = desk.entries()
    note = entries.pop("note")
    assert note.text() == "Edit Note…"
    assert entries.pop("why-awake").text() == "Why Awake?"
    assert list(entries) == ["flush", "check-power", "standby", "idle"]
    assert entries["flush"].text().split("\t") == ["Flush Write Cache", "hdparm -F"]
    assert entries["standby"].text().startswith("Spin Down (Standby)…")
    assert not entries["idle"].isEnabled()
    assert entries["idle"].toolTip().startswith("The drive is asleep.\n")
    for action, entry in entries.items():
        assert ACTION_BY_ID[action].help in entry.toolTip()


def test_of_one_drive_only_what_was_done_last_is_told(desk: Desk) -> None:
    answers = iter(("The drive is asleep now.", "The drive is awake."))
    desk.session.answers["act"] = lambda args: Acted(args.action, next(answers))
    desk.entries()["flush"].trigger()
    desk.entries()["flush"].trigger()
    (told,) = desk.messages.sentences
    assert told.endswith(": The drive is awake.")


def test_what_needs_no_question_is_done_and_told(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.actions.done):
        desk.entries()["flush"].trigger()
    assert desk.session.of("act") == [Act(a_drive().ref, "flush", agreed=False)]
    (told,) = desk.messages.sentences
    assert re.fullmatch(rf"Example Disk 1000, {_MOMENT}: The drive took the command\.", told)


def test_a_question_is_asked_in_place_by_the_verb_and_a_yes_goes_along(desk: Desk) -> None:
    desk.entries()["standby"].trigger()
    assert desk.session.of("act") == []
    (question,) = desk.messages.sentences
    assert question == "Run “Spin Down (Standby)” on Example Disk 1000? The drive is in use: mounted at /home."
    desk.press("Spin Down (Standby)")
    assert desk.session.of("act") == [Act(a_drive().ref, "standby", agreed=True)]
    assert question not in desk.messages.sentences


def test_the_question_and_the_answer_tell_drives_of_the_same_model_apart(desk: Desk) -> None:
    desk.session.bring(a_drive(), a_drive("sdb"))
    desk.entries()["standby"].trigger()
    assert desk.messages.sentences[0].startswith("Run “Spin Down (Standby)” on Example Disk 1000 (sda)?")
    desk.press("Spin Down (Standby)")
    assert desk.messages.sentences[0].startswith("Example Disk 1000 (sda), ")


def test_leaving_the_question_does_nothing(desk: Desk) -> None:
    desk.entries()["standby"].trigger()
    desk.press("Cancel")
    assert (desk.session.of("act"), desk.messages.sentences) == ([], [])


def test_another_drive_withdraws_the_question_and_all_drives_have_no_actions(desk: Desk) -> None:
    desk.entries()["standby"].trigger()
    desk.actions.show_drive(a_drive("sdb"))
    assert desk.messages.sentences == []
    desk.actions.show_drive(None)
    assert desk.actions.button.isHidden()


def test_a_question_asked_twice_stands_once_and_is_answered_once(desk: Desk) -> None:
    for _ in range(2):
        desk.entries()["standby"].trigger()
    assert len(desk.messages.sentences) == 1
    desk.press("Spin Down (Standby)")
    assert len(desk.session.of("act")) == 1


def test_asking_needs_no_password_and_doing_asks_for_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Class.INSPECT)
    desk.entries()["check-power"].trigger()
    assert (desk.session.privilege, len(desk.session.of("ask"))) == (Class.INSPECT, 1)
    desk.session.unlock_refusal = "No password was given."
    desk.entries()["flush"].trigger()
    assert desk.session.of("act") == []
    assert "not started. No password was given." in desk.messages.sentences[-1]
    desk.session.unlock_refusal = ""
    desk.entries()["flush"].trigger()
    assert len(desk.session.of("act")) == 1


def test_a_refusal_is_told_as_the_helper_says_it(desk: Desk) -> None:
    desk.session.answers["act"] = lambda _args: Fails(Fault.BUSY, "The kernel refuses.")
    desk.entries()["flush"].trigger()
    (told,) = desk.messages.sentences
    assert re.fullmatch(rf"Example Disk 1000, {_MOMENT}: The kernel refuses\.", told), "it may have begun since"
    assert desk.actions.button.isEnabled()


def test_while_it_is_done_the_button_says_what(desk: Desk) -> None:
    entry = desk.entries()["flush"]
    desk.session.held = True
    entry.trigger()
    assert (desk.actions.button.isEnabled(), desk.actions.button.text()) == (False, "Flush Write Cache…")
    desk.session.release()
    assert desk.actions.button.isEnabled()


def test_an_answer_for_a_drive_no_longer_selected_opens_no_menu(desk: Desk) -> None:
    desk.session.held = True
    desk.actions.button.click()
    desk.actions.show_drive(a_drive("sdb"))
    desk.session.release()
    assert desk.actions.menu.actions() == []
