"""What DiskTune changed, when, from what to what, and why; from here a change can be taken back."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, Qt, pyqtSignal
from PyQt6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PyQt6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.long_trial import LongTrialState
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.setting import Value
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import Page, offer_in
from disktune_gui.controls.table_twin import NOWHERE, HeadedModel
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.preferences import KeptColumns, Preferences
from disktune_gui.editing import change_summary, planned_values
from disktune_gui.editing.planned_values import Restoration, same
from disktune_gui.saved_settings.restoring import LIMIT, RestoreDialog, ask_original
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.services import Services
from disktune_gui.text import tabular, wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import dress

translate = QCoreApplication.translate

# -- the table of the history, whose columns share the width there is --------------------------------------

AIR = 20
"""Pixels between columns."""


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """Return widths of columns that fit into *room*: where it is too little, the widest become narrower."""
    widths, left = list(wanted), room
    for number, column in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        widths[column] = min(wanted[column], left // (len(wanted) - number))
        left -= widths[column]
    return widths


class HistoryTable(QTableView):
    """Shows each row on one line; what has too little room is cut off, and whole in its tool tip."""

    def __init__(self, model: QAbstractItemModel, preferences: Preferences) -> None:
        super().__init__()
        self._kept: KeptColumns | None = None
        self._wanted: list[int] = []
        self.setModel(model)
        self.setAccessibleName(self.tr("Changes"))
        dress(self)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        if header is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setStretchLastSection(True)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._kept = KeptColumns(header, preferences, "history")

    def fit_columns(self) -> None:
        """Make the columns as wide as what is in them, as far as there is room, unless the user has drawn them."""
        header, model = self.horizontalHeader(), self.model()
        if header is not None and model is not None:
            columns = range(model.columnCount())
            self._wanted = [max(self.sizeHintForColumn(n), header.sectionSizeHint(n)) + AIR for n in columns]
        self._share()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        viewport = self.viewport()
        drawn = self._kept is not None and self._kept.chosen
        if viewport is not None and not drawn:
            for column, width in enumerate(shared(self._wanted, viewport.width())):
                self.setColumnWidth(column, width)


# -- verdicts of the last long trials, above the changes ---------------------------------------------------

MOST = 3
"""Verdicts that are shown, the newest first; the changes themselves are in the table."""


class LongTrialVerdicts(QFrame):
    """Hidden while there is none."""

    def __init__(self, trials: LongTrials) -> None:
        super().__init__()
        self._trials = trials
        self._drive: Drive | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Long trials"))
        self.labels = tuple(ToneLabel() for _ in range(MOST))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(6)
        for label in self.labels:
            label.wrap_selectable()
            layout.addWidget(label)
        trials.changed.connect(self._show)
        self._show()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the trials of *drive*, or of all drives."""
        self._drive = drive
        self._show()

    def _show(self) -> None:
        over = [one for one in self._trials.known if not one.open and self._is_meant(one)]
        for number, label in enumerate(self.labels):
            label.setVisible(number < len(over))
            if number < len(over):
                label.set_tone(change_summary.tone(over[number]))
                label.setText(self._words(over[number]))
        self.setVisible(bool(over))

    def _is_meant(self, state: LongTrialState) -> bool:
        return self._drive is None or (state.drive.identity == self._drive.identity)

    def _words(self, state: LongTrialState) -> str:
        changes = change_summary.changes(state)
        verdict = change_summary.verdict(state, state.model or state.drive.name)
        words = self.tr("{time}: {changes}. {verdict}")
        return words.format(time=wording.moment(state.began), changes=changes, verdict=verdict)


# -- page --------------------------------------------------------------------------------------------------

Entries = tuple[JournalEntry, ...]


def words(entry: JournalEntry) -> tuple[str, ...]:
    """Return an entry as the table shows it: when, drive, setting, from, to, why, who.

    A setting of a later version, which this catalogue lacks, appears under its id.
    """
    return (
        wording.moment(entry.at),
        f"{entry.model} ({entry.drive})" if entry.model else entry.drive,
        said(BY_ID[entry.setting].label) if entry.setting in BY_ID else entry.setting,
        _value(entry.setting, entry.before),
        _became(entry),
        wording.cause(entry.cause),
        entry.who,
    )


def _became(entry: JournalEntry) -> str:
    """Return what it became, and what was asked for where that is something else."""
    after = _value(entry.setting, entry.after)
    if entry.asked is None or same(entry.asked, entry.after):
        return after
    words = translate("History", "{after} (requested: {asked})")
    return words.format(after=after, asked=_value(entry.setting, entry.asked))


def _value(setting: str, value: Value | None) -> str:
    if setting in BY_ID:
        return wording.value_words(BY_ID[setting], value)
    return wording.unknown() if value is None else str(value)


def as_csv(entries: Entries) -> str:
    """Return entries for a spreadsheet: seconds since the epoch, and values as they are on the wire."""
    header = ("at", "drive", "identity", "model", "setting", "before", "asked", "after", "cause", "who")
    rows = [tuple(_cell(getattr(entry, name)) for name in header) for entry in entries]
    return tabular.as_csv(tabular.DataTable(header, rows))


def _cell(value: Value | float | None) -> tabular.Cell:
    """Return a value as a cell; a switch is a word, or a spreadsheet would count it."""
    return ("on" if value else "off") if isinstance(value, bool) else value


def as_json(entries: Entries) -> str:
    """Return entries in the shape of the protocol."""
    return json.dumps(wire.plain(list(entries)), ensure_ascii=False, indent=2) + "\n"


class HistoryModel(HeadedModel):
    """Journal entries, newest first."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Entries = ()
        self.header = (
            self.tr("Time"), translate("Drive", "Drive"), self.tr("Setting"), self.tr("From"), self.tr("To"),
            self.tr("Cause"), self.tr("User"),
        )  # fmt: skip

    def show_entries(self, entries: Entries) -> None:
        """Show *entries*. New ones are inserted above the old, so that the selection stays where it was."""
        old = self.entries
        added = next((n for n in range(len(entries) + 1) if entries[n:] == old), None)
        if added is None:
            self.beginResetModel()
            self.entries = entries
            self.endResetModel()
        elif added:
            self.beginInsertRows(NOWHERE, 0, added - 1)
            self.entries = entries
            self.endInsertRows()

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        shown = words(self.entries[index.row()])[index.column()]
        return as_tip(shown) if role == Qt.ItemDataRole.ToolTipRole else shown


_NOTHING = "nothing"
"""Subject of the message that nothing can be restored."""
MOST_NAMED = 4
"""Drives that a sentence names."""


class HistoryPage(Page):
    """The journal of one drive, or of all."""

    propose_asked = pyqtSignal(tuple)
    """A tuple of `Restoration`: drafts that the settings page is to show."""
    restore_asked = pyqtSignal(tuple)
    """A tuple of `Restoration`: original values, with what is to be saved no more."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.drive: Drive | None = None
        self._asked = 0
        self._read_at = 0.0
        """When the entries were read, in seconds since the epoch."""
        self.model = HistoryModel()
        self.table = HistoryTable(self.model, self.preferences)
        self.only = QCheckBox(self.tr("This drive onl&y"))
        self.verdicts = LongTrialVerdicts(services.long_trials)
        self.message = MessageBar()
        self.empty = PlainLabel()
        self.back = QPushButton(self.tr("Restore Selected &Values…"))
        self.found = QPushButton(self.tr("Restore &Original Values…"))
        self.copy_button = QPushButton(translate("Export", "&Copy"))
        self.export_button = QPushButton(self.tr("&Export…"))
        self.dialog: RestoreDialog | None = None
        """The last one that was opened."""
        self._lay_out()
        self._connect()
        self._update_buttons()

    # -- the page interface --------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show the history of *drive*, or of all drives."""
        other = drive is None or self.drive is None or drive.ref != self.drive.ref
        self.drive = drive
        self.only.setVisible(drive is not None)
        if other:
            # Until its own are read, which they may never be, there is nothing of it to show.
            self.model.show_entries(())
            self.empty.hide()
            self.message.dismiss()
        if other and self.active:
            self.reload()
        self._update_buttons()

    def set_active(self, active: bool) -> None:
        """Read the journal whenever the page comes into view."""
        super().set_active(active)
        if active:
            self.reload()

    def refresh(self) -> None:
        """Ask again, if the page is in view."""
        if self.active:
            self.reload()

    def reload(self) -> None:
        """Ask for the journal. Only the answer to the last question counts."""
        self._asked += 1
        number, drive = self._asked, self._narrowed_to()
        self.verdicts.show_drive(drive)
        query = JournalQuery(drive.identity if drive else "", LIMIT)
        self.session.request(
            self,
            "journal",
            query,
            lambda reply: self._on_journal(number, drive, reply),
            lambda _fault, why: self._on_no_journal(number, why),
        )

    def selected(self) -> Entries:
        """Return the selected entries, newest first."""
        selection = self.table.selectionModel()
        rows = sorted(index.row() for index in selection.selectedRows()) if selection is not None else []
        return tuple(self.model.entries[row] for row in rows)

    def write(self, path: Path) -> None:
        """Write the entries to *path*, as JSON if it ends so, else as CSV; a failure becomes a sentence."""
        text = as_json(self.model.entries) if path.suffix.lower() == ".json" else as_csv(self.model.entries)
        words, well = user_files.export(path, text)
        self.message.show_text(words, tone="" if well else "danger")

    # -- what happens ----------------------------------------------------------------------------------------

    def _narrowed_to(self) -> Drive | None:
        return self.drive if self.only.isChecked() else None

    def _on_journal(self, number: int, drive: Drive | None, reply: JournalEntries) -> None:
        if number != self._asked:
            return
        entries = reply.entries
        if drive is not None and not drive.identity:
            # The query cannot name such a drive; its address is all there is.
            entries = tuple(entry for entry in entries if not entry.identity and entry.drive == drive.name)
        if self.message.action.text() or (self.message.about == _NOTHING and entries != self.model.entries):
            self.message.dismiss()
        self._read_at = time.time()
        self.model.show_entries(entries)
        self.empty.setText(self.tr("No changes."))
        self.table.fit_columns()
        self.empty.setVisible(not entries)
        for part in (self.table, self.copy_button, self.export_button, self.back):
            part.setVisible(bool(entries))
        self._update_buttons()

    def _on_no_journal(self, number: int, why: str) -> None:
        if number == self._asked:
            if self.model.entries:
                at = wording.moment(self._read_at, seconds=True)
                why = translate("Window", "{why} Read at {time}.").format(why=why, time=at)
            self.message.show_text(why, tone="danger", action=self.tr("&Retry"), error=True)

    def _restorations(self) -> tuple[Restoration, ...]:
        """Return how the selected changes can be undone, on drives that are here and can be distinguished."""
        found = planned_values.of_entries(self.selected(), self.session.drives)
        return found if any(one.values for one in found) else ()

    def _propose(self) -> None:
        if restorations := self._restorations():
            self.propose_asked.emit(restorations)

    def _whole(self) -> tuple[Drive, ...]:
        """Return the drives that can be restored: the one in view, those of the selected changes, or all."""
        drives = self.session.drives
        shown = (self.drive,) if self.drive is not None else drives
        wanted = {drive.identity for drive in shown}
        if self.drive is None and (selected := self.selected()):
            wanted = {entry.identity for entry in selected}
        return tuple(
            drive for drive in drives if drive.identity in wanted and planned_values.named(drive.identity, drives)
        )

    def _restore(self) -> None:
        """Ask for the whole journals, which the table may show in part, and for what is saved."""
        if drives := self._whole():
            failed = partial(self.message.show_text, tone="danger")
            ask_original(self, self.session, drives, partial(self._on_original, drives), failed)

    def _on_original(
        self, drives: tuple[Drive, ...], found: tuple[Restoration, ...], remarks: tuple[str, ...]
    ) -> None:
        if not found:
            nothing = self.tr("Nothing to restore on {drives}.")
            if len(drives) > MOST_NAMED:
                nothing = self.tr("Nothing to restore.")
            words = said(in_turn(*remarks)) or nothing.format(drives=said(listed(map(self.session.title, drives))))
            self.message.show_text(words, about=_NOTHING)
            return
        dialog = self.dialog = RestoreDialog(found, remarks, self)
        dialog.table.keep_columns(self.preferences, "restore")
        dialog.chosen.connect(self.restore_asked)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _copy(self) -> None:
        entries = self.selected() or self.model.entries
        table = tabular.DataTable(self.model.header, [words(entry) for entry in entries])
        clipboard.copy(tabular.as_tsv(table))

    def _export(self) -> None:
        kinds = self.tr("CSV (*.csv);;JSON (*.json)")
        path, _ = user_files.ask_where(self, self.tr("Export History"), "disktune-history.csv", kinds)
        if path is not None:
            self.write(path)

    def _on_trial_ended(self, _ended: object) -> None:
        if self.active:
            self.reload()

    def _update_buttons(self) -> None:
        filled = bool(self.model.entries)
        self.copy_button.setEnabled(filled)
        self.export_button.setEnabled(filled)
        self.back.setEnabled(bool(self._restorations()))
        self.found.setEnabled(bool(self._whole()))

    def _connect(self) -> None:
        self.only.toggled.connect(self.reload)
        self.back.clicked.connect(self._propose)
        self.found.clicked.connect(self._restore)
        self.copy_button.clicked.connect(self._copy)
        self.export_button.clicked.connect(self._export)
        self.message.acted.connect(self.reload)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._update_buttons)
        self.session.drives_changed.connect(self._update_buttons)
        self.session.trial_ended.connect(self._on_trial_ended)
        self.services.long_trials.over.connect(self._on_trial_ended)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.table)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        copy.activated.connect(self._copy)
        offer_in(self.table, self.copy_button, self.export_button, self.back, self.found)

    # -- layout ------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.only.setChecked(True)
        self.empty.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.hide()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        for button in (self.copy_button, self.export_button, self.found, self.back):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 12, 24, 12)
        layout.setSpacing(12)
        layout.addWidget(self.only)
        layout.addWidget(self.verdicts)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.message)
        layout.addLayout(buttons)
