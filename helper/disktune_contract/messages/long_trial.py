"""Messages of long trials: changes that are kept for hours, watched, and reverted at the first sign of harm."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import ChangeResult
from disktune_contract.record import record
from disktune_contract.settings.setting import Change


class LongSpan(StrEnum):
    """How long a long trial lasts; a window chooses one of these and sends no number."""

    HOUR = "hour"
    NIGHT = "night"
    DAYS = "days"


SPAN_S: dict[LongSpan, int] = {LongSpan.HOUR: 3600, LongSpan.NIGHT: 8 * 3600, LongSpan.DAYS: 3 * 86_400}
"""Seconds; time in which the computer is suspended does not count."""


@record
class TryLong:
    """Try settings of one drive together for a long time: all, or none.

    At the end they are reverted, unless ``keep_if_clean`` is set and there was no sign of harm.
    """

    drive: DriveRef
    changes: tuple[Change, ...]
    span: LongSpan
    keep_if_clean: bool = False


@record
class EndLongTrial:
    """End a long trial now: keep the values, or revert them."""

    trial: str
    keep: bool


class LongStage(StrEnum):
    """How far a long trial has come."""

    ASKED = "asked"
    """Written down; nothing has been changed."""
    APPLYING = "applying"
    """What was before is written down, and values are being changed."""
    ON = "on"
    ENDED = "ended"
    """Over; ``end`` is the reason, and ``results`` are those of reverting."""
    FAILED = "failed"
    """A value could not be set, and all were restored."""


class LongEnd(StrEnum):
    """Why a long trial ended."""

    KEPT = "kept"
    """The user kept the values before the time was over."""
    REVERTED = "reverted"
    """The user reverted them."""
    TIME_UP = "time-up"
    """The time was over, so they were reverted."""
    KEPT_CLEAN = "kept-clean"
    """The time was over without a sign of harm, and the user had asked to keep the values then."""
    HARM = "harm"
    """There was a sign of harm, so they were reverted at once."""
    STOPPED = "stopped"
    """The service was stopped, as it is when the computer shuts down, so they were reverted."""
    LEFT_BEHIND = "left-behind"
    """The computer or the service stopped without an end; what lasted was found and reverted."""


class HarmKind(StrEnum):
    """What kind of sign it was."""

    CONTROLLER_DOWN = "controller-down"
    """The drive's controller, or the drive, does not answer any more."""
    TIMEOUT = "timeout"
    """A command was not answered in time."""
    LINK_RESET = "link-reset"
    """The kernel reset the link or the drive."""
    LINK_SLOWER = "link-slower"
    """The kernel lowered the speed of the link, or gave up queuing."""
    FAILED_COMMAND = "failed-command"
    IO_ERROR = "io-error"
    COUNTER = "counter"
    """A counter of errors went up."""
    LATENCY = "latency"
    """Requests took very much longer than before, again and again."""


@record
class Harm:
    """A sign of harm."""

    kind: HarmKind
    text: str
    """The kernel's own message, or a sentence about a counter or latencies."""
    after_s: float
    """Seconds of the trial's time since it began; the computer's suspended time does not count."""


@record
class LongTrialReadings:
    """What was read of a drive while a trial lasted; None is what could not be read."""

    messages_lost: bool = False
    """Whether the kernel dropped messages before they could be read."""
    requests: int | None = None
    """Reads and writes that were finished."""
    latency_before_ms: float | None = None
    """Mean time from a request to its end since the computer started, or in the first minutes of the trial."""
    latency_ms: float | None = None
    """The same during the trial."""
    slow_looks: int = 0
    """How often requests took very much longer than before, fewer times than count as harm."""
    runtime_suspended_s: float | None = None
    """How long the kernel had the drive suspended (runtime PM)."""
    starts: int | None = None
    """How often the motor was started, as the drive counts it."""
    loads: int | None = None
    """How often the heads were loaded, as the drive counts it."""
    link_errors: int | None = None
    """CRC errors on the link, as the drive counts them."""
    media_errors: int | None = None
    """Sectors that could not be read or written, as the drive counts them."""
    slept_s: float = 0.0
    """How long the computer was suspended, which does not count as time of the trial."""


@record
class LongTrialState:
    """A long trial: one that runs, or one of the last."""

    trial: str
    drive: DriveRef
    model: str
    span: LongSpan
    keep_if_clean: bool
    changes: tuple[Change, ...]
    stage: LongStage
    began: float
    """Seconds since the epoch."""
    seconds: float
    """How long it lasts."""
    seconds_left: float
    """As of the answer; 0 when it is over."""
    results: tuple[ChangeResult, ...] = ()
    """The results of setting or, after the end, of reverting."""
    harm: tuple[Harm, ...] = ()
    """The sign that ended it, and what came with it."""
    seen: LongTrialReadings = LongTrialReadings()
    why: str = ""
    """A sentence, if something could not be done."""
    ended: float | None = None
    end: LongEnd | None = None
    lasted_s: float = 0.0
    """How long it lasted, after the end."""
    pace: float = 1.0
    """How many seconds of a trial go by in a second. Only simulated drives have another than 1."""
    awake: bool = False
    """As of the answer: whether the computer is kept from suspending until it ends."""

    @property
    def open(self) -> bool:
        """Whether values may be changed because of it now, or are going to be."""
        return self.stage in (LongStage.ASKED, LongStage.APPLYING, LongStage.ON)


@record
class LongTrialList:
    """The open ones first, then the last ones that ended, the newest first."""

    trials: tuple[LongTrialState, ...]
