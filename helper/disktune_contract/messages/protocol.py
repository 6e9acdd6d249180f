"""The protocol on one page: every operation, its arguments, who may use it, and every event.

The window sends requests, one JSON object a line; the helper answers each and may send events unasked::

    {"id": 7, "op": "apply", "args": {...}}
    {"id": 7, "ok": {...}}                      or  {"id": 7, "fault": "would-wake", "why": "..."}
    {"event": "activity", "args": {...}}

The helper's first line is the hello. `VERBS` lists for each operation its arguments, the classes in which it may
be used (`disktune_contract.messages.privilege`), and what it does to drives at most; an operation that is not in
this table does not exist. From both are made the policy of polkit (`tools.policy`), the limits of the last place
before the kernel, and the manual.
`EVENTS` lists what comes unasked, and `disktune_contract.messages.replies` what each operation answers with. How
messages become text and are checked on the way in is `disktune_contract.wire`; which answer is to which request,
`disktune_contract.messages.conversation`.

Here are the messages that belong to the session itself. The others are in these modules:

===============  ==================================================================================
``look``         drives, the state of their settings, activity, the journal, recordings of accesses
``change``       applying settings, the trial that follows, boosts of arrays
``action``       one-time operations: TRIM, scrubs, self-tests, actions
``long_trial``   changes that are tried for hours
``measurement``  benchmarks of drives and folders; engines; jobs
``comparison``   before and after, experiments, the cost of encryption and other layers
``faults``       why a request was refused
===============  ==================================================================================

Messages of saved settings are in `disktune_contract.settings.saved`.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.action import (
    Act,
    OfScrub,
    Scrub,
    ScrubLimits,
    SelfTestStart,
    TrimEnded,
    TrimNow,
    TrimProgress,
)
from disktune_contract.messages.change import AnswerIn, Apply, Boost, OfTrial, TrialEnded
from disktune_contract.messages.comparison import (
    Compare,
    CompareEnded,
    CompareFolder,
    CompareLayer,
    CompareRound,
    CompareRun,
    CompareSwitch,
    Hold,
    Switch,
    Switched,
)
from disktune_contract.messages.long_trial import EndLongTrial, TryLong
from disktune_contract.messages.look import ActivitySample, JournalQuery, RecordAccesses, WatchActivity
from disktune_contract.messages.measurement import (
    Flicker,
    FlickerBeat,
    FlickerEnded,
    Measure,
    MeasureEnded,
    MeasureFolder,
    MeasureResult,
    MeasureSample,
    OfFolder,
    OfJob,
)
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.record import record
from disktune_contract.sentence import Wordings
from disktune_contract.settings.saved import OfFile, Save

PROTOCOL = 1
"""Changes whenever an old window could not work with a new helper, or the other way round."""

PING_S, SILENCE_S = 3, 9
"""Seconds between two pings of a window on another machine, and without any word until either side takes the
connection for cut. TCP sends what was lost again after 0.2, 0.6, 1.4, 3 and 6.2 s; 10 s is what was promised."""


@record
class Hello:
    """The helper's first line."""

    protocol: int
    version: str
    catalogue: str
    """Digest of the catalogue: a window and a helper of different builds must not misunderstand each other."""
    privilege: Class
    unfinished: int = 0
    """How many trials a helper that died left behind and this one has reverted."""
    superuser: bool = False
    """Whether it runs as root, in class browse, too: on another machine the window cannot know that."""
    login: str = ""
    """Of class browse, the name by which its user logged in; ssh's configuration may have chosen it."""
    verbs: tuple[str, ...] = ()
    """The operations that it has; empty for all of this version."""


@record
class SessionEnding:
    """The helper is about to exit, and why."""

    why: str


@record
class Nothing:
    """Takes, or gives, nothing."""


@record
class OfDrive:
    """A request about one drive."""

    drive: DriveRef


@record
class Verb:
    """One operation of the protocol."""

    name: str
    takes: type
    classes: frozenset[Class]
    reaches: Level = Level.NOTHING
    """What it does to drives at most, in a class that may do so; no thread that works for it does more."""


_ANY = frozenset(Class)
_TUNE = frozenset({Class.TUNE})
_BROWSE = frozenset({Class.BROWSE})
_LIVE = frozenset({Class.INSPECT, Class.TUNE})
# A user may measure what the system lets that user read; asking for an administrator's password to look must not
# start reading raw drives, so not in inspect.
_MEASURE = frozenset({Class.BROWSE, Class.TUNE})

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        Verb("drives", Nothing, _ANY),
        Verb("identify", OfDrive, _ANY, Level.LOOK),
        # Only a process that may open the drive has anything to ask it.
        Verb("health", OfDrive, _LIVE, Level.LOOK),
        Verb("self-tests", OfDrive, _LIVE, Level.LOOK),
        Verb("drive-logs", OfDrive, _LIVE, Level.LOOK),
        # The drive tests itself, and continues when the helper exits.
        Verb("self-test-start", SelfTestStart, _TUNE, Level.CHANGE),
        Verb("self-test-abort", OfDrive, _TUNE, Level.CHANGE),
        Verb("settings", OfDrive, _ANY, Level.LOOK),
        Verb("array", OfDrive, _ANY),
        # 4 KiB of a member that is awake.
        Verb("array-superblock", OfDrive, _LIVE, Level.LOOK),
        # Other tools' files are read by a process that may read no more than the user, never by one of root.
        Verb("others", OfDrive, _BROWSE),
        # Files that every user may read; nothing that runs as root needs the code for it.
        Verb("checkup", OfDrive, _BROWSE),
        Verb("layers", Nothing, _BROWSE),
        Verb("journal", JournalQuery, _ANY),
        Verb("watch", WatchActivity, _ANY),
        Verb("unwatch", Nothing, _ANY),
        Verb("alive", Nothing, _ANY),
        # From the first one on the session ends if none comes for `SILENCE_S`: its window is on another machine.
        Verb("ping", Nothing, _ANY),
        # The same window gets no events of that machine's kernel, and is sent "drives-changed" and
        # "supply-changed".
        Verb("watch-machine", Nothing, _BROWSE),
        # Which settings both mean alike, where the digests in the hello differ.
        Verb("catalogue", Nothing, _BROWSE),
        # From then on the helper sends what sentences are made of: for a window in another language.
        Verb("tell-wordings", Nothing, _ANY),
        Verb("apply", Apply, _TUNE, Level.CHANGE),
        Verb("actions", OfDrive, _ANY, Level.LOOK),
        # Actions that only ask have an operation of their own, so that this table shows what a class may do.
        Verb("ask", Act, _LIVE, Level.LOOK),
        Verb("act", Act, _TUNE, Level.CHANGE),
        # What can be trimmed, by those who ask the kernel's files alone or who may trim.
        Verb("trim-targets", OfDrive, _MEASURE),
        # The kernel discards what no file uses.
        Verb("trim", TrimNow, _TUNE, Level.CHANGE),
        Verb("io-users", Nothing, _ANY),
        Verb("boosts", Nothing, _ANY),
        Verb("boost", Boost, _TUNE, Level.CHANGE),
        Verb("unboost", OfDrive, _TUNE, Level.CHANGE),
        # Done by a unit of its own, which goes on whatever becomes of the helper.
        Verb("record", RecordAccesses, _TUNE),
        Verb("stop-recording", OfDrive, _TUNE),
        # Programs of all users are named in them, over days.
        Verb("recordings", OfDrive, _TUNE),
        # For hours, kept by a process of its own; how long is one of three spans, not a number of the window's.
        Verb("try-long", TryLong, _TUNE, Level.CHANGE),
        Verb("long-trials", Nothing, _ANY),
        Verb("end-long-trial", EndLongTrial, _TUNE, Level.CHANGE),
        Verb("scrubs", OfDrive, _ANY, Level.LOOK),
        Verb("scrub", Scrub, _TUNE, Level.CHANGE),
        Verb("scrub-limits", ScrubLimits, _TUNE, Level.CHANGE),
        Verb("scrub-release", OfScrub, _TUNE, Level.CHANGE),
        # zpool is a program of the user's, and needs no more rights.
        Verb("pools", OfDrive, _BROWSE),
        Verb("keep", OfTrial, _TUNE),
        Verb("put-back", OfTrial, _TUNE, Level.CHANGE),
        # Several drives are one trial: the time to answer begins when the last of them has been changed.
        Verb("answer-in", AnswerIn, _TUNE),
        # More time to decide; the window cannot choose how much.
        Verb("extend", OfTrial, _TUNE),
        # What became of a change: asked by a window that has lost its helper, and with it the class.
        Verb("trial", OfTrial, _ANY),
        Verb("saved", Nothing, _ANY),
        Verb("save", Save, _TUNE, Level.LOOK),
        Verb("forget", OfFile, _TUNE),
        # What the boot guard does not restore: restore it again from now on, or delete it.
        Verb("try-held", OfFile, _TUNE),
        Verb("drop-held", OfFile, _TUNE),
        # The kernel drops what it has cached of the drive.
        Verb("measure", Measure, _MEASURE, Level.CHANGE),
        # Reads as well, and drops nothing.
        Verb("flicker", Flicker, _MEASURE, Level.LOOK),
        Verb("cancel", OfJob, _MEASURE),
        # Paths are for the user's own process. Cancelling has an operation of its own, so that it gets there, too.
        Verb("measure-folder", MeasureFolder, _BROWSE),
        Verb("cancel-folder", OfJob, _BROWSE),
        Verb("check-folder", OfFolder, _BROWSE),
        Verb("engines", Nothing, _BROWSE),
        Verb("compare", Compare, _TUNE, Level.CHANGE),
        # Reads a volume and what it is on, and changes nothing.
        Verb("compare-layer", CompareLayer, _TUNE, Level.LOOK),
        # A comparison in a file has two halves: root's switches values, the user's measures.
        Verb("hold", Hold, _TUNE, Level.CHANGE),
        Verb("switch", Switch, _TUNE, Level.CHANGE),
        Verb("compare-folder", CompareFolder, _BROWSE),
        Verb("switched", Switched, _BROWSE),
    )
}

UNASKED = frozenset({"recordings", "scrubs", "trim-targets"})
"""What a window asks automatically as long as a page is in view. For a helper that was started with a password it
does not count as activity of the user: its session ends as if nothing had been asked."""

EVENTS: dict[str, type] = {
    "activity": ActivitySample,
    "drives-changed": Nothing,
    "supply-changed": Nothing,
    "trial-ended": TrialEnded,
    "measure-sample": MeasureSample,
    "measure-result": MeasureResult,
    "measure-ended": MeasureEnded,
    "flicker-beat": FlickerBeat,
    "flicker-ended": FlickerEnded,
    "compare-switch": CompareSwitch,
    "compare-run": CompareRun,
    "compare-round": CompareRound,
    "compare-ended": CompareEnded,
    "trim-progress": TrimProgress,
    "trim-ended": TrimEnded,
    "session-ending": SessionEnding,
    "wordings": Wordings,
}
"""What comes unasked, in any class."""
