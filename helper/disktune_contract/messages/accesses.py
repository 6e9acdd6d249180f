"""Messages of recordings: who reached a drive, over hours."""

from __future__ import annotations

from disktune_contract.accesses.recording import Recording
from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record


@record
class RecordAccesses:
    """Record who reaches a drive for ``minutes``, `MIN_MINUTES` to `MAX_MINUTES` of the recording's module."""

    drive: DriveRef
    minutes: int


@record
class RecordingList:
    """The recordings of one drive, the newest first; one that is under way is the first."""

    recordings: tuple[Recording, ...]
