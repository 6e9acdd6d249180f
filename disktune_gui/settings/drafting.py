"""What is laid on the tables of drives: edits by hand, presets, and what other pages propose."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Value
from disktune_gui.editing import preset
from disktune_gui.editing.draft import Draft
from disktune_gui.editing.preset import Preset
from disktune_gui.settings.drive_edit_state import Desk
from disktune_gui.text.said import said


class Drafting(QObject):
    """The tables, by drive; nothing here reaches a drive."""

    changed = pyqtSignal()
    """Something lies otherwise on a table."""
    told = pyqtSignal(str)
    """Nothing came of a proposal for the drive in view, and why."""
    proposed = pyqtSignal()
    """What somebody proposed elsewhere now lies on the table in view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.drive: Drive | None = None
        """The drive in view."""
        self.desks: dict[DriveRef, Desk] = {}

    def desk(self) -> Desk:
        """Return the table of the drive in view; without a drive, an empty one that nobody keeps."""
        return Desk() if self.drive is None else self.of(self.drive.ref)

    def of(self, ref: DriveRef) -> Desk:
        """Return the table of any drive."""
        return self.desks.setdefault(ref, Desk())

    def lay(self, draft: Draft) -> None:
        """Put *draft* in the place of what lies there."""
        self.desk().draft = draft
        self.changed.emit()

    def edit(self, setting: str, value: Value, *, continuing: bool) -> None:
        """Lay a change that the user makes in a row."""
        desk = self.desk()
        desk.results.pop(setting, None)
        self.lay(desk.draft.with_value(setting, value, continuing=continuing))

    def undo(self) -> None:
        """Take the last edit back."""
        if not self.desk().busy:
            self.lay(self.desk().draft.undo())

    def redo(self) -> None:
        """Repeat what was taken back."""
        if not self.desk().busy:
            self.lay(self.desk().draft.redo())

    # -- what others propose -------------------------------------------------------------------------------

    def propose(
        self,
        drive: Drive,
        values: Mapping[str, Value],
        *,
        earlier: bool = False,
        boot: bool = False,
    ) -> None:
        """Lay changes on the table of *drive*, as soon as it has said what it has.

        *earlier* values are those of its history, which may always return; *boot* ticks "Apply at boot".
        """
        desk = self.of(drive.ref)
        for setting, value in values.items():
            desk.proposed[setting] = value
            (desk.returning.add if earlier else desk.returning.discard)(setting)
        desk.proposed_boot |= boot
        self.take_up(drive.ref)
        self.changed.emit()

    def propose_preset(self, drive: Drive, chosen: Preset) -> None:
        """Lay what a preset comes to on the table of *drive*, as soon as it has said what it has."""
        self.of(drive.ref).proposed_preset = (drive, chosen)
        self.take_up(drive.ref)
        self.changed.emit()

    def take_up(self, ref: DriveRef) -> None:
        """Turn what was proposed for a drive into changes, as far as it has answered."""
        desk = self.of(ref)
        in_view = self.drive is not None and self.drive.ref == ref
        taken = [setting for setting in desk.proposed if desk.draft.state(setting) is not None]
        for setting in taken:
            edit = desk.draft.with_earlier if setting in desk.returning else desk.draft.with_value
            desk.draft = edit(setting, desk.proposed.pop(setting))
            desk.results.pop(setting, None)
        if taken and desk.proposed_boot:
            desk.proposed_boot = False
            desk.boot = bool(desk.draft.changes)
        if taken and not desk.draft.changes and in_view:
            self.told.emit(self._nothing())
        if desk.proposed_preset is not None and desk.draft.states and not desk.busy:
            (drive, chosen), desk.proposed_preset = desk.proposed_preset, None
            self._lay_preset(desk, drive, chosen)
            taken.append(chosen.name)
        if taken and in_view:
            self.proposed.emit()

    def _lay_preset(self, desk: Desk, drive: Drive, chosen: Preset) -> None:
        """Lay it out as one step of undo; the rows say why."""
        draft = before = desk.draft
        points = preset.outline(chosen, drive, {state.setting: state for state in draft.states})
        for setting, value in preset.values(points).items():
            draft = draft.with_value(setting, value, continuing=draft is not before)
        title, words = said(chosen.name), self.tr("{preset}: {about}")
        desk.about = words.format(preset=title, about=said(chosen.about))
        desk.reasons = {
            point.setting: words.format(preset=title, about=said(in_turn(point.why, point.obstacle)))
            for point in points
        }
        desk.draft = draft
        if draft.changes or self.drive is None or self.drive.ref != drive.ref:
            return
        # What cannot be changed is not what the drive has already.
        obstacles = dict.fromkeys(point.obstacle for point in points if point.obstacle)
        nothing = words.format(preset=title, about=said(in_turn(self.tr("No changes."), *obstacles)))
        self.told.emit(nothing if obstacles else self._nothing())

    def _nothing(self) -> str:
        return self.tr("No changes needed: the drive already has these values.")
