"""A private instance of the kernel's trace: a ring buffer of its own, with events and filters of its own.

Everything is a file of tracefs, which belongs to root: it takes no capability. An instance outlives the process
that made it, and so do the events that are enabled in it. Its name therefore contains the mark of that process,
and each process that begins removes those whose process is gone.
"""

from __future__ import annotations

import math
import os
import re
import select
from collections.abc import Callable, Iterator
from contextlib import suppress

from disktune_contract.patterns import pattern_of
from disktune_helper.system import processes
from disktune_helper.system.ports import READ_LIMIT

PLACES = ("/sys/kernel/tracing", "/sys/kernel/debug/tracing")
"""Where tracefs is; the second is that of older systems (Documentation/trace/ftrace.rst)."""

_NAME = pattern_of(r"disktune-(\d{1,10}@\d{1,20})")
_OVERRUN = pattern_of(r"^(?:overrun|dropped events): (\d+)$", re.MULTILINE)
_NUMBER = pattern_of(r"[0-9]{1,10}")
_EVENT = pattern_of(r"[a-z0-9]{1,32}/[a-z0-9_]{1,64}")


def place() -> str | None:
    """Return where tracefs is, None if there is none or it cannot be used."""
    return next((found for found in PLACES if os.path.isdir(f"{found}/instances")), None)


def sweep(root: str, lives: Callable[[str], bool]) -> list[str]:
    """Remove our instances whose process, by its `processes.mark`, is gone; return which could not be removed."""
    left = []
    with suppress(OSError):
        for name in os.listdir(f"{root}/instances"):
            found = _NAME.fullmatch(name)
            if found is not None and not lives(found[1]):
                try:
                    _remove(f"{root}/instances", name)
                except OSError:
                    left.append(name)
    return left


class TraceInstance:
    """An instance, from its making to its end."""

    def __init__(self, root: str, owner: str, buffer_kib: int) -> None:
        """Make one for the process *owner*, with a ring buffer of *buffer_kib* a processor; raises OSError."""
        self._root = root
        self._path = f"{root}/instances/disktune-{owner}"
        self._pipes: list[int] = []
        self._poll = select.poll()
        os.mkdir(self._path, 0o755)
        try:
            self._write("buffer_size_kb", str(buffer_kib))
            # That of CLOCK_BOOTTIME (Documentation/trace/ftrace.rst, trace_clock).
            self._write("trace_clock", "boot")
            with suppress(OSError):  # before 5.0 a reader is woken by the first event anyway
                self._write("buffer_percent", "0")
        except BaseException:
            self.close()
            raise

    def format(self, event: str) -> str | None:
        """Return the format of an event, ``block/block_bio_queue``; None if the kernel does not have it."""
        return self._read(f"{self._path}/events/{_checked(event)}/format")

    def header(self) -> str:
        """Return the format of a page; raises OSError."""
        found = self._read(f"{self._root}/events/header_page")
        if found is None:
            raise FileNotFoundError(2, "tracefs has no header_page")
        return found

    def command_lines(self) -> dict[int, str]:
        """Return the names of threads that were in events lately, as the kernel has kept them."""
        lines = (self._read(f"{self._root}/saved_cmdlines") or "").split("\n")
        parts = (line.partition(" ") for line in lines)
        # A name may have anything in it, lines of its own and digits that are no numbers included.
        return {int(number): name for number, _, name in parts if _NUMBER.fullmatch(number)}

    def enable(self, event: str, conditions: str) -> None:
        """Let an event in that fulfils *conditions*, all of them if empty; raises OSError."""
        folder = f"events/{_checked(event)}"
        self._write(f"{folder}/filter", conditions or "0")
        self._write(f"{folder}/enable", "1")

    def disable(self, event: str) -> None:
        """Let an event in no longer; raises OSError."""
        self._write(f"events/{_checked(event)}/enable", "0")

    def begin(self) -> None:
        """Open the pipes; raises OSError. From here on `wait` wakes for what is in them."""
        for name in sorted(os.listdir(f"{self._path}/per_cpu")):
            flags = os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC
            pipe = os.open(f"{self._path}/per_cpu/{name}/trace_pipe_raw", flags)
            self._pipes.append(pipe)
            self._poll.register(pipe, select.POLLIN)

    def wait(self, timeout_s: float) -> bool:
        """Return whether there is something to read, after *timeout_s* at the latest."""
        with processes.may_be_ended():
            return bool(self._poll.poll(max(0, math.ceil(timeout_s * 1000))))

    def pages(self, size: int, most: int) -> Iterator[bytes]:
        """Yield the pages with something in them, processor by processor, *most* of each."""
        for pipe in self._pipes:
            # What is written while it is read must not keep it here forever.
            for _ in range(most):
                try:
                    found = os.read(pipe, size)
                except OSError:  # EAGAIN: it is empty
                    break
                if not found:
                    break
                yield found

    def overrun(self) -> int:
        """Return how many events were overwritten before they were read.

        A page reports so as well, but has no room for the number if it is full (kernel/trace/ring_buffer.c).
        """
        processors = os.listdir(f"{self._path}/per_cpu")
        stats = (self._read(f"{self._path}/per_cpu/{name}/stats") or "" for name in processors)
        return sum(int(found[1]) for text in stats for found in _OVERRUN.finditer(text))

    def close(self) -> None:
        """Remove it; nothing is recorded any more."""
        for pipe in self._pipes:
            os.close(pipe)
        self._pipes.clear()
        with suppress(OSError):
            _remove(os.path.dirname(self._path), os.path.basename(self._path))

    def _write(self, name: str, text: str) -> None:
        fd = os.open(f"{self._path}/{name}", os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            os.write(fd, text.encode("ascii"))
        finally:
            os.close(fd)

    @staticmethod
    def _read(path: str) -> str | None:
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                return file.read(READ_LIMIT)
        except OSError:
            return None


def _remove(folder: str, name: str) -> None:
    """Remove an instance; raises OSError. By unlinkat(2), which a confined process may call."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.rmdir(name, dir_fd=fd)
    finally:
        os.close(fd)


def _checked(event: str) -> str:
    if not _EVENT.fullmatch(event):
        raise ValueError(f"not the name of an event: {event!r}")
    return event
