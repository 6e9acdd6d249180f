"""A timer that rests while nobody can see the window."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    return Session(HelperLauncher(root=True))


def runs(timer: QTimer) -> bool:
    """Return whether Qt will call it."""
    return timer.remainingTime() >= 0


@pytest.mark.parametrize("before", [True, False])
def test_it_rests_while_hidden_whenever_it_is_started(session: Session, before: bool) -> None:
    timer, due = SeenTimer(session, session), []
    timer.timeout.connect(lambda: due.append(1))
    if before:
        timer.start(60_000)
    session.hide(True)
    if not before:
        timer.start(60_000)
    assert (timer.isActive(), runs(timer), due) == (True, False, [])
    session.hide(False)
    assert (timer.isActive(), runs(timer), due) == (True, True, [1]), "it is due at once"
    timer.stop()
    assert (timer.isActive(), runs(timer)) == (False, False)


def test_one_that_was_stopped_meanwhile_stays_so(session: Session) -> None:
    timer = SeenTimer(session, session)
    timer.start(60_000)
    session.hide(True)
    timer.stop()
    session.hide(False)
    assert not timer.isActive()
    assert not runs(timer)


def test_a_single_one_begins_anew_and_ends(session: Session, qtbot: QtBot) -> None:
    timer, due = SeenTimer(session, session), []
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: due.append(1))
    timer.start(1)
    session.hide(True)
    qtbot.wait(20)
    assert due == []
    session.hide(False)
    qtbot.waitUntil(lambda: due == [1])
    assert not timer.isActive()
