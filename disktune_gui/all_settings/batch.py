"""The same changes for several drives: a preview for each, and applying them side by side as one trial."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from PyQt6.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import MAX_TRIAL_S, AnswerIn, Applied, Apply, ChangeResult, TrialExtended
from disktune_contract.messages.faults import Fault
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext, Surroundings
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import same_value
from disktune_contract.settings.setting import Change, State, Status, Value
from disktune_gui.all_settings.comparison import ABSENT_SIGN, UNKNOWN_SIGN, Cell, Column, Grid
from disktune_gui.client.session import Session
from disktune_gui.editing import change_summary
from disktune_gui.editing.change_summary import cost_words
from disktune_gui.editing.planned_values import Draft, ReviewedChange
from disktune_gui.editing.trials import TrialBars
from disktune_gui.text import wording
from disktune_gui.text.formats import number
from disktune_gui.text.said import said

# -- preview of the same changes on several drives (no widgets) --------------------------------------------

translate = QCoreApplication.translate

_NOT_THERE = (Status.UNSUPPORTED, Status.LEGACY)
_MOST_VALUES = 4
"""Different values of drives that are listed at most."""

ANSWER_S = 5
"""Seconds by which each further drive on trial lengthens the trial: there is one answer more to give."""


class PreviewKind(Enum):
    """The expected result of one change on one drive."""

    CHANGE = "change"
    SAME = "same"
    ABSENT = "absent"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The drive has not answered, so the result is unknown."""


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
    """Return what *wanted* would do to *drive*; *blocked* is a sentence why it must not be changed now.

    For a *failing* drive every change is refused that does not lower the risk. *original* values return without
    consent.
    """
    draft = Draft(tuple(states or ()), surroundings=surroundings, failing=failing)
    whole = RuleContext.of(draft.states, wanted, surroundings, failing=failing)
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


def _judge(
    draft: Draft, name: str, value: Value, whole: RuleContext, *, asked: bool
) -> tuple[ChangePreview, Draft]:
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
    """Return how many seconds to wait for the user's answer, with so many *drives* on trial."""
    return min(MAX_TRIAL_S, change_summary.trial_s(tuple(changes)) + ANSWER_S * (drives - 1))


def consents(previews: Iterable[DrivePreview]) -> dict[str, str]:
    """Return the dangers that have to be agreed to before *previews* may be carried out, by setting."""
    return {c.setting.id: said(c.setting.danger) for one in previews for c in one.reviewed if c.needs_consent}


def summary(previews: Sequence[DrivePreview]) -> str:
    """Return a summary of the changes in a sentence."""
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
    """Return the result of each change on one drive, by setting."""
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
    # The value that was read back; only for a drive that cannot be asked, the one that was sent.
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
    """Return the preview as a table; where a change is *done* (drive → setting), its result."""
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


# -- applying changes to several drives as one trial -------------------------------------------------------

HOLD_MS = 30_000
"""Interval at which trials already begun are extended while other drives are still being changed: of many
drives on a slow computer, the first trial would be over before the last drive has answered."""


class BatchRun(QObject):
    """Unlocks, sends the drives their changes, and begins their trials when all have answered."""

    waits_for = pyqtSignal(tuple)
    """The drives that are being changed."""
    came_to = pyqtSignal(Drive, object)  # dict[str, Cell]
    """The results of applying on a drive, by setting."""
    ended = pyqtSignal()
    refused = pyqtSignal(str)
    """Nothing was applied, for the reason in this sentence."""

    def __init__(self, session: Session, trials: TrialBars, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._trials = session, trials
        self._entries: tuple[DrivePreview, ...] = ()
        self._waiting: dict[DriveRef, Drive] = {}
        """Drives that have not answered."""
        self._applied: list[tuple[DrivePreview, Applied]] = []
        """What is on trial, and has no bar yet."""
        self._hold = QTimer(self)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_hold)

    def start(self, entries: Iterable[DrivePreview]) -> None:
        """Apply all of *entries*, after the password where one is needed."""
        self._entries = tuple(entries)
        if self._session.may("apply"):
            self._send()
        else:
            self._session.unlock(self, self._send, self.refused.emit)

    def _send(self) -> None:
        self._waiting = {entry.drive.ref: entry.drive for entry in self._entries}
        self._applied.clear()
        if not self._entries:
            self.ended.emit()
            return
        self.waits_for.emit(tuple(self._waiting.values()))
        self._hold.start()
        for entry in self._entries:
            # None of several may be over before the last has been changed.
            seconds = trial_s(entry.reviewed, 1) if len(self._entries) == 1 else MAX_TRIAL_S
            self._session.request(
                self,
                "apply",
                Apply(entry.drive.ref, entry.changes, seconds),
                lambda reply, entry=entry: self._on_applied(entry, reply),  # type: ignore[misc]
                lambda fault, why, entry=entry: self._on_not_applied(entry, fault, why),  # type: ignore[misc]
            )

    def _on_applied(self, entry: DrivePreview, applied: Applied) -> None:
        if applied.trial:
            self._applied.append((entry, applied))
        self._on_answer(entry, results(applied))

    def _on_not_applied(self, entry: DrivePreview, _fault: Fault, why: str) -> None:
        failed = Cell(self.tr("failed"), "danger", why)
        self._on_answer(entry, dict.fromkeys((change.setting for change in entry.changes), failed))

    def _on_answer(self, entry: DrivePreview, cells: dict[str, Cell]) -> None:
        del self._waiting[entry.drive.ref]
        self.came_to.emit(entry.drive, cells)
        if self._waiting:
            self.waits_for.emit(tuple(self._waiting.values()))
        else:
            self._hold.stop()
            self._ask_all()

    def _on_hold(self) -> None:
        """Extend the trials; one that has ended all the same is noticed when the time to answer begins."""
        for _, applied in self._applied if self._session.may("answer-in") else ():
            again = AnswerIn(applied.trial, MAX_TRIAL_S)
            self._session.request(self, "answer-in", again, lambda _reply: None, lambda _fault, _why: None)

    # -- the time to answer ----------------------------------------------------------------------------------

    def _ask_all(self) -> None:
        """Start the time to answer of all trials."""
        on_trial = tuple(self._applied)
        seconds = trial_s([one for entry, _ in on_trial for one in entry.reviewed], len(on_trial))
        # An older helper on another machine cannot: there a trial lasts as long as it was applied for.
        cannot = self._session.may("apply") and not self._session.may("answer-in")
        for entry, applied in on_trial:
            if cannot or applied.trial_s == seconds:
                self._begin(entry, applied)
            else:
                self._ask(entry, applied, seconds)
        if not on_trial:
            self.ended.emit()

    def _ask(self, entry: DrivePreview, applied: Applied, seconds: int) -> None:
        def begun(reply: TrialExtended) -> None:
            self._begin(entry, replace(applied, trial_s=reply.seconds_left))

        def failed(_fault: Fault, _why: str) -> None:
            # The helper is gone, or the trial: the bar finds out what became of the values.
            self._trials.adopt(entry.drive, applied.trial)
            self._done(applied)

        self._session.request(self, "answer-in", AnswerIn(applied.trial, seconds), begun, failed)

    def _begin(self, entry: DrivePreview, applied: Applied) -> None:
        self._trials.begin(entry.drive, applied)
        self._done(applied)

    def _done(self, applied: Applied) -> None:
        self._applied = [one for one in self._applied if one[1].trial != applied.trial]
        if not self._applied:
            self.ended.emit()
