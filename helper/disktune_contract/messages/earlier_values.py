"""What settings were before changes that the journal remembers: what restoring gives them again.

Apart from the messages of the journal, because it needs the catalogue, which reading messages does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.look import JournalEntry
from disktune_contract.settings.setting import Lifetime, Value


def before(entries: Sequence[JournalEntry]) -> dict[str, Value | None]:
    """Return by setting what it was before *entries*, of one drive and newest first; None is unknown.

    Of several changes of one setting the oldest counts. What one of the changes brought goes away with it.
    """
    first = {entry.setting: entry.before for entry in entries if entry.setting in BY_ID}
    return {setting: value for setting, value in first.items() if not _leaves(setting, first)}


def since_found(entries: Sequence[JournalEntry], identity: str, booted: float) -> tuple[JournalEntry, ...]:
    """Return those of *entries* that count for how the drive of *identity* was found.

    What does not outlast a restart began again when the machine *booted* (seconds since the epoch); only what the
    drive keeps without power is followed further back.
    """
    own = (entry for entry in entries if entry.identity == identity)
    return tuple(entry for entry in own if entry.at >= booted or _lasts(entry.setting))


def _leaves(setting: str, back: Mapping[str, Value | None]) -> bool:
    """Whether a setting will not be there any more once *back* is as it was."""
    if (behind := BY_ID[setting].behind) is None:
        return False
    door, needed = behind
    return back.get(door) is not None and back[door] != needed


def _lasts(setting: str) -> bool:
    return setting in BY_ID and BY_ID[setting].lifetime is Lifetime.PERMANENT
