"""Which of the saved files are a drive's, and what they hold for it."""

from __future__ import annotations

from collections.abc import Mapping

from disktune_contract.drives.drive import Drive
from disktune_contract.settings.saved import Family, SavedFile, SavedList, SavedValue


def files_of(drive: Drive, found: SavedList) -> list[SavedFile]:
    """Return the files of a drive by name and identity; those of the machine are no drive's."""
    return [file for file in found.files if file.drive == drive.name and file.ref.identity == drive.identity]


def files_of_system(found: SavedList) -> list[SavedFile]:
    """Return the file of what the machine has once."""
    return [file for file in found.files if file.ref.family is Family.SYSTEM]


def values_of(drive: Drive, found: SavedList) -> Mapping[str, SavedValue]:
    """Return what is saved for the settings of a drive, by setting; what all arrays share belongs to each."""
    files = (*files_of_system(found), *files_of(drive, found))
    return {value.setting: value for file in files for value in file.values}
