"""The list of drives as it will be, before there is a helper to ask. Without the widgets.

It says what each drive is, by the rules of the helper (`disktune_contract.drives.recognition`) and in the words
and the order of the list, and nothing of how it is: that is asked first. It reads what the kernel shows to
everybody, which wakes no drive.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from disktune_contract.drives import block_files, recognition
from disktune_contract.drives.block_files import BlockFiles
from disktune_contract.drives.drive import Drive, DriveKind, Usage, VolumeInfo
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.drives import row_words
from disktune_gui.drives.groups import Selection, grouped

MOST = 60
"""Rows that are made: more than a screen has room for."""
_MOST_BYTES = 1 << 16


class ListedRow(NamedTuple):
    """A row of the list."""

    title: str
    subtitle: str = ""
    drive: str = ""
    """Kernel name; empty for the heading of a group, and for "All Drives"."""
    outline: str = ""
    indented: bool = False
    is_heading: bool = False


class SystemFiles:
    """Those of this machine."""

    def read_text(self, path: str) -> str:
        """Return a file as text, undecodable bytes replaced; raises OSError."""
        return self.read_bytes(path).decode(errors="replace")

    def read_bytes(self, path: str) -> bytes:
        """Return a file, or its beginning; raises OSError."""
        with open(path, "rb", buffering=0) as file:
            return file.read(_MOST_BYTES)

    def names(self, path: str) -> list[str]:
        """Return the names in a directory, sorted; none if there is no such directory."""
        try:
            return sorted(os.listdir(path))
        except OSError:
            return []

    def resolve(self, path: str) -> str:
        """Return a path without symbolic links."""
        return os.path.realpath(path)


def listed(files: BlockFiles, selection: Selection, units: UnitSystem) -> list[ListedRow]:
    """Return the first rows of the list of all drives that *selection* does not leave out."""
    return [*islice(_rows(files, selection, units), MOST)]


def _rows(files: BlockFiles, selection: Selection, units: UnitSystem) -> Iterator[ListedRow]:
    yield ListedRow(*row_words.all_drives())
    found = [drive for name in files.names(block_files.ROOT) if (drive := _found(files, name, selection))]
    for group, drives in grouped(found, selection).items():
        yield ListedRow(row_words.heading(group), is_heading=True)
        for known in drives:
            # Of hundreds of drives only those that there is room for are asked what they are called.
            drive = _named(files, known)
            yield ListedRow(
                drive.title,
                row_words.identity(drive, units),
                drive.name,
                row_words.outline_of(drive),
                drive.volume is not None,
            )


def _found(files: BlockFiles, name: str, selection: Selection) -> Drive | None:
    """Return a block device as far as its place in the list depends on it; None for what is not listed."""
    if not recognition.is_whole(files, name):
        return None
    kind = recognition.kind_of(files, name)
    if selection.omits(kind):
        return None
    size = recognition.size_bytes(files, name)
    if not size and kind not in recognition.MAY_BE_EMPTY:
        return None
    below = recognition.bottoms(files, name) if kind is DriveKind.VOLUME else ()
    return Drive(
        name=name,
        kind=kind,
        identity="",
        diskseq=None,
        model="",
        serial="",
        firmware="",
        wwn="",
        size_bytes=size,
        logical_sector_bytes=recognition.SECTOR_BYTES,
        physical_sector_bytes=recognition.SECTOR_BYTES,
        rotational=None,
        removable=False,
        read_only=False,
        link="",
        temperature_c=None,
        partitions=(),
        usage=Usage(known=False),
        volume=VolumeInfo("", drives=below) if kind is DriveKind.VOLUME else None,
    )


def _named(files: BlockFiles, drive: Drive) -> Drive:
    own = recognition.own_model(files, drive.name)
    return replace(
        drive,
        model=recognition.model_of(files, drive.name, drive.kind, own),
        rotational=recognition.rotational(files, drive.name, drive.kind),
    )
