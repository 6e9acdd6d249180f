"""What the parts of a pasted text mean for the drives that are here: which drives, from what, and whether."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase

from disktune_contract.catalog import BY_ID
from disktune_contract.catalog.ata import STANDBY_TIMES_S
from disktune_contract.drives.drive import HIDDEN_KINDS, VOLUMES, Drive, DriveKind, can_spin_down, kernel_name
from disktune_contract.explain.part import Kind, Part
from disktune_contract.layers import takes_hold
from disktune_contract.layers.stack import Stack
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext, Surroundings
from disktune_contract.rules.setting_interactions import Weight, remarks
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import NOT_SUPPORTED_HERE, Source, State, Status, SysfsAttribute, Value

_WEARS_BELOW_S = 600
"""A shorter standby timer stops the motor between two looks at a file."""
_PARKS_SELDOM = 128
"""From this APM level on a drive does not spin down (ACS-4 7.45.5)."""
_CONTESTED = Sentence("Another line sets another value.")
ABSENT = NOT_SUPPORTED_HERE
_ROTATING, _OTHERS = Sentence("Only for rotational devices."), Sentence("Not for rotational devices.")
_OF_PARTITION = Sentence("Only the partition.")
_OF_PARTITIONS = frozenset({"block.read_only"})
"""Settings that each partition has for itself."""
_PARTITION = pattern_of(
    r"(?:/dev/)?(?:[hsv]d[a-z]+|xvd[a-z]+|\S*\dp)\d+|\S*-part\d+|/dev/disk/by-(?:uuid|label|part\w+)/\S+"
)


class PartVerdict(StrEnum):
    """What would come of a part; the value is the word for it."""

    CHANGES = "can be tried"
    CARE = "needs care"
    ALREADY = "is so already"
    IMPOSSIBLE = "not possible"
    """Not on this drive; the sentence is why."""
    NO_EFFECT = "no effect"
    UNREAD = "reading…"
    """The drive has not answered yet."""
    WHICH = "which drive?"
    """No drive here has the name."""
    REFUSED = "refused"
    MEASUREMENT = "is a measurement"
    ACTS = "is an action"
    LOOKS = "changes nothing"
    ELSEWHERE = "not a setting"
    """Something that DiskTune does elsewhere, or that is no matter of drives."""
    UNKNOWN = "not understood"


_OF_KIND = {
    Kind.MEASUREMENT: PartVerdict.MEASUREMENT,
    Kind.LOOK: PartVerdict.LOOKS,
    Kind.ACTION: PartVerdict.ACTS,
    Kind.NO_EFFECT: PartVerdict.NO_EFFECT,
    Kind.REFUSED: PartVerdict.REFUSED,
    Kind.NOT_UNDERSTOOD: PartVerdict.UNKNOWN,
}
"""Of the kinds that are no setting; the others are done elsewhere."""


@record
class AnsweringDrive:
    """A drive with what it answered; without states it has not answered yet."""

    drive: Drive
    states: tuple[State, ...] = ()
    surroundings: Surroundings = UNKNOWN
    failing: bool = False
    silent: str = ""
    """Why it does not answer, as a sentence."""


@record
class PartOutcome:
    """What a part does to the drives of which the same is true."""

    part: Part
    verdict: PartVerdict
    drives: tuple[str, ...] = ()
    """Kernel names; empty if it is for none."""
    now: Value | None = None
    """What the setting is on each of them; None is unknown."""
    why: str = ""
    missing: str = ""
    """The name in the text that no drive here has; with `PartVerdict.WHICH` empty where none was given."""
    doubtful: bool = False
    """Whether only a person can want it: files do not follow it, or another part sets another value."""

    @property
    def can_be_tried(self) -> bool:
        """Whether a plan may contain it."""
        return self.doubtful or self.verdict in (PartVerdict.CHANGES, PartVerdict.CARE)


def outcomes(
    parts: Sequence[Part],
    known: Sequence[AnsweringDrive],
    chosen: Mapping[str, str] | None = None,
    stack: Stack | None = None,
) -> tuple[PartOutcome, ...]:
    """Return what comes of each part, in the order of the text, drives with the same outcome together.

    *chosen* names the drives that the user means by names which no drive here has; *stack* is what is on them.
    """
    meant = [_resolve(part, known, chosen or {}) for part in parts]
    wanted: dict[str, dict[str, set[Value | None]]] = {}
    computed = {
        (part.line, part.text, part.setting)
        for part in parts
        if part.kind in (Kind.SETTING, Kind.NOT_UNDERSTOOD) and part.value is None
    }
    for part, (drives, _missing) in zip(parts, meant, strict=True):
        if part.kind is Kind.SETTING and part.setting and part.value is not None:
            for one in drives:
                if not _spared(part, one.drive):
                    values = wanted.setdefault(one.drive.name, {}).setdefault(part.setting, set())
                    # The same option may have a value that is known, and one that a script works out.
                    values |= (
                        {part.value, None} if (part.line, part.text, part.setting) in computed else {part.value}
                    )
    found: list[PartOutcome] = []
    for part, (drives, missing) in zip(parts, meant, strict=True):
        if part.kind is not Kind.SETTING or part.setting not in BY_ID:
            found += _together([_shown(part, one) for one in drives]) or [_shown(part, None)]
            continue
        found += _together([_on(part, one, wanted.get(one.drive.name, {}), stack) for one in drives])
        found += [PartOutcome(part, PartVerdict.WHICH, missing=name) for name in missing]
    return tuple(found)


def to_be_meant(drives: Iterable[Drive]) -> list[Drive]:
    """Return those of *drives* that a name or a pattern may mean: all that hold data."""
    return [one for one in drives if one.kind not in HIDDEN_KINDS - VOLUMES]


def unknown_names(parts: Iterable[Part], known: Sequence[AnsweringDrive]) -> tuple[str, ...]:
    """Return the names of drives that get a value and that no drive here has; "" where none is given."""
    names = (name for part in parts if part.kind is Kind.SETTING for name in _resolve(part, known, {})[1])
    return tuple(dict.fromkeys(names))


def plan(found: Iterable[PartOutcome]) -> dict[str, dict[str, Value]]:
    """Return the values to try, by drive and setting."""
    wanted: dict[str, dict[str, Value]] = {}
    for one in found:
        if one.can_be_tried and one.part.setting and one.part.value is not None:
            for drive in one.drives:
                wanted.setdefault(drive, {})[one.part.setting] = one.part.value
    return wanted


_LEFT_BEHIND = frozenset(
    {"md.speed_limit_min", "md.speed_limit_max", "md.sync_speed_min", "md.sync_speed_max", "md.stripe_cache"}
)
"""What scripts set for a rebuild and leave set; a boost of the array sets it for as long as the rebuild takes."""


def left_behind(found: Iterable[PartOutcome], drives: Iterable[Drive]) -> str:
    """Return an array of which values stay set after its rebuild; empty if there is none."""
    by_name = {one.name: one for one in drives}
    for one in found:
        part = one.part
        queues = part.setting == "scsi.queue_depth" and part.value == 1
        if part.kind is Kind.SETTING and (queues or part.setting in _LEFT_BEHIND):
            for drive in (by_name[name] for name in one.drives if name in by_name):
                of = drive.usage.arrays if queues else (drive.name,) if drive.kind is DriveKind.ARRAY else ()
                if arrays := [name for name in of if name in by_name]:
                    return arrays[0]
    return ""


# -- which drives are meant --------------------------------------------------------------------------------


def _resolve(
    part: Part, known: Sequence[AnsweringDrive], chosen: Mapping[str, str]
) -> tuple[list[AnsweringDrive], list[str]]:
    """Return the drives that *part* is for, and the names that none of them has."""
    if part.kind is Kind.SETTING and not part.targets and _of_machine(part.setting):
        # One value for all arrays: any of them shows it.
        return [one for one in known if one.drive.kind is DriveKind.ARRAY][:1], []
    drives: dict[str, AnsweringDrive] = {}
    missing = []
    for target in part.targets or (("",) if part.kind is Kind.SETTING else ()):
        here = [one for one in known if _is_named(one.drive, target)]
        here = here or [one for one in known if one.drive.name == chosen.get(target)]
        drives |= {one.drive.name: one for one in here}
        if not here:
            missing.append(target)
    # A pattern names drives that may not be there; where one is, the others are not asked for.
    return list(drives.values()), [] if drives else missing


def _of_machine(setting: str | None) -> bool:
    access = BY_ID[setting].access if setting in BY_ID else None
    return isinstance(access, SysfsAttribute) and access.attribute.startswith("@sysctl/")


def _is_named(drive: Drive, target: str) -> bool:
    """Return whether *target* means *drive*: a name, a pattern of a shell, a partition, a link with the serial."""
    if not target:
        return False
    if "/disk/by-" in target:
        return bool(drive.serial) and drive.serial.replace(" ", "_") in target
    name = kernel_name(target)
    if fnmatchcase(drive.name, name):
        return True
    controller = drive.kind is DriveKind.NVME and drive.name.startswith(f"{name}n")
    return controller or any(one.name == name for one in drive.partitions)


# -- what comes of a part on a drive -----------------------------------------------------------------------


def _shown(part: Part, one: AnsweringDrive | None) -> PartOutcome:
    """Return the outcome of a part that sets nothing; of a setting that is only looked at, with its value."""
    verdict = _OF_KIND.get(part.kind, PartVerdict.ELSEWHERE)
    if one is None:
        return PartOutcome(part, verdict, why=part.why)
    state = next((state for state in one.states if state.setting == part.setting), None)
    names = (one.drive.name,)
    if part.kind is Kind.LOOK and state is not None and state.status is Status.UNSUPPORTED:
        return PartOutcome(part, PartVerdict.IMPOSSIBLE, names, why=rules.obstacle(state) or "")
    return PartOutcome(part, verdict, names, state.value if state is not None else None, part.why)


def _on(  # noqa: PLR0911  # one for each verdict
    part: Part, one: AnsweringDrive, wanted: Mapping[str, set[Value | None]], stack: Stack | None
) -> PartOutcome:
    """Return the outcome of a setting on a drive that gets all that is *wanted*."""
    state = next((state for state in one.states if state.setting == part.setting), None)
    names = (one.drive.name,)
    if spared := _spared(part, one.drive):
        return PartOutcome(part, PartVerdict.NO_EFFECT, names, why=spared)
    if not one.states:
        verdict = PartVerdict.IMPOSSIBLE if one.silent else PartVerdict.UNREAD
        return PartOutcome(part, verdict, names, why=one.silent)
    if state is None or part.value is None:
        return PartOutcome(part, PartVerdict.IMPOSSIBLE, names, why=ABSENT)
    # Which of several values comes last may depend on what the script finds.
    sure = {name: value for name, (value, *others) in wanted.items() if not others and value is not None}
    verdict, why = _judged(part, state, one, {**sure, state.setting: part.value})
    found = PartOutcome(part, verdict, names, state.value, why)
    if not found.can_be_tried:
        return found
    if state.setting not in sure:
        return replace(found, verdict=PartVerdict.CARE, why=_CONTESTED, doubtful=True)
    if followed := _followed(state.setting, one.drive, stack):
        return replace(found, verdict=PartVerdict.NO_EFFECT, why=followed, doubtful=True)
    return found


def _spared(part: Part, drive: Drive) -> str:
    """Return why *part*, which names *drive*, does nothing to it, as a sentence; empty if it does."""
    if part.rotational is not None and drive.rotational is (not part.rotational):
        return _ROTATING if part.rotational else _OTHERS
    if part.setting in _OF_PARTITIONS and all(map(_PARTITION.fullmatch, part.targets or ("",))):
        return _OF_PARTITION
    return ""


def _followed(setting: str, drive: Drive, stack: Stack | None) -> str:
    """Return what all files on *drive* follow instead of it, as sentences; empty if any follows the drive."""
    device = stack.layer(drive.name) if stack is not None else None
    if stack is None or device is None:
        return ""
    others = takes_hold.elsewhere(BY_ID[setting], drive.name, stack)
    files = sum(not system.swap for system in stack.systems_on(device))
    return in_turn(*takes_hold.words(others)) if len(others) == files else ""


def _judged(part: Part, state: State, one: AnsweringDrive, wanted: Mapping[str, Value]) -> tuple[PartVerdict, str]:
    setting, value = BY_ID[state.setting], part.value
    if value is None or state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return _impossible(state)
    # The drive may have forgotten what it was set to.
    sure = replace(state, value=None) if state.source is Source.REMEMBERED else state
    if type(sure.value) is type(value) and sure.value == value:
        return PartVerdict.ALREADY, part.why
    if state.status in (Status.UNREADABLE, Status.ASLEEP):
        return _impossible(state)
    there = {state.setting for state in one.states}
    only = {name: value for name, value in wanted.items() if name in there}
    whole = RuleContext.of(one.states, only, one.surroundings, failing=one.failing)
    if refusal := rules.refusal(setting, sure, value, whole):
        return PartVerdict.IMPOSSIBLE, refusal
    if rules.needs_consent(setting, value):
        return PartVerdict.CARE, setting.danger or part.why
    warnings = (one.words for one in remarks(whole, state.setting) if one.weight is Weight.WARNS)
    wears = _wear(state.setting, value) if can_spin_down(one.drive) else ""
    care = in_turn(*warnings, wears)
    return (PartVerdict.CARE, care) if care else (PartVerdict.CHANGES, part.why)


def _impossible(state: State) -> tuple[PartVerdict, str]:
    return PartVerdict.IMPOSSIBLE, state.reason or rules.obstacle(state) or ABSENT


def _wear(setting: str, value: Value | None) -> str:
    """Return how a value wears the motor or the heads, as a sentence; empty if it hardly does."""
    seconds = STANDBY_TIMES_S.get(value) if setting == "ata.standby_timer" and isinstance(value, int) else None
    if seconds and seconds < _WEARS_BELOW_S:
        return Sentence("Up to {n} starts an hour wear the drive.", n=round(3600 / seconds))
    if setting == "ata.apm" and type(value) is int and value < _PARKS_SELDOM:
        return Sentence("The drive may park its heads often, which wears them.")
    return ""


def _together(each: Iterable[PartOutcome]) -> list[PartOutcome]:
    """Return the outcomes, those that differ in the drive alone as one, and what can be tried first."""
    found: dict[object, PartOutcome] = {}
    for one in each:
        key = (one.verdict, type(one.now), one.now, one.why)
        before = found.get(key)
        drives = (*before.drives, *one.drives) if before is not None else one.drives
        found[key] = replace(one, drives=drives)
    return sorted(found.values(), key=lambda one: (not one.can_be_tried, one.doubtful))
