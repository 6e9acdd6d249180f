"""Messages of measuring a drive or a file with some workloads, which is a job."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.measurement import Measurement, Stage
from disktune_contract.measuring.own import OwnWorkload
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record


@record
class Measure:
    """Measure a raw drive with some workloads, one after the other; samples, results and the end come as events.

    ``seconds`` and ``runs`` are within what each workload admits, None for its usual values; ``offset_bytes`` is 0
    unless all of them take a place to start at. ``catalogue`` is the digest of the window's workloads
    (`disktune_contract.workloads.DIGEST`): a helper that means others by the same ids refuses.
    """

    drive: DriveRef
    workloads: tuple[str, ...]
    catalogue: str
    offset_bytes: int = 0
    seconds: int | None = None
    runs: int | None = None
    wake: bool = False
    """Whether a sleeping drive may be woken for it."""
    own: tuple[OwnWorkload, ...] = ()
    """Workloads of the user's own, after the others."""


FLICKER_PERIOD_S, FLICKER_ON_S, FLICKER_BEATS = 1.0, 0.5, 60
"""A rhythm that no other use of a drive has, for a minute: time enough to walk to the computer and look."""


@record
class Flicker:
    """Read a raw drive in a rhythm, so that its activity light shows which one it is. Nothing is written.

    It lasts `FLICKER_BEATS` beats of `FLICKER_PERIOD_S` seconds, in each of which it reads for `FLICKER_ON_S`,
    unless it is cancelled; beats and the end come as events.
    """

    drive: DriveRef
    wake: bool = False
    """Whether a sleeping drive may be woken for it."""


@record
class FlickerBeat:
    """From now on the drive is read, or left alone, until the next one comes. Beats count from 0."""

    job: int
    beat: int
    reads: bool


@record
class FlickerEnded:
    """It is over: all beats are done, or the reason why they are not."""

    job: int
    fault: Fault | None = None
    why: str = ""


@record
class MeasureFolder:
    """Measure a file in ``folder`` with some workloads, one after the other: `Measure`, but only as the user."""

    folder: str
    """An absolute path. No process of root takes one (security-requirements.md R16): the class is browse alone."""
    workloads: tuple[str, ...]
    catalogue: str
    file_mib: int | None = None
    """Size of the file within what each workload admits (``file_mib``); None is the usual one."""
    seconds: int | None = None
    runs: int | None = None
    own: tuple[OwnWorkload, ...] = ()
    """Workloads of the user's own, after the others."""


@record
class OfFolder:
    """A question about a directory, by its absolute path."""

    folder: str


@record
class EngineState:
    """A program that measures. ``why`` is a sentence if it cannot be used: what to do about it."""

    engine: Engine
    version: str
    """In its own words; empty if it is not there."""
    why: str = ""


@record
class EngineList:
    """Every engine, in the order of the declarations."""

    engines: tuple[EngineState, ...]


@record
class Started:
    """The number by which events and `cancel` name the job; no two helpers of one window use the same."""

    job: int
    trial: str = ""
    """Of a comparison, its values on trial: what becomes of them can be asked when this helper is gone."""


@record
class OfJob:
    """A request about a running job."""

    job: int


@record
class MeasureSample:
    """What the last interval was like, at least four times a second as long as requests are answered.

    Run and workload count from 0, the latter in the order of the request. ``progress`` is the share of the whole
    job that is done, 0 to 1, as far as that is known.
    """

    job: int
    step: int
    run: int
    stage: Stage
    elapsed_s: float
    """Since the start of the run."""
    position_bytes: int
    """Where on the drive or in the file the last request ended."""
    bytes_s: float
    iops: float
    latency_s: float | None
    """Median of the requests of the interval; None where they are not timed."""
    worst_s: float | None
    """The longest of them."""
    depth: float
    """Mean number of requests in flight."""
    progress: float
    temperature_c: float | None = None
    """Of the warmest drive below, in a long write whose drives have sensors of the kernel."""


@record
class MeasureResult:
    """One workload of a job is done; the next one begins."""

    job: int
    step: int
    result: Measurement


@record
class MeasureEnded:
    """A job is over: all of its workloads are done, or the reason why they are not."""

    job: int
    results: tuple[Measurement, ...] = ()
    """Of the workloads that were done to the end, in the order of the request."""
    fault: Fault | None = None
    why: str = ""
    skipped: tuple[str, ...] = ()
    """Sentences: which of several workloads could not be done here, and why. The others were."""

    @property
    def result(self) -> Measurement | None:
        """The last result if nothing went wrong."""
        return self.results[-1] if self.results and self.fault is None else None
