"""Everything a drive reports of itself, in a row that opens: search, copy, export; and the user's note."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.controls.cards import PADDING, Disclosure, LinkButton, caption
from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.dialogs import TypedDialog
from disktune_gui.controls.message import ReportButton
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.desktop.user_files import reason
from disktune_gui.overview.fact_view import OPEN, FactView, Folds
from disktune_gui.services.drive_notes import MOST, DriveNotes, cleaned
from disktune_gui.text.facts import FactSection
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines, pixels

_TALL = 26
"""Lines of text that an open list of facts has."""


class FactPanel(QWidget):
    """The list of facts, with a field that searches it."""

    copy_wanted = pyqtSignal()
    export_wanted = pyqtSignal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.search = SearchField(self.tr("Search this page"), self.tr("Search"))
        self.count, self.source = caption(), caption()
        self.source.wrap_selectable()
        self.copy, self.export = LinkButton(self.tr("&Copy All")), LinkButton(self.tr("E&xport…"))
        self.view = FactView(folds=Folds(preferences, "overview", OPEN))
        self.view.setMinimumHeight(lines(self, _TALL))
        row, below = QHBoxLayout(), QHBoxLayout()
        row.addWidget(self.search, 1)
        below.addWidget(self.count, 1)
        below.addWidget(self.copy)
        below.addWidget(self.export)
        column = QVBoxLayout(self)
        side = pixels(self.font(), PADDING)
        column.setContentsMargins(side, 0, side, side)
        column.setSpacing(pixels(self.font(), 6))
        column.addLayout(row)
        column.addWidget(self.view)
        column.addLayout(below)
        column.addWidget(self.source)
        self.search.textChanged.connect(self._on_search)
        self.copy.clicked.connect(self.copy_wanted)
        self.export.clicked.connect(self.export_wanted)
        self.source.hide()

    def show_sections(self, sections: Sequence[FactSection], source: str) -> None:
        """Show these; *source* is where they are from."""
        self.view.show_sections(sections)
        self.source.setText(source)
        self.source.setVisible(bool(source))
        self._show_count()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    def _on_search(self, text: str) -> None:
        self.view.narrow(text)
        self._show_count()

    def _show_count(self) -> None:
        found = self.view.shown_rows()
        self.count.setText(self.tr("%n found", "", found) if self.search.text().strip() else "")


class AllFacts(Disclosure):
    """The row; the list is made when it is opened, and filled while it is open."""

    copy_wanted = pyqtSignal()
    export_wanted = pyqtSignal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(self.tr("All facts"), self._make_panel)
        self._preferences = preferences
        self.sections: tuple[FactSection, ...] = ()
        self._source = ""
        self.toggled.connect(self._fill)

    @property
    def panel(self) -> FactPanel:
        """The list; opens it."""
        self.opened = True
        assert isinstance(self.body, FactPanel)  # noqa: S101  # as it is made here
        return self.body

    def show_sections(self, sections: tuple[FactSection, ...], source: str) -> None:
        """Show these; *source* is where they are from, or why they are not newer."""
        self.sections, self._source = sections, source
        count = sum(len(part.rows) for part in sections)
        self.set_title(self.tr("All {count} facts").format(count=number(count)))
        self._fill()

    def back_to_top(self) -> None:
        """Show the first facts, of another drive."""
        if isinstance(self.body, FactPanel):
            self.body.view.scrollToTop()

    def _make_panel(self) -> QWidget:
        panel = FactPanel(self._preferences)
        panel.copy_wanted.connect(self.copy_wanted)
        panel.export_wanted.connect(self.export_wanted)
        return panel

    def _fill(self) -> None:
        if self.opened and isinstance(self.body, FactPanel):
            self.body.show_sections(self.sections, self._source)


class FeatureList(Disclosure):
    """What the drive reports by the terms of its standard."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(self.tr("Feature list (identify)"), self._make_view)
        self._preferences = preferences
        self._sections: tuple[FactSection, ...] = ()
        self.toggled.connect(self._fill)

    def show_sections(self, sections: tuple[FactSection, ...]) -> None:
        """Show these sections of a standard; without any the row is hidden."""
        self._sections = tuple(part for part in sections if part.chapter is not None)
        self.setVisible(bool(self._sections))
        self._fill()

    def _make_view(self) -> QWidget:
        view = FactView(folds=Folds(self._preferences, "features", ("ata", "nvme", "scsi")))
        view.setAccessibleName(self.tr("Feature list (identify)"))
        view.setMinimumHeight(lines(self, _TALL))
        return view

    def _fill(self) -> None:
        if self.opened and isinstance(self.body, FactView):
            self.body.show_sections(self._sections)


class NoteRow(Disclosure):
    """The user's note about the drive."""

    edit_wanted = pyqtSignal()

    def __init__(self) -> None:
        super().__init__(self.tr("Note"), self._make_note)
        self._words, self._text = "", PlainLabel()
        self._text.wrap_selectable()

    def show_note(self, words: str, unread: str) -> None:
        """Show the note; *unread* states why it is not known."""
        self._words = words or unread
        self._text.setText(self._words or self.tr("none"))
        self.set_count("1" if words else "")

    def _make_note(self) -> QWidget:
        place = QWidget()
        edit = LinkButton(self.tr("Edit Note…"))
        edit.clicked.connect(self.edit_wanted)
        column = QVBoxLayout(place)
        side = pixels(self.font(), PADDING)
        column.setContentsMargins(side, 0, side, side)
        column.addWidget(self._text)
        column.addWidget(edit)
        return place


# -- Edit Note: a few lines of the user about a drive ------------------------------------------------------

_SIZE = (26, 14)
"""In heights of a line."""


class NoteDialog(TypedDialog):
    """Edits the note. A text that cannot be saved stays in the dialog. Cancel drops the changes."""

    def __init__(self, notes: DriveNotes, drive: Drive, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Note"), notes.of(drive), parent)
        self._notes, self._drive = notes, drive
        self.setWindowTitle(self.tr("Edit Note"))
        where = self.tr("Stored on this computer.")
        if not notes.lasting:
            where = self.tr("The demo discards it.")
        self.words = PlainLabel(f"{drive.title} ({drive.name})\n{where}")
        self.words.setWordWrap(True)
        self.report = ReportButton()
        self.save_button = QPushButton(self.tr("&Save Note"))
        self.save_button.clicked.connect(self.save)
        self.edit.textChanged.connect(self._measure)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(lambda: self.done(QDialog.DialogCode.Rejected.value))
        column = QVBoxLayout(self)
        told = QHBoxLayout()
        told.addWidget(self.told, 1)
        told.addWidget(self.report)
        column.addWidget(self.words)
        column.addWidget(self.edit, 1)
        column.addLayout(told)
        column.addWidget(buttons)
        # After the button is in the dialog; before, Cancel would become the default.
        self.save_button.setDefault(True)
        self.resize(*(lines(self, count) for count in _SIZE))
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)
        self.edit.setFocus()

    def _measure(self) -> None:
        """Show that the text is too long while it is; no part of it is cut off."""
        long = len(cleaned(self.edit.toPlainText()))
        words = self.tr("{count} characters; at most {most}.")
        self.tell(words.format(count=number(long), most=number(MOST)) if long > MOST else "", "danger")
        self.save_button.setEnabled(long <= MOST)

    def loss(self) -> str:
        return self.tr("Not saved. Close again to discard.")

    def save(self) -> None:
        """Store the text and close, or show why it could not be stored."""
        try:
            self._notes.keep(self._drive, self.edit.toPlainText())
        except OSError as error:
            words = self.tr("Not stored: {why}. Copy the text or retry.")
            self.tell(words.format(why=reason(error)), "danger")
            self.report.show_for(self.told.text())
        else:
            self.accept()

    def tell(self, words: str, tone: str) -> None:
        super().tell(words, tone)
        self.report.show_for()
