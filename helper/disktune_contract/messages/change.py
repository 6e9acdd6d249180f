"""Messages of changing settings: what is to be changed, what became of it, and how its trial ends."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record
from disktune_contract.settings.setting import Value
from disktune_contract.settings.step import Step

DEFAULT_TRIAL_S = 15
MIN_TRIAL_S = 5
MAX_TRIAL_S = 120
"""Seconds in which a change has to be confirmed."""


@record
class Apply:
    """Change settings of one drive together: all, or none. Not confirmed in ``trial_s`` seconds: put back."""

    drive: DriveRef
    steps: tuple[Step, ...]
    trial_s: int = DEFAULT_TRIAL_S


@record
class StepResult:
    """What became of one step. ``after`` is what was read back, None where the drive cannot be asked."""

    setting: str
    before: Value | None
    wanted: Value
    after: Value | None
    changed: bool
    """Whether the drive now differs from before because of this step."""
    fault: Fault | None = None
    why: str = ""


@record
class Applied:
    """The outcome of an `Apply`. ``trial`` names the trial that now runs; empty if there is nothing to keep."""

    trial: str
    trial_s: int
    results: tuple[StepResult, ...]
    undone: tuple[StepResult, ...] = ()
    """If a step failed: how everything was put back. A setting that had its earlier value has not changed."""
    kept: bool = False
    """Whether a service puts it back should the helper be killed; there is none where systemd does not run."""


@record
class OfTrial:
    """Keep, put back, or look at what is on trial."""

    trial: str


class TrialEnd(StrEnum):
    """How a trial ended."""

    KEPT = "kept"
    PUT_BACK = "put-back"
    TIMED_OUT = "timed-out"
    """Nobody confirmed, so it was put back."""
    SESSION_ENDED = "session-ended"
    """The window went away, so it was put back."""
    COMPARED = "compared"
    """It was part of a comparison, which is over, so it was put back."""
    RECOVERED = "recovered"
    """Its helper died, or let the time pass, so the service that keeps trials has put it back."""


@record
class TrialEnded:
    """A trial is over; ``results`` say how putting back went (empty when kept).

    There is one for each value that was remembered, side effects included; what had it already has not changed.
    """

    trial: str
    drive: str
    end: TrialEnd
    results: tuple[StepResult, ...] = ()


class TrialStage(StrEnum):
    """In whose hands a trial is."""

    OPEN = "open"
    """A process lives that keeps it or puts it back."""
    LEFT = "left"
    """That process is gone. If there is a service that puts it back, this lasts for a moment."""
    OVER = "over"


@record
class TrialLook:
    """How a trial stands, for whoever has lost the helper that it belonged to."""

    stage: TrialStage
    ended: TrialEnded | None = None
    """How it ended, if the service that keeps trials has put it back."""
