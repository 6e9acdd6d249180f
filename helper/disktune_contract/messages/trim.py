"""Messages of TRIM now: what could be trimmed on a drive, and trimming it, which is a job."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record


@record
class TrimTarget:
    """A mounted file system on a drive, or on what is built on it."""

    number: str
    """By which `TrimNow` names it: the device number of its mounts, the third field of /proc/self/mountinfo."""
    point: str
    kind: str
    drives: tuple[str, ...]
    """Kernel names of all drives below it, which TRIM of it reaches."""
    size_bytes: int | None = None
    free_bytes: int | None = None
    """The most that can be discarded: what no file uses, by statvfs(3). None if that is not known."""
    discards: bool = False
    """Whether it discards what is deleted at once: the mount option discard."""
    refusal: str = ""
    """A sentence: why it is not trimmed; empty if it can be."""


@record
class TrimList:
    """The file systems on a drive, in the order of the drive."""

    targets: tuple[TrimTarget, ...]
    known: bool = True
    """Whether the list of mounts could be read."""


@record
class TrimNow:
    """Trim file systems of ``drive`` one after the other; progress and the end come as events.

    ``targets`` are numbers of `TrimTarget`. ``agreed``: the user was shown the figures and said yes.
    """

    drive: DriveRef
    targets: tuple[str, ...]
    agreed: bool = False


@record
class TrimResult:
    """What came of one file system."""

    point: str
    trimmed_bytes: int | None
    """As fstrim reports it: what the kernel discarded. None if it failed or was stopped."""
    seconds: float
    why: str = ""
    """A sentence: what went wrong; empty if nothing did."""


@record
class TrimProgress:
    """The next file system is trimmed now."""

    job: int
    point: str
    done: int
    """How many came before it."""
    all: int


@record
class TrimEnded:
    """The end of a job, and what came of each file system that was begun."""

    job: int
    results: tuple[TrimResult, ...]
    fault: Fault | None = None
    """CANCELLED if it was stopped."""
    why: str = ""
