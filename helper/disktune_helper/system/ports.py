"""The operating system as the helper sees it, interfaces: files, drives, and what file benchmarks need.

Everything above it is plain computation over these few calls. Tests and the demo put their own drives behind it;
the launcher of the privileged program knows only `disktune_helper.system.system_ports`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from disktune_contract.measuring.workload import Sync
from disktune_contract.record import record
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply

# -- what file benchmarks need of the system: an interface -------------------------------------------------
#
# Programs to start, and a file in the user's directory.

POLL_S = 0.1
MERCY_S = 2.0
"""How long a program that was asked to end gets to do so."""


@record
class FolderLook:
    """What the system reports about a directory."""

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
        """Return the end of what it printed on standard error."""

    def interrupt(self) -> None:
        """Ask it to end and to print what it has so far."""

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
        """Return the same file once more, to be closed separately."""

    def close(self) -> None:
        """Let it go."""


class BenchDirectory(Protocol):
    """A directory of our own below the user's."""

    path: str

    def clear(self) -> None:
        """Remove everything in it; raises OSError."""

    def close(self) -> None:
        """Remove it."""


class FileBenchPorts(Protocol):
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
        """Return what the system reports about a directory; raises OSError."""

    def is_root(self) -> bool:
        """Return whether programs are started as root, without its capabilities."""

    def why_not(self) -> str:
        """Return a sentence stating why no program may be started and no file made, empty if they may."""

    def scratch(self, folder: str) -> Scratch:
        """Make a file in *folder*; raises OSError."""

    def nest(self, folder: str) -> BenchDirectory:
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


# -- the operating system as the helper sees it, an interface ----------------------------------------------

READ_LIMIT = 64 << 20
"""Bytes of one file of /sys or /proc; none that is read here comes near.

The longest is the list of mounts: a user may have a thousand (mount_max of fuse.conf), each of which takes 32 KiB.
"""


class Reader(Protocol):
    """A drive opened for measuring. Reads go into one buffer that lives as long as the reader."""

    path: str
    """By which a child that inherits ``fds`` opens this very drive, whatever its name has come to mean."""
    fds: tuple[int, ...]

    def read(self, offset: int, length: int) -> int:
        """Read *length* bytes at *offset*; return how many came (0 at the end of the drive)."""

    def content(self, offset: int, length: int) -> bytes:
        """Return what is there, fewer bytes at the end of the drive; raises OSError."""

    def reading(self, length: int) -> Callable[[int], int]:
        """Return `read` for one length, as a function of the offset that costs as little as can be."""

    def drop_caches(self) -> None:
        """Write back and drop what the kernel has cached of this drive."""

    def close(self) -> None:
        """Close the drive."""


PATIENCE_S = 0.1
"""How long a turn waits for an answer before it comes back without one, to see whether the run was cancelled."""

Places = Callable[[int], memoryview]
"""Returns so many places to read next, in bytes, as words of 64 bits; fewer where the drive ends."""

Turn = Callable[[int], list[int]]
"""Begins so many reads at the next places, then waits for one to be done, but no longer than `PATIENCE_S`, and
returns when each of those that are was begun. Raises OSError for one that failed or came back short; its attribute
``place``, if it has one, is where that was. Belongs to the thread that it was made in."""


class Queue(Protocol):
    """A drive opened for many reads at a time."""

    kind: str
    """What it goes through, for `Measurement.program`."""

    def begin(self, places: Places, clock: Callable[[], int]) -> Turn:
        """Get ready for a run in the calling thread, with nothing in flight; raises OSError.

        It reads at *places*, in their order, of which it asks for some in advance; *clock* returns the time.
        """

    def close(self) -> None:
        """Wait for what is still being read, or leave that to the kernel, and close the drive."""


class Node(Protocol):
    """A drive's device node, opened to look: it has nothing by which a drive could be changed.

    Of commands it sends those that look, whatever the class of the process.
    """

    name: str
    rdev: tuple[int, int]
    """Major and minor number of the opened node."""

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        """Send a SCSI command; raises OSError where there is no command path or no permission.

        Data goes out only as `disktune_helper.system.drive_commands.command_table` permits it: here to ask by it.
        """

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        """Send an NVMe admin command that brings data or none, never takes some along; raises OSError."""

    def size_bytes(self) -> int:
        """Return the capacity as the kernel sees it now."""

    def disk_sequence(self) -> int | None:
        """Return the disk sequence number, None on kernels before 5.15."""

    def geometry(self) -> tuple[int, int, int, int] | None:
        """Return cylinders, heads, sectors, start of HDIO_GETGEO, None where the driver has none."""

    def wide_pio(self) -> bool:
        """Return whether the port moves 32 bits at once in PIO modes; raises OSError if that is unknown."""

    def array_metadata(self, offset: int) -> bytes:
        """Return the 4096 bytes at a byte *offset* if metadata of md begin there, else nothing; raises OSError."""

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:
        """Open the same drive again for measuring, past the kernel's cache if *direct*."""

    def queue(self, depth: int, block_bytes: int) -> Queue:
        """Open the same drive again for *depth* reads of *block_bytes* at a time, past the kernel's cache.

        Raises OSError; ENOSYS where the system has no such thing.
        """

    def close(self) -> None:
        """Close the drive."""


class ChangingNode(Node, Protocol):
    """A drive's device node, opened for reading, through which the drive is changed."""

    def write_attribute(self, attribute: str, text: str) -> None:
        """Write one of `attributes.WRITABLE` of this very drive; raises OSError."""

    def set_read_only(self, *, on: bool) -> None:
        """Set or clear the kernel's read-only flag of this block device; raises OSError."""

    def set_wide_pio(self, *, on: bool) -> None:
        """Let the port move 32 bits at once, or 16; raises OSError (EINVAL) where it can do only one of them."""

    def flush(self) -> None:
        """Write back what the kernel has cached of this drive and have the drive flush, too; raises OSError."""

    def reread_partitions(self) -> None:
        """Let the kernel read the partition table again; raises OSError (EBUSY) while a partition is in use."""


class Ports(Protocol):
    """Files, drives and clocks."""

    @property
    def root(self) -> str:
        """The directory that other tools' configuration is read below."""

    def read_text(self, path: str) -> str:
        """Return a file of /sys, /proc or /run as text, undecodable bytes replaced; raises OSError."""

    def read_bytes(self, path: str) -> bytes:
        """Return all of a file of /sys, /proc or /run; raises OSError (EFBIG: it has more than `READ_LIMIT`)."""

    def names(self, path: str) -> list[str]:
        """Return the entries of a directory, sorted; empty if it does not exist."""

    def resolve(self, path: str) -> str:
        """Return *path* with all symbolic links followed."""

    def modified(self, path: str) -> float | None:
        """Return when a file was last written, in seconds since the epoch; None if there is none to be seen."""

    def outside(self) -> FileBenchPorts:
        """Return what file benchmarks need of the system."""

    def open_drive(self, name: str) -> Node:
        """Open ``/dev/<name>`` to look, proven to be the block device that sysfs shows; raises OSError."""

    def open_for_change(self, name: str) -> ChangingNode:
        """Open it to change the drive; raises OSError, EPERM in a class that only looks."""

    def monotonic(self) -> float:
        """Return seconds on a clock that never jumps."""

    def monotonic_ns(self) -> int:
        """Return nanoseconds on the same clock."""

    def suspended(self) -> float:
        """Return the seconds that the machine has slept since it was started."""

    def now(self) -> float:
        """Return seconds since the epoch."""

    def thread_time(self) -> float:
        """Return the processor seconds that the calling thread has used."""

    def keep_to(self, processors: frozenset[int]) -> frozenset[int]:
        """Let the calling thread run on no other *processors*; return those it was allowed. Raises OSError."""
