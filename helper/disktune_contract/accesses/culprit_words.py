"""Culprits in words: who, how often, and by what kind of access."""

from __future__ import annotations

from disktune_contract.accesses.night import Night
from disktune_contract.accesses.recording import AccessKind, Culprit
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import duration

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
    """What one rule says of one program: all its kinds of access together."""

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
    """Return what a person calls a culprit: the program, with its unit if that says more."""
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
"""How units begin that say nothing of who it was: a session or a slice is where almost everything runs."""


def often(every_s: float) -> str:
    """Return an interval as people say it: whole minutes from two minutes on, whole seconds below."""
    return duration(round(every_s / 60) * 60 if every_s >= 120 else max(1, round(every_s)))


_OPEN = {name: f"{{{name}}}" for name in ("name", "where", "every")}
"""Leaves a template open: what is in the tables is filled in by `did`."""

SAYS_EVERY: dict[AccessKind, Sentence] = {
    AccessKind.READ: Sentence("{name} read from {where} every {every}.", **_OPEN),
    AccessKind.WRITE: Sentence("{name} wrote to {where} every {every}.", **_OPEN),
    AccessKind.WRITE_BACK: Sentence(
        "Every {every} the kernel wrote back to {where} what {name} had changed.", **_OPEN
    ),
    AccessKind.ACCESS_TIMES: Sentence(
        "{name} read files of {where} every {every}, and the kernel wrote their access times.", **_OPEN
    ),
    AccessKind.JOURNAL: Sentence(
        "The file system on {where} committed its journal every {every} because of {name}.", **_OPEN
    ),
    AccessKind.COMMAND: Sentence("{name} asked the drive every {every}.", **_OPEN),
    AccessKind.PROBE: Sentence("udev examined {where} every {every}.", **_OPEN),
    AccessKind.ARRAY: Sentence("The array {where} wrote its superblock or bitmap every {every}.", **_OPEN),
    AccessKind.KERNEL: Sentence("The kernel ({name}) used {where} every {every}.", **_OPEN),
    AccessKind.UNKNOWN: Sentence("The kernel thread {name} used {where} every {every}.", **_OPEN),
}
"""What a culprit did, by its kind, where the interval is known."""

SAYS: dict[AccessKind, Sentence] = {
    AccessKind.READ: Sentence("{name} read from {where}.", **_OPEN),
    AccessKind.WRITE: Sentence("{name} wrote to {where}.", **_OPEN),
    AccessKind.WRITE_BACK: Sentence("The kernel wrote back to {where} what {name} had changed.", **_OPEN),
    AccessKind.ACCESS_TIMES: Sentence(
        "{name} read files of {where}, and the kernel wrote their access times.", **_OPEN
    ),
    AccessKind.JOURNAL: Sentence("The file system on {where} committed its journal because of {name}.", **_OPEN),
    AccessKind.COMMAND: Sentence("{name} asked the drive.", **_OPEN),
    AccessKind.PROBE: Sentence("udev examined {where}.", **_OPEN),
    AccessKind.ARRAY: Sentence("The array {where} wrote its superblock or bitmap.", **_OPEN),
    AccessKind.KERNEL: Sentence("The kernel ({name}) used {where}.", **_OPEN),
    AccessKind.UNKNOWN: Sentence("The kernel thread {name} used {where}.", **_OPEN),
}
"""The same where it came less than three times, so that it has no interval."""


def did(night: Night, group: CulpritGroup) -> str:
    """Return what it did and how often, in a sentence."""
    kind, every_s = group.main.kind, group.every_s
    where = listed(dict.fromkeys(night.place(volume) for volume in group.volumes)) or night.drive.name
    if every_s is None:
        return Sentence(SAYS[kind].template, name=group.name, where=where)
    return Sentence(SAYS_EVERY[kind].template, name=group.name, where=where, every=often(every_s))


def counts(began: int, bursts: int) -> str:
    """Return how many of the bursts began with it."""
    return Sentence("It began {began} of {bursts} bursts.", began=began, bursts=bursts)
