"""What is planned for each drive: edits by hand, presets and proposals, kept per drive, copied as commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import TrialEnded
from disktune_contract.record import replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import State, Status, Value
from disktune_gui.controls.message import MessageBar
from disktune_gui.desktop import clipboard
from disktune_gui.editing import change_summary, preset
from disktune_gui.editing.planned_values import Draft
from disktune_gui.editing.preset import Preset
from disktune_gui.saved_settings import commands
from disktune_gui.settings.row_view import ShownResult
from disktune_gui.text.said import labelled, said
from disktune_gui.text.wording import moment

# -- the settings page's state for each drive --------------------------------------------------------------


@dataclass
class DraftState:
    """The plan for one drive; it stays while another drive is selected."""

    draft: Draft = field(default_factory=Draft)
    results: dict[str, ShownResult] = field(default_factory=dict)
    read_at: float = 0.0
    """When the drive reported its settings, in seconds since the epoch."""
    busy: str = ""
    """What runs and has to end first, as a sentence; empty if nothing does."""
    proposed: dict[str, Value] = field(default_factory=dict)
    """Edits that wait until the settings of the drive have been read."""
    proposed_preset: tuple[Drive, Preset] | None = None
    """A preset that waits for the same."""
    proposed_boot: bool = False
    """Whether these edits are to be saved when they have been kept."""
    boot: bool = False
    """Whether the changes in the draft are to be saved when they have been kept."""
    about: str = ""
    """The purpose of the preset whose changes are in the draft."""
    reasons: dict[str, str] = field(default_factory=dict)
    """Why the preset sets a setting, or leaves it alone, by setting."""
    last_edited: str = ""
    """The setting that the user changed last."""
    returning: set[str] = field(default_factory=set)
    """Those of the proposed settings that restore earlier values."""

    def forget_preset(self) -> None:
        """Forget the purpose of a preset once none of its changes is left."""
        if not self.draft.changes:
            self.about = ""
            self.reasons = {}
            self.boot = False

    def take_reverted(self, ended: TrialEnded, *, as_asked: bool) -> None:
        """Take over the results of reverting for its settings; *as_asked* by the user."""
        self.results = {
            result.setting: ShownResult(
                change_summary.restored_words(result),
                result.fault is None,
                as_asked,
                result.after,
                error=result.fault is not None,
            )
            for result in ended.results
            if result.setting in BY_ID
            and (result.changed or result.fault is not None or result.setting in self.results)
        }

    def date_results(self) -> None:
        """Add the time of confirmation to changes on trial, once they are no longer watched."""
        for name, one in self.results.items():
            if one.good and one.at and not one.past:
                told = labelled(moment(one.at, seconds=True), one.words)
                self.results[name] = replace(one, words=told, brief="", past=True)

    def forget_untrue(self, states: Iterable[State]) -> None:
        """Forget results such as "Now 512 KiB" of settings that have other values in *states*."""
        now = {state.setting: state.value for state in states}
        for name in [n for n, one in self.results.items() if one.value is not None and now.get(n) != one.value]:
            del self.results[name]


# -- the plans of drives: edits by hand, presets, proposals of other pages ---------------------------------


class Drafting(QObject):
    """The plans, by drive; nothing here reaches a drive."""

    changed = pyqtSignal()
    """The content of a plan changed."""
    told = pyqtSignal(str)
    """Why a proposal for the drive in view changed nothing."""
    proposed = pyqtSignal()
    """A proposal from another page is now in the plan in view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.drive: Drive | None = None
        """The drive in view; None shows several."""
        self.several: tuple[Drive, ...] = ()
        """The drives that are changed together while several are in view."""
        self.desks: dict[DriveRef, DraftState] = {}

    def desk(self) -> DraftState:
        """Return the plan of the drive in view; without a drive, an empty one that is not stored."""
        return DraftState() if self.drive is None else self.of(self.drive.ref)

    @property
    def drives(self) -> tuple[Drive, ...]:
        """The drives that an edit is for."""
        return self.several if self.drive is None else (self.drive,)

    def plans(self) -> tuple[tuple[Drive, DraftState], ...]:
        """Return the drives in view that have changes, with these."""
        found = ((drive, self.of(drive.ref)) for drive in self.drives)
        return tuple((drive, desk) for drive, desk in found if desk.draft.changes)

    def of(self, ref: DriveRef) -> DraftState:
        """Return the plan of any drive."""
        return self.desks.setdefault(ref, DraftState())

    def edit(self, setting: str, value: Value, *, continuing: bool) -> None:
        """Add a change that the user makes, to every drive that an edit is for and that has the setting."""
        for drive in self.drives:
            self.edit_one(drive, setting, value, continuing=continuing)
        self.changed.emit()

    def edit_one(self, drive: Drive, setting: str, value: Value, *, continuing: bool = False) -> None:
        """Add a change to the plan of one of the drives in view; `changed` is emitted by the caller."""
        desk = self.of(drive.ref)
        # As it is shown: another change may bring it.
        state = next(iter(desk.draft.shown({setting})), None)
        if desk.busy or state is None or (self.drive is None and state.status is not Status.OK):
            return
        desk.results.pop(setting, None)
        desk.last_edited = setting
        draft = desk.draft.with_value(setting, value, continuing=continuing)
        # Of several drives, those that cannot have the value are left as they are.
        refused = self.drive is None and any(one.setting.id == setting and one.refusal for one in draft.reviewed())
        if not refused:
            desk.draft = draft

    def take_back(self, setting: str) -> None:
        """Take the change of a setting back."""
        for _, desk in self.plans():
            desk.draft = desk.draft.without(setting)
        self.changed.emit()

    def accept(self, setting: str) -> None:
        """Let the change of a setting start from the value that the drive has now."""
        for _, desk in self.plans():
            desk.draft = desk.draft.accepted(setting)
        self.changed.emit()

    def discard(self) -> None:
        """Take all changes back."""
        for _, desk in self.plans():
            desk.draft = desk.draft.discard()
        self.changed.emit()

    def undo(self) -> None:
        """Take the last edit back."""
        self._go(Draft.undo)

    def redo(self) -> None:
        """Repeat an edit that was taken back."""
        self._go(Draft.redo)

    def _go(self, way: Callable[[Draft], Draft]) -> None:
        for drive in self.drives:
            desk = self.of(drive.ref)
            if not desk.busy:
                desk.draft = way(desk.draft)
        self.changed.emit()

    # -- proposals -----------------------------------------------------------------------------------------

    def propose(
        self,
        drive: Drive,
        values: Mapping[str, Value],
        *,
        earlier: bool = False,
        boot: bool = False,
    ) -> None:
        """Add changes to the plan of *drive*, as soon as its settings have been read.

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
        """Add the values of a preset to the plan of *drive*, as soon as its settings have been read."""
        self.of(drive.ref).proposed_preset = (drive, chosen)
        self.take_up(drive.ref)
        self.changed.emit()

    def take_up(self, ref: DriveRef) -> None:
        """Turn the proposals for a drive into changes, as far as its settings have been read."""
        desk = self.of(ref)
        in_view = any(drive.ref == ref for drive in self.drives)
        taken = [setting for setting in desk.proposed if desk.draft.state(setting) is not None]
        for setting in taken:
            edit = desk.draft.with_earlier if setting in desk.returning else desk.draft.with_value
            desk.draft = edit(setting, desk.proposed.pop(setting))
            desk.results.pop(setting, None)
        if taken and desk.proposed_boot:
            desk.proposed_boot = False
            desk.boot = bool(desk.draft.changes)
        if taken and not desk.draft.changes and in_view and self.drive is not None:
            self.told.emit(self._nothing())
        if desk.proposed_preset is not None and desk.draft.states and not desk.busy:
            (drive, chosen), desk.proposed_preset = desk.proposed_preset, None
            self._lay_preset(desk, drive, chosen)
            taken.append(chosen.name)
        if taken and in_view:
            self.proposed.emit()

    def _lay_preset(self, desk: DraftState, drive: Drive, chosen: Preset) -> None:
        """Add it as one step of undo; the rows show why."""
        draft = before = desk.draft
        points = preset.outline(chosen, drive, {state.setting: state for state in draft.states})
        for setting, value in preset.values(points).items():
            draft = draft.with_value(setting, value, continuing=draft is not before)
        title, words = said(chosen.name), self.tr("{preset}: {about}")
        desk.about = words.format(preset=title, about=said(chosen.about))
        desk.reasons = {
            point.setting: words.format(preset=title, about=about) if about else title
            for point in points
            for about in (said(in_turn(point.why, point.obstacle)),)
        }
        desk.draft = draft
        if draft.changes or all(one.ref != drive.ref for one in self.drives):
            return
        # A setting that cannot be changed need not have the value already.
        obstacles = dict.fromkeys(point.obstacle for point in points if point.obstacle)
        nothing = words.format(preset=title, about=said(in_turn(self.tr("No changes."), *obstacles)))
        self.told.emit(nothing if obstacles else self._nothing())

    def _nothing(self) -> str:
        return self.tr("No changes needed.")


# -- copying planned or current values as commands ---------------------------------------------------------


class CommandCopying:
    """Copies values of the drive in view as commands, and shows that it did."""

    def __init__(self, drafting: Drafting, message: MessageBar) -> None:
        self._drafting, self._message = drafting, message

    def copy_changes(self) -> None:
        """Copy the planned changes of the drives in view."""
        plans = self._drafting.plans()
        self._copy(
            (drive, desk, {one.setting: one.value for one in desk.draft.in_order()}) for drive, desk in plans
        )

    def copy_current(self) -> None:
        """Copy the values in force."""
        drive, desk = self._drafting.drive, self._drafting.desk()
        if drive is not None:
            self._copy([(drive, desk, _current(desk))])

    def _copy(self, what: Iterable[tuple[Drive, DraftState, Mapping[str, Value]]]) -> None:
        texts = [commands.as_commands(drive, values, _current(desk)) for drive, desk, values in what if values]
        if texts:
            clipboard.copy("\n".join(texts))
            self._message.show_text(QCoreApplication.translate("SettingsPage", "Copied as commands."), tone="good")


def _current(desk: DraftState) -> dict[str, Value]:
    return commands.current_values({state.setting: state for state in desk.draft.states})
