"""The same changes for several drives: what would become of each on each of them; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import MAX_TRIAL_S, Applied, ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings, Whole
from disktune_contract.sentence import in_turn
from disktune_contract.settings.change import Change
from disktune_contract.settings.saved import same_value
from disktune_contract.settings.setting import State, Status, Value
from disktune_gui.all_settings.grid import ABSENT_SIGN, UNKNOWN_SIGN, Cell, Column, Grid
from disktune_gui.editing import change_summary
from disktune_gui.editing.cost_text import cost_words
from disktune_gui.editing.draft import Draft, ReviewedChange
from disktune_gui.text import wording
from disktune_gui.text.amounts import number
from disktune_gui.text.said import said

translate = QCoreApplication.translate

_NOT_THERE = (Status.UNSUPPORTED, Status.LEGACY)
_MOST_VALUES = 4
"""Different values of drives that are named."""

ANSWER_S = 5
"""Seconds by which each further drive on trial lengthens the trial: there is one answer more to give."""


class PreviewKind(Enum):
    """What would become of one change on one drive."""

    CHANGE = "change"
    SAME = "same"
    ABSENT = "absent"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The drive has not answered, so that nothing can be said."""


@record
class ChangePreview:
    """One change on one drive, with the sentence for it."""

    setting: str
    kind: PreviewKind
    words: str
    why: str = ""


@record
class DrivePreview:
    """What would happen to one drive: every wanted change with a sentence, and the changes that remain."""

    drive: Drive
    items: tuple[ChangePreview, ...]
    reviewed: tuple[ReviewedChange, ...] = ()

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes as a request carries them, in their order."""
        return tuple(reviewed.change for reviewed in self.reviewed)


def preview(
    drive: Drive,
    states: Sequence[State] | None,
    wanted: Mapping[str, Value],
    blocked: str = "",
    surroundings: Surroundings = UNKNOWN,
    *,
    failing: bool = False,
    original: Mapping[str, Value] = MappingProxyType({}),
) -> DrivePreview:
    """Return what *wanted* would do to *drive*; *blocked* is a sentence why nothing may be done to it now.

    Of a drive that is *failing* all is refused that does not lower the risk. *original* values return without
    consent.
    """
    draft = Draft(tuple(states or ()), surroundings=surroundings, failing=failing)
    whole = Whole.of(draft.states, wanted, surroundings, failing=failing)
    items: dict[str, ChangePreview] = {}
    for name, value in wanted.items():
        item, draft = _judge(draft, name, value, whole, asked=states is not None)
        if same_value(original.get(name), value):
            draft = replace(draft, returning=draft.returning | {name})
        items[name] = (
            ChangePreview(name, PreviewKind.REFUSED, translate("Changes", "refused"), blocked)
            if blocked and item.kind is PreviewKind.CHANGE
            else item
        )
    # Only now: whether a change is refused may depend on the others.
    for change in draft.reviewed():
        if change.refusal:
            items[change.setting.id] = ChangePreview(
                change.setting.id, PreviewKind.REFUSED, translate("Changes", "refused"), said(change.refusal)
            )
            draft = draft.without(change.setting.id)
        elif change.remarks and not blocked:
            item = items[change.setting.id]
            why = said(in_turn(*(remark.words for remark in change.remarks)))
            items[item.setting] = replace(item, why=why)
    return DrivePreview(drive, tuple(items.values()), () if blocked else draft.reviewed())


def _judge(draft: Draft, name: str, value: Value, whole: Whole, *, asked: bool) -> tuple[ChangePreview, Draft]:
    state = draft.state(name)
    if not asked:
        return ChangePreview(
            name, PreviewKind.UNKNOWN, UNKNOWN_SIGN, translate("Changes", "The drive has not responded.")
        ), draft
    setting = BY_ID[name]
    absent = state is None or state.status in (Status.UNSUPPORTED, Status.LEGACY)
    if state is None or (absent and not rules.brought(setting, state, whole)):
        why = said(state.reason) if state is not None else ""
        return ChangePreview(
            name, PreviewKind.ABSENT, ABSENT_SIGN, why or translate("Changes", "Not supported by this drive.")
        ), draft
    edited = draft.with_value(name, value)
    if edited.change(name) is None:
        return ChangePreview(
            name,
            PreviewKind.SAME,
            translate("Changes", "stays {value}").format(value=wording.value_words(setting, value)),
        ), edited
    now, then = wording.value_words(setting, state.value), wording.value_words(setting, value)
    words = translate("Changes", "{before} → {after}").format(before=now, after=then)
    return ChangePreview(name, PreviewKind.CHANGE, words), edited


def now_words(name: str, states: Iterable[Mapping[str, State]]) -> str:
    """Return what drives with these *states* have now, as far as they have the setting; empty if none does."""
    setting = BY_ID[name]
    there = [drive[name] for drive in states if name in drive and drive[name].status not in _NOT_THERE]
    values = list(dict.fromkeys(wording.value_words(setting, state.value) for state in there))
    if len(values) > 1:
        some = values if len(values) <= _MOST_VALUES else [*values[:_MOST_VALUES], "…"]
        return translate("Changes", "differs: {values}").format(values=", ".join(some))
    return translate("Changes", "now {value}").format(value=values[0]) if values else ""


def cost_of(name: str, previews: Iterable[DrivePreview]) -> str:
    """Return what changing one setting brings, costs and risks on the drives on which it changes."""
    changes = [one for preview in previews for one in preview.reviewed if one.setting.id == name]
    costs = dict.fromkeys(cost_words(one.setting, one.state.value, one.change.value) for one in changes)
    dangers = dict.fromkeys(said(one.setting.danger) for one in changes if one.is_dangerous)
    return said(in_turn(*filter(None, (*costs, *dangers))))


def trial_s(changes: Iterable[ReviewedChange], drives: int) -> int:
    """Return for how long to wait for the user's word, in seconds, with so many *drives* on trial."""
    return min(MAX_TRIAL_S, change_summary.trial_s(tuple(changes)) + ANSWER_S * (drives - 1))


def consents(previews: Iterable[DrivePreview]) -> dict[str, str]:
    """Return the dangers that have to be agreed to before *previews* may be carried out, by setting."""
    return {c.setting.id: said(c.setting.danger) for one in previews for c in one.reviewed if c.needs_consent}


def summary(previews: Sequence[DrivePreview]) -> str:
    """Return in a sentence how much would happen."""
    changing = [one for one in previews if one.changes]
    if not changing:
        return translate("Changes", "No changes.")
    refused = sum(item.kind is PreviewKind.REFUSED for one in previews for item in one.items)
    absent = sum(item.kind is PreviewKind.ABSENT for one in previews for item in one.items)
    total = sum(len(one.changes) for one in changing)
    parts = [
        translate("Changes", "Drives to change: {count}.").format(count=number(len(changing))),
        translate("Changes", "Changes: {count}.").format(count=number(total)),
        translate("Changes", "Rejected: {count}.").format(count=number(refused)) if refused else "",
        translate("Changes", "Not supported: {count}.").format(count=number(absent)) if absent else "",
    ]
    return said(in_turn(*parts))


def results(applied: Applied) -> dict[str, Cell]:
    """Return what became of each change on one drive, by setting."""
    return {result.setting: _result(applied, result) for result in applied.results}


def _result(applied: Applied, result: ChangeResult) -> Cell:
    if result.fault is Fault.CANCELLED:
        return Cell(translate("Changes", "not tried"), "caution", change_summary.result_words(result))
    if result.fault is not None:
        return Cell(translate("Changes", "failed"), "danger", change_summary.result_words(result))
    if change_summary.failed(applied) and result.changed:
        back = any(one.setting == result.setting and one.fault is None for one in applied.restored)
        words, tone = (
            (translate("Changes", "restored"), "caution")
            if back
            else (translate("Changes", "not restored"), "danger")
        )
        return Cell(words, tone, change_summary.result_in(applied, result))
    # What was read back; only a drive that cannot be asked is taken at the word that was sent.
    value = result.wanted if result.after is None else result.after
    return Cell(wording.value_words(BY_ID[result.setting], value), "good", change_summary.result_words(result))


_TONES = {
    PreviewKind.CHANGE: "",
    PreviewKind.SAME: "faint",
    PreviewKind.ABSENT: "faint",
    PreviewKind.REFUSED: "caution",
    PreviewKind.UNKNOWN: "faint",
}


def grid(
    previews: Sequence[DrivePreview], settings: Sequence[str], done: Mapping[DriveRef, Mapping[str, Cell]]
) -> Grid:
    """Return the preview as a table; where something is *done* (drive → setting), what became of it."""
    rows = []
    for one in previews:
        items = {item.setting: item for item in one.items}
        results = done.get(one.drive.ref, {})
        rows.append(tuple(results.get(name) or _cell(items.get(name)) for name in settings))
    heads = tuple(Column(said(BY_ID[name].label), said(BY_ID[name].help)) for name in settings)
    return Grid(tuple(one.drive for one in previews), heads, tuple(rows))


def _cell(item: ChangePreview | None) -> Cell:
    if item is None:
        return Cell("")
    return Cell(item.words, _TONES[item.kind], item.why, marked=item.kind is PreviewKind.CHANGE)
