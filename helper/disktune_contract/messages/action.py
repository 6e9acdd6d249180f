"""Messages of one-time operations on a drive: an action, a TRIM, a scrub, a self-test."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.health.self_tests import SelfTestKind
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record

# -- TRIM now: what can be trimmed, and the job that does it -----------------------------------------------


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
    usable_bytes: int | None = None
    """What of it others than root may write; None if all of it."""
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

    ``targets`` are numbers of `TrimTarget`. ``agreed``: the user was shown the figures and agreed.
    """

    drive: DriveRef
    targets: tuple[str, ...]
    agreed: bool = False


@record
class TrimResult:
    """The result for one file system."""

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
    """The end of a job, and the result for each file system that was begun."""

    job: int
    results: tuple[TrimResult, ...]
    fault: Fault | None = None
    """CANCELLED if it was stopped."""
    why: str = ""


# -- scrubs: starting, stopping and resuming one, and its limits -------------------------------------------


class ScrubDeed(StrEnum):
    """What is done with a scrub."""

    START = "start"
    RESUME = "resume"
    STOP = "stop"
    """btrfs keeps the position: this is to pause it, and to cancel it."""


@record
class Scrub:
    """Do something with the scrub of the btrfs ``uuid``, which must be on ``drive``."""

    drive: DriveRef
    uuid: str
    does: ScrubDeed


@record
class LimitChange:
    """A limit in bytes per second that is to become another; 0 is none."""

    devid: int
    expected: int
    bytes_s: int


@record
class ScrubLimits:
    """Set limits of devices of the btrfs ``uuid``, which must be on ``drive``.

    With ``until_finished`` they apply until the running scrub has ended, and are then restored.
    """

    drive: DriveRef
    uuid: str
    changes: tuple[LimitChange, ...]
    until_finished: bool = False


@record
class OfScrub:
    """A request about the limits that apply until the scrub of the btrfs ``uuid`` has ended."""

    drive: DriveRef
    uuid: str


# -- self-tests (`disktune_contract.health.self_tests`) --------------------------------------------------


@record
class SelfTestStart:
    """Begin a self-test, in the background: the drive serves requests in between.

    ``although_rebuilding``: the user was asked a second time because an array of this drive rebuilds, checks or
    recovers, and agreed. ``first_lba`` and ``last_lba`` are for a selective test, and for no other: both in
    logical blocks, the last one included.
    """

    drive: DriveRef
    kind: SelfTestKind
    although_rebuilding: bool = False
    first_lba: int | None = None
    last_lba: int | None = None


# -- actions (`disktune_contract.settings.drive_actions`) --------------------------------------------------


@record
class ActionState:
    """One action of `disktune_contract.settings.drive_actions` and whether one drive allows it now."""

    action: str
    supported: bool
    refusal: str = ""
    """A sentence: why it cannot be done, or not now; empty if it can."""
    question: str = ""
    """What the user has to agree to first; empty if nothing."""


@record
class ActionList:
    """Every action, in the order of the declarations."""

    actions: tuple[ActionState, ...]


@record
class Act:
    """Do something with a drive once. ``agreed``: the user was asked the action's question and agreed."""

    drive: DriveRef
    action: str
    agreed: bool = False


@record
class Acted:
    """The result of an action, as a sentence; ``power`` is the power mode afterwards where it is known."""

    action: str
    words: str
    power: PowerMode | None = None
