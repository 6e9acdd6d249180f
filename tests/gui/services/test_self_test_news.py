"""Whether a drive tests itself, from what it answered to others."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject

from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.messages.action import SelfTestStart
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.services.drive_work import SPARE_S, UNKNOWN_S, SelfTestNews
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive

SDA, SDB = a_drive("sda"), a_drive("sdb", "Other")


def running(minutes: int | None) -> SelfTests:
    return SelfTests(running=RunningSelfTest(SelfTestKind.EXTENDED, 90, minutes))


class Desk:
    def __init__(self) -> None:
        self.now = 1000.0
        self.session = ScriptedSession()
        self.session.bring(SDA, SDB)
        self.news = SelfTestNews(self.session, lambda: self.now)

    def answer(self, verb: str, answer: object) -> None:
        self.session.answers[verb] = lambda _args: answer
        ref = SDA.ref
        args = SelfTestStart(ref, SelfTestKind.EXTENDED) if verb == "self-test-start" else OfDrive(ref)
        self.session.request(QObject(self.session), verb, args, lambda _reply: None, lambda *_why: None)


@pytest.fixture
def desk(qapp: object) -> Desk:
    return Desk()


@pytest.mark.parametrize("verb", ["self-tests", "self-test-start"])
def test_whoever_asked_a_test_that_runs_is_known_until_the_drive_says_otherwise(desk: Desk, verb: str) -> None:
    assert desk.news.seen_at(SDA) is None
    desk.answer(verb, running(30))
    assert (desk.news.seen_at(SDA), desk.news.seen_at(SDB)) == (1000.0, None)
    desk.answer("self-tests", SelfTests(asleep=True))
    assert desk.news.seen_at(SDA) == 1000.0, "it was not asked"
    desk.answer("self-tests", Fails(Fault.IO_ERROR, "No answer."))
    assert desk.news.seen_at(SDA) == 1000.0
    desk.answer("self-test-abort", SelfTests())
    assert desk.news.seen_at(SDA) is None


@pytest.mark.parametrize(("minutes", "most"), [(30, 3600 + SPARE_S), (None, UNKNOWN_S)])
def test_a_test_that_must_be_over_is_no_longer_told(desk: Desk, minutes: int | None, most: int) -> None:
    desk.answer("self-tests", running(minutes))
    desk.now += most
    assert desk.news.seen_at(SDA) == 1000.0
    desk.now += 1
    assert desk.news.seen_at(SDA) is None


def test_a_drive_that_leaves_takes_it_along(desk: Desk) -> None:
    desk.answer("self-tests", running(30))
    desk.session.bring(SDB)
    desk.session.bring(SDA, SDB)
    assert desk.news.seen_at(SDA) is None
