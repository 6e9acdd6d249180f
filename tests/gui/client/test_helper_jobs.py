"""A job of the helper: events before its number wait for it, and it can be cancelled before the answer."""

from __future__ import annotations

import pytest

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import FlickerBeat, OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_gui.client.jobs import HelperJob, NumberedEvent, WorkKind
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive


class Blinking(HelperJob):
    """A job that remembers its events and its end."""

    kind = WorkKind.BLINK

    def __init__(self, session: ScriptedSession) -> None:
        super().__init__(session, a_drive())
        self.taken: list[NumberedEvent] = []
        self.ends: list[tuple[str, Fault | None]] = []
        session.flicker_beat.connect(self._sort)

    def start(self) -> None:
        self.begin()
        self.ask("flicker", Nothing())

    def _take(self, event: NumberedEvent) -> None:
        self.taken.append(event)

    def _end(self, why: str, fault: Fault | None) -> None:
        self._finish(why, fault, lambda: self.ends.append((why, fault)))


@pytest.fixture
def blinking(session: ScriptedSession) -> Blinking:
    session.answers |= {"flicker": lambda _args: Started(7), "cancel": lambda _args: Nothing()}
    return Blinking(session)


def test_events_before_the_number_are_taken_in_their_order_once_it_is_known(
    session: ScriptedSession, blinking: Blinking
) -> None:
    session.held = True
    blinking.start()
    early = [FlickerBeat(4, 0, True), FlickerBeat(7, 0, True)]
    late = [FlickerBeat(7, 1, True), FlickerBeat(4, 1, True)]
    for one in early:
        session.flicker_beat.emit(one)
    assert blinking.taken == []
    session.release()
    for one in late:
        session.flicker_beat.emit(one)
    assert blinking.taken == [early[1], late[0]]


def test_one_that_is_cancelled_before_the_answer_is_stopped_by_it(
    session: ScriptedSession, blinking: Blinking
) -> None:
    moved = []
    blinking.moved.connect(lambda: moved.append(blinking.cancelling))
    session.held = True
    blinking.start()
    blinking.cancel()
    blinking.cancel()
    assert (moved, session.of("cancel")) == ([True], [])
    session.let_go()
    assert session.of("cancel") == [OfJob(7)]


def test_a_refusal_and_a_helper_that_ends_are_its_end(session: ScriptedSession, blinking: Blinking) -> None:
    blinking.start()
    session.left.emit(Class.BROWSE)
    assert blinking.ends == []
    session.left.emit(Class.TUNE)
    assert [fault for _, fault in blinking.ends] == [Fault.INTERNAL]
    session.answers["flicker"] = lambda _args: Fails(Fault.BUSY, "Busy.")
    other = Blinking(session)
    other.start()
    assert other.ends == [("Busy.", Fault.BUSY)]
    assert (other.over, other.why) == (True, "Busy.")
