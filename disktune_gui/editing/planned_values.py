"""Values to set on a drive: the changes that the user plans, and those that undo changes in the journal."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, title_among
from disktune_contract.messages import earlier_values
from disktune_contract.messages.look import JournalEntry
from disktune_contract.record import record, replace
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext, Surroundings
from disktune_contract.rules.rules import refused_setting
from disktune_contract.rules.setting_interactions import Remark, Weight, remarks
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import SavedFile, same_value
from disktune_contract.settings.setting import Change, Setting, Source, State, Status, Value
from disktune_gui.text.said import said

# -- values that undo changes in the journal (no widgets) --------------------------------------------------

translate = QCoreApplication.translate


@record
class Restoration:
    """For one drive: which values to restore, and which cannot be because they are unknown."""

    drive: Drive
    values: tuple[tuple[str, Value], ...]
    unknown: tuple[str, ...] = ()
    saved: tuple[tuple[str, Value], ...] = ()
    """The values saved for the drive that would change it again at the next boot."""
    now: tuple[tuple[str, Value], ...] = ()
    """The values that the drive has now, as far as they are known."""
    on_battery: tuple[tuple[str, Value], ...] = ()
    """What of ``saved`` has another saved value on battery, and which: it goes with the other one."""


def booted_at() -> float:
    """Return when this machine started, in seconds since the epoch, by the clock as it goes now."""
    return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)


def of_entries(entries: Sequence[JournalEntry], drives: Iterable[Drive]) -> tuple[Restoration, ...]:
    """Return how to undo *entries* (newest first) on those of *drives* that they name; one result per drive.

    Of several changes of one setting the oldest counts: before it, the drive was as it is to be again.
    """
    there = list(drives)
    found = []
    for identity in dict.fromkeys(entry.identity for entry in entries):
        drive = named(identity, there)
        if drive is not None:
            found.append(_restoration(drive, [entry for entry in entries if entry.identity == identity]))
    return tuple(one for one in found if one.values or one.unknown)


def original(entries: Sequence[JournalEntry], drive: Drive, booted: float) -> Restoration:
    """Return how to bring *drive* back to what it was before the first change in *entries* (newest first).

    Values that do not outlast a restart were reset when the machine *booted*; only what the drive keeps without
    power is followed further back.
    """
    return _restoration(drive, earlier_values.since_found(entries, drive.identity, booted))


def with_saved(restoration: Restoration, files: Iterable[SavedFile]) -> Restoration:
    """Return *restoration* with what of *files* would undo it: all that is saved but what is restored anyway."""
    drive, back = restoration.drive, dict(restoration.values)
    mine = [file for file in files if file.drive == drive.name and file.ref.identity == drive.identity]
    saved = [value for file in mine for value in file.values if value.setting in BY_ID]
    # A value for battery is another one than the one for mains, so one of both would undo it.
    apart = [
        one for one in saved if one.on_battery is not None or not same_value(back.get(one.setting), one.value)
    ]
    special = tuple((one.setting, one.on_battery) for one in apart if one.on_battery is not None)
    return replace(restoration, saved=tuple((one.setting, one.value) for one in apart), on_battery=special)


def unknown_words(setting: Setting) -> str:
    """Return the sentence that the original value of *setting* is unknown."""
    words = translate("Changes", "{setting}: original value unknown; the saved value can be deleted.")
    return words.format(setting=said(setting.label))


def named(identity: str, drives: Iterable[Drive]) -> Drive | None:
    """Return the one drive of this identity; None if there is none, or several, or it is empty."""
    found = [drive for drive in drives if identity and drive.identity == identity]
    return found[0] if len(found) == 1 else None


def remark(restorations: Iterable[Restoration]) -> str:
    """Return what cannot be undone, as sentences; empty if everything can."""
    words = translate("Changes", "{drive}, {setting}: earlier value unknown.")
    every = tuple(restorations)
    drives = [one.drive for one in every]
    found = (
        words.format(setting=said(BY_ID[setting].label), drive=title_among(one.drive, drives))
        for one in every
        for setting in one.unknown
    )
    return said(in_turn(*found))


def _restoration(drive: Drive, entries: Sequence[JournalEntry]) -> Restoration:
    """Return what undoes *entries*, which are of one drive, newest first."""
    first = earlier_values.before(entries)
    values = tuple((setting, before) for setting, before in first.items() if before is not None)
    return Restoration(drive, values, tuple(setting for setting, before in first.items() if before is None))


# -- what the user means to change on one drive, before anything is changed --------------------------------
#
# A `Draft` is immutable: every edit gives a new one. Its changes know what the drive showed when they were
# chosen, so that a value which moved meanwhile is noticed here before the helper would refuse it.


def _brought() -> str:
    return QCoreApplication.translate(
        "Draft",
        "Available after another selected change.",
    )


def same(one: Value | None, other: Value | None) -> bool:
    """Whether two values are the same; 1 and True are not."""
    return type(one) is type(other) and one == other


@record
class ReviewedChange:
    """A change of the draft beside its declaration and the state that the drive shows now."""

    setting: Setting
    state: State
    change: Change
    whole: RuleContext | None = None
    """The drive before and after all changes, for the rules between settings."""
    returning: bool = False
    """Whether it restores an earlier value."""

    @property
    def moved(self) -> bool:
        """Whether the drive no longer has the value that the user saw."""
        return self.state.status is Status.OK and not same(self.state.value, self.change.expected)

    @property
    def refusal(self) -> str | None:
        """The reason why this cannot be applied as things are, as a sentence, or None."""
        return rules.refusal(self.setting, self.state, self.change.value, self.whole)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks on it together with other settings, except refusals."""
        found = remarks(self.whole, self.setting.id) if self.whole is not None else ()
        return tuple(remark for remark in found if remark.weight is not Weight.REFUSES)

    @property
    def is_dangerous(self) -> bool:
        """Whether the value has the danger of its setting."""
        return rules.needs_consent(self.setting, self.change.value)

    @property
    def needs_consent(self) -> bool:
        """Whether the user has to agree to the danger expressly; what was there before may always return."""
        return self.is_dangerous and not self.returning


Changes = tuple[Change, ...]


@record
class Draft:
    """The states of one drive, the changes not yet applied, and the edits to undo and redo."""

    states: tuple[State, ...] = ()
    changes: Changes = ()
    surroundings: Surroundings = UNKNOWN
    past: tuple[Changes, ...] = ()
    future: tuple[Changes, ...] = ()
    failing: bool = False
    """Whether the drive is known to fail: then only what lowers the risk is changed, or what was there before."""
    returning: frozenset[str] = frozenset()
    """Settings whose changes restore earlier values."""

    # -- reading -------------------------------------------------------------------------------------------

    def state(self, setting: str) -> State | None:
        """Return what the drive shows for *setting*; None if nothing is known of it."""
        return next((state for state in self.states if state.setting == setting), None)

    def shown(self, names: Collection[str] | None = None) -> tuple[State, ...]:
        """Return the states as they are to be shown, of all settings or of *names*.

        What the changes bring can be changed along with them.
        """
        whole = self.whole()
        return tuple(
            replace(state, status=Status.OK, reason=_brought())
            if rules.brought(setting, state, whole)
            else self._spared(state)
            for state in self.states
            if (names is None or state.setting in names) and (setting := BY_ID.get(state.setting)) is not None
        )

    def _spared(self, state: State) -> State:
        """Return a state as one that cannot be changed, where no change of it suits a drive that fails."""
        if not self.failing or state.status is not Status.OK or self.change(state.setting) is not None:
            return state
        why = refused_setting(state.setting)
        return replace(state, status=Status.LOCKED, reason=why) if why else state

    def change(self, setting: str) -> Change | None:
        """Return the change of *setting*, if there is one."""
        return next((change for change in self.changes if change.setting == setting), None)

    def reviewed(self) -> tuple[ReviewedChange, ...]:
        """Return what would be done, in the order in which it would be."""
        ordered = rules.in_order(change.setting for change in self.changes)
        whole = self.whole()
        found = []
        for name in ordered:
            change, state = self.change(name), self.state(name)
            if change is not None and state is not None:
                returning = name in self.returning
                around = replace(whole, failing=False) if returning else whole
                found.append(ReviewedChange(BY_ID[name], state, change, around, returning))
        return tuple(found)

    def whole(self) -> RuleContext:
        """Return the drive before and after all changes, as the rules between settings see it."""
        wanted = {change.setting: change.value for change in self.changes}
        return RuleContext.of(self.states, wanted, self.surroundings, failing=self.failing)

    def in_order(self) -> Changes:
        """Return the changes as a request carries them."""
        return tuple(reviewed.change for reviewed in self.reviewed())

    @property
    def ready(self) -> bool:
        """Whether there is something to apply and nothing prevents it."""
        reviewed = self.reviewed()
        return bool(reviewed) and not any(change.refusal or change.moved for change in reviewed)

    # -- editing -----------------------------------------------------------------------------------------

    def with_value(self, setting: str, value: Value, *, continuing: bool = False) -> Draft:
        """Return the draft with *setting* to become *value*; choosing what the drive shows takes the change back.

        Only a remembered value may be chosen again: the drive may have forgotten it. *continuing* means that this
        belongs to the same gesture as the edit before (a slider being dragged) and needs no step of its own in
        undo. Raises `ValueError` for a setting of which no state is known.
        """
        state = self.state(setting)
        if state is None:
            raise ValueError(f"nothing is known of {setting} on this drive")
        if same(state.value, value) and state.source is not Source.REMEMBERED:
            return self._now(self._others(setting), continuing)
        old = self.change(setting)
        if old is not None and same(old.value, value):
            return self
        change = Change(setting, old.expected if old else state.value, value)
        edited = replace(self, returning=self.returning - {setting})
        if old is None:
            return edited._now((*self.changes, change), continuing)
        return edited._now(tuple(change if one.setting == setting else one for one in self.changes), continuing)

    def with_earlier(self, setting: str, value: Value) -> Draft:
        """Return the draft with *setting* to become the *value* that it had before; raises as `with_value`."""
        draft = self.with_value(setting, value)
        return replace(draft, returning=draft.returning | {setting})

    def without(self, setting: str) -> Draft:
        """Return the draft without the change of *setting*."""
        return self._now(self._others(setting))

    def discard(self) -> Draft:
        """Return the draft without changes; undo brings them back."""
        return self._now(())

    def applied(self) -> Draft:
        """Return the draft after its changes were applied: there is nothing to undo in it any more."""
        return Draft(self.states, surroundings=self.surroundings, failing=self.failing)

    def undo(self) -> Draft:
        """Return the draft before the last edit, on the states of now."""
        if not self.past:
            return self
        return replace(self, changes=self.past[-1], past=self.past[:-1], future=(*self.future, self.changes))

    def redo(self) -> Draft:
        """Return the draft before the last undo."""
        if not self.future:
            return self
        return replace(self, changes=self.future[-1], past=(*self.past, self.changes), future=self.future[:-1])

    # -- the drive moves -----------------------------------------------------------------------------------

    def refreshed(self, states: Iterable[State], surroundings: Surroundings | None = None) -> Draft:
        """Return the draft on new *states*, and *surroundings* if they are given.

        A change whose value the drive already has is removed. The others keep the value that the user saw:
        `ReviewedChange.moved` is set where the drive has another one now; only `accepted`, when the user has seen
        it, goes on from the new value.
        """
        fresh = replace(self, states=tuple(states), surroundings=surroundings or self.surroundings)
        kept = tuple(change for change in self.changes if not fresh._reached(change))
        return replace(fresh, changes=kept)

    def accepted(self, setting: str) -> Draft:
        """Return the draft with the change of *setting* starting from what the drive shows now."""
        state = self.state(setting)
        if state is None:
            return self
        changes = tuple(
            replace(one, expected=state.value) if one.setting == setting else one for one in self.changes
        )
        return replace(self, changes=changes)

    def _reached(self, change: Change) -> bool:
        state = self.state(change.setting)
        if state is None or state.source is Source.REMEMBERED:
            return False
        return same(state.value, change.value)

    def _others(self, setting: str) -> Changes:
        return tuple(change for change in self.changes if change.setting != setting)

    def _now(self, changes: Changes, continuing: bool = False) -> Draft:
        if changes == self.changes and all(map(same, _values(changes), _values(self.changes))):
            return self
        past = self.past if continuing and self.past else (*self.past, self.changes)
        return replace(self, changes=changes, past=past, future=())


def _values(changes: Changes) -> tuple[Value, ...]:
    return tuple(change.value for change in changes)
