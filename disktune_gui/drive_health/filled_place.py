"""A place that shows a table, or the sentence that says why there is nothing in it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_gui.text.plain import PlainLabel
from disktune_gui.widgets.front_stack import FrontStack


class FilledPlace(FrontStack):
    """Never an empty box without a sentence."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = QWidget()
        column = QVBoxLayout(self._words)
        column.addWidget(self.sentence)
        self.addWidget(self._words)
        self.addWidget(view)

    def show_state(self, *, filled: bool, why_not: str) -> None:
        """Show the table, or *why_not*."""
        self.sentence.setText(why_not)
        self.setCurrentWidget(self._view if filled else self._words)
