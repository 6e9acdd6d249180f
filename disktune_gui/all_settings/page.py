"""The settings of all drives side by side, and changing several drives at once."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from PyQt6.QtCore import QTimer, pyqtSignal
from PyQt6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import State, Value
from disktune_gui.all_settings import comparison
from disktune_gui.all_settings.batch_view import BatchView
from disktune_gui.all_settings.comparison import as_table
from disktune_gui.all_settings.grid_view import GridView
from disktune_gui.controls.controls import SettingSearch
from disktune_gui.desktop import user_files
from disktune_gui.desktop.user_files import not_written
from disktune_gui.drives.groups import grouped, selected_kinds
from disktune_gui.editing import arrangement
from disktune_gui.editing.trial_bar import TrialBar
from disktune_gui.editing.trials import TrialBars
from disktune_gui.services.services import Services
from disktune_gui.text import tabular
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment

_EVERYTHING = "compare/everything"
CHEAP_S = 0.01
"""An update that takes less time is made at every answer."""
RESTS = 4
"""Pause after a costly update, in multiples of its duration: four fifths of the time remain for the user."""


class AllDrives(QStackedWidget):
    """The comparison, or the form that changes the chosen drives."""

    answered = pyqtSignal()
    """A drive has reported new values."""
    told = pyqtSignal(str, str)
    """A sentence for the page, and its tone."""
    restore_asked = pyqtSignal()
    """The user wants back what all drives had before DiskTune changed them."""

    def __init__(self, services: Services, trials: TrialBars) -> None:
        super().__init__()
        self._session, self._preferences = services.session, services.preferences
        self._known: dict[DriveRef, dict[str, State]] = {}
        self._around: dict[DriveRef, Surroundings] = {}
        self._failed: dict[DriveRef, str] = {}
        self._read_at: dict[DriveRef, datetime] = {}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._render_answers)
        self._at_once = False
        """Whether the form is to be applied as soon as all its drives have answered."""
        self._cost_s = self._shown_at = 0.0
        """How long it took to show all answers last, and when that was done (seconds)."""
        self.active = False
        self.search = SettingSearch()
        self.only = QCheckBox(self.tr("&Differences Only"))
        self.everything = QCheckBox(self.tr("Show A&ll Settings"))
        self.view = GridView(self.tr("Settings of all drives"), self._preferences, "all-drives", choosing=True)
        self.chosen, self.legend = PlainLabel(), PlainLabel()
        self.copy_button = QPushButton(self.tr("&Copy"))
        self.export_button = QPushButton(self.tr("&Export…"))
        self.original = QPushButton(self.tr("Restore &Original Values…"))
        self.change = QPushButton(self.tr("C&hange…"))
        self.batch = BatchView(services, trials)
        self._lay_out()
        self.everything.setChecked(self._preferences.text(_EVERYTHING) == "yes")
        self._connect(trials)
        self._on_ticked()

    def set_active(self, active: bool) -> None:
        """Ask all drives whenever the comparison comes into view."""
        self.active = active
        if active:
            self.reload()

    def reload(self) -> None:
        """Ask every drive that is listed for its settings. Asking wakes nothing."""
        if self.batch.busy:
            return
        for drive in self.drives():
            self._ask(drive)
        self.render_grid()

    @property
    def has_edits(self) -> bool:
        """Whether there are planned changes to several drives that were not applied."""
        return self.currentWidget() is self.batch and any(one.changes for one in self.batch.drive_previews)

    def drives(self) -> tuple[Drive, ...]:
        """Return the drives in the order of the list on the left."""
        groups = grouped(self._session.drives, selected_kinds(self._preferences))
        return tuple(drive for group in groups.values() for drive in group)

    def write(self, path: Path) -> None:
        """Write the comparison to *path* as CSV; a failure becomes a sentence."""
        try:
            user_files.save(path, tabular.as_csv(self._dated()))
        except OSError as error:
            self.told.emit(not_written(path, error), "danger")
        else:
            self.told.emit(self.tr("The comparison was saved as {name}.").format(name=path.name), "")

    def _dated(self) -> tabular.DataTable:
        """Return the comparison with the moment at which each drive was read."""
        grid = self.view.model.grid
        table = as_table(grid)
        moments = [self._read_at.get(drive.ref) for drive in grid.drives]
        rows = [
            (*row, None if at is None else at.isoformat(timespec="seconds"))
            for row, at in zip(table.rows, moments, strict=True)
        ]
        return tabular.DataTable((*table.header, self.tr("Read at")), rows)

    # -- answers of the drives -----------------------------------------------------------------------------

    def _ask(self, drive: Drive) -> None:
        ref = drive.ref
        self._session.request(
            self,
            "settings",
            OfDrive(ref),
            lambda reply: self._on_states(ref, reply),
            lambda _fault, why: self._on_no_states(ref, why),
        )

    def _on_states(self, ref: DriveRef, reply: StateList) -> None:
        self._known[ref] = {state.setting: state for state in reply.states}
        self._read_at[ref] = datetime.now().astimezone()
        self._around[ref] = reply.surroundings
        self._failed.pop(ref, None)
        self._show_answers()

    def _on_no_states(self, ref: DriveRef, why: str) -> None:
        self._known.pop(ref, None)
        self._read_at.pop(ref, None)
        self._failed[ref] = why
        self._show_answers()

    def states(self) -> Iterator[State]:
        """Return all states that the drives in the comparison have reported."""
        return (state for drive in self.drives() for state in self._known.get(drive.ref, {}).values())

    def _show_answers(self) -> None:
        """Show what is known now; while hundreds of drives answer one after the other, only now and then."""
        if self._later.isActive():
            return
        now = time.monotonic()
        if self._cost_s > CHEAP_S and now < self._shown_at + RESTS * self._cost_s:
            self._later.start(round(1000 * (self._shown_at + RESTS * self._cost_s - now)))
            return
        self._render_answers()

    def _render_answers(self) -> None:
        before = time.monotonic()
        self.render_grid()
        self._show_legend()
        self.answered.emit()
        if self.currentWidget() is self.batch:
            self.batch.update_known(self._known, self._around)
            self._apply_when_known()
        self._shown_at = time.monotonic()
        self._cost_s = self._shown_at - before

    def _show_legend(self) -> None:
        """Explain the marks, and show the earliest time of reading: values may have been changed since."""
        words = self.tr("Bold: differs from most drives of its kind.  ?: unknown.  –: not supported.")
        moments = [self._read_at[drive.ref] for drive in self.drives() if drive.ref in self._read_at]
        if moments:
            read = self.tr("Read at {time}.").format(time=moment(min(moments).timestamp(), seconds=True))
            words = said(in_turn(words, read))
        self.legend.setText(words)

    def render_grid(self) -> None:
        """Update the comparison to what is known."""
        drives, everything, text = self.drives(), self.everything.isChecked(), self.search.text()
        settings = comparison.columns(drives, self._known, everything=everything, text=text)
        grid = comparison.compare(drives, self._known, settings, self._failed)
        if self.only.isChecked():
            settings = comparison.differing(grid, settings)
            grid = comparison.compare(drives, self._known, settings, self._failed)
        self.view.show_grid(grid)

    # -- what the user does ----------------------------------------------------------------------------------

    def _on_everything(self, on: bool) -> None:
        self._preferences.keep(_EVERYTHING, "yes" if on else "no")
        self.render_grid()

    def _on_ticked(self) -> None:
        count = len(self.view.model.chosen)
        words = (
            self.tr("Select the drives to change.")
            if not count
            else said(Sentence.counted(count, "{n} selected", "{n} selected"))
        )
        self.chosen.setText(words)
        self.change.setEnabled(bool(count))

    def _on_change(self) -> None:
        chosen = [drive for drive in self.view.model.grid.drives if drive.ref in self.view.model.chosen]
        self.batch.begin(chosen, self._known, self._around, {})
        self.setCurrentWidget(self.batch)
        self.batch.form.add.setFocus()

    def _on_setting(self, row: int, setting: str) -> None:
        """Change *setting* on the drives that are ticked, and on that of *row* alone where none is."""
        drives = self.view.model.grid.drives
        chosen = [drive for drive in drives if drive.ref in self.view.model.chosen] or [drives[row]]
        self.batch.begin(chosen, self._known, self._around, {setting: None})
        self.setCurrentWidget(self.batch)
        self.batch.form.editors[setting].take_focus()

    def restore(self, original: Mapping[Drive, Mapping[str, Value]], *, at_once: bool = False) -> None:
        """Show what *original* values would make of their drives; nothing happens before Apply.

        *at_once* applies them as soon as all have answered. A risk has to be accepted all the same.
        """
        own = {drive.ref: values for drive, values in original.items()}
        self.batch.begin(tuple(original), self._known, self._around, {}, own)
        self.setCurrentWidget(self.batch)
        self._at_once = at_once
        self._apply_when_known()

    def _apply_when_known(self) -> None:
        answered = {*self._known, *self._failed}
        if self._at_once and all(drive.ref in answered for drive in self.batch.drives()):
            self._at_once = False
            self.batch.apply.click()

    def spread(self, drive: Drive, wanted: Mapping[str, Value]) -> None:
        """Show what *wanted* would do to all drives of the same kind as *drive*, which alone is ticked."""
        alike = [one for one in self.drives() if arrangement.medium(one) is arrangement.medium(drive)]
        self._at_once = False
        self.batch.begin(alike, self._known, self._around, wanted, ticked={drive.ref})
        self.setCurrentWidget(self.batch)

    def _on_left(self) -> None:
        self._at_once = False
        self.setCurrentIndex(0)
        self.reload()

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export Comparison"), "disktune-settings.csv", self.tr("CSV (*.csv)")
        )
        if name:
            self.write(Path(name))

    def _on_drives(self, _drives: object) -> None:
        """Show the new list; a new drive is asked, the others have answered."""
        self.batch.show_listed(self._session.drives)
        if not self.active:
            return
        for drive in self.drives():
            if drive.ref not in self._known and drive.ref not in self._failed:
                self._ask(drive)
        self.render_grid()

    def _on_trial_ended(self, _ended: object) -> None:
        if self.active:
            self.reload()

    def _ask_again(self, bar: TrialBar, _ended: object) -> None:
        """Discard what is known of a drive whose trial has ended until it has answered, also during an Apply."""
        ref = bar.drive
        self._known.pop(ref, None)
        self._read_at.pop(ref, None)
        self._render_answers()
        for drive in self.drives():
            if drive.ref == ref:
                self._ask(drive)

    def _connect(self, trials: TrialBars) -> None:
        self.search.textChanged.connect(lambda _text: self.render_grid())
        self.only.toggled.connect(lambda _on: self.render_grid())
        self.everything.toggled.connect(self._on_everything)
        self.view.model.ticked.connect(self._on_ticked)
        self.copy_button.clicked.connect(self.view.copy)
        self.export_button.clicked.connect(self._export)
        self.change.clicked.connect(self._on_change)
        self.original.clicked.connect(self.restore_asked)
        self.view.asked.connect(self._on_setting)
        self.batch.left.connect(self._on_left)
        self.batch.drive_changed.connect(self._ask)
        trials.ended.connect(self._ask_again)
        self._session.trial_ended.connect(self._on_trial_ended)
        self._session.drives_changed.connect(self._on_drives)

    # -- layout ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.only.setToolTip(self.tr("Show only settings in which drives of the same kind differ"))
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(16)
        top.addWidget(self.search, 1)
        top.addStretch(1)
        top.addWidget(self.only)
        top.addWidget(self.everything)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(0, 0, 0, 0)
        bottom.setSpacing(12)
        bottom.addWidget(self.chosen, 1)
        self.original.setToolTip(
            self.tr("Lists the values of all drives from before DiskTune changed them, and what is saved for boot")
        )
        for button in (self.copy_button, self.export_button, self.original, self.change):
            bottom.addWidget(button)
        self.legend.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.legend.setWordWrap(True)
        self._show_legend()
        first = QWidget()
        layout = QVBoxLayout(first)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.legend)
        layout.addLayout(bottom)
        self.addWidget(first)
        self.addWidget(self.batch)
