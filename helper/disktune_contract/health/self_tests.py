"""Self-tests of a drive: which it offers, what runs now, what earlier ones found, which failure counts.

The drive tests itself: the helper begins a test and reads its state, and the test continues without any program. A
self-test reads and changes no data; the drive serves requests in between, more slowly. Sources: ACS-4 (T13/BSR
INCITS 529) SMART EXECUTE OFF-LINE IMMEDIATE and the self-test logs; NVM Express Base Specification 2.0c, Device
Self-test; SPC-5 SEND DIAGNOSTIC and the self-test results log page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number

# -- self-tests: which are offered, what runs, what was found ----------------------------------------------


class SelfTestKind(StrEnum):
    """Which test. All but the last three can be begun."""

    SHORT = "short"
    EXTENDED = "extended"
    CONVEYANCE = "conveyance"
    SELECTIVE = "selective"
    OFFLINE = "offline"
    """Off-line data collection, which many ATA drives do automatically."""
    VENDOR = "vendor"
    UNKNOWN = "unknown"
    """The drive does not report it, or reports what no standard defines."""


LABELS: dict[SelfTestKind, str] = {
    SelfTestKind.SHORT: Sentence("Short self-test"),
    SelfTestKind.EXTENDED: Sentence("Extended self-test"),
    SelfTestKind.CONVEYANCE: Sentence("Conveyance self-test"),
    SelfTestKind.SELECTIVE: Sentence("Selective self-test"),
    SelfTestKind.OFFLINE: Sentence("Off-line data collection"),
    SelfTestKind.VENDOR: Sentence("Vendor-specific self-test"),
    SelfTestKind.UNKNOWN: Sentence("Self-test"),
}
"""What a test is called."""

HELP: dict[SelfTestKind, str] = {
    SelfTestKind.SHORT: Sentence("Electronics, mechanics and a small part of the medium."),
    SelfTestKind.EXTENDED: Sentence("The short test, and the whole medium."),
    SelfTestKind.CONVEYANCE: Sentence("Checks for transport damage."),
    SelfTestKind.SELECTIVE: Sentence("Reads a range of sectors, such as around a failing one."),
}
"""What those do that can be begun."""

HARMLESS = Sentence("Changes no data. Slows the drive; continues without DiskTune.")


class SelfTestOutcome(StrEnum):
    """How a test ended, or that it has not ended."""

    PASSED = "passed"
    RUNNING = "running"
    STOPPED = "stopped"
    """By a command of the host."""
    INTERRUPTED = "interrupted"
    """By a reset, or because the power was lost."""
    INCOMPLETE = "incomplete"
    """An error prevented its end; what it would have found is unknown."""
    FAILED = "failed"
    """The part that failed is not known."""
    FAILED_ELECTRICAL = "failed-electrical"
    FAILED_SERVO = "failed-servo"
    FAILED_READ = "failed-read"
    FAILED_DAMAGE = "failed-damage"
    """Damage by handling is suspected."""
    UNKNOWN = "unknown"
    """A code that no standard defines."""

    @property
    def failed(self) -> bool:
        """Whether the drive found itself faulty."""
        return self in _FAILED


_FAILED = frozenset(one for one in SelfTestOutcome if one.value.startswith("failed"))

OUTCOMES: dict[SelfTestOutcome, str] = {
    SelfTestOutcome.PASSED: Sentence("Completed without error"),
    SelfTestOutcome.RUNNING: Sentence("Running"),
    SelfTestOutcome.STOPPED: Sentence("Stopped by a command"),
    SelfTestOutcome.INTERRUPTED: Sentence("Interrupted by a reset or loss of power"),
    SelfTestOutcome.INCOMPLETE: Sentence("Ended early because of an error: result unknown"),
    SelfTestOutcome.FAILED: Sentence("Failed: unknown component"),
    SelfTestOutcome.FAILED_ELECTRICAL: Sentence("Failed: electronics"),
    SelfTestOutcome.FAILED_SERVO: Sentence("Failed: servo or seeking"),
    SelfTestOutcome.FAILED_READ: Sentence("Failed: unreadable sector"),
    SelfTestOutcome.FAILED_DAMAGE: Sentence("Failed: handling damage suspected"),
    SelfTestOutcome.UNKNOWN: Sentence("Unknown result"),
}
"""How a test ended, in words."""


@record
class SelfTestOffer:
    """A test that the drive offers."""

    kind: SelfTestKind
    minutes: int | None
    """How long it takes by the drive's own estimate, on an idle drive; None if the drive does not report it."""


@record
class RunningSelfTest:
    """The test that runs now."""

    kind: SelfTestKind
    remaining_percent: int | None
    """0 to 100; ATA drives count in steps of 10. None if the drive does not report it."""
    minutes_left: int | None
    """Estimate: that part of the drive's own figure for the whole test, rounded up."""


@record
class SelfTestResult:
    """An entry of the drive's self-test log."""

    kind: SelfTestKind
    outcome: SelfTestOutcome
    captive: bool = False
    """The drive served nothing else during the test."""
    hours: int | None = None
    """Power-on hours when it ended. ATA drives keep 16 bits of it: after 65,535 h it starts from 0 again."""
    remaining_percent: int | None = None
    """How much of a test that did not complete was left; None if the drive does not report it."""
    lba: int | None = None
    """First logical block that could not be read; None if there is none, or the drive does not name it."""
    segment: int | None = None
    """NVMe: the segment of the test that failed first."""
    code: str = ""
    """What else the drive reports about a failure, as its standard writes it, such as ``sense 3h/11h/00h``."""


@record
class SelectiveSpan:
    """A range of the last selective self-test (ACS-4, SMART log 09h)."""

    number: int
    """1 to 5."""
    first: int
    """LBA."""
    last: int
    current: bool = False
    """Whether the drive read it last, or reads it now."""
    outcome: SelfTestOutcome | None = None
    """How that ended; None for the others, and where the drive reports a later test instead."""
    lba: int | None = None
    """Where the drive is, or was when the test ended."""


@record
class SelfTests:
    """All about the self-tests of one drive at one moment."""

    offers: tuple[SelfTestOffer, ...] = ()
    """Empty if the drive has no self-tests; ``note`` has the reason."""
    running: RunningSelfTest | None = None
    last: SelfTestOutcome | None = None
    """ATA: how the last one ended, which the drive reports even if it keeps no log."""
    results: tuple[SelfTestResult, ...] = ()
    """The newest first."""
    spans: tuple[SelectiveSpan, ...] = ()
    """Of the last selective test; empty if there was none."""
    power_on_hours: int | None = None
    """Now, in the unit of `SelfTestResult.hours`."""
    sector_bytes: int | None = None
    """What one LBA counts."""
    refusal: str = ""
    """A sentence: why no test can be started now; empty if one can."""
    rebuilding: str = ""
    """A sentence: which array of this drive rebuilds, checks or recovers; a test is then asked for twice."""
    remark: str = ""
    """A sentence: what may end a test of this drive early; empty if nothing is known."""
    note: str = ""
    """Which part could not be read, and why."""
    asleep: bool = False
    """Nothing was asked because the drive is in standby or sleep mode."""


# -- which failed self-test counts against a drive; pure functions -----------------------------------------
#
# As smartctl counts them (smartctl(8), exit status bit 7): a failure is outdated by a later extended test that
# passed, because that one reads every block again. A test that was stopped, interrupted or ended without a result
# is no evidence. No standard states that a drive fails because a self-test did: ACS-4, NVM Express and SPC-5 have
# a status of their own for that.

_CLEARED = Sentence("Passing an extended self-test clears this.")

_ALIKE = frozenset({SelfTestKind.SHORT, SelfTestKind.CONVEYANCE})
"""These check the same each time. A selective test may read other blocks, and its entry does not show which."""


def failure(results: Iterable[SelfTestResult]) -> SelfTestResult | None:
    """Return the newest failure that no later test has outdated, None if there is none.

    *results* begin with the newest.
    """
    passed: set[SelfTestKind] = set()
    for one in results:
        if one.outcome is SelfTestOutcome.PASSED:
            passed.add(one.kind)
        elif one.outcome.failed and not _is_outdated(one, passed):
            return one
    return None


def _is_outdated(failed: SelfTestResult, passed: set[SelfTestKind]) -> bool:
    """Return whether one of the kinds of tests that *passed* later checked the same."""
    if SelfTestKind.EXTENDED in passed:
        return True
    of_the_medium = failed.lba is not None or failed.outcome is SelfTestOutcome.FAILED_READ
    return not of_the_medium and failed.kind in passed & _ALIKE


def says(failed: SelfTestResult) -> str:
    """Return which test failed, where and when, and what ends that, in sentences."""
    test, lba, hours = LABELS[failed.kind], failed.lba, failed.hours
    what = Sentence("{test} failed.", test=test)
    if lba is not None:
        what = Sentence("{test} failed at block {lba}.", test=test, lba=number(lba))
    when = "" if hours is None else Sentence("That was at {hours} power-on hours.", hours=number(hours))
    return in_turn(what, when, _CLEARED)


def told(results: Sequence[SelfTestResult]) -> str | None:
    """Return the sentence about the failure that counts, empty if none does.

    None if there are no *results*: a log that could not be read has none either.
    """
    if not results:
        return None
    failed = failure(results)
    return says(failed) if failed is not None else ""
