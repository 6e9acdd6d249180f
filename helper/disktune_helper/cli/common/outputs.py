"""What each command prints with ``--json``; ``docs/command-line.schema.json`` is made of these records."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_details import ArrayDetails
from disktune_contract.arrays.slowdown_causes import Cause, Suspect
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive
from disktune_contract.explain.part import Kind
from disktune_contract.health.health import Health
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.health.verdict import HealthJudgement
from disktune_contract.layers.stack import FileSystem, Layer
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.action import Acted, ActionState
from disktune_contract.messages.change import BoostState, ChangeResult, TrialEnd
from disktune_contract.messages.comparison import Comparison
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntry
from disktune_contract.record import record
from disktune_contract.settings.saved import SavedFile, SavedValue
from disktune_contract.settings.setting import Source, Status, Value


@record
class ListOutput:
    """``list``."""

    drives: tuple[Drive, ...]


@record
class FileSystemLayers:
    """One file system, or swap, and what it is on."""

    file_system: FileSystem
    chains: tuple[tuple[str, ...], ...]
    """Kernel names, from the file system down to a drive, for each way there is."""
    read_ahead_kib: int | None
    """The one that files follow; None if it is not known, and of swap."""
    read_ahead_of: str
    """The kernel name of the device whose it is; empty if it is the file system's own, and of swap."""
    queues: tuple[str, ...]
    """Kernel names of the devices whose request queues it goes through."""


@record
class LayersOutput:
    """``layers``."""

    layers: tuple[Layer, ...]
    file_systems: tuple[FileSystemLayers, ...]


@record
class OfferOutput:
    """The values among which there is a reason to choose on this drive; ``set`` takes them."""

    words: tuple[str, ...] | None
    """All of them, None where they are numbers."""
    least: int | None
    most: int | None
    """The ends of the numbers, both included."""
    off: int | None
    """The number that means off, which may be outside of the ends."""


@record
class SettingOutput:
    """One setting of one drive."""

    setting: str
    label: str
    status: Status
    value: Value | None
    """None is unknown."""
    words: str
    """The value as ``set`` takes it."""
    source: Source
    reason: str
    default: Value | None
    offer: OfferOutput
    saved: SavedValue | None
    """What is restored at every boot, None if nothing is."""


@record
class DriveSettingsOutput:
    """The settings of one drive."""

    drive: str
    identity: str
    settings: tuple[SettingOutput, ...]


@record
class GetOutput:
    """``get``."""

    drives: tuple[DriveSettingsOutput, ...]


@record
class PlannedChange:
    """One change of a plan."""

    setting: str
    label: str
    before: Value | None
    after: Value
    before_words: str
    after_words: str
    cost: str
    """What it brings and costs, in a sentence; empty if nothing is known."""
    risk: str
    """What it risks; empty where there is nothing to warn of."""
    remarks: tuple[str, ...]
    consent: str
    """What ``--accept-risk`` has to name, empty if nothing."""
    refusal: str
    """Why it cannot be made, empty if it can."""


@record
class ChangedDrive:
    """What became of the changes of one drive."""

    drive: str
    identity: str
    plan: tuple[PlannedChange, ...]
    unchanged: tuple[str, ...] = ()
    """Settings that had their values already."""
    results: tuple[ChangeResult, ...] = ()
    end: TrialEnd | None = None
    """None if nothing was changed, or all of it was restored after a failure."""
    reverted: tuple[ChangeResult, ...] = ()
    """How reverting went."""
    saved: bool = False
    fault: Fault | None = None
    why: str = ""


@record
class SetOutput:
    """``set`` and ``restore``."""

    drives: tuple[ChangedDrive, ...]
    dry_run: bool = False


@record
class HistoryOutput:
    """``history``."""

    entries: tuple[JournalEntry, ...]


@record
class DriveHealthOutput:
    """The health of one drive; ``why`` says why it is not known."""

    drive: str
    identity: str
    judgement: HealthJudgement | None
    health: Health | None
    why: str = ""


@record
class HealthOutput:
    """``health``."""

    drives: tuple[DriveHealthOutput, ...]


@record
class SavedOutput:
    """``save`` and ``forget``: what is now saved for the drive."""

    files: tuple[SavedFile, ...]


@record
class BenchOutput:
    """``bench``."""

    drive: str
    identity: str
    results: tuple[Measurement, ...]
    skipped: tuple[str, ...] = ()
    fault: Fault | None = None
    why: str = ""
    settings: tuple[ValueInForce, ...] = ()
    """Those that were known when it began, for ``compare``."""
    upkeep: tuple[str, ...] = ()
    """What made the drive slower than usual when it began: `Drive.upkeep`, and self-tests of members."""
    folder: str = ""
    """Where files were measured; then ``drive`` is the only one below it, or empty."""


@record
class ValueInForce:
    """A value that was in force during a measurement."""

    setting: str
    value: Value
    words: str


@record
class BenchList:
    """``bench --list``."""

    choices: tuple[BenchChoice, ...]


@record
class BenchChoice:
    """A profile or a workload."""

    target: Target
    id: str
    label: str
    purpose: str


@record
class TriedValue:
    """A value of an experiment, by arm: the first is arm 1."""

    value: Value
    words: str
    plan: PlannedChange


@record
class ExperimentOutput:
    """``experiment``."""

    drive: str
    identity: str
    setting: str
    workload: str
    before: Value
    """The value in force: arm 0 of the result."""
    before_words: str
    tried: tuple[TriedValue, ...]
    rounds: int
    seconds: int
    """Length of a run."""
    dry_run: bool
    result: Comparison | None
    """None if nothing was measured."""
    kept: bool
    """Whether the fastest value was set and is kept; else the value before is in force again."""
    stuck: tuple[str, ...] = ()
    """Sentences: what could not be restored."""
    fault: Fault | None = None
    why: str = ""


@record
class ComparedWorkload:
    """One workload of two results."""

    workload: str
    label: str
    before: float
    """Median of the figure of the first; 0 if no run counts."""
    after: float
    obstacles: tuple[str, ...]
    """Why the two cannot be compared, as sentences; empty if they can."""
    result: Comparison | None
    """Their runs in pairs, which were not interleaved; None if they cannot be compared."""


@record
class ChangedCondition:
    """A condition that was not the same."""

    name: str
    first: str
    second: str


@record
class CompareOutput:
    """``compare``."""

    workloads: tuple[ComparedWorkload, ...]
    differences: tuple[ChangedCondition, ...]
    missing: tuple[str, ...] = ()
    """Workloads that only one of the two has."""


@record
class BoostOutput:
    """``boost``."""

    boosts: tuple[BoostState, ...]


@record
class SlowdownOutput:
    """``array --why``."""

    slow_member: Suspect | None
    causes: tuple[Cause, ...]
    thread: str
    """The array's thread that took most of one processor; empty if that is unknown."""
    processor: float | None
    """Its share of that, 0 to 1."""


@record
class ArrayOutput:
    """``array``."""

    arrays: tuple[ArrayReport, ...]
    details: tuple[ArrayDetails, ...] = ()
    """The fields of ``mdadm --detail``, in the same order."""
    slowdown: SlowdownOutput | None = None
    """With ``--why``."""
    done: str = ""
    """What became of an action, or how what was waited for ended."""


@record
class ActionEnd:
    """What became of an action."""

    action: str
    acted: Acted | None = None
    """None if it was not done."""
    fault: Fault | None = None
    """None if the user did not agree."""
    why: str = ""


@record
class ActedDrive:
    """One drive: the actions that there are, if none was named, else what became of those."""

    drive: str
    identity: str
    actions: tuple[ActionState, ...] = ()
    done: tuple[ActionEnd, ...] = ()


@record
class ActOutput:
    """``act``."""

    drives: tuple[ActedDrive, ...]


@record
class SelfTestOutput:
    """``selftest``."""

    drive: str
    identity: str
    tests: SelfTests


@record
class CheckOutput:
    """One check of one drive."""

    check: str
    label: str
    outcome: str
    says: str
    advice: str
    setting: str


@record
class CheckedDrive:
    """The checks of one drive."""

    drive: str
    identity: str
    checks: tuple[CheckOutput, ...]
    troubles: tuple[str, ...] = ()
    """What could not be asked, and why."""


@record
class CheckUpOutput:
    """``check``."""

    drives: tuple[CheckedDrive, ...]


@record
class DriveActivity:
    """What one drive did since the sample before."""

    drive: str
    activity: Activity


@record
class WatchOutput:
    """``watch``: one line."""

    at_s: float
    """A monotonic clock, in seconds."""
    drives: tuple[DriveActivity, ...]


class ValueVerdict(StrEnum):
    """What would become of a setting on a drive; the value is the word in JSON."""

    WOULD_CHANGE = "would-change"
    IS_SO_ALREADY = "is-so-already"
    NO_EFFECT = "no-effect"
    """This drive does not have it, or does not take the value."""
    NEEDS_CARE = "needs-care"
    """It would change, and can lose data or hang the computer."""
    UNKNOWN = "unknown"
    """The present value is not known, or the value is not."""


@record
class DriveVerdict:
    """What a part would do to one drive."""

    drive: str
    """Its kernel name."""
    before: Value | None
    after: Value | None
    verdict: ValueVerdict
    why: str = ""


@record
class ExplainedPart:
    """One option, command or line of a text, and what it does."""

    text: str
    """As it is written."""
    line: int
    """Where it begins, from 1."""
    kind: Kind
    setting: str | None
    """The id of a setting; of others None."""
    value: Value | None
    """In the setting's own unit; of an action its id, of a measurement the profile that does the same."""
    unit: str
    targets: tuple[str, ...]
    """Kernel names, or patterns and paths as they are written; empty if no drive is named."""
    why: str
    drives: tuple[DriveVerdict, ...]
    """What it would do to the drives of this machine; empty with ``--no-drives``."""


@record
class ImportedSetting:
    """What the last of the tools sets at boot, beside what is in force and saved."""

    setting: str
    value: Value | None
    on_battery: Value | None
    """The value on battery, if that is another one."""
    tool: str
    file: str
    line: int
    before: Value | None
    """In force now; None if that is not known."""
    saved: Value | None
    saved_on_battery: Value | None
    chosen: bool
    """Whether you have set or saved another value, which this would overwrite."""
    problem: str
    """Why it cannot be saved; empty if it can."""


@record
class ImportedDrive:
    """What other tools set on one drive, as the window proposes it to be saved."""

    drive: str
    identity: str
    settings: tuple[ImportedSetting, ...]
    refusal: str = ""
    """Why nothing can be saved for this drive; empty if it can."""


@record
class ImportOutput:
    """``import``."""

    drives: tuple[ImportedDrive, ...]
    unreadable: tuple[str, ...] = ()
    """Files of other tools that could not be read, each with the reason."""


@record
class ExplainOutput:
    """``explain``."""

    parts: tuple[ExplainedPart, ...]
