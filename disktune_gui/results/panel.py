"""All stored results: search, annotate, delete, compare, export, import."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_contract.sentence import Sentence
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import LowerHalf, offer_in
from disktune_gui.desktop import user_files
from disktune_gui.desktop.preferences import keep_split
from disktune_gui.desktop.user_files import not_read, not_written
from disktune_gui.results import selected as selection
from disktune_gui.results.list import DRIVE, Filter, ListedRun, ResultsBar, ResultsModel, ResultsTable
from disktune_gui.results.selected import SelectedResults, SelectedRuns
from disktune_gui.services.services import Services
from disktune_gui.store import exchange
from disktune_gui.store.entry import ResultKind, StoreError
from disktune_gui.store.exchange import ExchangeError
from disktune_gui.store.store import Deleted
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush, lines

translate = QCoreApplication.translate

# -- all stored results: search, annotate, delete, compare, export, import ---------------------------------

LEAST_LINES = 4
"""Height of the list below a page, in lines."""

FEW = 8
"""So many results need no filter."""
_ABSENT = "absent"
"""The subject of a message that is valid while a drive is not connected."""


class ResultsPanel(LowerHalf):
    """A list, and what is selected in it: below the list, or apart from it in a place that the owner chooses."""

    selected: SelectedResults
    experiment_asked = pyqtSignal(str)
    """The user wants an experiment on the drive of that kernel name: two single results give no verdict."""

    all_asked = pyqtSignal()
    """The user wants to see the results of all drives."""

    def __init__(
        self,
        services: Services,
        parent: QWidget | None = None,
        *,
        kinds: Collection[ResultKind] = tuple(ResultKind),
        apart: bool = False,
    ) -> None:
        """List results of *kinds* only; *apart*: the owner of the panel places `selected`."""
        super().__init__(services, parent)
        self._kinds, self._apart = kinds, apart
        self._drive: Drive | None = None
        self._shown = SelectedRuns()
        self._fills = True
        """Whether `selected` is filled at once."""
        self._workload = ""
        """The test that is shown, of every set that has it."""
        self._wanted_at: float | None = selection.LAST
        """What the user chose to compare with; None for nothing."""
        self._deleted: Deleted = ()
        self._state: object = None
        self._count = 0
        """How many results are stored, of all drives."""
        self._unread = ""
        """Why the store could not be read when it was last tried."""
        self.model = ResultsModel()
        self.bar = ResultsBar()
        self.search = self.bar.search
        self.table = ResultsTable(self.model)
        self.table.keep_columns(self.preferences)
        self.empty = PlainLabel()
        self.message = MessageBar()
        self.delete_button = QPushButton(self.tr("&Delete"))
        self.import_button = QPushButton(self.tr("&Import…"))
        self.all_button = QPushButton(self.tr("A&ll Drives"))
        self.selected = SelectedResults(self.preferences)
        self._of_rows = self.delete_button, self.selected.export_button
        for button in self._of_rows:
            button.hide()
        self._lay_out()
        self._connect()

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._dress()
        buttons = QVBoxLayout() if self._apart else QHBoxLayout()
        buttons.setSpacing(8)
        if not self._apart:
            buttons.addStretch(1)
        for button in (self.all_button, self.import_button, self.selected.export_button, self.delete_button):
            buttons.addWidget(button)
        if self._apart:
            buttons.addStretch(1)
            # On the page of all drives, where imported results are shown whatever their drive.
            self.import_button.hide()
        else:
            # Nothing to return to, and no further results to show.
            self.selected.back_button.hide()
            self.all_button.hide()
        listed = QWidget()
        beside = flush(QHBoxLayout(listed), 8)
        beside.addWidget(self.table, 1)
        beside.addWidget(self.empty, 1)
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(14)
        split.addWidget(listed)
        if self._apart:
            beside.addLayout(buttons)
            self.table.setMinimumHeight(lines(self, LEAST_LINES))
        else:
            split.addWidget(self.selected)
            split.setSizes([220, 360])
            keep_split(split, self.preferences, "results")
        column = flush(QVBoxLayout(self), 8)
        column.addWidget(self.bar)
        column.addWidget(split, 1)
        column.addWidget(self.message)
        if not self._apart:
            column.addLayout(buttons)

    def _dress(self) -> None:
        self.empty.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)

    def _connect(self) -> None:
        self.bar.changed.connect(self._narrow)
        self.selected.chosen.connect(self._on_chosen)
        self.selected.compared.connect(self._on_compared)
        self.selected.told.connect(self._say)
        self.selected.note.editingFinished.connect(self._annotate)
        self.selected.experiment.clicked.connect(self._on_experiment)
        self.selected.export_button.chosen.connect(self._on_export)
        self.selected.back_button.clicked.connect(self.clear_selection)
        self.delete_button.clicked.connect(self.delete)
        offer_in(self.table, self.delete_button, self.all_button, self.import_button)
        self.all_button.clicked.connect(self.all_asked)
        self.import_button.clicked.connect(self._ask_import)
        self.message.acted.connect(self._undo)
        self.services.archive.changed.connect(self.reload)
        self.session.drives_changed.connect(self._on_drives)
        self.preferences.changed.connect(self._on_preferences)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(lambda _new, _old: self._on_selection())
        remove = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self.delete)

    # -- the page interface --------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """List the results of *drive*, or of all drives."""
        other = drive is None or self._drive is None or drive.ref != self._drive.ref
        self._drive = drive
        self.bar.show_drive(drive)
        if other:
            self._narrow()

    def set_active(self, active: bool) -> None:
        """Read the store when the page comes into view, if this or another window has written to it since."""
        super().set_active(active)
        if not active:
            return
        self.reload()

    def refresh(self) -> None:
        """Read the store again."""
        self._state = None
        self.reload()

    def search_field(self) -> QLineEdit:
        return self.search

    def reload(self) -> None:
        """Read the store, if anything was written to it since the last time."""
        if not self.active:
            self._state = None
            return
        try:
            store = self.services.archive.store
            state = (store.state(), store.changes())
            if state == self._state:
                return
            self._state = state
            found = [one for one in store.summaries() if one.kind in self._kinds]
            self._count = len(found)
        except StoreError as error:
            self._unread = str(error)
            self._say(str(error), False)
            self._show()
            return
        self._unread = ""
        self.bar.offer(found)
        self._fill_list(partial(self.model.show_results, found), fit=True)

    # -- the list ------------------------------------------------------------------------------------------

    def _narrow(self) -> None:
        self._fill_list(self.model.narrow)

    def _fill_list(self, fill: Callable[[Filter], None], *, fit: bool = False) -> None:
        """Let *fill* fill the list; the selection stays. *fit* adjusts the columns to the new lines."""
        chosen, was_empty = self.table.selected_ids(), not self.model.rows
        wanted = self.bar.wanted()
        fill(wanted)
        # The name of a drive is not repeated below its own page.
        self.table.setColumnHidden(DRIVE, self._apart and wanted.identity is not None)
        self.table.select_ids(chosen)
        if fit or was_empty:
            # In an empty list no column had a width worth keeping.
            self.table.fit_columns()
        self._show()

    # -- what is selected ----------------------------------------------------------------------------------

    def clear_selection(self) -> None:
        self.table.clearSelection()

    def selected_ids(self) -> list[str]:
        return self.table.selected_ids()

    def select_ids(self, ids: Sequence[str]) -> None:
        """Select results; a filter that hides one of them is cleared."""
        if not set(ids) <= {one for run in self.model.rows for one in run.ids}:
            self.bar.clear()
        self.table.select_ids(ids)

    def show_selected(self, on: bool) -> None:
        self._fills = on
        if on:
            self._fill()

    def show_test(self, workload: str) -> None:
        if workload != self._workload:
            self._on_chosen(workload)

    def _on_selection(self) -> None:
        if [run.id for run in self.table.selected_runs()] != [run.id for run in self._shown.runs]:
            self._wanted_at = selection.LAST
        self._show()
        self.selection_changed.emit(bool(self.table.selected_ids()))

    def _show(self) -> None:
        runs = self.table.selected_runs()
        self.delete_button.setEnabled(bool(runs))
        self.selected.export_button.setEnabled(bool(self.model.rows))
        # Also while the panel is hidden: when it is shown, no empty table appears before the results are read.
        self._show_list_or_why_not()
        if not self.active:
            return
        try:
            self._shown = selection.read(self.services.archive.store, runs, self._workload, self._wanted_at)
        except StoreError as error:
            self._say(str(error), False)
            self._shown = SelectedRuns()
        self._fill()

    def _show_list_or_why_not(self) -> None:
        self.empty.setText(self._why_empty())
        self.empty.setVisible(not self.model.rows)
        self.table.setVisible(bool(self.model.rows))
        for button in self._of_rows:
            button.setVisible(bool(self.model.rows) or self.bar.narrows)
        few = self._count <= FEW and not self.bar.narrows
        self.bar.setVisible(not few)

    def _fill(self) -> None:
        if not self._apart:
            self.selected.setVisible(bool(self._shown.runs))
        if self._fills:
            self.selected.show_runs(self._shown, self.preferences.units)

    def _on_chosen(self, workload: str) -> None:
        """Show another test of what is selected."""
        self._workload = workload
        self._show()

    def _on_compared(self, at: float | None) -> None:
        """Compare with the user's choice, until the selection changes."""
        self._wanted_at = at
        self._show()

    def _why_empty(self) -> str:
        """Return why nothing is listed, and what to do about it."""
        if self._unread:
            return self.tr("Results unreadable: {why}").format(why=self._unread)
        if not self.model.all:
            return self.tr("No results.")
        return self.bar.why_nothing()

    def _on_preferences(self) -> None:
        if self.model.units is not self.preferences.units:
            chosen = self.table.selected_ids()
            self.model.use_units(self.preferences.units)
            self.table.select_ids(chosen)
        if self.active:
            self._fill()

    # -- what the user does --------------------------------------------------------------------------------

    def _annotate(self) -> None:
        run, note = self._shown.only, self.selected.note.text()
        if run is not None and note != run.own_note:
            self._try(partial(self._write_note, run, note))

    def _write_note(self, run: ListedRun, note: str) -> None:
        for one in run.noted:
            self.services.archive.store.annotate(one, note)

    def delete(self) -> None:
        """Delete the selected results; they can be restored until others are deleted."""
        ids = self.table.selected_ids()
        if not ids:
            return
        try:
            self._deleted = self.services.archive.store.delete(ids)
        except StoreError as error:
            self._say(str(error), False)
            return
        words = said(Sentence.counted(len(self._deleted), "{n} result deleted.", "{n} results deleted."))
        self.message.show_text(words, action=self.tr("&Undo"), about="deleted")
        self.services.archive.changed.emit()

    def _undo(self) -> None:
        if self.message.about == "deleted" and self._deleted:
            rows, self._deleted = self._deleted, ()
            self.message.dismiss()
            self._try(partial(self.services.archive.store.restore, rows))

    def _try(self, act: partial[None]) -> None:
        try:
            act()
        except StoreError as error:
            self._say(str(error), False)
        self.services.archive.changed.emit()

    def _say(self, words: str, well: bool) -> None:
        self.message.show_text(words, tone="" if well else "danger")

    def _on_experiment(self) -> None:
        """Go to the experiments of the newer result's drive, if it is still here."""
        newest = max((entry.envelope for entry in self._shown.entries), key=lambda one: one.at, default=None)
        here = [
            drive.name
            for drive in self.session.drives
            if newest is not None and drive.identity and drive.identity == newest.drive.identity
        ]
        if here:
            self.experiment_asked.emit(here[0])
        else:
            words = self.tr("Not connected.")
            self.message.show_text(words, tone="danger", about=_ABSENT)

    def _on_drives(self, _drives: object) -> None:
        if self.message.about == _ABSENT:
            self.message.dismiss()  # It may have been connected meanwhile.

    # -- export and import ---------------------------------------------------------------------------------

    def _on_export(self, kind: str) -> None:
        """Ask where to write the results; the panel of the charts handles its own forms."""
        if kind != "results":
            return
        kinds = translate("Export", "JSON (*.json)")
        path, _ = user_files.ask_where(self, self.tr("Export Results"), "disktune-results.json", kinds)
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the selected results, or all that are listed, to *path*."""
        store = self.services.archive.store
        try:
            ids = self.table.selected_ids() or [one for run in self.model.rows for one in run.ids]
            count = exchange.write(path, [store.entry(one) for one in ids])
        except StoreError as error:
            self._say(str(error), False)
        except OSError as error:
            self._say(not_written(path, error), False)
        else:
            words = Sentence.counted(
                count,
                "{n} result written to {path}, including serial numbers.",
                "{n} results written to {path}, including serial numbers.",
                path=path,
            )
            self._say(said(words), True)

    def _ask_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import Results"), "", translate("Export", "JSON (*.json)")
        )
        if chosen:
            self.bring(Path(chosen))

    def bring(self, path: Path) -> None:
        """Add the results in *path* that are not here yet."""
        try:
            outcome = exchange.bring(self.services.archive.store, path)
        except (ExchangeError, StoreError) as error:
            self._say(str(error), False)
        except OSError as error:
            self._say(not_read(path, error), False)
        else:
            self._say(outcome.words, not outcome.refused)
            self.services.archive.changed.emit()
