"""Edit Note: a few lines of the user about a drive."""

from __future__ import annotations

from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.controls.dialogs import TypedDialog
from disktune_gui.controls.message import ReportButton
from disktune_gui.desktop.user_files import reason
from disktune_gui.services.drive_notes import DriveNotes
from disktune_gui.store.note_file import MOST, cleaned
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines

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
