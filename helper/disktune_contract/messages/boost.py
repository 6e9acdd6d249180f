"""Messages of boosts: letting what runs on an array go faster until it is done."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import ChangeResult
from disktune_contract.record import record
from disktune_contract.settings.change import Change


@record
class DriveChanges:
    """Changes of one drive or array."""

    drive: DriveRef
    changes: tuple[Change, ...]


@record
class Boost:
    """Let what runs on an array go with these values until it is done, then restore everything.

    ``changes`` are of the array and of drives that its members lie on; which settings may be among them is in
    `disktune_contract.arrays.boost`. ``preset`` is the name that is shown.
    """

    drive: DriveRef
    preset: str
    changes: tuple[DriveChanges, ...]


class BoostStage(StrEnum):
    """How far a boost has come."""

    ASKED = "asked"
    """Written down; nothing has been changed."""
    APPLYING = "applying"
    """What was before is written down, and values are being changed."""
    ON = "on"
    ENDED = "ended"
    """Everything has been restored, or ``results`` say what could not be."""
    FAILED = "failed"
    """A value could not be set, and all were restored."""


class BoostEnd(StrEnum):
    """Why a boost ended."""

    DONE = "done"
    """The operation is over."""
    STOPPED = "stopped"
    """The user ended it, or the computer is shutting down."""
    ARRAY_GONE = "array-gone"
    LEFT_BEHIND = "left-behind"
    """Whoever kept it was killed; what it had changed was found and restored."""


@record
class BoostState:
    """A boost of one array: the one that runs, or the last since the machine started."""

    array: DriveRef
    preset: str
    stage: BoostStage
    operation: str
    """What it hurries, in the kernel's word."""
    began: float
    """Seconds since the epoch."""
    changes: tuple[DriveChanges, ...]
    results: tuple[ChangeResult, ...] = ()
    """The results of setting or, after the end, of restoring."""
    why: str = ""
    """A sentence, if something could not be done; of one that failed, also whether everything was restored."""
    ended: float | None = None
    end: BoostEnd | None = None
    awake: bool = False
    """As of the answer: whether the computer is kept from suspending until it ends."""

    @property
    def open(self) -> bool:
        """Whether values may stand changed because of it, or are going to be."""
        return self.stage in (BoostStage.ASKED, BoostStage.APPLYING, BoostStage.ON)


@record
class BoostList:
    """One state for each array that was ever sped up since the machine started."""

    boosts: tuple[BoostState, ...]
