"""Messages of changing settings: what is to be changed, what became of it, how a trial or a boost ends."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record
from disktune_contract.settings.setting import Change, Value

# -- changes of settings, and the trial that follows -------------------------------------------------------

DEFAULT_TRIAL_S = 15
MIN_TRIAL_S = 5
MAX_TRIAL_S = 120
"""Seconds in which a change has to be confirmed."""
EXTENDED_TRIAL_S = 300
"""Seconds that a trial lasts at least from the moment at which the user asks for more time."""


@record
class Apply:
    """Change settings of one drive together: all, or none. Not confirmed in ``trial_s`` seconds: reverted."""

    drive: DriveRef
    changes: tuple[Change, ...]
    trial_s: int = DEFAULT_TRIAL_S


@record
class ChangeResult:
    """What became of one change. ``after`` is what was read back, None where the drive cannot be asked."""

    setting: str
    before: Value | None
    wanted: Value
    after: Value | None
    changed: bool
    """Whether the drive now differs from before because of this change."""
    fault: Fault | None = None
    why: str = ""


@record
class Applied:
    """The outcome of an `Apply`. ``trial`` names the trial that now runs; empty if there is nothing to keep."""

    trial: str
    trial_s: int
    results: tuple[ChangeResult, ...]
    restored: tuple[ChangeResult, ...] = ()
    """If a change failed: how everything was restored. A setting that had its earlier value has not changed."""
    kept: bool = False
    """Whether a service reverts it should the helper be killed; there is none where systemd does not run."""


@record
class OfTrial:
    """Keep, revert, or query what is on trial."""

    trial: str


@record
class AnswerIn:
    """Let a trial end ``seconds`` from now: of several drives, when the last of them has been changed.

    Until then each has `MAX_TRIAL_S`. From 5 to 120 s.
    """

    trial: str
    seconds: int


@record
class TrialExtended:
    """The trial has another end: ``seconds_left`` from the moment of the answer."""

    trial: str
    seconds_left: int


class TrialEnd(StrEnum):
    """How a trial ended."""

    KEPT = "kept"
    REVERTED = "put-back"
    TIMED_OUT = "timed-out"
    """It was not confirmed, so it was reverted."""
    SESSION_ENDED = "session-ended"
    """The window went away, so it was reverted."""
    COMPARED = "compared"
    """It was part of a comparison, which is over, so it was reverted."""
    RECOVERED = "recovered"
    """Its helper died, or let the time pass, so the service that keeps trials has reverted it."""


@record
class TrialEnded:
    """A trial is over; ``results`` are those of reverting (empty when kept).

    There is one for each value that was remembered, side effects included; what had it already has not changed.
    """

    trial: str
    drive: str
    end: TrialEnd
    results: tuple[ChangeResult, ...] = ()


class TrialStage(StrEnum):
    """Which process is responsible for a trial."""

    OPEN = "open"
    """A process lives that keeps or reverts it."""
    LEFT = "left"
    """That process is gone. If there is a service that reverts it, this lasts for a moment."""
    OVER = "over"


@record
class TrialState:
    """The state of a trial, for a window that has lost the helper that it belonged to."""

    stage: TrialStage
    ended: TrialEnded | None = None
    """How it ended, if the service that keeps trials has reverted it."""


# -- boosts: speeding up what runs on an array until it is done --------------------------------------------


@record
class DriveChanges:
    """Changes of one drive or array."""

    drive: DriveRef
    changes: tuple[Change, ...]


@record
class Boost:
    """Let what runs on an array go with these values until it is done, then restore everything.

    ``changes`` are of the array and of drives that its members are on; which settings may be among them is in
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
    """Everything has been restored, except what ``results`` show as failed."""
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
    """The process that kept it was killed; what it had changed was found and restored."""


@record
class BoostState:
    """A boost of one array: the one that runs, or the last since the machine started."""

    array: DriveRef
    preset: str
    stage: BoostStage
    operation: str
    """What it speeds up, in the kernel's word."""
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
        """Whether values may be changed because of it now, or are going to be."""
        return self.stage in (BoostStage.ASKED, BoostStage.APPLYING, BoostStage.ON)


@record
class BoostList:
    """One state for each array that was ever sped up since the machine started."""

    boosts: tuple[BoostState, ...]
