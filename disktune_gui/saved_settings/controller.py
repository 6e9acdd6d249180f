"""The part of the settings page that saves settings: rows, menu and messages, over a `SavedSettingsModel`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PyQt6.QtCore import QCoreApplication, QObject, pyqtBoundSignal
from PyQt6.QtWidgets import QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import Applied, TrialEnd, TrialEnded
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.handover import Takeover, lasting_link
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import Supply, same_value, unkeepable, unsavable
from disktune_contract.settings.setting import Source, State, Value
from disktune_gui.controls.message import MessageBar
from disktune_gui.editing import planned_values
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.bar import AGAIN, BATTERY, FORGET, SAVE, LastButton, SavedNotes
from disktune_gui.saved_settings.exchange_dialog import ExchangeDialog, HandoverDialog, differing
from disktune_gui.saved_settings.model import SavedSettingsModel, SaveWish
from disktune_gui.saved_settings.restoring import RestoreDialog, ask_original
from disktune_gui.saved_settings.save_dialog import BatteryDialog, SaveDialog
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.services.services import Services
from disktune_gui.text.said import said

MOST_SAID = 3
"""Maximum number of success messages shown at once."""


class Sheet(Protocol):
    """The rows of a settings page, as far as they show saved values."""

    notes: SavedNotes
    last: LastButton

    @property
    def keep_asked(self) -> pyqtBoundSignal:
        """Emitted with a setting and one of the requests of `lasting_bar`."""

    def show_lasting(self, found: Mapping[str, SavedState]) -> None:
        """Show saved values and the claims of all tools in the rows."""


class SettingsHost(Protocol):
    """A settings page, as far as it is needed here."""

    services: Services
    message: MessageBar

    @property
    def drive(self) -> Drive | None:
        """The drive in view."""

    @property
    def sheet(self) -> Sheet:
        """Its rows."""

    def propose(self, drive: Drive, setting: str, value: Value) -> None:
        """Add a change to the plan of *drive*."""

    def restore(self, original: Mapping[Drive, Mapping[str, Value]], *, at_once: bool = False) -> None:
        """Show the effect of *original* values on several drives, side by side; apply them if *at_once*."""

    def reload(self) -> None:
        """Read the settings of the drive again."""


class PendingRestore:
    """Original values of a drive that are to be restored, and what is saved instead."""

    def __init__(self, original: Restoration) -> None:
        self.original = original
        self.there: frozenset[str] = frozenset()
        """Settings that had their original value before anything was changed."""

    def is_restored_by(self, values: Mapping[str, Value]) -> bool:
        """Whether some original value is among *values*, which are on trial."""
        return any(same_value(values.get(name), value) for name, value in self.original.values)

    def dropped_by(self, values: Mapping[str, Value]) -> tuple[str, ...]:
        """Return the settings whose saved values are to be deleted when *values* have been kept."""
        back = dict(self.original.values)
        return tuple(
            name
            for name, _ in self.original.saved
            if name not in back or (same_value(values[name], back[name]) if name in values else name in self.there)
        )


class Keeping(QObject):
    """Serves one settings page."""

    def __init__(self, page: SettingsHost, window: QWidget) -> None:
        """*window* is the parent of dialogs, and the owner of this object."""
        super().__init__(window)
        self._page, self._window = page, window
        self.keeper = SavedSettingsModel(page.services, self)
        self._states: tuple[State, ...] = ()
        self._trials: dict[str, tuple[Drive, dict[str, Value]]] = {}
        self._offered: dict[DriveRef, tuple[Drive, dict[str, Value]]] = {}
        """Changes kept since the last other message, which are offered to be saved."""
        self._boot: set[DriveRef] = set()
        """Drives whose change is being applied and is to be saved if it is kept."""
        self._boot_trials: set[str] = set()
        """The trials of such changes."""
        self._said: dict[DriveRef, tuple[str, str]] = {}
        """Results of saving since the last other message: sentence and tone."""
        self._undoing: dict[DriveRef, PendingRestore] = {}
        """Original values under review; what is saved instead is deleted when they are kept."""
        self._undone: dict[str, PendingRestore] = {}
        """Those that are on trial, by trial."""
        self._dialog: SaveDialog | ExchangeDialog | BatteryDialog | None = None
        self._dialog_of: DriveRef | None = None
        self.keeper.changed.connect(self._render)
        self.keeper.told.connect(self._tell)
        self.keeper.outlived.connect(self._on_outlived)
        page.sheet.keep_asked.connect(self._on_asked)
        page.sheet.notes.confirmed.connect(self._confirm)
        page.sheet.last.save_asked.connect(self.save_all)
        page.sheet.last.exchange_asked.connect(self.exchange)
        page.sheet.last.forget_asked.connect(self._forget_drive)

    # -- showing -----------------------------------------------------------------------------------------------

    def show_states(self, states: tuple[State, ...]) -> None:
        """Show saved values next to current ones; *states* are of the page's drive."""
        self._states = states
        self._render()

    def reload(self) -> None:
        """Ask again what is saved and what other tools set."""
        self.keeper.show_drive(self._page.drive)
        self.keeper.reload()

    def found(self) -> dict[str, SavedState]:
        """Return saved, live and default values with the claims of all tools."""
        return self.keeper.lasting(self._states)

    def _render(self) -> None:
        drive = self._page.drive
        self.keeper.show_drive(drive)
        found = self.found()
        sheet = self._page.sheet
        sheet.show_lasting(found)
        hopeless = self._page.services.session.hopeless("save")
        sheet.last.show_refusal((said(unsavable(drive)) or hopeless) if drive is not None else "")
        sheet.last.show_saved(any(one.saved is not None for one in found.values()), hopeless)
        self._withdraw_offer(found)
        notes = self.keeper.notes(drive) if drive is not None else ()
        confirmable = drive is not None and self.keeper.outdated(drive) and bool(saved_state.as_saved(found))
        sheet.notes.show_notes(notes, confirmable=confirmable, locked=hopeless)
        if self._dialog is None:
            return
        if drive is None or drive.ref != self._dialog_of:
            # It was unplugged, or another drive was selected.
            self._dialog.reject()
        elif isinstance(self._dialog, ExchangeDialog):
            self._dialog.show_found(saved_state.takeovers(found), self.keeper.unread(drive))
        elif isinstance(self._dialog, BatteryDialog):
            self._dialog.show_found(found.get(self._dialog.setting.id))
        else:
            self._dialog.show_found(saved_state.unsaved(found))

    def _withdraw_offer(self, found: Mapping[str, SavedState]) -> None:
        """Withdraw the offer of what has been saved meanwhile, in a row or by another window."""
        drive = self._page.drive
        if drive is None or drive.ref not in self._offered:
            return
        _, values = self._offered[drive.ref]
        saved = {name: one.wanted for name, one in found.items()}
        if all(saved.get(name) == value for name, value in values.items()):
            del self._offered[drive.ref]
            message = self._page.message
            if not self._offered and message.about == "trials":
                message.action.hide()

    # -- one setting -------------------------------------------------------------------------------------------

    def _on_asked(self, setting: str, what: str) -> None:
        drive, one = self._page.drive, self.found().get(setting)
        if drive is None or one is None:
            return
        if what == SAVE and one.live is not None:
            self.keeper.save(drive, {setting: one.live})
        elif what == FORGET:
            self.keeper.save(drive, {}, (setting,))
        elif what == AGAIN and one.wanted is not None:
            self._page.propose(drive, setting, one.wanted)
        elif what == BATTERY:
            self.choose_for_battery(drive, one)

    def choose_for_battery(self, drive: Drive, one: SavedState) -> BatteryDialog | None:
        """Ask which value a saved setting is to have on battery."""
        state = next((state for state in self._states if state.setting == one.setting.id), None)
        if one.saved is None or state is None:
            return None
        dialog = BatteryDialog(self._page.services.session.title(drive), one, state.offer, self._window)
        dialog.chosen.connect(lambda value: self._on_battery_value(drive, one.setting.id, value))
        self._open(dialog, drive)
        return dialog

    def _on_battery_value(self, drive: Drive, setting: str, value: Value | None) -> None:
        """Save a value for battery, None for the same as on mains; one that is to be in force goes on trial."""
        one = self.found().get(setting)
        if one is None or one.saved is None:
            return
        if value is None or same_value(value, one.saved.value):
            self.keeper.save(drive, {}, on_battery={setting: None})
        elif one.supply is Supply.BATTERY and not same_value(value, one.live):
            self.keeper.save_for_battery_after_keeping(drive.ref, setting)
            self._page.propose(drive, setting, value)
        else:
            self.keeper.save(drive, {}, on_battery={setting: value})

    # -- after a trial -----------------------------------------------------------------------------------------

    def began(self, drive: Drive, applied: Applied) -> None:
        """Remember which settings are on trial, and their values."""
        values = {
            result.setting: result.wanted if result.after is None else result.after
            for result in applied.results
            if result.fault is None and not unkeepable(BY_ID[result.setting])
        }
        if applied.trial:
            self._trials[applied.trial] = (drive, values)
            if drive.ref in self._boot:
                self._boot_trials.add(applied.trial)
            undoing = self._undoing.pop(drive.ref, None)
            if undoing is not None and undoing.is_restored_by(values):
                self._undone[applied.trial] = undoing
            # The drive no longer has the values that were kept before; its row still offers to save.
            self._offered.pop(drive.ref, None)

    def save_when_kept(self, drive: DriveRef, *, wanted: bool) -> None:
        """Save the change of *drive* that is about to be applied once it has been kept, if *wanted*."""
        (self._boot.add if wanted else self._boot.discard)(drive)

    def save_trial(self, trial: str) -> None:
        """Save what is on trial once it has been kept."""
        self._boot_trials.add(trial)

    def ended(self, ended: TrialEnded) -> str:
        """Return the text of a button that saves what was kept; empty if there is nothing to offer."""
        drive, values = self._trials.pop(ended.trial, (None, {}))
        if self._page.message.about != "trials":
            self._offered.clear()
        kept = ended.end is TrialEnd.KEPT and bool(values)
        undone = self._undone.pop(ended.trial, None)
        if kept and drive is not None and undone is not None:
            saved_now = values if ended.trial in self._boot_trials else {}
            if dropped := [name for name in undone.dropped_by(values) if name not in saved_now]:
                self.keeper.save(drive, {}, dropped)
            if not saved_now:
                return self.offer()
        if drive is not None and ended.end is not TrialEnd.KEPT:
            self.keeper.on_not_kept(drive.ref)
        if ended.trial in self._boot_trials:
            self._boot_trials.discard(ended.trial)
            if kept and drive is not None:
                self.keeper.save_all_after_keeping(drive.ref, values)
        if kept and drive is not None and not unsavable(drive) and not self.keeper.on_kept(drive, values):
            self._offered[drive.ref] = (drive, values)
        return self.offer()

    def offer(self) -> str:
        """Return the text of a button that saves what was kept; empty if there is nothing to offer."""
        return self.tr("Apply at &Boot") if self._offered else ""

    def accept_offer(self) -> None:
        """Save what was offered."""
        offered, self._offered = self._offered, {}
        for drive, values in offered.values():
            self.keeper.save(drive, values)

    def _confirm(self) -> None:
        """Save the values in force once more, with the drive's present firmware."""
        if self._page.drive is not None:
            self.keeper.save(self._page.drive, saved_state.as_saved(self.found()))

    def find_original(self, drives: tuple[Drive, ...]) -> None:
        """Ask what *drives* had before DiskTune changed them and what is saved, and offer to restore it."""
        named = tuple(drive for drive in drives if planned_values.named(drive.identity, drives))
        show, session = self._page.message.show_text, self._page.services.session
        ask_original(self, session, named, self._on_original, lambda why: show(why, tone="danger"))

    def _on_original(self, found: tuple[Restoration, ...], remarks: tuple[str, ...]) -> None:
        if not found:
            nothing = QCoreApplication.translate("HistoryPage", "Nothing to restore.")
            self._page.message.show_text(said(in_turn(*remarks)) or nothing)
            return
        dialog = RestoreDialog(found, remarks, self._window, at_once=True)
        dialog.table.keep_columns(self._page.services.preferences, "restore")
        dialog.chosen.connect(self._on_original_chosen)
        dialog.at_once_asked.connect(lambda chosen: self._on_original_chosen(chosen, at_once=True))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_original_chosen(self, chosen: tuple[Restoration, ...], *, at_once: bool = False) -> None:
        changing = {one.drive: dict(one.values) for one in chosen if one.values}
        self._undo(chosen)
        if changing:
            self._page.restore(changing, at_once=at_once)

    def restore(self, restorations: tuple[Restoration, ...]) -> None:
        """Show original values of several drives side by side; what is saved instead is deleted with them."""
        changing = {one.drive: dict(one.values) for one in restorations if one.values}
        self._undo(restorations)
        if len(changing) > 1:
            self._page.restore(changing)

    def _undo(self, restorations: tuple[Restoration, ...]) -> None:
        """Remember what is saved instead of original values, or delete it where none is to be restored."""
        self._undoing.clear()
        for one in restorations:
            if one.saved and one.values:
                self._undoing[one.drive.ref] = PendingRestore(one)
                # Before it is changed: a value that the drive has already is not on trial.
                self._ask_in_force(self._undoing[one.drive.ref])
            elif one.saved:
                self._forget(one)

    def _ask_in_force(self, undoing: PendingRestore) -> None:
        one = undoing.original

        def told(reply: StateList) -> None:
            values = {
                state.setting: state.value for state in reply.states if state.source is not Source.REMEMBERED
            }
            undoing.there = frozenset(name for name, value in one.values if same_value(values.get(name), value))
            if len(undoing.there) == len(one.values) and self._undoing.get(one.drive.ref) is undoing:
                del self._undoing[one.drive.ref]
                self._forget(one)

        session = self._page.services.session
        session.request(self, "settings", OfDrive(one.drive.ref), told, lambda _fault, _why: None)

    def _forget(self, one: Restoration) -> None:
        self.keeper.save(one.drive, {}, [name for name, _ in one.saved])

    def _on_outlived(self, drive: DriveRef) -> None:
        """Read *drive* again: the values that were to be saved have changed."""
        if self._page.drive is not None and self._page.drive.ref == drive:
            self._page.reload()

    def _tell(self, drive: DriveRef, words: str, tone: str) -> None:
        """Show the results of saving: the last one of each drive, and failures before successes."""
        if self._page.message.about != "saved":
            self._said.clear()
        self._said.pop(drive, None)
        self._said[drive] = (words, tone)
        bad = [said for said in self._said.values() if said[1] != "good"]
        # Successes are not shown in the colour of failures; their rows show them.
        shown = bad or list(self._said.values())[-MOST_SAID:]
        text = "\n".join(words for words, _ in shown)
        self._page.message.show_text(text, tone=shown[0][1], about="saved")

    # -- all settings ------------------------------------------------------------------------------------------

    def save_all(self) -> SaveDialog | None:
        """Offer to save the values in force that would be lost at the next boot."""
        drive = self._page.drive
        if drive is None or self._says_unknown():
            return None
        called = self._page.services.session.title(drive)
        dialog = SaveDialog(called, drive.kind, saved_state.unsaved(self.found()), self._window)
        dialog.table.keep_columns(self._page.services.preferences, "save")
        dialog.chosen.connect(lambda chosen: self.keeper.save(drive, {one.setting.id: one.live for one in chosen}))
        self._open(dialog, drive)
        return dialog

    def _says_unknown(self) -> bool:
        """Show and return whether something could not be read: an empty list would mean that all is well."""
        why = self.keeper.unknown
        if not why and not self._states:
            why = QCoreApplication.translate("Saved", "Settings not read.")
        if why:
            self._page.message.show_text(why, tone="caution")
        return bool(why)

    def exchange(self) -> ExchangeDialog | None:
        """Show what other tools set, to be saved here instead, and this drive's settings as text for them."""
        drive = self._page.drive
        if drive is None or self._says_unknown():
            return None
        found, unread = saved_state.takeovers(self.found()), self.keeper.unread(drive)
        session, exports = self._page.services.session, self._exports()
        locked, called = session.hopeless("save"), session.title(drive)
        special = {self.tr("Saved settings"): saved_state.on_battery(self.found())}
        dialog = ExchangeDialog(
            drive, called, found, unread, exports, self._window, locked=locked, on_battery=special
        )
        dialog.importing.table.keep_columns(self._page.services.preferences, "take-over")
        dialog.importing.chosen.connect(lambda chosen: self._on_taken(drive, chosen))
        if not lasting_link(drive):
            self._ask_for_path(drive, dialog.exporting)
        self._open(dialog, drive)
        return dialog

    def _ask_for_path(self, drive: Drive, owner: HandoverDialog) -> None:
        """Let the dialog *owner* name the drive by its port, if udev has such a name."""

        def take(reply: Attachment) -> None:
            if reply.place is not None and reply.place.paths:
                owner.take_path(reply.place.paths[0])

        self._page.services.session.request(owner, "checkup", OfDrive(drive.ref), take, lambda _fault, _why: None)

    def _exports(self) -> dict[str, dict[str, Value]]:
        """Return the sets of settings that can be exported, by their descriptions; none is empty."""
        found = self.found()
        saved = {name: one.saved.value for name, one in found.items() if one.saved is not None}
        choices = {
            self.tr("Saved settings"): saved,
            self.tr("Changed settings"): dict(saved_state.changed_here(found)),
            self.tr("Non-default settings"): differing({state.setting: state for state in self._states}),
        }
        return {words: values for words, values in choices.items() if values}

    def _open(self, dialog: SaveDialog | ExchangeDialog | BatteryDialog, drive: Drive) -> None:
        """Open *dialog*, and update it to later answers while it is open."""
        self._dialog, self._dialog_of = dialog, drive.ref
        dialog.finished.connect(self._on_closed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def states_read(self) -> None:
        """Take in the settings that the page's drive has reported."""
        self.keeper.on_states()

    def _on_closed(self) -> None:
        self._dialog = None

    def _on_taken(self, drive: Drive, chosen: tuple[Takeover, ...]) -> None:
        """Save what the drive has already; plan the rest, to be saved once it has been kept."""
        waiting = [one for one in chosen if one.changes]
        ready = [one for one in chosen if not one.changes and one.live is not None]
        special = {one.setting.id: one.on_battery for one in ready if one.on_battery is not None}
        # On battery the drive has the value for battery; the other one is saved already.
        plain = {one.setting.id: one.live for one in ready if one.live is not None and not one.for_battery}
        if plain or special:
            self.keeper.save(drive, plain, on_battery=special)
        if waiting:
            wishes = {one.setting.id: SaveWish(one.for_battery, one.on_battery) for one in waiting}
            self.keeper.save_after_keeping(drive.ref, wishes)
            for one in waiting:
                if one.wanted is not None:
                    self._page.propose(drive, one.setting.id, one.wanted)

    def _forget_drive(self) -> None:
        if self._page.drive is not None:
            self.keeper.forget_drive(self._page.drive)
