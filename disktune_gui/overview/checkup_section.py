"""Where the check-up stands on the Overview."""

from __future__ import annotations

from disktune_contract.record import replace
from disktune_gui.health.checkup import Sorted, section
from disktune_gui.services.checkups import CheckedUp, Checkups
from disktune_gui.text.facts import IDENTITY, USAGE, FactSection

FINDINGS = "findings"
"""The key of a check-up that found something, which is not closed with those that did not."""


def with_checkup(
    sections: tuple[FactSection, ...], found: CheckedUp | None, checkups: Checkups
) -> tuple[FactSection, ...]:
    """Return *sections* with the check-up among them, if the drive was checked and any check is for it."""
    if found is None or not found.results:
        return sections
    dismissed = checkups.dismissed(found.drive)
    part = section(found.results, dismissed)
    # What was found is read first, after what is urgent about the drive's health.
    keys = [one.key for one in sections]
    if Sorted.of(found.results, dismissed).found:
        place = keys.index(IDENTITY) if IDENTITY in keys else 0
        return (*sections[:place], replace(part, key=FINDINGS), *sections[place:])
    place = keys.index(USAGE) + 1 if USAGE in keys else len(keys)
    return (*sections[:place], replace(part, key="checkup"), *sections[place:])
