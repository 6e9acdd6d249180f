"""Every workload and every profile there is: one module per family, data only, gathered in two tables.

Not loaded when the helper starts, but when it is first asked to measure.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring import own
from disktune_contract.measuring.own import OwnWorkload
from disktune_contract.measuring.workload import Pattern, Profile, Target, Workload
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.workloads import dd, files, raw

WORKLOADS: tuple[Workload, ...] = (
    *raw.WORKLOADS,
    *files.WORKLOADS,
    *dd.WORKLOADS,
    *files.USES_WORKLOADS,
    *files.BONNIE_WORKLOADS,
    *files.LONG_WRITES,
)
"""In the order in which a person chooses among them."""

PROFILES: tuple[Profile, ...] = (
    *raw.PROFILES,
    *files.PROFILES,
    *files.USES_PROFILES,
    *dd.PROFILES,
    *files.BONNIE_PROFILES,
)

BY_ID: dict[str, Workload] = {workload.id: workload for workload in WORKLOADS}
PROFILE_BY_ID: dict[str, Profile] = {profile.id: profile for profile in PROFILES}

_OF_OWN = own.workload(OwnWorkload(Target.FOLDER, Pattern.RANDOM))
DIGEST = f"{zlib.crc32(repr((WORKLOADS, PROFILES, _OF_OWN)).encode()):08x}"
"""Equal if two programs have the same workloads; part of every request to measure."""


def find(name: str) -> Workload | None:
    """Return the workload of that id, a declared one or one of the user's own; None if there is none."""
    if (mine := own.parse(name)) is not None:
        return own.workload(mine)
    return BY_ID.get(name)


def known(names: Iterable[str]) -> tuple[Workload, ...]:
    """Return the workloads of these ids that this version has."""
    return tuple(one for one in map(find, names) if one is not None)


def label_of(name: str) -> str:
    """Return the label of the workload of that id; the id itself if this version has none."""
    found = find(name)
    return found.label if found is not None else name


def of_drive(
    drive: DriveRef,
    *steps: str,
    offset_bytes: int = 0,
    seconds: int | None = None,
    runs: int | None = None,
    wake: bool = False,
) -> Measure:
    """Return the request to measure a raw drive with the workloads of these ids."""
    names, numbers = _divided(steps)
    return Measure(drive, names, DIGEST, offset_bytes, seconds, runs, wake, numbers)


def of_folder(
    folder: str,
    *steps: str,
    file_mib: int | None = None,
    seconds: int | None = None,
    runs: int | None = None,
) -> MeasureFolder:
    """Return the request to measure files in a directory with the workloads of these ids."""
    names, numbers = _divided(steps)
    return MeasureFolder(folder, names, DIGEST, file_mib, seconds, runs, numbers)


def _divided(steps: Iterable[str]) -> tuple[tuple[str, ...], tuple[OwnWorkload, ...]]:
    """Return the ids of declared workloads, and what those of the user's own consist of."""
    each = [(step, own.parse(step)) for step in steps]
    return tuple(step for step, mine in each if mine is None), tuple(mine for _, mine in each if mine is not None)
