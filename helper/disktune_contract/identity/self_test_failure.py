"""Which failed self-test counts against a drive; pure functions.

As smartctl counts them (smartctl(8), exit status bit 7): a failure is outdated by a later extended test that
passed, because that one reads every block again. A test that was stopped, interrupted or ended without a result
says nothing. No standard says that a drive fails because a self-test did: ACS-4, NVM Express and SPC-5 have a
status of their own for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from disktune_contract.identity.self_tests import LABELS, SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number

_CLEARED = Sentence("An extended self-test that passes clears this.")

_ALIKE = frozenset({SelfTestKind.SHORT, SelfTestKind.CONVEYANCE})
"""These check the same each time. A selective test may read other blocks, and its entry does not say which."""


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
    if lba is not None and hours is not None:
        what = Sentence(
            "{test} failed at block {lba} (at {hours} power-on hours).",
            test=test,
            lba=number(lba),
            hours=number(hours),
        )
    elif lba is not None:
        what = Sentence("{test} failed at block {lba}.", test=test, lba=number(lba))
    elif hours is not None:
        what = Sentence("{test} failed (at {hours} power-on hours).", test=test, hours=number(hours))
    else:
        what = Sentence("{test} failed.", test=test)
    return in_turn(what, _CLEARED)


def told(results: Sequence[SelfTestResult]) -> str | None:
    """Return what is said of the failure that counts, empty if none does.

    None if there are no *results*: a log that could not be read has none either.
    """
    if not results:
        return None
    failed = failure(results)
    return says(failed) if failed is not None else ""
