"""Messages that only read: drives, states, activity, recordings of accesses, the journal."""

from __future__ import annotations

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.record import record
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings
from disktune_contract.settings.setting import State, Value
from disktune_contract.standby.recording import Recording

# -- the journal: what DiskTune changed, when, and for whom ------------------------------------------------


@record
class JournalEntry:
    """One change that DiskTune made: when (seconds since the epoch), to which drive, from what to what."""

    at: float
    drive: str
    identity: str
    model: str
    setting: str
    before: Value | None
    after: Value | None
    cause: str
    """``apply``, ``undone`` (a later step of the same change failed), ``tried`` in a comparison, ``saved`` (as in
    /etc/disktune), ``boost``, ``boost-ended``, ``tried-long`` and ``long-trial-ended``, or how the trial ended: a
    `TrialEnd`."""
    asked: Value | None = None
    """What the drive was to be set to; None where nothing was asked for, as when a trial ends."""
    who: str = ""
    """Who asked for it, by login name; empty without a user at a window."""


@record
class JournalQuery:
    """The newest ``limit`` entries (1 to 1000), of one drive's identity or, if empty, of all."""

    identity: str = ""
    limit: int = 200


@record
class JournalEntries:
    """Entries, newest first."""

    entries: tuple[JournalEntry, ...]


# -- recordings: who accessed a drive, over hours ----------------------------------------------------------


@record
class RecordAccesses:
    """Record who reaches a drive for ``minutes``, `MIN_MINUTES` to `MAX_MINUTES` of the recording's module."""

    drive: DriveRef
    minutes: int


@record
class RecordingList:
    """The recordings of one drive, the newest first; one that is under way is the first."""

    recordings: tuple[Recording, ...]


# -- drives, the state of their settings, and activity -----------------------------------------------------


@record
class DriveList:
    """All block devices that are whole drives or arrays, hidden kinds included, in the kernel's order."""

    drives: tuple[Drive, ...]


@record
class StateList:
    """Every setting of the catalogue on one drive, in catalogue order."""

    states: tuple[State, ...]
    surroundings: Surroundings = UNKNOWN


@record
class Declared:
    """A setting or an action, and a digest of its declaration in this version."""

    id: str
    digest: str


@record
class DeclaredList:
    """All settings and actions of a helper's version."""

    declared: tuple[Declared, ...]


@record
class WatchActivity:
    """Ask for an `ActivitySample` event every ``interval_ms`` (250 to 10000) until `unwatch`."""

    interval_ms: int


@record
class ActivitySample:
    """Counters of all drives at one moment; ``at_s`` is a monotonic clock, in seconds."""

    at_s: float
    drives: tuple[DiskStat, ...]
