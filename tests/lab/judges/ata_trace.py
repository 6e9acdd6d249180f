"""The commands that the kernel's ATA driver sends to a drive, as its tracing tells: the log of a real drive."""

from __future__ import annotations

import os
import re
from pathlib import Path

from tests.lab.judges.ata_commands import Task
from tests.lab.scenario import Failed

_PLACE = Path("/sys/kernel/tracing/instances/lab")
_EVENT = "events/libata/ata_qc_issue/enable"

_LINE = re.compile(r"ata_qc_issue: ata_port=(\d+) ata_dev=(\d+) .*?tf=\((\w+)/(\w+):(\w+):(\w+):(\w+):(\w+)/")
"""Command, then FEATURE, COUNT and LBA 7:0, 15:8, 23:16 (include/trace/events/libata.h)."""


class AtaTrace:
    """Watches one drive behind libata. A context."""

    def __init__(self, name: str) -> None:
        # /sys/devices/…/ata3/host2/target2:0:0/2:0:0:0/block/sdb; a PATA port has a second drive as target 1.
        found = re.search(r"/ata(\d+)/host\d+/target\d+:\d+:(\d+)/", str(Path(f"/sys/block/{name}").resolve()))
        if not found:
            raise Failed(f"{name} is not behind libata")
        self._drive = (int(found.group(1)), int(found.group(2)))
        self._tasks: list[Task] = []
        self._rest = ""
        """The beginning of a line of which the rest has not been read yet."""
        self._pipe = -1

    def __enter__(self) -> AtaTrace:
        _PLACE.mkdir(exist_ok=True)
        self._pipe = os.open(_PLACE / "trace_pipe", os.O_RDONLY | os.O_NONBLOCK)
        (_PLACE / _EVENT).write_text("1", encoding="ascii")
        return self

    def __exit__(self, *_: object) -> None:
        (_PLACE / _EVENT).write_text("0", encoding="ascii")
        os.close(self._pipe)
        _PLACE.rmdir()

    def forget(self) -> None:
        """Empty the log."""
        self._read()
        self._tasks.clear()

    def tasks(self) -> list[Task]:
        """Return the commands to this drive since the log was last emptied, without their data.

        The kernel writes each event out once, however often this is asked. Raises Failed if it had to drop some.
        """
        self._read()
        return list(self._tasks)

    def _read(self) -> None:
        text = self._rest
        while part := _what_is_there(self._pipe):
            text += part
        whole, _, self._rest = text.rpartition("\n")
        self._tasks += tasks_of(whole, self._drive)


def _what_is_there(pipe: int) -> str:
    try:
        return os.read(pipe, 1 << 16).decode("ascii", "replace")
    except BlockingIOError:
        return ""


def tasks_of(text: str, drive: tuple[int, int]) -> list[Task]:
    """Return the commands to one drive, given by the numbers of port and device, from what trace_pipe prints."""
    if lost := re.search(r"^CPU:\d+ \[LOST .*", text, re.MULTILINE):
        raise Failed(f"the trace is not whole: {lost[0]}")
    found = []
    for match in _LINE.finditer(text):
        port, device, command, feature, count, *lba = (
            int(part, 16 if at > 1 else 10) for at, part in enumerate(match.groups())
        )
        if (port, device) == drive:
            found.append(Task(command, feature, count, lba[0] | lba[1] << 8 | lba[2] << 16))
    return found
