"""Small controls: a list to tick, a list to choose from, a line to search in, a button to export."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QComboBox, QLineEdit, QListWidget, QListWidgetItem, QMenu, QPushButton, QToolButton

# -- the lines in which somebody says what is looked for ---------------------------------------------------


class SearchField(QLineEdit):
    """A line to search with, and a button in it that empties it."""

    def __init__(self, hint: str, name: str = "") -> None:
        """*hint* stands in it while it is empty; *name* is for screen readers, if that says too little."""
        super().__init__()
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear the search"))
        # As far from the left edge as the button is from the right one.
        self.setTextMargins(5, 0, 0, 0)


class SettingSearch(SearchField):
    """Looks for a setting, wherever settings are listed."""

    def __init__(self) -> None:
        super().__init__("")
        self.setPlaceholderText(self.tr("Find a setting"))
        self.setToolTip(self.tr("By label, purpose, kernel file or its name in another tool, such as hdparm"))
        self.setAccessibleName(self.tr("Find a setting by label, purpose, kernel file or a name in another tool"))
        self.setMaximumWidth(320)


# -- a button that asks in which form something is to leave the program ------------------------------------


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


# -- a list to choose from, with a name that screen readers say --------------------------------------------


class ChoiceBox(QComboBox):
    """A combo box. On Linux, Qt hands screen readers its value for its name, and its description as it is."""

    def setAccessibleName(self, name: str | None) -> None:
        """Be called *name*."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)


def offer(box: QComboBox, wanted: Sequence[tuple[str, str]], chosen: str) -> None:
    """Let *box* offer keys with their words; what is the same stays, so that an open list does not close."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(wanted):
        box.clear()
        for key, text in wanted:
            box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)) if wanted else -1)


# -- a list of which each row can be ticked; rows are known by what they stand for -------------------------

_DATA = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CheckList(QListWidget):
    """``itemChanged`` tells of a tick that comes or goes."""

    def add(self, text: str, stands_for: object, *, ticked: bool = True) -> QListWidgetItem:
        """Append a row."""
        item = QListWidgetItem(text)
        item.setData(_DATA, stands_for)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(_ON if ticked else _OFF)
        self.addItem(item)
        return item

    def ticked(self) -> list[Any]:
        """Return what the ticked rows stand for, in their order."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _ON]

    def left_out(self) -> list[Any]:
        """Return what the others stand for."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _OFF]

    def _items(self) -> list[QListWidgetItem]:
        return [item for row in range(self.count()) if (item := self.item(row)) is not None]
