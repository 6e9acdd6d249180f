"""What the user means to change on one drive, before anything is changed.

A `Draft` is immutable: every edit gives a new one. It knows what the drive showed when each edit was made, so that
a value which moved meanwhile is noticed here before the helper would refuse it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from disktune_contract.catalog import BY_ID
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings, Whole
from disktune_contract.rules.setting_interactions import Remark, Weight, remarks
from disktune_contract.settings.setting import Setting, Source, State, Status, Value
from disktune_contract.settings.step import Step

_BROUGHT = "It comes with another change that is chosen here. What the drive offers of it shows only then."


def same(one: Value | None, other: Value | None) -> bool:
    """Whether two values are the same; 1 and True are not."""
    return type(one) is type(other) and one == other


@dataclass(frozen=True)
class Edit:
    """One intended change: to ``value``, from ``expected``, which the user saw when making it."""

    setting: str
    expected: Value | None
    value: Value


@dataclass(frozen=True)
class DraftChange:
    """An edit beside its declaration and the state that the drive shows now."""

    setting: Setting
    state: State
    edit: Edit
    whole: Whole | None = None
    """The drive before and after all changes, for the rules between settings."""

    @property
    def moved(self) -> bool:
        """Whether the drive no longer shows what the user was looking at."""
        return self.state.status is Status.OK and not same(self.state.value, self.edit.expected)

    @property
    def refusal(self) -> str | None:
        """The sentence that says why this cannot be applied as things are, or None."""
        return rules.refusal(self.setting, self.state, self.edit.value, self.whole)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What there is to say of it beside other settings, short of a refusal."""
        found = remarks(self.whole, self.setting.id) if self.whole is not None else ()
        return tuple(remark for remark in found if remark.weight is not Weight.REFUSES)

    @property
    def needs_consent(self) -> bool:
        """Whether the user has to agree to its danger expressly."""
        return rules.needs_consent(self.setting, self.edit.value)


Edits = tuple[Edit, ...]


@dataclass(frozen=True)
class Draft:
    """The states of one drive, the edits on top of them, and the way back and forth between edits."""

    states: tuple[State, ...] = ()
    edits: Edits = ()
    surroundings: Surroundings = UNKNOWN
    past: tuple[Edits, ...] = field(default=(), repr=False)
    future: tuple[Edits, ...] = field(default=(), repr=False)

    # -- looking -----------------------------------------------------------------------------------------

    def state(self, setting: str) -> State | None:
        """Return what the drive shows for *setting*; None if nothing is known of it."""
        return next((state for state in self.states if state.setting == setting), None)

    def shown(self) -> tuple[State, ...]:
        """Return the states as they are to be shown: what the edits bring can be changed along with them."""
        whole = self.whole()
        return tuple(
            replace(state, status=Status.OK, reason=_BROUGHT) if rules.brought(setting, state, whole) else state
            for state in self.states
            if (setting := BY_ID.get(state.setting)) is not None
        )

    def edit(self, setting: str) -> Edit | None:
        """Return the edit of *setting*, if there is one."""
        return next((edit for edit in self.edits if edit.setting == setting), None)

    def changes(self) -> tuple[DraftChange, ...]:
        """Return what would be done, in the order in which it would be."""
        ordered = rules.in_order(edit.setting for edit in self.edits)
        whole = self.whole()
        found = []
        for name in ordered:
            edit, state = self.edit(name), self.state(name)
            if edit is not None and state is not None:
                found.append(DraftChange(BY_ID[name], state, edit, whole))
        return tuple(found)

    def whole(self) -> Whole:
        """Return the drive before and after all edits, as the rules between settings see it."""
        return Whole.of(self.states, {edit.setting: edit.value for edit in self.edits}, self.surroundings)

    def steps(self) -> tuple[Step, ...]:
        """Return the changes as a request carries them."""
        return tuple(Step(c.edit.setting, c.edit.expected, c.edit.value) for c in self.changes())

    @property
    def ready(self) -> bool:
        """Whether there is something to apply and nothing stands in the way of it."""
        changes = self.changes()
        return bool(changes) and not any(change.refusal or change.moved for change in changes)

    # -- editing -----------------------------------------------------------------------------------------

    def with_value(self, setting: str, value: Value, *, continuing: bool = False) -> Draft:
        """Return the draft with *setting* to become *value*; choosing what the drive shows takes the edit back.

        Only a remembered value may be chosen again: the drive may have forgotten it. *continuing* says that this
        belongs to the same gesture as the edit before (a slider being dragged) and needs no step of its own in
        undo. Raises `ValueError` for a setting of which no state is known.
        """
        state = self.state(setting)
        if state is None:
            raise ValueError(f"nothing is known of {setting} on this drive")
        if same(state.value, value) and state.source is not Source.REMEMBERED:
            return self._now(self._others(setting), continuing)
        old = self.edit(setting)
        if old is not None and same(old.value, value):
            return self
        edit = Edit(setting, old.expected if old else state.value, value)
        if old is None:
            return self._now((*self.edits, edit), continuing)
        return self._now(tuple(edit if e.setting == setting else e for e in self.edits), continuing)

    def without(self, setting: str) -> Draft:
        """Return the draft without the edit of *setting*."""
        return self._now(self._others(setting))

    def discard(self) -> Draft:
        """Return the draft without edits; undo brings them back."""
        return self._now(())

    def applied(self) -> Draft:
        """Return the draft after its edits were carried out: there is nothing to undo in it any more."""
        return Draft(self.states, surroundings=self.surroundings)

    def undo(self) -> Draft:
        """Return the draft before the last edit, on the states of now."""
        if not self.past:
            return self
        return replace(self, edits=self.past[-1], past=self.past[:-1], future=(*self.future, self.edits))

    def redo(self) -> Draft:
        """Return the draft before the last undo."""
        if not self.future:
            return self
        return replace(self, edits=self.future[-1], past=(*self.past, self.edits), future=self.future[:-1])

    # -- the drive moves -----------------------------------------------------------------------------------

    def refreshed(self, states: Iterable[State], surroundings: Surroundings | None = None) -> Draft:
        """Return the draft on new *states*, and *surroundings* if they are told.

        An edit that the drive has meanwhile come to by itself is gone. The others keep what the user was looking
        at: `DraftChange.moved` says where that no longer holds; only `accepted`, once the user has seen it, goes
        on from the new value.
        """
        fresh = replace(self, states=tuple(states), surroundings=surroundings or self.surroundings)
        kept = tuple(edit for edit in self.edits if not fresh._reached(edit))
        return replace(fresh, edits=kept)

    def accepted(self, setting: str) -> Draft:
        """Return the draft with the edit of *setting* starting from what the drive shows now."""
        state = self.state(setting)
        if state is None:
            return self
        edits = tuple(replace(e, expected=state.value) if e.setting == setting else e for e in self.edits)
        return replace(self, edits=edits)

    def _reached(self, edit: Edit) -> bool:
        state = self.state(edit.setting)
        if state is None or state.source is Source.REMEMBERED:
            return False
        return same(state.value, edit.value)

    def _others(self, setting: str) -> Edits:
        return tuple(edit for edit in self.edits if edit.setting != setting)

    def _now(self, edits: Edits, continuing: bool = False) -> Draft:
        if edits == self.edits and all(map(same, _values(edits), _values(self.edits))):
            return self
        past = self.past if continuing and self.past else (*self.past, self.edits)
        return replace(self, edits=edits, past=past, future=())


def _values(edits: Edits) -> tuple[Value, ...]:
    return tuple(edit.value for edit in edits)
