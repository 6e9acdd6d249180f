"""The helper's output: whole lines, from any thread, never blocked for long by a window that does not read."""

from __future__ import annotations

import os
import select
import threading
import time
from collections.abc import Callable
from contextlib import suppress

WRITE_TIMEOUT_S = 10.0
"""A window that has not read for this long is considered dead (security-requirements.md R6)."""
LINE_TIMEOUT_S = 60.0
"""Nor may one that reads a little now and then delay a line for longer."""


class Output:
    """Lines of text onto a file descriptor."""

    def __init__(self, fd: int, on_broken: Callable[[], None]) -> None:
        self._fd = fd
        self._on_broken = on_broken
        self._lock = threading.Lock()
        self.broken = False
        """Whether the other side stopped reading; nothing is written from then on."""
        self.stuck = False
        """Whether it did so without closing its end."""
        self._is_terminal = os.isatty(fd)
        # A terminal is shared with the shell and others, for which it would not wait, either.
        if not self._is_terminal:
            os.set_blocking(fd, False)

    def give_up(self) -> None:
        """Write nothing from now on: it is known that the other end does not read."""
        self.broken = True

    def line(self, text: str) -> None:
        """Write *text* and a newline, or find that the other end reads no more."""
        rest = memoryview((text + "\n").encode("utf-8", "replace"))
        with self._lock:
            if self.broken:
                return
            # Not before: the window may have been busy with the lines of others for which this one waited.
            deadline = time.monotonic() + LINE_TIMEOUT_S
            if self._is_terminal:
                self.broken, rest = not self._onto_terminal(rest), rest[:0]
            while rest and not self.broken:
                try:
                    rest = rest[os.write(self._fd, rest) :]
                except BlockingIOError:
                    patience = min(WRITE_TIMEOUT_S, deadline - time.monotonic())
                    self.broken = self.stuck = not self._writable(patience)
                except OSError:
                    self.broken = True
            if self.broken:
                self._on_broken()

    def _onto_terminal(self, data: memoryview) -> bool:
        """Return whether a terminal takes *data* in time; one that was stopped (Ctrl-S) keeps its writer."""
        written: list[bool] = []

        def write() -> None:
            rest = data
            with suppress(OSError):
                while rest:
                    rest = rest[os.write(self._fd, rest) :]
                written.append(True)

        writer = threading.Thread(target=write, daemon=True)
        try:
            writer.start()
        except RuntimeError:
            # No thread is left that could be stopped in place of this one, which has trials to end.
            return False
        writer.join(WRITE_TIMEOUT_S)
        return bool(written)

    def _writable(self, seconds: float) -> bool:
        poller = select.poll()
        poller.register(self._fd, select.POLLOUT)
        return bool(poller.poll(max(0, int(seconds * 1000))))
