"""Help, Report a Problem: the text to be completed, copied or saved; nothing is sent."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QStandardPaths
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.file_messages import not_written
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.typed_dialog import TypedDialog

_SIZE = (40, 30)
"""In heights of a line."""

translate = QCoreApplication.translate


class ProblemDialog(TypedDialog):
    """Shows *text* below a question to answer; what is there is what is copied."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        question = self.tr("What I did, what I expected and what happened:")
        super().__init__(self.tr("Text of the report"), f"{question}\n\n\n{text}\n", parent)
        self.setWindowTitle(self.tr("Report a Problem"))
        self.words = PlainLabel(
            self.tr(
                "Describe the problem, then copy or save the text and attach it to your report. Serial numbers "
                "and World Wide Names are masked. DiskTune sends nothing."
            )
        )
        self.words.setWordWrap(True)
        self.copy_button = QPushButton(self.tr("&Copy"))
        self.save_button = QPushButton(self.tr("&Save…"))
        self.close_button = QPushButton(self.tr("C&lose"))
        self.copy_button.setDefault(True)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)
        # Of the text as it was: neither copied nor saved is what it is now.
        self.edit.textChanged.connect(self.told.hide)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.copy_button, self.save_button, self.close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        for part in (self.words, self.edit, self.told):
            column.addWidget(part, 1 if part is self.edit else 0)
        column.addLayout(row)
        wide, tall = (lines(self, count) for count in _SIZE)
        around = self.parentWidget()
        # A dialog whose error it reports may be smaller than the report needs.
        while around is not None and around.parentWidget() is not None:
            around = around.parentWidget()
        if around is not None:
            wide, tall = min(wide, around.width()), min(tall, around.height())
        self.resize(wide, tall)
        # Below the question, where the answer belongs.
        cursor = self.edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.Down)
        self.edit.setTextCursor(cursor)
        self.edit.setFocus()

    def loss(self) -> str:
        return self.tr("The text was neither copied nor saved. Close again to discard it.")

    def _copy(self) -> None:
        self.let_go()
        clipboard.copy(self.edit.toPlainText())
        self.tell(self.tr("The text was copied."), "good")

    def _ask(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = str(Path(folder) / "disktune-problem.txt")
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save Report"), proposed, translate("Report", "Text (*.txt)")
        )
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write the text to *path*, and say so, or why not."""
        try:
            user_files.save(path, self.edit.toPlainText())
        except OSError as error:
            self.tell(not_written(path, error), "danger")
        else:
            self.let_go()
            self.tell(translate("Report", "The report was saved as {path}.").format(path=path), "good")
