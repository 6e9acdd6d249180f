"""Messages of recordings: who reached a drive, over hours."""

from __future__ import annotations

from disktune_contract.accesses.recording import Recording
from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record


@record
class RecordAccesses:
    """Record who reaches a drive for ``hours``, one of `disktune_contract.accesses.recording.HOURS`."""

    drive: DriveRef
    hours: int


@record
class RecordingList:
    """The recording that runs and the ended ones of one drive, the newest first."""

    recordings: tuple[Recording, ...]
