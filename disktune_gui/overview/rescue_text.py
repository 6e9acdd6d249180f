"""What to do about a drive that fails, and what to copy first; of Qt only the translation."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import time_left
from disktune_contract.arrays.array import REDUNDANT, borne
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive, node_of
from disktune_contract.record import record
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.formats import size
from disktune_gui.text.said import said

translate = QCoreApplication.translate

_SYSTEM = ("/usr", "/boot", "/efi", "/opt", "/snap")
"""Mount points whose content can be installed again."""


@record
class MountedPlace:
    """Something mounted from the drive."""

    point: str
    size_bytes: int
    """Size of the partition or array that contains it: never less than what is to be copied."""
    array: str = ""
    """The array that it is on; empty if it is on the drive itself, or on a volume."""
    copied: bool = False
    """Whether other members of the array have its data, too."""

    @property
    def installed(self) -> bool:
        """Whether it can be installed again."""
        return self.point.startswith(_SYSTEM)


def places(drive: Drive, drives: Iterable[Drive]) -> tuple[MountedPlace, ...]:
    """Return what is mounted from *drive*, in the order in which it is to be copied.

    First what exists only here, of that what cannot be installed again, and the smaller before the larger: so most
    of it is safe soonest.
    """
    arrays = {one.name: one for one in drives if one.array is not None}
    found: dict[str, MountedPlace] = {}
    for name in drive.usage.arrays:
        array = arrays.get(name)
        for point in array.usage.mounts if array is not None else ():
            if array is not None:
                found[point] = MountedPlace(point, array.size_bytes, array.title, _bears_it(array))
    for part in drive.partitions:
        for point in part.mounts:
            found.setdefault(point, MountedPlace(point, part.size_bytes))
    volumes = [part.size_bytes for part in drive.partitions if part.holders]
    for point in drive.usage.mounts:
        # On a volume, whose own size is not in the list of drives.
        found.setdefault(point, MountedPlace(point, sum(volumes) or drive.size_bytes))
    order = sorted(found.values(), key=lambda one: (one.copied, one.installed, one.size_bytes, one.point))
    return tuple(order)


def _bears_it(array: Drive) -> bool:
    """Return whether *array* would still have all of its data without one more member."""
    info = array.array
    if info is None or info.level not in REDUNDANT or info.raid_disks is None or info.working_disks is None:
        return False
    # The list has no layout of a RAID 10: it is taken for the usual two copies.
    return info.raid_disks - info.working_disks < borne(info.level, info.raid_disks, 0)


def to_copy_first(drive: Drive, drives: Iterable[Drive], units: UnitSystem) -> FactSection:
    """Return what is mounted from a failing drive, in order, and how to copy it."""
    found = places(drive, drives)
    rows = [
        FactRow(f"{number}. {place.point}", size(place.size_bytes, units), _copies(place))
        for number, place in enumerate(found, 1)
    ]
    if not found:
        words = translate("Rescue", "Copy the drive, or mount it read-only.")
        rows.append(FactRow(translate("Rescue", "Mounted"), translate("Rescue", "nothing"), words))
    if drive.usage.swap:
        words = translate("Rescue", "Run swapoff: swap writes to the drive.")
        rows.append(FactRow(translate("Rescue", "Swap"), translate("Rescue", "in use"), words))
    return FactSection(translate("Rescue", "What to Copy First"), (*rows, *_ways(drive, found)), "rescue")


@record
class RescueStep:
    """One thing to do, what to know of it, and the array that it is about."""

    title: str
    note: str = ""
    array: str = ""


def to_copy(drive: Drive, drives: Iterable[Drive]) -> RescueStep:
    """Return the first thing to do about a drive that fails."""
    found = [place for place in places(drive, drives) if not place.installed] or list(places(drive, drives))
    if not found:
        return RescueStep(translate("Rescue", "Copy the whole drive"))
    shown = said(listed(place.point for place in found[:2]))
    words = translate("Rescue", "Copy {places}")
    if len(found) > 2:
        words = translate("Rescue", "Copy {places} and more")
    return RescueStep(words.format(places=shown), _copies(found[0]))


def to_wait_for(
    drive: Drive, drives: Iterable[Drive], ends_at: Callable[[Drive], float | None]
) -> tuple[RescueStep, ...]:
    """Return the operations of arrays that read from a drive that fails; *ends_at* by the monotonic clock."""
    found = []
    for one in drives:
        if one.array is None or one.name not in drive.usage.arrays or not one.array.operation:
            continue
        at = ends_at(one)
        words = translate("Rescue", "Wait for {operation} of {array}")
        note = translate("Rescue", "{time}, reading this drive") if at is not None else ""
        left = said(time_left(max(0.0, at - time.monotonic()) / 60)) if at is not None else ""
        operation = said(noun(one.array.operation))
        found.append(
            RescueStep(words.format(operation=operation, array=one.title), note.format(time=left), one.name)
        )
    return tuple(found)


def _copies(place: MountedPlace) -> str:
    if place.copied:
        words = translate("Rescue", "also on other members of {array}")
        return words.format(array=place.array)
    if place.array:
        words = translate("Rescue", "no second copy in {array}")
        return words.format(array=place.array)
    again = translate("Rescue", "reinstallable") if place.installed else ""
    return again or translate("Rescue", "no other copy known")


def _ways(drive: Drive, found: tuple[MountedPlace, ...]) -> list[FactRow]:
    node = node_of(drive.name)
    ways = []
    if any(not place.copied for place in found):
        words = translate("Rescue", "Files before folders. Stop if the drive slows.")
        ways.append(FactRow(translate("Rescue", "Copy files"), "restic, rsync, Déjà Dup", words))
    if any(place.copied for place in found):
        words = translate(
            "Rescue",
            "Add a spare first; md copies to it.",
        )
        ways.append(FactRow(translate("Rescue", "Replace the member"), "mdadm --replace", words))
    words = translate(
        "Rescue",
        "If reading fails: unmount, copy to a larger drive, repeat with -r3.",
    )
    ways.append(
        FactRow(translate("Rescue", "Copy the whole drive"), f"ddrescue -d -r0 {node} copy.img copy.map", words)
    )
    return ways
