"""Input and output of a diagnosis: a recording and its drive, findings, and culprits in words."""

from __future__ import annotations

import time
from enum import IntEnum

from disktune_contract.checkup.attachment import MountedSystem
from disktune_contract.checkup.check import Certainty, ReadFact
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.claims import Claim
from disktune_contract.settings.setting import State, Status, Value
from disktune_contract.standby.recording import AccessKind, Culprit, Recording
from disktune_contract.units import duration

# -- findings of a diagnosis, with facts and remedies ------------------------------------------------------


class Grade(IntEnum):
    """What a finding means for standby; the lower, the earlier it is shown."""

    WELL = 0
    """Nothing needs to be done."""
    FORBIDS = 1
    """While this is so, the drive does not enter standby, whatever reaches it."""
    KEEPS = 2
    """Comes so often that the drive never has the quiet that its timer needs."""
    WAKES = 3
    """Starts the drive out of standby."""
    NOTE = 4
    """Good to know; changing it alone does not help."""
    UNKNOWN = 5
    """What this recording cannot show."""


@record
class Remedy:
    """One thing that helps: a setting of DiskTune, or a line for the file of another program."""

    says: str
    """What to do, in a sentence."""
    costs: str = ""
    """What that costs, in a sentence; empty if nothing to think of."""
    setting: str = ""
    """Id of the setting; empty if DiskTune cannot set it."""
    value: Value | None = None
    file: str = ""
    """The file that ``line`` belongs into; empty for a command, or where there is no line."""
    line: str = ""
    """Whole lines, to be copied as they are."""


@record
class StandbyFinding:
    """One reason, or one thing that is unknown."""

    rule: str
    """The id of the rule, for tests and reports."""
    grade: Grade
    says: str
    """What it is, with numbers: one to three sentences."""
    facts: tuple[ReadFact, ...] = ()
    sure: Certainty = Certainty.CERTAIN
    remedies: tuple[Remedy, ...] = ()
    """What helps most first."""
    culprits: tuple[Culprit, ...] = ()
    began: int = 0
    """Bursts that began with it."""
    share: float = 0.0
    """Of all bursts, 0 to 1."""
    woke: int = 0
    """How often it started the drive."""

    @property
    def rank(self) -> tuple[int, float, int, int]:
        """Its place among others: by grade, then by the share of the bursts it began, then by wake-ups."""
        return int(self.grade), -self.share, -self.woke, -self.began


# -- input of a diagnosis: a recording and what is known of the drive --------------------------------------

SHORT_S = 3600.0
"""A shorter recording misses what comes every half hour: two intervals at least are needed to detect it."""


@record
class SettingChange:
    """A setting that DiskTune changed."""

    at: float
    """Seconds since the epoch."""
    setting: str
    before: Value | None
    after: Value | None


@record
class RecordingContext:
    """A recording and its drive. None is not known: not asked, refused, or in standby."""

    recording: Recording
    drive: Drive
    states: tuple[State, ...] | None = None
    claims: tuple[Claim, ...] = ()
    """What other tools are configured to set on this drive."""
    changes: tuple[SettingChange, ...] = ()
    """What DiskTune changed on this drive, oldest first."""
    mounts: tuple[MountedSystem, ...] = ()
    """The file systems on the drive, or on what is built on it."""

    def state(self, setting: str) -> State | None:
        """Return the state of a setting, None if it is not known."""
        return next((state for state in self.states or () if state.setting == setting), None)

    def now(self, setting: str) -> Value | None:
        """Return the value of a setting now; DiskTune remembers it where the drive cannot be asked."""
        state = self.state(setting)
        return None if state is None else state.value

    def value(self, setting: str) -> Value | None:
        """Return the value of a setting in the night: as now, without what DiskTune has changed since."""
        for change in self.changes:
            if change.setting == setting and change.at > self.recording.until:
                return change.before
        return self.now(setting)

    def can_set(self, setting: str) -> bool:
        """Return whether DiskTune can set it on this drive, for all that is known."""
        state = self.state(setting)
        return state is not None and state.status in {Status.OK, Status.ASLEEP}

    def lacks(self, setting: str) -> bool:
        """Return whether the drive is known not to have a setting."""
        state = self.state(setting)
        return state is not None and state.status in {Status.UNSUPPORTED, Status.LEGACY}

    def mounted(self, volume: str) -> MountedSystem | None:
        """Return the file system on a volume, by the kernel's name of the volume."""
        return next((mount for mount in self.mounts if mount.device == volume), None)

    def place(self, volume: str) -> str:
        """Return where a volume is mounted; its own name if it is not, or that is not known."""
        mount = self.mounted(volume)
        if mount is not None:
            return mount.point
        points = (part.mounts for part in self.drive.partitions if part.name == volume)
        return next((found[0] for found in points if found), volume)

    def is_swap(self, volume: str) -> bool:
        """Return whether a partition of the drive is swapped to."""
        return any(part.swap for part in self.drive.partitions if part.name == volume)

    @property
    def behind_bridge(self) -> bool:
        """Whether the drive is connected by USB, so that a bridge is between the kernel and the drive."""
        return self.drive.kind is DriveKind.USB

    @property
    def standby_share(self) -> float | None:
        """The share of the time in standby of the time of which it is known, 0 to 1; None if it never is."""
        recording = self.recording
        known = recording.seconds - recording.unasked_s
        if not recording.spans or known <= 0:
            return None
        return min(1.0, recording.standby_s / known)

    def clock(self, at: float) -> str:
        """Return a moment as the time of the day here, with the date if the recording is of more than a day."""
        several = self.recording.seconds > 24 * 3600
        return time.strftime("%Y-%m-%d %H:%M" if several else "%H:%M", time.localtime(at))


# -- culprits in words -------------------------------------------------------------------------------------

_UNIT_ENDINGS = (".service", ".scope", ".slice", ".timer", ".mount")
CONTAINERS = {
    "docker-": "Docker",
    "libpod-": "Podman",
    "crio-": "CRI-O",
    "cri-containerd-": "containerd",
    "lxc.payload.": "LXC",
    "machine-": "systemd-nspawn",
}
"""How the units of containers begin, and what makes them."""
_SHOWN_DIGITS = 12
"""Of a container's identifier, as its own programs show it."""


@record
class CulpritGroup:
    """One program under one rule: all its kinds of access together."""

    name: str
    culprits: tuple[Culprit, ...]
    """What began most bursts first."""

    @property
    def main(self) -> Culprit:
        """The one that began most bursts."""
        return self.culprits[0]

    @property
    def began(self) -> int:
        """How many bursts began with any of them: each begins with one request."""
        return sum(one.began for one in self.culprits)

    @property
    def woke(self) -> int:
        """How often any of them started the drive."""
        return sum(one.woke for one in self.culprits)

    @property
    def every_s(self) -> float | None:
        """The usual time between the bursts that it began, in seconds; None if that is not known."""
        if len(self.culprits) == 1 or self.main.began * 2 > self.began:
            return self.main.every_s
        known = [one.every_s for one in self.culprits if one.every_s is not None]
        return min(known, default=None)

    @property
    def volumes(self) -> tuple[str, ...]:
        """What it went through, each once."""
        return tuple(dict.fromkeys(one.volume for one in self.culprits if one.volume))

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that it sent, each once."""
        return tuple(dict.fromkeys(one.command for one in self.culprits if one.command))


def stem(unit: str) -> str:
    """Return the name of a unit without its kind, and without the digits of a container."""
    name = unit.rpartition("/")[2]
    for ending in _UNIT_ENDINGS:
        name = name.removesuffix(ending)
    return name


def is_container(unit: str) -> bool:
    """Return whether a unit is that of a container."""
    return stem(unit).startswith(tuple(CONTAINERS))


def who(culprit: Culprit) -> str:
    """Return the name of a culprit for display: the program, with its unit if that adds information."""
    unit, program = stem(culprit.unit), culprit.program or Sentence("an unknown program")
    for begins, engine in CONTAINERS.items():
        if unit.startswith(begins):
            name = f"{engine} {unit.removeprefix(begins)[:_SHOWN_DIGITS]}"
            return Sentence("{program} in the container {name}", program=program, name=name)
    if not unit or unit.startswith(_EVERYWHERE) or program.startswith(unit) or unit.startswith(program):
        return program
    return f"{unit} ({program})" if culprit.program else unit


_SAME = ("smartmontools", "udisks2")
"""Units whose program has the name that people know."""
_EVERYWHERE = ("-", "session-", "user@", "user-", "init", "app-", "systemd-udevd", *_SAME)
"""How units begin that do not identify the culprit: almost everything runs in a session or a slice."""


def often(every_s: float) -> str:
    """Return an interval for display: whole minutes from two minutes on, whole seconds below."""
    return duration(round(every_s / 60) * 60 if every_s >= 120 else max(1, round(every_s)))


_OPEN = {name: f"{{{name}}}" for name in ("name", "where")}
"""Leaves a template open: what is in the table is filled in by `did`."""

SAYS: dict[AccessKind, Sentence] = {
    AccessKind.READ: Sentence("{name} read from {where}.", **_OPEN),
    AccessKind.WRITE: Sentence("{name} wrote to {where}.", **_OPEN),
    AccessKind.WRITE_BACK: Sentence("The kernel wrote changes of {name} to {where}.", **_OPEN),
    AccessKind.ACCESS_TIMES: Sentence("{name} read files of {where}, which wrote access times.", **_OPEN),
    AccessKind.JOURNAL: Sentence("{name} made {where} commit its journal.", **_OPEN),
    AccessKind.COMMAND: Sentence("{name} asked the drive.", **_OPEN),
    AccessKind.PROBE: Sentence("udev examined {where}.", **_OPEN),
    AccessKind.ARRAY: Sentence("{where} wrote its superblock or bitmap.", **_OPEN),
    AccessKind.KERNEL: Sentence("The kernel ({name}) used {where}.", **_OPEN),
    AccessKind.UNKNOWN: Sentence("The kernel ({name}) used {where}.", **_OPEN),
}
"""What a culprit did, by its kind."""


def did(night: RecordingContext, group: CulpritGroup) -> str:
    """Return what it did and how often, in a sentence."""
    kind, every_s = group.main.kind, group.every_s
    where = listed(dict.fromkeys(night.place(volume) for volume in group.volumes)) or night.drive.name
    says = Sentence(SAYS[kind].template, name=group.name, where=where)
    # It has no interval where it came less than three times.
    return says if every_s is None else Sentence("{says} Every {every}.", says=says, every=often(every_s))


def counts(began: int, bursts: int) -> str:
    """Return how many of the bursts began with it."""
    return Sentence("It began {began} of {bursts} bursts.", began=began, bursts=bursts)
