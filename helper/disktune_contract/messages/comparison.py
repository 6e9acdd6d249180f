"""Messages of a comparison: values in force against others, or the same reads with and without a layer.

Arm 0 has the values of the drive, arm 1 the first candidate, and so on. A comparison goes in rounds: in each of
them every arm that is still in is measured once, and each candidate makes a pair with arm 0.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.layers.stack import LayerKind
from disktune_contract.measuring.statistics import LEAST_PAIRS, LEVEL, MOST_PAIRS, Estimate, Verdict, cut
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record
from disktune_contract.settings.setting import Change, Risk

# -- the cost of a layer: the same reads with and without it -----------------------------------------------
#
# It is a comparison like any other, with one candidate: arm 0 reads what is below the layer, arm 1 reads through
# it. No setting is changed.

USUAL_SECONDS, USUAL_WARM_UP_S = 3, 1
"""Length of a run, and of what is run and thrown away before it."""


@record
class CompareLayer:
    """Start to compare reads of a volume with reads of what it is on. Both are only read, past the page cache.

    What the volume is on, and where on it, is found by root's helper itself.
    """

    drive: DriveRef
    """The volume: a mapping of dm-crypt, a logical volume …, directly on one device."""
    workload: str
    """The id of a workload that reads the raw drive past the page cache."""
    catalogue: str
    rounds: int
    seconds: int = USUAL_SECONDS
    warm_up_s: int = USUAL_WARM_UP_S
    wake: bool = False


@record
class ProcessorUse:
    """How busy the whole computer's processors were in the runs of one arm: 1.5 is one and a half of them."""

    busy: float
    """By everything, interrupts included; median of the runs."""
    kernel: float
    """By threads of the kernel, which is where dm-crypt decrypts and md computes parity."""


@record
class LayerCost:
    """What was compared, and what else is known of it."""

    volume: str
    """Kernel name."""
    below: str
    """Kernel name of the device that it is on: ``sda2``."""
    kind: LayerKind
    """Of the volume."""
    same_place: bool
    """Whether both read the same data. Else both read equally much from the beginning of each."""
    cipher: str = ""
    """``aes-xts-plain64``; empty if it is unknown or the layer does not encrypt."""
    instructions: bool | None = None
    """Whether the processor has instructions for AES; None where that is no matter, or unknown."""
    driver: str = ""
    """The kernel's implementation that serves this cipher: ``xts-aes-aesni``; empty if it is unknown."""
    accelerated: bool | None = None
    """Whether that one uses such instructions, or a device made for it; None if that is unknown."""
    processors: int = 0
    """How many there are; 0 if that is unknown."""
    without: ProcessorUse | None = None
    through: ProcessorUse | None = None


# -- comparisons of values: before and after, or an experiment ---------------------------------------------

MAX_CANDIDATES = 8

ROUNDS = range(LEAST_PAIRS, MOST_PAIRS + 1)

SECONDS = range(1, 61)
"""Length of one measured run."""

WARM_UP_S = range(11)
"""Length of what is run and thrown away after each switch."""

USUAL_BUDGET_S = 240
"""Seconds. With these a single candidate gets 26 pairs, and each of three gets 12."""

HOLD_S = range(5, 301)
"""For how long a value that is being tried may stay without a request of the window: `Switch`."""

MAX_TOTAL_S = 3600
"""All runs of one comparison together take no longer (security-requirements.md R12)."""

SWITCH_S = 0.3
"""What changing a value, reading it back and opening the drive again takes, for estimates."""


@record
class Candidate:
    """Values to be tried together."""

    changes: tuple[Change, ...]
    """Each from the value in force."""


@record
class Compare:
    """Start a comparison. Runs, rounds and the end come as events; everything is restored whatever happens."""

    drive: DriveRef
    workload: str
    """The id of a workload that reads the raw drive."""
    catalogue: str
    """Digest of the window's workloads (`disktune_contract.workloads.DIGEST`)."""
    candidates: tuple[Candidate, ...]
    """1 to `MAX_CANDIDATES`."""
    rounds: int
    """How many pairs each candidate gets, in `ROUNDS` and at least `least_rounds`. Fixed beforehand: to stop when
    the result is pleasing would falsify it."""
    seconds: int = USUAL_SECONDS
    warm_up_s: int = USUAL_WARM_UP_S
    offset_bytes: int = 0
    most_risk: Risk = Risk.PERFORMANCE
    """No setting with a greater risk is touched."""
    wake: bool = False
    """Whether a sleeping drive may be woken for it."""


# A setting that affects only writes is measured in a file of the user's, by the user's own helper: root takes no
# path. So such a comparison has two halves. Root's helper stores the earlier values and switches; the user's
# helper takes the turns, and asks for each value by its number; the window passes the messages between them.


@record
class Hold:
    """To root's half: store how to restore everything, and be ready to `Switch`. Answered with an `OfTrial`.

    It ends by ``put-back``, and by all that ends a trial: the helper exits, or no request comes for too long.
    """

    drive: DriveRef
    """The drive, array or volume whose settings take effect for the file."""
    candidates: tuple[Candidate, ...]
    """1 to `MAX_CANDIDATES`; one if it cannot be switched back and forth."""
    file_system: str
    """Where the file is, as `disktune_contract.layers.stack.FileSystem.name`: root finds the layers below it
    itself, and refuses what takes effect elsewhere."""
    most_risk: Risk = Risk.PERFORMANCE
    wake: bool = False


@record
class Switch:
    """To root's half: bring the values of ``arm`` into force, 0 for those that were found, or let them stay so.

    They are restored unless the next request comes within ``hold_s`` seconds, in `HOLD_S`.
    """

    trial: str
    arm: int
    hold_s: int


@record
class CompareFolder:
    """To the user's half: take the turns, in a file in ``folder``, which has to be on ``drive``.

    It asks for values by `CompareSwitch` events. All else is as with `Compare`.
    """

    drive: DriveRef
    folder: str
    """An absolute path. No process of root takes one (security-requirements.md R16)."""
    workload: str
    """The id of a workload of a file."""
    catalogue: str
    candidates: int
    """How many there are; only root's half knows what they are."""
    rounds: int
    file_mib: int | None = None
    """Size of the file within `disktune_contract.measuring.workload.FILE_MIB`; None is the usual one."""
    seconds: int = USUAL_SECONDS
    warm_up_s: int = USUAL_WARM_UP_S
    interleaved: bool = True
    """Whether the values may be switched back and forth."""


@record
class CompareSwitch:
    """The user's half asks for the values of ``arm``, for at most ``hold_s`` seconds, and waits for `Switched`.

    Before each run; where they are in force already, it does not wait.
    """

    job: int
    arm: int
    hold_s: int


@record
class Switched:
    """To the user's half: the values of ``arm`` are in force."""

    job: int
    arm: int


@record
class CompareRun:
    """A run is over. ``done`` of ``total`` runs; ``left_s`` is about how long the rest takes, in seconds."""

    job: int
    round: int
    arm: int
    value: float
    """The workload's figure, by its `Metric`; 0 where it has none."""
    disturbed: str
    """A sentence where something else was going on; the run is shown and not counted."""
    done: int
    total: int
    left_s: float


@record
class Standing:
    """The estimate of a candidate after some rounds. No verdict: that follows the last one."""

    arm: int
    estimate: Estimate | None
    """None before the first undisturbed pair."""
    dropped: bool


@record
class CompareRound:
    """A round is over."""

    job: int
    round: int
    margin: float
    """As a ratio: 1.02 where differences up to 2 % do not matter."""
    standings: tuple[Standing, ...]


@record
class Pair:
    """Two runs side by side: the workload's figure with arm 0 in force, and with the candidate."""

    round: int
    before: float
    after: float
    disturbed: str = ""


@record
class Finding:
    """What was found of one candidate: every pair, and what they amount to."""

    arm: int
    pairs: tuple[Pair, ...]
    estimate: Estimate | None
    """At the level that Holm's procedure gives this one among several; None without an undisturbed pair."""
    verdict: Verdict
    words: str


@record
class Comparison:
    """The result of a comparison."""

    workload: str
    seconds: int
    warm_up_s: int
    rounds: int
    interleaved: bool
    margin: float
    """As a ratio."""
    noise: float
    """What the unchanged drive differs by from one round to the next, as a ratio: half width of its interval."""
    findings: tuple[Finding, ...]
    """By arm."""
    best: int = 0
    """The arm to take: 0 where nothing is faster beyond doubt."""
    void: str = ""
    """A sentence where nothing may be concluded."""
    metric: Metric = Metric.THROUGHPUT
    """What the figures of the pairs are."""
    layer: LayerCost | None = None
    """Of a comparison of a volume with what it is on: everything else that is known of it."""
    notes: tuple[str, ...] = ()
    """Sentences about what distorts all figures alike."""


@record
class CompareEnded:
    """A comparison is over, and the values are restored; ``stuck`` names those that could not be."""

    job: int
    result: Comparison | None
    """What was measured until then, where there was anything."""
    stuck: tuple[str, ...] = ()
    """Sentences: settings that could not be restored."""
    fault: Fault | None = None
    why: str = ""


def seconds_needed(candidates: int, rounds: int, seconds: int, warm_up_s: int) -> float:
    """Return about how long a comparison takes."""
    return rounds * (candidates + 1) * (seconds + warm_up_s + SWITCH_S)


def least_rounds(candidates: int) -> int:
    """Return the least rounds in which one of so many candidates can be found to differ; always an even number.

    Even if all its pairs point one way, their probability without a difference has to pass Holm's first step.
    """
    found = LEAST_PAIRS
    while not cut(found, 1 - (1 - LEVEL) / candidates):
        found += 2
    return found


def rounds_within(budget_s: float, candidates: int, seconds: int, warm_up_s: int) -> int:
    """Return how many rounds fit into a budget, 0 where not even the least number does. Always an even number.

    A round and the next, in which the order is the reverse, together are free of any steady drift.
    """
    fit = int(budget_s / seconds_needed(candidates, 1, seconds, warm_up_s)) // 2 * 2
    return min(fit, MOST_PAIRS) if fit >= least_rounds(candidates) else 0
