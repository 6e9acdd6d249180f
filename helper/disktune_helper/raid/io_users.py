"""Who reads and writes: /proc/<pid>/io, as far as this process may look.

The kernel shows it of processes of the same user, and to root with CAP_SYS_PTRACE, which the helper has given up.
"""

from __future__ import annotations

import re

from disktune_contract.arrays.slowdown_causes import IoUser, IoUsers
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

MOST = 200
"""Processes that are told; those that moved most."""

_LAZY_INIT = "ext4lazyinit"
"""The kernel's thread (fs/ext4/super.c ext4_run_lazyinit_thread)."""


def users(ports: Ports) -> IoUsers:
    """Return the processes that have moved anything, and how many could not be looked at."""
    found: list[IoUser] = []
    hidden, lazy_init = 0, False
    for name in ports.names("/proc"):
        if not name.isdecimal():
            continue
        comm = text_of(ports, f"/proc/{name}/comm")
        lazy_init |= comm == _LAZY_INIT
        counters = text_of(ports, f"/proc/{name}/io")
        if not counters:
            hidden += bool(comm)
            continue
        read, written = (_counter(counters, key) for key in ("read_bytes", "write_bytes"))
        if read or written:
            found.append(IoUser(int(name), printable(comm), read, written))
    found.sort(key=lambda user: -(user.read_bytes + user.written_bytes))
    return IoUsers(ports.monotonic(), tuple(found[:MOST]), hidden, lazy_init)


def _counter(text: str, key: str) -> int:
    found = re.search(rf"^{key}: (\d{{1,19}})$", text, re.MULTILINE)
    return int(found[1]) if found else 0
