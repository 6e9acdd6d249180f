"""What drives answered last, and for how long it counts."""

from __future__ import annotations

import pytest

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.claims import ClaimList
from disktune_gui.client.asked import AskedDrives, DriveAnswer
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive

SDA, SDB = a_drive("sda"), a_drive("sdb", "Other")
FIRST, SECOND = ClaimList((), unreadable=("one",)), ClaimList((), unreadable=("two",))


class Desk:
    def __init__(self) -> None:
        self.session = ScriptedSession()
        self.session.bring(SDA, SDB)
        self.asked: AskedDrives[ClaimList] = AskedDrives(self.session, self.session, "others")
        self.signals: list[str] = []
        self.asked.answered.connect(lambda ref: self.signals.append(f"answered {ref.name}"))
        self.asked.changed.connect(lambda ref: self.signals.append(f"changed {ref.name}"))
        self.says(FIRST)

    def says(self, answer: object) -> None:
        self.session.answers["others"] = lambda _args: answer

    def known(self) -> DriveAnswer[ClaimList]:
        return self.asked.of(SDA)


@pytest.fixture
def desk(qapp: object) -> Desk:
    return Desk()


def test_a_refusal_leaves_what_was_known_with_its_time(desk: Desk) -> None:
    assert (desk.known().value, desk.known().why_not) == (None, "")
    desk.asked.ask(SDA)
    at = desk.known().at
    desk.says(Fails(Fault.IO_ERROR, "No answer."))
    desk.asked.ask(SDA)
    assert desk.known() == DriveAnswer(FIRST, at, "No answer.")
    assert desk.known().fresh is None
    desk.says(SECOND)
    desk.asked.ask(SDA)
    assert desk.known().fresh == SECOND


def test_only_another_answer_is_a_change(desk: Desk) -> None:
    desk.asked.ask(SDA)
    desk.asked.ask(SDA)
    assert desk.signals == ["answered sda", "changed sda", "answered sda"]


def test_an_answer_that_comes_after_the_drive_has_left_counts_for_nothing(desk: Desk) -> None:
    desk.session.held = True
    desk.asked.ask(SDA)
    assert desk.known().awaited
    desk.session.bring(SDB)
    desk.session.release()
    assert (desk.known(), desk.signals) == (DriveAnswer(), [])


def test_an_answer_of_the_drive_that_was_in_view_before_counts_for_nothing(desk: Desk) -> None:
    assert desk.asked.turn(SDA)
    assert not desk.asked.turn(SDA)
    desk.session.held = True
    desk.asked.ask(SDA)
    assert desk.asked.turn(SDB)
    desk.session.release()
    assert (desk.asked.answer, desk.signals) == (DriveAnswer(), [])


def test_without_a_helper_that_may_ask_nothing_stays_known(desk: Desk) -> None:
    asked: AskedDrives[object] = AskedDrives(desk.session, desk.session, "drive-logs")
    desk.session.answers["drive-logs"] = lambda _args: FIRST
    asked.ask_if_allowed(SDA)
    assert asked.of(SDA).value == FIRST
    desk.session.become(Class.BROWSE)
    asked.ask_if_allowed(SDA)
    assert asked.of(SDA).value is None
    assert "Unlock" in asked.of(SDA).why_not
