"""What a raw drive can be measured with, by the names that people know."""

from __future__ import annotations

from disktune_contract import workloads
from disktune_contract.measuring.workload import Profile, Target, Workload
from disktune_helper.cli.common.ending import bad_input

USUAL = "drive.quick"


def choices() -> list[Profile | Workload]:
    """Return everything that a raw drive can be measured with: profiles first."""
    of_drives = [one for one in workloads.WORKLOADS if one.target is Target.DRIVE]
    known = {one.id for one in of_drives}
    return [*(one for one in workloads.PROFILES if set(one.steps) <= known), *of_drives]


def steps_of(name: str) -> tuple[str, ...]:
    """Return the workloads of a profile or a workload, by id or label; raises `CommandEnds`."""
    wanted = name.casefold()
    for one in choices():
        names = {one.id, one.id.removeprefix("drive."), one.label}
        if wanted in {each.casefold() for each in names}:
            return one.steps if isinstance(one, Profile) else (one.id,)
    raise bad_input(f"There is no profile {name[:40]!r}. “disktune-helper bench --list” shows them.")
