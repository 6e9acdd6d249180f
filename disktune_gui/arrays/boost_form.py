"""Boost until finished: presets or own values, the changes they make, and what they cost."""

from __future__ import annotations

import time
from collections.abc import Mapping
from fractions import Fraction

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.boost import (
    OF_ARRAY,
    OF_MEMBERS,
    OWN,
    PRESET_BY_ID,
    PRESETS,
    changes,
    member_values,
    memory_bytes,
)
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import BoostState, DriveChanges
from disktune_contract.messages.look import StateList
from disktune_contract.rules.rule_context import UNKNOWN, Surroundings
from disktune_contract.sentence import noted
from disktune_contract.settings.setting import Change, Range, State, Status
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import wording
from disktune_gui.arrays.preset_tiles import PresetTiles
from disktune_gui.controls.cards import Disclosure, card_title
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.number_spin import NumberSpin, settle
from disktune_gui.text.formats import size
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush, pixels

_DEPTH = OF_MEMBERS[0]
_MUCH_MEMORY = 32 << 20
"""Bytes; less is not worth a remark."""


class _Field:
    """One value: whether it is changed, from what, to what."""

    def __init__(self, setting: str) -> None:
        self.setting = setting
        declared = BY_ID[setting]
        self.chosen = QCheckBox(said(declared.label))
        self.now = PlainLabel()
        self.to = NumberSpin()
        self.to.setAccessibleName(said(declared.label))
        if isinstance(declared.domain, Range):
            self.to.grain = Fraction(declared.domain.grain)
            self.to.setRange(declared.domain.minimum, declared.domain.maximum)
            self.to.show_unit(said(declared.domain.amount(0)))
        self.states: tuple[tuple[DriveRef, int], ...] = ()
        """Whose value it is, and what it is now: the array, or each of its drives."""
        self._of_system: int | None = None
        """The system's value that the array follows, in KiB/s; None if it has its own or nothing is known."""

    def show_states(self, states: tuple[tuple[DriveRef, int], ...]) -> None:
        """Show the values now; without anything to change the field is hidden."""
        self.states = states
        self._say_now()

    def say_of_system(self, kib_s: int | None) -> None:
        """Show the system's value that the array follows; None if it has its own or nothing is known."""
        self._of_system = kib_s
        self._say_now()

    def _say_now(self) -> None:
        domain = BY_ID[self.setting].domain
        values = sorted({value for _, value in self.states})
        words = " / ".join(said(domain.label(value)) for value in values)
        if self._of_system is not None and len(values) == 1:
            shared = domain.label(self._of_system)
            words = said(noted(domain.label(values[0]), shared))
        self.now.setText(words)

    def show(self, *, everything: bool) -> None:
        """Show the field if it has a value, and if it is changed or *everything* is shown."""
        for widget in (self.chosen, self.now, self.to):
            widget.setVisible(bool(self.states) and (everything or self.chosen.isChecked()))

    def free(self, *, changeable: bool, why: str) -> None:
        """Allow the value to be changed; if not, the tooltip shows *why*."""
        self.chosen.setEnabled(changeable)
        self.to.setEnabled(changeable and self.chosen.isChecked())
        self.chosen.setToolTip(as_tip("\n".join(part for part in (said(BY_ID[self.setting].help), why) if part)))
        self.to.setToolTip(as_tip(why))

    def changes(self) -> list[tuple[DriveRef, Change]]:
        """Return the changes to make."""
        if not self.chosen.isChecked():
            return []
        value = self.to.value()
        return [(ref, Change(self.setting, now, value)) for ref, now in self.states if now != value]


class BoostForm(QWidget):
    """A part of the card of what runs. It emits what the user wants; the page makes the requests to the helper."""

    wanted = pyqtSignal(str, tuple)
    """Preset, and the tuple of `DriveChanges`."""
    unwanted = pyqtSignal()
    """Restore all values now."""
    trial_wanted = pyqtSignal(tuple, tuple)
    """Try queue depths: what else is to be changed, and the drives with their depths now."""

    def __init__(self) -> None:
        super().__init__()
        self._array: DriveRef | None = None
        self._states: Mapping[str, State] = {}
        self._members: tuple[Mapping[str, State], ...] = ()
        self._around: Surroundings = UNKNOWN
        self._solid = False
        self._boost: BoostState | None = None
        self._runs = False
        """Whether there is an operation to speed up."""
        self._held = ""
        """Why no boost can be started now; empty if one can."""
        self.preset = PresetTiles(
            (*((one.id, said(one.label), said(one.help)) for one in PRESETS), (OWN, self.tr("Custom"), ""))
        )
        self.values = Disclosure(self.tr("Values"), lambda: self._inside)
        self._inside = QWidget(self.values)
        self._inside.hide()
        """The values that would be changed, or are."""
        self.why_fixed = ToneLabel(tone="faint")
        """Why the values below cannot be changed now."""
        self.now_head, self.then_head = ToneLabel(tone="faint"), ToneLabel(tone="faint")
        self.fields = {name: _Field(name) for name in (*OF_ARRAY, *OF_MEMBERS)}
        self.cost = ToneLabel()
        self.state = ToneLabel()
        self.start = QPushButton(self.tr("&Boost Until Finished"), self)
        self.start.setProperty("primary", True)
        self.end = QPushButton(self.tr("Revert Now"), self)
        self.deeds = (self.end, self.start)
        """Placed by the page, beside the other actions of the array."""
        self.try_depths = QPushButton(self.tr("Test Queue Depths"))
        self.try_depths.setToolTip(self.tr("Tries several for two minutes, then uses the fastest."))
        self.trial = ToneLabel("", "info")
        self._lay_out()

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(pixels(self.font(), 8))
        heading.addWidget(IconMark("bolt"))
        heading.addWidget(card_title(self.tr("Boost until finished")), 1)
        self.preset.setAccessibleName(self.tr("Boost preset"))
        self.preset.choose("normal")
        self.preset.chosen.connect(self._fill)
        for label in (self.why_fixed, self.state, self.cost, self.trial):
            label.setWordWrap(True)
        self._lay_out_values()
        column = flush(QVBoxLayout(self), pixels(self.font(), 8))
        column.addLayout(heading)
        column.addWidget(self.preset)
        for part in (self.state, self.cost, self.trial, self.values):
            column.addWidget(part)
        self.start.clicked.connect(self._on_start)
        self.end.clicked.connect(self.unwanted)
        self.try_depths.clicked.connect(self._on_try)
        self.trial.hide()
        self._offer()

    def _lay_out_values(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 1)
        for column, head in enumerate((self.now_head, self.then_head), 1):
            grid.addWidget(head, 0, column)
        for row, field in enumerate(self.fields.values(), 1):
            for column, widget in enumerate((field.chosen, field.now, field.to)):
                grid.addWidget(widget, row, column)
            field.chosen.toggled.connect(self._on_field)
            field.to.valueChanged.connect(lambda _value: self._weigh())
        deeds = QHBoxLayout()
        deeds.addStretch(1)
        deeds.addWidget(self.try_depths)
        inside = flush(QVBoxLayout(self._inside))
        inside.addWidget(self.why_fixed)
        inside.addLayout(grid)
        inside.addLayout(deeds)

    # -- what is known ---------------------------------------------------------------------------------------

    def show_array(
        self,
        array: DriveRef,
        states: StateList,
        members: Mapping[DriveRef, Mapping[str, State]],
        *,
        solid: bool,
    ) -> None:
        """Take the settings of the array and its drives; *solid* if no member is a hard disk."""
        self._array, self._around, self._solid = array, states.surroundings, solid
        self._states = {state.setting: state for state in states.states}
        self._members = tuple(members.values())
        for name, field in self.fields.items():
            if name in OF_MEMBERS:
                known = [(ref, _number(found.get(name))) for ref, found in members.items()]
            else:
                known = [(array, _number(self._states.get(name)))]
            field.show_states(tuple((ref, value) for ref, value in known if value is not None))
        self._fill()

    def show_report(self, report: ArrayReport, boost: BoostState | None) -> None:
        """Show the state of a boost, and offer one only while an operation runs."""
        self._boost = boost
        runs = boost is not None and boost.open
        useful = runs or report.operation is not None
        for part in (self.values, self.preset, self.cost):
            part.setVisible(useful)
        self.end.setVisible(runs)
        self.start.setVisible(useful and not runs)
        self.try_depths.setVisible(useful and not runs and bool(self.fields[_DEPTH].states))
        self.preset.setEnabled(not runs)
        self.now_head.setText(self.tr("Before") if runs else self.tr("Current"))
        self.then_head.setText(self.tr("Current") if runs else self.tr("Until finished"))
        if not runs:  # Of a boost the report has the limits that it set, and the field those before it.
            self._say_of_system(report)
        self._free_fields()
        words = wording.boost(boost, time.time()) if boost is not None else ""
        self.state.setText(words)
        self.state.setVisible(bool(words))
        # A level without copies has no operation that could be sped up.
        self.setVisible(report.action is not None and (useful or bool(words)))
        troubled = boost is not None and bool(boost.why)
        self.state.set_tone("caution" if troubled else "info" if runs else "faint")
        self._runs = report.operation is not None
        self._offer()

    def _say_of_system(self, report: ArrayReport) -> None:
        for name, limit in (("md.sync_speed_min", report.slowest), ("md.sync_speed_max", report.fastest)):
            self.fields[name].say_of_system(None if limit is None or limit.own else limit.kib_s)

    def hold(self, why: str) -> None:
        """Disable the start because of *why*, until it is empty again; a boost in force can still be ended."""
        self._held = why
        self._offer()

    def forget(self) -> None:
        """Forget the array, so that nothing of it is shown or started for another."""
        self._array, self._states, self._around, self._solid = None, {}, UNKNOWN, False
        self._members = ()
        self._boost, self._runs, self._held = None, False, ""
        for field in self.fields.values():
            field.show_states(())
            field.say_of_system(None)
        self.state.clear()
        self.say_of_trial("")
        self._fill()
        for part in (self, *self.deeds):
            part.hide()

    @property
    def chosen_preset(self) -> str:
        """The preset's name."""
        return self.preset.current

    def choose(self, preset: str) -> None:
        """Choose a preset by its name."""
        self.preset.choose(preset)

    # -- values ----------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Fill the fields with the preset's values; own values begin with those of the preset before."""
        chosen = self.chosen_preset
        if chosen == OWN:
            self.values.opened = True
        else:
            preset = PRESET_BY_ID[chosen]
            found = changes(preset, self._states, self._around, solid=self._solid)
            aims = {change.setting: change.value for change in found} | member_values(preset, self._members)
            for name, field in self.fields.items():
                value = aims.get(name)
                field.chosen.setChecked(value is not None)
                now = max((value for _, value in field.states), default=0)
                field.to.setValue(int(value) if value is not None else now)
        own = chosen == OWN
        for field in self.fields.values():
            # Of a preset only the changed values are shown; for own values, all.
            field.show(everything=own)
        self._free_fields()
        self._weigh()

    def _free_fields(self) -> None:
        """Enable values that are the user's own and not in force yet; elsewhere show why they are fixed."""
        runs = self._boost is not None and self._boost.open
        own = self.chosen_preset == OWN
        words = ""
        if runs:
            words = self.tr("Revert first to change.")
        elif not own and any(field.states and field.chosen.isChecked() for field in self.fields.values()):
            words = self.tr("“Custom” changes them.")
        self.why_fixed.setText(words)
        self.why_fixed.setVisible(bool(words))
        for field in self.fields.values():
            field.free(changeable=own and not runs, why=words)

    def _on_field(self, _on: bool) -> None:
        self._free_fields()
        self._weigh()

    def changes(self) -> tuple[DriveChanges, ...]:
        """Return what would be changed, drive by drive, the array first."""
        by_drive: dict[DriveRef, list[Change]] = {}
        for field in self.fields.values():
            for ref, change in field.changes():
                by_drive.setdefault(ref, []).append(change)
        return tuple(DriveChanges(ref, tuple(found)) for ref, found in by_drive.items())

    def _stripes(self) -> tuple[int, int] | None:
        """Return the stripe cache before and after, None if it is unchanged."""
        field = self.fields["md.stripe_cache"]
        found = field.changes()
        return (int(found[0][1].expected or 0), int(found[0][1].value)) if found else None

    def _more_memory(self) -> int | None:
        stripes = self._stripes()
        if stripes is None:
            return None
        now, then = (memory_bytes(count, self._around) for count in stripes)
        return None if now is None or then is None else then - now

    def _too_dear(self) -> bool:
        more, free = self._more_memory(), self._around.free_bytes
        return more is not None and free is not None and more > free / 2

    def _weigh(self) -> None:
        more, free = self._more_memory(), self._around.free_bytes
        words = ""
        if more is None:
            words = "" if self.changes() else self.tr("This changes no value.")
        elif self._too_dear() and free is not None:
            words = self.tr("Needs {more} of {free} free memory.")
            words = words.format(more=size(more, UnitSystem.IEC), free=size(free, UnitSystem.IEC))
        elif more >= _MUCH_MEMORY:
            words = self.tr("Uses {more} more memory.").format(more=size(more, UnitSystem.IEC))
        self.cost.setText(words)
        self.cost.setVisible(bool(words) and self._runs)
        self.cost.set_tone("danger" if self._too_dear() else "faint")
        self._offer()

    def say_of_trial(self, words: str, *, going_on: bool = False) -> None:
        """Show the progress of the trial of depths, or its result."""
        self.end.setText(self.tr("Stop and Revert") if going_on else self.tr("Revert Now"))
        self.trial.setText(words)
        self.trial.setVisible(bool(words))

    def _on_try(self) -> None:
        if not settle(self):
            return
        base = tuple(
            DriveChanges(one.drive, kept)
            for one in self.changes()
            if (kept := tuple(change for change in one.changes if change.setting != _DEPTH))
        )
        self.trial_wanted.emit(base, self.fields[_DEPTH].states)

    def _offer(self) -> None:
        possible = self._runs and not self._held and not self._too_dear()
        self.try_depths.setEnabled(possible)
        self.start.setEnabled(possible and bool(self.changes()))
        self.start.setToolTip(as_tip(self._held))

    def _on_start(self) -> None:
        if not settle(self):
            return
        self.start.setEnabled(False)
        self.wanted.emit(self.chosen_preset, self.changes())


def _number(state: State | None) -> int | None:
    """Return the value of a setting that can be changed and is a number."""
    return state.value if state is not None and state.status is Status.OK and type(state.value) is int else None
