"""What a program and a helper say to each other, as bytes: however they are cut, the messages are the same."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.messages.conversation import Conversation, Event, Reply
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, Hello, Nothing, SessionEnding
from disktune_contract.messages.replies import REPLIES
from disktune_contract.wire import WireError
from tests.narrowed import of_kind

HELLO = {"protocol": 1, "version": "1", "catalogue": "0", "privilege": "tune", "new": 1}
LINES = (
    HELLO,
    {"event": "session-ending", "args": {"why": "é"}},
    {"id": 2, "ok": {}},
    {"id": 2, "ok": {}},
    {"id": 1, "fault": "busy", "why": "Later."},
    {"id": 3, "ok": {"more": 1}},
)
SAID = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in LINES).encode()


@given(st.sets(st.integers(0, len(SAID))))
def test_however_bytes_are_cut_each_answer_comes_once_to_who_asked(cuts: set[int]) -> None:
    talk: Conversation[str] = Conversation(Hello, REPLIES, EVENTS)
    for who in ("first", "second", "third"):
        talk.request("alive", Nothing(), who)
    ends = sorted({0, len(SAID)} | cuts)
    heard = [message for a, b in pairwise(ends) for message in talk.take(SAID[a:b])]
    hello, event, second, twice, first, third = heard
    assert hello == Hello(1, "1", "0", Class.TUNE)
    assert event == Event("session-ending", SessionEnding("é"))
    assert second == Reply("alive", "second", Nothing())
    assert isinstance(twice, WireError)
    assert isinstance(first, Reply)
    assert isinstance(first.result, Refusal)
    assert (first.asker, first.result.fault, first.result.why) == ("first", Fault.BUSY, "Later.")
    assert isinstance(of_kind(Reply, third).result, WireError)
    assert not talk.asked


def test_a_helper_that_is_not_accepted_answers_nothing() -> None:
    talk: Conversation[None] = Conversation(Hello, REPLIES, EVENTS)
    talk.request("alive", Nothing(), None)
    heard = []
    for message in talk.take(SAID):
        talk.greeted = False
        heard.append(message)
    assert heard[0] == Hello(1, "1", "0", Class.TUNE)
    assert all(isinstance(message, WireError) for message in heard[1:])
    assert len(talk.asked) == 1


def test_in_the_place_of_the_hello_may_be_why_there_is_no_helper() -> None:
    talk: Conversation[None] = Conversation()
    [refused] = talk.take(b'{"refused": "denied"}\n')
    assert of_kind(Refusal, refused).why == "denied"


def test_an_answer_with_the_same_bytes_is_the_same_record_and_no_other_is() -> None:
    talk: Conversation[str] = Conversation(Hello, REPLIES, EVENTS)
    list(talk.take(SAID.splitlines(keepends=True)[0]))

    def answer(verb: str, body: str, before: str = "") -> object:
        number, _line = talk.request(verb, Nothing(), "who")
        [found] = talk.take(f'{before}{{"id":{number},"ok":{body}}}\n'.encode())
        assert isinstance(found, Reply)
        assert (found.verb, found.asker) == (verb, "who")
        return found.result

    first = answer("others", '{"claims":[]}')
    assert answer("others", '{"claims":[]}') is first
    assert answer("others", '{"claims": []}') is not first
    assert isinstance(answer("alive", '{"claims":[]}'), WireError)
    assert isinstance(answer("alive", '{"claims":[]}'), WireError)
    assert not talk.asked
