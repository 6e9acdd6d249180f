"""The reads and writes that programs ask of the kernel, as its tracing tells: at what memory, at what place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from tests.lab.judges.kernel_trace import KernelTrace

_NAMES = ("read", "write", "pread64", "pwrite64")
_LEAST = 4096
"""Bytes: what programs say to each other is less."""
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


class CallTrace(KernelTrace):
    """Watches all programs."""

    place = Path("/sys/kernel/tracing/instances/lab-calls")
    # Some thirty thousand calls.
    buffer_kib = 4096
    events: ClassVar = {f"syscalls/sys_enter_{name}": f"count >= {_LEAST}" for name in _NAMES}

    def of(self, program: str, name: str, count: int) -> list[Call]:
        """Return a program's calls of this *name* and of so many bytes, in order."""
        found = [
            Call(called, int(buffer, 16), int(asked, 16), int(place, 16) if place else None)
            for comm, called, buffer, asked, place in _CALL.findall(self.text)
            if comm == program
        ]
        return [one for one in found if one.name == name and one.count == count]
