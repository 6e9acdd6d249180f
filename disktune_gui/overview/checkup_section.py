"""Where the check-up stands on the Overview."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.health.checkup import Sorted, section
from disktune_gui.services.checkups import CheckedUp, Checkups
from disktune_gui.text.facts import FactSection


def with_checkup(
    sections: tuple[FactSection, ...], found: CheckedUp | None, checkups: Checkups
) -> tuple[FactSection, ...]:
    """Return *sections* with the check-up among them, if the drive was checked and any check is for it."""
    if found is None or not found.results:
        return sections
    dismissed = checkups.dismissed(found.drive)
    part = section(found.results, dismissed)
    # What was found is read first, after what is urgent about the drive's health.
    titles = [one.title for one in sections]
    before = QCoreApplication.translate("Overview", "Identity")
    after = QCoreApplication.translate("Overview", "Usage")
    if Sorted.of(found.results, dismissed).found:
        place = titles.index(before) if before in titles else 0
    else:
        place = titles.index(after) + 1 if after in titles else len(titles)
    return (*sections[:place], part, *sections[place:])
