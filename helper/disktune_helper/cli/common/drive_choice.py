"""Which drives are meant: by kernel name, path, link below /dev/disk, identity, serial number or pattern."""

from __future__ import annotations

import fnmatch
import os
from collections.abc import Sequence

from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, DriveKind, kernel_name, node_of
from disktune_helper.cli.common.ending import bad_input

_PATTERN = frozenset("*?[")


def chosen(drives: Sequence[Drive], names: Sequence[str]) -> tuple[Drive, ...]:
    """Return the drives that *names* mean, each once; all that are usually shown without names."""
    if not names:
        return tuple(drive for drive in drives if drive.kind not in HIDDEN_KINDS)
    found = {drive.name: drive for name in names for drive in several(drives, name)}
    return tuple(found.values())


def one(drives: Sequence[Drive], name: str) -> Drive:
    """Return the one drive that *name* means; raises `CommandEnds`."""
    found = several(drives, name)
    if len(found) > 1:
        raise bad_input(
            f"{name[:64]!r} means several drives: {', '.join(drive.name for drive in found)}. Name one."
        )
    return found[0]


def several(drives: Sequence[Drive], name: str) -> tuple[Drive, ...]:
    """Return all drives that *name* means; raises `CommandEnds` if there is none, or it is ambiguous."""
    found = tuple(drive for drive in drives if name in _names(drive))
    if not found and (drive := _by_path(drives, name)) is not None:
        return (drive,)
    if not found and _PATTERN & set(name):
        matching = (drive for drive in drives if any(fnmatch.fnmatchcase(one, name) for one in _names(drive)))
        # A pattern never reaches what is not even shown.
        found = tuple(drive for drive in matching if drive.kind not in HIDDEN_KINDS)
        if found:
            return found
    if not found:
        there = ", ".join(drive.name for drive in chosen(drives, ()))
        raise bad_input(f"There is no drive {name[:64]!r}. Drives: {there or 'none'}.")
    if len(found) > 1:
        # Two drives with one identity, as of some bridges: which of them is meant has to be said.
        raise bad_input(
            f"{name[:64]!r} is the identity of several drives: {', '.join(drive.name for drive in found)}. "
            "Use the kernel name."
        )
    return found


def array(drives: Sequence[Drive], name: str) -> Drive:
    """Return the array that *name* means; raises `CommandEnds`."""
    found = one(drives, name)
    if found.kind is not DriveKind.ARRAY:
        raise bad_input(f"{found.name} is not an array.")
    return found


def _names(drive: Drive) -> tuple[str, ...]:
    node = node_of(drive.name)
    own = (drive.name, node, drive.identity, drive.serial, drive.wwn)
    title: tuple[str, ...] = (drive.model, f"/dev/md/{drive.model}") if drive.kind is DriveKind.ARRAY else ()
    if drive.kind is DriveKind.VOLUME:
        # Its links in /dev are followed like any other.
        title = (drive.model,)
    return tuple(name for name in (*own, *title) if name)


def _by_path(drives: Sequence[Drive], text: str) -> Drive | None:
    """Return the drive behind a path or a name of /dev; a partition is none, and says so."""
    path = text if text.startswith("/") else f"/dev/{text}"
    place = os.path.realpath(path)
    if not place.startswith("/dev/"):
        return None
    name = kernel_name(place)
    for drive in drives:
        if drive.name == name:
            return drive
        if any(partition.name == name for partition in drive.partitions):
            raise bad_input(f"{text[:64]} is a partition. Settings are of the whole drive: {drive.name}.")
    return None
