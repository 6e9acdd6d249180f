"""A file by which the processes that simulate the demo's drives keep each other up to date, as one machine.

A window of the demo has two helpers, as every window has: one that changes settings, and one that measures files.
Each simulates all drives, in a process of its own. Each appends here what it does to a drive, and applies the
entries of the other before it reads; so a comparison by a file shows the effect of a setting on the drive.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from disktune_contract.record import record

if TYPE_CHECKING:
    # The window writes entries, and simulates nothing.
    from disktune_gui.demo.drive import SimulatedDrive
    from disktune_gui.demo.tree import SimulatedTree

# -- the file ----------------------------------------------------------------------------------------------

VARIABLE = "DISKTUNE_DEMO_DIARY"
"""The variable with the path of the file; the window owns it, and only the helpers of the demo read it."""


@record
class DiaryEntry:
    """One change of a drive: the name of the method of `SimulatedNode`, and its arguments as text."""

    drive: str
    what: str
    arguments: tuple[str, ...]


class Diary:
    """A file that several processes append lines to and read from."""

    def __init__(self, path: Path) -> None:
        """Open the file that the window made; raises OSError."""
        self._file = path.open("a+b", buffering=0)
        self._writer = os.getpid()
        self._read = 0
        self._lock = threading.Lock()

    def add(self, deed: DiaryEntry) -> None:
        """Append an entry for the other processes."""
        line = json.dumps([self._writer, deed.drive, deed.what, *deed.arguments])
        self._file.write(line.encode() + b"\n")

    def news(self) -> Iterator[DiaryEntry]:
        """Return the entries of other processes since the last call, in order."""
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
        """Close the file."""
        self._file.close()


class DiaryFile:
    """The window's side: a file without a name, which exists until the window closes it."""

    def __init__(self) -> None:
        self._fd = os.memfd_create("disktune-demo")
        self.path = f"/proc/{os.getpid()}/fd/{self._fd}"

    def close(self) -> None:
        """Close it; helpers that still have it open keep it that long."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


# -- eject of a drive by udisks2, repeated by each helper that simulates the machine -----------------------

EJECT = "eject"
"""The name by which the window reports to the helpers what udisks2 did."""
UNMOUNT, OFF = "unmount", "off"


def repeat_eject(drive: SimulatedDrive | None, tree: SimulatedTree, arguments: tuple[str, ...]) -> None:
    """Apply to *drive* what udisks2 did."""
    if drive is None:
        return
    what, name = arguments
    if what == UNMOUNT:
        drive.unmounted |= {part.number for part in drive.partitions if drive.partition_name(part) == name}
        return
    drive.switched_off = True
    for gone in (drive.name, *(drive.partition_name(part) for part in drive.partitions)):
        tree.remove(f"/sys/class/block/{gone}")
    tree.remove(f"/sys/block/{drive.name}")
