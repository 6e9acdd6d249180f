"""Events of a job: those that come before its number wait for it, and those of others are nobody's business."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from disktune_contract.messages.measurement import FlickerBeat, OfJob
from disktune_gui.client.requests import JobEvents
from tests.gui.scripted_session import ScriptedSession


def beats(*numbers: tuple[int, int]) -> list[FlickerBeat]:
    return [FlickerBeat(job, beat, reads=True) for job, beat in numbers]


def test_what_came_before_the_number_is_taken_in_its_order_once_it_is_known(qapp: object) -> None:
    session, owner = ScriptedSession(), QObject()
    taken: list[FlickerBeat] = []
    events = JobEvents(session, owner)
    early, late = beats((4, 0), (7, 0), (7, 1)), beats((7, 2), (4, 1))
    for one in early:
        events.sort(one, taken.append)
    events.cancel()
    assert (taken, session.of("cancel")) == ([], [])
    events.number = 7
    events.take_early()
    for one in late:
        events.sort(one, taken.append)
    events.take_early()
    assert taken == [early[1], early[2], late[0]]


def test_it_is_cancelled_by_the_operation_of_its_class(qapp: object) -> None:
    session, owner = ScriptedSession(), QObject()
    session.answers["cancel-folder"] = lambda _args: None
    events = JobEvents(session, owner, "cancel-folder")
    events.number = 3
    events.cancel()
    assert session.of("cancel-folder") == [OfJob(3)]
