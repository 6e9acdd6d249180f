"""What to set in order to undo changes that the journal remembers; of Qt only the translation."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages import earlier_values
from disktune_contract.messages.journal import JournalEntry
from disktune_contract.record import record, replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import SavedFile, same_value
from disktune_contract.settings.setting import Setting, Value
from disktune_gui.text.said import said

translate = QCoreApplication.translate


@record
class Restoration:
    """For one drive: what is to become what again, and what cannot be because nobody knows what it was."""

    drive: Drive
    values: tuple[tuple[str, Value], ...]
    unknown: tuple[str, ...] = ()
    saved: tuple[tuple[str, Value], ...] = ()
    """What is saved for the drive and would make it something else again at the next boot."""
    on_battery: tuple[tuple[str, Value], ...] = ()
    """What of ``saved`` has another saved value on battery, and which: it goes with the other one."""


def booted_at() -> float:
    """Return when this machine started, in seconds since the epoch, by the clock as it goes now."""
    return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)


def of_entries(entries: Sequence[JournalEntry], drives: Iterable[Drive]) -> tuple[Restoration, ...]:
    """Return how to undo *entries* (newest first) on those of *drives* that they name; one result per drive.

    Of several changes of one setting the oldest counts: before it, the drive was as it is to be again.
    """
    there = list(drives)
    found = []
    for identity in dict.fromkeys(entry.identity for entry in entries):
        drive = named(identity, there)
        if drive is not None:
            found.append(_restoration(drive, [entry for entry in entries if entry.identity == identity]))
    return tuple(one for one in found if one.values or one.unknown)


def original(entries: Sequence[JournalEntry], drive: Drive, booted: float) -> Restoration:
    """Return how to bring *drive* back to what it was before the first change in *entries* (newest first).

    What does not outlast a restart began anew when the machine *booted*; only what the drive keeps without power
    is followed further back.
    """
    return _restoration(drive, earlier_values.since_found(entries, drive.identity, booted))


def with_saved(restoration: Restoration, files: Iterable[SavedFile]) -> Restoration:
    """Return *restoration* with what of *files* would undo it: all that is saved but what is restored anyway."""
    drive, back = restoration.drive, dict(restoration.values)
    mine = [file for file in files if file.drive == drive.name and file.ref.identity == drive.identity]
    saved = [value for file in mine for value in file.values if value.setting in BY_ID]
    # A value for battery is another one than the one for mains, so one of both would undo it.
    apart = [
        one for one in saved if one.on_battery is not None or not same_value(back.get(one.setting), one.value)
    ]
    special = tuple((one.setting, one.on_battery) for one in apart if one.on_battery is not None)
    return replace(restoration, saved=tuple((one.setting, one.value) for one in apart), on_battery=special)


def unknown_words(setting: Setting) -> str:
    """Return that nobody knows what *setting* was."""
    words = translate("Changes", "{setting}: the original value is unknown. Only the saved value can be deleted.")
    return words.format(setting=said(setting.label))


def named(identity: str, drives: Iterable[Drive]) -> Drive | None:
    """Return the one drive of this identity; None if there is none, or several, or it is empty."""
    found = [drive for drive in drives if identity and drive.identity == identity]
    return found[0] if len(found) == 1 else None


def remark(restorations: Iterable[Restoration]) -> str:
    """Return what cannot be undone, as sentences; empty if everything can."""
    words = translate("Changes", "{setting} of {drive}: the earlier value is unknown.")
    found = (
        words.format(setting=said(BY_ID[setting].label), drive=one.drive.title)
        for one in restorations
        for setting in one.unknown
    )
    return said(in_turn(*found))


def _restoration(drive: Drive, entries: Sequence[JournalEntry]) -> Restoration:
    """Return what undoes *entries*, which are of one drive, newest first."""
    first = earlier_values.before(entries)
    values = tuple((setting, before) for setting, before in first.items() if before is not None)
    return Restoration(drive, values, tuple(setting for setting, before in first.items() if before is None))
