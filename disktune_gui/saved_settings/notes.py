"""Above the rows: what is to be said of a drive's saved settings as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from disktune_contract.sentence import in_turn
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.widgets.tone_label import ToneLabel


class SavedNotes(QWidget):
    """Sentences on another firmware, a twin, lines that are not understood; takes no room when there are none."""

    confirmed = pyqtSignal()
    """What is saved is still wanted, although the drive has another firmware now."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ToneLabel(tone="caution")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.confirm = QPushButton(self.tr("Save Again"))
        self.confirm.clicked.connect(self.confirmed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 12, 4)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_notes(self, sentences: Sequence[str], *, confirmable: bool, locked: str = "") -> None:
        """Show *sentences*, and with *confirmable* the button, which *locked* says why it cannot be pressed."""
        self.confirm.setEnabled(not locked)
        self.confirm.setToolTip(as_tip(locked or self.tr("Saves the values for the drive's current firmware")))
        self.words.setText("\n".join(sentences))
        self.setAccessibleName(said(in_turn(*sentences)))
        self.confirm.setVisible(confirmable)
        self.setVisible(bool(sentences))
