"""A recording of who reached a drive, and of when it was in standby.

A *burst* is a group of requests without a pause of `QUIET_S` in between. What begins bursts keeps a drive from
standby, not what moves most data: a drive is as awake after one request as after a thousand.

No recording contains a path, a file name or a command line: root makes it, and other users read it.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.record import record

QUIET_S = 5.0
"""A pause of that many seconds ends a burst. Journals commit every five seconds (ext4(5), commit=), so what one
program writes comes within it."""

MIN_MINUTES, MAX_MINUTES = 1, 72 * 60
"""For how long a recording can be asked for."""

MOST_CULPRITS = 256
"""Of one recording; what does not fit is counted in ``Recording.unnamed``."""
MOST_SPANS = 4096
"""Changes of the power mode that are kept; after those only the sums continue."""
MOST_COMMANDS = 64
"""Commands to a power setting that are kept, the last ones."""
SLOTS = 432
"""Parts of equal length into which a recording is divided, for its chart; 72 hours have parts of 10 min."""


class AccessKind(StrEnum):
    """How a request came to the drive."""

    READ = "read"
    """A program read what was not cached, through a file or from the device."""
    WRITE = "write"
    """A program wrote, and made the request itself: fsync, direct writes, swapping out."""
    WRITE_BACK = "write-back"
    """The kernel wrote what a program had left in the cache."""
    ACCESS_TIMES = "access-times"
    """The same, and nothing but the time of last access of what was read (mount(8), noatime)."""
    JOURNAL = "journal"
    """The file system committed what programs had changed."""
    COMMAND = "command"
    """A command past the kernel's queue of reads and writes: SMART, IDENTIFY, CHECK POWER MODE, FLUSH CACHE."""
    PROBE = "probe"
    """udev probed the device because a program had opened it for writing and closed it, or it was connected."""
    ARRAY = "array"
    """An array wrote its superblock or bitmap, or compared its members."""
    KERNEL = "kernel"
    """The kernel for itself, such as initializing a new file system."""
    UNKNOWN = "unknown"
    """Who caused it is unknown; ``program`` is the thread that sent it."""


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
    """How often it started the drive from standby: in its burst it was the first that can, or else began it."""
    every_s: float | None = None
    """The median of the times between the bursts that began with it, in seconds; None for fewer than 3 of them."""
    first: float = 0.0
    """Seconds since the epoch."""
    last: float = 0.0
    slots: tuple[int, ...] = ()
    """The parts of the recording (see `SLOTS`) in which it began a burst, ascending."""


@record
class PowerCommand:
    """A command by which a program other than DiskTune changed a power setting while the drive was recorded."""

    at: float
    """Seconds since the epoch."""
    program: str
    unit: str = ""
    opcode: int = 0
    """ATA command, such as E3h IDLE, E2h STANDBY, E0h STANDBY IMMEDIATE, EFh SET FEATURES (ACS-4)."""
    feature: int = 0
    """Low byte of the FEATURE field: of SET FEATURES the subcommand, such as 05h for APM."""
    count: int = 0
    """Low byte of the COUNT field: a level of APM, a period of the standby timer."""


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
    """It could not be made; ``Recording.why`` is the reason."""

    @property
    def over(self) -> bool:
        """Whether nothing more is added to it."""
        return self in {RecordingStage.ENDED, RecordingStage.FAILED}


class RecordingEnd(StrEnum):
    """Why a recording ended."""

    DONE = "done"
    """The time is over."""
    STOPPED = "stopped"
    """The user ended it, or the computer was shut down."""
    DRIVE_GONE = "drive-gone"
    KILLED = "killed"
    """The process that made it was killed: what had been written down by then is there."""


@record
class Recording:
    """What is known of one drive's recording, while it runs and after."""

    drive: DriveRef
    stage: RecordingStage
    minutes: int
    """For how long it was asked for."""
    began: float
    """Seconds since the epoch."""
    until: float
    """The last moment that it covers: the end, or when it was last saved."""
    culprits: tuple[Culprit, ...] = ()
    """Whatever began most bursts first."""
    bursts: int = 0
    requests: int = 0
    """All that reached the drive by the kernel's own counters, without those of the recording itself."""
    unnamed: int = 0
    """Requests of which no culprit can be named: what was cut off in long bursts, lost or did not fit."""
    lost: int = 0
    """Events that the kernel dropped because they had not been read in time (trace, ``overrun``)."""
    asked: int = 0
    """How often the recording itself asked for the power mode; never while the drive is known to be in standby."""
    blind: tuple[AccessKind, ...] = ()
    """Kinds that this kernel cannot show."""
    commands: tuple[PowerCommand, ...] = ()
    """Power settings that were changed meanwhile by other programs, oldest first."""
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
    entered_after_s: tuple[float, ...] = ()
    """How long after the last request the drive was found in standby, in seconds; the last 32 times."""
    why: str = ""
    """A sentence, if it failed or is of less than it was asked for."""
    end: RecordingEnd | None = None

    @property
    def seconds(self) -> float:
        """Return how long it has been going on."""
        return max(0.0, self.until - self.began)

    @property
    def slot_s(self) -> float:
        """Return the length of a part, in seconds (see `SLOTS`)."""
        return self.minutes * 60 / SLOTS

    @property
    def key(self) -> str:
        """Return a key that no other recording has."""
        return f"{self.drive.identity or self.drive.name} {self.began:.0f}"
