"""The check-up in words: what was found, what is well, and what is not known."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.checkup.check import Certainty, Outcome, ReadFact
from disktune_contract.checkup.checks import Checked
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_gui.text.facts import FactRow, FactSection, listed
from disktune_gui.text.said import said

translate = QCoreApplication.translate


class Group(Enum):
    """Where a result is shown, in this order."""

    FOUND = "found"
    UNKNOWN = "unknown"
    WELL = "well"
    DISMISSED = "dismissed"
    """Found, and not to be reported."""


@record
class GroupedResults:
    """The results of one drive or more, by group."""

    found: tuple[Checked, ...]
    unknown: tuple[Checked, ...]
    well: tuple[Checked, ...]
    dismissed: tuple[Checked, ...]

    @classmethod
    def of(cls, results: Iterable[Checked], dismissed: Collection[str]) -> GroupedResults:
        """Return *results* in their groups."""
        groups: dict[Group, list[Checked]] = {group: [] for group in Group}
        for one in results:
            groups[group_of(one, dismissed)].append(one)
        return cls(*(tuple(groups[group]) for group in Group))


def group_of(one: Checked, dismissed: Collection[str]) -> Group:
    """Return where a result is shown."""
    if one.result.outcome is Outcome.FOUND:
        return Group.DISMISSED if one.check.id in dismissed else Group.FOUND
    return Group.WELL if one.result.outcome is Outcome.WELL else Group.UNKNOWN


def heading(group: Group, count: int) -> str:
    """Return the heading of a group with the number of its results."""
    words = {
        Group.FOUND: Sentence.counted(count, "{n} finding", "{n} findings"),
        Group.UNKNOWN: Sentence.counted(count, "{n} check not possible", "{n} checks not possible"),
        Group.WELL: Sentence.counted(count, "{n} check passed", "{n} checks passed"),
        Group.DISMISSED: Sentence.counted(count, "{n} finding ignored", "{n} findings ignored"),
    }
    return said(words[group])


def sure(one: Checked) -> str:
    """Return how sure a finding is; empty for other results."""
    if one.result.outcome is not Outcome.FOUND:
        return ""
    return {
        Certainty.CERTAIN: translate("Checkup", "certain"),
        Certainty.LIKELY: translate("Checkup", "likely"),
    }[one.result.sure]


def detail(one: Checked) -> str:
    """Return everything about a result, in lines."""
    result = one.result
    lines = [said(result.says)] if result.says else []
    if result.advice:
        lines.append(translate("Checkup", "What helps: {advice}").format(advice=said(result.advice)))
    if words := sure(one):
        lines.append(translate("Checkup", "Confidence: {sure}").format(sure=words))
    if found := evidence(one):
        lines += ["", translate("Checkup", "Facts read:"), *found]
    return "\n".join(lines).strip()


def evidence(one: Checked) -> tuple[str, ...]:
    """Return the facts behind a result, a line each."""
    return tuple(fact(each) for each in one.result.evidence)


def fact(one: ReadFact) -> str:
    """Return a fact with where it was read."""
    words = translate("Checkup", "{what}: {value} ({source})")
    return words.format(what=_named(one.what), value=said(one.value), source=_named(one.source))


def _named(text: str) -> str:
    """Return the label of a setting for its id, and every other text; both are translated."""
    return said(BY_ID[text].label) if text in BY_ID else said(text)


def section(results: Iterable[Checked], dismissed: Collection[str]) -> FactSection:
    """Return the check-up in short: what was found first."""
    parts = GroupedResults.of(results, dismissed)
    rows = [FactRow(said(one.check.label), said(one.result.says)) for one in parts.found]
    rows += [
        FactRow(words, listed(said(one.check.label) for one in group) or "")
        for words, group in (
            (translate("Checkup", "Passed"), parts.well),
            (translate("Checkup", "Not possible"), parts.unknown),
            (translate("Checkup", "Ignored"), parts.dismissed),
        )
        if group
    ]
    return FactSection(translate("Checkup", "Check-Up"), tuple(rows))


def whole_section(results: Iterable[Checked], dismissed: Collection[str]) -> FactSection:
    """Return every result in full, for a report."""
    parts = GroupedResults.of(results, dismissed)
    words = {
        Group.FOUND: translate("Checkup", "found"),
        Group.UNKNOWN: translate("Checkup", "not possible"),
        Group.WELL: translate("Checkup", "passed"),
        Group.DISMISSED: translate("Checkup", "ignored"),
    }
    groups = zip(Group, (parts.found, parts.unknown, parts.well, parts.dismissed), strict=True)
    return FactSection(
        translate("Checkup", "Check-Up"),
        tuple(
            FactRow(said(one.check.label), words[group], detail(one).replace("\n\n", "\n").replace("\n", " "))
            for group, results in groups
            for one in results
        ),
    )
