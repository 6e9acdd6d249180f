"""What file benchmarks need of the system: programs to start, and a file in the user's directory. An interface."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from disktune_contract.measuring.workload import Sync
from disktune_contract.record import record

POLL_S = 0.1
MERCY_S = 2.0
"""How long a program that was asked to end gets to do so."""


@record
class FolderLook:
    """What the system says of a directory."""

    path: str
    """With symbolic links followed."""
    mount: int
    """Number of its mount, the first column of /proc/self/mountinfo."""
    free_bytes: int
    """Free to this user."""
    size_bytes: int
    writable: bool


@record
class Ended:
    """How a program ended: its exit status, negative for a signal, and the processor time that it used."""

    status: int
    processor_s: float


class Child(Protocol):
    """A program that runs. It is waited for exactly once."""

    def read(self, timeout_s: float) -> bytes | None:
        """Return what it has printed, ``b""`` if nothing in that time, None when it will print no more."""

    def said(self) -> str:
        """Return the last of what it said on standard error."""

    def interrupt(self) -> None:
        """Ask it to end and to say what it has so far."""

    def kill(self) -> None:
        """End it."""

    def wait(self) -> Ended:
        """Wait for its end."""


class Scratch(Protocol):
    """A file that has no name, or none for longer than a moment, and so cannot be left behind."""

    argument: str
    """The path by which a child finds it."""
    fds: tuple[int, ...]
    """What the child has to inherit for that."""

    def size_bytes(self) -> int:
        """Return how much there is of it."""

    def write_at(self, offset: int, data: bytes | memoryview) -> None:
        """Write; raises OSError."""

    def bypass_cache(self) -> None:
        """Let writes go past the page cache from now on (O_DIRECT); raises OSError where that is not possible.

        They have to be whole blocks then, at places and from memory that are multiples of a block.
        """

    def pause(self, seconds: float) -> None:
        """Leave it alone for so long."""

    def empty(self) -> None:
        """Let it have no content."""

    def forget(self) -> None:
        """Write back and drop what the kernel has cached of it."""

    def warm(self, length: int) -> None:
        """Read the beginning into the kernel's cache."""

    def sync(self, kind: Sync) -> None:
        """Wait until it is on the drive: `Sync.FDATASYNC` its data, `Sync.FSYNC` its entry too."""

    def share(self) -> Scratch:
        """Return the same file once more, to be closed by itself."""

    def close(self) -> None:
        """Let it go."""


class Nest(Protocol):
    """A directory of our own below the user's."""

    path: str

    def clear(self) -> None:
        """Remove everything in it; raises OSError."""

    def close(self) -> None:
        """Remove it."""


class Outside(Protocol):
    """The system as file benchmarks see it."""

    def find(self, program: str) -> str:
        """Return the path of a program, empty if it is not installed."""

    def version(self, path: str) -> str:
        """Return the line in which a program names its version; empty if it does not."""

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        """Start a program; raises OSError."""

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        """Start a program that may read every drive and write none; raises OSError."""

    def look(self, folder: str) -> FolderLook:
        """Return what the system says of a directory; raises OSError."""

    def is_root(self) -> bool:
        """Return whether programs are started as root, without its capabilities."""

    def why_not(self) -> str:
        """Return the sentence that says why no program may be started and no file made, empty if they may."""

    def scratch(self, folder: str) -> Scratch:
        """Make a file in *folder*; raises OSError."""

    def nest(self, folder: str) -> Nest:
        """Make a directory in *folder*, after clearing away what dead helpers have left there; raises OSError."""


def end(child: Child, clock: Callable[[], float]) -> Ended:
    """See to it that a program ends, by force if need be, and wait for that."""
    deadline: float | None = None
    while child.read(POLL_S) is not None:
        now = clock()
        if deadline is None:
            child.interrupt()
            deadline = now + MERCY_S
        elif now > deadline:
            child.kill()
            deadline = now + MERCY_S
    return child.wait()
