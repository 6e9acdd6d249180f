"""Programs that are started and listened to."""

from __future__ import annotations

import os
import selectors
import signal
from collections.abc import Sequence

from disktune_helper.system.companion import starting
from disktune_helper.system.companion.unprivileged_child import signal_group
from disktune_helper.system.file_bench_ports import Ended

SAID_LIMIT = 4096
"""Characters kept of what a program says on standard error."""


class SystemChild:
    """A process in a group of its own."""

    def __init__(self, arguments: Sequence[str], fds: Sequence[int]) -> None:
        self._process = starting.start(arguments, fds)
        self._said = b""
        self._selector = selectors.DefaultSelector()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
                self._selector.register(pipe, selectors.EVENT_READ)

    def read(self, timeout_s: float) -> bytes | None:
        if not self._selector.get_map():
            return None
        out = b""
        for key, _ in self._selector.select(timeout_s):
            try:
                part = os.read(key.fd, 1 << 18)
            except BlockingIOError:
                continue
            if not part:
                self._selector.unregister(key.fileobj)
            elif key.fileobj is self._process.stdout:
                out += part
            else:
                self._said = (self._said + part)[-SAID_LIMIT:]
        return out if out or self._selector.get_map() else None

    def said(self) -> str:
        return self._said.decode("utf-8", "replace").strip()

    def interrupt(self) -> None:
        # fio takes it like SIGINT. A helper of root's ignores that one, and so would its children at first.
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def wait(self) -> Ended:
        ended = self._ended()
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        return ended

    def _ended(self) -> Ended:
        process = self._process
        if isinstance(process, starting.FarProgram):
            status = process.wait()
            process.close()
            return Ended(status, process.processor_s)
        _, raw, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(raw)
        return Ended(process.returncode, usage.ru_utime + usage.ru_stime)

    def _signal(self, number: int) -> None:
        # Not waited for yet, so the number is still its own.
        if self._process.returncode is not None:
            return
        if isinstance(self._process, starting.FarProgram):
            (self._process.terminate if number == signal.SIGTERM else self._process.kill)()
        else:
            signal_group(self._process.pid, number)
