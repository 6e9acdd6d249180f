"""A value whose title stands elsewhere, or nowhere: a screen reader says both."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.text.plain import PlainLabel


class TitledLabel(PlainLabel):
    """Shows its text alone. A name without the text would be all that is heard of it."""

    _title = ""

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title = title
        self.setText(text)

    def setText(self, text: str | None) -> None:
        """Show *text*, and let it be heard after the title."""
        super().setText(text)
        words = QCoreApplication.translate("TitledLabel", "{title}: {value}")
        self.setAccessibleName(words.format(title=self._title, value=text) if text else self._title)
