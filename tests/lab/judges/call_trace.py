"""The reads and writes that programs ask of the kernel, as its tracing tells: at what memory, at what place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_PLACE = Path("/sys/kernel/tracing/instances/lab-calls")
_NAMES = ("read", "write", "pread64", "pwrite64")
_LEAST = 4096
"""Bytes: what programs say to each other is less."""
_BUFFER_KIB = 4096
"""For each processor: some thirty thousand calls."""
_PAGE = 4096

_CALL = re.compile(
    r"^ *(.{1,16})-\d+ +\[.*?: sys_(\w+)\(fd: \w+, buf: (\w+), count: (\w+)(?:, pos: (\w+))?\)", re.MULTILINE
)
"""Program, and hexadecimal numbers (kernel/trace/trace_syscalls.c)."""


@dataclass(frozen=True)
class Call:
    """One of them, as it begins."""

    name: str
    buffer: int
    """Address of the memory."""
    count: int
    place: int | None
    """In the file; None where it is where the last one ended."""

    @property
    def aligned(self) -> bool:
        """Whether the memory begins with a page."""
        return self.buffer % _PAGE == 0


class CallTrace:
    """Watches all programs. A context; the answers are of what happened within it."""

    def __init__(self, text: str = "") -> None:
        """*text* is a trace that was kept; without it, one is made."""
        self._text = text

    def __enter__(self) -> CallTrace:
        _PLACE.mkdir(exist_ok=True)
        (_PLACE / "buffer_size_kb").write_text(str(_BUFFER_KIB), encoding="ascii")
        for name in _NAMES:
            event = _PLACE / f"events/syscalls/sys_enter_{name}"
            (event / "filter").write_text(f"count >= {_LEAST}", encoding="ascii")
            (event / "enable").write_text("1", encoding="ascii")
        return self

    def __exit__(self, *_: object) -> None:
        for name in _NAMES:
            (_PLACE / f"events/syscalls/sys_enter_{name}/enable").write_text("0", encoding="ascii")
        self._text = (_PLACE / "trace").read_text(encoding="ascii", errors="replace")
        _PLACE.rmdir()

    def of(self, program: str, name: str, count: int) -> list[Call]:
        """Return a program's calls of this *name* and of so many bytes, in order."""
        found = [
            Call(called, int(buffer, 16), int(asked, 16), int(place, 16) if place else None)
            for comm, called, buffer, asked, place in _CALL.findall(self._text)
            if comm == program
        ]
        return [one for one in found if one.name == name and one.count == count]
