"""What holds an array back, a line each, with a button for what helps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.arrays.slowdown_causes import Fix, slow_words
from disktune_contract.drives.drive import Drive
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.text.said import said
from disktune_gui.widgets.tone_label import ToneLabel


class Troubles(QWidget):
    """Takes no room while nothing is known."""

    help_wanted = pyqtSignal(Fix)
    drive_wanted = pyqtSignal(str)
    """Show the drive of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[tuple[str, str], ...] = ()
        """Sentence and tone of each line."""
        self._lines: list[QWidget] = []
        self.buttons: list[QPushButton] = []
        """Those of the lines, from top to bottom."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_model(self, model: ArrayModel, drives: Mapping[str, Drive]) -> None:
        """Say what *model* knows; lines that stay are left alone, so that a button is not gone under a click."""
        found: list[tuple[str, str, Fix | str | None]] = []
        if model.suspect is not None:
            found.append((said(slow_words(model.suspect)), "danger", model.suspect.drive))
        found += [
            (said(cause.words), "caution" if cause.certain else "info", cause.fix)
            for cause in model.causes(drives)
        ]
        shown = tuple((words, tone) for words, tone, _ in found)
        if shown == self.shown:
            return
        self.shown = shown
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.buttons = []
        self._lines = [self._line(*one) for one in found]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(self._lines))

    def _line(self, words: str, tone: str, help_: Fix | str | None) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        label = ToneLabel(words, tone)
        label.setWordWrap(True)
        row.addWidget(label, 1)
        if help_ is not None:
            button = QPushButton(self._offer(help_))
            button.setAccessibleDescription(words)
            button.clicked.connect(partial(self._ask, help_))
            row.addWidget(button)
            self.buttons.append(button)
        return line

    def _offer(self, help_: Fix | str) -> str:
        if isinstance(help_, str):
            return self.tr("Show Drive")
        return self.tr("Boost…") if help_.speed_up else self.tr("Show Settings")

    def _ask(self, help_: Fix | str, _checked: bool = False) -> None:
        if isinstance(help_, str):
            self.drive_wanted.emit(help_)
        else:
            self.help_wanted.emit(help_)
