"""Programs that are started and listened to."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress

from disktune_helper.system.environment import ENVIRONMENT
from disktune_helper.system.file_bench_ports import Ended

SAID_LIMIT = 4096
"""Characters kept of what a program says on standard error."""


class SystemChild:
    """A process in a group of its own."""

    def __init__(self, arguments: Sequence[str], fds: Sequence[int]) -> None:
        self._process = subprocess.Popen(
            list(arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            cwd="/",
            pass_fds=tuple(fds),
            start_new_session=True,
        )
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
        _, status, usage = os.wait4(self._process.pid, 0)
        self._process.returncode = os.waitstatus_to_exitcode(status)
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        return Ended(self._process.returncode, usage.ru_utime + usage.ru_stime)

    def _signal(self, number: int) -> None:
        # Not waited for yet, so the number is still its own.
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
