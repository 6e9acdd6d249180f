"""The entry of a drive in smartmontools' database, in words. Without widgets."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import replace
from disktune_gui.store.drive_database import DatabaseUnavailable, FamilyFacts
from disktune_gui.text.facts import FactRow, FactSection, word
from disktune_gui.text.wording import unknown

translate = QCoreApplication.translate


def with_family(sections: tuple[FactSection, ...], facts: FamilyFacts | None) -> tuple[FactSection, ...]:
    """Return *sections*, the first of which is what the drive is, with its family behind the model."""
    if facts is None or not sections:
        return sections
    first, *others = sections
    model, *more = first.rows
    return (replace(first, rows=(model, *family_rows(facts), *more)), *others)


def family_rows(facts: FamilyFacts) -> tuple[FactRow, ...]:
    """Return the family, and whether the model is in the database; or why neither is known."""
    label = translate("Overview", "Model family")
    if facts.unread is not None:
        return (FactRow(label, unknown(), _why_unread(facts.unread)),)
    name = facts.entry.name if facts.entry is not None else ""
    note = "" if name else translate("Overview", "unknown to smartctl")
    return (
        FactRow(label, name or unknown(), note),
        FactRow(translate("Overview", "In smartctl's database"), word(facts.entry is not None)),
    )


def _why_unread(unread: DatabaseUnavailable) -> str:
    if unread is DatabaseUnavailable.ABSENT:
        return translate("Overview", "smartmontools not installed")
    if unread is DatabaseUnavailable.HIDDEN:
        return translate("Overview", "no smartmontools in the sandbox")
    return translate("Overview", "smartctl does not answer")


def warning(facts: FamilyFacts | None) -> str:
    """Return what the database warns of for this model and firmware, as sentences; empty if of nothing."""
    if facts is None or facts.entry is None or not facts.entry.warning:
        return ""
    words = translate("Health", "smartmontools on this firmware: {warning}")
    return words.format(warning=facts.entry.warning)


def database_section(facts: FamilyFacts | None) -> FactSection:
    """Return what of this belongs to the health of a drive, as rows; none if it is nothing."""
    rows: tuple[FactRow, ...] = ()
    if facts is not None and facts.entry is not None and facts.entry.warning:
        rows = (FactRow(translate("Health", "Firmware warning"), facts.entry.warning),)
    return FactSection(translate("Health", "smartmontools' Drive Database"), rows)
