"""Keeps the thread that measures on one processor.

A thread that sleeps for every read is woken on whichever processor is idle just then. That one has to leave
its own sleep first and has nothing of the program in its caches, so that on a quiet machine a read costs up to
twice as much processor time, and takes longer, than on the processor of the read before (docs/decisions/0011).

It may stay only while nobody else wants to run there: what it would wait for a processor is not the drive's time.
"""

from __future__ import annotations

from contextlib import suppress

from disktune_helper.system.ports import Ports
from disktune_helper.system.processes import stat_fields

CROWDED = 0.1
"""Share of the time spent in waiting for the processor above which the thread may run anywhere again. Where the
kernel does its own work for the drive on the same one, it waits about a microsecond for each read: 1.2 % of the
time at 10,000 a second, 2 to 8 % at 35,000, and is still quicker than elsewhere."""

_PROCESSOR = 39 - 3
"""Field 39, ``processor``, among those from the third on (proc_pid_stat(5))."""


class Still:
    """The calling thread stays where it is until `leave`, or until `look` finds that it has to wait there."""

    def __init__(self, ports: Ports, *, wanted: bool) -> None:
        """Keep the calling thread here; it stays as free as it was unless that is *wanted*."""
        self._ports = ports
        self._allowed: frozenset[int] | None = None
        if not wanted:
            return
        # Some kernels do not count what is waited for, and some sandboxes permit no such thing.
        with suppress(OSError, ValueError, IndexError):
            fields = stat_fields(ports.read_text("/proc/thread-self/stat"))
            self._waited_ns, self._looked_ns = self._waited(), ports.monotonic_ns()
            self._allowed = ports.keep_to(frozenset({int(fields[_PROCESSOR])}))

    def look(self) -> None:
        """Leave if the thread had to wait for its processor since the last look."""
        if self._allowed is None:
            return
        try:
            waited, now = self._waited(), self._ports.monotonic_ns()
        except (OSError, ValueError, IndexError):
            self.leave()
            return
        if waited - self._waited_ns > CROWDED * (now - self._looked_ns):
            self.leave()
        self._waited_ns, self._looked_ns = waited, now

    def leave(self) -> None:
        """Let the thread run wherever it was allowed to before."""
        if self._allowed is not None:
            with suppress(OSError):
                self._ports.keep_to(self._allowed)
            self._allowed = None

    def _waited(self) -> int:
        return _waited_ns(self._ports)


def waited_s(ports: Ports) -> float:
    """Return the seconds for which the calling thread was ready and did not run; 0 where that is not counted."""
    try:
        return _waited_ns(ports) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _waited_ns(ports: Ports) -> int:
    """Return the same in nanoseconds (sched-stats.rst)."""
    return int(ports.read_text("/proc/thread-self/schedstat").split()[1])
