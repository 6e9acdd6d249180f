"""What a program and one helper say to each other, without the pipe: bytes in, messages out.

Requests are numbered here, and answers found for them; the first line is the hello; what the sentences of a
message were made of comes before it. Bytes are carried by others: `disktune_gui.client.link` and `quiet_question`
beside that, over a process of theirs, and `disktune_helper.cli.common.desktop_work`, over two descriptors.

What messages are loaded as is given: with all types of the protocol comes the whole catalogue, of which the tray's
process needs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any, Generic, TypeVar

from disktune_contract import wire
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import fields, record
from disktune_contract.sentence import Wording, Wordings

A = TypeVar("A")
"""What is given with a request, and comes back with its answer."""

Worded = Callable[[bytes, dict[str, Any], tuple[Wording, ...]], dict[str, Any]]
"""From a line, what was read of it, and the wordings that came before it: what is loaded."""


@record
class Event:
    """What comes unasked."""

    name: str
    args: Any


@record
class Reply(Generic[A]):
    """What became of a request: its reply, a `Refusal`, or a `WireError` if the answer has the wrong shape."""

    verb: str
    asker: A
    result: Any


class Unterminated(wire.WireError):
    """A line is longer than any answer, and has not ended."""


@record
class _Refused:
    id: int
    fault: Fault
    why: str


_ANSWER = pattern_of(rb'\{"id": ?(\d{1,15}), ?"ok":')
_LONGEST, _MOST = 1 << 16, 64
"""Bytes of an answer that is kept, and answers."""


class Conversation(Generic[A]):
    """Requests may be made in one thread while another reads. Without types all that is read stays JSON."""

    def __init__(
        self, hello: type | None = None, replies: Mapping[str, type] = {}, events: Mapping[str, type] = {}
    ) -> None:
        self.asked: dict[int, tuple[str, A]] = {}
        """The requests without an answer, by number."""
        self.greeted = False
        """Whether the hello was read; who does not accept it takes this back, and then no line is an answer."""
        self._hello, self._replies, self._events = hello, replies, events
        self._numbers = count(1)
        self._rest = b""
        self._kept: dict[tuple[object, ...], object] = {}
        """Answers as records, by operation, bytes and wordings: most drives answer what they answered before."""
        self._told: tuple[Wording, ...] = ()
        """The wordings from which the sentences of the next message are formed."""

    def request(self, verb: str, args: object, asker: A) -> tuple[int, bytes]:
        """Return the number and the line of a request, for which an answer is expected from now on."""
        number = next(self._numbers)
        line = f'{{"id":{number},"op":"{verb}","args":{wire.dump(args)}}}\n'.encode()
        self.asked[number] = verb, asker
        return number, line

    def take(self, data: bytes, worded: Worded = lambda _line, message, _told: message) -> Iterator[object]:
        """Yield what *data* completes: the hello or a `Refusal` in its place, events, answers, and `WireError`."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            told, self._told = self._told, ()
            try:
                message = self._read(line, told, worded)
            except wire.WireError as error:
                yield error
            else:
                if isinstance(message, Event) and isinstance(message.args, Wordings):
                    self._told = message.args.said
                else:
                    yield message
        if len(self._rest) > wire.MAX_REPLY:
            self._rest = b""
            yield Unterminated()

    def _read(self, line: bytes, told: tuple[Wording, ...], worded: Worded) -> object:
        """Return the message in *line*; an answer with the bytes of an earlier one is the same record."""
        begun = _ANSWER.match(line) if self.greeted and len(line) <= _LONGEST else None
        number = int(begun[1]) if begun is not None else 0
        key: tuple[object, ...] = ()
        if begun is not None and number in self.asked and self._hello is not None:
            key = self.asked[number][0], line[begun.end() :], told
        if key in self._kept:
            # The latest is last.
            result = self._kept[key] = self._kept.pop(key)
            return Reply(*self.asked.pop(number), result)
        message = self._message(worded(line, wire.parse(line, wire.MAX_REPLY), told))
        if key and isinstance(message, Reply) and not isinstance(message.result, Refusal | wire.WireError):
            self._kept[key] = message.result
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return message

    def _message(self, message: dict[str, Any]) -> object:
        if not self.greeted:
            return self._greeting(message)
        if "event" in message:
            name = message["event"]
            if self._hello is None:
                return Event(str(name), message.get("args"))
            if set(message) != {"event", "args"} or not isinstance(name, str) or name not in self._events:
                raise wire.WireError("unknown event")
            return Event(name, wire.load(self._events[name], message["args"]))
        number = message.get("id")
        verb, asker = self.asked.pop(number, ("", None)) if type(number) is int else ("", None)
        if not verb:
            # A fault without an id: some request was not understood, and it is unknown which.
            raise wire.WireError(str(message.get("why", "reply without a request"))[:200])
        return Reply(verb, asker, self._result(verb, message))

    def _greeting(self, message: dict[str, Any]) -> object:
        if "refused" in message:
            return Refusal(Fault.PERMISSION, str(message["refused"])[:1000])
        hello: object = message
        if self._hello is not None:
            # Unknown fields of a newer helper are ignored, so that its version can be read.
            known = {field.name for field in fields(self._hello)}
            hello = wire.load(self._hello, {key: message[key] for key in message.keys() & known})
        self.greeted = True
        return hello

    def _result(self, verb: str, message: dict[str, Any]) -> object:
        try:
            if set(message) != {"id", "ok"}:
                refused = wire.load(_Refused, message)
                return Refusal(refused.fault, refused.why)
            return message["ok"] if self._hello is None else wire.load(self._replies[verb], message["ok"])
        except wire.WireError as error:
            return error
