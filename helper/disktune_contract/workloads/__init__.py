"""Every workload and every profile there is: one module per family, data only, gathered in two tables.

Not loaded when the helper starts, but when it is first asked to measure.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.workload import Pattern, Profile, Target, Workload
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.workloads import dd, files, own, raw

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

_OF_OWN = own.workload(own.OwnWorkload(Target.FOLDER, Pattern.RANDOM))
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
    return Measure(drive, steps, DIGEST, offset_bytes, seconds, runs, wake)


def of_folder(
    folder: str,
    *steps: str,
    file_mib: int | None = None,
    seconds: int | None = None,
    runs: int | None = None,
) -> MeasureFolder:
    """Return the request to measure files in a directory with the workloads of these ids."""
    return MeasureFolder(folder, steps, DIGEST, file_mib, seconds, runs)
