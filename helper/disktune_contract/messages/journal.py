"""Messages of the journal: what DiskTune changed, when, and for whom."""

from __future__ import annotations

from disktune_contract.record import record
from disktune_contract.settings.setting import Value


@record
class JournalEntry:
    """One change that DiskTune made: when (seconds since the epoch), to which drive, from what to what."""

    at: float
    drive: str
    identity: str
    model: str
    setting: str
    before: Value | None
    after: Value | None
    cause: str
    """``apply``, ``undone`` (a later step of the same change failed), ``tried`` in a comparison, ``saved`` (as in
    /etc/disktune), ``boost``, ``boost-ended``, ``tried-long`` and ``long-trial-ended``, or how the trial ended: a
    `TrialEnd`."""
    asked: Value | None = None
    """What the drive was to be set to; None in entries of earlier versions."""
    who: str = ""
    """Who asked for it, by login name; empty without a user at a window."""


@record
class JournalQuery:
    """The newest ``limit`` entries (1 to 1000), of one drive's identity or, if empty, of all."""

    identity: str = ""
    limit: int = 200


@record
class JournalEntries:
    """Entries, newest first."""

    entries: tuple[JournalEntry, ...]
