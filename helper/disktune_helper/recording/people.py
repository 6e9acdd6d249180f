"""Which program a thread is: its name and its unit, from /proc, and nothing else of it.

Neither paths nor arguments are read. A unit is the last part of its control group that is one: of a user's own
services no more is told than the name of the service.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from disktune_contract.patterns import pattern_of
from disktune_helper.recording.access import Who
from disktune_helper.system import processes
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable

T = TypeVar("T")

_MOST_PEOPLE = 4096
"""Programs that are remembered."""
_KNOWN_NS = 2_000_000_000
"""How long a number stands for the same process without another look."""
_PF_KTHREAD = 0x00200000
"""include/linux/sched.h; field 9 of proc(5)'s stat."""
_STATUS = pattern_of(r"^(Tgid):\s*(\d+)$", re.MULTILINE)
_LONG_UNIT = 64
_HASH = pattern_of(r"[0-9a-f]{64}")
_WORKER = pattern_of(r"kworker/\S*|kworker")


class People:
    """Programs by the numbers of their threads."""

    def __init__(self, ports: Ports, ended: Callable[[], dict[int, str]] = dict) -> None:
        """*ended* gives the names of threads that may have ended."""
        self._ports, self._ended = ports, ended
        self._known: OrderedDict[int, tuple[int, str, Who]] = OrderedDict()
        """When each was looked at, the name of the thread, and who it is."""
        self._units: OrderedDict[int, str] = OrderedDict()
        self._groups: OrderedDict[int, str] = OrderedDict()

    def of(self, pid: int, at_ns: int, name: str = "") -> Who:
        """Return who a thread is that did something at *at_ns* under *name*, if the event tells that."""
        known = self._known.get(pid)
        if known is not None and at_ns - known[0] < _KNOWN_NS and name in ("", known[1]):
            return known[2]
        thread, who = self._look(pid, name, None if known is None else known[2])
        _keep_person(self._known, pid, (at_ns, thread, who))
        return who

    def _look(self, pid: int, name: str, before: Who | None) -> tuple[str, Who]:
        """Return the name of a thread, and who it is."""
        try:
            place = f"/proc/{pid}"
            status = dict(_STATUS.findall(self._ports.read_text(f"{place}/status")))
            kernel = bool(int(processes.stat_fields(self._ports.read_text(f"{place}/stat"))[6]) & _PF_KTHREAD)
            unit = "" if kernel else unit_of(self._ports.read_text(f"{place}/cgroup"))
            thread = self._ports.read_text(f"{place}/comm").rstrip("\n")
            if status.get("Tgid", str(pid)) != str(pid):
                # Threads have names of their own; a program is known by that of its first.
                first = self._ports.read_text(f"/proc/{status['Tgid']}/comm").rstrip("\n")
                return name or thread, Who(_shown(first), unit)
        except (OSError, ValueError, IndexError):
            return name, self._gone(pid, name, before)
        # A shell that has become another program since did what it did as a shell.
        return name or thread, Who(_shown(thread if kernel else name or thread), unit, kernel)

    def _gone(self, pid: int, name: str, before: Who | None) -> Who:
        """Return what is known of a thread that has ended."""
        if before is not None and name in ("", before.program):
            return before
        name = name or self._ended().get(pid, "")
        return Who(_shown(name), self._units.get(pid, ""), _WORKER.match(name) is not None or name[:5] == "jbd2/")

    def moved(self, pid: int, path: str) -> None:
        """Take note that a process was put into a control group."""
        _keep_person(self._units, pid, unit_of(f"0::{path}"))

    def made(self, group: int, path: str) -> None:
        """Take note of a control group and its number."""
        _keep_person(self._groups, group, unit_of(f"0::{path}"))

    def group(self, number: int) -> str:
        """Return the unit of a control group by its number, empty if it is not known."""
        return self._groups.get(number, "")


def _keep_person(known: OrderedDict[int, T], key: int, value: T) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > _MOST_PEOPLE:
        known.popitem(last=False)


def unit_of(text: str) -> str:
    """Return the unit in what /proc/PID/cgroup says: its last part that is a service or a scope."""
    path = next((line[3:] for line in text.split("\n") if line.startswith("0::")), "")
    if not path.strip("/"):
        # Before control groups of version 2, systemd had a tree of its own.
        path = next((line.split(":", 2)[2] for line in text.split("\n") if ":name=systemd:" in line), "")
    parts = [part for part in path.split("/") if part]
    named = [part for part in parts if part.endswith((".service", ".scope", ".socket", ".mount", ".swap"))]
    unit = (named or parts[-1:] or [""])[-1]
    if any(part.startswith("user@") for part in parts[:-1]) and "@" in unit:
        # What stands there may be a file name.
        unit = re.sub(r"@.*(?=\.)", "@", unit)
    unit = _HASH.sub(lambda found: found[0][:12], unit)
    return printable(unit)[:_LONG_UNIT]


def _shown(name: str) -> str:
    """Return the name of a process as it is told: all workers of the kernel are one."""
    return "kworker" if _WORKER.match(name) else printable(name)[:15]
