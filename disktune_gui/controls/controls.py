"""Small controls: a list to tick, a combo box, a search field, an export button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QComboBox, QLineEdit, QListWidget, QListWidgetItem, QMenu, QPushButton, QToolButton

# -- search fields -----------------------------------------------------------------------------------------


class SearchField(QLineEdit):
    """A search field with a button that clears it."""

    def __init__(self, hint: str, name: str = "") -> None:
        """*hint* is shown while it is empty; *name* is for screen readers, if the hint is not clear enough."""
        super().__init__()
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear the search"))
        self.setProperty("search", True)


class SettingSearch(SearchField):
    """Searches for a setting, wherever settings are listed."""

    def __init__(self) -> None:
        super().__init__("")
        self.setPlaceholderText(self.tr("Find a setting"))
        self.setToolTip(self.tr("By label, purpose, kernel file or tool"))
        self.setAccessibleName(self.tr("Find a setting"))
        self.setMaximumWidth(320)


# -- the export button -------------------------------------------------------------------------------------


class ExportButton(QPushButton):
    """Opens a menu of forms."""

    chosen = pyqtSignal(str)
    """The key of the form."""

    def __init__(self, text: str, forms: Mapping[str, str]) -> None:
        """*forms* are the texts by key, in the order of the menu."""
        super().__init__(text)
        menu = QMenu(self)
        for key, words in forms.items():
            action = menu.addAction(words)
            if action is not None:
                action.triggered.connect(partial(self._on_chosen, key))
        self.setMenu(menu)

    def _on_chosen(self, key: str, _checked: bool) -> None:
        self.chosen.emit(key)


# -- a combo box with a name for screen readers ------------------------------------------------------------


class ChoiceBox(QComboBox):
    """A combo box. On Linux, Qt gives screen readers its value as its name, and its description unchanged."""

    def setAccessibleName(self, name: str | None) -> None:
        """Set the accessible name."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)


def offer(box: QComboBox, wanted: Sequence[tuple[str, str]], chosen: str) -> None:
    """Set the entries of *box*, keys with texts; an unchanged list stays, so that an open one does not close."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(wanted):
        box.clear()
        for key, text in wanted:
            box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)) if wanted else -1)


# -- a list whose rows can be ticked, each with the object it represents -----------------------------------

_DATA = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CheckList(QListWidget):
    """``itemChanged`` reports each change of a tick."""

    def add(self, text: str, stands_for: object, *, ticked: bool = True) -> QListWidgetItem:
        """Append a row."""
        item = QListWidgetItem(text)
        item.setData(_DATA, stands_for)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(_ON if ticked else _OFF)
        self.addItem(item)
        return item

    def ticked(self) -> list[Any]:
        """Return the objects of the ticked rows, in their order."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _ON]

    def left_out(self) -> list[Any]:
        """Return the objects of the other rows."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _OFF]

    def _items(self) -> list[QListWidgetItem]:
        return [item for row in range(self.count()) if (item := self.item(row)) is not None]
