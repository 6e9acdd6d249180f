"""Profiles of the user's own, as they are kept between sessions, and as a choice among the others."""

from __future__ import annotations

import json

from disktune_contract import wire
from disktune_contract.measuring import own
from disktune_contract.measuring.workload import FILE_MIB, RUNS, SECONDS, Profile, Workload
from disktune_contract.record import record, replace
from disktune_contract.workloads import find
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles.workload_choice import WorkloadChoice

OWN = "own:"
"""What ids of profiles of one's own begin with, before the name."""
_GROUP = "own_profiles"
NAME_LENGTH = 40
"""Letters of a name, so that it fits into the list."""


@record
class OwnProfile:
    """A name, one workload or a read and a write of the same kind, and how long they take."""

    name: str
    steps: tuple[str, ...]
    """Ids of `disktune_contract.measuring.own`, all of one target."""
    seconds: int
    """Of a run."""
    runs: int
    file_mib: int
    """Size of the file in MiB; of a raw drive it means nothing."""

    @property
    def id(self) -> str:
        """The id of the choice."""
        return f"profile:{OWN}{self.name}"

    def workloads(self) -> tuple[Workload, ...]:
        """Return the workloads, with the values of the profile as the usual ones."""
        return tuple(
            replace(
                one,
                seconds=replace(SECONDS, usual=self.seconds),
                runs=replace(RUNS, usual=self.runs),
                file_mib=replace(one.file_mib, usual=max(self.file_mib, one.file_mib.least)),
            )
            for one in map(find, self.steps)
            if one is not None
        )

    def choice(self) -> WorkloadChoice:
        """Return the profile as a choice among the others."""
        workloads = self.workloads()
        profile = Profile(f"{OWN}{self.name}", self.name, "", self.steps)
        return WorkloadChoice(self.id, self.name, "", workloads[0].counterpart, workloads, profile, True)

    @property
    def valid(self) -> bool:
        """Whether it can be measured: what another version kept may be out of bounds."""
        found = [own.parse(step) for step in self.steps]
        return (
            0 < len(self.name) <= NAME_LENGTH
            and 1 <= len(found) <= 2
            and None not in found
            and len({one.target for one in found if one is not None}) == 1
            and SECONDS.admits(self.seconds)
            and RUNS.admits(self.runs)
            and FILE_MIB.admits(self.file_mib)
        )


def every(preferences: Preferences) -> tuple[OwnProfile, ...]:
    """Return the profiles in the order of their names; what another version kept stays, unread."""
    found = filter(None, map(_read, preferences.texts(_GROUP)))
    return tuple(sorted((one for one in found if one.valid), key=lambda one: one.name.casefold()))


def _read(text: str) -> OwnProfile | None:
    try:
        return wire.load(OwnProfile, wire.parse(text, 1 << 20))
    except wire.WireError:
        return None


def choices(preferences: Preferences) -> tuple[WorkloadChoice, ...]:
    """Return the same as choices."""
    return tuple(one.choice() for one in every(preferences))


def keep(preferences: Preferences, profile: OwnProfile, instead_of: str = "") -> None:
    """Keep *profile* in place of those of its name and of the name *instead_of*."""
    if instead_of:
        preferences.drop(_key(instead_of))
    preferences.keep(_key(profile.name), json.dumps(wire.plain(profile), ensure_ascii=False))
    preferences.changed.emit()


def delete(preferences: Preferences, name: str) -> None:
    """Delete the profile of that name; its results stay."""
    preferences.drop(_key(name))
    preferences.changed.emit()


def _key(name: str) -> str:
    """Return a key of its own for each profile, which windows in two processes can keep side by side."""
    return f"{_GROUP}/{name.encode().hex()}"
