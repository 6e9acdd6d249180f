"""The terminal of a command: printing, progress, a person's answer, and the signals that end the work.

Where output is no terminal there is no progress and no colour, and a person is asked only where input and the
place of the question both are terminals. Once a terminal is gone, printing does nothing: a command that has to
revert something goes on.
"""

from __future__ import annotations

import json
import os
import select
import signal
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import TextIO

from disktune_contract import wire
from disktune_contract.patterns import pattern_of
from disktune_helper.system.text_files import printable

# -- columns for a terminal --------------------------------------------------------------------------------


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Return headings and rows as aligned lines, the columns *right* to the right, the last one ragged.

    A column without any text is left out.
    """
    kept = [column for column in range(len(headings)) if any(row[column] for row in rows)]
    widths = {column: max(len(line[column]) for line in (headings, *rows)) for column in kept}
    return [
        "  ".join(
            f"{line[column]:>{widths[column]}}" if column in right else f"{line[column]:<{widths[column]}}"
            for column in kept
        ).rstrip()
        for line in (headings, *rows)
    ]


# -- terminal ----------------------------------------------------------------------------------------------

_ASKED_S = 60.0
_ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_CLEAR = "\r\x1b[K"
_OWN = pattern_of(r"(?<!sudo )\bdisktune-helper(?= [a-z])")


class Tone(StrEnum):
    """What a line means; the value is the colour (ECMA-48, SGR)."""

    PLAIN = ""
    GOOD = "32"
    CAUTION = "33"
    BAD = "31"
    HEADING = "1"


class Terminal:
    """What a command prints to and reads from."""

    def __init__(self, stdout: TextIO, stderr: TextIO, environment: Mapping[str, str]) -> None:
        """Find out what it is before the process is confined and can no longer ask."""
        self.stdout, self.stderr = stdout, stderr
        self.program = "disktune-helper"
        """What the user has typed."""
        self.quiet = False
        """Whether there is to be nothing on standard output but JSON."""
        self.live = _is_tty(stderr)
        """Whether progress and questions have a place."""
        self.asks = self.live and os.isatty(0)
        colours = "NO_COLOR" not in environment and environment.get("TERM", "dumb") != "dumb"
        self.coloured = colours and _is_tty(stdout)
        self.stopped = False
        """Whether a signal came, or the terminal is gone: the work is to end, and changes to be reverted."""
        self.broken: OSError | None = None
        """Why nothing can be printed any more."""
        self._wake = -1
        self._shown = False
        # Once the process is confined, the file of the time zone might not be there to be read.
        time.tzset()

    def heed_signals(self) -> None:
        """Let Ctrl-C, SIGTERM and a terminal that closes end the work in order, not the process at once."""
        self._wake, write = os.pipe()
        os.set_blocking(self._wake, False)
        os.set_blocking(write, False)
        for number in _ENDING:
            signal.signal(number, self._on_signal)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)

    def ignore_signals(self) -> None:
        """The work has ended: one that comes now, such as Ctrl-C a second time, no longer changes the exit status.

        The interpreter gives signals that are heeded back to the kernel when it ends; ignored ones stay so.
        """
        for number in _ENDING if self._wake >= 0 else ():
            signal.signal(number, signal.SIG_IGN)

    def _on_signal(self, _number: int, _frame: object) -> None:
        self.stopped = True

    # -- printing ------------------------------------------------------------------------------------------

    def say(self, text: str = "", tone: Tone = Tone.PLAIN) -> None:
        """Print lines for a person; nothing where JSON is wanted."""
        if self.quiet:
            return
        self._unprogress()
        plain = "\n".join(map(printable, self._named(text).split("\n")))
        self._print(f"\x1b[{tone}m{plain}\x1b[0m" if tone and self.coloured else plain)

    def say_table(
        self, headings: Sequence[str], rows: Sequence[Sequence[str]], right: Collection[int] = ()
    ) -> None:
        """Print a `table`."""
        heading, *lines = table(headings, rows, right)
        self.say(heading, Tone.HEADING)
        if lines:
            self.say("\n".join(lines))

    def result(self, found: object) -> None:
        """Print a record as JSON, if that is wanted."""
        if self.quiet:
            self._print(json.dumps(wire.plain(found), indent=2))

    def json_line(self, found: object) -> None:
        """Print a record as one line of JSON."""
        self._print(wire.dump(found))

    def _named(self, text: str) -> str:
        """Return *text* with the command lines in it as the user types them; root's keep the helper's name."""
        return text if self.program == "disktune-helper" else _OWN.sub(self.program, text)

    def _print(self, text: str) -> None:
        try:
            print(text, file=self.stdout, flush=True)
        except OSError as error:
            # Not raised here: what is on trial is reverted first.
            self.stopped, self.broken = True, self.broken or error

    def complain(self, text: str) -> None:
        """Print a sentence about what went wrong."""
        self._unprogress()
        with suppress(OSError):
            print(f"{self.program}: {printable(self._named(text))}", file=self.stderr, flush=True)

    def remark(self, text: str) -> None:
        """Print a sentence that is not part of the result, where JSON is wanted, too."""
        self._unprogress()
        with suppress(OSError):
            print(printable(self._named(text)), file=self.stderr, flush=True)

    def progress(self, text: str) -> None:
        """Show one line in the place of the one before; nothing without a terminal."""
        if self.live:
            with suppress(OSError):
                print(_CLEAR + printable(text), end="", file=self.stderr, flush=True)
            self._shown = True

    def _unprogress(self) -> None:
        if self._shown:
            self._shown = False
            with suppress(OSError):
                print(_CLEAR, end="", file=self.stderr, flush=True)

    # -- hearing -------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> str | None:
        """Wait so long at most; return a line that was typed, None if there was none. See `stopped` afterwards."""
        poll = select.poll()
        if self._wake >= 0:
            poll.register(self._wake, select.POLLIN)
        if self.asks:
            poll.register(0, select.POLLIN)
        ready = {fd for fd, _ in poll.poll(0 if self.stopped else max(0.0, seconds) * 1000)}
        if self._wake in ready:
            with suppress(BlockingIOError):
                os.read(self._wake, 4096)
        return self._line() if 0 in ready and not self.stopped else None

    def agrees(self, question: str) -> bool:
        """Ask, and return whether the user types yes; no answer within a minute is no."""
        self.progress(f"{question} [y/N] ")
        return (self.wait(_ASKED_S) or "").casefold() in ("y", "yes")

    def wait_for(self, fd: int) -> bool:
        """Wait until there is something to read; return False if the work is to end instead."""
        poll = select.poll()
        poll.register(fd, select.POLLIN)
        if self._wake >= 0:
            poll.register(self._wake, select.POLLIN)
        while not self.stopped:
            ready = {each for each, _ in poll.poll()}
            if fd in ready:
                return True
            with suppress(BlockingIOError):
                os.read(self._wake, 4096)
        return False

    def _line(self) -> str | None:
        try:
            typed = os.read(0, 4096)
        except OSError:
            typed = b""
        if not typed:
            # End of input: the user is gone.
            self.stopped = True
            return None
        self._shown = False
        return typed.decode("utf-8", "replace").strip()


def _is_tty(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:
        return False
