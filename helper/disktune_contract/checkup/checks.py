"""All checks, and what came of them for a drive."""

from __future__ import annotations

from disktune_contract.checkup import cards, firmware, layout, links, upkeep, wear
from disktune_contract.checkup.check import Check, CheckResult, Facts
from disktune_contract.record import record

CHECKS: tuple[Check, ...] = (
    *links.CHECKS,
    *layout.CHECKS,
    *upkeep.CHECKS,
    *firmware.CHECKS,
    *wear.CHECKS,
    *cards.CHECKS,
)
"""In the order in which they are shown."""


@record
class Checked:
    """A check that applies to a drive, and what came of it."""

    check: Check
    result: CheckResult


def check_up(facts: Facts) -> tuple[Checked, ...]:
    """Return what came of every check that applies to the drive."""
    judged = ((check, check.judge(facts)) for check in CHECKS if facts.drive.kind in check.kinds)
    return tuple(Checked(check, result) for check, result in judged if result is not None)
