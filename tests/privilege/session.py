"""The window's side of the protocol, reduced to what a test wants to say and see."""

from __future__ import annotations

import fcntl
import json
import os
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

from tests.amounts import PATIENCE_S
from tests.privilege.sandbox import HELPER, OWNER, PKEXEC, Sandbox, User, children, from_window

Message = dict[str, Any]

ANSWER_S = PATIENCE_S


class Session:
    """A helper that was started and has said hello. The ``with`` block ends it, whatever state it is in."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._stdin = process.stdin.fileno()
        self._stdout = process.stdout.fileno()
        self._buffer = b""
        self._ids = count(1)
        self.events: list[Message] = []
        hello = self.next()
        if hello is None:
            raise AssertionError(
                f"no hello: {process.wait(ANSWER_S)}, {process.stderr.read() if process.stderr else b''!r}"
            )
        self.hello = hello
        # nsenter forks to enter the process namespace: it, the window, the helper.
        (self.window,) = children(process.pid)
        (self.helper,) = children(self.window)
        self._helper_fd = os.pidfd_open(self.helper)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close_input()
        if not self.gone():
            signal.pidfd_send_signal(self._helper_fd, signal.SIGKILL)
        os.close(self._helper_fd)
        with suppress(ProcessLookupError):
            os.kill(self.window, signal.SIGKILL)
        self.process.wait(ANSWER_S)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    # -- saying --

    def send(self, data: bytes) -> None:
        """Write *data*, all of it."""
        while data:
            data = data[os.write(self._stdin, data) :]

    def post(self, op: str, args: object = None) -> int:
        """Send a request without waiting; return its id."""
        number = next(self._ids)
        self.send(json.dumps({"id": number, "op": op, "args": args or {}}).encode() + b"\n")
        return number

    def ask(self, op: str, args: object = None) -> Message:
        """Send a request and return its answer."""
        while _is_flood(answer := self.answer(self.post(op, args))):
            time.sleep(0.1)
        return answer

    def ok(self, op: str, args: object = None) -> Any:
        """Send a request that has to succeed; return what it gives."""
        answer = self.ask(op, args)
        assert "ok" in answer, answer
        return answer["ok"]

    def fault(self, line: bytes) -> tuple[object, str]:
        """Send a line as it is; return id and kind of the fault that answers it."""
        self.send(line + b"\n")
        while _is_flood(answer := self.message()):
            time.sleep(0.1)
            self.send(line + b"\n")
        assert set(answer) == {"id", "fault", "why"}, answer
        return answer["id"], answer["fault"]

    def close_input(self) -> None:
        """End the helper's input."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()

    # -- hearing --

    def next(self, timeout_s: float = ANSWER_S) -> Message | None:
        """Return the next line, None if output ends or nothing comes in time."""
        deadline = time.monotonic() + timeout_s
        while b"\n" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._stdout], [], [], left)[0]:
                return None
            chunk = os.read(self._stdout, 1 << 16)
            if not chunk:
                return None
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        message: Message = json.loads(line)
        return message

    def message(self, timeout_s: float = ANSWER_S) -> Message:
        """Return the next line that is no event."""
        while True:
            message = self.next(timeout_s)
            assert message is not None, f"no answer, and {self._end()}"
            if "event" not in message:
                return message
            self.events.append(message)

    def _end(self) -> str:
        """Return, for whoever reads of a failure, whether the helper has ended, and what it complained of."""
        if self.process.poll() is None:
            return "it still runs"
        said = self.process.stderr.read() if self.process.stderr is not None else b""
        return f"it ended with {self.process.returncode}: {said.decode(errors='replace')}"

    def answer(self, number: int) -> Message:
        """Return the answer to request *number*; it has to be the next that comes."""
        message = self.message()
        assert message["id"] == number, message
        return message

    def event(self, name: str, timeout_s: float = ANSWER_S) -> Any:
        """Return the arguments of the next event *name*, or of one that came already."""
        deadline = time.monotonic() + timeout_s
        while True:
            for event in self.events:
                if event["event"] == name:
                    self.events.remove(event)
                    return event["args"]
            message = self.next(max(0.0, deadline - time.monotonic()))
            assert message is not None, f"no event {name}"
            self.events.append(message)

    def unread(self) -> tuple[int, int]:
        """Return how many bytes wait in the pipe of the output, and how many it holds."""
        count = fcntl.ioctl(self._stdout, termios.FIONREAD, bytes(4))
        return int.from_bytes(count, sys.byteorder), fcntl.fcntl(self._stdout, fcntl.F_GETPIPE_SZ)

    def gone(self, timeout_s: float = ANSWER_S) -> bool:
        """Return whether the helper ends within *timeout_s*."""
        return bool(select.select([self._helper_fd], [], [], timeout_s)[0])

    def signal(self, number: int) -> None:
        """Send the helper a signal, as root."""
        signal.pidfd_send_signal(self._helper_fd, number)


def _is_flood(answer: Message) -> bool:
    """Return whether the helper refused only for their number: the tests are quicker than a window."""
    return bool(answer.get("why") == "Too many requests at the same time.")


def command_for(privilege: str) -> list[str]:
    """Return how a window starts a helper of class *privilege*."""
    return [HELPER, privilege] if privilege == "browse" else [*PKEXEC, HELPER, privilege]


def start(sandbox: Sandbox, privilege: str, user: User = OWNER, command: Sequence[str] | None = None) -> Session:
    """Start a helper as a window of *user* does; *command* if it is to be started otherwise."""
    return Session(sandbox.start(from_window(command or command_for(privilege)), user))
