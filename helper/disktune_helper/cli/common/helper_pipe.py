"""The command's end of a pipe to a helper of root's: requests out, answers and events in, as a window's link.

It is loaded in a user's process alone. What it sends is what a window sends; what may be done is for the helper at
the other end to know.
"""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from disktune_contract import catalog, wire
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import EVENTS, MAX_LINE, MAX_REPLY, PROTOCOL, Class, Hello, SessionEnding
from disktune_contract.messages.replies import REPLIES
from disktune_contract.record import record

_CHUNK = 1 << 16


@record
class _Refused:
    """The shape of an answer that says no."""

    id: int | None
    fault: Fault
    why: str


class NoHelper(Exception):
    """There is none; the message is a sentence, empty if nobody was asked."""


class HelperPipe:
    """A helper that has said hello."""

    def __init__(self, read: int, write: int, emit: Callable[[str, object], None]) -> None:
        """Take over two descriptors; events go to *emit*."""
        self._read, self._write, self._emit = read, write, emit
        self._numbers = count(1)
        self._lock = threading.Lock()
        self._waiting: dict[int, queue.SimpleQueue[dict[str, Any] | None]] | None = {}
        """Who waits for which answer; None once there are no more."""
        self._rest = b""
        self._why = "The helper process exited unexpectedly."

    @property
    def fd(self) -> int:
        """What can be read when the helper says something."""
        return self._read

    @property
    def ended(self) -> bool:
        """Whether the helper says nothing more."""
        return self._waiting is None

    def greet(self, privilege: Class) -> Hello:
        """Read the first line, which is there or comes soon, and begin to listen; raises `NoHelper`."""
        message = self._first()
        if "refused" in message:
            raise NoHelper(str(message["refused"])[:1000])
        try:
            hello = wire.load(Hello, message)
        except wire.WireError as error:
            raise NoHelper(f"The helper's reply could not be read: {error}.") from None
        if (hello.protocol, hello.catalogue) != (PROTOCOL, catalog.DIGEST):
            raise NoHelper(
                f"The installed helper has another version ({hello.version}) than this program. Reinstall "
                "disktune-helper."
            )
        if hello.privilege is not privilege:
            raise NoHelper(f"DiskTune requested a helper of class {privilege}, got class {hello.privilege}.")
        threading.Thread(target=self._listen, daemon=True).start()
        return hello

    def _first(self) -> dict[str, Any]:
        while b"\n" not in self._rest and len(self._rest) < MAX_LINE:
            chunk = os.read(self._read, _CHUNK)
            if not chunk:
                raise NoHelper("The helper could not be started.")
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        try:
            return wire.parse(line, MAX_LINE)
        except wire.WireError as error:
            raise NoHelper(f"The helper's reply could not be read: {error}.") from None

    def close(self) -> None:
        """Let the helper leave; what is on trial is reverted by it."""
        with suppress(OSError):
            os.close(self._write)
        self._write = -1

    def ask(self, verb: str, request: object) -> Any:
        """Carry out an operation; raises `Refusal`. Several threads may ask at a time."""
        number = next(self._numbers)
        line = f'{{"id":{number},"op":"{verb}","args":{wire.dump(request)}}}\n'.encode()
        answer: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        try:
            with self._lock:
                if self._waiting is None:
                    raise Refusal(Fault.INTERNAL, self._why)
                self._waiting[number] = answer
                while line:
                    line = line[os.write(self._write, line) :]
        except OSError:
            raise Refusal(Fault.INTERNAL, self._why) from None
        message = answer.get()
        if message is None:
            raise Refusal(Fault.INTERNAL, self._why)
        return self._answer(verb, message)

    def _answer(self, verb: str, message: dict[str, Any]) -> Any:
        try:
            if set(message) == {"id", "ok"}:
                return wire.load(REPLIES[verb], message["ok"])
            refused = wire.load(_Refused, message)
        except wire.WireError as error:
            raise Refusal(Fault.PROTOCOL, f"The helper's reply could not be read: {error}.") from None
        raise Refusal(refused.fault, refused.why)

    # -- the thread that listens -----------------------------------------------------------------------------

    def _listen(self) -> None:
        with suppress(OSError, wire.WireError):
            while True:
                *lines, self._rest = self._rest.split(b"\n")
                for line in lines:
                    self._take(wire.parse(line, MAX_REPLY))
                chunk = os.read(self._read, _CHUNK)
                if not chunk or len(self._rest) > MAX_REPLY:
                    break
                self._rest += chunk
        with self._lock:
            left, self._waiting = self._waiting or {}, None
        for answer in left.values():
            answer.put(None)

    def _take(self, message: dict[str, Any]) -> None:
        if "event" not in message:
            # Without the lock: whoever writes may be waiting for the helper, which may be waiting to be read.
            number, waiting = message.get("id"), self._waiting or {}
            if type(number) is not int or number not in waiting:
                raise wire.WireError("unknown id")
            waiting.pop(number).put(message)
            return
        name = message["event"]
        if not isinstance(name, str) or name not in EVENTS:
            raise wire.WireError("unknown event")
        told: Any = wire.load(EVENTS[name], message.get("args"))
        if isinstance(told, SessionEnding):
            self._why = told.why
        self._emit(name, told)
