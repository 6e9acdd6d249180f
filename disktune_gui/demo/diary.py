"""What is done to the drives of the demo, told to every process that simulates them: so they are one machine.

A window of the demo has two helpers, as every window has: one that changes settings, and one that measures files.
Each simulates all drives, in a process of its own. What one does to a drive it writes down here, and the other
does the same to its own before it looks; so a comparison by a file finds what the setting makes of the drive.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

from disktune_contract.record import record

VARIABLE = "DISKTUNE_DEMO_DIARY"
"""Names the file; it is the window's, and only the helpers of the demo look at it."""


@record
class DiaryEntry:
    """One thing done to a drive: the name of the method of `SimulatedNode`, and its arguments as text."""

    drive: str
    what: str
    arguments: tuple[str, ...]


class Diary:
    """A file that several processes append lines to and read from."""

    def __init__(self, path: Path) -> None:
        """Open what the window made; raises OSError."""
        self._file = path.open("a+b", buffering=0)
        self._writer = os.getpid()
        self._read = 0
        self._lock = threading.Lock()

    def add(self, deed: DiaryEntry) -> None:
        """Tell the others."""
        line = json.dumps([self._writer, deed.drive, deed.what, *deed.arguments])
        self._file.write(line.encode() + b"\n")

    def news(self) -> Iterator[DiaryEntry]:
        """Return what others have done since the last call, in the order in which they did it."""
        with self._lock:
            if os.fstat(self._file.fileno()).st_size == self._read:
                return
            self._file.seek(self._read)
            whole, _, _rest = (self._file.read() or b"").rpartition(b"\n")
            self._read += len(whole) + 1 if whole else 0
            lines = [json.loads(line) for line in whole.splitlines()]
        for writer, drive, what, *arguments in lines:
            if writer != self._writer:
                yield DiaryEntry(drive, what, tuple(arguments))

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


class Shared:
    """The window's end: a file without a name, which is gone with the window."""

    def __init__(self) -> None:
        self._fd = os.memfd_create("disktune-demo")
        self.path = f"/proc/{os.getpid()}/fd/{self._fd}"

    def close(self) -> None:
        """Let it go; helpers that still have it open keep it that long."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1
