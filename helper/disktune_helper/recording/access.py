"""What an event of the trace turned out to be: one access of the drive, and who caused it."""

from __future__ import annotations

from disktune_contract.accesses.recording import AccessKind
from disktune_contract.record import record
from disktune_helper.recording.trace_pages import Value


@record
class TraceEvent:
    """One event, with the fields that `kernel_trace.EVENTS` takes of it."""

    at_ns: int
    """CLOCK_BOOTTIME."""
    name: str
    pid: int
    """The thread in whose context it happened."""
    values: dict[str, Value]

    def number(self, field: str) -> int:
        """Return a field that is a number, 0 if this kernel does not have it."""
        found = self.values.get(field, 0)
        return found if isinstance(found, int) else 0

    def text(self, field: str) -> str:
        """Return a field that is text, empty if this kernel does not have it."""
        found = self.values.get(field, "")
        return found if isinstance(found, str) else ""


@record
class Who:
    """A program: the name of its process, and the unit or control group that it runs in."""

    program: str
    unit: str = ""
    kernel: bool = False
    """Whether it is a thread of the kernel, which mostly works for somebody else."""


@record
class DriveAccess:
    """One request to the drive, or one command."""

    at_ns: int
    kind: AccessKind
    who: Who
    volume: str
    command: str = ""
    others: tuple[Who, ...] = ()
    """Who caused it together with ``who``."""
    wakes: bool = True
    """Whether it makes a drive in standby start: a question about the power mode does not."""
