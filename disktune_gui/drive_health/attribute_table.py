"""SMART attributes as a table, what each of them counts, in words, and both on the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PyQt6.QtCore import QCoreApplication, QModelIndex, Qt
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.health.attribute_meanings import (
    BY_NUMBER,
    Ideal,
    ObservedRate,
    is_meant,
    rate_at,
)
from disktune_contract.health.health import AtaAttribute, AtaHealth, Failed
from disktune_contract.health.verdict import ATTRIBUTES, HealthJudgement, HealthVerdict, spins
from disktune_contract.sentence import in_turn
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.health.wording import attribute_name, raw_text, temperatures, updated
from disktune_gui.text.facts import listed
from disktune_gui.text.formats import number, percent
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.theming.style import flush

# -- SMART attributes in words, and how often disks failed (no widgets) ------------------------------------

translate = QCoreApplication.translate

NONE: Mapping[int, str] = MappingProxyType({})
"""The names of a drive that no database names otherwise."""


def named(number: int, names: Mapping[int, str]) -> str:
    """Return what an attribute is called; *names* are those that smartmontools' database gives the drive's.

    Where that name means the same as ours, ours is shown, in the language of the window.
    """
    theirs = names.get(number, "")
    if theirs and not is_meant(number, theirs):
        return theirs
    return attribute_name(number) or theirs or translate("Health", "vendor-specific")


def explained(one: AtaAttribute, *, disk: bool, names: Mapping[int, str] = NONE) -> str:
    """Return sentences: what an attribute counts, which raw value is better, how disks with this one fared.

    *disk* is whether the drive is a hard disk: of others nothing was observed.
    """
    told = []
    if one.number in names:
        words = translate("Health", "smartctl: {name}.")
        told.append(words.format(name=names[one.number]))
    if _is_ours(one.number, names):
        rate = observed(one, disk=disk, names=names)
        told += [about(one.number, names), _better(one.number), _of_rate(rate) if rate is not None else ""]
    elif not told:
        told.append(translate("Health", "Vendor-specific."))
    return said(in_turn(*told, _kind_in_words(one), _flags_in_words(one)))


def flags(one: AtaAttribute) -> tuple[str, ...]:
    """Return what else the drive reports of an attribute, a word or two each."""
    its = one.flags
    if its is None:
        return ()
    said_of_it = (
        (its.performance, translate("Health", "performance")),
        (its.error_rate, translate("Health", "error rate")),
        (its.event_count, translate("Health", "event count")),
        (its.self_preserving, translate("Health", "self-preserving")),
    )
    return tuple(words for is_set, words in said_of_it if is_set)


def _kind_in_words(one: AtaAttribute) -> str:
    words = translate("Health", "Pre-failure.") if one.pre_failure else translate("Health", "Old age.")
    when = translate("Health", "Updated: {when}.").format(when=updated(one)) if updated(one) else ""
    return f"{words} {when}".rstrip()


def _flags_in_words(one: AtaAttribute) -> str:
    found = listed(flags(one))
    return translate("Health", "Flags: {flags}.").format(flags=found) if found else ""


def about(number: int, names: Mapping[int, str] = NONE) -> str:
    """Return what most vendors use an attribute for, as a sentence; empty if this drive's is another one."""
    return said(BY_NUMBER[number].about) if _is_ours(number, names) else ""


def ideal(number: int, names: Mapping[int, str] = NONE) -> str:
    """Return in a word which raw value is the better one; empty if neither is, or that is not known."""
    if not _is_ours(number, names):
        return ""
    return {
        Ideal.LOW: translate("Health", "low"),
        Ideal.HIGH: translate("Health", "high"),
        Ideal.NEITHER: "",
    }[BY_NUMBER[number].ideal]


def observed(one: AtaAttribute, *, disk: bool, names: Mapping[int, str] = NONE) -> ObservedRate | None:
    """Return how often hard disks with the raw value of an attribute failed; None of other drives."""
    return rate_at(one.number, one.raw) if disk and _is_ours(one.number, names) else None


def _is_ours(number: int, names: Mapping[int, str]) -> bool:
    """Return whether an attribute counts what most vendors use its number for, as far as is known."""
    return number in BY_NUMBER and (number not in names or is_meant(number, names[number]))


def _better(number: int) -> str:
    return {
        Ideal.LOW: translate("Health", "Low is better."),
        Ideal.HIGH: translate("Health", "High is better."),
        Ideal.NEITHER: "",
    }[BY_NUMBER[number].ideal]


_RATED_BY = "Backblaze 2014, Scrutiny"


def _of_rate(rate: ObservedRate) -> str:
    if rate.rate < 1:
        words = translate("Health", "Annual failure rate {rate}, 95% {least} to {most} ({source}).")
        values = {"rate": _share(rate.rate), "least": _share(rate.least), "most": _share(rate.most)}
        return words.format(source=_RATED_BY, **values)
    # More failures in a year than drives: that is no share.
    words = translate("Health", "One failure in {months}, 95% {least} to {most} ({source}).")
    values = {"months": _months(rate.rate), "least": _months(rate.most), "most": _months(rate.least)}
    return words.format(source=_RATED_BY, **values)


def _share(rate: float) -> str:
    return percent(rate, 1 if rate < 0.1 else 0)


def _months(rate: float) -> str:
    return translate("Health", "{number} months").format(number=number(12 / rate, 1))


# -- SMART attributes as a table (no widgets) --------------------------------------------------------------

WORDS_IN = (1, 0, 2)
"""The text columns that are shown, the name first; none is at the right of figures, which it would touch."""
_SHOWN = (0, 1, 2, 5, 6, 7, 8)
"""Type and update are in the explanation of a row."""
_STATUS = 2
_PLAIN = 1 << 32
"""From here on a raw value has more in it than one number."""


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
    """Return the attributes whose rows contain *wanted*; none before they are read.

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
        translate("Health", "Annual failure rate (Backblaze 2014)"),
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
    """Return the tone of a row: what fails now, and what counts against the drive."""
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
    return translate("Health", "good")


def _failing() -> str:
    return translate("Overview", "FAILING NOW")


def _caution() -> str:
    return translate("Health", "caution")


# -- the table of SMART attributes, with an explanation of the current one ---------------------------------


class AttributeView(QWidget):
    """A row explains itself when the pointer is over it, and below the table when it is the current one."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTwin()
        self.table.mix(WORDS_IN, tone)
        self.table.explain(self._explained)
        self.table.setAccessibleName(translate("HealthPage", "SMART attributes"))
        self._explain: Callable[[int], str] = lambda _number: ""
        self.about = PlainLabel()
        self.about.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = flush(QVBoxLayout(self), 6)
        column.addWidget(self.table)
        column.addWidget(self.about)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._on_current)
        self._show_about()

    def show_table(self, table: DataTable, explain: Callable[[int], str]) -> None:
        """Show *table*; *explain* returns the explanation of the attribute with a number."""
        self._explain = explain
        rows = [tuple(row[at] for at in _SHOWN) for row in table.rows]
        self.table.set_table(DataTable(tuple(table.header[at] for at in _SHOWN), rows))
        self.table.fit_height()
        self._show_about()

    def _explained(self, row: tuple[Cell, ...]) -> str:
        return self._explain(row[0]) if isinstance(row[0], int) else ""

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_about()

    def _show_about(self) -> None:
        row, rows = self.table.currentIndex().row(), self.table.table.rows
        told = self._explained(rows[row]) if 0 <= row < len(rows) else ""
        self.about.setText(told)
        self.about.setVisible(bool(told))
