"""A sentence in the page itself, where others would open a dialog."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from disktune_gui.theming.close_icon import CrossButton
from disktune_gui.widgets.tone_label import ToneLabel


class MessageBar(QFrame):
    """One sentence with its tone, perhaps one thing to do about it, and a way to be rid of it."""

    acted = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.about = ""
        """What the sentence is about, so that its cause can take it away again."""
        self.text = ToneLabel()
        self.action = QPushButton()
        self.close_button = CrossButton(self.tr("Dismiss"), self.tr("Dismiss the message"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Message"))
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.action.clicked.connect(self.acted)
        self.close_button.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button)
        self.hide()

    def show_text(self, words: str, *, tone: str = "", action: str = "", about: str = "") -> None:
        """Show *words* in the colour of *tone*; *action* is the text of a button, if there is one."""
        self.about = about
        self.text.setText(words)
        self.text.set_tone(tone)
        self.setAccessibleDescription(words)
        self.action.setText(action)
        self.action.setVisible(bool(action))
        self.show()

    def dismiss(self) -> None:
        """Take the sentence away."""
        self.about = ""
        self.text.clear()
        self.hide()
