"""Drives that are asked in turn: a few at a time, and no more than the helper takes in a second."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_gui.client.turns import AT_ONCE, QUESTIONS, DriveTurn, Turns


class Asker(QObject):
    """Takes turns, and knows which of them have begun."""

    def __init__(self, turns: Turns) -> None:
        super().__init__()
        self.turns, self.begun = turns, list[DriveTurn]()

    def take(self, count: int = 1, questions: int = 1, *, first: bool = False) -> list[DriveTurn]:
        taken = [DriveTurn(self, self.begun.append, questions) for _ in range(count)]
        for turn in taken:
            self.turns.take(turn, first=first)
        return taken


@pytest.fixture
def turns(qapp: QObject) -> Turns:
    return Turns(qapp)


@pytest.fixture
def asker(turns: Turns) -> Asker:
    return Asker(turns)


def test_one_begins_when_one_ends(turns: Turns, asker: Asker) -> None:
    taken = asker.take(AT_ONCE + 2)
    assert asker.begun == taken[:AT_ONCE]
    turns.end(taken[3])
    turns.end(taken[3])
    assert asker.begun == taken[: AT_ONCE + 1]


def test_whoever_is_in_a_hurry_comes_first(turns: Turns, asker: Asker) -> None:
    taken = asker.take(AT_ONCE + 1)
    [hurried] = asker.take(first=True)
    turns.end(taken[0])
    assert asker.begun[-1] is hurried


def test_one_that_is_dropped_does_not_begin(turns: Turns, asker: Asker) -> None:
    taken = asker.take(AT_ONCE + 2)
    for turn in taken[: AT_ONCE + 1]:
        turns.drop(turn)
    # Those that have begun go on.
    assert asker.begun == taken[:AT_ONCE]
    turns.end(taken[0])
    assert asker.begun[-1] is taken[-1]


def test_no_more_requests_are_sent_than_the_helper_takes(turns: Turns, asker: Asker) -> None:
    for _ in range(QUESTIONS // 5):
        [turn] = asker.take(questions=5)
        turns.end(turn)
    waiting = asker.take()
    assert asker.begun[-1:] != waiting
    turns._on_pace()
    assert asker.begun[-1:] == waiting


def test_turns_end_with_the_object_that_asks(qtbot: QtBot, turns: Turns, asker: Asker) -> None:
    other = Asker(turns)
    other.take(AT_ONCE + 3)
    asker.take(2)
    assert asker.begun == []
    with qtbot.waitSignal(other.destroyed):
        other.deleteLater()
    qtbot.waitUntil(lambda: len(asker.begun) == 2)
    assert len(other.begun) == AT_ONCE
