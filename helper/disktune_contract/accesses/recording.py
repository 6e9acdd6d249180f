"""A recording of who reached a drive, and of when it was in standby.

A *burst* is a group of requests without a pause of `QUIET_S` in between. A drive is kept from standby by whatever
begins bursts, not by whatever moves most data: a drive is as awake after one request as after a thousand.

No recording holds a path, a file name or a command line: it is made by root, and read by others.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.drives.power import PowerMode
from disktune_contract.record import record

QUIET_S = 5.0
"""A pause of that many seconds ends a burst. Journals commit every five seconds (ext4(5), commit=), so what one
program writes comes within it."""

HOURS = (1, 8, 24, 72)
"""For how long a recording can be asked for."""

MOST_CULPRITS = 256
"""Of one recording; what does not fit any more is counted in ``Recording.unnamed``."""
MOST_SPANS = 4096
"""Changes of the power mode that are kept; after those only the sums go on."""


class AccessKind(StrEnum):
    """How a request came to the drive."""

    READ = "read"
    """A program read what was not cached, through a file or from the device."""
    WRITE = "write"
    """A program wrote, and the request was made by itself: fsync, direct writes, swapping out."""
    WRITE_BACK = "write-back"
    """The kernel wrote what a program had left in the cache."""
    ACCESS_TIMES = "access-times"
    """The same, and nothing but the time of last access of what was read (mount(8), noatime)."""
    JOURNAL = "journal"
    """The file system committed what programs had changed."""
    COMMAND = "command"
    """A command past the kernel's queue of reads and writes: SMART, IDENTIFY, CHECK POWER MODE, FLUSH CACHE."""
    ARRAY = "array"
    """An array wrote its superblock or bitmap, or compared its members."""
    KERNEL = "kernel"
    """The kernel for itself, such as initialising a new file system."""
    UNKNOWN = "unknown"
    """Who caused it cannot be said; ``program`` is the thread that sent it."""


@record
class Culprit:
    """All requests of one program of one kind through one volume."""

    kind: AccessKind
    program: str
    """The name of the process as the kernel has it, 15 characters at most; empty if unknown."""
    unit: str = ""
    """The systemd unit or the control group that it ran in; empty if unknown."""
    volume: str = ""
    """What it went through, by kernel name: ``sda1``, ``md0``, ``dm-2``, ``loop0``; of a command the drive."""
    command: str = ""
    """Of a command its standard's name, such as ``SMART READ DATA``."""
    requests: int = 0
    bursts: int = 0
    """In how many bursts it was seen."""
    began: int = 0
    """How many bursts began with it."""
    woke: int = 0
    """How many of those found the drive in standby."""
    every_s: float | None = None
    """The middle one of the times between the bursts that began with it, in seconds."""
    first: float = 0.0
    """Seconds since the epoch."""
    last: float = 0.0


@record
class PowerSpan:
    """From ``since`` on the drive was in this mode, until the next span."""

    since: float
    mode: PowerMode


class RecordingStage(StrEnum):
    """How far a recording has come."""

    ASKED = "asked"
    RUNNING = "running"
    ENDED = "ended"
    FAILED = "failed"
    """It could not be made; ``Recording.why`` says why."""


class RecordingEnd(StrEnum):
    """Why a recording ended."""

    DONE = "done"
    """The time is over."""
    STOPPED = "stopped"
    """The user ended it, or the computer was shut down."""
    DRIVE_GONE = "drive-gone"
    KILLED = "killed"
    """Whoever made it was killed: what had been written down by then is there."""


@record
class Recording:
    """What is known of one drive's recording, while it runs and after."""

    drive: DriveRef
    stage: RecordingStage
    hours: int
    began: float
    """Seconds since the epoch."""
    until: float
    """The last moment it holds anything of: the end, or when it was written down last."""
    culprits: tuple[Culprit, ...] = ()
    """Whatever began most bursts first."""
    bursts: int = 0
    requests: int = 0
    """All that reached the drive by the kernel's own counters, without those of the recording itself."""
    unnamed: int = 0
    """Requests of which no culprit can be named: what was cut off in long bursts, lost or did not fit."""
    lost: int = 0
    """Events that the kernel dropped because nobody had read them in time (trace, ``overrun``)."""
    blind: tuple[AccessKind, ...] = ()
    """Kinds that this kernel cannot show."""
    spans: tuple[PowerSpan, ...] = ()
    """Power modes by time; none for a drive that cannot be asked."""
    standby_s: float = 0.0
    """Seconds in standby."""
    unasked_s: float = 0.0
    """Seconds of which the power mode is unknown."""
    starts: int = 0
    """How often it left standby."""
    quiet_awake_s: float | None = None
    """The longest time without a request in which the drive stayed out of standby, in seconds; None if it was not
    counted. A standby timer that is shorter was ignored."""
    why: str = ""
    end: RecordingEnd | None = None

    @property
    def seconds(self) -> float:
        """Return how long it has been going on."""
        return max(0.0, self.until - self.began)
