"""SMART attributes as a table: number, name, values, threshold, raw value, status. Without widgets."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.health import AtaAttribute, AtaHealth, Failed
from disktune_contract.identity.verdict import ATTRIBUTES, HealthJudgement, HealthVerdict, spins
from disktune_gui.drive_health.attribute_text import NONE, about, flags, ideal, named, observed
from disktune_gui.health.wording import raw_text, temperatures, updated
from disktune_gui.text.facts import listed
from disktune_gui.text.tabular import Cell, DataTable

translate = QCoreApplication.translate

WORDS_IN = (1, 0, 2, 3, 4)
"""The columns that hold words, the name first; none of them is at the right of figures, which it would touch."""
_STATUS = 2
_PLAIN = 1 << 32
"""From here on there is more in a raw value than one number."""


def header() -> tuple[str, ...]:
    """Return the titles of the columns."""
    return (
        translate("Health", "ID"),
        translate("Health", "Attribute"),
        translate("Health", "Status"),
        translate("Health", "Type"),
        translate("Health", "Updated"),
        translate("Health", "Current"),
        translate("Health", "Worst"),
        translate("Health", "Threshold"),
        translate("Health", "Raw value"),
    )


def attribute_table(
    found: AtaHealth | None,
    judged: HealthJudgement | None,
    wanted: str = "",
    names: Mapping[int, str] = NONE,
) -> DataTable:
    """Return the attributes in whose row *wanted* stands; none before they are read.

    *names* are those that smartmontools' database gives the attributes of this model.
    """
    suspect = {
        ATTRIBUTES[one.counter]
        for one in (judged.evidence if judged is not None else ())
        if one.weight is HealthVerdict.CAUTION and one.counter in ATTRIBUTES
    }
    rows = [_row(one, suspect, names) for one in (found.attributes if found is not None else ())]
    sought = wanted.strip().casefold()
    return DataTable(header(), [row for row in rows if sought in " ".join(map(str, row)).casefold()])


def exported_table(
    found: AtaHealth | None, judged: HealthJudgement | None, names: Mapping[int, str] = NONE
) -> DataTable:
    """Return all attributes with what they count, and how often hard disks with such a raw value failed.

    The failures are per drive and year of operation, with the ends of the interval of 95%.
    """
    table, disk = attribute_table(found, judged, names=names), spins(found)
    more = (
        translate("Health", "Flags"),
        translate("Health", "Better raw value"),
        translate("Health", "Description"),
        translate("Health", "Annual failure rate (Backblaze 2014, via Scrutiny)"),
        translate("Health", "Lower end (95%)"),
        translate("Health", "Upper end (95%)"),
    )
    rows = [
        (*row, *_more(one, disk, names))
        for row, one in zip(table.rows, found.attributes if found is not None else (), strict=True)
    ]
    return DataTable((*table.header, *more), rows)


def _more(one: AtaAttribute, disk: bool, names: Mapping[int, str]) -> tuple[Cell, ...]:
    rate = observed(one, disk=disk, names=names)
    ends = (rate.rate, rate.least, rate.most) if rate is not None else (None, None, None)
    return (listed(flags(one)), ideal(one.number, names) or None, about(one.number, names) or None, *ends)


def tone(row: tuple[Cell, ...]) -> str:
    """Return how a row is meant: what fails now, and what counts against the drive."""
    return {_failing(): "danger", _caution(): "caution"}.get(str(row[_STATUS]), "")


def _row(one: AtaAttribute, suspect: set[int], names: Mapping[int, str]) -> tuple[Cell, ...]:
    return (
        one.number,
        named(one.number, names),
        _status(one, suspect),
        translate("Overview", "pre-failure") if one.pre_failure else translate("Overview", "old age"),
        updated(one) or None,
        one.value,
        one.worst,
        one.threshold or translate("Overview", "none"),
        raw_text(one) if one.raw >= _PLAIN or temperatures(one) is not None else one.raw,
    )


def _status(one: AtaAttribute, suspect: set[int]) -> str:
    if one.failed is Failed.NOW:
        return _failing()
    if one.number in suspect:
        return _caution()
    if one.failed is Failed.PAST:
        return translate("Overview", "failed in the past")
    if not one.threshold:
        return translate("Health", "no threshold")
    return translate("Health", "above threshold")


def _failing() -> str:
    return translate("Overview", "FAILING NOW")


def _caution() -> str:
    return translate("Health", "caution")
