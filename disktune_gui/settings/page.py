"""The settings of the selected drive, or of all: edit, review, try, keep or revert."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import VOLUMES, Drive, DriveRef
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.messages.look import StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_contract.settings.saved import unsavable
from disktune_contract.settings.setting import State, Status, Value
from disktune_gui.controls.message import MessageBar, UnlockBar
from disktune_gui.controls.number_spin import settle
from disktune_gui.controls.page import FrontStack, Page
from disktune_gui.editing import change_summary
from disktune_gui.editing.change_summary import ChangeSummary
from disktune_gui.editing.preset import Preset
from disktune_gui.editing.trial_bar import HEIGHT, LongTrialBar, TrialBar
from disktune_gui.editing.trials import TrialBars
from disktune_gui.saved_settings.controller import Keeping
from disktune_gui.services.services import Services
from disktune_gui.settings.applying import AS_ASKED, Applying, TrialReports
from disktune_gui.settings.changes_bar import ChangesBar
from disktune_gui.settings.drafting import CommandCopying, Drafting, DraftState
from disktune_gui.settings.many import AllDrives
from disktune_gui.settings.row_view import ShownResult
from disktune_gui.settings.sheet import SettingsSheet
from disktune_gui.settings.suggestions import Suggestions
from disktune_gui.text.said import labelled, said
from disktune_gui.theming.style import lines, pixels


class SettingsPage(Page):
    """A row per setting; nothing happens to a drive before Try."""

    follows_at_once = True

    compare_asked = pyqtSignal(Drive, tuple)
    """With tuple[Change, ...]: the user wants to measure before and after the change."""

    many_asked = pyqtSignal(Drive)
    """The user wants the changes of this drive on others, too."""

    ended_unseen = pyqtSignal(str, str, str)
    """How a trial ended while another page is in front: sentences, their tone, and the drive's kernel name."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.drafting = Drafting(self)
        self.sheet = SettingsSheet(self.preferences)
        self.rows = self.sheet.rows
        self.message = MessageBar()
        self.review = ChangesBar()
        self.unlock_bar = UnlockBar()
        self.trial_place = TrialBars(self.session)
        """Where the user is asked to keep trials; while another page is in front, the strip shows the same."""
        self.trials = self.trial_place.bars
        self._all: AllDrives | None = None
        self.keeping = Keeping(self, self)
        self.applying = Applying(self.session, self.drafting, self.keeping, self.trial_place, self)
        self._copying = CommandCopying(self.drafting, self.message)
        self._reports = TrialReports(self.message, self.keeping, lambda: self.drive, self)
        self.long_bar = LongTrialBar(services.long_trials)
        """The progress of a long trial of the drive in view."""
        self.suggestions = Suggestions(services, self)
        self._told: dict[DriveRef, tuple[str, str]] = {}
        """What became of the last changes, by drive: a sentence and its tone."""
        self._at_once: Mapping[Drive, Mapping[str, Value]] = {}
        """Values that are to be applied as soon as all drives have answered."""
        self._keeps = False
        """Whether these are then kept without a question: they are original values."""
        self._next: DriveRef | None = None
        """The drive on which the next proposal is tried at once."""
        self._kept_states: object = None
        """The states that what is saved was shown for last."""
        self.sheet.local = not (self.session.place.elsewhere or self.session.place.sandboxed)
        self._lay_out()
        self._connect()
        self._render()

    @property
    def drive(self) -> Drive | None:
        """The drive in view; None shows all."""
        return self.drafting.drive

    @property
    def all_drives(self) -> AllDrives:
        """The settings of all drives side by side: a page of its own, made when it is first asked for."""
        if self._all is None:
            self._all = AllDrives(self.services, self.drafting)
            self._all.answered.connect(self._on_all_answered)
            self._all.presets.chosen.connect(self._on_preset)
            self._all.presets.told.connect(lambda words: self.message.show_text(words, tone="caution"))
            self._all.restore_asked.connect(lambda: self.keeping.find_original(self.session.drives))
            self._all.told.connect(lambda words, tone: self.message.show_text(words, tone=tone))
            self._places.addWidget(self._all)
        return self._all

    def _activate_all(self, active: bool) -> None:
        if active or self._all is not None:
            self.all_drives.set_active(active)

    # -- the page interface --------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show the settings of *drive*; read them again only if it is another one."""
        before = self.drive
        self.drafting.drive = drive
        if before is not None and drive is not None and before.ref == drive.ref:
            return
        self._next = None
        self.message.dismiss()
        self.long_bar.show_drive(drive)
        self.trial_place.show_drive(drive.ref if drive is not None else None)
        self._places.setCurrentWidget(self.sheet if drive is not None else self.all_drives)
        self._render()
        self._activate_all(self.active and drive is None)
        self._show_suggested()
        if self.active:
            self.reload()

    def set_active(self, active: bool) -> None:
        """Read the settings whenever the page comes into view: another program may have changed them."""
        super().set_active(active)
        self._activate_all(active and self.drive is None)
        self.services.layers.watch(self, on=active)
        self._show_layers()
        self._show_suggested()
        if active:
            self.reload()

    def has_edits(self, drive: Drive) -> bool:
        """Return whether the plan of *drive* has changes."""
        desk = self.drafting.desks.get(drive.ref)
        return desk is not None and bool(desk.draft.changes)

    def head(self) -> QBoxLayout | None:
        """Return the row of the search; that of all drives has too much in it."""
        return self.sheet.bar if self.drive is not None else None

    def end_bar(self) -> QWidget | None:
        """Return the bar of the changes, or that of the trial."""
        return next((one for one in (self.review, self.trial_place) if one.isVisible()), None)

    def would_end(self) -> tuple[str, ...]:
        reverted = self.tr("{drive}: the trial is reverted.")
        lost = self.tr("{drive}: unapplied changes are lost.")
        edited = [drive for drive in self.session.drives if self.has_edits(drive)]
        return (
            *(reverted.format(drive=bar.title) for bar in self.trials.values() if not bar.orphaned),
            *(lost.format(drive=self.session.title(drive)) for drive in edited),
        )

    def refresh(self) -> None:
        """Ask the drive, or all drives, again."""
        self.reload()
        if self.drive is None:
            self.all_drives.reload()

    def search_field(self) -> QLineEdit:
        return self.search

    @property
    def search(self) -> QLineEdit:
        """The field that finds a setting, of the part in front."""
        return self.sheet.search if self.drive is not None else self.all_drives.search

    def reveal(self, setting: str) -> None:
        """Show the row of *setting*, or its search results in all drives."""
        if self.drive is not None:
            self.sheet.reveal(setting)
            return
        self.search.setText(said(BY_ID[setting].label))
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def reload(self) -> None:
        """Read every setting of the drive, without waking it."""
        if self.drive is None or self._desk().busy:
            return
        ref = self.drive.ref
        self.keeping.reload()
        self.services.layers.ask()
        self.session.request(
            self,
            "settings",
            OfDrive(ref),
            lambda reply: self._on_states(ref, reply),
            lambda _fault, why: self._on_no_states(ref, why),
        )

    def restore(self, original: Mapping[Drive, Mapping[str, Value]], *, at_once: bool = False) -> None:
        """Plan *original* values for several drives; with *at_once* keep them as soon as all have answered."""
        self._propose_to_all(original, earlier=True)
        self._at_once, self._keeps = original if at_once else {}, True
        self._try_when_known()

    def attempt(self, wanted: Mapping[Drive, Mapping[str, Value]]) -> None:
        """Plan values for several drives, and try them together as soon as all have answered."""
        if any(drive.kind in VOLUMES for drive in wanted):
            # Only what is listed has a column, and so a tick.
            self.preferences.show_volumes = True
        self._propose_to_all(wanted, earlier=False)
        self._at_once, self._keeps = wanted, False
        self._try_when_known()

    def _propose_to_all(self, wanted: Mapping[Drive, Mapping[str, Value]], *, earlier: bool) -> None:
        self.all_drives.choose(wanted)
        for drive, values in wanted.items():
            self.drafting.propose(drive, values, earlier=earlier)
            self.all_drives.ask(drive)

    def spread(self, drive: Drive) -> None:
        """Tick *drive* alone: its changes go to each drive that is ticked, too."""
        self.all_drives.choose([drive])
        self.review.details.setChecked(False)

    def _on_all_answered(self) -> None:
        self._render()
        self._try_when_known()

    def _try_when_known(self) -> None:
        if self._at_once and self.all_drives.has_answered(tuple(self._at_once)):
            at_once, self._at_once = self._at_once, {}
            wanted = {
                (drive.ref, name): value for drive, values in at_once.items() for name, value in values.items()
            }
            changes = ((drive.ref, one) for drive, desk in self.drafting.plans() for one in desk.draft.changes)
            # Other changes that wait are neither kept nor tried unasked.
            alone = all(wanted.get((ref, one.setting)) == one.value for ref, one in changes)
            if alone or self._keeps:
                self._on_apply(keep=alone and self._keeps)

    def propose(self, drive: Drive, setting: str, value: Value, *, earlier: bool = False) -> None:
        """Add a change to the plan of *drive*; *earlier* is a value from its history, which may always return."""
        self.drafting.propose(drive, {setting: value}, earlier=earlier)

    # -- answers of the drive ------------------------------------------------------------------------------

    def _on_states(self, ref: DriveRef, reply: StateList) -> None:
        desk = self.drafting.of(ref)
        known = tuple(state for state in reply.states if state.setting in BY_ID)
        desk.draft = desk.draft.refreshed(known, reply.surroundings)
        desk.forget_untrue(known)
        desk.read_at = time.time()
        self.drafting.take_up(ref)
        if self._shows(ref):
            if self.message.about == "states":
                self.message.dismiss()
            self._render()
            self.keeping.states_read()

    def _on_no_states(self, ref: DriveRef, why: str) -> None:
        if self._shows(ref):
            self.message.show_text(why, tone="danger", action=self.tr("&Retry"), about="states", error=True)

    # -- input of the user ---------------------------------------------------------------------------------

    def _on_edited(self, setting: str, value: Value, continuing: bool) -> None:
        if self.message.tone == "good":
            # A success message is replaced by the next message.
            self.message.dismiss()
        self.drafting.edit(setting, value, continuing=continuing)

    def _on_discard(self) -> None:
        """Take all changes back; the focus goes to the row that was changed last."""
        here = self.review.discard.hasFocus()
        self.drafting.discard()
        if here:
            self._focus_edited()

    def _focus_edited(self) -> bool:
        """Give the focus to the row that was edited last, if there is one."""
        row = self.rows.get(self._desk().last_edited) if self.drive is not None else None
        if row is not None and row.isVisible():
            row.take_focus()
        return row is not None

    def _on_preset(self, chosen: Preset) -> None:
        for drive in self.drafting.drives:
            if not self.drafting.of(drive.ref).busy:
                self.drafting.propose_preset(drive, chosen)

    def try_next(self, drive: Drive) -> None:
        """Try at once what is proposed next for *drive*, unless other changes wait or a consent is needed."""
        self._next = None if self.has_edits(drive) else drive.ref

    def _on_proposed(self) -> None:
        """Open the details, or show with the trial what they say: the user has not seen the proposal yet."""
        self._render()
        due, self._next, plan = self._next, None, self.review.text()
        self.review.details.setChecked(bool(self.review.lines))
        if self.active:
            # What had the focus is on another page now.
            self.review.apply.setFocus(Qt.FocusReason.OtherFocusReason)
        if due is not None and self._shows(due):
            self._on_apply()
            if self._desk().busy:
                self.message.show_text(plan)

    def _on_many(self) -> None:
        if settle(self.sheet) and self.drive is not None:
            self.many_asked.emit(self.drive)

    def _on_boot(self, on: bool) -> None:
        for _, desk in self.drafting.plans():
            desk.boot = on

    # -- try -----------------------------------------------------------------------------------------------

    def _on_apply(self, *, keep: bool = False) -> None:
        if not settle(self._places):
            return
        plans = self.drafting.plans()
        ready = all(desk.draft.ready and not desk.busy for _, desk in plans)
        # A number finished just now may have changed the review under the button.
        if not plans or not ready or not self.review.apply.isEnabled():
            return
        self.message.dismiss()
        self._told.clear()
        self.review.details.setChecked(False)
        self.applying.apply([(drive, desk.draft) for drive, desk in plans], keep=keep)

    def _on_long(self, span: LongSpan, keep: bool) -> None:
        if settle(self.sheet) and self.drive is not None and self._desk().draft.ready and not self._desk().busy:
            self.message.dismiss()
            trials = self.services.long_trials
            self.applying.try_long(trials, self.drive, self._desk().draft, span, keep=keep)

    def _on_compare(self) -> None:
        if settle(self.sheet) and self.drive is not None and self._desk().draft.ready:
            self.compare_asked.emit(self.drive, self._desk().draft.in_order())

    # -- keep or revert ------------------------------------------------------------------------------------

    def _on_trial_ended(self, bar: TrialBar, ended: TrialEnded) -> None:
        desk = self.drafting.of(bar.drive)
        if ended.end is not TrialEnd.KEPT:
            desk.take_reverted(ended, as_asked=ended.end in AS_ASKED)
        words, tone = self._reports.ended(bar, ended)
        if not self.active:
            self.ended_unseen.emit(words, tone, bar.drive.name)
        self._render()
        self._reload_of(bar.drive)
        if bar.had_focus and self.active:
            self._go_on(desk)

    def _go_on(self, desk: DraftState) -> None:
        """Put the focus on the next question, or where it was before: on the row that was edited last."""
        if (there := next(iter(self.trials.values()), None)) is not None:
            there.back.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._focus_edited() and (name := next(iter(desk.results), "")) in self.rows:
            self.rows[name].take_focus()

    def _on_helper_lost(self) -> None:
        for bar in self.trials.values():
            if bar.orphaned:
                self.drafting.of(bar.drive).date_results()
        self._render()

    def _on_trial_vanished(self, bar: TrialBar) -> None:
        self._reports.vanished(bar)
        self._render()
        self._reload_of(bar.drive)

    def _on_experiment(self, ref: DriveRef) -> None:
        """Read what an experiment on the drive has changed, or left behind."""
        self._reload_of(ref)
        if self.active and self.drive is None:
            self.all_drives.reload()

    def _on_health(self) -> None:
        if self.drive is not None and self.services.health_news.fails(self.drive) != self._desk().draft.failing:
            self._render()

    def _show_layers(self, *_about: object) -> None:
        self.sheet.show_layers(self.services.layers.stack, (drive.name for drive in self.session.drives))

    def _show_suggested(self) -> None:
        if self.active:
            self.sheet.show_suggested(self.suggestions.of(self.drive))

    def _on_privilege(self, _privilege: Class) -> None:
        self._render()
        if self.active:
            self.refresh()

    # -- helpers -------------------------------------------------------------------------------------------

    def _desk(self) -> DraftState:
        return self.drafting.desk()

    def _shows(self, ref: DriveRef) -> bool:
        return self.drive is not None and self.drive.ref == ref

    def _reload_of(self, ref: DriveRef) -> None:
        if not self.active:
            return
        if self._shows(ref):
            self.reload()
        elif self.drive is None:
            for drive in self.session.drives:
                if drive.ref == ref:
                    self.all_drives.ask(drive)

    def _tell(self, ref: DriveRef, words: str, tone: str) -> None:
        """Show what became of changes; of several drives, the words of each."""
        if self.message.about != "applied":
            self._told.clear()
        self._told[ref] = (words if self._shows(ref) else self._of_drive(ref.name, words), tone)
        text = "\n".join(dict.fromkeys(words for words, _ in self._told.values()))
        self.message.show_text(text, tone=tone, about="applied", error=self.drive is None and tone == "danger")

    def _of_drive(self, drive: str, words: str) -> str:
        return labelled(drive, words)

    def _render(self) -> None:
        """Show what is known and planned; rows that stay the same are left alone."""
        drive, desk = self.drive, self._desk()
        if drive is not None:
            failing = self.services.health_news.fails(drive)
            if failing != desk.draft.failing:
                desk.draft = replace(desk.draft, failing=failing)
            desk.forget_preset()
        shown = (drive.ref if drive is not None else None, desk.draft.states)
        if shown != self._kept_states or drive is None:
            self._kept_states = shown
            self.keeping.show_states(desk.draft.states)
        lines = self._lines()
        results = self._results(desk, lines)
        self.sheet.show_draft(drive, desk.draft, results, not desk.busy, desk.reasons, desk.read_at)
        self._show_changes(lines)
        self._show_bar()
        of_all = self._all.states() if self._all is not None else ()
        self._offer_to_unlock(desk.draft.states if drive is not None else of_all)
        drafts = [self.drafting.of(one.ref).draft for one in self.drafting.drives]
        self.undo_action.setEnabled(any(draft.past for draft in drafts))
        self.redo_action.setEnabled(any(draft.future for draft in drafts))

    def _lines(self) -> list[tuple[str, ChangeSummary]]:
        """Return the changes of each drive in view in words, with its kernel name."""
        found = []
        for drive, desk in self.drafting.plans():
            # A change keeps its result only while it is the same change that failed.
            results = {name: result.words for name, result in desk.results.items()}
            for one in desk.draft.reviewed():
                line = change_summary.of_change(one)
                result = results.get(line.setting, "")
                found.append((drive.name, replace(line, result=result) if result else line))
        return found

    def _results(self, desk: DraftState, lines: list[tuple[str, ChangeSummary]]) -> Mapping[str, ShownResult]:
        """Return what is to be said in the rows: results, and why changes cannot be applied at present."""
        if self.drive is None:
            return {}
        troubles = {line.setting: ShownResult(line.trouble, good=False) for _, line in lines if line.trouble}
        return {**desk.results, **troubles}

    def _show_changes(self, found: list[tuple[str, ChangeSummary]]) -> None:
        """Show the changes in the bar."""
        desks = [(drive, self.drafting.of(drive.ref)) for drive in self.drafting.drives]
        busy = next((desk.busy for _, desk in desks if desk.busy), "")
        blocked = next(filter(None, (self.trial_place.question(drive.ref) for drive, _ in desks)), "")
        lines = tuple(line for _, line in found) if self.drive is not None else change_summary.merged(found)
        about = next((desk.about for _, desk in desks if desk.about), "")
        self.review.hopeless = self.session.hopeless("apply")
        self.review.show_changes(lines, blocked, about, busy=busy, one_drive=self.drive is not None)
        refusals = (said(unsavable(drive)) for drive, desk in desks if desk.draft.changes)
        self.review.show_boot(any(desk.boot for _, desk in desks), next(filter(None, refusals), ""))

    def _show_bar(self) -> None:
        """Show one bar at a time below the rows: changes, the question of their trial, or its result."""
        on_trial = bool(self.trial_place.bars) if self.drive is None else self.trial_place.of(self.drive.ref)
        self.review.setVisible(not on_trial and (bool(self.review.lines) or self.message.isHidden()))

    def _offer_to_unlock(self, states: Iterable[State]) -> None:
        unseen = {Status.LOCKED, Status.UNREADABLE} & {state.status for state in states}
        self.unlock_bar.setVisible(bool(unseen) and self.session.can_unlock and not self.session.may("apply"))

    def _on_message_acted(self) -> None:
        if self.message.about == "trials" and not self.keeping.offer():
            self._apply_again()
        elif self.message.about == "trials":
            self.keeping.accept_offer()
        else:
            self.reload()

    def _apply_again(self) -> None:
        """Try once more what was reverted for lack of confirmation; a risk has to be accepted again."""
        if self.drive is None:
            return
        for setting, value in self._reports.to_apply_again(self.drive).items():
            self.propose(self.drive, setting, value)
        self.message.dismiss()
        self._on_apply()

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, lambda why: self.message.show_text(why, tone="caution"))

    def _connect(self) -> None:
        self.review.discarded.connect(self._on_discard)
        self.review.apply_asked.connect(self._on_apply)
        self.unlock_bar.asked.connect(self._unlock)
        self.review.long_asked.connect(self._on_long)
        self.long_bar.ended.connect(self.refresh)
        self.review.compare_asked.connect(self._on_compare)
        self.review.many_asked.connect(self._on_many)
        self.review.copy_asked.connect(self._copying.copy_changes)
        self.sheet.last.copy_asked.connect(self._copying.copy_current)
        self.review.boot.toggled.connect(self._on_boot)
        self.review.accepted.connect(self.drafting.accept)
        self.message.acted.connect(self._on_message_acted)
        self.message.turned.connect(self._show_bar)
        self.drafting.changed.connect(self._render)
        self.drafting.told.connect(self.message.show_text)
        self.drafting.proposed.connect(self._on_proposed)
        self.applying.changed.connect(self._render)
        self.applying.told.connect(self._tell)
        self.applying.outdated.connect(self._reload_of)
        self.sheet.edited.connect(self._on_edited)
        self.sheet.taken_back.connect(self.drafting.take_back)
        self.sheet.presets.chosen.connect(self._on_preset)
        self.sheet.presets.told.connect(lambda words: self.message.show_text(words, tone="caution"))
        self.trial_place.boot_wanted.connect(self.keeping.save_trial)
        self.trial_place.began.connect(self.keeping.began)
        self.trial_place.began.connect(self._reports.began)
        self.trial_place.ended.connect(self._on_trial_ended)
        self.trial_place.lost.connect(self._on_helper_lost)
        self.trial_place.vanished.connect(self._on_trial_vanished)
        self.session.privilege_changed.connect(self._on_privilege)
        self.services.health_news.changed.connect(self._on_health)
        self.services.drive_work.tried_changed.connect(self._on_experiment)
        self.services.layers.changed.connect(self._show_layers)
        self.session.drives_changed.connect(self._show_layers)
        self.suggestions.changed.connect(self._show_suggested)
        self.undo_action = self._action(self.tr("Undo"), QKeySequence.StandardKey.Undo, self.drafting.undo)
        self.redo_action = self._action(self.tr("Redo"), QKeySequence.StandardKey.Redo, self.drafting.redo)
        self._action(self.review.apply.text(), ("Ctrl+Return", "Ctrl+Enter"), self._on_apply)
        keep = ("Ctrl+Shift+Return", "Ctrl+Shift+Enter")
        self._action(self.trial_place.keep_all.text(), keep, lambda: self.trial_place.answer(keep=True))
        revert = self.trial_place.back_all.text()
        self._action(revert, ("Ctrl+Backspace",), lambda: self.trial_place.answer(keep=False))

    def _action(
        self, text: str, keys: QKeySequence.StandardKey | tuple[str, ...], act: Callable[[], object]
    ) -> QAction:
        action = QAction(text, self)
        if isinstance(keys, tuple):
            action.setShortcuts([QKeySequence(key) for key in keys])
        else:
            action.setShortcuts(keys)
        action.triggered.connect(lambda _checked=False: act())
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        return action

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Leave most of the height to the rows."""
        super().resizeEvent(event)
        self.review.allow(self.height())

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Let Escape close the details, then clear the search; it answers no question."""
        if event is not None and event.key() == Qt.Key.Key_Escape:
            if self.review.close_details():
                return
            if self.search.text():
                self.search.clear()
                return
        super().keyPressEvent(event)

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._places = FrontStack()
        self._places.addWidget(self.sheet)
        layout = QVBoxLayout(self)
        side, above = pixels(self.font(), 24), pixels(self.font(), 12)
        layout.setContentsMargins(side, above, side, above)
        layout.setSpacing(12)
        layout.addWidget(self._places, 1)
        # Bars that come and go are below: the rows stay where they are.
        layout.addWidget(self.unlock_bar)
        self.message.setMinimumHeight(lines(self, HEIGHT))
        layout.addWidget(self.message)
        layout.addWidget(self.long_bar)
        layout.addWidget(self.trial_place)
        layout.addWidget(self.review)
