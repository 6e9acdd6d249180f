"""What dialogs have in common that propose settings to be ticked: words, the table, and a button that accepts."""

from __future__ import annotations

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from disktune_gui.text.plain import PlainLabel
from disktune_gui.widgets.tick_table import TickTable


class TickDialog(QDialog):
    """A sentence, a table of proposals, and a button for what is ticked; a subclass says what that comes to."""

    chosen = pyqtSignal(tuple)
    """What `ticked` returned when the button was pressed."""

    table: TickTable

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlainLabel()
        self._empty: bool | None = None

    def ticked(self) -> tuple[object, ...]:
        """Return what is ticked."""
        raise NotImplementedError

    def lay_out(self, button: QPushButton, *below: QWidget, extra: QPushButton | None = None) -> None:
        """Put everything in its place: the *button* that accepts, an *extra* one, what is *below* the table."""
        self.words.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        if extra is not None:
            buttons.addButton(extra, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(button, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(self.words)
        column.addWidget(self.table, 1)
        for widget in below:
            column.addWidget(widget)
        column.addStretch()
        column.addWidget(buttons)

    def fit(self, size: QSize, *, empty: bool) -> None:
        """Take *size*, or while the table is *empty* as much as a sentence needs; what the user chose stays."""
        layout = self.layout()
        if empty != self._empty and layout is not None:
            self._empty = empty
            width = size.width() * 2 // 3
            self.resize(QSize(width, layout.totalHeightForWidth(width)) if empty else size)

    def _choose(self) -> None:
        ticked = self.ticked()
        self.accept()
        self.chosen.emit(ticked)
