"""The same changes for several drives: what would become of each on each of them. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import MAX_TRIAL_S, Applied, StepResult
from disktune_contract.messages.faults import Fault
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings, Whole
from disktune_contract.settings.setting import State, Status, Value
from disktune_contract.settings.step import Step
from disktune_gui.all_settings.grid import ABSENT_SIGN, UNKNOWN_SIGN, Cell, Column, Grid
from disktune_gui.editing import change_summary
from disktune_gui.editing.draft import Draft, DraftChange
from disktune_gui.text import wording

ANSWER_S = 5
"""Seconds by which each further drive on trial lengthens the trial: there is one answer more to give."""


class Fate(Enum):
    """What would become of one change on one drive."""

    CHANGE = "change"
    SAME = "same"
    ABSENT = "absent"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The drive has not answered, so that nothing can be said."""


@dataclass(frozen=True)
class BatchItem:
    """One change on one drive, with the sentence for it."""

    setting: str
    fate: Fate
    words: str
    why: str = ""


@dataclass(frozen=True)
class DrivePlan:
    """What would happen to one drive: every wanted change with its fate, and the steps that remain."""

    drive: Drive
    items: tuple[BatchItem, ...]
    changes: tuple[DraftChange, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The changes as a request carries them, in their order."""
        return tuple(Step(c.edit.setting, c.edit.expected, c.edit.value) for c in self.changes)


def preview(
    drive: Drive,
    states: Sequence[State] | None,
    wanted: Mapping[str, Value],
    blocked: str = "",
    surroundings: Surroundings = UNKNOWN,
) -> DrivePlan:
    """Return what *wanted* would do to *drive*; *blocked* is a sentence why nothing may be done to it now."""
    draft = Draft(tuple(states or ()), surroundings=surroundings)
    whole = Whole.of(draft.states, wanted, surroundings)
    items: dict[str, BatchItem] = {}
    for name, value in wanted.items():
        item, draft = _judge(draft, name, value, whole, asked=states is not None)
        items[name] = (
            BatchItem(name, Fate.REFUSED, "refused", blocked) if blocked and item.fate is Fate.CHANGE else item
        )
    # Only now: whether a change is refused may depend on the others.
    for change in draft.changes():
        if change.refusal:
            items[change.setting.id] = BatchItem(change.setting.id, Fate.REFUSED, "refused", change.refusal)
            draft = draft.without(change.setting.id)
        elif change.remarks and not blocked:
            item = items[change.setting.id]
            items[item.setting] = replace(item, why=" ".join(remark.words for remark in change.remarks))
    return DrivePlan(drive, tuple(items.values()), () if blocked else draft.changes())


def _judge(draft: Draft, name: str, value: Value, whole: Whole, *, asked: bool) -> tuple[BatchItem, Draft]:
    state = draft.state(name)
    if not asked:
        return BatchItem(name, Fate.UNKNOWN, UNKNOWN_SIGN, "The drive has not answered."), draft
    setting = BY_ID[name]
    absent = state is None or state.status in (Status.UNSUPPORTED, Status.LEGACY)
    if state is None or (absent and not rules.brought(setting, state, whole)):
        why = state.reason if state is not None else ""
        return BatchItem(name, Fate.ABSENT, ABSENT_SIGN, why or "This drive does not have it."), draft
    edited = draft.with_value(name, value)
    if edited.edit(name) is None:
        return BatchItem(name, Fate.SAME, f"stays {wording.value_words(setting, value)}"), edited
    now, then = wording.value_words(setting, state.value), wording.value_words(setting, value)
    return BatchItem(name, Fate.CHANGE, f"{now} → {then}"), edited


def trial_s(changes: Iterable[DraftChange], drives: int) -> int:
    """Return for how long to wait for the user's word, in seconds, with so many *drives* on trial."""
    return min(MAX_TRIAL_S, change_summary.trial_s(tuple(changes)) + ANSWER_S * (drives - 1))


def consents(plans: Iterable[DrivePlan]) -> dict[str, str]:
    """Return the dangers that have to be agreed to before *plans* may be carried out, by setting."""
    return {c.setting.id: c.setting.danger for p in plans for c in p.changes if c.needs_consent}


def summary(plans: Sequence[DrivePlan]) -> str:
    """Return in a sentence how much would happen."""
    changing = [p for p in plans if p.changes]
    if not changing:
        return "Nothing would change."
    count = sum(len(p.changes) for p in changing)
    words = f"{_count(count, 'change')} on {_count(len(changing), 'drive')}"
    refused = sum(item.fate is Fate.REFUSED for p in plans for item in p.items)
    absent = sum(item.fate is Fate.ABSENT for p in plans for item in p.items)
    more = [f"{number} {what}" for number, what in ((refused, "refused"), (absent, "not there")) if number]
    return f"{words}; {', '.join(more)}." if more else f"{words}."


def outcomes(applied: Applied) -> dict[str, Cell]:
    """Return what became of each change on one drive, by setting."""
    return {result.setting: _outcome(applied, result) for result in applied.results}


def _outcome(applied: Applied, result: StepResult) -> Cell:
    if result.fault is Fault.CANCELLED:
        return Cell("not tried", "caution", change_summary.outcome(result))
    if result.fault is not None:
        return Cell("failed", "danger", change_summary.outcome(result))
    if change_summary.failed(applied) and result.changed:
        back = any(one.setting == result.setting and one.fault is None for one in applied.undone)
        words, tone = ("restored", "caution") if back else ("not restored", "danger")
        return Cell(words, tone, change_summary.fate(applied, result))
    return Cell(wording.value_words(BY_ID[result.setting], result.wanted), "good", change_summary.outcome(result))


_TONES = {
    Fate.CHANGE: "",
    Fate.SAME: "faint",
    Fate.ABSENT: "faint",
    Fate.REFUSED: "caution",
    Fate.UNKNOWN: "faint",
}


def grid(plans: Sequence[DrivePlan], settings: Sequence[str], done: Mapping[DriveRef, Mapping[str, Cell]]) -> Grid:
    """Return the preview as a table; where something is *done* (drive → setting), what became of it."""
    rows = []
    for entry in plans:
        items = {item.setting: item for item in entry.items}
        results = done.get(entry.drive.ref, {})
        rows.append(tuple(results.get(name) or _cell(items.get(name)) for name in settings))
    heads = tuple(Column(BY_ID[name].label, BY_ID[name].help) for name in settings)
    return Grid(tuple(p.drive for p in plans), heads, tuple(rows))


def _cell(item: BatchItem | None) -> Cell:
    if item is None:
        return Cell("")
    return Cell(item.words, _TONES[item.fate], item.why, marked=item.fate is Fate.CHANGE)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
