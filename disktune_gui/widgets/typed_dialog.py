"""Dialogs with a text that somebody types: closing one does not lose it without a word."""

from __future__ import annotations

from PyQt6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from disktune_gui.widgets.tone_label import ToneLabel


class TypedDialog(QDialog):
    """Has the text and a line of news, which its subclass lays out. Closed with a text that is not yet anywhere
    else, it says so; closed with the same text once more, it drops it."""

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        """*name* is what a screen reader calls the text."""
        super().__init__(parent)
        self.edit = QPlainTextEdit()
        self.edit.setAccessibleName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlainText(text)
        self.told = ToneLabel()
        self.told.setWordWrap(True)
        self.told.hide()
        self._dropped = ""
        self.let_go()

    def let_go(self) -> None:
        """Take note that the text may be dropped as it is now."""
        self._dropped = self.edit.toPlainText()

    def loss(self) -> str:
        """Return what to say before a text is lost."""
        raise NotImplementedError

    def tell(self, words: str, tone: str) -> None:
        """Show a sentence below the text; hide the line if it is empty."""
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.setVisible(bool(words))

    def reject(self) -> None:
        """Close, if the text may be dropped or that was said of it before."""
        if self.edit.toPlainText() == self._dropped:
            super().reject()
            return
        self.let_go()
        self.tell(self.loss(), "caution")
