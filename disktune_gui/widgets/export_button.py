"""A button that asks in which form something is to leave the program."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QMenu, QPushButton


class ExportButton(QPushButton):
    """Opens a menu of forms."""

    chosen = pyqtSignal(str)
    """The key of the form."""

    def __init__(self, text: str, forms: Mapping[str, str]) -> None:
        """*forms* are the words for each key, in the order of the menu."""
        super().__init__(text)
        menu = QMenu(self)
        for key, words in forms.items():
            action = menu.addAction(words)
            if action is not None:
                action.triggered.connect(partial(self._on_chosen, key))
        self.setMenu(menu)

    def _on_chosen(self, key: str, _checked: bool) -> None:
        self.chosen.emit(key)
