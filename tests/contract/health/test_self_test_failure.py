"""Which failed self-test counts against a drive, what ends that, and what is said of it."""

from __future__ import annotations

import pytest

from disktune_contract.health.health import AtaHealth, Health, ScsiHealth
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult, failure, says
from disktune_contract.health.verdict import HealthVerdict, judge, own_status, predicts

KIND, OUTCOME = SelfTestKind, SelfTestOutcome
UNREADABLE = SelfTestResult(KIND.EXTENDED, OUTCOME.FAILED_READ, hours=19042, lba=1_953_525_000)
ELECTRONICS = SelfTestResult(KIND.SHORT, OUTCOME.FAILED_ELECTRICAL, hours=7)


def passed(kind: SelfTestKind) -> SelfTestResult:
    return SelfTestResult(kind, OUTCOME.PASSED)


def ata(*tests: SelfTestResult, status: bool | None = True) -> Health:
    return Health(ata=AtaHealth(status, (), rotating=True), self_tests=tests)


@pytest.mark.parametrize("outcome", [one for one in OUTCOME if one.value.startswith("failed")])
def test_every_failure_counts_and_is_caution(outcome: SelfTestOutcome) -> None:
    failed = SelfTestResult(KIND.EXTENDED, outcome)
    assert failure((failed,)) == failed
    judged = judge(ata(failed))
    assert (judged.verdict, judged.why) == (HealthVerdict.CAUTION, (says(failed),))


@pytest.mark.parametrize(
    "outcome",
    [OUTCOME.STOPPED, OUTCOME.INTERRUPTED, OUTCOME.INCOMPLETE, OUTCOME.RUNNING, OUTCOME.UNKNOWN, OUTCOME.PASSED],
)
def test_a_test_without_a_failure_neither_counts_nor_hides_one(outcome: SelfTestOutcome) -> None:
    other = SelfTestResult(KIND.SELECTIVE, outcome)
    assert failure((other,)) is None
    assert failure((other, UNREADABLE)) == UNREADABLE
    assert judge(ata(other)).verdict is HealthVerdict.GOOD


@pytest.mark.parametrize(
    ("later", "failed", "ended"),
    [
        (KIND.EXTENDED, UNREADABLE, True),
        (KIND.EXTENDED, ELECTRONICS, True),
        (KIND.SHORT, ELECTRONICS, True),
        # They may read other blocks than the one that failed.
        (KIND.SHORT, UNREADABLE, False),
        (KIND.SELECTIVE, UNREADABLE, False),
        (KIND.SELECTIVE, SelfTestResult(KIND.SELECTIVE, OUTCOME.FAILED_SERVO), False),
        (KIND.SHORT, SelfTestResult(KIND.SHORT, OUTCOME.FAILED_READ), False),
        (KIND.SHORT, SelfTestResult(KIND.SHORT, OUTCOME.FAILED, lba=5), False),
        # They check something else.
        (KIND.CONVEYANCE, ELECTRONICS, False),
        (KIND.SHORT, SelfTestResult(KIND.CONVEYANCE, OUTCOME.FAILED_DAMAGE), False),
        (KIND.CONVEYANCE, SelfTestResult(KIND.CONVEYANCE, OUTCOME.FAILED_DAMAGE), True),
    ],
)
def test_a_later_test_of_the_same_ends_it(later: SelfTestKind, failed: SelfTestResult, ended: bool) -> None:
    assert failure((passed(later), failed)) == (None if ended else failed)
    assert failure((failed, passed(later))) == failed, "an earlier one ends nothing"


def test_the_newest_of_several_that_count_is_named() -> None:
    older = SelfTestResult(KIND.EXTENDED, OUTCOME.FAILED_READ, hours=5, lba=1)
    assert failure((passed(KIND.CONVEYANCE), ELECTRONICS, UNREADABLE, older)) == ELECTRONICS
    assert failure((passed(KIND.SHORT), ELECTRONICS, UNREADABLE, older)) == UNREADABLE


@pytest.mark.parametrize(
    ("failed", "words"),
    [
        (UNREADABLE, "Extended self-test failed at block 1,953,525,000. That was at 19,042 power-on hours."),
        (ELECTRONICS, "Short self-test failed. That was at 7 power-on hours."),
        (SelfTestResult(KIND.UNKNOWN, OUTCOME.FAILED, lba=0), "Self-test failed at block 0."),
        (SelfTestResult(KIND.UNKNOWN, OUTCOME.FAILED), "Self-test failed."),
    ],
)
def test_it_is_said_which_where_when_and_what_ends_it(failed: SelfTestResult, words: str) -> None:
    assert says(failed) == f"{words} Passing an extended self-test clears this."


def test_it_is_part_of_what_the_drive_says_itself_and_no_predicted_failure() -> None:
    # So a sample keeps it, and a drive in standby is judged as it was by whoever saw its log.
    assert own_status(ata(UNREADABLE)) is HealthVerdict.CAUTION
    assert predicts(ata(UNREADABLE)) == ()


def test_what_the_drive_says_of_itself_goes_first() -> None:
    judged = judge(ata(UNREADABLE, status=False))
    assert judged.verdict is HealthVerdict.FAILING
    assert judged.why == ("The SMART status predicts a failure.", says(UNREADABLE))
    unsure = Health(scsi=ScsiHealth(*(None,) * 9, (), None), self_tests=(UNREADABLE,))
    assert judge(unsure).verdict is HealthVerdict.CAUTION


def test_a_drive_that_was_not_asked_has_no_failed_test() -> None:
    assert judge(Health(asleep=True)).verdict is HealthVerdict.UNKNOWN
