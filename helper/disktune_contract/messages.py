"""Everything that crosses the pipe, on one page.

The window sends requests, one JSON object a line; the helper answers each and may send events unasked::

    {"id": 7, "op": "apply", "args": {...}}
    {"id": 7, "ok": {...}}                      or  {"id": 7, "fault": "would-wake", "why": "..."}
    {"event": "activity", "args": {...}}

The helper's first line is the hello. `VERBS` says for each operation what it takes and in which classes it may be
used; an operation that is not in this table does not exist. What each answers with is in
`disktune_contract.replies`. Only the shapes are here: how they become text and are checked on the way in is
`disktune_contract.wire`.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.activity import DiskStat
from disktune_contract.comparing import (
    Compare,
    CompareEnded,
    CompareFolder,
    CompareRound,
    CompareRun,
    CompareSwitch,
    Hold,
    Switch,
    Switched,
)
from disktune_contract.drive import Drive, DriveRef
from disktune_contract.faults import Fault
from disktune_contract.measurement import Measurement, Stage
from disktune_contract.power import PowerMode
from disktune_contract.record import record
from disktune_contract.saved import OfFile, Save
from disktune_contract.setting import State, Value
from disktune_contract.step import Step as Step  # noqa: PLC0414  part of this page
from disktune_contract.whole import UNKNOWN, Surroundings
from disktune_contract.workload import Engine

PROTOCOL = 1
"""Changes whenever an old window could not work with a new helper, or the other way round."""

MAX_LINE = 65536
"""Bytes a request may have (requirement R5)."""

MAX_REPLY = 4 << 20
"""Bytes an answer may have: some hundred drives, or a whole benchmark."""

DEFAULT_TRIAL_S = 15
MIN_TRIAL_S = 5
MAX_TRIAL_S = 120


class Class(StrEnum):
    """What a helper process may do; fixed by its first argument for as long as it lives."""

    BROWSE = "browse"
    """Started as the user: what every program may see."""
    INSPECT = "inspect"
    """Started through pkexec: ask drives for live values; changes nothing, wakes nothing."""
    TUNE = "tune"
    """Started through pkexec: change settings and measure raw drives."""


@record
class Hello:
    """The helper's first line."""

    protocol: int
    version: str
    catalogue: str
    """Digest of the catalogue: a window and a helper of different builds must not talk past each other."""
    privilege: Class
    unfinished: int = 0
    """How many trials a helper that died left behind and this one has put back."""


# -- looking -----------------------------------------------------------------------------------------------


@record
class Nothing:
    """Takes, or gives, nothing."""


@record
class DriveList:
    """All block devices that are whole drives or arrays, hidden kinds included, in the kernel's order."""

    drives: tuple[Drive, ...]


@record
class OfDrive:
    """A request about one drive."""

    drive: DriveRef


@record
class StateList:
    """Every setting of the catalogue on one drive, in catalogue order."""

    states: tuple[State, ...]
    surroundings: Surroundings = UNKNOWN


@record
class WatchActivity:
    """Ask for an `ActivitySample` event every ``interval_ms`` (250 to 10000) until `unwatch`."""

    interval_ms: int


@record
class ActivitySample:
    """Counters of all drives at one moment; ``at_s`` is a monotonic clock, in seconds."""

    at_s: float
    drives: tuple[DiskStat, ...]


# -- changing ----------------------------------------------------------------------------------------------


@record
class Apply:
    """Change settings of one drive together: all, or none. Not confirmed in ``trial_s`` seconds: put back."""

    drive: DriveRef
    steps: tuple[Step, ...]
    trial_s: int = DEFAULT_TRIAL_S


@record
class StepResult:
    """What became of one step. ``after`` is what was read back, None where the drive cannot be asked."""

    setting: str
    before: Value | None
    wanted: Value
    after: Value | None
    changed: bool
    """Whether the drive now differs from before because of this step."""
    fault: Fault | None = None
    why: str = ""


@record
class Applied:
    """The outcome of an `Apply`. ``trial`` names the trial that now runs; empty if there is nothing to keep."""

    trial: str
    trial_s: int
    results: tuple[StepResult, ...]
    undone: tuple[StepResult, ...] = ()
    """If a step failed: how the steps before it were put back."""


@record
class OfTrial:
    """Keep, or put back, what is on trial."""

    trial: str


class TrialEnd(StrEnum):
    """How a trial ended."""

    KEPT = "kept"
    PUT_BACK = "put-back"
    TIMED_OUT = "timed-out"
    """Nobody confirmed, so it was put back."""
    SESSION_ENDED = "session-ended"
    """The window went away, so it was put back."""
    COMPARED = "compared"
    """It was part of a comparison, which is over, so it was put back."""


@record
class TrialEnded:
    """A trial is over; ``results`` say how putting back went (empty when kept)."""

    trial: str
    drive: str
    end: TrialEnd
    results: tuple[StepResult, ...] = ()


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
    /etc/disktune), ``boost``, ``boost-ended``, or how the trial ended: a `TrialEnd`."""
    asked: Value | None = None
    """What the drive was to be set to; None in entries of earlier versions."""
    who: str = ""
    """Who asked for it, by login name; empty where nobody sat at a window."""


@record
class JournalQuery:
    """The newest ``limit`` entries (1 to 1000), of one drive's identity or, if empty, of all."""

    identity: str = ""
    limit: int = 200


@record
class Journal:
    """Entries, newest first."""

    entries: tuple[JournalEntry, ...]


# -- doing -------------------------------------------------------------------------------------------------


@record
class ActionState:
    """One action of `disktune_contract.actions` as it stands for one drive now."""

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
    """Do something with a drive once. ``agreed``: the user was asked the action's question and said yes."""

    drive: DriveRef
    action: str
    agreed: bool = False


@record
class Acted:
    """What came of an action, as a sentence; ``power`` is the power mode afterwards where it is known."""

    action: str
    words: str
    power: PowerMode | None = None


# -- hurrying ----------------------------------------------------------------------------------------------


@record
class DriveSteps:
    """Changes of one drive or array."""

    drive: DriveRef
    steps: tuple[Step, ...]


@record
class Boost:
    """Let what runs on an array go with these values until it is done, then put everything back.

    ``changes`` are of the array and of drives that its members lie on; which settings may be among them is in
    `disktune_contract.boost`. ``preset`` is the name that is shown.
    """

    drive: DriveRef
    preset: str
    changes: tuple[DriveSteps, ...]


class BoostStage(StrEnum):
    """How far a boost has come."""

    ASKED = "asked"
    """Written down; nothing has been changed."""
    APPLYING = "applying"
    """What was before is written down, and values are being changed."""
    ON = "on"
    ENDED = "ended"
    """Everything has been put back, or ``results`` say what could not be."""
    FAILED = "failed"
    """A value could not be set, and all were put back."""


class BoostEnd(StrEnum):
    """Why a boost ended."""

    DONE = "done"
    """The operation is over."""
    STOPPED = "stopped"
    """Somebody ended it, or the machine is going down."""
    ARRAY_GONE = "array-gone"
    LEFT_BEHIND = "left-behind"
    """Whoever kept it was killed; what it had changed was found and put back."""


@record
class BoostState:
    """A boost of one array: the one that runs, or the last since the machine started."""

    array: DriveRef
    preset: str
    stage: BoostStage
    operation: str
    """What it hurries, in the kernel's word."""
    began: float
    """Seconds since the epoch."""
    changes: tuple[DriveSteps, ...]
    results: tuple[StepResult, ...] = ()
    """How setting went or, once it has ended, putting back."""
    why: str = ""
    """A sentence, if something could not be done."""
    ended: float | None = None
    end: BoostEnd | None = None


@record
class BoostList:
    """One state for each array that was ever sped up since the machine started."""

    boosts: tuple[BoostState, ...]


# -- measuring ---------------------------------------------------------------------------------------------


@record
class Measure:
    """Measure a raw drive with some workloads, one after the other; samples, results and the end come as events.

    ``seconds`` and ``runs`` are within what each workload admits, None for its usual values; ``offset_bytes`` is 0
    unless all of them take a place to start at. ``catalogue`` is the digest of the window's workloads
    (`disktune_contract.workloads.DIGEST`): a helper that means others by the same ids refuses.
    """

    drive: DriveRef
    workloads: tuple[str, ...]
    catalogue: str
    offset_bytes: int = 0
    seconds: int | None = None
    runs: int | None = None
    wake: bool = False
    """Whether a sleeping drive may be woken for it."""


@record
class MeasureFolder:
    """Measure a file in ``folder`` with some workloads, one after the other: `Measure`, but only as the user."""

    folder: str
    """An absolute path. No process of root takes one (requirement R7): the class is browse alone."""
    workloads: tuple[str, ...]
    catalogue: str
    file_mib: int | None = None
    """Size of the file within `disktune_contract.workload.FILE_MIB`; None is the usual one."""
    seconds: int | None = None
    runs: int | None = None


@record
class OfFolder:
    """A question about a directory, by its absolute path."""

    folder: str


@record
class EngineState:
    """A program that measures. ``why`` is a sentence if it cannot be used: what to do about it."""

    engine: Engine
    version: str
    """In its own words; empty if it is not there."""
    why: str = ""


@record
class EngineList:
    """Every engine, in the order of the declarations."""

    engines: tuple[EngineState, ...]


@record
class Started:
    """The number by which events and `cancel` name the job; no two helpers of one window use the same."""

    job: int


@record
class OfJob:
    """A request about a running job."""

    job: int


@record
class MeasureSample:
    """What the last interval was like, at least four times a second as long as requests are answered.

    Run and workload count from 0, the latter in the order of the request. ``progress`` is the share of the whole
    job that is done, 0 to 1, as well as that can be told.
    """

    job: int
    step: int
    run: int
    stage: Stage
    elapsed_s: float
    """Since the start of the run."""
    position_bytes: int
    """Where on the drive or in the file the last request ended."""
    bytes_s: float
    iops: float
    latency_s: float | None
    """Median of the requests of the interval; None where they are not timed."""
    worst_s: float | None
    """The longest of them."""
    depth: float
    """Mean number of requests in flight."""
    progress: float


@record
class MeasureResult:
    """One workload of a job is done; the next one begins."""

    job: int
    step: int
    result: Measurement


@record
class MeasureEnded:
    """A job is over: all of its workloads are done, or the reason why they are not."""

    job: int
    results: tuple[Measurement, ...] = ()
    """Of the workloads that were done to the end, in the order of the request."""
    fault: Fault | None = None
    why: str = ""
    skipped: tuple[str, ...] = ()
    """Sentences: which of several workloads could not be done here, and why. The others were."""

    @property
    def result(self) -> Measurement | None:
        """The last result if nothing went wrong."""
        return self.results[-1] if self.results and self.fault is None else None


@record
class SessionEnding:
    """The helper is about to leave, and why."""

    why: str


# -- the tables --------------------------------------------------------------------------------------------


@record
class Verb:
    """One operation of the protocol."""

    name: str
    takes: type
    classes: frozenset[Class]


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
        Verb("identify", OfDrive, _ANY),
        # Only a process that may open the drive has anything to ask it.
        Verb("health", OfDrive, _LIVE),
        Verb("settings", OfDrive, _ANY),
        Verb("array", OfDrive, _ANY),
        Verb("others", OfDrive, _ANY),
        Verb("journal", JournalQuery, _ANY),
        Verb("watch", WatchActivity, _ANY),
        Verb("unwatch", Nothing, _ANY),
        Verb("alive", Nothing, _ANY),
        Verb("apply", Apply, _TUNE),
        Verb("actions", OfDrive, _ANY),
        # Actions that only ask have an operation of their own, so that what a class may do stands in this table.
        Verb("ask", Act, _LIVE),
        Verb("act", Act, _TUNE),
        Verb("io-users", Nothing, _ANY),
        Verb("boosts", Nothing, _ANY),
        Verb("boost", Boost, _TUNE),
        Verb("unboost", OfDrive, _TUNE),
        Verb("keep", OfTrial, _TUNE),
        Verb("put-back", OfTrial, _TUNE),
        Verb("saved", Nothing, _ANY),
        Verb("save", Save, _TUNE),
        Verb("forget", OfFile, _TUNE),
        # What the boot guard holds back: put it back again from now on, or remember it no more.
        Verb("try-held", OfFile, _TUNE),
        Verb("drop-held", OfFile, _TUNE),
        Verb("measure", Measure, _MEASURE),
        Verb("cancel", OfJob, _MEASURE),
        # Paths are for the user's own process. Cancelling has an operation of its own, so that it gets there, too.
        Verb("measure-folder", MeasureFolder, _BROWSE),
        Verb("cancel-folder", OfJob, _BROWSE),
        Verb("check-folder", OfFolder, _BROWSE),
        Verb("engines", Nothing, _BROWSE),
        Verb("compare", Compare, _TUNE),
        # A comparison in a file has two halves: root's switches values, the user's measures.
        Verb("hold", Hold, _TUNE),
        Verb("switch", Switch, _TUNE),
        Verb("compare-folder", CompareFolder, _BROWSE),
        Verb("switched", Switched, _BROWSE),
    )
}

EVENTS: dict[str, type] = {
    "activity": ActivitySample,
    "drives-changed": Nothing,
    "trial-ended": TrialEnded,
    "measure-sample": MeasureSample,
    "measure-result": MeasureResult,
    "measure-ended": MeasureEnded,
    "compare-switch": CompareSwitch,
    "compare-run": CompareRun,
    "compare-round": CompareRound,
    "compare-ended": CompareEnded,
    "session-ending": SessionEnding,
}
