"""One helper and its pipe: what is asked, what comes back, and how it ends."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.sentence import Sentence
from disktune_gui.client import link as link_module
from disktune_gui.client.elevation import SETSID, HelperCommand
from disktune_gui.client.link import Link, LinkEnd
from disktune_gui.text.said import heard
from tests.gui.support import Scripts, hello, plain
from tests.sample_drive import make_drive

Outcome = tuple[str, Any]


class Asked:
    """Collects how requests turned out."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def done(self, reply: object) -> None:
        self.outcomes.append(("done", reply))

    def failed(self, fault: Fault, why: str) -> None:
        self.outcomes.append((fault.value, why))


Start = Callable[..., Link]


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Return a function that starts a link and ends it after the test."""
    links: list[Link] = []

    def make(command: HelperCommand, privilege: Class = Class.BROWSE) -> Link:
        link = Link(privilege, command)
        links.append(link)
        link.start()
        return link

    yield make
    for link in links:
        link.close()
        assert link.wait(60_000)


def ask(qtbot: QtBot, link: Link, verb: str = "drives", args: object | None = None) -> Outcome:
    """Ask, wait for the outcome, return it."""
    asked = Asked()
    link.request(verb, args if args is not None else Nothing(), asked.done, asked.failed)
    qtbot.waitUntil(lambda: bool(asked.outcomes))
    assert len(asked.outcomes) == 1
    return asked.outcomes[0]


def end_of(qtbot: QtBot, link: Link) -> LinkEnd:
    """Wait for the link to end and return how."""
    ends: list[LinkEnd] = []
    link.ended.connect(ends.append)
    qtbot.waitUntil(lambda: bool(ends) or link.over)
    return ends[0]


def test_a_request_made_before_the_hello_is_answered_with_the_loaded_reply(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    reply = DriveList((make_drive(),))
    link = start(scripted(answers={"drives": {"ok": plain(reply)}}))
    assert not link.running
    assert ask(qtbot, link) == ("done", reply)
    assert link.running


def test_no_character_that_changes_the_words_around_it_comes_through(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    named = make_drive(model="A\x1b[2J\x9b1m\0B", serial="\u202e21\u2066", link="\u200fשלום\u2028é🖴")
    answer = plain(DriveList((named,)))
    for ascii_only in (True, False):
        raw = json.dumps(answer, ensure_ascii=ascii_only)
        link = start(scripted(answers={"drives": {"raw": f'{{"id":ID,"ok":{raw}}}'}}))
        outcome, reply = ask(qtbot, link)
        assert outcome == "done"
        (drive,) = reply.drives
        seen = (drive.model, drive.serial, drive.link)
        assert seen == ("A\ufffd[2J\ufffd1m\ufffdB", "\ufffd21\ufffd", "\ufffdשלום\ufffdé🖴")


def test_a_fault_reaches_who_asked_with_its_sentence(qtbot: QtBot, start: Start, scripted: Scripts) -> None:
    link = start(scripted(answers={"drives": {"fault": "would-wake", "why": "It is asleep."}}))
    assert ask(qtbot, link) == ("would-wake", "It is asleep.")


@pytest.mark.slow
@pytest.mark.parametrize(
    "raw",
    [
        '{"id":ID,"ok":{"drives":[{"name":"sda"}]}}',
        '{"id":ID,"ok":{},"more":1}',
        '{"id":ID,"fault":"no-such-fault","why":""}',
        '{"id":ID}',
    ],
)
def test_an_answer_of_the_wrong_shape_fails_that_request_alone(
    qtbot: QtBot, start: Start, scripted: Scripts, raw: str
) -> None:
    link = start(scripted(answers={"drives": {"raw": raw}}))
    fault, why = ask(qtbot, link)
    assert fault == "protocol"
    assert why.startswith("Unreadable reply of the helper")
    assert ask(qtbot, link, "alive") == ("done", Nothing())


@pytest.mark.slow
@pytest.mark.parametrize(
    "raw",
    [
        "not JSON",
        '["a list"]',
        '{"id":999,"ok":{}}',
        '{"id":true,"ok":{}}',
        '{"id":null,"fault":"protocol","why":"no request"}',
        '{"event":"no-such-event","args":{}}',
        '{"event":"drives-changed","args":{"extra":1}}',
        '{"id":ID,"id":ID,"ok":{}}',
        "[" * 40,
    ],
)
def test_a_line_that_answers_nothing_ends_the_link_and_every_request_learns_why(
    qtbot: QtBot, start: Start, scripted: Scripts, raw: str
) -> None:
    link = start(scripted(answers={"drives": {"raw": raw}}))
    fault, why = ask(qtbot, link)
    assert fault == "internal"
    assert "Protocol error" in why
    assert not link.takes_requests
    assert ask(qtbot, link, "alive")[0] == "internal"


def test_a_line_without_end_is_not_collected_for_ever(
    qtbot: QtBot, start: Start, scripted: Scripts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MAX_REPLY", 1000)
    link = start(scripted(answers={"drives": {"raw": "x" * 5000}}))
    fault, why = ask(qtbot, link)
    assert fault == "internal"
    assert "1000 is the most" in why or "unterminated line" in why


@pytest.mark.parametrize("changes", [{"catalogue": "00000000"}, {"protocol": 99}])
def test_a_helper_of_another_build_is_closed_and_the_way_out_is_named(
    qtbot: QtBot, start: Start, scripted: Scripts, changes: dict[str, Any]
) -> None:
    link = start(scripted(hello=hello(**changes)))
    end = end_of(qtbot, link)
    assert not end.greeted
    assert "sudo make install-helper" in end.why


def test_a_helper_of_another_class_is_not_worked_with(qtbot: QtBot, start: Start, scripted: Scripts) -> None:
    link = start(scripted(hello=hello(Class.TUNE)))
    assert "class browse requested, got tune" in end_of(qtbot, link).why


def test_a_first_line_that_is_no_hello_ends_the_link(qtbot: QtBot, start: Start, scripted: Scripts) -> None:
    link = start(scripted(before=["Segmentation fault"]))
    assert "Protocol error" in end_of(qtbot, link).why


def test_a_helper_that_stays_silent_is_given_up(
    qtbot: QtBot, start: Start, scripted: Scripts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_module, "HELLO_S", 0.2)
    monkeypatch.setattr(Link, "start", _start_with_short_deadline)
    link = start(scripted(hello=None))
    assert "No response from the helper" in end_of(qtbot, link).why


def _start_with_short_deadline(self: Link, *, patient: bool = False) -> None:
    self._process.start(self._command.program, list(self._command.arguments))
    self._deadline.start(200)


def test_events_come_loaded(qtbot: QtBot, start: Start, scripted: Scripts) -> None:
    event = '{"event":"session-ending","args":{"why":"Nobody was there."}}'
    link = start(scripted(answers={"alive": {"events": [event], "exit": 0}}))
    seen: list[tuple[str, object]] = []
    link.news.connect(lambda name, args: seen.append((name, args)))
    assert ask(qtbot, link, "alive") == ("internal", "Nobody was there.")
    assert [name for name, _ in seen] == ["session-ending"]
    assert end_of_message(link) == "Nobody was there."


def test_a_window_that_speaks_another_language_asks_what_sentences_are_made_of(
    qtbot: QtBot, start: Start, scripted: Scripts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heard, "wanted", True)
    wording = '{"text":"sda is busy.","template":"{drive} is busy.","values":[{"name":"drive","text":"sda"}]}'
    told = f'{{"event":"wordings","args":{{"said":[{wording}]}}}}'
    news = '{"event":"session-ending","args":{"why":"sda is busy."}}'
    # One that does not know the operation answers with a fault, and what is asked next is answered.
    unknown = {"fault": "unknown-verb", "why": "There is no such operation."}
    link = start(scripted(answers={"tell-wordings": unknown, "alive": {"events": [told, news, news], "ok": {}}}))
    seen: list[Any] = []
    link.news.connect(lambda _name, args: seen.append(args.why))
    assert ask(qtbot, link, "alive")[0] == "done"
    assert seen == ["sda is busy.", "sda is busy."]
    assert [type(why) for why in seen] == [Sentence, str], "they are told of the next message alone"
    assert seen[0].template == "{drive} is busy."


def end_of_message(link: Link) -> str:
    """Return the sentence with which a link that is over ended."""
    return link._why


def test_the_last_words_of_a_helper_that_dies_are_in_the_sentence(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    dying = {"stderr": "first\nlast words \x1b[31m\n", "exit": 3}
    link = start(scripted(answers={"drives": dying}))
    fault, why = ask(qtbot, link)
    assert fault == "internal"
    assert why == "The helper exited (status 3). last words ?[31m"


def test_a_program_that_does_not_exist_is_a_sentence(qtbot: QtBot, start: Start) -> None:
    link = Link(Class.BROWSE, HelperCommand("/nonexistent/helper", ("browse",), ()))
    ends: list[LinkEnd] = []
    link.ended.connect(ends.append)
    link.start()
    qtbot.waitUntil(lambda: bool(ends))
    assert ends[0].why.startswith("The helper did not start")
    assert ends[0].exit_code is None


def test_closing_waits_for_what_the_helper_still_has_to_do(
    qtbot: QtBot, start: Start, scripted: Scripts, tmp_path: Path
) -> None:
    goodbye = tmp_path / "goodbye"
    link = start(scripted(linger_s=0.5, goodbye=str(goodbye)))
    qtbot.waitUntil(lambda: link.running)
    link.close()
    assert not goodbye.exists()
    assert link.wait(60_000)
    assert goodbye.read_text() == "left in order\n"


def test_a_retired_link_answers_what_was_asked_and_then_leaves(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    link = start(scripted())
    asked = Asked()
    link.request("alive", Nothing(), asked.done, asked.failed)
    link.retire()
    qtbot.waitUntil(lambda: link.over)
    assert asked.outcomes == [("done", Nothing())]


def test_a_request_too_long_for_the_protocol_is_not_sent(qtbot: QtBot, start: Start, scripted: Scripts) -> None:
    link = start(scripted())
    huge = OfDrive(DriveRef("sda", "x" * wire.MAX_LINE))
    assert ask(qtbot, link, "identify", huge)[0] == "protocol"
    assert ask(qtbot, link, "alive") == ("done", Nothing())


@pytest.mark.skipif(not SETSID.exists(), reason="no setsid")
def test_the_helper_has_a_session_of_its_own_and_the_window_as_parent(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    link = start(scripted(own_session=True, answers={"drives": {"ok": "where"}}))
    session, pid, parent = ask(qtbot, link)[1].split()
    assert session == pid
    assert int(parent) == os.getpid()


def test_two_lines_in_one_piece_and_one_line_in_two_are_the_same_to_it(
    qtbot: QtBot, start: Start, scripted: Scripts
) -> None:
    event = json.dumps({"event": "drives-changed", "args": {}})
    link = start(scripted(after=[event + "\n" + event]))
    seen: list[str] = []
    link.news.connect(lambda name, _args: seen.append(name))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert ask(qtbot, link, "alive") == ("done", Nothing())
